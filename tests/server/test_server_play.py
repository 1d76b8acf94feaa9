"""Whole games over real sockets: by link, on one device, against a bot, with real dice."""

import hashlib
import random

import pytest
from server_clients import Person, Socket, play_to_the_end

from play import capped
from quarterdeck.games import find, ids
from quarterdeck.table.verify import verify

GAMES = ids()


def two_at(game: str, anna: Person, boris: Person, **more: object) -> tuple[Socket, Socket]:
    """A table of two people, one by link, as far as its first position; a game without end has few rounds."""
    table = anna.table(game, "here", "link", **({"options": capped(find(game), 2)} | more))
    boris.claim(table, 1)
    sockets = anna.sit_at(table["id"], 0), boris.sit_at(table["id"], 0)
    for socket in sockets:
        socket.until(0)
    return sockets


@pytest.mark.parametrize("game", [game for game in GAMES if 2 in find(game).facts.seats])
def test_two_people_play_a_whole_game_by_link(game: str, anna: Person, boris: Person) -> None:
    mine, his = two_at(game, anna, boris)
    assert (mine.state["seat"], his.state["seat"]) == (0, 1)
    commitment = mine.hello["table"]["commitment"]
    assert mine.state["chance"] is None
    play_to_the_end([mine, his], random.Random(1))
    assert mine.state["result"] == his.state["result"]
    proof = mine.state["chance"]
    terms = anna.get(f"/api/replays/{mine.table}/dice")["terms"]
    sealed = hashlib.sha256(bytes.fromhex(proof["secret"]) + terms.encode()).hexdigest()
    assert sealed == proof["commitment"] == commitment
    assert [entry["version"] for entry in his.entries] == list(range(his.version + 1))
    listed = boris.get("/api/tables/mine")["tables"][0]
    assert listed["phase"] == "over"
    assert listed["returns"] == mine.state["result"]["returns"]


@pytest.mark.parametrize("game", [game for game in GAMES if 2 in find(game).facts.seats])
def test_the_replay_of_a_table_verifies_and_can_be_stepped_through(game: str, anna: Person, boris: Person) -> None:
    mine, his = two_at(game, anna, boris)
    anna.get(f"/api/tables/{mine.table}/replay", 409)
    play_to_the_end([mine, his], random.Random(2))
    file = anna.http.get(f"/api/tables/{mine.table}/replay")
    assert file.headers["content-disposition"].startswith("attachment")
    report = verify(file.text)
    assert report.status == "verified"
    assert report.entries == mine.version

    imported = boris.post("/api/replays", {"text": file.text}, 201)["id"]
    for id in (mine.table, imported):
        info = boris.get(f"/api/replays/{id}")
        assert info["verified"]
        assert info["result"] == mine.state["result"]
        assert info["players"] == ["Анна", "Boris"]
        assert boris.http.get(f"/api/replays/{id}/file").text == file.text
        log = boris.get(f"/api/replays/{id}/log?seat=1")["entries"]
        assert [entry["events"] for entry in log] == [entry["events"] for entry in his.entries]
        point = boris.get(f"/api/replays/{id}/at/{his.states[1]['version']}?seat=1")
        assert point["view"] == his.states[1]["view"]
        totals = boris.get(f"/api/replays/{id}/scores")["totals"]
        assert len(totals) == mine.version + 1
        if mine.state["result"]["totals"]:
            assert totals[-1] == mine.state["result"]["totals"]
    assert boris.post("/api/replays", {"text": file.text})["id"] == imported


def test_one_device_with_two_seats_sees_only_the_one_whose_curtain_is_open(anna: Person) -> None:
    pins = [{"kind": "here", "name": "Anna", "pin": "1234"}, {"kind": "here", "name": "Boris", "pin": "987654"}]
    table = anna.table("toy", *pins)
    socket = anna.sit_at(table["id"])
    assert socket.hello["shown"] == -1
    assert socket.until(0)["seat"] == -1
    assert socket.state["actions"] == []
    assert [ship["cargo"] for ship in socket.state["view"]["ships"]] == [None, None]
    refused = socket.ask("play", at=0, seat=0, actions=["light"])
    assert refused["problem"]["code"] == "not-shown"
    assert socket.ask("show", seat=0, pin="4321")["problem"]["code"] == "pin"
    assert socket.ask("show", seat=0, pin="1234")["type"] == "ack"
    assert socket.receive()["seat"] == 0
    assert socket.play("light")["type"] == "ack"
    assert socket.until(1)["seat"] == 0
    assert socket.ask("play", at=1, seat=1, actions=["light"])["problem"]["code"] == "not-shown"
    assert socket.ask("show", seat=1, pin="987654", since=0)["type"] == "ack"
    socket.receive()
    assert socket.entries[-1]["texts"] is None
    assert socket.receive()["seat"] == 1
    assert [ship["shot"] for ship in socket.state["view"]["ships"]] == [None, None]


