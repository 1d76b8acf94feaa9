"""Reads a position's text back. A text that is none raises ValueError with a message id, or with what is wrong."""

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.chance import Chance
from .codes import USE_DIE
from .components import Components
from .derived import frame, read_parts
from .game import HEAD, FleetState
from .legal import choices_of
from .preparation import blank_sheets


def load(text: str, box: Components, chance: Chance, rules: i64) -> FleetState:
    """The position that a text describes."""
    words = text[len(HEAD) :].split(" ")
    seats = len(words) - 3  # the parts before the sheets
    if not text.startswith(HEAD) or seats < 1 or seats > 4:
        raise ValueError("position-parts")
    s = FleetState(box, chance, blank_sheets(box, seats))
    s.rules = rules
    read_parts(s, words)
    if s.seats != seats:
        raise ValueError("position-seats")
    broken = frame(s)
    if broken == "":
        find_work(s)
        broken = s.audit()
    if broken != "":
        raise ValueError(broken)
    s.actor = s.to_move() if not s.is_over() else 0
    return s


def find_work(s: FleetState) -> None:
    """What the text does not repeat: open sections, full boats, all fish, bonuses held, and what may be chosen."""
    for sheet in s.sheets:
        if sheet.task == USE_DIE and sheet.face < 0:
            raise ValueError("position-work")
        sheet.reckon_open(s.box)
        sheet.reckon_full(s.box)
        if sheet.bonus >= 0:
            s.claimed |= bit(sheet.bonus)
    for place in range(s.seats):
        sheet = s.sheet_in_order(place)
        sheet.choices = choices_of(s, sheet, place)
