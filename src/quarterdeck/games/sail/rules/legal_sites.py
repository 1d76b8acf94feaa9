"""Why not, for places: landings, party moves, ships and cards set before the game."""

from mypy_extensions import i64

from . import reasons
from .codes import FIGHT
from .fortress import is_up
from .landing import room_on
from .position import Position
from .preparation import (
    NOT_AT_EDGE,
    NOT_AT_FORT,
    NOT_SIDE_BY_SIDE,
    TAKEN_CELL,
    TOO_NEAR_EDGE,
    is_on_edge,
    next_unplaced,
    why_not_lay,
    why_not_place,
)


def why_not_land(s: Position, card: i64, masts: i64) -> i64:
    """L108, A137."""
    if card >= s.chart.cards or masts == 0 or (s.line >= 0 and s.phase == FIGHT):
        return reasons.WRONG_PHASE
    if s.chart.distance(s.where[s.ship], s.chart.card_cell[card]) != 1:
        return reasons.NOT_NEXT_TO_IT
    if is_up(s, card) or len(s.landed) == 0:
        return reasons.NOT_FLIPPED
    return reasons.NO_ROOM if room_on(s, card) < masts else reasons.TOO_MANY_MASTS


def why_not_party(s: Position, card: i64, direction: i64, masts: i64) -> i64:
    """L109, A138."""
    if card >= s.chart.cards or len(s.landed) == 0 or masts == 0:
        return reasons.NO_PARTY
    place: i64 = card * s.seats + s.active
    if s.landed[place] - s.weary[place] < masts:
        return reasons.NO_PARTY
    goal: i64 = i64(s.chart.card_at[s.chart.card_cell[card] + s.chart.steps[direction]]) - 1
    return reasons.NO_ISLAND_THERE if goal < 0 else reasons.NO_ROOM


def why_not_place_ship(s: Position, cell: i64) -> i64:
    """A3, A84."""
    if not s.chart.is_inside(cell):
        return reasons.CELL_TAKEN
    why: i64 = why_not_place(s, next_unplaced(s), cell)
    if why == TAKEN_CELL:
        return reasons.CELL_TAKEN
    if why == NOT_AT_FORT:
        return reasons.NOT_AT_FORT
    return reasons.NOT_AT_EDGE if why == NOT_AT_EDGE else reasons.TOO_NEAR


def why_not_lay_card(s: Position, cell: i64) -> i64:
    """L104, A95."""
    if not s.chart.is_inside(cell):
        return reasons.CELL_TAKEN
    why: i64 = why_not_lay(s, cell)
    if why == TAKEN_CELL:
        return reasons.CELL_TAKEN
    if why == TOO_NEAR_EDGE:
        return reasons.TOO_NEAR_EDGE
    return reasons.NOT_SIDE_BY_SIDE if why == NOT_SIDE_BY_SIDE else reasons.ENCLOSES_SEA


def why_not_line_ship(s: Position, cell: i64) -> i64:
    """L105."""
    if not s.chart.is_inside(cell) or is_on_edge(s, cell):
        return reasons.CELL_TAKEN
    return reasons.NOT_YOUR_EDGE
