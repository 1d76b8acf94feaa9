"""Ledger: what the administrator asks of the database and has taken out of it; SQL only, no table is in memory here.

Columns that no command may show are not read: dice secrets, nonces, PINs, the files of a set-up.
"""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Column, Connection, Engine, delete, exists, func, or_, select, update
from sqlalchemy.exc import DBAPIError

from ..errors import BadInput
from . import schema, sqlite
from .copies import is_sqlite
from .messages import Phase
from .sql import insert_into, insert_new, is_postgres, revision_of
from .storage import now, wait_anew
from .where import Dsn, Where

Answer = TypeVar("Answer")
DELETED = "deleted"  # the guest in whose name the seats of deleted guests stay taken; no cookie can be his
KINDS = ("waiting", "playing", "over", "guests", "replays")  # what can be tidied away
MOST_AT_ONCE = 500  # ids in one statement: SQLite takes 32,766, and a writer should not be held for longer


class Onlooker:
    """Reads a database beside its server, or without one; changes nothing."""

    def __init__(self, where: Where) -> None:
        self.where = where
        self.epoch_file = Path()  # never asked: whoever looks on throws no dice
        self._engine = reading(where)
        try:
            found = self.ask(revision_of)
        except (OSError, DBAPIError) as error:
            why = getattr(error, "orig", None) or error
            raise BadInput("serve-database", {"file": str(where), "why": str(why).splitlines()[0]}) from None
        if found > schema.REVISION:
            raise BadInput("serve-database-newer", {"file": str(where), "found": found})
        if not found:
            raise BadInput("admin-database", {"file": str(where)})
        if found < schema.REVISION:
            raise BadInput("admin-database-older", {"file": str(where)})

    def ask(self, question: Callable[[Connection], Answer]) -> Answer:
        """The answer of a function that reads one snapshot."""
        with self._engine.begin() as connection:
            return question(connection)

    def size(self) -> int:
        """How many bytes it takes on disk."""
        if isinstance(self.where, Dsn):
            return int(
                self.ask(lambda c: c.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one())
            )
        files = [self.where, self.where.with_name(self.where.name + "-wal")]
        return sum(file.stat().st_size for file in files if file.exists())

    async def read(self, question: Callable[[Connection], Answer]) -> Answer:
        """The same, as storage.py asks."""
        return self.ask(question)

    async def write(self, change: Callable[[Connection], Answer]) -> Answer:
        """Refused: whoever looks on changes nothing, not even what a table in memory would like to note."""
        raise BadInput("admin-onlooker")

    def close(self) -> None:
        """Lets go of the file."""
        self._engine.dispose()


def reading(where: Where) -> Engine:
    """An engine that reads a database as it is; BadInput where there is none."""
    if isinstance(where, Dsn):
        from .postgres_opening import connect  # only where needed: its drivers are an extra

        return connect(where, 1, readonly=True)
    if not where.is_file():
        raise BadInput("admin-database", {"file": str(where)})
    if not is_sqlite(where):
        raise BadInput("admin-no-database", {"file": str(where)})
    return sqlite.connect(where, "BEGIN", readonly=True)


# What there is


class SeatLine(msgspec.Struct):
    """Who sits there."""

    seat: int
    kind: str
    name: str
    level: str
    guest: str | None


class TableLine(msgspec.Struct):
    """A table as its host may know it."""

    id: str
    game: str
    phase: str
    dice: str
    owner: str
    open: bool
    watchable: bool
    created: int
    updated: int
    version: int
    seats: tuple[SeatLine, ...] = ()


class GuestLine(msgspec.Struct):
    """A guest as his host may know him."""

    id: str
    name: str
    lang: str
    created: int
    tables: int
    ban: str | None


class Wanted(msgspec.Struct):
    """Which tables or guests are listed; what is not set does not matter."""

    game: str = ""
    phase: str = ""
    guest: str = ""
    name: str = ""
    banned: bool = False
    before: int = 0  # unix milliseconds: last changed, or for guests made, before then
    most: int = 50


def find_tables(c: Connection, wanted: Wanted) -> list[TableLine]:
    """The tables wanted, those changed last first."""
    t, s = schema.tables.c, schema.seats.c
    query = select(*(t[name] for name in TableLine.__struct_fields__ if name != "seats"))
    if wanted.game:
        query = query.where(t.game == wanted.game)
    if wanted.phase:
        query = query.where(t.phase == wanted.phase)
    if wanted.guest:
        query = query.where(or_(t.owner == wanted.guest, t.id.in_(select(s.table_id).where(s.guest == wanted.guest))))
    if wanted.before:
        query = query.where(t.updated < wanted.before)
    rows = c.execute(query.order_by(t.updated.desc(), t.id).limit(wanted.most)).mappings().all()
    seats = _seats(c, [row["id"] for row in rows])
    return [TableLine(**row, seats=tuple(seats.get(row["id"], ()))) for row in rows]


