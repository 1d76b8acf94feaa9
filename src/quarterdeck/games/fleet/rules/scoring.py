"""Victory points under five heads: fish, boats, licences, buildings, crab bonus (F8.9, Q41)."""

from mypy_extensions import i64

from ....engine.bits import count, first
from . import codes
from .codes import BANK, BUFFET, CASINO, CRAB, SECTIONS, TYPES, Bonus, Section
from .components import Components
from .sheet import Sheet


def boat_points(box: Components, sheet: Sheet) -> i64:
    """The points of every launched boat."""
    points: i64 = sheet.research * box.research_vp
    rest: i64 = sheet.afloat
    while rest != 0:
        points += i64(box.boat_vp[first(rest)])
        rest &= rest - 1
    return points


def has_crab_licence(box: Components, sheet: Sheet) -> bool:
    """F7.1."""
    return sheet.marked(CRAB) > box.crab_licence_box


def licence_points(box: Components, sheet: Sheet) -> i64:
    """F6.8: third licences, and King Crab's."""
    points: i64 = box.crab_vp if has_crab_licence(box, sheet) else 0
    for kind in range(TYPES):
        if sheet.level(Section(kind)) == 3:
            points += i64(box.level_vp[kind])
    return points


def building_value(box: Components, sheet: Sheet, building: Section) -> i64:
    """F8.1 to F8.8: a complete building's points; the Bank scores by box."""
    points: i64 = i64(box.building_vp[building - CASINO])
    if building == BANK:
        return points * sheet.marked(BANK)
    if not sheet.works(building):
        return 0
    if building == BUFFET:
        return points + i64(box.hex_vp[count(sheet.hexes)])
    return points


def building_points(box: Components, sheet: Sheet) -> i64:
    points: i64 = 0
    for building in range(CASINO, SECTIONS):
        points += building_value(box, sheet, Section(building))
    return points


def wharf_marks(sheet: Sheet) -> i64:
    """Marked Wharf boxes, without hexes and use stars."""
    marks: i64 = 0
    for building in range(CASINO, SECTIONS):
        marks += sheet.marked(Section(building))
    return marks


def boats_of(sheet: Sheet, section: Section) -> i64:
    """The launched boats of a column or a Harbor ship."""
    if section < codes.TYPES:
        return sheet.launched(section)
    if section == codes.RESEARCH:
        return sheet.research
    if section == codes.KAYAK:
        return count(sheet.afloat >> codes.FIRST_KAYAK)
    return (sheet.afloat >> (codes.CRAB_BOAT if section == codes.CRAB else codes.BARGE_BOAT)) & 1


def counted_for_bonus(box: Components, sheet: Sheet, which: Bonus) -> i64:
    """What a crab bonus counts on a sheet (Q41)."""
    kind: i64 = i64(box.bonus_kinds[which])
    if kind == codes.BY_FISH:
        return sheet.catch
    if kind == codes.BY_BOATS:
        return sheet.fleet()
    if kind == codes.BY_LICENCES:
        return sheet.held()
    if kind == codes.BY_FULL:
        return sheet.full_boats()
    if kind >= codes.BY_SECTION:
        return boats_of(sheet, Section(kind - codes.BY_SECTION))
    return wharf_marks(sheet)


def bonus_value(box: Components, sheet: Sheet, which: Bonus) -> i64:
    """What a crab bonus would be worth now: rounded down, at most the cap."""
    points: i64 = counted_for_bonus(box, sheet, which) // i64(box.bonus_per[which])
    return points if points < box.bonus_cap else box.bonus_cap


def bonus_points(box: Components, sheet: Sheet) -> i64:
    return bonus_value(box, sheet, sheet.bonus) if sheet.bonus >= 0 else 0


def total(box: Components, sheet: Sheet) -> i64:
    """F8.9."""
    return (
        sheet.catch
        + boat_points(box, sheet)
        + licence_points(box, sheet)
        + building_points(box, sheet)
        + bonus_points(box, sheet)
    )


def title(box: Components, points: i64) -> i64:
    """F9.9: 0 is the highest title."""
    for rank in range(len(box.titles)):
        if points >= box.titles[rank]:
            return rank
    return len(box.titles)
