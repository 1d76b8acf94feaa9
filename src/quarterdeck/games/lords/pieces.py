"""What the parts of the box do: ships by their numbers, cells by their signs, the mercenaries of this market."""

from ...errors import Param
from ..base import Line, Piece
from .edition import Edition
from .text import SIGNS
from .view import LordsView, MercenaryView

SHIP_RULES = {"coin": "33", "shield": "34", "straight": "35", "repair": "36", "clear": "37", "repeat": "38"}
CELL_RULES = {"point": "24", "straight": "25", "diagonal": "26", "repair": "30", "mine": "31", "extra": "32"}


def pieces(edition: Edition, view: LordsView) -> tuple[Piece, ...]:
    """Ships, cells and mercenaries."""
    ships = [_ship(number, effect) for number, effect in sorted(edition.ships.effects.items())]
    cells = [
        Piece(Line(f"effect-{effect}"), Line(f"rule-{CELL_RULES[effect]}.title"), sign, (CELL_RULES[effect],))
        for effect, sign in SIGNS.items()
    ]
    return (*ships, *cells, *(_mercenary(mercenary) for mercenary in view.mercenaries))


def _ship(number: str, effect: str) -> Piece:
    return Piece(Line("piece-ship", {"number": number}), Line(f"effect-{effect}"), number, (SHIP_RULES[effect],))


def _mercenary(mercenary: MercenaryView) -> Piece:
    numbers = "/".join(map(str, mercenary.numbers)) or "X"
    args: dict[str, Param] = {"help": f"@mercenary-{mercenary.effect}.help", "numbers": numbers, "cost": mercenary.cost}
    return Piece(Line(f"mercenary-{mercenary.effect}"), Line("piece-mercenary", args), mercenary.id, ("47",))
