"""Points of Fleet, itemised under the five heads: as they stand, and at the end."""

from ...engine.bits import count
from ..base import ScoreItem
from .edition_file import BUILDINGS, TYPES
from .rules import codes, scoring
from .rules.codes import Section
from .rules.game import FleetState
from .rules.sheet import Sheet
from .view import slot_kind
from .words import bonus_args, bonus_word, section_word


def items(s: FleetState, seat: int) -> tuple[ScoreItem, ...]:
    """Every point of one seat with its reason; they add up to the total."""
    sheet = s.sheets[seat]
    found = [ScoreItem("fish", sheet.catch, {"count": sheet.catch}, (), ("F8.9",))] if sheet.catch else []
    return (*found, *_boats(s, sheet), *_licences(s, sheet), *_buildings(s, sheet), *_bonus(s, sheet))


def _boats(s: FleetState, sheet: Sheet) -> list[ScoreItem]:
    afloat = [slot for slot in range(codes.BOATS) if sheet.afloat >> slot & 1]
    counts: dict[str, tuple[int, int]] = {}
    for slot in afloat:
        many, points = counts.get(slot_kind(slot), (0, 0))
        counts[slot_kind(slot)] = (many + 1, points + int(s.box.boat_vp[slot]))
    if sheet.research:
        counts["research"] = (sheet.research, sheet.research * s.box.research_vp)
    return [
        ScoreItem("boats", points, {"section": f"@section-{kind}", "count": many}, (kind,), ("F8.9", "F7.6"))
        for kind, (many, points) in counts.items()
        if points
    ]


def _licences(s: FleetState, sheet: Sheet) -> list[ScoreItem]:
    found = [
        ScoreItem("licence", int(s.box.level_vp[kind]), {"section": section_word(kind)}, (TYPES[kind],), ("F6.8",))
        for kind in map(Section, range(codes.TYPES))
        if sheet.level(kind) == 3 and s.box.level_vp[kind]
    ]
    if scoring.has_crab_licence(s.box, sheet) and s.box.crab_vp:
        found.append(ScoreItem("licence", s.box.crab_vp, {"section": "@section-crab"}, ("crab",), ("F7.1",)))
    return found


def _buildings(s: FleetState, sheet: Sheet) -> list[ScoreItem]:
    found = []
    for place, name in enumerate(BUILDINGS):
        points = scoring.building_value(s.box, sheet, Section(codes.CASINO + place))
        if points:
            rules = (f"F8.{place + 1}", "F8.11")  # F8.1 to F8.8: the buildings in their order
            found.append(ScoreItem("building", points, {"section": f"@section-{name}"}, (name,), rules))
    return found


def _bonus(s: FleetState, sheet: Sheet) -> list[ScoreItem]:
    points = scoring.bonus_points(s.box, sheet)
    if not points:
        return []
    args: dict[str, str | int] = {
        **bonus_args(bonus_word(s.box, sheet.bonus)),
        "per": int(s.box.bonus_per[sheet.bonus]),
        "count": scoring.counted_for_bonus(s.box, sheet, sheet.bonus),
    }
    return [ScoreItem("bonus", points, args, ("crab",), ("F7.1", "Q41"))]


def assets(s: FleetState, seat: int) -> dict[str, int]:
    """What one player has to play with, besides points."""
    sheet = s.sheets[seat]
    return {
        "boat": int(sheet.fleet()),
        "licence": int(sheet.held()),
        "building": int(count(sheet.built)),
        "coin": int(sheet.coin),
    }
