"""Repair of ships in port (R7, Q43 to Q48), and work at forts (R9, Q49 to Q52, Q125, Q126)."""

from typing import Final

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.state import Seat
from . import codes
from .codes import DAMAGE, DUE, MOVED, NO_REPAIR, OFFER_USED, OFFERED, REPAIR, REPAIR_NEW, RESTING, WORK
from .deeds import is_royal, is_shut
from .fleet import cancel_repairs, change_owner, stop_work
from .orders import why_not_fort, why_not_free, why_not_own
from .position import Position
from .telling import the_fort, the_ship
from .units import Fort, Ship
from .victory import eliminate

RESTORED: Final[i64] = 3  # R9.9b: tokens off until a ruin stands again


def repair_port(s: Position, ship: Ship) -> Fort:
    """R7.1, Q48: a standing fort of the ship's owner in whose port it lies, -1 where there is none."""
    owner: Seat = s.owner_of(ship)
    ports: i64 = s.chart.ports[s.cell_of(ship)]
    if ports == 0:
        return Fort(-1)
    for fort in s.every_fort:
        if (ports >> fort) & 1 == 1 and (s.fort_owner(fort) == owner or is_harbour(s, fort, owner)):
            return fort
    return Fort(-1)


def is_harbour(s: Position, fort: Fort, seat: Seat) -> bool:
    """N3: whether a royal fort is open to a seat."""
    if not s.scenario.special_forts or not is_royal(s, fort):
        return False
    return (s.scenario.terms.users[fort] >> seat) & 1 == 1 and not is_shut(s, fort)


def why_not_begin_repair(s: Position, ship: Ship) -> i64:
    """R7.1, R7.7, Q39, Q43, Q48."""
    if not s.scenario.repairing:
        return codes.SWITCHED_OFF
    reason: i64 = why_not_free(s, ship)
    if reason != 0:
        return reason
    if s.of(ship, DUE) != 0:
        return codes.FIRESHIP
    if s.of(ship, DAMAGE) == 0:
        return codes.UNDAMAGED
    if s.of(ship, NO_REPAIR) != 0:
        return codes.REPAIR_ENDED
    return codes.NOT_OWN_PORT if repair_port(s, ship) < 0 else 0


def begin_repair(s: Position, ship: Ship) -> None:
    """R7.2: announced."""
    fort: Fort = repair_port(s, ship)
    s.put(ship, REPAIR, fort + 1)
    s.put(ship, REPAIR_NEW, 1)
    s.put(ship, RESTING, 0)
    s.put(ship, OFFERED, 0)
    s.tell(codes.E_REPAIR_BEGUN, s.mover, the_ship(s, ship), the_fort(s, fort))


def why_not_end_repair(s: Position, ship: Ship) -> i64:
    """R7.6."""
    reason: i64 = why_not_own(s, ship)
    if reason != 0:
        return reason
    return codes.NOT_IN_REPAIR if s.of(ship, REPAIR) == 0 else 0


def end_repair(s: Position, ship: Ship) -> None:
    """R7.6, R7.7: it may fire this turn but not move, and not be repaired again."""
    s.put(ship, REPAIR, 0)
    s.put(ship, REPAIR_NEW, 0)
    s.put(ship, MOVED, 1)
    s.put(ship, NO_REPAIR, 1)
    s.tell(codes.E_REPAIR_ENDED, s.mover, the_ship(s, ship))


def take_repair_tokens(s: Position, seat: Seat) -> None:
    """R7.3, R7.4, Q45: at the end of the turn one red token off every ship that spent it under repair."""
    for ship in s.every_ship:
        if s.owner_of(ship) != seat or s.of(ship, REPAIR) == 0 or not s.afloat(ship):
            continue
        if s.of(ship, REPAIR_NEW) == 1:
            s.put(ship, REPAIR_NEW, 0)
            continue
        damage: i64 = s.of(ship, DAMAGE)
        if damage > 0:
            damage -= 1
            s.put(ship, DAMAGE, damage)
            s.stirred = True
            s.tell(codes.E_REPAIRED, seat, the_ship(s, ship), damage)
        if damage == 0 and s.scenario.repair_ends:
            s.put(ship, REPAIR, 0)
            s.tell(codes.E_REPAIR_ENDED, seat, the_ship(s, ship))


