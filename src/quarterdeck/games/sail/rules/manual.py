"""A situation card that the rules do not know, resolved by hand (A11): the table moves pieces as its text says."""

from mypy_extensions import i64

from ....engine.actions import act_on
from ....engine.state import Seat
from . import codes
from .chart import Card, Cell
from .compass import Heading
from .fleet import lose_mast, move_to
from .fortress import flip, is_up, raise_card
from .lines import split_off, turn_alone
from .position import Position, Ship
from .repair import gain_mast
from .telling import spot, tag


def begin_by_hand(s: Position) -> None:
    s.hands = codes.MOST_HANDS
    s.phase = codes.MANUAL
    if s.events is not None:
        s.tell(codes.E_BY_HAND, s.active, s.card, s.decks.serial)


def enter_manual(s: Position) -> None:
    if s.hands == 0:
        done(s)
    else:
        offer_pieces(s)


def offer_pieces(s: Position) -> None:
    """Any ship or fortress card, or done."""
    s.clear_menu(s.active)
    for ship in range(s.ships):
        if why_not_pick(s, Ship(ship)) == 0:
            s.offer(act_on(codes.PICK, ship))
    for card in range(s.chart.cards):
        s.offer(act_on(codes.TURN_CARD, card))
    s.offer(codes.DONE)


def why_not_pick(s: Position, ship: Ship) -> i64:
    return codes.LEGAL if s.is_there(ship) else codes.NOT_YOUR_SHIP


def why_not_turn_card(s: Position, card: Card) -> i64:
    return codes.LEGAL if card < s.chart.cards else codes.WRONG_CARD


def done(s: Position) -> None:
    s.hands = 0
    s.op_ship = Ship(-1)
    s.op += 1
    s.phase = codes.SITUATION


def pick_ship(s: Position, ship: Ship) -> None:
    s.hands -= 1
    s.op_ship = ship
    s.phase = codes.MANUAL_SHIP


def turn_card(s: Position, card: Card) -> None:
    s.hands -= 1
    if is_up(s, card):
        flip(s, card)
    else:
        raise_card(s, card)


def offer_acts(s: Position) -> None:
    """A mast more or less, another heading or cell, barred from firing or acting this turn, or nothing."""
    s.clear_menu(s.active)
    if why_not_mast_off(s) == 0:
        s.offer(codes.MAST_OFF)
    if why_not_mast_on(s) == 0:
        s.offer(codes.MAST_ON)
    for heading in range(8):
        if why_not_course(s, Heading(heading)) == 0:
            s.offer(act_on(codes.TURN_BY_HAND, heading))
    if why_not_bar_fire(s) == 0:
        s.offer(codes.BAR_FIRE)
    if why_not_bar_all(s) == 0:
        s.offer(codes.BAR_ALL)
    for cell in range(s.chart.cells):
        if why_not_set_down(s, Cell(cell)) == 0:
            s.offer(act_on(codes.SET_DOWN, cell))
    s.offer(codes.BACK)


def why_not_mast_off(s: Position) -> i64:
    """A14: no card takes a last mast."""
    return codes.LEGAL if s.masts[s.op_ship] > 1 else codes.LAST_MAST


def why_not_mast_on(s: Position) -> i64:
    """A56, A60."""
    ship: Ship = s.op_ship
    return codes.LEGAL if s.masts[ship] < s.holes[ship] and s.pool(s.owner[ship]) > 0 else codes.NO_LOST_MAST


def why_not_course(s: Position, heading: Heading) -> i64:
    return codes.SAME_COURSE if heading == s.heading[s.op_ship] else codes.LEGAL


def why_not_bar_fire(s: Position) -> i64:
    return codes.BARRED_ALREADY if s.has(s.op_ship, codes.NO_FIRE) else codes.LEGAL


def why_not_bar_all(s: Position) -> i64:
    return codes.BARRED_ALREADY if s.has(s.op_ship, codes.NO_ACT) else codes.LEGAL


def why_not_set_down(s: Position, cell: Cell) -> i64:
    return codes.LEGAL if s.chart.is_inside(cell) and s.is_free(cell) else codes.CELL_TAKEN


def back(s: Position) -> None:
    s.op_ship = Ship(-1)
    s.phase = codes.MANUAL


def mast_off(s: Position) -> None:
    lose_mast(s, s.op_ship, Seat(-1), codes.TO_CARD)
    back(s)


def mast_on(s: Position) -> None:
    gain_mast(s, s.op_ship)
    back(s)


def bar_fire(s: Position) -> None:
    bar(s, codes.NO_FIRE)


def bar_all(s: Position) -> None:
    split_off(s, s.op_ship)
    bar(s, codes.NO_ACT)


def bar(s: Position, mark: i64) -> None:
    s.mark(s.op_ship, mark)
    if s.events is not None:
        s.tell(codes.E_BARRED, s.active, tag(s, s.op_ship), 1 if mark == codes.NO_ACT else 0)
    back(s)


def turn_ship(s: Position, heading: Heading) -> None:
    turn_alone(s, s.op_ship, heading)
    back(s)


def move_ship(s: Position, cell: Cell) -> None:
    ship: Ship = s.op_ship
    split_off(s, ship)
    if s.events is not None:
        s.tell(codes.E_RELOCATED, s.owner[ship], tag(s, ship), spot(s, cell), s.heading[ship])
    move_to(s, ship, cell)
    back(s)
