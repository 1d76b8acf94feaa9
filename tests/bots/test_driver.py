"""One driver for all bots: whoever asks, the same seat thinks the same way."""

import re
import sys
from pathlib import Path

import pytest

from quarterdeck.bots.driver import Driver, choose
from quarterdeck.engine.chance import Chance
from quarterdeck.games import find
from quarterdeck.server.desk import Desk
from quarterdeck.server.jobs import Answer, Decide, Job, Priority
from quarterdeck.table.table import Table

PACKAGE = Path(__file__).parents[2] / "src/quarterdeck"
TOY = find("toy")
SEED = 7


def start() -> Table:
    return Table.open(TOY, TOY.setup(2, {}), seed=1)


def slices_of(job: Job) -> Answer:
    """What a worker of the server answers."""
    slices = Desk(None)._slices(job)  # type: ignore[arg-type]  # nobody is told anything
    while True:
        try:
            next(slices)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


def test_nobody_else_makes_bots() -> None:
    makers = {
        str(file.relative_to(PACKAGE))
        for file in PACKAGE.rglob("*.py")
        if re.search(r"\b(Thinker|Program)\(", re.sub(r"class \w+.*", "", file.read_text("utf-8")))
    }
    assert makers == {"bots/driver.py", "bots/external.py"}, "external.py: who plays where a program does not"


@pytest.mark.parametrize("level", ["random", "greedy", "sailor"])
def test_a_worker_of_the_server_chooses_as_the_driver_does(level: str) -> None:
    state = start().state
    task = Decide("toy", {}, state.position(), 0, level=level, seed=SEED)
    answer = slices_of(Job(task=task, owner="", table="", priority=Priority.NOBODY, seconds=1e9, brief=False))
    assert answer.text == choose(TOY, TOY.load(state.position(), Chance(SEED), {}), 0, level, SEED).text


def test_what_was_thought_of_the_last_choice_is_kept_while_the_table_goes_that_way() -> None:
    table = Table.open(find("lords"), find("lords").setup(2, {"first_player": "light"}), seed=1)
    driver = Driver(table.game, 0, "captain", SEED)
    choice = driver.choose(table.state, 1e9)
    table.play(driver.action(table.state, choice), 0)
    search = driver.bot.search  # type: ignore[attr-defined]
    driver.go_on()
    assert driver.bot.search is search  # type: ignore[attr-defined]
    driver.see(-2)
    assert driver.bot.search is None  # type: ignore[attr-defined]


def test_a_program_runs_only_where_it_may(tmp_path: Path) -> None:
    mark = tmp_path / "started"
    player = f"cmd:{sys.executable} -c \"open({str(mark)!r}, 'w')\""
    state = start().state
    stand_in = Driver(TOY, 0, player, SEED).choose(state)
    assert not mark.exists()
    assert stand_in.complaint == ""
    driver = Driver(TOY, 0, player, SEED, starts=True)
    assert driver.choose(state, 10.0).complaint == "crash"
    driver.close()
    assert mark.exists()
