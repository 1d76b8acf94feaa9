"""Time over real sockets: clocks, people who are out of it or away, bots in their stead; days pass, nobody waits."""

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from server_clients import PATIENCE, Person, Socket
from server_days import Days, entry, people, table_of
from server_push import Browser

from quarterdeck.table.pace import DAY, HOUR, MINUTE, SECOND
from quarterdeck.table.replay_text import parse
from quarterdeck.table.verify import verify_replay


@pytest.fixture
def days(tmp_path: Path) -> Iterator[Days]:
    found = Days(tmp_path)
    yield found
    found.server.kill()
    assert "Traceback" not in found.server.logged()


@pytest.fixture
def phone() -> Iterator[Browser]:
    made = Browser()
    yield made
    made.close()


def mover(sockets: list[Socket]) -> Socket:
    return next(socket for socket in sockets if socket.state["actions"])


def advance(sockets: list[Socket], chance: random.Random) -> None:
    """Somebody who is asked plays, and everybody hears of it."""
    version = mover(sockets).play_any(chance)["version"]
    for socket in sockets:
        socket.until(version)


def test_a_slow_game_over_days_with_a_call_a_time_out_and_a_bot_that_takes_over(days: Days, phone: Browser) -> None:
    chance = random.Random(3)
    anna, boris = people(days, "Anna", "Boris")
    boris.post("/api/me/push", phone.subscription, 200)
    mine, his = table_of([anna, boris], "toy", "2d+1d/5")
    assert mine.hello["table"]["pace"]["text"] == "2d+1d/5"
    table = mine.table
    for _ in range(4):
        if mine.state["result"] is None:
            days.pass_by(20 * HOUR)
            advance([mine, his], chance)
    while not his.state["actions"]:
        advance([mine, his], chance)
    while mine.state["actions"]:  # it is his turn alone
        version = mine.play_any(chance)["version"]
        his.until(version)
    his.close()
    days.restart()
    anna.http.base_url = days.server.url
    mine = Socket(anna, table, 0)
    mine.until(mine.hello["version"])
    assert not mine.state["clocks"][1]["flagged"]
    assert phone.got == [], "nobody is called who is there"
    days.pass_by(HOUR)
    assert phone.arrived.acquire(timeout=PATIENCE)
    told = phone.read(phone.got[0][1])
    assert (told["table"], told["url"]) == (table, f"/table/{table}")
    assert told["title"].startswith("Your turn")
    days.pass_by(3 * DAY)
    flag = entry(mine, "flag")
    assert flag["seat"] == 1
    while not mine.state["clocks"][1]["flagged"]:
        mine.receive()
    assert mine.ask("replace", at=mine.version, seat=0, whose=1, level="random")["type"] == "ack"
    sat = entry(mine, "sit")
    assert sat["events"][0]["key"] == "seat-bot-time"
    while mine.state["result"] is None:
        if mine.state["actions"]:
            mine.play_any(chance)
        else:
            mine.receive()
    replay = parse(anna.http.get(f"/api/tables/{table}/replay").text)
    assert verify_replay(replay).ok
    assert str(replay.record.pace) == "2d+1d/5"
    assert len(phone.got) == 1, "one call for one turn, none for turns that a bot plays"


def test_a_clock_survives_a_kill_to_the_millisecond(days: Days) -> None:
    anna, boris = people(days, "Anna", "Boris")
    mine, his = table_of([anna, boris], "lords", "10+10")
    days.pass_by(30 * SECOND)
    advance([mine, his], random.Random(1))
    before = mine.state["clocks"]
    days.restart()
    anna.http.base_url = days.server.url
    again = Socket(anna, mine.table, 0)
    assert again.until(again.hello["version"])["clocks"] == before
    assert {clock["left"] for clock in before} != {10 * MINUTE}


def test_an_opponent_claims_a_live_game_when_time_is_up_and_not_before(days: Days) -> None:
    anna, boris = people(days, "Anna", "Boris")
    sockets = table_of([anna, boris], "lords", "5+3")
    loser = mover(sockets)
    winner = next(socket for socket in sockets if socket is not loser)
    seat, whose = winner.state["seat"], loser.state["seat"]
    refused = winner.ask("claim", at=winner.version, seat=seat, whose=whose)
    assert refused["problem"]["code"] == "not-absent"
    days.pass_by(5 * MINUTE + 4 * SECOND)
    entry(winner, "flag")
    winner.until(1)
    refused = winner.ask("claim", at=winner.version, seat=seat, whose=seat)
    assert refused["problem"]["code"] == "not-your-seat"
    assert winner.ask("claim", at=winner.version, seat=seat, whose=whose)["type"] == "ack"
    assert winner.until(2)["result"]["returns"][seat] == 1
    assert entry(winner, "resign")["events"][-1]["key"] == "given-up-time"


