"""The power goes out under load, twenty times: no acknowledged action is lost, none is there twice."""

import random
import threading
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from server_clients import Person, ServerProcess, Socket
from websockets.exceptions import WebSocketException

from quarterdeck.games import ids

CUTS = 5  # in each of four runs, twenty in all: each starts a server anew, about a second and a half of CPU
PLAYERS = 6
MOST_ACTIONS_A_CUT = 30  # the cut comes after 1 to so many acknowledgements, so that it meets every moment of a write


class Sent:
    """What one table was sent, and what it answered."""

    def __init__(self) -> None:
        self.tried: defaultdict[int, list[str]] = defaultdict(list)  # by the version it would lead to
        self.acknowledged: dict[int, str] = {}


class Player(threading.Thread):
    """Plays both seats of a table as fast as the server answers, and comes back whenever it is up again."""

    def __init__(self, server: ServerProcess, number: int, load: "Load") -> None:
        super().__init__(name=f"player-{number}", daemon=True)
        self.person = Person(server)
        self.chance = random.Random(number)
        self.game = ids()[number % len(ids())]
        self.load = load
        self.sent: dict[str, Sent] = {}
        self.failure: Exception | None = None

    def run(self) -> None:
        try:
            while not self.load.over.is_set():
                self.load.up.wait()
                with suppress(OSError, WebSocketException, httpx.TransportError):
                    self.play()
        except Exception as failure:
            self.failure = failure

    def play(self) -> None:
        """Goes on with the last table, or a new one where that is finished."""
        if not self.sent:
            self.sent[self.person.table(self.game, "here", "here")["id"]] = Sent()
        table = next(reversed(self.sent))
        socket = self.person.sit_at(table)
        while not self.load.over.is_set():
            state = socket.until(0)
            if state["result"] is not None:
                self.sent[self.person.table(self.game, "here", "here")["id"]] = Sent()
                return
            self.step(socket, self.sent[table])

    def step(self, socket: Socket, sent: Sent) -> None:
        seat = self.chance.choice(socket.state["pending"])
        socket.ask("show", seat=seat)
        while socket.receive()["type"] != "state":
            pass
        text = self.chance.choice(socket.state["actions"])["text"]
        version = socket.version + 1
        sent.tried[version].append(text)
        answer = socket.play(text)
        assert answer["type"] == "ack", answer
        sent.acknowledged[answer["version"]] = text
        self.load.count()
        socket.until(version)


class Load:
    """All players, and how much they have been acknowledged."""

    def __init__(self) -> None:
        self.up = threading.Event()
        self.over = threading.Event()
        self.acknowledged = 0
        self._changed = threading.Condition()

    def count(self) -> None:
        with self._changed:
            self.acknowledged += 1
            self._changed.notify_all()

    def wait_for(self, number: int) -> None:
        with self._changed:
            assert self._changed.wait_for(lambda: self.acknowledged >= number, timeout=60), self.acknowledged


@pytest.mark.parametrize("seed", [11, 12, 13, 14])
def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path, seed: int) -> None:
    server = ServerProcess(tmp_path)
    server.arguments = ("--port", server.url.rpartition(":")[2])
    load = Load()
    load.up.set()
    players = [Player(server, number, load) for number in range(PLAYERS)]
    for player in players:
        player.start()
    chance = random.Random(seed)
    for _ in range(CUTS):
        load.wait_for(load.acknowledged + chance.randint(1, MOST_ACTIONS_A_CUT))
        load.up.clear()
        server.kill()
        server.start()
        load.up.set()
    load.wait_for(load.acknowledged + PLAYERS)
    load.over.set()
    for player in players:
        player.join(60)
        assert not player.is_alive()
        assert player.failure is None, player.failure
    try:
        tables = [(player.person, table, sent) for player in players for table, sent in player.sent.items()]
        for person, table, sent in tables:
            check_table(person, table, sent)
    finally:
        assert server.stop() == 0
    assert load.acknowledged >= CUTS + PLAYERS


def check_table(person: Person, table: str, sent: Sent) -> None:
    """Every acknowledged action stands where it was said to, and every entry is one that was sent, once."""
    found: dict[int, str] = {}
    for seat in (0, 1):  # the notation of a secret choice is told to its own seat only
        socket = Socket(person, table)
        socket.ask("show", seat=seat, since=0)
        socket.receive()
        while not socket.states or socket.state["seat"] != seat:
            socket.receive()
        texts = {entry["version"]: entry["texts"][0] for entry in socket.entries if entry["texts"]}
        found |= texts
        last = socket.version
        socket.close()
    assert sorted(found) == list(range(1, last + 1))
    assert sent.acknowledged.items() <= found.items()
    assert all(text in sent.tried[version] for version, text in found.items())
