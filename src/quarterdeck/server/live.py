"""Live tables: those that somebody looks at or plays, loaded from the log and let go when idle.

What is in memory is what is on disk: an entry is tried on a copy, written, and only then the copy is the table.
"""

import asyncio
import logging
import time
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from ..errors import BadInput, QuarterdeckError
from ..games import find
from ..table import Fault, Played, Record, Seat, Table
from ..table.dice import PROTOCOL, commitment, new_secret
from ..table.entries import Order, Sit, decode, encode
from ..table.pace import read_pace
from ..table.sealing import binding, with_derived
from . import chat, telling
from .connections import framed
from .database import Conflict, Unwritable
from .deadlines import dues_of
from .messages import Events
from .partings import RESTARTING, TABLE_DELETED, Parting
from .refusals import Denied, no_table
from .storage import SETTLE, Ending, EntryRow, Progress, SeatRow, Storage, TableRow
from .versions import Versions

log = logging.getLogger(__name__)
Came = TypeVar("Came")
IDLE_SECONDS = 60  # how long a table without sockets stays: a page that reloads is back in a few seconds
MOST_IDLE = 256  # tables without sockets; about 100 KB each
MOST_ENTRIES_A_FRAME = 200  # about 60 KB of events
MOST_FRAMES = 64  # kept of one table: a state and events for each seat, and for watchers who are behind
COUNT_SECONDS = 1.0  # between two tellings of how many watch: they come by the hundred
MOST_TRIES = 3  # of an entry that other servers are faster than: as often as they are, its version is another one
ENTRIES_A_SLICE = 100  # read in one go when a table is opened: about 10 ms


class Listener(Protocol):
    """Whoever wants to know that a table has changed; a socket."""

    guest: str | None

    def wake(self) -> None:
        """Something is new; must not wait."""

    def send_away(self, parting: Parting) -> None:
        """Nothing more is told but why; must not wait."""

    def hear_anew(self) -> None:
        """Whom he does not want to hear has changed; must not wait."""


class Broken(QuarterdeckError):
    """The table in memory may differ from the one on disk; it is loaded anew."""


