"""Set-up: start rolls and the first player (F1, F9.2)."""

from typing import Final

from mypy_extensions import i64

from ....engine.state import Seat
from .codes import C_FIRST_PLAYER, C_START, E_FIRST_PLAYER, E_MARKED, E_START, THREE_COINS, Face, Section
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
    sheets = [Sheet(Seat(seat)) for seat in range(seats)]
    for sheet in sheets:
        sheet.reckon_open(box)
    return sheets


def set_up(s: Position, first: Seat) -> None:
    """Start rolls seat by seat, then the first player (-1: by chance, F1.4), then the first round."""
    for sheet in s.sheets:
        mark_start(s, sheet, Section(roll_start(s)))
    if s.solo:
        first = Seat(0)
    s.first = Seat(s.throw(s.seats, C_FIRST_PLAYER)) if first < 0 else first
    if not s.solo:
        s.tell(E_FIRST_PLAYER, s.first)
    s.barrier += 1
    for sheet in s.sheets:
        go_on(s, sheet)
    settle(s)


def roll_start(s: Position) -> Face:
    """F1.2: a boat die, thrown again while it shows 3 coins."""
    face: Face = throw_boat_die(s, C_START)
    while face == THREE_COINS:
        face = throw_boat_die(s, C_START)
    return face


def mark_start(s: Position, sheet: Sheet, kind: Section) -> None:
    """F1.2, Q3: the first three boxes with all they bring."""
    s.tell(E_START, sheet.seat, kind)
    for _ in range(START_MARKS):
        mark(s, sheet, kind, E_MARKED)
