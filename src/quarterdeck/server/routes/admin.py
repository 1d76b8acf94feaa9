"""Routes: orders of whoever can read the signing key; `quarterdeck restore` and `quarterdeck admin` give them."""

from dataclasses import asdict
from pathlib import Path
from typing import Any

from litestar import Request, post

from .. import messages as m
from ..copies import check_copy
from ..refusals import Denied
from ..replays import Replays
from ..server import Server
from ..upkeep import carry_out

HEADER = "x-quarterdeck-order"


@post("/api/admin/restore", status_code=200, include_in_schema=False)
async def post_restore(
    server: Server, replays: Replays, request: Request[Any, Any, Any], data: m.RestoreRequest
) -> m.Restored:
    """Replaces the database by a copy, at once for everybody."""
    if not await server.take_order(f"restore {data.file}", request.headers.get(HEADER, "")):
        raise Denied(403, "order")
    file = Path(data.file)
    check_copy(file)
    kept = await server.restore(file)
    replays.forget_all()
    return m.Restored(kept=str(kept))


@post("/api/admin/order", status_code=200, include_in_schema=False)
async def post_order(
    server: Server, replays: Replays, request: Request[Any, Any, Any], data: m.AdminOrder
) -> m.AdminDone:
    """Deletes, bans or tidies."""
    if not await server.take_order(f"admin {(await request.body()).decode()}", request.headers.get(HEADER, "")):
        raise Denied(403, "order")
    done = await carry_out(server.upkeep, data)
    replays.forget_all()
    server.wakeups.tell("files")
    return m.AdminDone(done=done)


@post("/api/admin/loop", status_code=200, include_in_schema=False)
async def post_loop(server: Server, request: Request[Any, Any, Any]) -> m.LoopFigures:
    """What the watchdog has measured; it begins anew."""
    if not await server.take_order("loop", request.headers.get(HEADER, "")):
        raise Denied(403, "order")
    late = server.watchdog.percentile(0.99)
    return m.LoopFigures(lag_99=late, **asdict(server.watchdog.begin()))


HANDLERS = [post_restore, post_order, post_loop]