class LiveTable:
    """A table in memory, with those who listen to it."""

    def __init__(self, storage: Storage, row: TableRow, table: Table) -> None:
        """A table before its first entry; `read` brings it up to date."""
        self.storage = storage
        self.row = row
        self.table = table
        self.past = telling.Past(self.table)
        self.times: list[int] = []
        self.orders: list[tuple[int, int]] = []  # the version and the seat of each standing order
        self.listeners: set[Listener] = set()
        self.news = 0  # counts changes of what TableInfo says
        self.gone = False  # forgotten: whoever still holds it must come back anew
        self.parting = RESTARTING  # what they are told then
        self.thinking: dict[int, float] = {}  # how far bots are that think long, by seat
        self.used = time.monotonic()
        self.loaded = storage.clock()
        self._elsewhere: frozenset[str] = frozenset()  # guests who listen at other processes (presence.py)
        self._nameless_elsewhere = 0
        self.on_here: Callable[[str], None] = untold  # presence is told that somebody came or went
        self._left: dict[str, int] = {}  # when people of this table were last here, in unix milliseconds
        self.on_due: Callable[[int | None], None] = unheeded  # the server looks when the next thing falls due
        self.on_change: Callable[[LiveTable], None] = unwatched  # the server looks whether a bot or a nonce is due
        self.on_news: Callable[[str], None] = untold  # what other servers have to hear (wakeups.py)
        self.chat: chat.Chat | None = None  # once somebody wants to read it
        self.owed: dict[str, int] = {}  # who was seen to owe a decision, and in which turn of his (calls.py)
        self._counting: asyncio.TimerHandle | None = None
        self._lock = asyncio.Lock()
        self._deserted = asyncio.Event()
        self._once = telling.Once(table)
        self._frames: dict[tuple[str, int, frozenset[int], int], bytes] = {}
        self._versions: dict[tuple[int, int, tuple[int, ...]], Versions] = {}  # by orders so far, seat and device
        self._tasks: set[asyncio.Task[Any]] = set()

    def read(self, log: Iterable[EntryRow]) -> None:
        """Repeats entries of the stored log, as far as they can be carried out."""
        for entry in log:
            if self.table.fault is not None:
                return
            try:
                self.table.repeat(decode(entry.body.encode()))
            except Exception as error:  # whatever it is, the entries before it can still be read
                self.table = Table(self.table.record, self.table.log[: len(self.times)], self.table.game)
                self.past = telling.Past(self.table)
                self.close(Fault.of(len(self.times) + 1, error))
                return
            self.times.append(entry.time)
            given = last_order(self.table)
            if given is not None:
                self.orders.append((self.version, given.seat))
            self.past.note(self.table)

    def close(self, fault: Fault) -> None:
        """Takes no more entries: the log cannot be carried out further."""
        self.table.fault = fault
        self.row = closed_row(self.row, self.table)

    @property
    def version(self) -> int:
        return self.table.version

    @property
    def begun(self) -> bool:
        return self.row.phase != "waiting"

    @property
    def here(self) -> set[str]:
        """The guests who listen at this process."""
        return {listener.guest for listener in self.listeners if listener.guest is not None}

    @property
    def online(self) -> set[str]:
        """The guests who listen now, wherever."""
        return self.here | self._elsewhere

    def versions(self, seat: int, device: tuple[int, ...] = ()) -> Versions:
        """How a seat counts the versions of this table, on a device that has these seats."""
        key = (len(self.orders), seat, device)
        if key not in self._versions:
            self._versions = {known: kept for known, kept in self._versions.items() if known[0] == key[0]}
            self._versions[key] = Versions(self.orders, seat, device)
        return self._versions[key]

    # Changes

    async def act(
        self,
        change: Callable[[Table], Came],
        *,
        moment: int | None = None,
        lag: int = 0,
        by: int = -1,
        seat: SeatRow | None = None,
    ) -> Came:
        """Makes an entry; it is on disk when this returns. An exception of `change` leaves everything as it was.

        `moment` is when it was asked for, `lag` how long that took to get here from seat `by`; `seat` is who sits at a
        seat that changes hands by it.
        """
        task = asyncio.create_task(self._act(change, moment, lag, by, seat))
        answer = asyncio.shield(task)
        task.add_done_callback(
            lambda _: self.wake()
        )  # after the shield's own: who acted is answered before all are told
        return await self._keep(task, answer)

    async def _act(
        self, change: Callable[[Table], Came], moment: int | None, lag: int, by: int, seat: SeatRow | None
    ) -> Came:
        async with self._lock:
            for left in reversed(range(MOST_TRIES)):
                self._check()
                twin = self.table.copy()
                time = self.storage.clock() if moment is None else moment
                if self.row.began:
                    twin.stamp(time - self.row.began, lag, by)
                came = change(twin)
                try:
                    await self._write(twin, time, seat)
                    break
                except Conflict:  # another server was faster: what is asked for is tried on what it has written
                    await self._read_on()
                    if not left:
                        raise
        self.on_news(f"table {self.row.id} {self.version}")
        return came

    async def _write(self, twin: Table, time: int, seat: SeatRow | None) -> None:
        """Writes the last entry of a copy; then the copy is the table."""
        entry = EntryRow(encode(twin.entry(twin.version)).decode(), time)
        progress = progress_of(twin)
        dues = dues_of(twin, self.row)
        if twin.over or isinstance(twin.entry(twin.version), Sit):
            dues = {**dues, SETTLE: time}
        try:
            hidden = last_order(twin) is not None
            await self.storage.append(self.row.id, twin.version, entry, progress, hidden, dues, seat)
        except Conflict:
            raise
        except Unwritable as error:
            if not error.unsure or not await self._was_written(twin.version, entry):
                raise
        except Exception as error:
            self.forget()
            raise Broken("restart") from error
        if self.version < twin.version:
            self.times.append(entry.time)
            self._take(twin, progress, time, seat)
        self.on_due(min((due for due in dues.values() if due is not None), default=None))

    async def _was_written(self, version: int, entry: EntryRow) -> bool:
        """Whether an entry is on disk though the answer to its writing was lost."""
        try:
            tail = await self._read_on()
        except Exception:
            self.forget()  # nobody knows: it is read when the database answers again
            return False
        first = version - (self.version - len(tail)) - 1
        return 0 <= first < len(tail) and tail[first] == entry

    # What other servers write

    async def catch_up(self) -> None:
        """Reads what other servers have written, and tells everybody here."""
        await self._whole(self._catch_up())

    async def _catch_up(self) -> None:
        async with self._lock:
            before = self.version, self.news
            await self._read_on()
        if self.gone or before != (self.version, self.news):
            self.wake()

    async def _read_on(self) -> list[EntryRow]:
        """Carries out the log's tail, and reads who sits where; what was new in the log."""
        row, tail = await self.storage.tail(self.row.id, self.version)
        if self.gone:
            return []
        if row is None:
            self.parting = TABLE_DELETED
        if row is None or row.version < self.version or (row.fault is None) != (self.row.fault is None):
            self.forget()
            return []
        if row.fault is not None:
            self.row = closed_row(row, self.table)
            return []
        begins = self.row.phase == "waiting" and row.phase != "waiting"
        table = await empty_table(row) if begins else self.table.copy()
        if not same_company(row, self.row):
            self.news += 1
        self.row = row
        if row.phase != "waiting":
            people = tuple(seat.name for seat in row.seats)
            table.record = msgspec.structs.replace(table.record, people=people)
            self.table = table
            if begins:
                self.past = telling.Past(table)
            self.read(tail)
            self._frames.clear()
            if tail:
                self.thinking.clear()
        return tail

    async def give_nonce(self, seat: int, nonce: str) -> None:
        """A seat's share of the dice; with the last one the game begins."""
        await self._whole(self._give_nonce(seat, nonce))

    async def _give_nonce(self, seat: int, nonce: str) -> None:
        async with self._lock:
            self._check()
            await self.storage.give_nonce(self.row.id, seat, nonce)
        self.on_news(f"seats {self.row.id}")
        await self.refresh()

    async def derive_nonces(self) -> None:
        """Begins without the nonces of those who sit but gave none; theirs follow from the secret."""
        await self._whole(self._derive_nonces())

    async def _derive_nonces(self) -> None:
        async with self._lock:
            waits = self.row.phase == "waiting" and self.row.dice == "sealed"
            if self.gone or not waits or not all(seat.taken for seat in self.row.seats):
                return
            await self.storage.derive_nonces(self.row.id)
        self.on_news(f"seats {self.row.id}")
        await self.refresh()

    async def enter_epoch(self) -> None:
        """A table from before the last restore goes on with dice that nobody has seen; one that waits is sealed anew.

        So is one that waits since before today's protocol: nobody has seen its dice yet.
        """
        now, row = self.storage.epochs.number, self.row
        if row.dice != "sealed" or row.phase == "over" or row.fault is not None:
            return
        if row.phase == "waiting" and (row.epoch != now or row.protocol != PROTOCOL):
            await self.storage.seal_anew(sealed(row, now))
            await self.refresh()
        elif row.phase == "playing" and row.epoch != now:
            await self.act(lambda table: table.begin_epoch(now))

    async def refresh(self) -> None:
        """Reads again who sits where, and begins the game where nothing is missing any more."""
        await self._whole(self._refresh())

    async def _refresh(self) -> None:
        async with self._lock:
            await self._read_on()
            row = self.row
            if self.gone:
                return
            if row.phase == "waiting" and is_complete(row):
                moment = self.storage.clock()
                self.row = msgspec.structs.replace(row, began=moment)
                table = await empty_table(self.row)
                progress, dues = progress_of(table), dues_of(table, self.row)
                try:
                    await self.storage.begin(row.id, progress, moment, dues)
                except Conflict:  # another server has begun it
                    await self._read_on()
                else:
                    self._take(table, progress, moment)
                    self.on_due(min((due for due in dues.values() if due is not None), default=None))
                    self.on_news(f"seats {row.id}")
        self.announce()

    async def _whole(self, work: Coroutine[object, object, Came]) -> Came:
        """Does it to the end even where the socket that asked for it is gone meanwhile."""
        task = asyncio.create_task(work)
        return await self._keep(task, asyncio.shield(task))

    async def _keep(self, task: asyncio.Task[Came], answer: asyncio.Future[Came]) -> Came:
        self._tasks.add(task)  # the loop itself holds tasks only weakly
        task.add_done_callback(self._tasks.discard)
        return await answer

    def _check(self) -> None:
        if self.gone:
            raise Broken("restart")

    def _take(self, table: Table, progress: Progress, moment: int, seat: SeatRow | None = None) -> None:
        if self.row.phase != progress.phase or seat is not None:
            self.news += 1
        if seat is not None:
            seats = tuple(seat if place.seat == seat.seat else place for place in self.row.seats)
            self.row = msgspec.structs.replace(self.row, seats=seats)
        self.table = table
        given = last_order(table)
        if given is None:
            self.thinking.clear()
        else:
            self.orders.append((table.version, given.seat))
        self.past.note(table)
        self._frames.clear()
        self.row = msgspec.structs.replace(
            self.row,
            version=table.version,
            updated=self.row.updated if given else moment,
            hidden=len(self.orders),
            phase=progress.phase,
            pending=progress.pending,
            ending=progress.ending,
            progress=progress.progress,
            epoch=self.storage.epochs.number,
        )

    # Listeners

    def listen(self, listener: Listener) -> None:
        """Adds somebody who is told from now on."""
        before = self.present
        self.listeners.add(listener)
        self._note_presence(before)

    def leave(self, listener: Listener) -> None:
        """Somebody has gone."""
        before = self.present
        self.listeners.discard(listener)
        if listener.guest is not None and listener.guest not in self.online:
            self._left[listener.guest] = self.storage.clock()
        if not self.listeners:
            self._deserted.set()
        self._note_presence(before)

    def note_elsewhere(self, guests: frozenset[str], nameless: int) -> None:
        """Who listens at other processes."""
        if (guests, nameless) == (self._elsewhere, self._nameless_elsewhere):
            return
        before, gone = self.present, self._elsewhere - guests - self.here
        self._elsewhere, self._nameless_elsewhere = guests, nameless
        for guest in gone:
            self._left[guest] = self.storage.clock()
        self._announce_presence(before)

    async def left(self) -> None:
        """Returns when nobody listens any more."""
        if self.listeners:
            self._deserted.clear()
            await self._deserted.wait()

    def away(self, guest: str | None) -> int:
        """Since when somebody of this table is not here, as far as this server knows; 0: he is."""
        return 0 if guest is None or guest in self.online else self._left.get(guest, self.loaded)

    @property
    def present(self) -> set[str | None]:
        """Those who sit at this table and listen now."""
        return {seat.guest for seat in self.row.seats} & self.online

    def _note_presence(self, before: set[str | None]) -> None:
        """Tells everybody who has come or gone; of watchers only how many there are, and not for each of them."""
        self.used = time.monotonic()
        self.on_here(self.row.id)
        self._announce_presence(before)

    def _announce_presence(self, before: set[str | None]) -> None:
        if self.present != before:
            self.announce()
            return
        self.on_change(self)
        if self._counting is None:
            self._counting = asyncio.get_running_loop().call_later(COUNT_SECONDS, self._count)

    def _count(self) -> None:
        self._counting = None
        if not self.gone:
            self.announce()

    @property
    def watchers(self) -> int:
        """How many look on who have no seat; somebody with two pages is one."""
        seated = {seat.guest for seat in self.row.seats}
        nameless = sum(listener.guest is None for listener in self.listeners)
        return nameless + self._nameless_elsewhere + len(self.online - seated)

    def announce(self) -> None:
        """Who sits or listens has changed."""
        self.news += 1
        self.wake()

    def wake(self) -> None:
        """Tells everybody that something is new."""
        self.used = time.monotonic()
        for listener in self.listeners:
            listener.wake()
        self.on_change(self)

    def think(self, seat: int, share: float, told: bool = False) -> None:
        """A bot is so far with its decision; `told`: by another server."""
        if not told and self._elsewhere:
            self.on_news(f"think {self.row.id} {seat} {share:.0%}")
        self.thinking[seat] = share
        for listener in self.listeners:
            listener.wake()

    def forget(self) -> None:
        """Marks this table as no longer the true one."""
        self.gone = True
        self.wake()

    # Talk

    async def open_chat(self) -> None:
        """Reads what was said, once."""
        if self.chat is None:
            read = await chat.load(self.storage.database, self.row.id)
            self.chat = self.chat or read

    async def say(self, line: chat.Line) -> None:
        """Somebody says something; it is on disk when this returns."""
        await self.open_chat()
        assert self.chat is not None
        await self._whole(self.chat.add(line))
        self.on_news(f"chat {self.row.id}")
        self.tell_all()

    def hear_anew(self, guest: str, told: bool = False) -> None:
        """A guest hears somebody no more, or again: his pages are told anew; `told`: by another server."""
        if not told:
            self.on_news(f"mutes {self.row.id} {guest}")
        for listener in self.listeners:
            if listener.guest == guest:
                listener.hear_anew()

    def tell_all(self) -> None:
        """Something was said: everybody is told, the table itself is as it was."""
        for listener in self.listeners:
            listener.wake()

    # What watchers are told later

    def version_at(self, moment: int) -> int:
        """The version that the table had at a time; its first one is seen at once."""
        return bisect_right(self.times, moment) if self.row.phase == "playing" else self.version

    def late(self, version: int) -> Table:
        """The table as it was at a version."""
        return self.table if version >= self.version else self.past.at(version)

    # What is told

    def state_frame(self, versions: Versions, at: int | None = None) -> bytes:
        """The position for a seat, encoded once for all who see the same; `at`: as it was at a version."""
        table = self.table if at is None else self.late(at)
        return self._frame("state", versions, table, lambda: _state_frame(self._once_of(table), versions))

    def step_frames(self, versions: Versions, at: int) -> bytes:
        """The last entry before a version and the position after it, as they cross the wire."""
        table = self.late(at)
        return self._frame(
            "step",
            versions,
            table,
            lambda: b"".join(map(framed, (*self.event_frames(versions, at - 1, at), self.state_frame(versions, at)))),
        )

    def event_frames(self, versions: Versions, since: int, at: int | None = None) -> Iterator[bytes]:
        """What happened after a version and up to now, in frames of bearable length, each made when it is asked for."""
        table, times = self.table if at is None else self.late(at), self.times
        if since == table.version - 1 >= 0:
            yield self._frame(
                "events",
                versions,
                table,
                lambda: event_frame(table, versions, since, table.version, times, None, self._once_of(table)),
            )
            return
        undone = telling.takebacks(table.log)
        while since < table.version:  # cut by the seat's own numbers: what it may not know moves no cut
            told = max(versions.told(since), 0) + MOST_ENTRIES_A_FRAME
            until = versions.last(min(told, versions.told(table.version)))
            yield event_frame(table, versions, since, until, times, undone)
            since = until

    def _once_of(self, table: Table) -> telling.Once:
        """What was made already of the version that is told."""
        if self._once.table is not table:
            self._once = telling.Once(table)
        return self._once

    def _frame(self, kind: str, versions: Versions, table: Table, make: Callable[[], bytes]) -> bytes:
        key = (kind, versions.seat, versions.device, table.version)
        if key not in self._frames:
            if len(self._frames) >= MOST_FRAMES:
                self._frames.clear()
            self._frames[key] = make()
        return self._frames[key]


