"""Which actions answer a task, and why any other does not."""

from mypy_extensions import i64

from ....engine.bits import bit
from .codes import (
    ACTIONS,
    AS_COIN,
    BONUS,
    BONUS_TAKEN,
    BUFFET,
    CASH,
    CASINO,
    CATCH,
    COLUMNS,
    COMPULSORY,
    CRAB_BONUS,
    DECLINE,
    EITHER,
    HARBOR,
    HARBOR_FACE,
    HEX_TAKEN,
    IDLE,
    LAUNCH,
    LICENCE,
    MARK_HEX,
    NO_BUFFET,
    NO_CASINO,
    NO_COINS_FACE,
    NO_HEX_FACE,
    NO_SALVAGE,
    NO_SUCH_BONUS,
    NOT_IN_POOL,
    NOT_YOUR_DIE,
    NOTHING_OPEN,
    OYSTER_CATCH,
    REROLLED_ALREADY,
    SALVAGE,
    SALVAGE_USED_UP,
    SECOND_MARK,
    SECTION_FULL,
    SECTIONS,
    SELL,
    SHRIMP,
    STAR,
    TAKE,
    TAKE_DIE,
    THREE_COINS,
    TYPES,
    USE_DIE,
    USE_SALVAGE,
    WHARF,
    WHARF_FACE,
    WRONG_SECTION,
    WRONG_TASK,
)
from .dice import faces_in, uses_of
from .marking import open_bonuses
from .position import Position
from .sheet import Sheet


def choices_of(s: Position, sheet: Sheet, place: i64) -> i64:
    """The actions that answer a sheet's task, worked out anew; none for a seat that waits (Q17)."""
    task: i64 = sheet.task
    if task == IDLE:
        return 0
    if task == TAKE_DIE:
        return faces_in(s.pool) << TAKE
    if task == USE_DIE:
        return uses_of(s, sheet)
    if task == SECOND_MARK:
        return sheet.open & COLUMNS | bit(DECLINE)
    if task == STAR:
        return sheet.open | bit(DECLINE)
    if task == EITHER:
        return bit(LICENCE) | bit(LAUNCH)
    if task == OYSTER_CATCH:
        return bit(CATCH) | bit(SELL)
    return 0 if s.earlier_seat_works(place) else open_bonuses(s)


def why_not(s: Position, sheet: Sheet, action: i64) -> i64:
    """0 for an action that answers the sheet's task, else the reason."""
    if action < 0 or action >= ACTIONS:
        return WRONG_TASK
    if (sheet.choices >> action) & 1 == 1:
        return 0
    task: i64 = sheet.task
    if action < SECTIONS:
        return why_not_mark(sheet, action)
    if action == DECLINE:
        return COMPULSORY
    if action >= BONUS:
        return why_not_bonus(s, task, action - BONUS)
    if action >= TAKE:
        return NOT_IN_POOL if task == TAKE_DIE else WRONG_TASK
    if task != USE_DIE or action == AS_COIN or LICENCE <= action <= SELL:
        return WRONG_TASK
    if action == CASH:
        return NO_COINS_FACE
    if action == USE_SALVAGE:
        return why_not_salvage(s, sheet)
    if action == MARK_HEX:
        return why_not_hex(sheet)
    return why_not_reroll(sheet)


def why_not_mark(sheet: Sheet, section: i64) -> i64:
    if sheet.task == STAR:
        return SECTION_FULL
    if sheet.task == SECOND_MARK:
        return SECTION_FULL if section < TYPES else WRONG_SECTION
    if sheet.task != USE_DIE:
        return WRONG_TASK
    return SECTION_FULL if reach(sheet) & bit(section) != 0 else WRONG_SECTION


def reach(sheet: Sheet) -> i64:
    """The sections that the die in hand could mark if all were open."""
    face: i64 = sheet.face
    if face == HARBOR_FACE:
        return HARBOR
    if face == WHARF_FACE:
        return WHARF
    if face >= THREE_COINS:
        return 0
    return COLUMNS if face == SHRIMP and sheet.own and sheet.level(SHRIMP) > 0 else bit(face)


def why_not_bonus(s: Position, task: i64, which: i64) -> i64:
    if task != CRAB_BONUS:
        return WRONG_TASK
    return NO_SUCH_BONUS if which >= s.box.bonuses else BONUS_TAKEN


def why_not_salvage(s: Position, sheet: Sheet) -> i64:
    if not sheet.works(SALVAGE):
        return NO_SALVAGE
    return SALVAGE_USED_UP if sheet.salvaged >= s.box.salvage_uses else NOTHING_OPEN


def why_not_hex(sheet: Sheet) -> i64:
    if not sheet.works(BUFFET):
        return NO_BUFFET
    return NO_HEX_FACE if sheet.face >= THREE_COINS else HEX_TAKEN


def why_not_reroll(sheet: Sheet) -> i64:
    if not sheet.own:
        return NOT_YOUR_DIE
    return REROLLED_ALREADY if sheet.works(CASINO) else NO_CASINO
