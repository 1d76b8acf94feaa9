"""Connections: how many there may be and how long each may take. What is slow, silent or does not read is closed.

The web server itself waits for ever: for a request's first byte, for its last one, and for a reader who has stopped.
"""

import asyncio
import errno
import logging
import os
import struct
import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from .hostnames import household
from .rare import Rare

log = logging.getLogger(__name__)
HEAD_SECONDS = (
    10.0  # for a request line and headers, from the connection or the last answer: a browser sends them at once
)
BODY_SECONDS = 30.0  # the longest body, 1.5 MB, at 50 KB a second
FLUSH_SECONDS = 20.0  # without a byte being taken of what was sent; the longest that a phone in a tunnel keeps still
CLOSE_SECONDS = 10.0  # for the other end of a connection that is being closed
SWEEP_SECONDS = 1.0
MOST_UNSENT = 1_000_000  # bytes of answers to pings that nobody reads; a table's state and its events are below 300 KB
SLICE = 2048  # bytes that are read in one go: 340 of the shortest frames or parts of a body, in 5 to 10 ms
MOST_CONTROLS = 1000  # pings, pongs and parts of messages in a second; browsers send one in 20 s
TEXT, SHORT, LONG = 0x81, 126, 127  # of a frame's head: all of a text; lengths that say: two, eight bytes follow
OUTLET = "quarterdeck.outlet"  # of a socket's scope
NO_TEXT = 1007  # the code that closes a socket whose message is no text
MOST_HEAD = 32 * 1024  # bytes of request line and headers; ours are below 2 KB, proxies add as much again
MOST_CONNECTIONS = 4000  # in all: about 30 KB each with a socket on it
MOST_AN_ADDRESS = 256  # a class of 30 behind one address, six connections and two tables each
SPARE_DESCRIPTORS = 96  # files that are no connections: database, journal, pipes to workers, the log
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n"
    b"content-type: text/plain\r\ncontent-length: 22\r\n\r\nToo many connections.\n"
)
TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n"
    b"content-type: text/plain\r\ncontent-length: 28\r\n\r\nToo long a request or head.\n"
)
PROXIES = ("127.0.0.1", "::1")  # whose word about the address is believed: they stand for many people


class Timed(asyncio.Protocol):
    """A connection that knows what it waits for."""

    transport: asyncio.Transport
    awaited: object = None
    since = 0.0

    def waits(self) -> tuple[object, float]:
        """What has to come next from the other end, and within how many seconds."""
        return ("close", CLOSE_SECONDS) if self.transport.is_closing() else ("nothing", float("inf"))

    def is_late(self, now: float) -> bool:
        """Whether that has not come in time."""
        awaited, seconds = self.waits()
        if awaited != self.awaited:
            self.awaited, self.since = awaited, now
        return now - self.since > seconds


class Crowd:
    """Everybody who is connected now."""

    def __init__(self, most: int = MOST_CONNECTIONS, factor: float = 1.0) -> None:
        self.most = most
        self.most_an_address = MOST_AN_ADDRESS * factor
        self.refused = 0
        self.closed = 0  # slow, silent or not reading
        self._here: dict[Timed, str] = {}
        self._by_address: Counter[str] = Counter()
        self._full = Rare(log)
        self._no_files = Rare(log)

    def __len__(self) -> int:
        return len(self._here)

    def enter(self, connection: Timed, address: str) -> bool:
        """Counts one more; False where that is one too many."""
        address = household(address)
        crowded = address not in PROXIES and self._by_address[address] >= self.most_an_address
        if crowded or len(self._here) >= self.most:
            self.refused += 1
            self._full.warn("a connection from %s was refused: %d are open", address, len(self._here))
            return False
        self._here[connection] = address
        self._by_address[address] += 1
        return True

    def replace(self, old: Timed, new: Timed) -> None:
        """A request has become a socket on the same connection."""
        self._here[new] = self._here.pop(old, "")

    def leave(self, connection: Timed) -> None:
        """One less; nothing where it was never counted."""
        address = self._here.pop(connection, None)
        if address is None:
            return
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def sweep(self, now: float) -> None:
        """Closes whoever took too long, and says so where there are no files left to take anybody in."""
        for connection in list(self._here):
            if connection.is_late(now):
                self.closed += 1
                connection.transport.abort()
        try:
            os.close(os.dup(0))
        except OSError as error:
            if error.errno in (errno.EMFILE, errno.ENFILE):
                self._no_files.warn("no file descriptors are left, new connections fail: raise LimitNOFILE (ulimit -n)")

    async def sweep_on(self) -> None:
        """Sweeps until it is cancelled."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(time.monotonic())


class Sliced(asyncio.Protocol):
    """What arrives is read in slices, between which others are served; comes before the protocol that reads it."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    rest = b""  # arrived, and not read yet
    in_turn = False  # what was read is answered before more is read

    def is_paused(self) -> bool:
        """Whether the protocol itself wants nothing more to arrive for now."""
        raise NotImplementedError

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.rest:
            self.rest += data
            self.transport.pause_reading()
        else:
            self.read(data)

    def read(self, data: bytes) -> None:
        """Reads a slice, and the rest later."""
        super().data_received(data[:SLICE])
        if len(data) > SLICE and not self.transport.is_closing():
            self.rest = data[SLICE:]
            self.transport.pause_reading()
            if not (self.in_turn and self.is_paused()):
                self.loop.call_soon(self.read_on)

    def read_on(self) -> None:
        """Reads the next slice; behind the last one more may arrive."""
        data, self.rest = self.rest, b""
        if data and not self.transport.is_closing() and self.transport.get_protocol() is self:
            self.read(data)
            if not self.rest and not self.is_paused():
                self.transport.resume_reading()


