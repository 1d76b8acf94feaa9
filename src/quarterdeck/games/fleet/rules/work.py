"""Open work: what one sheet still has to decide, in the order of Q24, and who waits for whom (Q17)."""

from mypy_extensions import i64

from ....engine.bits import count, first
from . import codes, dice, marking
from .codes import CRAB_BONUS, IDLE, SECOND_MARK, STAR, USE_DIE, Bonus, Section
from .coins import gain
from .legal import BONUSES_AT, marks_or_none, open_bonuses
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
            s.tell(codes.E_LOST, sheet.seat, 0, sheet.stars)
        sheet.stars = 0
        return
    sheet.ask(STAR, marks_or_none(sheet.open))


def ask_for_second_mark(s: Position, sheet: Sheet) -> None:
    """F6.1, Q6, Q37: another column mark of a shrimp die at level 3."""
    columns: i64 = sheet.open & codes.COLUMNS
    if columns == 0:
        sheet.second_marks = 0
        if s.events is not None:
            s.tell(codes.E_LOST, sheet.seat, 1, 1)
        return
    sheet.ask(SECOND_MARK, marks_or_none(columns))


def mark(s: Position, sheet: Sheet, section: Section) -> None:
    """A mark by the die in hand, a star, or the second part of a shrimp die."""
    if sheet.task == USE_DIE:
        dice.use_to_mark(s, sheet, section)
        return
    by_star: bool = sheet.task == STAR
    sheet.ask(IDLE, 0)
    if by_star:
        sheet.stars -= 1
    else:
        sheet.second_marks -= 1
    marking.mark(s, sheet, section, codes.E_STAR_MARKED if by_star else codes.E_MARKED)


def decline(s: Position, sheet: Sheet) -> None:
    """Q27: a declined star or second mark is lost."""
    second: bool = sheet.task == SECOND_MARK
    if second:
        sheet.second_marks -= 1
    else:
        sheet.stars -= 1
    sheet.ask(IDLE, 0)
    if s.events is not None:
        s.tell(codes.E_DECLINED, sheet.seat, 1 if second else 0)


def open_waiting_choices(s: Position) -> None:
    """Q17: crab bonuses are chosen in turn order; a seat waits until every earlier one has finished the step."""
    for place in range(s.seats):
        sheet = s.sheet_in_order(place)
        while sheet.task == CRAB_BONUS and sheet.choices == 0 and not s.earlier_seat_works(place):
            free: i64 = open_bonuses(s.box, s.claimed)
            if count(free) > 1:
                sheet.choices = free
            else:  # nothing to choose
                marking.choose_bonus(s, sheet, Bonus(first(free) - BONUSES_AT if free != 0 else -1))
                go_on(s, sheet)
