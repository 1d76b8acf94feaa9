"""The ship cards and the terms of a scenario, as one immutable native object that all positions share."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.state import Seat
from .chart import Chart, numbered
from .units import Fort, Ship

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
        self.every_seat: vec[Seat] = cast("vec[Seat]", numbered(seats))
        self.every_ship: vec[Ship] = cast("vec[Ship]", numbered(0))
        self.every_fort: vec[Fort] = cast("vec[Fort]", numbered(0))
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
        self.quiet_rounds: i64 = 0  # 0: it is not stopped for quiet (Q93)
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
