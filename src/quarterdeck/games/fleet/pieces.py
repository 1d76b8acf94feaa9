"""What the parts of the sheet do: boats and their licences, Harbor ships, Wharf buildings, the crab's bonuses."""

from ..base import Line, Piece
from .edition_file import BUILDINGS, SHIPS, TYPES
from .rules.game import FleetState
from .words import bonus_word

CHAPTERS = ((TYPES, "F6"), (SHIPS, "F7"), (BUILDINGS, "F8"))
LICENCES = ("F6-6", "F6-7", "F6-8")  # what goes for all of them


def pieces(s: FleetState) -> tuple[Piece, ...]:
    """Every section of the sheet, the licences, the bonuses."""
    sections = [
        Piece(Line(f"section-{name}"), Line(f"rule-{chapter}-{number}"))
        for names, chapter in CHAPTERS
        for number, name in enumerate(names, 1)
    ]
    licences = [Piece(Line("piece-licence"), Line(f"rule-{rule}")) for rule in LICENCES]
    counted = [(bonus_word(s.box, which), int(per)) for which, per in enumerate(s.box.bonus_per)]
    bonuses = [Piece(Line("task-bonus"), Line("piece-bonus", {"bonus": what, "per": per})) for what, per in counted]
    return (*sections, *licences, *bonuses)
