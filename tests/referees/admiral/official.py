"""Games of the built-in scenarios from their set-up on, with any options that go together."""

from random import Random

from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput

from .lockstep import Start, new_game
from .sight import game

NUMBERS = {"round_limit": (0, 0, 5)}
SELDOM = 0.25  # how often an option is not as usual


def official_start(seed: int) -> Start:
    """A game of its own for every seed; every scenario in turn."""
    random = Random(seed)
    scenarios = next(option.choices for option in game.facts.options if option.key == "scenario")
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
        return new_game(setup, Chance(random.randrange(1 << 30)), f"official {seed} {chosen}")
