"""Accounts: what keeps a guest's name and games beyond one browser, and how two guests become one."""

import secrets
from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, and_, delete, func, insert, select, true, update

from ..errors import BadInput
from . import phrase, schema
from .database import Database
from .keys import hash_token
from .ledger import overwrite, pointing_at
from .passkeys import CHALLENGE_SECONDS, MOST_CHALLENGES, MOST_PASSKEYS, Known
from .refusals import Denied
from .sql import hold, insert_into
from .storage import now

HOUR_MS = 3_600_000  # how exactly it is remembered when a device was last seen
MOST_DEVICES = 20  # of one guest; those not seen for longest are forgotten
# Of the guest who goes, these say something about his cookies or his manners that is no part of his games.
LEFT_BEHIND = (schema.signed_out, schema.bans, schema.devices, schema.challenges, schema.phrases)
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "CrOS", "Mac OS X", "Linux")  # the first one named is it
SYSTEM_NAMES = {"CrOS": "ChromeOS", "Mac OS X": "macOS"}


class Device(msgspec.Struct, frozen=True):
    """A browser where a guest is signed in."""

    device: int
    kind: str
    system: str
    seen: int


class Kept(msgspec.Struct, frozen=True):
    """What says again who a guest is."""

    passkeys: list[Known]
    phrase: int  # when it was made; 0: there is none
    devices: list[Device]
    visible: str
    tables: int

    @property
    def safe(self) -> bool:
        """Whether he can come back without this browser."""
        return bool(self.passkeys or self.phrase)


def device_of(agent: str) -> tuple[str, str]:
    """Kind and system of a browser, from what it says of itself; nothing else of that is kept."""
    system = next((name for name in SYSTEMS if name in agent), "")
    tablet = system == "iPad" or (system == "Android" and "Mobile" not in agent)
    kind = "tablet" if tablet else "phone" if system in ("Android", "iPhone") else "computer"
    return kind, SYSTEM_NAMES.get(system, system)


