"""The parts of a sheet's text that are told by hand: boxes and boats, which are packed.

    fleet 1 game=2,3,1,… pool=021000000 options=0 sheet=…:… sheet=…:…

A sheet: marks and crosses by section, licences by type, fish by boat slot (- = not launched), figures, crossed stars,
open work.
"""

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.positions import number_from, numbers_from, numbers_text, within
from .codes import BOATS, SECTIONS, Section, Slot
from .sheet import Sheet


def marks_text(sheet: Sheet) -> str:
    return numbers_text([sheet.marked(Section(section)) for section in range(SECTIONS)])


def read_marks(sheet: Sheet, text: str) -> None:
    sheet.marked_left, sheet.marked_wharf = packed(text)


def crosses_text(sheet: Sheet) -> str:
    return numbers_text([sheet.crossed(Section(section)) for section in range(SECTIONS)])


def read_crosses(sheet: Sheet, text: str) -> None:
    sheet.crossed_left, sheet.crossed_wharf = packed(text)


def packed(text: str) -> tuple[i64, i64]:
    """Figures of all sections, 6 bits each: the first ten, and those of the Wharf."""
    numbers = numbers_from(text, SECTIONS)
    left: i64 = 0
    wharf: i64 = 0
    for section in range(SECTIONS):
        if section < 10:
            left |= within(numbers[section], 0, 63) << (section * 6)
        else:
            wharf |= within(numbers[section], 0, 63) << ((section - 10) * 6)
    return left, wharf


def fish_text(sheet: Sheet) -> str:
    slots = [Slot(slot) for slot in range(BOATS)]
    return ",".join([str(sheet.fish(slot)) if (sheet.afloat >> slot) & 1 == 1 else "-" for slot in slots])


def read_fish(sheet: Sheet, text: str) -> None:
    boats = text.split(",")
    if len(boats) != BOATS:
        raise ValueError("position-boats")
    for slot in range(BOATS):
        if boats[slot] == "-":
            continue
        sheet.afloat |= bit(slot)
        sheet.put_fish(Slot(slot), within(number_from(boats[slot]), 0, 15))
