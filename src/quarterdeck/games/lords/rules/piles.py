"""Piles of ships. What nobody has seen is not settled yet: a draw decides it, with the same odds as a shuffled pile.

The main pile and the reserve are one unseen pile until their owner looks into the reserve (ruling H7).
"""

from mypy_extensions import i64

from ....engine.chance import Chance
from .codes import C_DRAW, C_HAND, C_LOOK, C_RESERVE, E_DREW, E_EXTRA, E_LOOKED
from .position import Position, Side
from .ships import Number, Pile, one, pile_size


def full_pile(copies: i64) -> Pile:
    """All ships of one colour."""
    pile: i64 = 0
    for number in range(1, 10):
        pile += one(Number(number)) * copies
    return pile


def ship_at(pile: Pile, index: i64) -> Number:
    """The number of the index-th ship of a pile, in rising order."""
    rest: i64 = index
    shift: i64 = 4
    while True:
        here: i64 = (pile >> shift) & 15
        if rest < here:
            return Number(shift >> 2)
        rest -= here
        shift += 4


def main_pile(side: Side) -> Pile:
    """What a draw from the main pile may bring, as far as it is settled."""
    return side.unseen - side.reserve if side.looked else side.unseen


def deal_hand(s: Position, side: Side) -> None:
    """Rule 8: the first ships, from the main pile."""
    for _ in range(s.box.hand):
        number: Number = ship_at(side.unseen, s.throw(side.main_left + side.reserve_left, C_HAND))
        side.unseen -= one(number)
        side.hand += one(number)
        side.main_left -= 1


def draw(s: Position, side: Side) -> None:
    """Rule 15: one ship from the main pile, if it has any."""
    if side.main_left == 0:
        return
    size: i64 = side.main_left if side.looked else side.main_left + side.reserve_left
    number: Number = ship_at(main_pile(side), s.throw(size, C_DRAW))
    side.unseen -= one(number)
    side.hand += one(number)
    side.main_left -= 1
    s.barrier += 1
    if s.events is not None:
        s.tell_apart(E_DREW, side.seat, number)


def draw_reserve(s: Position, side: Side) -> None:
    """Rule 32: one unseen ship from the reserve and a "+1 ship" token; nothing from an empty one (G3)."""
    if side.looked:
        number: Number = ship_at(side.reserve, s.throw(side.reserve_left, C_RESERVE))
        side.reserve -= one(number)
    else:
        number = ship_at(side.unseen, s.throw(side.main_left + side.reserve_left, C_RESERVE))
    side.unseen -= one(number)
    side.hand += one(number)
    side.reserve_left -= 1
    side.extra += 1
    s.barrier += 1
    if s.events is not None:
        s.tell_apart(E_EXTRA, side.seat, number)


def look_into_reserve(s: Position, side: Side) -> None:
    """The recruiter's look: from now on the owner knows what his reserve holds (H7)."""
    if not side.looked:
        side.looked = True
        left: i64 = side.unseen
        for seen in range(side.reserve_left):
            number: Number = ship_at(left, s.throw(side.main_left + side.reserve_left - seen, C_LOOK))
            left -= one(number)
            side.reserve += one(number)
        s.barrier += 1
    if s.events is not None:
        s.tell(E_LOOKED, side.seat)


def take_from_reserve(side: Side, number: Number) -> None:
    """The recruiter's choice goes to the hand, with a "+1 ship" token."""
    side.reserve -= one(number)
    side.unseen -= one(number)
    side.hand += one(number)
    side.reserve_left -= 1
    side.extra += 1


def resample(side: Side, chance: Chance) -> None:
    """Deals a player's hidden ships anew: hand, and the reserve if he has looked into it."""
    pool: i64 = side.unseen + side.hand
    left: i64 = pile_size(pool)
    hand_size: i64 = pile_size(side.hand)
    side.hand = 0
    for dealt in range(hand_size):
        number: Number = ship_at(pool, chance.below(left - dealt))
        pool -= one(number)
        side.hand += one(number)
    side.unseen = pool
    left -= hand_size
    if side.looked:
        side.reserve = 0
        for seen in range(side.reserve_left):
            ship: Number = ship_at(pool, chance.below(left - seen))
            pool -= one(ship)
            side.reserve += one(ship)
