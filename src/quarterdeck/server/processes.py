"""Processes: several servers on one machine, behind one port, on one PostgreSQL database.

This one only keeps them: it holds the sockets, so that no connection is refused while one is started anew, starts
again what has died, and on SIGHUP replaces one after the other: the fresh one serves before the old one sends its
people over. Each has a port of its own beside the common one, for a proxy that sends all of a table to one process.
"""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from dataclasses import replace

from ..errors import BadInput
from .logs import set_up_log
from .run import GRACE_SECONDS, SOCKETS, bind
from .settings import Settings

log = logging.getLogger(__name__)
READY = b"ready\n"  # what a process says when it answers
START_SECONDS = 120.0  # until it does: a migration may take a while
STOP_SECONDS = 2 * GRACE_SECONDS + 5.0  # from SIGTERM until it is killed
AGAIN_SECONDS = (0.5, 30.0)  # until one that has died is started anew: at first, and at most where it dies again
WELL_SECONDS = 30.0  # after so long it was not its start that it died of


def inherited() -> list[socket.socket]:
    """The sockets that this process was given; none where nobody keeps it."""
    numbers = os.environ.get(SOCKETS, "")
    return [socket.socket(fileno=int(number)) for number in numbers.split(",") if number]


class Place:
    """One of the processes, whoever it is at the time."""

    def __init__(self, number: int, sockets: Sequence[socket.socket], arguments: Sequence[str], spread: float) -> None:
        self.number = number
        self._sockets = sockets
        self._arguments = arguments
        self._spread = spread
        self._process: Process | None = None
        self._stopping = False

    @property
    def port(self) -> int:
        """The port that is its own."""
        return int(self._sockets[-1].getsockname()[1])

    @property
    def pid(self) -> int:
        return self._process.pid if self._process else 0

    async def start(self) -> None:
        """Starts it; returns when it answers."""
        self._process = await self._started()

    async def _started(self) -> Process:
        numbers = [listening.fileno() for listening in self._sockets]
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "quarterdeck", *self._arguments),
            env={**os.environ, SOCKETS: ",".join(map(str, numbers))},
            pass_fds=numbers,
            stdin=PIPE,  # it stops when we are gone
            stdout=PIPE,
        )
        assert process.stdout is not None
        said = b""
        with contextlib.suppress(TimeoutError):
            said = await asyncio.wait_for(process.stdout.readline(), START_SECONDS)
        if said != READY:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise BadInput("serve-process", {"number": self.number, "status": process.returncode or 0})
        log.info("process %d answers, as %d at port %d", self.number, process.pid, self.port)
        return process

    async def keep(self) -> None:
        """Starts it anew whenever it dies, until it is stopped."""
        wait = AGAIN_SECONDS[0]
        while not self._stopping:
            process, began = self._process, time.monotonic()
            if process is not None:
                status = await process.wait()
                if self._stopping or process is not self._process:
                    continue
                log.error("process %d has ended (%s), it is started anew", self.number, status)
            if time.monotonic() - began > WELL_SECONDS:
                wait = AGAIN_SECONDS[0]
            await asyncio.sleep(wait)
            wait = min(2 * wait, AGAIN_SECONDS[1])
            try:
                self._process = await self._started()
            except (BadInput, OSError) as error:
                log.error("process %d could not be started: %s", self.number, error)
                self._process = None

    async def renew(self) -> None:
        """Another one takes its place, and it sends its people over; BadInput where the other one does not start."""
        fresh = await self._started()
        old, self._process = self._process, fresh
        if old is not None:
            await end(old, signal.SIGHUP, self._spread + STOP_SECONDS)

    async def stop(self) -> None:
        """Ends it gracefully."""
        self._stopping = True
        if self._process is not None:
            await end(self._process, signal.SIGTERM, STOP_SECONDS)


async def end(process: Process, number: int, patience: float) -> None:
    """Tells a process to go, and kills it where it stays."""
    with contextlib.suppress(ProcessLookupError):
        process.send_signal(number)
    try:
        await asyncio.wait_for(process.wait(), patience)
    except TimeoutError:
        log.error("process %d did not end in %d s, it is killed", process.pid, patience)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def supervise(
    settings: Settings, exact: bool, arguments: Sequence[str], ready: Callable[[str, Sequence[Place]], None]
) -> None:
    """Keeps processes until a signal; `ready` is told the address and the processes when all answer."""
    chosen = exact and settings.port > 0  # their own ports follow a port that somebody chose; else any will do
    common = bind(settings, exact)
    port = int(common.getsockname()[1])
    settings = replace(settings, port=port)
    set_up_log(settings)
    places = []
    for number in range(1, settings.processes + 1):
        own = bind(replace(settings, port=port + number if chosen else 0), exact=True)
        places.append(Place(number, (common, own), [*arguments, "--port", str(port)], settings.spread))
    for place in places:
        for listening in place._sockets:
            listening.set_inheritable(True)
    asyncio.run(keep_all(settings, places, ready))


async def keep_all(settings: Settings, places: Sequence[Place], ready: Callable[[str, Sequence[Place]], None]) -> None:
    """Starts all, keeps them, and ends them on SIGTERM; SIGHUP renews them."""
    loop, stopping, renewing = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopping.set)
    loop.add_signal_handler(signal.SIGHUP, renewing.set)
    works: list[asyncio.Task[None]] = []
    try:
        await places[0].start()  # alone: it may have to migrate
        await asyncio.gather(*(place.start() for place in places[1:]))
        works = [asyncio.create_task(place.keep()) for place in places]
        works.append(asyncio.create_task(renew_on(places, renewing)))
        ready(settings.url, places)
        await stopping.wait()
    finally:
        await asyncio.gather(*(place.stop() for place in places))
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)


async def renew_on(places: Sequence[Place], renewing: asyncio.Event) -> None:
    """Replaces one after the other, each time somebody asks for it."""
    while True:
        await renewing.wait()
        renewing.clear()
        for place in places:
            try:
                await place.renew()
            except (BadInput, OSError) as error:
                log.error("process %d was not renewed, the old ones go on: %s", place.number, error)
                break
        else:
            log.warning("all %d processes were renewed", len(places))
