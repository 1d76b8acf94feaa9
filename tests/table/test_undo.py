"""Taking back: freely up to the last barrier, with the reason where it stops, and never the dice."""

import random

import pytest
import tables

from quarterdeck.errors import IllegalAction
from quarterdeck.games import find
from quarterdeck.table import Record, Refused, Seat, Table
from quarterdeck.table.entries import Play, Takeback
from quarterdeck.table.history import SNAPSHOT_EVERY
from toy.facts import Toy
from toy.rules import ALWAYS, HEAVY, LOAD, NO_HEAVY_LEFT, PLANKS, Position


def rebuilt(table: Table) -> Table:
    """The same table from its record and log alone."""
    return Table(table.record, table.log)


def assert_same(one: Table, other: Table) -> None:
    assert one.position() == other.position()
    assert one.state.checksum() == other.state.checksum()
    assert one.state.barrier == other.state.barrier
    assert one.history.counter == other.history.counter
    assert one.log == other.log
    assert (one.seats, one.out, one.agreed, one.over) == (other.seats, other.out, other.agreed, other.over)
    assert [step.live for step in one.history.steps] == [step.live for step in other.history.steps]
    for seat in range(-2, len(one.seats)):
        assert one.story(seat) == other.story(seat)


@pytest.mark.parametrize("seed", range(40))
def test_rebuilt_from_the_log_is_the_same_at_every_step(seed: int) -> None:
    table = tables.typed() if seed % 4 == 0 else tables.new(seed, 4 if seed % 2 else 2, length="long")
    for _ in tables.stir(table, random.Random(seed)):
        if not table.needs:
            assert_same(table, rebuilt(table))


@pytest.mark.parametrize("seed", range(20))
def test_undo_gives_the_position_without_the_entry(seed: int) -> None:
    chance = random.Random(seed)
    table = tables.new(seed, 4)
    for _ in tables.stir(table, chance):
        for seat in range(4):
            if table.over or table.why_not_undo(seat) is not None:
                continue
            before = table.copy()
            table.undo(seat)
            index = max(
                k
                for k, step in enumerate(before.history.steps)
                if step.live and isinstance(step.entry, Play) and step.entry.seat == seat
            )
            assert table.log == (*before.log, Takeback(seat))
            assert not table.history.steps[index].live
            live = [s.entry for s in table.history.steps if s.live and isinstance(s.entry, Play)]
            fresh = Table(table.record)
            replayed = [e for e in table.log if not isinstance(e, Play | Takeback)]
            if not replayed:  # only plays: the law in its plainest form
                for entry in live:
                    fresh.repeat(entry)
                assert fresh.position() == table.position()


def test_what_was_taken_back_is_no_longer_told_but_the_takeback_is() -> None:
    table = tables.new()
    table.play("heavy", 0)
    table.undo(0)
    assert [line.key for line in table.events_for(0, since=0) if line.key != "dealt"] == ["taken-back"]
    assert [line.key for line in table.events_for(1, since=1)] == ["taken-back"]
    assert table.version == 2


def test_the_last_play_of_all_is_meant_where_no_seat_is_named() -> None:
    table = tables.new(seats=4)
    table.play("heavy", 2)
    table.play("light", 1)
    table.undo()
    table.undo()
    assert table.log[2:] == (Takeback(1), Takeback(2))
    assert table.pending == (0, 1, 2, 3)


def test_there_is_nothing_to_take_back_before_the_first_play() -> None:
    table = tables.new()
    with pytest.raises(Refused, match="undo-nothing"):
        table.undo()
    table.play("light", 0)
    with pytest.raises(Refused, match="undo-nothing"):
        table.undo(1)


def test_an_independent_decision_is_taken_back_though_another_seat_has_decided() -> None:
    table = tables.new(seats=4)
    for seat in (0, 1, 2):
        table.play("heavy", seat)
    table.undo(0)
    table.play("light", 0)
    assert table.pending == (3,)
    assert_same(table, rebuilt(table))


def test_chance_and_secrets_shown_are_a_barrier() -> None:
    table = tables.new()
    table.play("heavy", 0)
    table.play("heavy", 1)
    before = table.position(), table.version
    for seat in (0, 1, None):
        with pytest.raises(Refused, match="undo-barrier"):
            table.undo(seat)
    assert (table.position(), table.version) == before


