"""Orders given together: an attack by several, the defenders of a fort, hull points shared out (Q110 to Q113)."""

from collections.abc import Sequence

from ...engine.actions import act_on, first_of, kind_of
from .actions import ACTIONS, parse
from .rules import codes
from .rules.game import AdmiralState
from .rules.position import Position
from .rules.spoils import capacity_after, most_for, takes_share
from .rules.units import Ship, Unit

JOINING = {codes.FIRE: codes.JOIN, codes.BOARD: codes.BOARD_JOIN, codes.STORM_FORT: codes.STORM_JOIN}


def together(s: AdmiralState, texts: Sequence[str]) -> tuple[str, ...]:
    """The notation that does all of it, in the order in which the rules ask."""
    given = [parse(s, text) for text in texts]
    kinds = {kind_of(action) for action in given}
    if s.phase == codes.SHARE and kinds == {codes.SHARE_OUT}:
        found = _asked_shares(s, [first_of(action) for action in given])
    elif kinds <= {codes.DEFEND_WITH, codes.DEFENDED}:
        found = _defenders(s, given)
    elif len(kinds) == 1 and kinds <= set(JOINING):
        found = _attack(given)
    else:
        found = given
    return tuple(ACTIONS.describe(s, action).text for action in found)


def _attack(given: list[int]) -> list[int]:
    """Ships in their order, then forts; all but the last are followed by another."""
    *first, last = sorted(set(given), key=lambda action: (first_of(action), action))
    return [*(action - kind_of(last) + JOINING[kind_of(last)] for action in first), last]


def _defenders(s: AdmiralState, given: list[int]) -> list[int]:
    """The ships named, and that these are all, unless nobody could be named after the last one."""
    named = sorted({action for action in given if kind_of(action) == codes.DEFEND_WITH})
    able = [s.nth_action(k) for k in range(s.count_actions())]
    last = max(action for action in able if kind_of(action) == codes.DEFEND_WITH)
    return named if named and named[-1] == last else [*named, int(codes.DEFENDED)]


def _asked_shares(s: AdmiralState, amounts: list[int]) -> list[int]:
    """One share a unit from the one in question on; who can only take one amount is not asked."""
    asked = []
    points = s.points
    for unit, amount in zip(sharers(s, int(s.at_unit)), amounts, strict=False):
        most = min(most_for(s, unit), points)
        least = min(most, max(0, points - capacity_after(s, unit)))
        asked += [int(act_on(codes.SHARE_OUT, amount))] if least != most else []
        points -= amount
    return asked


def sharers(s: Position, start: int = 0) -> list[Unit]:
    """The units that take a share, from one on, in the order in which they are asked."""
    ships = [Unit(ship) for ship in s.every_ship if ship >= start and takes_share(s, ship)]
    return [*ships, s.target] if s.target >= codes.FORTS_FROM else ships


def due(s: Position) -> int:
    """How many points are to be given: all there are, as far as they fit."""
    hulls = [
        s.scenario.fort_hull[unit - codes.FORTS_FROM] if unit >= codes.FORTS_FROM else s.hull(Ship(unit))
        for unit in sharers(s, int(s.at_unit))
    ]
    return min(int(s.points), sum(map(int, hulls)))
