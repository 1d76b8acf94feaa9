"""The rank that is offered first plays the scenario, not only against its opponent."""

import pytest

from quarterdeck.bots import levels
from quarterdeck.bots.match import play, spec_of
from quarterdeck.bots.thinker import Thinker
from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.facts import game as GAME
from quarterdeck.games.admiral.rules.victory import side_pearls

MOST_ROUNDS = 50  # a sailor needs 17 to 35 for the first pearl
GAMES = 10  # against somebody who drifts into the goal now and then


def test_the_usual_rank_brings_pearls_home() -> None:
    state = GAME.new(GAME.setup(2, {}), Chance(3))
    state.events = None
    bots = [Thinker(GAME, seat, levels.DEFAULT, seat + 1) for seat in range(2)]
    delivered = 0
    while not state.is_over() and state.round <= MOST_ROUNDS and not delivered:
        seat = state.to_move()
        state.act_as(seat)
        state.apply(bots[seat].choose(state).code)
        delivered = sum(side_pearls(state, seat) for seat in range(2))
    assert delivered


@pytest.mark.parametrize("scenario", ["mini-1", "mini-2", "mini-3"])
def test_the_usual_rank_wins_mini_games_against_chance(scenario: str) -> None:
    spec = spec_of(GAME, (levels.DEFAULT, "random"), options={"scenario": scenario}, seed=2)
    won = sum(play(spec, game).returns[game % 2] for game in range(GAMES))
    assert won >= 0.8 * GAMES
