"""PettingZoo (AEC): every seat is an agent, `seat_0` and so on. `env("<id>")`, or `raw_env` without wrappers."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces as gym_spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ..engine.state import State
from ..research.seat import MOST, World


class raw_env(AECEnv):  # type: ignore[misc]  # so PettingZoo calls it
    """Observations are dicts of `observation` and `action_mask`, as PettingZoo's own board games have them.

    Where several seats owe a decision the lowest is asked first. Rewards come at the end: what the game brought a seat,
    from -1 (lost) to 1 (won).
    """

    metadata = {  # noqa: RUF012
        "render_modes": ["ansi"],
        "name": "quarterdeck",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        environment: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.world = World(environment, seats, options)
        self.metadata = {**self.metadata, "name": self.world.environment.id.replace("-v", "_v")}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.world.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        box = gym_spaces.Box(0, MOST, (self.world.figures,), np.uint8)
        mask = gym_spaces.Box(0, 1, (self.world.actions,), np.int8)
        self.observation_spaces = {
            agent: gym_spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gym_spaces.Discrete(self.world.actions) for agent in self.possible_agents}
        self._none = np.zeros(self.world.actions, np.int8)
        self._random: np.random.Generator | None = None
        self.state_now: State

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.state_now = self.world.new(int(self._random.integers(1 << 31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self._next()]

    def _next(self) -> int:
        seat = max(int(self.state_now.to_move()), 0)
        if self.state_now.pending():
            self.state_now.act_as(seat)
        return seat

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        state = self.state_now
        asked = state.actor == seat and state.is_pending(seat)
        return {
            "observation": self.world.observation(state, seat),
            "action_mask": self.world.mask(state) if asked else self._none.copy(),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.world.apply(self.state_now, int(action))
        if self.state_now.pending():
            self.agent_selection = self.possible_agents[self._next()]
            return
        for seat, one in enumerate(self.possible_agents):
            self.rewards[one] = 2.0 * float(self.state_now.returns(seat)) - 1.0
            self.terminations[one] = True
        self._accumulate_rewards()

    def structured(self, observation: dict[str, Any]) -> dict[str, Any]:
        """The figures of an observation as planes by name."""
        return self.world.structured(observation["observation"])

    def render(self) -> str | None:
        return self.world.text(self.state_now, -1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def env(environment: str, **settings: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action loses, calls out of order are told."""
    legal = wrappers.TerminateIllegalWrapper(raw_env(environment, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))
