"""Upkeep: repair at home, work at forts, fireships, and what no captain leaves undone."""

from typing import Final

from mypy_extensions import i64

from ....engine.actions import act_on, act_on_three, first_of, kind_of
from ....engine.state import Seat
from ..rules import codes
from ..rules.chart import Cell
from ..rules.codes import DAMAGE, DUE, FIRED, LOAD, MOVED, REPAIR, STORM, TYPE
from ..rules.fireships import why_not_convert, why_not_explode
from ..rules.orders import is_target
from ..rules.position import Position
from ..rules.repair import repair_port, why_not_begin_repair, why_not_begin_work
from ..rules.scenario import CARD, K_FREE
from ..rules.treasure import why_not_take, why_not_unload
from ..rules.turn import why_not_end
from ..rules.units import Ship, Unit
from ..rules.wind import can_sail, clear_water, due_now, farthest

NOTHING: Final[i64] = -1
SAFE: Final[i64] = 9  # cells: no ship sails and fires farther in one turn but in the best of winds
BLAZE: Final[i64] = 2  # points of hull that a fireship has to take from others beyond what it costs


def alone(s: Position, ship: Ship) -> bool:
    """Whether no opponent could be upon a ship in his next turn."""
    cell: Cell = s.cell_of(ship)
    for other in s.every_ship:
        if is_target(s, s.owner_of(ship), Unit(other)) and s.chart.distance(cell, s.cell_of(other)) < SAFE:
            return False
    return True


def badly_hurt(s: Position, ship: Ship) -> bool:
    """Whether half of its hull is gone."""
    return 2 * s.of(ship, DAMAGE) >= s.hull(ship)


def free_repair(s: Position, ship: Ship) -> bool:
    """Whether a badly hurt ship without cargo lies at home, far from everybody, and could be repaired."""
    return badly_hurt(s, ship) and s.of(ship, LOAD) == 0 and why_not_begin_repair(s, ship) == 0 and alone(s, ship)


def free_load(s: Position, ship: Ship) -> bool:
    """Whether a ship lies on a pearl that would not slow it."""
    if s.pearls[s.cell_of(ship)] == 0 or why_not_take(s, ship) != 0 or s.of(ship, DUE) != 0:
        return False
    return s.of(ship, LOAD) < s.scenario.cards[s.of(ship, TYPE) * CARD + K_FREE]


def free_delivery(s: Position, ship: Ship) -> bool:
    """Whether a ship could unload at home while other pearls are still to be had."""
    if s.of(ship, LOAD) == 0 or s.chart.ports[s.cell_of(ship)] == 0 or s.adrift <= s.of(ship, LOAD):
        return False
    for fort in s.every_fort:
        if s.in_port(ship, fort) and why_not_unload(s, ship, fort) == 0:
            return alone(s, ship)
    return False


def leaves_undone(s: Position, action: i64) -> bool:
    """Whether an action passes over what costs nothing: loading, unloading or repair with nobody near."""
    kind: i64 = kind_of(action)
    if s.phase != codes.TURN:
        return False
    if kind == codes.MOVE:
        mover: Ship = Ship(first_of(action))
        return s.scenario.pearls and (free_load(s, mover) or free_delivery(s, mover))
    if kind != codes.END:
        return False
    for ship in s.every_ship:
        if s.owner_of(ship) != s.mover or s.cell_of(ship) == 0:
            continue
        if s.scenario.pearls and (free_load(s, ship) or free_delivery(s, ship)):
            return True
        if free_repair(s, ship):
            return True
    return False


def return_to_duty(s: Position) -> i64:
    """A ship whose repair is done is under way again."""
    for ship in s.every_ship:
        if s.owner_of(ship) == s.mover and s.afloat(ship) and s.of(ship, REPAIR) != 0 and s.of(ship, DAMAGE) == 0:
            return act_on(codes.END_REPAIR, ship)
    return NOTHING


def repair_idle(s: Position) -> i64:
    """At the end of the turn: whoever lies hurt at home and has not sailed is repaired, the badly hurt anyhow."""
    if not s.scenario.repairing:
        return NOTHING
    for ship in s.every_ship:
        if s.owner_of(ship) != s.mover or s.of(ship, DAMAGE) == 0 or s.chart.ports[s.cell_of(ship)] == 0:
            continue
        if s.of(ship, LOAD) == 0 and (badly_hurt(s, ship) or s.of(ship, MOVED) == 0):
            if why_not_begin_repair(s, ship) == 0 and alone(s, ship):
                return act_on(codes.BEGIN_REPAIR, ship)
    return NOTHING


