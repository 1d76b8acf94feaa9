"""The route of the figures for Prometheus."""

import asyncio
from typing import Any

from litestar import Request, Response, get

from .. import ledger
from ..metrics import CONTENT_TYPE, may_read
from ..refusals import Denied
from ..server import Server


@get("/metrics", include_in_schema=False)
async def get_metrics(server: Server, request: Request[Any, Any, Any]) -> Response[bytes]:
    """All figures, for the host only."""
    if not may_read(request.scope, server.metrics_token):
        raise Denied(403, "metrics")
    census = await server.database.read(ledger.count)
    server.metrics.look(server.hub, server.board, server.database.queued, census, server.health.behind)
    return Response(await asyncio.to_thread(server.metrics.text), media_type=CONTENT_TYPE)


HANDLERS = [get_metrics]
