"""Scenarios of format 2 are played to an end by bots of every rank: ours, and the three of the format's description."""

from pathlib import Path

import msgspec
import pytest

from quarterdeck.bots import levels
from quarterdeck.bots.driver import Driver
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.plan_read import plan_of
from quarterdeck.games.admiral.scenario_file import OURS, official
from quarterdeck.games.base import Setup

EXAMPLES = Path(__file__).parent / "examples"
NEW = OURS[1:]  # the first is of format 1
MOST_DECISIONS = 3_000
THOUGHT = 6  # iterations in these tests; what matters here is that every rank goes for an end


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every rank as it is, only that it looks less far."""
    known = levels.levels(game)
    brief = {rank: msgspec.structs.replace(one, iterations=min(THOUGHT, one.iterations)) for rank, one in known.items()}
    monkeypatch.setattr(levels, "levels", lambda _: brief)


def played(setup: Setup, ranks: list[str], seed: int) -> State:
    """A finished game of bots."""
    state = game.new(setup, Chance(seed))
    drivers = [Driver(game, seat, ranks[seat % len(ranks)], seed + seat) for seat in range(setup.seats)]
    for _ in range(MOST_DECISIONS):
        if state.is_over():
            return state
        seat = state.to_move()
        state.act_as(seat)
        state.apply(drivers[seat].choose(state).code if state.count_actions() > 1 else state.nth_action(0))
        assert state.audit() == ""
    raise AssertionError(f"no end: {state.position()}")


@pytest.mark.parametrize("name", NEW)
@pytest.mark.parametrize("rank", levels.RANKS)
@pytest.mark.usefixtures("quick")
def test_our_scenarios_are_played_to_an_end_by_every_rank(name: str, rank: str) -> None:
    seats = plan_of(official(name)).layout[0].players[0]
    setup = game.setup(seats, {"scenario": name, "round_limit": 4})
    result = game.result(played(setup, [rank], 1))
    assert result.ended in game.facts.ends


@pytest.mark.parametrize("name", ["silver-convoy", "citadel", "spice-race"])
@pytest.mark.usefixtures("quick")
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