class Accounts:
    """The credentials of a server's guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def kept(self, guest: str) -> Kept:
        """All that is kept of a guest's credentials."""
        return await self._database.read(lambda c: kept_of(c, guest))

    async def show(self, guest: str, visible: str) -> None:
        """Changes what others see of a guest."""
        change = update(schema.guests).where(schema.guests.c.id == guest).values(visible=visible)
        await self._database.write(lambda c: c.execute(change).rowcount)

    # Devices

    async def see(self, guest: str, device: int, agent: str) -> None:
        """Notes that a device is in use, once an hour."""
        d, hour = schema.devices.c, now() // HOUR_MS * HOUR_MS
        kind, system = device_of(agent)
        here = (d.guest == guest) & (d.device == device)
        query = select(d.device).where(here, d.seen >= hour)
        if await self._database.read(lambda c: c.execute(query).first()) is None:
            row = {"guest": guest, "device": device, "kind": kind, "system": system, "seen": hour}
            await self._database.write(lambda c: note_device(c, row))

    async def forget_device(self, guest: str, device: int | None, but: int | None = None) -> None:
        """A device is signed out; None: all of them, except `but`."""
        d = schema.devices.c
        which = d.device == device if device is not None else d.device != (-1 if but is None else but)
        gone = delete(schema.devices).where(d.guest == guest, which)
        await self._database.write(lambda c: c.execute(gone).rowcount)

    # Challenges

    async def challenge(self, purpose: str, guest: str | None, value: bytes) -> None:
        """Remembers what was asked to be signed; the oldest make room."""
        ch, moment = schema.challenges.c, now()
        row = {"digest": hash_token(value.hex()), "purpose": purpose, "guest": guest}
        row["expires"] = moment + CHALLENGE_SECONDS * 1000  # type: ignore[assignment]

        def remember(c: Connection) -> None:
            c.execute(delete(schema.challenges).where(ch.expires <= moment))
            many = c.execute(select(func.count()).select_from(schema.challenges)).scalar_one()
            if many >= MOST_CHALLENGES:
                oldest = select(ch.digest).order_by(ch.expires).limit(many - MOST_CHALLENGES + 1)
                c.execute(delete(schema.challenges).where(ch.digest.in_(oldest)))
            c.execute(insert(schema.challenges).values(row))

        await self._database.write(remember)

    async def use_challenge(self, purpose: str, guest: str | None, value: bytes) -> bool:
        """Whether this was asked of him and is fresh; it is used up by that."""
        ch = schema.challenges.c
        ours = (ch.digest == hash_token(value.hex())) & (ch.purpose == purpose) & ch.guest.is_not_distinct_from(guest)
        used = delete(schema.challenges).where(ours, ch.expires > now())
        return await self._database.write(lambda c: c.execute(used).rowcount) > 0

    # Passkeys

    async def add_passkey(self, key: Known) -> None:
        """Keeps a new passkey; Denied where there are enough, or it is somebody's already."""
        p = schema.passkeys.c

        def add(c: Connection) -> None:
            hold(c, f"passkeys {key.guest}")
            many = c.execute(select(func.count()).where(p.guest == key.guest)).scalar_one()
            if many >= MOST_PASSKEYS:
                raise Denied(409, "passkeys-many", most=MOST_PASSKEYS)
            if c.execute(select(p.id).where(p.id == key.id)).first():
                raise Denied(409, "passkey-known")
            c.execute(insert(schema.passkeys).values(msgspec.structs.asdict(key)))

        await self._database.write(add)

    async def passkey(self, id: str) -> Known | None:
        """A passkey by its id."""
        query = select(schema.passkeys).where(schema.passkeys.c.id == id)
        row = await self._database.read(lambda c: c.execute(query).mappings().first())
        return None if row is None else Known(**row)

    async def used_passkey(self, key: Known, sign_count: int) -> None:
        """Notes that a passkey has signed; Denied where another process saw that signature first."""
        p = schema.passkeys.c
        same = update(schema.passkeys).where(p.id == key.id, p.sign_count == key.sign_count)
        change = same.values(sign_count=sign_count, used=now())
        if not await self._database.write(lambda c: c.execute(change).rowcount):
            raise Denied(403, "passkey")

    async def drop_passkey(self, guest: str, id: str) -> None:
        """Forgets a passkey; Denied where the guest has no such one."""
        p = schema.passkeys.c

        def drop(c: Connection) -> int:
            overwrite(c)
            return c.execute(delete(schema.passkeys).where(p.guest == guest, p.id == id)).rowcount

        if not await self._database.write(drop):
            raise Denied(404, "passkey-none")

    # The phrase

    async def put_phrase(self, guest: str, lookup: str, digest: str) -> bool:
        """Keeps a new phrase in place of the last; False where another one is found by the same words."""
        row = {"guest": guest, "lookup": lookup, "digest": digest, "created": now()}
        fresh = {key: row[key] for key in ("lookup", "digest", "created")}
        p = schema.phrases.c

        def put(c: Connection) -> bool:
            hold(c, f"phrase {lookup}")
            if c.execute(select(p.guest).where(p.lookup == lookup)).first():
                return False
            overwrite(c)
            statement = insert_into(c, schema.phrases).values(row)
            c.execute(statement.on_conflict_do_update(index_elements=["guest"], set_=fresh))
            return True

        return await self._database.write(put)

    async def drop_phrase(self, guest: str) -> None:
        """Voids a guest's phrase."""

        def drop(c: Connection) -> int:
            overwrite(c)
            return c.execute(delete(schema.phrases).where(schema.phrases.c.guest == guest)).rowcount

        await self._database.write(drop)

    async def phrase(self, lookup: str) -> tuple[str, str]:
        """Whose phrase is found by these words, and its digest; empty where it is nobody's."""
        p = schema.phrases.c
        query = select(p.guest, p.digest).where(p.lookup == lookup)
        row = await self._database.read(lambda c: c.execute(query).first())
        return ("", "") if row is None else (row.guest, row.digest)

    # Two guests become one

    async def merge(self, gone: str, into: str) -> list[str]:
        """All that one guest has played becomes another's; the ids of his tables, of which some may be in memory."""

        def merge(c: Connection) -> list[str]:
            tables = list(c.execute(select(schema.seats.c.table_id).where(schema.seats.c.guest == gone)).scalars())
            merge_guests(c, gone, into)
            return tables

        return await self._database.write(merge)


