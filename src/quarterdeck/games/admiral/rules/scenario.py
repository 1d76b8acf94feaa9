"""The board, the ship cards and the terms of a scenario, as one immutable native object that all positions share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# Fields of a ship card: cards[type * CARD + field].
CARD: Final[i64] = 13
K_CALM: Final[i64] = 0  # orthogonal; diagonal is the next field
K_FRESH: Final[i64] = 2
K_STORM: Final[i64] = 4
K_RANGE: Final[i64] = 6
K_SHOTS: Final[i64] = 8
K_STORM_SHOTS: Final[i64] = 9
K_HULL: Final[i64] = 10
K_FREE: Final[i64] = 11  # pearls carried without loss of speed
K_MOST: Final[i64] = 12

LAND: Final[i64] = 1
SHALLOW: Final[i64] = 2


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
        self.kinds: vec[u8] = vec[u8]([u8(kind) for kind in kinds])
        self.closed: vec[u8] = vec[u8]([u8(bits) for bits in closed])
        self.delta: vec[i64] = vec[i64]([i64(d) for d in deltas(self.stride)])
        self.column: vec[i64] = vec[i64]([i64(cell) % self.stride for cell in range(self.size)])
        self.row: vec[i64] = vec[i64]([i64(cell) // self.stride for cell in range(self.size)])
        self.fort_cell: vec[i64] = vec[i64]([i64(cell) for cell in forts])
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
            self.lay_port(fort)
        for cell in range(self.size):
            if self.inside(cell):
                self.survey(cell)
        self.port_cells: vec[i64] = vec[i64]([i64(cell) for cell in range(self.size) if self.ports[cell] != 0])

    def inside(self, cell: i64) -> bool:
        """Whether a cell is on the board and not of its margin."""
        column: i64 = self.column[cell]
        row: i64 = self.row[cell]
        return 1 <= column <= self.width and 1 <= row <= self.height

    def lay_port(self, fort: i64) -> None:
        """C6: the cells next to a fort are its port."""
        one: i64 = 1
        one <<= fort
        cell: i64 = self.fort_cell[fort]
        for direction in range(8):
            beside: i64 = cell + self.delta[direction]
            if self.inside(beside):
                self.ports[beside] = self.ports[beside] | one

    def survey(self, cell: i64) -> None:
        """What follows from the drawing of one cell: exits (Q3), room for ships (R4.5a), coast (P4.4b, Q13)."""
        coastal: bool = self.kinds[cell] == SHALLOW
        exits: i64 = 0
        for direction in range(8):
            beside: i64 = cell + self.delta[direction]
            if not self.inside(beside):
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

    def distance(self, one: i64, other: i64) -> i64:
        """Cells between two cells, diagonals counted as one (Q25, Q68)."""
        columns: i64 = self.column[one] - self.column[other]
        rows: i64 = self.row[one] - self.row[other]
        if columns < 0:
            columns = -columns
        if rows < 0:
            rows = -rows
        return columns if columns > rows else rows

    def bearing(self, one: i64, other: i64) -> i64:
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

    def cell(self, column: i64, row: i64) -> i64:
        """The cell of a column and row counted from 0."""
        return (row + 1) * self.stride + column + 1


def deltas(stride: i64) -> list[i64]:
    """Steps in the eight directions, clockwise from north."""
    return [stride, stride + 1, 1, -stride + 1, -stride, -stride - 1, -1, stride - 1]


def deviation(course: i64, wind: i64) -> i64:
    """R4.13: 45-degree sectors between course and wind."""
    apart: i64 = course - wind
    if apart < 0:
        apart = -apart
    return 8 - apart if apart > 4 else apart


class Scenario:
    """What a scenario and the options of a table settle before the game; made by scenarios.py."""

    def __init__(self, heading: str, chart: Chart, cards: list[int], seats: i64) -> None:
        self.heading: str = heading  # scenario, seats and options: how a position text names all this
        self.content: str = ""  # the files it was made from, for their texts
        self.edition: str = ""
        self.chart: Chart = chart
        self.cards: vec[i64] = vec[i64]([i64(figure) for figure in cards])
        self.seats: i64 = seats
        # cells by ((strength * 4 + type) * 8 + wind) * 8 + course, a load not counted; none in a storm
        self.farthest: vec[i64] = vec[i64]([i64(0)] * 768)
        for kind in range(4):
            for wind in range(8):
                for course in range(8):
                    at: i64 = (kind * 8 + wind) * 8 + course
                    self.farthest[at] = self.cards[kind * CARD + K_CALM + (course & 1)]
                    fresh: i64 = self.cards[kind * CARD + K_FRESH + (course & 1)] - deviation(course, wind)
                    self.farthest[at + 256] = fresh if fresh > 0 else 0
        # components
        self.fort_hull: i64 = 5
        self.fort_range: i64 = 5
        self.fort_range_diagonal: i64 = 4
        self.fort_shots: i64 = 2
        self.mine_damage: i64 = 3
        self.mine_radius: i64 = 3
        self.restored_damage: i64 = 2  # R9.9b
        self.ship_owner: vec[i64] = vec[i64]()
        self.ship_type: vec[i64] = vec[i64]()
        self.ship_number: vec[i64] = vec[i64]()
        self.ship_cell: vec[i64] = vec[i64]()  # 0: placed by its owner
        self.fort_owner: vec[i64] = vec[i64]()
        self.fort_damage: vec[i64] = vec[i64]()
        self.fort_pearls: vec[i64] = vec[i64]()
        self.fort_goal: vec[i64] = vec[i64]()  # mini-games: the fort to reach from here, + 1
        self.near: vec[i64] = vec[i64]()  # by seat: 1 where its fort lies nearer to the pearls (option `balance`)
        self.pearl_cells: vec[i64] = vec[i64]()
        self.pearl_gap: vec[i64] = vec[i64]()  # by fort: the cell left empty where its owner is first; 0 none
        self.team: vec[i64] = vec[i64]([i64(seat) for seat in range(seats)])
        self.in_teams: bool = False
        self.reefs_each: i64 = 0
        self.mines_each: i64 = 0
        # terms
        self.any_port: bool = False  # M1.3: a free fort's port, chosen in turn order
        self.order_by_die: bool = True
        self.alternate: bool = False
        self.spun_strength: bool = True
        self.calm_odds: i64 = 1
        self.fresh_odds: i64 = 1
        self.storm_odds: i64 = 1
        self.least_move: i64 = 0
        self.short_arrival: bool = False
        self.firing: bool = True
        self.boarding: bool = True
        self.storming: bool = True
        self.fireships: bool = True
        self.repairing: bool = True
        self.fort_work: bool = True
        self.pearls: bool = True
        self.deliver: i64 = 0
        self.last_afloat: bool = True
        self.most_pearls: bool = True
        self.arriving_type: i64 = -1
        self.hold_forts: i64 = 0
        self.fort_clock: i64 = 3
        self.quiet_rounds: i64 = 0
        self.round_limit: i64 = 0
        self.balance: bool = False
        # options of the rulings
        self.hits: i64 = 0
        self.forts_block: bool = False
        self.load_in_calm: bool = True  # Q12: whether a load slows a ship in a calm
        self.repair_ends: bool = False
        self.work_delay: bool = False
        self.start_is_enough: bool = False

    def card(self, kind: i64, field: i64) -> i64:
        """A figure of a ship card."""
        return self.cards[kind * CARD + field]
