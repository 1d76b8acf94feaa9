"""What a position of Admiral is worth: pearls home and on the way, hull, forts, guns that bear, the road to the goal.

Pearl Shoals is won by pearls brought home, but lost by a fort: a ship of the line outranges it, and whoever has none
left is soon out of the game. So guns are drawn to opponents' forts, holds to pearls, and pearls home.
"""

from typing import Final

from mypy_extensions import i64

from ....engine.evaluator import Evaluator
from ....engine.state import Seat, State
from ..rules import codes
from ..rules.chart import Cell
from ..rules.codes import DAMAGE, DUE, FIRED, FRESH, LOAD, MOVED, REPAIR, REPAIR_NEW, TYPE
from ..rules.goals import side_of
from ..rules.gunnery import line_of_fire, range_of
from ..rules.movement import goal_of
from ..rules.orders import is_target
from ..rules.position import Position
from ..rules.repair import is_harbour
from ..rules.scenario import CARD, K_SHOTS
from ..rules.units import Fort, Ship, Unit, unit_of
from ..rules.victory import side_pearls, wanted_pearls
from . import habits_2026
from .aims import progress
from .habits import Errands, habit
from .lanes import FAR, Lanes
from .upkeep import leaves_undone

NEAR_PORT: Final[i64] = 6  # steps from which ships count as besieging a port: what the fastest one sails in a turn
MANOEUVRE: Final[i64] = 3  # cells that a ship sails in most winds before it fires
CLOSE: Final[i64] = 2  # cells of range that keep no ship out of harm
HIT_CHANCE: Final[float] = 2.0 / 3.0
RACE_LOST: Final[float] = 40.0  # steps: more than any race has
BLAST_REACH: Final[i64] = 3  # cells a fireship covers on most courses of a fresh wind


