"""What the pieces of Admiral do: each class of ship with the figures of its card, forts, mines, the treasure."""

from ...errors import Param
from ..base import Line, Piece
from .view import AdmiralView, ShipView

RULES = {
    "fort": ("R3.2", "R5.2"),
    "mine": ("R10.1", "R10.7a"),
    "fireship": ("R6.1", "R6.5"),
    "treasure": ("P4.1a", "P4.3"),
}


def pieces(view: AdmiralView) -> tuple[Piece, ...]:
    """The classes of this game's ships, then all else that lies on the chart."""
    classes: dict[str, ShipView] = {}
    for ship in view.ships:
        classes.setdefault(ship.type, ship)
    cards = [_card(ship) for ship in classes.values()]
    cargo: dict[str, Param] = {**view.scenario.cargo}
    others = [
        Piece(Line(f"piece-{key}", cargo), Line(f"piece-{key}.does"), rules=rules) for key, rules in RULES.items()
    ]
    return (*cards, *others)


def _card(ship: ShipView) -> Piece:
    pairs = {name: f"{straight}/{diagonal}" for name, (straight, diagonal) in _figures(ship).items()}
    args: dict[str, Param] = {"hull": ship.hull, "shots": ship.card_shots, "room": ship.room, **pairs}
    return Piece(Line(f"unit-{ship.type}"), Line("piece-card", args), rules=("R1.6b", "R3.1"))


def _figures(ship: ShipView) -> dict[str, tuple[int, int]]:
    """What a card gives straight and diagonally."""
    return {"range": ship.range, "calm": ship.calm, "fresh": ship.fresh, "storm": ship.storm}
