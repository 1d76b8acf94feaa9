"""Bench: the figures every game has, from one run."""

import json

from terminal import Terminal

KEYS = {"games_per_s", "decisions_per_s", "interpreted_games_per_s", "clone_ns", "driven_decisions_per_s", "peers"}
KEYS |= {"search_iterations_per_s"}


def test_bench_gives_every_figure_as_json(terminal: Terminal) -> None:
    done = terminal.run("bench", "toy", "--json", "--seconds", "0.2")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert set(figures) >= KEYS
    assert all(figures[key] > 0 for key in KEYS - {"peers"})


def test_bench_without_json_is_a_table_in_the_users_language(terminal: Terminal) -> None:
    done = terminal.run("bench", "toy", "--seconds", "0.2", "--lang", "ru")
    assert done.returncode == 0, done.stderr
    assert "случайных партий в секунду" in done.stdout


def test_bench_says_when_the_engine_is_not_compiled(terminal: Terminal) -> None:
    done = terminal.run("bench", "toy", "--seconds", "0.2", QUARTERDECK_PURE="1")
    assert done.returncode == 0, done.stderr
    assert "not compiled" in done.stdout