def stays_for_repair(s: Position, ship: Ship) -> bool:
    """Whether a ship lies at home for repair rather than put to sea."""
    return s.scenario.repairing and s.of(ship, DAMAGE) > 0 and repair_port(s, ship) >= 0 and free_repair(s, ship)


def restore(s: Position) -> i64:
    """Whoever has no fort left works at a ruin with two ships in its port."""
    if not s.scenario.fort_work or s.has_fort(s.mover):
        return NOTHING
    for fort in s.every_fort:
        if s.standing(fort) or s.fort(fort, codes.F_WORKER_1) != 0:
            continue
        for ship in s.every_ship:
            if s.owner_of(ship) != s.mover or s.cell_of(ship) == 0 or not s.in_port(ship, fort):
                continue
            for other in range(ship + 1, s.ship_count):
                if s.cell_of(Ship(other)) != 0 and why_not_begin_work(s, fort, ship, Ship(other)) == 0:
                    return act_on_three(codes.BEGIN_WORK, fort, ship, other)
    return NOTHING


# Fireships


def balance(s: Position, ship: Ship, cell: Cell) -> i64:
    """The hull that a blast in a cell takes from opponents, less what it takes from friends."""
    owner: Seat = s.owner_of(ship)
    blast: i64 = s.hull(ship)
    gained: i64 = 0
    for other in s.every_ship:
        if other == ship or not s.afloat(other) or s.chart.distance(s.cell_of(other), cell) > 1:
            continue
        hurt: i64 = s.hull_left(other) if s.hull_left(other) < blast else blast
        gained += hurt if is_target(s, owner, Unit(other)) else -hurt
    return gained


def burn(s: Position) -> i64:
    """A fireship sails to where its blast does most, and is lit there when its time has come."""
    if not s.scenario.fireships:
        return NOTHING
    for ship in s.every_ship:
        if s.owner_of(ship) != s.mover or s.cell_of(ship) == 0 or s.of(ship, DUE) == 0:
            continue
        if s.strength != STORM and can_sail(s, ship):
            moved: i64 = best_blaze(s, ship)
            if moved != NOTHING:
                return moved
        if due_now(s, ship) and why_not_explode(s, ship) == 0 and balance(s, ship, s.cell_of(ship)) > 0:
            return act_on(codes.EXPLODE, ship)
    return NOTHING


def best_blaze(s: Position, ship: Ship) -> i64:
    """The move to where a blast takes most, NOTHING where the ship is best where it is."""
    best: i64 = NOTHING
    most: i64 = balance(s, ship, s.cell_of(ship))
    for course in range(8):
        reach: i64 = clear_water(s, s.cell_of(ship), course, farthest(s, ship, course))
        end: i64 = s.cell_of(ship)
        for cells in range(1, reach + 1):
            end += s.chart.delta[course]
            gained: i64 = balance(s, ship, Cell(end))
            if gained > most:
                most = gained
                best = act_on_three(codes.MOVE, ship, course, cells)
    return best


def kindle(s: Position) -> i64:
    """A ship that one more hit would sink, with several opponents beside it, becomes a fireship."""
    if not s.scenario.fireships:
        return NOTHING
    for ship in s.every_ship:
        if s.owner_of(ship) != s.mover or s.cell_of(ship) == 0 or s.hull_left(ship) != 1 or s.of(ship, DAMAGE) == 0:
            continue
        if s.of(ship, FIRED) == 0 and s.of(ship, LOAD) == 0 and not last_ship(s, ship):
            if balance(s, ship, s.cell_of(ship)) > BLAZE and why_not_convert(s, ship) == 0:
                return act_on(codes.CONVERT, ship)
    return NOTHING


def last_ship(s: Position, ship: Ship) -> bool:
    """Whether its owner has no other ship that stays afloat."""
    for other in s.every_ship:
        if other != ship and s.owner_of(other) == s.owner_of(ship) and s.afloat(other) and s.of(other, DUE) == 0:
            return False
    return True


def end_turn(s: Position) -> i64:
    """Ends the turn when nothing is left undone."""
    repaired: i64 = repair_idle(s)
    if repaired != NOTHING:
        return repaired
    return codes.END if why_not_end(s) == 0 else NOTHING
