"""Request lines of every odd kind, over raw sockets: 4xx and one line in the log, never 500, never a forged line."""

import re
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server_clients import PATIENCE, Person, ServerProcess, Socket

LINE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (WARNING|ERROR|INFO) \S+( \[[0-9a-f]+\])?: .*")
ROUTES = [
    "/",
    "/play/{}",
    "/assets/{}",
    "/api/health",
    "/api/me",
    "/api/games/{}/rules",
    "/api/games/{}/components",
    "/api/texts/{}/common",
    "/api/texts/en/{}",
    "/api/tables/mine",
    "/api/tables/{}",
    "/api/tables/{}/replay",
    "/api/tables/{}/socket",
    "/api/tables/{}/seats/{}",
    "/api/replays/{}",
    "/api/replays/{}/file",
    "/api/replays/{}/at/{}",
    "/api/replays/{}/log",
    "/api/replays/{}/scores",
    "/api/{}",
]
ODD = ["%00", "%0a2026-11-16%20ERROR%20forged", "n" * 300, "%ff%fe", "%c3%28", str(2**63), "%E2%80%AE", "%ed%a0%80"]
QUERIES = ["seat=" + str(2**63), "seat=%00", "seat=%ff", "seat=" + "9" * 400, "x=" + "y" * 5000, "since=" + str(2**63)]
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"


def say(server: ServerProcess, text: bytes) -> bytes:
    """Whatever comes back on a connection of its own, until that is closed."""
    where = urlsplit(server.url)
    with socket.create_connection((where.hostname, where.port), timeout=PATIENCE) as line:
        line.sendall(text)
        return b"".join(iter(lambda: line.recv(65536), b""))


def ask(server: ServerProcess, target: str, method: str = "GET", more: str = "", version: str = "1.1") -> int:
    """The status of a request that is written by hand."""
    host = urlsplit(server.url).netloc
    head = f"{method} {target} HTTP/{version}\r\nHost: {host}\r\nConnection: close\r\n{more}\r\n"
    return status_of(say(server, head.encode("latin-1")))


def status_of(answer: bytes) -> int:
    found = re.match(rb"HTTP/1\.1 (\d{3}) ", answer)
    assert found, answer[:200]
    return int(found[1])


@pytest.fixture
def lines(server: ServerProcess) -> object:
    """The lines that a test adds to the log."""
    before = len(server.logged())
    return lambda: [line for line in server.logged()[before:].splitlines() if ".watchdog: " not in line]


def check(added: list[str], most: int, least: int = 0) -> None:
    """Every line begins as one of ours does, and there is at most one a request."""
    assert all(LINE.fullmatch(line) for line in added), added
    assert not any("forged" in line and "%0a" not in line for line in added), added
    assert least <= len(added) <= most


@pytest.mark.parametrize("route", ROUTES)
def test_odd_names_are_refused_in_every_route(route: str, server: ServerProcess, lines: object) -> None:
    asked = 0
    for odd in ODD if "{}" in route else []:
        status = ask(server, route.format(odd, odd))
        assert 400 <= status < 500, (route, odd, status)
        asked += 1
    for query in QUERIES:
        status = ask(server, route.format("x", "0") + "?" + query)
        assert 400 <= status < 500, (route, query, status)
        asked += 1
    check(lines(), asked, least=asked)  # type: ignore[operator]


@pytest.mark.parametrize("odd", ODD)
def test_odd_names_are_refused_to_sockets(odd: str, server: ServerProcess, lines: object) -> None:
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    host = urlsplit(server.url).netloc
    head = f"GET /api/tables/{odd}/socket HTTP/1.1\r\nHost: {host}\r\n{UPGRADE}{key}\r\n"
    assert 400 <= status_of(say(server, head.encode())) < 500
    assert 400 <= ask(server, "/api/nowhere", more=UPGRADE + key) < 500
    assert ask(server, "/api/tables/x/socket", more=UPGRADE) == 400
    check(lines(), 3)  # type: ignore[operator]


def test_a_number_beyond_all_bounds_in_a_message_is_no_message(anna: Person) -> None:
    mine = anna.sit_at(anna.table("toy", "here", "here")["id"])
    for field in ("id", "at", "seat", "what", "value", "version"):
        for kind in ("order", "play", "look", "ping", "show"):
            message = {"type": kind, "id": 1, "at": 0, "seat": 0, "what": 0, "value": 0, "version": 0}
            mine.line.send(str(message | {field: 2**63}).replace("'", '"'))
            while "id" not in (answer := mine.receive()):
                pass
            if answer["type"] == "error":
                assert answer["problem"]["code"] != "internal", (kind, field, answer)
    assert mine.ask("ping")["type"] == "pong"


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"BREW / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 405),
        (b"CONNECT example.org:443 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 405),
        (b"TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 405),
        (b"GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400),
        (b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400),
        (b"GET / HTTP/3.0\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400),
        (b"GET / HTTP/9\r\n\r\n", 400),
        (b"GET /\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\n\r\n", 400),
        (b"GET / HTTP/1.0\r\n\r\n", 421),
        (b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: \x00\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 100_000 + b"\r\nConnection: close\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 20_000 + b"Connection: close\r\n\r\n", 431),
        (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", 400),
        (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + b"9" * 40 + b"\r\n\r\n", 400),
        (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n", 400),
        (b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}GET", 201),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
        (b"\r\n" * 50_000, 400),
    ],
)
def test_what_is_no_request_of_ours_is_refused_in_one_line(
    request_: bytes, status: int, server: ServerProcess, lines: object
) -> None:
    assert status_of(say(server, request_)) == status
    check(lines(), 1)  # type: ignore[operator]


def test_rubbish_behind_a_request_ends_the_connection_quietly(server: ServerProcess, lines: object) -> None:
    host = urlsplit(server.url).netloc.encode()
    for body in (b"", b"Content-Length: 2\r\n\r\n{}"):
        head = b"POST /api/me HTTP/1.1\r\nHost: " + host + b"\r\n" + (body or b"\r\n")
        assert b"HTTP/1.1" in say(server, head + b"\x00\x01 rubbish\r\n\r\n")
    check(lines(), 2)  # type: ignore[operator]


def test_pages_are_under_a_limit_like_routes(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path, "--limits", "0.01")  # three pages at once, then one in two seconds
    try:
        for path in ("/", "/assets/none.js", "/api/health"):
            found = [ask(server, path) for _ in range(40)]
            assert 429 in found
            assert set(found) <= {200, 404, 429}
    finally:
        server.kill()


def test_sockets_of_other_pages_count_against_the_limit(strict: Person) -> None:
    table = strict.table("toy", "here", "random")["id"]
    refused = [(Socket(strict, table, origin="https://evil.example").bye or {})["code"] for _ in range(70)]
    assert refused[:50] == ["origin"] * 50
    assert refused[-1] == "too-fast"
