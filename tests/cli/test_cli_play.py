"""Playing at a screen: bots, scripted people, reasons, rules, undo, draws."""

import re
import subprocess
import sys
from pathlib import Path

from terminal import Terminal

from quarterdeck.table.entries import Play, Takeback
from quarterdeck.table.replay_parse import parse


def test_bots_play_a_whole_game_and_every_point_is_itemised(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--players", "random,greedy", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "Winner: Seat 2 (greedy bot)" in done.stdout
    assert "+3  Hull   T8" in done.stdout
    (replay,) = terminal.saves
    assert parse(replay.read_text()).record.secret in done.stdout
    assert f'quarterdeck verify "{replay}"' in done.stdout


def test_the_same_seed_gives_the_same_game(terminal: Terminal) -> None:
    games = []
    for name in ("one", "two"):
        terminal.data = terminal.data.parent / name
        terminal.env["QUARTERDECK_DATA"] = str(terminal.data)
        terminal.run("play", "toy", "--players", "random,greedy", "--seed", "11")
        games.append(parse(terminal.saves[0].read_text()).lines)
    assert games[0] == games[1]


def test_two_people_play_to_the_end_by_piped_notation(terminal: Terminal) -> None:
    keys = "light\nlight\nfire 2\nresign\n"
    done = terminal.run("play", "toy", "--players", "Anna,Boris", "--seed", "1", keys=keys)
    assert done.returncode == 0, done.stderr
    assert "Winner: " in done.stdout
    assert '[Result "struck' in terminal.saves[0].read_text()


def test_a_person_plays_by_number(terminal: Terminal) -> None:
    terminal.run("play", "toy", "--seed", "4", keys="2\n")
    assert Play(0, ("heavy",)) in parse(terminal.saves[0].read_text()).entries


def test_why_gives_the_reason_and_the_rule_with_its_text(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--seed", "4", keys="light\nwhy fire 1\nquit\n")
    assert "Ship 1 is on your side." in done.stdout
    assert "toy:T4  Firing order" in done.stdout
    assert "Then each ship fires once at a ship of the other side" in done.stdout


def test_why_of_targets_is_what_is_wrong_with_a_click(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--seed", "4", keys="light\nwhy ship:1\nquit\n")
    assert "Ship 1 is on your side." in done.stdout
    assert "toy:T4  Firing order" in done.stdout


def test_why_of_a_legal_action_says_that_it_is_allowed(terminal: Terminal) -> None:
    assert "This is allowed now." in terminal.run("play", "toy", keys="why light\n").stdout


def test_rules_log_score_and_help_answer_without_changing_the_game(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--seed", "4", keys="rules planks\nlog\nscore\nhelp\nboard\nmore\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "toy:T6  Spare planks" in done.stdout
    assert "why NOTATION" in done.stdout
    assert "+3  Hull" in done.stdout
    assert parse(terminal.saves[0].read_text()).entries[1:] == ()  # only the bot's secret choice


def test_undo_takes_back_what_was_not_revealed(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--players", "Anna,Boris", "--seed", "4", keys="light\nundo\nheavy\n")
    assert done.returncode == 0, done.stderr
    entries = parse(terminal.saves[0].read_text()).entries
    assert entries == (Play(0, ("light",)), Takeback(0), Play(0, ("heavy",)))


def test_undo_says_why_it_stops(terminal: Terminal) -> None:
    keys = "light\nlight\nfire 2\nundo\n"
    done = terminal.run("play", "toy", "--players", "Anna,Boris", "--seed", "1", keys=keys)
    assert done.returncode == 2
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr


def test_people_agree_to_a_draw(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--players", "me,me", "--seed", "1", keys="draw\nlight\ndraw\n")
    assert done.returncode == 0, done.stderr
    assert "offers a draw" in done.stdout
    assert "Nobody wins." in done.stdout


def test_real_dice_are_asked_for(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--players", "me,me", "--real-dice", keys="2\n1\nlight\n")
    assert done.returncode == 0, done.stderr
    assert "Which of the cargo tokens left" in done.stdout
    assert re.search(r"^Ship 1 .* 2 *$", done.stdout, re.M), "its cargo is the last column"


def test_the_russian_game_speaks_russian(terminal: Terminal) -> None:
    done = terminal.run(
        "play", "toy", "--seed", "4", keys="light\nпочему fire 1\nправила T3\nпомощь\nвыход\n", LANG="ru_RU.UTF-8"
    )
    assert done.returncode == 0, done.stderr
    assert "Корабль 1" in done.stdout
    assert "почему ХОД" in done.stdout
    assert "Сохранено." in done.stdout


def test_a_hint_names_actions_with_chances_and_reasons(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--seed", "1", "--players", "me,sailor", keys="hint\nquit\n")
    assert done.returncode == 0, done.stderr
    assert re.search(r"(light|heavy): .* \d+% to win", done.stdout)
    russian = terminal.run("play", "toy", "--seed", "1", "--lang", "ru", keys="подсказка\nвыход\n")
    assert "Шанс на победу" in russian.stdout


def test_a_program_plays_at_this_screen_and_its_failures_are_told(terminal: Terminal, tmp_path: Path) -> None:
    bot = tmp_path / "b.py"
    bot.write_text("import sys\nfor line in sys.stdin:\n    print('?', flush=True)\n")
    program = tmp_path / "b"
    program.write_text(f"#!/bin/sh\nexec {sys.executable} {bot}\n")
    program.chmod(0o755)
    done = subprocess.run(
        terminal.command("play", "toy", "--seed", "1", "--players", "random,cmd:./b"),
        capture_output=True,
        text=True,
        env=terminal.env,
        cwd=tmp_path,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    said = " ".join(done.stdout.split())
    assert "answer cannot be read; the fallback played instead" in said


def test_a_program_with_a_long_command_is_refused(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--players", f"me,cmd:{'x' * 1001}")
    assert done.returncode == 2
    assert "too long" in done.stderr


def test_clocks_run_at_one_screen_and_their_times_are_in_the_file(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--players", "Anna,Boris", "--seed", "1", "--pace", "10+5", keys="light\nquit\n")
    assert "Clocks: Anna 10:00" in done.stdout or "Clocks: Anna 9:" in done.stdout
    text = terminal.saves[0].read_text()
    assert '[Pace "10+5"]' in text
    assert re.search(r"^1\. seat1 light @\d+ #", text, re.M)
    refused = terminal.run("play", "toy", "--pace", "2d")
    assert refused.returncode == 2
    assert "at one screen there are live ones" in refused.stderr
