"""Following: a server keeps abreast of what others write to its database. What it hears makes it look at once; once a
second it looks by itself at every table that somebody here listens to, so that a word that was lost does no harm.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, func, select

from . import chat, schema
from .live import Hub, LiveTable
from .messages import Problem
from .partings import GUEST_DELETED, RESTARTING, Parting
from .rare import Rare
from .refusals import banned
from .wakeups import Wakeups

log = logging.getLogger(__name__)
LOOK_SECONDS = 1.0  # between two looks: the longest that a lost word is waited for
MOST_ASKED = 400  # tables or guests in one question
SHOWN = ("table", "seats", "reload", "here")  # what the hall may show, too
LOOKS_A_ROLL_CALL = 5  # bans and deletions are rare, and a guest's every request asks for them anyway


class Following:
    """What one server does with the news of others."""

    def __init__(self, hub: Hub, wakeups: Wakeups) -> None:
        self._hub = hub
        self._database = hub.storage.database
        self._wakeups = wakeups
        self._looked = time.monotonic()
        self._failing = Rare(log)
        self._works: set[asyncio.Task[None]] = set()
        self._stale: dict[str, bool] = {}  # tables that are being looked at; whether something came meanwhile
        self.read_presence: Callable[[Sequence[str]], Awaitable[None]] = hub.read
        self.on: dict[str, Callable[[str], None]] = {}  # what other parts of the server do with a word's rest
        wakeups.listen(self.hear, self.look_at_all)

    @property
    def age(self) -> float:
        """Seconds since all that others have written was last looked at."""
        return time.monotonic() - self._looked

    # What is heard

    def hear(self, news: Sequence[str]) -> None:
        """Other servers have written something."""
        for word in news:
            kind, _, rest = word.partition(" ")
            if kind in SHOWN and "hall" in self.on:
                self.on["hall"](rest)
            live = self._hub.known(rest.partition(" ")[0])
            match kind:
                case "table" | "seats" if live is not None:
                    if kind == "seats" or not is_known(live, rest):
                        self.look(live)
                case "reload" if live is not None:
                    self._hub.drop(live.row.id, RESTARTING, told=True)
                case "chat" if live is not None:
                    self._begin(read_chat(live))
                case "mutes" if live is not None:
                    live.hear_anew(rest.partition(" ")[2], told=True)
                case "think" if live is not None:
                    note_thought(live, rest)
                case "here" if live is not None:
                    self._begin(self.read_presence([live.row.id]))
                case "guest":
                    self._begin(self._call_roll([rest]))
                case "out":
                    self._hub.dismiss(rest, told=True)
                case _ if kind in self.on:
                    self.on[kind](rest)

    def look(self, live: LiveTable) -> None:
        """Has a table catch up; what comes while it does is caught up with after that, once."""
        id = live.row.id
        if id in self._stale:
            self._stale[id] = True
            return
        self._stale[id] = False
        self._begin(self._catch_up(live))

    async def _catch_up(self, live: LiveTable) -> None:
        id, again = live.row.id, True
        try:
            while again:
                self._stale[id] = False
                await live.catch_up()
                again = self._stale[id] and not live.gone
        finally:
            del self._stale[id]

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self._shielded(work))
        self._works.add(task)  # the loop itself holds tasks only weakly
        task.add_done_callback(self._works.discard)

    async def _shielded(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:  # the next look is in a second
            self._failing.warn("what other servers have written could not be read: %s", error)

    # What is looked at

    def look_at_all(self) -> None:
        """Anything may be new."""
        for word in ("hall", "dues", "files", "job"):
            if word in self.on:
                self.on[word]("")
        self._begin(self.look_around(roll=True))

    async def run(self) -> None:
        """Looks until it is cancelled."""
        turn = 0
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            turn += 1
            try:
                await self.look_around(roll=turn % LOOKS_A_ROLL_CALL == 0)
            except Exception as error:
                self._failing.warn("what other servers have written could not be read: %s", error)

    async def look_around(self, roll: bool = False) -> None:
        """Catches up with every table that differs from its row; with `roll`, sends away who may not be here."""
        began = time.monotonic()
        for part in parts([live.row.id for live in self._hub.all]):
            marks = await self._database.read(lambda c, part=part: marks_of(c, part))  # type: ignore[misc]
            for id in part:
                live = self._hub.known(id)
                if live is None:
                    continue
                *mark, line = marks.get(id, (None,))
                if tuple(mark) != mark_of(live):
                    self.look(live)
                if live.chat is not None and line != live.chat.mark:
                    self._begin(read_chat(live))
        if roll:
            await self._call_roll(sorted(self._hub.guests))
        self._looked = began

    async def _call_roll(self, guests: Sequence[str]) -> None:
        """Sends away whoever was banned or deleted, and lets in again whoever is welcome."""
        for part in parts([*guests, *self._hub.barred] if len(guests) != 1 else guests):
            found = await self._database.read(lambda c, part=part: partings_of(c, part))  # type: ignore[misc]
            for guest in part:
                if guest in found:
                    if self._hub.barred.get(guest) != found[guest]:
                        self._hub.bar(guest, found[guest], told=True)
                    if found[guest] is GUEST_DELETED:
                        del self._hub.barred[guest]  # his cookie is nobody's any more: there is nothing to bar
                else:
                    self._hub.barred.pop(guest, None)


def parts(items: Sequence[str]) -> Iterator[Sequence[str]]:
    """As many as one question takes."""
    return (items[k : k + MOST_ASKED] for k in range(0, len(items), MOST_ASKED))


def is_known(live: LiveTable, news: str) -> bool:
    """Whether the version that a word is about has been read."""
    version = news.partition(" ")[2]
    return version.isdecimal() and int(version) <= live.version


def note_thought(live: LiveTable, news: str) -> None:
    """A bot that another server has asked is so far."""
    _, seat, share = news.split(" ")
    live.think(int(seat), int(share.removesuffix("%")) / 100, told=True)


async def read_chat(live: LiveTable) -> None:
    """Somebody at another server has said something, or a line was taken away."""
    if live.chat is not None:
        await live.chat.read_again()
        live.tell_all()


# Marks: by these a table is known to differ from what is in memory


def mark_of(live: LiveTable) -> tuple[Any, ...]:
    """What a table in memory says of itself."""
    row = live.row
    given = sum(bool(seat.nonce) or seat.derived for seat in row.seats)
    taken = sum(seat.taken for seat in row.seats)
    version = live.version if row.fault is None else -1
    return version, row.phase, row.updated, row.rematch, row.share_generation, given, taken


def marks_of(c: Connection, ids: Sequence[str]) -> dict[str, tuple[Any, ...]]:
    """The same of tables as they are in the database, and after it the mark of their chats."""
    t, s, ch = schema.tables.c, schema.seats.c, schema.chat.c
    tables = select(t.id, t.version, t.phase, t.updated, t.rematch, t.share_generation, t.fault).where(t.id.in_(ids))
    seats = select(s.table_id, s.nonce, s.derived, s.kind, s.guest).where(s.table_id.in_(ids))
    lines = select(ch.table_id, func.count(), func.max(ch.id)).where(ch.table_id.in_(ids)).group_by(ch.table_id)
    given: dict[str, list[int]] = {id: [0, 0] for id in ids}
    for id, nonce, derived, kind, guest in c.execute(seats):
        given[id][0] += bool(nonce) or bool(derived)
        given[id][1] += kind == "bot" or guest is not None
    said = {id: (number, last) for id, number, last in c.execute(lines)}
    return {
        id: (version if not fault else -1, *rest, *given[id], said.get(id, chat.NOTHING_SAID))
        for id, version, *rest, fault in c.execute(tables)
    }


def partings_of(c: Connection, guests: Sequence[str]) -> dict[str, Parting]:
    """Who of these may not be here, and why."""
    b, g = schema.bans.c, schema.guests.c
    found: dict[str, Parting] = {}
    for guest, reason in c.execute(select(b.guest, b.reason).where(b.guest.in_(guests))):
        denied = banned(reason)
        found[guest] = Parting(Problem.of(denied), 4000 + denied.status)
    there = set(c.execute(select(g.id).where(g.id.in_(guests))).scalars())
    return found | {guest: GUEST_DELETED for guest in guests if guest not in there}
