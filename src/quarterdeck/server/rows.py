"""Rows: jobs for workers elsewhere, each a row of the database. `RowBoard` is the server's end: it puts jobs down and
waits for their answers. `take` is the workers' (elsewhere.py): the next job in a fair order, which nobody else has.

A job is wanted as long as its asker says so, and is a worker's as long as that one does: what either has left behind
when it died is dropped, or taken over. An answer counts only from whoever has the job.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, case, delete, func, insert, or_, select, update

from . import schema
from .database import Database
from .jobs import Answer, Job, JobBoard, JobLost, Page, Priority, Report, unheard
from .rare import Rare
from .wakeups import Wakeups

log = logging.getLogger(__name__)
WANTED_MS = 15_000  # without a word of the asker: its process has died
WANT_SECONDS = 5.0
LEASE_MS = 6_000  # without a word of the worker: it has died; three times missed is no accident
LOOK_SECONDS = 0.5  # between two looks for answers: a lost word costs no more
TRIES = 3  # workers that died of a job; another one would not fare better
j, w = schema.jobs.c, schema.workers.c


class Asked:
    """A job that this process waits for."""

    def __init__(self, job: Job, report: Report) -> None:
        self.job = job
        self.report = report
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.number = 0
        self.share = 0.0
        self.worker = ""


class RowBoard:
    """A `JobBoard` whose jobs are done elsewhere; only pages of replays are read here, where they stay open."""

    def __init__(self, database: Database, wakeups: Wakeups, pages: JobBoard, clock: Callable[[], int]) -> None:
        self._database = database
        self._wakeups = wakeups
        self._pages = pages
        self._clock = clock
        self._asked: dict[int, Asked] = {}
        self._said = asyncio.Event()
        self._looking = asyncio.Lock()
        self._works: set[asyncio.Task[Any]] = set()
        self._failing = Rare(log)
        self.thinking_seconds = 0.0
        self.on_done: Callable[[Priority, float], None] = lambda priority, seconds: None
        self.lost = 0  # jobs that were taken over from a worker that died

    # For those who measure

    @property
    def waiting(self) -> Counter[Priority]:
        """How many jobs of this process nobody has taken yet, by priority."""
        return Counter(asked.job.priority for asked in self._asked.values() if not asked.worker)

    @property
    def running(self) -> int:
        """How many jobs of this process are being done."""
        return sum(bool(asked.worker) for asked in self._asked.values())

    # The interface

    async def do(self, job: Job, report: Report = unheard) -> Answer:
        """The answer to a job; cancelling it stops it within a slice. JobLost where it cannot be done."""
        if isinstance(job.task, Page):
            return await self._pages.do(job, report)
        asked = Asked(job, report)
        putting = asyncio.ensure_future(self._put(asked))
        try:
            await asyncio.shield(putting)
            return await asked.answer
        except asyncio.CancelledError:
            self._later(self._drop(putting, asked))
            raise
        finally:
            self._asked.pop(asked.number, None)

    async def _put(self, asked: Asked) -> None:
        asked.number = await self._database.write(lambda c: put(c, asked.job, self._wakeups.name, self._clock()))
        self._asked[asked.number] = asked
        self._wakeups.tell("job")

    async def _drop(self, putting: asyncio.Future[None], asked: Asked) -> None:
        await putting
        self._asked.pop(asked.number, None)
        await self._database.write(lambda c: c.execute(delete(schema.jobs).where(j.number == asked.number)).rowcount)
        self._wakeups.tell(f"drop {asked.number}")

    def move(self, job: Job, priority: Priority) -> None:
        """A job that waits or runs has become more or less urgent."""
        if job.priority == priority:
            return
        job.priority = priority
        number = next((number for number, asked in self._asked.items() if asked.job is job), 0)
        change = update(schema.jobs).where(j.number == number).values(priority=int(priority))
        self._later(self._database.write(lambda c: c.execute(change).rowcount))
        self._wakeups.tell("job")

    def close(self) -> None:
        """Ends the readers that are here; jobs elsewhere are dropped when nobody wants them any more."""
        self._pages.close()

    def _later(self, work: Any) -> None:
        task = asyncio.ensure_future(self._shielded(work))
        self._works.add(task)  # the loop itself holds tasks only weakly
        task.add_done_callback(self._works.discard)

    async def _shielded(self, work: Any) -> None:
        try:
            await work
        except Exception as error:  # the row ends by itself when nobody wants it any more
            self._failing.warn("a job's row could not be changed: %s", error)

    # Answers

    def hear(self, asker: str) -> None:
        """A worker has said something to a server."""
        if asker == self._wakeups.name:
            self._said.set()

    async def run(self) -> None:
        """Looks for answers until it is cancelled."""
        wanted = 0.0
        loop = asyncio.get_running_loop()
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._said.wait(), LOOK_SECONDS)
            self._said.clear()
            if not self._asked:
                continue
            try:
                await self.look()
                if loop.time() >= wanted:
                    wanted = loop.time() + WANT_SECONDS
                    await self._database.write(lambda c: want(c, self._wakeups.name, self._clock()))
            except Exception as error:
                self._failing.warn("answers of workers elsewhere could not be read: %s", error)

    async def look(self) -> None:
        """Reads how far its jobs are, and what has come of those that are done."""
        async with self._looking:
            await self._look()

    async def _look(self) -> None:
        known = dict(self._asked)
        found = await self._database.read(lambda c: look_for(c, list(known)))
        done = [number for number, row in found.items() if row.answer is not None]
        for number, asked in known.items():
            row = found.get(number)
            if row is None:
                self._later(self._put_again(asked))
                continue
            self.lost += bool(asked.worker and row.worker and asked.worker != row.worker)
            asked.worker = row.worker
            if row.answer is not None:
                self._finish(asked, msgspec.msgpack.decode(row.answer, type=Answer))
            elif row.share > asked.share:
                asked.share = row.share
                asked.report(row.share)
        if done:
            await self._database.write(lambda c: c.execute(delete(schema.jobs).where(j.number.in_(done))).rowcount)

    async def _put_again(self, asked: Asked) -> None:
        """The row is gone: the database has crashed, and such rows do not outlive that."""
        if self._asked.pop(asked.number, None) is asked:
            asked.worker, asked.share = "", 0.0
            await self._put(asked)

    def _finish(self, asked: Asked, answer: Answer) -> None:
        self._asked.pop(asked.number, None)
        if asked.answer.done():
            return
        self.thinking_seconds += answer.spent
        self.on_done(asked.job.priority, answer.spent)
        if answer.error:
            asked.answer.set_exception(JobLost(answer.error))
        else:
            asked.answer.set_result(answer)


def put(c: Connection, job: Job, asker: str, moment: int) -> int:
    """Puts a job down; its number."""
    row = {
        "asker": asker,
        "owner": job.owner,
        "table_id": job.table,
        "priority": int(job.priority),
        "reads": job.reads,
        "brief": job.brief,
        "job": msgspec.msgpack.encode(job),
        "wanted": moment + WANTED_MS,
    }
    made = c.execute(insert(schema.jobs).values(row)).inserted_primary_key
    assert made is not None
    return int(made[0])


def want(c: Connection, asker: str, moment: int) -> int:
    """Whoever asked still waits."""
    return c.execute(update(schema.jobs).where(j.asker == asker).values(wanted=moment + WANTED_MS)).rowcount


def look_for(c: Connection, numbers: list[int]) -> dict[int, Any]:
    """What is known of jobs."""
    query = select(j.number, j.worker, j.share, j.answer).where(j.number.in_(numbers))
    return {row.number: row for row in c.execute(query)}


# The workers' end


class Room(msgspec.Struct, frozen=True):
    """What a worker process can take now."""

    thinkers: int = 0  # free, but for the one that is kept for brief jobs
    brief: int = 0  # free and kept for brief jobs
    readers: int = 0
    below: int = 0  # none is free, but something less urgent than this would make way; 0: nothing would


class Taken(msgspec.Struct, frozen=True):
    """A job that is ours, for as long as we say so."""

    number: int
    asker: str
    job: Job


def take(c: Connection, worker: str, room: Room, most: tuple[int, int], moment: int) -> Taken | None:
    """The next job for a worker: the most urgent, then the guest with the fewest under way, then the oldest.

    `most` is how many of one guest may be under way, of thinking and of reading, that are as urgent.
    """
    under_way = schema.jobs.alias()
    u = under_way.c
    same = (u.owner == j.owner) & (u.reads == j.reads) & (u.leased > moment) & u.answer.is_(None)
    owners = select(func.count()).select_from(under_way).where(same).scalar_subquery()
    urgent = select(func.count()).select_from(under_way).where(same, u.priority <= j.priority).scalar_subquery()
    tables = select(func.count()).select_from(under_way).where(same, u.table_id == j.table_id).scalar_subquery()
    turn = select(func.coalesce(func.max(u.begun), 0)).where(u.owner == j.owner).scalar_subquery()
    there = j.answer.is_(None) & (j.leased <= moment) & (j.wanted > moment)
    fits: list[ColumnElement[bool]] = [j.reads.is_(True)] if room.readers else []
    if room.thinkers:
        fits.append(~j.reads)
    elif room.brief:
        fits.append(~j.reads & j.brief)
    elif room.below:
        fits.append(~j.reads & (j.priority < room.below))
    if not fits:
        return None
    share = urgent < case((j.reads, most[1]), else_=most[0])
    query = select(j.number, j.asker, j.job, j.tries).where(there, or_(*fits), share)
    row = c.execute(
        query.order_by(j.priority, owners, turn, tables, j.number)
        .limit(1)
        .with_for_update(skip_locked=True, of=schema.jobs)
    ).first()
    if row is None:
        return None
    values = {"worker": worker, "leased": moment + LEASE_MS, "begun": moment, "tries": row.tries + 1, "share": 0.0}
    c.execute(update(schema.jobs).where(j.number == row.number).values(values))
    if row.tries >= TRIES:
        answer(c, row.number, worker, Answer(error=f"{row.tries} workers died of it"))
    return Taken(row.number, row.asker, msgspec.msgpack.decode(row.job, type=Job))


def answer(c: Connection, number: int, worker: str, said: Answer) -> bool:
    """What came of a job; False where it is not this worker's any more."""
    mine = (j.number == number) & (j.worker == worker) & j.answer.is_(None)
    values = {"answer": msgspec.msgpack.encode(said), "leased": 0}
    return c.execute(update(schema.jobs).where(mine).values(values)).rowcount > 0


