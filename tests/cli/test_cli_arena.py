"""The arena from the command line."""

import json
from math import isclose

import pytest
from terminal import Terminal


def test_the_command_prints_json_with_every_figure(terminal: Terminal) -> None:
    done = terminal.run("arena", "toy", "--bots", "greedy,random", "--games", "8", "--json", "--option", "length=long")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["games"] == 8
    assert set(report["bots"]) == {"greedy", "random"}
    for figures in report["bots"].values():
        assert {"wins", "draws", "rate", "low", "high", "mean_score"} <= set(figures)
        assert figures["low"] <= figures["rate"] <= figures["high"]
    rates = [figures["rate"] for figures in report["bots"].values()]
    assert isclose(sum(rates), 1.0)


def test_the_command_prints_a_table_in_the_users_language(terminal: Terminal) -> None:
    done = terminal.run("arena", "toy", "--bots", "greedy,random", "--games", "2", "--sprt", "--lang", "ru")
    assert done.returncode == 0, done.stderr
    assert "жадный бот" in done.stdout
    assert "Пока неясно" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["arena", "toy"], "Which bots?"),
        (["arena", "--bots", "greedy"], "Which game?"),
        (["arena", "toy", "--bots", "greedy,chess"], "chess"),
        (["arena", "toy", "--bots", "greedy,random", "--games", "0"], "--games"),
        (["tune", "toy"], "weights.toml"),
        (["tune", "lords", "--games", "0"], "--games"),
        (["tune", "lords", "--out", "nowhere/weights.toml"], "nowhere/weights.toml"),
        (["ladder", "toy", "--games", "0"], "--games"),
        (["ladder", "toy", "--out", "nowhere/ladder.md"], "nowhere/ladder.md"),
    ],
)
def test_mistakes_are_said_in_a_line(terminal: Terminal, arguments: list[str], said: str) -> None:
    done = terminal.run(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
