"""Reads a position's text back. A text that is none raises ValueError with what is wrong."""

from mypy_extensions import i64, u8

from ....engine.bits import first
from ....engine.chance import Chance
from ....engine.positions import rows_from
from . import codes
from .chart import Cell
from .codes import LOAD
from .derived import read_parts
from .game import HEAD, HEAD_2, NO_DEEDS, AdmiralState, empty_state
from .islands import raise_again
from .position import DEED
from .scenario import Scenario
from .waters import survey_reefs


def setup_of(text: str) -> str:
    """The heading of the scenario that a text begins with."""
    if not text.startswith(HEAD) and not text.startswith(HEAD_2):
        raise ValueError("it should begin with '" + HEAD + "'")
    return text[len(HEAD) :].split(" ")[0]


def load(text: str, scenario: Scenario, chance: Chance, rules: i64, audited: bool) -> AdmiralState:
    """The position that a text describes; without the audit, it has to be one that this program has written."""
    s = empty_state(scenario, chance)
    s.rules = rules
    told = text if text.startswith(HEAD_2) else text + NO_DEEDS
    if text.startswith(HEAD_2):
        s.deeds = rows_from(text.split(" ")[-1].removeprefix("deeds="), s.deeds, DEED)
        raise_again(s)
    read_parts(s, told[len(HEAD) :].split(" ")[1:])
    find_work(s)
    broken = s.audit() if audited else ""
    if broken != "":
        raise ValueError(broken)
    if s.phase != codes.OVER:
        s.actor = first(s.pending())
        if s.count_actions() == 0:
            raise ValueError("nobody could do anything")
    return s


def find_work(s: AdmiralState) -> None:
    """What the text does not repeat: how many ships lie in each cell, the pearls adrift, where reefs may lie."""
    for cell in s.chart.every_cell:
        s.adrift += i64(s.pearls[cell])
    for ship in s.every_ship:
        here: Cell = s.cell_of(ship)
        if here < 0 or here >= s.chart.size:
            raise ValueError("a ship is off the board")
        if here != 0:
            s.crowd[here] = u8((i64(s.crowd[here]) + 1) & 127)
        s.adrift += s.of(ship, LOAD)
    if s.phase == codes.PLACE_REEFS:
        survey_reefs(s)
