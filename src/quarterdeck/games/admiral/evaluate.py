"""What a position of Admiral is worth: pearls home and on the way, hull, guns that bear, and the road to the goal."""

from mypy_extensions import i64

from ...engine.evaluator import Evaluator
from ...engine.state import State
from .rules.codes import (
    CELL,
    DAMAGE,
    DUE,
    F_OWNER,
    F_PEARLS,
    FORT,
    FORTS_FROM,
    FRESH,
    LOAD,
    OVER,
    OWNER,
    REPAIR,
    S_CLOCK,
    S_LOST_FORT,
    SHIP,
    TYPE,
)
from .rules.gunnery import is_target, line_of_fire
from .rules.movement import goal_of
from .rules.position import Position
from .rules.victory import side_pearls, wanted_pearls


class AdmiralEvaluator(Evaluator):
    """Weights in pearls brought home, set by hand and by watching greedy games; `spread` makes a win near certain."""

    def __init__(self) -> None:
        self.pearl_home: float = 1.0
        self.pearl_aboard: float = 0.55  # less what the way home costs
        self.way: float = 0.018  # a cell of the way to the next pearl or home
        self.hull_point: float = 0.09  # a squadron has 17: about a pearl and a half
        self.ship_afloat: float = 0.22
        self.fort: float = 0.7
        self.fort_hull: float = 0.06
        self.clock: float = 0.4  # each turn without a fort
        self.fireship: float = -0.35  # a ship that will be gone, unless it takes others along
        self.fireship_victim: float = 0.05  # a hull point of an opponent's in its blast
        self.gun_bears: float = 0.02  # a shot that could be fired next turn
        self.repair: float = 0.03
        self.spread: float = 3.0

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.phase == OVER:
            return state.returns(seat)
        lead: float = self.race_lead(state, seat) if state.scenario.arriving_type >= 0 else self.war_lead(state, seat)
        share: float = 0.5 + lead / (2.0 * self.spread)
        if share < 0.01:
            return 0.01
        return 0.99 if share > 0.99 else share

    # Races

    def race_lead(self, s: Position, seat: i64) -> float:
        """How much nearer the seat's brig is to its port than the best of the others."""
        own: float = self.race_distance(s, seat)
        best: float = 40.0
        for other in range(s.seats):
            if other != seat and not s.out(other):
                distance: float = self.race_distance(s, other)
                if distance < best:
                    best = distance
        return (best - own) * 0.1 if s.seats > 1 else (20.0 - own) * 0.12

    def race_distance(self, s: Position, seat: i64) -> float:
        """Cells from a seat's racing ship to its goal."""
        goal: i64 = goal_of(s, seat)
        for ship in range(s.ship_count):
            if s.of(ship, OWNER) == seat and s.of(ship, TYPE) == s.scenario.arriving_type and s.afloat(ship):
                if goal < 0:
                    return 20.0
                cells: i64 = s.chart.distance(s.of(ship, CELL), s.chart.fort_cell[goal])
                return float(cells) + 1.5 * float(s.of(ship, DAMAGE))
        return 40.0

    # Wars

    def war_lead(self, s: Position, seat: i64) -> float:
        """The seat's side against the strongest other one."""
        own: float = 0.0
        best: float = -9.0
        for one in range(s.seats):
            strength: float = self.side_strength(s, one)
            if s.allied(one, seat):
                own = strength
            elif strength > best:
                best = strength
        return own - best

    def side_strength(self, s: Position, seat: i64) -> float:
        """Everything a side has."""
        total: float = float(side_pearls(s, seat)) * self.pearl_home
        wanted: i64 = wanted_pearls(s, seat)
        if wanted > 0 and side_pearls(s, seat) == wanted - 1:
            total += 0.5  # one more wins
        for ship in range(s.ship_count):
            if s.afloat(ship) and s.allied(s.of(ship, OWNER), seat):
                total += self.ship_worth(s, ship)
        for fort in range(s.fort_count):
            if s.allied(s.forts[fort * FORT + F_OWNER], seat):
                total += self.fort + self.fort_hull * float(s.fort_hull_left(fort))
        for member in range(s.seats):
            if s.allied(member, seat) and s.player(member, S_LOST_FORT) != 0:
                total -= self.clock * float(1 + s.player(member, S_CLOCK))
        return total

    def ship_worth(self, s: Position, ship: i64) -> float:
        """Hull, cargo and prospects of one ship."""
        at: i64 = ship * SHIP
        worth: float = self.ship_afloat + self.hull_point * float(s.hull_left(ship))
        load: i64 = s.ships[at + LOAD]
        if s.ships[at + DUE] != 0:
            return self.fireship + self.blast(s, ship)
        worth += self.pearl_aboard * float(load)
        if s.scenario.pearls:
            worth -= self.way * float(self.errand(s, ship, load))
        if s.ships[at + REPAIR] != 0:
            worth += self.repair * float(s.ships[at + DAMAGE])
        elif s.scenario.firing:
            worth += self.gun_bears * float(self.bearing_guns(s, ship))
        return worth

    def errand(self, s: Position, ship: i64, load: i64) -> i64:
        """Cells to the nearest own fort with cargo aboard, else to the nearest pearl."""
        cell: i64 = s.of(ship, CELL)
        nearest: i64 = 30
        if load > 0:
            for fort in range(s.fort_count):
                if s.allied(s.of(ship, OWNER), s.fort(fort, F_OWNER)):
                    home: i64 = s.chart.distance(cell, s.chart.fort_cell[fort])
                    if home < nearest:
                        nearest = home
            return nearest
        chart = s.chart
        for at in range(len(s.scenario.pearl_cells)):
            pearl: i64 = s.scenario.pearl_cells[at]
            if s.pearls[pearl] > 0:
                away: i64 = chart.distance(cell, pearl)
                if away < nearest:
                    nearest = away
        if nearest == 30:
            nearest = self.nearest_loot(s, ship, cell)
        return nearest

    def nearest_loot(self, s: Position, ship: i64, cell: i64) -> i64:
        """Cells to the nearest opponent's pearls, in a fort or aboard."""
        nearest: i64 = 30
        owner: i64 = s.of(ship, OWNER)
        for other in range(s.ship_count):
            if s.afloat(other) and s.of(other, LOAD) > 0 and not s.allied(owner, s.of(other, OWNER)):
                away: i64 = s.chart.distance(cell, s.of(other, CELL))
                nearest = away if away < nearest else nearest
        for fort in range(s.fort_count):
            if s.fort(fort, F_PEARLS) > 0 and not s.allied(owner, s.fort(fort, F_OWNER)):
                far: i64 = s.chart.distance(cell, s.chart.fort_cell[fort])
                nearest = far if far < nearest else nearest
        return nearest

    def blast(self, s: Position, ship: i64) -> float:
        """What a fireship's explosion would take from others, less what it would take from friends."""
        owner: i64 = s.of(ship, OWNER)
        reach: i64 = 3 if s.strength == FRESH else 1
        gained: float = 0.0
        for other in range(s.ship_count):
            if other == ship or not s.afloat(other):
                continue
            away: i64 = s.chart.distance(s.of(ship, CELL), s.of(other, CELL))
            hurt: i64 = s.hull_left(other) if s.hull_left(other) < s.hull(ship) else s.hull(ship)
            if s.allied(owner, s.of(other, OWNER)):
                if away <= 1:
                    gained -= self.fireship_victim * float(hurt)
            elif away <= reach:
                gained += self.fireship_victim * float(hurt)
        return gained

    def bearing_guns(self, s: Position, ship: i64) -> i64:
        """Targets in this ship's lines of fire."""
        found: i64 = 0
        owner: i64 = s.of(ship, OWNER)
        for other in range(s.ship_count):
            if is_target(s, owner, other) and line_of_fire(s, ship, other) == 0:
                found += 1
        for fort in range(s.fort_count):
            target: i64 = fort + FORTS_FROM
            if is_target(s, owner, target) and line_of_fire(s, ship, target) == 0:
                found += 1
        return found
