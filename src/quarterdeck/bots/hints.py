"""Hints for people: the best few actions, what each is worth, and one sentence why.

The sentence compares what everybody has before the action, after the rest of the turn as the search would play it, and
after the answer that it fears most; over several samples of what the seat cannot know, so that no luck is promised.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from statistics import fmean, median_low
from time import thread_time

import msgspec

from .. import i18n
from ..engine.chance import Chance
from ..engine.search import greedy_action
from ..engine.state import State
from ..games.base import Action, Game, ScoreItem
from . import levels
from .driver import Driver
from .match import totals
from .outlook import Judge, mean_of
from .thinker import Slices, Stop, Thinker, known_to, run

LEVEL = levels.HIGHEST  # people are given the best advice there is
MOST = 3  # actions named
LEAST_SHARE = 0.02  # of all thought: what got less was hardly looked at
SAMPLES = 15  # odd, so that a median is one of them
SURE = 8  # visits from which the tree's own answer is trusted; below, the best single action answers
MOST_STEPS = 40  # of one turn that is foreseen
POINTS = "points"
PLAYOUT_SECONDS = 0.3  # for the points of one action; a game whose playouts take longer shows the chance alone
LEAST_PLAYOUTS = 5  # fewer say nothing
ALL_THOUGHT = (1, 1)  # iterations done and wanted: what is left is finding words


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """An action worth considering. Figures are medians over the samples."""

    action: Action
    chance: float  # of winning, as the judge of analyses sees it
    points: float | None  # expected at the end; None where the game keeps none
    share: float  # how much of the thought went into it
    line: tuple[Action, ...] = ()  # how the turn could go on
    wins: bool = False  # the game, at once
    gained: dict[str, int] = {}  # `points` and assets of the game, with this turn
    items: tuple[ScoreItem, ...] = ()  # what the new points are for
    taken: dict[str, int] = {}  # what the others lose by it
    risked: dict[str, int] = {}  # what the answer costs
    reply: Action | None = None  # the answer that is feared


class Foresight(msgspec.Struct):
    """One sample of what an action leads to."""

    before: "Worth"
    turn: "Worth"  # when the turn is over
    answer: "Worth"  # when the next one is
    line: list[Action]
    reply: Action | None
    end: State  # as far as was foreseen
    won: bool


class Worth(msgspec.Struct):
    """What every seat has."""

    seats: tuple[dict[str, int], ...]
    items: tuple[tuple[ScoreItem, ...], ...]


def advise(
    game: Game,
    state: State,
    seat: int,
    seed: int,
    seconds: float = levels.DECISION_SECONDS,
    stop: Stop | None = None,
    level: str = LEVEL,
) -> tuple[Hint, ...]:
    """The best few actions of a seat that owes a decision, the best first; the same seed gives the same advice."""
    return run(slices(Driver(game, seat, level, seed), state, seconds), stop)


def slices(driver: Driver, state: State, seconds: float) -> Slices[tuple[Hint, ...]]:
    """The same, slice by slice."""
    thinker = driver.bot
    assert isinstance(thinker, Thinker)
    seat, seed = thinker.seat, thinker.seed
    choice = yield from driver.slices(state, seconds)
    known = known_to(state, seat, seed)
    if not choice.candidates:  # one action only, nothing to think about
        value = float(thinker.evaluator.value(known, seat))
        return ((yield from _hint(thinker, state, choice.code, value, 1.0)),)
    thought = max(1, choice.iterations)
    legal = [found for found in choice.candidates if is_sane(thinker, known, found.code) or found.code == choice.code]
    legal.sort(key=lambda found: found.code != choice.code)  # what it would do; the others by how often it looked
    hints = []
    for found in legal[:MOST]:
        if found.code == choice.code or found.visits >= LEAST_SHARE * thought:
            hints.append((yield from _hint(thinker, state, found.code, found.value, found.visits / thought)))
    return tuple(hints)


def is_sane(thinker: Thinker, known: State, code: int) -> bool:
    """Whether an action is legal, and not one that throws something away for nothing."""
    return known.why_not(code) == 0 and not thinker.evaluator.shuns(known, code)


def _hint(thinker: Thinker, state: State, code: int, value: float, share: float, count: bool = True) -> Slices[Hint]:
    game, seat = thinker.game, thinker.seat
    chance = yield from _chance(thinker, state, code, value)
    seen = []
    for k in range(SAMPLES):
        seen.append((yield from _foresee(thinker, known_to(state, seat, thinker.seed + k), code)))
    points = (yield from _final_points(thinker, [one.end for one in seen])) if count else None
    gained = _change(seen, lambda one: _gain(one.before, one.turn, seat))
    others = [other for other in range(state.seats) if other != seat]
    reply = Counter(one.reply.text for one in seen if one.reply is not None).most_common(1)
    feared = next((one.reply for one in seen if reply and one.reply and one.reply.text == reply[0][0]), None)
    return Hint(
        action=game.action(known_to(state, seat, thinker.seed), code),
        chance=chance,
        points=points,
        share=share,
        line=_usual([one.line for one in seen]),
        wins=all(one.won for one in seen),
        gained={what: count for what, count in gained.items() if count > 0},
        items=_common(_new(one.before.items[seat], one.turn.items[seat]) for one in seen)
        if gained.get(POINTS, 0) > 0
        else (),
        taken=_lost(_change(seen, lambda one: _sum(_gain(one.before, one.turn, other) for other in others))),
        risked=_lost(_change(seen, lambda one: _gain(one.turn, one.answer, seat))),
        reply=feared,
    )


def explain(driver: Driver, state: State, code: int, value: float) -> Slices[Hint]:
    """What speaks for one action and against it, whoever found it; without the points at the end, which take longer."""
    thinker = driver.bot
    assert isinstance(thinker, Thinker)
    return (yield from _hint(thinker, state, code, value, 1.0, count=False))


def _chance(thinker: Thinker, state: State, code: int, value: float) -> Slices[float]:
    """The chance to win as an analysis would say it; who plays alone has the search's own figure."""
    game, seat = thinker.game, thinker.seat
    judge = Judge(game, len(set(game.sides(state))), int(state.seats))
    if judge.in_points:
        return value
    found = []
    for k in range(SAMPLES):  # the same guesses and the same luck for every action
        known = known_to(state, seat, thinker.seed + k)
        known.chance = Chance(thinker.seed + k)
        known.apply(code)
        found.append(judge.look(known, thinker.seed + k + 1)[seat])
        yield ALL_THOUGHT
    return mean_of(found).value


