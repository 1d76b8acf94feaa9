"""What a choice would waste beyond recall although another would not: a star, a die, coins, boxes of a building."""

from ...engine.actions import act_on, first_of, kind_of
from ..base import Line
from .gains import of_die
from .rules import codes
from .rules.codes import Face, Section
from .rules.coins import coin_value
from .rules.game import FleetState
from .words import section_word

COINS = (codes.AS_COIN, codes.CASH, codes.SELL)
CASH_FACES = (codes.THREE_COINS, codes.MARKET_FACE)


def warning(s: FleetState, action: int) -> Line | None:
    """Nothing where every other choice is a waste, too."""
    found = waste(s, action)
    others = (s.nth_action(k) for k in range(s.count_actions())) if found else ()
    return found if any(waste(s, other) is None for other in others) else None


def waste(s: FleetState, action: int) -> Line | None:
    kind = kind_of(action)
    if kind == codes.DECLINE and s.own().task == codes.STAR:
        return Line("warning-star", rules=("Q27",))
    if kind == codes.TAKE:
        return _die(s, Face(first_of(action)))
    if kind == codes.MARK:
        return _building(s, Section(first_of(action)))
    return _coins(s) if kind in COINS else None


def _die(s: FleetState, face: Face) -> Line | None:
    """Q28: a die that can only be a coin; F3.5: coins that have no room."""
    if face in CASH_FACES:
        return _coins(s)
    told = of_die(s, int(face))
    if told["gives"] != "full" or told["instead"] != "none":
        return None
    return _coins(s) or Line("warning-die", {"coins": int(coin_value(s, s.own()))}, ("Q28", "F3.7"))


def _coins(s: FleetState) -> Line | None:
    return None if stars_ahead(s) or coins_ahead(s) else Line("warning-coins", rules=("Q26",))


def coins_ahead(s: FleetState) -> int:
    """How many plain boxes of the track are left."""
    return sum(s.box.stars[place] == 0 for place in range(s.own().coin, s.box.coin_boxes))


def stars_ahead(s: FleetState) -> int:
    """How many stars of the track are left; those crossed out are no boxes any more (Q22)."""
    stars = [int(s.box.stars[place]) for place in range(s.own().coin, s.box.coin_boxes)]
    return sum(star > 0 and s.own().crossed_stars >> (star - 1) & 1 == 0 for star in stars)


def _building(s: FleetState, section: Section) -> Line | None:
    """F8.11: in the last town phase, one that not even every die and star to come would finish.

    Alone Captain Ruth may finish it (Q20), and the Bank counts box by box.
    """
    last = s.round == s.rounds() and s.step in (codes.TOWN, codes.TOWN_SHARED)
    if (
        section < codes.CASINO
        or section == codes.BANK
        or s.seats == 1
        or not last
        or s.why_not(act_on(codes.MARK, section))
    ):
        return None
    sheet = s.own()
    after_this = int(s.box.size(section) - sheet.marked(section)) - 1
    dice = 1 if s.step == codes.TOWN else 0
    by_star = 1 if sheet.task == codes.STAR else 0
    to_come = dice + int(sheet.stars) - by_star + int(sheet.die_star) + stars_ahead(s)
    return Line("warning-unfinished", {"section": section_word(section)}, ("F8.11",)) if after_this > to_come else None
