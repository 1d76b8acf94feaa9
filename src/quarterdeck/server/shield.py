"""Shield: what stands before every request: who may ask, how often, and what a browser may do with the answer."""

import logging
import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from . import limits
from .connections import MOST_HEAD
from .hostnames import household, is_served
from .limits import TooFast
from .messages import Problem
from .settings import Settings
from .shared import Limiter

log = logging.getLogger(__name__)
MOST_BODY = 1_500_000  # bytes: a replay of 1 MB with its quotes escaped
MOST_PATH = 200  # characters; the longest of ours, a point of a replay, has 80
MOST_QUERY = 500  # characters; a share link's token is the longest, below 100
MOST_SOCKETS = 256  # of one address at a time (connections.py counts those that are not behind a proxy)
TOO_BIG = re.compile(r"(^|[/=])-?[0-9]{19,}($|[/&])")  # a number that 64 bits may not hold; no id of ours is one
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
VERSIONS = ("1.0", "1.1")
METHODS = (*SAFE_METHODS, "POST", "PATCH", "PUT", "DELETE")
POLICY = "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'"
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)
HSTS = (b"strict-transport-security", b"max-age=31536000")


class Shield:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Limiter) -> None:
        self._app = app
        self._settings = settings
        self._limits = buckets
        self.on_refusal: Callable[[str], None] = lambda code: None
        self._headers = HEADERS + ((HSTS,) if settings.secure else ())
        self._sockets: Counter[str] = Counter()  # open now, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "http":
            await self._request(scope, receive, send)
        elif kind == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                start: HTTPResponseStartEvent = message
                start["headers"] = [*start.get("headers", []), *self._headers]
            await send(message)

        refused = self._too_fast(scope) or self._misdirected(scope) or self._refuse(scope)
        if refused is not None:
            self.on_refusal(refused[1].code)
            await answer(send_with_headers, *refused)
            return
        await self._app(scope, receive, send_with_headers)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = self._misdirected(scope)
        who = address(scope)
        if refused is None and self._sockets[who] >= self._limits.scale(MOST_SOCKETS):
            refused = 429, Problem(code="too-many-sockets", params={"most": MOST_SOCKETS, "seconds": 60})
        if refused is not None:
            await receive()
            await answer(send, *refused, kind="websocket.http.response")
            return
        self._sockets[who] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]

    def _too_fast(self, scope: Scope) -> tuple[int, Problem] | None:
        limit = limits.REQUESTS if scope["path"].startswith("/api/") else limits.PAGES
        try:
            self._limits.take(limit, address(scope))
        except TooFast as error:
            return 429, Problem.of(error)
        return None

    def _misdirected(self, scope: Scope) -> tuple[int, Problem] | None:
        """Why an address is not even looked up; the log has a line of it."""
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        refused = self._misread(scope)
        if refused is None and not is_served(self._settings, host):
            refused = 421, Problem(code="host", params={"given": host[:80], "expected": self._settings.url})
        if refused is not None:
            what = refused[1].code
            log.warning("refused (%s): %s for host %s from %s", what, raw_path(scope)[:80], host[:80], address(scope))
        return refused

    def _misread(self, scope: Scope) -> tuple[int, Problem] | None:
        if scope.get("method", "GET") not in METHODS:
            return 405, Problem(code="method")
        if scope["http_version"] not in VERSIONS or not raw_path(scope).startswith("/"):
            return 400, Problem(code="address")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEAD:
            return 431, Problem(code="head-large", params={"most": MOST_HEAD})
        if len(raw_path(scope)) > MOST_PATH or len(scope["query_string"]) > MOST_QUERY:
            return 414, Problem(code="address-long", params={"most": MOST_PATH, "query": MOST_QUERY})
        sent = raw_path(scope), scope["query_string"].decode("latin-1")
        if not all(map(is_plain, sent)) or any(map(TOO_BIG.search, sent)):
            return 400, Problem(code="address")
        return None

    def _refuse(self, scope: Scope) -> tuple[int, Problem] | None:
        """Why a request may not change anything."""
        headers = dict(scope["headers"])
        if scope["method"] in SAFE_METHODS:  # type: ignore[typeddict-item]
            return None
        if not from_here(self._settings, headers):
            return 403, Problem(code="origin", params={"expected": self._settings.url})
        length = headers.get(b"content-length", b"0")
        if b"transfer-encoding" in headers or not length.isdigit() or len(length) > 9 or int(length) > MOST_BODY:
            return 413, Problem(code="too-large", params={"most": MOST_BODY})
        return None


def raw_path(scope: Scope) -> str:
    """The path as it was sent."""
    return (scope["raw_path"] or b"").decode("latin-1")


def is_plain(sent: str) -> bool:
    """Whether a part of an address is UTF-8 without control characters."""
    try:
        return unquote_to_bytes(sent).decode().isprintable()
    except UnicodeDecodeError:
        return False


def from_here(settings: Settings, headers: dict[bytes, bytes]) -> bool:
    """Whether a request comes from our own page, or from a program, which sends no origin and no browser's cookies."""
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return b"sec-fetch-site" not in headers or headers[b"sec-fetch-site"] in (b"same-origin", b"none")
    return settings.own_origin(origin, headers.get(b"host", b"").decode("latin-1"))


def address(scope: Scope) -> str:
    """Who asks, as far as the network tells; the server behind a proxy trusts what that says (docs/hosting.md)."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""


async def answer(send: Any, status: int, problem: Problem, kind: str = "http.response") -> None:
    """A refusal as a whole answer, to a request or in place of a socket."""
    headers: Iterable[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    if "seconds" in problem.params:
        headers = [*headers, (b"retry-after", str(problem.params["seconds"]).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": msgspec.json.encode(problem), "more_body": False})
