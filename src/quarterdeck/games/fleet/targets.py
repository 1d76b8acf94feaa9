"""What can be pointed at in Fleet: dice, sections of the sheet, bonuses, and places that stand for one action."""

from ..base import Pointing

PLACES = ("coin", "coins", "market", "reroll", "salvage", "hex")  # each a target by its notation
POINTING = Pointing(
    targets={
        "mark": ("sec:{section}",),
        "star": ("sec:{section}",),
        "take": ("die:{face}",),
        "bonus": ("bonus:{bonus}",),
    }
    | {place: (place,) for place in PLACES},
    ending=("decline",),
)
VERBS = {"sec": "mark", "die": "take", "bonus": "bonus"}


def meant(target: str) -> str:
    """The notation of what a click would have been; empty where it names nothing of the sheet."""
    part, _, name = target.partition(":")
    if part in VERBS:
        return f"{VERBS[part]} {name}"
    return target if target in PLACES else ""
