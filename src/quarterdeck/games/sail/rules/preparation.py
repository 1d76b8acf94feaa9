"""Before the first turn: who begins, and ships and island set by decisions (L16 to L21, A5, A91, A106, A131, A135)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ....engine.actions import act_on, act_on_two
from ....engine.state import Seat
from . import codes
from .chart import Cell, with_island
from .compass import Heading, opposite
from .dice import SIDES
from .fleet import HUNTED, MERCHANTMAN, set_on_board
from .position import Position, Ship
from .telling import spot, tag

PIRATE_DISTANCE: Final[i64] = 10  # L87
ISLAND_CARDS: Final[i64] = 10  # L104
ISLAND_MARGIN: Final[i64] = 3  # L104: sea cells between the island and every edge


def throw_for_first(s: Position) -> None:
    """L21, A5: the highest die begins; those who tie throw again, without the order's bonus."""
    rivals: list[int] = list(range(s.seats))
    while len(rivals) > 1:
        best: i64 = 0
        kept: list[int] = []
        for seat in rivals:
            die: i64 = s.throw(SIDES, codes.C_FIRST) + 1
            if s.events is not None:
                s.tell(codes.E_FIRST_THROW, seat, die)
            if die > best:
                best = die
                kept = [seat]
            elif die == best:
                kept.append(seat)
        rivals = kept
    s.opening = Seat(rivals[0])
    s.barrier += 1


def prepare(s: Position) -> None:
    """Settles what is asked first."""
    s.active = s.opening
    if s.events is not None:
        s.tell(codes.E_FIRST_PLAYER, s.opening)
    s.phase = codes.ISLAND if s.scenario == codes.ASSAULT else codes.PLACE


def next_unplaced(s: Position) -> Ship:
    """The next ship to set: clockwise from the first player, or from the seat after merchant or defender; -1."""
    start: i64 = s.opening if s.scenario == codes.BATTLE else HUNTED
    for turn in range(s.seats):
        seat: Seat = Seat((start + turn) % s.seats)
        if not s.is_alive(seat):
            continue
        for ship in range(s.ships):
            if s.owner[ship] == seat and s.where[ship] == 0 and s.masts[ship] > 0:
                return Ship(ship)
    return Ship(-1)


# Ships at a fortress, pirates at an edge


def enter_place(s: Position) -> None:
    """Asks for the next ship; when all are set the first turn begins."""
    if next_unplaced(s) < 0:
        s.phase = codes.BEGIN_TURN
    else:
        offer_places(s)


def offer_places(s: Position) -> None:
    """A cell and a heading."""
    s.clear_menu(s.owner[next_unplaced(s)])
    for cell in range(s.chart.cells):
        if why_not_place(s, Cell(cell), Heading(0)) == 0:
            for heading in range(8):
                s.offer(act_on_two(codes.PLACE_SHIP, cell, heading))


def why_not_place(s: Position, cell: Cell, heading: Heading) -> i64:
    """A3, A57, A106: at the own fortress; L87, A84, A131: pirates at an edge, far from the merchantman."""
    if not s.chart.is_inside(cell) or not s.is_free(cell):
        return codes.CELL_TAKEN
    if s.scenario == codes.BATTLE:
        return codes.LEGAL if s.chart.borders(cell, s.owner[next_unplaced(s)]) else codes.NOT_AT_FORT
    if not is_at_edge(s, cell):
        return codes.NOT_AT_EDGE
    if s.scenario == codes.PIRATES and s.chart.distance(cell, s.where[MERCHANTMAN]) < PIRATE_DISTANCE:
        return codes.TOO_NEAR
    return 0


def is_at_edge(s: Position, cell: Cell) -> bool:
    for side in range(4):
        if i64(s.chart.ground[s.chart.step(cell, Heading(side * 2))]) == codes.OUTSIDE:
            return True
    return False


def place_next(s: Position, cell: Cell, heading: Heading) -> None:
    ship: Ship = next_unplaced(s)
    set_on_board(s, ship, cell, heading)
    if s.events is not None:
        s.tell(codes.E_PLACED, s.owner[ship], tag(s, ship), heading, s.scenario)


