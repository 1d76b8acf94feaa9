"""Server: everything one running server has, in one place, and what it does between requests."""

import asyncio
import contextlib
import logging
import random
from collections.abc import Callable, Coroutine
from itertools import count
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from .. import i18n
from ..errors import QuarterdeckError
from ..games import find_all
from ..learn.course import course_of
from ..learn.puzzles import puzzles_of
from . import calls, hall, seeks, telling
from . import messages as m
from .accounts import Accounts
from .allowances import Allowances
from .analyses import Analyses
from .board import LocalBoard
from .bots import Bots
from .chat import Words
from .collector import Collector
from .copies import back_up, before_restore
from .deadlines import CLOCK
from .drafting import Drafting, Trials
from .due import Done, Due, Dues
from .following import Following
from .health import Health
from .keys import ORDER_SECONDS, Signer, load_key
from .leases import Leases, SharedLeases, Unshared
from .library import Library
from .limits import Limits
from .live import Hub, LiveTable
from .metrics import Metrics, read_token
from .opening import open_database
from .partings import MOVING
from .presence import SharedPresence
from .reading import Readers
from .refusals import Denied
from .rows import RowBoard
from .settings import Settings
from .settling import SETTLE, Settling
from .shared import Limiter, Presence
from .sqlite import Sqlite
from .storage import NONCE, Storage, now
from .timekeeper import Timekeeper
from .upkeep import DAY_MS, KEPT_KINDS, Upkeep
from .wakeups import Alone, Wakeups, wakeups_of
from .watchdog import Watchdog

log = logging.getLogger(__name__)
SWEEP_SECONDS = 20  # how often idle tables are let go
SWEEPS_A_COLLECTION = 15  # five minutes
FORGET_SECONDS = 600  # between two looks for shared rows that say nothing any more
RETAIN_SECONDS = 6 * 3600  # between two looks for what is too old; days are what hosts count in
FAREWELL_SECONDS = 2.0  # for the last frames to go out; a socket that takes longer has lost its other end


async def nothing_shared() -> None:
    """For a server that is alone on its database."""


