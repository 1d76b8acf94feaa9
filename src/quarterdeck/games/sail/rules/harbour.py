"""Arrival at the fort, which ends Pirates and the Hunt (L86, L89, L98, A89, A133, A134)."""

from mypy_extensions import i64

from ....engine.bits import bit
from .chart import NOBODY
from .codes import BY_ESCAPE, BY_HARBOUR, E_ARRIVED, HUNT, PIRATES
from .fleet import HUNTED, MERCHANTMAN, win
from .position import Position, Ship
from .telling import tag


def test_arrival(s: Position) -> None:
    """After every step, boarding and shift: has the one who must reach the fort reached it?"""
    if s.scenario == PIRATES:
        if s.is_afloat(MERCHANTMAN) and s.chart.borders(s.where[MERCHANTMAN], NOBODY):
            arrive(s, MERCHANTMAN, BY_HARBOUR)
    elif s.scenario == HUNT:
        for ship in range(s.ships):
            if s.is_afloat(Ship(ship)) and s.owner[ship] == HUNTED and s.chart.borders(s.where[ship], HUNTED):
                arrive(s, Ship(ship), BY_ESCAPE)


def arrive(s: Position, ship: Ship, how: i64) -> None:
    if s.events is not None:
        s.tell(E_ARRIVED, s.owner[ship], tag(s, ship))
    win(s, how, bit(s.owner[ship]))
