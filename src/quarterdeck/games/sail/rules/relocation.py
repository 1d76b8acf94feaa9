"""The unknown channel (S03): a ship is set on a far cell, out of enemy reach, and may fire but not sail this turn."""

from mypy_extensions import i64

from ....engine.actions import act_on
from ....engine.state import Seat
from . import codes
from .chart import Card, Cell
from .compass import Heading
from .fleet import move_to
from .lines import split_off
from .position import Position, Ship
from .telling import spot, tag


def why_not_haven(s: Position, cell: Cell) -> i64:
    """Free sea, far from every enemy ship, outside all enemy guns' reach, as the card says (S03)."""
    if cell >= s.chart.cells or not s.is_free(cell):
        return codes.CELL_TAKEN
    if s.decks.op_outside_guns(s.card, s.op) and is_covered(s, cell):
        return codes.NOT_A_HAVEN
    return codes.LEGAL if is_far(s, cell, s.decks.op_least_distance(s.card, s.op)) else codes.NOT_A_HAVEN


def is_far(s: Position, cell: Cell, least: i64) -> bool:
    """Whether a cell is at least so far from every enemy ship."""
    for ship in range(s.ships):
        if s.where[ship] != 0 and s.is_enemy(s.owner[ship], s.active):
            if s.chart.distance(cell, s.where[ship]) < least:
                return False
    return True


def is_covered(s: Position, cell: Cell) -> bool:
    """Whether a working gun of an enemy still in play reaches a cell."""
    for reach in range(s.chart.reach_from[cell], s.chart.reach_from[cell + 1]):
        card: Card = s.chart.reach_card[reach]
        owner: Seat = s.chart.card_owner[card]
        if s.works[card] & codes.UP != 0 and s.is_alive(owner) and s.is_enemy(owner, s.active):
            return True
    return False


def has_haven(s: Position) -> bool:
    for cell in range(s.chart.cells):
        if why_not_haven(s, Cell(cell)) == 0:
            return True
    return False


def begin_relocation(s: Position, ship: Ship) -> None:
    s.op_ship = ship
    s.phase = codes.CHOOSE_CELL


def offer_cells(s: Position) -> None:
    s.clear_menu(s.active)
    for cell in range(s.chart.cells):
        if why_not_haven(s, Cell(cell)) == 0:
            s.offer(act_on(codes.TO_CELL, cell))


def choose_cell(s: Position, cell: Cell) -> None:
    s.op_cell = cell
    s.phase = codes.CHOOSE_COURSE


def offer_courses(s: Position) -> None:
    s.clear_menu(s.active)
    for heading in range(8):
        s.offer(act_on(codes.COURSE, heading))


def relocate(s: Position, heading: Heading) -> None:
    """No step: no reaction, no arrival; the ship leaves its line (A129)."""
    ship: Ship = s.op_ship
    split_off(s, ship)
    if s.events is not None:
        s.tell(codes.E_RELOCATED, s.active, tag(s, ship), spot(s, s.op_cell), heading)
    move_to(s, ship, s.op_cell)
    s.heading[ship] = heading
    s.mark(ship, codes.NO_SAIL)
    if s.decks.op_idle_exempt(s.card, s.op):
        s.mark(ship, codes.EXEMPT)
    s.op_ship = Ship(-1)
    s.op_cell = Cell(0)
    s.op += 1
    s.phase = codes.SITUATION
