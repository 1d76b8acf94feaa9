"""Games by the thousand for NumPy: `Games` holds the arrays, the compiled engine writes them (engine/batch.py)."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots import levels
from ..engine import batch as engine
from ..engine.chance import MASK32, Chance
from ..engine.judgement import Opponent
from ..games import find
from ..games.base import Action, Game
from ..games.weights import STANDARD, weighed
from . import spaces

STARTS = 256  # positions that games begin at; hands, draws and dice are dealt anew for each game
MOST_STEPS = 10_000  # a learner's decisions in one game: no game of the box comes near it with anybody at the helm
SEARCH = ("explore", "widen", "rollout", "candidates", "care", "horizon", "plans", "soon")


class Games:
    """A batch of games of one environment.

    `opponents` gives seats to ranks (`{1: "cabin-boy"}`, or one rank for all seats but the first); the other seats are
    the learner's. The arrays are written in place by `step` and `reset`: copy what you keep. They are
    `observations` (games, figures), `masks` (games, actions), `players` (whose decision it is), `ended` (1 by the
    rules, 2 cut off), and of games that ended in this step `returns` (games, seats) and `lengths`.
    """

    def __init__(
        self,
        environment: str,
        games: int,
        seed: int = 0,
        opponents: str | Mapping[int, str] | None = None,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        most_steps: int = MOST_STEPS,
    ) -> None:
        found = spaces.environment(environment)
        self.environment = found
        self.game = find(found.game)
        self.setup = spaces.setup_of(
            self.game, seats or (found.seats if not options else None), {**found.options, **(options or {})}
        )
        chance = Chance((seed * 1_000_003 + 1) & MASK32)
        starts = [self.game.new(self.setup, Chance(chance.below(1 << 31))) for _ in range(min(STARTS, max(1, games)))]
        for start in starts:
            start.events = None
        planes = spaces.encoder_of(self.game, starts[0])
        self.space = spaces.space_of(self.game, starts[0])
        self.planes = spaces.planes_of(planes)
        self._players = _seated(self.game, self.setup.seats, opponents)
        self._batch = engine.Batch(starts, planes, self.space, self._players, games, seed, most_steps)
        self.games, self.actions = games, int(self.space.size)
        self.observations = self._view(self._batch.observations).view(np.uint8).reshape(games, -1)
        self.masks = self._view(self._batch.masks).view(np.bool_).reshape(games, self.actions)
        self.players = self._view(self._batch.players)
        self.ended = self._view(self._batch.ended)
        self.returns = self._view(self._batch.returns).reshape(games, self.setup.seats)
        self.lengths = self._view(self._batch.lengths)

    @staticmethod
    def _view(numbers: Any) -> npt.NDArray[Any]:
        return np.asarray(memoryview(numbers))

    def reset(self) -> None:
        """Begins every game anew."""
        self._batch.reset_all()

    def step(self, actions: npt.ArrayLike) -> int:
        """One decision in every game; how many games ended. ValueError names the first illegal action."""
        return int(self._batch.step(np.asarray(actions).astype("<i4", copy=False).tobytes()))

    def step_random(self, chance: Chance) -> int:
        """One random legal decision in every game."""
        return int(self._batch.step_random(chance))

    def action(self, place: int, number: int) -> Action:
        """What a number means in one of the games."""
        return self.game.action(self._batch.slots[place].state, self.space.action(number))

    def structured(self) -> dict[str, npt.NDArray[np.uint8]]:
        """The observations as planes by name."""
        return spaces.structured(self.planes, self.observations)


def _seated(game: Game, seats: int, opponents: str | Mapping[int, str] | None) -> list[Opponent | None]:
    """Who plays each seat; None: the learner."""
    named = dict.fromkeys(range(1, seats), opponents) if isinstance(opponents, str) else dict(opponents or {})
    return [opponent(game, str(named[seat])) if seat in named else None for seat in range(seats)]


def opponent(game: Game, rank: str) -> Opponent:
    """A rank as the engine plays it; BadInput lists the ranks."""
    level = levels.find(game, rank)
    if level is None:
        return Opponent(None, 0, 0.0, 0.0)
    style = level.style or STANDARD
    evaluator = weighed(game, game.evaluator(), style)
    evaluator.set_weights(level.weights)
    found = Opponent(evaluator, level.iterations, level.noise, level.habit)
    for name in SEARCH:
        setattr(found, name, getattr(level, name))
    return found
