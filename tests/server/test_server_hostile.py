"""A stranger throws what he can at a running server: no callback holds the loop, and memory stays where it was.

What is read and checked in a process of its own (owners' files, replays) is in test_server_hostile_files.py.
"""

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from socket import create_connection

import httpx
import pytest
from hostile_requests import Watched
from server_clients import PATIENCE, Person, ServerProcess, Socket
from websockets.exceptions import ConnectionClosed

from quarterdeck.server.watchdog import HELD_SECONDS, Watchdog

MB = 1_000_000
ROUTES = ["/api/me", "/api/tables", "/api/claim", "/api/me/device-claim", "/api/me/sign-out", "/api/admin/restore"]
BODIES = {
    "deep lists": b"[" * MB,
    "deep tables": b'{"a":' * (MB // 5),
    "deep in a known field": b'{"options":' + b'{"a":' * (MB // 5),
    "deep, and closed": b'{"game":"toy","seats":' + b"[" * (MB // 2) + b"]" * (MB // 2) + b"}",
    "one long text": b'{"name":"' + b"x" * MB + b'"}',
    "one long number": b'{"seats":' + b"9" * MB + b"}",
    "many keys": b'{"options":{' + b",".join(b'"k%d":1' % k for k in range(60_000)) + b"}}",
    "many seats": b'{"game":"toy","seats":[' + b",".join([b'{"kind":"here"}'] * 60_000) + b"]}",
    "no text": b"\xff\xfe" * (MB // 2),
    "escapes": b'{"name":"' + rb"\u0041" * (MB // 6) + b'"}',
}
HEADERS = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    server = ServerProcess(tmp_path_factory.mktemp("hostile"))
    yield Watched(server)
    assert server.stop() == 0


def test_no_body_holds_the_loop(watched: Watched) -> None:
    anna = Person(watched.server)

    def throw(body: bytes) -> None:
        for route in ROUTES:
            answer = anna.http.post(route, content=body, headers=HEADERS)
            assert 400 <= answer.status_code < 500, (route, body[:40], answer.status_code)

    with watched.unharmed(lambda: throw(b"[]")):
        for body in BODIES.values():
            throw(body)


def test_no_frame_holds_the_loop(watched: Watched) -> None:
    anna = Person(watched.server)
    table = anna.table("toy", "here", "here")["id"]
    frames = [body[:65_000].decode("ascii", "replace")[:60_000] for body in BODIES.values() if b"\xff" not in body]
    frames += ['{"type":"play","id":1,"at":0,"seat":0,"actions":[' + ",".join(['"x"'] * 16_000) + "]}"]

    def throw() -> None:
        socket = anna.sit_at(table)
        for frame in frames:
            socket.line.send(frame)
            while socket.receive()["type"] != "error":
                pass
        socket.close()

    with watched.unharmed(throw):
        for _ in range(5):
            throw()


def test_no_flood_of_small_requests_holds_the_loop(watched: Watched) -> None:
    async def flood() -> None:
        async with httpx.AsyncClient(base_url=watched.server.url, timeout=60, trust_env=False) as http:
            paths = [
                "/",
                "/api/health",
                "/api/games",
                "/api/tables/none",
                "/%00",
                "/" + "n" * 300,
                "/api/texts/en/lords",
            ]
            for _ in range(30):
                await asyncio.gather(*(http.get(path) for path in paths))

    with watched.unharmed(lambda: asyncio.run(flood())):
        asyncio.run(flood())


def test_no_socket_that_asks_and_does_not_read_holds_memory(watched: Watched) -> None:
    anna = Person(watched.server)
    table = anna.table("lords", "here", "here")["id"]
    anna.sit_at(table).close()

    def throw(times: int) -> None:
        socket = Socket(anna, table)
        socket.line.close_timeout = 1
        for number in range(times):
            try:
                socket.line.send(f'{{"type":"look","id":{number},"version":0}}')
            except ConnectionClosed:
                break
        socket.close()

    with watched.unharmed(lambda: throw(1)):
        for _ in range(5):
            throw(200)


MASK = b"\0\0\0\0"  # of a frame, as clients have to have one
SMALL_FRAMES = {
    "pings": b"\x89\x80" + MASK,
    "pongs": b"\x8a\x80" + MASK,
    "empty parts": b"\x00\x80" + MASK,
    "short parts": b"\x00\x81" + MASK + b"x",
}


def until_closed(socket: Socket) -> None:
    while True:
        socket.receive()


def throw_bytes(person: Person, table: str, frames: bytes) -> int:
    """Sends frames past the library on a socket; the code it is closed with."""
    socket = Socket(person, table)
    with suppress(OSError):  # closed before all is sent
        socket.line.socket.sendall(frames)
    with pytest.raises(ConnectionClosed) as closed:
        until_closed(socket)
    socket.close()
    return closed.value.rcvd.code if closed.value.rcvd else 1006


@pytest.mark.parametrize("kind", SMALL_FRAMES)
def test_no_flood_of_small_frames_holds_the_loop_and_it_ends_the_socket(kind: str, watched: Watched) -> None:
    anna = Person(watched.server)
    table = anna.table("toy", "here", "here", watchable=True)["id"]
    begun = b"\x01\x80" + MASK if "parts" in kind else b""
    with watched.unharmed(lambda: Socket(anna, table).close()):
        throw_bytes(anna, table, begun + SMALL_FRAMES[kind] * (MB // 6))


def test_a_message_that_is_no_text_ends_the_socket_without_a_trace_in_the_log(watched: Watched) -> None:
    anna = Person(watched.server)
    table = anna.table("toy", "here", "here")["id"]
    assert throw_bytes(anna, table, b"\x81\x82" + MASK + b"\xff\xfe") == 1007
    assert "Traceback" not in watched.server.logged()


def test_no_body_in_small_parts_holds_the_loop(watched: Watched) -> None:
    host, port = watched.server.url.removeprefix("http://").split(":")
    head = f"POST /api/me HTTP/1.1\r\nHost: {host}:{port}\r\nTransfer-Encoding: chunked\r\n"
    request = head.encode() + b"Content-Type: application/json\r\nConnection: close\r\n\r\n"

    def throw(parts: int) -> None:
        with create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(request + b"1\r\n[\r\n" * parts + b"0\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 4")

    with watched.unharmed(lambda: throw(1)):
        throw(60_000)


# The watchdog itself


def test_the_watchdog_sees_what_held_the_loop(caplog: pytest.LogCaptureFixture) -> None:
    def hold_the_loop(watchdog: Watchdog) -> None:
        given_up = time.thread_time() + 10
        while "hold_the_loop" not in watchdog.figures.worst and time.thread_time() < given_up:
            pass

    async def scenario() -> Watchdog:
        watchdog = Watchdog()
        watchdog.start()
        hold_the_loop(watchdog)
        while not watchdog.figures.held:
            await asyncio.sleep(0.001)
        watchdog.stop()
        return watchdog

    found = asyncio.run(scenario()).figures
    assert found.worst.startswith("hold_the_loop (")
    assert found.max_lag >= HELD_SECONDS
    assert 0 < found.max_cpu < 10
    assert "the event loop is" in caplog.text


def test_the_watchdogs_figures_begin_anew_and_its_lines_are_rare(caplog: pytest.LogCaptureFixture) -> None:
    watchdog = Watchdog()
    for lag, cpu in ((0.0, 0.01), (0.2, 0.15), (0.01, 0.0)):
        watchdog.note(lag, cpu)
    for _ in range(5):
        watchdog.tell(0.2, 0.1, "somebody")
    assert caplog.text.count("somebody") == 1
    assert watchdog.percentile(0.5) == 0.01
    done = watchdog.begin()
    assert (done.beats, done.max_lag, done.max_cpu, done.held, done.worst) == (3, 0.2, 0.15, 1, "somebody")
    assert (watchdog.figures.beats, watchdog.percentile(0.5)) == (0, 0.0)