def why_not_fort_work(s: Position, fort: Fort) -> i64:
    """R9.1, R9.7, R9.8, Q126: whether a fort can be worked at by the mover now."""
    if not s.scenario.fort_work:
        return codes.SWITCHED_OFF
    if fort >= s.fort_count:
        return codes.NO_SUCH_FORT
    if s.scenario.special_forts and is_royal(s, fort):
        return codes.ROYAL_FORT
    if s.standing(fort):
        if s.fort_owner(fort) != s.mover:
            return codes.NOT_YOUR_FORT
        if s.fort(fort, codes.F_DAMAGE) == 0:
            return codes.FORT_WHOLE
    if s.fort(fort, codes.F_WORKER_1) != 0:
        return codes.WORK_RUNNING
    return codes.WORK_BROKEN if s.fort(fort, codes.F_NO_WORK) != 0 else 0


def why_not_worker(s: Position, fort: Fort, ship: Ship) -> i64:
    """R9.3, Q39: whether a ship of the mover's can work at a fort."""
    reason: i64 = why_not_free(s, ship)
    if reason != 0:
        return reason
    if s.of(ship, DUE) != 0:
        return codes.FIRESHIP
    return 0 if s.in_port(ship, fort) else codes.NOT_IN_PORT


def is_offered(s: Position, fort: Fort, ship: Ship) -> bool:
    """Q52: whether a partner has offered this ship for a ruined fort."""
    if ship >= s.ship_count or s.of(ship, OFFERED) != fort + 1 or s.standing(fort):
        return False
    if s.rules >= 2 and s.of(ship, WORK) != 0:
        return False  # bound to another fort meanwhile (R9.3, Q52); before rules 2 it was torn from its work there
    owner: Seat = s.owner_of(ship)
    return owner != s.mover and s.allied(owner, s.mover)


def why_not_begin_work(s: Position, fort: Fort, ship: Ship, other: Ship) -> i64:
    """R9.1, Q50, Q52: two own ships, or one own and one offered by a partner; the lower number first."""
    reason: i64 = why_not_fort_work(s, fort)
    if reason != 0:
        return reason
    if ship >= other:
        return codes.NO_SUCH_SHIP
    if is_offered(s, fort, ship):
        return why_not_worker(s, fort, other)
    reason = why_not_worker(s, fort, ship)
    if reason != 0 or is_offered(s, fort, other):
        return reason
    return why_not_worker(s, fort, other)


def begin_work(s: Position, fort: Fort, ship: Ship, other: Ship) -> None:
    """R9.1, R9.2, R9.8: two ships are bound to a fort, to repair or to restore it."""
    s.put_fort(fort, codes.F_WORKER_1, ship + 1)
    s.put_fort(fort, codes.F_WORKER_2, other + 1)
    s.put_fort(fort, codes.F_STARTER, s.mover)
    s.put_fort(fort, codes.F_WORK_NEW, 1)
    for one in (ship, other):
        s.put(one, WORK, fort + 1)
        s.put(one, RESTING, 0)
    drop_offers(s, fort)
    s.tell(codes.E_WORK_BEGUN, s.mover, the_fort(s, fort), the_ship(s, ship), the_ship(s, other))


def drop_offers(s: Position, fort: Fort) -> None:
    """Q52: offers for a fort lapse."""
    for ship in s.every_ship:
        if s.of(ship, OFFERED) == fort + 1:
            s.put(ship, OFFERED, 0)


