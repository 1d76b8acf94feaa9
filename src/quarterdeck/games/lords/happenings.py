"""Events of Lords of the Seas as sentences: figures become players, cells, effects, and the rules behind them."""

from mypy_extensions import i64

from ...engine.events import Event
from ...errors import Param
from ..base import EventLine
from . import words
from .actions import DIRECTIONS
from .edition import MERCENARY_NAMES
from .rules import codes
from .rules.sea import Cell, cell_name

CELLS = ("cell", "from")
FLAGS = ("fake", "first")
SIGNED = (codes.E_SCORED,)  # figures below 0 are figures; elsewhere they are hidden from this seat


def line(event: Event) -> EventLine:
    """An event with its sentence's key, arguments and rules."""
    key, names, rules = words.EVENTS[event.code]
    figures = zip(names, (event.a, event.b, event.c, event.d), strict=False)
    args: dict[str, Param] = {"player": seat(event.seat)}
    for name, figure in figures:
        if figure >= 0 or event.code in SIGNED:
            args[name] = argument(name, figure)
        elif name == "number":
            args[name] = 0
        elif event.code == codes.E_FAKE_CHOSEN:
            args[name] = "hidden"
    if event.code == codes.E_HIRED:
        args["name"] = f"@mercenary-{MERCENARY_NAMES[event.a]}"
    return EventLine(key, event.seat, args, rules_of(event) or rules)


def argument(name: str, figure: int) -> Param:
    """A figure as its sentence says it."""
    if name in CELLS:
        return cell_name(Cell(figure))
    if name in FLAGS:
        return "yes" if figure else "no"
    if name == "direction":
        return DIRECTIONS[figure]
    if name == "outcome":
        return words.SHOT_OUTCOMES[figure][0]
    if name == "effect":
        return f"@effect-{words.EFFECTS[figure]}"
    if name == "lacks":
        return words.LACKS[figure][0]
    if name == "owner":
        return seat(figure)
    return figure


def seat(number: i64) -> str:
    """The message that names a fleet."""
    return f"@seat-{'dark' if number == 1 else 'light'}"


def rules_of(event: Event) -> tuple[str, ...]:
    """The rules behind this very event, where its kind alone does not say them."""
    if event.code == codes.E_SHOT:
        return words.SHOT_OUTCOMES[event.d][1]
    if event.code == codes.E_LOST_EFFECT:
        return words.LACKS[event.b][1]
    if event.code == codes.E_SHIELDED and event.b == 1:
        return ("9", "E8")
    return ("36", "30") if event.code == codes.E_REPAIRED and event.c == 1 else ()
