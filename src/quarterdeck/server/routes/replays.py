"""Routes: replays, imported or of finished tables."""

from typing import Any, cast

import msgspec
from litestar import MediaType, Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from ...errors import BadInput
from .. import limits, lobby
from .. import messages as m
from ..refusals import Denied
from ..replays import Replays
from ..server import Server
from ..shield import address
from ..storage import Guest, TableRow
from .guests import find_guest

FOREVER = {"cache-control": "private, max-age=31536000, immutable"}  # a finished game does not change
AnyRequest = Request[Any, Any, Any]


class Ended(msgspec.Struct):
    """What of `ReplayInfo` tells whether a game is over, and how long it is."""

    versions: int
    result: dict[str, Any] | None


async def may_read(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Denied where a replay is of a private table, and neither a seat there nor a share link opens it."""
    server: Server = connection.app.state.server
    id = str(connection.path_params.get("replay") or connection.path_params["table"])
    row = await server.storage.table(id)
    if row is None or server.signer.is_share_link(id, row.share_generation, connection.query_params.get("share", "")):
        return
    guest = await find_guest(connection, server)
    if not lobby.may_watch(row, None if guest is None else guest.id):
        raise Denied(403, "replay-private")


@post("/api/replays")
async def post_replay(server: Server, replays: Replays, request: AnyRequest, data: m.ReplayRequest) -> m.ReplayCreated:
    """Keeps an imported replay."""
    who = address(request.scope)
    await server.limits.spend(limits.REPLAYS, who)
    return m.ReplayCreated(id=await replays.add(who, data.text))


@get("/api/tables/{table:str}/replay", guards=[may_read])
async def get_table_replay(replays: Replays, request: AnyRequest, table: str) -> Response[str]:
    """The replay file of a finished table, as a download."""
    text = await replays.page(address(request.scope), table, "file")
    game = text[:200].partition(b'[Game "')[2].partition(b'"')[0].decode()
    name = f"{game}-{table[:8]}.replay"
    return _file(text, {"content-disposition": f'attachment; filename="{name}"'})


@get("/api/replays/{replay:str}", guards=[may_read])
async def get_replay(server: Server, replays: Replays, request: AnyRequest, replay: str) -> Response[m.ReplayInfo]:
    """What a replay is of; with the token of a share link for those who had a seat at a private table."""
    info = await replays.page(address(request.scope), replay, "info")
    guest, row = await find_guest(request, server), await server.storage.table(replay)
    if row is None or row.watchable or guest is None or not row.seats_of(guest.id):
        return _ready(info, {})
    fields = msgspec.json.decode(info, type=dict[str, msgspec.Raw])
    fields["share"] = msgspec.Raw(msgspec.json.encode(server.signer.share_link(replay, row.share_generation)))
    return _ready(msgspec.json.encode(fields), {})


@get("/api/replays/{replay:str}/file", guards=[may_read])
async def get_file(replays: Replays, request: AnyRequest, replay: str) -> Response[str]:
    """The replay file."""
    return _file(await replays.page(address(request.scope), replay, "file"), {})


@get("/api/replays/{replay:str}/at/{version:str}", guards=[may_read])
async def get_point(
    replays: Replays, request: AnyRequest, replay: str, version: str, seat: int = -2
) -> Response[m.ReplayPoint]:
    """The position at a version with a seat's knowledge."""
    if not version.isascii() or not version.isdecimal() or len(version) > 9:
        raise BadInput("version-number", {"given": version[:80]})
    return _ready(await replays.page(address(request.scope), replay, "at", seat, int(version)), FOREVER)


@get("/api/replays/{replay:str}/log", guards=[may_read])
async def get_log(replays: Replays, request: AnyRequest, replay: str, seat: int = -2) -> Response[m.ReplayLog]:
    """Every entry with a seat's knowledge."""
    return _ready(await replays.page(address(request.scope), replay, "log", seat), FOREVER)


@get("/api/replays/{replay:str}/dice", guards=[may_read])
async def get_dice(replays: Replays, request: AnyRequest, replay: str) -> Response[m.ReplayDice]:
    """Every draw, with what proves it."""
    return _ready(await replays.page(address(request.scope), replay, "dice"), FOREVER)


@get("/api/replays/{replay:str}/scores", guards=[may_read])
async def get_scores(replays: Replays, request: AnyRequest, replay: str) -> Response[m.ReplayScores]:
    """Points over time."""
    return _ready(await replays.page(address(request.scope), replay, "scores"), FOREVER)


@get("/api/replays/{replay:str}/analysis", guards=[may_read])
async def get_analysis(server: Server, replays: Replays, request: AnyRequest, replay: str) -> m.AnalysisInfo:
    """What the analyst found, or how far he is."""
    await entries_of_finished(replays, request, replay)
    return await server.analyses.look(replay)


@post("/api/replays/{replay:str}/analysis", guards=[may_read], status_code=200)
async def post_analysis(server: Server, replays: Replays, request: AnyRequest, replay: str) -> m.AnalysisInfo:
    """Has a finished game analysed in the background; whoever asks later finds the same."""
    who = address(request.scope)
    entries = await entries_of_finished(replays, request, replay)
    if (await server.analyses.look(replay)).state in ("none", "failed"):
        server.limits.take(limits.ANALYSES, who)
        guest = await find_guest(request, server)
        text = (await replays.page(who, replay, "file")).decode()
        await server.analyses.begin(who if guest is None else guest.id, replay, text, entries)
    return await server.analyses.look(replay)


@post("/api/replays/{replay:str}/again", guards=[may_read])
async def post_again(
    server: Server, replays: Replays, me: Guest, base: str, request: AnyRequest, replay: str, data: m.AgainRequest
) -> m.TableInfo:
    """A game of my own from a moment of a finished one, as the seat could know it then."""
    server.limits.take(limits.TABLES, me.id)
    await entries_of_finished(replays, request, replay)
    start = await replays.start(address(request.scope), replay, data.seat, data.version)
    row = await lobby.create_again(server, me, start, data.seat)
    return lobby.info(server, row, me.id, base)


async def entries_of_finished(replays: Replays, request: AnyRequest, replay: str) -> int:
    """How long a game is that is over: until then an analysis would tell what nobody may know."""
    info = msgspec.json.decode(await replays.page(address(request.scope), replay, "info"), type=Ended)
    if info.result is None:
        raise Denied(409, "not-over")
    return info.versions


@post("/api/tables/{table:str}/share", status_code=200)
async def post_share(server: Server, me: Guest, base: str, table: str) -> m.Link:
    """A link that shows the replay of my finished table to whoever has it."""
    return share_link(server, await find_mine(server, me, table), base)


@delete("/api/tables/{table:str}/share", status_code=200)
async def delete_share(server: Server, me: Guest, base: str, table: str) -> m.Link:
    """Voids every such link, whoever of those at the table gave it; the link that is good from now on."""
    await find_mine(server, me, table)
    await server.upkeep.void_shares(table)
    return share_link(server, await find_mine(server, me, table), base)


async def find_mine(server: Server, me: Guest, table: str) -> TableRow:
    """A finished table where I had a seat."""
    row = await lobby.find_table(server, table)
    if not row.seats_of(me.id):
        raise Denied(403, "not-yours")
    if row.phase != "over":
        raise Denied(409, "not-over")
    return row


def share_link(server: Server, row: TableRow, base: str) -> m.Link:
    token = server.signer.share_link(row.id, row.share_generation)
    return m.Link(token=token, url=f"{base}/replay/{row.id}#{token}")


def _ready(body: bytes, headers: dict[str, str]) -> Response[Any]:
    """JSON that a reader has written; the routes say what it is for the schema only."""
    return Response(body, media_type=MediaType.JSON, headers=headers)


def _file(text: bytes, headers: dict[str, str]) -> Response[str]:
    return Response(cast(str, text), media_type="text/plain", headers=headers)


HANDLERS = [
    post_share,
    delete_share,
    post_replay,
    get_table_replay,
    get_replay,
    get_file,
    get_point,
    get_log,
    get_dice,
    get_scores,
    get_analysis,
    post_analysis,
    post_again,
]
