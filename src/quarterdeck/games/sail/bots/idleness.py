"""Idleness that costs a ship (A63): what no captain does, of whatever rank, while he may do anything else."""

from mypy_extensions import i64

from ..rules import codes
from ..rules.lines import leader_of
from ..rules.position import Position, Ship
from ..rules.telling import tag
from .judge import lies_idle


def condemns(s: Position, action: i64) -> bool:
    """Whether an action of the active player lets a ship sink idle that could still have been saved."""
    if s.decider != s.active or s.idle_never_sinks or not any_at_risk(s):
        return False
    after = s.clone()
    after.events = []
    after.apply(action)
    assert isinstance(after, Position)
    for ship in range(s.ships):
        if is_at_risk(s, Ship(ship)) and (has_sunk_idle(s, after, Ship(ship)) or is_done(after, Ship(ship))):
            return True
    return False


def any_at_risk(s: Position) -> bool:
    for ship in range(s.ships):
        if is_at_risk(s, Ship(ship)):
            return True
    return False


def is_at_risk(s: Position, ship: Ship) -> bool:
    """Whether a ship with a last mast must still act this turn."""
    if s.where[ship] == 0 or s.owner[ship] != s.active or s.masts[ship] != 1:
        return False
    return lies_idle(s, ship) and not is_done(s, ship)


def is_done(s: Position, ship: Ship) -> bool:
    """Whether a ship that lies idle has acted, and acts no more."""
    if s.where[ship] == 0 or not lies_idle(s, ship) or not s.has(ship, codes.ACTIVATED):
        return False
    return ship != s.ship and (s.line < 0 or leader_of(s, ship) != s.line)


def has_sunk_idle(s: Position, after: Position, ship: Ship) -> bool:
    """Whether it was told so."""
    if after.events is None:
        return False
    for event in after.events:
        if event.code == codes.E_IDLE and event.a == tag(s, ship):
            return True
    return False
