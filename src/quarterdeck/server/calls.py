"""Calls: telling people who are elsewhere that something is theirs to do. A call is a row that falls due (due.py).

A turn is named by how many entries its player has made before it: whoever looks at the table, and however often, there
is one row for it, and after it was called that row only stands until the next turn.
"""

import asyncio
import hashlib
import logging
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from ..errors import BadInput
from ..games import find
from ..i18n import say
from ..table.entries import Order, seat_of
from . import messages as m
from . import schema
from .due import Done, Due
from .live import LiveTable
from .push import DONE, GONE, Target, Vapid, check_target, send
from .reachable import Reachable, with_device
from .sql import insert_into
from .storage import Guest, TableRow, now

if TYPE_CHECKING:
    from .server import Server

log = logging.getLogger(__name__)
TURN, MATCH, CHAT = "call-turn", "call-match", "call-chat"  # kinds of what falls due
PATIENCE_MS = 15_000  # a page that reloads, or a tunnel, is no absence
AGAIN_MS = 120_000  # while somebody is at the table he is not called; then it is looked at again
HOUR_MS = 3600_000
TOLD = "told"  # the payload of a call that only keeps another one from following too soon
NEVER = 2**53  # a deadline that no clock reaches: it was called
MOST_DEVICES = 10  # of one guest; the oldest goes
MOST_FAILURES = 5  # in a row, then a browser is given up
SENDERS = 4  # threads; a service answers within a second
p, w = schema.pushes.c, schema.wishes.c


