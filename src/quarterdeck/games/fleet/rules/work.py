"""Open work: what one sheet still has to decide, in the order of Q24, and who waits for whom (Q17)."""

from mypy_extensions import i64

from ....engine.bits import bit, count, first
from .codes import (
    BONUS,
    COLUMNS,
    CRAB_BONUS,
    DECLINE,
    E_DECLINED,
    E_LOST,
    IDLE,
    SECOND_MARK,
    STAR,
)
from .coins import gain
from .marking import choose_bonus, open_bonuses
from .position import Position
from .sheet import Sheet


def go_on(s: Position, sheet: Sheet) -> None:
    """Q24: stars first, then the die's second mark, its star, and the swordfish coin; until something is to decide."""
    while sheet.task == IDLE:
        if sheet.stars > 0:
            ask_for_star(s, sheet)
        elif sheet.second_marks > 0:
            ask_for_second_mark(s, sheet)
        elif sheet.die_star > 0:
            sheet.stars += sheet.die_star
            sheet.die_star = 0
        elif sheet.late_coins > 0:
            coins: i64 = sheet.late_coins
            sheet.late_coins = 0
            gain(s, sheet, coins)
        else:
            return


def ask_for_star(s: Position, sheet: Sheet) -> None:
    """F5.1, Q12: any section with an open box; it may be declined, and without a box it is lost (Q27)."""
    if sheet.open == 0:
        if s.events is not None:
            s.tell(E_LOST, sheet.seat, 0, sheet.stars)
        sheet.stars = 0
        return
    sheet.task = STAR
    sheet.choices = sheet.open | bit(DECLINE)


def ask_for_second_mark(s: Position, sheet: Sheet) -> None:
    """F6.1, Q6, Q37: another column mark of a shrimp die at level 3."""
    columns: i64 = sheet.open & COLUMNS
    if columns == 0:
        sheet.second_marks = 0
        if s.events is not None:
            s.tell(E_LOST, sheet.seat, 1, 1)
        return
    sheet.task = SECOND_MARK
    sheet.choices = columns | bit(DECLINE)


def decline(s: Position, sheet: Sheet) -> None:
    """Q27: a declined star or second mark is lost."""
    second: bool = sheet.task == SECOND_MARK
    if second:
        sheet.second_marks -= 1
    else:
        sheet.stars -= 1
    sheet.task = IDLE
    sheet.choices = 0
    if s.events is not None:
        s.tell(E_DECLINED, sheet.seat, 1 if second else 0)


def open_waiting_choices(s: Position) -> None:
    """Q17: crab bonuses are chosen in turn order; a seat waits until every earlier one has finished the step."""
    for place in range(s.seats):
        sheet = s.sheet(s.seat_in_order(place))
        while sheet.task == CRAB_BONUS and sheet.choices == 0 and not s.earlier_seat_works(place):
            free: i64 = open_bonuses(s)
            if count(free) > 1:
                sheet.choices = free
            else:  # nothing to choose
                choose_bonus(s, sheet, first(free) - BONUS if free != 0 else -1)
                go_on(s, sheet)
