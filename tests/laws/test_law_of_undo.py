"""Laws of going back: undo leads to the very position before, up to the barrier; the log is all there is to a table."""

import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.games.base import Game, Setup
from quarterdeck.table.seats import Refused
from quarterdeck.table.table import Table

PLAYS = 60  # a game's opening and middle; undo looks back a few plays only


def play_one(table: Table, player: Chance) -> None:
    """A random action of one of the seats that owe a decision."""
    seat = table.pending[player.below(len(table.pending))]
    actions = table.legal_actions(seat)
    table.play(actions[player.below(len(actions))], seat)


def test_undo_leads_to_the_position_before_and_stops_at_the_barrier(game: Game, setup: Setup) -> None:
    table = Table.open(game, setup, seed=0)
    player = Chance(1)
    past: list[tuple[str, int]] = []  # position and barrier before each play that stands
    for _ in range(PLAYS):
        past.append((table.position(), table.state.barrier))
        play_one(table, player)
        if table.over:
            break
        while past and player.below(3) == 0:
            position, barrier = past[-1]
            if table.state.barrier == barrier:
                table.undo()
                past.pop()
                assert table.position() == position
                assert table.state.barrier == barrier
                continue
            after = table.position()
            with pytest.raises(Refused) as refused:
                table.undo()
            assert refused.value.code == "undo-barrier"
            assert table.position() == after
            break


def test_there_is_nothing_to_undo_before_the_first_play(game: Game, setup: Setup) -> None:
    with pytest.raises(Refused):
        Table.open(game, setup, seed=0).undo()


def test_a_table_is_its_record_and_its_log(game: Game, setup: Setup) -> None:
    table = Table.open(game, setup, seed=2)
    player = Chance(3)
    for _ in range(PLAYS):
        if table.over:
            break
        play_one(table, player)
        if player.below(4) == 0 and table.why_not_undo() is None:
            table.undo()
    again = Table(table.record, table.log)
    assert again.position() == table.position()
    assert again.state.checksum() == table.state.checksum()
    for seat in range(-1, setup.seats):
        assert again.events_for(seat) == table.events_for(seat)
