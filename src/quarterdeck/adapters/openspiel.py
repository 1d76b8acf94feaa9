"""OpenSpiel: chance nodes and information states. `register()`, then `pyspiel.load_game("quarterdeck_<id>")`.

A decision whose dice or draws are not known yet is followed by chance nodes, one for each random number; then the rules
are asked again from the position before it. Seats that decide at once are asked one after the other.
"""

import hashlib
from collections.abc import Sequence
from copy import copy
from typing import Any

import numpy as np
import pyspiel

from ..engine.chance import MASK32, Chance
from ..engine.events import Event
from ..engine.state import State
from ..research import spaces
from ..research.seat import World

PREFIX = "quarterdeck_"
MOST_OUTCOMES = 4096  # of one random number: more than any game draws from
MOST_MOVES = 20_000  # decisions and chance nodes of one game
_kept: dict[str, type] = {}


class OutcomeNeeded(Exception):
    """A random number below `n` has to be known."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n = n


class Scripted(Chance):
    """Outcomes that chance nodes have settled."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        super().__init__(0)
        self.outcomes = iter(outcomes)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        for outcome in self.outcomes:
            return outcome
        raise OutcomeNeeded(int(n))


class Held:
    """A node: the position, an action that waits for outcomes, and what each seat has witnessed. Never changed."""

    def __init__(self, world: World, position: str) -> None:
        self.world = world
        self.position = position  # where the game begins, "" at its beginning
        self.now: State | None = None
        self.due: int | None = None
        self.outcomes: tuple[int, ...] = ()
        self.needs = 0  # the random number that is due is below this
        self.witnessed: tuple[bytes, ...] = (b"",) * world.seats

    def __deepcopy__(self, memo: object) -> "Held":
        return self  # what leads on is a new one

    def begun(self) -> "Held":
        """The first node."""
        return self._settled()

    def after(self, number: int) -> "Held":
        """The node that a decision leads to."""
        assert self.now is not None
        then = copy(self)
        then.due, then.outcomes = self.world.space.action(number), ()
        return then._settled()

    def given(self, outcome: int) -> "Held":
        """The node that an outcome leads to."""
        then = copy(self)
        then.outcomes = (*self.outcomes, outcome)
        return then._settled()

    def resampled(self, seat: int, seed: int) -> "Held":
        """The same for this seat, with another sample of what it cannot know."""
        assert self.now is not None
        then = copy(self)
        then.now = self.now.clone()
        then.now.determinize(seat, Chance(seed))
        then.now.act_as(self.now.actor)
        return then

    def _settled(self) -> "Held":
        """Itself, with the rules carried out as far as outcomes are known."""
        chance = Scripted(self.outcomes)
        try:
            state, events = self._carried_out(chance)
        except OutcomeNeeded as needed:
            self.needs = needed.n
            return self
        if state.pending():
            state.act_as(state.to_move())
        self.witnessed = tuple(self._witness(state, seat, events) for seat in range(self.world.seats))
        self.now, self.due, self.outcomes, self.needs = state, None, (), 0
        return self

    def _carried_out(self, chance: Chance) -> tuple[State, list[Event]]:
        world = self.world
        if self.now is None:
            files = world.setup.files
            state = (
                world.game.load(self.position, chance, files) if self.position else world.game.new(world.setup, chance)
            )
            state.events = None
            return state, []
        assert self.due is not None
        state = self.now.clone()
        state.act_as(self.now.actor)
        state.chance, state.events = chance, []
        state.apply(self.due)
        events, state.events = state.events, None
        return state, events or []

    def _witness(self, state: State, seat: int, events: list[Event]) -> bytes:
        """What the seat has witnessed so far, in 16 bytes: its own actions, what it was told, what it saw."""
        summed = hashlib.blake2b(self.witnessed[seat], digest_size=16)
        if self.now is not None and self.now.actor == seat:
            summed.update(str(self.due).encode())
        for event in events:
            if event.visible_to(seat):
                told = (event.code, event.seat, event.a, event.b, event.c, event.d)
                summed.update(repr(told).encode())
        summed.update(self.world.observation(state, seat).tobytes())
        return summed.digest()


