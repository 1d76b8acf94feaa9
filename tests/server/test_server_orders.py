"""A standing order is told to nobody else: not what it says, not that it was given, by no number and no frame."""

import random
from typing import Any

import pytest
from server_clients import Person, Socket
from test_server_play import two_at

from quarterdeck.server.versions import Versions

ORDERED: dict[str, dict[str, object]] = {"sail": {}, "admiral": {"mines": True}, "toy": {}}  # games with such orders


def seen(person: Person, table: str) -> str:
    """All that lists and the table's own route tell somebody."""
    return "".join(
        person.http.get(path).text for path in (f"/api/tables/{table}", "/api/tables/open", "/api/tables/mine")
    )


def quiet(socket: Socket) -> None:
    """Nothing came but the answer to a ping."""
    before = len(socket.raw)
    socket.ask("ping")
    assert len(socket.raw) == before + 1, socket.raw[before:]


def give_all(giver: Socket) -> int:
    """Gives standing orders while there are any, five at most; how many."""
    for given in range(5):
        wanted = [order for order in giver.state["orders"] if not order["given"]]
        if not wanted:
            return given
        order, version = wanted[0], giver.version
        answer = giver.ask("order", at=version, seat=giver.state["seat"], what=order["what"], value=order["value"])
        assert answer["type"] == "ack", answer
        assert giver.until(version + 1)["version"] == version + 1
    return 5


def may_order(socket: Socket) -> bool:
    return any(not order["given"] for order in socket.state["orders"])


def over(sockets: tuple[Socket, Socket]) -> bool:
    return any(socket.state["result"] for socket in sockets)


def play_until_orders(sockets: tuple[Socket, Socket], others: list[Socket], chance: random.Random) -> Socket | None:
    """Plays on until a seat may give an order; that seat, None where the dice end the game before."""
    for _ in range(400):
        if over(sockets):
            return None
        for socket in sockets:
            if may_order(socket):
                return socket
        advance(sockets, others, chance)
    raise AssertionError("nobody could ever give an order")


def advance(sockets: tuple[Socket, Socket], others: list[Socket], chance: random.Random) -> None:
    mover = chance.choice([socket for socket in sockets if socket.state["actions"]])
    step = {id(socket): socket.version + 1 for socket in (*sockets, *others)}
    mover.play_any(chance)
    for socket in (*sockets, *others):
        socket.until(step[id(socket)])
        assert socket.version == step[id(socket)], "a number was left out"


@pytest.mark.parametrize("game", ORDERED)
def test_nobody_else_can_tell_that_an_order_was_given(game: str, anna: Person, boris: Person) -> None:
    sockets = two_at(game, anna, boris, watchable=True, options=ORDERED[game])
    stranger = Person(anna.server)
    watcher = Socket(stranger, sockets[0].table, 0)
    watcher.until(0)
    for socket in (*sockets, watcher):  # that somebody looks on is told a while later: not while nothing may come
        while not socket.news or socket.news[-1]["watchers"] != 1:
            socket.receive()
    chance = random.Random(4)
    given = 0
    for _ in range(3):
        giver = play_until_orders(sockets, [watcher], chance)
        if giver is None:
            break
        other = next(socket for socket in sockets if socket is not giver)
        people = ((other, boris if other is sockets[1] else anna), (watcher, stranger))
        before = [seen(person, giver.table) for _, person in people]
        given += give_all(giver)
        for socket, _ in people:
            quiet(socket)
        assert [seen(person, giver.table) for _, person in people] == before
        take_back(other, (*sockets, watcher))
        for _ in range(4):
            if not over(sockets):
                advance(sockets, [watcher], chance)
    assert given
    for socket in (*sockets, watcher):
        check_log(socket, given)


def take_back(other: Socket, everybody: tuple[Socket, ...]) -> None:
    """Takes a move back if the last state said that it can be: an order since then does not stand in the way."""
    if other.state["undo"] is not None:
        return
    assert other.ask("undo", at=other.version, seat=other.state["seat"])["type"] == "ack"
    for socket in everybody:
        socket.until(socket.version + 1)


def check_log(socket: Socket, given: int) -> None:
    """What a socket was told, anew and from the start, has no gap; and every version can be looked at."""
    told = [entry["version"] for entry in socket.entries]
    assert told == sorted(set(told))
    assert [
        entry for entry in socket.entries if entry["kind"] == "order" and entry["seat"] != socket.state["seat"]
    ] == []
    stale: dict[str, Any] = socket.ask("look", version=socket.version + 1)["problem"]
    assert stale["params"]["expected"] == socket.version
    for version in range(socket.version + 1):
        looked = socket.ask("look", version=version)
        assert looked["entry"]["version"] == version
        assert looked["entry"]["kind"] != "order" or looked["entry"]["seat"] == socket.state["seat"]
    fresh = [entry["version"] for entry in socket.entries if entry["version"]]
    assert fresh == list(range(1, socket.version + 1)), given


def test_a_decision_is_not_stale_by_somebody_elses_order(anna: Person, boris: Person) -> None:
    sockets = two_at("sail", anna, boris)
    chance = random.Random(4)
    giver = play_until_orders(sockets, [], chance)
    assert giver is not None
    other = next(socket for socket in sockets if socket is not giver)
    while not other.state["actions"] or not may_order(giver):
        advance(sockets, [], chance)
    give_all(giver)
    answer = other.play(chance.choice(other.state["actions"])["text"])
    assert (answer["type"], answer["version"]) == ("ack", other.version + 1)
    refused = other.ask("resign", at=other.version - 1, seat=other.state["seat"])
    assert refused["problem"]["code"] == "stale"


def test_a_seat_counts_its_own_orders_and_no_others() -> None:
    orders = [(2, 1), (3, 1), (5, 0)]  # version and seat, in a log of six entries
    mine, his, watched = (Versions(orders, seat) for seat in (0, 1, -1))
    assert [mine.told(version) for version in range(7)] == [0, 1, 1, 1, 2, 3, 4]
    assert [his.told(version) for version in range(7)] == [0, 1, 2, 3, 4, 4, 5]
    assert [watched.told(version) for version in range(7)] == [0, 1, 1, 1, 2, 2, 3]
    assert [mine.last(told) for told in range(5)] == [0, 3, 4, 5, 6]
    assert [mine.first(told) for told in range(5)] == [0, 1, 4, 5, 6]
    assert mine.last(-1) == -1
