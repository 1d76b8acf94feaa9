"""What is refused: stale, doubled, illegal and foreign actions, wrong tokens, private tables; nothing changes by it."""

import pytest
from server_clients import Person, Socket
from test_server_play import two_at

from quarterdeck.server.keys import Signer


@pytest.fixture
def pair(anna: Person, boris: Person) -> tuple[Socket, Socket]:
    return two_at("toy", anna, boris)


def test_a_stale_action_is_refused_and_changes_nothing(pair: tuple[Socket, Socket]) -> None:
    mine, his = pair
    mine.play("light")
    his.until(1)
    his.play("heavy")
    for socket in pair:
        socket.until(2)
    gunner = next(socket for socket in pair if socket.state["actions"])
    text = gunner.state["actions"][0]["text"]
    refused = gunner.ask("play", at=1, seat=gunner.state["seat"], actions=[text])
    assert refused["problem"] == {"code": "stale", "params": {"at": 1, "version": 2}, "rules": [], "game": ""}
    assert refused["version"] == 2
    assert gunner.ask("play", at=3, seat=gunner.state["seat"], actions=[text])["problem"]["code"] == "stale"
    assert gunner.ask("look", version=3)["problem"]["code"] == "version"


def test_a_doubled_action_is_done_once(pair: tuple[Socket, Socket]) -> None:
    mine, _ = pair
    first = mine.send("play", at=0, seat=0, actions=["light"])
    second = mine.send("play", at=0, seat=0, actions=["light"])
    answers: dict[int, str] = {}
    while len(answers) < 2:
        frame = mine.receive()
        if "id" in frame:
            answers[frame["id"]] = frame["problem"]["code"] if frame["type"] == "error" else "done"
    assert answers == {first: "done", second: "stale"}
    assert mine.until(1)["version"] == 1


def test_an_independent_decision_of_another_seat_makes_nothing_stale(pair: tuple[Socket, Socket]) -> None:
    mine, his = pair
    assert mine.play("light")["version"] == 1
    assert his.ask("play", at=0, seat=1, actions=["light"])["version"] == 2


def test_an_illegal_action_is_refused_with_reason_and_rules(pair: tuple[Socket, Socket]) -> None:
    mine, his = pair
    mine.play("light")
    his.play("light")
    for socket in pair:
        socket.until(2)
    gunner = next(socket for socket in pair if socket.state["actions"])
    own = gunner.state["seat"] + 1
    expected = {"code": "own-side", "params": {"target": own}, "rules": ["T4"], "game": "toy"}
    assert gunner.play(f"fire {own}")["problem"] == expected
    assert gunner.ask("why", seat=own - 1, text=f"fire {own}")["problem"] == expected
    assert gunner.ask("why", seat=own - 1, text=gunner.state["actions"][0]["text"])["problem"] is None
    other = mine if gunner is his else his
    waiting = other.play(f"fire {own}")["problem"]
    assert (waiting["code"], waiting["game"]) == ("table-not-pending", "toy")
    assert gunner.play("abracadabra")["problem"]["code"] == "toy-notation"
    assert gunner.play()["problem"]["code"] == "actions"
    assert gunner.ask("look", version=2)["version"] == 2
    assert [state["version"] for state in gunner.states][-1] == 2


def test_a_foreign_seat_cannot_be_played_shown_or_asked_about(pair: tuple[Socket, Socket]) -> None:
    mine, _ = pair
    for kind, fields in {
        "play": {"at": 0, "actions": ["light"]},
        "undo": {"at": 0},
        "resign": {"at": 0},
        "draw": {"at": 0, "answer": "offer"},
        "order": {"at": 0, "what": 1, "value": 1},
        "typed": {"at": 0, "outcome": "1"},
        "why": {"text": "heavy"},
        "click": {"target": "ship:2"},
        "sight": {"picked": ["ship:1"]},
        "foretell": {"actions": ["heavy"]},
        "show": {},
        "nonce": {"nonce": "0" * 32},
    }.items():
        for seat in (1, 7, -2):
            assert mine.ask(kind, seat=seat, **fields)["problem"]["code"] == "not-your-seat", kind
    assert mine.ask("look", version=0)["type"] == "looked"


def test_only_the_token_of_a_seat_opens_it(anna: Person, boris: Person) -> None:
    table = anna.table("toy", "here", "link")
    token = table["links"][0]["url"].partition("#")[2]
    forged = Signer(b"x" * 32).seat_link(table["id"], 1, 0)
    for wrong in ("", "x", forged, token[:-1], token + "A", token.replace(".1.", ".0.", 1)):
        assert boris.post("/api/claim", {"token": wrong}, 403)["code"] == "link"
    assert boris.get(f"/api/tables/{table['id']}", 403)["code"] == "private"
    assert boris.post(f"/api/tables/{table['id']}/sit", {}, 403)["code"] == "private"
    assert boris.post(f"/api/tables/{table['id']}/seats/1", {"kind": "here"}, 403)["code"] == "not-owner"
    outside = Socket(boris, table["id"])
    assert (outside.bye or {})["code"] == "private"
    boris.post("/api/claim", {"token": token})
    boris.post("/api/claim", {"token": token})
    assert Person(anna.server).post("/api/claim", {"token": token}, 409)["code"] == "link-used"
    assert boris.get(f"/api/tables/{table['id']}")["links"] == []


