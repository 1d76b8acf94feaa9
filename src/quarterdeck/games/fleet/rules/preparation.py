"""Set-up: start rolls and the first player (F1, F9.2)."""

from typing import Final

from mypy_extensions import i64

from .codes import C_FIRST_PLAYER, C_START, E_FIRST_PLAYER, E_MARKED, E_START, THREE_COINS
from .components import Components
from .dice import throw_boat_die
from .marking import mark
from .position import Position
from .rounds import settle
from .sheet import Sheet
from .work import go_on

START_MARKS: Final[i64] = 3  # F1.2: one licence and one boat are among them


def blank_sheets(box: Components, seats: i64) -> list[Sheet]:
    """F1.1: a sheet for each player."""
    sheets: list[Sheet] = []
    for seat in range(seats):
        sheet = Sheet(seat)
        sheet.open = box.every_section()
        sheets.append(sheet)
    return sheets


def set_up(s: Position, first: i64) -> None:
    """Start rolls seat by seat, then the first player (-1: by chance, F1.4), then the first round."""
    for seat in range(s.seats):
        mark_start(s, s.sheet(seat), roll_start(s))
    if s.solo:
        first = 0
    s.first = s.throw(s.seats, C_FIRST_PLAYER) if first < 0 else first
    if not s.solo:
        s.tell(E_FIRST_PLAYER, s.first)
    s.barrier += 1
    for seat in range(s.seats):
        go_on(s, s.sheet(seat))
    settle(s)


def roll_start(s: Position) -> i64:
    """F1.2: a boat die, thrown again while it shows 3 coins."""
    face: i64 = throw_boat_die(s, C_START)
    while face == THREE_COINS:
        face = throw_boat_die(s, C_START)
    return face


def mark_start(s: Position, sheet: Sheet, kind: i64) -> None:
    """F1.2, Q3: the first three boxes with all they bring."""
    s.tell(E_START, sheet.seat, kind)
    for _ in range(START_MARKS):
        mark(s, sheet, kind, E_MARKED)
