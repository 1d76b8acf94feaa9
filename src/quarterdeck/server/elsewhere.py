"""Elsewhere: a process of workers on any machine that reaches the database. It takes jobs of all servers, in the order
that is fair to all guests, and has its own thinkers and readers do them (board.py).
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from . import rows
from .board import LocalBoard
from .database import Database
from .jobs import Answer, JobLost, Priority
from .rare import Rare
from .rows import Taken
from .wakeups import Wakeups

log = logging.getLogger(__name__)
LOOK_SECONDS = 0.5  # between two looks for jobs: a lost word costs no more
RENEW_SECONDS = 1.5  # four times a lease
TELL_SECONDS = 0.25  # between two tellings of how far jobs are
FORGET_SECONDS = 60.0


class Doing:
    """A job under way here."""

    def __init__(self, taken: Taken) -> None:
        self.taken = taken
        self.share = 0.0
        self.task: asyncio.Task[None] | None = None


class Workers:
    """The jobs of one worker process."""

    def __init__(self, database: Database, wakeups: Wakeups, board: LocalBoard, clock: Callable[[], int]) -> None:
        self._database = database
        self._wakeups = wakeups
        self._board = board
        self._clock = clock
        self._doing: dict[int, Doing] = {}
        self._stirred = asyncio.Event()
        self._told: dict[int, float] = {}
        self._most = (1, 1)
        self._stopping = False
        self._failing = Rare(log)
        self.done = 0  # jobs whose answers were written
        wakeups.listen(self._hear, self._stirred.set)

    @property
    def name(self) -> str:
        return self._wakeups.name

    def _hear(self, news: Any) -> None:
        for word in news:
            kind, _, rest = word.partition(" ")
            if kind == "job":
                self._stirred.set()
            elif kind == "drop" and rest.isdecimal():
                self._cancel(int(rest))

    def _cancel(self, number: int) -> None:
        doing = self._doing.get(number)
        if doing is not None and doing.task is not None:
            doing.task.cancel()

    async def run(self) -> None:
        """Works until it is cancelled; then whatever is unfinished is given back."""
        parts = (self._wakeups.run, self._take_on, self._renew_on, self._tell_on)
        works = [asyncio.create_task(part()) for part in parts]
        try:
            await asyncio.gather(*works)
        finally:
            self._stopping = True
            for task in [*works, *(doing.task for doing in self._doing.values() if doing.task)]:
                task.cancel()
            await asyncio.gather(*works, return_exceptions=True)
            with contextlib.suppress(Exception):  # the database is away: the leases end by themselves
                await self._database.write(lambda c: rows.give_back(c, self.name))
                self._wakeups.tell("job")

    # Taking

    async def _take_on(self) -> None:
        await self._repeat(self._enlist, 0.0, once=True)
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), LOOK_SECONDS)
            self._stirred.clear()
            try:
                while await self.take_one():
                    pass
            except Exception as error:
                self._failing.warn("no job could be taken: %s", error)

    async def take_one(self) -> bool:
        """Takes a job, where there is one and room for it."""
        room = self._board.room()
        if room == rows.Room():
            return False
        taken = await self._database.write(lambda c: rows.take(c, self.name, room, self._most, self._clock()))
        if taken is None:
            return False
        doing = self._doing[taken.number] = Doing(taken)
        doing.task = asyncio.create_task(self._do(doing))
        await asyncio.sleep(0)  # it is on the board by now, and counts for what room there is
        return True

    async def _do(self, doing: Doing) -> None:
        taken = doing.taken

        def report(share: float) -> None:
            doing.share = share

        try:
            try:
                answer = await self._board.do(taken.job, report)
            except JobLost as lost:
                answer = Answer(error=str(lost) or "lost")
            await self._answer(taken, answer)
        finally:
            self._doing.pop(taken.number, None)
            self._stirred.set()

    async def _answer(self, taken: Taken, answer: Answer) -> None:
        """Writes what came of a job; where the database is away, again until somebody else must have taken it over."""
        for _ in range(rows.LEASE_MS // 1000):
            try:
                self.done += await self._database.write(lambda c: rows.answer(c, taken.number, self.name, answer))
                self._wakeups.tell(f"said {taken.asker}")
                return
            except Exception as error:
                self._failing.warn("an answer could not be written: %s", error)
                await asyncio.sleep(1.0)

    # Saying that it goes on

    async def _renew_on(self) -> None:
        turn = 0
        while True:
            await self._repeat(self._enlist, RENEW_SECONDS, once=True)
            await self._repeat(self._renew, 0.0, once=True)
            turn += 1
            if turn * RENEW_SECONDS >= FORGET_SECONDS:
                turn = 0
                await self._repeat(self._forget, 0.0, once=True)

    async def _tell_on(self) -> None:
        await self._repeat(self._tell, TELL_SECONDS)

    async def _repeat(self, work: Callable[[], Any], seconds: float, once: bool = False) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception as error:
                self._failing.warn("the database could not be told of what is done here: %s", error)
            if once:
                return

    async def _enlist(self) -> None:
        hands = self._board.thinkers, self._board.readers
        self._most = await self._database.write(lambda c: rows.enlist(c, self.name, *hands, self._clock()))

    async def _renew(self) -> None:
        mine = {number: doing.share for number, doing in self._doing.items()}
        if not mine:
            return
        wanted = await self._database.write(lambda c: rows.renew(c, self.name, mine, self._clock()))
        for number in mine:
            if number not in wanted:
                self._cancel(number)
            elif number in self._doing:
                self._board.move(self._doing[number].taken.job, Priority(wanted[number]))

    async def _tell(self) -> None:
        """Tells the askers how far their jobs are."""
        fresh = {n: doing for n, doing in self._doing.items() if doing.share and doing.share != self._told.get(n)}
        self._told = {number: doing.share for number, doing in self._doing.items()}
        if fresh:
            shares = {number: doing.share for number, doing in fresh.items()}
            await self._database.write(lambda c: rows.note_share(c, self.name, shares))
            for asker in {doing.taken.asker for doing in fresh.values()}:
                self._wakeups.tell(f"said {asker}")

    async def _forget(self) -> None:
        await self._database.write(lambda c: rows.forget_unwanted(c, self._clock()))
