"""A board put together from a layout: tiles turned and laid, closed sides mirrored, reefs, forts (Q3, Q4)."""

from .plan import FortPlan, LayoutPlan
from .rules.chart import LAND, SHALLOW, Chart
from .scenario_file import Fort, Island, Layout, Tile

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
KINDS = {".": 0, "#": LAND, "o": SHALLOW}
MOST_SIDE = 60  # 62 x 62 cells with the margin stay below the 4,096 that an action can name
Place = tuple[int, int]


def place_of(name: str, width: int, height: int) -> Place | None:
    """Column and row, from 0, of a cell's name; None where the board has no such cell."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if not (1 <= len(letters) <= 2 and letters.isascii() and letters.isupper() and letters.isalpha()):
        return None
    if not (1 <= len(digits) <= 2) or digits.startswith("0"):
        return None
    column = ord(letters[0]) - 65
    if len(letters) == 2:
        column = (column + 1) * 26 + ord(letters[1]) - 65
    row = int(digits) - 1
    return (column, row) if column < width and row < height else None


def tile_cells(tile: Tile) -> dict[Place, int]:
    """The kinds of a tile's cells from its south-west cell."""
    height = len(tile.rows)
    return {(c, height - 1 - r): KINDS[kind] for r, row in enumerate(tile.rows) for c, kind in enumerate(row)}


def tile_closed(tile: Tile) -> dict[Place, int]:
    """The closed sides and corners of a tile's cells, as direction bits."""
    closed: dict[Place, int] = {}
    for text in tile.closed:
        place, _, direction = text.partition(" ")
        column, _, row = place.partition(",")
        key = (int(column), int(row))
        closed[key] = closed.get(key, 0) | 1 << DIRECTIONS.index(direction)
    return closed


def turned(tile: Tile, degrees: int) -> tuple[dict[Place, int], dict[Place, int]]:
    """Kinds and closed bits of a tile turned clockwise: cells by quarter turns, bits two places each."""
    kinds, closed = tile_cells(tile), tile_closed(tile)
    for _ in range(degrees // 90):
        width = max(column for column, _ in kinds) + 1
        kinds = {(row, width - 1 - column): kind for (column, row), kind in kinds.items()}
        closed = {(row, width - 1 - column): (bits << 2 | bits >> 6) & 255 for (column, row), bits in closed.items()}
    return kinds, closed


class Board:
    """Kinds and closed bits by place; tiles are laid one after the other."""

    def __init__(self, layout: "Layout | LayoutPlan", tiles: dict[str, Tile], further: tuple[Island, ...] = ()) -> None:
        self.width = layout.width
        self.height = layout.height
        self.kinds: dict[Place, int] = {}
        self.closed: dict[Place, int] = {}
        for island in (*layout.islands, *further):
            self.lay(island, tiles[island.tile], layout.closed)
        self.mirror_sides()
        self.close_ends()

    def lay(self, island: Island, tile: Tile, with_closed: bool) -> None:
        """Puts a tile down."""
        corner = place_of(island.at, self.width, self.height)
        assert corner is not None
        kinds, closed = turned(tile, island.turn)
        for (column, row), kind in kinds.items():
            self.kinds[corner[0] + column, corner[1] + row] = kind
        for (column, row), bits in closed.items() if with_closed else ():
            place = (corner[0] + column, corner[1] + row)
            self.closed[place] = self.closed.get(place, 0) | bits

    def mirror_sides(self) -> None:
        """Q3: a side is shared by two cells; corners belong to one cell's drawing."""
        for (column, row), bits in list(self.closed.items()):
            for direction in (0, 2, 4, 6):
                if bits >> direction & 1:
                    across = STEPS[direction]
                    self._close((column + across[0], row + across[1]), (direction + 4) % 8)

    def close_ends(self) -> None:
        """Q4: a covered side closes its two end corners, for both cells that share it."""
        for place, bits in list(self.closed.items()):
            for direction in (0, 2, 4, 6):
                if bits >> direction & 1:
                    self._close(place, (direction + 1) % 8)
                    self._close(place, (direction + 7) % 8)

    def _close(self, place: Place, direction: int) -> None:
        if 0 <= place[0] < self.width and 0 <= place[1] < self.height:
            self.closed[place] = self.closed.get(place, 0) | 1 << direction

    def cell(self, place: Place) -> int:
        """The chart's number of a place."""
        return (place[1] + 1) * (self.width + 2) + place[0] + 1

    def cell_of(self, name: str) -> int:
        """The chart's number of a named cell."""
        place = place_of(name, self.width, self.height)
        assert place is not None, name
        return self.cell(place)

    def chart(self, reefs: tuple[str, ...], forts: "tuple[Fort, ...] | tuple[FortPlan, ...]") -> Chart:
        """The native chart."""
        size = (self.width + 2) * (self.height + 2)
        kinds, closed = [0] * size, [0] * size
        for place, kind in self.kinds.items():
            kinds[self.cell(place)] = kind
        for place, bits in self.closed.items():
            closed[self.cell(place)] = bits
        return Chart(
            self.width,
            self.height,
            kinds,
            closed,
            [self.cell_of(name) for name in reefs],
            [self.cell_of(fort.at) for fort in forts],
        )
