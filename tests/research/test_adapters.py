"""The adapters pass the tests of those whose interface they have, unmodified."""

import importlib
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts
from pettingzoo.test import api_test, seed_test

from quarterdeck import games
from quarterdeck.adapters import gymnasium as gym_adapter
from quarterdeck.adapters import openspiel, pettingzoo
from quarterdeck.engine.chance import Chance
from quarterdeck.games.base import load_game
from quarterdeck.research import spaces

IDS = [environment.id for environment in spaces.environments()]


@pytest.fixture(autouse=True)
def quiet() -> None:
    """What these libraries advise about spaces without limits is not about ours."""
    warnings.simplefilter("ignore", UserWarning)


@pytest.fixture(scope="module", autouse=True)
def toy() -> None:
    games.register(load_game("toy"))
    gym_adapter.register()
    openspiel.register()


@pytest.mark.parametrize("name", IDS)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    env = gymnasium.make(f"quarterdeck/{name}", opponents="random")
    check_env(env.unwrapped)
    env.close()


def test_a_seat_plays_a_whole_game_against_a_rank() -> None:
    env = gymnasium.make("quarterdeck/fleet-v1", opponents="random", render_mode="ansi").unwrapped
    observation, info = env.reset(seed=4)
    done = False
    while not done:
        assert (observation["action_mask"] == info["action_mask"]).all()
        observation, reward, done, _, info = env.step(env.sample())
    assert 0.0 <= reward <= 1.0
    assert "own marked" in env.structured(observation)
    assert len(env.render()) > 100


def test_an_illegal_action_ends_a_game_of_gymnasium() -> None:
    env = gymnasium.make(f"quarterdeck/{IDS[0]}").unwrapped
    observation, _ = env.reset(seed=1)
    _, reward, done, _, info = env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (reward, done, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("name", IDS)
def test_pettingzoo_finds_nothing_wrong(name: str) -> None:
    api_test(pettingzoo.env(name), num_cycles=60)
    seed_test(lambda: pettingzoo.env(name), num_cycles=20)


def test_agents_of_pettingzoo_get_what_the_game_brought() -> None:
    env = pettingzoo.env("fleet", seats=3)
    env.reset(seed=2)
    random = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        env.step(None if terminated else random.choice(np.flatnonzero(observation["action_mask"])))
        if terminated:
            assert agent in env.possible_agents
            assert -1.0 <= reward <= 1.0
    assert env.agents == []


@pytest.mark.parametrize("name", IDS)
def test_openspiel_simulates_a_whole_game(name: str) -> None:
    game = pyspiel.load_game(openspiel.short_name(spaces.environment(name)))
    state = game.new_initial_state()
    random, steps = np.random.default_rng(0), 0
    while not state.is_terminal() and steps < 150:
        if state.is_chance_node():
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
            state.apply_action(int(random.integers(len(state.chance_outcomes()))))
        else:
            assert len(state.observation_tensor()) == game.world.figures
            state.apply_action(int(random.choice(state.legal_actions())))
        steps += 1
    twin = state.clone()
    assert str(twin) == str(state)


@pytest.mark.parametrize("name", ["lords", "fleet", "toy"])
def test_openspiels_own_test_of_games_passes(name: str) -> None:
    game = pyspiel.load_game(openspiel.short_name(spaces.environment(name)))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def at_first_decision(name: str) -> pyspiel.State:
    state = pyspiel.load_game(openspiel.short_name(spaces.environment(name))).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    return state


def test_mcts_of_openspiel_plays() -> None:
    state = at_first_decision("fleet")
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 6, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", ["lords", "toy"])
def test_is_mcts_of_openspiel_plays_from_what_the_seat_may_know(name: str) -> None:
    state = at_first_decision(name)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=2.0,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        random_state=random,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    assert bot.step(state) in state.legal_actions()


def test_a_resampled_node_is_the_same_to_its_seat_and_not_to_others() -> None:
    state = at_first_decision("lords")
    player = state.current_player()
    other = state.resample_from_infostate(player, lambda: 0.37)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_string(1 - player) != state.observation_string(1 - player)


def test_cfr_of_openspiel_solves_the_last_round_of_the_toy() -> None:
    toy = importlib.import_module("toy.facts").game
    position = last_round(toy)
    name = openspiel.short_name(spaces.environment("toy"))
    game = pyspiel.load_game(name, {"position": position})
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 2


def last_round(game: games.Game) -> str:
    """The duel with ships that one hit sinks and no planks, all of whose lines can be walked."""
    state = game.new(game.setup(2, {"planks": False}), Chance(3))
    state.round = state.rounds
    for ship in state.ships:
        ship.hull = 2
    return str(state.position())