def kept_of(c: Connection, guest: str) -> Kept:
    """What is kept of a guest's credentials, in one snapshot."""
    p, d, g = schema.passkeys.c, schema.devices.c, schema.guests.c
    keys = c.execute(select(schema.passkeys).where(p.guest == guest).order_by(p.created)).mappings()
    made = c.execute(select(schema.phrases.c.created).where(schema.phrases.c.guest == guest)).scalar()
    rows = c.execute(select(d.device, d.kind, d.system, d.seen).where(d.guest == guest).order_by(d.seen.desc()))
    visible = c.execute(select(g.visible).where(g.id == guest)).scalar_one()
    sits = select(func.count(schema.seats.c.table_id.distinct())).where(schema.seats.c.guest == guest)
    devices = [Device(*row) for row in rows]
    return Kept([Known(**key) for key in keys], made or 0, devices, visible, c.execute(sits).scalar_one())


def note_device(c: Connection, row: dict[str, Any]) -> None:
    """Writes a device down; a guest has so many, those seen last."""
    d = schema.devices.c
    statement = insert_into(c, schema.devices).values(row)
    fresh = {key: row[key] for key in ("kind", "system", "seen")}
    c.execute(statement.on_conflict_do_update(index_elements=["guest", "device"], set_=fresh))
    theirs = d.guest == row["guest"]
    stay = select(d.device).where(theirs).order_by(d.seen.desc(), d.device).limit(MOST_DEVICES)
    c.execute(delete(schema.devices).where(theirs, d.device.not_in(stay)))


def merge_guests(c: Connection, gone: str, into: str) -> None:
    """Moves every row that names one guest to another; where both have one that there can be only once, his stays."""
    r, ch = schema.ratings.c, schema.rating_changes.c
    both = select(r.game).where(r.guest == into)
    c.execute(delete(schema.rating_changes).where(ch.guest == gone, ch.game.in_(both)))
    for column in movable():
        change = update(column.table).where(column == gone, is_free(column, into))
        c.execute(change.values({column.name: into}))
    for column in pointing_at(schema.guests.c.id):
        if column.table not in (schema.tables, schema.seats):
            c.execute(delete(column.table).where(column == gone))
    c.execute(delete(schema.guests).where(schema.guests.c.id == gone))


def is_free(column: Column[Any], into: str) -> ColumnElement[bool]:
    """Whether a row could be another guest's: he has none yet where there can be only one."""
    mine, his = column.table, column.table.alias()
    keys = [mine.primary_key.columns, *(index.columns for index in mine.indexes if index.unique)]
    taken = [
        select(his.c[column.key])
        .where(his.c[column.key] == into, *(his.c[part.key] == part for part in key if part is not column))
        .exists()
        for key in keys
        if column in list(key)
    ]
    return and_(true(), *(~one for one in taken))


def movable() -> Iterator[Any]:
    """The columns by which something belongs to a guest and goes with him."""
    return (column for column in pointing_at(schema.guests.c.id) if column.table not in LEFT_BEHIND)


def new_phrase() -> tuple[str, phrase.Phrase]:
    """A phrase as it is shown, and its parts."""
    text = phrase.make()
    return text, phrase.read(text)


def check_answer(answer: dict[str, Any], most: int) -> dict[str, Any]:
    """What a browser answers, if it is no longer than theirs are."""
    if len(msgspec.json.encode(answer)) > most:
        raise BadInput("passkey-answer")
    return answer


def new_device() -> int:
    """A number for a browser."""
    return secrets.randbelow(2**31)
