"""Routes: finding a game, the hall's socket, and how people are called back."""

import asyncio
import contextlib
import logging
from typing import Annotated, Any

from litestar import delete, get, post, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Body

from ...errors import QuarterdeckError
from .. import calls, limits, seeks
from .. import messages as m
from ..hall import Listener
from ..messages import Problem
from ..refusals import Denied, status_of
from ..server import Server
from ..shield import address, from_here
from ..storage import Guest
from .guests import find_guest
from .socket import Socket, Wire, dismiss, number

log = logging.getLogger(__name__)


@post("/api/seeks", status_code=200)
async def post_seek(server: Server, me: Guest, data: m.SeekRequest) -> m.Sought:
    """Looks for others: the table where they are found at once, else the seek that waits."""
    await server.limits.spend(limits.SEEKS, me.id)
    found = await seeks.seek(server, me, data)
    if found.table:
        row = await server.storage.table(found.table)
        if row is not None:
            server.calls.begun(row, me.id)
    return found


@delete("/api/seeks/{game:str}", status_code=200)
async def delete_seek(server: Server, me: Guest, game: str) -> m.Sought:
    """Seeks this game no more."""
    await server.limits.spend(limits.SEEKS, me.id)
    await seeks.cancel(server, me, game)
    return m.Sought()


@get("/api/me/notices")
async def get_notices(server: Server, me: Guest) -> m.Notices:
    """How I am called."""
    return await notices_of(server, me)


@put("/api/me/notices")
async def put_notices(server: Server, me: Guest, data: m.Wishes) -> m.Notices:
    """What I want to be called for."""
    await server.limits.spend(limits.PUSHES, me.id)
    wishes = calls.check_wishes(data)
    await server.database.write(lambda c: calls.keep_wishes(c, me.id, wishes))
    return await notices_of(server, me)


@post("/api/me/push", status_code=200)
async def post_push(server: Server, me: Guest, data: m.Subscription) -> m.Notices:
    """This browser may be called."""
    await server.limits.spend(limits.PUSHES, me.id)
    if not server.settings.has("push"):
        raise Denied(403, "off", what="push")
    target = calls.target_of(data, server.settings.push_inside)
    await server.database.write(lambda c: calls.add_device(c, me.id, target))
    server.calls.reachable.forget(me.id)
    return await notices_of(server, me)


@delete("/api/me/push", status_code=200)
async def delete_push(server: Server, me: Guest, data: Annotated[m.Unsubscription, Body()]) -> m.Notices:
    """This browser is not to be called any more."""
    await server.database.write(lambda c: calls.drop_device(c, me.id, data.endpoint))
    server.calls.reachable.forget(me.id)
    return await notices_of(server, me)


async def notices_of(server: Server, me: Guest) -> m.Notices:
    wishes = await server.database.read(lambda c: calls.wishes_of(c, me.id))
    devices = await server.database.read(lambda c: calls.count_devices(c, me.id))
    return m.Notices(key=server.calls.vapid.public, wishes=wishes, devices=devices)


# The hall


@websocket("/api/hall/socket")
async def hall_socket(socket: Socket, server: Server) -> None:
    """The home page as it lives; it says nothing itself."""
    try:
        await look_on(socket, server)
    finally:
        del (
            socket.send,
            socket.receive,
        )  # they hold the socket: a ring (collector.py)


async def look_on(socket: Socket, server: Server) -> None:
    await socket.accept()
    wire = Wire(socket)
    try:
        listener = await open_listener(socket, server, wire)
        server.hall.enter(listener)
    except QuarterdeckError as error:
        await dismiss(wire, Problem.of(error), 4000 + status_of(error))
        return
    telling = asyncio.create_task(tell(listener, wire))
    try:
        while await socket.receive_data(mode="text") == "":  # what keeps the line open, and nothing else
            pass
        await wire.close(1008)
    except (WebSocketDisconnect, KeyError, RuntimeError):
        pass
    finally:
        server.hall.leave(listener)
        telling.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await telling
        await wire.close(1000)


async def open_listener(socket: Socket, server: Server, wire: Wire) -> Listener:
    """A listener, or why there is none."""
    server.limits.take(limits.SOCKETS, address(socket.scope))
    if not from_here(server.settings, dict(socket.scope["headers"])):
        raise Denied(403, "origin", expected=server.settings.url)
    if number(socket, "protocol") not in (None, m.PROTOCOL):
        raise Denied(426, "protocol")
    guest = await find_guest(socket, server)
    base = server.settings.base(socket.headers.get("host", ""))
    return Listener(server.hall, None if guest is None else guest.id, wire, base)


async def tell(listener: Listener, wire: Wire) -> None:
    try:
        await listener.tell()
    except (WebSocketDisconnect, RuntimeError, OSError):
        return
    except Exception:
        log.exception("a socket of the hall could not be told")
    await wire.close(listener.parting.code if listener.parting else 1011)


HANDLERS: list[Any] = [post_seek, delete_seek, get_notices, put_notices, post_push, delete_push, hall_socket]