def why_not_break_off(s: Position, fort: Fort) -> i64:
    """R9.6, Q52: whoever has a ship at the work, in his own turn."""
    if fort >= s.fort_count:
        return codes.NO_SUCH_FORT
    if s.fort(fort, codes.F_WORKER_1) == 0:
        return codes.NO_WORK
    mine: bool = (
        worker_owner(s, fort, codes.F_WORKER_1) == s.mover or worker_owner(s, fort, codes.F_WORKER_2) == s.mover
    )
    return 0 if mine else codes.NOT_YOUR_FORT


def break_off(s: Position, fort: Fort) -> None:
    """R9.6, R9.7: both ships are free at once; not resumed this turn."""
    stop_work(s, fort)
    s.put_fort(fort, codes.F_NO_WORK, 1)


def take_fort_tokens(s: Position, seat: Seat) -> None:
    """R9.5, R9.9, Q49, Q125: one red token off every fort that this seat's turn counts for."""
    for fort in s.every_fort:
        if s.fort(fort, codes.F_WORKER_1) == 0 or s.fort(fort, codes.F_STARTER) != seat:
            continue
        delayed: bool = s.scenario.work_delay and s.fort(fort, codes.F_WORK_NEW) == 1
        s.put_fort(fort, codes.F_WORK_NEW, 0)
        if delayed:
            continue
        damage: i64 = s.fort(fort, codes.F_DAMAGE) - 1
        s.put_fort(fort, codes.F_DAMAGE, damage)
        s.stirred = True
        s.tell(codes.E_FORT_REPAIRED, seat, the_fort(s, fort), damage)
        if s.fort(fort, codes.F_RUINED) == 1 and damage <= s.scenario.fort_hull[fort] - RESTORED:
            restore(s, fort, seat)
        if damage == 0:
            stop_work(s, fort)


def restore(s: Position, fort: Fort, starter: Seat) -> None:
    """R9.8, R9.9b: flag up; own pairs work on as plain repair, joint ones are released (Q52, Q125)."""
    joint: bool = worker_owner(s, fort, codes.F_WORKER_1) != worker_owner(s, fort, codes.F_WORKER_2)
    owner: Seat = Seat(needy_partner(s, fort, starter) if joint else starter)
    s.put_fort(fort, codes.F_RUINED, 0)
    s.put_fort(fort, codes.F_SHOTS, 0)
    s.tell(codes.E_RESTORED, owner, the_fort(s, fort))
    if joint:
        stop_work(s, fort)
    change_owner(s, fort, owner)


def worker_owner(s: Position, fort: Fort, field: i64) -> Seat:
    """Whose ship works at a fort, -1 where none does."""
    ship: Ship = Ship(s.fort(fort, field) - 1)
    return s.owner_of(ship) if ship >= 0 else Seat(-1)


def needy_partner(s: Position, fort: Fort, starter: Seat) -> Seat:
    """Q52: a partner without a fort, the most advanced clock first; else the starter."""
    best: Seat = starter
    advanced: i64 = -1
    for seat in s.every_seat:
        if not s.allied(seat, starter) or s.out(seat) or s.has_fort(seat):
            continue
        if s.player(seat, codes.S_CLOCK) > advanced:
            best = seat
            advanced = s.player(seat, codes.S_CLOCK)
    return best


def restores(s: Position, seat: Seat, fort: Fort) -> bool:
    """Whether a seat's restoration of a fort is running."""
    return (
        s.fort(fort, codes.F_WORKER_1) != 0
        and s.fort(fort, codes.F_RUINED) == 1
        and s.fort(fort, codes.F_STARTER) == seat
    )


