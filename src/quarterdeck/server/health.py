"""Health: whether the server can do what it is for, which is to write."""

import asyncio
import time

from . import messages as m
from .database import Database, Unwritable

GOOD_FOR = 1.0  # seconds: a write to disk each is enough, however often it is asked


class Health:
    """The last look at the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._looked = float("-inf")
        self._status: m.HealthStatus = "ok"
        self._looking = asyncio.Lock()

    async def status(self) -> m.HealthStatus:
        """`ok`, or what is wrong."""
        async with self._looking:
            if time.monotonic() - self._looked > GOOD_FOR:
                self._status = await self._look()
                self._looked = time.monotonic()
        return self._status

    async def _look(self) -> m.HealthStatus:
        try:
            await self._database.touch()
        except Unwritable as error:
            return "full" if error.full else "unwritable"
        return "ok"
