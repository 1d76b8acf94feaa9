"""Where each part of the box is known from, as the deck and scenario files say."""

from collections import Counter

from ..base import Component
from .cards import Deck
from .scenario import Scenario


def components(deck: Deck, plan: Scenario) -> tuple[Component, ...]:
    """The parts of a game, those most likely to be reconstructed first."""
    winds: Counter[str] = Counter()
    situations: Counter[str] = Counter()
    for wind in deck.wind:
        winds[wind.source] += wind.count
    for situation in deck.situation:
        situations[situation.source] += situation.count
    return (
        *(Component("winds", source, {"count": count}, ("L7",)) for source, count in winds.items()),
        *(Component("situations", source, {"count": count}, ("L8", "A11")) for source, count in situations.items()),
        Component("board", plan.source, {"cells": plan.module}, ("A1",)),
        Component("fortress", plan.source, {}, ("A2", "A3")),
        Component("ships", "rulebook", {}, ("L2", "L3")),
    )
