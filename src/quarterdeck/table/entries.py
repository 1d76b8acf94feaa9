"""Entries: what the log of a table is made of. They are only ever appended; everything else derives from them."""

from typing import Literal

import msgspec

SEPARATOR = "; "  # between the actions of one entry
PROGRAM = "cmd:"  # what a program's command begins with where a bot's level could stand
NOBODY = -1
SeatKind = Literal["here", "link", "bot"]
Absence = Literal["", "time", "away"]


def tell_apart(player: msgspec.Struct) -> None:
    """A bot has no name: what is given or was kept as that of a Seat or Sit is its level, or a program's command."""
    kind, word = player.kind, player.name  # type: ignore[attr-defined]
    if kind == "bot" and word:
        field = "command" if word.startswith(PROGRAM) else "level"
        msgspec.structs.force_setattr(player, field, word.removeprefix(PROGRAM))
        msgspec.structs.force_setattr(player, "name", "")


class Timed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """When an entry was made at a table with a clock: milliseconds since the game began."""

    at: int = 0
    lag: int = 0  # of them on the way between server and player, for which nobody is charged


class Play(Timed, frozen=True, tag="play", omit_defaults=True):
    """A seat's actions in notation, given in one breath."""

    seat: int
    actions: tuple[str, ...]


class Takeback(Timed, frozen=True, tag="takeback", omit_defaults=True):
    """The seat's last play that still stands is taken back; its dice stay drawn.

    `free`: whatever it showed, for nobody but bots plays against the one who asks. `to`: with all that was
    played since, that entry of the log the first of it; `agreed`: because everybody else said yes.
    """

    seat: int
    free: bool = False
    to: int = 0
    agreed: bool = False


class Plea(Timed, frozen=True, tag="plea", omit_defaults=True):
    """What a seat says about taking its own last play back, or another's; with the last yes it is a takeback."""

    seat: int
    says: Literal["ask", "accept", "decline"]


class Resign(Timed, frozen=True, tag="resign", omit_defaults=True):
    """The seat gives up; `why`: it is given up for it, for its time is up or nobody is there, and `by` whom."""

    seat: int
    why: Absence = ""
    by: int = NOBODY


class Draw(Timed, frozen=True, tag="draw", omit_defaults=True):
    """What a seat says about ending the game undecided."""

    seat: int
    says: Literal["offer", "accept", "decline"]


class Order(Timed, frozen=True, tag="order", omit_defaults=True):
    """A standing order of the seat, in the game's own numbers."""

    seat: int
    what: int
    value: int


class Sit(Timed, frozen=True, tag="sit", omit_defaults=True):
    """Somebody else takes the seat, a bot for a person or a person for a bot: `Seat` says what is what.

    `why`: a bot was let in for somebody who is absent, and `by` which seat; -1: by himself, or by the table.
    """

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    command: str = ""
    why: Absence = ""
    by: int = NOBODY

    def __post_init__(self) -> None:
        tell_apart(self)


class Flag(Timed, frozen=True, tag="flag", omit_defaults=True):
    """The seat's time is up; it may play on until somebody else decides what becomes of it."""

    seat: int


class Rest(Timed, frozen=True, tag="rest", omit_defaults=True):
    """The seat takes so many days off, in which its clock stands; 0: it is back before they are over."""

    seat: int
    days: int


class Outcome(Timed, frozen=True, tag="outcome", omit_defaults=True):
    """What real dice showed, in the game's notation; the last open play or the set-up waited for it."""

    text: str


class Epoch(Timed, frozen=True, tag="epoch", omit_defaults=True):
    """The table came back from a copy: from here its dice are those of a later epoch, which nobody has seen."""

    number: int


Entry = Play | Takeback | Plea | Resign | Draw | Order | Sit | Flag | Rest | Outcome | Epoch

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry for the disk."""
    return msgspec.json.encode(entry)


def decode(stored: bytes) -> Entry:
    """An entry from the disk."""
    return _decoder.decode(stored)


def seat_of(entry: Entry) -> int:
    """Whose entry it is; -1 for an outcome or an epoch, which are the table's."""
    return -1 if isinstance(entry, Outcome | Epoch) else entry.seat
