"""The next game of the same people: everybody one seat further, by the rules of today."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from ..games.base import Game, Setup

Sitting = TypeVar("Sitting")


def moved_on(seats: Sequence[Sitting]) -> tuple[Sitting, ...]:
    """Who sits where in it."""
    return (*seats[1:], *seats[:1])


def next_setup(game: Game, setup: Setup, returns: tuple[float, ...]) -> Setup:
    """What it is played with; some games let the last one decide."""
    renewed = game.renewed(setup)
    return msgspec.structs.replace(renewed, options=game.next_options(renewed.options, returns, shift=1))
