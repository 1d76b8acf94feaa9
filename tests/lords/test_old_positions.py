"""Position texts that earlier versions wrote still load, and say the same."""

from pathlib import Path

import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.games.lords.facts import game

TEXTS = (Path(__file__).parent / "old-positions.txt").read_text("utf-8").splitlines()


def test_every_phase_is_among_them() -> None:
    phases = {text.partition(" turn=")[2].partition(",")[0] for text in TEXTS}
    assert phases == {str(phase) for phase in range(13)}


@pytest.mark.parametrize("text", TEXTS)
def test_an_old_text_is_the_text_of_the_position_it_loads(text: str) -> None:
    assert game.load(text, Chance(0), {}).position_text() == text
