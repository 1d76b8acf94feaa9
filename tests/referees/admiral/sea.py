"""The board: cells as (column, row) from the south-west, land, covered sides and corners, reefs, ports."""

import string
from functools import cached_property

from .scenario import Scenario

Cell = tuple[int, int]
COURSES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS = dict(zip(COURSES, ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)), strict=True))
STRAIGHT = ("N", "E", "S", "W")


def cell_of(name: str) -> Cell:
    letters = name.rstrip(string.digits)
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 64
    return column - 1, int(name[len(letters) :]) - 1


def name_of(cell: Cell) -> str:
    column = cell[0]
    first = string.ascii_uppercase[column // 26 - 1] if column >= 26 else ""
    return f"{first}{string.ascii_uppercase[column % 26]}{cell[1] + 1}"


def opposite(course: str) -> str:
    return COURSES[(COURSES.index(course) + 4) % 8]


def turned(course: str, eighths: int) -> str:
    return COURSES[(COURSES.index(course) + eighths) % 8]


def sectors(one: str, other: str) -> int:
    """R4.13: how many eighths of the vane lie between two courses."""
    apart = abs(COURSES.index(one) - COURSES.index(other))
    return min(apart, 8 - apart)


def beside(cell: Cell, course: str) -> Cell:
    step = STEPS[course]
    return cell[0] + step[0], cell[1] + step[1]


def chebyshev(one: Cell, other: Cell) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


class Sea:
    """Everything about cells that no ship changes; reefs are laid during the set-up."""

    def __init__(self, scenario: Scenario) -> None:
        layout = scenario.layout
        self.width, self.height = layout["width"], layout["height"]
        self.land: dict[Cell, str] = {}
        self.closed: set[tuple[Cell, str]] = set()
        islands = list(layout.get("islands", ()))
        if scenario.options["islands"] != "none":
            islands += next(one["islands"] for one in layout["extra"] if one["name"] == scenario.options["islands"])
        for island in islands:
            self.lay(scenario.tiles[island["tile"]], cell_of(island["at"]), island.get("turn", 0))
        if not layout.get("closed", True):
            self.closed.clear()
        self.mirror_sides()
        self.close_ends()
        self.reefs = {cell_of(name) for name in layout.get("reefs", ())}
        self.forts = [cell_of(fort["at"]) for fort in layout["fort"]]

    def lay(self, tile: dict, corner: Cell, turn: int) -> None:
        """Puts an island down, turned clockwise."""
        rows = tile["rows"]
        width, height = len(rows[0]), len(rows)
        kinds = {(c, height - 1 - r): kind for r, row in enumerate(rows) for c, kind in enumerate(row)}
        covered = []
        for text in tile.get("closed", ()):
            place, course = text.split()
            column, row = place.split(",")
            covered.append(((int(column), int(row)), course))
        for _ in range(turn // 90):
            kinds = {(r, width - 1 - c): kind for (c, r), kind in kinds.items()}
            covered = [((r, width - 1 - c), turned(course, 2)) for (c, r), course in covered]
            width, height = height, width
        for (c, r), kind in kinds.items():
            self.land[corner[0] + c, corner[1] + r] = kind
        self.closed |= {((corner[0] + c, corner[1] + r), course) for (c, r), course in covered}

    def mirror_sides(self) -> None:
        """Q3: a side is shared by its two cells; a corner is one cell's own."""
        for cell, course in list(self.closed):
            if course in STRAIGHT:
                self.close(beside(cell, course), opposite(course))

    def close_ends(self) -> None:
        """Q4: a covered side covers its two ends, for both cells that share it."""
        for cell, course in list(self.closed):
            if course in STRAIGHT:
                self.close(cell, turned(course, 1))
                self.close(cell, turned(course, -1))

    def close(self, cell: Cell, course: str) -> None:
        if self.inside(cell):
            self.closed.add((cell, course))

    def inside(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def is_land(self, cell: Cell) -> bool:
        """More land than water."""
        return self.land.get(cell) == "#"

    def is_closed(self, cell: Cell, course: str) -> bool:
        """R4.5b: the side or corner between a cell and the next one is fully covered, seen from either."""
        return (cell, course) in self.closed or (beside(cell, course), opposite(course)) in self.closed

    def navigable(self, cell: Cell) -> bool:
        """R4.5a without ships."""
        return self.inside(cell) and not self.is_land(cell) and cell not in self.reefs and cell not in self.forts

    def around(self, cell: Cell) -> list[Cell]:
        return [near for near in (beside(cell, course) for course in COURSES) if self.inside(near)]

    @cached_property
    def ports(self) -> dict[Cell, list[int]]:
        """C6: of each port cell the forts whose port it is."""
        found: dict[Cell, list[int]] = {}
        for fort, cell in enumerate(self.forts):
            for near in self.around(cell):
                found.setdefault(near, []).append(fort)
        return found

    def sheltered(self, cell: Cell, wind: str) -> bool:
        """R4.18a: a port, land upwind, or the own upwind side or corner covered."""
        upwind = opposite(wind)
        return cell in self.ports or self.is_land(beside(cell, upwind)) or (cell, upwind) in self.closed

    def coastal(self, cell: Cell) -> bool:
        """P4.4b: some land, land beside it, or the edge of the board."""
        if self.land.get(cell) in ("o", "#") or len(self.around(cell)) < 8:
            return True
        return any(self.is_land(near) for near in self.around(cell))
