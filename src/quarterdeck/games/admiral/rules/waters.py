"""Where a reef may lie: nowhere that cuts a port off from a pearl (P3.6b, Q74)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit
from .codes import (
    BLOCKS_PEARLS,
    CELL_TAKEN,
    IN_A_PORT,
    OFF_BOARD,
    ON_A_PEARL,
    ON_A_REEF,
    ON_AN_ISLAND,
)
from .position import Position


def why_not_reef(s: Position, cell: i64) -> i64:
    """0 where a reef may be placed, else the reason."""
    chart = s.chart
    if cell < 0 or cell >= chart.size or not chart.inside(cell):
        return OFF_BOARD
    if chart.fort_at[cell] != 0:
        return CELL_TAKEN
    if chart.ports[cell] != 0:
        return IN_A_PORT
    if chart.kinds[cell] != 0:
        return ON_AN_ISLAND
    if s.berths[cell] == 0:
        return ON_A_REEF
    if s.crowd[cell] != 0:
        return CELL_TAKEN
    if s.pearls[cell] > 0:
        return ON_A_PEARL
    if parts_neighbours(s, cell) and cuts_off(s, cell):
        return BLOCKS_PEARLS
    return 0


def survey_reefs(s: Position) -> None:
    """Marks every cell that can take a reef: 1 safely, 2 where it parts its neighbours but cuts nothing off."""
    s.reef_marks = vec[u8]([u8(0)] * s.chart.size)
    s.reef_count = 0
    s.reef_doubts = 0
    for cell in range(s.chart.size):
        mark(s, s.reef_marks, cell)


def note_reef(s: Position, reef: i64) -> None:
    """A reef was laid. Only its neighbours can have become parting cells, and only parting cells can cut off now."""
    marks: vec[u8] = s.reef_marks[:]
    mark(s, marks, reef)
    for direction in range(8):
        mark(s, marks, reef + s.chart.delta[direction])
    if s.reef_doubts > 0:
        for cell in range(s.chart.size):
            if marks[cell] == 2:
                mark(s, marks, cell)
    s.reef_marks = marks


def mark(s: Position, marks: "vec[u8]", cell: i64) -> None:
    """Looks at one cell again."""
    old: i64 = i64(marks[cell])
    new: i64 = 0
    if why_not_reef(s, cell) == 0:
        new = 2 if parts_neighbours(s, cell) else 1
    s.reef_count += (1 if new > 0 else 0) - (1 if old > 0 else 0)
    s.reef_doubts += (1 if new == 2 else 0) - (1 if old == 2 else 0)
    marks[cell] = u8(new)


def passes(s: Position, cell: i64, direction: i64) -> bool:
    """Whether a ship could step from a cell, other ships not counted."""
    if (i64(s.chart.exits[cell]) >> direction) & 1 == 0:
        return False
    return s.berths[cell + s.chart.delta[direction]] > 0


def parts_neighbours(s: Position, cell: i64) -> bool:
    """Whether without this cell its neighbours are no longer joined around it; only then a flood is needed."""
    chart = s.chart
    around: i64 = 0
    for direction in range(8):
        if passes(s, cell, direction):
            around |= bit(direction)
    if around == 0:
        return False
    joined: i64 = around & -around
    grown: bool = True
    while grown:
        grown = False
        for direction in range(8):
            if (joined >> direction) & 1 == 0:
                continue
            here: i64 = cell + chart.delta[direction]
            more: i64 = ring_steps(s, here, direction) & around & ~joined
            if more != 0:
                joined |= more
                grown = True
    return joined != around


def ring_steps(s: Position, here: i64, direction: i64) -> i64:
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


def cuts_off(s: Position, cell: i64) -> bool:
    """Whether a reef here would keep some port from some pearl."""
    chart = s.chart
    start: i64 = 0
    for one in range(chart.size):
        if s.pearls[one] > 0:
            start = one
            break
    if start == 0:
        start = any_port_cell(s, 0, cell)
    reached: vec[u8] = flood(s, start, cell)
    for one in range(chart.size):
        if s.pearls[one] > 0 and reached[one] == 0:
            return True
    for fort in range(s.fort_count):
        if not port_reached(s, fort, reached):
            return True
    return False


def any_port_cell(s: Position, fort: i64, without: i64) -> i64:
    """A navigable cell of a fort's port; 0 where there is none."""
    for cell in range(s.chart.size):
        if (s.chart.ports[cell] >> fort) & 1 == 1 and s.berths[cell] > 0 and cell != without:
            return cell
    return 0


def port_reached(s: Position, fort: i64, reached: "vec[u8]") -> bool:
    for direction in range(8):
        cell: i64 = s.chart.fort_cell[fort] + s.chart.delta[direction]
        if reached[cell] == 1:
            return True
    return False


def flood(s: Position, start: i64, without: i64) -> "vec[u8]":
    """All cells that can be sailed to from one, another taken as a reef and ships not counted."""
    chart = s.chart
    reached: vec[u8] = vec[u8]([u8(0)] * chart.size)
    queue: vec[i64] = vec[i64]([i64(0)] * chart.size)
    reached[start] = u8(1)
    queue[0] = start
    taken: i64 = 0
    found: i64 = 1
    while taken < found:
        here: i64 = queue[taken]
        taken += 1
        for direction in range(8):
            there: i64 = here + chart.delta[direction]
            if there != without and reached[there] == 0 and passes(s, here, direction):
                reached[there] = u8(1)
                queue[found] = there
                found += 1
    return reached
