"""Our scenarios of format 2 are played to their own ends by bots of every rank.

`make test` plays one game of each rank that looks less far than it does at a table, `make soak` three as they are.
"""

import pytest

from admiral.plans import played
from quarterdeck.bots import levels
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.plan_read import plan_of
from quarterdeck.games.admiral.scenario_file import OURS, official

NEW = OURS[1:]  # the first is of format 1
GAMES = 3


@pytest.mark.parametrize("name", NEW)
@pytest.mark.parametrize("rank", levels.RANKS)
def test_our_scenarios_are_played_to_their_end_by_every_rank(
    name: str, rank: str, pytestconfig: pytest.Config, request: pytest.FixtureRequest
) -> None:
    soak = pytestconfig.getoption("soak")
    if not soak:
        request.getfixturevalue("brief_thought")
    plan = plan_of(official(name))
    layout = plan.layout[0]
    for seed in range(GAMES if soak else 1):
        state = played(game.setup(layout.players[0], {"scenario": name}), [rank], seed)
        assert game.result(state).ended in game.facts.ends
        assert state.round <= (layout.rounds or 0), "it ends in time, as its file says"
