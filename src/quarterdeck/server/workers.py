"""Workers: processes in which bots think. They get the text of a position from which all that the bot may not know
has been taken out, never a table; one that crashes or takes too long is replaced.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection

import msgspec

from ..games import register
from ..games.base import load_game

log = logging.getLogger(__name__)
MOST_SECONDS = 60.0  # for one choice: the slowest level stays well below half of it
STOP = b""  # the message that ends thinking early
TRIES = 2  # a crash may be bad luck; twice with the same position is not


class Job(msgspec.Struct, array_like=True):
    """A decision that a bot has to make."""

    game: str
    files: dict[str, str]
    position: str
    seat: int
    level: str
    seed: int


class WorkerLost(Exception):
    """The process has died or was stopped before it answered."""


class Worker:
    """One process; it does one job at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy open databases and sockets
        ours, theirs = context.Pipe()
        self._pipe = ours
        self._process = context.Process(target=work, args=(theirs,), name="quarterdeck-bot", daemon=True)
        self._process.start()
        theirs.close()
        self._thread = ThreadPoolExecutor(1, "bot")

    async def choose(self, job: Job) -> str:
        """The notation of the bot's choice; WorkerLost where there is none."""
        loop = asyncio.get_running_loop()
        try:
            self._pipe.send_bytes(msgspec.msgpack.encode(job))
            answering = loop.run_in_executor(self._thread, self._pipe.recv_bytes)
            answer = msgspec.msgpack.decode(await asyncio.wait_for(answering, MOST_SECONDS), type=Answer)
        except (EOFError, OSError, TimeoutError) as error:
            raise WorkerLost(type(error).__name__) from error
        if answer.error:
            raise WorkerLost(answer.error)
        return answer.text

    def interrupt(self) -> None:
        """Asks it to think no further. Its late answer is taken by the reader that waits for it, and by nobody else."""
        with contextlib.suppress(OSError):
            self._pipe.send_bytes(STOP)

    def stop(self) -> None:
        """Ends the process at once."""
        self._process.kill()
        self._thread.shutdown(wait=False)

    def join(self) -> None:
        """Waits until the process is gone."""
        self._process.join()
        self._pipe.close()


class Workers:
    """The processes of a server, started when the first bot is asked."""

    def __init__(self, number: int) -> None:
        self._free: asyncio.Queue[Worker | None] = asyncio.Queue()
        for _ in range(number):
            self._free.put_nowait(None)
        self._all: set[Worker] = set()

    async def choose(self, job: Job) -> str:
        """The notation of a bot's choice. Cancelling it stops the thinking."""
        for attempt in range(TRIES):
            try:
                return await self._try(job)
            except WorkerLost as lost:
                log.warning("bot worker lost (%s), try %d: %s seat %d", lost, attempt + 1, job.game, job.seat)
        raise WorkerLost(f"{job.game} {job.level}")

    async def _try(self, job: Job) -> str:
        worker = await self._free.get()
        keep: Worker | None = None
        try:
            if worker is None:
                worker = await asyncio.to_thread(Worker)
                self._all.add(worker)
            text = await worker.choose(job)
            keep = worker
            return text
        except asyncio.CancelledError:
            if worker is not None:
                worker.interrupt()
                keep = worker
            raise
        finally:
            if keep is None and worker is not None:
                self._all.discard(worker)
                worker.stop()
            self._free.put_nowait(keep)

    def close(self) -> None:
        """Ends all processes."""
        for worker in self._all:
            worker.stop()
        for worker in self._all:
            worker.join()


class Answer(msgspec.Struct, array_like=True):
    """What a worker says: the choice, or what went wrong."""

    text: str
    error: str = ""


def work(pipe: Connection) -> None:
    """The life of a worker process: jobs in, choices out, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle; it closes the pipe
    for package in filter(None, os.environ.get("QUARTERDECK_GAMES", "").split(os.pathsep)):
        register(load_game(package))
    while True:
        try:
            told = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        if told == STOP:
            continue  # it came when the choice was made already
        job = msgspec.msgpack.decode(told, type=Job)
        try:
            answer = Answer(decide(job, pipe.poll))
        except Exception as error:
            answer = Answer("", f"{type(error).__name__}: {error}")
        pipe.send_bytes(msgspec.msgpack.encode(answer))


def decide(job: Job, asked: Callable[[], bool]) -> str:
    """The choice of a level in a position, in notation; `asked` says whether somebody wants it to stop."""
    from ..bots.thinker import Thinker
    from ..engine.chance import Chance
    from ..games import find

    game = find(job.game)
    state = game.load(job.position, Chance(job.seed), job.files)
    choice = Thinker(game, job.seat, job.level, job.seed).choose(state, stop=lambda done, wanted: asked())
    state.act_as(job.seat)
    return game.action(state, choice.code).text
