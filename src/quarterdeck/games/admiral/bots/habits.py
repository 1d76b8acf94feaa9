"""Habits: what a captain does without a thought, so that opponents who look ahead can play a turn on quickly."""

from typing import Final

from mypy_extensions import i64

from ....engine.actions import act_on, act_on_three, act_on_two, first_of, kind_of, second_of, third_of
from ....engine.state import Seat
from ..rules import codes
from ..rules.chart import Cell
from ..rules.codes import FORTS_FROM, LOAD, STORM, TYPE
from ..rules.fight import later_stormer, why_not_board, why_not_storm
from ..rules.goals import field
from ..rules.gunnery import line_from, line_of_fire, range_of, shots_left
from ..rules.menu import count_actions, nth_action
from ..rules.movement import goal_of, why_not_exit, why_not_leave
from ..rules.orders import is_target
from ..rules.position import Position
from ..rules.repair import is_harbour
from ..rules.scenario import CARD, EXIT, K_SHOTS, W_KIND
from ..rules.treasure import why_not_take, why_not_unload
from ..rules.units import Fort, Ship, Unit, fort_of, unit_of
from ..rules.wind import can_sail, clear_water, farthest, full_drift, must_drift, stops_in_port
from .aims import aim_for
from .lanes import FAR, Lanes
from .opening import prepare
from .upkeep import badly_hurt, burn, end_turn, kindle, restore, return_to_duty, stays_for_repair

SURE: Final[i64] = 2  # points of hull ahead with which one ship cannot lose to another: a die brings two at most
NOTHING: Final[i64] = -1
NEEDS_FROM: Final[i64] = 1000  # aims from here on are conditions of goals, below them forts and pearls


class Errands:
    """What draws a ship: weights of a step home with a load, out to a pearl, and to an opponent's fort."""

    def __init__(self, home: float, out: float, battle: float) -> None:
        self.home: float = home
        self.out: float = out
        self.battle: float = battle


def habit(s: Position, lanes: Lanes, errands: Errands) -> i64:
    """The next action of a plain turn; NOTHING in phases where nobody has habits."""
    if s.phase < codes.TURN:
        return prepare(s, lanes)
    if s.phase != codes.TURN:
        return plain_decision(s)
    done: i64 = return_to_duty(s)
    if done != NOTHING:
        return done
    for ship in s.every_ship:
        if s.owner_of(ship) == s.mover and s.cell_of(ship) != 0:
            handled: i64 = handle_pearl(s, ship)
            if handled != NOTHING:
                return handled
    if s.scenario.has_exits:
        exit_: i64 = any_exit(s, lanes)
        if exit_ != NOTHING:
            return exit_
    blaze: i64 = burn(s)
    if blaze != NOTHING:
        return blaze
    blaze = kindle(s)
    if blaze != NOTHING:
        return blaze
    if s.scenario.firing:
        shot: i64 = any_shot(s)
        if shot != NOTHING:
            return shot
    attack: i64 = sure_attack(s)
    if attack != NOTHING:
        return attack
    work: i64 = restore(s)
    if work != NOTHING:
        return work
    if s.scenario.firing and s.strength != STORM and (errands.battle > 0.0 or not s.scenario.pearls):
        closed: i64 = any_approach(s)
        if closed != NOTHING:
            return closed
    for ship in s.every_ship:
        if s.owner_of(ship) == s.mover and can_sail(s, ship) and not stays_for_repair(s, ship):
            sailed: i64 = sail(s, ship, lanes, errands)
            if sailed != NOTHING:
                return sailed
    return end_turn(s)


def plain_decision(s: Position) -> i64:
    """In salvos and fights: all join in, the first take most but leave a captured fort standing, mines go off."""
    phase: i64 = s.phase
    if phase == codes.SHARE and s.target >= FORTS_FROM and s.at_unit < FORTS_FROM and count_actions(s) > 1:
        return nth_action(s, count_actions(s) - 2)
    if phase == codes.ASSAULT or phase == codes.DEFEND:
        return nth_action(s, 1 if count_actions(s) > 1 else 0)
    if phase == codes.SHARE or phase == codes.STOW or phase == codes.WINDOW:
        return nth_action(s, count_actions(s) - 1)
    return nth_action(s, 0) if phase > codes.TURN and not s.setting_up() else NOTHING


def handle_pearl(s: Position, ship: Ship) -> i64:
    """Loads where pearls lie, unloads at home."""
    cell: Cell = s.cell_of(ship)
    if s.pearls[cell] > 0 and why_not_take(s, ship) == 0:
        return act_on(codes.TAKE, ship)
    if s.of(ship, LOAD) > 0 and s.chart.ports[cell] != 0:
        for fort in s.every_fort:
            if s.in_port(ship, fort) and why_not_unload(s, ship, fort) == 0:
                return act_on_two(codes.UNLOAD, ship, fort)
    return NOTHING


