"""Undo that helps: free against bots, with no dice thrown twice; turns that end by themselves; warnings."""

import pytest
from desk import FIRST, Desk, opened

from quarterdeck.table.entries import Play, Takeback
from quarterdeck.table.replay import from_table
from quarterdeck.table.replay_parse import parse
from quarterdeck.table.replay_text import write
from quarterdeck.table.seats import Refused
from quarterdeck.table.table import Table

pytestmark = pytest.mark.usefixtures("data_folder")


def plays(table: Table, seat: int) -> list[tuple[str, ...]]:
    """What stands of a seat's plays."""
    standing = [table.entry(v) for v in range(1, table.version + 1) if table.stands(v)]
    return [entry.actions for entry in standing if isinstance(entry, Play) and entry.seat == seat]


@pytest.mark.parametrize("name", ["toy", "lords", "fleet", "admiral"])
def test_against_bots_a_takeback_is_free_and_the_dice_go_on(name: str) -> None:
    start = [] if name == "toy" else [""]
    desk = Desk(opened(name), [*start, *[FIRST] * 6]).go()
    before, drawn = len(plays(desk.table, 0)), desk.table.history.counter
    desk.lines = ["undo", "undo", "undo"]
    desk.go()
    assert len(plays(desk.table, 0)) == before - 3
    assert desk.table.history.counter == drawn
    assert any(isinstance(entry, Takeback) and entry.free for entry in desk.table.log)
    again = Table(desk.table.record, desk.table.log, desk.game)
    assert again.position() == desk.table.position()
    text = write(from_table(desk.table))
    assert tuple(parse(text).entries) == desk.table.log


def test_among_people_no_takeback_is_free() -> None:
    table = opened("toy", bots="")
    table.play("light", 0)
    with pytest.raises(Refused) as refused:
        table.undo(0, free=True)
    assert refused.value.code == "undo-people"


def test_a_turn_with_nothing_left_to_do_ends_by_itself_and_undo_goes_behind_it() -> None:
    desk = Desk(opened("admiral", scenario="mini-1"), ["", *[FIRST] * 2], size=(120, 60)).go()
    ends = [actions for actions in plays(desk.table, 0) if actions == ("end",)]
    assert ends, "nobody typed it"
    assert "nothing else was left to do" in desk.last
    before = plays(desk.table, 0)
    desk.lines = ["undo"]
    desk.go()
    assert plays(desk.table, 0) == before[:-2], "the end of the turn, and what led to it"
    assert len(desk.table.legal_actions(0)) > 1


def test_what_does_harm_beyond_recall_is_asked_for_first() -> None:
    desk = Desk(opened("sail"), ["", *[FIRST] * 8]).go()
    warned = [n for n, view in enumerate(desk.views) if "would lie idle" in view]
    assert warned
    for at in warned:
        assert "Do it all the same?" in desk.asked[at]
    assert "Do it all the same?" not in desk.asked[warned[0] + 1], "no was said, and the turn goes on"
