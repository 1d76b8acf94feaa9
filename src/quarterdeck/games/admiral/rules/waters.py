"""Where a reef may lie: nowhere that cuts a port off from a pearl (P3.6b, Q74)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit, first
from . import codes
from .chart import Cell
from .position import Position
from .units import Fort

# The way round a reef in a cell, as marked while reefs are placed.
NO_WAY: Final[i64] = 0  # or no cell for a reef at all
RING_WAY: Final[i64] = 1  # its neighbours are joined next to it
NEAR_WAY: Final[i64] = 2  # they are joined within NEAR cells
FAR_WAY: Final[i64] = 3  # a flood of the whole sea found that nothing is cut off
NEAR: Final[i64] = 3  # the widest square that fits into the bits of one i64
SQUARE: Final[i64] = 7
CENTRE: Final[i64] = 24


def why_not_reef(s: Position, cell: Cell) -> i64:
    """0 where a reef may be placed, else the reason."""
    taken: i64 = why_not_open_sea(s, cell)
    if taken != 0:
        return taken
    return codes.BLOCKS_PEARLS if way_round(s, cell) == NO_WAY else 0


def why_not_open_sea(s: Position, cell: Cell) -> i64:
    """0 where a cell is empty water outside of ports, else the reason."""
    chart = s.chart
    if cell < 0 or cell >= chart.size or not chart.inside(cell):
        return codes.OFF_BOARD
    if chart.fort_at[cell] != 0:
        return codes.CELL_TAKEN
    if chart.ports[cell] != 0:
        return codes.IN_A_PORT
    if chart.kinds[cell] != 0:
        return codes.ON_AN_ISLAND
    if s.berths[cell] == 0:
        return codes.ON_A_REEF
    if s.crowd[cell] != 0:
        return codes.CELL_TAKEN
    return codes.ON_A_PEARL if s.pearls[cell] > 0 or s.scenario.terms.cargo_later[cell] == 1 else 0


def survey_reefs(s: Position) -> None:
    """Marks every cell that can take a reef with the way round it."""
    s.reef_marks = vec[u8]([u8(0)] * s.chart.size)
    s.reef_count = 0
    s.far_ways = 0
    for cell in s.chart.every_cell:
        if why_not_open_sea(s, cell) == 0:
            mark(s, s.reef_marks, cell)


def note_reef(s: Position, reef: i64) -> None:
    """A reef was laid. It can only spoil ways round that it lies on, and a cell once refused stays refused."""
    chart = s.chart
    marks: vec[u8] = s.reef_marks[:]
    put_mark(s, marks, Cell(reef), NO_WAY)
    row: i64 = chart.row[reef]
    column: i64 = chart.column[reef]
    for north in range(row - NEAR if row > NEAR else 1, row + NEAR + 1):
        if north > chart.height:
            break
        for east in range(column - NEAR if column > NEAR else 1, column + NEAR + 1):
            if east > chart.width:
                break
            cell: Cell = Cell(north * chart.stride + east)
            way: i64 = i64(marks[cell])
            if way == NEAR_WAY or (way == RING_WAY and chart.distance(Cell(reef), cell) == 1):
                mark(s, marks, cell)
    if s.far_ways > 0:
        for cell in chart.every_cell:
            if marks[cell] == FAR_WAY:
                mark(s, marks, cell)
    s.reef_marks = marks


def mark(s: Position, marks: "vec[u8]", cell: Cell) -> None:
    """Looks for the way round a cell of open sea again."""
    put_mark(s, marks, cell, way_round(s, cell))


def put_mark(s: Position, marks: "vec[u8]", cell: Cell, way: i64) -> None:
    old: i64 = i64(marks[cell])
    s.reef_count += (1 if way != NO_WAY else 0) - (1 if old != NO_WAY else 0)
    s.far_ways += (1 if way == FAR_WAY else 0) - (1 if old == FAR_WAY else 0)
    marks[cell] = u8(way)


def way_round(s: Position, cell: Cell) -> i64:
    """How ships would get round a reef here: next to it, not far from it, by some other way, or not everywhere."""
    if not parts_neighbours(s, cell):
        return RING_WAY
    if joined_nearby(s, cell):
        return NEAR_WAY
    return NO_WAY if cuts_off(s, cell) else FAR_WAY


def passes(s: Position, cell: Cell, direction: i64) -> bool:
    """Whether a ship could step from a cell, other ships not counted."""
    if (i64(s.chart.exits[cell]) >> direction) & 1 == 0:
        return False
    return s.berths[cell + s.chart.delta[direction]] > 0


def open_sides(s: Position, cell: Cell) -> i64:
    """The directions (bits) in which a ship could leave a cell."""
    around: i64 = i64(s.chart.exits[cell])
    delta = s.chart.delta
    berths = s.berths
    for direction in range(8):
        if (around >> direction) & 1 == 1 and berths[cell + delta[direction]] == 0:
            around &= ~bit(direction)
    return around


def parts_neighbours(s: Position, cell: Cell) -> bool:
    """Whether without this cell its neighbours are no longer joined next to it."""
    chart = s.chart
    around: i64 = open_sides(s, cell)
    if around == 0:
        return False
    joined: i64 = around & -around
    grown: bool = True
    while grown:
        grown = False
        for direction in range(8):
            if (joined >> direction) & 1 == 0:
                continue
            here: Cell = Cell(cell + chart.delta[direction])
            more: i64 = ring_steps(s, here, direction) & around & ~joined
            if more != 0:
                joined |= more
                grown = True
    return joined != around


def ring_steps(s: Position, here: Cell, direction: i64) -> i64:
    """Which neighbours of the ring (bits) a ship can step to from the neighbour in a direction."""
    found: i64 = 0
    if passes(s, here, (direction + 3) % 8):  # a side: to the side beyond its corner; a corner: to the next side
        found |= bit((direction + (1 if direction & 1 == 1 else 2)) % 8)
    if passes(s, here, (direction + 5) % 8):
        found |= bit((direction + (7 if direction & 1 == 1 else 6)) % 8)
    if direction & 1 == 0:  # a side: also to its two corners
        if passes(s, here, (direction + 2) % 8):
            found |= bit((direction + 1) % 8)
        if passes(s, here, (direction + 6) % 8):
            found |= bit((direction + 7) % 8)
    return found


def joined_nearby(s: Position, cell: Cell) -> bool:
    """Whether the neighbours of a cell are joined without it by ways that stay within NEAR cells of it.

    The square around it is seen as bits, row by row, so that 49 cells need no list.
    """
    chart = s.chart
    wanted: i64 = 0
    sides: i64 = open_sides(s, cell)
    for direction in range(8):
        if (sides >> direction) & 1 == 1:
            wanted |= bit(CENTRE + square_step(direction))
    corner: i64 = cell - NEAR * chart.stride - NEAR
    reached: i64 = (wanted & -wanted) | bit(CENTRE)  # the centre counts as seen: nothing goes through it
    waiting: i64 = wanted & -wanted
    while waiting != 0:
        place: i64 = first(waiting)
        waiting &= waiting - 1
        row: i64 = place // SQUARE
        column: i64 = place - row * SQUARE
        here: Cell = Cell(corner + row * chart.stride + column)
        sides = open_sides(s, here)
        for direction in range(8):
            if (sides >> direction) & 1 == 0 or leaves_square(row, column, direction):
                continue
            there: Cell = Cell(bit(place + square_step(direction)))
            if reached & there == 0:
                reached |= there
                waiting |= there
        if wanted & ~reached == 0:
            return True
    return False


def square_step(direction: i64) -> i64:
    """A step in a direction, in places of the square."""
    return rows_north(direction) * SQUARE + columns_east(direction)


def rows_north(direction: i64) -> i64:
    if direction == 2 or direction == 6:
        return 0
    return -1 if 2 < direction < 6 else 1


def columns_east(direction: i64) -> i64:
    if direction == 0 or direction == 4:
        return 0
    return 1 if direction < 4 else -1


def leaves_square(row: i64, column: i64, direction: i64) -> bool:
    north: i64 = row + rows_north(direction)
    east: i64 = column + columns_east(direction)
    return north < 0 or north >= SQUARE or east < 0 or east >= SQUARE


def cuts_off(s: Position, cell: Cell) -> bool:
    """Whether a reef here would keep some port from some pearl."""
    chart = s.chart
    start: i64 = 0
    for one in chart.every_cell:
        if s.pearls[one] > 0:
            start = one
            break
    if start == 0:
        start = any_port_cell(s, Fort(0), cell)
    reached: vec[u8] = flood(s, Cell(start), cell)
    for one in chart.every_cell:
        if s.pearls[one] > 0 and reached[one] == 0:
            return True
    for fort in s.every_fort:
        if not port_reached(s, fort, reached):
            return True
    return False


def any_port_cell(s: Position, fort: Fort, without: Cell) -> Cell:
    """A navigable cell of a fort's port; 0 where there is none."""
    for cell in s.chart.every_cell:
        if (s.chart.ports[cell] >> fort) & 1 == 1 and s.berths[cell] > 0 and cell != without:
            return cell
    return Cell(0)


def port_reached(s: Position, fort: Fort, reached: "vec[u8]") -> bool:
    for direction in range(8):
        cell: Cell = Cell(s.chart.fort_cell[fort] + s.chart.delta[direction])
        if reached[cell] == 1:
            return True
    return False


def flood(s: Position, start: Cell, without: Cell) -> "vec[u8]":
    """All cells that can be sailed to from one, another taken as a reef and ships not counted."""
    chart = s.chart
    reached: vec[u8] = vec[u8]([u8(0)] * chart.size)
    queue: vec[i64] = vec[i64]([i64(0)] * chart.size)
    reached[start] = u8(1)
    queue[0] = start
    taken: i64 = 0
    found: i64 = 1
    while taken < found:
        here: Cell = Cell(queue[taken])
        taken += 1
        sides: i64 = open_sides(s, here)
        for direction in range(8):
            there: Cell = Cell(here + chart.delta[direction])
            if (sides >> direction) & 1 == 1 and there != without and reached[there] == 0:
                reached[there] = u8(1)
                queue[found] = there
                found += 1
    return reached
