"""What is drawn on a table with real pieces, in the order in which the rules count it: mercenaries, ships."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .edition import Edition
from .rules.game import LordsState
from .rules.piles import ship_at
from .rules.ships import pile_size

if TYPE_CHECKING:
    from ...table.dice import Drawn


def mercenaries(edition: Edition, drawn: Sequence["Drawn"]) -> tuple[str, ...]:
    """The mercenaries that may come next: of one cost, without those laid out."""
    before = [outcome.outcome for outcome in drawn]
    for cost, number in edition.tiers().items():
        left = [mercenary.id for mercenary in edition.mercenary if mercenary.cost == cost]
        for outcome in before[:number]:
            left.pop(outcome)
        if len(before) < number:
            return tuple(left)
        before = before[number:]
    return ()


def hand(edition: Edition, drawn: Sequence["Drawn"]) -> tuple[str, ...]:
    """The ships that a first hand may get next; every player begins with all of his."""
    ships = [str(number) for number in range(1, 10) for _ in range(edition.ships.copies)]
    for outcome in drawn[len(drawn) - len(drawn) % edition.ships.hand :]:
        ships.pop(outcome.outcome)
    return tuple(ships)


def reserve(s: LordsState, drawn: Sequence["Drawn"]) -> tuple[str, ...]:
    """The ships that may lie in the reserve that is looked into."""
    unseen = s.mover.unseen
    ships = [str(ship_at(unseen, place)) for place in range(pile_size(unseen))]
    for outcome in drawn:
        ships.pop(outcome.outcome)
    return tuple(ships)
