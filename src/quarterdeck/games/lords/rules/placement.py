"""Where ships may be laid, and what laying one does before any effect (rules 16 to 23, 43, 47)."""

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.state import Seat
from . import codes
from .position import Position, Side, Slot
from .sea import ALL, Cell, Cells, neighbours
from .ships import Number, one


def reach(side: Side) -> Cells:
    """The own bottom row and the neighbours of own battle ships (rules 17, 18, 22)."""
    return side.bottom_row() | neighbours(side.battle)


def free_cells(s: Position, side: Side) -> Cells:
    """Where a ship may be laid: in reach, and no battle ship there; burning ones are built over (19, B2)."""
    return reach(side) & ALL & ~(s.light.battle | s.dark.battle)


def boardable_cells(s: Position, side: Side, enemy: Side) -> Cells:
    """Enemy ships that the boarder may be laid on: in reach, no shield, no mercenary (F4, F5)."""
    return reach(side) & enemy.battle & ~(s.mercenary | s.shielded())


def why_not_cell(s: Position, side: Side, cell: Cell) -> i64:
    """Why a ship may not be laid on a cell, 0 where it may."""
    if ((s.light.battle | s.dark.battle) >> cell) & 1 == 1:
        return codes.BATTLE_SHIP_THERE  # 16
    if (reach(side) >> cell) & 1 == 0:
        return codes.NOT_ADJACENT  # 17, 18, 22
    return 0


def why_not_board(s: Position, side: Side, enemy: Side, cell: Cell) -> i64:
    """Why the boarder may not be laid on a cell, 0 where it may."""
    plain: i64 = why_not_cell(s, side, cell)
    if plain != codes.BATTLE_SHIP_THERE:
        return plain
    if (side.battle >> cell) & 1 == 1:
        return codes.BOARDING_OWN  # 16, 51
    if (reach(side) >> cell) & 1 == 0:
        return codes.NOT_ADJACENT  # 17, 18, 22
    if (s.mercenary >> cell) & 1 == 1:
        return codes.BOARDING_MERCENARY  # F5
    if (s.shielded() >> cell) & 1 == 1:
        return codes.BOARDING_SHIELDED  # F4
    return 0


def clear_cell(s: Position, cell: Cell) -> bool:
    """Discards the burning or boarded ship on a cell (20, B1, F4); whether there was one."""
    here: i64 = bit(cell)
    if (s.ships() & here) == 0:
        return False
    for seat in range(2):
        owner = s.side(Seat(seat))
        if owner.burning & here != 0:
            number: Number = s.number_at(cell)
            owner.burning ^= here
            owner.discarded += one(number)
            if s.events is not None:
                s.tell(codes.E_BUILT_OVER, s.mover.seat, number, cell, owner.seat)
            return True
        if owner.battle & here != 0:
            number = s.number_at(cell)
            owner.battle ^= here
            owner.discarded += one(number)
            if s.events is not None:
                s.tell(codes.E_BOARDED, s.mover.seat, number, cell)
            return True
    return False


def take_mine(s: Position, cell: Cell) -> None:
    """Rule 43: the mine under a laid ship goes to its player; the fake one costs nothing (44)."""
    is_fake: i64 = lift_mine(s, cell)
    if is_fake == 1:
        s.mover.fakes += 1
    else:
        s.mover.mines += 1
    if s.events is not None:
        s.tell(codes.E_MINE_TAKEN, s.mover.seat, cell, is_fake, 0 if is_fake == 1 else s.box.mine_penalty)


def lift_mine(s: Position, cell: Cell) -> i64:
    """Takes a mine off the sea and shows it: 1 for the fake one."""
    here: i64 = bit(cell)
    if fake_is_secret(s) and s.token & here != 0:
        s.barrier += 1  # H7: shown to the player who did not lay it
    is_fake: i64 = 1 if s.fake & here != 0 else 0
    s.mine &= ~here
    s.token &= ~here
    s.fake &= ~here
    return is_fake


def fake_is_secret(s: Position) -> bool:
    """Whether somebody still has to guess which of the minelayer's tokens is the fake one (D12)."""
    return s.fake != 0 and s.token & (s.token - 1) != 0


def is_boarder(s: Position, slot: Slot) -> bool:
    """Whether a market slot holds the boarder."""
    return i64(s.box.mercenary_effects[s.mercenary_in(slot)]) == codes.BOARD