def _state_frame(once: telling.Once, versions: Versions) -> bytes:
    return msgspec.json.encode(versions.state(telling.state_of(once.table, versions.seat, once)))


def event_frame(
    table: Table,
    versions: Versions,
    since: int,
    until: int,
    times: Sequence[int],
    undone: dict[int, int] | None = None,
    once: telling.Once | None = None,
) -> bytes:
    """The entries between two versions as one frame, in the numbers of a seat."""
    entries = versions.entries(telling.entries_of(table, versions.seat, since, times, until, undone, once))
    return msgspec.json.encode(Events(seat=versions.seat, since=versions.told(since), entries=tuple(entries)))


def unheeded(deadline: int | None) -> None:
    """For tables at which nothing falls due."""


def unwatched(live: LiveTable) -> None:
    """For tables that no server looks after."""


def untold(news: str) -> None:
    """For a server that is alone on its database."""


async def nowhere_else(live: LiveTable) -> None:
    """For a server that is alone on its database."""


def same_company(one: TableRow, other: TableRow) -> bool:
    """Whether two rows of a table say the same of its seats and of what follows it."""
    return (one.seats, one.phase, one.rematch) == (other.seats, other.phase, other.rematch)


class Hub:
    """All live tables of a server."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._live: dict[str, LiveTable] = {}
        self._leaving: set[LiveTable] = set()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._reading = asyncio.Lock()  # one long log at a time, so that many of them hold the loop no longer than one
        self._open = asyncio.Event()
        self._open.set()
        self._era = 0  # counts how often tables were forgotten
        self.barred: dict[str, Parting] = {}  # guests banned or deleted since the start: few, an administrator's work
        self.on_change: Callable[[LiveTable], None] = unwatched
        self.on_due: Callable[[int | None], None] = unheeded
        self.on_news: Callable[[str], None] = untold
        self.on_here: Callable[[str], None] = untold
        self.on_load: Callable[[LiveTable], Awaitable[None]] = nowhere_else

    async def get(self, id: str) -> LiveTable:
        """The live table of an id; Denied where there is no such table."""
        live = self._live.get(id)
        if live is not None and not live.gone:
            return live
        if id not in self._loading:
            task = self._loading[id] = asyncio.ensure_future(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        live: LiveTable | None = None
        era = -1
        while live is None or era != self._era:  # else what was read is of a database that was replaced meanwhile
            await self._open.wait()
            era = self._era
            row = await self.storage.table(id)
            if row is None:
                raise no_table()
            live = await self._read(row)
            await live.enter_epoch()
        live.on_change, live.on_due = self.on_change, self.on_due
        live.on_news, live.on_here = self.on_news, self.on_here
        await self.on_load(live)
        self._live[id] = live
        return live

    async def _read(self, row: TableRow) -> LiveTable:
        """The table of a log, read in slices between which others are served.

        One that cannot be carried out to its end is closed, and the host is told.
        """
        log_rows = await self.storage.entries(row.id)
        try:
            live = LiveTable(self.storage, row, await empty_table(row))
        except BadInput as error:
            raise Denied(409, error.code, **error.params) from None  # of newer rules, or its set-up is damaged
        readable = log_rows if row.fault is None else log_rows[: row.fault.entry - 1]
        live.read(readable[:ENTRIES_A_SLICE])
        for start in range(ENTRIES_A_SLICE, len(readable), ENTRIES_A_SLICE):
            async with self._reading:
                live.read(readable[start : start + ENTRIES_A_SLICE])
                await asyncio.sleep(0)
        fault = live.table.fault
        if row.fault is not None:
            live.close(row.fault)  # once closed it stays so until the host opens it again
        elif fault is not None:
            log.error("table %s is closed: entry %d cannot be carried out (%s)", row.id, fault.entry, fault.why)
            await self.storage.close_table(row.id, fault)
        return live

    def known(self, id: str) -> LiveTable | None:
        """A table that is in memory already."""
        live = self._live.get(id)
        return None if live is None or live.gone else live

    @property
    def all(self) -> list[LiveTable]:
        """Every table in memory."""
        return [live for live in self._live.values() if not live.gone]

    async def refresh(self, id: str) -> None:
        """Somebody has sat down: a table in memory reads its seats again."""
        self.on_news(f"seats {id}")
        live = self.known(id)
        if live is not None:
            await live.refresh()

    async def refresh_of(self, guest: str) -> None:
        """What others see of a guest has changed: his tables in memory read their seats again."""
        for live in [live for live in self._live.values() if live.row.seats_of(guest)]:
            await self.refresh(live.row.id)

    def drop(self, id: str, parting: Parting, told: bool = False) -> None:
        """The table on disk is another one now, or none: whoever is there is sent away; `told`: by another server."""
        if not told:
            self.on_news(f"reload {id}" if parting is RESTARTING else f"table {id}")
        self._era += 1  # what is being loaded is read again
        live = self._live.pop(id, None)
        if live is not None:
            live.parting = parting
            live.forget()

    def bar(self, guest: str, parting: Parting, told: bool = False) -> None:
        """Sends a guest away from every table; he cannot open a socket until `welcome`. `told`: by another server."""
        if not told:
            self.on_news(f"guest {guest}")
        self.barred[guest] = parting
        for live in self._live.values():
            for listener in live.listeners:
                if listener.guest == guest:
                    listener.send_away(parting)

    def welcome(self, guest: str) -> None:
        """He may open sockets again."""
        self.barred.pop(guest, None)
        self.on_news(f"guest {guest}")

    def online(self, id: str) -> set[str]:
        """The guests at a table now."""
        live = self.known(id)
        return set() if live is None else live.online

    def away(self, id: str, guest: str | None) -> int:
        """Since when a guest is not at a table, as far as is known; 0: he is, or nobody knows."""
        live = self.known(id)
        return 0 if live is None else live.away(guest)

    def listened(self, id: str) -> bool:
        """Whether anybody is at a table now."""
        live = self.known(id)
        return live is not None and bool(live.listeners)

    def dismiss(self, guest: str, told: bool = False) -> None:
        """Sends a guest away from all tables, to come back and say anew who he is: his cookies may be void now."""
        if not told:
            self.on_news(f"out {guest}")
        for live in self._live.values():
            for listener in live.listeners:
                if listener.guest == guest:
                    listener.send_away(RESTARTING)

    def watchers(self, id: str) -> int:
        """How many look on at a table now."""
        live = self.known(id)
        return 0 if live is None else live.watchers

    def note(self, id: str) -> None:
        """Somebody has come or gone: it is known from the listeners."""

    async def read(self, ids: Sequence[str]) -> None:
        """Looks who is at these tables; what is in memory is all there is."""

    async def people(self, here: set[str]) -> int:
        """How many guests there are: those who are here."""
        return len(here)

    @property
    def guests(self) -> set[str]:
        """The guests at any table now."""
        return {guest for live in self._live.values() for guest in live.here}

    @property
    def listeners(self) -> list[Listener]:
        """Everybody at any table here."""
        return [listener for live in self._live.values() for listener in live.listeners]

    @property
    def count(self) -> int:
        return len(self._live)

    @property
    def sockets(self) -> int:
        return sum(len(live.listeners) for live in self._live.values())

    def sweep(self) -> None:
        """Lets go of tables that nobody has listened to for a while, and of the oldest where there are too many."""
        idle = sorted((live for live in self._live.values() if not live.listeners), key=lambda live: live.used)
        late = time.monotonic() - IDLE_SECONDS
        for k, live in enumerate(idle):
            if live.gone or live.used < late or len(idle) - k > MOST_IDLE:
                del self._live[live.row.id]

    # Everybody out

    def close(self) -> None:
        """Sends everybody away; no table is opened until `reopen`. What was asked for before is still written."""
        self._open.clear()
        self._era += 1
        self._leaving |= set(self._live.values())
        for live in self._live.values():
            live.forget()
        self._live.clear()

    def reopen(self) -> None:
        """Whoever comes back finds the tables that the database has now."""
        self._open.set()

    async def empty(self) -> None:
        """Returns when everybody who was sent away has gone."""
        while self._leaving:
            await asyncio.gather(*(live.left() for live in self._leaving))
            self._leaving = {live for live in self._leaving if live.listeners}


def record_of(row: TableRow) -> Record:
    """A table's record from its row."""
    record = Record(
        game=row.game,
        setup=row.setup,
        seats=tuple(first_of(seat) for seat in row.seats),
        people=tuple(seat.name for seat in row.seats),
        pace=read_pace(row.pace) if row.pace else None,
        rated=row.rated,
        began=row.began,
        dice=row.dice,
        protocol=row.protocol,
        commitment=row.commitment or (commitment(row.secret) if row.secret else ""),
        nonces=tuple(seat.nonce for seat in row.seats) if row.secret else (),
        secret=row.secret,
        position=row.start,
        date=time.strftime("%Y-%m-%d", time.gmtime(row.created / 1000)),
    )
    derived = [seat.seat for seat in row.seats if seat.derived]
    return with_derived(record, derived) if row.secret else record