class AdmiralEvaluator(Evaluator):
    """Weights in pearls brought home (data/weights.toml); `spread` is the lead that wins three games in four."""

    def __init__(self) -> None:
        self.pearl_home: float = 0.0
        self.last_pearl: float = 0.0  # all but one of those that win are home
        self.pearl_aboard: float = 0.0
        self.way_home: float = 0.0  # a step of a pearl's way home
        self.way_out: float = 0.0  # a step of an empty ship's way to the next pearl
        self.way_to_battle: float = 0.0  # a step of a gun's way to an opponent's fort
        self.way_to_prey: float = 0.0  # a step to the next opponent, where there is nothing to load
        self.ship_afloat: float = 0.0
        self.hull_point: float = 0.0
        self.guns: float = 0.0  # a shot and a cell of its range beyond point-blank, of a ship without damage
        self.lee_reef: float = 0.0  # a point of damage by reefs, over all eight storms that could come
        self.fort: float = 0.0
        self.fort_hull: float = 0.0
        self.siege: float = 0.0  # a point by which ships near an opponent's port outweigh its defence
        self.no_fort: float = 0.0
        self.clock: float = 0.0  # each turn without a fort
        self.fireship: float = 0.0
        self.victim: float = 0.0  # a hull point in a fireship's blast
        self.gun_bears: float = 0.0  # an own shot that could be fired from where the gun is
        self.strike: float = 0.0  # the share that counts of what guns could do that are not the next to fire
        self.menace: float = 0.0  # the same of those that are: opponents', or own ones when the turn begins
        self.race_step: float = 0.0
        self.goal: float = 0.0  # a goal of the scenario's own that is all but reached
        self.spread: float = 1.0
        self.custom: float = 1.0  # 0: the habits of 2026-11-18, to measure later ones against
        self.lanes: Lanes | None = None
        self.errands: Errands | None = None

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.phase == codes.OVER:
            return state.returns(seat)
        lanes: Lanes = self.lanes_of(state)
        race: bool = state.scenario.arriving_type >= 0
        lead: float = self.race_lead(state, Seat(seat), lanes) if race else self.war_lead(state, Seat(seat), lanes)
        return 0.5 + 0.5 * lead / (self.spread + (lead if lead > 0.0 else -lead))  # near 0 and 1, but never there

    def turns_between(self, start: State, state: State) -> i64:
        assert isinstance(start, Position)
        assert isinstance(state, Position)
        return (state.round - start.round) * state.seats + state.turn_at - start.turn_at

    def habit(self, state: State) -> i64:
        assert isinstance(state, Position)
        if self.custom == 0.0:
            return self.old_habit(state)
        errands = self.errands
        if errands is None:
            errands = Errands(self.way_home, self.way_out, self.way_to_battle)
            self.errands = errands
        return habit(state, self.lanes_of(state), errands)

    def old_habit(self, s: Position) -> i64:
        """What was done without a thought before there were plans."""
        errands = habits_2026.Errands(self.way_home, self.way_out, self.way_to_battle)
        return habits_2026.habit(s, self.lanes_of(s), errands)

    def shuns(self, state: State, action: i64) -> bool:
        assert isinstance(state, Position)
        return self.custom > 0.0 and leaves_undone(state, action)

    def lanes_of(self, s: Position) -> Lanes:
        """The lanes of this sea, worked out once."""
        lanes = self.lanes
        if lanes is None or not lanes.known(s):
            lanes = Lanes(s)
            self.lanes = lanes
        return lanes

    # Races

    def race_lead(self, s: Position, seat: Seat, lanes: Lanes) -> float:
        """How much nearer the seat's racing ship is to its port than the best of the others."""
        own: float = self.race_distance(s, seat, lanes)
        best: float = RACE_LOST if s.seats > 1 else RACE_LOST / 2.0
        for other in s.every_seat:
            if other != seat and not s.out(other):
                distance: float = self.race_distance(s, other, lanes)
                if distance < best:
                    best = distance
        return (best - own) * self.race_step

    def race_distance(self, s: Position, seat: Seat, lanes: Lanes) -> float:
        """Steps from a seat's racing ship to its goal; damage counts as a detour."""
        goal: i64 = goal_of(s, seat)
        for ship in s.every_ship:
            if s.owner_of(ship) == seat and s.of(ship, TYPE) == s.scenario.arriving_type and s.afloat(ship):
                if goal < 0:
                    return RACE_LOST / 2.0
                return float(lanes.to_port(Fort(goal), s.cell_of(ship))) + float(s.of(ship, DAMAGE))
        return RACE_LOST

    # Wars

    def war_lead(self, s: Position, seat: Seat, lanes: Lanes) -> float:
        """The seat's side against the strongest other one; whoever is the next to fire has more of his guns."""
        first: bool = s.allied(seat, s.mover) and is_fresh(s)
        own: float = self.side_strength(s, seat, lanes, self.menace if first else self.strike)
        best: float = -99.0
        for one in s.every_seat:
            if not s.allied(one, seat):
                strength: float = self.side_strength(s, one, lanes, self.strike if first else self.menace)
                if s.scenario.has_goals:
                    strength += self.goal * progress(s, side_of(s, one), lanes)
                if strength > best:
                    best = strength
        if s.scenario.has_goals:
            own += self.goal * progress(s, side_of(s, seat), lanes)
        return own - best if s.seats > 1 else own

    def side_strength(self, s: Position, seat: Seat, lanes: Lanes, blows: float) -> float:
        """Everything a side has; `blows` is the share that counts of what its guns could do."""
        home: i64 = side_pearls(s, seat)
        total: float = float(home) * self.pearl_home
        if s.scenario.deliver > 0 and home == wanted_pearls(s, seat) - 1:
            total += self.last_pearl
        for ship in s.every_ship:
            if s.cell_of(ship) != 0 and s.allied(s.owner_of(ship), seat):
                total += self.ship_worth(s, ship, lanes, blows)
        for fort in s.every_fort:
            if s.allied(s.fort_owner(fort), seat):
                total += self.fort + self.fort_hull * float(s.fort_hull_left(fort))
                total += blows * self.blow(s, unit_of(fort), s.scenario.fort_shots[fort], 0)
            elif s.scenario.storming and s.standing(fort):
                total += self.siege * float(self.besieging(s, seat, fort, lanes))
        for member in s.every_seat:
            if s.allied(member, seat) and s.player(member, codes.S_LOST_FORT) != 0:
                total -= self.no_fort + self.clock * float(s.player(member, codes.S_CLOCK))
        return total

    def ship_worth(self, s: Position, ship: Ship, lanes: Lanes, blows: float) -> float:
        """Hull, cargo and prospects of one ship."""
        if s.of(ship, DUE) != 0:
            return self.fireship + self.blast(s, ship)
        worth: float = self.worth_with(s, ship, s.hull_left(ship) + mended(s, ship))
        if s.scenario.pearls:
            worth += self.cargo(s, ship, lanes)
        worth -= self.lee_reef * float(lanes.leeward(s, s.of(ship, TYPE), s.cell_of(ship)))
        if s.scenario.firing:
            shots: i64 = s.scenario.cards[s.of(ship, TYPE) * CARD + K_SHOTS]
            worth -= self.way_to_battle * float(shots * steps_to_battle(s, ship, lanes))
            if s.of(ship, REPAIR) == 0:
                worth += self.gun_bears * float(self.bearing_guns(s, Unit(ship), shots))
                worth += blows * self.blow(s, Unit(ship), shots, MANOEUVRE)
        return worth

    def worth_with(self, s: Position, ship: Ship, hull: i64) -> float:
        """What a ship is worth with so many points of hull: to be afloat, its hull, and its guns."""
        if hull <= 0:
            return 0.0
        worth: float = self.ship_afloat + self.hull_point * float(hull)
        if s.scenario.firing:
            shots: i64 = s.scenario.cards[s.of(ship, TYPE) * CARD + K_SHOTS]
            power: float = float(shots * (range_of(s, Unit(ship), 0) - CLOSE))
            worth += self.guns * power * float(hull) / float(s.hull(ship))
        return worth

    def cargo(self, s: Position, ship: Ship, lanes: Lanes) -> float:
        """Pearls aboard and the way home, else the way to the next pearl, else to whatever opponents have."""
        load: i64 = s.of(ship, LOAD)
        cell: Cell = s.cell_of(ship)
        if load > 0:
            home: i64 = steps_home(s, s.owner_of(ship), cell, lanes)
            return float(load) * (self.pearl_aboard - self.way_home * float(home))
        out: i64 = steps_to_pearl(s, cell, lanes)
        if out < FAR:
            return -self.way_out * float(out)
        return -self.way_to_prey * float(steps_to_prey(s, ship))

    def besieging(self, s: Position, seat: Seat, fort: Fort, lanes: Lanes) -> i64:
        """By how much a side's ships near a port outweigh the fort and the ships that can defend it."""
        strength: i64 = -s.fort_hull_left(fort)
        owner: Seat = s.fort_owner(fort)
        attackers: i64 = 0
        for ship in s.every_ship:
            if s.cell_of(ship) == 0 or s.of(ship, DUE) != 0:
                continue
            steps: i64 = lanes.to_port(fort, s.cell_of(ship))
            if s.owner_of(ship) == owner:
                if steps == 0:
                    strength -= s.hull_left(ship) + 1
            elif steps <= NEAR_PORT and s.allied(s.owner_of(ship), seat):
                strength += s.hull_left(ship) + 1
                attackers += 1
        return strength if strength > 0 and attackers > 0 else 0

    def blast(self, s: Position, ship: Ship) -> float:
        """What a fireship's explosion would take from others, less what it would take from friends."""
        owner: Seat = s.owner_of(ship)
        reach: i64 = BLAST_REACH if s.strength == FRESH else 1
        gained: float = 0.0
        for other in s.every_ship:
            if other == ship or not s.afloat(other):
                continue
            away: i64 = s.chart.distance(s.cell_of(ship), s.cell_of(other))
            hurt: i64 = s.hull_left(other) if s.hull_left(other) < s.hull(ship) else s.hull(ship)
            if s.allied(owner, s.owner_of(other)):
                if away <= 1:
                    gained -= self.victim * float(hurt)
            elif away <= reach:
                gained += self.victim * float(hurt)
        return gained

    def blow(self, s: Position, unit: Unit, shots: i64, manoeuvre: i64) -> float:
        """What a unit's guns could be expected to do to the best prey in reach, half where it has to sail first."""
        best: float = 0.0
        owner: Seat = s.unit_owner(unit)
        cell: Cell = s.unit_cell(unit)
        reach: i64 = range_of(s, unit, 0)
        for ship in s.every_ship:
            if not is_target(s, owner, Unit(ship)):
                continue
            away: i64 = s.chart.distance(cell, s.cell_of(ship))
            if away > reach + manoeuvre:
                continue
            hull: i64 = s.hull_left(ship)
            loss: float = self.worth_with(s, ship, hull) - self.worth_with(s, ship, hull - shots)
            if hull <= shots:
                loss += self.pearl_aboard * float(s.of(ship, LOAD))
            if away > reach:
                loss *= 0.5
            if loss > best:
                best = loss
        return HIT_CHANCE * best

    def bearing_guns(self, s: Position, unit: Unit, shots: i64) -> i64:
        """Shots that a unit could fire at some target from where it is."""
        owner: Seat = s.unit_owner(unit)
        for fort in s.every_fort:
            target: Unit = unit_of(fort)
            if is_target(s, owner, target) and line_of_fire(s, unit, target) == 0:
                return shots
        for other in s.every_ship:
            if is_target(s, owner, Unit(other)) and line_of_fire(s, unit, Unit(other)) == 0:
                return shots
        return 0


