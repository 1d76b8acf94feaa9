"""Exact chances of Age of Sail before the dice are thrown: shots and salvos, boarding, storming a gun (spec 2.8)."""

from functools import lru_cache

from ...engine.actions import first_of, kind_of, second_of, third_of
from ...engine.state import Seat
from ..base import Line, Odds
from .rules import codes
from .rules.chart import Cell
from .rules.fortress import GUN_DICE, is_up
from .rules.gunnery import CARD_TARGET, what_is_abeam
from .rules.position import Position
from .rules.sailing import next_cell, who_sails

SIDES = 6
MOST_KEPT = 1024  # figures; guns, masts and bonuses of a box give a few hundred, an owner's deck some more


@lru_cache(maxsize=MOST_KEPT)
def sums(dice: int) -> tuple[float, ...]:
    """The chance of each sum of so many dice, from 0 up."""
    chances = [1.0]
    for _ in range(dice):
        longer = [0.0] * (len(chances) + SIDES)
        for total, chance in enumerate(chances):
            for side in range(1, SIDES + 1):
                longer[total + side] += chance / SIDES
        chances = longer
    return tuple(chances)


@lru_cache(maxsize=MOST_KEPT)
def beats(dice: int, bonus: int, other_dice: int, other_bonus: int) -> float:
    """The chance that one throw is higher than the other, ties thrown again (L42, A38)."""
    higher = lower = 0.0
    for total, chance in enumerate(sums(dice)):
        for other, other_chance in enumerate(sums(other_dice)):
            if total + bonus > other + other_bonus:
                higher += chance * other_chance
            elif total + bonus < other + other_bonus:
                lower += chance * other_chance
    return higher / (higher + lower) if higher + lower else 0.0


@lru_cache(maxsize=MOST_KEPT)
def boarding(masts: int, enemy_masts: int, round_chance: float) -> tuple[float, ...]:
    """The chances to win a boarding with 1, 2 … masts left, by the chance to win a round; index 0 is to lose it."""
    left = [0.0] * (masts + 1)
    states = {(masts, enemy_masts): 1.0}
    while states:
        (own, enemy), chance = states.popitem()
        if own == 0 or enemy == 0:
            left[own] += chance
            continue
        for after, share in (((own, enemy - 1), round_chance), ((own - 1, enemy), 1 - round_chance)):
            states[after] = states.get(after, 0.0) + chance * share
    return tuple(left)


@lru_cache(maxsize=MOST_KEPT)
def storming(masts: int, bonus_per_die: int, bonus_once: int, gun_bonus: int) -> tuple[float, ...]:
    """The chances to take a gun with 1, 2 or 3 masts left; index 0 is to lose the party (A101)."""
    left = [0.0] * (masts + 1)
    reach = 1.0
    for party in range(masts, 0, -1):
        won = beats(party, bonus_per_die * party + bonus_once, GUN_DICE, gun_bonus)
        left[party] = reach * won
        reach *= 1 - won
    left[0] = reach
    return tuple(left)


def odds(s: Position, action: int) -> Odds | None:
    """The chances behind an action; None where nothing is thrown."""
    kind, one, two = kind_of(action), first_of(action), second_of(action)
    if kind == codes.FIRE:
        return _fire(s, one, two)
    if kind == codes.REPLY:
        bonus = s.small(s.target, codes.BONUS_SHIFT)
        return _hit(s, s.owner[s.target], one, bonus, s.owner[s.ship], s.masts[s.ship])
    if kind in (codes.GUN, codes.REACT_GUN):
        ship = two if kind == codes.GUN else s.react_ship
        return _hit(s, s.chart.card_owner[one], GUN_DICE, 0, s.owner[ship], s.masts[ship])
    if kind == codes.AHEAD:
        return _boarding(s)
    return _party(s, Cell(two), third_of(action)) if kind == codes.PARTY else None


def _fire(s: Position, side: int, guns: int) -> Odds | None:
    target = what_is_abeam(s, s.ship, side)
    if target < 0:
        return None
    bonus = s.small(s.ship, codes.BONUS_SHIFT)
    if target >= CARD_TARGET:
        owner = s.chart.card_owner[target - CARD_TARGET]
        chance = _chance(s, s.owner[s.ship], guns, bonus, owner)
        flips, misses = Line("odds-flips", {}, ("L73",)), Line("odds-misses", {}, ("L43",))
        return Odds(((flips, chance), (misses, 1 - chance)), {"cards": chance}, chance)
    return _hit(s, s.owner[s.ship], guns, bonus, s.owner[target], s.masts[target])


def _chance(s: Position, seat: Seat, dice: int, bonus: int, defender: Seat) -> float:
    return beats(dice, bonus + s.throw_bonus(seat, dice), 1, s.throw_bonus(defender, 1))


def _hit(s: Position, seat: Seat, dice: int, bonus: int, defender: Seat, masts: int) -> Odds:
    """A shot or salvo at a ship: it hits, or sinks a ship with one mast, or misses."""
    chance = _chance(s, seat, dice, bonus, defender)
    hit = Line("odds-sinks" if masts == 1 else "odds-hits", {}, ("L44",) if masts == 1 else ("L41",))
    return Odds(((hit, chance), (Line("odds-misses", {}, ("L43",)), 1 - chance)), {"masts": chance}, chance)


def _boarding(s: Position) -> Odds | None:
    """Entering an enemy's cell, fort fire before it not counted."""
    ship = who_sails(s)
    target = s.ship_at(next_cell(s, ship))
    if target < 0:
        return None
    bonus = s.board_bonus + s.throw_bonus(s.owner[ship], 1)
    round_chance = beats(1, bonus, 1, s.throw_bonus(s.owner[target], 1))
    left = boarding(s.masts[ship], s.masts[target], round_chance)
    outcomes = [(Line("odds-boards", {"masts": masts}, ("L56", "A47")), left[masts]) for masts in range(1, len(left))]
    outcomes.append((Line("odds-beaten", {}, ("A48",)), left[0]))
    return Odds(tuple(outcomes), {"survivors": sum(masts * chance for masts, chance in enumerate(left))}, 1 - left[0])


def _party(s: Position, cell: Cell, masts: int) -> Odds | None:
    goal = s.chart.card_on(cell)
    if goal < 0 or not is_up(s, goal):
        return None
    holder = s.active == s.order_holder
    per_die, once = (1, 0) if holder and s.order_per_throw else (0, int(holder))
    left = storming(masts, per_die, once, s.throw_bonus(s.chart.card_owner[goal], GUN_DICE))
    outcomes = [(Line("odds-takes", {"masts": number}, ("A101",)), left[number]) for number in range(1, masts + 1)]
    outcomes.append((Line("odds-thrown-back", {}, ("A101",)), left[0]))
    return Odds(tuple(outcomes), {"survivors": sum(masts * chance for masts, chance in enumerate(left))}, 1 - left[0])
