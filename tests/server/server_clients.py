"""A server in a process of its own, and people who talk to it over real sockets."""

import os
import random
import signal
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from server_nursery import Forked
from websockets.sync.client import ClientConnection, connect

from postgres import address_of, database_in, sql
from quarterdeck.server.occupied import find_holder
from quarterdeck.server.where import Dsn, Where

TESTS = Path(__file__).parent.parent
PATIENCE = 60  # seconds before a hanging server fails a test; nothing here takes one
Json = dict[str, Any]


class ServerProcess:
    """`quarterdeck serve` on a free port, with the toy among its games."""

    def __init__(self, folder: Path, *arguments: str, before: str = "", database: Where | None = None) -> None:
        """A server with options; `before` is Python that changes it first, for patience that a test has not."""
        self.folder = folder
        self.database = database or database_in(folder, "quarterdeck.sqlite")
        self.arguments = arguments
        self.before = before
        self.start()

    def start(self) -> None:
        """Starts it and waits until it answers."""
        arguments = [
            "serve",
            "--no-browser",
            "--port",
            "0",
            "--limits",
            "100000",
            "--watch-delay",
            "0",
        ]
        environment = {**os.environ, "QUARTERDECK_DATA": str(self.folder), "QUARTERDECK_GAMES": "toy", "LANG": "en"}
        environment["PYTHONPATH"] = str(TESTS)
        if isinstance(self.database, Dsn):
            environment["QUARTERDECK_DATABASE"] = self.address
        else:
            arguments += ["--database", self.address]
        self.log = (self.folder / "log.txt").open("ab")
        self.process = Forked([*arguments, *self.arguments], environment, self.log.fileno(), self.before)
        said = self.process.stdout.readline()
        assert "http://" in said, (said, self.logged())
        holder = None if isinstance(self.database, Dsn) else find_holder(self.database)
        self.url = holder.url if holder else said.partition("http://")[1] + said.partition("http://")[2].split(". ")[0]

    def kill(self) -> None:
        """As a power cut does."""
        self.process.kill()
        self._end()

    def stop(self) -> int:
        """As `systemctl stop` does; the exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        status = self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.log.close()
        return status

    @property
    def address(self) -> str:
        """Its database, as the command line takes it."""
        return address_of(self.database)

    def sql(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """What a statement finds in its database or changes there; `?` stands for a value."""
        return sql(self.database, statement, *values)

    def logged(self) -> str:
        return (self.folder / "log.txt").read_text()


class Person:
    """A browser with its cookie."""

    def __init__(self, server: ServerProcess, name: str = "Anna") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, trust_env=False)
        self.post("/api/me", {"name": name, "lang": "en"})

    def post(self, path: str, body: object = None, status: int | None = None) -> Json:
        """A POST; without a status any success will do."""
        answer = self.http.post(path, json={} if body is None else body, headers={"origin": self.server.url})
        assert answer.is_success if status is None else answer.status_code == status, answer.text
        return dict(answer.json())

    def get(self, path: str, status: int = 200) -> Json:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    def table(self, game: str, *seats: str | Json, **more: object) -> Json:
        """A new table; a seat is its kind, a bot's level, or the whole request."""
        kinds = [
            seat if isinstance(seat, dict) else {"kind": seat} if seat in ("here", "link") else bot(seat)
            for seat in seats
        ]
        return self.post("/api/tables", {"game": game, "seats": kinds, **more}, 201)

    def claim(self, table: Json, seat: int) -> Json:
        """Follows the link of a seat that `table`'s owner was given."""
        url = next(link["url"] for link in table["links"] if link["seat"] == seat)
        return self.post("/api/claim", {"token": url.partition("#")[2]})

    def sit_at(self, table: str, since: int | None = None, nonces: bool = True) -> "Socket":
        """Opens a socket at a table, and gives the nonces it is asked for."""
        socket = Socket(self, table, since)
        for seat in socket.hello["nonces"] if nonces else ():
            assert socket.ask("nonce", seat=seat, nonce=f"{random.getrandbits(128):032x}")["type"] == "ack"
        return socket


def bot(level: str) -> Json:
    return {"kind": "bot", "level": level}


class Socket:
    """One socket at one table; what arrives unasked is kept."""

    def __init__(self, person: Person, table: str, since: int | None = None, **headers: str) -> None:
        address = person.server.url.replace("http", "ws") + f"/api/tables/{table}/socket?protocol=1"
        cookie = "; ".join(f"{key}={value}" for key, value in person.http.cookies.items())
        opening = connect(
            address if since is None else f"{address}&since={since}",
            additional_headers={"cookie": cookie, "origin": person.server.url, **headers},
            proxy=None,
            compression=None,
            open_timeout=PATIENCE,
            max_size=None,
        )
        self._open = ExitStack()
        self.line: ClientConnection = self._open.enter_context(opening)
        self.table = table
        self.raw: list[str] = []
        self.states: list[Json] = []
        self.entries: list[Json] = []
        self.news: list[Json] = []
        self.sent = 0
        self.bye: Json | None = None
        self.hello = self.receive()

    @property
    def state(self) -> Json:
        """The last state that arrived."""
        return self.states[-1]

    @property
    def version(self) -> int:
        return int(self.state["version"])

    def receive(self) -> Json:
        """The next frame, noted."""
        raw = self.line.recv(PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        frame: Json = msgspec.json.decode(raw)
        match frame["type"]:
            case "state":
                self.states.append(frame)
            case "events":
                self.entries += frame["entries"]
            case "table":
                self.news.append(frame["table"])
            case "bye":
                self.bye = frame["problem"]
        return frame

    def send(self, kind: str, **fields: object) -> int:
        """Sends a message and does not wait; its id."""
        self.sent += 1
        self.line.send(msgspec.json.encode({"type": kind, "id": self.sent, **fields}).decode())
        return self.sent

    def ask(self, kind: str, **fields: object) -> Json:
        """Sends a message and gives its answer."""
        id = self.send(kind, **fields)
        while True:
            frame = self.receive()
            if frame.get("id") == id:
                return frame

    def until(self, version: int) -> Json:
        """The state at this version or a later one."""
        while not self.states or self.version < version:
            self.receive()
        return self.state

    def play(self, *actions: str, seat: int | None = None) -> Json:
        """Plays at the version of the last state."""
        seat = self.state["seat"] if seat is None else seat
        return self.ask("play", at=self.version, seat=seat, actions=actions)

    def play_any(self, chance: random.Random) -> Json:
        """Plays any legal action and waits for what comes of it."""
        action = chance.choice(self.state["actions"])["text"]
        answer = self.play(action)
        assert answer["type"] == "ack", (action, answer)
        self.until(answer["version"])
        return answer

    def close(self) -> None:
        self._open.close()


def play_to_the_end(sockets: list[Socket], chance: random.Random, most: int = 100_000) -> None:
    """Everybody plays any legal action until the game is over or the table has so many entries."""
    version = max(socket.until(0)["version"] for socket in sockets)
    while True:
        states = [socket.until(version) for socket in sockets]
        movers = [socket for socket in sockets if socket.state["actions"]]
        if states[0]["result"] is not None or version >= most:
            return
        version = chance.choice(movers).play_any(chance)["version"]
