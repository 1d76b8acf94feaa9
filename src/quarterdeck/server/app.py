"""The ASGI application: routes, sockets and pages put together, and errors turned into answers."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from .. import __version__
from ..errors import QuarterdeckError
from . import previews
from .messages import Problem
from .observed import Observed
from .pages import WORTH_PACKING, Page, Pages, make_page
from .refusals import status_of
from .replays import Replays
from .routes import account, admin, figures, guests, lessons, meet, people, puzzles, socket, tables, workshop
from .routes import replays as replay_routes
from .server import Server
from .shield import MOST_BODY, Shield

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, Any]
# Answers under /api; pages are packed once. No other site can ask for one with a guest's cookie (SameSite=Lax), so that
# the size of an answer tells nobody what is in it.
PACKED = CompressionConfig(backend="gzip", minimum_size=WORTH_PACKING, gzip_compress_level=5, exclude_opt_key="packed")

ROUTES = tuple(
    handler
    for routes in (
        guests,
        account,
        people,
        tables,
        replay_routes,
        lessons,
        puzzles,
        workshop,
        admin,
        figures,
        socket,
        meet,
    )
    for handler in routes.HANDLERS
)


def make_app(server: Server) -> ASGIApp:
    """The application of one server, behind its shield."""
    replays = Replays(server)
    server.following.on["files"] = lambda _: replays.forget_all()
    pages = Pages()

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await server.start()
        yield
        await server.stop()

    @get(["/", "/{path:path}"], include_in_schema=False, opt={"packed": True})
    async def get_page(request: AnyRequest) -> Response[bytes]:
        path = request.url.path
        page = None if path.startswith("/api/") else pages.find(path)
        if page is not None and page.media_type == "text/html":
            head = await previews.head_of(server, path, link_base(server, request))
            page = make_page(previews.with_head(page.content, head), page.media_type, page.cache) if head else page
        return no_page(path) if page is None else page_response(page, request)

    def counted(request: AnyRequest, error: QuarterdeckError) -> Response[Any]:
        server.metrics.refused(error.code)
        return refused(request, error)

    app = Litestar(
        route_handlers=[*ROUTES, get_page],
        dependencies={
            "server": Provide(lambda: server, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
            "me": Provide(guests.need_guest),
            "base": Provide(link_base, sync_to_thread=False),
        },
        exception_handlers={
            QuarterdeckError: counted,
            HTTPException: misunderstood,
            RecursionError: too_deep,
            Exception: failed,
        },
        lifespan=[life],
        state=State({"server": server}),  # for guards, which get no dependencies
        openapi_config=OpenAPIConfig(
            title="Quarterdeck",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],  # other plug-ins load scripts from elsewhere
        ),
        compression_config=PACKED,
        request_max_body_size=MOST_BODY,
        logging_config=None,
        debug=False,
    )
    shield = Shield(app, server.settings, server.limits)
    shield.on_refusal = server.metrics.refused
    return Observed(shield, server.metrics)


def link_base(server: Server, request: AnyRequest) -> str:
    """What links begin with."""
    return server.settings.base(request.headers.get("host", ""))


# Pages


def no_page(path: str) -> Response[bytes]:
    """The answer for a file or route that is not there."""
    return problem_response(404, Problem(code="route", params={"given": path[:200]}))


def page_response(page: Page, request: AnyRequest) -> Response[bytes]:
    """A file, packed where the browser takes it, or only the word that it has not changed."""
    headers = {"cache-control": page.cache, "etag": page.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers)
    content = page.content
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = page.packed
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=page.media_type, headers=headers)


# Errors


def problem_response(status: int, problem: Problem) -> Response[Any]:
    """A problem as an answer."""
    headers = {"cache-control": "no-store"}
    if "seconds" in problem.params:
        headers["retry-after"] = str(problem.params["seconds"])
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def refused(_: AnyRequest, error: QuarterdeckError) -> Response[Any]:
    """What a user can cause."""
    return problem_response(status_of(error), Problem.of(error))


def misunderstood(_: AnyRequest, error: HTTPException) -> Response[Any]:
    """A request that the framework could not read: the wrong method, a field of the wrong type, no JSON."""
    if error.status_code == 404:
        return problem_response(404, Problem(code="route", params={"given": ""}))
    if error.status_code == 405:
        return problem_response(405, Problem(code="method"))
    if error.status_code == 413:
        return problem_response(413, Problem(code="too-large", params={"most": MOST_BODY}))
    if error.status_code >= 500:
        return problem_response(error.status_code, Problem(code="internal"))
    extra = error.extra if isinstance(error.extra, list) else []
    why = "; ".join(str(part.get("message", "")) for part in extra if isinstance(part, dict)) or error.detail
    return problem_response(400, Problem(code="message", params={"why": why[:200]}))


def too_deep(_: AnyRequest, __: RecursionError) -> Response[Any]:
    """A body of lists in lists in lists: the reader gives up, nothing of ours is that deep."""
    return problem_response(400, Problem(code="message", params={"why": "nested too deeply"}))


def failed(request: AnyRequest, error: Exception) -> Response[Any]:
    """A mistake of ours; the log has it, without cookies and bodies."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem_response(500, Problem(code="internal"))
