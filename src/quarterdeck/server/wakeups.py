"""Wake-ups: what the servers on one database tell each other. A word of news says only where something is new; what
it is stands in the database, so that a lost one makes nothing wrong: each server looks for itself once a second, too
(following.py).

The words: `table ID VERSION` its log has grown, `seats ID` who sits there, `reload ID` it is another one now,
`chat ID`, `here ID` who listens there, `think ID SEAT PERCENT` how far a bot is, `mutes ID GUEST`, `guest ID` he was
banned, deleted or let in again, `out ID` he comes back as somebody else, `hall`, `dues`, `files`, and of the jobs for
workers elsewhere `job`, `said SERVER` and `drop NUMBER` (rows.py).
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from .rare import Rare
from .where import Dsn, Where

log = logging.getLogger(__name__)
CHANNEL = "quarterdeck"  # LISTEN folds names to lower case, pg_notify does not: it is lower case anyway
MOST_BYTES = 7_900  # of one notification; PostgreSQL takes fewer than 8,000
BEAT_SECONDS = 5.0  # between two words to oneself, by which a dead line is known
LOST_SECONDS = 15.0  # without any word: the line is dead, though nobody has said so
AGAIN_SECONDS = (0.2, 5.0)  # until a lost line is opened anew: at first, and at most
BEAT = "beat"
Hear = Callable[[Sequence[str]], None]


class Wakeups(Protocol):
    """How a server hears of what others have written."""

    name: str  # of this process, among all on the database

    def tell(self, news: str) -> None:
        """Tells all others; must not wait."""

    def listen(self, hear: Hear, anew: Callable[[], None]) -> None:
        """Who hears what others tell, and that anything may be new, because the line was cut."""

    async def run(self) -> None:
        """Carries words until it is cancelled."""

    @property
    def silent(self) -> float:
        """For how many seconds nothing could have been heard; 0: the line is well."""


class Alone:
    """The wake-ups of a server that has its database for itself: there is nobody to tell."""

    def __init__(self) -> None:
        self.name = new_name()

    def tell(self, news: str) -> None:
        pass

    def listen(self, hear: Hear, anew: Callable[[], None]) -> None:
        pass

    async def run(self) -> None:
        pass

    @property
    def silent(self) -> float:
        return 0.0


def new_name() -> str:
    """A name for a process that no other one has or had."""
    return secrets.token_hex(6)


def letters(name: str, news: Sequence[str]) -> list[str]:
    """News as few notifications, each with its sender first."""
    made: list[str] = []
    lines, size = [name], len(name)
    for word in news:
        if size + 1 + len(word) > MOST_BYTES and len(lines) > 1:
            made.append("\n".join(lines))
            lines, size = [name], len(name)
        lines.append(word)
        size += 1 + len(word)
    return [*made, "\n".join(lines)] if len(lines) > 1 else made


def wakeups_of(database: Where) -> Wakeups:
    """How a process on a database hears of others: not at all where it has it for itself."""
    return Listening(database.for_loop) if isinstance(database, Dsn) else Alone()


class Listening:
    """Wake-ups by PostgreSQL's LISTEN and NOTIFY, on one connection for both."""

    def __init__(self, url: str) -> None:
        self.name = new_name()
        self._url = url
        self._pending: dict[str, None] = {}  # in order, each word once
        self._new = asyncio.Event()
        self._hear: Hear = lambda news: None
        self._anew: Callable[[], None] = lambda: None
        self._heard = time.monotonic()
        self._failing = Rare(log)

    def tell(self, news: str) -> None:
        self._pending[news] = None
        self._new.set()

    def listen(self, hear: Hear, anew: Callable[[], None]) -> None:
        self._hear, self._anew = hear, anew

    @property
    def silent(self) -> float:
        since = time.monotonic() - self._heard
        return since if since > 2 * BEAT_SECONDS else 0.0

    async def run(self) -> None:
        wait = AGAIN_SECONDS[0]
        while True:
            began = time.monotonic()
            try:
                await self._carry()
            except Exception as error:  # whatever cut the line, another one is opened
                self._failing.warn("the line to other servers was lost, it is opened anew: %s", error)
            wait = AGAIN_SECONDS[0] if time.monotonic() - began > AGAIN_SECONDS[1] else min(2 * wait, AGAIN_SECONDS[1])
            await asyncio.sleep(wait)

    async def _carry(self) -> None:
        """Tells and hears on one connection until it is lost."""
        import asyncpg  # only where there are others to talk to

        line = await asyncpg.connect(self._url, timeout=LOST_SECONDS, command_timeout=LOST_SECONDS)
        try:
            await line.add_listener(CHANNEL, self._arrived)
            self._heard = time.monotonic()
            self._anew()
            while not line.is_closed() and time.monotonic() - self._heard < LOST_SECONDS:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._new.wait(), BEAT_SECONDS)
                await self._send(line)
        finally:
            line.terminate()

    async def _send(self, line: Any) -> None:
        self._new.clear()
        news = [*self._pending, BEAT] if time.monotonic() - self._heard >= BEAT_SECONDS else [*self._pending]
        self._pending = {}
        for letter in letters(self.name, news):
            await line.execute("SELECT pg_notify($1, $2)", CHANNEL, letter)

    def _arrived(self, _line: object, _pid: int, _channel: str, letter: object) -> None:
        self._heard = time.monotonic()
        sender, *news = str(letter).split("\n")
        if sender != self.name and news:
            self._hear(news)
