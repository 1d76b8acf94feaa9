"""Reads a position text back (record.py writes it). A text that is none raises ValueError with what is wrong."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import first
from ....engine.chance import Chance
from ....engine.positions import number_from
from ....engine.state import mix
from .codes import CELL, FORT, LOAD, MINE, OVER, PLACE_REEFS, SEAT, SHIP
from .game import AdmiralState, empty_state
from .scenario import Chart, Scenario
from .waters import survey_reefs

PARTS = ("setup", "reefs", "ships", "forts", "players", "pearls", "mines", "turn")
TURN_FIGURES = 28


def read_parts(text: str) -> dict[str, str]:
    """The parts of a position text by name."""
    words = text.split(" ")
    if len(words) != len(PARTS) + 2 or words[0] != "admiral":
        raise ValueError("it should have 10 parts and begin with 'admiral 1'")
    if words[1] != "1":
        raise ValueError("version " + words[1][:20] + " is not known")
    parts: dict[str, str] = {}
    for word in words[2:]:
        key, _, value = word.partition("=")
        parts[key] = value
    for key in PARTS:
        if key not in parts:
            raise ValueError("part '" + key + "' is missing")
    return parts


def load(parts: dict[str, str], scenario: Scenario, chance: Chance, rules: i64) -> AdmiralState:
    """The position that the parts describe."""
    s = empty_state(scenario, chance)
    s.rules = rules
    chart = scenario.chart
    read_reefs(s, parts["reefs"])
    fill(s.ships, parts["ships"], SHIP, "ships")
    fill(s.forts, parts["forts"], FORT, "forts")
    fill(s.players, parts["players"], SEAT, "players")
    fill(s.mines, parts["mines"], MINE, "mines")
    read_pearls(s, parts["pearls"])
    read_turn(s, parts["turn"])
    for ship in range(s.ship_count):
        cell: i64 = s.of(ship, CELL)
        if cell < 0 or cell >= chart.size:
            raise ValueError("a ship is off the board")
        if cell != 0:
            s.crowd[cell] = u8((i64(s.crowd[cell]) + 1) & 127)
        s.adrift += s.of(ship, LOAD)
    if s.phase == PLACE_REEFS:
        survey_reefs(s)
    broken = s.audit()
    if broken != "":
        raise ValueError(broken)
    if s.phase != OVER:
        s.actor = first(s.pending())
        if s.count_actions() == 0:
            raise ValueError("nobody could do anything")
    return s


def fill(fields: "vec[i64]", text: str, width: i64, name: str) -> None:
    """Rows of figures into a vec of the right size; an empty figure is 0."""
    rows = text.split("/") if text != "" else []
    if len(rows) * width != len(fields):
        raise ValueError(name + " should be " + str(len(fields) // width) + " rows")
    at: i64 = 0
    for row in rows:
        figures = row.split(",")
        if len(figures) != width:
            raise ValueError("a row of " + name + " should have " + str(width) + " figures")
        for figure in figures:
            fields[at] = number_from(figure) if figure != "" else 0
            at += 1


def cell_from(chart: Chart, name: str) -> i64:
    """The cell with a name; ValueError where there is none."""
    head = ""
    for letter in name:
        if not ("A" <= letter <= "Z"):
            break
        head += letter
    digits = name[len(head) :]
    known = 0 < len(head) <= 2 and 0 < len(digits) <= 2 and digits.isascii() and digits.isdigit()
    if known:
        column: i64 = ord(head[0]) - 65
        if len(head) == 2:
            column = (column + 1) * 26 + ord(head[1]) - 65
        row: i64 = int(digits)
        if column < chart.width and 1 <= row <= chart.height and digits[0] != "0":
            return chart.cell(column, row - 1)
    raise ValueError("'" + name[:20] + "' is no cell of the board")


def read_reefs(s: AdmiralState, text: str) -> None:
    berths: vec[u8] = s.chart.berths[:]
    for name in text.split(","):
        if name != "":
            cell: i64 = cell_from(s.chart, name)
            if s.chart.berths[cell] == 0:
                raise ValueError("a reef on land or fort")
            berths[cell] = u8(0)
            s.sea = mix(s.sea, cell)
    s.berths = berths


def read_pearls(s: AdmiralState, text: str) -> None:
    for word in text.split(","):
        if word == "":
            continue
        name, _, many = word.partition("*")
        pearls: i64 = number_from(many)
        if pearls < 1 or pearls > 99:
            raise ValueError("'" + word[:20] + "' are no pearls")
        s.pearls[cell_from(s.chart, name)] = u8(pearls)
        s.adrift += pearls


def read_turn(s: AdmiralState, text: str) -> None:
    words = text.split(",")
    if len(words) != TURN_FIGURES:
        raise ValueError("the turn should be " + str(TURN_FIGURES) + " figures")
    f = [number_from(word) for word in words]
    s.phase = f[0]
    s.round = f[1]
    s.turn_at = f[2]
    s.mover = f[3]
    s.spinner_at = f[4]
    s.wind = f[5]
    s.strength = f[6]
    s.drifted_due = f[7]
    s.drifted = f[8]
    s.gains = f[9]
    s.quiet = f[10]
    s.stirred = f[11] == 1
    s.losses = f[12] == 1
    s.leaving = f[13]
    s.sailing = f[14]
    s.course = f[15]
    s.cells_left = f[16]
    s.sailed_from = f[17]
    s.reef_damage = f[18]
    s.asking = f[19]
    s.target = f[20]
    s.last_unit = f[21]
    s.winner = f[22]
    s.points = f[23]
    s.at_unit = f[24]
    s.ended = f[25]
    s.winners = f[26]
    s.least_adrift = f[27]
    if s.phase < PLACE_REEFS or s.phase > OVER:
        raise ValueError("there is no such phase")
