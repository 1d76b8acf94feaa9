"""Scenarios: a TOML file with board, forts and ships; scenario_check.py checks them."""

import tomllib
from functools import lru_cache
from importlib import resources

import msgspec

from ..owner_file import KEPT
from .cards import Words

RULES = ("battle", "pirates", "hunt", "assault")
CORNERS = ("NW", "NE", "SE", "SW")
MOST_CELLS = 60  # a side: column names and event figures end at 62
SMALLEST_MODULE, LARGEST_MODULE = 6, 12  # A1
MOST_SEATS = 16  # §5.4: four sets
MOST_SHIPS = 240  # a cell of the board is a byte
CARDS_OF_A_FORT = 6  # L18; an owner's fort may have fewer


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fort's outline and the squadron before it, seen from its crest."""

    cards: tuple[str, ...]
    ships: tuple[tuple[int, int, int], ...] = ()  # class, along, deep


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Modules and forts for some numbers of players."""

    seats: tuple[int, ...]
    layout: tuple[str, ...]
    forts: tuple[str, ...] = ()

    @property
    def modules(self) -> int:
        return sum(row.count("#") for row in self.layout)


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"hull": "class"}):
    """A ship of a scenario; without `at` its owner sets it at an edge."""

    seat: int
    hull: int
    at: str = ""
    at_silent: str = ""
    heading: str = "N"
    seats: tuple[int, ...] = ()


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario, as its file says."""

    game: str
    rules: str
    name: Words
    board: tuple[Board, ...]
    module: int = 8
    source: str = "owner"
    situations: bool = True
    briefing: Words = Words()
    shape: dict[str, Shape] = {}
    start: tuple[Start, ...] = ()
    sets: dict[str, tuple[int, ...]] = {}

    def board_for(self, seats: int) -> Board | None:
        """The board for a number of players."""
        return next((board for board in self.board if seats in board.seats), None)


@lru_cache(maxsize=len(RULES))
def standard(rules: str) -> str:
    """The text of a scenario that comes with the game."""
    return (resources.files(__package__) / "data" / "scenarios" / f"{rules}.toml").read_text("utf-8")


@lru_cache(maxsize=KEPT)
def scenario_of(content: str) -> Scenario:
    """The scenario of a text that was checked when its table was made (scenario_check.py)."""
    return msgspec.convert(tomllib.loads(content), Scenario)
