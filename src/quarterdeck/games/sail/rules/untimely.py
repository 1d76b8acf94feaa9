"""What is not asked for now: the reason against it, where the rules have one of their own (L27, L30, A18, A58)."""

from mypy_extensions import i64

from ....engine.actions import kind_of
from . import codes
from .position import Position


def why_untimely(s: Position, action: i64) -> i64:
    """Of an action that this phase does not ask for."""
    phase: i64 = s.phase
    if not codes.OPEN <= phase <= codes.LEAD and phase != codes.LAND:
        return codes.WRONG_PHASE
    kind: i64 = kind_of(action)
    if kind == codes.ACTIVATE or kind == codes.END or kind == codes.GUN or codes.FORM <= kind <= codes.LEAVE:
        return codes.ONE_AT_A_TIME
    if phase == codes.OPEN:
        return codes.HEADING_FIRST if kind == codes.AHEAD or kind == codes.FIRE else codes.WRONG_PHASE
    if kind == codes.HEAD or kind == codes.ROW:
        return codes.HEADING_LOCKED
    return codes.REPAIR_INSTEAD if kind == codes.REPAIR else codes.WRONG_PHASE
