"""Nothing is lost: killed, interrupted or closed, a game goes on where it was, and its secret stays its owner's."""

import signal
import stat

import pytest
from terminal import Terminal, read_until

from quarterdeck.table.entries import Play
from quarterdeck.table.replay_parse import parse


def moves(terminal: Terminal) -> list[Play]:
    """The plays on disk."""
    return [entry for entry in parse(terminal.saves[0].read_text()).entries if isinstance(entry, Play)]


@pytest.mark.parametrize(
    ("number", "status"),
    [
        (signal.SIGKILL, -signal.SIGKILL),
        (signal.SIGTERM, 128 + signal.SIGTERM),
        (signal.SIGHUP, 128 + signal.SIGHUP),
        (signal.SIGINT, 128 + signal.SIGINT),
    ],
)
def test_a_game_cut_short_goes_on_where_it_was(terminal: Terminal, number: signal.Signals, status: int) -> None:
    with terminal.start("play", "toy", "--players", "me,me", "--seed", "5") as process:
        read_until(process, "2) heavy")
        assert process.stdin is not None
        process.stdin.write("light\n")
        read_until(process, "2) heavy")
        process.send_signal(number)
        assert process.wait() == status
    assert moves(terminal) == [Play(0, ("light",))]
    done = terminal.run("play", "--resume", keys="heavy\n")
    assert done.returncode == 0, done.stderr
    assert moves(terminal) == [Play(0, ("light",)), Play(1, ("heavy",))]


def test_a_resumed_game_throws_the_same_dice(terminal: Terminal) -> None:
    start = ("play", "toy", "--players", "me,me", "--seed", "5")
    terminal.run(*start, keys="save whole\nlight\nlight\nfire 2\n")
    terminal.run(*start, keys="save halves\nlight\nlight\n")
    terminal.run("play", "--resume", "halves", keys="fire 2\n")
    halves, whole = (parse(file.read_text()).lines for file in terminal.saves)
    assert whole[-1].draws
    assert halves == whole


def test_the_secret_is_the_owners_until_the_end_and_then_in_the_replay(terminal: Terminal) -> None:
    terminal.run("play", "toy", "--players", "me,me", keys="light\n")
    (replay,) = terminal.saves
    secret = replay.with_suffix(".secret")
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert stat.S_IMODE(replay.stat().st_mode) == 0o600
    assert secret.read_text().strip() not in replay.read_text()
    kept = secret.read_text().strip()
    terminal.run("play", "--resume", keys="resign\n")
    assert not secret.exists()
    assert kept in replay.read_text()


def test_a_lost_or_false_secret_is_named(terminal: Terminal) -> None:
    terminal.run("play", "toy", "--players", "me,me", keys="light\n")
    secret = terminal.saves[0].with_suffix(".secret")
    before = terminal.saves[0].read_bytes()
    for damage in ("0" * 64 + "\n", "nonsense\n", None):
        secret.unlink() if damage is None else secret.write_text(damage)
        done = terminal.run("play", "--resume", keys="heavy\n")
        assert done.returncode == 2
        assert str(secret) in done.stderr.replace("\n", " ")
    assert terminal.saves[0].read_bytes() == before


def test_saving_under_a_name_moves_the_game_there(terminal: Terminal) -> None:
    done = terminal.run("play", "toy", "--players", "me,me", keys="light\nsave Субботняя партия\nheavy\n")
    assert done.returncode == 0, done.stderr
    assert [file.stem for file in terminal.saves] == ["Субботняя партия"]
    assert terminal.run("play", "--resume", "Субботняя партия", keys="fire 2\n").returncode == 0
    assert moves(terminal)[2:] == [Play(0, ("fire 2",))]


def test_a_game_is_not_played_in_two_windows_at_once(terminal: Terminal) -> None:
    with terminal.start("play", "toy", "--players", "me,me") as process:
        read_until(process, "2) heavy")
        done = terminal.run("play", "--resume", keys="light\n")
        assert done.returncode == 2
        assert "another window" in done.stderr
        process.communicate("quit\n")
    assert terminal.run("play", "--resume", keys="light\n").returncode == 0


def test_several_saved_games_are_listed_to_choose_from(terminal: Terminal) -> None:
    for name in ("first", "second"):
        terminal.run("play", "toy", "--players", "me,me", keys=f"save {name}\n")
    done = terminal.run("play", "--resume", keys="9\n")
    assert done.returncode == 2
    assert "first" in done.stdout
    assert "second" in done.stdout
    assert "Expected a number from 1 to 2" in done.stderr


def test_a_finished_game_cannot_be_resumed(terminal: Terminal) -> None:
    terminal.run("play", "toy", "--players", "random,random")
    done = terminal.run("play", "--resume")
    assert done.returncode == 2
    assert "no saved game" in done.stderr


def test_a_saved_game_whose_log_can_no_longer_be_carried_out_is_named_and_kept(terminal: Terminal) -> None:
    terminal.run("play", "toy", "--players", "me,me", keys="light\nlight\n")
    (file,) = terminal.saves
    file.write_text(file.read_text().replace("2. seat2 light", "2. seat2 fire 1"))
    before = file.read_bytes()
    done = terminal.run("play", "--resume", keys="fire 2\n")
    assert done.returncode == 2
    assert "entry 2" in done.stderr.replace("\n", " ")
    assert "quarterdeck replay" in done.stderr.replace("\n", " ")
    assert file.read_bytes() == before
    assert "\n1/2 " in terminal.run("replay", str(file)).stdout, "it can be read up to there"


def test_a_saved_game_of_newer_rules_is_refused_and_kept(terminal: Terminal) -> None:
    terminal.run("play", "toy", "--players", "me,me", keys="light\n")
    (file,) = terminal.saves
    file.write_text(file.read_text().replace('[Rules "2"]', '[Rules "3"]'))
    done = terminal.run("play", "--resume", keys="light\n")
    assert done.returncode == 2
    assert "Update the program" in done.stderr.replace("\n", " ")
    assert '[Rules "3"]' in file.read_text()