# The assault's island


def offer_island(s: Position) -> None:
    s.clear_menu(HUNTED)
    for cell in range(s.chart.cells):
        if why_not_lay(s, Cell(cell)) == 0:
            s.offer(act_on(codes.LAY_CARD, cell))
    if why_not_lay_default(s) == 0:
        s.offer(codes.LAY_DEFAULT)


def why_not_lay(s: Position, cell: Cell) -> i64:
    """L104, A95, A135: side by side with an earlier card, three cells from every edge, enclosing no sea."""
    if not s.chart.is_inside(cell) or not s.is_free(cell):
        return codes.CELL_TAKEN
    if is_near_edge(s, cell):
        return codes.TOO_NEAR_EDGE
    if len(s.island) > 0 and not touches_island(s, cell):
        return codes.NOT_SIDE_BY_SIDE
    return codes.ENCLOSES_SEA if encloses_sea(s, cell) else codes.LEGAL


def why_not_lay_default(s: Position) -> i64:
    """A135: the whole island or none of it; L104: where it has three cells to every edge."""
    if len(s.island) > 0:
        return codes.ISLAND_BEGUN
    for place in range(ISLAND_CARDS):
        if s.rules >= 2 and is_near_edge(s, default_cell(s, place)):
            return codes.TOO_NEAR_EDGE
    return codes.LEGAL


def is_near_edge(s: Position, cell: Cell) -> bool:
    """Whether fewer than three sea cells lie between a cell and the board's end."""
    x: i64 = s.chart.x_of(cell)
    y: i64 = s.chart.y_of(cell)
    for down in range(-ISLAND_MARGIN, ISLAND_MARGIN + 1):
        for across in range(-ISLAND_MARGIN, ISLAND_MARGIN + 1):
            if not (0 <= x + across < s.chart.width and 0 <= y + down < s.chart.height):
                return True
            if i64(s.chart.ground[s.chart.cell(x + across, y + down)]) == codes.OUTSIDE:
                return True
    return False


def touches_island(s: Position, cell: Cell) -> bool:
    for side in range(4):
        if i64(s.at[s.chart.step(cell, Heading(side * 2))]) == codes.CARD:
            return True
    return False


def encloses_sea(s: Position, cell: Cell) -> bool:
    """Whether a card here would cut sea off from the edge; asks the flood only where the sea around splits."""
    if sea_arms(s, cell) <= 1:
        return False
    s.at[cell] = u8(codes.CARD)
    cut_off: bool = flood(s) < free_cells(s)
    s.at[cell] = u8(codes.FREE)
    return cut_off


def sea_arms(s: Position, cell: Cell) -> i64:
    """How many separate stretches of sea touch a cell side by side."""
    arms: i64 = 0
    for direction in range(8):
        here: bool = s.is_free(s.chart.step(cell, Heading(direction)))
        before: bool = s.is_free(s.chart.step(cell, Heading((direction + 7) & 7)))
        if here and not before:
            arms += 1
    return arms


def free_cells(s: Position) -> i64:
    found: i64 = 0
    for cell in range(s.chart.cells):
        if s.is_free(Cell(cell)):
            found += 1
    return found


def flood(s: Position) -> i64:
    """How many free cells are joined side by side with the board's edge."""
    seen: vec[u8] = vec[u8]([u8(0)] * int(s.chart.cells))
    stack: vec[i64] = vec[i64]([i64(0)] * int(s.chart.cells))
    top: i64 = 0
    for cell in range(s.chart.cells):
        if s.is_free(Cell(cell)) and is_at_edge(s, Cell(cell)):
            seen[cell] = u8(1)
            stack[top] = cell
            top += 1
    found: i64 = 0
    while top > 0:
        top -= 1
        found += 1
        for side in range(4):
            near: Cell = Cell(stack[top] + s.chart.steps[side * 2])
            if s.is_free(near) and i64(seen[near]) == 0:
                seen[near] = u8(2)
        here: i64 = stack[top]
        for side in range(4):
            near = Cell(here + s.chart.steps[side * 2])
            if i64(seen[near]) == 2:
                seen[near] = u8(1)
                stack[top] = near
                top += 1
    return found


