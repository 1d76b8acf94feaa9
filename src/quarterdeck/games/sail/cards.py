"""Decks: a TOML (or JSON) file with wind and situation cards, checked mistake by mistake, made into a native object."""

import json
import tomllib
from collections import OrderedDict
from functools import cache, lru_cache
from importlib import resources
from zlib import crc32

import msgspec

from .. import owner_file
from ..base import Line
from ..owner_file import KEPT, MOST_CHARACTERS
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
FOR_ALL = {"rangeDelta", "rangeSet", "drift"}  # operations on everybody; the others name a ship, a card or the weather
FORCES = ("light", "fresh", "strong")
SOURCES = ("reconstructed", "reviews", "owner")
MOST_KINDS = 120  # five times the printed deck
MOST_EXTRA_SHOTS = 4  # with three of a ship of the line, what three bits a side can count
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
    """One operation; fields it does not know belong to operations it does not know either."""

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


def read(content: str) -> tuple[Deck | None, tuple[Line, ...]]:
    """The decks of a text, and every mistake in it; no decks where they could not be played with."""
    if len(content) > MOST_CHARACTERS:
        return None, (Line("error-deck-size", {"most": MOST_CHARACTERS}),)
    if hard := owner_file.look(content):
        return None, (hard,)
    try:
        data = json.loads(content) if content.lstrip().startswith("{") else tomllib.loads(content)
    except (ValueError, RecursionError) as error:
        return None, (Line("error-deck-syntax", {"why": str(error)[:200]}),)
    if data.get("game") != "sail":
        return None, (Line("error-deck-game", {"given": str(data.get("game", ""))[:20]}),)
    try:
        deck = msgspec.convert(data, Deck)
    except (msgspec.ValidationError, TypeError) as error:
        return None, (Line("error-deck-field", {"why": str(error)[:200]}),)
    found = tuple(mistakes(deck))
    return (None, found) if found else (completed(deck, content), ())


def completed(deck: Deck, content: str) -> Deck:
    """A file with one deck only keeps the other of the standard."""
    if deck.wind and deck.situation:
        return deck
    ours = deck_of(standard()) if content != standard() else deck
    return msgspec.structs.replace(deck, wind=deck.wind or ours.wind, situation=deck.situation or ours.situation)


@lru_cache(maxsize=KEPT)
def deck_of(content: str) -> Deck:
    """The decks of a checked text."""
    deck, found = read(content)
    assert deck is not None, found
    return deck


def mistakes(deck: Deck) -> list[Line]:
    """Everything that could not be played with."""
    found = []
    if not deck.wind and not deck.situation:
        found.append(Line("error-deck-empty"))
    if len(deck.wind) > MOST_KINDS or len(deck.situation) > MOST_KINDS:
        found.append(Line("error-deck-kinds", {"most": MOST_KINDS}))
    seen: set[str] = set()
    for card in deck.cards:
        if card.id in seen or not card.id:
            found.append(Line("error-deck-twice", {"id": card.id}))
        seen.add(card.id)
        if not 1 <= card.count <= 99:
            found.append(Line("error-deck-count", {"id": card.id, "given": card.count}))
        if card.source not in SOURCES:
            expected = ", ".join(SOURCES)
            found.append(Line("error-deck-source", {"id": card.id, "given": card.source, "expected": expected}))
    for wind in deck.wind:
        found += _wind_mistakes(wind)
    for situation in deck.situation:
        found += _situation_mistakes(situation)
    return found


def warnings(deck: Deck) -> list[Line]:
    """What is unusual but may be played with: another number of cards than the box has."""
    numbers = (("wind", sum(c.count for c in deck.wind)), ("situation", sum(c.count for c in deck.situation)))
    return [
        Line("warning-deck-number", {"deck": name, "given": number, "expected": USUAL_CARDS})
        for name, number in numbers
        if number != USUAL_CARDS
    ]


def _wind_mistakes(card: WindCard) -> list[Line]:
    found = []
    if card.blows_from not in NAMES:
        expected = ", ".join(NAMES)
        found.append(Line("error-deck-heading", {"id": card.id, "given": card.blows_from, "expected": expected}))
    if set(card.range) != set(NAMES):
        found.append(Line("error-deck-range", {"id": card.id, "expected": ", ".join(NAMES)}))
    for name, number in card.range.items():
        if not 0 <= number <= 6:
            found.append(Line("error-deck-number", {"id": card.id, "heading": name, "given": number}))
    return found


def _situation_mistakes(card: SituationCard) -> list[Line]:
    found = []
    if not (card.title.en or card.title.ru):
        found.append(Line("error-deck-title", {"id": card.id}))
    if card.by_hand and not (card.text.en or card.text.ru):
        found.append(Line("error-deck-text", {"id": card.id}))
    for op in card.ops:
        if op.op not in OPS:
            continue
        if op.target not in TARGETS:
            expected = ", ".join(TARGETS)
            found.append(Line("error-deck-target", {"id": card.id, "given": op.target, "expected": expected}))
        elif op.op in FOR_ALL and op.target not in ("ownAll", "all"):
            found.append(Line("error-deck-target", {"id": card.id, "given": op.target, "expected": "ownAll, all"}))
        most = MOST_EXTRA_SHOTS if op.op == "extraShot" else 7  # three bits of a ship's marks
        if not -7 <= op.value <= most or (op.value < 0 and op.op not in ("windRotate", "rangeDelta")):
            found.append(Line("error-deck-value", {"id": card.id, "given": op.value}))
        if not 0 <= op.on_die <= 6:
            found.append(Line("error-deck-die", {"id": card.id, "given": op.on_die}))
        if op.op == "rangeSet" and op.value != 0:
            found.append(Line("error-deck-calm", {"id": card.id, "given": op.value}))
    return found


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
