"""Decks: a TOML (or JSON) file with wind and situation cards, made into a native object; deck_check.py checks them."""

import json
import tomllib
from collections import OrderedDict
from functools import cache, lru_cache
from importlib import resources
from typing import Any
from zlib import crc32

import msgspec

from ..base import Line
from ..owner_file import KEPT
from .rules import codes
from .rules.compass import NAMES
from .rules.decks import Decks

OPS = {
    "none": codes.OP_NONE,
    "rangeDelta": codes.OP_RANGE_DELTA,
    "rangeSet": codes.OP_RANGE_SET,
    "rangeCap": codes.OP_RANGE_CAP,
    "windRotate": codes.OP_WIND_ROTATE,
    "windRedraw": codes.OP_WIND_REDRAW,
    "restoreMast": codes.OP_RESTORE_MAST,
    "loseMast": codes.OP_LOSE_MAST,
    "relocate": codes.OP_RELOCATE,
    "drift": codes.OP_DRIFT,
    "fireBonus": codes.OP_FIRE_BONUS,
    "extraShot": codes.OP_EXTRA_SHOT,
    "noFire": codes.OP_NO_FIRE,
    "noAct": codes.OP_NO_ACT,
    "boardBonus": codes.OP_BOARD_BONUS,
    "row": codes.OP_ROW,
    "fortRestore": codes.OP_FORT_RESTORE,
    "fortFlip": codes.OP_FORT_FLIP,
    "muteReply": codes.OP_MUTE_REPLY,
}
OP_NAMES = {code: name for name, code in OPS.items()}
TARGETS = {
    "ownAll": codes.TO_OWN_ALL,
    "ownChoose": codes.TO_OWN_CHOOSE,
    "ownRandom": codes.TO_OWN_RANDOM,
    "enemyChoose": codes.TO_ENEMY_CHOOSE,
    "all": codes.TO_ALL,
}
FORCES = ("light", "fresh", "strong")
KINDS = ("good", "bad", "neutral")
SOURCES = ("reconstructed", "reviews", "owner")
USUAL_CARDS = 24  # L7, L8


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages; one of them is enough."""

    en: str = ""
    ru: str = ""


class WindCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"blows_from": "from"}):
    """One wind card."""

    id: str
    blows_from: str
    force: str
    range: dict[str, int]
    count: int = 1
    source: str = "owner"


class Filter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    min_masts: int = 0
    damaged: bool = False
    outside_repair: bool = False
    single: bool = False


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    min_enemy_distance: int = 0
    outside_enemy_guns: bool = False


class Op(msgspec.Struct, frozen=True, rename="camel"):
    """One operation; decks of old tables may have fields and operations that nobody knows, which are done by hand."""

    op: str
    target: str = "ownAll"
    filter: Filter = Filter()
    place: Place = Place()
    on_die: int = 0
    value: int = 1
    optional: bool = False
    idle_exempt: bool = False


class SituationCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One situation card."""

    id: str
    title: Words
    text: Words
    kind: str = "neutral"
    count: int = 1
    source: str = "owner"
    ops: tuple[Op, ...] = ()

    @property
    def by_hand(self) -> bool:
        """Whether the table must resolve it, in whole or in part (A11)."""
        return not self.ops or any(op.op not in OPS for op in self.ops)


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both decks, as a file says."""

    game: str
    name: str = ""
    wind: tuple[WindCard, ...] = ()
    situation: tuple[SituationCard, ...] = ()

    @property
    def cards(self) -> "list[WindCard | SituationCard]":
        return [*self.wind, *self.situation]

    @property
    def reconstructed(self) -> bool:
        """Whether any card of it is not what is printed."""
        return any(card.source != "owner" for card in self.cards)


@cache
def standard() -> str:
    """The text of the decks that are played without a file."""
    return (resources.files(__package__) / "data" / "decks.toml").read_text("utf-8")


def completed(deck: Deck, content: str) -> Deck:
    """A file with one deck only keeps the other of the standard."""
    if deck.wind and deck.situation:
        return deck
    ours = deck_of(standard()) if content != standard() else deck
    return msgspec.structs.replace(deck, wind=deck.wind or ours.wind, situation=deck.situation or ours.situation)


@lru_cache(maxsize=KEPT)
def deck_of(content: str) -> Deck:
    """The decks of a text that was checked when its table was made (deck_check.py), whatever was allowed then."""
    return completed(msgspec.convert(data_of(content), Deck), content)


def data_of(content: str) -> Any:
    """What the text says, TOML or JSON; ValueError where it is neither."""
    return json.loads(content) if content.lstrip().startswith("{") else tomllib.loads(content)


def warnings(deck: Deck) -> list[Line]:
    """What is unusual but may be played with: another number of cards than the box has."""
    numbers = (("wind", sum(c.count for c in deck.wind)), ("situation", sum(c.count for c in deck.situation)))
    return [
        Line("warning-deck-number", {"deck": name, "given": number, "expected": USUAL_CARDS})
        for name, number in numbers
        if number != USUAL_CARDS
    ]


# The native object


MOST_KNOWN = 256  # decks whose cards events can name; a game with one touches it with every event
_known: OrderedDict[int, Deck] = OrderedDict()


def serial(content: str) -> int:
    """A number for a deck's text, so that an event can name its cards."""
    return crc32(content.encode()) & 0x3FFFFFFF


def by_serial(number: int) -> Deck | None:
    """The deck that a position of this process was made with."""
    if number in _known:
        _known.move_to_end(number)
    return _known.get(number)


@lru_cache(maxsize=KEPT)
def native(content: str, sets: int) -> Decks:
    """The decks of so many sets, shuffled together (A105)."""
    deck = deck_of(content)
    _known[serial(content)] = deck
    if len(_known) > MOST_KNOWN:
        _known.popitem(last=False)
    starts, ops = [0], []
    for card in deck.situation:
        for op in card.ops or (Op("manual"),):
            ops += _figures(op)
        starts.append(len(ops) // 12)
    return Decks(
        content,
        serial(content),
        [(NAMES.index(card.blows_from) + 4) % 8 for card in deck.wind],
        [card.range[name] for card in deck.wind for name in NAMES],
        [card.count * sets for card in deck.wind],
        [card.count * sets for card in deck.situation],
        starts,
        ops,
    )


def _figures(op: Op) -> list[int]:
    """An operation as the rules' numbers, in the order of rules/decks.py."""
    return [
        OPS.get(op.op, codes.OP_MANUAL),
        TARGETS.get(op.target, codes.TO_OWN_ALL),
        op.value,
        op.filter.min_masts,
        int(op.filter.damaged),
        int(op.filter.outside_repair),
        int(op.filter.single),
        op.place.min_enemy_distance,
        int(op.place.outside_enemy_guns),
        op.on_die,
        int(op.optional),
        int(op.idle_exempt),
    ]
