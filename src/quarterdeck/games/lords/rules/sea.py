"""The sea: 6 rows of 7 cells, its geometry as bit boards, and how six boards make it.

Cell = row * 7 + column; row 0 is dark's own bottom row, row 5 light's:
     0  1  2  3  4  5  6    dark (seat 1) sits above
     7  8  9 10 11 12 13
    14 15 16 17 18 19 20    dark's half ends here
    21 22 23 24 25 26 27
    28 29 30 31 32 33 34
    35 36 37 38 39 40 41    light (seat 0) sits below
"""

from typing import Annotated, Final, NewType

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit, count, first
from ....engine.state import Seat
from .codes import NORTH, NORTH_EAST, NORTH_WEST, WEST
from .components import STRIP, Components

Cell = NewType("Cell", i64)
Direction = NewType("Direction", i64)  # clockwise from north, 0 to 7; even ones are straight
ROWS: Final[i64] = 6
COLUMNS: Final[i64] = 7
CELLS: Final[i64] = 42
ALL: Final[i64] = 0x3FFFFFFFFFF  # hexadecimal throughout: 1 << 42 would be cut to 32 bits
DARK_HALF: Final[i64] = 0x1FFFFF
LIGHT_HALF: Final[i64] = 0x3FFFFE00000
DARK_ROW: Final[i64] = 0x7F
LIGHT_ROW: Final[i64] = 0x3F800000000
NOT_A: Final[i64] = 0x3F7EFDFBF7E
NOT_G: Final[i64] = 0x1FBF7EFDFBF
ARRANGEMENTS: Final[i64] = 1536  # 6 orders of the boards * 8 sides * 4 * 4 * 2 rotations
Cells = Annotated[i64, 0, ALL]  # a set of cells, as bits
NOWHERE: Final[Cell] = Cell(-1)


def cell_name(cell: Cell) -> str:
    """A1 to G6."""
    return "ABCDEFG"[cell % 7] + "123456"[cell // 7]


def cell_of(name: str) -> Cell:
    """The cell with a name; ValueError where there is none."""
    if len(name) != 2 or name[0] not in "ABCDEFG" or name[1] not in "123456":
        raise ValueError("'" + name[:20] + "' is no cell from A1 to G6")
    return Cell("123456".index(name[1]) * 7 + "ABCDEFG".index(name[0]))


def members(cells: Cells) -> list[Cell]:
    """The cells of a set in their order."""
    return [Cell(cell) for cell in range(CELLS) if (cells >> cell) & 1 == 1]


def cells_text(cells: Cells) -> str:
    """The names of a set's cells, with commas."""
    return ",".join([cell_name(cell) for cell in members(cells)])


def read_cells(names: str) -> Cells:
    """The set of the cells with these names; ValueError where one is none."""
    cells: i64 = 0
    for name in names.split(","):
        if name != "":
            cells |= bit(cell_of(name))
    return cells


def neighbours(cells: Cells) -> Cells:
    """The cells to the right, left, above and below of a set (rule 22: never diagonal)."""
    return ((cells << 7) | (cells >> 7) | ((cells & NOT_G) << 1) | ((cells & NOT_A) >> 1)) & ALL


def _rays() -> "vec[i64]":
    steps = [(-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1)]
    rays: list[int] = []
    for down, right in steps:
        for cell in range(42):
            row, column = cell // 7 + down, cell % 7 + right
            ray = 0
            while 0 <= row < 6 and 0 <= column < 7:
                ray |= 1 << (row * 7 + column)
                row, column = row + down, column + right
            rays.append(ray)
    return vec[i64]([i64(ray) for ray in rays])


RAYS: Final[vec[i64]] = _rays()


def ray(cell: Cell, direction: Direction) -> Cells:
    """All cells in one direction from a cell."""
    return RAYS[direction * CELLS + cell]


def nearest(cells: Cells, direction: Direction) -> Cell:
    """The first cell of a set that lies on one ray, seen from the ray's start; the set is not empty."""
    if direction == NORTH or direction == NORTH_EAST or direction == WEST or direction == NORTH_WEST:
        smear: i64 = cells | (cells >> 1)  # towards lower cells: the highest comes first
        smear |= smear >> 2
        smear |= smear >> 4
        smear |= smear >> 8
        smear |= smear >> 16
        smear |= smear >> 32
        return Cell(count(smear) - 1)
    return Cell(first(cells))


# How a half lies: order of the boards, their sides, their rotations, packed into one number below 1536.


def board_at(arrangement: i64, place: i64) -> i64:
    """Which board lies at a place, 0 to 2 from the owner's left."""
    order: i64 = arrangement // 256  # one of 6
    strip_place: i64 = order % 3
    if place == strip_place:
        return STRIP
    left_square: i64 = order // 3
    is_first: bool = place == 0 or (place == 1 and strip_place == 0)
    return left_square if is_first else 1 - left_square


def side_of(arrangement: i64, board: i64) -> i64:
    """Which side of a board is up: 0 a, 1 b."""
    return (arrangement >> (5 + board)) & 1


def rotation_of(arrangement: i64, board: i64) -> i64:
    """How far a board is turned, in quarter turns clockwise; the strip 0 or 2."""
    if board == STRIP:
        return (arrangement & 1) * 2
    return (arrangement >> (1 + 2 * board)) & 3


def arrangement_of(order: i64, sides: i64, turn_1: i64, turn_2: i64, strip_turned: i64) -> i64:
    """The arrangement with these boards; `sides` has bit b for board b."""
    return order * 256 + sides * 32 + turn_2 * 8 + turn_1 * 2 + strip_turned


def without(arrangement: i64, board: i64) -> i64:
    """What stays of an arrangement when one board is taken up: the order, sides and rotations of the other two."""
    kept: i64 = 0
    for place in range(3):
        other: i64 = board_at(arrangement, place)
        if other != board:
            kept = kept * 64 + other * 16 + side_of(arrangement, other) * 8 + rotation_of(arrangement, other)
    return kept


def one_board_apart(before: i64, after: i64) -> bool:
    """Whether taking up one board and laying it again leads from one arrangement to the other (ruling H2)."""
    for board in range(3):
        if without(before, board) == without(after, board):
            return True
    return False


def lay_half(box: Components, seat: Seat, arrangement: i64, effects: "vec[u8]") -> None:
    """Writes the effects of a player's half into the sea."""
    left: i64 = 0
    for place in range(3):
        board: i64 = board_at(arrangement, place)
        width: i64 = 1 if board == STRIP else 3
        side: i64 = side_of(arrangement, board)
        turned: i64 = rotation_of(arrangement, board)
        for row in range(3):
            for column in range(width):
                printed: i64 = _printed(box, seat, board, side, turned, row, column)
                cell: i64 = (3 + row) * COLUMNS + left + column
                if seat == 1:
                    cell = CELLS - 1 - cell  # dark sits opposite: his half is light's, turned by 180 degrees
                effects[cell] = u8(printed)
        left += width


def _printed(box: Components, seat: Seat, board: i64, side: i64, turned: i64, row: i64, column: i64) -> i64:
    """The effect that a turned board shows at a row and column."""
    if board == STRIP:
        return box.effect_at(seat, board, side, 2 - row if turned == 2 else row, 0)
    r: i64 = row
    c: i64 = column
    for _ in range(turned):
        r, c = 2 - c, r  # where a quarter turn clockwise brought this cell from
    return box.effect_at(seat, board, side, r, c)
