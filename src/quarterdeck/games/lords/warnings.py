"""What an action would cost a player beyond recall: the main action, where a purchase leaves no cell for it (G5)."""

from ...engine.actions import kind_of
from ...engine.chance import Chance
from ..base import Line
from .rules import codes
from .rules.game import LordsState
from .rules.placement import free_cells

RISKY = (codes.BUY, codes.FIRE)  # all that decides whether a cell is left: a mercenary laid, and what it burns


def warning(s: LordsState, action: int) -> Line | None:
    """G5: the game is lost if nothing can be laid after this, whatever else the mercenary does."""
    if kind_of(action) not in RISKY or s.main_done or has_room(s) or not locks_out(s, action):
        return None
    return Line("warning-lock-out", rules=("G5", "54"))


def has_room(s: LordsState) -> bool:
    """Whether a cell is left even after a purchase took one."""
    cells = int(free_cells(s, s.mover))
    return cells & (cells - 1) != 0


def locks_out(s: LordsState, action: int) -> bool:
    """Whether every way to go on loses by lock-out; only shots are tried in all their ways, the rest opens no cell."""
    after = s.clone()
    after.determinize(s.actor, Chance(0))
    after.apply(action)
    while after.phase not in (codes.TURN, codes.SHOT, codes.OVER):
        after.apply(after.nth_action(0))
    if after.phase == codes.SHOT:
        return all(locks_out(after, after.nth_action(k)) for k in range(after.count_actions()))
    return after.ended == codes.BY_LOCK_OUT
