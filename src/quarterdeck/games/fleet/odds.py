"""Exact chances, shown before the dice are thrown: a Casino reroll, and how often the Market comes up."""

from math import comb

from ...engine.actions import act_on, first_of, kind_of
from ..base import Line, Odds
from .rules import codes
from .rules.codes import Face
from .rules.coins import cash_value
from .rules.dice import diners
from .rules.game import FleetState
from .rules.sheet import Sheet
from .words import face_word


def odds(s: FleetState, action: int) -> Odds | None:
    """The chances behind an action: rerolling, taking a die that may be rerolled, selling at the Market or waiting."""
    if s.why_not(action) != 0:
        return None
    sheet = s.own()
    if action == codes.REROLL:
        return _reroll(s, sheet, sheet.face)
    if kind_of(action) == codes.TAKE and sheet.works(codes.CASINO):
        return _reroll(s, sheet, Face(first_of(action)))
    at_market = action == codes.CASH and sheet.face == codes.MARKET_FACE
    smokes = action == act_on(codes.MARK, codes.SMOKEHOUSE)
    return _market(s, sheet) if (at_market or smokes) and town_rolls_left(s) > 0 else None


def _reroll(s: FleetState, sheet: Sheet, face: Face) -> Odds:
    """F8.1, Q13: every face of the same die, and the coins that it would be worth as such."""
    die = s.box.boat_die if face < codes.HARBOR_FACE else s.box.town_die
    sides = [int(side) for side in die]
    outcomes = []
    expected = 0.0
    for shown in sorted(set(sides)):
        chance = sides.count(shown) / len(sides)
        coins = cash_value(s, sheet, Face(shown)) if shown in (codes.THREE_COINS, codes.MARKET_FACE) else 0
        expected += chance * float(coins)
        outcomes.append((Line("odds-face", {"face": face_word(shown), "coins": coins}, ("F8.1",)), chance))
    return Odds(tuple(outcomes), {"coins": expected})


def town_rolls_left(s: FleetState) -> int:
    """How many times the town pool is still to be rolled."""
    this_round = 1 if s.step < codes.TOWN else 0
    return int(s.rounds() - s.round) + this_round


def _market(s: FleetState, sheet: Sheet) -> Odds:
    """How many dice of the next town roll show the Market, and what one would pay with the fish of today."""
    sides = [int(side) for side in s.box.town_die]
    share = sides.count(int(codes.MARKET_FACE)) / len(sides)
    dice = int(diners(s))
    coins = cash_value(s, sheet, codes.MARKET_FACE)
    outcomes = []
    for many in range(dice + 1):
        chance = comb(dice, many) * share**many * (1 - share) ** (dice - many)
        outcomes.append((Line("odds-market", {"count": many, "dice": dice, "coins": coins}, ("F3.6",)), chance))
    return Odds(tuple(outcomes), {"market-dice": dice * share})
