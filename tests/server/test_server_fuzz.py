"""Malformed, huge and out-of-order input of every kind: a clear error each, the server up, the tables intact."""

import random
import string

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server_clients import Person, Socket
from test_server_play import play_to_the_end, two_at
from websockets.exceptions import ConnectionClosed

from quarterdeck.server import messages as m
from quarterdeck.server.routes.socket import MOST_FRAME

KINDS = [kind.__struct_config__.tag for kind in m.FromClient.__args__]
FIELDS = sorted({field for kind in m.FromClient.__args__ for field in kind.__struct_fields__})
few = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
seats = st.integers(-3, 5)
fields = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "id": st.just(1)},
    optional={
        "at": st.integers(-2, 4) | values,
        "seat": seats | values,
        "version": st.integers(-2, 9) | values,
        "actions": st.lists(st.sampled_from(["light", "heavy", "fire 1", "endure", "", "x" * 300]), max_size=4)
        | values,
        "text": st.sampled_from(["light", "fire 2", "fire 99999999999999999999", "\x00"]) | values,
        "answer": st.sampled_from(["offer", "accept", "decline", "shout"]) | values,
        "nonce": st.text(max_size=80) | values,
        "outcome": st.text(max_size=9) | values,
        "what": st.integers(-9, 9) | values,
        "value": st.integers() | values,
        "pin": st.text(max_size=9) | values,
        "since": st.integers(-3, 9) | values,
    },
)


def answer_to(socket: Socket, frame: str) -> dict[str, object]:
    """What the server says to a frame; a ping behind it shows that it was heard."""
    socket.line.send(frame)
    while True:
        answer = socket.receive()
        if "id" in answer:
            return answer


def receive_all(socket: Socket) -> None:
    """Receives until the socket is closed."""
    while True:
        socket.receive()


@pytest.fixture
def pair(anna: Person, boris: Person) -> tuple[Socket, Socket]:
    return two_at("toy", anna, boris)


@few
@given(message=fields)
def test_any_message_is_answered_once_and_only_legal_ones_change_the_table(
    message: dict[str, object], anna: Person, boris: Person
) -> None:
    mine, _ = two_at("toy", anna, boris)
    answer = answer_to(mine, msgspec.json.encode(message).decode())
    assert answer["type"] in ("ack", "error", "refusal", "looked", "pong")
    if answer["type"] != "ack":
        assert mine.ask("look", version=1)["problem"]["code"] == "version"
    if answer["type"] == "error":
        assert answer["problem"]["code"] != "internal", (message, answer)  # type: ignore[index]


@few
@given(frame=st.text(max_size=200) | values.map(lambda value: msgspec.json.encode(value).decode()))
def test_what_is_no_message_is_told_so(frame: str, anna: Person) -> None:
    socket = anna.sit_at(anna.table("toy", "here", "here")["id"])
    answer = answer_to(socket, frame)
    assert answer["type"] == "error"
    assert answer["problem"]["code"] == "message"  # type: ignore[index]


def test_a_frame_that_is_too_large_closes_the_socket_and_nothing_else(pair: tuple[Socket, Socket]) -> None:
    mine, his = pair
    largest = '{"type":"why","id":1,"seat":0,"text":"' + "x" * (MOST_FRAME - 100) + '"}'
    assert answer_to(mine, largest)["type"] == "error"
    mine.line.send("x" * (MOST_FRAME + 1))
    with pytest.raises(ConnectionClosed) as closed:
        receive_all(mine)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert his.play("light")["type"] == "ack"


def test_a_binary_frame_is_no_message(pair: tuple[Socket, Socket]) -> None:
    mine, _ = pair
    mine.line.send(b"\x00\xff")
    answer = mine.receive()
    assert (answer["type"], answer["problem"]["code"]) == ("error", "message")
    assert mine.play("light")["type"] == "ack"


def test_messages_before_the_game_begins_are_refused(anna: Person) -> None:
    socket = anna.sit_at(anna.table("toy", "here", "link")["id"], nonces=False)
    for kind, rest in {
        "play": {"at": 0, "seat": 0, "actions": ["light"]},
        "undo": {"at": 0, "seat": 0},
        "look": {"version": 0},
        "why": {"seat": 0, "text": "light"},
        "click": {"seat": 0, "target": "ship:2"},
        "sight": {"seat": 0, "picked": ["ship:2"]},
        "foretell": {"seat": 0, "actions": ["light"]},
    }.items():
        assert socket.ask(kind, **rest)["problem"]["code"] == "not-begun", kind
    assert socket.ask("nonce", seat=0, nonce="short")["problem"]["code"] == "nonce-form"
    assert socket.ask("nonce", seat=0, nonce="0" * 32)["type"] == "ack"
    assert socket.ask("nonce", seat=0, nonce="1" * 32)["problem"]["code"] == "nonce-given"


def test_sockets_at_wrong_addresses_are_told_why(anna: Person) -> None:
    table = anna.table("toy", "here", "here")["id"]
    assert (Socket(anna, "nowhere").bye or {})["code"] == "table"
    assert (Socket(anna, "%2e%2e").bye or {})["code"] == "table"
    assert (Socket(anna, f"{table}/socket?protocol=99&x=").bye or {})["code"] == "protocol"
    assert (Socket(anna, f"{table}/socket?since=-4&x=").bye or {})["code"] == "message"


@few
@given(body=st.binary(max_size=200) | values.map(msgspec.json.encode))
def test_any_body_gets_a_clear_answer(body: bytes, anna: Person) -> None:
    routes = ["/api/me", "/api/tables", "/api/claim", "/api/replays", "/api/me/device-claim", "/api/admin/restore"]
    for route in routes:
        answer = anna.http.post(route, content=body, headers={"content-type": "application/json"})
        assert answer.status_code < 500, (route, body)
        if not answer.is_success:
            assert set(answer.json()) == {"code", "params", "rules", "game"}
            assert answer.json()["code"] != "internal"


@pytest.mark.parametrize(
    "path",
    [
        "/api/nothing",
        "/api/tables/none",
        "/api/tables/none/replay",
        "/api/replays/none",
        "/api/replays/none/at/0",
        "/api/games/chess/rules",
        "/api/texts/fr/common",
        "/api/texts/en/chess",
        "/assets/none.js",
        "/../../etc/passwd.txt",
        "/%2e%2e/%2e%2e/pyproject.toml",
    ],
)
def test_what_is_not_there_is_not_found(path: str, anna: Person) -> None:
    answer = anna.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"]


def test_broken_replays_are_refused_with_their_line(anna: Person, boris: Person) -> None:
    mine, his = two_at("toy", anna, boris)
    play_to_the_end([mine, his], random.Random(9))
    whole = anna.http.get(f"/api/tables/{mine.table}/replay").text
    chance = random.Random(10)
    printable = string.ascii_letters + string.digits
    refused = 0
    for _ in range(60):
        place = chance.randrange(len(whole))
        letter = chance.choice(printable)
        broken = [whole[:place], whole[:place] + letter + whole[place + 1 :], whole[:place] + "\n" + whole[place:]]
        answer = boris.http.post("/api/replays", json={"text": chance.choice(broken)})
        assert answer.status_code in (201, 400, 404, 409), answer.text
        if answer.status_code != 201:
            refused += 1
            assert answer.json()["code"] != "internal"
    assert refused > 40
    for text in ("", "\n", '[Game "chess"]\n', whole * 2, "x" * 1_200_000):
        assert not boris.http.post("/api/replays", json={"text": text}).is_success
    assert boris.post("/api/replays", {"text": whole}, 201)["id"]
