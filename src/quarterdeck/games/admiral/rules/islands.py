"""Islands that players lay in turn before the game (N6; P3.4, C2, Q74).

A shape is a tile in one of its four turns: columns, rows, then the kinds of its cells and their closed sides, row by
row from the south-west. With open water all round it an island cuts nothing off.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.actions import act_on_two
from ....engine.state import Seat, mix
from . import codes
from .chart import Cell, Chart
from .menu_port import push
from .position import D_FORTS, D_ISLANDS, DEED, Position
from .scenario import NEED, SHAPE, TILE_CELLS
from .telling import the_cell


def first_row(s: Position) -> i64:
    """The row of deeds that tells of the first island laid: shape + 1, cell."""
    return D_FORTS + s.fort_count + len(s.scenario.terms.needs) // NEED


def last_row(s: Position) -> i64:
    return len(s.deeds) // DEED


def is_due(s: Position) -> bool:
    """N6: in turn order, one island at a time, while any can be laid."""
    for after in s.every_seat:
        place: i64 = (s.turn_at + after) % s.seats
        seat: Seat = s.in_order(place)
        if s.deeds[D_ISLANDS * DEED + seat] > 0 and not s.out(seat) and any_island(s):
            s.turn_at = place
            s.mover = seat
            return True
    return False


def any_island(s: Position) -> bool:
    for shape in range(shape_count(s)):
        for cell in s.chart.every_cell:
            if why_not_island(s, shape, cell) == 0:
                return True
    return False


def shape_count(s: Position) -> i64:
    return len(s.scenario.terms.shapes) // SHAPE


def left_of(s: Position, tile: i64) -> i64:
    """How many of a tile the common pool still has."""
    left: i64 = s.scenario.terms.tile_many[tile]
    for row in range(first_row(s), last_row(s)):
        laid: i64 = s.deeds[row * DEED] - 1
        if laid >= 0 and laid // 4 == tile:
            left -= 1
    return left


def why_not_island(s: Position, shape: i64, cell: Cell) -> i64:
    """N6: a tile that is left, on open water that goes all round it, far enough from forts and zones."""
    if shape >= shape_count(s) or left_of(s, shape // 4) <= 0:
        return codes.NO_SUCH_TILE
    if cell >= s.chart.size or not s.chart.inside(cell):
        return codes.OFF_BOARD
    columns: i64 = s.scenario.terms.shapes[shape * SHAPE]
    rows: i64 = s.scenario.terms.shapes[shape * SHAPE + 1]
    column: i64 = s.chart.column[cell]
    row: i64 = s.chart.row[cell]
    if column + columns - 1 > s.chart.width or row + rows - 1 > s.chart.height:
        return codes.OFF_BOARD
    if columns >= s.chart.width or rows >= s.chart.height:
        return codes.CUTS_OFF
    reason: i64 = why_not_apart(s, column, row, columns, rows)
    return reason if reason != 0 else why_not_water(s, column, row, columns, rows)


def why_not_water(s: Position, column: i64, row: i64, columns: i64, rows: i64) -> i64:
    """Open water under it and round it; no cargo under it, now or later."""
    for north in range(row - 1, row + rows + 1):
        for east in range(column - 1, column + columns + 1):
            cell: Cell = Cell(north * s.chart.stride + east)
            if not s.chart.inside(cell):
                continue
            if s.chart.kinds[cell] != 0 or s.chart.fort_at[cell] != 0:
                return codes.ON_AN_ISLAND
            if s.berths[cell] == 0:
                return codes.ON_A_REEF
            under: bool = row <= north < row + rows and column <= east < column + columns
            if under and (s.pearls[cell] > 0 or s.scenario.terms.cargo_later[cell] == 1):
                return codes.ON_A_PEARL
            if under and s.crowd[cell] != 0:
                return codes.CELL_TAKEN
    return 0


def why_not_apart(s: Position, column: i64, row: i64, columns: i64, rows: i64) -> i64:
    """So many cells at least between it and every fort and zone."""
    apart: i64 = s.scenario.terms.apart if s.scenario.terms.apart > 1 else 1
    for north in range(row - apart, row + rows + apart):
        for east in range(column - apart, column + columns + apart):
            if not (1 <= north <= s.chart.height and 1 <= east <= s.chart.width):
                continue
            cell: i64 = north * s.chart.stride + east
            if s.chart.fort_at[cell] != 0:
                return codes.NEAR_A_FORT
            if s.scenario.terms.zones[cell] != 0:
                return codes.NEAR_A_ZONE
    return 0


def lay_island(s: Position, shape: i64, cell: Cell) -> None:
    """N6: the sea is a new one, so that copies keep theirs."""
    for row in range(first_row(s), last_row(s)):
        if s.deeds[row * DEED] == 0:
            s.deeds[row * DEED] = shape + 1
            s.deeds[row * DEED + 1] = cell
            break
    raise_island(s, shape, cell)
    s.tell(codes.E_ISLAND, s.mover, the_cell(s, cell))
    turn_done(s, s.deeds[D_ISLANDS * DEED + s.mover] - 1)


def why_not_skip(s: Position) -> i64:
    return 0 if s.scenario.terms.may_skip else codes.NO_SKIPPING


def skip_island(s: Position) -> None:
    """N6: whoever passes lays no more."""
    s.tell(codes.E_NO_ISLAND, s.mover)
    turn_done(s, 0)


def turn_done(s: Position, left: i64) -> None:
    s.deeds[D_ISLANDS * DEED + s.mover] = left
    s.turn_at = (s.turn_at + 1) % s.seats


def raise_again(s: Position) -> None:
    """After loading: every island that the deeds tell of."""
    for row in range(first_row(s), last_row(s)):
        shape: i64 = s.deeds[row * DEED] - 1
        cell: i64 = s.deeds[row * DEED + 1]
        if shape >= 0:
            if why_not_island_again(s, shape, cell):
                raise ValueError("an island that cannot lie there")
            raise_island(s, shape, Cell(cell))


def why_not_island_again(s: Position, shape: i64, cell: i64) -> bool:
    """Whether a text's island is off the board."""
    if shape >= shape_count(s) or cell < 0 or cell >= s.chart.size or not s.chart.inside(Cell(cell)):
        return True
    shapes = s.scenario.terms.shapes
    wide: i64 = s.chart.column[cell] + shapes[shape * SHAPE] - 1
    high: i64 = s.chart.row[cell] + shapes[shape * SHAPE + 1] - 1
    return wide > s.chart.width or high > s.chart.height