def _foresee(thinker: Thinker, known: State, code: int) -> Slices[Foresight]:
    """Plays an action on, the rest of the turn and the answer to it, as was thought or by the next best judgement."""
    game, seat = thinker.game, thinker.seat
    before = _worth(game, known)
    chance = Chance(thinker.seed)
    thought = Thought(thinker, code)
    barrier = known.barrier
    known.apply(code)
    line: list[Action] = []
    reply: Action | None = None
    turn = before
    for _ in range(MOST_STEPS):
        yield ALL_THOUGHT
        if known.is_over() or (reply is not None and known.actor == seat):
            break
        if known.seats == 1 and known.barrier != barrier:  # alone there is no answer: the dice are
            break
        if known.actor != seat and reply is None:
            turn = _worth(game, known)
        if known.count_actions() == 1:
            known.apply(known.nth_action(0))
            continue
        foreseen = thought.next(known)
        action = foreseen if foreseen >= 0 else _judged(thinker, known, chance)
        told = game.action(known, action)
        if known.actor == seat:
            line.append(told)
        elif reply is None:
            reply = told
        known.apply(action)
    after = _worth(game, known)
    won = bool(known.is_over()) and reply is None and known.returns(seat) == 1.0
    return Foresight(before, after if reply is None else turn, after, line, reply, known, won)


class Thought:
    """What a bot thought would follow an action: its tree, or its plan and then habit."""

    def __init__(self, thinker: Thinker, code: int) -> None:
        self._search = thinker.search
        self._node = -1 if self._search is None else int(self._search.find(self._search.root, code))
        plans = thinker.plans
        self._habits = None if plans is None else thinker.evaluator
        self._plan = thinker.plan[1:] if thinker.plan[:1] == [code] else []

    def next(self, known: State) -> int:
        """The next action; -1 where nothing was foreseen."""
        if self._habits is not None:
            planned = self._plan.pop(0) if self._plan else -1
            return planned if planned >= 0 and known.why_not(planned) == 0 else int(self._habits.habit(known))
        search = self._search
        best = search.favourite(self._node, known) if search is not None and self._node >= 0 else -1
        trusted = search is not None and best >= 0 and search.visits[best] >= SURE
        self._node = int(best) if trusted else -1
        return int(search.actions[best]) if search is not None and trusted else -1


