"""Reading replay files; each mistake is named with its line and what was expected there."""

import json
import re

import msgspec

from ..engine.state import FIRST_RULES
from ..errors import BadInput, QuarterdeckError
from ..games import find
from ..games.base import Game, Setup
from .dice import NONCE, PROTOCOL
from .entries import (
    NOBODY,
    SEPARATOR,
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
    Sit,
    Takeback,
)
from .names import put_right
from .pace import Pace, read_pace
from .replay import Replay, ReplayLine
from .replay_write import DERIVED, FORMAT, SETUP, format_text, quote
from .seats import DiceKind, Record, Seat, check_seat, check_seats, seat_word

MOST_CHARACTERS = 4_000_000  # the longest games take about 200,000, an owner's scenario up to a million
MOST_ENTRIES = 20_000  # as long as any random game may be
LONGEST_LINE = 100_000  # a set-up line with every shuffle of the largest box has about 5,000
TAG = re.compile(r"\[([A-Z][a-z]+) (\".*\")\]")
TIME = r"(?: @(0|[1-9][0-9]{0,14})(?:-([1-9][0-9]{0,5}))?)?"
ENTRY = re.compile(r"(0|[1-9][0-9]{0,5})\. ([^{}]+?)(?: \{([^{}]+)\})?" + TIME + r" #([0-9a-f]{8})")
BACK = re.compile(r"(agreed|free) takeback to ([1-9][0-9]{0,5})")
ABSENCE = re.compile(r"(?: (time|away))?(?: by (\w+))?")
SIT = re.compile(r"(here|link|bot) (\".*\")((?: (?:time|away))?(?: by \w+)?)")
HEX = re.compile(r"[0-9a-f]{64}")
NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,17})")  # fits the engine's 64 bits
EPOCH = re.compile(r"\(epoch ([1-9][0-9]{0,17})\)")
KINDS = ("here", "link", "bot")


def parse(text: str) -> Replay:
    """The replay of a file; BadInput names the first line that is wrong and what was expected."""
    if len(text) > MOST_CHARACTERS:
        raise BadInput("replay-size", {"line": 1, "most": MOST_CHARACTERS})
    if not text.endswith("\n"):
        raise BadInput("replay-cut", {"line": text.count("\n") + 1})
    lines = text.removeprefix("\ufeff").split("\n")[:-1]
    if all(line.endswith("\r") for line in lines):  # a whole file that went through Windows
        lines = [line[:-1] for line in lines]
    return Reader(lines).replay()


