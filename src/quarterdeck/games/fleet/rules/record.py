"""The whole position as one line of text, and its checksum. load.py reads it back.

    fleet 1 game=2,3,1,… pool=021000000 options=0 sheet=…:… sheet=…:…

A sheet: marks and crosses by section, licences by type, fish by boat slot (- = not launched), figures, crossed stars,
open work.
"""

from typing import Final

from mypy_extensions import i64

from ....engine.state import mix
from .codes import BOATS, FACES, SECTIONS, TYPES
from .dice import dice_of
from .position import Position
from .sheet import Sheet

VERSION: Final[i64] = 1


def flag(value: bool) -> i64:
    return 1 if value else 0


def joined(numbers: list[i64]) -> str:
    return ",".join([str(number) for number in numbers])


def game_figures(s: Position) -> list[i64]:
    """Everything beside sheets and dice, in a fixed order."""
    return [
        s.seats,
        s.round,
        s.step,
        s.turn,
        s.first,
        s.shared,
        s.gone,
        s.boat_token,
        s.harbor_token,
        s.wharf_token,
        s.ended,
        s.winners,
    ]


def sheet_figures(sheet: Sheet) -> list[i64]:
    return [sheet.built, sheet.research, sheet.coin, sheet.hexes, sheet.salvaged, sheet.bonus]


def work_figures(sheet: Sheet) -> list[i64]:
    """The open work of a sheet, in a fixed order."""
    return [
        sheet.task,
        sheet.stars,
        sheet.second_marks,
        sheet.die_star,
        sheet.late_coins,
        sheet.face,
        flag(sheet.own),
        flag(sheet.rerolled),
        sheet.column,
        sheet.catching,
        flag(sheet.private),
    ]


def fish_text(sheet: Sheet) -> str:
    boats: list[str] = []
    for slot in range(BOATS):
        boats.append(str(sheet.fish(slot)) if (sheet.afloat >> slot) & 1 == 1 else "-")
    return ",".join(boats)


def star_text(sheet: Sheet) -> str:
    stars: list[str] = []
    for star in range(60):
        if (sheet.crossed_stars >> star) & 1 == 1:
            stars.append(str(star + 1))
    return ",".join(stars)


def sheet_text(sheet: Sheet) -> str:
    return ":".join(
        [
            joined([sheet.marked(section) for section in range(SECTIONS)]),
            joined([sheet.crossed(section) for section in range(SECTIONS)]),
            "".join([str(sheet.level(kind)) for kind in range(TYPES)]),
            fish_text(sheet),
            joined(sheet_figures(sheet)),
            star_text(sheet),
            joined(work_figures(sheet)),
        ]
    )


def position_text(s: Position) -> str:
    """The position in one line."""
    words = ["fleet", str(VERSION), "game=" + joined(game_figures(s))]
    words.append("pool=" + "".join([str(dice_of(s.pool, face)) for face in range(FACES)]))
    words.append("options=" + str(flag(s.strict_wharf)))
    for seat in range(s.seats):
        words.append("sheet=" + sheet_text(s.sheet(seat)))
    return " ".join(words)


def checksum(s: Position) -> i64:
    """Folds every field of the position."""
    h: i64 = 29
    for figure in game_figures(s):
        h = mix(h, figure)
    h = mix(h, s.pool)
    h = mix(h, flag(s.strict_wharf))
    for seat in range(s.seats):
        sheet = s.sheet(seat)
        for word in (sheet.marked_left, sheet.marked_wharf, sheet.crossed_left, sheet.crossed_wharf):
            h = mix(h, word)
        for word in (sheet.licences, sheet.afloat, sheet.fish_low, sheet.fish_high, sheet.crossed_stars):
            h = mix(h, word)
        for figure in sheet_figures(sheet):
            h = mix(h, figure)
        for figure in work_figures(sheet):
            h = mix(h, figure)
    return h
