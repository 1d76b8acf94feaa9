"""History: what a log leads to. It carries entries out, remembers what each one told and drew, and rebuilds."""

from bisect import bisect_right
from collections.abc import Sequence

import msgspec

from ..engine.chance import Chance
from ..engine.events import Event
from ..engine.state import NOT_YOUR_DECISION, State
from ..errors import IllegalAction, Param, QuarterdeckError
from ..games.base import Action, Game, Line
from .clocks import Clocks
from .dice import FIRST_EPOCH, Drawn, OutcomeNeeded, Sealed, Typed, sealing_key
from .entries import Entry, Epoch, Order, Outcome, Play, Resign
from .seats import Record, Refused, seat_argument

SNAPSHOT_EVERY = 16  # positions kept of old entries: a rebuild then costs at most this many more, well under 1 ms


class Step:
    """One entry of the log and what came of it.

    Copies of a table share their steps: once in the log a step is replaced, not changed (but for `before`, which
    may be forgotten at any time).
    """

    __slots__ = (
        "answers",
        "barrier",
        "barrier_before",
        "before",
        "clocks",
        "codes",
        "counter",
        "draws",
        "entry",
        "events",
        "live",
        "told_at",
    )

    def __init__(self, entry: Entry, before: State | None, counter: int) -> None:
        self.entry = entry
        self.before = before  # the position it was made in; forgotten for most old entries
        self.counter = counter  # how many outcomes all entries before it drew
        self.barrier_before = 0 if before is None else int(before.barrier)
        self.barrier = -1  # after it; -1 while it waits for dice
        self.codes: list[int] = []
        self.events: list[Event] = []
        self.draws: list[Drawn] = []
        self.answers: list[str] = []  # outcomes typed in for it
        self.live = True  # false once taken back
        self.told_at = 0  # the index in the log at which its events came out
        self.clocks: Clocks = ()  # after it

    def copy(self) -> "Step":
        """A step of the same entry that can be taken back or answered on its own."""
        twin = Step(self.entry, self.before, self.counter)
        twin.barrier_before, twin.barrier, twin.live, twin.told_at = (
            self.barrier_before,
            self.barrier,
            self.live,
            self.told_at,
        )
        twin.codes, twin.events, twin.draws = self.codes, self.events, self.draws
        twin.clocks = self.clocks
        twin.answers = list(self.answers)
        return twin


class Attempt:
    """A trial of an entry on a copy; nothing of the table changes until it is accepted."""

    def __init__(self, game: Game, state: State, source: Sealed | Typed) -> None:
        self.game = game
        self.source = source
        self.barrier = int(state.barrier)
        self.events: list[Event] = []
        self.codes: list[int] = []
        self.texts: list[str] = []
        self.lapsed: QuarterdeckError | None = None
        self.state = state.clone()
        self.state.events = self.events
        self.state.chance = source

    @property
    def revealed(self) -> bool:
        """Whether something came to light that the player could not know when he gave the entry."""
        return bool(self.source.drawn) or self.state.barrier != self.barrier

    def play(self, seat: int, actions: Sequence[str | Action | int], only_known: bool = False) -> None:
        """Carries out actions of a seat; `only_known` stops where something is revealed.

        An illegal action undoes those before it (the copy is thrown away), unless they revealed something: all or
        nothing would let a player try his dice and the mines for free. Then what was done stands, and the rest lapses.
        """
        for action in actions:
            if only_known and self.revealed:
                return
            try:
                self.act(seat, action)
            except QuarterdeckError as error:
                if not self.revealed:
                    raise
                self.lapsed = error
                return

    def act(self, seat: int, action: str | Action | int) -> None:
        """Carries out one action, from its text, its structured form, or the engine's number (already read once)."""
        state = self.state
        if not state.is_pending(seat):
            raise not_pending(self.game, state, seat)
        state.act_as(seat)
        code = action if isinstance(action, int) else self.read(action)
        if state.why_not(code) != 0:
            raise refusal(self.game, state, code)
        if not isinstance(action, int):
            self.texts.append(self.game.action(state, code).text)
        state.apply(code)
        self.codes.append(code)

    def order(self, order: Order) -> None:
        """Gives a standing order."""
        if self.state.why_not_order(order.seat, order.what, order.value) != 0:
            params: dict[str, Param] = {"what": order.what, "value": order.value}
            raise IllegalAction(self.game.facts.id, "order-refused", params)
        self.state.give_order(order.seat, order.what, order.value)

    def read(self, action: str | Action) -> int:
        """The engine's number of an action; a structured one is believed only where it still means what it says."""
        if isinstance(action, str):
            return self.game.parse(self.state, action)
        if self.state.why_not(action.code) == 0 and self.game.action(self.state, action.code).text == action.text:
            return action.code
        return self.game.parse(self.state, action.text)

    def accept(self) -> State:
        """The position it led to; it holds no table dice, so nobody who gets it can look ahead."""
        self.state.events = None
        self.state.chance = Chance(0)
        return self.state


