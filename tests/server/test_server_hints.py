"""Advice over the socket, and bots that say how far they are."""

import asyncio
from pathlib import Path

import pytest
from server_clients import Person

from quarterdeck.engine.chance import Chance
from quarterdeck.games import find
from quarterdeck.server.board import LocalBoard
from quarterdeck.server.jobs import Decide, Job


def test_the_best_few_actions_come_with_chance_and_reasons_in_both_languages(anna: Person) -> None:
    table = anna.table("lords", "here", "sailor", options={"first_player": "light"})
    socket = anna.sit_at(table["id"])
    state = socket.until(0)
    answer = socket.ask("hint", seat=0)
    assert answer["type"] == "hinted"
    assert answer["version"] == state["version"]
    legal = [action["text"] for action in state["actions"]]
    assert 1 <= len(answer["candidates"]) <= 3
    for candidate in answer["candidates"]:
        assert candidate["text"] in legal
        assert 0 <= candidate["chance"] <= 1
        assert candidate["points"] is not None
        assert set(candidate["why"]) == {"en", "ru"}
        assert all(sentence.endswith(".") and "hint-" not in sentence for sentence in candidate["why"].values())
    assert socket.play(answer["candidates"][0]["text"])["type"] == "ack"


def test_advice_is_for_my_own_decision_only(anna: Person, boris: Person) -> None:
    table = anna.table("toy", "here", "here")
    socket = anna.sit_at(table["id"])
    assert socket.ask("hint", seat=0)["problem"]["code"] == "not-shown"
    assert socket.ask("show", seat=0)["type"] == "ack"
    socket.until(0)
    assert socket.ask("hint", seat=0)["type"] == "hinted"
    assert socket.play("light")["type"] == "ack"
    assert socket.ask("hint", seat=0)["problem"]["code"] == "table-not-pending"


def test_against_people_elsewhere_there_is_no_advice(anna: Person, boris: Person) -> None:
    table = anna.table("toy", "here", "link")
    boris.claim(table, 1)
    theirs = boris.sit_at(table["id"])
    socket = anna.sit_at(table["id"])
    socket.until(0)
    theirs.until(0)
    assert socket.ask("hint", seat=0)["problem"]["code"] == "hint-people"


def test_whoever_asks_for_advice_all_the_time_has_to_wait(strict: Person) -> None:
    table = strict.table("toy", "here", "random")
    socket = strict.sit_at(table["id"])
    socket.until(0)
    kinds = [socket.ask("hint", seat=0) for _ in range(6)]
    assert kinds[0]["type"] == "hinted"
    assert kinds[-1]["problem"]["code"] == "too-fast"


@pytest.fixture
def toy_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTERDECK_GAMES", "toy")
    monkeypatch.syspath_prepend(str(Path(__file__).parent.parent))


def test_a_kept_tree_changes_nothing_but_the_time(toy_worker: None) -> None:
    """A bot in a worker plays a whole game whether its last tree is kept or not."""
    game = find("toy")

    async def play(follows: bool) -> bool:
        board = LocalBoard(1)
        state = game.new(game.setup(2, {}), Chance(4))
        last = -1
        while not state.is_over():
            seat = int(state.to_move())
            task = Decide("toy", {}, state.position(), seat, "captain", 3, follows and last == seat)
            text = (await board.do(Job(task=task, owner="anna", table="t"))).text
            state.act_as(seat)
            code = game.parse(state, text)
            assert state.why_not(code) == 0
            state.apply(code)
            last = seat
        board.close()
        return True

    assert asyncio.run(play(True))
    assert asyncio.run(play(False))


def test_a_worker_tells_how_far_it_is_and_stops_when_asked(toy_worker: None, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("lords")
    position = game.new(game.setup(2, {"first_player": "light"}), Chance(1)).position()

    async def ask() -> None:
        board = LocalBoard(1)
        reports: list[float] = []
        job = Job(task=Decide("lords", {}, position, 0, "flag", 1), owner="anna")
        whole = (await board.do(job, reports.append)).text
        assert reports == sorted(reports)
        assert all(0 < share <= 1 for share in reports)
        thinking = asyncio.create_task(board.do(job))
        await asyncio.sleep(0)  # it has begun
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        assert (await board.do(job)).text == whole  # the same process answers the next one
        board.close()

    asyncio.run(ask())
