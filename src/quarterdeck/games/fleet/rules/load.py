"""Reads a position text back (record.py writes it). A text that is none raises ValueError with a message id."""

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.chance import Chance
from ....engine.positions import number_from, numbers_from
from .audit import marks_fit
from .codes import BOATS, FACES, SECTIONS, TYPES
from .components import Components
from .game import FleetState
from .legal import choices_of
from .preparation import blank_sheets
from .sheet import Sheet


def load(text: str, box: Components, chance: Chance, rules: i64) -> FleetState:
    """The position that a text describes."""
    words = text.split(" ")
    if len(words) < 6 or len(words) > 9 or words[0] != "fleet" or words[1] != "1":
        raise ValueError("position-parts")
    figures = numbers_from(part(words[2], "game"), 12)
    seats = len(words) - 5
    if figures[0] != seats:
        raise ValueError("position-seats")
    s = FleetState(box, chance, blank_sheets(box, seats))
    s.rules = rules
    read_game(s, figures)
    read_pool(s, part(words[3], "pool"))
    s.strict_wharf = number_from(part(words[4], "options")) == 1
    for seat in range(seats):
        read_sheet(s, s.sheet(seat), part(words[5 + seat], "sheet"))
    for place in range(seats):
        sheet = s.sheet(s.seat_in_order(place))
        sheet.choices = choices_of(s, sheet, place)
    broken = s.audit()
    if broken != "":
        raise ValueError(broken)
    s.actor = s.to_move() if not s.is_over() else 0
    return s


def part(word: str, key: str) -> str:
    if not word.startswith(key + "="):
        raise ValueError("position-parts")
    return word[len(key) + 1 :]


def read_game(s: FleetState, figures: list[i64]) -> None:
    s.round = figures[1]
    s.step = figures[2]
    s.turn = figures[3]
    s.first = figures[4]
    s.shared = figures[5]
    s.gone = figures[6]
    s.boat_token = figures[7]
    s.harbor_token = figures[8]
    s.wharf_token = figures[9]
    s.ended = figures[10]
    s.winners = figures[11]
    if s.first < 0 or s.first >= s.seats:
        raise ValueError("position-turn")


def read_pool(s: FleetState, text: str) -> None:
    if len(text) != FACES or not text.isascii() or not text.isdigit():
        raise ValueError("position-dice")
    for face in range(FACES):
        s.pool += int(text[face]) * bit(face * 4)


def read_sheet(s: FleetState, sheet: Sheet, text: str) -> None:
    parts = text.split(":")
    if len(parts) != 7:
        raise ValueError("position-parts")
    marks = numbers_from(parts[0], SECTIONS)
    crosses = numbers_from(parts[1], SECTIONS)
    if not marks_fit(s.box, marks, crosses):
        raise ValueError("position-boxes")
    for section in range(SECTIONS):
        for _ in range(marks[section]):
            sheet.add_mark(s.box, section)
        for _ in range(crosses[section]):
            sheet.add_cross(s.box, section)
    read_licences(sheet, parts[2])
    read_fish(s, sheet, parts[3])
    figures = numbers_from(parts[4], 6)
    sheet.built = figures[0]
    sheet.research = figures[1]
    sheet.coin = figures[2]
    sheet.hexes = figures[3]
    sheet.salvaged = figures[4]
    sheet.bonus = figures[5]
    if sheet.bonus < -1 or sheet.bonus >= s.box.bonuses:
        raise ValueError("position-bonus")
    if sheet.bonus >= 0:
        if s.claimed & bit(sheet.bonus) != 0:
            raise ValueError("position-bonus")
        s.claimed |= bit(sheet.bonus)
    read_stars(sheet, parts[5])
    read_work(sheet, parts[6])


def read_licences(sheet: Sheet, text: str) -> None:
    if len(text) != TYPES:
        raise ValueError("position-licences")
    for kind in range(TYPES):
        if text[kind] not in "0123":
            raise ValueError("position-licences")
        sheet.licences += int(text[kind]) * bit(kind * 4)


def read_fish(s: FleetState, sheet: Sheet, text: str) -> None:
    boats = text.split(",")
    if len(boats) != BOATS:
        raise ValueError("position-boats")
    for slot in range(BOATS):
        if boats[slot] == "-":
            continue
        sheet.afloat |= bit(slot)
        caught: i64 = number_from(boats[slot])
        if caught < 0 or caught > 15 or caught > sheet.capacity(s.box, slot):
            raise ValueError("position-boats")
        if caught > 0:
            sheet.add_fish(s.box, slot, caught)
    sheet.reckon_full(s.box)


def read_stars(sheet: Sheet, text: str) -> None:
    if text == "":
        return
    for word in text.split(","):
        star: i64 = number_from(word)
        if star < 1 or star > 60:
            raise ValueError("position-coins")
        sheet.crossed_stars |= bit(star - 1)


def read_work(sheet: Sheet, text: str) -> None:
    figures = numbers_from(text, 11)
    sheet.task = figures[0]
    sheet.stars = figures[1]
    sheet.second_marks = figures[2]
    sheet.die_star = figures[3]
    sheet.late_coins = figures[4]
    sheet.face = figures[5]
    sheet.own = figures[6] == 1
    sheet.rerolled = figures[7] == 1
    sheet.column = figures[8]
    sheet.catching = figures[9]
    sheet.private = figures[10] == 1
    if sheet.task < 0 or sheet.task > 7 or sheet.face < -1 or sheet.face >= FACES or sheet.catching < 0:
        raise ValueError("position-work")
