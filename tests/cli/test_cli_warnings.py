"""A warning is said at the screen before what it warns of is done."""

from pathlib import Path

import pytest

from lords.sea import position
from quarterdeck.cli.autosave import Autosave
from quarterdeck.cli.context import Context
from quarterdeck.cli.saves import Save
from quarterdeck.cli.session import Session
from quarterdeck.games.lords.facts import game
from quarterdeck.table import Table

WALLED = ". " * 21 + ". . . . . . . D9 . . . . . . . D2 D3 D4 D5 D6 D7"


@pytest.mark.rule("lords:G5")
@pytest.mark.parametrize(("answer", "played"), [("y", True), ("n", False)])
def test_a_purchase_that_loses_the_game_is_asked_about(
    answer: str,
    played: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("QUARTERDECK_DATA", str(tmp_path))
    lost = position(WALLED, hands=("8", ""), coins=(3, 0), market="minesweeper")
    table = Table.open(game, game.setup(2, {}), position=lost.position(), seed=1)
    context = Context("en")
    context.game = game
    session = Session(context, table, Autosave(Save("here")), [])
    session.keyboard.interactive = True
    asked: list[str] = []

    def typed(prompt: str) -> str:
        asked.append(prompt)
        return answer

    monkeypatch.setattr("builtins.input", typed)
    session.act(0, "hire minesweeper A6")
    assert "This takes the last cell where you could lay a ship." in " ".join(capsys.readouterr().out.split())
    assert asked == ["Do it all the same? (y/n) "]
    assert table.over == played
