"""Marks and what they set off: licences, launches, Harbor ships, buildings (F3.3, F3.4, F7, F8.11)."""

from mypy_extensions import i64

from ....engine.bits import bit
from . import codes
from .codes import CASINO, CRAB, IDLE, KAYAK, LICENCE_BOX, OYSTER, RESEARCH, TYPES, Bonus, Section, Slot
from .coins import gain
from .fishing import fish
from .legal import TWO_WAYS
from .position import Position
from .sheet import Sheet


def mark(s: Position, sheet: Sheet, section: Section, event: i64) -> None:
    """Marks the topmost open box of a section and activates it (F2.3); `event` says by what means."""
    place: i64 = sheet.marked(section)
    printed: i64 = s.box.box(section, place)
    sheet.add_mark(s.box, section)
    if s.events is not None:
        s.tell(event, sheet.seat, section, place + 1)
    if section >= CASINO:
        finish_building(s, sheet, section)
    elif printed == codes.PLAIN:
        return
    elif section < TYPES:
        activate_column(s, sheet, section, printed)
    else:
        activate_ship(s, sheet, section, printed)


def finish_building(s: Position, sheet: Sheet, section: Section) -> None:
    """F8.11: complete with its last box."""
    if sheet.is_open(section):
        return
    sheet.built |= bit(section)
    if s.events is not None:
        s.tell(codes.E_BUILT, sheet.seat, section)


def activate_column(s: Position, sheet: Sheet, kind: Section, printed: i64) -> None:
    """F3.3, Q7: [L], [B] or the player's choice, as far as any are left."""
    licences_left: bool = sheet.level(kind) < 3
    boats_left: bool = sheet.launched(kind) < i64(s.box.boats[kind])
    if printed == codes.EITHER_BOX and licences_left and boats_left:
        sheet.column = kind
        sheet.ask(codes.EITHER, TWO_WAYS)
    elif printed != codes.BOAT_BOX and licences_left:
        take_licence(s, sheet, kind)
    elif printed != LICENCE_BOX and boats_left:
        launch_boat(s, sheet, kind)


def answer_either(sheet: Sheet) -> Section:
    """Closes the question at a [?]; the type that it was about."""
    kind: Section = sheet.column
    sheet.ask(IDLE, 0)
    sheet.column = Section(-1)
    return kind


def choose_licence(s: Position, sheet: Sheet) -> None:
    take_licence(s, sheet, answer_either(sheet))


def choose_boat(s: Position, sheet: Sheet) -> None:
    launch_boat(s, sheet, answer_either(sheet))


def take_licence(s: Position, sheet: Sheet, kind: Section) -> None:
    """F3.4, F6.7: the topmost licence; the second of a type pays (Q35)."""
    sheet.licences += bit(kind * 4)
    level: i64 = sheet.level(kind)
    if kind == OYSTER:
        sheet.reckon_full(s.box)
    if s.events is not None:
        s.tell(codes.E_LICENCE, sheet.seat, kind, level)
    if level == 2:
        gain(s, sheet, s.box.second_coins)


def launch_boat(s: Position, sheet: Sheet, kind: Section) -> None:
    """The next boat of a type."""
    launch(s, sheet, kind, Slot(kind * codes.BOATS_A_TYPE + sheet.launched(kind)))


def launch(s: Position, sheet: Sheet, section: Section, slot: Slot) -> None:
    """F3.4: a boat that fishes from now on; every launch pays the cod bonus (F6.2)."""
    sheet.afloat |= bit(slot)
    if s.events is not None:
        many: i64 = slot - codes.FIRST_KAYAK + 1 if section == KAYAK else 1
        if section < TYPES:
            many = sheet.launched(section)
        s.tell(codes.E_LAUNCHED, sheet.seat, section, many)
    pay_cod(s, sheet)


def pay_cod(s: Position, sheet: Sheet) -> None:
    """F6.2, Q4: coins for each launch by the cod licence held."""
    gain(s, sheet, i64(s.box.cod[sheet.level(codes.COD)]))


# Harbor


def activate_ship(s: Position, sheet: Sheet, section: Section, printed: i64) -> None:
    """F7.1 to F7.5."""
    if section == CRAB:
        if printed == LICENCE_BOX:
            sheet.ask(codes.CRAB_BONUS, 0)  # opened when no earlier seat works (work.py)
        else:
            launch(s, sheet, CRAB, codes.CRAB_BOAT)
    elif section == codes.CLUB:
        fish(s, sheet, True)
    elif section == RESEARCH:
        sheet.research += 1
        if s.events is not None:
            s.tell(codes.E_LAUNCHED, sheet.seat, RESEARCH, sheet.research)
        pay_cod(s, sheet)
    elif section == codes.BARGE:
        launch(s, sheet, codes.BARGE, codes.BARGE_BOAT)
    else:
        kayaks: i64 = s.box.printed_above(KAYAK, sheet.marked(KAYAK), codes.ACTIVE_BOX)
        launch(s, sheet, KAYAK, Slot(codes.FIRST_KAYAK + kayaks - 1))


def choose_bonus(s: Position, sheet: Sheet, which: Bonus) -> None:
    """F7.1, Q41: compulsory and final; -1 where none was left (Q16)."""
    sheet.ask(IDLE, 0)
    sheet.bonus = which
    if which >= 0:
        s.claimed |= bit(which)
    if s.events is not None:
        if which >= 0:
            s.tell(codes.E_BONUS, sheet.seat, i64(s.box.bonus_kinds[which]), i64(s.box.bonus_per[which]))
        else:
            s.tell(codes.E_BONUS, sheet.seat)
