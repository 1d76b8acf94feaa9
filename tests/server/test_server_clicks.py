"""Questions about clicks over the socket: every game answers any target, in bounds, and nothing changes."""

import pytest
from server_clients import Person, Socket
from test_server_play import GAMES

from quarterdeck.server.questions import MOST_TARGET, MOST_TARGETS

NONSENSE = ["", ":", "cell:", "unit:", "cell:Z99", "cell:A1:B2", "hand:-1", "merc:nobody", "gun:A0", "sec:nothing"]
NONSENSE += ["boards:1a0", "way:??", "member:🚢", "{text}", "cell:{cell}", "shots:999999999999", "x" * MOST_TARGET]


def seated(anna: Person, game: str) -> tuple[Socket, int]:
    """One of two at one device, shown the seat that decides first."""
    socket = anna.sit_at(anna.table(game, "here", "here")["id"])
    while not socket.states:
        socket.receive()
    seat = socket.state["pending"][0]
    assert socket.ask("show", seat=seat)["type"] == "ack"
    return socket, seat


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_is_answered_and_changes_nothing(game: str, anna: Person) -> None:
    socket, seat = seated(anna, game)
    version = socket.version
    for target in NONSENSE:
        for picked in ([], [target], ["cell:A1"]):
            click = socket.ask("click", seat=seat, target=target, picked=picked)
            sight = socket.ask("sight", seat=seat, picked=[target])
            assert click["type"] in ("refusal", "error"), click
            assert sight["type"] in ("sighted", "error"), sight
            for answer in (click, sight):
                assert (answer.get("problem") or {}).get("code") != "internal", (target, picked)
    assert socket.version == version


def test_more_targets_than_a_board_has_are_refused(anna: Person) -> None:
    socket, seat = seated(anna, "toy")
    many = ["ship:1"] * (MOST_TARGETS + 1)
    for fields in ({"target": "ship:1", "picked": many}, {"target": "x" * (MOST_TARGET + 1), "picked": []}):
        assert socket.ask("click", seat=seat, **fields)["problem"]["code"] == "targets"
    assert socket.ask("sight", seat=seat, picked=many)["problem"]["code"] == "targets"


def test_what_is_wrong_with_a_click_comes_with_its_rule(anna: Person) -> None:
    socket = anna.sit_at(anna.table("toy", "here", "random")["id"])
    assert socket.hello["pointing"]["targets"] == {"fire": ["ship:{target}"]}
    assert socket.until(0)["plans"] == []
    answer = socket.ask("click", seat=0, target="ship:2")
    assert answer == {"type": "refusal", "id": answer["id"], "problem": answer["problem"]}
    assert answer["problem"]["code"]


def test_actions_together_are_told_as_they_are_played(anna: Person) -> None:
    socket = anna.sit_at(anna.table("toy", "here", "random")["id"])
    socket.until(0)
    told = socket.ask("foretell", seat=0, actions=["light"])
    assert (told["type"], told["texts"], told["problem"]) == ("foretold", ["light"], None)
    told = socket.ask("foretell", seat=0, actions=["fire 1"])
    assert (told["odds"], told["problem"]["game"]) == (None, "toy")
