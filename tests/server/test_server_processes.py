"""`quarterdeck serve --processes N`: one port, processes that are kept, and renewed without a move being lost."""

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server_clients import PATIENCE, Json, Person, ServerProcess, Socket

from quarterdeck.cli.main import main
from quarterdeck.server.where import Dsn


class Kept(ServerProcess):
    """Two processes and who keeps them."""

    def start(self) -> None:
        super().start()
        told = [self.process.stdout.readline() for _ in range(2)]
        found = [re.search(r"port (\d+), pid (\d+)", line) for line in told]
        self.ports, self.pids = zip(*((int(one[1]), int(one[2])) for one in found if one), strict=True)

    def at(self, person: Person, number: int | None) -> None:
        """He asks one of the processes from now on; None: whichever has the common port."""
        port = self.url.rpartition(":")[2] if number is None else self.ports[number]
        person.http.base_url = httpx.URL(f"http://127.0.0.1:{port}")

    def ask(self, number: int, path: str) -> Json:
        return dict(httpx.get(f"http://127.0.0.1:{self.ports[number]}{path}", trust_env=False).json())


class At:
    """One of the processes, as a person knows his server."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"


@pytest.fixture
def kept(tmp_path: Path, postgres: str) -> Iterator[Kept]:
    process = Kept(tmp_path, "--processes", "2", "--spread", "0.5", database=Dsn(postgres))
    yield process
    if process.process.poll() is None:
        process.kill()


def coming_back(person: Person, table: str, since: int) -> Socket:
    """A page that was told to come back does so until it is served."""
    while True:
        try:
            socket = Socket(person, table, since)
        except OSError:
            continue
        if socket.bye is None:
            return socket
        socket.close()


def play(socket: Socket, other: Socket) -> int:
    """Whose turn it is plays the first thing he may; the other sees it."""
    mover, waiter = (socket, other) if socket.state["actions"] else (other, socket)
    answer = mover.play(mover.state["actions"][0]["text"])
    assert answer["type"] == "ack", answer
    for one in (mover, waiter):
        one.until(answer["version"])
    return int(answer["version"])


def begun(kept: Kept) -> tuple[list[Person], str, list[Socket]]:
    """Two people at a table, each at a process of his own."""
    people = [Person(At(kept.ports[n]), name) for n, name in enumerate(("Anna", "Boris"))]  # type: ignore[arg-type]
    table = people[0].table("lords", "here", "link")
    people[1].claim(table, 1)
    sockets = [person.sit_at(table["id"], nonces=False) for person in people]
    for seat, socket in enumerate(sockets):
        assert socket.ask("nonce", seat=seat, nonce=f"{seat:032x}")["type"] == "ack"
    for socket in sockets:
        socket.until(0)
    return people, table["id"], sockets


def test_a_process_that_dies_is_started_anew_and_its_people_go_on(kept: Kept) -> None:
    people, table, (one, two) = begun(kept)
    assert [play(one, two), play(one, two)] == [1, 2]
    os.kill(kept.pids[1], signal.SIGKILL)
    two = coming_back(people[1], table, 2)
    assert [two.until(2)["version"], play(one, two)] == [2, 3]
    kept.at(people[0], None)
    assert people[0].get(f"/api/tables/{table}")["version"] == 3
    assert kept.stop() == 0
    assert "is started anew" in kept.logged()
    assert "Traceback" not in kept.logged()


def test_processes_are_renewed_one_after_the_other_and_nobody_loses_a_move(kept: Kept) -> None:
    people, table, sockets = begun(kept)
    assert play(*sockets) == 1
    kept.process.send_signal(signal.SIGHUP)
    for number, person in enumerate(people):
        while sockets[number].bye is None:
            sockets[number].receive()
        assert sockets[number].bye["code"] == "restart"  # type: ignore[index]
        sockets[number] = coming_back(person, table, 1)
        assert sockets[number].until(1)["version"] == 1
    assert play(*sockets) == 2
    assert kept.ask(0, "/api/health/ready")["ready"]
    assert kept.ask(0, "/api/health/live")["lag"] >= 0
    assert kept.stop() == 0
    assert "Traceback" not in kept.logged()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("serve", "--processes", "3"), "3 processes cannot share the file"),
        (("serve", "--processes", "0"), "from 1 to 64, not 0"),
        (("serve", "--bot-workers", "elsewhere"), "Workers elsewhere cannot reach the file"),
        (("serve", "--bot-workers", "many"), "--bot-workers"),
        (("worker",), "A worker needs the PostgreSQL database"),
    ],
)
def test_what_a_file_cannot_do_is_said_in_one_line(
    arguments: tuple[str, ...],
    says: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("QUARTERDECK_DATA", str(tmp_path))
    monkeypatch.delenv("QUARTERDECK_DATABASE", raising=False)
    assert main([*arguments, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.count("\n") == 1


def test_a_process_that_does_not_start_is_said_in_one_line(tmp_path: Path, postgres: str) -> None:
    from server_nursery import Forked

    environment = {**os.environ, "QUARTERDECK_DATA": str(tmp_path), "QUARTERDECK_DATABASE": postgres, "LANG": "en"}
    environment["QUARTERDECK_GAMES"] = "no_such_game"
    with (tmp_path / "log.txt").open("ab") as log:
        arguments = ["serve", "--no-browser", "--port", "0", "--processes", "2"]
        started = Forked(arguments, environment, log.fileno(), "import os; os.environ['QUARTERDECK_GAMES'] = 'toy'")
    assert started.wait(PATIENCE) == 2
    started.stdout.close()
