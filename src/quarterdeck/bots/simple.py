"""The simple opponents: one plays at random, one takes what looks best after a single action."""

from ..engine.chance import MASK32, Chance
from ..engine.search import greedy_action
from ..engine.state import State
from ..errors import BadInput
from ..games.base import Action, Game

LEVELS = ("random", "greedy")
APART = 0x9E3779B9  # 2**32 over the golden ratio: seeds of both chances never coincide for small seeds


def choose(game: Game, state: State, seat: int, level: str, seed: int) -> Action:
    """What the opponent does as this seat, which has to owe a decision; the same seed gives the same choice.

    It thinks about a copy in which all that the seat cannot know is resampled: it cannot cheat.
    """
    if level not in LEVELS:
        raise BadInput("level", {"given": level, "expected": ", ".join(LEVELS)})
    known = state.clone()
    known.determinize(seat, Chance((seed + APART) & MASK32))
    known.act_as(seat)
    taste = Chance(seed & MASK32)
    if level == "random":
        return game.action(known, known.random_action(taste))
    code = greedy_action(known, game.evaluator(), taste)
    return game.action(known, code)
