"""Observed: the outermost layer. Every request gets an id, is counted, and is a line of the log if that is wanted."""

import logging
import secrets
import time

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .logs import request_id
from .metrics import Metrics
from .shield import address

log = logging.getLogger("quarterdeck.request")
METHODS = ("GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS")
NO_ROUTE = "(none)"  # refused before anybody looked where it leads
ID_BYTES = 6  # 48 bits: unique in any log that is kept


class Observed:
    """Wraps the application and its shield."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        request_id.set(secrets.token_hex(ID_BYTES))
        if kind == "http":
            await self._request(scope, receive, send)
        else:
            self._metrics.opened()
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (b"x-request-id", request_id.get().encode())]
            await send(message)

        try:
            await self._app(scope, receive, send_with_id)
        finally:
            self._note(scope, status, time.perf_counter() - began)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method = str(scope.get("method", ""))
        method = method if method in METHODS else "other"
        route = scope.get("path_template", NO_ROUTE)
        self._metrics.request(route, method, status)
        if log.isEnabledFor(logging.INFO):
            fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            who = address(scope)
            text = " ".join(map(str, fields.values()))
            log.info("%s %s", text, who, extra={"fields": fields | {"address": who}})
