"""The simple opponents: they finish games, repeat themselves for a seed, and cannot cheat."""

import pytest
import tables

from quarterdeck.bots.driver import choose
from quarterdeck.bots.levels import PLAIN
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput


@pytest.mark.parametrize("level", PLAIN)
@pytest.mark.parametrize("seats", [2, 4])
def test_they_play_a_game_to_its_end(level: str, seats: int) -> None:
    table = tables.new(5, seats)
    for move in range(1000):
        if table.over:
            break
        seat = table.pending[-1]
        table.play(choose(table.game, table.state, seat, level, move), seat)
    assert table.over


@pytest.mark.parametrize("level", PLAIN)
def test_what_a_seat_cannot_know_does_not_change_its_choice(level: str) -> None:
    table = tables.new(6, 4)
    for move in range(1000):
        if table.over:
            break
        for seat in table.pending:
            for sample in range(4):
                other = table.state.clone()
                other.determinize(seat, Chance(sample))
                mine = choose(table.game, table.state, seat, level, move)
                assert choose(table.game, other, seat, level, move) == mine
        seat = table.pending[0]
        table.play(choose(table.game, table.state, seat, level, move), seat)
    assert table.over


def test_the_position_is_left_as_it_was() -> None:
    table = tables.new(6)
    before = table.position(), table.state.actor
    choose(table.game, table.state, 1, "greedy", 1)
    assert (table.position(), table.state.actor) == before


def test_a_greedy_opponent_beats_a_random_one() -> None:
    won = 0.0
    for seed in range(60):
        table = tables.new(seed, length="long")
        while not table.over:
            seat = table.pending[0]
            level = PLAIN[1] if seat == seed % 2 else PLAIN[0]
            table.play(choose(table.game, table.state, seat, level, seed * 100 + table.version), seat)
        assert table.result is not None
        won += table.result.returns[seed % 2]
    assert won > 30


def test_a_level_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadInput, match="level"):
        choose(tables.toy, tables.new().state, 0, "grandmaster", 1)