def is_fresh(s: Position) -> bool:
    """Whether the mover's turn has only begun."""
    for ship in s.every_ship:
        if s.owner_of(ship) == s.mover and s.cell_of(ship) != 0:
            if s.of(ship, MOVED) != 0 or s.of(ship, FIRED) != 0:
                return False
    return True


def mended(s: Position, ship: Ship) -> i64:
    """1 where the turn's end will take a token off: what is certain is not gained by ending the turn early."""
    if s.of(ship, REPAIR) == 0 or s.of(ship, REPAIR_NEW) != 0 or s.owner_of(ship) != s.mover:
        return 0
    return 1 if s.of(ship, DAMAGE) > 0 else 0


def steps_home(s: Position, owner: Seat, cell: Cell, lanes: Lanes) -> i64:
    """Steps to the nearest port of an own or allied fort."""
    nearest: i64 = FAR
    for fort in s.every_fort:
        if s.allied(owner, s.fort_owner(fort)) or is_harbour(s, fort, owner):
            steps: i64 = lanes.to_port(fort, cell)
            if steps < nearest:
                nearest = steps
    return nearest


def steps_to_pearl(s: Position, cell: Cell, lanes: Lanes) -> i64:
    """Steps to the nearest pearl in a cell of the scenario's; FAR where none is left there."""
    nearest: i64 = FAR
    for pearl in range(len(s.scenario.pearl_cells)):
        if s.pearls[s.scenario.pearl_cells[pearl]] > 0:
            steps: i64 = lanes.to_pearl(pearl, cell)
            if steps < nearest:
                nearest = steps
    return nearest


