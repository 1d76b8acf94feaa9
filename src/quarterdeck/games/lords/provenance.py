"""Where each part of a box is known from, as its edition file says."""

from collections import Counter

from ..base import Component
from .edition import Edition

MARKET_SOURCE = "owner"  # of a file that does not say: its owner wrote it


def components(edition: Edition) -> tuple[Component, ...]:
    """The parts of an edition, those most likely to be reconstructed first."""
    score = edition.score
    mercenaries = Counter(mercenary.source for mercenary in edition.mercenary)
    return (
        Component("boards", edition.boards.source, rules=("2",)),
        *(Component("mercenaries", source, {"count": count}, ("6",)) for source, count in mercenaries.items()),
        Component("set-of-four", score.set_of_four_source or score.source, {"points": score.set_of_four}, ("A1",)),
        Component("score", score.source, {"points": score.set_of_three}, ("56",)),
        Component("market", str(edition.market.get("source", MARKET_SOURCE)), rules=("6",)),
        Component("ships", edition.ships.source, {"count": edition.ships.copies * 9}, ("4",)),
        Component("tokens", edition.tokens.source, rules=("7",)),
    )
