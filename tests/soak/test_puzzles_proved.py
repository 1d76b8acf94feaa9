"""Every shipped puzzle is proved anew, by trying everything."""

import pytest

from quarterdeck.bots.puzzles import proved
from quarterdeck.games import find
from quarterdeck.learn.puzzles import puzzles_of


@pytest.mark.parametrize("name", ["lords", "fleet", "admiral", "sail"])
def test_all_shipped_puzzles_are_proved(name: str) -> None:
    game = find(name)
    assert [puzzle.id for puzzle in puzzles_of(game) if not proved(game, puzzle)] == []
