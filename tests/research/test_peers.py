"""The page that sets our figures beside others'."""

from pathlib import Path

import pytest

from quarterdeck.cli.main import main
from quarterdeck.research import peers

FIGURES = [peers.Figure("Ours", "one", 1e6, True), peers.Figure("Theirs", "two", 2e3, False)]


def test_the_page_lists_every_figure_the_fastest_first(tmp_path: Path) -> None:
    peers.write(tmp_path / "page.md", FIGURES[::-1], "Here.")
    text = (tmp_path / "page.md").read_text("utf-8")
    assert text.index("1,000,000") < text.index("2,000")
    assert "(page.svg)" in text
    drawn = (tmp_path / "page.svg").read_text("utf-8")
    assert drawn.count("<rect") == 3
    assert "Theirs: two" in drawn


def test_the_command_measures_engine_batch_and_adapters(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "peers.md"
    command = ["bench", "fleet", "--peers", "--seconds", "0.2", "--out", str(page), "--lang", "en"]
    assert main(command) == 0
    text = page.read_text("utf-8")
    for whose in ("Quarterdeck engine", "Quarterdeck batch", "Quarterdeck by PettingZoo", "Quarterdeck by OpenSpiel"):
        assert f"| {whose} | fleet-v1 |" in text
    assert "| OpenSpiel from Python | connect_four |" in text
    assert str(page) in capsys.readouterr().out.replace("\n", "")