def _final_points(thinker: Thinker, starts: list[State]) -> Slices[float | None]:
    """The mean of the seat's points when greedy players finish the samples; None without points or time."""
    left = PLAYOUT_SECONDS
    scores: list[int] = []
    for start in starts:
        state = start.clone()
        chance = Chance(thinker.seed + len(scores))
        while not state.is_over() and left > 0:
            left += thread_time()
            state.apply(greedy_action(state, thinker.evaluator, chance))
            left -= thread_time()
            yield ALL_THOUGHT
        points = totals(thinker.game, state) if state.is_over() else ()
        if not points:
            break
        scores.append(points[thinker.seat])
    return fmean(scores) if len(scores) >= LEAST_PLAYOUTS else None


def _judged(thinker: Thinker, known: State, chance: Chance) -> int:
    """The best single action of whoever decides, on what he knows."""
    whose = known.actor
    copy = known_to(known, whose, thinker.seed)
    return int(greedy_action(copy, thinker.evaluator, chance))


def _usual(lines: list[list[Action]]) -> tuple[Action, ...]:
    """The line that most samples have."""
    texts = [tuple(action.text for action in line) for line in lines]
    return tuple(lines[texts.index(Counter(texts).most_common(1)[0][0])])


def _worth(game: Game, state: State) -> Worth:
    items = game.standing(state)
    assets = game.assets(state)
    seats = tuple(
        ({POINTS: sum(item.points for item in items[seat])} if items else {}) | (assets[seat] if assets else {})
        for seat in range(state.seats)
    )
    return Worth(seats, items or ((),) * int(state.seats))


def _gain(before: Worth, after: Worth, seat: int) -> dict[str, int]:
    return {what: after.seats[seat].get(what, 0) - count for what, count in before.seats[seat].items()}


def _sum(changes: Iterable[dict[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for change in changes:
        for what, count in change.items():
            total[what] = total.get(what, 0) + count
    return total


def _change(seen: list[Foresight], measure: Callable[[Foresight], dict[str, int]]) -> dict[str, int]:
    """The median change of everything."""
    changes = [measure(one) for one in seen]
    return {what: median_low(change[what] for change in changes) for what in changes[0]}


def _lost(change: dict[str, int]) -> dict[str, int]:
    return {what: -count for what, count in change.items() if count < 0}


def _new(before: tuple[ScoreItem, ...], after: tuple[ScoreItem, ...]) -> tuple[ScoreItem, ...]:
    return tuple(item for item in after if item not in before)


def _common(lists: Iterable[tuple[ScoreItem, ...]]) -> tuple[ScoreItem, ...]:
    """The items that most samples have."""
    found = list(lists)
    first = {msgspec.json.encode(item): item for items in found for item in items}
    often = Counter(key for items in found for key in {msgspec.json.encode(item) for item in items})
    return tuple(first[key] for key, many in often.items() if 2 * many > len(found))


# In words


def why(lang: str, game: Game, hint: Hint) -> str:
    """The one sentence: what it gains, what it risks."""

    def say(key: str, **args: object) -> str:
        return i18n.say(lang, game, key, args)

    if hint.wins:
        return say("hint-wins")
    gains = amounts(lang, game, hint.gained)
    if hint.items and POINTS in hint.gained:
        gains[0] += f" ({'; '.join(say(f'score-{item.head}', **item.args) for item in hint.items)})"
    parts = [say("hint-gains", what=", ".join(gains)) if gains else say("hint-builds")]
    if taken := amounts(lang, game, hint.taken):
        parts.append(say("hint-takes", what=", ".join(taken)))
    risks = amounts(lang, game, hint.risked)
    if risks and hint.reply is not None:
        reply = i18n.say(lang, game, f"action-{hint.reply.kind}", hint.reply.args)
        parts.append(say("hint-risks", what=", ".join(risks), reply=reply))
    else:
        parts.append(say("hint-safe"))
    whole = say("hint-sentence", parts="; ".join(parts))
    return whole[:1].upper() + whole[1:]


def amounts(lang: str, game: Game, counts: dict[str, int]) -> list[str]:
    """Things with their numbers, in words."""
    return [i18n.say(lang, game, f"asset-{what}", {"count": count}) for what, count in counts.items()]
