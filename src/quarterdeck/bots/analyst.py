"""The analyst: goes through a game entry by entry, and says what each choice and each throw was worth.

No hindsight: a choice is judged on copies in which all that its seat could not know is drawn anew, by the chances
before the dice, both actions with the same luck. Law: two games that a seat could not tell apart up to a moment get the
same judgement of its choice at it. Every entry is judged by itself, so that the work can stop and go on anywhere.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from math import sqrt
from typing import TypeVar

import msgspec

from ..engine.chance import Chance as Luck
from ..engine.state import State
from ..games.base import Game
from ..i18n import LANGUAGES
from ..table import Step, Table
from ..table.dice import Drawn
from ..table.entries import Order, Play, Resign
from . import hints
from .analysis import POINTS_UNIT, VERSION, Analysis, Moment, Named, Slip, Verdict, summed
from .driver import Driver
from .levels import HIGHEST
from .outlook import PARTS, Judge, Mean, mean_of, sample
from .thinker import Slices

SEED = 20_261_118  # of all samples: the same game is judged alike every time
DECISION_SECONDS = 0.5  # of the search that looks for something better
GAME_SECONDS = 240.0  # of all of them together; long games get less for each decision
FEWEST, STEP_SAMPLES, MOST_PAIRS = 8, 8, 96  # samples in which two choices are compared, as far as it is in doubt
CLEARLY = 3.0  # standard errors by which another choice must be better: of a hundred comparisons none is so by luck
LEAST_LOSS = 0.02  # of win chance that a choice costs to be called a slip
TRIES = 3  # times the samples are drawn where a seat's guesses do not allow what was really played
DIGITS = 5  # a hundredth of what is ever shown
MOST_ENTRIES = 3_000  # of a game that is analysed; the longest that people played had a third

Heard = Callable[[Verdict], None]
Came = TypeVar("Came")


class Again(Luck):
    """What was really drawn, again."""

    def __init__(self, drawn: Sequence[Drawn]) -> None:
        super().__init__(0)
        self.left = list(drawn)

    def below(self, n: int) -> int:
        return self.left.pop(0).outcome


class Analyst:
    """One game under the glass."""

    def __init__(self, table: Table, level: str = HIGHEST, samples: int = 0) -> None:
        self.table = table
        self.game: Game = table.game
        self.level = level
        self.state = table.position_before(0)
        self.seats = int(self.state.seats)
        self.judge = Judge(self.game, len(set(self.game.sides(self.state))), self.seats)
        self.samples = samples or max(FEWEST, self.judge.file.samples * 2 // max(2, self.seats))
        self.unit = POINTS_UNIT if self.judge.in_points else 1.0
        self.steps = table.steps
        self.seconds = min(DECISION_SECONDS, GAME_SECONDS / max(1, len(self.steps)))

    def slices(self, known: Sequence[Verdict] = (), heard: Heard | None = None) -> Slices[Analysis]:
        """The whole analysis; `known` is what was found before, `heard` is told of every new entry."""
        looks = list(known)
        if not looks:
            looks.append(self._start())
            _tell(heard, looks[-1])
        for index, step in enumerate(self.steps):
            yield index, len(self.steps) + 1
            if index + 1 < len(looks):
                self._go(step)
            else:
                looks.append((yield from self._look(index, step, looks[-1])))
                _tell(heard, looks[-1])
        found = summed(
            self.game.facts.id,
            tuple(looks),
            self.judge.in_points,
            self.table.over,
            self.judge.file.games,
            self.judge.file.error,
        )
        moments = []
        for moment in found.moments:
            moments.append((yield from self._explained(moment)))
        return msgspec.structs.replace(found, moments=tuple(moments))

    # Entries

    def _start(self) -> Verdict:
        none = (0.0,) * self.seats
        means = [self._outlook(self.state, seat, 0) for seat in range(self.seats)]
        return Verdict(0, -1, rounded(_values(means)), rounded(_errors(means)), none, none, none, none, none)

    def _go(self, step: Step) -> None:
        """Carries an entry out again, unjudged."""
        if not step.live:
            return
        entry = step.entry
        if isinstance(entry, Resign):
            self.state.concede(entry.seat)
        elif isinstance(entry, Order) and step.barrier >= 0:
            self.state.give_order(entry.seat, entry.what, entry.value)
        elif isinstance(entry, Play):
            drawn = Again(step.draws)
            for code in step.codes:
                self._apply(entry.seat, code, drawn)

    def _apply(self, seat: int, code: int, drawn: Again) -> None:
        self.state.act_as(seat)
        self.state.chance = drawn
        self.state.apply(code)
        self.state.chance = Luck(0)

    def _look(self, index: int, step: Step, before: Verdict) -> Slices[Verdict]:
        """One entry."""
        sums = Sums(self.seats)
        entry = step.entry
        final = self.table.over and index == len(self.steps) - 1
        if step.live and isinstance(entry, Play):
            drawn = Again(step.draws)
            for place, code in enumerate(step.codes):
                yield from self._judge_action(sums, index, place, entry.seat, code, drawn)
            sums.throws.update(self.game.chance_label(draw.label) for draw in step.draws)
        else:
            self._go(step)
        yield index, len(self.steps) + 1
        ending = (0.0,) * self.seats
        if final and self.table.result is not None and not self.judge.in_points:
            chances, errors = tuple(map(float, self.table.result.returns)), (0.0,) * self.seats
        elif sums.means and sums.fresh:
            chances, errors = _values(sums.means), _errors(sums.means)
        elif isinstance(entry, Play | Resign) and step.live:
            means = [self._outlook(self.state, seat, index + 1) for seat in range(self.seats)]
            chances, errors = _values(means), _errors(means)
        else:
            chances, errors = before.chances, before.errors
        if not (step.live and isinstance(entry, Play)):
            ending = tuple(now - then for now, then in zip(chances, before.chances, strict=True))
        return Verdict(
            version=index + 1,
            seat=entry.seat if isinstance(entry, Play | Resign) else -1,
            chances=rounded(chances),
            errors=rounded(errors),
            choice=rounded(sums.choice),
            luck=rounded(sums.luck),
            luck_errors=rounded(map(sqrt, sums.doubt)),
            ordinary=rounded(map(sqrt, sums.ordinary)),
            ending=rounded(ending),
            throws=dict(sums.throws),
            decisions=sums.decisions,
            slips=tuple(sums.slips),
        )

    def _judge_action(self, sums: "Sums", index: int, place: int, seat: int, code: int, drawn: Again) -> Slices[None]:
        """One action: first the choice, then what chance made of it."""
        state, sums.fresh = self.state, False
        state.act_as(seat)
        if state.count_actions() > 1:
            sums.decisions += 1
            slip = yield from self._slip(sums, index, place, seat, code)
            if slip is not None:
                sums.slips.append(slip)
        left = len(drawn.left)
        then = state.clone()
        self._apply(seat, code, drawn)
        if len(drawn.left) == left:
            return
        sums.fresh = True
        sums.means = []
        for whose in range(self.seats):
            yield index, len(self.steps) + 1
            came = self._outlook(state, whose, index + 1)
            sums.means.append(came)
            expected = self._expected(then, whose, seat, code, index)
            if expected is not None:
                sums.throw(whose, came, expected)

    # Choices

    def _slip(self, sums: "Sums", index: int, place: int, seat: int, code: int) -> Slices[Slip | None]:
        """What would surely have been better as far as the seat could know; None where nothing was found."""
        state = self.state
        seed = seed_of(index, place)
        driver = Driver(self.game, seat, self.level, seed)
        choice = yield from self._at(index, driver.slices(state, self.seconds))
        if choice.code == code:
            return None
        pairs: list[tuple[tuple[float, ...], tuple[float, ...]]] = []
        while len(pairs) < MOST_PAIRS:
            pairs += self._pairs(seat, code, choice.code, seed, len(pairs), STEP_SAMPLES)
            yield index, len(self.steps) + 1
            loss = loss_of(pairs, seat)
            if loss.value < LEAST_LOSS * self.unit / 2 or loss.value > CLEARLY * loss.error:
                break
        if loss.value < LEAST_LOSS * self.unit or loss.value <= CLEARLY * loss.error or len(pairs) < FEWEST:
            return None
        # what was chosen for being large is too large: the figure comes from samples that nobody chose by
        fresh = self._pairs(seat, code, choice.code, seed, MOST_PAIRS, max(self.samples, len(pairs)))
        loss = loss_of(fresh, seat)
        if loss.value < LEAST_LOSS * self.unit:
            return None
        for whose in range(self.seats):
            sums.choice[whose] += sum(played[whose] - best[whose] for played, best in fresh) / len(fresh)
        known = sample(state, seat, seed)
        known.act_as(seat)
        return Slip(
            place=place,
            played=told(self.game, known, code),
            better=told(self.game, known, choice.code),
            code=choice.code,
            was=sum(played[seat] for played, _ in fresh) / len(fresh),
            would=sum(best[seat] for _, best in fresh) / len(fresh),
            error=loss.error,
        )

    def _pairs(
        self, seat: int, played: int, better: int, seed: int, first: int, many: int
    ) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
        """What two actions lead to, sample by sample with the same guesses and the same luck."""
        found = []
        for number in range(first, first + many):
            luck = seed + (number + 1) * PARTS
            known = sample(self.state, seat, luck)
            known.act_as(seat)
            if known.why_not(played) != 0 or known.why_not(better) != 0:
                continue
            other = known.clone()
            other.act_as(seat)
            both = []
            for copy, code in ((known, played), (other, better)):
                copy.chance = Luck(luck)
                copy.apply(code)
                both.append(self.judge.look(copy, luck + 1))
            found.append((both[0], both[1]))
        return found

    # Outlooks

    def _outlook(self, state: State, seat: int, version: int) -> Mean:
        """A seat's chance as far as it knows."""
        seed = seed_of(version, 0)
        many = 1 if state.is_over() else self.samples
        return mean_of(
            self.judge.look(sample(state, seat, seed + n * PARTS), seed + n * PARTS + 1)[seat] for n in range(many)
        )

    def _expected(self, before: State, whose: int, seat: int, code: int, index: int) -> Mean | None:
        """A seat's chance after an action of somebody's, before its dice; None where its guesses never allow it."""
        seed = seed_of(index, 7)
        seen: list[float] = []
        for n in range(self.samples * TRIES):
            known = sample(before, whose, seed + n * PARTS)
            if not known.is_pending(seat):
                continue
            known.act_as(seat)
            if known.why_not(code) != 0:
                continue
            known.chance = Luck(seed + n * PARTS + 1)
            known.apply(code)
            seen.append(self.judge.look(known, seed + n * PARTS + 2)[whose])
            if len(seen) == self.samples:
                break
        return mean_of(seen) if len(seen) >= FEWEST else None

    # Words

    def _explained(self, moment: Moment) -> Slices[Moment]:
        """A moment with what speaks for either action."""
        slip = moment.slip
        if slip is None:
            return moment
        index = moment.version - 1
        state = self.table.position_before(moment.version)
        step = self.steps[index]
        drawn = Again(step.draws)
        for code in step.codes[: slip.place]:
            state.act_as(moment.seat)
            state.chance = drawn
            state.apply(code)
        state.chance = Luck(0)
        state.act_as(moment.seat)
        driver = Driver(self.game, moment.seat, self.level, seed_of(index, slip.place))
        better = yield from self._at(index, hints.explain(driver, state, slip.code, slip.would))
        played = yield from self._at(index, hints.explain(driver, state, step.codes[slip.place], slip.was))
        return msgspec.structs.replace(
            moment,
            why={lang: hints.why(lang, self.game, better) for lang in LANGUAGES},
            instead={lang: hints.why(lang, self.game, played) for lang in LANGUAGES},
        )

    def _at(self, index: int, slices: Slices[Came]) -> Generator[tuple[int, int], bool | None, Came]:
        """What comes of somebody else's slices, told as our own progress."""
        while True:
            try:
                next(slices)
            except StopIteration as end:
                came: Came = end.value
                return came
            yield index, len(self.steps) + 1


