"""The games kept as text are the games that the rules play today."""

import pytest

from playthroughs import FOLDER, playthrough, wanted

FILES = wanted()


@pytest.mark.parametrize("name", FILES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    file = FOLDER / name
    assert file.is_file(), f"{name} is missing: run `make playthroughs`, read it and commit it"
    same = file.read_text("utf-8") == playthrough(*FILES[name])
    assert same, f"{name} has changed: run `make playthroughs`, read its diff and commit it if it is meant"


def test_every_playthrough_belongs_to_a_game() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == set(FILES)
