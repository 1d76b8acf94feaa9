"""How much one guest or address may ask for: token buckets, kept in memory (allowances.py: by several processes)."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace

from ..errors import QuarterdeckError

MOST_BUCKETS = 50_000  # about 10 MB; the ones untouched longest go first, and those are full again anyway


@dataclass(frozen=True)
class Limit:
    """So many at once, then so many a second."""

    name: str
    burst: float
    per_second: float


# A page load is about 10 requests; an impatient person reloads twice a second for a while.
REQUESTS = Limit("requests", 120, 20)
# The page itself: about 20 files at the first visit, from memory.
PAGES = Limit("pages", 300, 40)
# Guests cost a row each; a school class behind one address is 30 people.
GUESTS = Limit("guests", 40, 0.1)
# Tables cost rows and memory; a person makes one in a few seconds at the very fastest.
TABLES = Limit("tables", 20, 0.2)
# Replays are verified on arrival, up to a second of work each.
REPLAYS = Limit("replays", 5, 0.1)
# Tokens are 128 bits; this only keeps guessing from filling the log.
TOKENS = Limit("tokens", 20, 0.2)
# A PIN may have four digits: 10,000 tries at one in 12 s are more than a day.
PINS = Limit("pins", 5, 1 / 12)
# A recovery phrase is 50 ms of a core and 16 MB; nobody types one faster than this.
PHRASES = Limit("phrases", 5, 1 / 30)
# A file of everything reads all of somebody's tables, up to a second of work.
EXPORTS = Limit("exports", 3, 1 / 60)
# A player who clicks through effects sends about 5 messages a second, hovering asks "why" about 10 times.
MESSAGES = Limit("messages", 60, 20)
# Advice is a second of a worker's time; a person reads it before asking again.
HINTS = Limit("hints", 4, 0.25)
# An editor asks 150 ms after each change, a file takes about 10 ms to check; overlays come with a choice.
DRAFTS = Limit("drafts", 60, 4)
# A balance check is minutes of a worker that nobody else needs.
BALANCES = Limit("balances", 6, 0.05)
# An analysis is minutes of a worker; it is made once a game, whoever asks.
ANALYSES = Limit("analyses", 4, 1 / 60)
# Files in the library cost a row each.
PUBLISHED = Limit("published", 10, 1 / 60)
# A table open in every tab of a browser that restarts; each socket costs about 30 KB.
SOCKETS = Limit("sockets", 60, 2)


# Talk at its liveliest: five lines at once, then one in three seconds.
CHAT = Limit("chat", 5, 1 / 3)
# Each is a row that the host has to read.
REPORTS = Limit("reports", 5, 1 / 60)
MUTES = Limit("mutes", 20, 0.2)
# A person changes his mind; a seek is a row that everybody is told of.
SEEKS = Limit("seeks", 10, 0.2)
# A browser subscribes once; settings are clicked through.
PUSHES = Limit("pushes", 20, 0.1)


class TooFast(QuarterdeckError):
    """Over a limit; `params["seconds"]` says when to come back."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-fast", {"seconds": max(1, round(seconds + 0.5))})


class Bucket:
    """One allowance that refills."""

    __slots__ = ("filled", "limit", "tokens")

    def __init__(self, limit: Limit, now: float) -> None:
        self.limit = limit
        self.tokens = limit.burst
        self.filled = now

    def take(self, now: float) -> float:
        """Takes one; 0 where there was one, else the seconds until there is."""
        self.tokens = min(self.limit.burst, self.tokens + (now - self.filled) * self.limit.per_second)
        self.filled = now
        if self.tokens < 1:
            return (1 - self.tokens) / self.limit.per_second
        self.tokens -= 1
        return 0.0


class Limits:
    """All buckets of a server."""

    def __init__(self, factor: float = 1.0, clock: Callable[[], float] = time.monotonic) -> None:
        self.on_hit: Callable[[str], None] = lambda limit: None
        self._factor = factor
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, limit: Limit, who: str) -> None:
        """Counts one; TooFast where that is too many."""
        now = self._clock()
        key = (limit.name, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.scaled(limit), now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        wait = bucket.take(now)
        if wait > 0:
            self.on_hit(limit.name)
            raise TooFast(wait)

    async def spend(self, limit: Limit, who: str) -> None:
        """The same for what several processes share; this one is alone."""
        self.take(limit, who)

    def bucket(self, limit: Limit) -> "OwnBucket":
        """An allowance of its own, for one socket."""
        return OwnBucket(self.scaled(limit), self._clock, lambda: self.on_hit(limit.name))

    def scale(self, most: int) -> float:
        """A bound on how many there may be at a time, with the server's factor."""
        return most * self._factor

    def scaled(self, limit: Limit) -> Limit:
        """A limit with the server's factor."""
        return (
            limit
            if self._factor == 1
            else replace(limit, burst=limit.burst * self._factor, per_second=limit.per_second * self._factor)
        )


class OwnBucket:
    """A bucket that nobody else shares."""

    def __init__(self, limit: Limit, clock: Callable[[], float], on_hit: Callable[[], None]) -> None:
        self._clock = clock
        self._on_hit = on_hit
        self._bucket = Bucket(limit, clock())

    def take(self) -> None:
        """Counts one; TooFast where that is too many."""
        wait = self._bucket.take(self._clock())
        if wait > 0:
            self._on_hit()
            raise TooFast(wait)
