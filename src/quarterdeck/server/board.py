"""The board of this machine: jobs go to processes here, thinkers and readers, in the order of `Schedule`."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from .jobs import Answer, Job, JobLost, Priority, Report, unheard
from .pipe import Gone, Parked, Progress, Said
from .rows import Room
from .schedule import Place, Schedule, Ticket
from .workers import Worker

log = logging.getLogger(__name__)
READERS = 2  # of which one guest has one at most, so that his files never keep another's waiting
TRIES = 2  # a crash may be bad luck; twice with the same job is not
LOOK_SECONDS = 5.0  # between two looks for workers that say nothing any more


class Hand(Protocol):
    """A worker, as the board uses it; nothing here waits."""

    def begin(self, number: int, job: Job) -> None: ...

    def resume(self, number: int) -> None: ...

    def park(self, number: int) -> None: ...

    def drop(self, number: int) -> None: ...

    def stop(self) -> None: ...

    def join(self) -> None: ...


Hire = Callable[[bool, Callable[[Said], None]], Hand]  # whether it reads, and who is told what it says


class LocalBoard:
    """A `JobBoard` of processes, each started when it is first needed and replaced when it dies."""

    def __init__(
        self,
        thinkers: int,
        readers: int = READERS,
        hire: Hire = Worker,
        clock: Callable[[], float] = time.monotonic,
        shared: bool = False,
    ) -> None:
        self.thinkers, self.readers = thinkers, readers
        self._schedule = Schedule(thinkers, readers, shared)
        self._hire = hire
        self._clock = clock
        self._hands: dict[Place, Hand] = {}
        self._open: dict[Ticket, tuple[asyncio.Future[Answer], Report]] = {}
        self._looking: asyncio.TimerHandle | None = None
        self.thinking_seconds = 0.0  # of all jobs so far
        self.on_done: Callable[[Priority, float], None] = lambda priority, seconds: None
        self.lost = 0  # workers that died

    # For those who measure

    @property
    def waiting(self) -> Counter[Priority]:
        """How many jobs wait, by priority."""
        return Counter(ticket.job.priority for ticket in self._schedule.waiting.values())

    @property
    def running(self) -> int:
        """How many jobs are being done."""
        return sum(place.running is not None for place in self._schedule.places)

    def room(self) -> Room:
        """What could be begun at once, for jobs that lie elsewhere (rows.py)."""
        free = [place for place in self._schedule.places if place.running is None and not place.parked]
        wait = Counter(ticket.job.reads for ticket in self._schedule.waiting.values())
        kept = sum(place.kept for place in free)
        thinkers = max(0, sum(not place.reads for place in free) - kept - wait[False])
        readers = max(0, sum(place.reads for place in free) - wait[True])
        busy = [place.running.job.priority for place in self._schedule.places if place.running and not place.reads]
        below = 0 if wait[False] else max(busy, default=0)
        return Room(thinkers, 0 if thinkers or wait[False] else kept, readers, 0 if thinkers else int(below))

    # The interface

    async def do(self, job: Job, report: Report = unheard) -> Answer:
        """The answer to a job; cancelling it stops it within a slice. JobLost where it cannot be done."""
        ticket = self._schedule.add(job)
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._open[ticket] = answer, report
        self._dispatch()
        try:
            return await answer
        finally:
            del self._open[ticket]
            if answer.cancelled():
                self._drop(ticket)

    def move(self, job: Job, priority: Priority) -> None:
        """A job that waits or runs has become more or less urgent."""
        if job.priority != priority:
            job.priority = priority
            self._dispatch()

    def close(self) -> None:
        """Ends all processes."""
        hands, self._hands = list(self._hands.values()), {}
        self._schedule = Schedule(0, 0)
        if self._looking is not None:
            self._looking.cancel()
        for hand in hands:
            hand.stop()
        for hand in hands:
            hand.join()

    # Work

    def _dispatch(self) -> None:
        """Sends everybody to work who can, and asks for room for what is more urgent."""
        for place, ticket, resumed in self._schedule.starts():
            place.until = self._clock() + ticket.job.lease
            hand = self._hand(place)
            if resumed:
                hand.resume(ticket.number)
            else:
                hand.begin(ticket.number, ticket.job)
        for place in self._schedule.parks():
            assert place.running is not None
            self._hand(place).park(place.running.number)
        self._watch()

    def _hand(self, place: Place) -> Hand:
        if place not in self._hands:
            self._hands[place] = self._hire(place.reads, lambda said: self._hear(place, hand, said))
        hand = self._hands[place]
        return hand

    def _hear(self, place: Place, hand: Hand, said: Said) -> None:
        """A worker says something; what is left of a job that was stopped is passed over."""
        if self._hands.get(place) is not hand:
            return
        if isinstance(said, Gone):
            self._replace(place, said)
            return
        ticket = place.running
        if ticket is None or said.number != ticket.number:
            return
        place.until = self._clock() + ticket.job.lease
        if isinstance(said, Progress):
            if ticket in self._open:
                self._open[ticket][1](said.share)
            return
        if isinstance(said, Parked):
            self._schedule.park(place)
        else:
            self._finish(ticket, said)
        self._dispatch()

    def _finish(self, ticket: Ticket, answer: Answer) -> None:
        self._schedule.end(ticket)
        self.thinking_seconds += answer.spent
        self.on_done(ticket.job.priority, answer.spent)
        if answer.error:
            self._fail(ticket, answer.error)
        elif ticket in self._open and not self._open[ticket][0].done():
            self._open[ticket][0].set_result(answer)

    def _fail(self, ticket: Ticket, why: str, last: bool = False) -> None:
        """A job that came to nothing is tried once more, unless that was the last time."""
        ticket.tries += 1
        job = ticket.job
        log.warning("a job failed (%s), try %d: %s", why, ticket.tries, type(job.task).__name__)
        if not last and ticket.tries < TRIES:
            self._schedule.again(ticket)
        elif ticket in self._open and not self._open[ticket][0].done():
            self._open[ticket][0].set_exception(JobLost(why))

    def _replace(self, place: Place, gone: Gone) -> None:
        """A worker has died; its jobs start again elsewhere, but for one that was cut short by its own limit."""
        self._hands.pop(place).stop()
        self.lost += 1
        died = self._schedule.lose(place)
        if died is not None:
            self._fail(died, gone.why, last=gone.cut)
        self._dispatch()

    def _drop(self, ticket: Ticket) -> None:
        """Nobody wants the answer any more. The worker counts as idle at once: it stops within a slice."""
        place = self._schedule.end(ticket)
        if place is not None and place in self._hands:
            self._hands[place].drop(ticket.number)
        self._dispatch()

    # Leases

    def _watch(self) -> None:
        if self._looking is None and self.running:
            self._looking = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        self._looking = None
        self.end_leases()
        self._watch()

    def end_leases(self) -> None:
        """Gives up workers that have not said a word for the time of their job's lease."""
        now = self._clock()
        for place in self._schedule.places:
            if place.running is not None and place.until < now:
                self._replace(place, Gone("lease", cut=place.reads))
