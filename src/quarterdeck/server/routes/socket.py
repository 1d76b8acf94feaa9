"""The route of sockets: who may open one, and how a session is carried over it."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ...errors import QuarterdeckError
from .. import limits, lobby
from .. import messages as m
from ..connections import framed, outlet_of
from ..live import LiveTable
from ..messages import Problem
from ..refusals import Denied, private_table, status_of
from ..server import Server
from ..session import Flood, Session
from ..shield import address, from_here
from .guests import find_guest

log = logging.getLogger(__name__)
MOST_FRAME = 64 * 1024  # bytes; the longest message of a person is below 2 KB
Socket = WebSocket[Any, Any, Any]


class Wire:
    """A socket as a session uses it: it closes by the framework, and sends past it."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        outlet = outlet_of(socket.scope)
        self.write, self.hold, self.drained, self._outlet = outlet.write, outlet.hold, outlet.drained, outlet

    @property
    def ready(self) -> bool:
        return self._outlet.ready

    async def send(self, text: bytes) -> None:
        """Sends one message when the other end takes it."""
        await self.drained()
        self.write(framed(text))

    async def close(self, code: int) -> None:
        self.write(b"")  # what is held
        with contextlib.suppress(Exception):  # the other end may have closed it already
            await self._socket.close(code=code)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, server: Server, table: str) -> None:
    """One socket at one table."""
    try:
        await attend(socket, server, table)
    finally:
        del (
            socket.send,
            socket.receive,
        )  # they hold the socket: a ring (collector.py)


async def attend(socket: Socket, server: Server, table: str) -> None:
    """Opens a session and carries it to its end, or says why there is none."""
    await socket.accept()
    wire = Wire(socket)
    try:
        session = await open_session(socket, server, table, wire)
    except QuarterdeckError as error:
        await dismiss(wire, Problem.of(error), 4000 + status_of(error))
        return
    barred = server.hub.barred.get(session.guest or "")
    if barred is not None:
        await dismiss(wire, *barred)
        return
    session.live.listen(session)
    try:
        await converse(socket, session)
    finally:
        session.leave()


async def open_session(socket: Socket, server: Server, table: str, wire: Wire) -> Session:
    """The session of a socket, or why there is none."""
    server.limits.take(limits.SOCKETS, address(socket.scope))  # first: sockets of other pages count, too
    if not from_here(server.settings, dict(socket.scope["headers"])):
        raise Denied(403, "origin", expected=server.settings.url)
    protocol, since = (number(socket, key) for key in ("protocol", "since"))
    if protocol not in (None, m.PROTOCOL):
        raise Denied(426, "protocol")
    guest = await find_guest(socket, server)
    id = None if guest is None else guest.id
    live: LiveTable = await server.hub.get(table)
    if not lobby.may_watch(live.row, id):
        raise private_table()
    if not (server.settings.has("watching") or live.row.seats_of(id) or live.row.owner == id):
        raise Denied(403, "off", what="watching")
    return Session(server, live, id, wire, since, server.settings.base(socket.headers.get("host", "")))


def number(socket: Socket, key: str) -> int | None:
    """A number of the socket's address, None where it is not given."""
    text = socket.query_params.get(key)
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Denied(400, "message", why=f"{key} is no version")
    return int(text)


async def converse(socket: Socket, session: Session) -> None:
    """Tells and hears at the same time, until one of both is over."""
    telling = asyncio.create_task(tell(session))
    try:
        while True:
            frame = await socket.receive_data(mode="text")
            if len(frame) > MOST_FRAME:
                await session.peer.close(1009)
                return
            await session.hear(frame)
    except (WebSocketDisconnect, KeyError, ConnectionError):  # a binary frame has no text
        pass
    except Flood:
        await session.peer.close(4429)
    finally:
        telling.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await telling
        await session.peer.close(1000)


async def tell(session: Session) -> None:
    """The telling half of a conversation."""
    try:
        await session.greet()
        await session.tell()
    except (WebSocketDisconnect, RuntimeError, OSError):
        return  # the other end has gone; the hearing half notices too
    except Exception:
        log.exception("a socket could not be told at table %s", session.live.row.id)
    await session.peer.close(session.parting.code)


async def dismiss(wire: Wire, problem: Problem, code: int) -> None:
    """Says why there is no session."""
    with contextlib.suppress(Exception):
        await wire.send(msgspec.json.encode(m.Bye(problem=problem)))
    await wire.close(code)


HANDLERS = [table_socket]
