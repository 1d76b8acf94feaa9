"""Scenarios: a TOML file with board, forts and ships, checked mistake by mistake."""

import tomllib
from functools import lru_cache
from importlib import resources

import msgspec

from .. import owner_file
from ..base import Line
from ..owner_file import KEPT, MOST_CHARACTERS
from .cards import SOURCES, Words
from .rules.compass import NAMES

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


def read(content: str) -> tuple[Scenario | None, tuple[Line, ...]]:
    """The scenario of a text, and every mistake in it; no scenario where it could not be played."""
    if len(content) > MOST_CHARACTERS:
        return None, (Line("error-scenario-size", {"most": MOST_CHARACTERS}),)
    if hard := owner_file.look(content):
        return None, (hard,)
    try:
        data = tomllib.loads(content)
    except (ValueError, RecursionError) as error:
        return None, (Line("error-scenario-syntax", {"why": str(error)[:200]}),)
    if data.get("game") != "sail":
        return None, (Line("error-scenario-game", {"given": str(data.get("game", ""))[:20]}),)
    try:
        scenario = msgspec.convert(data, Scenario)
    except (msgspec.ValidationError, TypeError) as error:
        return None, (Line("error-scenario-field", {"why": str(error)[:200]}),)
    found = tuple(mistakes(scenario))
    return (None, found) if found else (scenario, ())


@lru_cache(maxsize=KEPT)
def scenario_of(content: str) -> Scenario:
    """The scenario of a checked text."""
    scenario, found = read(content)
    assert scenario is not None, found
    return scenario


def mistakes(scenario: Scenario) -> list[Line]:
    """Everything that could not be played with, as far as it can be told before a board is laid out."""
    found = _figure_mistakes(scenario) + _board_mistakes(scenario) + _shape_mistakes(scenario)
    return found + _start_mistakes(scenario)


def _figure_mistakes(scenario: Scenario) -> list[Line]:
    found = []
    if scenario.rules not in RULES:
        expected = ", ".join(RULES)
        found.append(Line("error-scenario-rules", {"given": scenario.rules, "expected": expected}))
    if not SMALLEST_MODULE <= scenario.module <= LARGEST_MODULE:
        limits: dict[str, str | int] = {"low": SMALLEST_MODULE, "high": LARGEST_MODULE, "given": scenario.module}
        found.append(Line("error-scenario-module", limits))
    if scenario.source not in SOURCES:
        expected = ", ".join(SOURCES)
        found.append(Line("error-scenario-source", {"given": scenario.source, "expected": expected}))
    if not (scenario.name.en or scenario.name.ru):
        found.append(Line("error-scenario-name"))
    return found


def _board_mistakes(scenario: Scenario) -> list[Line]:
    found = []
    named: set[int] = set()
    if not scenario.board:
        found.append(Line("error-scenario-no-board"))
    for number, board in enumerate(scenario.board, 1):
        where: dict[str, str | int] = {"board": number}
        for seats in board.seats:
            if not 2 <= seats <= MOST_SEATS or seats in named:
                found.append(Line("error-scenario-seats", {**where, "given": seats, "most": MOST_SEATS}))
            named.add(seats)
        if not board.seats:
            found.append(Line("error-scenario-seats", {**where, "given": 0, "most": MOST_SEATS}))
        width = max((len(row) for row in board.layout), default=0)
        if any(set(row) - {"#", "."} for row in board.layout) or not board.modules:
            found.append(Line("error-scenario-layout", where))
        elif max(width, len(board.layout)) * scenario.module > MOST_CELLS:
            found.append(Line("error-scenario-large", {**where, "most": MOST_CELLS}))
        elif not _is_connected(board.layout):
            found.append(Line("error-scenario-apart", where))
        elif scenario.rules == "assault" and any(row != "#" * width for row in board.layout):
            found.append(Line("error-scenario-rectangle", where))
        if scenario.rules == "battle" and board.seats and len(board.forts) < max(board.seats):
            found.append(Line("error-scenario-forts", {**where, "given": len(board.forts), "least": max(board.seats)}))
        if scenario.rules in ("pirates", "hunt") and len(board.forts) != 1:
            found.append(Line("error-scenario-one-fort", {**where, "given": len(board.forts)}))
        if scenario.rules == "assault" and board.forts:
            found.append(Line("error-scenario-no-fort", where))
    return found


def _is_connected(layout: tuple[str, ...]) -> bool:
    modules = {(x, y) for y, row in enumerate(layout) for x, sign in enumerate(row) if sign == "#"}
    waiting, seen = [min(modules)], set()
    while waiting:
        x, y = waiting.pop()
        if (x, y) in modules and (x, y) not in seen:
            seen.add((x, y))
            waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return seen == modules


def _shape_mistakes(scenario: Scenario) -> list[Line]:
    found = []
    for name, shape in scenario.shape.items():
        signs = "".join(shape.cards)
        wrong = set(signs) - set("CG. ") or signs.count("C") != (1 if shape.cards else 0)
        if name not in ("corner", "edge") or wrong or len(signs.replace(".", "")) > CARDS_OF_A_FORT:
            found.append(Line("error-scenario-shape", {"shape": name, "most": CARDS_OF_A_FORT}))
        if any(not 1 <= ship[0] <= 3 for ship in shape.ships):
            found.append(Line("error-scenario-class", {"where": f"shape.{name}"}))
    if scenario.rules == "assault":
        for seats in {seats for board in scenario.board for seats in board.seats}:
            sets = scenario.sets.get(str(seats - 1), ())
            if len(sets) != seats - 1 or any(not 1 <= many <= 9 for many in sets):
                found.append(Line("error-scenario-sets", {"attackers": seats - 1}))
        if "edge" not in scenario.shape or not scenario.shape["edge"].ships:
            found.append(Line("error-scenario-shape", {"shape": "edge", "most": CARDS_OF_A_FORT}))
    return found


def _start_mistakes(scenario: Scenario) -> list[Line]:
    found = []
    for number, start in enumerate(scenario.start, 1):
        if not 1 <= start.hull <= 3:
            found.append(Line("error-scenario-class", {"where": f"start {number}"}))
        if start.heading not in NAMES:
            expected = ", ".join(NAMES)
            found.append(Line("error-scenario-heading", {"given": start.heading, "expected": expected}))
        if not 1 <= start.seat <= MOST_SEATS:
            found.append(Line("error-scenario-start-seat", {"start": number, "given": start.seat}))
        if not start.at and scenario.rules != "pirates":
            found.append(Line("error-scenario-start-cell", {"start": number}))
    if scenario.rules in ("pirates", "hunt"):
        first = scenario.start[0] if scenario.start else None
        if first is None or first.seat != 1 or not first.at:
            found.append(Line("error-scenario-first-start"))
    return found
