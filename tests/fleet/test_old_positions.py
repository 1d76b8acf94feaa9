"""Position texts that earlier versions wrote still load, and say the same."""

from pathlib import Path

import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.games.fleet.facts import game

TEXTS = (Path(__file__).parent / "old-positions.txt").read_text("utf-8").splitlines()


def test_every_step_and_every_task_is_among_them() -> None:
    steps = {text.split(",")[2] for text in TEXTS}
    tasks = {sheet.rpartition(":")[2].split(",")[0] for text in TEXTS for sheet in text.split(" sheet=")[1:]}
    assert steps == {str(step) for step in range(1, 8)}
    assert tasks == {str(task) for task in range(8)}


@pytest.mark.parametrize("text", TEXTS)
def test_an_old_text_is_the_text_of_the_position_it_loads(text: str) -> None:
    assert game.load(text, Chance(0), {}).position_text() == text