def find_table(c: Connection, id: str) -> TableLine:
    """One table; BadInput where there is none."""
    t = schema.tables.c
    query = select(*(t[name] for name in TableLine.__struct_fields__ if name != "seats")).where(t.id == id)
    row = c.execute(query).mappings().first()
    if row is None:
        raise BadInput("admin-table", {"given": id})
    return TableLine(**row, seats=tuple(_seats(c, [id])[id]))


def _seats(c: Connection, tables: Sequence[str]) -> dict[str, list[SeatLine]]:
    s = schema.seats.c
    found: dict[str, list[SeatLine]] = {}
    query = select(s.table_id, s.seat, s.kind, s.name, s.level, s.guest).where(s.table_id.in_(tables)).order_by(s.seat)
    for table, *seat in c.execute(query):
        found.setdefault(table, []).append(SeatLine(*seat))
    return found


def find_guests(c: Connection, wanted: Wanted) -> list[GuestLine]:
    """The guests wanted, the newest first."""
    g, b = schema.guests.c, schema.bans.c
    query = _guest_query().order_by(g.created.desc(), g.id).limit(wanted.most)
    if wanted.name:
        query = query.where(g.name.icontains(wanted.name, autoescape=True))
    if wanted.banned:
        query = query.where(b.reason.is_not(None))
    if wanted.before:
        query = query.where(g.created < wanted.before)
    return [GuestLine(*row) for row in c.execute(query)]


def find_guest(c: Connection, id: str) -> GuestLine:
    """One guest; BadInput where there is none."""
    row = c.execute(_guest_query().where(schema.guests.c.id == id)).first()
    if row is None:
        raise BadInput("admin-guest", {"given": id})
    return GuestLine(*row)


def _guest_query() -> Any:
    g, s, b = schema.guests.c, schema.seats.c, schema.bans.c
    sits = select(func.count(s.table_id.distinct())).where(s.guest == g.id).scalar_subquery()
    joined = schema.guests.outerjoin(schema.bans, b.guest == g.id)
    return select(g.id, g.name, g.lang, g.created, sits, b.reason).select_from(joined).where(g.id != DELETED)


def tables_of(c: Connection, guest: str) -> list[str]:
    """All tables where a guest sits or that he has made."""
    t, s = schema.tables.c, schema.seats.c
    mine = or_(t.owner == guest, t.id.in_(select(s.table_id).where(s.guest == guest)))
    return list(c.execute(select(t.id).where(mine).order_by(t.created, t.id)).scalars())


class Census(msgspec.Struct):
    """How much there is."""

    tables: dict[str, int]  # by phase
    games: dict[str, int]
    guests: int
    banned: int
    replays: int
    entries: int
    closed: int  # tables whose logs cannot be carried out to their end


def count(c: Connection) -> Census:
    """How much there is; entries are counted by the tables' versions, the log itself may be long."""
    t = schema.tables.c
    phases = {str(name): int(number) for name, number in c.execute(select(t.phase, func.count()).group_by(t.phase))}
    games = {str(name): int(number) for name, number in c.execute(select(t.game, func.count()).group_by(t.game))}

    def number(table: Any) -> int:
        return int(c.execute(select(func.count()).select_from(table)).scalar_one())

    guests = c.execute(select(func.count()).where(schema.guests.c.id != DELETED)).scalar_one()
    entries = c.execute(select(func.coalesce(func.sum(t.version), 0))).scalar_one()
    bans, replays = number(schema.bans), number(schema.replays)
    return Census(phases, games, int(guests), bans, replays, int(entries), count_closed(c))


def count_closed(c: Connection) -> int:
    """How many tables are closed because of their logs."""
    return int(c.execute(select(func.count()).where(schema.tables.c.fault != "")).scalar_one())


# Bans


def ban(c: Connection, guest: str, reason: str) -> None:
    """Bans a guest, or gives another reason."""
    find_guest(c, guest)
    row = {"guest": guest, "time": now(), "reason": reason}
    c.execute(insert_into(c, schema.bans).values(row).on_conflict_do_update(index_elements=["guest"], set_=row))


def unban(c: Connection, guest: str) -> bool:
    """Lifts a ban; whether there was one."""
    return c.execute(delete(schema.bans).where(schema.bans.c.guest == guest)).rowcount > 0


# Deleting


def overwrite(c: Connection) -> None:
    """From now on SQLite fills with zeros what this connection deletes; PostgreSQL when it next tidies up."""
    if not is_postgres(c):
        c.exec_driver_sql("PRAGMA secure_delete=ON")


def drop_tables(c: Connection, ids: Iterable[str]) -> int:
    """Deletes tables with all that belongs to them; how many there were."""
    wanted = list(ids)
    overwrite(c)
    for column in pointing_at(schema.tables.c.id):
        c.execute(delete(column.table).where(column.in_(wanted)))
    c.execute(delete(schema.dues).where(schema.dues.c.subject.in_(wanted)))
    c.execute(delete(schema.analyses).where(schema.analyses.c.replay.in_(wanted)))
    for name in ("rematch", "rematch_of"):
        column = schema.tables.c[name]
        c.execute(update(schema.tables).where(column.in_(wanted)).values({name: ""}))
    return c.execute(delete(schema.tables).where(schema.tables.c.id.in_(wanted))).rowcount


