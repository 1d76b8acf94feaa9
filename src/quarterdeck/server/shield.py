"""Shield: what stands before every request: who may ask, how often, and what a browser may do with the answer."""

import logging
from collections.abc import Callable, Iterable

import msgspec
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from . import limits
from .limits import Limits, TooFast
from .messages import Problem
from .settings import Settings

log = logging.getLogger(__name__)
MOST_BODY = 1_500_000  # bytes: a replay of 1 MB with its quotes escaped
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
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

    def __init__(self, app: ASGIApp, settings: Settings, buckets: Limits) -> None:
        self._app = app
        self._settings = settings
        self._limits = buckets
        self.on_refusal: Callable[[str], None] = lambda code: None
        self._headers = HEADERS + ((HSTS,) if settings.secure else ())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # type: ignore[comparison-overlap]
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                start: HTTPResponseStartEvent = message
                start["headers"] = [*start.get("headers", []), *self._headers]
            await send(message)

        refused = self._refuse(scope)
        if refused is not None:
            self.on_refusal(refused[1].code)
            await answer(send_with_headers, *refused)
            return
        await self._app(scope, receive, send_with_headers)

    def _refuse(self, scope: Scope) -> tuple[int, Problem] | None:
        """Why a request is not even looked at."""
        headers = dict(scope["headers"])
        if scope["path"].startswith("/api"):
            try:
                self._limits.take(limits.REQUESTS, address(scope))
            except TooFast as error:
                return 429, Problem.of(error)
        if scope["method"] in SAFE_METHODS:  # type: ignore[typeddict-item]
            return None
        if not from_here(self._settings, headers):
            return 403, Problem(code="origin", params={"expected": self._settings.url})
        length = headers.get(b"content-length", b"0")
        if b"transfer-encoding" in headers or not length.isdigit() or int(length) > MOST_BODY:
            return 413, Problem(code="too-large", params={"most": MOST_BODY})
        return None


def from_here(settings: Settings, headers: dict[bytes, bytes]) -> bool:
    """Whether a request comes from our own page, or from a program, which sends no origin and no browser's cookies."""
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return b"sec-fetch-site" not in headers or headers[b"sec-fetch-site"] in (b"same-origin", b"none")
    return settings.own_origin(origin, headers.get(b"host", b"").decode("latin-1"))


def address(scope: Scope) -> str:
    """Who asks, as far as the network tells; the server behind a proxy trusts what that says (docs/hosting.md)."""
    client = scope.get("client")
    return str(client[0]) if client else ""


async def answer(send: Send, status: int, problem: Problem) -> None:
    """A refusal as a whole answer."""
    headers: Iterable[tuple[bytes, bytes]] = [(b"content-type", b"application/json")]
    if "seconds" in problem.params:
        headers = [*headers, (b"retry-after", str(problem.params["seconds"]).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})
