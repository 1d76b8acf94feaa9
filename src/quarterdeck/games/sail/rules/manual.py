"""A situation card that the rules do not know, resolved by hand (A11): the table moves pieces as its text says."""

from mypy_extensions import i64

from . import codes
from .fleet import lose_mast, move_to
from .fortress import flip, is_up, raise_card
from .lines import split_off
from .position import Position
from .sailing import gain_mast
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
        if s.where[ship] != 0:
            s.offer(codes.CHOOSE * codes.KIND + ship)
    for card in range(s.chart.cards):
        s.offer(codes.WORK * codes.KIND + card)
    s.offer(codes.DONE * codes.KIND)


def done(s: Position) -> None:
    s.hands = 0
    s.op_ship = -1
    s.op += 1
    s.phase = codes.SITUATION


def pick_ship(s: Position, ship: i64) -> None:
    s.hands -= 1
    s.op_ship = ship
    s.phase = codes.MANUAL_SHIP


def turn_card(s: Position, card: i64) -> None:
    s.hands -= 1
    if is_up(s, card):
        flip(s, card)
    else:
        raise_card(s, card)


def offer_acts(s: Position) -> None:
    """A mast more or less, another heading or cell, barred from firing or acting this turn, or nothing."""
    ship: i64 = s.op_ship
    s.clear_menu(s.active)
    if s.masts[ship] > 1:
        s.offer(codes.HAND_MAST * codes.KIND)  # no card takes a last mast
    if s.masts[ship] < s.holes[ship] and s.pool(s.owner[ship]) > 0:
        s.offer(codes.HAND_MAST * codes.KIND + 1)
    for heading in range(8):
        if heading != s.heading[ship]:
            s.offer(codes.COURSE * codes.KIND + heading)
    if not s.has(ship, codes.NO_FIRE):
        s.offer(codes.HAND_BAR * codes.KIND)
    if not s.has(ship, codes.NO_ACT):
        s.offer(codes.HAND_BAR * codes.KIND + 1)
    for cell in range(s.chart.cells):
        if s.is_free(cell):
            s.offer(codes.TO_CELL * codes.KIND + cell)
    s.offer(codes.BACK * codes.KIND)


def back(s: Position) -> None:
    s.op_ship = -1
    s.phase = codes.MANUAL


def change_mast(s: Position, more: bool) -> None:
    if more:
        gain_mast(s, s.op_ship)
    else:
        lose_mast(s, s.op_ship, -1)
    back(s)


def bar(s: Position, from_acting: bool) -> None:
    if from_acting:
        split_off(s, s.op_ship)
    s.mark(s.op_ship, codes.NO_ACT if from_acting else codes.NO_FIRE)
    if s.events is not None:
        s.tell(codes.E_BARRED, s.active, tag(s, s.op_ship), 1 if from_acting else 0)
    back(s)


def turn_ship(s: Position, heading: i64) -> None:
    ship: i64 = s.op_ship
    split_off(s, ship)
    s.heading[ship] = heading
    if s.events is not None:
        s.tell(codes.E_TURNED, s.owner[ship], tag(s, ship), heading)
    back(s)


def move_ship(s: Position, cell: i64) -> None:
    ship: i64 = s.op_ship
    split_off(s, ship)
    if s.events is not None:
        s.tell(codes.E_RELOCATED, s.owner[ship], tag(s, ship), spot(s, cell), s.heading[ship])
    move_to(s, ship, cell)
    back(s)
