"""Who may answer a shot, said before it is fired (L45, L46, A115)."""

from ...engine.actions import first_of, kind_of
from ..base import Line, Threat
from .actions import ship_args
from .odds import beats
from .rules import codes
from .rules.game import SailState
from .rules.gunnery import CARD_TARGET, bearing_side, biggest_salvo, shots_left, what_is_abeam
from .rules.position import Ship


def threats(s: SailState, action: int) -> tuple[Threat, ...]:
    """The attacked ship's answer; a fortress never answers (A70)."""
    if kind_of(action) != codes.FIRE:
        return ()
    found = what_is_abeam(s, s.ship, first_of(action))
    if found >= CARD_TARGET:
        return (Threat((), Line("threat-none-fort", {}, ("A70",))),)
    target = Ship(found)
    cells = (f"cell:{s.chart.name(s.where[target])}",)
    return (Threat(cells, _answer(s, target)),)


def _answer(s: SailState, target: Ship) -> Line:
    """What the ship can do if it stays afloat."""
    who = ship_args(s, target)
    if s.has(target, codes.FROZEN | codes.MUTED):
        return Line("threat-none", who, ("A115",))
    side = bearing_side(s, target, s.ship)
    if side < 0:
        return Line("threat-turn", who, ("L46", "A34"))
    if shots_left(s, target, side) <= 0:
        return Line("threat-none", who, ("A34",))
    guns = biggest_salvo(s, target, side)
    bonus = s.small(target, codes.BONUS_SHIFT) + s.throw_bonus(s.owner[target], guns)
    chance = beats(guns, bonus, 1, s.throw_bonus(s.owner[s.ship], 1))
    sinks = "yes" if s.masts[s.ship] == 1 else "no"
    return Line("threat-reply", who | {"guns": guns, "percent": round(100 * chance), "sinks": sinks}, ("L45", "A32"))