class QuarterdeckState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree."""

    def __init__(self, game: "QuarterdeckGame") -> None:
        super().__init__(game)
        self.held = Held(game.world, game.position).begun()

    def current_player(self) -> int:
        if self.held.needs:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.held.now is not None
        return int(self.held.now.actor) if self.held.now.pending() else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.held.now is not None
        return sorted(int(number) for number in self.held.world.numbers(self.held.now))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        many = self.held.needs
        return [(outcome, 1.0 / many) for outcome in range(many)]

    def _apply_action(self, action: int) -> None:
        self.held = self.held.given(action) if self.held.needs else self.held.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action + 1}/{self.held.needs}"
        world = self.held.world
        assert self.held.now is not None
        return world.game.action(self.held.now, world.space.action(action)).text

    def is_terminal(self) -> bool:
        return not self.held.needs and self.held.now is not None and not self.held.now.pending()

    def returns(self) -> list[float]:
        world, now = self.held.world, self.held.now
        if now is None or not self.is_terminal():
            return [0.0] * world.seats
        return [2.0 * float(now.returns(seat)) - 1.0 for seat in range(world.seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "QuarterdeckState":
        """A node that this player cannot tell from this one."""
        other: QuarterdeckState = self.clone()
        other.held = self.held.resampled(player, int(sampler() * MASK32) & MASK32)
        return other

    def __str__(self) -> str:
        position = self.held.now.position() if self.held.now is not None else "-"
        return f"{position} due={self.held.due} outcomes={self.held.outcomes}"


class Observer:
    """Observations are the game's planes; an information state is a digest of all that the seat has witnessed."""

    def __init__(self, kind: Any, world: World) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.world = world
        self.tensor = np.zeros(0 if self.recalls else world.figures, np.float32)
        self.dict = {} if self.recalls else world.structured(self.tensor)

    def set_from(self, state: QuarterdeckState, player: int) -> None:
        now = state.held.now
        if not self.recalls:
            self.tensor[:] = 0 if now is None else self.world.observation(now, player)

    def string_from(self, state: QuarterdeckState, player: int) -> str:
        held = state.held
        if self.recalls or held.now is None:
            return f"{player} {held.witnessed[player].hex()}"
        return f"{player} {self.world.observation(held.now, player).tobytes().hex()}"


class QuarterdeckGame(pyspiel.Game):  # type: ignore[misc]
    """A game, or one of its scenarios; parameters: the number of seats (0: as usual), a position to begin at."""

    environment: spaces.Environment

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.world = World(self.environment.id, int(given.get("seats", 0)) or None)
        self.position = str(given.get("position", ""))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.world.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.world.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.world.game.facts.seats == (2,) else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(_type(self.environment), info, given)

    def new_initial_state(self) -> QuarterdeckState:
        return QuarterdeckState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self.world)


def _type(environment: spaces.Environment) -> Any:
    facts = spaces.game_of(environment.game).facts
    kind = pyspiel.GameType
    even = facts.seats == (2,)
    return kind(
        short_name=short_name(environment),
        long_name=f"Quarterdeck: {environment.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if even else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(facts.seats),
        min_num_players=min(facts.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 0, "position": ""},
    )


def short_name(environment: spaces.Environment) -> str:
    """What `pyspiel.load_game` calls it."""
    return PREFIX + environment.id.replace("-", "_")


def register() -> list[str]:
    """Registers every environment with OpenSpiel; their names. Again is no harm."""
    names = []
    for environment in spaces.environments():
        name = short_name(environment)
        if name not in _kept:
            _kept[name] = type("QuarterdeckGame", (QuarterdeckGame,), {"environment": environment})
            pyspiel.register_game(_type(environment), _kept[name])
        names.append(name)
    return names