class Calls:
    """What calls people back to their tables."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self.vapid = Vapid(server.settings.push_key_file, server.settings.push_contact or server.settings.url)
        self._senders = ThreadPoolExecutor(SENDERS, "push")
        self.reachable = Reachable(server.database)
        self._noting: set[asyncio.Task[None]] = set()
        for kind in (TURN, MATCH, CHAT):
            server.dues.on(kind, self.call)

    @property
    def on(self) -> bool:
        return self._server.settings.has("push")

    def close(self) -> None:
        for task in self._noting:
            task.cancel()
        self._senders.shutdown(wait=False, cancel_futures=True)

    # When somebody may have to be called

    def look(self, live: LiveTable) -> None:
        """A table has changed: who owes a decision that he did not owe before is called in a while."""
        owing = owing_at(live) if self.on and live.row.phase == "playing" else set()
        unknown = self.reachable.unknown(owing)
        if unknown:
            self._later(self._ask(unknown, live))
            return
        owed = turns_of(live, self.reachable.of(owing))
        if owed == live.owed:
            return
        fresh = {guest: turn for guest, turn in owed.items() if live.owed.get(guest) != turn}
        live.owed = owed
        if fresh:
            self._later(self._note(TURN, live.row.id, fresh))

    def begun(self, row: TableRow, but: str) -> None:
        """A table was made for people who may not know of it: all but one are called."""
        others = {seat.guest: 0 for seat in row.seats if seat.guest is not None and seat.guest != but}
        if others and self.on:
            self._later(self._note(MATCH, row.id, others))

    async def said(self, live: LiveTable, by: str) -> None:
        """A player has said something: the others are called for it, at most once an hour."""
        there = {by, *live.online}
        away = {seat.guest: 0 for seat in live.row.seats if seat.guest is not None and seat.guest not in there}
        if away and self.on:
            await self._note(CHAT, live.row.id, away)

    def _later(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._noting.add(task)  # the loop itself holds tasks only weakly
        task.add_done_callback(self._noting.discard)

    async def _ask(self, guests: set[str], live: LiveTable) -> None:
        """Finds out whether guests can be called at all, and looks again."""
        try:
            await self.reachable.ask(guests)
        except Exception:
            log.exception("whom to call at table %s could not be read", live.row.id)
        else:
            self.look(live)

    async def _note(self, kind: str, table: str, guests: Mapping[str, int]) -> None:
        moment = self._server.clock() + PATIENCE_MS

        def note(c: Connection) -> None:
            for guest in with_device(c, guests):  # nobody else can be called
                put_once(c, kind, f"{table} {guest}", moment, str(guests[guest]))

        try:
            await self._server.database.write(note)
            self._server.dues.heed(moment)
        except Exception:
            log.exception("a call at table %s could not be noted", table)

    # When the time has come

    async def call(self, due: Due) -> Done:
        """Calls somebody, unless he is there, has done it meanwhile, sleeps, or does not want to be."""
        table, _, guest = due.subject.partition(" ")
        if due.payload == TOLD:
            return Done()
        server = self._server
        row, person = await server.storage.table(table), await server.storage.guest(guest)
        if row is None or person is None or person.ban is not None or not self._stands(due.kind, row, guest):
            return Done()
        await server.presence.read([table])
        if guest in server.presence.online(table):
            return Done(again=self._server.clock() + AGAIN_MS) if due.kind == TURN else Done()
        wishes = await server.database.read(lambda c: wishes_of(c, guest))
        if not getattr(wishes, due.kind.removeprefix("call-")):
            return Done(again=NEVER) if due.kind == TURN else Done()
        rests = quiet_until(wishes, self._server.clock())
        if rests:
            return Done(again=rests)

        async def tell() -> None:  # once it is on disk that he was called, so that no other server calls him too
            self._later(self.tell(person, row, due.kind))  # nothing else that is due waits for a push service

        if due.kind == CHAT:
            told = self._server.clock() + HOUR_MS
            return Done(change=lambda c: put_once(c, CHAT, due.subject, told, TOLD), then=tell)
        return Done(again=NEVER, then=tell) if due.kind == TURN else Done(then=tell)

    def _stands(self, kind: str, row: TableRow, guest: str) -> bool:
        seats = row.seats_of(guest)
        if kind == TURN:
            return row.phase == "playing" and bool(set(seats) & set(row.pending))
        return bool(seats)

    async def tell(self, guest: Guest, row: TableRow, kind: str) -> None:
        """Sends it to all devices of a guest; those that are gone are forgotten."""
        body = await asyncio.to_thread(message_of, guest, row, kind)  # the first of a language reads its texts
        topic = hashlib.sha256(f"{row.id} {kind}".encode()).hexdigest()[:32]
        devices = await self._server.database.read(lambda c: devices_of(c, guest.id))
        inside, loop = self._server.settings.push_inside, asyncio.get_running_loop()
        answers = await asyncio.gather(
            *(loop.run_in_executor(self._senders, send, self.vapid, one, body, topic, inside) for one in devices)
        )
        await self._server.database.write(lambda c: note_answers(c, list(zip(devices, answers, strict=True))))


def owing_at(live: LiveTable) -> set[str]:
    """The guests who owe a decision."""
    row = live.row
    return {seat.guest for seat in row.seats if seat.guest is not None and seat.seat in row.pending}


def turns_of(live: LiveTable, guests: set[str]) -> dict[str, int]:
    """By how many entries of theirs the turn of each of these guests is known."""
    if not guests:
        return {}
    made = dict.fromkeys(guests, 0)
    holders = {seat.seat: seat.guest for seat in live.row.seats}
    for entry in live.table.log:
        holder = holders.get(seat_of(entry))
        if holder in made and not isinstance(entry, Order):
            made[holder] += 1
    return made


def put_once(c: Connection, kind: str, subject: str, deadline: int, turn: str) -> None:
    """Sets a call, unless the same one is set or was called already."""
    d = schema.dues.c
    row = {"kind": kind, "subject": subject, "deadline": deadline, "payload": turn}
    new = {"deadline": deadline, "payload": turn, "version": d.version + 1, "leased": 0}
    same = insert_into(c, schema.dues).values(row)
    c.execute(
        same.on_conflict_do_update(index_elements=["kind", "subject"], set_=new, where=d.payload.not_in((turn, TOLD)))
    )


def message_of(guest: Guest, row: TableRow, kind: str) -> bytes:
    """What a device shows: the game and who plays, in the guest's language; nothing of the position."""
    game = find(row.game)
    others = ", ".join(seat.name for seat in row.seats if seat.name and seat.guest not in (None, guest.id))
    name = say(guest.lang, game, "game-name")
    title = say(guest.lang, None, f"notice-{kind.removeprefix('call-')}", {"game": name})
    body = say(guest.lang, None, "notice-with", {"players": others}) if others else name
    told = {"table": row.id, "title": title[:120], "body": body[:200], "url": f"/table/{row.id}"}
    return msgspec.json.encode(told)


