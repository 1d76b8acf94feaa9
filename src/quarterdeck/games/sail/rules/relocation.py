"""The unknown channel (S03): a ship is set on a far cell, out of enemy reach, and may fire but not sail this turn."""

from mypy_extensions import i64

from . import codes
from .fleet import move_to
from .lines import split_off
from .position import Position
from .telling import spot, tag


def is_haven(s: Position, cell: i64) -> bool:
    """Free sea, far from every enemy ship, outside all enemy guns' reach, as the card says."""
    if not s.is_free(cell):
        return False
    if s.decks.op_outside_guns(s.card, s.op) and is_covered(s, cell):
        return False
    least: i64 = s.decks.op_least_distance(s.card, s.op)
    for ship in range(s.ships):
        if s.where[ship] != 0 and s.is_enemy(s.owner[ship], s.active):
            if s.chart.distance(cell, s.where[ship]) < least:
                return False
    return True


def is_covered(s: Position, cell: i64) -> bool:
    """Whether a working gun of an enemy still in play reaches a cell."""
    for reach in range(s.chart.reach_from[cell], s.chart.reach_from[cell + 1]):
        card: i64 = s.chart.reach_card[reach]
        owner: i64 = s.chart.card_owner[card]
        if s.works[card] & codes.UP != 0 and s.is_alive(owner) and s.is_enemy(owner, s.active):
            return True
    return False


def has_haven(s: Position) -> bool:
    for cell in range(s.chart.cells):
        if is_haven(s, cell):
            return True
    return False


def begin_relocation(s: Position, ship: i64) -> None:
    s.op_ship = ship
    s.phase = codes.CHOOSE_CELL


def offer_cells(s: Position) -> None:
    s.clear_menu(s.active)
    for cell in range(s.chart.cells):
        if is_haven(s, cell):
            s.offer(codes.TO_CELL * codes.KIND + cell)


def choose_cell(s: Position, cell: i64) -> None:
    s.op_cell = cell
    s.phase = codes.CHOOSE_COURSE


def offer_courses(s: Position) -> None:
    s.clear_menu(s.active)
    for heading in range(8):
        s.offer(codes.COURSE * codes.KIND + heading)


def relocate(s: Position, heading: i64) -> None:
    """No step: no reaction, no arrival; the ship leaves its line (A129)."""
    ship: i64 = s.op_ship
    split_off(s, ship)
    if s.events is not None:
        s.tell(codes.E_RELOCATED, s.active, tag(s, ship), spot(s, s.op_cell), heading)
    move_to(s, ship, s.op_cell)
    s.heading[ship] = heading
    s.mark(ship, codes.NO_SAIL)
    if s.decks.op_idle_exempt(s.card, s.op):
        s.mark(ship, codes.EXEMPT)
    s.op_ship = -1
    s.op_cell = 0
    s.op += 1
    s.phase = codes.SITUATION
