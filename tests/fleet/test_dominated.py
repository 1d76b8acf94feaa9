"""No dominated choice: what brings less of everything than another choice that is there, from a lieutenant up."""

from collections.abc import Iterator

import pytest

from quarterdeck.bots import hints
from quarterdeck.bots.levels import RANKS
from quarterdeck.bots.thinker import Thinker
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.evaluator import Evaluator
from quarterdeck.games.fleet.facts import game
from quarterdeck.games.fleet.rules import codes
from quarterdeck.games.fleet.rules.game import FleetState

from .sheets import position, sheet

LIMITLESS = 1e6  # seconds: a busy machine must not change what is tested
DECISIONS = {"lieutenant": 1500, "captain": 600, "flag": 600}  # a soak has each rank decide so often ten times over
HINTS = 12  # hints are slow: each plays games to their end


def choices(state: FleetState) -> list[str]:
    return [game.action(state, state.nth_action(k)).text for k in range(state.count_actions())]


def paid(state: FleetState, text: str) -> int:
    """The coins that a use of the die in hand brings, as the rules tell."""
    after = state.clone()
    after.act_as(state.actor)
    after.events = []
    after.apply(game.parse(after, text))
    return next(event.a for event in after.events if event.code == codes.E_COINS)


def stars_ahead(state: FleetState) -> bool:
    own = state.own()
    stars = range(own.coin, state.box.coin_boxes)
    return any(state.box.stars[at] and not own.crossed_stars >> (state.box.stars[at] - 1) & 1 for at in stars)


def throws_away(state: FleetState, chosen: str) -> str:
    """What was given up for nothing by a choice; empty where nothing was."""
    offered = choices(state)
    marks = any(text.startswith(("mark", "star")) for text in offered)
    cash = next((text for text in offered if text in ("coins", "market")), "")
    if chosen == "decline" and marks:
        return "a box for nothing"
    if chosen == "sell" and not stars_ahead(state):
        return "a fish for a coin that pays for nothing"
    if chosen == "coin" and marks and not stars_ahead(state):
        return "a mark for a coin that pays for nothing"
    if chosen in ("coin", cash) and cash:
        other = cash if chosen == "coin" else "coin"
        return "coins" if paid(state, chosen) < paid(state, other) else ""
    return ""


def decisions(rank: str, most: int) -> Iterator[tuple[FleetState, str]]:
    """Decisions of a rank in games of one to four seats: where it had to choose, and what it chose."""
    made = 0
    for seed in range(10**6):
        seats = 1 + seed % 4
        state = game.new(game.setup(seats, {}), Chance(seed))
        bots = [Thinker(game, seat, rank, seed + seat) for seat in range(seats)]
        while not state.is_over():
            seat = state.to_move()
            state.act_as(seat)
            if state.count_actions() == 1:
                state.apply(state.nth_action(0))
                continue
            code = bots[seat].choose(state, LIMITLESS).code
            yield state, game.action(state, code).text
            made += 1
            if made == most:
                return
            state.act_as(seat)
            state.apply(code)
            for bot in bots:
                bot.see(code)


@pytest.mark.parametrize("rank", DECISIONS)
@pytest.mark.usefixtures("brief_thought")
def test_no_rank_throws_anything_away(rank: str, pytestconfig: pytest.Config) -> None:
    many = DECISIONS[rank] * (10 if pytestconfig.getoption("soak") else 1)
    found = [
        (thrown, state.position()) for state, text in decisions(rank, many) if (thrown := throws_away(state, text))
    ]
    assert found == []


@pytest.mark.usefixtures("brief_thought")
def test_the_cases_are_met_in_play() -> None:
    """What random players throw away, the tests above would see."""
    state = game.new(game.setup(2, {}), Chance(1))
    thrown = set()
    taste, evaluator = Chance(2), judge()
    for _ in range(6000):
        if state.is_over():
            state = game.new(game.setup(2, {}), Chance(taste.below(10**6)))
        state.act_as(state.to_move())
        code = state.random_action(taste)
        given_up = throws_away(state, game.action(state, code).text)
        assert evaluator.shuns(state, code) or not given_up, state.position()
        thrown.add(given_up)
        state.apply(code)
    assert {"coins", "a box for nothing"} <= thrown


def judge() -> Evaluator:
    return game.evaluator()


@pytest.mark.usefixtures("brief_thought")
def test_no_hint_names_what_throws_anything_away() -> None:
    given = 0
    for state, _ in decisions("lieutenant", 400):
        if state.own().face in (codes.THREE_COINS, codes.MARKET_FACE) or "decline" in choices(state):
            for hint in hints.advise(game, state.clone(), state.actor, given, LIMITLESS, level="captain"):
                assert throws_away(state, hint.action.text) == "", state.position()
            given += 1
            if given == HINTS:
                return
    pytest.fail("too few hints")


@pytest.mark.parametrize("rank", RANKS[2:])
@pytest.mark.parametrize("coins", [1, 2, 3])
def test_three_coins_are_taken_where_they_bring_a_star(rank: str, coins: int) -> None:
    state = position(sheet({"cod": 3}, coins=coins), sheet({"cod": 3}), round=2, step="boat", shared="coins")
    state.act_as(0)
    assert set(choices(state)) == {"coin", "coins"}
    code = Thinker(game, 0, rank, 1).choose(state, LIMITLESS).code
    assert game.action(state, code).text == "coins"
    assert judge().shuns(state, game.parse(state, "coin"))
