"""What each seat has left at the end: masts count, hull by hull, and the guns of the assault's defender."""

from ...engine.state import Seat
from ...errors import Param
from ..base import ScoreItem
from .rules import codes
from .rules.fleet import HUNTED
from .rules.position import Position
from .words import HULLS


def items(s: Position, seat: int) -> tuple[ScoreItem, ...]:
    """Every ship afloat with its masts, masts ashore, guns still up; or that nothing is left."""
    found = [_ship(s, ship) for ship in range(s.ships) if s.owner[ship] == seat and s.where[ship] != 0]
    ashore = s.ashore(Seat(seat))
    if ashore:
        found.append(ScoreItem("ashore", ashore, {"masts": ashore}, rules=("L108",)))
    if s.scenario == codes.ASSAULT and seat == HUNTED:
        guns = sum(bool(s.works[card] & codes.UP) for card in range(s.chart.cards))
        found.append(ScoreItem("guns", guns, {"guns": guns}, rules=("L107",)))
    return tuple(found) or (ScoreItem("nothing", 0, {}, rules=("L44",)),)


def _ship(s: Position, ship: int) -> ScoreItem:
    cell = s.chart.name(s.where[ship])
    prize = s.owner[ship] != s.home[ship]
    args: dict[str, Param] = {"ship": f"@hull-{HULLS[s.holes[ship]]}", "cell": cell, "prize": "yes" if prize else "no"}
    return ScoreItem("ship", s.masts[ship], args, (cell,), ("L57",) if prize else ())
