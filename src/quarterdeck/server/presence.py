"""Presence among several servers: who listens at which table, as rows that each process keeps for its own sockets.

A row is good until its time; its process makes that later every 20 s, so that those of a dead one are forgotten.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Sequence

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from . import schema
from .following import parts
from .live import Hub, LiveTable
from .rare import Rare
from .shared import HALL
from .wakeups import Wakeups

log = logging.getLogger(__name__)
REFRESH_SECONDS = 20.0
GOOD_MS = 50_000  # twice that and a little: a process that is slow once is not dead
AGAIN_SECONDS = 1.0  # after a look that failed
GATHER_SECONDS = 0.05  # between two writings: a crowd that comes in is written in one go
READ_SECONDS = 5.0  # between two looks at the tables in memory, for rows whose time is over and words that were lost
MOST_KNOWN = 5_000  # tables that are not in memory and were asked for
NAMELESS = ""  # in place of a guest
p = schema.presence.c


class Elsewhere:
    """Who listens at a table at other processes."""

    __slots__ = ("guests", "nameless")

    def __init__(self, guests: Iterable[str] = (), nameless: int = 0) -> None:
        self.guests = frozenset(guests)
        self.nameless = nameless

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Elsewhere) and (self.guests, self.nameless) == (other.guests, other.nameless)

    __hash__ = None  # type: ignore[assignment]


NOBODY = Elsewhere()


class SharedPresence:
    """Who is at which table, here and at all other processes on the database."""

    def __init__(self, hub: Hub, wakeups: Wakeups, clock: Callable[[], int]) -> None:
        self._hub = hub
        self._database = hub.storage.database
        self._wakeups = wakeups
        self._clock = clock
        self._written: dict[str, Counter[str]] = {}
        self._changed: set[str] = set()
        self._stirred = asyncio.Event()
        self._known: OrderedDict[str, Elsewhere] = OrderedDict()
        self._failing = Rare(log)
        self.in_hall: Callable[[], Iterable[str | None]] = lambda: ()
        hub.on_here = self.note
        hub.on_load = self._loaded

    # What others ask

    def online(self, id: str) -> set[str]:
        """The guests at a table."""
        live = self._hub.known(id)
        return set(self._known.get(id, NOBODY).guests) if live is None else live.online

    def away(self, id: str, guest: str | None) -> int:
        """Since when a guest is not at a table, in unix milliseconds; 0: he is, or nobody knows."""
        return self._hub.away(id, guest)

    def listened(self, id: str) -> bool:
        """Whether anybody is there, watchers among them."""
        known = self._known.get(id, NOBODY)
        return self._hub.listened(id) or bool(known.guests or known.nameless)

    def watchers(self, id: str) -> int:
        """How many look on there without a seat, as far as the table is in memory."""
        return self._hub.watchers(id)

    async def read(self, ids: Sequence[str]) -> None:
        """Looks who is at these tables at other processes."""
        for part in parts(ids):
            found = await self._database.read(lambda c, part=part: self._find(c, part))  # type: ignore[misc]
            for id in part:
                self._note_elsewhere(id, found.get(id, NOBODY))

    async def people(self, here: set[str]) -> int:
        """How many guests there are anywhere; `here`: at this process, whose rows may not be written yet."""
        query = select(p.guest).distinct().where(p.process != self._wakeups.name, self._fresh())
        there = await self._database.read(lambda c: set(c.execute(query).scalars()))
        return len((here | there) - {NAMELESS})

    def _fresh(self) -> ColumnElement[bool]:
        return p.until > self._clock()

    def _find(self, c: Connection, ids: Sequence[str]) -> dict[str, Elsewhere]:
        others = (p.process != self._wakeups.name) & p.table_id.in_(ids) & self._fresh()
        found: dict[str, Counter[str]] = {}
        for table, guest, number in c.execute(select(p.table_id, p.guest, p.number).where(others)):
            found.setdefault(table, Counter())[guest] += number
        return {id: Elsewhere(set(there) - {NAMELESS}, there[NAMELESS]) for id, there in found.items()}

    def _note_elsewhere(self, id: str, there: Elsewhere) -> None:
        self._known[id] = there
        self._known.move_to_end(id)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        live = self._hub.known(id)
        if live is not None:
            live.note_elsewhere(there.guests, there.nameless)

    async def _loaded(self, live: LiveTable) -> None:
        """A table was just read: who is there elsewhere belongs to it."""
        found = await self._database.read(lambda c: self._find(c, [live.row.id]))
        there = found.get(live.row.id, NOBODY)
        live.note_elsewhere(there.guests, there.nameless)

    # What is written

    def note(self, id: str) -> None:
        """Somebody here has come to a table, or gone."""
        self._changed.add(id)
        self._stirred.set()

    async def run(self) -> None:
        """Writes and reads until it is cancelled."""
        refreshed = read = time.monotonic()
        while True:
            await asyncio.sleep(GATHER_SECONDS)
            wait = min(refreshed + REFRESH_SECONDS, read + READ_SECONDS) - time.monotonic()
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stirred.wait(), wait)
            try:
                self._stirred.clear()
                await self.write()
                if time.monotonic() - refreshed >= REFRESH_SECONDS:
                    await self.refresh()
                    refreshed = time.monotonic()
                if time.monotonic() - read >= READ_SECONDS:
                    await self.read([live.row.id for live in self._hub.all])
                    read = time.monotonic()
            except Exception as error:
                self._failing.warn("who is at which table could not be shared with other servers: %s", error)
                await asyncio.sleep(AGAIN_SECONDS)

    async def write(self) -> None:
        """Writes what has changed, and tells the others."""
        changed, self._changed = self._changed, set()
        now = {id: self._here(id) for id in changed}
        try:
            await self._database.write(lambda c: self._put(c, now))
        except BaseException:
            self._changed |= changed
            raise
        for id, here in now.items():
            if self._written.get(id, Counter()) != here:
                self._wakeups.tell(f"here {id}")
            self._written[id] = here
            if not here:
                del self._written[id]

    def _here(self, id: str) -> Counter[str]:
        if id == HALL:
            return Counter(guest for guest in self.in_hall() if guest is not None)
        live = self._hub.known(id)
        return Counter(listener.guest or NAMELESS for listener in live.listeners) if live is not None else Counter()

    def _put(self, c: Connection, tables: dict[str, Counter[str]]) -> None:
        until = self._clock() + GOOD_MS
        changed = {id: here for id, here in tables.items() if self._written.get(id, Counter()) != here}
        if not changed:
            return
        mine = (p.process == self._wakeups.name) & p.table_id.in_(changed)
        c.execute(delete(schema.presence).where(mine))
        rows = [
            {"process": self._wakeups.name, "table_id": id, "guest": guest, "number": number, "until": until}
            for id, here in changed.items()
            for guest, number in here.items()
        ]
        if rows:
            c.execute(insert(schema.presence), rows)

    async def refresh(self) -> None:
        """Says that this process still lives, and forgets those that do not; rows that are gone are written anew."""

        def refresh(c: Connection) -> int:
            mine = p.process == self._wakeups.name
            c.execute(update(schema.presence).where(mine).values(until=self._clock() + GOOD_MS))
            c.execute(delete(schema.presence).where(~self._fresh()))
            return int(c.execute(select(func.count()).select_from(schema.presence).where(mine)).scalar_one())

        if await self._database.write(refresh) != sum(map(len, self._written.values())):
            self._changed |= set(self._written)
            self._written = {}
            await self.write()

    async def leave(self) -> None:
        """This process stops: nobody is here any more."""
        mine = p.process == self._wakeups.name
        await self._database.write(lambda c: c.execute(delete(schema.presence).where(mine)).rowcount)
        for id in self._written:
            self._wakeups.tell(f"here {id}")
