"""Laws of bots: they know what their seat knows and nothing else, repeat themselves, and stop when asked."""

from collections.abc import Iterator
from itertools import islice

import pytest

from play import legal, voyage, waiting
from quarterdeck.bots import hints, levels
from quarterdeck.bots.thinker import SLICE, Choice, Thinker
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.games.base import Game, Setup
from quarterdeck.i18n import LANGUAGES

KINDS = ("random", "greedy", "cabin-boy", "lieutenant")  # one of each way to choose
POSITIONS = 5  # of one random game
LIMITLESS = 1e6  # seconds: what is compared must not depend on the clock


def decisions(game: Game, setup: Setup, seed: int) -> Iterator[State]:
    """A few positions of a random game in which somebody has a choice, spread over it."""
    choices = (state for state in voyage(game, setup, seed) if waiting(state) and state.count_actions() > 1)
    return islice(islice(choices, 0, None, 11), POSITIONS)


def choose(game: Game, state: State, seat: int, level: str) -> Choice:
    return Thinker(game, seat, level, seed=7).choose(state, LIMITLESS)


@pytest.mark.parametrize("level", KINDS)
def test_two_states_that_a_seat_cannot_tell_apart_get_the_same_choice(game: Game, setup: Setup, level: str) -> None:
    for state in decisions(game, setup, seed=11):
        for seat in waiting(state):
            other = state.clone()
            other.determinize(seat, Chance(5))
            assert choose(game, state, seat, level) == choose(game, other, seat, level), state.position()


@pytest.mark.parametrize("level", KINDS)
def test_a_choice_is_legal_repeats_itself_and_leaves_the_position_as_it_was(
    game: Game, setup: Setup, level: str
) -> None:
    for state in decisions(game, setup, seed=12):
        before = state.position(), state.actor, state.chance.state
        choice = choose(game, state, state.actor, level)
        assert choice.code in legal(state)
        assert choose(game, state, state.actor, level) == choice
        assert (state.position(), state.actor, state.chance.state) == before


def test_a_search_stops_at_once_when_asked(game: Game, setup: Setup) -> None:
    for state in decisions(game, setup, seed=13):
        choice = Thinker(game, state.actor, levels.HIGHEST, 1).choose(state, LIMITLESS, stop=lambda done, wanted: True)
        assert choice.iterations <= SLICE
        assert choice.code in legal(state)


def test_a_search_reports_how_far_it_is(game: Game, setup: Setup) -> None:
    state = next(decisions(game, setup, seed=14))
    reports: list[tuple[int, int]] = []

    def note(done: int, wanted: int) -> bool:
        reports.append((done, wanted))
        return False

    rank, level = next((rank, level) for rank, level in levels.levels(game).items() if level.iterations > 0)
    Thinker(game, state.actor, rank, 1).choose(state, LIMITLESS, note)
    assert reports == sorted(reports)
    assert reports[-1] == (level.iterations, level.iterations)


def test_a_tree_that_goes_along_with_the_game_still_chooses_legally(game: Game, setup: Setup) -> None:
    """Whatever the others do, and whether the tree knows it or not."""
    state = game.new(setup, Chance(15))
    bots = [Thinker(game, seat, "lieutenant", seat) for seat in range(state.seats)]
    player = Chance(16)
    for step in range(40):
        if state.is_over():
            break
        seat = state.to_move()
        state.act_as(seat)
        options = state.count_actions()
        code = state.random_action(player) if options == 1 or step % 3 else bots[seat].choose(state, LIMITLESS).code
        assert state.why_not(code) == 0
        state.apply(code)
        for bot in bots if options > 1 else ():
            bot.see(code)


def test_advice_is_legal_and_in_whole_sentences(game: Game, setup: Setup) -> None:
    state = next(decisions(game, setup, seed=17))
    actions = [game.action(state, action).text for action in legal(state)]
    advice = hints.advise(game, state, state.actor, 1, LIMITLESS, level="lieutenant")
    assert 1 <= len(advice) <= hints.MOST
    choice = Thinker(game, state.actor, "lieutenant", 1).choose(state, LIMITLESS)
    assert advice[0].action.code == choice.code, "the first hint is what the bot itself would do"
    for hint in advice:
        assert hint.action.text in actions
        assert 0 <= hint.chance <= 1
        for lang in LANGUAGES:
            sentence = hints.why(lang, game, hint)
            assert sentence.endswith(".")
            assert "hint-" not in sentence
            assert "asset-" not in sentence


def test_every_game_has_five_ranks_that_think_ever_more(game: Game) -> None:
    found = levels.levels(game)
    assert tuple(found) == levels.RANKS
    assert [level.iterations for level in found.values()] == sorted(level.iterations for level in found.values())
    assert found["captain"].iterations > 0
