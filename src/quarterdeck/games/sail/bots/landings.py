"""Landing parties out of habit: ashore where they can storm a gun, and at the guns with enough men."""

from typing import Final

from mypy_extensions import i64

from ....engine.actions import first_of, kind_of, second_of, third_of
from ..rules import codes
from ..rules.chart import Card, Cell
from ..rules.compass import Heading
from ..rules.fortress import is_up
from ..rules.position import Position

NOTHING: Final[i64] = -1
FEWEST_AT_A_GUN: Final[i64] = 2  # they take it in more than half of all tries, three in nine of ten, one in one of ten


def guns_up(s: Position) -> i64:
    """Guns of the island that work."""
    found: i64 = 0
    for card in range(s.chart.cards):
        if is_up(s, Card(card)):
            found += 1
    return found


def guns_beside(s: Position, cell: Cell) -> i64:
    """Working guns around a cell of the island."""
    found: i64 = 0
    for h in range(8):
        card: Card = s.chart.card_on(s.chart.step(cell, Heading(h)))
        if card >= 0 and is_up(s, card):
            found += 1
    return found


def usual_party(s: Position) -> i64:
    """A gun is stormed by as many as there are; whoever has none beside him goes to one. NOTHING where none should."""
    best: i64 = NOTHING
    most: i64 = 0
    alone: bool = guns_up(s) == 1
    for place in range(s.menu_size):
        action: i64 = s.menu[place]
        if kind_of(action) != codes.PARTY:
            continue
        masts: i64 = third_of(action)
        goal: Card = s.chart.card_on(Cell(second_of(action)))
        worth: i64 = 0
        if is_up(s, goal):
            if masts >= FEWEST_AT_A_GUN or (alone and s.masts_in_play(s.active) == masts):
                worth = 100 + masts
        elif guns_beside(s, s.chart.card_cell[first_of(action)]) == 0:
            worth = masts * guns_beside(s, Cell(second_of(action)))
        if worth > most:
            most = worth
            best = action
    return best


def usual_landing(s: Position) -> i64:
    """All masts go ashore: there no gun reaches them. NOTHING where no card is near, or enough has been landed."""
    best: i64 = NOTHING
    most: i64 = 0
    for place in range(s.menu_size):
        action: i64 = s.menu[place]
        if kind_of(action) != codes.LAND_MASTS:
            continue
        cell: Cell = s.chart.card_cell[first_of(action)]
        worth: i64 = second_of(action) * (1 + guns_beside(s, cell))
        if worth > most:
            most = worth
            best = action
    if best == NOTHING and s.phase == codes.LAND:
        return codes.STOP
    return best
