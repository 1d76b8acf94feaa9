"""Every mistake in an owner's board file, each with its line; a field that its rules do not use is one, too."""

from typing import Any

import msgspec

from ..base import Line
from ..lines import Lines, Path
from ..owner_file import table_of
from ..owner_words import Desk
from .cards import SOURCES
from .plan import layout_mistakes
from .rules.compass import NAMES
from .rules.preparation import ISLAND_CARDS, ISLAND_MARGIN
from .scenario import (
    CARDS_OF_A_FORT,
    LARGEST_MODULE,
    MOST_CELLS,
    MOST_SEATS,
    RULES,
    SMALLEST_MODULE,
    Board,
    Scenario,
)

SHAPES = ("corner", "edge")
MOST_SETS = 9


def mistakes(content: str) -> list[Line]:
    """All of them, each board laid out; none where the scenario may be played."""
    data = table_of(content, "sail")
    if isinstance(data, Line):
        return [data]
    desk = Desk("scenario", Lines(content))
    desk.keys(data, Scenario)
    read = desk.convert(data, Scenario)
    if read is not None:
        Check(read, data, desk).look()
    if desk.found or read is None:
        return desk.by_line()
    laid_out = (layout_mistakes(read, seats, content) for board in read.board for seats in board.seats)
    return next(filter(None, laid_out), [])


class Check:
    """A look through a scenario, before any board is laid out."""

    def __init__(self, scenario: Scenario, data: dict[str, Any], desk: Desk) -> None:
        self.scenario, self.data, self.desk = scenario, data, desk

    def look(self) -> None:
        self.figures()
        self.unused()
        self.boards()
        self.shapes()
        self.starts()

    def figures(self) -> None:
        scenario, desk = self.scenario, self.desk
        desk.choice(("rules",), scenario.rules, RULES)
        desk.figure(("module",), scenario.module, SMALLEST_MODULE, LARGEST_MODULE)
        desk.choice(("source",), scenario.source, SOURCES)
        if not (scenario.name.en or scenario.name.ru):
            desk.note("name", ("name",))

    def unused(self) -> None:
        """Fields that these rules do not look at."""
        rules = self.scenario.rules
        idle: list[Path] = []
        if rules in ("battle", "assault") and self.data.get("start"):
            idle.append(("start",))
        if rules != "assault" and self.data.get("sets"):
            idle.append(("sets",))
        if rules != "hunt":
            starts = self.data.get("start", [])
            idle += [("start", number, "at_silent") for number, one in enumerate(starts) if one.get("at_silent")]
        if rules in ("pirates", "hunt", "assault") and self.data.get("situations"):
            idle.append(("situations",))
        if rules in ("pirates", "hunt"):
            idle += [("shape", name, "ships") for name, one in self.data.get("shape", {}).items() if one.get("ships")]
        for path in idle:
            self.desk.note("unused", path, rules=rules)

    # Boards

    def boards(self) -> None:
        scenario = self.scenario
        if not scenario.board:
            self.desk.note("no-board", ())
        named: set[int] = set()
        for number, board in enumerate(scenario.board):
            self.seats(board, ("board", number), named)
            self.layout(board, ("board", number))
            self.forts(board, ("board", number))

    def seats(self, board: Board, path: Path, named: set[int]) -> None:
        for seats in board.seats or (0,):
            if not 2 <= seats <= MOST_SEATS or seats in named:
                self.desk.note("seats", (*path, "seats"), given=seats, most=MOST_SEATS)
            named.add(seats)

    def layout(self, board: Board, path: Path) -> None:
        scenario, desk, at = self.scenario, self.desk, (*path, "layout")
        width = max((len(row) for row in board.layout), default=0)
        if any(set(row) - {"#", "."} for row in board.layout) or not board.modules:
            desk.note("layout", at)
        elif max(width, len(board.layout)) * scenario.module > MOST_CELLS:
            desk.note("large", at, most=MOST_CELLS)
        elif not is_connected(board.layout):
            desk.note("apart", at)
        elif scenario.rules == "assault" and any(row != "#" * width for row in board.layout):
            desk.note("rectangle", at)
        elif scenario.rules == "assault" and not has_room(width * scenario.module, len(board.layout) * scenario.module):
            desk.note("island", at, cards=int(ISLAND_CARDS), margin=int(ISLAND_MARGIN))

    def forts(self, board: Board, path: Path) -> None:
        rules, desk, at = self.scenario.rules, self.desk, (*path, "forts")
        if rules == "battle" and board.seats and len(board.forts) < max(board.seats):
            desk.note("forts", at, given=len(board.forts), least=max(board.seats))
        if rules in ("pirates", "hunt") and len(board.forts) != 1:
            desk.note("one-fort", at, given=len(board.forts))
        if rules == "assault" and board.forts:
            desk.note("no-fort", at)

    # Forts' outlines and ships

    def shapes(self) -> None:
        scenario, desk = self.scenario, self.desk
        for name, shape in scenario.shape.items():
            desk.choice(("shape", name), name, SHAPES)
            signs = "".join(shape.cards)
            wrong = set(signs) - set("CG. ") or signs.count("C") != (1 if shape.cards else 0)
            if wrong or len(signs.replace(".", "").replace(" ", "")) > CARDS_OF_A_FORT:
                desk.note("shape", ("shape", name, "cards"), shape=name, most=CARDS_OF_A_FORT)
            if any(not 1 <= ship[0] <= 3 for ship in shape.ships):
                desk.note("class", ("shape", name, "ships"))
        if scenario.rules == "assault":
            self.sets()

    def sets(self) -> None:
        """What the attackers have."""
        scenario, desk = self.scenario, self.desk
        for seats in sorted({seats for board in scenario.board for seats in board.seats}):
            sets = scenario.sets.get(str(seats - 1), ())
            if len(sets) != seats - 1 or any(not 1 <= many <= MOST_SETS for many in sets):
                desk.note("sets", ("sets", str(seats - 1)), attackers=seats - 1)
        if "edge" not in scenario.shape or not scenario.shape["edge"].ships:
            desk.note("shape", ("shape", "edge"), shape="edge", most=CARDS_OF_A_FORT)

    def starts(self) -> None:
        scenario, desk = self.scenario, self.desk
        for number, start in enumerate(scenario.start):
            path: Path = ("start", number)
            if not 1 <= start.hull <= 3:
                desk.note("class", (*path, "class"))
            desk.choice((*path, "heading"), start.heading, NAMES)
            desk.figure((*path, "seat"), start.seat, 1, MOST_SEATS)
            if not start.at and scenario.rules != "pirates":
                desk.note("start-cell", path)
        if scenario.rules in ("pirates", "hunt"):
            first = scenario.start[0] if scenario.start else None
            if first is None or first.seat != 1 or not first.at:
                desk.note("first-start", ("start", 0))


