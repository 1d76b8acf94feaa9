"""The ship cards and the terms of a scenario, as one immutable native object that all positions share."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.state import Seat
from .chart import Chart, numbered
from .units import Fort, Ship

# Fields of a ship card: cards[type * CARD + field].
CARD: Final[i64] = 13
KINDS: Final[i64] = 8  # the four of the box and four of a scenario's own at most
K_CALM: Final[i64] = 0  # orthogonal; diagonal is the next field
K_FRESH: Final[i64] = 2
K_STORM: Final[i64] = 4
K_RANGE: Final[i64] = 6
K_SHOTS: Final[i64] = 8
K_STORM_SHOTS: Final[i64] = 9
K_HULL: Final[i64] = 10
K_FREE: Final[i64] = 11  # pearls carried without loss of speed
K_MOST: Final[i64] = 12

# A condition of a goal or loss: needs[need * NEED + field].
NEED: Final[i64] = 7
W_KIND: Final[i64] = 0
W_MANY: Final[i64] = 1  # how many, or the round
W_PLACE: Final[i64] = 2  # a fort, a zone, edges (bits), or forts (bits): goals.py
W_KINDS: Final[i64] = 3  # ship kinds (bits)
W_LOAD: Final[i64] = 4
W_OF: Final[i64] = 5  # seats (bits)
W_SHIP: Final[i64] = 6  # -1 any

DELIVER: Final[i64] = 0
HOLD: Final[i64] = 1
HOLD_THESE: Final[i64] = 2
ARRIVE: Final[i64] = 3
EXIT: Final[i64] = 4
SINK: Final[i64] = 5
SURVIVE: Final[i64] = 6
POINTS: Final[i64] = 7
LOST: Final[i64] = 8
LOST_FORT: Final[i64] = 9

ZONES_FROM: Final[i64] = 32  # places below it are forts
OWN_GOAL: Final[i64] = 64  # the fort that a seat's home names
OWN_FORTS: Final[i64] = 65

# Who wins by which conditions, or is out by them.
CLAIM: Final[i64] = 4
L_SEATS: Final[i64] = 0  # bits
L_FIRST: Final[i64] = 1  # need
L_MANY: Final[i64] = 2
L_LOSS: Final[i64] = 3

# What scores, by ship kind where it is about one.
SCORES: Final[i64] = 8
SC_DELIVER: Final[i64] = 0
SC_SINK: Final[i64] = 1
SC_TAKE: Final[i64] = 2
SC_EXIT: Final[i64] = 3
SC_LOST: Final[i64] = 4
SC_RUIN: Final[i64] = 5
SC_STORM: Final[i64] = 6
SC_HOLD: Final[i64] = 7

# The rungs of a ladder; from RUNG_SIDES on a side that wins there.
RUNG_POINTS: Final[i64] = 0
RUNG_TREASURE: Final[i64] = 1
RUNG_SUNK: Final[i64] = 2
RUNG_FORTS: Final[i64] = 3
RUNG_SHIPS: Final[i64] = 4
RUNG_HULL: Final[i64] = 5
RUNG_EXITS: Final[i64] = 6
RUNG_ARRIVALS: Final[i64] = 7
RUNG_FIRST_GAIN: Final[i64] = 8
RUNG_SIDES: Final[i64] = 10

WEATHER: Final[i64] = 11

# What happens before a round's spin.
HAPPENING: Final[i64] = 5
H_ROUND: Final[i64] = 0
H_EVERY: Final[i64] = 1
H_WHAT: Final[i64] = 2
H_ARG: Final[i64] = 3
H_NUMBER: Final[i64] = 4  # of the event in the file
NEW_WEATHER: Final[i64] = 0
OPENING: Final[i64] = 1
SHUTTING: Final[i64] = 2
CARGO: Final[i64] = 3
SAYING: Final[i64] = 4

TILE_CELLS: Final[i64] = 36  # a tile of six by six at most
SHAPE: Final[i64] = 74  # columns, rows, kinds, closed sides


def deviation(course: i64, wind: i64) -> i64:
    """R4.13: 45-degree sectors between course and wind."""
    apart: i64 = course - wind
    if apart < 0:
        apart = -apart
    return 8 - apart if apart > 4 else apart


class Terms:
    """What scenarios of format 2 may add: goals, points, zones, weather, events (N1 to N9); empty for all others."""

    def __init__(self, size: i64, seats: i64) -> None:
        self.needs: vec[i64] = vec[i64]()  # rows of NEED
        self.claims: vec[i64] = vec[i64]()  # rows of CLAIM
        self.scores: vec[i64] = vec[i64]([i64(0)] * (SCORES * KINDS))
        self.scoring: bool = False
        self.arrival_scores: vec[i64] = vec[i64]()  # by order of arrival
        self.arrival_place: i64 = -1
        self.arrival_kinds: i64 = 0
        self.ladder: vec[i64] = vec[i64]()  # rungs; empty: as in format 1
        self.budget: vec[i64] = vec[i64]([i64(0)] * seats)
        self.zones: vec[i64] = vec[i64]([i64(0)] * size)  # by cell, as bits
        self.start: vec[i64] = vec[i64]([i64(-1)] * seats)  # zone by seat; -1 port
        self.edges: vec[u8] = vec[u8]([u8(0)] * size)  # by cell: N, E, S, W (bits) that a ship may leave by
        self.royal: i64 = 0  # forts (bits)
        self.users: vec[i64] = vec[i64]()  # by fort: the seats (bits) whose harbour a royal one is
        self.fires: vec[i64] = vec[i64]()  # by fort: the seats (bits) that it shoots at while nobody owns it
        self.shut: i64 = 0  # forts (bits) at the start
        self.weathers: vec[i64] = vec[i64]()  # rows of WEATHER: calm, fresh, storm, eight directions
        self.script: vec[i64] = vec[i64]()  # rows of three: round, direction and strength, -1 spun
        self.events: vec[i64] = vec[i64]()  # rows of HAPPENING
        self.cargo_later: vec[u8] = vec[u8]([u8(0)] * size)  # cells in which an event puts cargo
        self.pearls_at_start: i64 = 0  # how many of pearl_cells
        self.most_pearls: i64 = 0  # in the whole game
        self.shapes: vec[i64] = vec[i64]()  # rows of SHAPE: islands.py
        self.tile_many: vec[i64] = vec[i64]()  # by tile: how many are in the common pool
        self.tile_names: list[str] = []
        self.islands_each: i64 = 0
        self.apart: i64 = 0
        self.may_skip: bool = False
        self.secret: bool = False  # drafts are hidden from the others
        self.letters: str = "LGFB"  # by kind, for notation
        self.kind_names: list[str] = ["line", "galleon", "frigate", "brig"]
        self.ship_names: list[str] = []  # those that the scenario gives; "" none
        self.layout: int = 0  # which of the file's


class Scenario:
    """What a scenario and the options of a table settle before the game; made by scenarios.py."""

    def __init__(self, heading: str, chart: Chart, cards: list[int], seats: i64) -> None:
        self.heading: str = heading  # scenario, seats and options: how a position text names all this
        self.content: str = ""  # the files it was made from, for their texts
        self.edition: str = ""
        self.chart: Chart = chart
        self.cards: vec[i64] = vec[i64]([i64(figure) for figure in cards])
        self.seats: i64 = seats
        self.kinds: i64 = i64(len(cards)) // CARD
        # cells by ((strength * KINDS + type) * 8 + wind) * 8 + course, a load not counted; none in a storm
        self.farthest: vec[i64] = vec[i64]([i64(0)] * (3 * KINDS * 64))
        for kind in range(self.kinds):
            for wind in range(8):
                for course in range(8):
                    at: i64 = (kind * 8 + wind) * 8 + course
                    self.farthest[at] = self.cards[kind * CARD + K_CALM + (course & 1)]
                    fresh: i64 = self.cards[kind * CARD + K_FRESH + (course & 1)] - deviation(course, wind)
                    self.farthest[at + KINDS * 64] = fresh if fresh > 0 else 0
        # components
        self.fort_hull: vec[i64] = vec[i64]()
        self.fort_range: vec[i64] = vec[i64]()
        self.fort_range_diagonal: vec[i64] = vec[i64]()
        self.fort_shots: vec[i64] = vec[i64]()
        self.mine_damage: i64 = 3
        self.mine_radius: i64 = 3
        self.ship_owner: vec[i64] = vec[i64]()
        self.ship_type: vec[i64] = vec[i64]()
        self.ship_number: vec[i64] = vec[i64]()
        self.ship_cell: vec[i64] = vec[i64]()  # 0: placed by its owner
        self.ship_damage: vec[i64] = vec[i64]()
        self.ship_load: vec[i64] = vec[i64]()
        self.ship_round: vec[i64] = vec[i64]()  # the round in which an event brings it; 0: there from the start
        self.ship_zone: vec[i64] = vec[i64]()  # of those that an event brings
        self.ship_cost: vec[i64] = vec[i64]()  # of those that can be chosen in a draft; 0: not in one
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
        self.reefs_of: vec[i64] = vec[i64]([i64(0)] * seats)
        self.mines_of: vec[i64] = vec[i64]([i64(0)] * seats)
        self.mine_owner: vec[i64] = vec[i64]()  # by mine card
        self.some_reefs: bool = False
        # terms
        self.any_port: vec[i64] = vec[i64]([i64(0)] * seats)  # M1.3: 1 a free fort's port, chosen in turn order
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
        self.terms: Terms = Terms(chart.size, seats)
        # what most scenarios do not have, asked before anything is looked up in `terms`
        self.has_deeds: bool = False
        self.has_goals: bool = False
        self.has_exits: bool = False
        self.has_weather: bool = False
        self.has_events: bool = False
        self.has_arrivals: bool = False
        self.special_forts: bool = False

    def deed_rows(self) -> i64:
        """How many rows of deeds a position has: position.py says which."""
        if not self.has_deeds:
            return 0
        return 9 + len(self.fort_owner) + len(self.terms.needs) // NEED + self.terms.islands_each * self.seats

    def first_owner(self, ship: Ship) -> Seat:
        """Whose a ship is at the start, or could be by his draft."""
        owner: i64 = self.ship_owner[ship]
        return Seat(owner if owner >= 0 else -2 - owner)

    def card(self, kind: i64, field: i64) -> i64:
        """A figure of a ship card."""
        return self.cards[kind * CARD + field]