def first_of(seat: SeatRow) -> Seat:
    """Who sat at a seat when the game began."""
    return msgspec.json.decode(seat.first, type=Seat) if seat.first else Seat(seat.kind, seat.name, seat.level)


async def empty_table(row: TableRow) -> Table:
    """A table before its first entry. Its owner's files are read in a thread: the longest take tens of ms."""
    record, game = record_of(row), find(row.game)
    return await asyncio.to_thread(Table, record, (), game) if row.setup.files else Table(record, (), game)


def sealed(row: TableRow, epoch: int) -> TableRow:
    """A table that waits, with a fresh secret and its commitment; as it is where people throw real dice."""
    if row.dice == "typed":
        return msgspec.structs.replace(row, epoch=epoch)
    fresh = msgspec.structs.replace(row, secret=new_secret(), protocol=PROTOCOL, commitment="", epoch=epoch)
    return msgspec.structs.replace(fresh, commitment=binding(record_of(fresh)))


def closed_row(row: TableRow, table: Table) -> TableRow:
    """The row of a table whose log cannot be carried out to its end: it stands where the log can be read to."""
    return msgspec.structs.replace(row, fault=table.fault, version=table.version, pending=())


def is_complete(row: TableRow) -> bool:
    """Whether everybody sits, and the dice are bound."""
    return all(seat.taken and (seat.nonce or seat.derived or row.dice == "typed") for seat in row.seats)


def last_order(table: Table) -> Order | None:
    """The standing order that was the last entry, if it was one."""
    entry = table.entry(table.version) if table.version else None
    return entry if isinstance(entry, Order) else None


def play(table: Table, seat: int, at: int, actions: tuple[str, ...]) -> Played:
    """Plays; what another seat has decided independently since `at` does not make it stale."""
    if at < table.version and table.still_asked(seat, at):
        at = table.version
    return table.play(actions, seat, at=at)


def progress_of(table: Table) -> Progress:
    """What the lobby should say of a table."""
    result = table.result
    ending = None if result is None else Ending(result.ended, result.returns, result.totals)
    told = table.game.progress(table.state) if table.laid_out and not table.over else None
    return Progress("over" if table.over else "playing", table.pending, ending, told)
