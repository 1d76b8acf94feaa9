"""The meters of `quarterdeck bench`. As a program it is a worker: for each line with seconds, a line with figures."""

import json
import sys
from collections.abc import Callable
from importlib import import_module
from time import process_time

from .. import games
from ..bots.levels import HIGHEST, levels
from ..bots.thinker import new_search
from ..engine.chance import Chance
from ..engine.rollouts import rollouts
from ..engine.state import State
from ..games.base import Game

SEED = 20260601  # any: all builds play the same games


def start(game: Game) -> State:
    """The position that is measured: the game as bots play it, with default options."""
    return game.new(game.setup_for_bots(None, {}), Chance(SEED))


def repeat(seconds: float, work: Callable[[int], dict[str, float]]) -> dict[str, float]:
    """Rates of what `work(n)` counts, over so much CPU time; n grows until the clock no longer matters."""
    counts: dict[str, float] = {}
    spent, batch = 0.0, 1
    while spent < seconds:
        began = process_time()
        done = work(batch)
        took = process_time() - began
        spent += took
        for name, count in done.items():
            counts[name] = counts.get(name, 0.0) + count
        if took < seconds / 8:
            batch *= 2
    return {name: count / spent for name, count in counts.items()}


class Rollouts:
    """Random games from a cloned state, played inside the engine."""

    def __init__(self, game: Game) -> None:
        self.state = start(game)

    def measure(self, seconds: float) -> dict[str, float]:
        """Games and decisions (with at least two options) a second."""
        return repeat(seconds, self.play)

    def play(self, number: int) -> dict[str, float]:
        tally = rollouts(self.state, SEED, number)
        return {"games": number, "decisions": int(tally.decisions)}


class Clone:
    """Copies of the starting position, asked for from Python."""

    def __init__(self, game: Game) -> None:
        self.state = start(game)

    def measure(self, seconds: float) -> dict[str, float]:
        """Clones a second."""
        return repeat(seconds, self.copy)

    def copy(self, number: int) -> dict[str, float]:
        clone = self.state.clone
        for _ in range(number):
            clone()
        return {"clones": number}


class Driven:
    """Random games stepped from Python: count, pick, apply."""

    def __init__(self, game: Game) -> None:
        self.state = start(game)
        self.chance = Chance(SEED)

    def measure(self, seconds: float) -> dict[str, float]:
        """Decisions (with at least two options) a second."""
        return repeat(seconds, self.play)

    def play(self, number: int) -> dict[str, float]:
        decisions = 0
        for _ in range(number):
            state = self.state.clone()
            state.chance = Chance(self.chance.below(1 << 30))
            while state.pending():
                options = state.count_actions()
                decisions += options > 1
                state.apply(state.nth_action(self.chance.below(options)))
        return {"decisions": decisions}


class Thought:
    """The search of the highest rank from the starting position, what the seat cannot know dealt anew each time."""

    def __init__(self, game: Game) -> None:
        self.state = start(game)
        self.evaluator = game.evaluator()
        self.level = levels(game)[HIGHEST]

    def measure(self, seconds: float) -> dict[str, float]:
        """Iterations a second."""
        return repeat(seconds, self.think)

    def think(self, number: int) -> dict[str, float]:
        search = new_search(self.evaluator, self.level, SEED)
        search.think(self.state, number)
        return {"iterations": number}


class Peer:
    """Random games of an OpenSpiel game inside its C++.

    Its rollout evaluator cannot be called from Python, but a tree search of one simulation evaluates its root and
    nothing else, which is exactly so many random games.
    """

    def __init__(self, name: str) -> None:
        self.spiel = import_module("pyspiel")
        self.game = self.spiel.load_game(name)
        self.root = self.game.new_initial_state()
        while self.root.is_chance_node():  # a search that begins at one crashes
            self.root.apply_action(self.root.legal_actions()[0])

    def measure(self, seconds: float) -> dict[str, float]:
        """Games a second."""
        return repeat(seconds, self.play)

    def play(self, number: int) -> dict[str, float]:
        evaluator = self.spiel.RandomRolloutEvaluator(number, SEED)
        uct, simulations, megabytes = 2.0, 1, 100
        self.spiel.MCTSBot(self.game, evaluator, uct, simulations, megabytes, False, SEED, False).mcts_search(self.root)
        return {"games": number}


class PeerThought(Peer):
    """OpenSpiel's own tree search in C++, a random game for each simulation."""

    def play(self, number: int) -> dict[str, float]:
        evaluator = self.spiel.RandomRolloutEvaluator(1, SEED)
        uct, megabytes = 2.0, 1000
        self.spiel.MCTSBot(self.game, evaluator, uct, number, megabytes, False, SEED, False).mcts_search(self.root)
        return {"iterations": number}


METERS: dict[str, Callable[[str], "Rollouts | Peer"]] = {
    "rollouts": lambda name: Rollouts(games.find(name)),
    "peer": Peer,
    "peer-search": PeerThought,
}


def main() -> None:
    """The worker: a meter's name and its game's."""
    meter, name = sys.argv[1:]
    games.register_own()
    measure = METERS[meter](name).measure
    for line in sys.stdin:
        print(json.dumps(measure(float(line))), flush=True)


if __name__ == "__main__":
    main()
