"""Owners' decks and rematches in the terminal: Age of Sail."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from terminal import Terminal

from quarterdeck import read_replay
from quarterdeck.table.entries import Resign


def test_a_deck_is_begun_checked_shown_and_played_with(terminal: Terminal, tmp_path: Path) -> None:
    mine = str(tmp_path / "mine.toml")
    assert terminal.run("deck", "new", "sail", mine).returncode == 0
    again = terminal.run("deck", "new", "sail", mine)
    assert again.returncode == 2
    assert "is there already" in again.stderr
    assert terminal.run("deck", "check", mine).returncode == 0
    assert terminal.run("deck", "show", "sail").stdout.count("[[situation]]") == 21
    schema = json.loads(terminal.run("deck", "show", "sail", "--schema").stdout)
    assert "restoreMast" in schema["$defs"]["Op"]["properties"]["op"]["enum"]
    played = terminal.run("play", "sail", "--players", "me,greedy", "--deck", mine, "--seed", "2", keys="quit\n")
    assert played.returncode == 0
    assert "Two carpenters" in played.stdout or "Council of war" in played.stdout


def test_a_mistake_in_a_deck_is_told_in_either_language_with_its_line(terminal: Terminal, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(terminal.run("deck", "new", "sail").stdout.replace("restoreMast", "restoremast"))
    english, russian = (terminal.run("deck", "check", str(mine), "--lang", lang) for lang in ("en", "ru"))
    assert english.returncode == russian.returncode == 2
    assert "Line 19" in english.stdout
    assert "Did you mean “restoreMast”?" in english.stdout
    assert "Строка 19" in russian.stdout
    assert "Может быть, «restoreMast»?" in russian.stdout
    assert terminal.run("play", "sail", "--deck", str(mine)).returncode == 2
    assert "takes no deck file" in terminal.run("deck", "show", "lords").stderr


@pytest.mark.rule("sail:L13", "sail:A108")
def test_the_order_goes_with_the_winner_to_the_rematch_though_everybody_sits_elsewhere(terminal: Terminal) -> None:
    keys = "resign\nrematch\nresign\nда\nquit\n"
    done = terminal.run("play", "sail", "--players", "Anna,Boris", "--seed", "3", keys=keys)
    assert done.returncode == 0
    games = [read_replay(page.read_text()) for page in sorted(terminal.saves, key=lambda page: page.stat().st_mtime_ns)]
    assert len(games) == 3
    for before, after in pairwise(games):
        seats, moved = ([seat.name for seat in one.record.seats] for one in (before, after))
        assert moved == seats[::-1], "everybody one seat further"
        (gave_up,) = [entry.seat for entry in before.entries if isinstance(entry, Resign)]
        holder = int(after.record.setup.options["order_holder"]) - 1
        assert moved[holder] == seats[1 - gave_up]
