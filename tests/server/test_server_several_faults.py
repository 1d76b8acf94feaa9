"""Two servers, a process of workers and PostgreSQL under load, each killed in turn: nothing acknowledged is lost,
nothing is doubled, no bot moves twice, and all tables go on.

`make test` kills a server, the workers and PostgreSQL once, `make soak` each twenty times.
"""

import asyncio
import os
import random
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from server_clients import TESTS, Json, Person, ServerProcess, Socket, bot
from server_nursery import Forked
from test_server_faults import Load, Sent
from test_server_postgres import kill
from websockets.exceptions import WebSocketException

from postgres import Cluster
from quarterdeck.server.live import Hub
from quarterdeck.server.postgres import Postgres
from quarterdeck.server.storage import Storage
from quarterdeck.server.where import Dsn
from quarterdeck.table.entries import Play

KILLS = 20  # of each, in `make soak`
PLAYERS = 4  # the last of whom plays against a bot
MOST_ACTIONS_A_KILL = 20  # the kill comes after 1 to so many acknowledgements, so that it meets every moment of a write
GAMES = ("lords", "fleet", "admiral", "lords")
OTHER_PROBLEMS = ("stale", "restart", "storage", "storage-unsure", "storage-away")  # what a kill may cause: tried anew
PATIENCE = 60


class House:
    """Everything that a host with several machines has, on one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cluster = Cluster(Path(f"/tmp/quarterdeck-pg-{os.getpid()}-f"))
        self.cluster.template()
        self.cluster.run("CREATE DATABASE house TEMPLATE quarterdeck_template")
        self.where = Dsn(self.cluster.url("house"))
        self.servers = []
        for _ in range(2):
            server = ServerProcess(folder, "--bot-workers", "elsewhere", database=self.where)
            server.arguments = (*server.arguments, "--port", server.url.rpartition(":")[2])
            self.servers.append(server)
        self.start_worker()

    def start_worker(self) -> None:
        environment = {**os.environ, "QUARTERDECK_DATA": str(self.folder), "QUARTERDECK_GAMES": "toy", "LANG": "en"}
        environment |= {"PYTHONPATH": str(TESTS), "QUARTERDECK_DATABASE": self.where.for_loop}
        with (self.folder / "worker.txt").open("ab") as log:
            self.worker = Forked(["worker", "--bot-workers", "1"], environment, log.fileno(), "")
        assert "Working" in self.worker.stdout.readline()

    # What is killed

    def kill_one(self) -> None:
        self._kill_server(0)

    def kill_other(self) -> None:
        self._kill_server(1)

    def _kill_server(self, number: int) -> None:
        self.servers[number].kill()
        self.servers[number].start()

    def kill_worker(self) -> None:
        self.worker.kill()
        self.worker.wait(PATIENCE)
        self.worker.stdout.close()
        self.start_worker()

    def kill_database(self) -> None:
        """What PostgreSQL had not written down is gone, and it has to recover."""
        kill(self.cluster)
        self.cluster.server.start()

    def close(self) -> None:
        self.worker.send_signal(signal.SIGTERM)
        assert self.worker.wait(PATIENCE) == 0
        self.worker.stdout.close()
        assert [server.stop() for server in self.servers] == [0, 0]


class Traveller(threading.Thread):
    """Plays as fast as he is answered, each time he comes back at any of the servers."""

    def __init__(self, house: House, number: int, load: Load) -> None:
        super().__init__(name=f"traveller-{number}", daemon=True)
        self.house = house
        self.person = Person(house.servers[number % 2])
        self.chance = random.Random(number)
        self.game = GAMES[number]
        self.against_bot = number == PLAYERS - 1
        self.load = load
        self.sent: dict[str, Sent] = {}
        self.counted = 0
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.load.over.is_set():
                with suppress(OSError, WebSocketException, httpx.TransportError, Interrupted):
                    self.play()
        except BaseException as failure:
            self.failure = failure

    def move(self) -> None:
        """The next time he is at another server."""
        self.person.server = self.chance.choice(self.house.servers)
        self.person.http.base_url = httpx.URL(self.person.server.url)

    def play(self) -> None:
        """Goes on with the last table, or a new one where that is finished."""
        self.move()
        if not self.sent:
            self.open_table()
        table = next(reversed(self.sent))
        socket = Socket(self.person, table)
        try:
            for seat in socket.hello.get("nonces", ()):
                socket.ask("nonce", seat=seat, nonce=f"{self.chance.getrandbits(128):032x}")
            if socket.bye is not None:
                raise Interrupted(socket.bye)
            while not self.load.over.is_set():
                while not socket.states:
                    self.listen(socket)
                if socket.state["result"] is not None:
                    self.open_table()
                    return
                self.step(socket, self.sent[table])
        finally:
            socket.close()

    def open_table(self) -> None:
        seats = [{"kind": "here"}, bot("cabin-boy") if self.against_bot else {"kind": "here"}]
        answer = self.person.http.post("/api/tables", json={"game": self.game, "seats": seats})
        if not answer.is_success:
            raise Interrupted(answer.text)
        self.sent[answer.json()["id"]] = Sent()

    def step(self, socket: Socket, sent: Sent) -> None:
        """One action; where somebody else has to act it waits for that."""
        mine = [seat for seat in socket.state["pending"] if not (self.against_bot and seat == 1)]
        if not mine:
            self.listen(socket)
            return
        seat = self.chance.choice(mine)
        if not self.against_bot:
            socket.ask("show", seat=seat)
            while self.listen(socket)["type"] != "state":
                pass
        if not socket.state["actions"]:
            self.listen(socket)
            return
        text = self.chance.choice(socket.state["actions"])["text"]
        sent.tried[socket.version + 1].append(text)
        answer = socket.play(text)
        if answer["type"] == "error":
            assert answer["problem"]["code"] in OTHER_PROBLEMS, answer
            raise Interrupted(answer["problem"]["code"])
        sent.acknowledged[answer["version"]] = text
        self.counted += 1
        self.load.count()
        while socket.version < answer["version"]:
            self.listen(socket)

    def listen(self, socket: Socket) -> Json:
        """The next frame; Interrupted where it is a goodbye."""
        frame = socket.receive()
        if frame["type"] == "bye":
            raise Interrupted(frame["problem"]["code"])
        return frame


class Interrupted(Exception):
    """He is told to come back."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    for server in made.servers:
        if server.process.poll() is None:
            server.kill()
    if made.worker.poll() is None:
        made.worker.kill()
    made.cluster.server.cleanup()


