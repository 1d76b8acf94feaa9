"""Drafts: ships bought with a budget before the game (N5), in turn order or hidden from the others.

Every ship that could be chosen is in the scenario; until somebody chooses it, it is nobody's.
"""

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.chance import Chance
from ....engine.events import EVERYONE
from ....engine.state import Seat
from . import codes
from .codes import OWNER, TYPE
from .position import D_BUDGET, D_CHOSEN, DEED, Position
from .units import Ship


def budget_of(s: Position, seat: i64) -> i64:
    return s.deeds[D_BUDGET * DEED + seat]


def is_done(s: Position, seat: i64) -> bool:
    return s.deeds[D_CHOSEN * DEED + seat] == 1


def is_open(s: Position) -> bool:
    """Whether anybody is still to choose."""
    for seat in s.every_seat:
        if not is_done(s, seat) and not s.out(seat):
            return True
    return False


def choosers(s: Position) -> i64:
    """The seats (bits) that choose now: all at once in secret (Q128), else the mover."""
    if not s.scenario.terms.secret:
        return bit(s.mover)
    found: i64 = 0
    for seat in s.every_seat:
        if not is_done(s, seat) and not s.out(seat):
            found |= bit(seat)
    return found


def is_due(s: Position) -> bool:
    """Finds the next seat in turn order that can still buy something."""
    if s.scenario.terms.secret:
        return is_open(s)
    while s.turn_at < s.seats:
        seat: Seat = s.in_order(s.turn_at)
        if not is_done(s, seat) and not s.out(seat):
            s.mover = seat
            return True
        s.turn_at += 1
    return False


def slot(s: Position, seat: i64, kind: i64) -> Ship:
    """The next ship of a kind that a seat could choose, -1 where all are taken."""
    for ship in s.every_ship:
        if s.scenario.ship_cost[ship] > 0 and s.scenario.ship_owner[ship] == -2 - seat and s.of(ship, TYPE) == kind:
            if s.owner_of(ship) < 0:
                return ship
    return Ship(-1)


def why_not_choose(s: Position, kind: i64) -> i64:
    """N5: a kind that the budget allows, and of which one is left."""
    if kind >= s.scenario.kinds:
        return codes.NO_SUCH_KIND
    ship: Ship = slot(s, s.actor, kind)
    if ship < 0:
        return codes.NONE_LEFT
    return 0 if s.scenario.ship_cost[ship] <= budget_of(s, s.actor) else codes.NO_BUDGET


def choose(s: Position, kind: i64) -> None:
    """N5: a ship is bought."""
    seat: i64 = s.actor
    take(s, seat, slot(s, seat, kind))
    s.tell(codes.E_CHOSEN, seat, kind, seen=bit(seat) if s.scenario.terms.secret else EVERYONE)
    if not s.scenario.terms.secret and not can_go_on(s, seat):  # in secret nobody is seen to have spent all
        s.deeds[D_CHOSEN * DEED + seat] = 1


def take(s: Position, seat: i64, ship: Ship) -> None:
    s.put(ship, OWNER, seat)
    s.deeds[D_BUDGET * DEED + seat] = budget_of(s, seat) - s.scenario.ship_cost[ship]


def can_go_on(s: Position, seat: i64) -> bool:
    """Whether a seat can buy anything at all."""
    for ship in s.every_ship:
        if s.scenario.ship_owner[ship] == -2 - seat and s.owner_of(ship) < 0:
            if s.scenario.ship_cost[ship] <= budget_of(s, seat):
                return True
    return False


def why_not_chosen(s: Position) -> i64:
    """N5: whoever has a ship may stop."""
    for ship in s.every_ship:
        if s.owner_of(ship) == s.actor:
            return 0
    return codes.NOTHING_CHOSEN


def chosen(s: Position) -> None:
    s.deeds[D_CHOSEN * DEED + s.actor] = 1


def resample_draft(s: Position, seat: Seat, chance: Chance) -> None:
    """Q128: what others have bought in secret is bought anew, at random, the same number of ships at most."""
    for other in s.every_seat:
        if other != seat and s.scenario.terms.budget[other] > 0 and not s.out(other):
            bought: i64 = give_back(s, other)
            for _ in range(bought):
                buy_any(s, other, chance)


def give_back(s: Position, seat: Seat) -> i64:
    bought: i64 = 0
    for ship in s.every_ship:
        if s.scenario.ship_owner[ship] == -2 - seat and s.owner_of(ship) == seat:
            s.put(ship, OWNER, -1)
            bought += 1
    s.deeds[D_BUDGET * DEED + seat] = s.scenario.terms.budget[seat]
    return bought


def buy_any(s: Position, seat: Seat, chance: Chance) -> None:
    able: list[Ship] = []
    for ship in s.every_ship:
        if s.scenario.ship_owner[ship] == -2 - seat and s.owner_of(ship) < 0:
            if s.scenario.ship_cost[ship] <= budget_of(s, seat):
                able.append(ship)
    if len(able) > 0:
        take(s, seat, able[chance.below(len(able))])