def steps_to_battle(s: Position, ship: Ship, lanes: Lanes) -> i64:
    """Steps until the nearest opponent's fort is in range."""
    nearest: i64 = FAR
    for fort in s.every_fort:
        owner: Seat = s.fort_owner(fort)
        if owner >= 0 and not s.allied(s.owner_of(ship), owner):
            steps: i64 = lanes.to_port(fort, s.cell_of(ship)) + 1 - range_of(s, Unit(ship), 0)
            if steps < nearest:
                nearest = steps
    return nearest if 0 < nearest < FAR else 0


def steps_to_prey(s: Position, ship: Ship) -> i64:
    """Cells to the nearest opponent's ship, or fort with pearls, or pearl that fell from a wreck."""
    cell: Cell = s.cell_of(ship)
    owner: Seat = s.owner_of(ship)
    nearest: i64 = FAR
    for other in s.every_ship:
        if s.cell_of(other) != 0 and not s.allied(owner, s.owner_of(other)):
            away: i64 = s.chart.distance(cell, s.cell_of(other))
            nearest = away if away < nearest else nearest
    for fort in s.every_fort:
        if s.fort(fort, codes.F_PEARLS) > 0 and not s.allied(owner, s.fort_owner(fort)):
            far: i64 = s.chart.distance(cell, s.chart.fort_cell[fort])
            nearest = far if far < nearest else nearest
    return nearest