class Http(Timed, Sliced, H11Protocol):
    """Requests on one connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not crowd_of(self).enter(self, self.client[0] if self.client else ""):
            self.transport.write(FULL)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        crowd_of(self).leave(self)
        super().connection_lost(exc)

    def is_paused(self) -> bool:
        return self.flow.read_paused

    def send_400_response(self, msg: str) -> None:
        """Tells that the request cannot be read, unless its answer is under way already."""
        if self.cycle is not None:
            self.cycle.disconnected = True  # the application asks for a body that cannot be read
            self.cycle.message_event.set()
        if self.conn.our_state is h11.IDLE and len(self.conn.trailing_data[0]) > MOST_HEAD:
            self.transport.write(TOO_LONG)
            self.transport.close()
        elif self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def waits(self) -> tuple[object, float]:
        unsent = self.transport.get_write_buffer_size()
        cycle = self.cycle
        if self.transport.is_closing():
            return "close", CLOSE_SECONDS
        if unsent:
            return ("reader", unsent), FLUSH_SECONDS
        if cycle is None or cycle.response_complete:
            return ("head", id(cycle)), HEAD_SECONDS
        return ("body", id(cycle)), BODY_SECONDS if cycle.more_body else float("inf")


class Outlet:
    """The sending side of an open socket: whole frames past the framework, in one write."""

    def __init__(self, socket: "Sockets") -> None:
        self._transport, self._writable, self._conn = socket.transport, socket.writable, socket.conn
        self._loop = socket.loop
        self._held = b""  # goes out with the next frames, and by itself on the loop's next turn

    @property
    def ready(self) -> bool:
        """Whether the other end takes what it is sent."""
        return self._writable.is_set()

    def write(self, frames: bytes) -> None:
        """Sends frames as `framed` makes them; nothing where the socket is being closed."""
        if self._held:
            frames, self._held = self._held + frames, b""
        if frames and self._conn.state is State.OPEN and not self._transport.is_closing():
            self._transport.write(frames)

    def hold(self, frames: bytes) -> None:
        """The same for an answer that what it has led to may follow at once: each write wakes the other end."""
        if not self._held:
            self._loop.call_soon(self._release)
        self._held += frames

    def _release(self) -> None:
        self.write(b"")

    async def drained(self) -> None:
        """Returns when the other end takes more; ConnectionError where it never will."""
        await self._writable.wait()
        if self._conn.state is not State.OPEN or self._transport.is_closing():
            raise ConnectionError


def framed(text: bytes) -> bytes:
    """A message as it crosses the wire: servers mask nothing, so that all sockets share the same bytes."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    head = struct.pack("!BBH", TEXT, SHORT, size) if size < 1 << 16 else struct.pack("!BBQ", TEXT, LONG, size)
    return head + text


def outlet_of(scope: Mapping[str, Any]) -> Outlet:
    """The outlet of a socket that was accepted."""
    outlet: Outlet = scope["extensions"][OUTLET]
    return outlet


class Sockets(Timed, Sliced, WebSocketsSansIOProtocol):
    """A socket; the web server pings it and gives up on one that does not answer.

    Frames that are no messages are counted.
    """

    in_turn = True
    controls = 0  # since the last sweep

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        request = self.transport.get_protocol()
        assert isinstance(request, Timed)
        crowd_of(self).replace(request, self)

    def connection_lost(self, exc: Exception | None) -> None:
        crowd_of(self).leave(self)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[OUTLET] = Outlet(self)
        await super().run_asgi()

    def is_late(self, now: float) -> bool:
        self.controls = 0
        return super().is_late(now)

    def is_paused(self) -> bool:
        return self.read_paused

    async def receive(self) -> Any:
        event = await super().receive()  # which lets more arrive where all is answered
        if self.rest:
            self.transport.pause_reading()
            if not self.read_paused:
                self.loop.call_soon(self.read_on)
        return event

    # Frames

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(self.frames):
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_cont(self, event: Frame) -> None:
        if self._bears():
            super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        if self._bears():
            super().handle_pong(event)

    def handle_ping(self) -> None:
        if self._bears():
            super().handle_ping()

    def _bears(self) -> bool:
        """Counts a frame that is no message; who sends too many, or does not read the answers, is closed."""
        self.controls += 1
        if self.controls <= MOST_CONTROLS and self.transport.get_write_buffer_size() <= MOST_UNSENT:
            return True
        self.transport.abort()
        return False


def is_text(parts: list[bytes]) -> bool:
    """Whether a message of these parts can be read; the web server would log the whole trace of one that cannot."""
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


def crowd_of(connection: H11Protocol | WebSocketsSansIOProtocol) -> Crowd:
    """The crowd a connection belongs to, as `run` has given it to the web server."""
    crowd: Crowd = connection.config.crowd  # type: ignore[attr-defined]
    return crowd


def find_room(most: int = MOST_CONNECTIONS) -> int:
    """How many connections the system lets us have; the soft limit of open files is raised as far as it may be."""
    try:
        import resource
    except ImportError:  # Windows, where there is none
        return most
    wanted = most + SPARE_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = max(1, soft - SPARE_DESCRIPTORS)
        log.warning(
            "only %d files may be open, so that %d connections are taken instead of %d: raise LimitNOFILE (ulimit -n)",
            soft,
            most,
            MOST_CONNECTIONS,
        )
    return most