def any_exit(s: Position, lanes: Lanes) -> i64:
    """A ship leaves the board where a goal wants it to."""
    for ship in s.every_ship:
        if s.owner_of(ship) != s.mover or not can_sail(s, ship):
            continue
        need: i64 = aim_for(s, ship, lanes)
        if need < 0 or field(s, need, W_KIND) != EXIT:
            continue
        for course in range(8):
            if why_not_exit(s, ship, course) == 0:
                return act_on_two(codes.LEAVE_BOARD, ship, course)
    return NOTHING


def any_shot(s: Position) -> i64:
    """All shots of a gun at the target with the least hull in its lines of fire."""
    for ship in s.every_ship:
        if s.owner_of(ship) == s.mover and s.afloat(ship) and shots_left(s, Unit(ship)) > 0:
            target: Unit = Unit(weakest_target(s, Unit(ship)))
            if target != NOTHING:
                return fire(s, Unit(ship), target)
    for fort in s.every_fort:
        unit: Unit = unit_of(fort)
        if s.fort_owner(fort) == s.mover and shots_left(s, unit) > 0:
            prey: i64 = weakest_target(s, unit)
            if prey != NOTHING:
                return fire(s, unit, Unit(prey))
    return NOTHING


def fire(s: Position, unit: Unit, target: Unit) -> i64:
    return act_on_three(codes.FIRE, unit, target, shots_left(s, unit))


def weakest_target(s: Position, unit: Unit) -> i64:
    """Of the targets that a gun can hit, the one with the least hull."""
    best: i64 = NOTHING
    least: i64 = 99
    for ship in s.every_ship:
        if is_target(s, s.mover, Unit(ship)) and s.hull_left(ship) < least and line_of_fire(s, unit, Unit(ship)) == 0:
            best = ship
            least = s.hull_left(ship)
    for fort in s.every_fort:
        target: Unit = unit_of(fort)
        if is_target(s, s.mover, target) and s.fort_hull_left(fort) < least and line_of_fire(s, unit, target) == 0:
            best = target
            least = s.fort_hull_left(fort)
    return best


def any_approach(s: Position) -> i64:
    """A move that brings the guns of a ship without cargo to bear."""
    for ship in s.every_ship:
        if (
            s.owner_of(ship) == s.mover
            and s.of(ship, LOAD) == 0
            and can_sail(s, ship)
            and shots_left(s, Unit(ship)) > 0
            and not goes_home(s, ship)
        ):
            found: i64 = approach(s, ship)
            if found != NOTHING:
                return found
    return NOTHING


def approach(s: Position, ship: Ship) -> i64:
    """The shortest move from whose end a ship can hit the weakest target within its reach."""
    best: i64 = NOTHING
    least: i64 = 99
    cell: Cell = s.cell_of(ship)
    for course in range(8):
        reach: i64 = clear_water(s, cell, course, farthest(s, ship, course))
        end: i64 = cell
        for cells in range(1, reach + 1):
            end += s.chart.delta[course]
            hull: i64 = weakest_from(s, ship, Cell(end))
            if hull < least:
                least = hull
                best = act_on_three(codes.MOVE, ship, course, cells)
    return best


def weakest_from(s: Position, ship: Ship, cell: Cell) -> i64:
    """The hull of the weakest ship that a gun could hit from a cell; 99 where there is none."""
    least: i64 = 99
    for other in s.every_ship:
        if not is_target(s, s.mover, Unit(other)) or s.hull_left(other) >= least:
            continue
        if line_from(s, Unit(ship), cell, Unit(other)) == 0:
            least = s.hull_left(other)
    return least


def sure_attack(s: Position) -> i64:
    """A boarding or storm that cannot be lost."""
    for ship in s.every_ship:
        if s.owner_of(ship) != s.mover or s.cell_of(ship) == 0:
            continue
        if s.scenario.boarding:
            for other in s.every_ship:
                if is_target(s, s.mover, Unit(other)) and s.hull_left(ship) >= s.hull_left(other) + SURE:
                    if why_not_board(s, ship, other) == 0:
                        return act_on_two(codes.BOARD, ship, other)
        if s.scenario.storming and s.chart.ports[s.cell_of(ship)] != 0:
            for fort in s.every_fort:
                if s.in_port(ship, fort) and storm_is_sure(s, fort) and why_not_storm(s, ship, fort) == 0:
                    kind: i64 = codes.STORM_JOIN if later_stormer(s, ship, fort) else codes.STORM_FORT
                    return act_on_two(kind, ship, fort)
    return NOTHING


def storm_is_sure(s: Position, fort: Fort) -> bool:
    """Whether the mover's ships in a port outweigh the fort and everybody who can defend it."""
    if not s.standing(fort) or not is_target(s, s.mover, unit_of(fort)):
        return False
    owner: Seat = s.fort_owner(fort)
    ahead: i64 = -s.fort_hull_left(fort) - SURE
    for ship in s.every_ship:
        if s.cell_of(ship) == 0 or not s.in_port(ship, fort):
            continue
        if s.owner_of(ship) == owner:
            ahead -= s.hull_left(ship) + 1
        elif s.owner_of(ship) == s.mover and why_not_storm(s, ship, fort) == 0:
            ahead += s.hull_left(ship)
    return ahead >= 0


