"""What an action would cost beyond recall, said before it is done."""

from ...engine.actions import first_of, kind_of
from ...engine.chance import Chance
from ...engine.state import Seat
from ..base import Line
from .actions import ship_name, unit_name
from .rules import codes
from .rules.game import AdmiralState
from .rules.spoils import most_for
from .rules.units import Ship

MAY_END_IT = (codes.END, codes.GIVE, codes.EXPLODE)  # what a player can put himself out with, without any die


def warning(s: AdmiralState, action: int) -> Line | None:
    if kind_of(action) == codes.NO_MORE_MINES:
        return Line("warning-no-more-mines", {"left": s.player(Seat(s.actor), codes.S_MINES)}, ("R10.5",))
    if kind_of(action) == codes.CONVERT:
        return Line("warning-convert", {"ship": ship_name(s, Ship(first_of(action)))}, ("R6.2a", "R6.5"))
    if kind_of(action) == codes.SHARE_OUT and first_of(action) == 0 and sinks_own(s):
        return Line("warning-share-nothing", {"ship": unit_name(s, s.at_unit)}, ("Q58",))
    if kind_of(action) in MAY_END_IT and puts_out(s, action):
        return Line("warning-out", rules=("P1.2", "P1.3c", "P2.2c"))
    return None


def sinks_own(s: AdmiralState) -> bool:
    """Whether the ship that hull points are shared to is the winner's own and could be kept."""
    unit = s.at_unit
    return unit < codes.FORTS_FROM and s.owner_of(Ship(unit)) == s.winner and most_for(s, unit) > 0


def puts_out(s: AdmiralState, action: int) -> bool:
    """Whether the actor would be out after it, and would not have won by it."""
    seat = Seat(s.actor)
    after = s.clone()
    after.determinize(s.actor, Chance(0))  # the next round's wind is not looked at
    after.apply(action)
    return after.out(seat) and not (after.is_over() and after.returns(seat) > 0)
