"""Routes: replays, imported or of finished tables."""

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ...errors import BadInput
from .. import limits, lobby
from .. import messages as m
from ..refusals import Denied
from ..replays import OpenReplay, Replays
from ..server import Server
from ..shield import address
from ..storage import Guest
from .guests import find_guest

FOREVER = {"cache-control": "private, max-age=31536000, immutable"}  # a finished game does not change


async def may_read(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Denied where a replay is of a private table, and neither a seat there nor a share link opens it."""
    server: Server = connection.app.state.server
    id = str(connection.path_params.get("replay") or connection.path_params["table"])
    row = await server.storage.table(id)
    if row is None or server.signer.is_share_link(id, connection.query_params.get("share", "")):
        return
    guest = await find_guest(connection, server)
    if not lobby.may_watch(row, None if guest is None else guest.id):
        raise Denied(403, "replay-private")


@post("/api/replays")
async def post_replay(
    server: Server, replays: Replays, request: Request[Any, Any, Any], data: m.ReplayRequest
) -> m.ReplayCreated:
    """Keeps an imported replay."""
    server.limits.take(limits.REPLAYS, address(request.scope))
    return m.ReplayCreated(id=await replays.add(data.text))


@get("/api/tables/{table:str}/replay", guards=[may_read])
async def get_table_replay(replays: Replays, table: str) -> Response[str]:
    """The replay file of a finished table, as a download."""
    return _file(await replays.get(table), download=True)


@get("/api/replays/{replay:str}", guards=[may_read])
async def get_replay(server: Server, replays: Replays, request: Request[Any, Any, Any], replay: str) -> m.ReplayInfo:
    """What a replay is of; with the token of a share link for those who had a seat."""
    info = (await replays.get(replay)).info()
    guest, row = await find_guest(request, server), await server.storage.table(replay)
    mine = row is not None and guest is not None and bool(row.seats_of(guest.id))
    return msgspec.structs.replace(info, share=server.signer.share_link(replay)) if mine else info


@get("/api/replays/{replay:str}/file", guards=[may_read])
async def get_file(replays: Replays, replay: str) -> Response[str]:
    """The replay file."""
    return _file(await replays.get(replay), download=False)


@get("/api/replays/{replay:str}/at/{version:str}", guards=[may_read])
async def get_point(replays: Replays, replay: str, version: str, seat: int = -2) -> Response[m.ReplayPoint]:
    """The position at a version with a seat's knowledge."""
    if not version.isascii() or not version.isdecimal() or len(version) > 9:
        raise BadInput("version-number", {"given": version[:80]})
    return Response((await replays.get(replay)).point(int(version), seat), headers=FOREVER)


@get("/api/replays/{replay:str}/log", guards=[may_read])
async def get_log(replays: Replays, replay: str, seat: int = -2) -> Response[m.ReplayLog]:
    """Every entry with a seat's knowledge."""
    return Response((await replays.get(replay)).log(seat), headers=FOREVER)


@get("/api/replays/{replay:str}/dice", guards=[may_read])
async def get_dice(replays: Replays, replay: str) -> Response[m.ReplayDice]:
    """Every draw, with what proves it."""
    return Response((await replays.get(replay)).dice(), headers=FOREVER)


@get("/api/replays/{replay:str}/scores", guards=[may_read])
async def get_scores(replays: Replays, replay: str) -> Response[m.ReplayScores]:
    """Points over time."""
    return Response((await replays.get(replay)).scores(), headers=FOREVER)


@post("/api/tables/{table:str}/share", status_code=200)
async def post_share(server: Server, me: Guest, base: str, table: str) -> m.Link:
    """A link that shows the replay of my finished table to whoever has it."""
    row = await lobby.find_table(server, table)
    if not row.seats_of(me.id):
        raise Denied(403, "not-yours")
    if row.phase != "over":
        raise Denied(409, "not-over")
    token = server.signer.share_link(table)
    return m.Link(token=token, url=f"{base}/replay/{table}#{token}")


def _file(replay: OpenReplay, download: bool) -> Response[str]:
    name = f"{replay.replay.record.game}-{replay.id[:8]}.replay"
    headers = {"content-disposition": f'attachment; filename="{name}"'} if download else {}
    return Response(replay.text, media_type="text/plain", headers=headers)


HANDLERS = [post_share, post_replay, get_table_replay, get_replay, get_file, get_point, get_log, get_dice, get_scores]
