"""The law of twins: the compiled build and the same sources interpreted play the same games."""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random

import group
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quarterdeck
from play import MOST_STEPS, configurations, waiting
from quarterdeck.engine.state import State
from quarterdeck.games import ids
from twins import ROOT, twins

# Named by their folders: the twins must be found in the package itself, and the toy is not there.
PACKAGED = [game for game in ids() if (ROOT / "games" / game / "facts.py").is_file()]
SEEDS = 1000  # a game, spread over its configurations
CHUNKS = 10  # so that both cores have work

fast_chance, slow_chance = twins("engine.chance")
fast_games, slow_games = twins("games")
fast_search, slow_search = twins("engine.rollouts")


@pytest.mark.skipif(
    not quarterdeck.compiled() and os.environ.get("QUARTERDECK_REQUIRE_COMPILED") != "1",
    reason="no compiler here: both twins are interpreted",
)
def test_the_twins_are_what_they_claim() -> None:
    for source in group.modules("*"):
        module = ".".join(Path(source).relative_to("src/quarterdeck").with_suffix("").parts)
        fast, slow = twins(module)
        assert Path(fast.__file__ or "").name.endswith(tuple(EXTENSION_SUFFIXES)), module
        assert Path(slow.__file__ or "").name.endswith(".py"), module
    fast, slow = twins("engine.state")
    assert fast.State is not slow.State
    assert slow.State.__module__ == "quarterdeck_pure.engine.state"


def starts(name: str, seed: int) -> tuple[State, State]:
    """The same start of a game in both builds; the configuration goes with the seed."""
    setups = configurations(fast_games.find(name))
    setup = setups[seed % len(setups)]
    fast, slow = fast_games.find(name), slow_games.find(name)
    slow_setup = slow.setup(setup.seats, setup.options, setup.files)
    return fast.new(setup, fast_chance.Chance(seed)), slow.new(slow_setup, slow_chance.Chance(seed))


@pytest.mark.parametrize("name", PACKAGED)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_agree(name: str, chunk: int) -> None:
    for seed in range(chunk, SEEDS, CHUNKS):
        fast, slow = starts(name, seed)
        assert type(fast) is not type(slow)
        one, other = fast_search.rollouts(fast, seed, 1), slow_search.rollouts(slow, seed, 1)
        assert (one.decisions, one.steps, one.checksum) == (other.decisions, other.steps, other.checksum), seed


@pytest.mark.parametrize("name", PACKAGED)
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32 - 1), choices=st.randoms(use_true_random=False))
def test_compiled_equals_interpreted_step_by_step(name: str, seed: int, choices: Random) -> None:
    fast, slow = starts(name, seed)
    for _ in range(MOST_STEPS):
        assert (fast.position(), fast.checksum(), fast.pending()) == (slow.position(), slow.checksum(), slow.pending())
        assert (fast.chance.state, fast.barrier, fast.audit()) == (slow.chance.state, slow.barrier, slow.audit())
        if fast.is_over():
            break
        seat = choices.choice(waiting(fast))
        fast.act_as(seat)
        slow.act_as(seat)
        actions = [fast.nth_action(k) for k in range(fast.count_actions())]
        assert actions == [slow.nth_action(k) for k in range(slow.count_actions())]
        action = choices.choice(actions)
        fast.apply(action)
        slow.apply(action)
    assert slow.is_over()
    assert [fast.returns(seat) for seat in range(fast.seats)] == [slow.returns(seat) for seat in range(slow.seats)]


@pytest.mark.parametrize("name", PACKAGED)
def test_reasons_samples_and_values_agree(name: str) -> None:
    """What the random games do not ask: why not, what a seat can think, what a position is worth."""
    for seed in range(20):
        fast, slow = starts(name, seed)
        game = fast_games.find(name)
        judges = game.evaluator(), slow_games.find(name).evaluator()
        player = fast_chance.Chance(seed)
        while not fast.is_over():
            for action in game.universe(fast):
                assert fast.why_not(action) == slow.why_not(action)
            seat = player.below(fast.seats)
            one, other = fast.clone(), slow.clone()
            one.determinize(seat, fast_chance.Chance(seed))
            other.determinize(seat, slow_chance.Chance(seed))
            assert one.position() == other.position()
            assert judges[0].value(one, seat) == judges[1].value(other, seat)
            action = fast.random_action(player)
            fast.apply(action)
            slow.apply(action)