def not_pending(game: Game, state: State, seat: int) -> IllegalAction:
    """The refusal for a seat that owes no decision now."""
    waiting = int(state.to_move())
    if waiting < 0:
        return IllegalAction(game.facts.id, "table-over")
    if line := game.why_wait(state, seat):
        return IllegalAction(game.facts.id, line.key.removeprefix("reason-"), line.args, line.rules)
    params = {"seat": seat_argument(game, seat), "pending": seat_argument(game, waiting)}
    rules = game.prompt(state, seat).rules or game.reasons[int(NOT_YOUR_DECISION)][1]
    return IllegalAction(game.facts.id, "table-not-pending", params, rules)


def refusal(game: Game, state: State, code: int) -> IllegalAction:
    """The rules' own reason against an action of the actor."""
    line = game.refusal(state, code) or Line("reason-table-refused")
    return IllegalAction(game.facts.id, line.key.removeprefix("reason-"), line.args, line.rules)


class History:
    """The log of a table that has all it needs to begin, and the position it leads to."""

    def __init__(self, game: Game, record: Record, outcomes: Sequence[str] | None = None) -> None:
        self.game = game
        self.record = record
        self.outcomes = outcomes  # in place of a secret that is not known
        self.typed = record.dice == "typed"
        self.key = sealing_key(record.secret, record.nonces, record.protocol) if record.secret else b""
        self.steps: list[Step] = []
        self.start: State | None = None  # None while the set-up waits for real dice
        self.start_events: list[Event] = []
        self.start_draws: list[Drawn] = []
        self.start_answers: list[str] = []
        self.question: OutcomeNeeded | None = None
        self.counter = 0
        self.epochs = [(0, FIRST_EPOCH)]  # each with the counter at which it begins
        self.moment = (0, 0)  # when the next entry is made, and how much of that was on the way
        self.set_up()

    def copy(self) -> "History":
        """The same history, going its own way from here; positions are shared, for nobody changes them."""
        twin = object.__new__(History)
        twin.__dict__.update(self.__dict__)
        twin.steps = list(self.steps)
        twin.start_answers = list(self.start_answers)
        twin.epochs = list(self.epochs)
        return twin

    # Dice

    @property
    def epoch(self) -> int:
        """The epoch of the dice to come."""
        return self.epochs[-1][1]

    def begin_epoch(self, number: int) -> None:
        """Goes on with dice that nobody has seen."""
        self.append(Epoch(number))
        self.epochs.append((self.counter, number))

    def epoch_at(self, counter: int) -> int:
        """The epoch of the outcome with this number."""
        return self.epochs[bisect_right(self.epochs, counter, key=lambda begun: begun[0]) - 1][1]

    def source(self, counter: int, answers: Sequence[str]) -> Sealed | Typed:
        """The table's dice at a place of their own."""
        if self.outcomes is not None:
            return Typed(self.outcomes[counter:], self.game.parse_outcome)
        if self.typed:
            return Typed(answers, self.game.parse_outcome)
        if not self.key:
            raise Refused("secret-missing")
        return Sealed(self.key, counter, self.epoch_at(counter))

    # Set-up

    def set_up(self) -> None:
        """Lays out the start, as far as the dice typed in so far allow."""
        source = self.source(0, self.start_answers)
        try:
            state = self.lay_out(source)
        except OutcomeNeeded as question:
            if not self.typed:
                raise Refused("secret-missing") from None
            self.question = question
            return
        self.question = None
        self.start_events = state.events or []
        self.start_draws = source.drawn
        self.counter = len(source.drawn)
        state.events = None
        state.chance = Chance(0)
        self.start = self.state = state

    def lay_out(self, source: Chance) -> State:
        """The first position of the record."""
        if self.record.position:
            return self.game.load(self.record.position, source, self.record.setup.files)
        return self.game.new(self.record.setup, source)

    # Going on

    def attempt(self, counter: int, answers: Sequence[str], state: State | None = None) -> Attempt:
        """A trial on a copy of a position, the present one unless another is given."""
        return Attempt(self.game, self.state if state is None else state, self.source(counter, answers))

    def append(self, entry: Entry, attempt: Attempt | None = None) -> Step:
        """Adds an entry with the trial that carried it out, if the position changes by it."""
        step = Step(self.timed(entry), self.state if self.start is not None else None, self.counter)
        self.steps.append(step)
        if attempt is not None:
            self.complete(step, attempt)
        elif self.start is not None:
            step.barrier = int(self.state.barrier)
        self.forget()
        return step

    def append_open(self, entry: Play | Resign, question: OutcomeNeeded) -> None:
        """Adds an entry that waits for real dice; the position stays until they are typed in."""
        self.steps.append(Step(self.timed(entry), self.state, self.counter))
        self.question = question

    def timed(self, entry: Entry) -> Entry:
        """The entry with the moment at which it is made."""
        at, lag = self.moment
        return msgspec.structs.replace(entry, at=at, lag=lag) if at or lag else entry

    def complete(self, step: Step, attempt: Attempt) -> None:
        """Takes over what a trial led to."""
        self.settle(step, attempt)
        step.told_at = len(self.steps) - 1
        self.counter += len(step.draws)
        self.question = None

    def settle(self, step: Step, attempt: Attempt) -> None:
        """Makes a trial the present position and notes what it did."""
        step.codes, step.events, step.draws = attempt.codes, attempt.events, attempt.source.drawn
        self.state = attempt.accept()
        step.barrier = int(self.state.barrier)

    def forget(self) -> None:
        """Lets go of an old position, except every so many."""
        old = len(self.steps) - 1 - SNAPSHOT_EVERY
        if old >= 0 and old % SNAPSHOT_EVERY:
            self.steps[old].before = None

    # Real dice

    def open_index(self) -> int:
        """Where in the log the entry is that waits for real dice; -1 where none does, or the set-up itself waits."""
        if self.question is None or self.start is None:
            return -1
        index = len(self.steps) - 1
        while not (self.steps[index].live and self.steps[index].barrier < 0):
            index -= 1
        return index

    def answer(self, text: str) -> None:
        """Takes what the dice showed, and asks the next question or goes on."""
        index = self.open_index()
        if index < 0:
            self.steps.append(Step(self.timed(Outcome(text)), None, 0))
            self.start_answers.append(text)
            self.set_up()
            return
        step = self.steps[index] = self.steps[index].copy()
        step.answers.append(text)
        self.append(Outcome(text))
        try:
            attempt = self.carry_out(step, self.state)
        except OutcomeNeeded as question:
            self.question = question
            return
        self.complete(step, attempt)

    # Back and again

    def carry_out(self, step: Step, state: State, reread: bool = True) -> Attempt:
        """Does an entry again on a copy of a position; `reread` reads its notation anew."""
        attempt = self.attempt(step.counter, step.answers, state)
        self.perform(attempt, step, reread)
        return attempt

    def perform(self, attempt: Attempt, step: Step, reread: bool = True) -> None:
        """Does an entry in a trial."""
        entry = step.entry
        if isinstance(entry, Play):
            attempt.play(entry.seat, entry.actions if reread else step.codes)
        elif isinstance(entry, Resign):
            attempt.state.concede(entry.seat)
        elif isinstance(entry, Order):
            attempt.order(entry)

    def state_before(self, index: int) -> State:
        """The position in which an entry was made."""
        near = index
        while near > 0 and self.steps[near].before is None:
            near -= 1
        state = self.steps[near].before or self.start
        assert state is not None
        for step in self.steps[near:index]:
            if changes_position(step):
                state = self.carry_out(step, state, reread=False).accept()
        return state

    def without(self, index: int) -> list[tuple[int, State, Attempt | None]]:
        """Every later entry done again as if this one had not been made: its index, the position before, the trial.

        Refused where a later entry would not be the same without it. A standing order that cannot be given then has
        no trial, and lapses: a refusal would tell others of it.
        """
        state = self.state_before(index)
        redone = []
        for later in range(index + 1, len(self.steps)):
            if changes_position(self.steps[later]):
                attempt = self.same_again(later, state)
                redone.append((later, state, attempt))
                state = state if attempt is None else attempt.state
        return redone

    def take_out(self, index: int) -> None:
        """Goes on as if an entry had not been made."""
        redone = self.without(index)
        self.state = self.state_before(index)
        self.question = None
        self.steps[index] = self.steps[index].copy()
        self.steps[index].live = False
        for later in range(index + 1, len(self.steps)):
            self.steps[later].before = None  # another position now
        for later, before, attempt in redone:
            step = self.steps[later] = self.steps[later].copy()
            step.before = before
            step.barrier_before = int(before.barrier)
            if attempt is None:
                step.live = False
            else:
                self.settle(step, attempt)

    def same_again(self, index: int, state: State) -> Attempt | None:
        """Does an entry again; Refused where it has become illegal or draws other dice, None for such an order."""
        step = self.steps[index]
        attempt: Attempt | None
        try:
            attempt = self.carry_out(step, state)
        except (QuarterdeckError, OutcomeNeeded):
            attempt = None
        if attempt is None and isinstance(step.entry, Order):
            return None
        if attempt is None or len(attempt.codes) != len(step.codes) or attempt.source.drawn != step.draws:
            raise Refused("undo-later")  # which one: its number would count the secret orders between
        return attempt


def changes_position(step: Step) -> bool:
    """Whether the position is another one by this entry: it stands, is an act of the game, and its dice are known."""
    return step.live and isinstance(step.entry, Play | Resign | Order) and step.barrier >= 0
