"""Connections that are slow, silent, do not read, or are too many: closed, and nobody else feels it."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server_clients import PATIENCE, Person, ServerProcess

from quarterdeck.server.connections import MOST_AN_ADDRESS, SPARE_DESCRIPTORS, Crowd, Timed
from quarterdeck.server.hostnames import household

SHORT = """
from quarterdeck.server import connections as c, run
c.HEAD_SECONDS = c.BODY_SECONDS = c.FLUSH_SECONDS = c.CLOSE_SECONDS = 1.0
c.SWEEP_SECONDS = 0.1
"""
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits a second where others wait ten to thirty."""
    process = ServerProcess(tmp_path_factory.mktemp("hasty"), before=SHORT)
    yield process
    assert process.stop() == 0
    assert "Traceback" not in process.logged()


def open_line(server: ServerProcess, source: str = "", receive: int = 0) -> socket.socket:
    where = urlsplit(server.url)
    line = socket.socket()
    line.settimeout(PATIENCE)
    if receive:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    if source:
        line.bind((source, 0))
    line.connect((where.hostname, where.port))
    return line


def read_all(line: socket.socket) -> bytes:
    """What comes until the other end closes, however it does that."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


BEGINNINGS = {
    "silent": b"",
    "a line without an end": b"GET / HT",
    "headers without an end": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: y\r\n",
    "no body": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    "waits to go on": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n",
    "answered and silent": b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "answered and half a second one": b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /",
    "half a handshake": f"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}".encode(),
}


def test_whoever_is_slow_or_silent_is_closed(hasty: ServerProcess) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(open_line(hasty)) for _ in range(20) for _ in BEGINNINGS]
        for line, text in zip(lines, list(BEGINNINGS.values()) * 20, strict=True):
            line.sendall(text)
        for line in lines:
            read_all(line)  # ends, or the test's patience does
    assert Person(hasty).get("/api/health")["status"] == "ok"


def test_one_byte_now_and_then_does_not_keep_a_connection(hasty: ServerProcess) -> None:
    with open_line(hasty) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        line.settimeout(0.2)
        for _ in range(10 * PATIENCE):
            try:
                line.sendall(b"X: y\r\n")
                if not line.recv(10):
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
    raise AssertionError("it was still open")


def test_whoever_does_not_read_his_answer_is_closed(hasty: ServerProcess) -> None:
    length = len(Person(hasty).http.get("/api/texts/en/lords").content)
    with open_line(hasty, receive=4096) as line:
        line.sendall(b"GET /api/texts/en/lords HTTP/1.1\r\nHost: localhost\r\n\r\n" * 200)
        for _ in range(2):  # a silent one that comes later is closed later
            with open_line(hasty) as other:
                read_all(other)
        assert len(read_all(line)) < 200 * length


def send_on(line: socket.socket, text: bytes) -> None:
    for _ in range(100_000):
        line.sendall(text)


def test_a_socket_that_pings_and_does_not_read_is_closed(hasty: ServerProcess) -> None:
    person = Person(hasty)
    table = person.table("toy", "here", "here")["id"]
    head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n{UPGRADE}{KEY}\r\n"
    with open_line(hasty, receive=4096) as line:
        line.sendall(head.encode())
        ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125
        with pytest.raises(ConnectionError):
            send_on(line, ping * 100)


def test_one_address_may_have_so_many_connections_and_others_are_not_counted(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--limits", "0.03125")
    most = MOST_AN_ADDRESS // 32
    try:
        with ExitStack() as stack:
            lines = [stack.enter_context(open_line(server, "127.0.0.2")) for _ in range(most + 2)]
            for line in lines[most:]:
                assert read_all(line).startswith(b"HTTP/1.1 503")
            with open_line(server, "127.0.0.3") as other:
                other.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                assert read_all(other).startswith(b"HTTP/1.1 200")
        assert "was refused: " in server.logged()
    finally:
        server.kill()


def test_with_too_few_file_descriptors_it_says_so_and_takes_fewer_connections(tmp_path: Path) -> None:
    few = 20
    limit = f"import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, ({SPARE_DESCRIPTORS + few},) * 2)"
    server = ServerProcess(tmp_path, before=limit)
    try:
        assert f"{few} connections are taken instead of" in server.logged()
        with ExitStack() as stack:
            lines = [stack.enter_context(open_line(server)) for _ in range(few + 1)]
            assert read_all(lines[-1]).startswith(b"HTTP/1.1 503")
    finally:
        server.kill()


def test_the_soft_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    limit = "import resource\nresource.setrlimit(resource.RLIMIT_NOFILE, (256, 20000))"
    server = ServerProcess(tmp_path, before=limit)
    try:
        assert "connections are taken" not in server.logged()
        with ExitStack() as stack:
            lines = [stack.enter_context(open_line(server)) for _ in range(300)]
            lines[-1].sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert read_all(lines[-1]).startswith(b"HTTP/1.1 200")
    finally:
        server.kill()


def test_failing_accepts_are_logged() -> None:
    program = """
import logging, resource, sys
from quarterdeck.server.connections import Crowd
logging.basicConfig(stream=sys.stdout)
resource.setrlimit(resource.RLIMIT_NOFILE, (3, 3))
Crowd().sweep(0.0)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env={**os.environ})
    assert "no file descriptors are left" in done.stdout, done.stderr


class Line(Timed):
    """A connection of a test."""


def test_the_crowd_counts_everybody_once() -> None:
    crowd = Crowd(most=3)
    lines = [Line() for _ in range(5)]
    assert [crowd.enter(line, f"10.0.0.{k}") for k, line in enumerate(lines)] == [True, True, True, False, False]
    crowd.leave(lines[4])
    assert len(crowd) == 3
    crowd.replace(lines[0], lines[4])
    crowd.leave(lines[0])
    assert len(crowd) == 3
    crowd.leave(lines[4])
    assert crowd.enter(lines[3], "10.0.0.3")
    assert crowd.refused == 2


def test_a_line_with_many_addresses_counts_as_one() -> None:
    assert household("10.0.0.7") == household("::ffff:10.0.0.7") == "10.0.0.7"
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::7") != household("2001:db8:1:2::7")
    assert household("::1") == "::1"
    assert household("unix") == "unix"
    crowd = Crowd(factor=2 / MOST_AN_ADDRESS)
    assert [crowd.enter(Line(), f"2001:db8::{number}") for number in range(3)] == [True, True, False]
