"""Drift all: what a storm leaves no choice about, given as one order (R4.16 to R4.20)."""

from ...engine.actions import first_of, kind_of
from ..base import Plan
from .actions import ACTIONS
from .rules import codes
from .rules.game import AdmiralState
from .rules.movement import reef_damage
from .rules.units import Ship
from .rules.wind import full_drift, must_drift

FEWEST = 2  # a single ship is as quickly sent by itself


def drift_all(s: AdmiralState) -> tuple[Plan, ...]:
    """The compulsory drifts in their order, up to the first that could end in a port; none where mines may lie."""
    if s.phase != codes.TURN or s.strength != codes.STORM or len(s.mines) > 0:
        return ()
    copy = s.clone()
    texts: list[str] = []
    damage = 0
    while copy.phase == codes.TURN and copy.actor == s.actor and (drift := _next(copy)) is not None:
        ship = Ship(first_of(drift))
        texts.append(ACTIONS.describe(copy, drift).text)
        damage += int(reef_damage(copy, ship, full_drift(copy, ship)))
        copy.apply(drift)
    args = {"ships": len(texts), "damage": damage}
    return (Plan("all:drift", tuple(texts), dict(args)),) if len(texts) >= FEWEST else ()


def _next(s: AdmiralState) -> int | None:
    """The first drift that has to be made now; None where there is none, or where its ship may choose how far."""
    legal = [s.nth_action(k) for k in range(s.count_actions())]
    drifts = [action for action in legal if kind_of(action) == codes.DRIFT and must_drift(s, Ship(first_of(action)))]
    own = [action for action in drifts if first_of(action) == first_of(drifts[0])]
    return own[0] if len(own) == 1 else None