def test_a_pin_cannot_be_guessed_quickly(strict: Person) -> None:
    table = strict.table("toy", {"kind": "here", "pin": "1234"}, "random")
    socket = strict.sit_at(table["id"])
    codes = [socket.ask("show", seat=0, pin=f"{guess:04}")["problem"]["code"] for guess in range(8)]
    assert codes == ["pin"] * 5 + ["too-fast"] * 3


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_bot_answers(game: str, level: str, anna: Person) -> None:
    seats = find(game).facts.default_seats
    table = anna.table(game, "here", *[level] * (seats - 1))
    socket = anna.sit_at(table["id"])
    chance = random.Random(3)
    for _ in range(6):
        while not socket.until(0)["actions"] and socket.state["result"] is None:
            socket.receive()
        if socket.state["result"] is not None:
            return
        socket.play_any(chance)
    movers = {entry["seat"] for entry in socket.entries}
    assert len(movers) > 1


def test_a_table_without_people_stops_its_bots_and_goes_on_when_they_are_back(anna: Person) -> None:
    table = anna.table("toy", "random", "random", watchable=True)
    anna.get("/api/health")
    assert anna.get(f"/api/tables/{table['id']}")["version"] == 0
    socket = anna.sit_at(table["id"])
    while socket.until(0)["result"] is None:
        socket.receive()
    assert socket.version > 4


def test_takeback_resignation_and_draw(anna: Person, boris: Person) -> None:
    mine, his = two_at("toy", anna, boris)
    assert mine.state["undo"]["code"] == "undo-nothing"
    mine.play("light")
    assert mine.until(1)["undo"] is None
    assert mine.ask("undo", at=1, seat=0)["version"] == 2
    assert mine.until(2)["actions"]
    his.until(2)
    assert his.entries[-1]["kind"] == "takeback"
    assert his.entries[-1]["undoes"] == 1
    assert his.state["undo"]["code"] == "undo-nothing"

    assert mine.ask("draw", at=2, seat=0, answer="offer")["type"] == "ack"
    assert his.until(3)["draw"] == {"offers": [0], "may_offer": False, "may_answer": True}
    assert his.ask("draw", at=3, seat=1, answer="decline")["type"] == "ack"
    assert mine.until(4)["draw"]["may_offer"]
    mine.ask("draw", at=4, seat=0, answer="offer")
    his.until(5)
    assert his.ask("draw", at=5, seat=1, answer="accept")["type"] == "ack"
    assert mine.until(6)["result"]["ended"] == "draw-agreed"
    assert mine.state["result"]["returns"] == [0.5, 0.5]
    assert verify(anna.http.get(f"/api/tables/{mine.table}/replay").text).ok

    mine, his = two_at("toy", anna, boris)
    assert his.ask("resign", at=0, seat=1)["type"] == "ack"
    assert mine.until(1)["result"]["returns"] == [1.0, 0.0]
    assert mine.ask("play", at=1, seat=0, actions=["light"])["problem"]["code"] in ("over", "table-over")


def test_a_rematch_is_one_table_with_seats_swapped(anna: Person, boris: Person) -> None:
    mine, his = two_at("toy", anna, boris)
    anna.post(f"/api/tables/{mine.table}/rematch", status=409)
    mine.ask("resign", at=0, seat=0)
    his.until(1)
    first = anna.post(f"/api/tables/{mine.table}/rematch", status=201)
    second = boris.post(f"/api/tables/{mine.table}/rematch", status=201)
    assert first["id"] == second["id"]
    assert [seat["name"] for seat in first["seats"]] == ["Boris", "Анна"]
    assert first["commitment"] != mine.hello["table"]["commitment"]
    while not his.news or not his.news[-1]["rematch"]:
        his.receive()
    assert his.news[-1]["rematch"] == first["id"]
    again, against = boris.sit_at(first["id"]), anna.sit_at(first["id"])
    assert (again.until(0)["seat"], against.until(0)["seat"]) == (0, 1)
    assert Person(anna.server).post(f"/api/tables/{mine.table}/rematch", status=403)["code"] == "not-yours"


