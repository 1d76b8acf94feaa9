"""`quarterdeck scenario`: new, check, show with its schema, upgrade."""

import json
from pathlib import Path

from terminal import Terminal


def test_a_new_scenario_is_written_checked_and_kept(terminal: Terminal, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    assert terminal.run("scenario", "new", "admiral", str(mine)).returncode == 0
    done = terminal.run("scenario", "check", str(mine))
    assert done.returncode == 0
    assert "fine" in done.stdout
    again = terminal.run("scenario", "new", "admiral", str(mine))
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
