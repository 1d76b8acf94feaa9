"""What is said at the end: who won among several, and nobody where one plays alone."""

from terminal import Terminal


def test_who_plays_alone_wins_against_nobody(terminal: Terminal) -> None:
    done = terminal.run("play", "fleet", "--seats", "1", "--players", "random", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "Winner" not in done.stdout
    assert "F9.9" in done.stdout


def test_among_several_the_winner_is_named(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--players", "random,greedy", "--seed", "3")
    assert "Winner: " in done.stdout
