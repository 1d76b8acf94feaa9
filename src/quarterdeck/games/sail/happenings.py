"""Events of Age of Sail as sentences: figures become ships, cells, headings, cards and players."""

from ...engine.events import Event
from ...errors import Param
from ..base import EventLine
from . import cards, words
from .rules import codes
from .rules.chart import cell_name
from .rules.compass import NAMES

SHIPS = ("ship", "target", "prize")
SPOTS = ("cell", "from")
HEADINGS = ("heading",)
FLAGS = ("crest", "reaction", "reshuffled")
CAUSES = {codes.E_MAST_LOST: words.LOSSES, codes.E_PLACED: words.PLACES}  # told by their third figure
DECK_FIGURE = {codes.E_WIND: "d", codes.E_SITUATION: "c", codes.E_NO_EFFECT: "b", codes.E_BY_HAND: "b"}


def line(event: Event) -> EventLine:
    """An event with its sentence's key, arguments and rules."""
    key, names, rules = words.EVENTS[event.code]
    figures = (event.a, event.b, event.c, event.d)
    args: dict[str, Param] = {}
    if event.seat >= 0:
        args["player"] = f"@seat-{words.SEATS[event.seat]}"
    for name, figure in zip(names, figures, strict=False):
        args |= _argument(event, name, figure)
    if event.code in CAUSES:
        rules = CAUSES[event.code][event.c][1]
    return EventLine(key, event.seat, args, rules)


def _argument(event: Event, name: str, figure: int) -> dict[str, Param]:
    if name in SHIPS:
        return _ship(name, figure)
    if name in SPOTS:
        return {name: spot_name(figure)}
    if name in HEADINGS:
        return {name: f"@heading-{NAMES[figure]}", "course": NAMES[figure]}
    if name in FLAGS:
        return {name: "yes" if figure else "no"}
    if name == "card":
        return _card(event, figure)
    if name == "side":
        return {"side": f"@side-{words.SIDES[figure]}", "board": words.SIDES[figure]}
    if name == "edge":
        return {"edge": f"@edge-{words.EDGES[figure]}"}
    if name == "outcome":
        return {"outcome": words.OUTCOMES[figure]}
    if name == "part":
        return {"part": words.PARTS[figure]}
    if name == "operation":
        return {"operation": cards.OP_NAMES.get(figure, "none")}
    if event.code in CAUSES and name in ("to", "scenario"):
        return {name: CAUSES[event.code][figure][0]}
    if name == "what":
        return {"what": "act" if figure else "fire"}
    return {name: figure}


def spot_name(figure: int) -> str:
    """The cell of a spot."""
    return cell_name(figure % 64, figure // 64)


def _ship(name: str, figure: int) -> dict[str, Param]:
    """A tag: hull, cell and owner; the ship's own cell is `at`, the target's `target-at`."""
    hull, spot = figure // 4096 % 4, figure % 4096
    at = {"ship": "at", "target": "there", "prize": "there"}[name]
    owner = f"@seat-{words.SEATS[figure // 16384]}"
    return {name: f"@hull-{words.HULLS[hull]}", at: spot_name(spot), f"{name}_owner": owner}


def _card(event: Event, figure: int) -> dict[str, Param]:
    """The name of a card: ours by message, an owner's as he wrote it."""
    deck = cards.by_serial(getattr(event, DECK_FIGURE[event.code]))
    if deck is None:
        return {"card": f"#{figure + 1}", "force": "?"}
    ours = deck == cards.deck_of(cards.standard())
    if event.code == codes.E_WIND:
        wind = deck.wind[figure]
        return {"card": wind.id, "force": f"@force-{wind.force}" if wind.force in cards.FORCES else wind.force}
    situation = deck.situation[figure]
    if ours:
        return {"card": f"@situation-{situation.id}", "id": situation.id}
    titles = [title for title in (situation.title.ru, situation.title.en) if title]
    return {"card": " / ".join(dict.fromkeys(titles)), "id": situation.id}
