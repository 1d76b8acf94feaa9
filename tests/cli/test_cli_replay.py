"""Replay and verify: a finished game step by step, and the line that was tampered with."""

import re
from pathlib import Path

import pytest
from terminal import Terminal

UNKNOWN_CARGO = r"^Ship \d .* –$"  # the last column


@pytest.fixture
def replay(terminal: Terminal) -> Path:
    terminal.run("play", "toy", "--players", "random,greedy", "--seed", "3")
    return terminal.saves[0]


def test_replay_prints_every_step_of_the_truth(terminal: Terminal, replay: Path) -> None:
    done = terminal.run("replay", str(replay))
    assert done.returncode == 0, done.stderr
    last = len(replay.read_text().split("\n\n")[1].splitlines()) - 1
    for step in range(last + 1):
        assert f"{step}/{last}" in done.stdout
    assert not re.search(UNKNOWN_CARGO, done.stdout, re.M)
    assert "Winner: " in done.stdout


def test_replay_for_a_seat_shows_what_it_knew(terminal: Terminal, replay: Path) -> None:
    done = terminal.run("replay", str(replay), "--seat", "1")
    assert re.search(UNKNOWN_CARGO, done.stdout, re.M)
    assert re.search(r"^2/\d+  Seat 2 \(greedy bot\)$", done.stdout, re.MULTILINE)


def test_replay_refuses_a_seat_that_is_not_there(terminal: Terminal, replay: Path) -> None:
    done = terminal.run("replay", str(replay), "--seat", "3")
    assert done.returncode == 2
    assert "Expected 1 to 2" in done.stderr


def test_a_true_replay_verifies_with_its_counts(terminal: Terminal, replay: Path) -> None:
    done = terminal.run("verify", str(replay))
    assert done.returncode == 0, done.stderr
    entries = len(replay.read_text().split("\n\n")[1].splitlines()) - 1
    assert str(entries) in done.stdout


def test_a_changed_die_is_found_on_its_line(terminal: Terminal, replay: Path) -> None:
    lines = replay.read_text().splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines, 1) if "{die " in line)
    die = int(lines[number - 1].split("{die ")[1][0])
    lines[number - 1] = lines[number - 1].replace(f"{{die {die}", f"{{die {die % 6 + 1}")
    replay.write_text("".join(lines))
    done = terminal.run("verify", str(replay))
    assert done.returncode == 1
    assert str(number) in done.stdout.removeprefix(str(replay))


def test_a_game_that_goes_on_is_not_called_proven(terminal: Terminal) -> None:
    terminal.run("play", "toy", "--players", "me,me", keys="light\n")
    assert terminal.run("verify", str(terminal.saves[0])).returncode == 1


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_of_an_old_format_is_read_with_a_notice(terminal: Terminal, replay: Path, command: str) -> None:
    assert "This file has format" not in terminal.run(command, str(replay)).stdout
    replay.write_text(replay.read_text().replace("quarterdeck 2", "quarterdeck 1"))
    done = terminal.run(command, str(replay))
    assert done.returncode == 0, done.stderr
    assert "This file has format 1" in done.stdout
