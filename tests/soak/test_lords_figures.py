"""What a fair implementation shows: the figures an independent engine found with random players (spec, section 3.3).

2,000 games in seconds, so `make test` plays them all; the seeds are fixed, so the figures are too.
"""

from collections import Counter
from functools import cache

import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules import codes
from quarterdeck.games.lords.rules.game import LordsState

GAMES = 2_000  # as the independent engine played
PLAYER = 1_000_003  # keeps the players' choices apart from the table's chance of the same seed


class Figures:
    """What was counted over all games."""

    def __init__(self) -> None:
        self.by_points: Counter[str] = Counter()  # who has more points, before coins break the tie
        self.scores: list[int] = []
        self.extra_ships: list[int] = []
        self.shields_lacking = 0  # games in which a shield was due and none was left
        self.most_coins = 0  # held by both together
        self.fewest_mines = 14  # left in the supply


@cache
def figures() -> Figures:
    found = Figures()
    for seed in range(GAMES):
        state = game.new(game.setup(2, {}), Chance(seed))
        watch(found, state, Chance(seed + PLAYER))
        result = game.result(state)
        found.extra_ships += [state.light.extra, state.dark.extra]
        if result.totals:
            found.scores += result.totals
            first, second = (result.totals[seat] for seat in (state.first_player, 1 - state.first_player))
            found.by_points["first" if first > second else "second" if second > first else "tie"] += 1
    return found


def watch(found: Figures, state: LordsState, player: Chance) -> None:
    """Plays a game to its end and counts on the way."""
    lacking = False
    state.events = []
    while not state.is_over():
        state.apply(state.random_action(player))
        lacking |= any(event.code == codes.E_LOST_EFFECT and event.a == codes.SHIELD for event in state.events)
        state.events.clear()
        found.most_coins = max(found.most_coins, state.light.coins + state.dark.coins)
        found.fewest_mines = min(found.fewest_mines, state.mine_supply)
    found.shields_lacking += lacking


@pytest.mark.parametrize(("who", "percent"), [("first", 46), ("second", 44), ("tie", 10)])
def test_first_second_and_equal_points_are_shared_as_expected(who: str, percent: int) -> None:
    assert 100 * figures().by_points[who] / GAMES == pytest.approx(percent, abs=3)  # about three deviations


def test_the_mean_score_is_about_three() -> None:
    assert sum(figures().scores) / len(figures().scores) == pytest.approx(3, abs=0.5)


def test_shields_run_out_in_about_one_game_of_a_hundred() -> None:
    assert 100 * figures().shields_lacking / GAMES == pytest.approx(1.1, abs=1)  # how eagerly players hire moves it


def test_mines_never_run_out() -> None:
    assert figures().fewest_mines > 0


def test_coins_never_come_near_the_21_of_the_box() -> None:
    assert figures().most_coins <= 12  # 9 found


def test_a_player_has_about_two_and_a_half_extra_ships() -> None:
    assert sum(figures().extra_ships) / len(figures().extra_ships) == pytest.approx(2.5, abs=0.3)
