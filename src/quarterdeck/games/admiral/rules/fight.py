"""Boarding and storming: who takes part, the dice, and who has won (R8, Q53 to Q64, Q111 to Q119)."""

from mypy_extensions import i64

from .codes import (
    ASSAULT,
    ATTACKER,
    C_ATTACK,
    C_DEFENCE,
    CELL,
    DEFEND,
    DEFENDER,
    E_BOARDING,
    E_DEFENDING,
    E_FIGHT_DIE,
    E_SCORES,
    E_STORMING,
    E_TIE,
    E_WON,
    F_OWNER,
    FORTS_FROM,
    GRAPPLE,
    OWNER,
    REPAIR,
    RESTING,
    ROLE,
    SHIP,
    WAS_IN_REPAIR,
)
from .fleet import release, sink
from .position import Position
from .spoils import begin_sharing, end_fight, neutral_fort_wins, storm_ruin
from .telling import the_fort, the_ship, the_unit


def board(s: Position, ship: i64, target: i64, last: bool) -> None:
    """R8.3a, Q111: a boarder is named; after the last one the dice fall."""
    name_attacker(s, ship, target)
    s.tell(E_BOARDING, s.mover, the_ship(s, ship), the_ship(s, target))
    if not last:
        s.phase = GRAPPLE
        return
    s.put(target, ROLE, DEFENDER)
    fight(s)


def storm(s: Position, ship: i64, fort: i64, last: bool) -> None:
    """R8.9, Q112: an attacker is named; after the last one the owner names his defenders."""
    name_attacker(s, ship, fort + FORTS_FROM)
    s.tell(E_STORMING, s.mover, the_ship(s, ship), the_fort(s, fort))
    if not last:
        s.phase = ASSAULT
        return
    for one in range(s.ship_count):
        if s.of(one, CELL) != 0 and s.of(one, REPAIR) == fort + 1:
            s.put(one, ROLE, s.of(one, ROLE) | WAS_IN_REPAIR)
    s.last_unit = -1
    if next_defender(s) >= 0:
        s.phase = DEFEND
        return
    fight(s)


def name_attacker(s: Position, ship: i64, target: i64) -> None:
    s.target = target
    s.last_unit = ship
    s.put(ship, ROLE, ATTACKER)
    s.put(ship, RESTING, 0)


def next_defender(s: Position) -> i64:
    """R8.9c, Q62: the next ship of the fort's owner in its port that may still be named, -1 where there is none."""
    fort: i64 = s.target - FORTS_FROM
    owner: i64 = s.fort(fort, F_OWNER)
    if owner < 0:
        return -1
    for ship in range(s.last_unit + 1, s.ship_count):
        if s.of(ship, OWNER) == owner and s.afloat(ship) and s.in_port(ship, fort):
            return ship
    return -1


def defend_with(s: Position, ship: i64) -> None:
    """R8.9c: a ship adds its strength to the fort's."""
    s.put(ship, ROLE, s.of(ship, ROLE) | DEFENDER)
    s.last_unit = ship
    s.tell(E_DEFENDING, s.of(ship, OWNER), the_ship(s, ship), the_fort(s, s.target - FORTS_FROM))
    if next_defender(s) < 0:
        fight(s)


def fight_die(s: Position, seat: i64, unit: i64, label: i64) -> i64:
    """R8.3b: 1-2 nothing, 3-4 one point, 5-6 two."""
    die: i64 = s.throw(6, label)
    if s.events is not None:
        s.tell(E_FIGHT_DIE, seat, the_unit(s, unit), die + 1, die // 2)
    return die // 2


def fight(s: Position) -> None:
    """R8.3 to R8.5: the attacker's dice, then the defender's; hull left and points decide."""
    s.barrier += 1
    attack: i64 = strength(s, ATTACKER, C_ATTACK)
    defence: i64 = strength(s, DEFENDER, C_DEFENCE)
    owner: i64 = s.unit_owner(s.target)
    if s.target >= FORTS_FROM:
        defence += fight_die(s, owner, s.target, C_DEFENCE) + s.fort_hull_left(s.target - FORTS_FROM)
    for ship in range(s.ship_count):
        if s.ships[ship * SHIP + ROLE] & (ATTACKER | DEFENDER) != 0:
            release(s, ship)
    s.tell(E_SCORES, s.mover, attack, defence)
    s.stirred = True
    if attack == defence:
        tie(s)
        return
    s.winner = s.mover if attack > defence else owner
    s.points = attack - defence if attack > defence else defence - attack
    s.tell(E_WON, s.winner, s.points)
    if s.winner < 0:
        neutral_fort_wins(s)
        return
    begin_sharing(s)


def strength(s: Position, role: i64, label: i64) -> i64:
    """R8.3c: a die and the remaining hull of each ship of a side."""
    total: i64 = 0
    for ship in range(s.ship_count):
        if s.ships[ship * SHIP + ROLE] & role != 0:
            total += fight_die(s, s.of(ship, OWNER), ship, label) + s.hull_left(ship)
    return total


def tie(s: Position) -> None:
    """R8.5b, R8.9d: all who took part are lost, and a stormed fort is ruined."""
    s.tell(E_TIE, s.mover)
    for ship in range(s.ship_count):
        if s.ships[ship * SHIP + ROLE] & (ATTACKER | DEFENDER) != 0:
            sink(s, ship)
    if s.target >= FORTS_FROM:
        storm_ruin(s, s.target - FORTS_FROM)
    end_fight(s)
