"""Every game of the package at the command line: a whole game, its proof, its rules and its own files."""

import pytest
from terminal import Terminal

from quarterdeck import games
from quarterdeck.games.base import Game

GAMES = [game for game in games.find_all() if game.package.startswith("quarterdeck.")]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.id)
def test_bots_play_it_to_a_proven_end(terminal: Terminal, game: Game, lang: str) -> None:
    players = ",".join(["random", "greedy"][seat % 2] for seat in range(game.facts.default_seats))
    done = terminal.run("play", game.facts.id, "--players", players, "--seed", "1", "--lang", lang)
    assert done.returncode == 0, done.stderr
    assert "error-" not in done.stdout
    assert "event-" not in done.stdout
    assert terminal.run("verify", str(terminal.saves[0])).returncode == 0
    replayed = terminal.run("replay", str(terminal.saves[0]), "--seat", "1", "--lang", lang)
    assert replayed.returncode == 0, replayed.stderr


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.facts.id)
def test_every_rule_is_printed_by_its_id(
    game: Game, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from quarterdeck.cli.main import main

    monkeypatch.setenv("COLUMNS", "1000")
    for rule in game.rules:
        assert main(["rules", game.facts.id, rule]) == 0
        assert capsys.readouterr().out.startswith(f"{game.facts.id}:{rule}  ")


@pytest.mark.parametrize("game", [g for g in GAMES if "edition" in g.facts.files], ids=lambda game: game.facts.id)
def test_the_edition_it_comes_with_is_fine_and_a_spoilt_one_is_not(terminal: Terminal, game: Game) -> None:
    own = terminal.data.parent / "own.toml"
    own.write_text(terminal.run("edition", "show", game.facts.id).stdout)
    assert terminal.run("edition", "check", str(own)).returncode == 0
    assert terminal.run("edition", "check", game.facts.id, str(own)).returncode == 0
    spoilt = terminal.data.parent / "spoilt.toml"
    spoilt.write_text(own.read_text() + "\n[no-such-part]\nweight = 3\n")
    done = terminal.run("edition", "check", str(spoilt))
    assert done.returncode == 2
    assert done.stdout.startswith(str(spoilt))
    refused = terminal.run("play", game.facts.id, "--edition", str(spoilt))
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert "error-" not in refused.stderr
    assert not terminal.saves