def test_without_a_cookie_or_with_a_forged_one_nobody_is_anybody(anna: Person) -> None:
    nobody = Person(anna.server)
    nobody.http.cookies.clear()
    seats = [{"kind": "here"}, {"kind": "bot", "level": "random"}]
    assert nobody.get("/api/me") == {"known": False, "name": "", "lang": "", "player": ""}
    assert nobody.post("/api/tables", {"game": "toy", "seats": seats}, 401)["code"] == "no-guest"
    cookie = anna.http.cookies["quarterdeck_guest"]
    nobody.http.cookies["quarterdeck_guest"] = cookie[:-2] + ("AA" if cookie[-2:] != "AA" else "BB")
    assert not nobody.get("/api/me")["known"]


def test_a_second_device_takes_over_by_a_link_that_works_once(anna: Person) -> None:
    table = anna.table("toy", "here", "random")
    link = anna.post("/api/me/device-link")
    phone = Person(anna.server, "Phone")
    phone.table("toy", "here", "random")
    refused = phone.post("/api/me/device-claim", {"token": link["token"]}, 409)
    assert (refused["code"], refused["params"]) == ("device-has-tables", {"tables": 1})
    assert phone.post("/api/me/device-claim", {"token": link["token"], "replace": True})["name"] == "Анна"
    assert table["id"] in [found["id"] for found in phone.get("/api/tables/mine")["tables"]]
    assert phone.sit_at(table["id"]).until(0)["seat"] == 0
    assert Person(anna.server).post("/api/me/device-claim", {"token": link["token"]}, 403)["code"] == "device-link"


def test_pages_of_other_origins_are_refused(anna: Person) -> None:
    table = anna.table("toy", "here", "random")
    for origin in ("https://evil.example", "null", anna.server.url + ".evil.example"):
        answer = anna.http.post("/api/me", json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        assert (Socket(anna, table["id"], origin=origin).bye or {})["code"] == "origin"
    cross = anna.http.post("/api/me", json={}, headers={"sec-fetch-site": "cross-site"})
    assert cross.status_code == 403


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"game": "chess", "seats": []}, "game"),
        ({"game": "toy", "seats": [{"kind": "here"}]}, "seats"),
        ({"game": "toy", "seats": [{"kind": "here"}, {"kind": "bot", "level": "god"}]}, "level"),
        ({"game": "toy", "seats": [{"kind": "here", "level": "random"}, {"kind": "link"}]}, "level-person"),
        ({"game": "toy", "seats": [{"kind": "here", "pin": "12"}, {"kind": "link"}]}, "pin-form"),
        ({"game": "toy", "seats": [{"kind": "here", "name": "a\u202eb"}, {"kind": "link"}]}, "table-name"),
        ({"game": "toy", "seats": [{"kind": "here"}, {"kind": "link"}], "options": {"x": 1}}, "option-unknown"),
        ({"game": "toy", "seats": [{"kind": "here"}, {"kind": "link"}], "options": {"planks": 7}}, "option-bool"),
        ({"game": "toy", "seats": [{"kind": "here"}, {"kind": "link"}], "files": {"edition": ""}}, "file-kind"),
        ({"game": "toy", "seats": [{"kind": "throne"}, {"kind": "link"}]}, "message"),
        ({"game": "toy", "seats": 7}, "message"),
        ({"game": "toy"}, "message"),
        ({"game": "toy", "seats": [], "colour": "red"}, "message"),
    ],
)
def test_a_mistake_in_a_table_request_is_named(request_: object, code: str, anna: Person) -> None:
    answer = anna.http.post("/api/tables", json=request_)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code


def test_guessing_tokens_is_slowed_down(strict: Person) -> None:
    answers = [strict.http.post("/api/claim", json={"token": f"guess{k}"}) for k in range(25)]
    assert [answer.status_code for answer in answers[:20]] == [403] * 20
    refused = answers[-1]
    assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
    assert int(refused.headers["retry-after"]) >= 1


def test_a_socket_that_floods_is_told_so(strict: Person) -> None:
    table = strict.table("toy", "here", "here")
    socket = strict.sit_at(table["id"])
    for _ in range(250):
        socket.send("ping")
    answers = []
    while len(answers) < 250:
        frame = socket.receive()
        if "id" in frame:
            answers.append(frame["type"])
    assert answers[:50] == ["pong"] * 50
    assert "error" in answers
