"""Figures of events: a ship is told as a tag (owner, class, cell), a cell as a spot, both free of the board's size."""

from mypy_extensions import i64

from .chart import Cell
from .position import Position, Ship


def spot(s: Position, cell: Cell) -> i64:
    """A cell as y * 64 + x."""
    return s.chart.y_of(cell) * 64 + s.chart.x_of(cell)


def tag(s: Position, ship: Ship) -> i64:
    """A ship as it stands now: owner, class, spot."""
    return (s.owner[ship] * 4 + s.holes[ship]) * 4096 + spot(s, s.where[ship])