def renew(c: Connection, worker: str, shares: dict[int, float], moment: int) -> dict[int, int]:
    """Says that jobs are being done, and how far they are; those that are still wanted, with how urgent they are."""
    mine = (j.worker == worker) & j.number.in_(list(shares)) & (j.wanted > moment) & j.answer.is_(None)
    c.execute(update(schema.jobs).where(mine).values(leased=moment + LEASE_MS))
    return {row.number: row.priority for row in c.execute(select(j.number, j.priority).where(mine))}


def note_share(c: Connection, worker: str, shares: dict[int, float]) -> None:
    """How far some jobs are."""
    for number, share in shares.items():
        c.execute(update(schema.jobs).where(j.number == number, j.worker == worker).values(share=share))


def give_back(c: Connection, worker: str) -> int:
    """A worker stops: others may take what it was at, at once, and nobody has died of it."""
    mine = (j.worker == worker) & j.answer.is_(None)
    values = {"worker": "", "leased": 0, "tries": j.tries - 1}
    c.execute(delete(schema.workers).where(w.name == worker))
    return c.execute(update(schema.jobs).where(mine).values(values)).rowcount


def forget_unwanted(c: Connection, moment: int) -> int:
    """Jobs whose askers have died."""
    return c.execute(delete(schema.jobs).where(j.wanted < moment - WANTED_MS)).rowcount


def enlist(c: Connection, worker: str, thinkers: int, readers: int, moment: int) -> tuple[int, int]:
    """Says that a worker process is there; how many jobs of one guest may be under way at all of them together."""
    c.execute(delete(schema.workers).where(or_(w.name == worker, w.until <= moment)))
    row = {"name": worker, "thinkers": thinkers, "readers": readers, "until": moment + LEASE_MS}
    c.execute(insert(schema.workers).values(row))
    there = c.execute(select(func.sum(w.thinkers), func.sum(w.readers))).one()
    return max(1, int(there[0]) - 1), max(1, int(there[1]) - 1)
