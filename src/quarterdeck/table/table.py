"""Table: a game being played. Seats, the append-only log and what derives from it; no files, no network, no clock."""

from collections.abc import Iterable, Sequence

import msgspec

from ..engine.chance import Chance
from ..errors import BadInput, IllegalAction, QuarterdeckError
from ..games import find
from ..games.base import Action, Game, Line, Setup
from . import clocks, consent, takeback
from .dice import PROTOCOL, OutcomeNeeded, check_nonce, new_nonce, new_secret, seeded_nonces, seeded_secret
from .entries import (
    NOBODY,
    Absence,
    Draw,
    Entry,
    Epoch,
    Flag,
    Order,
    Outcome,
    Play,
    Plea,
    Resign,
    Rest,
    SeatKind,
    Sit,
    Takeback,
    decode,
)
from .history import Attempt, History, not_pending
from .names import check_name
from .pace import Pace
from .reading import ReadTable, actions_of, text_of
from .rematch import moved_on, next_game
from .sealing import seal, with_derived
from .seats import DiceKind, Fault, Record, Refused, Seat, check_seat, check_seats, sitting


class Played(msgspec.Struct, frozen=True):
    """What came of a play: the actions done, and those that lapsed because of what the first ones revealed."""

    version: int
    actions: tuple[str, ...]
    lapsed: tuple[str, ...] = ()
    why: QuarterdeckError | None = None