def test_whatever_is_killed_nothing_acknowledged_is_lost_or_doubled(house: House, pytestconfig: pytest.Config) -> None:
    rounds = KILLS if pytestconfig.getoption("soak") else 1
    faults = [house.kill_worker, house.kill_database, house.kill_one, house.kill_other][: 4 if rounds > 1 else 3]
    load = Load()
    travellers = [Traveller(house, number, load) for number in range(PLAYERS)]
    for traveller in travellers:
        traveller.start()
    chance = random.Random(rounds)
    for _ in range(rounds):
        for fault in faults:
            load.wait_for(load.acknowledged + chance.randint(1, MOST_ACTIONS_A_KILL))
            fault()
            before = [traveller.counted for traveller in travellers]
            for traveller, counted in zip(travellers, before, strict=True):  # every table goes on
                while traveller.counted == counted:
                    assert traveller.failure is None, traveller.failure
                    load.wait_for(load.acknowledged + 1)
    load.over.set()
    for traveller in travellers:
        traveller.join(PATIENCE)
        assert not traveller.is_alive()
        assert traveller.failure is None, traveller.failure
    asyncio.run(check_logs(house, travellers))
    house.close()


async def check_logs(house: House, travellers: list[Traveller]) -> None:
    """Every log can be carried out to its end, has what was acknowledged at its place, and nothing twice."""
    database = Postgres(house.where, house.folder)
    decided = 0  # by the bot, at the workers' process: nobody else thinks
    try:
        hub = Hub(Storage(database))
        for traveller in travellers:
            for table, sent in traveller.sent.items():
                row = await hub.storage.table(table)
                assert row is not None
                live = await hub._read(row)
                assert live.table.fault is None
                played = {v: e for v, e in enumerate(live.table.log, 1) if isinstance(e, Play)}
                mine = {v: str(e.actions[0]) for v, e in played.items() if not (traveller.against_bot and e.seat == 1)}
                decided += len(played) - len(mine)
                assert sent.acknowledged.items() <= mine.items()
                assert all(text in sent.tried[version] for version, text in mine.items())
        assert decided > 0
    finally:
        database.close()
