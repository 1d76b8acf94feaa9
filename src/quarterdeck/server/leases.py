"""Leases: who of several servers does what has to be done once and takes a while, such as asking a bot for its move.

A lease that is not renewed ends, so that the work of a server that has died is taken over.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

from sqlalchemy import Connection, delete

from . import schema
from .database import Database
from .sql import insert_into

LASTS_MS = 6_000  # without a word of its holder; three times missed is no accident
RENEW_SECONDS = 2.0
LOOK_SECONDS = 1.0  # until somebody who was refused looks again whether the holder has died
x = schema.leases.c


class Leases(Protocol):
    """What this process may do alone."""

    def hold(self, name: str) -> contextlib.AbstractAsyncContextManager[bool]:
        """Whether it is ours; held, and renewed, as long as the block lasts."""


class Unshared:
    """The leases of a server that has its database for itself: everything is its own."""

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[bool]:
        yield True


class SharedLeases:
    """Leases as rows."""

    def __init__(self, database: Database, holder: str, clock: Callable[[], int]) -> None:
        self._database = database
        self._holder = holder
        self._clock = clock

    @asynccontextmanager
    async def hold(self, name: str) -> AsyncIterator[bool]:
        held = await self.take(name)
        renewing = asyncio.create_task(self._renew(name)) if held else None
        try:
            yield held
        finally:
            if renewing is not None:
                renewing.cancel()
                with contextlib.suppress(Exception):  # else it ends by itself
                    await asyncio.shield(self.drop(name))

    async def _renew(self, name: str) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            with contextlib.suppress(Exception):  # where the database is away nobody else can take it either
                await self.take(name)

    async def take(self, name: str) -> bool:
        """Makes it ours for a while; False where it is another's."""
        return await self._database.write(lambda c: self._take(c, name))

    def _take(self, c: Connection, name: str) -> bool:
        moment = self._clock()
        row = {"name": name, "holder": self._holder, "until": moment + LASTS_MS}
        free = (x.until <= moment) | (x.holder == self._holder)
        mine = insert_into(c, schema.leases).values(row)
        won = mine.on_conflict_do_update(index_elements=["name"], set_=row, where=free).returning(x.name)
        return c.execute(won).first() is not None

    async def drop(self, name: str) -> None:
        """It is done, or given up."""
        mine = (x.name == name) & (x.holder == self._holder)
        await self._database.write(lambda c: c.execute(delete(schema.leases).where(mine)).rowcount)

    async def forget_old(self) -> None:
        """Rows of processes that have died."""
        old = x.until <= self._clock() - 10 * LASTS_MS
        await self._database.write(lambda c: c.execute(delete(schema.leases).where(old)).rowcount)
