"""Why an action is not legal; and the legal ones of a task as one set of bits, so that counting and picking are free.

A choice is a section to mark, then a kind of action without operand, then a face to take or a bonus to choose. The set
is made once when the task is opened; a law holds it against the reasons.
"""

from typing import Final

from mypy_extensions import i64

from ....engine.actions import act_on
from ....engine.bits import bit
from . import codes
from .codes import COLUMNS, DECLINE, SECTIONS, STAR, USE_DIE, Bonus, Face, Section
from .components import Components
from .pool import dice_of, faces_in
from .position import Position
from .sheet import Sheet

FACES_AT: Final[i64] = 28
BONUSES_AT: Final[i64] = 37
TWO_WAYS: Final[i64] = 0x3000000  # LICENCE and LAUNCH
TWO_FISH: Final[i64] = 0xC000000  # CATCH and SELL


def action_of(choice: i64) -> i64:
    """The action that a bit of `choices` stands for."""
    if choice < SECTIONS:
        return act_on(codes.MARK, choice)
    if choice < FACES_AT:
        return choice
    return act_on(codes.TAKE, choice - FACES_AT) if choice < BONUSES_AT else act_on(codes.BONUS, choice - BONUSES_AT)


# The choices of each task


def uses_of(s: Position, sheet: Sheet) -> i64:
    """All that the die in hand may be used for."""
    uses: i64 = bit(codes.AS_COIN) | (reach(sheet) & sheet.open)
    face: Face = sheet.face
    if face == codes.THREE_COINS or face == codes.MARKET_FACE:
        uses |= bit(codes.CASH)
    if sheet.works(codes.SALVAGE) and sheet.salvaged < s.box.salvage_uses and sheet.open != 0:
        uses |= bit(codes.USE_SALVAGE)
    if sheet.works(codes.BUFFET) and face < codes.THREE_COINS and (sheet.hexes >> face) & 1 == 0:
        uses |= bit(codes.MARK_HEX)
    if sheet.own and not sheet.rerolled and sheet.works(codes.CASINO):
        uses |= bit(codes.REROLL)
    return uses


def marks_or_none(sections: i64) -> i64:
    """A mark in one of these sections, or none at all (Q12, Q27)."""
    return sections | bit(DECLINE)


def open_bonuses(box: Components, claimed: i64) -> i64:
    """The crab bonuses that nobody holds."""
    free: i64 = bit(box.bonuses) - 1
    return (free & ~claimed) << BONUSES_AT


def choices_of(s: Position, sheet: Sheet, place: i64) -> i64:
    """The choices of a sheet's task, worked out anew; none for a seat that waits (Q17)."""
    task: i64 = sheet.task
    if task == codes.IDLE:
        return 0
    if task == codes.TAKE_DIE:
        return faces_in(s.pool) << FACES_AT
    if task == USE_DIE:
        return uses_of(s, sheet)
    if task == codes.SECOND_MARK:
        return marks_or_none(sheet.open & COLUMNS)
    if task == STAR:
        return marks_or_none(sheet.open)
    if task == codes.EITHER:
        return TWO_WAYS
    if task == codes.OYSTER_CATCH:
        return TWO_FISH
    return 0 if s.earlier_seat_works(place) else open_bonuses(s.box, s.claimed)


# Why not: the task is asked first, by the table of actions


def reach(sheet: Sheet) -> i64:
    """The sections that the die in hand could mark if all were open (F3.3, F3.6)."""
    face: Face = sheet.face
    if face == codes.HARBOR_FACE:
        return codes.HARBOR
    if face == codes.WHARF_FACE:
        return codes.WHARF
    if face >= codes.THREE_COINS:
        return 0
    if face == codes.SHRIMP and sheet.own and sheet.level(codes.SHRIMP) > 0:
        return COLUMNS  # F6.1
    return bit(face)


def why_not_mark(s: Position, sheet: Sheet, section: Section) -> i64:
    """F5.1: a star marks anywhere; Q6: a second mark in a column; a die where its face says."""
    if sheet.task != STAR:
        within: i64 = reach(sheet) if sheet.task == USE_DIE else COLUMNS
        if within & bit(section) == 0:
            return codes.WRONG_SECTION
    return 0 if sheet.is_open(section) else codes.SECTION_FULL  # F2.3


def why_not_take(s: Position, sheet: Sheet, face: Face) -> i64:
    """F3.1: a die that is there."""
    return 0 if dice_of(s.pool, face) > 0 else codes.NOT_IN_POOL


def why_not_cash(s: Position, sheet: Sheet) -> i64:
    """F3.5, F3.6: only two faces are worth coins."""
    return 0 if sheet.face == codes.THREE_COINS or sheet.face == codes.MARKET_FACE else codes.NO_COINS_FACE


def why_not_salvage(s: Position, sheet: Sheet) -> i64:
    """F8.3: so many times, once it is built; Q27: and for a box that is open."""
    if not sheet.works(codes.SALVAGE):
        return codes.NO_SALVAGE
    if sheet.salvaged >= s.box.salvage_uses:
        return codes.SALVAGE_USED_UP  # Q14
    return 0 if sheet.open != 0 else codes.NOTHING_OPEN


def why_not_hex(s: Position, sheet: Sheet) -> i64:
    """F8.8, Q38: with the Buffet, the hex of the type shown, once."""
    if not sheet.works(codes.BUFFET):
        return codes.NO_BUFFET
    if sheet.face >= codes.THREE_COINS:
        return codes.NO_HEX_FACE
    return 0 if (sheet.hexes >> sheet.face) & 1 == 0 else codes.HEX_TAKEN


def why_not_reroll(s: Position, sheet: Sheet) -> i64:
    """F8.1, Q13: with the Casino, the own die, once."""
    if not sheet.own:
        return codes.NOT_YOUR_DIE
    if not sheet.works(codes.CASINO):
        return codes.NO_CASINO
    return codes.REROLLED_ALREADY if sheet.rerolled else 0


def why_not_decline(s: Position, sheet: Sheet) -> i64:
    """Q27, Q28: only a star and a second mark may be given up."""
    return 0 if sheet.task == STAR or sheet.task == codes.SECOND_MARK else codes.COMPULSORY


def why_not_bonus(s: Position, sheet: Sheet, which: Bonus) -> i64:
    """F7.1: one of the edition's that nobody holds."""
    if which >= s.box.bonuses:
        return codes.NO_SUCH_BONUS
    return 0 if (s.claimed >> which) & 1 == 0 else codes.BONUS_TAKEN
