"""Fishing: Barge, boats, the oyster boats' choice, and what swordfish licences bring afterwards (F4, F6.4, F6.5)."""

from typing import Final

from mypy_extensions import i64

from ....engine.bits import bit, first
from . import codes
from .codes import BARGE_BOAT, IDLE, OYSTER, OYSTER_CATCH, SWORDFISH, Slot
from .coins import gain
from .legal import TWO_FISH
from .position import Position
from .sheet import Sheet

OYSTER_BOATS: Final[i64] = 0xF0000  # slots 16 to 19


def fish(s: Position, sheet: Sheet, private: bool) -> None:
    """A fishing phase of one sheet, up to the first oyster boat that has a choice (F4.2, F7.2, Q39)."""
    before: i64 = sheet.catch
    roomy: i64 = sheet.afloat & ~sheet.full & ~bit(BARGE_BOAT)
    haul_barge(s, sheet)
    barge: i64 = sheet.catch - before
    sheet.private = private
    while roomy != 0:
        slot: Slot = Slot(first(roomy))
        roomy &= roomy - 1
        sheet.add_fish(s.box, slot, 1)
        if OYSTER_BOATS & bit(slot) != 0 and (sheet.full >> slot) & 1 == 0:
            catch_second(s, sheet, slot)
    if s.events is not None:
        s.tell(codes.E_CAUGHT, sheet.seat, sheet.catch - before, barge, 1 if private else 0)
    ask_next_boat(s, sheet)


def haul_barge(s: Position, sheet: Sheet) -> None:
    """F7.4, Q9: one fish for each boat that was full before this phase, as far as the Barge has room."""
    if (sheet.afloat >> BARGE_BOAT) & 1 == 0:
        return
    hauled: i64 = sheet.full_but_barge()
    room: i64 = sheet.capacity(s.box, BARGE_BOAT) - sheet.fish(BARGE_BOAT)
    if hauled > room:
        hauled = room
    if hauled > 0:
        sheet.add_fish(s.box, BARGE_BOAT, hauled)


def catch_second(s: Position, sheet: Sheet, slot: Slot) -> None:
    """F4.2, F6.5, Q10: an oyster boat's second fish; with a licence its owner may take a coin instead."""
    if sheet.level(OYSTER) > 0:
        sheet.catching |= bit(slot)
    else:
        sheet.add_fish(s.box, slot, 1)


def ask_next_boat(s: Position, sheet: Sheet) -> None:
    """Asks for the next oyster boat's second fish; after the last one the catch is over."""
    if sheet.catching != 0:
        sheet.ask(OYSTER_CATCH, TWO_FISH)
        return
    sheet.ask(IDLE, 0)
    if not sheet.private:
        reward_swordfish(s, sheet)
    sheet.private = False


def next_catching(s: Position, sheet: Sheet, sold: bool) -> Slot:
    """The oyster boat that is asked about, which has its answer now."""
    slot: Slot = Slot(first(sheet.catching))
    sheet.catching &= sheet.catching - 1
    if s.events is not None:
        s.tell(codes.E_SECOND_FISH, sheet.seat, 1 if sold else 0)
    return slot


def keep_second(s: Position, sheet: Sheet) -> None:
    """F6.5: the second fish of one oyster boat."""
    sheet.add_fish(s.box, next_catching(s, sheet, False), 1)
    ask_next_boat(s, sheet)


def sell_second(s: Position, sheet: Sheet) -> None:
    """F6.5: a coin instead, marked at once; a star waits for the end of the fishing (Q1)."""
    next_catching(s, sheet, True)
    gain(s, sheet, 1)
    ask_next_boat(s, sheet)


def reward_swordfish(s: Position, sheet: Sheet) -> None:
    """F6.4, Q34: stars by the level held when the catch ends; at level 2 a coin after them."""
    level: i64 = sheet.level(SWORDFISH)
    if level == 0:
        return
    stars: i64 = 2 if level == 3 else 1
    coins: i64 = 1 if level == 2 else 0
    sheet.stars += stars
    sheet.late_coins = coins
    if s.events is not None:
        s.tell(codes.E_SWORDFISH, sheet.seat, stars, coins)