class Reader:
    """Reads line by line; `at` is the index of the next one."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 0

    # Lines

    def wrong(self, expected: str, at: int | None = None) -> BadInput:
        """The error for the line that is next, or another one."""
        index = self.at if at is None else at
        found = self.lines[index] if index < len(self.lines) else ""
        return BadInput("replay-line", {"line": index + 1, "expected": expected, "found": found[:80]})

    def next_tag(self) -> tuple[str, str]:
        """Name and value of the tag in the next line, empty where there is none."""
        if self.at >= len(self.lines) or len(self.lines[self.at]) > LONGEST_LINE:
            return "", ""
        found = TAG.fullmatch(self.lines[self.at])
        if not found:
            return "", ""
        return found[1], self.unquote(found[2])

    def unquote(self, quoted: str) -> str:
        """The text of a quoted value, written in the one way there is."""
        try:
            value = json.loads(quoted)
        except ValueError:
            raise self.wrong('[Name "value"]') from None
        if not isinstance(value, str) or quote(value) != quoted:
            raise self.wrong('[Name "value"]')
        return value

    def tag(self, name: str) -> str:
        """The value of a tag that has to come next."""
        value = self.optional(name)
        if value is None:
            raise self.wrong(f'[{name} "…"]')
        return value

    def optional(self, name: str) -> str | None:
        """The value of a tag that may come next."""
        found, value = self.next_tag()
        if found != name:
            return None
        self.at += 1
        return value

    # Tags

    def replay(self) -> Replay:
        """The whole file."""
        format = self.format()
        game = self.located(self.tag("Game"))
        rules = self.rules(game)
        date = self.optional("Date")
        if date is not None and (not date or not date.isprintable() or len(date) > 40):
            raise self.wrong('[Date "2026-08-02"]', self.at - 1)
        number = self.seat_number(game)
        seats = tuple(self.seat(game, seat) for seat in range(number))
        pace, rated = self.pace(), self.rated()
        setup_at = self.at
        options, files = self.options(), self.files()
        position = self.optional("Position") or ""
        setup = self.setup(game, Setup(number, {}, files, rules), options, position, setup_at)
        record, checks = self.dice(game, setup, seats, position, date or "")
        record = msgspec.structs.replace(record, pace=pace, rated=rated)
        result, points = self.tag("Result"), self.optional("Points")
        if points == "" or not result:
            raise self.wrong('[Result "…"]', self.at - 1)
        if self.at >= len(self.lines) or self.lines[self.at]:
            raise self.wrong("an empty line after the tags")
        self.at += 1
        first = self.at + 1
        return Replay(record, checks, result, points or "", self.entries(game), first, format)

    def format(self) -> int:
        """The number of the format, today's or one of before."""
        known = {format_text(number): number for number in range(1, FORMAT + 1)}
        given = self.tag("Format")
        if given not in known:
            raise self.wrong(f'[Format "{format_text(FORMAT)}"]', 0)
        return known[given]

    def located(self, given: str) -> Game:
        """The game of the tag just read."""
        try:
            return find(given)
        except QuarterdeckError as error:
            raise self.placed(error, self.at - 1) from None

    def placed(self, error: QuarterdeckError, at: int) -> QuarterdeckError:
        """An error from elsewhere, with the line that led to it."""
        error.params["line"] = at + 1
        return error

    def rules(self, game: Game) -> int:
        """The number of the rules; files from before there were numbers have none."""
        given = self.optional("Rules")
        if given is None:
            return FIRST_RULES
        if not NUMBER.fullmatch(given) or int(given) <= FIRST_RULES:
            raise self.wrong(f'[Rules "{max(game.facts.rules, FIRST_RULES + 1)}"]', self.at - 1)
        try:
            game.check_rules(int(given))
        except BadInput as error:
            raise self.placed(error, self.at - 1) from None
        return int(given)

    def seat_number(self, game: Game) -> int:
        """How many seats there are."""
        given = self.tag("Seats")
        if given not in map(str, game.facts.seats):
            raise self.wrong(f"[Seats] {', '.join(map(str, game.facts.seats))}", self.at - 1)
        return int(given)

    def seat(self, game: Game, number: int) -> Seat:
        """Who sat there."""
        word, _, rest = self.tag("Seat").partition(" ")
        kind, _, name = rest.partition(" ")
        if word != seat_word(game, number) or kind not in KINDS or (rest != kind and not name):
            raise self.wrong(f'[Seat "{seat_word(game, number)} here …"]', self.at - 1)
        try:
            return self.player(kind, name)
        except BadInput as error:
            raise self.placed(error, self.at - 1) from None

    def player(self, kind: str, word: str) -> Seat:
        """Whoever a line speaks of; a name of old is put right, a command is as it was or none."""
        seat = Seat(kind, word)  # type: ignore[arg-type]  # one of KINDS
        return check_seat(seat) if seat.command else Seat(seat.kind, put_right(word))

    def pace(self) -> Pace | None:
        """How fast it was to be played; most files have none."""
        given = self.optional("Pace")
        try:
            found = None if given is None else read_pace(given)
        except BadInput as error:
            raise self.placed(error, self.at - 1) from None
        if found is not None and str(found) != given:
            raise self.wrong(f'[Pace "{found}"]', self.at - 1)
        return found

    def rated(self) -> bool:
        """Whether it was rated."""
        given = self.optional("Rated")
        if given not in (None, "on"):
            raise self.wrong('[Rated "on"]', self.at - 1)
        return given is not None

    def options(self) -> dict[str, tuple[str, int]]:
        """Each option's text and where it stands."""
        options: dict[str, tuple[str, int]] = {}
        while (given := self.optional("Option")) is not None:
            key, _, value = given.partition(" ")
            if key in options:
                raise self.wrong(f"each option once, “{key}” was there", self.at - 1)
            options[key] = (value, self.at - 1)
        return options

    def files(self) -> dict[str, str]:
        """The owner's files, each a block of lines that begin with a bar."""
        files: dict[str, str] = {}
        while (kind := self.optional("File")) is not None:
            if kind in files:
                raise self.wrong(f"each file once, “{kind}” was there", self.at - 1)
            start = self.at
            while self.at < len(self.lines) and (self.lines[self.at] == "|" or self.lines[self.at].startswith("| ")):
                if self.lines[self.at] == "| ":
                    raise self.wrong("| …")
                self.at += 1
            if self.at == start:
                raise self.wrong("| …")
            files[kind] = "\n".join(line[2:] for line in self.lines[start : self.at])
        return files

    def setup(self, game: Game, bare: Setup, options: dict[str, tuple[str, int]], position: str, at: int) -> Setup:
        """The set-up as it is written, checked as the rules read it today."""
        try:
            values = {key: game.option_named(key).check(value) for key, (value, _) in options.items()}
            written = msgspec.structs.replace(bare, options={} if position else values)
            today = {} if position else game.renewed(written).options
            game.setup(bare.seats, today, bare.files)
        except QuarterdeckError as error:
            option = options.get(str(error.params.get("option")))
            raise self.placed(error, option[1] if option else at) from None
        return written

    # Dice

    def dice(
        self, game: Game, setup: Setup, seats: tuple[Seat, ...], position: str, date: str
    ) -> tuple[Record, tuple[str, ...]]:
        """The record, with what binds and proves the dice, and the check digits of the nonces."""
        kind = self.tag("Dice")
        if kind not in ("sealed", "seeded", "typed"):
            raise self.wrong('[Dice "sealed"], [Dice "seeded"], [Dice "typed"]', self.at - 1)
        seed = self.seed() if kind == "seeded" else None
        protocol = self.protocol() if kind == "sealed" else 1
        commitment, secret = "", ""
        nonces: tuple[str, ...] = ()
        checks: tuple[str, ...] = ()
        derived: tuple[int, ...] = ()
        if kind != "typed":
            commitment = self.hexadecimal(self.tag("Commitment"), "Commitment")
            nonces, checks, derived = self.nonces(game, setup.seats, protocol)
            revealed = self.optional("Secret")
            secret = "" if revealed is None else self.hexadecimal(revealed, "Secret")
        record = Record(
            game=game.facts.id,
            setup=setup,
            seats=check_seats(seats, setup.seats),
            dice=self.dice_kind(kind),
            seed=seed,
            protocol=protocol,
            commitment=commitment,
            nonces=nonces,
            derived=derived,
            secret=secret,
            position=position,
            date=date,
        )
        return record, checks

    def dice_kind(self, kind: str) -> DiceKind:
        return "typed" if kind == "typed" else "seeded" if kind == "seeded" else "sealed"

    def protocol(self) -> int:
        """The number of the dice's formulas; files from before it have none."""
        given = self.optional("Protocol")
        if given is not None and given not in map(str, range(2, PROTOCOL + 1)):
            raise self.wrong(f'[Protocol "{PROTOCOL}"]', self.at - 1)
        return int(given or 1)

    def seed(self) -> int:
        given = self.tag("Seed")
        if not NUMBER.fullmatch(given):
            raise self.wrong('[Seed "42"]', self.at - 1)
        return int(given)

    def hexadecimal(self, value: str, name: str) -> str:
        if not HEX.fullmatch(value):
            raise self.wrong(f"[{name}] 0-9 a-f x 64", self.at - 1)
        return value

    def nonces(self, game: Game, seats: int, protocol: int) -> tuple[tuple[str, ...], tuple[str, ...], tuple[int, ...]]:
        """Each seat's nonce with its check digits, and who has a derived one; seats without a nonce are left out."""
        nonces, checks, derived = [""] * seats, [], []
        last = -1
        words = [seat_word(game, seat) for seat in range(seats)]
        while (given := self.optional("Nonce")) is not None:
            parts = given.split(" ")
            marked = protocol > 1 and parts[3:] == [DERIVED]
            if len(parts) != 3 + marked or parts[0] not in words[last + 1 :] or not NONCE.fullmatch(parts[1]):
                raise self.wrong(f'[Nonce "{words[min(last + 1, seats - 1)]} … …"]', self.at - 1)
            last = words.index(parts[0])
            nonces[last] = parts[1]
            checks.append(parts[2])
            derived += [last] if marked else []
        return tuple(nonces), tuple(checks), tuple(derived)

    # Entries

    def entries(self, game: Game) -> tuple[ReplayLine, ...]:
        """The numbered lines."""
        if len(self.lines) - self.at > MOST_ENTRIES:
            raise BadInput("replay-entries", {"line": self.at + MOST_ENTRIES + 1, "most": MOST_ENTRIES})
        words = {seat_word(game, seat): seat for seat in range(max(game.facts.seats))}
        entries: list[ReplayLine] = []
        while self.at < len(self.lines):
            entries.append(self.entry(words, len(entries)))
            self.at += 1
        return tuple(entries)

    def entry(self, words: dict[str, int], number: int) -> ReplayLine:
        """One numbered line."""
        found = None if len(self.lines[self.at]) > LONGEST_LINE else ENTRY.fullmatch(self.lines[self.at])
        if not found or found[1] != str(number):
            raise self.wrong(f"{number}. {'…' if number else SETUP} #01234567")
        draws = tuple(found[3].split(", ")) if found[3] else ()
        if number == 0 and found[2] != SETUP:
            raise self.wrong(f"0. {SETUP}")
        if not number:
            return ReplayLine(None, draws, found[6])
        entry = self.act(words, found[2])
        if found[4]:
            entry = msgspec.structs.replace(entry, at=int(found[4]), lag=int(found[5] or 0))
        return ReplayLine(entry, draws, found[6])

    def act(self, words: dict[str, int], text: str) -> Entry:
        """What a line says was done."""
        if text.startswith("(outcome ") and text.endswith(")"):
            return Outcome(text.removeprefix("(outcome ")[:-1])
        if found := EPOCH.fullmatch(text):
            return Epoch(int(found[1]))
        word, _, rest = text.partition(" ")
        if word not in words or not rest:
            raise self.wrong(f"({', '.join(words)}) …")
        seat = words[word]
        if rest.startswith("(") and rest.endswith(")"):
            return self.table_act(words, seat, rest[1:-1])
        actions = tuple(rest.split(SEPARATOR))
        if any(not action or action != action.strip() or action.startswith("(") for action in actions):
            raise self.wrong("a; b")
        return Play(seat, actions)

    def table_act(self, words: dict[str, int], seat: int, text: str) -> Entry:
        """An act of the table, in round brackets."""
        verb, _, rest = text.partition(" ")
        if text in ("takeback", "free takeback"):
            return Takeback(seat, free=text.startswith("free"))
        if found := BACK.fullmatch(text):
            return Takeback(seat, free=found[1] == "free", to=int(found[2]), agreed=found[1] == "agreed")
        if rest == "takeback" and verb in ("ask", "accept", "decline"):
            return Plea(seat, "ask" if verb == "ask" else "accept" if verb == "accept" else "decline")
        if verb == "resign" and (away := self.absence(words, text.removeprefix("resign"))):
            return Resign(seat, *away)
        if rest == "draw" and verb in ("offer", "accept", "decline"):
            return Draw(seat, "offer" if verb == "offer" else "accept" if verb == "accept" else "decline")
        if text == "flag":
            return Flag(seat)
        if verb == "rest" and NUMBER.fullmatch(rest):
            return Rest(seat, int(rest))
        if verb == "order":
            numbers = rest.split(" ")
            if len(numbers) == 2 and all(map(NUMBER.fullmatch, numbers)):
                return Order(seat, int(numbers[0]), int(numbers[1]))
        sits = SIT.fullmatch(rest) if verb == "sit" else None
        if sits and (away := self.absence(words, sits[3])):
            player = self.player(sits[1], self.unquote(sits[2]))
            return Sit(seat, player.kind, player.word, why=away[0], by=away[1])
        raise self.wrong(
            "(takeback) (free takeback) (agreed takeback to 1) (ask takeback) (accept takeback) (decline takeback)"
            ' (resign) (offer draw) (accept draw) (decline draw) (flag) (rest 1) (order 1 1) (sit bot "…")'
        )

    def absence(self, words: dict[str, int], text: str) -> tuple[Absence, int] | None:
        """What was decided about somebody absent, and by whom; None where the text does not say so."""
        found = ABSENCE.fullmatch(text)
        if not found or (found[2] and found[2] not in words):
            return None
        why: Absence = "time" if found[1] == "time" else "away" if found[1] == "away" else ""
        return why, words[found[2]] if found[2] else NOBODY
