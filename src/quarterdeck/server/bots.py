"""Bots at the tables: while somebody looks on, each bot that owes a decision is asked for it."""

import asyncio
import logging
import secrets

from ..bots import hints
from ..bots.clock import TurnClock
from ..bots.levels import DECISION_SECONDS, is_brief
from ..engine.chance import Chance
from ..errors import QuarterdeckError
from ..table import Table
from .database import Unwritable
from .jobs import Advise, Decide, Job, JobBoard, JobLost, Priority, Report
from .leases import LOOK_SECONDS, Leases, Unshared
from .live import LiveTable
from .messages import Candidate

log = logging.getLogger(__name__)
RETRY_SECONDS = 2.0  # while the disk is full; somebody makes room in minutes
SEEDS = 2**31  # of the search's chance, which takes 32 bits; the table's dice have nothing to do with it
Key = tuple[str, int]  # table and seat


class Bots:
    """Gives the bots' decisions to the board on behalf of the tables."""

    def __init__(self, board: JobBoard, leases: Leases | None = None) -> None:
        self._board = board
        self._leases = leases or Unshared()
        self._thinking: dict[Key, asyncio.Task[None]] = {}
        self._jobs: dict[Key, Job] = {}

    def look(self, live: LiveTable) -> None:
        """Starts the bots that are asked, and stops all of a table that nobody looks at."""
        for seat in live.row.seats:
            key = (live.row.id, seat.seat)
            task = self._thinking.get(key)
            wanted = is_wanted(live, seat.seat)
            if task is None and wanted:
                self._start(key, live, seat.seat, live.table.seats[seat.seat].level)
            elif task is not None and not is_kept(live, seat.seat):
                task.cancel()
            elif key in self._jobs:
                self._board.move(self._jobs[key], priority_of(live))

    def _start(self, key: Key, live: LiveTable, seat: int, level: str) -> None:
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
            try:
                async with self._leases.hold(f"bot {live.row.id} {live.version} {seat}") as ours:
                    if ours:
                        played = await self._decide(live, seat, level, clock, played)
                if not ours:
                    await asyncio.sleep(LOOK_SECONDS)  # another server has asked; when it dies its lease ends
            except Unwritable:
                await asyncio.sleep(RETRY_SECONDS)

    async def _decide(self, live: LiveTable, seat: int, level: str, clock: TurnClock, played: int) -> int:
        """Asks for one decision and plays it; the version it led to."""
        table = live.table
        follows = table.version == played
        task = Decide(*question(table, seat), level=level, seed=secrets.randbelow(SEEDS), follows=follows)
        job = job_of(live, task, priority_of(live), clock.allow(seat))
        text, spent = await self._choose(job, live, seat)
        clock.spend(spent)
        versions = live.versions(seat)
        if versions.told(live.version) != versions.told(table.version):
            return played  # another seat was faster, and may have changed what is best
        at = live.version  # somebody's standing order makes no difference, not even in time
        try:
            await live.act(lambda t: t.play([text], seat, at=at))
        except QuarterdeckError as error:
            if error.code != "stale":
                raise
            return played
        return at + 1

    async def _choose(self, job: Job, live: LiveTable, seat: int) -> tuple[str, float]:
        """A choice in notation, and the seconds of thinking it took."""
        key = (live.row.id, seat)
        self._jobs[key] = job
        try:
            answer = await self._board.do(job, lambda share: live.think(seat, share))
            return answer.text, answer.spent
        except JobLost:
            # Two processes died of this position. The game goes on, with any legal action.
            return secrets.choice(live.table.legal_actions(seat)).text, 0.0
        finally:
            del self._jobs[key]

    async def advise(self, live: LiveTable, seat: int, guest: str | None, report: Report) -> tuple[Candidate, ...]:
        """The best few actions of a seat that owes a decision; `report` is told how far it is."""
        task = Advise(*question(live.table, seat), level=hints.LEVEL, seed=secrets.randbelow(SEEDS))
        job = job_of(live, task, Priority.ASKED, DECISION_SECONDS)
        job.owner = guest or job.owner
        try:
            return (await self._board.do(job, report)).candidates
        except JobLost:
            return ()

    def close(self) -> None:
        """Stops all thinking."""
        for task in self._thinking.values():
            task.cancel()


def is_wanted(live: LiveTable, seat: int) -> bool:
    """Whether a bot should think now: it is asked, and somebody looks on or waits elsewhere."""
    playing = live.row.phase == "playing" and not live.gone
    return playing and is_kept(live, seat) and seat in live.row.pending


def is_kept(live: LiveTable, seat: int) -> bool:
    """Whether a bot plays on: a bot sits there, and somebody looks on or has a clock that it would keep waiting."""
    return live.table.seats[seat].kind == "bot" and bool(live.listeners or live.table.clocks)


def priority_of(live: LiveTable) -> Priority:
    """Whether a person who is still in the game is there and waits for a bot."""
    online = live.online
    waits = any(live.row.seats[seat].guest in online for seat in live.table.persons)
    return Priority.PERSON if waits else Priority.NOBODY


def job_of(live: LiveTable, task: Decide | Advise, priority: Priority, seconds: float) -> Job:
    """A question of a table, on the account of the guest who opened it."""
    return Job(
        task=task,
        owner=live.row.owner,
        table=live.row.id,
        priority=priority,
        seconds=seconds,
        brief=isinstance(task, Decide) and is_brief(task.level),
    )


def question(table: Table, seat: int) -> tuple[str, dict[str, str], str, int]:
    """The decision that a seat owes, with nothing in it that the seat may not know."""
    return table.game.facts.id, table.record.setup.files, known_position(table, seat), seat


def known_position(table: Table, seat: int) -> str:
    """The position as the seat may know it; the rest is a fair sample."""
    state = table.state.clone()
    state.determinize(seat, Chance(secrets.randbelow(SEEDS)))
    return state.position()
