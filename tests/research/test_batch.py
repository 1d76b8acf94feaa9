"""Batches: in place, deterministic, what the masks say, games that end and begin."""

import numpy as np
import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.engine.judgement import Opponent
from quarterdeck.errors import BadInput
from quarterdeck.games import find, find_all
from quarterdeck.research import spaces
from quarterdeck.research.batch import Games, opponent

QUICK = ["lords", "fleet"]


def numbers(games: Games, random: np.random.Generator) -> list[int]:
    """A random legal action for each game."""
    return [int(random.choice(np.flatnonzero(mask))) for mask in games.masks]


def history(games: Games, steps: int) -> list[bytes]:
    random = np.random.default_rng(5)
    kept = []
    for _ in range(steps):
        games.step(numbers(games, random))
        kept.append(games.observations.tobytes() + games.masks.tobytes() + games.returns.tobytes())
    return kept


@pytest.mark.parametrize("name", QUICK)
def test_a_seed_gives_the_same_games_and_another_seed_others(name: str) -> None:
    same = [history(Games(name, 4, seed=3), 40) for _ in range(2)]
    assert same[0] == same[1]
    assert history(Games(name, 4, seed=4), 40) != same[0]


def test_what_a_slot_plays_does_not_depend_on_how_many_there_are() -> None:
    few, many = Games("fleet", 256, seed=1), Games("fleet", 300, seed=1)
    assert (few.observations == many.observations[:256]).all()


@pytest.mark.parametrize("name", QUICK)
def test_the_arrays_are_written_in_place(name: str) -> None:
    games = Games(name, 3)
    observations, masks = games.observations, games.masks
    before = observations.copy()
    games.step([int(np.flatnonzero(mask)[0]) for mask in masks])
    assert observations is games.observations
    assert (observations != before).any()
    assert not observations.flags.writeable


@pytest.mark.parametrize("name", QUICK)
def test_masks_are_the_legal_actions_of_whoever_decides(name: str) -> None:
    games = Games(name, 5, seed=2)
    random = np.random.default_rng(1)
    for _ in range(120):
        for place, slot in enumerate(games._batch.slots):
            state = slot.state
            wanted = {state.nth_action(k) for k in range(state.count_actions())}
            assert {games.space.action(int(n)) for n in np.flatnonzero(games.masks[place])} == wanted
            assert games.players[place] == state.actor
        games.step(numbers(games, random))


def test_an_illegal_action_is_named_and_nothing_is_done() -> None:
    games = Games("lords", 3)
    before = games.observations.copy()
    legal = [int(np.flatnonzero(mask)[0]) for mask in games.masks]
    illegal = int(np.flatnonzero(~games.masks[1])[0])
    with pytest.raises(ValueError, match=f"game 1: action {illegal} is not legal"):
        games.step([legal[0], illegal, legal[2]])
    with pytest.raises(ValueError, match="one action a game"):
        games.step(legal[:2])
    assert (games.observations == before).all()


def test_games_that_end_say_what_they_brought_and_the_next_begin() -> None:
    games = Games("lords", 8, seed=9)
    random = np.random.default_rng(2)
    finished = 0
    for _ in range(150):
        ended = games.step(numbers(games, random))
        assert ended == int((games.ended > 0).sum())
        for place in np.flatnonzero(games.ended):
            finished += 1
            assert games.returns[place].sum() == 1.0
            assert 10 < games.lengths[place] <= 150
        assert games.masks.any(axis=1).all()
    assert finished >= 8


def test_a_game_that_takes_too_long_is_cut_off() -> None:
    games = Games("fleet", 2, most_steps=5)
    random = np.random.default_rng(2)
    for step in range(1, 11):
        assert games.step(numbers(games, random)) == (2 if step % 5 == 0 else 0)
    assert list(games.ended) == [2, 2]
    assert games.returns.sum() == 0


@pytest.mark.parametrize("name", QUICK)
def test_opponents_play_every_other_seat(name: str) -> None:
    games = Games(name, 4, seed=1, opponents="cabin-boy")
    random = np.random.default_rng(3)
    for _ in range(40):
        assert set(games.players) == {0}
        games.step(numbers(games, random))


def test_a_rank_in_a_batch_beats_chance() -> None:
    games = Games("lords", 40, seed=1, opponents="sailor")
    chance, won, finished = Chance(4), 0.0, 0
    while finished < 60:
        games.step_random(chance)
        ended = games.ended == 1
        won, finished = won + games.returns[ended, 1].sum(), finished + int(ended.sum())
    assert won / finished > 0.9


@pytest.mark.parametrize("rank", ["random", "cabin-boy", "lieutenant"])
def test_every_kind_of_rank_plays_legal_actions(rank: str) -> None:
    game = find("lords")
    player: Opponent = opponent(game, rank)
    state = game.new(game.setup(2, {}), Chance(1))
    for seed in range(12):
        code = player.choose(state, state.actor, seed)
        assert state.why_not(code) == 0
        assert player.choose(state, state.actor, seed) == code
        state.apply(code)


def test_a_wrong_id_lists_what_there_is() -> None:
    with pytest.raises(BadInput):
        Games("lords-of-chess", 1)
    with pytest.raises(BadInput):
        Games("lords", 1, opponents="emperor")


def test_ids_carry_a_version_that_may_be_left_out() -> None:
    for environment in spaces.environments():
        assert spaces.environment(environment.id) == environment
        assert spaces.environment(environment.id.rpartition("-v")[0]) == environment
    scenarios = sum(
        len(option.choices) for game in find_all() for option in game.facts.options if option.key == "scenario"
    )
    assert len(spaces.environments()) >= scenarios + 2


def test_planes_have_names_and_figures_too() -> None:
    games = Games("lords", 2, seed=3)
    planes = games.structured()
    assert planes["own battle"].shape == (2, 6, 8)
    assert planes["own hand"][0].sum() == spaces.figures(games.planes, games.observations)["own.hand_size"][0]
    assert (planes["effects"][..., 7] == 0).all()
