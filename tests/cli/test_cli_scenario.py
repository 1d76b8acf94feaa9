"""`quarterdeck scenario`: new, check, show with its schema, upgrade."""

import json
from pathlib import Path

import pytest
from terminal import Terminal


@pytest.mark.parametrize("game", ["admiral", "sail"])
def test_a_new_scenario_is_written_checked_and_kept(terminal: Terminal, tmp_path: Path, game: str) -> None:
    mine = tmp_path / "mine.toml"
    assert terminal.run("scenario", "new", game, str(mine)).returncode == 0
    done = terminal.run("scenario", "check", str(mine))
    assert done.returncode == 0
    assert "fine" in done.stdout
    again = terminal.run("scenario", "new", game, str(mine))
    assert again.returncode == 2
    assert "there already" in again.stderr + again.stdout


def test_mistakes_and_warnings_are_printed_one_a_line(terminal: Terminal, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = terminal.run("scenario", "new", "admiral").stdout
    mine.write_text(text.replace("reefs", "reafs").replace("deliver = 2", "deliver = 9"))
    done = terminal.run("scenario", "check", str(mine))
    assert done.returncode == 2
    assert "Did you mean “reefs”?" in done.stdout
    assert "only 3 pieces of cargo" in done.stdout
    mine.write_text(text.replace("rounds = 12", "rounds = 0"))
    done = terminal.run("scenario", "check", str(mine))
    assert done.returncode == 0
    assert "has no `rounds`" in done.stdout


def test_an_old_file_is_upgraded_and_the_schema_is_json(terminal: Terminal, tmp_path: Path) -> None:
    old = tmp_path / "old.toml"
    old.write_text(terminal.run("scenario", "show", "admiral").stdout)
    new = tmp_path / "new.toml"
    new.write_text(terminal.run("scenario", "upgrade", str(old)).stdout)
    assert new.read_text().startswith("format = 2")
    assert terminal.run("scenario", "check", str(new)).returncode == 0
    assert terminal.run("scenario", "upgrade", str(new)).returncode == 2
    schema = json.loads(terminal.run("scenario", "show", "admiral", "--schema").stdout)
    assert "LayoutPlan" in schema["$defs"]


def test_a_board_is_shown_and_its_schema_knows_the_words(terminal: Terminal, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(terminal.run("scenario", "show", "sail").stdout)
    assert terminal.run("scenario", "check", "sail", str(mine)).returncode == 0
    schema = json.loads(terminal.run("scenario", "show", "sail", "--schema").stdout)
    assert schema["$defs"]["Scenario"]["properties"]["rules"]["enum"] == ["battle", "pirates", "hunt", "assault"]
    assert schema["$defs"]["Start"]["additionalProperties"] is False


@pytest.mark.parametrize(
    ("broken", "english", "russian"),
    [
        ('game = "admiral', "Line 1, column 16: a text has no closing quotation mark.", "текст не закрыт кавычкой"),
        ("game = admiral", "Line 1, column 8: here a value is expected", "здесь должно быть значение"),
        ('game "admiral"', "after a key comes “=”", "после ключа должен стоять знак «=»"),
        ('game = "admiral" format = 2', "this belongs on a line of its own", "это пишут с новой строки"),
        ('game = "admiral"\ngame = "sail"', "Line 2, column 14: this is there already", "это здесь уже есть"),
        ('game = ["admiral"', "a bracket is not closed", "скобка не закрыта"),
        ('= "admiral"', "here a key is expected", "здесь должен быть ключ"),
        ('game = "a\\d"', "a backslash is written twice", "обратную косую черту пишут дважды"),
    ],
)
def test_what_cannot_be_read_says_where_and_why_in_either_language(
    terminal: Terminal, tmp_path: Path, broken: str, english: str, russian: str
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(broken)
    for words in (["scenario", "check", str(mine)], ["scenario", "check", "admiral", str(mine)]):
        done = terminal.run(*words)
        assert done.returncode == 2
        assert english in done.stdout + done.stderr
        done = terminal.run("--lang", "ru", *words)
        assert russian in done.stdout + done.stderr