class Table(ReadTable):
    """A table of any game. Its truth is `record` and `log`; the rest derives from them.

    Every method that changes something takes `at`, the version the caller believes the table to have; where it has
    gone on meanwhile, nothing happens and `stale` is raised.
    """

    def __init__(
        self,
        record: Record,
        log: Iterable[Entry] = (),
        game: Game | None = None,
        outcomes: Sequence[str] | None = None,
    ) -> None:
        """A table from its record and log; `outcomes` stand in for a secret that is not known, as far as they go."""
        self.game = game or find(record.game)
        self.record = up_to_date(self.game, record)
        self.seats = check_seats(record.seats, record.setup.seats)
        self.out = frozenset()
        self.agreed = consent.NOBODY
        self.asks = NOBODY
        self.yielding = consent.NOBODY
        self.clocks = ()
        self.fault = None
        self._drawn = False
        self._result = None
        self._history = None
        self._outcomes = outcomes
        self._begin()
        for entry in log:
            self.repeat(entry)

    @classmethod
    def open(
        cls,
        game: Game,
        setup: Setup,
        seats: Sequence[Seat] = (),
        *,
        dice: DiceKind = "sealed",
        seed: int | None = None,
        position: str = "",
        date: str = "",
        pace: Pace | None = None,
    ) -> "Table":
        """A new table. Sealed dice wait for a nonce of each person; a seed gives both secret and nonces."""
        if position:
            start = game.load(position, Chance(0), setup.files)
            setup = Setup(int(start.seats), {}, setup.files, int(start.rules))
        number = setup.seats
        secret, nonces = "", ("",) * number
        if seed is not None:
            dice, secret, nonces = "seeded", seeded_secret(seed), seeded_nonces(number)
        elif dice == "sealed":
            secret = new_secret()
        record = Record(
            game=game.facts.id,
            setup=setup,
            seats=tuple(seats) or (Seat(),) * number,
            dice=dice,
            seed=seed,
            protocol=PROTOCOL if dice == "sealed" else 1,
            nonces=() if dice == "typed" else nonces,
            secret=secret,
            position=position,
            date=date,
            pace=pace,
        )
        return cls(seal(record), game=game)

    @classmethod
    def restore(cls, record: Record, log: Sequence[bytes], game: Game) -> "Table":
        """A table from the disk; where an entry cannot be carried out it stands before that entry and is closed."""
        table = cls(record, (), game)
        for number, stored in enumerate(log, 1):
            try:
                table.repeat(decode(stored))
            except Exception as error:  # whatever it is, the entries before it can still be read
                table = cls(record, map(decode, log[: number - 1]), game)
                table.fault = Fault.of(number, error)
                return table
        return table

    # The dice are sealed

    def give_nonce(self, seat: int, nonce: str) -> None:
        """A person's share of the dice; with the last one the game begins."""
        self._check_seat(seat)
        check_nonce(nonce)
        if not self.nonces or self.nonces[seat]:
            raise Refused("nonce-late" if seat in self.record.derived else "nonce-given")
        given = (*self.nonces[:seat], nonce, *self.nonces[seat + 1 :])
        self.record = msgspec.structs.replace(self.record, nonces=given)
        self._begin()

    def fill_nonces(self) -> None:
        """A nonce for everybody who has given none; it follows from the secret."""
        missing = [seat for seat, nonce in enumerate(self.nonces) if not nonce]
        if self.record.protocol == 1:
            for seat in missing:
                self.give_nonce(seat, new_nonce())
        elif missing:
            self.record = with_derived(self.record, missing)
            self._begin()

    def _begin(self) -> None:
        """Lays out the start as soon as the dice are bound."""
        if all(self.nonces):
            self._history = History(self.game, self.record, self._outcomes)
            if self.record.pace is not None:
                self.clocks = clocks.wound(self.record.pace, len(self.seats))
                self._tick(None)

    # Copies

    def at(self, version: int) -> "Table":
        """The table as it was at a version of the past."""
        if not 0 <= version <= self.version:
            raise BadInput("version", {"given": version, "expected": self.version})
        return Table(self.record, self.log[:version], self.game, self._outcomes)

    def copy(self) -> "Table":
        """The same table, dice included, going its own way from here."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._history = self._history and self._history.copy()
        return twin

    # Playing

    def why_not(self, text: str | Action, seat: int | None = None) -> Line | None:
        """Why a seat may not play this, None where it may. What dice would show or mines do is not told in advance."""
        attempt = self._attempt()
        try:
            attempt.play(self._player(seat), actions_of(text), only_known=True)
        except IllegalAction as error:
            return Line(f"reason-{error.code}", error.params, error.rules)
        except OutcomeNeeded:
            return None
        return None

    def play(
        self, action: str | Action | Sequence[str | Action], seat: int | None = None, *, at: int | None = None
    ) -> Played:
        """Plays one action or several (`; ` between them) as one entry, all or nothing.

        Where the first ones revealed chance or hidden information they stand, and what can no longer be done after
        them lapses (`Played.lapsed`): else a refused entry would be a free look.
        """
        self._expect(at)
        attempt = self._attempt()
        seat, actions = self._player(seat), actions_of(action)
        history = self.history
        try:
            attempt.play(seat, actions)
        except OutcomeNeeded as question:
            self._ask(question)
            written = (*attempt.texts, *map(text_of, actions[len(attempt.texts) :]))
            history.append_open(Play(seat, written), question)
            self._note_play(seat)
            return Played(self.version, written)
        done = tuple(attempt.texts)
        history.append(Play(seat, done), attempt)
        self._note_play(seat)
        return Played(self.version, done, tuple(map(text_of, actions[len(done) :])), attempt.lapsed)

    def order(self, seat: int, what: int, value: int, *, at: int | None = None) -> None:
        """Gives a standing order, in turn or out of it."""
        self._expect(at)
        attempt = self._attempt()
        entry = Order(self._check_seat(seat), what, value)
        attempt.order(entry)
        self.history.append(entry, attempt)
        self._tick(entry)

    def answer(self, text: str, *, at: int | None = None) -> None:
        """Tells what the real dice showed, in the game's notation."""
        self._expect(at)
        history = self.history
        question = history.question
        if question is None:
            raise Refused("outcome-not-needed")
        outcome = self.game.parse_outcome(question.label, question.n, text)
        history.answer(self.game.chance_outcome(question.label, question.n, outcome))
        self._tick(history.steps[-1].entry)

    # Going back

    def undo(self, seat: int | None = None, *, free: bool = False, at: int | None = None) -> None:
        """Takes back the last play of a seat (None: the last play of all); Refused with the reason where it stands.

        `free` does so whatever it showed; only who plays against nobody but bots may. The dice never rewind.
        """
        self._expect(at)
        index = self._undoable(seat, free)
        history = self.history
        entry = history.steps[index].entry
        assert isinstance(entry, Play)
        history.take_out(index)
        history.append(Takeback(entry.seat, free))
        self._gone_back()

    def rewind(self, seat: int, *, agreed: bool = False, at: int | None = None) -> None:
        """Takes back a seat's last play and all that was played since, whatever it showed; the dice never rewind.

        Only who plays against nobody but bots may, or whom everybody else lets (`agreed`), and no game that is rated.
        """
        self._expect(at)
        self._check_casual()
        history = self._running()
        index = takeback.last_play(history, self._check_seat(seat))
        if not agreed and len(self.persons) > 1:
            raise Refused("undo-people")
        for later in takeback.plays_since(history, index):
            history.take_out(later)
        history.append(Takeback(seat, free=not agreed, to=index + 1, agreed=agreed))
        self._gone_back()

    def ask_back(self, seat: int, *, at: int | None = None) -> None:
        """Asks the others whether the seat's last play may be taken back; until somebody plays or declines."""
        self._expect(at)
        self._check_casual()
        history = self._running()
        if self._check_seat(seat) not in self.persons:
            raise Refused("undo-not-asked")
        if self.asks != NOBODY:
            raise Refused("undo-asked")
        if len(self.persons) < 2:
            raise Refused("undo-alone")
        takeback.plays_since(history, takeback.last_play(history, seat))
        history.append(Plea(seat, "ask"))
        self.asks, self.yielding = seat, frozenset({seat})
        self._tick(history.steps[-1].entry)

    def answer_back(self, seat: int, yes: bool, *, at: int | None = None) -> None:
        """Answers who asked, or takes the own question back; with the last yes the play is taken back."""
        self._expect(at)
        history = self._running()
        if self.asks == NOBODY or seat not in self.persons or (yes and seat in self.yielding):
            raise Refused("undo-not-asked")
        if yes and self.yielding | {seat} >= self.persons:
            self.rewind(self.asks, agreed=True)
            return
        history.append(Plea(seat, "accept" if yes else "decline"))
        self.yielding |= {seat}
        if not yes:
            self._forget_plea()
        self._tick(history.steps[-1].entry)

    def _check_casual(self) -> None:
        if self.record.rated:
            raise Refused("undo-rated")

    def _gone_back(self) -> None:
        self._forget_plea()
        self._tick(self.history.steps[-1].entry)

    def _forget_plea(self) -> None:
        self.asks, self.yielding = NOBODY, consent.NOBODY

    def why_not_undo(self, seat: int | None = None) -> Refused | None:
        """What stands in the way of a takeback, None where nothing does."""
        try:
            self.history.without(self._undoable(seat))
        except Refused as refused:
            return refused
        return None

    def _undoable(self, seat: int | None, free: bool = False) -> int:
        """The index of the play that a takeback of this seat concerns."""
        history = self._running()
        index = takeback.last_play(history, None if seat is None else self._check_seat(seat))
        if not free:
            takeback.check(history, index)
        elif sum(player.kind != "bot" for player in self.seats) > 1:
            raise Refused("undo-people")
        elif self.record.rated:
            raise Refused("undo-rated")
        return index

    # Ending otherwise

    def resign(self, seat: int, why: Absence = "", by: int = NOBODY, *, at: int | None = None) -> None:
        """A seat gives up, or is given up for whoever is absent; the rules say what becomes of it."""
        self._expect(at)
        attempt = self._attempt()
        if self._check_seat(seat) in self.out:
            raise Refused("resigned-before")
        try:
            attempt.state.concede(seat)
            self.history.append(Resign(seat, why, by), attempt)
        except OutcomeNeeded as question:
            self._ask(question)
            self.history.append_open(Resign(seat, why, by), question)
        self.out |= {seat}
        self.agreed = consent.NOBODY
        self._gone_back()

    def offer_draw(self, seat: int, *, at: int | None = None) -> None:
        """Offers a draw; it stands until somebody declines it or plays on without having agreed."""
        self._say(Draw(seat, "offer"), at)

    def accept_draw(self, seat: int, *, at: int | None = None) -> None:
        """Agrees; the game is drawn once every person still in has."""
        self._say(Draw(seat, "accept"), at)

    def decline_draw(self, seat: int, *, at: int | None = None) -> None:
        """Refuses an offer, or takes it back."""
        self._say(Draw(seat, "decline"), at)

    def _say(self, entry: Draw, at: int | None) -> None:
        self._expect(at)
        history = self._running()
        self.agreed = consent.after(self.agreed, entry, self.persons)
        history.append(entry)
        self._drawn = bool(self.agreed) and self.agreed >= self.persons
        self._tick(history.steps[-1].entry)

    def _note_play(self, seat: int) -> None:
        """Who plays on without having agreed to a draw declines it; a play ends all talk of taking one back."""
        if seat not in self.agreed:
            self.agreed = consent.NOBODY
        self._gone_back()

    def sit(
        self,
        seat: int,
        kind: SeatKind,
        word: str = "",
        *,
        why: Absence = "",
        by: int = NOBODY,
        at: int | None = None,
    ) -> None:
        """Somebody else takes a seat, a bot for a person or a person for a bot: his name, or a bot's level.

        A person without a name is the one whose seat it is.
        """
        self._expect(at)
        history = self.history
        seats = list(self.seats)
        name = word if kind == "bot" else check_name(word) or self._owner(seat)
        seats[self._check_seat(seat)] = check_seat(Seat(kind, name))
        history.append(Sit(seat, kind, word, why=why, by=by))
        self.seats = tuple(seats)
        self.agreed = consent.NOBODY
        self._gone_back()

    def _owner(self, seat: int) -> str:
        """The name of the person whose seat it is."""
        people = self.record.people
        return people[seat] if seat < len(people) else ""  # a record from before it kept them

    def rematch(self, date: str = "") -> "Table":
        """The next game: a new table with everybody one seat further and dice of its own."""
        if self.result is None:
            raise Refused("not-over")
        record = self.record
        seed = None if record.seed is None else record.seed + 1
        setup, position = next_game(self.game, record.setup, record.position, self.result.returns)
        seats = moved_on(self.seats)
        return Table.open(
            self.game, setup, seats, dice=record.dice, seed=seed, position=position, date=date, pace=record.pace
        )

    def begin_epoch(self, number: int) -> None:
        """Goes on with dice that nobody has seen: this table was put back from a copy, and had gone on before."""
        history = self._running()
        if history.typed or number <= history.epoch:
            raise Refused("epoch", {"given": number, "now": history.epoch})
        history.begin_epoch(number)
        self._tick(history.steps[-1].entry)

    # Time

    def stamp(self, at: int, lag: int = 0, seat: int = NOBODY) -> None:
        """Says when the next entry is made, in milliseconds since the game began, and how long it was on the way."""
        if self.clocks:
            most = self.clocks[seat].quota if seat != NOBODY else 0
            self.history.moment = (max(at, self.moment), min(max(lag, 0), most))

    def flag(self, seat: int, *, at: int | None = None) -> None:
        """A seat's time is up: Refused where there is some left."""
        self._expect(at)
        history = self._running()
        clocks.check_flag(self._clock(seat), history.moment[0])
        history.append(Flag(seat))
        self._tick(history.steps[-1].entry)

    def rest(self, seat: int, days: int, *, at: int | None = None) -> None:
        """A seat takes days off, or is back before they are over."""
        self._expect(at)
        history = self._running()
        clocks.check_rest(self._clock(seat), days, history.moment[0])
        history.append(Rest(seat, days))
        self._tick(history.steps[-1].entry)

    def _clock(self, seat: int) -> clocks.Clock:
        if not self.clocks or self._check_seat(seat) not in self.persons:
            raise Refused("no-clock")
        return self.clocks[seat]

    def _tick(self, entry: Entry | None) -> None:
        """Winds the clocks on to an entry just made."""
        pace, history = self.record.pace, self.history
        if pace is not None:
            at = history.moment[0]
            if history.start is not None:
                made = None if entry is None else history.steps[-1].entry
                self.clocks = clocks.after(self.clocks, pace, made, at, self.pending, self.seats)
            if entry is not None:
                history.steps[-1].clocks = self.clocks

    # From the disk

    def repeat(self, entry: Entry) -> None:
        """Does an entry of a stored log, by the same gates as the first time."""
        if self.clocks:
            self.check_time(entry)
            self.history.moment = (entry.at, entry.lag)
        match entry:
            case Play(seat, actions):
                if self.play(actions, seat).lapsed and not self.history.typed:
                    raise Refused("log-differs", {"entry": self.version})
            case Takeback(seat, free, to):
                if to:
                    self._repeat_rewind(entry)
                else:
                    self.undo(seat, free=free)
            case Plea(seat, says):
                if says == "ask":
                    self.ask_back(seat)
                else:
                    self.answer_back(seat, says == "accept")
            case Resign(seat, why, by):
                self.resign(seat, why, by)
            case Flag(seat):
                self.flag(seat)
            case Rest(seat, days):
                self.rest(seat, days)
            case Draw():
                self._say(entry, None)
            case Order(seat, what, value):
                self.order(seat, what, value)
            case Sit(seat, kind):
                self.sit(seat, kind, sitting(entry).word, why=entry.why, by=entry.by)
            case Outcome(text):
                self.answer(text)
            case Epoch(number):
                self.begin_epoch(number)

    def _repeat_rewind(self, entry: Takeback) -> None:
        if entry.agreed and (self.asks != entry.seat or len(self.persons - self.yielding) > 1):
            raise Refused("undo-not-asked")
        self.rewind(entry.seat, agreed=entry.agreed)
        done = self.entry(self.version)
        if not isinstance(done, Takeback) or done.to != entry.to:
            raise Refused("log-differs", {"entry": self.version})

    def check_time(self, entry: Entry) -> None:
        """Refused where an entry's time cannot be: before the one above it, or with more on the way than is allowed."""
        quota = self.clocks[entry.seat].quota if isinstance(entry, Play) and entry.seat < len(self.clocks) else 0
        if entry.at < self.moment or not 0 <= entry.lag <= quota:
            raise Refused("log-time", {"entry": self.version + 1})

    # Gates

    def _ask(self, question: OutcomeNeeded) -> None:
        """Only real dice can be asked for."""
        if not self.history.typed:
            raise Refused("secret-missing") from question

    def _expect(self, at: int | None) -> None:
        if self.closed is not None:
            raise self.closed
        if at is not None and at != self.version:
            raise Refused("stale", {"at": at, "version": self.version})

    def _running(self) -> History:
        history = self.history
        if self.closed is not None:
            raise self.closed
        if self.over:
            raise Refused("over")
        return history

    def _attempt(self) -> Attempt:
        history = self._running()
        if history.question is not None:
            raise Refused("outcome-needed")
        return history.attempt(history.counter, ())

    def _player(self, seat: int | None) -> int:
        """The seat that plays, the one to move unless another is named; it has to owe a decision."""
        player = self.to_move if seat is None else self._check_seat(seat)
        if player is None or player not in self.pending:
            raise not_pending(self.game, self.state, player or 0)
        return player


def up_to_date(game: Game, record: Record) -> Record:
    """A record of any age as the rules read it today; a position has its options in its text."""
    if record.position:
        game.check_rules(record.setup.rules)
        return record
    return msgspec.structs.replace(record, setup=game.up_to_date(record.setup))
