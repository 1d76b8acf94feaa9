"""Marks and what they set off: licences, launches, Harbor ships, buildings (F3.3, F3.4, F7, F8.11)."""

from mypy_extensions import i64

from ....engine.bits import bit
from .codes import (
    ACTIVE_BOX,
    BARGE,
    BARGE_BOAT,
    BOAT_BOX,
    BOATS_A_TYPE,
    BONUS,
    CASINO,
    CLUB,
    COD,
    CRAB,
    CRAB_BOAT,
    CRAB_BONUS,
    E_BONUS,
    E_BUILT,
    E_LAUNCHED,
    E_LICENCE,
    EITHER,
    EITHER_BOX,
    FIRST_KAYAK,
    IDLE,
    KAYAK,
    LAUNCH,
    LICENCE,
    LICENCE_BOX,
    OYSTER,
    PLAIN,
    RESEARCH,
    TYPES,
)
from .coins import gain
from .fishing import fish
from .position import Position
from .sheet import Sheet


def mark(s: Position, sheet: Sheet, section: i64, event: i64) -> None:
    """Marks the topmost open box of a section and activates it (F2.3); `event` says by what means."""
    place: i64 = sheet.marked(section)
    printed: i64 = s.box.box(section, place)
    sheet.add_mark(s.box, section)
    if s.events is not None:
        s.tell(event, sheet.seat, section, place + 1)
    if section >= CASINO:
        finish_building(s, sheet, section)
    elif printed == PLAIN:
        return
    elif section < TYPES:
        activate_column(s, sheet, section, printed)
    else:
        activate_ship(s, sheet, section, printed)


def finish_building(s: Position, sheet: Sheet, section: i64) -> None:
    """F8.11: complete with its last box."""
    if sheet.is_open(section):
        return
    sheet.built |= bit(section)
    if s.events is not None:
        s.tell(E_BUILT, sheet.seat, section)


def activate_column(s: Position, sheet: Sheet, kind: i64, printed: i64) -> None:
    """F3.3, Q7: [L], [B] or the player's choice, as far as any are left."""
    licences_left: bool = sheet.level(kind) < 3
    boats_left: bool = sheet.launched(kind) < i64(s.box.boats[kind])
    if printed == EITHER_BOX and licences_left and boats_left:
        sheet.task = EITHER
        sheet.column = kind
        sheet.choices = bit(LICENCE) | bit(LAUNCH)
    elif printed != BOAT_BOX and licences_left:
        take_licence(s, sheet, kind)
    elif printed != LICENCE_BOX and boats_left:
        launch(s, sheet, kind, kind * BOATS_A_TYPE + sheet.launched(kind))


def choose_either(s: Position, sheet: Sheet, licence: bool) -> None:
    """The answer at a [?]."""
    kind: i64 = sheet.column
    sheet.task = IDLE
    sheet.choices = 0
    sheet.column = -1
    if licence:
        take_licence(s, sheet, kind)
    else:
        launch(s, sheet, kind, kind * BOATS_A_TYPE + sheet.launched(kind))


def take_licence(s: Position, sheet: Sheet, kind: i64) -> None:
    """F3.4, F6.7: the topmost licence; the second of a type pays (Q35)."""
    sheet.licences += bit(kind * 4)
    level: i64 = sheet.level(kind)
    if kind == OYSTER:
        sheet.reckon_full(s.box)
    if s.events is not None:
        s.tell(E_LICENCE, sheet.seat, kind, level)
    if level == 2:
        gain(s, sheet, s.box.second_coins)


def launch(s: Position, sheet: Sheet, section: i64, slot: i64) -> None:
    """F3.4: a boat that fishes from now on; every launch pays the cod bonus (F6.2)."""
    sheet.afloat |= bit(slot)
    if s.events is not None:
        many: i64 = sheet.launched(section) if section < TYPES else slot - FIRST_KAYAK + 1 if section == KAYAK else 1
        s.tell(E_LAUNCHED, sheet.seat, section, many)
    pay_cod(s, sheet)


def pay_cod(s: Position, sheet: Sheet) -> None:
    """F6.2, Q4: coins for each launch by the cod licence held."""
    gain(s, sheet, i64(s.box.cod[sheet.level(COD)]))


# Harbor


def activate_ship(s: Position, sheet: Sheet, section: i64, printed: i64) -> None:
    """F7.1 to F7.5."""
    if section == CRAB:
        if printed == LICENCE_BOX:
            sheet.task = CRAB_BONUS  # opened when no earlier seat works (work.py)
            sheet.choices = 0
        else:
            launch(s, sheet, CRAB, CRAB_BOAT)
    elif section == CLUB:
        fish(s, sheet, True)
    elif section == RESEARCH:
        sheet.research += 1
        if s.events is not None:
            s.tell(E_LAUNCHED, sheet.seat, RESEARCH, sheet.research)
        pay_cod(s, sheet)
    elif section == BARGE:
        launch(s, sheet, BARGE, BARGE_BOAT)
    else:
        kayaks: i64 = s.box.printed_above(KAYAK, sheet.marked(KAYAK), ACTIVE_BOX)
        launch(s, sheet, KAYAK, FIRST_KAYAK + kayaks - 1)


def open_bonuses(s: Position) -> i64:
    """The crab bonuses that nobody holds, as actions."""
    free: i64 = bit(s.box.bonuses) - 1
    return (free & ~s.claimed) << BONUS


def choose_bonus(s: Position, sheet: Sheet, which: i64) -> None:
    """F7.1, Q41: compulsory and final; -1 where none was left (Q16)."""
    sheet.task = IDLE
    sheet.choices = 0
    sheet.bonus = which
    if which >= 0:
        s.claimed |= bit(which)
    if s.events is not None:
        if which >= 0:
            s.tell(E_BONUS, sheet.seat, i64(s.box.bonus_kinds[which]), i64(s.box.bonus_per[which]))
        else:
            s.tell(E_BONUS, sheet.seat)
