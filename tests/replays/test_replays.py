"""Kept games replay and verify, and every way that a game can end is among them."""

import re
from pathlib import Path

import pytest

import quarterdeck
from quarterdeck.games import find, ids
from quarterdeck.games.base import Game
from quarterdeck.table.replay import walk
from quarterdeck.table.replay_text import parse, write
from quarterdeck.table.replay_write import FORMAT
from replays import FOLDER, endings, file_of, fixtures

FILES = fixtures()


@pytest.mark.parametrize(("game", "end"), endings(), ids=[f"{game.facts.id}-{end}" for game, end in endings()])
def test_every_way_to_end_a_game_has_a_finished_replay(game: Game, end: str) -> None:
    file = file_of(game, end)
    assert file.is_file(), f"{file.name} is missing: run `python -m replays --write` in tests/, read it and commit it"
    assert parse(file.read_text("utf-8")).result.split()[0] == end


def without_format(text: str) -> str:
    """A file without what differs between formats: the first line, and the check digits."""
    return re.sub(r" #[0-9a-f]{8}$", "", text.partition("\n")[2], flags=re.MULTILINE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_replays_and_verifies(file: Path) -> None:
    text = file.read_bytes().decode()
    replay = parse(text)
    assert without_format(write(replay)) == without_format(text)
    assert parse(write(replay)).format == FORMAT
    report = quarterdeck.verify(text)
    assert quarterdeck.verify(write(replay)) == report
    assert report.status == "verified", report
    assert report.entries == len(replay.entries)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_position_of_a_kept_game_is_sound_and_can_be_written_down(file: Path) -> None:
    replay = parse(file.read_text("utf-8"))
    game = find(replay.record.game)
    for table in walk(replay):
        assert table.state.audit() == ""
        again = game.load(table.position(), table.state.chance.clone(), replay.record.setup.files)
        assert again.checksum() == table.state.checksum()
    assert table.result is not None
    assert table.result.ended == replay.result.split()[0]


def test_every_kept_game_is_named_by_its_game_and_end() -> None:
    for file in FILES:
        name, _, end = file.stem.partition("-")
        assert name in ids()
        assert end.startswith(parse(file.read_text("utf-8")).result.split()[0])


def test_nothing_else_lies_in_the_folder() -> None:
    others = {path.name for path in FOLDER.iterdir() if path not in FILES}
    assert others <= {"__init__.py", "__main__.py", "__pycache__", "test_replays.py"}