def test_real_dice_are_asked_for_and_typed_in(anna: Person) -> None:
    table = anna.table("toy", "here", {"kind": "here"}, dice="typed")
    assert table["commitment"] == ""
    socket = anna.sit_at(table["id"])
    wanted = socket.until(0)["wanted"]
    assert wanted == {"label": "chance-cargo", "n": 6, "choices": ["1", "2", "3", "4", "5", "6"]}
    assert socket.state["view"] is None
    assert socket.ask("typed", at=0, seat=-1, outcome="seven")["problem"]["code"] == "outcome"
    assert socket.ask("typed", at=0, seat=-1, outcome="3")["version"] == 1
    socket.until(1)
    assert socket.ask("play", at=1, seat=-1, actions=["light"])["problem"]["code"] == "not-your-seat"
    socket.ask("show", seat=0)
    socket.receive()
    socket.ask("typed", at=1, seat=0, outcome="5")
    assert socket.until(2)["wanted"] is None
    assert socket.state["view"]["ships"][0]["cargo"] == 3


def test_reconnecting_brings_exactly_the_gap(anna: Person, boris: Person) -> None:
    mine, his = two_at("toy", anna, boris)
    mine.play("light")
    seen = his.until(1)["version"]
    his.close()
    for _ in range(3):
        his = boris.sit_at(mine.table, seen)
        assert [entry["version"] for entry in his.entries] == []
        assert his.until(seen)["version"] == mine.until(seen)["version"]
        assert [entry["version"] for entry in his.entries] == list(range(seen + 1, his.version + 1))
        his.play_any(random.Random(4))
        while not mine.until(his.version)["actions"]:
            his.play_any(random.Random(4))
        his.close()
        seen = his.version
        mine.play_any(random.Random(5))
    ahead = boris.sit_at(mine.table, 10_000)
    assert ahead.until(0)["version"] == mine.version
    assert ahead.entries == []


def test_looking_back_shows_what_the_seat_knew_then(anna: Person, boris: Person) -> None:
    mine, his = two_at("toy", anna, boris)
    play_to_the_end([mine, his], random.Random(6), most=8)
    for state in mine.states:
        looked = mine.ask("look", version=state["version"])
        assert looked["view"] == state["view"]
        assert looked["prompt"] == state["prompt"]
    assert mine.ask("look", version=99)["problem"]["code"] == "version"


def test_open_tables_are_found_joined_and_watched(anna: Person, boris: Person) -> None:
    table = anna.table("toy", "here", "link", open=True, watchable=True)
    assert table["id"] in [found["id"] for found in boris.get("/api/tables/open")["tables"]]
    sat = boris.post(f"/api/tables/{table['id']}/sit", {})
    assert [seat["mine"] for seat in sat["seats"]] == [False, True]
    clara = Person(anna.server, "Clara")
    assert clara.post(f"/api/tables/{table['id']}/sit", {}, 409)["code"] == "no-free-seat"
    mine, his, watcher = anna.sit_at(table["id"]), boris.sit_at(table["id"]), clara.sit_at(table["id"])
    assert watcher.until(0)["seat"] == -1
    mine.until(0)
    mine.play("light")
    assert watcher.until(1)["actions"] == []
    assert watcher.ask("play", at=1, seat=1, actions=["light"])["problem"]["code"] == "not-your-seat"
    his.close()


def test_the_owner_fills_a_free_seat_with_a_bot(anna: Person, boris: Person) -> None:
    table = anna.table("toy", "here", "link")
    link = table["links"][0]["url"].partition("#")[2]
    filled = anna.post(f"/api/tables/{table['id']}/seats/1", {"kind": "bot", "level": "random"})
    assert filled["seats"][1]["kind"] == "bot"
    assert boris.post("/api/claim", {"token": link}, 409)["code"] == "link-used"
    assert anna.sit_at(table["id"]).until(0)["version"] >= 0


def test_an_invitation_names_game_and_host_before_the_seat_is_taken(anna: Person, boris: Person) -> None:
    table = anna.table("lords", "here", "link")
    token = table["links"][0]["url"].partition("#")[2]
    told = boris.post("/api/invitation", {"token": token})
    assert [told[key] for key in ("game", "host", "pace", "rated")] == ["lords", "Анна", None, False]
    assert boris.post("/api/invitation", {"token": "guess"}, 403)["code"] == "link"
    assert boris.post("/api/claim", {"token": token})["id"] == table["id"], "asking took nothing"
