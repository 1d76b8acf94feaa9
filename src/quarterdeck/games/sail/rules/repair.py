"""Repair at the own fortress, instead of a ship's whole activation (L61 to L63, A58 to A60, A83)."""

from mypy_extensions import i64

from ....engine.state import Seat
from . import codes
from .chart import Card
from .fortress import flip, is_up
from .position import Position, Ship
from .telling import tag


def why_no_repair(s: Position, ship: Ship) -> i64:
    """A58, A60, A83: in the own repair zone, in no line, with a free hole, a lost mast and a card left."""
    if s.line >= 0 or s.leaving:
        return codes.LINE_REPAIRS_NOT
    if s.scenario != codes.BATTLE or not s.chart.borders(s.where[ship], s.active) or s.has(ship, codes.NO_SAIL):
        return codes.NOT_IN_REPAIR_ZONE
    if s.masts[ship] == s.holes[ship]:
        return codes.NOT_DAMAGED
    if s.pool(s.active) <= 0:
        return codes.NO_LOST_MAST
    return codes.LEGAL if has_card(s, s.active) else codes.NO_CARD_LEFT


def has_card(s: Position, seat: Seat) -> bool:
    """L63: whether a seat has a card to pay for a repair with, crest included."""
    for card in range(s.chart.cards):
        if pays(s, Card(card), seat):
            return True
    return False


def pays(s: Position, card: Card, seat: Seat) -> bool:
    """A59: any own card that lies face up."""
    return s.chart.card_owner[card] == seat and is_up(s, card)


def why_not_repair(s: Position, card: Card) -> i64:
    """L62, A59: an own card, face up."""
    if card >= s.chart.cards or s.chart.card_owner[card] != s.active:
        return codes.NOT_YOUR_CARD
    reason: i64 = why_no_repair(s, s.ship)
    if reason != 0:
        return reason
    return codes.LEGAL if is_up(s, card) else codes.CARD_SPENT


def repair(s: Position, card: Card) -> None:
    """L62, L63: instead of the whole activation one mast, for one card."""
    gain_mast(s, s.ship)
    if s.events is not None:
        s.tell(codes.E_REPAIRED, s.active, tag(s, s.ship), s.masts[s.ship])
    flip(s, card)
    s.phase = codes.CLOSE


def gain_mast(s: Position, ship: Ship) -> None:
    s.masts[ship] += 1
    s.eventful = True
    if s.events is not None:
        s.tell(codes.E_MAST_UP, s.owner[ship], tag(s, ship), s.masts[ship])
