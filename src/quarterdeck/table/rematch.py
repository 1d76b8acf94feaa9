"""The next game of the same people: everybody one seat further, by the rules of today."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from ..games.base import Game, Setup

Sitting = TypeVar("Sitting")


def moved_on(seats: Sequence[Sitting]) -> tuple[Sitting, ...]:
    """Who sits where in it."""
    return (*seats[1:], *seats[:1])


def next_game(game: Game, setup: Setup, position: str, returns: tuple[float, ...]) -> tuple[Setup, str]:
    """What it is played with, and the position it begins at where the last one did; some games let that one decide."""
    if position:
        return setup, game.next_position(position, setup.files, returns, shift=1)
    renewed = game.renewed(setup)
    return msgspec.structs.replace(renewed, options=game.next_options(renewed.options, returns, shift=1)), ""