def schema() -> dict[str, Any]:
    """The JSON Schema of a board file, for editors."""
    made = msgspec.json.schema(Scenario)
    parts = made["$defs"]
    fields = parts["Scenario"]["properties"]
    fields["game"]["const"] = "sail"
    fields["rules"]["enum"] = list(RULES)
    fields["source"]["enum"] = list(SOURCES)
    fields["module"] |= {"minimum": SMALLEST_MODULE, "maximum": LARGEST_MODULE}
    fields["shape"]["propertyNames"] = {"enum": list(SHAPES)}
    parts["Start"]["properties"]["heading"]["enum"] = list(NAMES)
    parts["Start"]["properties"]["class"] |= {"minimum": 1, "maximum": 3}
    return made


def has_room(width: int, height: int) -> bool:
    """L104: whether an island can lie three cells from every edge."""
    across, down = (max(0, side - 2 * int(ISLAND_MARGIN)) for side in (width, height))
    return across * down >= int(ISLAND_CARDS)


def is_connected(layout: tuple[str, ...]) -> bool:
    """Whether the modules hang together."""
    modules = {(x, y) for y, row in enumerate(layout) for x, sign in enumerate(row) if sign == "#"}
    waiting, seen = [min(modules)], set()
    while waiting:
        x, y = waiting.pop()
        if (x, y) in modules and (x, y) not in seen:
            seen.add((x, y))
            waiting += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
    return seen == modules
