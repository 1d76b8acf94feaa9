"""Gymnasium: one seat learns, a rank plays the others. `register()`, then `gymnasium.make("quarterdeck/<id>")`."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces as gym_spaces

from ..engine.state import State
from ..research import spaces
from ..research.batch import opponent
from ..research.seat import MOST, World

NAMESPACE = "quarterdeck"
ILLEGAL = -1.0  # the reward of an illegal action
RANK = "cabin-boy"  # who plays the other seats where nobody said


class QuarterdeckEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """An observation is a dict of `observation` (figures from 0 to 127) and `action_mask`; the mask is in `info`, too.

    The reward is what the game brought the seat, 0 to 1, at its end. An illegal action ends the game with -1 and
    `info["illegal"]`.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        environment: str,
        seat: int = 0,
        opponents: str = RANK,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.world = World(environment, seats, options)
        self.seat = seat
        self.render_mode = render_mode
        self.opponent = opponent(self.world.game, opponents)
        self.observation_space = gym_spaces.Dict(
            {
                "observation": gym_spaces.Box(0, MOST, (self.world.figures,), np.uint8),
                "action_mask": gym_spaces.Box(0, 1, (self.world.actions,), np.int8),
            }
        )
        self.action_space = gym_spaces.Discrete(self.world.actions)
        self._state: State | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Any]:
        super().reset(seed=seed)
        while True:
            self._state = self.world.new(int(self.np_random.integers(1 << 31)))
            if not self._go_on():
                return self._seen()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        assert self._state is not None, "reset comes first"
        try:
            self.world.apply(self._state, int(action))
        except ValueError:
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal": True}
        over = self._go_on()
        seen, info = self._seen()
        return seen, float(self._state.returns(self.seat)) if over else 0.0, over, False, info

    def render(self) -> str | None:
        if self.render_mode != "ansi" or self._state is None:
            return None
        return self.world.text(self._state, self.seat)

    def structured(self, observation: dict[str, Any]) -> dict[str, Any]:
        """The figures of an observation as planes by name."""
        return self.world.structured(observation["observation"])

    def sample(self) -> np.int64:
        """A random legal action."""
        assert self._state is not None
        return np.int64(self.np_random.choice(self.world.numbers(self._state)))

    def _go_on(self) -> bool:
        """The others play until it is this seat's decision; whether it is over."""
        state = self._state
        assert state is not None
        while state.pending():
            if state.is_pending(self.seat):
                state.act_as(self.seat)
                return False
            seat = int(state.to_move())
            state.act_as(seat)
            state.apply(self.opponent.choose(state, seat, int(self.np_random.integers(1 << 31))))
        return True

    def _seen(self) -> tuple[dict[str, Any], dict[str, Any]]:
        state = self._state
        assert state is not None
        mask = self.world.mask(state) if state.pending() else np.zeros(self.world.actions, np.int8)
        return {"observation": self.world.observation(state, self.seat), "action_mask": mask}, {"action_mask": mask}


def register() -> list[str]:
    """Registers every environment with Gymnasium; their ids. Again is no harm."""
    ids = []
    for environment in spaces.environments():
        name = f"{NAMESPACE}/{environment.id}"
        if name not in gymnasium.registry:
            gymnasium.register(name, f"{__name__}:{QuarterdeckEnv.__name__}", kwargs={"environment": environment.id})
        ids.append(name)
    return ids
