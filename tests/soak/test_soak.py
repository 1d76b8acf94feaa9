"""Long random runs: no crash, no dead end, no endless game, and the audit holds at every step.

`make soak` plays them in full; `make test` plays a sample of each. What a game claims beyond that is in a file of
its own beside this one.
"""

import pytest

from play import configurations, voyage
from quarterdeck.games import find_all
from quarterdeck.games.base import Game

GAMES = {"lords": 10_000, "fleet": 20_000}  # what issue and spec ask for
OTHERS = 1_000  # a game that no one has asked more of
SAMPLE = 50  # `make test` plays one in so many
CHUNKS = 20  # a game's run in pieces, so that every core has work


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", find_all(), ids=lambda game: game.facts.id)
def test_random_games_run_to_their_end(game: Game, chunk: int, pytestconfig: pytest.Config) -> None:
    setups = configurations(game)
    games = GAMES.get(game.facts.id, OTHERS) // (1 if pytestconfig.getoption("soak") else SAMPLE)
    for seed in range(chunk, games, CHUNKS):
        setup = setups[seed % len(setups)]
        for state in voyage(game, setup, seed):
            assert state.audit() == "", (setup, seed, state.position())
            assert state.is_over() or state.count_actions() > 0, (setup, seed, state.position())
            if state.events:
                state.events.clear()
        assert game.result(state).ended in game.facts.ends, (setup, seed)
