"""Who takes orders: what keeps a ship from acting at all, and whom a unit may act against (T1)."""

from mypy_extensions import i64

from ....engine.state import Seat
from . import codes
from .codes import CELL, F_OWNER, F_RUINED, FORT, FORTS_FROM, FROZEN, OWNER, REPAIR, SHIP, WORK
from .deeds import is_royal, is_shut
from .position import Position
from .units import Fort, Ship, Unit, fort_of


def why_not_bound(s: Position, ship: Ship) -> i64:
    """R7.5, R8.8a, R9.3: frozen by a fight, under repair, or bound to a fort."""
    ships = s.ships
    at: i64 = ship * SHIP
    if ships[at + FROZEN] != 0:
        return codes.SHIP_FROZEN
    if ships[at + REPAIR] != 0:
        return codes.SHIP_IN_REPAIR
    return codes.SHIP_BOUND if ships[at + WORK] != 0 else 0


def why_not_own(s: Position, ship: Ship) -> i64:
    """R1.4: a ship of the mover's that is afloat."""
    if ship >= s.ship_count:
        return codes.NO_SUCH_SHIP
    if s.ships[ship * SHIP + CELL] == 0:
        return codes.SHIP_GONE
    return 0 if s.ships[ship * SHIP + OWNER] == s.mover else codes.NOT_YOUR_SHIP


def why_not_free(s: Position, ship: Ship) -> i64:
    """T1 `free`: own, not frozen, not under repair, not bound to a fort."""
    reason: i64 = why_not_own(s, ship)
    return reason if reason != 0 else why_not_bound(s, ship)


def why_not_against(s: Position, seat: Seat, unit: Unit) -> i64:
    """Q33, Q138: opponents' ships and standing forts, and neutral forts."""
    if unit >= FORTS_FROM:
        fort: i64 = fort_of(unit) * FORT
        if s.forts[fort + F_RUINED] != 0:
            return codes.TARGET_RUINED
        if s.scenario.special_forts:
            reason: i64 = why_not_open(s, fort_of(unit))
            if reason != 0:
                return reason
        return codes.NOT_OPPONENT if s.allied(seat, Seat(s.forts[fort + F_OWNER])) else 0
    at: i64 = unit * SHIP
    if s.ships[at + CELL] == 0:
        return codes.SHIP_GONE
    return codes.NOT_OPPONENT if s.allied(seat, Seat(s.ships[at + OWNER])) else 0


def why_not_open(s: Position, fort: Fort) -> i64:
    """N3, N8: a royal fort is no target, nor one that is shut."""
    if is_royal(s, fort):
        return codes.ROYAL_FORT
    return codes.FORT_SHUT if is_shut(s, fort) else 0


def is_target(s: Position, seat: Seat, unit: Unit) -> bool:
    return why_not_against(s, seat, unit) == 0


def why_not_target(s: Position, target: Unit) -> i64:
    """What the mover may not attack."""
    if target >= FORTS_FROM + s.fort_count:
        return codes.NO_SUCH_FORT
    if s.ship_count <= target < FORTS_FROM:
        return codes.NO_SUCH_SHIP
    return why_not_against(s, s.mover, target)


def why_not_fort(s: Position, fort: Fort) -> i64:
    """R1.4: a fort of the mover's."""
    if fort >= s.fort_count:
        return codes.NO_SUCH_FORT
    return 0 if s.fort_owner(fort) == s.mover else codes.NOT_YOUR_FORT


def why_not_compose(s: Position, phase: i64, unit: Unit, target: Unit) -> i64:
    """Q110, Q111: within a salvo or an attack, the same target and units in their fixed order."""
    if s.phase != phase:
        return 0
    if target != s.target:
        return codes.OTHER_TARGET
    return codes.OUT_OF_ORDER if unit <= s.last_unit else 0