def test_who_is_away_from_a_live_game_may_be_replaced_after_a_while_and_take_the_seat_back(days: Days) -> None:
    anna, boris = people(days, "Anna", "Boris")
    sockets = table_of([anna, boris], "lords", "20+10")
    gone = mover(sockets)
    stays = next(socket for socket in sockets if socket is not gone)
    person = (anna, boris)[gone.state["seat"]]
    seat, whose = stays.state["seat"], gone.state["seat"]
    gone.close()
    while not stays.news or not stays.news[-1]["seats"][whose]["away"]:
        stays.receive()
    told = stays.news[-1]["seats"][whose]
    assert (told["bot_from"] - told["away"], told["claim_from"] - told["away"]) == (30 * SECOND, 120 * SECOND)
    refused = stays.ask("replace", at=0, seat=seat, whose=whose, level="random")
    assert refused["problem"]["code"] == "absent-soon"
    days.pass_by(40 * SECOND)
    assert stays.ask("claim", at=0, seat=seat, whose=whose)["problem"]["code"] == "absent-soon"
    assert stays.ask("replace", at=0, seat=seat, whose=whose, level="random")["type"] == "ack"
    while stays.news[-1]["seats"][whose]["person"] is None:
        stays.receive()
    assert stays.news[-1]["seats"][whose]["kind"] == "bot"
    back = person.sit_at(gone.table, 0)
    back.until(1)
    assert back.state["actions"] == []
    refused = back.play("8 D4")
    assert refused["problem"]["code"] == "seat-bot"
    while True:  # the bot plays on meanwhile
        answer = back.ask("take-seat", at=back.version, seat=whose)
        if answer["type"] == "ack":
            break
        assert answer["problem"]["code"] == "stale"
        back.receive()
    assert entry(back, "sit")
    while not back.news or back.news[-1]["seats"][whose]["kind"] == "bot":
        back.receive()
    assert back.news[-1]["seats"][whose]["name"] == ("Anna", "Boris")[whose]


def test_four_people_and_a_time_out_in_fleet_the_game_goes_on_with_a_bot(days: Days) -> None:
    chance = random.Random(5)
    four = people(days, "Anna", "Boris", "Vera", "Gleb")
    sockets = table_of(four, "fleet", "10+5", options={})
    late = mover(sockets)
    rest = [socket for socket in sockets if socket is not late]
    for _ in range(60):  # whoever else is asked plays on: each has a clock of his own
        asked = [socket for socket in rest if socket.state["actions"]]
        if not asked:
            break
        version = asked[0].play_any(chance)["version"]
        for socket in sockets:
            socket.until(version)
    seat = late.state["seat"]
    assert rest[0].state["pending"] == [seat]
    days.pass_by(11 * MINUTE)
    for socket in sockets:
        entry(socket, "flag")
    # nobody decides: after five minutes the table does, and with three people left a bot plays on
    days.pass_by(5 * MINUTE)
    sat = entry(rest[0], "sit")
    assert sat["seat"] == seat
    while not any(socket.state["actions"] for socket in rest):
        rest[0].receive()
        for socket in rest[1:]:
            socket.until(rest[0].version if rest[0].states else 0)
    mine = next(socket for socket in rest if socket.state["actions"])
    assert mine.play_any(chance)["type"] == "ack"


def test_where_nobody_else_could_decide_time_ends_the_game_at_once(days: Days) -> None:
    (anna,) = people(days, "Anna")
    table = anna.table("lords", "here", "random", pace="5+0")
    mine = anna.sit_at(table["id"], 0)
    mine.until(0)
    while not mine.state["actions"]:
        mine.receive()
    days.pass_by(6 * MINUTE)
    while mine.state["result"] is None:
        mine.receive()
    assert mine.state["result"]["returns"] == [0, 1]


def test_a_seat_is_handed_over_and_a_stranger_takes_it_at_an_open_table(days: Days) -> None:
    anna, boris, vera = people(days, "Anna", "Boris", "Vera")
    mine, his = table_of([anna, boris], "lords", "3d", open=True)
    assert his.ask("hand-over", at=his.version, seat=1, level="random")["type"] == "ack"
    vera.post(f"/api/tables/{his.table}/sit", {}, 409)
    his.close()
    while mine.news == [] or mine.news[-1]["seats"][1]["person"] != "Boris":
        mine.receive()
    for _ in range(1000):
        answer = vera.http.post(f"/api/tables/{his.table}/sit", json={}, headers={"origin": days.server.url})
        if answer.status_code == 200:
            break
        assert answer.status_code == 409
    assert answer.json()["seats"][1]["name"] == "Vera"
    hers = vera.sit_at(his.table, 0)
    hers.until(0)
    assert hers.state["seat"] == 1
    days.restart()
    vera.http.base_url = days.server.url
    again = Socket(vera, his.table, 0)
    again.until(again.hello["version"])
    assert again.hello["table"]["seats"][1]["name"] == "Vera"
    bodies = [body for (body,) in days.server.sql("SELECT body FROM entries") if '"sit"' in body]
    assert [body for body in bodies if "Vera" in body or "Boris" in body] == [], "a log keeps no names"
    assert len(bodies) == 2


