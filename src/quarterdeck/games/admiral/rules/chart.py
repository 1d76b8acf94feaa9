"""The board and its cells: what is drawn in each, what follows from it, and how they are named."""

from typing import Final, NewType, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from .units import Fort

Cell = NewType("Cell", i64)
Course = NewType("Course", i64)  # clockwise from north, 0 to 7; even ones are orthogonal
NOWHERE: Final[Cell] = Cell(0)  # in the margin: a ship that is not on the board
LAND: Final[i64] = 1
SHALLOW: Final[i64] = 2


def numbered(many: i64) -> "vec[i64]":
    """0, 1, 2 and so on: cells, ships, forts or seats to go through."""
    return vec[i64]([i64(number) for number in range(many)])


class Chart:
    """The board: cells in rows from the south-west, with a margin of one cell all round.

    Cell (column, row) is (row + 1) * stride + column + 1; row 0 is the southernmost. Directions go clockwise from
    north; even ones are orthogonal.
    """

    def __init__(
        self, width: i64, height: i64, kinds: list[int], closed: list[int], reefs: list[int], forts: list[int]
    ) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.stride: i64 = width + 2
        self.size: i64 = self.stride * (height + 2)
        self.every_cell: vec[Cell] = cast("vec[Cell]", numbered(self.size))
        self.kinds: vec[u8] = vec[u8]([u8(kind) for kind in kinds])
        self.closed: vec[u8] = vec[u8]([u8(bits) for bits in closed])
        self.delta: vec[i64] = vec[i64]([i64(d) for d in deltas(self.stride)])
        self.column: vec[i64] = vec[i64]([i64(cell) % self.stride for cell in self.every_cell])
        self.row: vec[i64] = vec[i64]([i64(cell) // self.stride for cell in self.every_cell])
        self.fort_cell: vec[Cell] = cast("vec[Cell]", vec[i64]([i64(cell) for cell in forts]))
        self.fort_at: vec[u8] = vec[u8]([u8(0)] * self.size)  # fort + 1
        self.ports: vec[i64] = vec[i64]([i64(0)] * self.size)  # the forts (bits) whose port a cell belongs to
        self.exits: vec[u8] = vec[u8]([u8(0)] * self.size)  # directions (bits) not closed by land or the edge
        self.coastal: vec[u8] = vec[u8]([u8(0)] * self.size)
        self.reefs: vec[u8] = vec[u8]([u8(0)] * self.size)  # those that the scenario fixes
        self.berths: vec[u8] = vec[u8]([u8(0)] * self.size)  # how many ships a cell takes, reefs not counted
        for reef in reefs:
            self.reefs[reef] = u8(1)
        for fort in range(len(forts)):
            self.fort_at[forts[fort]] = u8(fort + 1)
        for fort in range(len(forts)):
            self.lay_port(Fort(fort))
        for cell in self.every_cell:
            if self.inside(cell):
                self.survey(cell)
        self.port_cells: vec[Cell] = cast(
            "vec[Cell]", vec[i64]([i64(cell) for cell in self.every_cell if self.ports[cell] != 0])
        )

    def inside(self, cell: Cell) -> bool:
        """Whether a cell is on the board and not of its margin."""
        column: i64 = self.column[cell]
        row: i64 = self.row[cell]
        return 1 <= column <= self.width and 1 <= row <= self.height

    def lay_port(self, fort: Fort) -> None:
        """C6: the cells next to a fort are its port."""
        one: i64 = 1
        one <<= fort
        cell: Cell = self.fort_cell[fort]
        for direction in range(8):
            beside: i64 = cell + self.delta[direction]
            if self.inside(Cell(beside)):
                self.ports[beside] = self.ports[beside] | one

    def survey(self, cell: Cell) -> None:
        """What follows from the drawing of one cell: exits (Q3), room for ships (R4.5a), coast (P4.4b, Q13)."""
        coastal: bool = self.kinds[cell] == SHALLOW
        exits: i64 = 0
        for direction in range(8):
            beside: i64 = cell + self.delta[direction]
            if not self.inside(Cell(beside)):
                coastal = True
                continue
            if self.kinds[beside] == LAND:
                coastal = True
            opposite: i64 = (direction + 4) % 8
            if (i64(self.closed[cell]) >> direction) & 1 == 0 and (i64(self.closed[beside]) >> opposite) & 1 == 0:
                one: i64 = 1
                one <<= direction
                exits |= one
        self.exits[cell] = u8(exits)
        self.coastal[cell] = u8(1) if coastal else u8(0)
        if self.kinds[cell] != LAND and self.fort_at[cell] == 0:
            self.berths[cell] = u8(2) if self.ports[cell] != 0 else u8(1)

    def distance(self, one: Cell, other: Cell) -> i64:
        """Cells between two cells, diagonals counted as one (Q25, Q68)."""
        columns: i64 = self.column[one] - self.column[other]
        rows: i64 = self.row[one] - self.row[other]
        if columns < 0:
            columns = -columns
        if rows < 0:
            rows = -rows
        return columns if columns > rows else rows

    def bearing(self, one: Cell, other: Cell) -> i64:
        """The direction from one cell to another on a straight line, -1 where there is none (R5.5a)."""
        columns: i64 = self.column[other] - self.column[one]
        rows: i64 = self.row[other] - self.row[one]
        if columns == 0:
            if rows == 0:
                return -1
            return 0 if rows > 0 else 4
        if rows == 0:
            return 2 if columns > 0 else 6
        if columns == rows:
            return 1 if columns > 0 else 5
        if columns == -rows:
            return 3 if columns > 0 else 7
        return -1

    def cell(self, column: i64, row: i64) -> Cell:
        """The cell of a column and row counted from 0."""
        return Cell((row + 1) * self.stride + column + 1)


def deltas(stride: i64) -> list[i64]:
    """Steps in the eight directions, clockwise from north."""
    return [stride, stride + 1, 1, -stride + 1, -stride, -stride - 1, -1, stride - 1]


def letters(column: i64) -> str:
    """A to Z, then AA, AB and so on."""
    if column < 26:
        return chr(int(65 + column))
    return chr(int(64 + column // 26)) + chr(int(65 + column % 26))


def cell_name(chart: Chart, cell: Cell) -> str:
    """A1 in the south-west."""
    return letters(chart.column[cell] - 1) + str(chart.row[cell])


def cell_from(chart: Chart, name: str) -> Cell:
    """The cell with a name; ValueError where there is none."""
    head = ""
    for letter in name:
        if not ("A" <= letter <= "Z"):
            break
        head += letter
    digits = name[len(head) :]
    known = 0 < len(head) <= 2 and 0 < len(digits) <= 2 and digits.isascii() and digits.isdigit()
    if known:
        column: i64 = ord(head[0]) - 65
        if len(head) == 2:
            column = (column + 1) * 26 + ord(head[1]) - 65
        row: i64 = int(digits)
        if column < chart.width and 1 <= row <= chart.height and digits[0] != "0":
            return chart.cell(column, row - 1)
    raise ValueError("'" + name[:20] + "' is no cell of the board")
