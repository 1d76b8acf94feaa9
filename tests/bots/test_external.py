"""Programs that play: whatever they do, the game goes on, and the report says what they did."""

import re
import sys
import time
from pathlib import Path

import pytest

from quarterdeck.bots import arena, external, match
from quarterdeck.bots.external import Program
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.errors import BadInput
from quarterdeck.games import find
from quarterdeck.table.seats import check_command

DOCS = Path(__file__).parent.parent.parent / "docs" / "bots.md"
HONEST = "print(json.dumps({'action': q['actions'][-1]['text']}), flush=True)"
ANSWERS = {
    "crash": "sys.exit(3)",
    "silence": "time.sleep(600)",
    "flood": "print('x' * 200_000, flush=True)",
    "nonsense": "print('checkmate', flush=True)",
    "illegal": "print(json.dumps({'action': 'planks'}), flush=True)",
}


def write(folder: Path, body: str) -> str:
    """A program that answers every question so; the command that runs it."""
    file = folder / "bot.py"
    file.write_text(f"import json, sys, time\nfor line in sys.stdin:\n    q = json.loads(line)\n    {body}\n")
    return f"{sys.executable} {file}"


def program(command: str) -> Program:
    return Program(find("toy"), 0, command, seed=1)


@pytest.fixture(autouse=True)
def _no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "GRACE", 4.0)


def start() -> State:
    game = find("toy")
    return game.new(game.setup(2, {}), Chance(1))


def test_a_program_plays_what_it_answers(tmp_path: Path) -> None:
    bot = program(write(tmp_path, HONEST))
    choice = bot.choose(start())
    assert choice.complaint == ""
    assert find("toy").action(start(), choice.code).text == "heavy"
    bot.close()


@pytest.mark.parametrize("what", [what for what in ANSWERS if what != "silence"])
def test_whatever_it_does_the_fallback_plays_and_says_why(tmp_path: Path, what: str) -> None:
    bot = program(write(tmp_path, ANSWERS[what]))
    state = start()
    choice = bot.choose(state)
    assert choice.complaint == what
    assert state.why_not(choice.code) == 0
    bot.close()


def test_a_program_that_hangs_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "GRACE", 0.0)
    bot = program(write(tmp_path, ANSWERS["silence"]))
    assert bot.choose(start(), seconds=0.01).complaint == "silence"
    assert bot._process is None
    bot.close()


def test_a_program_that_keeps_ending_is_left_alone_after_a_few_starts(tmp_path: Path) -> None:
    bot = program(write(tmp_path, ANSWERS["crash"]))
    for _ in range(external.MOST_STARTS + 2):
        assert bot.choose(start()).complaint == "crash"
    assert bot._starts == external.MOST_STARTS
    assert bot.stopped


def test_a_program_that_does_not_exist_is_said_to_be_so() -> None:
    assert program("/nowhere/bot").choose(start()).complaint == "start"


def test_talking_out_of_turn_is_a_flood(tmp_path: Path) -> None:
    bot = program(write(tmp_path, f"{HONEST}; print('and another thing', flush=True); print('!', flush=True)"))
    assert bot.choose(start()).complaint == ""
    assert bot.choose(start()).complaint in ("flood", "nonsense")  # it came before the question, or right after
    bot.close()


def is_alive(status: Path) -> bool:
    """Whether the process of a /proc/…/stat file still runs; one that nobody has waited for does not."""
    try:
        return status.read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_at_the_end_a_program_and_its_children_are_killed(tmp_path: Path) -> None:
    child = tmp_path / "pid"
    spawn = f"import os; os.fork() or (open({str(child)!r}, 'w').write(str(os.getpid())), time.sleep(600))"
    bot = program(write(tmp_path, f"{spawn}; {HONEST}"))
    assert bot.choose(start()).complaint == ""
    while not child.exists() or not child.read_text():
        pass
    bot.close()
    status = Path(f"/proc/{child.read_text()}/stat")
    patience = time.monotonic() + 30  # a kill is sent at once, but the system carries it out when it comes to it
    while is_alive(status) and time.monotonic() < patience:
        pass
    assert not is_alive(status)


def test_a_match_goes_on_with_a_broken_program_and_counts_its_failures(tmp_path: Path) -> None:
    spec = match.spec_of(find("toy"), (f"cmd:{write(tmp_path, ANSWERS['nonsense'])}", "random"))
    standings = arena.standings(spec)
    for number in range(2):
        standings.add(match.play(spec, number))
    broken = standings.tallies[0]
    assert standings.games == 2
    assert standings.capped == 0
    assert broken.complaints["nonsense"] > 0
    assert standings.report()["bots"][spec.bots[0]]["complaints"] == broken.complaints  # type: ignore[index]


def test_the_example_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(#!.*?)```", DOCS.read_text("utf-8"), re.S)
    assert len(example.strip().splitlines()) <= 20
    file = tmp_path / "mybot.py"
    file.write_text(example)
    for game in ("toy", "lords"):
        played = match.play(match.spec_of(find(game), (f"cmd:{sys.executable} {file}", "random")), 0)
        assert played.ended
        assert played.complaints == ()


def test_a_command_without_a_program_is_refused() -> None:
    with pytest.raises(BadInput, match="bot-command"):
        check_command('"')
