"""The hall: the home page as it lives. What is the same for everybody is read and encoded once for all who look.

It looks again when something here has changed, but not more often than once a second, and every few seconds at what
other servers on the database have done. A listener that is slow skips to the latest.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec
from sqlalchemy import Connection, func, select

from ..errors import QuarterdeckError
from ..table.names import put_right
from . import lobby, schema, seeks
from . import messages as m
from .limits import TooFast
from .partings import RESTARTING, Parting
from .storage import TableRow, now

if TYPE_CHECKING:
    from .server import Server

log = logging.getLogger(__name__)
APART = 1.0  # seconds between two looks: nobody reads faster
LOOK = 5.0  # seconds between two looks for what other servers did
MOST_LISTENERS = 3000  # about 10 KB each; more see the page without news
MOST_TABLES = 40
MOST_RECENT = 5
MOST_ASKED = 400  # guests in one question
_encode = msgspec.json.encode


class Peer(Protocol):
    """The other end of a socket."""

    async def send(self, frame: bytes) -> None:
        """Sends one frame."""


class Listener:
    """A page that shows the hall."""

    def __init__(self, hall: "Hall", guest: str | None, peer: Peer, base: str) -> None:
        self._hall = hall
        self.guest = guest
        self._peer = peer
        self._base = base
        self._told = b""
        self._mine = b""
        self.stale = guest is not None  # whether its own part may have changed
        self.parting: Parting | None = None
        self.awake = asyncio.Event()

    async def tell(self) -> None:
        """Sends what is new until it has to go."""
        self.awake.set()
        while self.parting is None:
            await self.awake.wait()
            self.awake.clear()
            frame = self._hall.frame
            if frame and frame is not self._told:
                self._told = frame
                await self._peer.send(frame)
            if self.stale and self.guest is not None:
                self.stale = False
                mine = _encode(await self._hall.mine(self.guest, self._base))
                if mine != self._mine:
                    self._mine = mine
                    await self._peer.send(mine)
        await self._peer.send(_encode(m.Bye(problem=self.parting.problem)))


class Hall:
    """Everybody who looks at the home page."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self.listeners: set[Listener] = set()
        self.frame = b""  # what everybody is told
        self._marks: dict[str, object] = {}  # by guest what his part depends on
        self._stirred = asyncio.Event()

    def stir(self) -> None:
        """Something has changed that the hall may show."""
        self._stirred.set()

    def enter(self, listener: Listener) -> None:
        """One more; refused where there are too many."""
        if len(self.listeners) >= self._server.limits.scale(MOST_LISTENERS):
            raise TooFast(60)
        self.listeners.add(listener)
        self.stir()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.stir()

    def close(self) -> None:
        """Sends everybody away, to come back."""
        for listener in self.listeners:
            listener.parting = RESTARTING
            listener.awake.set()

    async def run(self) -> None:
        """Looks and tells, until it is cancelled."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), LOOK)
            self._stirred.clear()
            if self.listeners:
                try:
                    await self.look()
                except (QuarterdeckError, OSError):
                    log.exception("the hall could not be read; it is tried again in %d s", LOOK)
            await asyncio.sleep(APART)

    async def look(self) -> None:
        """Reads what there is and wakes whom it concerns."""
        frame = _encode(await self.news())
        changed = frame != self.frame
        if changed:
            self.frame = frame
        guests = sorted({listener.guest for listener in self.listeners if listener.guest is not None})
        marks: dict[str, object] = {}
        for k in range(0, len(guests), MOST_ASKED):
            part = guests[k : k + MOST_ASKED]
            marks |= await self._server.database.read(lambda c, part=part: marks_of(c, part))  # type: ignore[misc]
        for listener in self.listeners:
            moved = listener.guest is not None and marks.get(listener.guest) != self._marks.get(listener.guest)
            listener.stale = listener.stale or moved
            if changed or listener.stale:
                listener.awake.set()
        self._marks = marks

    async def news(self) -> m.HallNews:
        """What everybody may know; made as for a stranger, so that nobody's own part is in it."""
        server = self._server
        rows = (
            await server.storage.open_tables(MOST_TABLES)
            if server.settings.has("watching")
            else [row for row in await server.storage.open_tables(MOST_TABLES) if row.phase == "waiting"]
        )
        shown, number = await server.database.read(lambda c: seeks.listed(c, server.clock()))
        playing = await server.database.read(count_playing)
        return m.HallNews(
            seeks=tuple(shown),
            tables=tuple(lobby.info(server, row, None, "") for row in rows),
            online=len(self.online),
            playing=playing,
            waiting=number,
        )

    @property
    def online(self) -> set[str]:
        """The guests who are here now, in the hall or at a table."""
        here = {listener.guest for listener in self.listeners if listener.guest is not None}
        return here | self._server.hub.guests

    async def mine(self, guest: str, base: str) -> m.MyNews:
        """A guest's own part."""
        server = self._server
        rows = await server.storage.tables_of(guest)
        sought = await server.database.read(lambda c: seeks.of_guest(c, guest, server.clock()))
        matched = await server.database.read(lambda c: seeks.matched(c, guest))
        return m.MyNews(
            tables=tuple(lobby.info(server, row, guest, base) for row in rows),
            seeks=tuple(sought),
            matched=matched,
            recent=tuple(recent(rows, guest)),
        )


def recent(rows: Sequence[TableRow], guest: str) -> list[m.Recent]:
    """The last games with others, one for each company, that have no rematch yet."""
    found: dict[frozenset[str], m.Recent] = {}
    for row in sorted(rows, key=lambda row: -row.updated):
        others = [seat for seat in row.seats if seat.guest not in (None, guest, "deleted")]
        company = frozenset(str(seat.guest) for seat in others)
        if row.phase != "over" or not others or company in found or row.rematch:
            continue
        names = tuple(put_right(seat.name) for seat in others)
        found[company] = m.Recent(table=row.id, game=row.game, names=names, ended=row.updated)
    return list(found.values())[:MOST_RECENT]


def count_playing(c: Connection) -> int:
    """How many games are being played by somebody who has moved in the last day."""
    t = schema.tables.c
    fresh = (t.phase == "playing") & (t.updated > now() - 24 * 3600_000)
    return int(c.execute(select(func.count()).select_from(schema.tables).where(fresh)).scalar_one())


def marks_of(c: Connection, guests: Sequence[str]) -> dict[str, object]:
    """By guest something that changes whenever his part does: tables and seeks, their number and last change."""
    t, s, k = schema.tables.c, schema.seats.c, schema.seeks.c
    tables = (
        select(s.guest, func.max(t.updated), func.count(), func.sum(t.version), func.max(t.rematch))
        .join(schema.tables, t.id == s.table_id)
        .where(s.guest.in_(guests))
        .group_by(s.guest)
    )
    sought = select(k.guest, func.max(k.created), func.count(), func.aggregate_strings(k.matched, ",")).where(
        k.guest.in_(guests)
    )
    found: dict[str, object] = {}
    for query in (tables, sought.group_by(k.guest)):
        for guest, *mark in c.execute(query):
            found[guest] = (*found.get(guest, ()), *mark)  # type: ignore[misc]
    return found