class Sums:
    """What the actions of one entry came to."""

    def __init__(self, seats: int) -> None:
        self.choice = [0.0] * seats
        self.luck = [0.0] * seats
        self.doubt = [0.0] * seats  # variances
        self.ordinary = [0.0] * seats
        self.throws: Counter[str] = Counter()
        self.slips: list[Slip] = []
        self.decisions = 0
        self.means: list[Mean] = []  # after the last throw
        self.fresh = False  # nothing was done since

    def throw(self, seat: int, came: Mean, expected: Mean) -> None:
        """What dice brought against what was to be expected; what guesses alone spread is no luck."""
        self.luck[seat] += came.value - expected.value
        self.doubt[seat] += came.error**2 + expected.error**2
        self.ordinary[seat] += max(0.0, expected.spread - came.spread)


def seed_of(index: int, place: int) -> int:
    """The seed of all samples about one action: nothing of the game itself is in it."""
    return SEED + index * 1_000_003 + place * 7919


def loss_of(pairs: Sequence[tuple[tuple[float, ...], tuple[float, ...]]], seat: int) -> Mean:
    """What the played action cost the seat against the other."""
    return mean_of(best[seat] - played[seat] for played, best in pairs) if pairs else Mean(0.0)


def told(game: Game, state: State, code: int) -> Named:
    action = game.action(state, code)
    return Named(action.text, action.kind, action.args)


def rounded(figures: Iterable[float]) -> tuple[float, ...]:
    """Figures as they are kept: what is told is the difference of what is kept, so that parts add up all the same."""
    return tuple(round(figure, DIGITS) for figure in figures)


def _values(means: Sequence[Mean]) -> tuple[float, ...]:
    return tuple(mean.value for mean in means)


def _errors(means: Sequence[Mean]) -> tuple[float, ...]:
    return tuple(mean.error for mean in means)


def _tell(heard: Heard | None, look: Verdict) -> None:
    if heard is not None:
        heard(look)


def is_current(analysis: Analysis) -> bool:
    """Whether it was made as it would be today."""
    return analysis.version == VERSION
