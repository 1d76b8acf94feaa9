"""Wrong input of every kind: one clear line that names what was expected, status 2, and nothing else happens."""

from pathlib import Path

import pytest
from terminal import Terminal

from quarterdeck.cli.main import main

WRONG: list[tuple[list[str], str, str]] = [
    (["sail-away"], "no command “sail-away”", "play, learn, puzzle, games"),
    (["play"], "Which game?", "toy"),
    (["play", "chess"], "no game “chess”", "toy"),
    (["play", "toy", "extra"], "“extra” was not expected", "--help"),
    (["play", "toy", "--flags"], "“--flags” was not expected", "--help"),
    (["play", "toy", "--seats", "3"], "not played with 3", "2, 4"),
    (["play", "toy", "--seats", "two"], "--seats takes a whole number", "“two”"),
    (["play", "toy", "--seed", "x"], "--seed takes a whole number", "“x”"),
    (["play", "toy", "--seed"], "--seed", "--help"),
    (["play", "toy", "--players", "me,me,me"], "not played with 3", "2, 4"),
    (["play", "toy", "--players", "me,"], "cannot sit down", "random, greedy"),
    (["play", "toy", "--players", "me", "--seats", "2"], "players for 2 seats", "one player for each seat"),
    (["play", "toy", "--option", "wind=on"], "no option “wind”", "planks, length"),
    (["play", "toy", "--option", "planks"], "“planks” is no option", "KEY=VALUE"),
    (["play", "toy", "--option", "planks=maybe"], "“planks” is on or off", "maybe"),
    (["play", "toy", "--option", "length=endless"], "cannot be “endless”", "short, long"),
    (["play", "toy", "--edition", "/nowhere.toml"], "Cannot read /nowhere.toml", "No such file"),
    (["play", "toy", "--real-dice", "--seed", "1"], "--real-dice or --seed", "not both"),
    (["play", "--resume", "Tuesday"], "no saved game “Tuesday”", "Saved games: -"),
    (["play", "--resume", "../../etc"], "no saved game", "Saved games: -"),
    (["play", "toy", "--lang", "de"], "no language “de”", "ru, en"),
    (["rules", "chess"], "no game “chess”", "toy"),
    (["rules", "toy", "zeppelin"], "zeppelin", "from T1 to T9"),
    (["replay"], "Which file?", "replay file"),
    (["replay", "/nowhere.replay"], "Cannot read /nowhere.replay", "No such file"),
    (["verify", "/"], "Cannot read /", "directory"),
    (["edition", "check"], "Expected", "check [GAME] FILE"),
    (["edition", "shout", "toy"], "Expected", "show GAME"),
    (["edition", "show", "toy"], "takes no edition file", "-"),
    (["scenario", "show", "chess"], "no game “chess”", "toy"),
    (["bench", "toy", "--seconds", "0"], "above 0", "“0”"),
    (["bench", "chess"], "no game “chess”", "toy"),
]


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("QUARTERDECK_DATA", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return tmp_path


@pytest.mark.parametrize(("arguments", "what", "expected"), WRONG, ids=lambda value: str(value)[:40])
def test_one_line_says_what_was_expected(
    arguments: list[str], what: str, expected: str, capsys: pytest.CaptureFixture[str], own_place: Path
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1, said
    assert what in said
    assert expected in said
    assert not list(own_place.rglob("*.replay"))


@pytest.mark.parametrize(("arguments", "what", "expected"), WRONG, ids=lambda value: str(value)[:40])
def test_the_line_is_russian_for_russians(
    arguments: list[str],
    what: str,
    expected: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1, said
    assert any("а" <= letter <= "я" for letter in said.lower())
    assert "error-" not in said


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("sing\n", "“sing” is no action"),
        ("3\n", "Expected 1 to 2"),
        ("fire 2\n", "It is not your decision now"),
        ("why\n", "why NOTATION"),
        ("why sing\n", "“sing” is no action"),
        ("rules zeppelin\n", "from T1 to T9"),
        ("save ../../up\n", "cannot be a game’s name"),
        ("undo\n", "nothing to take back"),
    ],
)
def test_a_wrong_line_from_a_pipe_ends_the_run_and_leaves_the_game_as_it_was(
    terminal: Terminal, keys: str, said: str
) -> None:
    terminal.run("play", "toy", "--players", "me,me", "--seed", "1", keys="save before\n")
    before = terminal.saves[0].read_bytes()
    done = terminal.run("play", "--resume", keys=keys)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stderr.count("\n") == 1
    assert terminal.saves[0].read_bytes() == before


def test_a_file_that_is_no_text_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "picture.replay"
    file.write_bytes(b"\x89PNG\xff\xfe")
    for command in ("replay", "verify"):
        assert main([command, str(file)]) == 2
        assert "not a text" in capsys.readouterr().err


def test_a_replay_that_is_none_is_named_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "shopping.replay"
    file.write_text("milk\nbread\n")
    for command in ("replay", "verify"):
        assert main([command, str(file)]) == 2
        said = capsys.readouterr().err
        assert "1" in said
        assert said.count("\n") == 1


def test_an_error_of_ours_leaves_a_report_and_one_line(
    own_place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from quarterdeck.cli import rules

    def break_down(*_: object) -> int:
        raise ZeroDivisionError("the mast")

    monkeypatch.setattr(rules, "run", break_down)
    assert main(["rules", "toy"]) == 70
    (report,) = (own_place / "crashes").iterdir()
    said = capsys.readouterr().err
    assert str(report) in said
    assert said.count("\n") == 1
    assert "the mast" in report.read_text()


def test_an_own_game_that_is_none_is_named(terminal: Terminal) -> None:
    done = terminal.run("games", QUARTERDECK_GAMES="no_such_package")
    assert done.returncode == 2
    assert "no_such_package" in done.stderr
