"""The parts of a position's text that are told by hand: reefs, and the pearls that lie at sea.

    admiral 1 setup=pearls:2: reefs=K5,N10 ships=… forts=… players=… pearls=K7*1,… mines=… turn=…

The setup is what scenario.py calls its heading: scenario, seats, options.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.positions import number_from, within
from ....engine.state import mix
from .chart import Cell, cell_from, cell_name
from .position import MOST_IN_CELL, Position


def reef_cells(s: Position) -> list[i64]:
    """Every reef on the board."""
    return [cell for cell in s.chart.every_cell if s.chart.berths[cell] > 0 and s.berths[cell] == 0]


def reefs_text(s: Position) -> str:
    return ",".join([cell_name(s.chart, Cell(cell)) for cell in reef_cells(s)])


def read_reefs(s: Position, text: str) -> None:
    berths: vec[u8] = s.chart.berths[:]
    for name in text.split(",") if text != "" else []:
        cell: Cell = cell_from(s.chart, name)
        if s.chart.berths[cell] == 0:
            raise ValueError("a reef on land or fort")
        berths[cell] = u8(0)
        s.sea = mix(s.sea, cell)
    s.berths = berths


def pearls_text(s: Position) -> str:
    """How many lie in a cell: K7*1."""
    cells = [cell for cell in s.chart.every_cell if s.pearls[cell] > 0]
    return ",".join([cell_name(s.chart, cell) + "*" + str(i64(s.pearls[cell])) for cell in cells])


def read_pearls(s: Position, text: str) -> None:
    for word in text.split(",") if text != "" else []:
        name, _, many = word.partition("*")
        s.pearls[cell_from(s.chart, name)] = u8(within(number_from(many), 1, MOST_IN_CELL))
