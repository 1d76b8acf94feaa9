"""Routes: replays, imported or of finished tables."""

from typing import Any

from litestar import Request, Response, get, post

from ...errors import BadInput
from .. import limits
from .. import messages as m
from ..replays import OpenReplay, Replays
from ..server import Server
from ..shield import address

FOREVER = {"cache-control": "private, max-age=31536000, immutable"}  # a finished game does not change


@post("/api/replays")
async def post_replay(
    server: Server, replays: Replays, request: Request[Any, Any, Any], data: m.ReplayRequest
) -> m.ReplayCreated:
    """Keeps an imported replay."""
    server.limits.take(limits.REPLAYS, address(request.scope))
    return m.ReplayCreated(id=await replays.add(data.text))


@get("/api/tables/{table:str}/replay")
async def get_table_replay(replays: Replays, table: str) -> Response[str]:
    """The replay file of a finished table, as a download."""
    return _file(await replays.get(table), download=True)


@get("/api/replays/{replay:str}")
async def get_replay(replays: Replays, replay: str) -> m.ReplayInfo:
    """What a replay is of."""
    return (await replays.get(replay)).info()


@get("/api/replays/{replay:str}/file")
async def get_file(replays: Replays, replay: str) -> Response[str]:
    """The replay file."""
    return _file(await replays.get(replay), download=False)


@get("/api/replays/{replay:str}/at/{version:str}")
async def get_point(replays: Replays, replay: str, version: str, seat: int = -2) -> Response[m.ReplayPoint]:
    """The position at a version with a seat's knowledge."""
    if not version.isascii() or not version.isdecimal() or len(version) > 9:
        raise BadInput("version-number", {"given": version[:80]})
    return Response((await replays.get(replay)).point(int(version), seat), headers=FOREVER)


@get("/api/replays/{replay:str}/log")
async def get_log(replays: Replays, replay: str, seat: int = -2) -> Response[m.ReplayLog]:
    """Every entry with a seat's knowledge."""
    return Response((await replays.get(replay)).log(seat), headers=FOREVER)


@get("/api/replays/{replay:str}/dice")
async def get_dice(replays: Replays, replay: str) -> Response[m.ReplayDice]:
    """Every draw, with what proves it."""
    return Response((await replays.get(replay)).dice(), headers=FOREVER)


@get("/api/replays/{replay:str}/scores")
async def get_scores(replays: Replays, replay: str) -> Response[m.ReplayScores]:
    """Points over time."""
    return Response((await replays.get(replay)).scores(), headers=FOREVER)


def _file(replay: OpenReplay, download: bool) -> Response[str]:
    name = f"{replay.replay.record.game}-{replay.id[:8]}.replay"
    headers = {"content-disposition": f'attachment; filename="{name}"'} if download else {}
    return Response(replay.text, media_type="text/plain", headers=headers)


HANDLERS = [post_replay, get_table_replay, get_replay, get_file, get_point, get_log, get_dice, get_scores]
