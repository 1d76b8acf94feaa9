"""Analysis and puzzles at the terminal, in both languages; what was found is on disk."""

import json
from pathlib import Path

import pytest
from terminal import Terminal

from quarterdeck.cli.main import main
from quarterdeck.games import find
from quarterdeck.learn.puzzles import puzzles_of

REPLAYS = Path(__file__).parents[1] / "replays"
SHORT = str(REPLAYS / "admiral-forts.replay")
TREE = str(REPLAYS / "lords-concession.replay")  # of a game whose search never meets its cap of time


def test_a_game_is_analysed_in_words_and_as_data(terminal: Terminal) -> None:
    told = terminal.run("analyse", SHORT, COLUMNS="400")
    assert told.returncode == 0
    for words in ("The moments that decided", "Better: ", "Accuracy", "Two games in three", "120 games of bots"):
        assert words in told.stdout
    found = json.loads(terminal.run("analyse", SHORT, "--json").stdout)
    assert len(found["looks"]) == 13
    russian = terminal.run("analyse", SHORT, "--lang", "ru", COLUMNS="400").stdout
    assert "Точность" in russian
    assert "analyse-" not in russian + told.stdout


def test_what_was_found_before_a_stop_is_not_looked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUARTERDECK_DATA", str(tmp_path))
    assert main(["analyse", TREE, "--json"]) == 0
    whole = capsys.readouterr().out
    [file] = (tmp_path / "analyses").iterdir()
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([*lines[:7], lines[7][:20]]), "utf-8")  # stopped in the middle of a line
    assert main(["analyse", TREE, "--json"]) == 0
    assert capsys.readouterr().out == whole
    assert file.read_text("utf-8").splitlines() == lines


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["analyse"], "file"),
        (["analyse", "nowhere.replay"], "nowhere.replay"),
        (["puzzle", "lords", "999"], "999"),
        (["puzzle", "toy"], "toy"),
        (["puzzles", "mend", "lords"], "puzzles make"),
        (["puzzles", "make", "lords", "--games", "0"], "--games"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUARTERDECK_GAMES", "toy")
    assert main([*arguments, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_puzzle_is_solved_at_the_terminal_and_stays_solved(terminal: Terminal) -> None:
    puzzle = puzzles_of(find("lords"))[0]
    told = terminal.run("puzzle", "lords", puzzle.id, keys=f"{puzzle.wins[0]}\nno\n")
    assert "Solved" in told.stdout
    assert puzzle.id in (terminal.data / "puzzles.json").read_text("utf-8")


def test_puzzles_are_counted_and_made(terminal: Terminal, tmp_path: Path) -> None:
    assert f"lords  Lords of the Seas: {len(puzzles_of(find('lords')))} puzzles" in terminal.run("puzzles").stdout
    out = tmp_path / "puzzles.toml"
    made = terminal.run("puzzles", "make", "lords", "--games", "6", "--seed", "5", "--out", str(out))
    assert made.returncode == 0
    assert out.read_text("utf-8").startswith("# Positions")
