"""Due: whatever has to happen at a time, such as a clock that runs out or a nonce that nobody gave.

Each is a row with a deadline, so that it outlives the process that wrote it. Every server on a database looks for rows
whose time has come; the compare-and-set on a row's version lets one of them have it, for as long as a lease lasts. What
the handler wants changed is written in one transaction with the row's end: it is done once, however many have begun it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from . import schema
from .database import Conflict, Database
from .sql import greatest, insert_into, insert_new
from .storage import now

log = logging.getLogger(__name__)
LEASE_MS = 30_000  # a handler takes milliseconds; one that has not come back by then died with its process
LOOK_MS = 5_000  # between two looks at what other servers have written
AT_ONCE = 50  # rows a look: a few ms of reading

d = schema.dues.c


class Due(msgspec.Struct, frozen=True):
    """Something whose time has come."""

    kind: str
    subject: str
    deadline: int  # unix milliseconds
    payload: str = ""
    version: int = 0


class Done(msgspec.Struct, frozen=True):
    """What comes of it: what is changed together with the row's end, and when it falls due again; None: never."""

    change: Callable[[Connection], object] | None = None
    again: int | None = None
    then: Callable[[], Awaitable[object]] | None = None  # after that is on disk


Handler = Callable[[Due], Awaitable[Done]]


class Dues:
    """The rows of a database that fall due, and who knows what to do then."""

    def __init__(self, database: Database, clock: Callable[[], int] = now) -> None:
        self._database = database
        self._clock = clock
        self._handlers: dict[str, Handler] = {}
        self._new = asyncio.Event()
        self._next_look = 0  # when the loop looks again by itself

    def on(self, kind: str, handler: Handler) -> None:
        """Who acts when rows of a kind fall due; he may be asked again about one whose server died in the middle."""
        self._handlers[kind] = handler

    async def set(self, kind: str, subject: str, deadline: int, payload: str = "") -> None:
        """Sets when something falls due, in place of what was set before."""
        await self._database.write(lambda c: put(c, kind, subject, deadline, payload))
        self.wake()

    async def set_first(self, kind: str, subject: str, deadline: int, payload: str = "") -> None:
        """The same where nothing is set yet."""
        row = {"kind": kind, "subject": subject, "deadline": deadline, "payload": payload}
        await self._database.write(lambda c: insert_new(c, schema.dues, row))
        self.wake()

    async def drop(self, kind: str, subject: str) -> None:
        """It falls due no more."""
        await self._database.write(lambda c: take_away(c, kind, subject))

    def heed(self, deadline: int | None) -> None:
        """Something was set by another change: the loop looks then at the latest."""
        if deadline is not None and deadline < self._next_look:
            self.wake()

    def wake(self) -> None:
        """Something was set: the next look is now."""
        self._new.set()

    async def run(self) -> None:
        """Does what falls due, until it is cancelled."""
        while True:
            self._new.clear()
            wait = LOOK_MS
            try:
                following = await self.turn()
                wait = LOOK_MS if following is None else min(max(following - self._clock(), 0), LOOK_MS)
                self._next_look = self._clock() + wait
            except Exception:
                log.exception("what falls due could not be looked for; it is tried again in %d s", LOOK_MS // 1000)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._new.wait(), wait / 1000)

    async def turn(self) -> int | None:
        """Does all that is due by now; the next moment at which there is something to do."""
        for due in await self._database.read(lambda c: self._ripe(c, self._clock())):
            taken = await self._database.write(lambda c, due=due: self._lease(c, due))  # type: ignore[misc]
            if taken is not None:
                await self._handle(taken)
        return await self._database.read(self._next)

    async def _handle(self, due: Due) -> None:
        """Does one that is leased; where it fails the lease runs out, and whoever sees it then tries again."""
        try:
            done = await self._handlers[due.kind](due)
            await self._database.write(lambda c: finish(c, due, done))
            if done.then is not None:
                await done.then()
        except Conflict:
            log.info("%s of %s was taken over or set anew meanwhile", due.kind, due.subject)
        except Exception:
            log.exception("%s of %s failed; it is tried again", due.kind, due.subject)

    def _ripe(self, c: Connection, moment: int) -> list[Due]:
        ripe = (d.deadline <= moment) & (d.leased <= moment) & d.kind.in_(self._handlers)
        rows = c.execute(select(schema.dues).where(ripe).order_by(d.deadline).limit(AT_ONCE))
        return [Due(row.kind, row.subject, row.deadline, row.payload, row.version) for row in rows]

    def _lease(self, c: Connection, due: Due) -> Due | None:
        """The row as ours; None where somebody else was faster."""
        values = {"leased": self._clock() + LEASE_MS, "version": due.version + 1}
        won = c.execute(update(schema.dues).where(as_seen(due)).values(values)).rowcount
        return msgspec.structs.replace(due, version=due.version + 1) if won else None

    def _next(self, c: Connection) -> int | None:
        ours = d.kind.in_(self._handlers)
        moment: int | None = c.execute(select(func.min(greatest(d.deadline, d.leased))).where(ours)).scalar()
        return moment


def put(c: Connection, kind: str, subject: str, deadline: int, payload: str = "") -> None:
    """Sets when something falls due, as part of another change."""
    row = {"kind": kind, "subject": subject, "deadline": deadline, "payload": payload}
    fresh = {"deadline": deadline, "payload": payload, "version": d.version + 1, "leased": 0}
    c.execute(
        insert_into(c, schema.dues).values(row).on_conflict_do_update(index_elements=["kind", "subject"], set_=fresh)
    )


def take_away(c: Connection, kind: str, subject: str) -> int:
    """Something falls due no more, as part of another change."""
    return c.execute(delete(schema.dues).where(d.kind == kind, d.subject == subject)).rowcount


def as_seen(due: Due):  # type: ignore[no-untyped-def]  # SQLAlchemy's own
    """The row, if it is still what somebody saw."""
    return (d.kind == due.kind) & (d.subject == due.subject) & (d.version == due.version)


def finish(c: Connection, due: Due, done: Done) -> None:
    """Ends a leased row with all that is changed by it; Conflict where it is not ours any more."""
    if done.again is None:
        ended = c.execute(delete(schema.dues).where(as_seen(due))).rowcount
    else:
        values = {"deadline": done.again, "version": due.version + 1, "leased": 0}
        ended = c.execute(update(schema.dues).where(as_seen(due)).values(values)).rowcount
    if not ended:
        raise Conflict("stale", {"at": due.version, "version": due.version})
    if done.change is not None:
        done.change(c)
