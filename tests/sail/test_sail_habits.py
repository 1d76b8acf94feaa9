"""What captains do out of habit when they look ahead is always allowed, and brings every turn to its end."""

import pytest

from play import walk_by_habit
from quarterdeck.engine.actions import kind_of, second_of
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.evaluator import Evaluator
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules import codes
from quarterdeck.games.sail.rules.game import SailState
from quarterdeck.games.weights import weighed

from .sea import sea

SETUPS = [
    (2, {}),
    (4, {}),
    (2, {"scenario": "pirates"}),
    (3, {"scenario": "hunt"}),
    (2, {"scenario": "assault"}),
]


def judge() -> Evaluator:
    return weighed(game, game.evaluator())


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_habits_are_legal_and_end_every_turn(seats: int, options: dict[str, object]) -> None:
    s = game.new(game.setup(seats, options), Chance(seats))
    assert walk_by_habit(s, judge()) > 20 or s.scenario != codes.BATTLE


def test_battles_of_habits_find_a_winner() -> None:
    evaluator = judge()
    for seed in range(10):
        s = game.new(game.setup(2, {}), Chance(seed))
        while not s.is_over():
            s.apply(evaluator.habit(s))
        assert sorted(s.returns(seat) for seat in (0, 1)) == [0.0, 1.0]


def test_a_triple_broadside_is_sailed_to_and_fired_at_a_last_mast() -> None:
    s = sea("0L H13 E", "1B I9 S")
    evaluator = judge()
    kinds: list[int] = []
    while not s.is_over() and s.active == 0 and len(kinds) < 20:
        action = evaluator.habit(s)
        kinds.append(kind_of(action))
        if kinds[-1] == codes.FIRE:
            assert second_of(action) == 3, "all guns: one hit is enough"
            break
        s.apply(action)
    assert kinds[-1] == codes.FIRE


def test_a_brig_leaves_the_reach_of_a_ship_of_the_line() -> None:
    s = sea("1B H8 N", "0L I8 N", active=1)
    play_turn(s)
    assert s.chart.distance(cell_of(s, 1), cell_of(s, 0)) > 2


def play_turn(s: SailState) -> None:
    evaluator = judge()
    seat = s.active
    while not s.is_over() and s.active == seat:
        s.apply(evaluator.habit(s))


def cell_of(s: SailState, seat: int) -> int:
    (cell,) = [int(s.where[ship]) for ship in range(s.ships) if s.owner[ship] == seat and s.where[ship] != 0]
    return cell
