"""What no captain of any rank does while he may do anything else: waste, and idleness that costs a ship (A63)."""

from typing import Final

from mypy_extensions import i64

from ....engine.actions import kind_of
from ..rules import codes
from ..rules.chart import Card
from ..rules.lines import leader_of
from ..rules.position import Position, Ship
from ..rules.repair import pays, why_no_repair
from ..rules.sailing import why_not_activate
from ..rules.telling import tag
from .judge import lies_idle

NEAR: Final[i64] = 8  # cells: no wind carries a ship farther in a turn, the shot included


def condemns(s: Position, action: i64) -> bool:
    """Whether an action wastes something, or lets a ship sink idle that could still have been saved."""
    if throws_away(s, action):
        return True
    if s.decider != s.active or s.idle_never_sinks or not any_at_risk(s):
        return False
    after = s.clone()
    after.events = []
    after.apply(action)
    assert isinstance(after, Position)
    for ship in range(s.ships):
        if is_at_risk(s, Ship(ship)) and (has_sunk_idle(s, after, Ship(ship)) or is_done(after, Ship(ship))):
            return True
    return False


def any_at_risk(s: Position) -> bool:
    for ship in range(s.ships):
        if is_at_risk(s, Ship(ship)):
            return True
    return False


def is_at_risk(s: Position, ship: Ship) -> bool:
    """Whether a ship with a last mast must still act this turn."""
    if s.where[ship] == 0 or s.owner[ship] != s.active or s.masts[ship] != 1:
        return False
    return lies_idle(s, ship) and not is_done(s, ship)


def is_done(s: Position, ship: Ship) -> bool:
    """Whether a ship that lies idle has acted, and acts no more."""
    if s.where[ship] == 0 or not lies_idle(s, ship) or not s.has(ship, codes.ACTIVATED):
        return False
    return ship != s.ship and (s.line < 0 or leader_of(s, ship) != s.line)


def has_sunk_idle(s: Position, after: Position, ship: Ship) -> bool:
    """Whether it was told so."""
    if after.events is None:
        return False
    for event in after.events:
        if event.code == codes.E_IDLE and event.a == tag(s, ship):
            return True
    return False


def throws_away(s: Position, action: i64) -> bool:
    """Whether guns that could fire for nothing stay silent, or a mast at home is not fetched."""
    kind: i64 = kind_of(action)
    if kind == codes.PASS:
        return offers(s, codes.REACT_GUN)
    if kind == codes.HOLD:
        return s.scenario != codes.PIRATES and offers(s, codes.REPLY)  # a sunk merchantman is nobody's prize (L91)
    return kind == codes.END and (offers(s, codes.GUN) or leaves_a_mast(s))


def offers(s: Position, kind: i64) -> bool:
    """Whether something of a kind may be done."""
    for place in range(s.menu_size):
        if kind_of(s.menu[place]) == kind:
            return True
    return False


def leaves_a_mast(s: Position) -> bool:
    """Whether the crest, which has no gun, could still pay for a mast of a ship that no enemy is near."""
    if not has_crest(s):
        return False
    for n in range(s.ships):
        ship: Ship = Ship(n)
        if why_not_activate(s, ship) == 0 and why_no_repair(s, ship) == 0 and not is_enemy_near(s, ship):
            return True
    return False


def has_crest(s: Position) -> bool:
    for card in range(s.chart.cards):
        if s.chart.card_gun[card] == 0 and pays(s, Card(card), s.active):
            return True
    return False


def is_enemy_near(s: Position, ship: Ship) -> bool:
    """Whether an enemy could attack a ship before its next turn."""
    for other in range(s.ships):
        if s.where[other] != 0 and s.is_enemy(s.owner[other], s.owner[ship]):
            if s.chart.distance(s.where[other], s.where[ship]) <= NEAR:
                return True
    return False