def test_a_rated_game_is_agreed_to_and_has_people_only(days: Days) -> None:
    anna, boris = people(days, "Anna", "Boris")
    seats = [{"kind": "here"}, {"kind": "link"}]
    for wrong in (
        {"dice": "typed"},
        {"seats": [{"kind": "here"}, {"kind": "here", "name": "B"}]},
        {"seats": [{"kind": "here"}, {"kind": "bot", "level": "random"}]},
    ):
        assert (
            anna.post("/api/tables", {"game": "lords", "seats": seats, "rated": True, **wrong}, 400)["code"] == "rated"
        )
    table = anna.table("lords", "here", "link", rated=True)
    token = table["links"][0]["url"].partition("#")[2]
    assert boris.post("/api/invitation", {"token": token})["rated"]
    assert boris.post("/api/claim", {"token": token}, 409)["code"] == "rated-agree"
    assert anna.post("/api/claim", {"token": token, "rated": True}, 409)["code"] == "rated-twice"
    assert boris.post("/api/claim", {"token": token, "rated": True})["rated"]


def test_a_host_says_what_paces_there_are(tmp_path: Path) -> None:
    days = Days(tmp_path, "--paces", "10+10, 2d")
    (anna,) = people(days, "Anna")
    offered = anna.get("/api/games")
    assert [pace["text"] for pace in offered["paces"]] == ["10+10", "2d"]
    assert not offered["any_pace"]
    seats = [{"kind": "here"}, {"kind": "link"}]
    refused = anna.post("/api/tables", {"game": "lords", "seats": seats, "pace": "5+5"}, 400)
    assert refused["code"] == "pace-host"
    assert anna.table("lords", "here", "link", pace="2d")["pace"]["move"] == 2 * DAY
    days.server.kill()


def test_a_play_across_the_barrier_is_taken_back_by_consent(days: Days) -> None:
    chance = random.Random(2)
    anna, boris = people(days, "Anna", "Boris")
    sockets = table_of([anna, boris], "toy", "")
    for _ in range(3):
        advance(sockets, chance)
    last = next(told["seat"] for told in reversed(sockets[0].entries) if told["kind"] == "play")
    asks, answers = sockets[last], sockets[1 - last]
    assert asks.state["undo"] is not None, "it threw a die"
    assert asks.state["back"]["may"] == ["ask"]
    assert asks.ask("back", at=asks.version, seat=last, says="free")["problem"]["code"] == "undo-people"
    assert asks.ask("back", at=asks.version, seat=last, says="ask")["type"] == "ack"
    answers.until(4)
    assert answers.state["back"] == {"asks": last, "agreed": [last], "may": ["accept", "decline"]}
    assert answers.ask("back", at=answers.version, seat=1 - last, says="accept")["type"] == "ack"
    assert answers.until(5)["pending"] == [last]
    told = entry(answers, "takeback")
    assert (told["undoes"], told["all_since"]) == (3, True)
    assert told["events"][0]["key"] == "taken-back-agreed"


def test_lag_is_not_charged_but_only_so_much_of_it(days: Days) -> None:
    anna, boris = people(days, "Anna", "Boris")
    sockets = table_of([anna, boris], "lords", "10+0")
    player = mover(sockets)
    player.ask("ping", trip=10_000_000)
    days.pass_by(20 * SECOND)
    player.play_any(random.Random(1))
    told = entry(player, "play")
    spent = told["time"] - anna.get(f"/api/tables/{player.table}")["began"]
    assert told["left"] == 10 * MINUTE - spent + SECOND


def test_clocks_tell_nobody_of_an_order_and_are_the_same_for_all(days: Days) -> None:
    """What arrives at others is byte for byte the same, whether a seat gave an order meanwhile or not."""
    anna, boris = people(days, "Anna", "Boris")
    sockets = table_of([anna, boris], "toy", "10+10", watchable=True)
    watcher = Socket(Person(days.server), sockets[0].table, 0)
    watcher.until(0)
    chance = random.Random(4)
    for _ in range(30):
        giver = next((s for s in sockets if any(not o["given"] for o in s.state["orders"])), None)
        if giver is not None or sockets[0].state["result"]:
            break
        advance(sockets, chance)
        watcher.until(sockets[0].version)
    assert giver is not None
    others = [socket for socket in (*sockets, watcher) if socket is not giver]
    before = [msgspec.json.encode(state) for state in (socket.state for socket in others)]
    days.pass_by(7 * SECOND)
    order = next(order for order in giver.state["orders"] if not order["given"])
    answer = giver.ask("order", at=giver.version, seat=giver.state["seat"], what=order["what"], value=order["value"])
    assert answer["type"] == "ack"
    for socket, kept in zip(others, before, strict=True):
        fresh = Socket(Person(days.server) if socket is watcher else (anna, boris)[socket.state["seat"]], socket.table)
        fresh.until(0)
        assert msgspec.json.encode(fresh.state) == kept, "a new socket is told the same clocks"
        fresh.close()
