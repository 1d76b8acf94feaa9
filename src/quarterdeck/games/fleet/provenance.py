"""Where each part of sheet and dice is known from, as the edition file says."""

from collections.abc import Iterable

from ..base import Component
from .edition_file import BUILDINGS, SHIPS, TYPES, Edition


def components(edition: Edition) -> tuple[Component, ...]:
    """The parts of an edition, those most likely to be reconstructed first; equal ones of a kind together."""
    parts = edition.parts()
    return (
        *_grouped("columns", [parts[f"column.{kind}"].source for kind in TYPES], "F3.3"),
        *_grouped("harbor", [parts[f"harbor.{ship}"].source for ship in SHIPS], "F7.6"),
        *_grouped("wharf", [parts[f"wharf.{name}"].source for name in BUILDINGS], "F8.11"),
        Component("market", edition.market.source, rules=("F3.6",)),
        Component("coins", edition.coins.source, {"count": edition.coins.boxes}, ("F5.1",)),
        Component("dice", edition.dice.source, rules=("F1.3",)),
        Component("licences", edition.licences.source, rules=("F6.6",)),
        Component("rounds", edition.rounds.source, {"count": edition.rounds.players}, ("F2.4",)),
        Component("titles", edition.titles.source, rules=("F9.9",)),
    )


def _grouped(key: str, sources: list[str], rule: str) -> Iterable[Component]:
    return [Component(key, source, {"count": sources.count(source)}, (rule,)) for source in dict.fromkeys(sources)]
