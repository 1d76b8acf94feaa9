"""Laws of copies: a clone is whole and its own, and a position's text is all of it."""

from contextlib import suppress
from itertools import islice

import msgspec
import pytest

from play import carry_on, glimpses, legal, onlookers, voyage, waiting
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.errors import BadInput
from quarterdeck.games.base import TRUTH, Game, Setup


def portrait(game: Game, state: State) -> tuple[object, ...]:
    """All that a state shows of itself."""
    copy = state.clone()
    actions = []
    for seat in waiting(copy):
        copy.act_as(seat)
        actions.append(legal(copy))
    views = [msgspec.json.encode(game.view(state, seat)) for seat in (*onlookers(state), TRUTH)]
    return state.position(), state.checksum(), state.pending(), actions, views


def test_changing_a_clone_leaves_the_original_as_it_was(game: Game, setup: Setup) -> None:
    for state in islice(voyage(game, setup, seed=0), 0, None, 4):
        before = (*portrait(game, state), state.barrier, state.actor, state.chance.state)
        told = len(state.events or [])
        clone = state.clone()
        assert clone.events is None
        for _ in islice(carry_on(clone, Chance(7)), 30):
            pass
        clone.determinize(0, Chance(8))
        assert (*portrait(game, state), state.barrier, state.actor, state.chance.state) == before
        assert len(state.events or []) == told


def test_a_clone_plays_on_exactly_as_the_original(game: Game, setup: Setup) -> None:
    for seed in (1, 2):
        state = game.new(setup, Chance(seed))
        player = Chance(seed)
        while not state.is_over():
            clone = state.clone()
            assert clone.actor == state.actor
            action = state.random_action(player)
            state.apply(action)
            clone.apply(action)
            assert clone.position() == state.position()
            assert (clone.checksum(), clone.barrier) == (state.checksum(), state.barrier)
            assert clone.chance.state == state.chance.state
            state = clone


def test_a_position_text_is_the_whole_position(game: Game, setup: Setup) -> None:
    for state in glimpses(game, setup, seed=3):
        text = state.position()
        assert "\n" not in text
        loaded = game.load(text, state.chance.clone(), setup.files)
        assert portrait(game, loaded) == portrait(game, state)
        assert loaded.audit() == ""
        if not state.is_over():
            assert loaded.actor == loaded.to_move()


def test_a_loaded_position_plays_on_exactly_as_the_original(game: Game, setup: Setup) -> None:
    for state in islice(voyage(game, setup, seed=4), 0, None, 9):
        loaded, clone = game.load(state.position(), state.chance.clone(), setup.files), state.clone()
        pairs = zip(carry_on(loaded, Chance(1)), carry_on(clone, Chance(1)), strict=True)
        for one, other in islice(pairs, 60):
            assert one.position() == other.position()
            assert one.checksum() == other.checksum()


def test_positions_of_a_game_have_checksums_of_their_own(game: Game, setup: Setup) -> None:
    seen: dict[int, str] = {}
    for state in voyage(game, setup, seed=5):
        assert seen.setdefault(state.checksum(), state.position()) == state.position()


def damaged(text: str, at: int, how: int) -> str:
    """A text cut off, cut into, or with one character wrong or too many."""
    return (text[:at], text[at:], text[:at] + "9" + text[at + 1 :], text[:at] + "x" + text[at:])[how]


def test_a_broken_position_text_is_refused_or_harmless(game: Game, setup: Setup) -> None:
    chance = Chance(6)
    for state in islice(voyage(game, setup, seed=6), 0, None, 5):
        text = state.position()
        for _ in range(20):
            broken = damaged(text, chance.below(len(text)), chance.below(4))
            with suppress(BadInput):
                assert game.load(broken, Chance(0), setup.files).audit() == "", broken


@pytest.mark.parametrize("text", ["", " ", "0", "☠", "-1 -1", "9" * 500])
def test_nonsense_is_no_position(game: Game, text: str) -> None:
    with pytest.raises(BadInput):
        game.load(text, Chance(0), {})
