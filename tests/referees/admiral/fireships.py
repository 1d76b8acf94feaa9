"""R6: ships turned into floating mines."""

from .sailing import drifts_open, is_due
from .sea import chebyshev
from .table import Ship, Table


def can_convert(ship: Ship) -> bool:
    """R6.2b, Q41."""
    return ship.free and not ship.due and not ship.fired


def convert(table: Table, ship: Ship) -> None:
    """R6.2a, R6.5: it explodes in the next round."""
    table.acts(ship)
    ship.offered = None
    ship.due, ship.shots = table.round + 1, 0


def due(table: Table, seat: int) -> list[Ship]:
    return [ship for ship in table.own_ships(seat) if is_due(table, ship)]


def may_explode(table: Table, seat: int) -> list[Ship]:
    """Q36: at any time of the turn, in a storm once nobody has to drift any more; Q40: a captured one at its end."""
    if table.strength == "storm" and drifts_open(table, seat):
        return []
    return [ship for ship in due(table, seat) if not ship.captured]


def explode(table: Table, fireship: Ship) -> None:
    """R6.8, R6.9, Q37: as much damage as its full hull to every ship beside it and in its cell."""
    assert fireship.cell is not None
    near = [
        ship
        for ship in table.ships
        if ship.cell is not None and ship is not fireship and chebyshev(ship.cell, fireship.cell) <= 1
    ]
    table.sink(fireship)
    for ship in near:
        table.hurt(ship, fireship.hull)
