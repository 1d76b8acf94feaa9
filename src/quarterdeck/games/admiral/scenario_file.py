"""Scenario and edition files: their vocabulary as structs, read with every mistake and its line. docs/scenarios.md."""

from functools import cache, lru_cache
from importlib import resources
from typing import TypeVar

import msgspec

from ..base import Line
from ..lines import Lines
from ..owner_file import KEPT, table_of
from ..owner_words import Desk

TYPES = ("line", "galleon", "frigate", "brig")  # the order of rules.codes
ACTIONS = ("fire", "board", "storm", "fireships", "repair", "fort_work", "treasure")
OFFICIAL = ("pearls", "mini-1", "mini-2", "mini-3")
OURS = (
    "powder-keys",
    "narrows",
    "relief",
    "spice-market",
    "two-yards",
    "shifting-isles",
    "lone-courier",
)
UNREAD = "minutes"  # a key that older files have: nobody was shown it
Kind = TypeVar("Kind", bound=msgspec.Struct)


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    ru: str

    def say(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


class Island(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on the board: the cell of its south-west corner, turned clockwise by degrees."""

    tile: str
    at: str
    turn: int = 0


class Fort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fort: whose it is at the start (0: nobody's), and what a scenario may say of it."""

    at: str
    owner: int = 0
    damage: int = 0
    treasure: int = 0
    goal: str = ""  # a race: the fort to reach from here
    gap: str = ""  # the treasure cell left empty where this fort's owner moves first
    near: bool = False  # option `balance`: moves last and needs one treasure more


class Ship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ship with a place of its own; without `at` its owner places it."""

    owner: int
    type: str
    at: str = ""


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to play in teams."""

    name: str
    sides: tuple[tuple[int, ...], ...]
    deliver: int = 0


class Extra(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Further islands that a table may agree on (P3.4)."""

    name: str
    islands: tuple[Island, ...]


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board and the fleets for some numbers of players."""

    players: tuple[int, ...]
    width: int
    height: int
    fort: tuple[Fort, ...]
    islands: tuple[Island, ...] = ()
    closed: bool = True  # whether the tiles' closed sides and corners count
    reefs: tuple[str, ...] = ()
    reefs_each: int = 0
    treasure: tuple[str, ...] = ()
    squadron: tuple[str, ...] = ()
    ship: tuple[Ship, ...] = ()
    mines_each: int = 0
    mines_optional: int = 0
    deliver: int = 0
    team: tuple[Team, ...] = ()
    extra: tuple[Extra, ...] = ()


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An island: rows from north to south, and what land covers fully."""

    rows: tuple[str, ...]
    closed: tuple[str, ...] = ()
    pieces: int = 0  # how many are in the box; 0: as many as wanted
    source: str = "owner"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Special rules."""

    actions: tuple[str, ...] = ACTIONS
    strength: str = "vane"  # or "fresh": the vane gives a direction only
    vane: tuple[int, int, int] = (1, 1, 1)
    turn_order: str = "die"  # or "seats"
    start: str = "own_port"  # or "any_port"
    least_move: int = 0
    fort_clock: int = 3
    quiet_rounds: int | None = None  # 0: never; None: as the table wants it (Q93)


class Victory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to win; `deliver` is the layout's."""

    last_afloat: bool = True
    most_treasure: bool = False
    arrive: str = ""
    hold_forts: int = 0
    rounds: int = 0


class ScenarioFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole scenario."""

    game: str
    name: Words
    briefing: Words
    goal: Words
    layout: tuple[Layout, ...]
    source: str = "owner"
    rules: Rules = Rules()
    victory: Victory = Victory()
    tile: dict[str, Tile] = {}


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ship card."""

    calm: tuple[int, int]
    fresh: tuple[int, int]
    storm: tuple[int, int]
    range: tuple[int, int]
    shots: tuple[int, int]
    hull: int
    pearls: tuple[int, int]
    source: dict[str, str] = {}


class FortCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hull: int
    range: tuple[int, int]
    shots: int
    source: str = "owner"


class MineCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    damage: int
    radius: int
    source: str = "owner"


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The box: cards and tiles."""

    game: str
    name: str
    fort: FortCard
    mine: MineCard
    ship: dict[str, Card]
    tile: dict[str, Tile]

    @property
    def reconstructed(self) -> bool:
        """Whether any figure is not what is printed."""
        told = {source for card in self.ship.values() for source in card.source.values()}
        return bool(told & {"reconstructed", "ancestor", "sibling"})


def read(content: str, kind: type[Kind]) -> tuple[Kind | None, tuple[Line, ...]]:
    """The file of a text, and every place where it does not keep to the vocabulary; what it says is not looked at."""
    table = table_of(content, "admiral")
    if isinstance(table, Line):
        return None, (table,)
    if kind is ScenarioFile:
        table.pop(UNREAD, None)
    desk = Desk("scenario", Lines(content))
    desk.keys(table, kind)
    return desk.convert(table, kind), tuple(desk.found)


@lru_cache(maxsize=len((*OFFICIAL, *OURS)))
def official(name: str) -> str:
    """The text of a scenario that comes with the game."""
    return (resources.files(__package__) / "data" / "scenarios" / f"{name}.toml").read_text("utf-8")


@cache
def standard_edition() -> str:
    """The text of the box that is played without a file."""
    return (resources.files(__package__) / "data" / "components.toml").read_text("utf-8")


@lru_cache(maxsize=KEPT)
def scenario_of(content: str) -> ScenarioFile:
    """The scenario of a checked text."""
    scenario, found = read(content, ScenarioFile)
    assert scenario is not None, found
    return scenario


@lru_cache(maxsize=KEPT)
def edition_of(content: str) -> Edition:
    """The edition of a checked text."""
    edition, found = read(content, Edition)
    assert edition is not None, found
    return edition
