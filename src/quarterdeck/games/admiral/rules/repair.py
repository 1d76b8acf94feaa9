"""Repair of ships in port (R7, Q43 to Q48), and work at forts (R9, Q49 to Q52, Q125, Q126)."""

from mypy_extensions import i64

from ....engine.bits import bit
from .codes import (
    CELL,
    DAMAGE,
    E_FORT_GIVEN,
    E_FORT_REPAIRED,
    E_OFFERED,
    E_REPAIR_BEGUN,
    E_REPAIR_ENDED,
    E_REPAIRED,
    E_RESTORED,
    E_WITHDRAWN,
    E_WORK_BEGUN,
    F_DAMAGE,
    F_FROZEN,
    F_NO_WORK,
    F_OWNER,
    F_RUINED,
    F_SHOTS,
    F_STARTER,
    F_WORK_NEW,
    F_WORKER_1,
    F_WORKER_2,
    FORT,
    MOVED,
    NO_REPAIR,
    OFFER_USED,
    OFFERED,
    OWNER,
    REPAIR,
    REPAIR_NEW,
    RESTING,
    S_CLOCK,
    SHIP,
    WORK,
)
from .fleet import cancel_repairs, change_owner, stop_work
from .position import Position
from .telling import the_fort, the_ship


def repair_port(s: Position, ship: i64) -> i64:
    """R7.1, Q48: a standing fort of the ship's owner in whose port it lies, -1 where there is none."""
    owner: i64 = s.of(ship, OWNER)
    ports: i64 = s.chart.ports[s.of(ship, CELL)]
    if ports == 0:
        return -1
    for fort in range(s.fort_count):
        if (ports >> fort) & 1 == 1 and s.fort(fort, F_OWNER) == owner:
            return fort
    return -1


def begin_repair(s: Position, ship: i64) -> None:
    """R7.2: announced."""
    fort: i64 = repair_port(s, ship)
    s.put(ship, REPAIR, fort + 1)
    s.put(ship, REPAIR_NEW, 1)
    s.put(ship, RESTING, 0)
    s.put(ship, OFFERED, 0)
    s.tell(E_REPAIR_BEGUN, s.mover, the_ship(s, ship), the_fort(s, fort))


def end_repair(s: Position, ship: i64) -> None:
    """R7.6, R7.7: it may fire this turn but not move, and not be repaired again."""
    s.put(ship, REPAIR, 0)
    s.put(ship, REPAIR_NEW, 0)
    s.put(ship, MOVED, 1)
    s.put(ship, NO_REPAIR, 1)
    s.tell(E_REPAIR_ENDED, s.mover, the_ship(s, ship))


def take_repair_tokens(s: Position, seat: i64) -> None:
    """R7.3, R7.4, Q45: at the end of the turn one red token off every ship that spent it under repair."""
    for ship in range(s.ship_count):
        if s.of(ship, OWNER) != seat or s.of(ship, REPAIR) == 0 or not s.afloat(ship):
            continue
        if s.of(ship, REPAIR_NEW) == 1:
            s.put(ship, REPAIR_NEW, 0)
            continue
        damage: i64 = s.of(ship, DAMAGE)
        if damage > 0:
            damage -= 1
            s.put(ship, DAMAGE, damage)
            s.stirred = True
            s.tell(E_REPAIRED, seat, the_ship(s, ship), damage)
        if damage == 0 and s.scenario.repair_ends:
            s.put(ship, REPAIR, 0)
            s.tell(E_REPAIR_ENDED, seat, the_ship(s, ship))


def begin_work(s: Position, fort: i64, ship: i64, other: i64) -> None:
    """R9.1, R9.2, R9.8: two ships are bound to a fort, to repair or to restore it."""
    s.put_fort(fort, F_WORKER_1, ship + 1)
    s.put_fort(fort, F_WORKER_2, other + 1)
    s.put_fort(fort, F_STARTER, s.mover)
    s.put_fort(fort, F_WORK_NEW, 1)
    for one in (ship, other):
        s.put(one, WORK, fort + 1)
        s.put(one, RESTING, 0)
    drop_offers(s, fort)
    s.tell(E_WORK_BEGUN, s.mover, the_fort(s, fort), the_ship(s, ship), the_ship(s, other))


def drop_offers(s: Position, fort: i64) -> None:
    """Q52: offers for a fort lapse."""
    for ship in range(s.ship_count):
        if s.of(ship, OFFERED) == fort + 1:
            s.put(ship, OFFERED, 0)


