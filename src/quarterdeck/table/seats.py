"""Who sits where, and the record of a table: all there is to know of it beside its log."""

import shlex
from typing import Literal

import msgspec

from ..errors import BadInput, QuarterdeckError
from ..games.base import Game, Setup
from .entries import PROGRAM, SeatKind, Sit, tell_apart
from .names import check_name, is_name
from .pace import Pace

LONGEST_COMMAND = 1000  # a path and its options; nobody types more
DiceKind = Literal["sealed", "seeded", "typed"]


class Refused(QuarterdeckError):
    """Something the table does not allow now; `error-<code>` says why."""


class Seat(msgspec.Struct, frozen=True):
    """Who plays a seat: a person here, a person by link, or a bot."""

    kind: SeatKind = "here"
    name: str = ""  # of a person, empty for nobody
    level: str = ""  # of a bot: its rank, with a playing style where it has one
    command: str = ""  # of a bot that is a program: what starts it

    def __post_init__(self) -> None:
        tell_apart(self)

    @property
    def word(self) -> str:
        """Who plays, as replay files and `--players` have it: `Seat(kind, word)` is this seat again."""
        return f"{PROGRAM}{self.command}" if self.command else self.name or self.level


def sitting(entry: Sit) -> Seat:
    """Who sits down by an entry."""
    return Seat(entry.kind, entry.name, entry.level, entry.command)


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its log. It may hold the secret: it goes to the disk, never to a player."""

    game: str
    setup: Setup
    seats: tuple[Seat, ...]  # as they were at the start; Sit entries change them
    dice: DiceKind = "sealed"
    seed: int | None = None
    protocol: int = 1  # the formulas of its dice (dice.py); a stored one that says nothing is from before the number
    commitment: str = ""
    nonces: tuple[str, ...] = ()  # a seat each, empty where not given yet
    derived: tuple[int, ...] = ()  # the seats whose nonce follows from the secret
    secret: str = ""
    position: str = ""  # the start, where it is not the game's own
    date: str = ""  # a table has no clock: whoever opens it says
    began: int = 0  # the same in unix milliseconds, for tables with a pace
    pace: Pace | None = None  # how fast it is to be played
    rated: bool = False
    people: tuple[
        str, ...
    ] = ()  # the names of those who sit down without one: a log outlives people's wish to be named


class Fault(msgspec.Struct, frozen=True):
    """Why a stored log cannot be carried out to its end: at which entry (0: the set-up), and what stopped it."""

    entry: int
    why: str  # an error's code or an exception's name: neither holds anything of the table

    @classmethod
    def of(cls, entry: int, error: Exception) -> "Fault":
        """What an error at an entry means for the table."""
        return cls(entry, error.code if isinstance(error, QuarterdeckError) else type(error).__name__)


def check_seats(seats: tuple[Seat, ...], number: int) -> tuple[Seat, ...]:
    """The seats themselves, if there is one for each place."""
    if len(seats) != number:
        raise BadInput("table-seat-count", {"given": len(seats), "expected": number})
    for seat in seats:
        check_seat(seat)
    return seats


def check_seat(seat: Seat) -> Seat:
    """The seat itself, if whoever plays it can be shown beside others and written down."""
    if seat.command:
        check_command(seat.command)
    elif not is_name(seat.word):
        check_name(seat.word)
    return seat


def check_command(command: str) -> str:
    """The command itself, if it is one line with something to run in it."""
    if len(command) > LONGEST_COMMAND:
        raise BadInput("bot-command-long", {"given": command[:80], "most": LONGEST_COMMAND})
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or not command.isprintable() or command != command.strip():
        raise BadInput("bot-command", {"given": command[:80]})
    return command


def seat_word(game: Game, seat: int) -> str:
    """A seat in replay files: its name in the game, or its number."""
    names = game.facts.seat_names
    return names[seat] if seat < len(names) else f"seat{seat + 1}"


def seat_argument(game: Game, seat: int, name: str = "") -> str:
    """A seat as an argument of a sentence: the player's name, or the seat's in the reader's language."""
    names = game.facts.seat_names
    return name or (f"@seat-{names[seat]}" if seat < len(names) else str(seat + 1))