def raise_island(s: Position, shape: i64, cell: Cell) -> None:
    """Draws a tile into a chart of its own."""
    old = s.chart
    kinds: list[int] = [int(kind) for kind in old.kinds]
    closed: list[int] = [int(bits) for bits in old.closed]
    shapes = s.scenario.terms.shapes
    columns: i64 = shapes[shape * SHAPE]
    for place in range(columns * shapes[shape * SHAPE + 1]):
        at: i64 = cell + (place // columns) * old.stride + place % columns
        kinds[at] = int(shapes[shape * SHAPE + 2 + place])
        closed[at] |= int(shapes[shape * SHAPE + 2 + TILE_CELLS + place])
    close_sides(old, closed)
    reefs: list[int] = [int(one) for one in old.every_cell if old.reefs[one] == 1]
    s.chart = Chart(old.width, old.height, kinds, closed, reefs, [int(one) for one in old.fort_cell])
    berths: vec[u8] = s.chart.berths[:]
    for reef in reefs:
        berths[reef] = u8(0)
    s.berths = berths
    s.sea = mix(s.sea, shape * codes.CELLS + cell)


def close_sides(chart: Chart, closed: list[int]) -> None:
    """Q3, Q4: a side is shared by two cells, and closes its two ends for both."""
    for cell in chart.every_cell:
        for direction in range(0, 8, 2):
            if chart.inside(cell) and (closed[cell] >> direction) & 1 == 1:
                across: Cell = Cell(cell + chart.delta[direction])
                if chart.inside(across):
                    closed[across] |= 1 << ((direction + 4) % 8)
    for cell in chart.every_cell:
        for direction in range(0, 8, 2):
            if (closed[cell] >> direction) & 1 == 1:
                closed[cell] |= 1 << (direction + 1) | 1 << ((direction + 7) % 8)


def list_islands(s: Position) -> None:
    """Every shape, wherever it may lie."""
    for shape in range(shape_count(s)):
        if left_of(s, shape // 4) <= 0:
            continue
        for cell in s.chart.every_cell:
            if why_not_island(s, shape, cell) == 0:
                push(s, act_on_two(codes.LAY_ISLAND, shape, cell))
    if s.scenario.terms.may_skip:
        push(s, codes.NO_ISLAND)
