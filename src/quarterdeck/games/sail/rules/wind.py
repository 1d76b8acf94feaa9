"""The wind: drawing its card, and how far a ship may sail (L22 to L25, L31, A8, A21, A27, A28, A87, A110)."""

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.state import Seat
from .chart import Cell
from .codes import BECALMED, C_WIND, CAP_SHIFT, E_WIND, INTO_THE_WIND, MAY_ROW, NO_RANGE, NO_SAIL, PIRATES
from .compass import Heading
from .fleet import HUNTED
from .position import Position, Ship, changed, total


def pick(left: "vec[i64]", place: i64) -> i64:
    """Which card lies at a place of a shuffled stack: what nobody has seen is settled by drawing."""
    rest: i64 = place
    kind: i64 = 0
    while rest >= left[kind]:
        rest -= left[kind]
        kind += 1
    return kind


def draw_wind(s: Position) -> None:
    """L22, A8: the next card; an empty stack is shuffled first, the card lying open included."""
    reshuffled: i64 = 0
    if s.wind_stack == 0:
        s.wind_left = s.decks.wind_copies
        s.wind_stack = total(s.wind_left)
        reshuffled = 1
    s.wind = pick(s.wind_left, s.throw(s.wind_stack, C_WIND))
    s.barrier += 1
    s.wind_left = changed(s.wind_left, s.wind, s.wind_left[s.wind] - 1)
    s.wind_stack -= 1
    s.wind_turn = 0
    if s.events is not None:
        s.tell(E_WIND, s.active, s.wind, arrow(s), reshuffled, s.decks.serial)


def arrow(s: Position) -> Heading:
    """The heading that the wind blows to, as the card lies."""
    return Heading((s.decks.arrow[s.wind] + s.wind_turn) & 7)


def number(s: Position, heading: Heading) -> i64:
    """The number the card shows for a compass direction (L31)."""
    return s.decks.numbers[s.wind * 8 + ((heading - s.wind_turn) & 7)]


def range_of(s: Position, ship: Ship, heading: Heading) -> i64:
    """How many cells a ship may sail on a heading, in the order of A110."""
    if s.calm or s.marks[ship] & NO_SAIL != 0:
        return 0
    cells: i64 = number(s, heading)
    if cells == 0:
        return 0
    owner: Seat = s.owner[ship]
    if s.scenario == PIRATES and s.holes[ship] == 1 and owner != HUNTED:
        cells *= 2  # L88, A87
    cells += s.range_delta
    if owner == s.order_holder:
        cells += 1
    cap: i64 = s.small(ship, CAP_SHIFT)
    if cap > 0 and cells > cap - 1:
        cells = cap - 1
    if cells < 0:
        return 0
    return cells


def why_no_range(s: Position, heading: Heading) -> i64:
    """Why a ship that has not moved cannot sail on a heading: S06; L32, A22; or what a card allows."""
    if s.calm:
        return BECALMED
    return INTO_THE_WIND if number(s, heading) == 0 else NO_RANGE


def can_step(s: Position, ship: Ship, heading: Heading) -> bool:
    """Whether a first step or a boarding lies ahead on a heading."""
    if range_of(s, ship, heading) == 0:
        return False
    return is_open_to(s, ship, s.chart.step(s.where[ship], heading))


def is_open_to(s: Position, ship: Ship, cell: Cell) -> bool:
    """Whether a ship may enter a cell: free sea, or an enemy ship to board (L34, L35, A25, A26)."""
    return s.is_free(cell) or s.enemy_at(cell, s.owner[ship]) >= 0


def can_row(s: Position, ship: Ship) -> bool:
    """S17: whether the oars lead anywhere."""
    if not s.has(ship, MAY_ROW):
        return False
    for heading in range(8):
        if is_open_to(s, ship, s.chart.step(s.where[ship], Heading(heading))):
            return True
    return False


def has_step(s: Position, ship: Ship) -> bool:
    """Whether any heading has a legal step or boarding (A62)."""
    for heading in range(8):
        if can_step(s, ship, Heading(heading)):
            return True
    return False
