"""What a seat cannot know, sampled anew: where the other seats' mines lie, and their orders (R10.3, Q70)."""

from mypy_extensions import i64

from ....engine.chance import Chance
from .codes import ASK, HIDDEN, M_CELL, M_CHANGED, M_ORDER, M_SEAT, M_STATE, MINE, SHOWN
from .mines import asks, can_hold_mine, mine_count, spent
from .position import Position


def resample(s: Position, seat: i64, chance: Chance) -> None:
    """Lays every other seat's hidden mines anew. Whether a seat wants to be asked shows in its windows, so it stays."""
    for other in range(s.seats):
        if other != seat:
            resample_mines(s, other, chance)


def resample_mines(s: Position, owner: i64, chance: Chance) -> None:
    asked: bool = asks(s, owner)
    cells: list[int] = [cell for cell in range(s.chart.size) if can_hold_mine(s, owner, cell) and not spent(s, cell)]
    first: bool = True
    for mine in range(mine_count(s)):
        at: i64 = mine * MINE
        if s.mines[at + M_SEAT] != owner or s.mines[at + M_STATE] == SHOWN or s.mines[at + M_CELL] == 0:
            continue
        s.mines[at + M_CHANGED] = 0
        if len(cells) == 0 or s.out(owner):
            continue
        s.mines[at + M_CELL] = cells[chance.below(len(cells))]
        s.mines[at + M_STATE] = HIDDEN
        # auto is what most leave it at; one mine on `ask` is all that others can tell
        s.mines[at + M_ORDER] = ASK if asked and first else (1 if chance.below(4) == 0 else 0)
        first = False
