"""What there is to see of a table: positions, views, events, legal actions; nothing here changes it."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ..engine.chance import Chance
from ..engine.state import State
from ..errors import BadInput, IllegalAction, Param
from ..games.base import TRUTH, Action, Blocked, EventLine, Foreseen, Game, Line, Odds, Plan, Result, Threat
from . import consent, story
from .awaiting import Awaited, awaited
from .clocks import Clocks
from .dice import Drawn
from .entries import SEPARATOR, Entry, Order, Play
from .foresight import foresee, legal_for
from .history import History, Step, not_pending
from .seats import Fault, Record, Refused, Seat

MOST_INDEPENDENT = 8  # entries that may have come in between: as many as other seats can decide at the same time
MOST_CHOICES = 100  # outcomes listed for somebody with real dice; no game throws a die with more sides


class Needed(msgspec.Struct, frozen=True):
    """Real dice that the table waits for: a message id that names them, and what they can show."""

    label: str
    n: int
    choices: tuple[str, ...]


class ReadTable:
    """The side of a table that only answers questions."""

    game: Game
    record: Record  # holds the secret: for the disk, never for a player
    seats: tuple[Seat, ...]
    out: frozenset[int]  # seats that have resigned
    agreed: frozenset[int]  # seats that agree to a draw
    asks: int  # the seat that asks to take its last play back, -1: none
    yielding: frozenset[int]  # seats that agree to that
    clocks: Clocks  # of every seat; none at a table without a pace
    fault: Fault | None  # closed: its log goes on, but cannot be carried out further than this
    _drawn: bool
    _result: Result | None
    _history: History | None

    # The dice

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, shown from the start; empty with real dice."""
        return self.record.commitment

    @property
    def nonces(self) -> tuple[str, ...]:
        """What each seat gave to the dice; empty where it has not yet."""
        return self.record.nonces

    @property
    def secret(self) -> str | None:
        """The secret of the dice once the game is over."""
        return (self.record.secret or None) if self.over else None

    @property
    def begun(self) -> bool:
        """Whether every seat has given its nonce."""
        return self._history is not None

    @property
    def needs(self) -> Needed | None:
        """The real dice that are awaited."""
        question = self._history and self._history.question
        if not question:
            return None
        label, n = question.label, question.n
        shown = tuple(self.game.chance_outcome(label, n, k) for k in range(min(n, MOST_CHOICES)))
        return Needed(self.game.chance_label(label), n, shown)

    @property
    def awaited(self) -> Awaited:
        """What is known of them: whose they are, which of how many, what each outcome is called."""
        return awaited(self.history)

    # What there is to see

    @property
    def history(self) -> History:
        """What the log leads to; Refused while nonces are missing."""
        if self._history is None:
            raise Refused("not-begun")
        return self._history

    @property
    def state(self) -> State:
        """The position. Look at it or clone it, never change it; it holds no dice of the table."""
        if self.history.start is None:
            raise Refused("outcome-needed")
        return self.history.state

    @property
    def laid_out(self) -> bool:
        """Whether there is a position: false while the set-up waits for real dice."""
        return self.history.start is not None

    def entry(self, version: int) -> Entry:
        """The entry that led to a version."""
        return self.history.steps[version - 1].entry

    def draws(self, version: int) -> Sequence[Drawn]:
        """The random numbers of the entry that led to a version; of the set-up for version 0."""
        return self.history.steps[version - 1].draws if version else self.history.start_draws

    def stands(self, version: int) -> bool:
        """Whether the entry that led to a version has not been taken back."""
        return self.history.steps[version - 1].live

    @property
    def log(self) -> tuple[Entry, ...]:
        """Every entry, taken-back ones and takebacks among them."""
        return () if self._history is None else tuple(step.entry for step in self._history.steps)

    def has_played(self, seat: int) -> bool:
        """Whether a seat has ever played, be it taken back since."""
        steps = self.history.steps
        return any(isinstance(step.entry, Play) and step.entry.seat == seat for step in steps)

    @property
    def steps(self) -> Sequence[Step]:
        """What came of every entry, for those who look at a whole game."""
        return self.history.steps

    def position_before(self, version: int) -> State:
        """A copy of the position before the entry that led to a version; of the first one for 0."""
        if version == 0:
            assert self.history.start is not None
            return self.history.start.clone()
        return self.history.state_before(version - 1).clone()

    @property
    def version(self) -> int:
        """The number of entries in the log; it only grows."""
        return 0 if self._history is None else len(self._history.steps)

    @property
    def moment(self) -> int:
        """When the last entry was made, in milliseconds since the game began; 0 at a table without a pace."""
        return 0 if self._history is None else self._history.moment[0]

    def clocks_at(self, version: int) -> Clocks:
        """The clocks after the entry that led to a version."""
        return self.history.steps[version - 1].clocks

    @property
    def over(self) -> bool:
        """Whether the game has ended, by the rules or by consent."""
        if self._history is None or self._history.start is None:
            return False
        return self._drawn or self._history.state.is_over()

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision; none while real dice are awaited, and none at a closed table."""
        if self._history is None or self._history.question is not None or self._drawn or self.fault is not None:
            return ()
        waiting = int(self._history.state.pending())
        return tuple(seat for seat in range(len(self.seats)) if waiting >> seat & 1)

    @property
    def to_move(self) -> int | None:
        """The lowest seat that owes a decision."""
        return next(iter(self.pending), None)

    @property
    def result(self) -> Result | None:
        """How it ended, None while it runs."""
        if self._result is None and self.over:
            if self._drawn:
                self._result = consent.drawn_result(len(self.seats), self.out)
            else:  # a game for one may end with nobody left in it
                self._result = self.game.result(self.state)
        return self._result

    def _repr_svg_(self) -> str:
        """The board in a notebook, as somebody who looks on sees it."""
        from ..games.pictures import svg_of

        return svg_of(self.game, self.state)

    def view(self, seat: int, other: msgspec.Struct | None = None) -> msgspec.Struct:
        """All that a seat may see (-1: a watcher, -2: the truth, for finished games).

        `other` is what another seat sees now: what both see alike is taken from it.
        """
        if not TRUTH <= seat < len(self.seats):
            raise BadInput("seat", {"given": seat + 1, "expected": len(self.seats)})
        return self.game.view(self.state, seat) if other is None else self.game.view_beside(self.state, seat, other)

    @property
    def events(self) -> list[EventLine]:
        """Everything that happened, as the one who knows all sees it."""
        return self.events_for(TRUTH)

    def events_for(self, seat: int, since: int = 0) -> list[EventLine]:
        """What a seat may know of what happened after version `since`."""
        return [line for _, line in self.story(seat, since)]

    def story(
        self, seat: int, since: int = 0, until: int | None = None, made: dict[int, EventLine] | None = None
    ) -> list[tuple[int, EventLine]]:
        """The same, each with the version it led to; version 0 is the set-up. `until` ends it at a version.

        `made` keeps the lines of this position's events for the next seat that is told of them.
        """
        return story.told(self.history, self.seats, seat, since, until, made)

    def named(self, args: Mapping[str, Param]) -> dict[str, Param]:
        """The arguments of a sentence with players' own names in place of their seats', where its game can say them."""
        if not self.game.facts.named:
            return dict(args)
        places = self.game.facts.seat_names or range(1, len(self.seats) + 1)
        names = dict(zip((f"@seat-{place}" for place in places), self.seats, strict=False))
        known = {seat: player.name for seat, player in names.items() if player.kind != "bot" and player.name}
        return {key: known.get(value, value) if isinstance(value, str) else value for key, value in args.items()}

    def texts_for(self, version: int, seat: int) -> tuple[str, ...] | None:
        """The notation of the play that led to a version, None where this seat may not know it yet."""
        return story.texts(self.history, version - 1, seat, self.over)

    def doings_for(self, version: int, seat: int) -> tuple[Action, ...]:
        """The actions of the play that led to a version; none where this seat may not know them yet."""
        return story.doings(self.history, version - 1, seat, self.over)

    def position(self) -> str:
        """The whole position as one line of text."""
        return self.state.position()

    # The seats

    @property
    def closed(self) -> Refused | None:
        """The refusal that everybody gets at a table whose log cannot be carried out to its end."""
        if self.fault is None:
            return None
        return Refused("table-closed", {"entry": self.fault.entry, "why": self.fault.why})

    @property
    def persons(self) -> frozenset[int]:
        """The seats still in that a person plays."""
        return frozenset(n for n, seat in enumerate(self.seats) if seat.kind != "bot" and n not in self.out)

    def _check_seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.seats):
            raise BadInput("seat", {"given": seat + 1, "expected": len(self.seats)})
        return seat

    # What a seat may do

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """What a seat may do now, the seat to move unless another is named; nothing where it owes no decision."""
        seat = self.to_move if seat is None else self._check_seat(seat)
        if seat is None or seat not in self.pending:
            return []
        state = self.asked(seat)
        return [self.game.action(state, state.nth_action(k)) for k in range(state.count_actions())]

    def check_pending(self, seat: int) -> None:
        """IllegalAction unless a seat owes a decision."""
        if self._check_seat(seat) not in self.pending:
            raise not_pending(self.game, self.state, seat)

    def explain_click(self, seat: int, target: str, picked: Iterable[str] = ()) -> Line | None:
        """What is wrong with choosing a target after others were picked; None where nothing is."""
        try:
            self.check_pending(seat)
        except IllegalAction as refused:
            return Line(f"reason-{refused.code}", refused.params, refused.rules)
        return self.game.explain_click(self.asked(seat), target, frozenset(picked))

    def plans(self, seat: int) -> tuple[Plan, ...]:
        """The compound orders that a seat may give by one click."""
        return self.game.plans(self.asked(seat)) if seat in self.pending else ()

    def blocked(self, seat: int, picked: Iterable[str]) -> tuple[Blocked, ...]:
        """What is near a picked thing of a seat's and out of its reach because something is in the way."""
        return self.game.blocked(self.asked(seat), frozenset(picked)) if seat in self.pending else ()

    def together(self, seat: int, texts: Sequence[str]) -> tuple[str, ...]:
        """Legal actions of a seat as they are written to be played together; as given where it owes no decision."""
        return self.game.together(self.asked(seat), texts) if seat in self.pending else tuple(texts)

    def still_asked(self, seat: int, at: int) -> bool:
        """Whether a seat owes the same decision as at a version a little while ago.

        Pending decisions commute (engine/state.py), so it does where only other seats have played, it was pending all
        the time, and nothing was revealed.
        """
        steps = self.history.steps[at:] if at >= 0 else []
        plays = [step for step in steps if not isinstance(step.entry, Order)]  # else an order would show by a refusal
        if not 0 < len(plays) <= MOST_INDEPENDENT or seat not in self.pending:
            return False
        states = [step.before for step in steps]
        others = all(isinstance(step.entry, Play | Order) and step.entry.seat != seat for step in steps)
        waited = all(state is not None and state.is_pending(seat) for state in states)
        return others and waited and states[0] is not None and states[0].barrier == self.state.barrier

    def odds(self, seat: int, action: int) -> Odds | None:
        """What chance may bring if a seat does this; None where there is nothing to tell."""
        return self.game.odds(self.asked(seat), action)

    def ahead(self, seat: int, texts: Sequence[str]) -> tuple[Odds | None, tuple[Threat, ...]]:
        """Once the others are done: what chance may bring by the last of these actions, what it would reach, and who
        may answer it.
        """
        last = self._last_of(seat, texts)
        return (None, ()) if last is None else (self.game.odds(*last), self.game.threats(*last))

    def _last_of(self, seat: int, texts: Sequence[str]) -> tuple[State, int] | None:
        """The last of these actions with the position that it is done in.

        None where one of them cannot be done, or where one before the last reveals something itself. It is tried on a
        sample of what the seat cannot know, so that nothing hidden can be found out by asking.
        """
        if seat not in self.pending:
            return None
        state = self.state.clone()
        state.determinize(seat, Chance(self.version))
        for text in texts[:-1]:
            action = legal_for(self.game, state, seat, text)
            barrier = state.barrier
            if action is None:
                return None
            state.apply(action)
            if state.barrier != barrier:
                return None
        last = legal_for(self.game, state, seat, texts[-1]) if texts else None
        return None if last is None else (state, last)

    def foreseen(self, seat: int, texts: Sequence[str]) -> Foreseen | None:
        """What these actions of a seat surely lead to; None where nothing is sure, or one cannot be done."""
        return foresee(self.game, self.state, seat, texts, self.version) if seat in self.pending else None

    def warning(self, seat: int, action: int) -> Line | None:
        """What a legal action would cost a seat beyond recall; None where it would cost nothing."""
        return self.game.warning(self.asked(seat), action)

    def warnings(self, seat: int, actions: str | Action | Sequence[str | Action]) -> tuple[Line, ...]:
        """The same of what `play` would do, as far as nothing is revealed in between.

        Like `ahead` it is tried on a sample of what the seat cannot know.
        """
        found: list[Line] = []
        state = self.state.clone()
        state.determinize(seat, Chance(self.version))
        barrier = state.barrier
        for one in actions_of(actions):
            action = legal_for(self.game, state, seat, text_of(one)) if state.barrier == barrier else None
            if action is None:
                break
            warned = self.game.warning(state, action)
            found += [warned] if warned else []
            state.apply(action)
        return tuple(found)

    def asked(self, seat: int) -> State:
        """The position with the question put to a seat."""
        if self.state.actor == seat:
            return self.state
        state = self.state.clone()
        state.act_as(seat)
        return state


def actions_of(given: str | Action | Sequence[str | Action]) -> tuple[str | Action, ...]:
    """The actions of one entry."""
    if isinstance(given, str):
        return tuple(part.strip() for part in given.split(SEPARATOR.strip()))
    return (given,) if isinstance(given, Action) else tuple(given)


def text_of(action: str | Action) -> str:
    """An action's notation."""
    return action if isinstance(action, str) else action.text
