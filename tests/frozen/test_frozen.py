"""Tables of every number of the rules play on as they did: same events, views, legal actions and result."""

from pathlib import Path

import pytest

import frozen
from frozen import Frozen, Head
from frozen.checking import differences
from frozen.making import add
from quarterdeck.games import find, find_all
from quarterdeck.games.base import Game
from toy.rules import HITS_FROM, LIGHT

SHARE = 10  # tables of one test, about a second
PARTS = [(file, start) for file in frozen.files() for start in range(0, len(frozen.read(file)[1]), SHARE)]
NAMES = [f"{file.parent.name}-{file.stem}-{start}" for file, start in PARTS]


def part(file: Path, start: int) -> tuple[Head, list[Frozen]]:
    head, tables = frozen.read(file)
    return head, tables[start : start + SHARE]


@pytest.mark.parametrize(("file", "start"), PARTS, ids=NAMES)
def test_frozen_tables_come_out_as_they_did(file: Path, start: int) -> None:
    head, tables = part(file, start)
    assert tables
    assert [what for table in tables for what in differences(table, head)] == []


def test_a_change_of_the_rules_is_named_with_its_table_entry_and_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    head, tables = frozen.read(frozen.file_of("toy", 1))
    monkeypatch.setitem(HITS_FROM, LIGHT, 6)
    changed = [what for table in tables for what in differences(table, head)]
    assert len(changed) > len(tables) / 2
    assert any("entry 3 " in what and "events(0) was " in what for what in changed), changed


def test_what_is_added_to_a_view_is_no_difference_and_what_goes_is() -> None:
    shape = frozen.shape_of({"ships": [{"hull": 1}], "round": 1})
    assert frozen.cut_to({"ships": [{"hull": 1, "flag": "red"}], "round": 1, "fog": True}, shape) == {
        "ships": [{"hull": 1}],
        "round": 1,
    }
    assert frozen.cut_to({"round": 1}, shape) == {"round": 1}


@pytest.mark.parametrize("game", find_all(), ids=lambda game: game.facts.id)
def test_tables_of_every_number_are_frozen_and_stay_as_they_are(game: Game) -> None:
    for number in range(1, game.facts.rules + 1):
        file = frozen.file_of(game.facts.id, number)
        assert file.is_file(), f"{file} is missing: run `make freeze` and commit it"
    file = frozen.file_of(game.facts.id, game.facts.rules)
    before = file.read_bytes()
    assert not add(game)
    assert file.read_bytes() == before


@pytest.mark.parametrize("file", frozen.files(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_what_an_option_is_where_a_text_says_nothing_of_it_stays(file: Path) -> None:
    head, _ = frozen.read(file)
    game = find(head.game)
    for key, default in head.defaults.items():
        option = game.option_named(key)
        if option.since == 1:
            assert option.unsaid == default, f"{key}: position texts leave it out; give the new default a new option"


def test_frozen_tables_have_everything_that_happens_at_a_table() -> None:
    for game in find_all():
        _, tables = frozen.read(frozen.file_of(game.facts.id, 1))
        kinds = {entry["type"] for table in tables for entry in table.entries}
        wanted = {"play", "takeback", "draw", "sit", "outcome"}
        assert kinds >= wanted, game.facts.id
        assert {table.record["dice"] for table in tables} == {"sealed", "seeded", "typed"}
        assert {bool(table.record["position"]) for table in tables} == {True, False}
        assert {table.result is None for table in tables} == {True, False} or game.facts.id == "toy"
        assert not game.facts.files or any(table.record["setup"]["files"] for table in tables)
