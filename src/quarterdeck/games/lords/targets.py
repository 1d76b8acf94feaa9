"""What can be pointed at in Lords: ships in hand, mercenaries, cells; and what a click that is not possible meant."""

from .. import targets
from ..base import Line, Pointing
from .actions import DIRECTIONS, offered
from .rules.position import Position, Slot
from .rules.sea import Cell, cell_name, cell_of
from .view import numbers_in
from .words import PHASES

ON_A_CELL = ("repair", "mine", "shield", "sweep", "fake")
POINTING = Pointing(
    targets={
        "lay": ("hand:{number}", "cell:{cell}"),
        "hire": ("merc:{mercenary}", "cell:{cell}"),
        "shot": ("cell:{cell}",),
        "recruit": ("recruit:{number}",),
    }
    | dict.fromkeys(ON_A_CELL, ("cell:{cell}",)),
    ending=("done", "decline"),
)


def meant(s: Position, target: str, picked: frozenset[str]) -> str:
    """The notation of what a click would have been part of: an effect's target, else a ship laid or hired."""
    part, name = targets.part(target), targets.name(target)
    phase = PHASES[s.phase][0]
    if part == "boards":
        return f"{'change' if phase == 'change' else 'boards'} {name}"
    if part == "recruit":
        return f"recruit {name}"
    if part == "cell" and phase in ON_A_CELL:
        return f"{phase} {name}"
    if part == "cell" and phase == "shot":
        return f"shot {heading(s.laid, name)}"
    cell, mercenary = targets.chosen(target, picked, "cell"), targets.chosen(target, picked, "merc")
    if mercenary and part != "hand":
        return f"hire {mercenary} {cell or first_cell(s, mercenary)}"
    return f"{targets.chosen(target, picked, 'hand') or first_ship(s)} {cell or 'A1'}"


def not_hit(target: str) -> Line:
    """A shot that way is possible, but it hits another cell."""
    return Line("reason-not-hit", {"cell": targets.name(target)}, ("27",))


def first_ship(s: Position) -> int:
    """The lowest ship in hand, or any where the hand is empty: the cell, or the moment, is what is wrong."""
    return next(iter(numbers_in(s.mover.hand)), 1)


def first_cell(s: Position, mercenary: str) -> str:
    """Any cell: the mercenary itself is what is wrong. Where he is hired already that is his own."""
    for slot, name in enumerate(offered(s)):
        if name == mercenary and s.hired_at(Slot(slot)) >= 0:
            return cell_name(s.hired_at(Slot(slot)))
    return "A1"


def heading(start: Cell, name: str) -> str:
    """The direction in which a cell lies from another; the nearest of the eight."""
    try:
        goal = cell_of(name.upper())
    except ValueError:
        return name  # which the notation's own reader refuses
    south, east = goal // 7 - start // 7, goal % 7 - start % 7
    word = ("N" if south < 0 else "S" if south > 0 else "") + ("W" if east < 0 else "E" if east > 0 else "")
    return word or DIRECTIONS[0]
