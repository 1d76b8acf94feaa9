"""Running a server: its address, its log, and a graceful end on a signal."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import uvicorn

from ..errors import BadInput
from .app import make_app
from .connections import MOST_HEAD, Crowd, Http, Sockets, find_room
from .logs import set_up_log
from .occupied import Free, Lock, lock
from .routes.socket import MOST_FRAME
from .server import Server
from .settings import Settings

GRACE_SECONDS = 5  # for requests under way; the longest, a replay import, takes about one
PORTS_TRIED = 20  # where the usual port is taken and the user asked for no other


class Config(uvicorn.Config):
    """The web server's settings, with the crowd that its connections belong to."""

    def __init__(self, *args: Any, crowd: Crowd, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.crowd = crowd


class Uvicorn(uvicorn.Server):
    """The web server, which says goodbye on every socket before it stops, and leaves signals to us."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._server = server

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.farewell()
        await super().shutdown(sockets)


def bind(settings: Settings, exact: bool) -> socket.socket:
    """A listening socket; unless the port has to be exactly this one, the next free one is taken."""
    last = settings.port if exact or settings.port == 0 else settings.port + PORTS_TRIED
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    for port in range(settings.port, last + 1):
        try:
            return socket.create_server((settings.host, port), family=family, backlog=2048)
        except OSError as error:
            failure = error
    where = f"{settings.host}:{settings.port}"
    raise BadInput("serve-bind", {"address": where, "why": failure.strerror or str(failure)})


def serve(settings: Settings, exact_port: bool, ready: Callable[[str], None]) -> None:
    """Runs a server until a signal; `ready` is told its address once it answers."""
    held = lock(settings.database)
    try:
        listening = bind(settings, exact_port)
        settings = replace(settings, port=int(listening.getsockname()[1]))
        set_up_log(settings)
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(run(settings, listening, held, ready))
    finally:
        held.close()


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one (not on Windows): less time for each frame than Python's own loop."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def run(settings: Settings, listening: socket.socket, held: Lock | Free, ready: Callable[[str], None]) -> None:
    """Serves until it is told to stop."""
    server = Server(settings)
    crowd = Crowd(find_room(), settings.limits)
    config = Config(
        make_app(server),
        crowd=crowd,
        http=Http,
        ws=Sockets,
        h11_max_incomplete_event_size=MOST_HEAD,
        log_config=None,
        access_log=False,  # observed.py has it, with the id and without what stands in addresses
        lifespan="on",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # views are a few KB; packing each costs more than sending it
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    web = Uvicorn(config, server)
    server.collector.calm()
    stop_on_signals(web)
    serving = asyncio.create_task(web.serve([listening]))
    sweeping = asyncio.create_task(crowd.sweep_on())
    while not web.started and not serving.done():
        await asyncio.sleep(0.01)
    if web.started:
        held.say(f"http://{_local(settings)}:{settings.port}")
        ready(settings.url)
    await serving
    sweeping.cancel()


def _local(settings: Settings) -> str:
    """How this machine reaches the server."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    return f"[{host}]" if ":" in host else host


def stop_on_signals(web: uvicorn.Server) -> None:
    """Ctrl-C and SIGTERM end the server gracefully; a second one does not wait for anybody."""

    def stop() -> None:
        web.force_exit = web.should_exit
        web.should_exit = True

    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop)
        except (NotImplementedError, RuntimeError):  # Windows, or a server in a thread of a test
            with contextlib.suppress(ValueError):
                signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop))
