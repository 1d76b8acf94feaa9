"""No rank from lieutenant up passes over what costs nothing, whatever happens to it in whole games.

`make test` looks at some hundred decisions of each with brief thought, `make soak` at 10,000 as at a table.
"""

import pytest

from quarterdeck.bots import levels
from quarterdeck.bots.thinker import Thinker
from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.bots.upkeep import leaves_undone
from quarterdeck.games.admiral.facts import game

SETUPS = ((2, {}), (4, {"teams": "2v2"}), (3, {"scenario": "spice-market"}), (2, {"scenario": "mini-3"}))
LIMITLESS = 1e6


@pytest.mark.parametrize("rank", levels.RANKS[2:])
def test_nothing_that_costs_nothing_is_left_undone(
    rank: str, pytestconfig: pytest.Config, request: pytest.FixtureRequest
) -> None:
    soak = pytestconfig.getoption("soak")
    if not soak:
        request.getfixturevalue("brief_thought")
    decisions, seed = 0, 0
    while decisions < (10_000 if soak else 300):
        seats, options = SETUPS[seed % len(SETUPS)]
        state = game.new(game.setup(seats, options), Chance(seed))
        bots = [Thinker(game, seat, rank, seed * 10 + seat) for seat in range(seats)]
        seed += 1
        first = decisions
        while not state.is_over() and decisions - first < (1_000 if soak else 80):
            seat = state.to_move()
            state.act_as(seat)
            if state.count_actions() == 1:
                state.apply(state.nth_action(0))
                continue
            code = bots[seat].choose(state, LIMITLESS).code
            decisions += 1
            assert not leaves_undone(state, code), (game.action(state, code).text, state.position())
            state.apply(code)
            for bot in bots:
                bot.see(code)