def test_another_seat_that_acted_in_answer_is_a_barrier_too() -> None:
    table = quiet_table()
    table.play("light", 0)
    table.play("light", 1)
    with pytest.raises(Refused, match="undo-other") as refused:
        table.undo(0)
    assert refused.value.params == {"seat": "2"}
    table.undo(1)
    table.undo(0)
    assert table.pending == (0,)


def test_an_entry_that_later_ones_depend_on_stands() -> None:
    table = envious_table()
    table.play("heavy", 0)
    table.play("heavy", 1)
    before = table.position(), table.log
    with pytest.raises(Refused, match="undo-later") as refused:
        table.undo(0)
    assert refused.value.params == {}, "the number of an entry would count the secret orders before it"
    assert (table.position(), table.log) == before
    assert table.why_not_undo(1) is None


def test_after_the_end_nothing_is_taken_back() -> None:
    table = tables.new()
    table.play("light", 0)
    table.resign(1)
    with pytest.raises(Refused, match="over"):
        table.undo(0)


def test_plays_are_taken_back_one_after_the_other() -> None:
    table = quiet_table()
    start = table.position()
    table.play("light", 0)
    table.play("light", 1)
    table.undo(1)
    table.undo(0)
    assert table.position() == start


def test_standing_orders_survive_a_takeback() -> None:
    table = tables.new()
    table.play("heavy", 0)
    table.order(1, PLANKS, ALWAYS)
    table.undo(0)
    assert isinstance(table.state, Position)
    assert table.state.ships[1].order == ALWAYS
    assert_same(table, rebuilt(table))


def test_an_order_that_hangs_on_a_play_lapses_with_it_instead_of_refusing_the_takeback() -> None:
    """Else a player whose end of turn cannot be taken back would know that another has given an order."""
    admiral = find("admiral")
    chance = random.Random(0)
    table = Table.open(admiral, admiral.setup(2, {"mines": True}), seed=0)
    while True:
        seat = chance.choice(table.pending)
        table.play(chance.choice(table.legal_actions(seat)), seat)
        offered = [order for order in admiral.orders(table.state, 1 - seat) if not order.given]
        if offered and table.why_not_undo(seat) is None:
            break
    without = table.copy()
    without.undo(seat)
    table.order(1 - seat, offered[0].what, offered[0].value)
    assert table.why_not_undo(seat) is None
    table.undo(seat)
    assert table.position() == without.position()
    assert [table.stands(version) for version in range(table.version - 2, table.version + 1)] == [False, False, True]
    assert_same(table, rebuilt(table))


def test_an_order_that_cannot_be_given_is_refused() -> None:
    table = tables.new()
    before = table.position()
    with pytest.raises(IllegalAction, match="order-refused"):
        table.order(0, 99, 99)
    assert table.position() == before
    assert table.version == 0


def test_long_logs_keep_few_positions_and_still_go_back() -> None:
    table = quiet_table()
    for _ in range(10 * SNAPSHOT_EVERY):
        table.play("light", 0)
        table.undo(0)
    kept = sum(step.before is not None for step in table.history.steps)
    assert kept <= 2 * SNAPSHOT_EVERY + len(table.history.steps) // SNAPSHOT_EVERY
    assert table.history.state_before(36).position() == Table(table.record, table.log[:36], table.game).position()


class QuietState(Position):
    """A toy without secrets: seats load one after the other, and nothing is revealed."""

    def owes(self, seat: int) -> bool:
        return super().owes(seat) and (self.phase != LOAD or all(ship.shot for ship in self.ships[:seat]))

    def go_on(self) -> None:
        super().go_on()
        self.barrier -= 1


class EnviousState(Position):
    """A toy that breaks the contract: the second seat may load heavy shot only after the first has."""

    def why_not_load(self, shot: int) -> int:
        envious = shot == HEAVY and self.actor == 1 and self.ships[0].shot != HEAVY
        return int(NO_HEAVY_LEFT) if envious else super().why_not_load(shot)


def table_of(kind: type[Position], seats: int) -> Table:
    """A table of a toy with other rules."""

    class Variant(Toy):
        position = kind

    game = Variant()
    return Table.open(game, game.setup(seats, {"planks": False}), seed=1)


def quiet_table() -> Table:
    return table_of(QuietState, 2)


def envious_table() -> Table:
    return table_of(EnviousState, 4)


def test_a_record_is_enough_to_begin_again() -> None:
    table = tables.new(5)
    assert Table(table.record).position() == table.position()
    assert isinstance(table.record, Record)
    assert table.record.seats == (Seat(), Seat())
