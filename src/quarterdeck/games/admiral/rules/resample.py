"""What a seat cannot know, sampled anew: where the other seats' mines lie, and their orders (R10.3, Q70)."""

from ....engine.chance import Chance
from ....engine.state import Seat
from .chart import Cell
from .codes import ASK, HIDDEN, M_CELL, M_CHANGED, M_ORDER, M_SEAT, M_STATE, SHOWN
from .mines import asks, can_hold_mine, mine_count, spent
from .position import Position


def resample(s: Position, seat: Seat, chance: Chance) -> None:
    """Lays every other seat's hidden mines anew. Whether a seat wants to be asked shows in its windows, so it stays."""
    for other in s.every_seat:
        if other != seat:
            resample_mines(s, other, chance)


def resample_mines(s: Position, owner: Seat, chance: Chance) -> None:
    asked: bool = asks(s, owner)
    cells: list[Cell] = [cell for cell in s.chart.every_cell if can_hold_mine(s, owner, cell) and not spent(s, cell)]
    first: bool = True
    for mine in range(mine_count(s)):
        if s.mine(mine, M_SEAT) != owner or s.mine(mine, M_STATE) == SHOWN or s.mine(mine, M_CELL) == 0:
            continue
        s.put_mine(mine, M_CHANGED, 0)
        if len(cells) == 0 or s.out(owner):
            continue
        s.put_mine(mine, M_CELL, cells[chance.below(len(cells))])
        s.put_mine(mine, M_STATE, HIDDEN)
        # auto is what most leave it at; one mine on `ask` is all that others can tell
        s.put_mine(mine, M_ORDER, ASK if asked and first else (1 if chance.below(4) == 0 else 0))
        first = False
