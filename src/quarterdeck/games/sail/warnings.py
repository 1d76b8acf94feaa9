"""What an action would cost a player beyond recall: a mast by idleness (A61, A63), a turn by a line of all (A125), the
answers that a last shot leaves none for (A33, A35).
"""

from ...engine.actions import first_of, kind_of, second_of
from ...engine.chance import Chance
from ..base import Line
from .actions import ship_args
from .happenings import line
from .rules import codes
from .rules.game import SailState
from .rules.gunnery import CARD_TARGET, bearing_side, shots_left, what_is_abeam
from .rules.position import Ship
from .rules.sailing import why_not_activate

LEAVES_IDLE = (codes.END, codes.STOP, codes.NEXT, codes.HEAD, codes.FORM, codes.JOIN)
EXCUSED = codes.STIRRED | codes.EXEMPT | codes.FROZEN


def warning(s: SailState, action: int) -> Line | None:
    """The worst of it: ships that would lie idle, or a turn that would be over before any ship has acted."""
    kind = kind_of(action)
    if kind == codes.FIRE:
        return _last_shot(s, first_of(action), second_of(action))
    lines_up = kind in (codes.FORM, codes.JOIN)
    if kind not in LEAVES_IDLE or not (lines_up or able_idlers(s)):
        return None
    after = tried(s, action)
    idlers = left_idle(s, after)
    if idlers:
        return _idle(s, idlers)
    return Line("warning-line-of-all", rules=("A125",)) if lines_up and ends_turn(s, after) else None


def _last_shot(s: SailState, side: int, guns: int) -> Line | None:
    """Where a table's options make it matter that a side has no shots left."""
    if guns < shots_left(s, s.ship, side):
        return None
    told = ship_args(s, s.ship)
    found = what_is_abeam(s, s.ship, side)
    if s.defender_empties and found < CARD_TARGET and _fires_on(s, Ship(found)):
        return Line("warning-last-shot-unanswered", told, ("A35",))
    return Line("warning-last-shot", told, ("A33",)) if s.reset_per_round else None


def _fires_on(s: SailState, target: Ship) -> bool:
    """Whether the attacked ship could go on after its answer."""
    facing = bearing_side(s, target, s.ship)
    return facing >= 0 and shots_left(s, target, facing) > 1 and not s.has(target, codes.FROZEN | codes.MUTED)


def able_idlers(s: SailState) -> list[Ship]:
    """The active player's ships that would be punished if they did nothing more, and can still do something."""
    own = [Ship(ship) for ship in range(s.ships) if s.where[ship] and s.owner[ship] == s.active]
    due = [ship for ship in own if s.marks[ship] & codes.MARKED and not s.marks[ship] & EXCUSED]
    return [ship for ship in due if ship == s.ship or why_not_activate(s, ship) == 0]


def tried(s: SailState, action: int) -> SailState:
    """The position after an action, by chance of its own, with all that was told."""
    after = s.clone()
    after.determinize(s.actor, Chance(0))
    after.events = []
    after.apply(action)
    return after


def ends_turn(s: SailState, after: SailState) -> bool:
    """Whether the turn is over."""
    return any(event.code == codes.E_TURN for event in after.events or ()) or after.ended != codes.RUNNING


def left_idle(s: SailState, after: SailState) -> list[Ship]:
    """Those of the idlers who lose a mast, or cannot avoid it any more."""
    idlers = able_idlers(s)
    spent = [ship for ship in idlers if ends_turn(s, after) or why_not_activate(after, ship) != 0]
    if not ends_turn(s, after):
        if after.phase != codes.COMMAND:
            return []
        after = tried(after, codes.END)
    told = {str(line(event).args["at"]) for event in after.events or () if event.code == codes.E_IDLE}
    return [ship for ship in spent if s.chart.name(s.where[ship]) in told]


def _idle(s: SailState, idlers: list[Ship]) -> Line:
    sinks = "yes" if any(s.masts[ship] == 1 for ship in idlers) else "no"
    return Line("warning-idle", ship_args(s, idlers[0]) | {"count": len(idlers), "sinks": sinks}, ("A61", "A63"))