class Server:
    """The parts of a running server."""

    def __init__(self, settings: Settings, clock: Callable[[], int] = now, wakeups: Wakeups | None = None) -> None:
        """A server of its own, or one of several on one database: those have wake-ups."""
        self.settings = settings
        self.clock = clock  # unix milliseconds
        self.metrics = Metrics()
        self.metrics_token = read_token(settings.metrics_token_file)
        key = load_key(settings.key_file)
        self.signer = Signer(key)
        self.database = open_database(settings.database, settings.key_file.parent)
        self.storage = Storage(self.database, clock)
        self.database.on_commit = self.metrics.committed
        self.wakeups: Wakeups = wakeups or wakeups_of(settings.database)
        self.shared = not isinstance(self.wakeups, Alone)
        limits = Limits(settings.limits)
        limits.on_hit = self.metrics.limited
        self.limits: Limiter = limits
        self.hub = Hub(self.storage)
        self.hub.on_change = self.look
        self.hub.on_news = self.wakeups.tell
        self.following = Following(self.hub, self.wakeups)
        self.presence: Presence = self.hub
        self.leases: Leases = Unshared()
        self.dues = Dues(self.database, clock)
        self.dues.on(NONCE, self._lack_of_nonces)
        self.accounts = Accounts(self.database)
        self.settling = Settling(self.storage, self.hub, settings.has("ratings"))
        self.dues.on(SETTLE, self.settling.settle)
        self.hub.on_due = self.dues.heed
        self.timekeeper = Timekeeper(self.hub, clock)
        self.dues.on(CLOCK, self.timekeeper.look)
        self.upkeep = Upkeep(self.storage, self.hub, self.database)
        self._left: Callable[[], Coroutine[None, None, None]] = nothing_shared
        self._shared_works: list[Callable[[], Coroutine[None, None, None]]] = []
        if self.shared:
            self._share(limits, key)
        self.health = Health(self.database, self.wakeups, self.following if self.shared else None)
        here = not settings.workers_elsewhere
        self.board: LocalBoard | RowBoard = LocalBoard(settings.bot_workers) if here else self._board_elsewhere()
        self.readers = Readers(self.board)
        self.bots = Bots(self.board, self.leases)
        self.drafting = Drafting(self.board)
        self.trials = Trials(self.board, self.readers)
        self.library = Library(self.database)
        self.analyses = Analyses(self.database, self.board)
        self.board.on_done = self.metrics.thought
        self.collector = Collector()
        self.watchdog = Watchdog()
        self.watchdog.on_beat = self.metrics.lagged
        self.words = Words(settings.word_list)
        self.hall = hall.Hall(self)
        self.following.on["hall"] = lambda _: self.hall.stir()
        self.calls = calls.Calls(self)
        self.dues.on(seeks.SEEK, seeks.expire)
        self._orders: set[str] = set()  # used up; administrators give few, so that none is ever forgotten
        self._waiting: dict[str, asyncio.Task[None]] = {}  # full tables that are begun
        self._between: list[asyncio.Task[None]] = []

    def _share(self, limits: Limits, key: bytes) -> None:
        """What is in the memory of a server that is alone, as rows that all see."""
        presence = SharedPresence(self.hub, self.wakeups, self.clock)
        presence.in_hall = lambda: [listener.guest for listener in self.hall.listeners]
        allowances = Allowances(limits, self.database, self.clock, key)
        leases = SharedLeases(self.database, self.wakeups.name, self.clock)
        self.presence, self.limits, self.leases = presence, allowances, leases
        self.upkeep.presence = presence
        self.following.read_presence = presence.read
        self._left = presence.leave

        async def forget() -> None:
            while True:
                await asyncio.sleep(FORGET_SECONDS)
                with contextlib.suppress(QuarterdeckError, SQLAlchemyError, OSError):  # it is done again, or by others
                    await allowances.forget_old()
                    await leases.forget_old()

        self._shared_works = [self.wakeups.run, self.following.run, presence.run, forget]

    def _board_elsewhere(self) -> RowBoard:
        """Jobs are for workers on other machines; here only pages of replays are read."""
        board = RowBoard(self.database, self.wakeups, LocalBoard(0), self.clock)
        self.following.on["said"] = board.hear
        self._shared_works.append(board.run)
        return board

    async def start(self) -> None:
        """Begins what goes on between requests."""
        await self.database.start()
        await self.storage.epochs.begin()
        # so that no request waits for files
        await asyncio.to_thread(lambda: [(course_of(game), puzzles_of(game)) for game in find_all()])
        await asyncio.to_thread(i18n.load, find_all())
        works = (
            self._sweep(),
            self._retain(),
            self.dues.run(),
            self.hall.run(),
            *(run() for run in self._shared_works),
        )
        self._between = [asyncio.create_task(work) for work in works]
        self.watchdog.start()

    async def stop(self) -> None:
        """Tells everybody that the server stops, and leaves nothing unwritten."""
        self.watchdog.stop()
        for task in (*self._between, *self._waiting.values()):
            task.cancel()
        self.trials.close()
        self.analyses.close()
        self.bots.close()
        self.calls.close()
        self.hall.close()
        self.hub.close()
        with contextlib.suppress(QuarterdeckError, SQLAlchemyError, OSError):  # else its rows end by themselves
            await self._left()
        await asyncio.to_thread(self.board.close)
        await asyncio.to_thread(self.database.close)
        await asyncio.to_thread(self.storage.epochs.close)

    async def _sweep(self) -> None:
        for turn in count(1):
            await asyncio.sleep(SWEEP_SECONDS)
            self.hub.sweep()
            if turn % SWEEPS_A_COLLECTION == 0:
                self.collector.collect()

    async def _retain(self) -> None:
        """Deletes what is older than the host wants to keep."""
        while self.settings.retain:
            try:
                await self.upkeep.tidy(self.clock() - self.settings.retain * DAY_MS, KEPT_KINDS)
            except Exception:
                log.exception("tidying failed; it is tried again in %d hours", RETAIN_SECONDS // 3600)
            await asyncio.sleep(RETAIN_SECONDS)

    async def farewell(self) -> None:
        """Tells every socket that the server stops, and waits a moment for them to go."""
        self.bots.close()
        self.hall.close()
        self.hub.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.hub.empty(), FAREWELL_SECONDS)

    async def move_out(self, seconds: float) -> None:
        """Sends everybody to other processes, not all at once: so many that load their tables anew are a burden."""
        self.health.leaving = True
        partings = [one.send_away for one in self.hub.listeners] + [one.send_away for one in self.hall.listeners]
        random.shuffle(partings)
        for part in partings:
            await asyncio.sleep(seconds / len(partings))
            part(MOVING)

    # Orders of the administrator

    async def take_order(self, order: str, token: str) -> bool:
        """Whether a token allows this order; it is used up by that, at all servers."""
        if token in self._orders or not self.signer.is_order(order, token):
            return False
        self._orders.add(token)
        return not self.shared or await self.accounts.use_once(token, self.clock() + 2 * ORDER_SECONDS * 1000)

    async def restore(self, file: Path) -> Path:
        """Replaces the database by a copy; everybody at a table is sent away and comes back to what the copy says."""
        if not isinstance(self.database, Sqlite):
            raise Denied(409, "restore-postgres")
        kept = before_restore(self.database.file)
        self.hub.close()
        try:
            await asyncio.to_thread(back_up, self.database.file, kept)
            await self.database.restore(file)
            await self.storage.epochs.begin()
        finally:
            self.hub.reopen()
        return kept

    # What a changed table may need

    def look(self, live: LiveTable) -> None:
        """Whether a bot is asked, somebody's nonce is overdue, or somebody has to be called."""
        self.bots.look(live)
        self.calls.look(live)
        self.hall.stir()
        row = live.row
        waits = row.phase == "waiting" and all(seat.taken for seat in row.seats) and bool(live.listeners)
        if waits and row.id not in self._waiting:
            task = self._waiting[row.id] = asyncio.create_task(self._begin(live))
            task.add_done_callback(lambda _: self._waiting.pop(row.id, None))

    async def _begin(self, live: LiveTable) -> None:
        """A full table begins at once where nothing is missing; who gives no nonce is waited for, but not for ever."""
        await live.refresh()
        if live.row.phase == "waiting":
            until = self.clock() + round(self.settings.nonce_patience * 1000)
            await self.dues.set_first(NONCE, live.row.id, until, live.row.commitment)

    async def _lack_of_nonces(self, due: Due) -> Done:
        """Somebody who sits gave none in time."""
        try:
            live = await self.hub.get(due.subject)
        except Denied:
            return Done()  # the table is gone, or cannot be read
        if live.row.commitment != due.payload:
            return Done()  # sealed anew since: everybody is asked again, and nobody is late
        await live.refresh()
        await live.derive_nonces()
        return Done()

    def point(self, live: LiveTable, version: int, seat: int) -> m.ReplayPoint:
        """A past version of a live table as a seat knew it."""
        return telling.point_of(live.past.at(version), seat, live.times)
