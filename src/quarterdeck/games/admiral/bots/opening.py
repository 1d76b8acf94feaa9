"""The opening: reefs into the others' way, ships to where they are soonest at work, mines on the way to the pearls."""

from typing import Final

from mypy_extensions import i64

from ....engine.actions import act_on_two, first_of, kind_of, second_of
from ....engine.state import Seat
from ..rules import codes
from ..rules.chart import Cell
from ..rules.menu import count_actions, nth_action
from ..rules.position import Position
from .lanes import FAR, Lanes

NOTHING: Final[i64] = -1
OWN: Final[i64] = 3  # a detour of one's own counts as much as so many of one other's
OFF: Final[i64] = 99  # no lane leads here


def prepare(s: Position, lanes: Lanes) -> i64:
    """The next step of the set-up."""
    if s.phase == codes.PLACE_REEFS:
        return best_cell(s, lanes)
    if s.phase == codes.PLACE_SHIPS:
        return best_berth(s, lanes)
    if s.phase == codes.LAY_MINES:
        return best_cell(s, lanes)
    return NOTHING


def best_cell(s: Position, lanes: Lanes) -> i64:
    """The cell for a reef or mine that lies on others' shortest lanes, near their ports, and not on own ones."""
    best: i64 = NOTHING
    most: i64 = -1000
    for k in range(count_actions(s)):
        action: i64 = nth_action(s, k)
        if kind_of(action) == codes.NO_MORE_MINES:
            continue
        if kind_of(action) == codes.LAY and second_of(action) != codes.AUTO:
            continue
        worth: i64 = hindrance(s, s.mover, Cell(first_of(action)), lanes)
        if worth > most:
            most = worth
            best = action
    return best if best != NOTHING else nth_action(s, 0)


def hindrance(s: Position, seat: Seat, cell: Cell, lanes: Lanes) -> i64:
    """How much a cell lies in the way of others, less how much in one's own."""
    worth: i64 = 0
    for fort in s.every_fort:
        owner: Seat = s.fort_owner(fort)
        if owner < 0:
            continue
        detour: i64 = off_lane(s, fort, cell, lanes)
        near: i64 = 4 - detour if detour < 4 else 0
        if near > 0 and lanes.forts[fort * lanes.size + cell] <= 4:
            near += 2  # where all lanes still run together
        worth += -OWN * near if s.allied(seat, owner) else near
    return worth


def off_lane(s: Position, fort: i64, cell: Cell, lanes: Lanes) -> i64:
    """By how many steps the shortest way from a port to a pearl grows that passes a cell."""
    least: i64 = OFF
    from_port: i64 = i64(lanes.forts[fort * lanes.size + cell])
    for pearl in range(len(s.scenario.pearl_cells)):
        whole: i64 = i64(lanes.forts[fort * lanes.size + s.scenario.pearl_cells[pearl]])
        detour: i64 = from_port + lanes.to_pearl(pearl, cell) - whole
        if whole < FAR and detour < least:
            least = detour
    return least


def best_berth(s: Position, lanes: Lanes) -> i64:
    """The first ship that waits, into the berth nearest to a pearl or to the goal."""
    best: i64 = NOTHING
    least: i64 = OFF
    for k in range(count_actions(s)):
        action: i64 = nth_action(s, k)
        if kind_of(action) != codes.PLACE or (best != NOTHING and first_of(action) != first_of(best)):
            continue
        steps: i64 = FAR
        for pearl in range(len(s.scenario.pearl_cells)):
            away: i64 = lanes.to_pearl(pearl, Cell(second_of(action)))
            steps = away if away < steps else steps
        if steps < least:
            least = steps
            best = act_on_two(codes.PLACE, first_of(action), second_of(action))
    return best