def sail(s: Position, ship: Ship, lanes: Lanes, errands: Errands) -> i64:
    """The move that brings a ship nearest to what it is after; NOTHING where no move does."""
    if s.strength == STORM:
        if must_drift(s, ship) and why_not_leave(s, ship) == 0:
            return act_on_two(codes.DRIFT, ship, drift_to(s, ship))
        return NOTHING
    if s.scenario.least_move > 0:
        return long_move(s, ship, lanes)
    cell: Cell = s.cell_of(ship)
    aim: i64 = aim_of(s, ship, cell, lanes)
    foe: i64 = nearest_foe(s, ship, cell, lanes)
    best: i64 = NOTHING
    least: float = road(s, ship, cell, lanes, errands, aim, foe)
    for course in range(8):
        reach: i64 = clear_water(s, cell, course, farthest(s, ship, course))
        end: i64 = cell
        for cells in range(1, reach + 1):
            end += s.chart.delta[course]
            left: float = road(s, ship, Cell(end), lanes, errands, aim, foe)
            if left < least:
                least = left
                best = act_on_three(codes.MOVE, ship, course, cells)
    return best


def drift_to(s: Position, ship: Ship) -> i64:
    """How far a ship lets itself drift: into the first port on the way, else all the way."""
    full: i64 = full_drift(s, ship)
    for cells in range(1, full):
        if stops_in_port(s, ship, cells):
            return cells
    return full


def road(s: Position, ship: Ship, cell: Cell, lanes: Lanes, errands: Errands, aim: i64, foe: i64) -> float:
    """What is left of a ship's way from a cell, in the weights of its errands."""
    left: float = 0.0
    load: i64 = s.of(ship, LOAD)
    if aim >= NEEDS_FROM:
        left = errands.home * float(lanes.to_need_from(s, aim - NEEDS_FROM, s.owner_of(ship), cell))
    elif aim >= FORTS_FROM:
        weight: float = errands.home * float(load if load > 0 else 1)
        left = weight * float(lanes.to_port(fort_of(Unit(aim)), cell))
    elif aim != NOTHING:
        left = errands.out * float(lanes.to_pearl(aim, cell))
    if foe != NOTHING:
        steps: i64 = lanes.to_port(Fort(foe), cell) + 1 - range_of(s, Unit(ship), 0)
        if steps > 0:
            shots: i64 = s.scenario.cards[s.of(ship, TYPE) * CARD + K_SHOTS]
            left += errands.battle * float(shots * steps)
    return left


def aim_of(s: Position, ship: Ship, cell: Cell, lanes: Lanes) -> i64:
    """Where a ship goes: a fort (from FORTS_FROM) with a load or to race to, else a pearl by its number."""
    owner: Seat = s.owner_of(ship)
    if s.scenario.arriving_type >= 0:
        goal: i64 = goal_of(s, owner)
        return goal + FORTS_FROM if goal >= 0 else NOTHING
    if s.scenario.has_goals:
        need: i64 = aim_for(s, ship, lanes)
        if need >= 0:
            return NEEDS_FROM + need
    best: i64 = NOTHING
    least: i64 = FAR
    if s.of(ship, LOAD) > 0 or goes_home(s, ship):
        for fort in s.every_fort:
            home: bool = s.allied(owner, s.fort_owner(fort)) or is_harbour(s, fort, owner)
            if home and lanes.to_port(fort, cell) < least:
                least = lanes.to_port(fort, cell)
                best = fort + FORTS_FROM
        return best
    for pearl in range(len(s.scenario.pearl_cells)):
        if s.pearls[s.scenario.pearl_cells[pearl]] > 0 and lanes.to_pearl(pearl, cell) < least:
            least = lanes.to_pearl(pearl, cell)
            best = pearl
    return best


def goes_home(s: Position, ship: Ship) -> bool:
    """Whether a ship goes in for repair rather than out again."""
    return s.scenario.repairing and badly_hurt(s, ship) and s.of(ship, codes.DUE) == 0


def nearest_foe(s: Position, ship: Ship, cell: Cell, lanes: Lanes) -> i64:
    """The nearest fort of an opponent; NOTHING where guns have no part in it."""
    best: i64 = NOTHING
    least: i64 = FAR
    if not s.scenario.firing:
        return NOTHING
    for fort in s.every_fort:
        owner: Seat = s.fort_owner(fort)
        if owner >= 0 and not s.allied(s.owner_of(ship), owner) and lanes.to_port(fort, cell) < least:
            least = lanes.to_port(fort, cell)
            best = fort
    return best


def long_move(s: Position, ship: Ship, lanes: Lanes) -> i64:
    """Races with a least distance: of the legal moves the one that ends nearest to the goal."""
    goal: i64 = goal_of(s, s.mover)
    best: i64 = NOTHING
    least: i64 = FAR + 1
    for k in range(count_actions(s)):
        action: i64 = nth_action(s, k)
        if goal < 0 or kind_of(action) != codes.MOVE or first_of(action) != ship:
            continue
        end: i64 = s.cell_of(ship) + third_of(action) * s.chart.delta[second_of(action)]
        if lanes.to_port(Fort(goal), Cell(end)) < least:
            least = lanes.to_port(Fort(goal), Cell(end))
            best = action
    return best