def helps_restore(s: Position, seat: Seat, fort: Fort) -> bool:
    """P2.2b: whether a seat restores a fort alone or with partners; before rules 2 only the starter did."""
    if restores(s, seat, fort):
        return True
    if s.rules < 2 or s.fort(fort, codes.F_WORKER_1) == 0 or s.fort(fort, codes.F_RUINED) == 0:
        return False
    one: Ship = Ship(s.fort(fort, codes.F_WORKER_1) - 1)
    two: Ship = Ship(s.fort(fort, codes.F_WORKER_2) - 1)
    return s.owner_of(one) == seat or s.owner_of(two) == seat


def why_not_offer(s: Position, ship: Ship, fort: Fort) -> i64:
    """Q52, Q133: a free ship in the port of a ruin that nobody restores, once a turn."""
    reason: i64 = why_not_fort_work(s, fort)
    if reason != 0:
        return reason
    if s.standing(fort):
        return codes.NOT_RUINED
    reason = why_not_worker(s, fort, ship)
    if reason != 0:
        return reason
    if not any_partner(s, s.mover):
        return codes.NO_PARTNER
    used: bool = s.of(ship, OFFERED) != 0 or s.of(ship, OFFER_USED) & 1 == 1
    return codes.OFFERED_ALREADY if used else 0


def any_partner(s: Position, seat: Seat) -> bool:
    """Whether a seat has a partner still in the game."""
    for other in s.every_seat:
        if other != seat and s.allied(other, seat) and not s.out(other):
            return True
    return False


def offer(s: Position, ship: Ship, fort: Fort) -> None:
    """Q52: a partner may restore the fort with this ship and one of his own."""
    s.put(ship, OFFERED, fort + 1)
    s.put(ship, OFFER_USED, s.of(ship, OFFER_USED) | 1)
    s.put(ship, RESTING, 0)
    s.tell(codes.E_OFFERED, s.mover, the_ship(s, ship), the_fort(s, fort))


def why_not_withdraw(s: Position, ship: Ship) -> i64:
    """Q52, Q133."""
    reason: i64 = why_not_own(s, ship)
    if reason != 0:
        return reason
    if s.of(ship, OFFERED) == 0:
        return codes.NOT_OFFERED
    return codes.OFFERED_ALREADY if s.of(ship, OFFER_USED) & 2 != 0 else 0


def withdraw(s: Position, ship: Ship) -> None:
    """Q133: an offer is taken back, once a turn."""
    s.put(ship, OFFERED, 0)
    s.put(ship, OFFER_USED, s.of(ship, OFFER_USED) | 2)
    s.tell(codes.E_WITHDRAWN, s.mover, the_ship(s, ship))


def why_not_give(s: Position, fort: Fort, seat: Seat) -> i64:
    """P2.2b, Q87: an own fort to a partner who has none, where the scenario knows work at forts."""
    if s.rules >= 2 and not s.scenario.fort_work:
        return codes.SWITCHED_OFF
    reason: i64 = why_not_fort(s, fort)
    if reason != 0:
        return reason
    if seat >= s.seats or seat == s.mover or not s.allied(seat, s.mover) or s.out(seat):
        return codes.NO_PARTNER
    return codes.HAS_FORT if s.has_fort(seat) else 0


def give_fort(s: Position, fort: Fort, seat: Seat) -> None:
    """P2.2b, Q35, Q87, Q127: a fort passes to a partner with damage and pearls, frozen to the end of the round."""
    cancel_repairs(s, fort)
    s.put_fort(fort, codes.F_SHOTS, 0)
    s.put_fort(fort, codes.F_FROZEN, 1)
    s.tell(codes.E_FORT_GIVEN, s.mover, the_fort(s, fort), seat)
    change_owner(s, fort, seat)
    s.losses = True
    if not s.has_fort(s.mover):
        eliminate(s, s.mover, codes.GAVE_LAST_FORT)  # P2.2c


def workers(s: Position, fort: Fort) -> i64:
    """The ships (bits) bound to a fort."""
    found: i64 = 0
    for ship in s.every_ship:
        if s.of(ship, WORK) == fort + 1:
            found |= bit(ship)
    return found
