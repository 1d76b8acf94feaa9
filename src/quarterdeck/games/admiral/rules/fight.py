"""Boarding and storming: who takes part, the dice, and who has won (R8, Q53 to Q64, Q111 to Q119)."""

from typing import Final

from mypy_extensions import i64

from ....engine.state import Seat
from . import codes
from .chart import Cell
from .codes import ATTACKER, DEFENDER, DUE, FORTS_FROM, REPAIR, RESTING, ROLE, SHIP, WAS_IN_REPAIR
from .deeds import blame_fight
from .fleet import release, sink
from .orders import why_not_compose, why_not_free, why_not_target
from .position import Position
from .spoils import begin_sharing, end_fight, neutral_fort_wins, storm_ruin
from .telling import the_fort, the_ship, the_unit
from .units import NO_UNIT, Fort, Ship, Unit, fort_of, unit_of
from .wind import must_drift

MOST_BOARDERS: Final[i64] = 4  # R8.2, Q53


def why_not_attack(s: Position, ship: Ship) -> i64:
    """Q17, Q55: whether a ship can board or storm at all now."""
    reason: i64 = why_not_free(s, ship)
    return reason if reason != 0 else why_not_turn_to(s, ship)


def why_not_turn_to(s: Position, ship: Ship) -> i64:
    """What keeps a free ship from it."""
    if s.ships[ship * SHIP + DUE] != 0:
        return codes.FIRESHIP
    return codes.DRIFT_FIRST if must_drift(s, ship) else 0


def why_not_beside(s: Position, ship: Ship, target: Ship) -> i64:
    """R8.2, Q26, Q54: orthogonally next to the target, or in its port cell, with no covered side between."""
    here: Cell = s.cell_of(ship)
    there: Cell = s.cell_of(target)
    apart: i64 = there - here
    stride: i64 = s.chart.stride
    if apart == 0:
        return 0
    if apart != 1 and apart != -1 and apart != stride and apart != -stride:
        return codes.NOT_ADJACENT
    course: i64 = s.chart.bearing(here, there)
    return 0 if (i64(s.chart.exits[here]) >> course) & 1 == 1 else codes.SIDE_CLOSED


def named(s: Position) -> i64:
    """How many attackers have been named so far."""
    if s.phase != codes.GRAPPLE and s.phase != codes.ASSAULT:
        return 0
    attackers: i64 = 0
    for ship in s.every_ship:
        if s.of(ship, ROLE) != 0:
            attackers += 1
    return attackers


def why_not_name(s: Position, phase: i64, ship: Ship, target: Unit) -> i64:
    """Whether a ship can be named among the attackers of a ship or fort, wherever it lies."""
    reason: i64 = why_not_attack(s, ship)
    if reason == 0:
        reason = why_not_target(s, target)
    return reason if reason != 0 else why_not_compose(s, phase, Unit(ship), target)


def why_not_board(s: Position, ship: Ship, target: Ship) -> i64:
    """R8.1, R8.2, Q53 to Q56, Q111."""
    if not s.scenario.boarding:
        return codes.SWITCHED_OFF
    reason: i64 = why_not_name(s, codes.GRAPPLE, ship, Unit(target))
    return reason if reason != 0 else why_not_beside(s, ship, target)


def why_not_board_join(s: Position, ship: Ship, target: Ship) -> i64:
    """Q53, Q111: the same, and another boarder can follow."""
    reason: i64 = why_not_board(s, ship, target)
    return codes.NO_FURTHER if reason == 0 and not later_boarder(s, ship, target) else reason


def later_boarder(s: Position, ship: Ship, target: Ship) -> bool:
    """Whether a ship after this one could board too, and there is still a place among the four."""
    if named(s) + 1 >= MOST_BOARDERS:
        return False
    for other in range(ship + 1, s.ship_count):
        if why_not_attack(s, Ship(other)) == 0 and why_not_beside(s, Ship(other), target) == 0:
            return True
    return False


def why_not_storm(s: Position, ship: Ship, fort: Fort) -> i64:
    """R8.9b, Q61, Q63, Q112: from the fort's port, diagonal cells included."""
    if not s.scenario.storming:
        return codes.SWITCHED_OFF
    reason: i64 = why_not_name(s, codes.ASSAULT, ship, unit_of(fort))
    return codes.NOT_IN_PORT if reason == 0 and not s.in_port(ship, fort) else reason


def why_not_storm_join(s: Position, ship: Ship, fort: Fort) -> i64:
    """Q112: the same, and another ship can follow."""
    reason: i64 = why_not_storm(s, ship, fort)
    return codes.NO_FURTHER if reason == 0 and not later_stormer(s, ship, fort) else reason


def later_stormer(s: Position, ship: Ship, fort: Fort) -> bool:
    """Whether a ship after this one could storm too."""
    for other in range(ship + 1, s.ship_count):
        if why_not_attack(s, Ship(other)) == 0 and s.in_port(Ship(other), fort):
            return True
    return False


def why_not_defend(s: Position, ship: Ship) -> i64:
    """R8.9c, Q62, Q112: ships of the fort's owner in its port, in their fixed order."""
    fort: Fort = fort_of(s.target)
    if ship >= s.ship_count or not s.afloat(ship):
        return codes.NO_SUCH_SHIP
    if s.owner_of(ship) != s.fort_owner(fort) or not s.in_port(ship, fort):
        return codes.NOT_DEFENDER
    return codes.OUT_OF_ORDER if ship <= s.last_unit else 0


