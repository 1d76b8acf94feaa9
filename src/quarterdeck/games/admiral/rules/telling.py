"""Names in events: figures that mean the same on every board, so that an event can be read without its position."""

from typing import Final

from mypy_extensions import i64

from .chart import Cell
from .codes import FORTS_FROM, NUMBER, TYPE
from .position import Position
from .units import Fort, Ship, Unit, fort_of

FORT_NAMES: Final[i64] = 64  # below it are ships, type * 8 + number; from it on forts, by their cells


def the_cell(s: Position, cell: Cell) -> i64:
    """column * 64 + row, both from 0."""
    return (s.chart.column[cell] - 1) * 64 + s.chart.row[cell] - 1


def the_ship(s: Position, ship: Ship) -> i64:
    """type * 8 + number."""
    return s.of(ship, TYPE) * 8 + s.of(ship, NUMBER)


def the_fort(s: Position, fort: Fort) -> i64:
    """The fort's cell."""
    return the_cell(s, s.chart.fort_cell[fort])


def the_unit(s: Position, unit: Unit) -> i64:
    """A ship, or a fort above all ships."""
    if unit >= FORTS_FROM:
        return FORT_NAMES + the_fort(s, fort_of(unit))
    return the_ship(s, Ship(unit))
