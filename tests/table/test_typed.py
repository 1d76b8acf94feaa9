"""Real dice: the table asks, people type what they see, and the rules go on from there."""

import random

import pytest
import tables

from quarterdeck.errors import BadNotation
from quarterdeck.table import Refused, Table
from quarterdeck.table.entries import Outcome, Play


def dealt() -> Table:
    """A table whose set-up has been typed in."""
    table = tables.typed()
    table.answer("3")
    table.answer("1")
    return table


def loaded() -> Table:
    """The moment before the first shot."""
    table = dealt()
    table.play("light", 0)
    table.play("light", 1)
    return table


def test_the_set_up_asks_first() -> None:
    table = tables.typed()
    assert table.needs is not None
    assert (table.needs.label, table.needs.n) == ("chance-cargo", 6)
    assert table.needs.choices == ("1", "2", "3", "4", "5", "6")
    assert table.pending == ()
    assert not table.over
    with pytest.raises(Refused, match="outcome-needed"):
        table.position()
    table.answer("3")
    assert table.needs.n == 5
    table.answer("1")
    assert table.needs is None
    assert table.pending == (0, 1)
    assert table.log == (Outcome("3"), Outcome("1"))


def test_a_shot_waits_for_its_die_and_the_position_with_it() -> None:
    table = loaded()
    before = table.position()
    table.play("fire 2")
    assert table.needs is not None
    assert (table.needs.label, table.needs.n) == ("chance-die", 6)
    assert table.position() == before
    with pytest.raises(Refused, match="outcome-needed"):
        table.play("fire 1", 1)
    table.answer("6")
    assert table.needs is None
    assert table.position() != before
    fired = [line for line in table.events if line.key == "fired"]
    assert [line.args["die"] for line in fired] == [6]
    assert [version for version, line in table.story(-1) if line.key == "fired"] == [table.version]


@pytest.mark.parametrize("text", ["0", "7", "six", ""])
def test_what_no_die_shows_is_refused(text: str) -> None:
    table = loaded()
    table.play("fire 2")
    version = table.version
    with pytest.raises(BadNotation):
        table.answer(text)
    assert table.version == version
    assert table.needs is not None


def test_nobody_types_what_is_not_asked_for() -> None:
    table = dealt()
    with pytest.raises(Refused, match="outcome-not-needed"):
        table.answer("1")
    with pytest.raises(Refused, match="outcome-not-needed"):
        tables.new().answer("1")


def test_a_play_can_be_taken_back_while_the_die_is_in_the_hand_only() -> None:
    table = loaded()
    before = table.position()
    table.play("fire 2")
    table.undo(0)
    assert table.needs is None
    assert table.position() == before
    table.play("fire 2")
    table.answer("6")
    with pytest.raises(Refused, match="undo-barrier"):
        table.undo(0)
    assert Table(table.record, table.log).position() == table.position()


def test_a_table_comes_back_from_the_disk_with_its_question() -> None:
    table = loaded()
    table.play("fire 2")
    again = Table(table.record, table.log)
    assert again.needs == table.needs
    again.answer("2")
    assert again.log[-2:] == (Play(0, ("fire 2",)), Outcome("2"))


def test_a_copy_is_answered_on_its_own() -> None:
    table = loaded()
    table.play("fire 2")
    twin = table.copy()
    twin.answer("6")
    assert table.needs is not None
    assert table.history.steps[-1].answers == []
    table.answer("1")
    assert table.position() != twin.position()


def test_the_same_outcomes_give_the_same_game_sealed_or_typed() -> None:
    sealed = tables.new(8, 4)
    chance = random.Random(8)
    while not sealed.over:
        seat = chance.choice(sealed.pending)
        sealed.play(chance.choice(sealed.legal_actions(seat)), seat)
    shown = [*sealed.history.start_draws, *(d for step in sealed.history.steps for d in step.draws)]
    outcomes = iter([tables.toy.chance_outcome(d.label, d.n, d.outcome) for d in shown])
    real = tables.typed(4)
    entries = iter(sealed.log)
    while not real.over:
        if real.needs:
            real.answer(next(outcomes))
        else:
            real.repeat(next(entries))
    assert real.position() == sealed.position()
    assert real.result == sealed.result
    assert real.events == sealed.events