def board(s: Position, ship: Ship, target: Ship) -> None:
    """R8.3a, Q111: the last boarder is named, and the dice fall."""
    name_attacker(s, ship, Unit(target))
    s.put(target, ROLE, DEFENDER)
    fight(s)


def join_boarding(s: Position, ship: Ship, target: Ship) -> None:
    """Q111: named, and another boarder follows."""
    name_attacker(s, ship, Unit(target))
    s.phase = codes.GRAPPLE


def storm(s: Position, ship: Ship, fort: Fort) -> None:
    """R8.9, Q112: the last attacker is named; the owner names his defenders."""
    name_attacker(s, ship, unit_of(fort))
    for one in s.every_ship:
        if s.cell_of(one) != 0 and s.of(one, REPAIR) == fort + 1:
            s.put(one, ROLE, s.of(one, ROLE) | WAS_IN_REPAIR)
    s.last_unit = NO_UNIT
    if next_defender(s) >= 0:
        s.phase = codes.DEFEND
        return
    fight(s)


def join_storm(s: Position, ship: Ship, fort: Fort) -> None:
    """Q112: named, and another attacker follows."""
    name_attacker(s, ship, unit_of(fort))
    s.phase = codes.ASSAULT


def name_attacker(s: Position, ship: Ship, target: Unit) -> None:
    s.target = target
    s.last_unit = Unit(ship)
    s.put(ship, ROLE, ATTACKER)
    s.put(ship, RESTING, 0)
    if target >= FORTS_FROM:
        s.tell(codes.E_STORMING, s.mover, the_ship(s, ship), the_fort(s, fort_of(target)))
    else:
        s.tell(codes.E_BOARDING, s.mover, the_ship(s, ship), the_ship(s, Ship(target)))


def next_defender(s: Position) -> Ship:
    """R8.9c, Q62: the next ship of the fort's owner in its port that may still be named, -1 where there is none."""
    fort: Fort = fort_of(s.target)
    owner: Seat = s.fort_owner(fort)
    if owner < 0:
        return Ship(-1)
    for ship in range(s.last_unit + 1, s.ship_count):
        if s.owner_of(Ship(ship)) == owner and s.afloat(Ship(ship)) and s.in_port(Ship(ship), fort):
            return Ship(ship)
    return Ship(-1)


def defend_with(s: Position, ship: Ship) -> None:
    """R8.9c: a ship adds its strength to the fort's."""
    s.put(ship, ROLE, s.of(ship, ROLE) | DEFENDER)
    s.last_unit = Unit(ship)
    s.tell(codes.E_DEFENDING, s.owner_of(ship), the_ship(s, ship), the_fort(s, fort_of(s.target)))
    if next_defender(s) < 0:
        fight(s)


def fight_die(s: Position, seat: Seat, unit: Unit, label: i64) -> i64:
    """R8.3b: 1-2 nothing, 3-4 one point, 5-6 two."""
    die: i64 = s.throw(6, label)
    if s.events is not None:
        s.tell(codes.E_FIGHT_DIE, seat, the_unit(s, unit), die + 1, die // 2)
    return die // 2


def fight(s: Position) -> None:
    """R8.3 to R8.5: the attacker's dice, then the defender's; hull left and points decide."""
    s.barrier += 1
    attack: i64 = strength(s, ATTACKER, codes.C_ATTACK)
    defence: i64 = strength(s, DEFENDER, codes.C_DEFENCE)
    owner: Seat = s.unit_owner(s.target)
    if s.target >= FORTS_FROM:
        defence += fight_die(s, owner, s.target, codes.C_DEFENCE) + s.fort_hull_left(fort_of(s.target))
    for ship in s.every_ship:
        if s.of(ship, ROLE) & (ATTACKER | DEFENDER) != 0:
            release(s, ship)
    s.tell(codes.E_SCORES, s.mover, attack, defence)
    s.stirred = True
    if attack == defence:
        tie(s)
        return
    s.winner = s.mover if attack > defence else owner
    s.points = attack - defence if attack > defence else defence - attack
    s.tell(codes.E_WON, s.winner, s.points)
    if s.winner < 0:
        neutral_fort_wins(s)
        return
    begin_sharing(s)


def strength(s: Position, role: i64, label: i64) -> i64:
    """R8.3c: a die and the remaining hull of each ship of a side."""
    total: i64 = 0
    for ship in s.every_ship:
        if s.of(ship, ROLE) & role != 0:
            total += fight_die(s, s.owner_of(ship), Unit(ship), label) + s.hull_left(ship)
    return total


def tie(s: Position) -> None:
    """R8.5b, R8.9d: all who took part are lost, and a stormed fort is ruined."""
    s.tell(codes.E_TIE, s.mover)
    blame_fight(s)
    for ship in s.every_ship:
        if s.of(ship, ROLE) & (ATTACKER | DEFENDER) != 0:
            sink(s, ship)
    if s.target >= FORTS_FROM:
        storm_ruin(s, fort_of(s.target))
    end_fight(s)
