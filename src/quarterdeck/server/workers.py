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
from time import monotonic

import msgspec

from ..bots import hints
from ..bots.levels import DECISION_SECONDS
from ..bots.thinker import Thinker
from ..engine.chance import Chance
from ..engine.state import State
from ..games import find, register
from ..games.base import Game, load_game
from ..i18n import LANGUAGES
from .messages import Candidate

log = logging.getLogger(__name__)
MOST_SECONDS = 60.0  # for one choice: the slowest level stays well below half of it
STOP = b""  # the message that ends thinking early
PATIENCE = 0.3  # seconds before anybody is told how far a bot is: most decisions take less
STEP = 0.05  # of the way between two reports
MOST_KEPT = 4  # trees in one process, a few MB each
TRIES = 2  # a crash may be bad luck; twice with the same position is not


class Job(msgspec.Struct, array_like=True):
    """A decision that a bot has to make, or that a person wants advice about."""

    game: str
    files: dict[str, str]
    position: str
    seat: int
    level: str
    seed: int
    seconds: float = DECISION_SECONDS
    advice: bool = False
    table: str = ""  # whose tree may be kept
    number: int = 0  # of this job in its worker
    follows: bool = False  # the last choice for this seat was played, and nothing has happened since


class Progress(msgspec.Struct, array_like=True, tag=0):
    """How far a worker is."""

    share: float


class Answer(msgspec.Struct, array_like=True, tag=1):
    """What a worker says: the choice or the advice, or what went wrong."""

    number: int  # of the job that it answers
    text: str = ""
    error: str = ""
    candidates: tuple[Candidate, ...] = ()


Report = Callable[[float], None]
_said: msgspec.msgpack.Decoder[Progress | Answer] = msgspec.msgpack.Decoder(Progress | Answer)


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
        self._jobs = 0

    async def think(self, job: Job, report: Report) -> Answer:
        """What came of a job; WorkerLost where nothing did. `report` is told how far it is."""
        loop = asyncio.get_running_loop()

        def progress(share: float) -> None:
            loop.call_soon_threadsafe(report, share)

        self._jobs += 1
        job.number = self._jobs
        try:
            self._pipe.send_bytes(msgspec.msgpack.encode(job))
            answering = loop.run_in_executor(self._thread, self._answer, job.number, progress)
            answer = await asyncio.wait_for(answering, MOST_SECONDS)
        except (EOFError, OSError, TimeoutError) as error:
            raise WorkerLost(type(error).__name__) from error
        if answer.error:
            raise WorkerLost(answer.error)
        return answer

    def _answer(self, number: int, report: Report) -> Answer:
        """Waits for the end of a job, telling how far it is; what is left of a job that was stopped is passed over."""
        while True:
            said = _said.decode(self._pipe.recv_bytes())
            if isinstance(said, Progress):
                report(said.share)
            elif said.number == number:
                return said

    def interrupt(self) -> None:
        """Asks it to think no further; its late answer is passed over."""
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

    async def think(self, job: Job, report: Report = lambda share: None) -> Answer:
        """A bot's choice, or advice. Cancelling it stops the thinking."""
        for attempt in range(TRIES):
            try:
                return await self._try(job, report)
            except WorkerLost as lost:
                log.warning("bot worker lost (%s), try %d: %s seat %d", lost, attempt + 1, job.game, job.seat)
        raise WorkerLost(f"{job.game} {job.level}")

    async def _try(self, job: Job, report: Report) -> Answer:
        worker = await self._free.get()
        keep: Worker | None = None
        try:
            if worker is None:
                worker = await asyncio.to_thread(Worker)
                self._all.add(worker)
            answer = await worker.think(job, report)
            keep = worker
            return answer
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


def work(pipe: Connection) -> None:
    """The life of a worker process: jobs in, choices out, until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle; it closes the pipe
    for package in filter(None, os.environ.get("QUARTERDECK_GAMES", "").split(os.pathsep)):
        register(load_game(package))
    desk = Desk(pipe)
    while True:
        try:
            told = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        if told == STOP:
            continue  # it came when the choice was made already
        job = msgspec.msgpack.decode(told, type=Job)
        try:
            answer = desk.advise(job) if job.advice else desk.decide(job)
        except Exception as error:
            answer = Answer(job.number, error=f"{type(error).__name__}: {error}")
        pipe.send_bytes(msgspec.msgpack.encode(answer))


class Desk:
    """Where a worker thinks: it keeps the trees of its last tables, reports how far it is, and stops when asked."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._kept: dict[tuple[str, int, str], tuple[Thinker, int]] = {}  # with the code of the last choice
        self._began = 0.0
        self._told = 0.0

    def decide(self, job: Job) -> Answer:
        """The choice of a level in a position, in notation."""
        game, state = self._begin(job)
        thinker = self._thinker(game, job)
        choice = thinker.choose(state, job.seconds, self._moved)
        if choice.candidates and job.table:
            self._keep(job, thinker, choice.code)
        state.act_as(job.seat)
        return Answer(job.number, game.action(state, choice.code).text)

    def advise(self, job: Job) -> Answer:
        """The best few actions, with the reasons in every language."""
        game, state = self._begin(job)
        found = hints.advise(game, state, job.seat, job.seed, job.seconds, self._moved)
        return Answer(job.number, candidates=tuple(candidate_of(game, hint) for hint in found))

    def _begin(self, job: Job) -> tuple[Game, State]:
        self._began, self._told = monotonic(), 0.0
        game = find(job.game)
        return game, game.load(job.position, Chance(job.seed), job.files)

    def _thinker(self, game: Game, job: Job) -> Thinker:
        """The thinker of the seat's last decision where this one follows it, else a new one: as strong, only slower."""
        kept = self._kept.pop((job.table, job.seat, job.level), None)
        if kept is None or not job.follows:
            return Thinker(game, job.seat, job.level, job.seed)
        thinker, code = kept
        thinker.see(code)
        return thinker

    def _keep(self, job: Job, thinker: Thinker, code: int) -> None:
        self._kept[job.table, job.seat, job.level] = thinker, code
        if len(self._kept) > MOST_KEPT:
            del self._kept[next(iter(self._kept))]

    def _moved(self, done: int, wanted: int) -> bool:
        """Reports now and then; true where somebody wants it to stop."""
        share = done / wanted
        if share - self._told >= STEP and monotonic() - self._began > PATIENCE:
            self._told = share
            self._pipe.send_bytes(msgspec.msgpack.encode(Progress(share)))
        return self._pipe.poll()


def candidate_of(game: Game, hint: hints.Hint) -> Candidate:
    """A hint as clients are told of it."""
    return Candidate(
        text=hint.action.text,
        kind=hint.action.kind,
        args=hint.action.args,
        chance=hint.chance,
        points=hint.points,
        share=hint.share,
        line=hint.line,
        why={lang: hints.why(lang, game, hint) for lang in LANGUAGES},
    )
