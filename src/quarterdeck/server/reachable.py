"""Reachable: who has a device to be called on. Most have none, so that most turns need no word to the database."""

import time
from collections.abc import Callable, Iterable

from sqlalchemy import Connection, select

from . import schema
from .database import Database

SECONDS = 60.0  # what is known is believed so long: a device that was added at another server is called a minute later
MOST_KNOWN = 50_000  # guests, about 10 MB; whoever was asked about longest ago is asked about again


class Reachable:
    """What is known of guests' devices."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._clock = clock
        self._known: dict[str, tuple[bool, float]] = {}  # whether he has one, and until when that is believed

    def unknown(self, guests: Iterable[str]) -> set[str]:
        """Those of whom nothing is known now."""
        now = self._clock()
        return {guest for guest in guests if self._known.get(guest, (False, now))[1] <= now}

    def of(self, guests: Iterable[str]) -> set[str]:
        """Those who have one, as far as is known."""
        return {guest for guest in guests if self._known.get(guest, (False, 0.0))[0]}

    async def ask(self, guests: set[str]) -> None:
        """Reads about these guests."""
        until = self._clock() + SECONDS
        found = await self._database.read(lambda c: with_device(c, guests))
        for guest in guests:
            self._known.pop(guest, None)
            self._known[guest] = guest in found, until
        while len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]

    def forget(self, guest: str) -> None:
        """His devices have changed."""
        self._known.pop(guest, None)


def with_device(c: Connection, guests: Iterable[str]) -> set[str]:
    """Those of these guests who have a device."""
    p = schema.pushes.c
    return set(c.execute(select(p.guest).where(p.guest.in_(list(guests))).distinct()).scalars())
