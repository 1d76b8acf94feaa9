"""Positions that several chapters look at."""

from lords.moves import play
from lords.sea import position
from quarterdeck.games.lords.rules.game import LordsState

COMPASS = """
    .  .  .  .  .  .  .
    .  D2 .  D4 .  D6 .
    .  .  .  .  .  .  .
    .  D8 .  .  .  D1 .
    .  .  .  L2 .  .  .
    .  D3 .  D5 .  D7 .
"""
LINE = """
    .  .  .  D4 .  .  .
    .  .  .  D6 .  .  .
    .  .  .  d8 .  .  .
    .  .  .  l4 .  .  .
    .  .  .  L6 .  .  .
    .  .  .  .  .  .  .
"""  # from D6 north
DAMAGED = """
    .  .  .  .  .  .  .
    .  .  .  l4 .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  d6 .  .  .  .  .
    l2 L8 .  .  .  .  .
"""


def at_d4(effect: str, number: str = "7") -> LordsState:
    """A ship laid amid enemies, on a cell with an effect; a 7 does nothing, there are no mines."""
    return play(position(COMPASS, hands=(number * 3, ""), effects={"D4": effect}), f"{number} D4")
