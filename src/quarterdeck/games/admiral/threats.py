"""What an action would reach: the blast of a fireship, shown before it is lit."""

from ...engine.actions import first_of, kind_of
from ...errors import Param
from ..base import Line, Threat
from .actions import ship_name
from .rules import codes
from .rules.chart import cell_name
from .rules.game import AdmiralState
from .rules.units import Ship


def threats(s: AdmiralState, action: int) -> tuple[Threat, ...]:
    """R6.8: every ship around it, own ones too; a ship made a fireship now explodes in the next round (R6.5)."""
    kind = kind_of(action)
    if kind not in (codes.CONVERT, codes.EXPLODE):
        return ()
    ship = Ship(first_of(action))
    at = s.cell_of(ship)
    chart = s.chart
    cells = [cell for cell in chart.every_cell if chart.inside(cell) and chart.distance(cell, at) <= 1]
    others = [other for other in s.every_ship if other != ship and s.afloat(other)]
    struck = [ship_name(s, other) for other in others if s.cell_of(other) in cells]
    when = "now" if kind == codes.EXPLODE else "later"
    told: dict[str, Param] = {"damage": s.hull(ship), "when": when, "count": len(struck), "ships": ", ".join(struck)}
    targets = tuple(f"cell:{cell_name(chart, cell)}" for cell in cells)
    return (Threat(targets, Line("threat-blast", told, ("R6.5", "R6.8"))),)
