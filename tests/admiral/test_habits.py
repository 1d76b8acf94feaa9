"""What opponents do out of habit when they look ahead is always allowed, and brings every turn to its end."""

import pytest

from play import walk_by_habit
from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.bots.lanes import Lanes
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.game import AdmiralState

from .battle import battle, load_pearls, ship, where

SETUPS = [
    (2, {}),
    (4, {"teams": "2v2", "vane": "brisk"}),
    (2, {"scenario": "powder-keys"}),
    (2, {"scenario": "mini-1"}),
    (3, {"scenario": "mini-3"}),
]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_habits_are_legal_and_end_every_turn(seats: int, options: dict[str, object]) -> None:
    s = game.new(game.setup(seats, {**options, "round_limit": 30}), Chance(seats))
    assert walk_by_habit(s, game.evaluator()) > 20


def test_a_gun_without_cargo_closes_in_and_fires() -> None:
    s = battle(blue="line C5", red="brig K5", wind="E")
    play_habits(s, 2)
    assert where(s, "1L") == "E5", "six cells are in range: two nearer, and no farther"
    assert ship(s, "1L", codes.FIRED) == 1


def test_a_gun_with_cargo_sails_on() -> None:
    s = battle(blue="line C5", red="brig K5", wind="E", treasure=("H8",))
    load_pearls(s, "1L")
    play_habits(s, 1)
    assert ship(s, "1L", codes.FIRED) == 0
    assert where(s, "1L") != "E5"


def test_reefs_to_leeward_are_minded() -> None:
    s = battle(blue="line E5", red="brig K5", reefs=("G5", "E8"))
    lanes = Lanes(s)
    cell, kind = int(ship(s, "1L", codes.CELL)), int(ship(s, "1L", codes.TYPE))
    # a ship of the line drifts 3 cells: 1 to the reef in the east, so 2 short; 2 to that in the south, so 1 short
    assert int(lanes.leeward(s, kind, cell)) == 3
    east = s.chart.delta[2]
    assert int(lanes.leeward(s, kind, cell - 3 * east)) == 0, "more than 3 cells from both"
    judge = game.evaluator()
    here = judge.value(s, 0)
    judge.set_weights({"lee_reef": 0.0})
    assert judge.value(s, 0) > here


def play_habits(s: AdmiralState, actions: int) -> None:
    judge = game.evaluator()
    for _ in range(actions):
        s.apply(judge.habit(s))
