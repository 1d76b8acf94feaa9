"""Routes: replays, imported or of finished tables."""

from typing import Any, cast

from litestar import MediaType, Request, Response, get, post

from ...errors import BadInput
from .. import limits
from .. import messages as m
from ..replays import Replays
from ..server import Server
from ..shield import address

FOREVER = {"cache-control": "private, max-age=31536000, immutable"}  # a finished game does not change
AnyRequest = Request[Any, Any, Any]


@post("/api/replays")
async def post_replay(server: Server, replays: Replays, request: AnyRequest, data: m.ReplayRequest) -> m.ReplayCreated:
    """Keeps an imported replay."""
    who = address(request.scope)
    server.limits.take(limits.REPLAYS, who)
    return m.ReplayCreated(id=await replays.add(who, data.text))


@get("/api/tables/{table:str}/replay")
async def get_table_replay(replays: Replays, request: AnyRequest, table: str) -> Response[str]:
    """The replay file of a finished table, as a download."""
    text = await replays.page(address(request.scope), table, "file")
    game = text[:200].partition(b'[Game "')[2].partition(b'"')[0].decode()
    name = f"{game}-{table[:8]}.replay"
    return _file(text, {"content-disposition": f'attachment; filename="{name}"'})


@get("/api/replays/{replay:str}")
async def get_replay(replays: Replays, request: AnyRequest, replay: str) -> Response[m.ReplayInfo]:
    """What a replay is of."""
    return _ready(await replays.page(address(request.scope), replay, "info"), {})


@get("/api/replays/{replay:str}/file")
async def get_file(replays: Replays, request: AnyRequest, replay: str) -> Response[str]:
    """The replay file."""
    return _file(await replays.page(address(request.scope), replay, "file"), {})


@get("/api/replays/{replay:str}/at/{version:str}")
async def get_point(
    replays: Replays, request: AnyRequest, replay: str, version: str, seat: int = -2
) -> Response[m.ReplayPoint]:
    """The position at a version with a seat's knowledge."""
    if not version.isascii() or not version.isdecimal() or len(version) > 9:
        raise BadInput("version-number", {"given": version[:80]})
    return _ready(await replays.page(address(request.scope), replay, "at", seat, int(version)), FOREVER)


@get("/api/replays/{replay:str}/log")
async def get_log(replays: Replays, request: AnyRequest, replay: str, seat: int = -2) -> Response[m.ReplayLog]:
    """Every entry with a seat's knowledge."""
    return _ready(await replays.page(address(request.scope), replay, "log", seat), FOREVER)


@get("/api/replays/{replay:str}/dice")
async def get_dice(replays: Replays, request: AnyRequest, replay: str) -> Response[m.ReplayDice]:
    """Every draw, with what proves it."""
    return _ready(await replays.page(address(request.scope), replay, "dice"), FOREVER)


@get("/api/replays/{replay:str}/scores")
async def get_scores(replays: Replays, request: AnyRequest, replay: str) -> Response[m.ReplayScores]:
    """Points over time."""
    return _ready(await replays.page(address(request.scope), replay, "scores"), FOREVER)


def _ready(body: bytes, headers: dict[str, str]) -> Response[Any]:
    """JSON that a reader has written; the routes say what it is for the schema only."""
    return Response(body, media_type=MediaType.JSON, headers=headers)


def _file(text: bytes, headers: dict[str, str]) -> Response[str]:
    return Response(cast(str, text), media_type="text/plain", headers=headers)


HANDLERS = [post_replay, get_table_replay, get_replay, get_file, get_point, get_log, get_dice, get_scores]
