"""Allowances: what several processes let one guest or address ask for together, a row each, by one statement.

Who it was stands there as a keyed digest only: no address is ever in the database.
"""

import hashlib
from collections.abc import Callable

from sqlalchemy import Connection, delete, select, text

from . import schema
from .database import Database
from .limits import Limit, Limits, OwnBucket, TooFast

FULL_AGAIN_MS = 3_600_000  # the slowest limit has filled up long before; what is older says nothing

# Where fewer than one would be left nothing is changed, and no row comes back.
TAKE = text("""INSERT INTO allowances (what, who, tokens, filled) VALUES (:what, :who, :burst - 1.0, :now)
    ON CONFLICT (what, who) DO UPDATE SET
        tokens = CASE WHEN allowances.tokens + (excluded.filled - allowances.filled) * :rate > :burst THEN :burst
            ELSE allowances.tokens + (excluded.filled - allowances.filled) * :rate END - 1.0,
        filled = excluded.filled
    WHERE allowances.tokens + (excluded.filled - allowances.filled) * :rate >= 1.0
    RETURNING tokens""")
a = schema.allowances.c


class Allowances:
    """The limits of a server that shares them with others; messages and requests are each process's own."""

    def __init__(self, own: Limits, database: Database, clock: Callable[[], int], key: bytes) -> None:
        self._own = own
        self._key = key[: hashlib.blake2b.MAX_KEY_SIZE]
        self._database = database
        self._clock = clock

    def take(self, limit: Limit, who: str) -> None:
        """Counts one at this process; TooFast where that is too many."""
        self._own.take(limit, who)

    def bucket(self, limit: Limit) -> OwnBucket:
        """An allowance of its own, for one socket of this process."""
        return self._own.bucket(limit)

    def scale(self, most: int) -> float:
        """A bound on how many there may be at a time."""
        return self._own.scale(most)

    async def spend(self, limit: Limit, who: str) -> None:
        """Counts one of what all processes share; TooFast where that is too many."""
        digest = hashlib.blake2b(who.encode(), key=self._key, digest_size=16).hexdigest()
        wait = await self._database.write(lambda c: self._take(c, self._own.scaled(limit), digest))
        if wait > 0:
            self._own.on_hit(limit.name)
            raise TooFast(wait)

    def _take(self, c: Connection, limit: Limit, who: str) -> float:
        """0 where there was one, else the seconds until there is."""
        moment, rate = self._clock(), limit.per_second / 1000
        given = {"what": limit.name, "who": who, "burst": float(limit.burst), "rate": rate, "now": moment}
        if c.execute(TAKE, given).first() is not None:
            return 0.0
        mine = select(a.tokens, a.filled).where(a.what == limit.name, a.who == who)
        row = c.execute(mine).first()
        left = 0.0 if row is None else row.tokens + (moment - row.filled) * rate
        return max(1 - left, 0.001) / limit.per_second

    async def forget_old(self) -> None:
        """Rows that are full again."""
        old = a.filled < self._clock() - FULL_AGAIN_MS
        await self._database.write(lambda c: c.execute(delete(schema.allowances).where(old)).rowcount)
