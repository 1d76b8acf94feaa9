"""Games of the built-in scenarios from their set-up on, with any options that go together."""

import tomllib
from random import Random

from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput

from ..lockstep import Witness
from .lockstep import Pair, new_game
from .sight import game

NUMBERS = {"round_limit": (0, 0, 5)}
SELDOM = 0.25  # how often an option is not as usual


def is_first(name: str) -> bool:
    """Whether the referee knows a scenario's format: those of format 2 have rules of their own (N1 to N9)."""
    return "format" not in tomllib.loads(game.content({}, name))


def official_start(seed: int) -> Pair:
    """A game of its own for every seed; every scenario in turn."""
    random = Random(seed)
    scenarios = [name for name in next(o.choices for o in game.facts.options if o.key == "scenario") if is_first(name)]
    while True:
        chosen: dict = {}
        for option in game.facts.options:
            values = option.choices or NUMBERS.get(option.key) or (False, True)
            if random.random() < SELDOM:
                chosen[option.key] = random.choice(values)
        chosen["scenario"] = scenarios[seed % len(scenarios)]
        try:
            setup = game.setup(random.choice(game.facts.seats), chosen)
        except BadInput:
            continue
        return new_game(setup, Witness(random.randrange(1 << 30)), Chance(seed + 1))
