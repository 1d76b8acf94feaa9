"""What opponents do out of habit when they look ahead is always allowed, and brings every turn to its end."""

import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.weights import weighed

SETUPS = [
    (2, {}),
    (4, {"teams": "2v2", "vane": "brisk"}),
    (2, {"scenario": "powder-keys"}),
    (2, {"scenario": "mini-1"}),
    (3, {"scenario": "mini-3"}),
]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_habits_are_legal_and_end_every_turn(seats: int, options: dict[str, object]) -> None:
    judge = weighed(game, game.evaluator())
    s = game.new(game.setup(seats, {**options, "round_limit": 30}), Chance(seats))
    player = Chance(7)
    habits = in_turn = 0
    turn = (s.round, s.turn_at)
    for _ in range(4_000):
        if s.is_over():
            break
        if (s.round, s.turn_at) != turn:
            turn, in_turn = (s.round, s.turn_at), 0
        in_turn += 1
        assert in_turn < 200, s.position()
        usual = judge.habit(s)
        if usual >= 0:
            habits += 1
            assert s.why_not(usual) == 0, (s.position(), usual)
        s.apply(usual if usual >= 0 and player.below(8) else s.random_action(player))
    assert habits > 20
