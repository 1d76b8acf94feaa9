"""The whole position as one line of text, and its checksum.

    admiral 1 setup=pearls:2: reefs=K5,N10 ships=… forts=… players=… pearls=K7*1,… mines=… turn=…

Ships, forts, players and mines are their fields with commas, divided by slashes; zeros are left out. load.py reads it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.state import mix
from .codes import FORT, MINE, SEAT, SHIP
from .position import Position
from .scenario import Chart

VERSION: Final[i64] = 1


def letters(column: i64) -> str:
    """A to Z, then AA, AB and so on."""
    if column < 26:
        return chr(int(65 + column))
    return chr(int(64 + column // 26)) + chr(int(65 + column % 26))


def cell_name(chart: Chart, cell: i64) -> str:
    """A1 in the south-west."""
    return letters(chart.column[cell] - 1) + str(chart.row[cell])


def rows_text(fields: "vec[i64]", width: i64) -> str:
    """Rows of figures; zeros are empty, so that a quiet ship is short."""
    rows: list[str] = []
    for start in range(0, len(fields), int(width)):
        figures = [str(fields[start + k]) if fields[start + k] != 0 else "" for k in range(width)]
        rows.append(",".join(figures))
    return "/".join(rows)


def turn_figures(s: Position) -> list[i64]:
    """Everything about the decision that is due, in a fixed order."""
    return [
        s.phase,
        s.round,
        s.turn_at,
        s.mover,
        s.spinner_at,
        s.wind,
        s.strength,
        s.drifted_due,
        s.drifted,
        s.gains,
        s.quiet,
        1 if s.stirred else 0,
        1 if s.losses else 0,
        s.leaving,
        s.sailing,
        s.course if s.sailing >= 0 else 0,
        s.cells_left,
        s.sailed_from,
        s.reef_damage,
        s.asking,
        s.target,
        s.last_unit,
        s.winner,
        s.points,
        s.at_unit,
        s.ended,
        s.winners,
        s.least_adrift,
    ]


def reef_cells(s: Position) -> list[i64]:
    """Every reef on the board."""
    return [cell for cell in range(s.chart.size) if s.chart.berths[cell] > 0 and s.berths[cell] == 0]


def position_text(s: Position) -> str:
    """The position in one line."""
    chart = s.chart
    pearls = [
        cell_name(chart, cell) + "*" + str(i64(s.pearls[cell])) for cell in range(chart.size) if s.pearls[cell] > 0
    ]
    return " ".join(
        [
            "admiral",
            str(VERSION),
            "setup=" + s.scenario.heading,
            "reefs=" + ",".join([cell_name(chart, cell) for cell in reef_cells(s)]),
            "ships=" + rows_text(s.ships, SHIP),
            "forts=" + rows_text(s.forts, FORT),
            "players=" + rows_text(s.players, SEAT),
            "pearls=" + ",".join(pearls),
            "mines=" + rows_text(s.mines, MINE),
            "turn=" + ",".join([str(figure) for figure in turn_figures(s)]),
        ]
    )


def checksum(s: Position) -> i64:
    """Folds every field of the position."""
    h: i64 = 17
    for figure in turn_figures(s):
        h = mix(h, figure)
    h = mix_all(h, s.ships)
    h = mix_all(h, s.forts)
    h = mix_all(h, s.players)
    h = mix_all(h, s.mines)
    for cell in range(s.chart.size):
        if s.pearls[cell] != 0 or s.berths[cell] != s.chart.berths[cell]:
            h = mix(h, (cell * 256 + i64(s.pearls[cell])) * 4 + i64(s.berths[cell]))
    return h


def mix_all(hashed: i64, fields: "vec[i64]") -> i64:
    h: i64 = hashed
    for k in range(len(fields)):
        h = mix(h, fields[k])
    return h
