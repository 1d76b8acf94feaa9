"""The set-ups of a game that ranks are measured in: its scenarios and teams, with two to six seats."""

from collections.abc import Iterator
from itertools import product

import msgspec

from ..errors import BadInput
from ..games.base import Game, OptionValue
from .match import Spec, spec_of

SHAPES = ("scenario", "teams")  # options that make another game of it; the others are switches
MOST_SEATS = 6  # of more, games of the same kind only take longer


class Setting(msgspec.Struct, frozen=True):
    """One set-up: seats, and the options that differ from the defaults."""

    seats: int
    options: dict[str, OptionValue]

    @property
    def name(self) -> str:
        """As the ladder's page calls it."""
        return ", ".join([*(f"{key}={value}" for key, value in self.options.items()), f"{self.seats} seats"])


def main(game: Game) -> Setting:
    """What everybody plays who chooses nothing."""
    return Setting(game.facts.default_seats, {})


def others(game: Game) -> Iterator[Setting]:
    """All set-ups but the main one, those that two bots can play against each other."""
    shapes = [option for option in game.facts.options if option.key in SHAPES]
    choices = [option.choices or (option.default,) for option in shapes]
    for values, seats in product(product(*choices), game.facts.seats):
        chosen = {option.key: value for option, value in zip(shapes, values, strict=True) if value != option.default}
        setting = Setting(seats, chosen)
        if seats <= MOST_SEATS and setting != main(game) and spec(game, ("random", "random"), setting) is not None:
            yield setting


def spec(game: Game, bots: tuple[str, ...], setting: Setting, seed: int = 1) -> Spec | None:
    """The match of two bots in a set-up; None where it has no two sides, or is none."""
    try:
        return spec_of(game, bots, setting.seats, setting.options, seed=seed)
    except BadInput:
        return None
