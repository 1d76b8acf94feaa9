"""Bots at the tables: while somebody looks on, each bot that owes a decision is asked for it."""

import asyncio
import logging
import secrets

from ..bots import hints
from ..bots.clock import TurnClock
from ..bots.levels import DECISION_SECONDS
from ..engine.chance import Chance
from ..errors import QuarterdeckError
from ..table import Table
from .database import Unwritable
from .live import LiveTable
from .messages import Candidate
from .workers import Job, Report, WorkerLost, Workers

log = logging.getLogger(__name__)
RETRY_SECONDS = 2.0  # while the disk is full; somebody makes room in minutes
SEEDS = 2**31  # of the search's chance, which takes 32 bits; the table's dice have nothing to do with it


class Bots:
    """Asks the workers on behalf of the tables."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}

    def look(self, live: LiveTable) -> None:
        """Starts the bots that are asked, and stops all of a table that nobody looks at."""
        for seat in live.row.seats:
            key = (live.row.id, seat.seat)
            task = self._thinking.get(key)
            wanted = is_wanted(live, seat.seat)
            if task is None and wanted:
                self._start(key, live, seat.seat, seat.level)
            elif task is not None and not live.listeners:
                task.cancel()

    def _start(self, key: tuple[str, int], live: LiveTable, seat: int, level: str) -> None:
        task = self._thinking[key] = asyncio.create_task(self._play(live, seat, level))

        def done(task: asyncio.Task[None]) -> None:
            del self._thinking[key]
            if not task.cancelled() and task.exception() is not None:
                log.error("bot stopped at table %s seat %d", live.row.id, seat, exc_info=task.exception())
            elif is_wanted(live, seat):
                self.look(live)  # somebody came back while it was being stopped

        task.add_done_callback(done)

    async def _play(self, live: LiveTable, seat: int, level: str) -> None:
        clock = TurnClock()
        played = -1  # the version that the last choice led to
        while is_wanted(live, seat):
            table = live.table
            with clock.decision(seat) as seconds:
                job = job_of(table, seat, level, seconds)
                job.table, job.follows = live.row.id, table.version == played
                text = await self._choose(job, live)
            if live.version != table.version:
                continue  # another seat was faster, and may have changed what is best
            try:
                await live.act(lambda t, at=table.version, text=text: t.play([text], seat, at=at))  # type: ignore[misc]
                played = table.version + 1
            except Unwritable:
                await asyncio.sleep(RETRY_SECONDS)
            except QuarterdeckError as error:
                if error.code != "stale":
                    raise

    async def _choose(self, job: Job, live: LiveTable) -> str:
        try:
            return (await self._workers.think(job, lambda share: live.think(job.seat, share))).text
        except WorkerLost:
            # Two processes died of this position. The game goes on, with any legal action.
            return secrets.choice(live.table.legal_actions(job.seat)).text

    async def advise(self, live: LiveTable, seat: int, report: Report) -> tuple[Candidate, ...]:
        """The best few actions of a seat that owes a decision; `report` is told how far it is."""
        job = job_of(live.table, seat, hints.LEVEL)
        job.advice = True
        try:
            return (await self._workers.think(job, report)).candidates
        except WorkerLost:
            return ()

    def close(self) -> None:
        """Stops all thinking."""
        for task in self._thinking.values():
            task.cancel()


def is_wanted(live: LiveTable, seat: int) -> bool:
    """Whether a bot should think now: it is asked, and somebody looks on."""
    playing = live.row.phase == "playing" and not live.gone and bool(live.listeners)
    return playing and live.row.seats[seat].kind == "bot" and seat in live.row.pending


def job_of(table: Table, seat: int, level: str, seconds: float = DECISION_SECONDS) -> Job:
    """The decision that a seat owes, with nothing in it that the seat may not know."""
    return Job(
        game=table.game.facts.id,
        files=table.record.setup.files,
        position=known_position(table, seat),
        seat=seat,
        level=level,
        seed=secrets.randbelow(SEEDS),
        seconds=seconds,
    )


def known_position(table: Table, seat: int) -> str:
    """The position as the seat may know it; the rest is a fair sample."""
    state = table.state.clone()
    state.determinize(seat, Chance(secrets.randbelow(SEEDS)))
    return state.position()
