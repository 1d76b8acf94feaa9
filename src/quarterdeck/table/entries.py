"""Entries: what the log of a table is made of. They are only ever appended; everything else derives from them."""

from typing import Literal

import msgspec

SEPARATOR = "; "  # between the actions of one entry
PROGRAM = "cmd:"  # what a program's command begins with where a bot's level could stand
SeatKind = Literal["here", "link", "bot"]


def tell_apart(player: msgspec.Struct) -> None:
    """A bot has no name: what is given or was kept as that of a Seat or Sit is its level, or a program's command."""
    kind, word = player.kind, player.name  # type: ignore[attr-defined]
    if kind == "bot" and word:
        field = "command" if word.startswith(PROGRAM) else "level"
        msgspec.structs.force_setattr(player, field, word.removeprefix(PROGRAM))
        msgspec.structs.force_setattr(player, "name", "")


class Play(msgspec.Struct, frozen=True, tag="play"):
    """A seat's actions in notation, given in one breath."""

    seat: int
    actions: tuple[str, ...]


class Takeback(msgspec.Struct, frozen=True, tag="takeback", omit_defaults=True):
    """The seat's last play that still stands is taken back; its dice stay drawn.

    `free`: whatever it showed, for nobody but bots plays against the one who asks.
    """

    seat: int
    free: bool = False


class Resign(msgspec.Struct, frozen=True, tag="resign"):
    """The seat gives up."""

    seat: int


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """What a seat says about ending the game undecided."""

    seat: int
    says: Literal["offer", "accept", "decline"]


class Order(msgspec.Struct, frozen=True, tag="order"):
    """A standing order of the seat, in the game's own numbers."""

    seat: int
    what: int
    value: int


class Sit(msgspec.Struct, frozen=True, tag="sit"):
    """Somebody else takes the seat, a bot for a person or a person for a bot: `Seat` says what is what."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    command: str = ""

    def __post_init__(self) -> None:
        tell_apart(self)


class Outcome(msgspec.Struct, frozen=True, tag="outcome"):
    """What real dice showed, in the game's notation; the last open play or the set-up waited for it."""

    text: str


class Epoch(msgspec.Struct, frozen=True, tag="epoch"):
    """The table came back from a copy: from here its dice are those of a later epoch, which nobody has seen."""

    number: int


Entry = Play | Takeback | Resign | Draw | Order | Sit | Outcome | Epoch

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