def lay_card(s: Position, cell: Cell) -> None:
    """The next card of the island; after the last the guns stand ready."""
    s.at[cell] = u8(codes.CARD)
    s.island = append(s.island[:], cell)
    if s.events is not None:
        s.tell(codes.E_CARD_LAID, HUNTED, spot(s, cell))
    if len(s.island) == ISLAND_CARDS:
        raise_island(s)
        s.phase = codes.EDGE


def most_cards(s: Position) -> i64:
    """How many cards the board has or, in an assault, will have."""
    return ISLAND_CARDS if s.scenario == codes.ASSAULT else s.chart.cards


def raise_island(s: Position) -> None:
    s.lay_chart(with_island(s.chart, [int(s.island[i]) for i in range(len(s.island))], HUNTED))


def lay_default(s: Position) -> None:
    for place in range(ISLAND_CARDS):
        lay_card(s, default_cell(s, place))


def default_cell(s: Position, place: i64) -> Cell:
    """Spec 5.3: two rows of five in the middle."""
    return s.chart.cell(s.chart.width // 2 - 3 + place % 5, s.chart.height // 2 - 1 + place // 5)


# The attackers' edge


def offer_edges(s: Position) -> None:
    s.clear_menu(first_attacker(s))
    for edge in range(4):
        s.offer(act_on(codes.TAKE_EDGE, edge))


def first_attacker(s: Position) -> Seat:
    """The first attacker clockwise from the defender who is still in."""
    for seat in range(1, s.seats):
        if s.is_alive(Seat(seat)):
            return Seat(seat)
    return Seat(-1)


def take_edge(s: Position, edge: i64) -> None:
    if s.events is not None:
        s.tell(codes.E_EDGE, first_attacker(s), edge)
    s.edge = edge
    s.phase = codes.LINE_UP


def is_on_edge(s: Position, cell: Cell) -> bool:
    """Whether a cell lies on the attackers' edge."""
    if s.edge == 0:
        return s.chart.y_of(cell) == 0
    if s.edge == 1:
        return s.chart.x_of(cell) == s.chart.width - 1
    if s.edge == 2:
        return s.chart.y_of(cell) == s.chart.height - 1
    return s.chart.x_of(cell) == 0


def enter_line_up(s: Position) -> None:
    if next_unplaced(s) < 0:
        s.phase = codes.BEGIN_TURN
    else:
        offer_line_up(s)


def why_not_line_ship(s: Position, cell: Cell) -> i64:
    """L105: a free cell of the attackers' edge."""
    if not s.chart.is_inside(cell):
        return codes.CELL_TAKEN
    if not is_on_edge(s, cell):
        return codes.NOT_YOUR_EDGE
    return codes.LEGAL if s.is_free(cell) else codes.CELL_TAKEN


def offer_line_up(s: Position) -> None:
    """A cell for the next ship, or all the rest in a row."""
    s.clear_menu(s.owner[next_unplaced(s)])
    for cell in range(s.chart.cells):
        if why_not_line_ship(s, Cell(cell)) == 0:
            s.offer(act_on(codes.LINE_SHIP, cell))
    s.offer(codes.LINE_REST)


def line_ship(s: Position, cell: Cell) -> None:
    place_next(s, cell, opposite(Heading(s.edge * 2)))


def line_rest(s: Position) -> None:
    """The rest of this attacker's ships on the first free cells of the edge."""
    seat: Seat = s.owner[next_unplaced(s)]
    for cell in range(s.chart.cells):
        ship: Ship = next_unplaced(s)
        if ship < 0 or s.owner[ship] != seat:
            return
        if why_not_line_ship(s, Cell(cell)) == 0:
            line_ship(s, Cell(cell))
