"""The three scenarios of the format's description are played to an end by bots (ours: tests/soak)."""

from pathlib import Path

import pytest

from quarterdeck.bots import levels
from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.plan_read import plan_of

from .plans import played

EXAMPLES = Path(__file__).parent / "examples"


@pytest.mark.parametrize("name", ["silver-convoy", "citadel", "spice-race"])
@pytest.mark.usefixtures("brief_thought")
def test_the_examples_of_the_format_are_played_to_an_end(name: str) -> None:
    content = (EXAMPLES / f"{name}.toml").read_text("utf-8")
    assert game.check_file("scenario", content) == []
    seats = plan_of(content).layout[0].players[0]
    ended = played(game.setup(seats, {"round_limit": 2}, {"scenario": content}), list(levels.RANKS), 2)
    assert game.result(ended).ended in game.facts.ends
    assert game.load(ended.position(), Chance(0), {"scenario": content}).checksum() == ended.checksum()


def test_a_bot_sails_for_a_goal_that_is_new_to_it() -> None:
    """The courier's rank without thought comes to the roads in most winds."""
    setup = game.setup(1, {"scenario": "lone-courier"})
    ends = [game.result(played(setup, ["lieutenant"], seed)).ended for seed in range(6)]
    assert ends.count("goal") >= 3, ends
