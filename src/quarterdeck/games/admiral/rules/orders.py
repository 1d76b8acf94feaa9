"""Who takes orders: what keeps a ship from acting at all, and whom a unit may act against (T1)."""

from mypy_extensions import i64

from . import codes
from .codes import F_OWNER, F_RUINED, FORT, FORTS_FROM, FROZEN, REPAIR, SHIP, WORK
from .position import Position


def why_not_bound(s: Position, ship: i64) -> i64:
    """R7.5, R8.8a, R9.3: frozen by a fight, under repair, or bound to a fort."""
    at: i64 = ship * SHIP
    if s.ships[at + FROZEN] != 0:
        return codes.SHIP_FROZEN
    if s.ships[at + REPAIR] != 0:
        return codes.SHIP_IN_REPAIR
    return codes.SHIP_BOUND if s.ships[at + WORK] != 0 else 0


def why_not_own(s: Position, ship: i64) -> i64:
    """R1.4: a ship of the mover's that is afloat."""
    if ship >= s.ship_count:
        return codes.NO_SUCH_SHIP
    if not s.afloat(ship):
        return codes.SHIP_GONE
    return 0 if s.owner_of(ship) == s.mover else codes.NOT_YOUR_SHIP


def why_not_free(s: Position, ship: i64) -> i64:
    """T1 `free`: own, not frozen, not under repair, not bound to a fort."""
    reason: i64 = why_not_own(s, ship)
    return reason if reason != 0 else why_not_bound(s, ship)


def why_not_against(s: Position, seat: i64, unit: i64) -> i64:
    """Q33, Q138: opponents' ships and standing forts, and neutral forts."""
    if unit >= FORTS_FROM:
        at: i64 = (unit - FORTS_FROM) * FORT
        if s.forts[at + F_RUINED] != 0:
            return codes.TARGET_RUINED
        return codes.NOT_OPPONENT if s.allied(seat, s.forts[at + F_OWNER]) else 0
    if not s.afloat(unit):
        return codes.SHIP_GONE
    return codes.NOT_OPPONENT if s.allied(seat, s.owner_of(unit)) else 0


def is_target(s: Position, seat: i64, unit: i64) -> bool:
    return why_not_against(s, seat, unit) == 0


def why_not_target(s: Position, target: i64) -> i64:
    """What the mover may not attack."""
    if target >= FORTS_FROM + s.fort_count:
        return codes.NO_SUCH_FORT
    if s.ship_count <= target < FORTS_FROM:
        return codes.NO_SUCH_SHIP
    return why_not_against(s, s.mover, target)


def why_not_fort(s: Position, fort: i64) -> i64:
    """R1.4: a fort of the mover's."""
    if fort >= s.fort_count:
        return codes.NO_SUCH_FORT
    return 0 if s.fort_owner(fort) == s.mover else codes.NOT_YOUR_FORT


def why_not_compose(s: Position, phase: i64, unit: i64, target: i64) -> i64:
    """Q110, Q111: within a salvo or an attack, the same target and units in their fixed order."""
    if s.phase != phase:
        return 0
    if target != s.target:
        return codes.OTHER_TARGET
    return codes.OUT_OF_ORDER if unit <= s.last_unit else 0