def break_off(s: Position, fort: i64) -> None:
    """R9.6, R9.7: both ships are free at once; not resumed this turn."""
    stop_work(s, fort)
    s.put_fort(fort, F_NO_WORK, 1)


def take_fort_tokens(s: Position, seat: i64) -> None:
    """R9.5, R9.9, Q49, Q125: one red token off every fort that this seat's turn counts for."""
    for fort in range(s.fort_count):
        at: i64 = fort * FORT
        if s.forts[at + F_WORKER_1] == 0 or s.forts[at + F_STARTER] != seat:
            continue
        delayed: bool = s.scenario.work_delay and s.forts[at + F_WORK_NEW] == 1
        s.put_fort(fort, F_WORK_NEW, 0)
        if delayed:
            continue
        damage: i64 = s.forts[at + F_DAMAGE] - 1
        s.put_fort(fort, F_DAMAGE, damage)
        s.stirred = True
        s.tell(E_FORT_REPAIRED, seat, the_fort(s, fort), damage)
        if s.forts[at + F_RUINED] == 1 and damage <= s.scenario.restored_damage:
            restore(s, fort, seat)
        if damage == 0:
            stop_work(s, fort)


def restore(s: Position, fort: i64, starter: i64) -> None:
    """R9.8, R9.9b: flag up; own pairs work on as plain repair, joint ones are released (Q52, Q125)."""
    joint: bool = worker_owner(s, fort, F_WORKER_1) != worker_owner(s, fort, F_WORKER_2)
    owner: i64 = needy_partner(s, fort, starter) if joint else starter
    s.put_fort(fort, F_RUINED, 0)
    s.put_fort(fort, F_SHOTS, 0)
    s.tell(E_RESTORED, owner, the_fort(s, fort))
    if joint:
        stop_work(s, fort)
    change_owner(s, fort, owner)


def worker_owner(s: Position, fort: i64, field: i64) -> i64:
    """Whose ship works at a fort, -1 where none does."""
    ship: i64 = s.fort(fort, field) - 1
    return s.of(ship, OWNER) if ship >= 0 else -1


def needy_partner(s: Position, fort: i64, starter: i64) -> i64:
    """Q52: a partner without a fort, the most advanced clock first; else the starter."""
    best: i64 = starter
    advanced: i64 = -1
    for seat in range(s.seats):
        if not s.allied(seat, starter) or s.out(seat) or s.has_fort(seat):
            continue
        if s.player(seat, S_CLOCK) > advanced:
            best = seat
            advanced = s.player(seat, S_CLOCK)
    return best


def restores(s: Position, seat: i64, fort: i64) -> bool:
    """Whether a seat's restoration of a fort is running."""
    return s.fort(fort, F_WORKER_1) != 0 and s.fort(fort, F_RUINED) == 1 and s.fort(fort, F_STARTER) == seat


def offer(s: Position, ship: i64, fort: i64) -> None:
    """Q52: a partner may restore the fort with this ship and one of his own."""
    s.put(ship, OFFERED, fort + 1)
    s.put(ship, OFFER_USED, s.of(ship, OFFER_USED) | 1)
    s.put(ship, RESTING, 0)
    s.tell(E_OFFERED, s.mover, the_ship(s, ship), the_fort(s, fort))


def withdraw(s: Position, ship: i64) -> None:
    """Q133: an offer is taken back, once a turn."""
    s.put(ship, OFFERED, 0)
    s.put(ship, OFFER_USED, s.of(ship, OFFER_USED) | 2)
    s.tell(E_WITHDRAWN, s.mover, the_ship(s, ship))


def give_fort(s: Position, fort: i64, seat: i64) -> None:
    """P2.2b, Q35, Q87, Q127: a fort passes to a partner with damage and pearls, frozen to the end of the round."""
    cancel_repairs(s, fort)
    s.put_fort(fort, F_SHOTS, 0)
    s.put_fort(fort, F_FROZEN, 1)
    s.tell(E_FORT_GIVEN, s.mover, the_fort(s, fort), seat)
    change_owner(s, fort, seat)
    s.losses = True


def workers(s: Position, fort: i64) -> i64:
    """The ships (bits) bound to a fort."""
    found: i64 = 0
    for ship in range(s.ship_count):
        if s.ships[ship * SHIP + WORK] == fort + 1:
            found |= bit(ship)
    return found
