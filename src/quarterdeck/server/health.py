"""Health: whether a server can do what it is for, which is to write; and where several share a database, whether it
hears of what the others write, so that a balancer sends people only where they are served.
"""

import asyncio
import time

from . import messages as m
from .database import Database, Unwritable
from .following import Following
from .wakeups import Alone, Wakeups

GOOD_FOR = 1.0  # seconds: a write to disk each is enough, however often it is asked
BEHIND_SECONDS = 5.0  # since the last look at what others have written; it should be one


class Health:
    """The last look at the database, and at the lines to other servers."""

    def __init__(self, database: Database, wakeups: Wakeups | None = None, following: Following | None = None) -> None:
        self._database = database
        self._wakeups = wakeups or Alone()
        self._following = following  # None: this server is alone
        self._looked = float("-inf")
        self._status: m.HealthStatus = "ok"
        self._looking = asyncio.Lock()
        self.leaving = False  # it is about to stop: nobody new should come

    async def status(self) -> m.HealthStatus:
        """`ok`, or what is wrong with the database."""
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

    async def unready(self) -> m.Unready:
        """Why nobody should be sent here; empty: he may."""
        if self.leaving:
            return "leaving"
        if await self.status() != "ok":
            return "database"
        if self._wakeups.silent:
            return "listener"
        return "behind" if self.behind > BEHIND_SECONDS else ""

    @property
    def behind(self) -> float:
        """Seconds since all that other servers write was last looked at; 0 where there are none."""
        return 0.0 if self._following is None else self._following.age