def pointing_at(key: Column[Any]) -> list[Column[Any]]:
    """The columns of other tables that name a row of this key."""
    keys = [key for table in schema.metadata.sorted_tables for key in table.foreign_keys]
    return [foreign.parent for foreign in keys if foreign.column is key]


def drop_replay(c: Connection, id: str) -> bool:
    """Deletes an imported replay; whether there was one."""
    overwrite(c)
    c.execute(delete(schema.analyses).where(schema.analyses.c.replay == id))
    return c.execute(delete(schema.replays).where(schema.replays.c.id == id)).rowcount > 0


class Leaving(msgspec.Struct):
    """What becomes of the tables of a guest who is deleted."""

    deleted: list[str] = []  # nobody else sits there, or it waits and he made it
    freed: list[str] = []  # waits: somebody else can take his seat
    kept: dict[str, list[int]] = {}  # others play or have played there: his seats stay, without his name
    playing: list[str] = []  # of those, the ones that are not over


def plan_leaving(c: Connection, guest: str) -> Leaving:
    """What deleting a guest would do."""
    leaving = Leaving()
    for id in tables_of(c, guest):
        table = find_table(c, id)
        mine = [seat.seat for seat in table.seats if seat.guest == guest]
        others = any(seat.guest not in (None, DELETED, guest) for seat in table.seats)
        if not others or (table.phase == "waiting" and table.owner == guest):
            leaving.deleted.append(id)
        elif table.phase == "waiting":
            leaving.freed.append(id)
        else:
            leaving.kept[id] = mine
            if table.phase == "playing":
                leaving.playing.append(id)
    return leaving


def drop_guest(c: Connection, guest: str, name: str) -> Leaving:
    """Deletes a guest; his seats at tables that others need are called `name` from now on."""
    find_guest(c, guest)
    leaving = plan_leaving(c, guest)
    drop_tables(c, leaving.deleted)
    t, s = schema.tables.c, schema.seats.c
    mine = s.guest == guest
    free = {"guest": None, "name": "", "pin": "", "nonce": "", "kind": "link", "generation": s.generation + 1}
    c.execute(update(schema.seats).where(mine, s.table_id.in_(leaving.freed)).values(free))
    wait_anew(c, leaving.freed)
    nobody = {"id": DELETED, "name": "", "lang": "en", "created": now()}
    insert_new(c, schema.guests, nobody)
    c.execute(update(schema.seats).where(mine).values(guest=DELETED, name=name, pin=""))
    c.execute(update(schema.tables).where(t.owner == guest).values(owner=DELETED))
    drop_rows_of(c, [guest])
    return leaving


def drop_rows_of(c: Connection, guests: Sequence[str]) -> int:
    """Deletes guests who have no table with all else that names them."""
    overwrite(c)
    for column in pointing_at(schema.guests.c.id):
        if column.table not in (schema.tables, schema.seats):
            c.execute(delete(column.table).where(column.in_(guests)))
    return c.execute(delete(schema.guests).where(schema.guests.c.id.in_(guests))).rowcount


# Retention


def stale_tables(c: Connection, phase: Phase, before: int) -> list[str]:
    """Tables of a phase that nothing has happened at since then, the oldest first."""
    t = schema.tables.c
    query = select(t.id).where(t.phase == phase, t.updated < before).order_by(t.updated)
    return list(c.execute(query).scalars())


def stale_guests(c: Connection, before: int, gone: Iterable[str] = ()) -> list[str]:
    """Guests from before then who have no table but those that are `gone`, and no ban that has to be remembered."""
    g, t, s, b = schema.guests.c, schema.tables.c, schema.seats.c, schema.bans.c
    old = select(g.id).where(g.created < before, g.id != DELETED).where(~exists().where(b.guest == g.id))
    for keeps in (schema.passkeys.c.guest, schema.phrases.c.guest):  # whoever kept his name means to come back
        old = old.where(~exists().where(keeps == g.id))
    lost = set(gone)
    if not lost:
        alone = old.where(~exists().where(s.guest == g.id)).where(~exists().where(t.owner == g.id))
        return list(c.execute(alone).scalars())
    sits = select(s.guest, s.table_id).where(s.guest.is_not(None)).union_all(select(t.owner, t.id))
    needed = {guest for guest, table in c.execute(sits) if table not in lost}
    return [id for id in c.execute(old).scalars() if id not in needed]


def stale_replays(c: Connection, before: int) -> list[str]:
    """Imported replays from before then."""
    r = schema.replays.c
    return list(c.execute(select(r.id).where(r.created < before)).scalars())


def find_published(c: Connection) -> list[str]:
    """Every published file on a line: id, newest version, game, author, when, whether it is withdrawn."""
    rows = c.execute(select(schema.library).order_by(schema.library.c.created.desc())).all()
    newest = {row.id: row for row in reversed(rows)}
    return [
        f"{row.id}  {row.version}  {row.game}  {row.author}  {'-' if row.withdrawn else '+'}" for row in newest.values()
    ]