def quiet_until(wishes: m.Wishes, moment: int) -> int:
    """When the quiet hours end that a moment lies in; 0: it lies in none."""
    if not wishes.quiet or wishes.quiet_from == wishes.quiet_to:
        return 0
    here = datetime.fromtimestamp(moment / 1000, ZoneInfo(wishes.zone))
    minute = here.hour * 60 + here.minute
    start, end = wishes.quiet_from, wishes.quiet_to
    inside = start <= minute < end if start < end else minute >= start or minute < end
    if not inside:
        return 0
    left = (end - minute) % (24 * 60)
    ends = here.replace(second=0, microsecond=0) + timedelta(minutes=left)
    return round(ends.timestamp() * 1000)


# What is kept


def check_wishes(wishes: m.Wishes) -> m.Wishes:
    """The wishes themselves, if there are such times and such a place."""
    try:
        ZoneInfo(wishes.zone[:60])
    except (ValueError, OSError, KeyError):
        raise BadInput("notice-zone", {"given": wishes.zone[:60]}) from None
    if not all(0 <= minute < 24 * 60 for minute in (wishes.quiet_from, wishes.quiet_to)):
        raise BadInput("notice-time")
    return wishes


def wishes_of(c: Connection, guest: str) -> m.Wishes:
    """What a guest wants to be called for."""
    body = c.execute(select(w.body).where(w.guest == guest)).scalar()
    return msgspec.json.decode(body, type=m.Wishes) if body else m.Wishes()


def keep_wishes(c: Connection, guest: str, wishes: m.Wishes) -> None:
    """Writes them down."""
    row = {"guest": guest, "body": msgspec.json.encode(wishes).decode()}
    c.execute(insert_into(c, schema.wishes).values(row).on_conflict_do_update(index_elements=["guest"], set_=row))


def devices_of(c: Connection, guest: str) -> list[Target]:
    """The browsers of a guest that may be called."""
    return [Target(*row) for row in c.execute(select(p.endpoint, p.p256dh, p.auth).where(p.guest == guest))]


def id_of(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def add_device(c: Connection, guest: str, target: Target) -> None:
    """A browser may be called from now on; one that was another guest's is this one's now."""
    row = {"id": id_of(target.endpoint), "guest": guest, **target._asdict(), "failures": 0, "created": now()}
    c.execute(insert_into(c, schema.pushes).values(row).on_conflict_do_update(index_elements=["id"], set_=row))
    old = select(p.id).where(p.guest == guest).order_by(p.created.desc(), p.id).offset(MOST_DEVICES)
    c.execute(delete(schema.pushes).where(p.id.in_(old)))


def drop_device(c: Connection, guest: str, endpoint: str) -> int:
    """A browser is not called any more."""
    return c.execute(delete(schema.pushes).where(p.guest == guest, p.id == id_of(endpoint))).rowcount


def count_devices(c: Connection, guest: str) -> int:
    return int(c.execute(select(func.count()).select_from(schema.pushes).where(p.guest == guest)).scalar_one())


def note_answers(c: Connection, answers: list[tuple[Target, int]]) -> None:
    """Forgets browsers that have unsubscribed, or that nothing has reached for a while."""
    for target, status in answers:
        mine = p.id == id_of(target.endpoint)
        if status in DONE:
            c.execute(update(schema.pushes).where(mine).values(failures=0))
        elif status in GONE:
            c.execute(delete(schema.pushes).where(mine))
        else:
            c.execute(update(schema.pushes).where(mine).values(failures=p.failures + 1))
            c.execute(delete(schema.pushes).where(mine, p.failures >= MOST_FAILURES))


def target_of(subscription: m.Subscription, inside: bool) -> Target:
    """A browser as it is kept; BadInput where it cannot be called."""
    target = Target(subscription.endpoint, subscription.keys.p256dh, subscription.keys.auth)
    check_target(target, inside)
    return target
