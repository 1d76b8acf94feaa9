"""A single game for programs: numbered actions, observations of one seat, masks. The adapters wrap this."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from ..engine.chance import MASK32, Chance
from ..engine.state import State
from ..games import find
from . import spaces

MOST = 127  # of a figure
Array = npt.NDArray[np.uint8]


class World:
    """All that is the same for every game of an environment."""

    def __init__(
        self, environment: str, seats: int | None = None, options: Mapping[str, object] | None = None, seed: int = 0
    ) -> None:
        self.environment = spaces.environment(environment)
        self.game = find(self.environment.game)
        self.setup = spaces.setup_of(self.game, seats, {**self.environment.options, **(options or {})})
        start = self.game.new(self.setup, Chance(seed))
        self.seats = int(start.seats)
        self.encoder = spaces.encoder_of(self.game, start)
        self.planes = spaces.planes_of(self.encoder)
        self.space = spaces.space_of(self.game, start)
        self.actions = int(self.space.size)
        self.figures = int(self.encoder.rows()) * 8
        self._rows = vec[i64]([0] * int(self.encoder.rows()))
        self._seen = np.asarray(memoryview(self._rows)).view(np.uint8)
        self._legal = vec[i64]([0] * 64)
        self._numbers = np.asarray(memoryview(self._legal))

    def new(self, seed: int) -> State:
        """A game; the same seed, the same game."""
        state = self.game.new(self.setup, Chance(seed & MASK32))
        state.events = None
        return state

    def observation(self, state: State, seat: int) -> Array:
        """What a seat may know."""
        self.encoder.write(state, seat, self._rows, 0)
        return self._seen.copy()

    def numbers(self, state: State) -> npt.NDArray[np.int64]:
        """The actor's legal actions; in place, until the next call."""
        if state.count_actions() > len(self._legal):
            self._legal = vec[i64]([0] * (2 * state.count_actions()))
            self._numbers = np.asarray(memoryview(self._legal))
        return self._numbers[: self.encoder.legal(state, self.space, self._legal)]

    def mask(self, state: State) -> npt.NDArray[np.int8]:
        """The actor's legal actions as ones."""
        mask = np.zeros(self.actions, np.int8)
        mask[self.numbers(state)] = 1
        return mask

    def apply(self, state: State, number: int) -> None:
        """Carries out an action by its number; ValueError where it is not legal."""
        code = self.space.action(number) if 0 <= number < self.actions else -1
        if code < 0 or state.why_not(code) != 0:
            raise ValueError(f"action {number} is not legal here")
        state.apply(code)

    def structured(self, observation: npt.NDArray[Any]) -> dict[str, Any]:
        """An observation as planes by name."""
        return spaces.structured(self.planes, observation)

    def text(self, state: State, seat: int) -> str:
        """The position as the terminal shows it, without colours."""
        from rich.text import Text

        return Text.from_markup(self.game.render(state, seat, "en")).plain
