"""The storm (S04): ships caught in it drift downwind, then a die for each; no card takes a last mast."""

from mypy_extensions import i64

from ....engine.state import Seat
from .chart import Cell
from .codes import C_STORM, CAUGHT, DRIFTING, E_DRIFTED, E_STORM_DIE, TO_CARD
from .compass import Heading, east_of, south_of
from .dice import SIDES
from .fleet import lose_mast, move_to
from .lines import dissolve, first_leader
from .position import Position, Ship
from .telling import spot, tag
from .wind import arrow


def storm(s: Position) -> None:
    """Ships marked CAUGHT drift, farthest downwind first; then each throws. Own lines dissolve (A129)."""
    leader: Ship = first_leader(s, s.active)
    while leader >= 0:
        dissolve(s, leader)
        leader = first_leader(s, s.active)
    for ship in range(s.ships):
        if s.has(Ship(ship), CAUGHT):
            s.mark(Ship(ship), DRIFTING)
    ship_to_drift: Ship = farthest_downwind(s)
    while ship_to_drift >= 0:
        drift(s, ship_to_drift)
        ship_to_drift = farthest_downwind(s)
    throw_for_masts(s)


def farthest_downwind(s: Position) -> Ship:
    """The ship still to drift that lies farthest along the arrow, of equals the first; -1 when all have."""
    best: Ship = Ship(-1)
    most: i64 = 0
    for ship in range(s.ships):
        if s.has(Ship(ship), DRIFTING):
            along: i64 = downwind(s, s.where[ship])
            if best < 0 or along > most:
                best = Ship(ship)
                most = along
    return best


def downwind(s: Position, cell: Cell) -> i64:
    """How far a cell lies along the arrow."""
    to: Heading = arrow(s)
    return s.chart.x_of(cell) * east_of(to) + s.chart.y_of(cell) * south_of(to)


def drift(s: Position, ship: Ship) -> None:
    """The way the arrow points while the cell there is free sea at that moment; heading kept, no reaction."""
    s.marks[ship] &= ~DRIFTING
    for _ in range(s.decks.op_value(s.card, s.op) if s.rules >= 2 else 1):
        cell: Cell = s.chart.step(s.where[ship], arrow(s))
        if not s.is_free(cell):
            return
        if s.events is not None:
            s.tell(E_DRIFTED, s.active, tag(s, ship), spot(s, cell))
        move_to(s, ship, cell)


def throw_for_masts(s: Position) -> None:
    """A die for each caught ship with two masts or more, shifted or not; the card's number takes one."""
    loses: i64 = s.decks.op_die(s.card, s.op)
    for ship in range(s.ships):
        if not s.has(Ship(ship), CAUGHT):
            continue
        s.marks[ship] &= ~CAUGHT
        if loses == 0 or s.masts[ship] < 2:
            continue
        s.barrier += 1
        die: i64 = s.throw(SIDES, C_STORM) + 1
        if s.events is not None:
            s.tell(E_STORM_DIE, s.active, tag(s, Ship(ship)), die)
        if die == loses:
            lose_mast(s, Ship(ship), Seat(-1), TO_CARD)
