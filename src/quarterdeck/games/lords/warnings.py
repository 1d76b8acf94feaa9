"""What an action would cost a player beyond recall: the main action, where a purchase leaves no cell for it (G5), an
own ship, points for a mine, an effect or a shot that comes to nothing.
"""

from ...engine.actions import first_of, kind_of, second_of
from ...engine.chance import Chance
from ..base import Line
from .rules import codes
from .rules.game import LordsState
from .rules.placement import fake_is_secret, free_cells
from .rules.position import Slot
from .rules.sea import Cell, Direction, nearest, ray
from .rules.ships import Number, have

LAYS = (codes.LAY, codes.BUY)
RISKY = (codes.BUY, codes.FIRE)  # all that decides whether a cell is left: a mercenary laid, and what it burns
CLEARS = (codes.CLEAR, codes.MINESWEEPER)
GIVEN = (codes.E_POINT, codes.E_EXTRA)  # what the effect of a cell brings at once


def warning(s: LordsState, action: int) -> Line | None:
    """The worst of it."""
    kind = kind_of(action)
    if kind in RISKY and not s.main_done and not has_room(s) and locks_out(s, action):
        return Line("warning-lock-out", rules=("G5", "54"))
    if kind == codes.FIRE:
        return _shot(s, Direction(first_of(action)))
    return _laid(s, action, Cell(second_of(action))) if kind in LAYS else None


def has_room(s: LordsState) -> bool:
    """Whether a cell is left even after a purchase took one."""
    cells = int(free_cells(s, s.mover))
    return cells & (cells - 1) != 0


def locks_out(s: LordsState, action: int) -> bool:
    """G5: whether every way to go on loses; only shots are tried in all their ways, the rest opens no cell."""
    after = tried(s, action)
    while after.phase not in (codes.TURN, codes.SHOT, codes.OVER):
        after.apply(after.nth_action(0))
    if after.phase == codes.SHOT:
        return all(locks_out(after, after.nth_action(k)) for k in range(after.count_actions()))
    return after.ended == codes.BY_LOCK_OUT


def tried(s: LordsState, action: int) -> LordsState:
    """The position after an action, by chance of its own, with all that was told."""
    after = s.clone()
    after.determinize(s.actor, Chance(0))
    after.events = []
    after.apply(action)
    return after


def _laid(s: LordsState, action: int, cell: Cell) -> Line | None:
    """What a ship or mercenary laid on a cell destroys, takes or wastes there."""
    if s.mover.burning >> cell & 1 and could_repair(s, cell):
        return Line("warning-own-ship", {"number": int(s.number_at(cell))}, ("B1", "30"))
    effect = effect_of(s, action)
    if s.mine >> cell & 1 and effect not in CLEARS and not is_harmless(s, cell):
        maybe = "yes" if s.token >> cell & 1 and fake_is_secret(s) and s.token_seat != s.mover.seat else "no"
        return Line("warning-mine", {"penalty": int(s.box.mine_penalty), "maybe": maybe}, ("43", "44"))
    after = tried(s, action)
    if effect == codes.REPEAT and repeats_nothing(s, after, cell):
        return Line("warning-nothing-twice", {"number": int(first_of(action))}, ("38", "21", "C1"))
    if after.phase == codes.SHOT and after.laid == cell and not useful_shots(after):
        return Line("warning-shot", rules=("50", "27"))
    return None


def effect_of(s: LordsState, action: int) -> int:
    """Of the ship or mercenary that is laid."""
    if kind_of(action) == codes.LAY:
        return int(s.box.ship_effects[first_of(action)])
    return int(s.box.mercenary_effects[s.mercenary_in(Slot(first_of(action)))])


def could_repair(s: LordsState, cell: Cell) -> bool:
    """Whether a ship of the hand, or another cell, would put out what burns on this one."""
    elsewhere = int(free_cells(s, s.mover)) & ~(1 << cell)
    repairs = any(have(s.mover.hand, Number(n)) for n in range(1, 10) if s.box.ship_effects[n] == codes.REPAIR)
    bare = elsewhere & ~int(s.ships())
    return (repairs and elsewhere != 0) or any(bare >> at & 1 for at, e in enumerate(s.effects) if e == codes.REPAIR)


def is_harmless(s: LordsState, cell: Cell) -> bool:
    """D12: whether the mover knows that this is the fake mine."""
    return bool(s.fake >> cell & 1) and (s.token_seat == s.mover.seat or not fake_is_secret(s))


def repeats_nothing(s: LordsState, after: LordsState, cell: Cell) -> bool:
    """Whether nothing came of the cell's effect, not even once."""
    told = {event.code for event in after.events or ()}
    lost = codes.E_LOST_EFFECT in told or s.effects[cell] == codes.NONE
    return codes.E_NO_CELL_EFFECT in told or (lost and not told & set(GIVEN))


def _shot(s: LordsState, direction: Direction) -> Line | None:
    """A mercenary is shot at though something else could be."""
    useful = useful_shots(s)
    return Line("warning-shot", rules=("50", "27")) if useful and direction not in useful else None


def useful_shots(s: LordsState) -> list[Direction]:
    """The directions in which the shot that is due would not be stopped by a mercenary."""
    directions = [Direction(d) for d in range(8) if s.targets >> d & 1]
    return [d for d in directions if not s.mercenary >> nearest(ray(s.laid, d) & s.other.battle, d) & 1]
