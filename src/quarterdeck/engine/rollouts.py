"""Random games: what the bench measures and the twins compare."""

from mypy_extensions import i64

from .chance import Chance
from .state import State, mix


class Tally:
    """What a run of random games came to: decisions with at least two options, all steps, and a checksum."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.steps: i64 = 0
        self.checksum: i64 = 0


def rollouts(start: State, seed: i64, games: i64, most_steps: i64 = 0) -> Tally:
    """Plays random games from copies of one position; `most_steps` cuts each one off (0: never)."""
    tally = Tally()
    for game in range(games):
        state = start.clone()
        state.chance = Chance(seed + game)
        chance = Chance(seed + game + 1000003)
        steps: i64 = 0
        while state.pending() != 0:
            options: i64 = state.count_actions()
            if options > 1:
                tally.decisions += 1
                state.apply(state.nth_action(chance.below(options)))
            else:
                state.apply(state.nth_action(0))
            steps += 1
            if steps == most_steps:
                break
        tally.steps += steps
        tally.checksum = mix(tally.checksum, state.checksum())
    return tally
