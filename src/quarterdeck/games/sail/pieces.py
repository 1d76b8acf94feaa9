"""What the pieces of Age of Sail do: hulls, fortress cards, the order, and the cards that lie open."""

from ...errors import Param
from ..base import Line, Piece
from .cards import Words
from .text import said
from .view import SailView
from .words import HULLS

CARDS = {"gun": ("L65", "L66", "L67"), "crest": ("L60", "L63"), "order": ("L13", "L14", "L15")}


def pieces(view: SailView) -> tuple[Piece, ...]:
    """The hulls, the fortress, the wind and the situation of this turn."""
    hulls = [_hull(holes) for holes in (1, 2, 3)]
    cards = [Piece(Line(f"piece-{key}"), Line(f"piece-{key}.does"), rules=rules) for key, rules in CARDS.items()]
    return (*hulls, *cards, *_open_cards(view))


def _hull(holes: int) -> Piece:
    return Piece(Line(f"hull-{HULLS[holes]}"), Line("piece-hull", {"holes": holes}), rules=("L49", "L44"))


def _open_cards(view: SailView) -> list[Piece]:
    found = []
    if view.wind is not None:
        numbers = " ".join(map(str, view.wind.numbers))
        args: dict[str, Param] = {"card": view.wind.id, "heading": f"@heading-{view.wind.arrow}", "numbers": numbers}
        found.append(Piece(Line("piece-wind"), Line("piece-wind.does", args), view.wind.id, ("L31", "L32")))
    if view.situation is not None:
        name = Line("piece-situation", _both(view.situation.title))
        found.append(Piece(name, Line("piece-situation.does", _both(view.situation.text)), view.situation.id, ("L24",)))
    return found


def _both(words: Words) -> dict[str, Param]:
    """A text of the owner's for either language."""
    return {"words": "@|" + "|".join(said(words, lang).replace("|", "/") for lang in ("en", "ru"))}
