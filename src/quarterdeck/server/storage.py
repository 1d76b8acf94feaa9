"""Storage: guests, tables, entries and replays, in words of the game; everything that is SQL is here, but for what
only the administrator asks (ledger.py).

Every method that changes something returns when the change is on disk.
"""

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from random import getrandbits
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update

from ..games.base import Line, Setup
from ..table.dice import FIRST_EPOCH
from ..table.names import put_right
from ..table.seats import Fault
from . import schema
from .database import NOTHING, Append, Conflict, Database, Reseat
from .epochs import Epochs
from .keys import Pass, new_id
from .messages import DiceKind, Phase, SeatKind
from .sql import insert_into, insert_new

PLAYER_LENGTH = 12  # 31**12 is more than 2**59: enough to tell people apart, and no cookie is made from it
SETTLE = "settle"  # the kind of what falls due where results are to be written down
NONCE = "nonce"  # the kind of what falls due where somebody gives none
BEGIN = text("""UPDATE tables SET phase = :phase, pending = :pending, outcome = :outcome, epoch = :epoch,
    updated = :moment, began = :moment WHERE id = :table AND version = 0 AND phase = 'waiting'""")
SIT_FIRST = text("""INSERT INTO sittings (table_id, seat, version, guest, time)
    SELECT table_id, seat, 0, guest, :moment FROM seats WHERE table_id = :table""")
MOST_LISTED = 100  # tables in a list: more than fit a page, and a bounded answer


def now() -> int:
    """Unix milliseconds."""
    return time.time_ns() // 1_000_000


class Guest(msgspec.Struct):
    """Somebody with a cookie."""

    id: str
    name: str
    lang: str
    generation: int = 0  # of his cookies
    ban: str | None = None  # the reason, which may be empty; None: welcome
    player: str = ""  # how others name him


class Standing(msgspec.Struct, frozen=True):
    """What others see of a person at a table: his rating in its game, and what the table has done to it."""

    player: str = ""  # empty: he shows no profile
    points: float | None = None
    deviation: float = 0.0
    change: float | None = None


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat; `guest` is who has taken it, None for a bot or a free one."""

    seat: int
    kind: SeatKind
    name: str = ""
    level: str = ""
    guest: str | None = None
    generation: int = 0
    pin: str = ""
    nonce: str = ""
    derived: bool = False
    standing: Standing | None = None  # read with the row, never written; None: a bot, or nobody
    bot: str = ""  # the level of a bot that plays in the guest's stead
    first: str = ""  # JSON of table.Seat: who began, where another sits now

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for whoever has taken it."""
        return self.bot != ""

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.guest is not None


class Ending(msgspec.Struct):
    """How a finished table ended, for lists."""

    ended: str
    returns: tuple[float, ...]
    totals: tuple[int, ...]


class TableRow(msgspec.Struct, kw_only=True):
    """A table without its log."""

    id: str
    game: str
    setup: Setup
    dice: DiceKind
    secret: str
    owner: str
    open: bool
    watchable: bool
    created: int
    updated: int
    seats: tuple[SeatRow, ...]
    phase: Phase = "waiting"
    version: int = 0
    pending: tuple[int, ...] = ()
    ending: Ending | None = None
    progress: Line | None = None  # how far it is, while it is played
    rematch: str = ""
    rematch_of: str = ""
    hidden: int = 0  # standing orders in the log, which nobody is told of
    fault: Fault | None = None  # closed: its log cannot be carried out to its end
    protocol: int = 1
    commitment: str = ""
    epoch: int = FIRST_EPOCH
    share_generation: int = 0  # of the links that show its replay
    start: str = ""  # the position it began at; empty: the game's own start
    pace: str = ""  # as table.pace writes it; empty: no clock
    rated: bool = False
    began: int = 0

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats a guest has taken."""
        return tuple(row.seat for row in self.seats if guest is not None and row.guest == guest)


class EntryRow(msgspec.Struct):
    """One entry as it is stored."""

    body: str
    time: int


class Sitting(msgspec.Struct, frozen=True):
    """Who plays a seat from an entry on: a guest, or None for a bot."""

    seat: int
    version: int
    guest: str | None
    time: int


class Progress(msgspec.Struct):
    """What a table's row says after an entry."""

    phase: Phase
    pending: tuple[int, ...]
    ending: Ending | None
    progress: Line | None = None


class Storage:
    """What the server remembers."""

    def __init__(self, database: Database, clock: Callable[[], int] = now) -> None:
        self.database = database
        self.clock = clock
        self.epochs = Epochs(database)

    # Guests

    async def guest(self, id: str) -> Guest | None:
        """A guest by his id."""
        return await self.database.read(lambda c: _guest(c, id))

    async def guest_with(self, shown: Pass) -> Guest | None:
        """The guest of a cookie, unless he has signed out there or everywhere since."""

        def find(c: Connection) -> Guest | None:
            g, o = schema.guests.c, schema.signed_out.c
            out = select(o.guest).where(o.guest == shown.guest, o.device == shown.device)
            valid = (g.id == shown.guest) & (g.generation == shown.generation) & ~out.exists()
            return _guest(c, shown.guest) if c.execute(select(g.id).where(valid)).first() else None

        return await self.database.read(find)

    async def sign_out(self, guest: str, device: int) -> None:
        """Voids the cookies of one device."""
        row = {"guest": guest, "device": device, "time": now()}
        await self.database.write(lambda c: insert_new(c, schema.signed_out, row))

    async def sign_out_everywhere(self, guest: str) -> None:
        """Voids all cookies of a guest, and his link to another device."""
        g = schema.guests.c
        change = update(schema.guests).where(g.id == guest).values(generation=g.generation + 1, link_hash="")
        await self.database.write(lambda c: c.execute(change).rowcount)

    async def add_guest(self, name: str, lang: str) -> Guest:
        """A new guest."""
        guest = Guest(new_id(), name, lang, player=new_id()[:PLAYER_LENGTH])
        row = {"id": guest.id, "name": name, "lang": lang, "created": now(), "player": guest.player}
        await self.database.write(lambda c: c.execute(insert(schema.guests).values(row)).rowcount)
        return guest

    async def change_guest(self, guest: Guest) -> None:
        """Writes a guest's new name and language."""
        change = update(schema.guests).where(schema.guests.c.id == guest.id).values(name=guest.name, lang=guest.lang)
        await self.database.write(lambda c: c.execute(change).rowcount)

    async def offer_device_link(self, guest: str, digest: str, expires: int) -> None:
        """Remembers the one link a guest has to a second device."""
        where = schema.guests.c.id == guest
        change = update(schema.guests).where(where).values(link_hash=digest, link_expires=expires)
        await self.database.write(lambda c: c.execute(change).rowcount)

    async def find_device_link(self, digest: str, moment: int) -> Guest | None:
        """Whose link it is, if it is still good."""
        return await self.database.read(lambda c: _linked_guest(c, digest, moment))

    async def take_device_link(self, digest: str, moment: int) -> Guest | None:
        """Whose link it is, which is used up by this."""

        def take(c: Connection) -> Guest | None:
            g = schema.guests.c
            used = update(schema.guests).where(_good_link(digest, moment)).values(link_hash="").returning(g.id)
            id = c.execute(used).scalar()
            return None if id is None else _guest(c, id)

        return await self.database.write(take)

    # Tables

    async def add_table(self, table: TableRow) -> None:
        """A new table with its seats."""
        await self.database.write(lambda c: add_table(c, table))

    async def table(self, id: str) -> TableRow | None:
        """A table by its id."""
        return await self.database.read(lambda c: next(iter(_tables(c, [id])), None))

    async def tables_of(self, guest: str) -> list[TableRow]:
        """The tables where a guest has a seat, those that wait for him first, then the latest."""

        def find(c: Connection) -> list[TableRow]:
            t, s = schema.tables.c, schema.seats.c
            mine = select(s.table_id).where(s.guest == guest)
            rows = c.execute(select(t.id).where(t.id.in_(mine)).order_by(t.updated.desc()).limit(MOST_LISTED))
            return _tables(c, [row.id for row in rows])

        found = await self.database.read(find)
        return sorted(found, key=lambda table: not set(table.pending) & set(table.seats_of(guest)))

    async def count_unfinished(self, guest: str) -> int:
        """At how many unfinished tables a guest sits."""
        return sum(table.phase != "over" and table.fault is None for table in await self.tables_of(guest))

    async def open_tables(self, most: int = MOST_LISTED) -> list[TableRow]:
        """Tables with a seat for anybody, and those that may be watched; the latest first."""

        def find(c: Connection) -> list[TableRow]:
            t = schema.tables.c
            joinable = t.open & (t.phase == "waiting")
            seen = t.watchable & (t.phase == "playing")
            query = select(t.id).where(t.open | t.watchable).where(joinable | seen)
            rows = c.execute(query.order_by(t.updated.desc()).limit(most))
            return _tables(c, [row.id for row in rows])

        return await self.database.read(find)

    async def add_rematch(self, of: str, table: TableRow) -> str:
        """A table that follows another; the id of the one that is there already where there is one."""

        def add(c: Connection) -> str:
            t = schema.tables.c
            first = update(schema.tables).where(t.id == of, t.rematch == "").values(rematch=table.id)
            if c.execute(first).rowcount == 0:
                return str(c.execute(select(t.rematch).where(t.id == of)).scalar_one())
            add_table(c, table)
            return table.id

        return await self.database.write(add)

    # Seats

    async def take_seat(self, table: str, seat: SeatRow) -> None:
        """Fills a free seat; Conflict where it is taken, or was given anew, by now."""
        s = schema.seats.c
        free = (s.table_id == table) & (s.seat == seat.seat) & (s.kind == "link") & s.guest.is_(None)
        changed = ("kind", "name", "level", "guest", "pin", "nonce", "derived")
        values = {key: getattr(seat, key) for key in changed}

        def take(c: Connection) -> None:
            if (
                c.execute(update(schema.seats).where(free, s.generation == seat.generation).values(values)).rowcount
                == 0
            ):
                raise Conflict("seat-taken", {"seat": seat.seat + 1})
            c.execute(update(schema.tables).where(schema.tables.c.id == table).values(updated=self.clock()))

        await self.database.write(take)

    async def give_nonce(self, table: str, seat: int, nonce: str) -> None:
        """Notes a person's share of the dice; Conflict where there is one already."""
        s = schema.seats.c
        place = (s.table_id == table) & (s.seat == seat)
        unsaid = place & (s.nonce == "") & s.derived.is_(False)

        def give(c: Connection) -> None:
            if c.execute(update(schema.seats).where(unsaid).values(nonce=nonce)).rowcount == 0:
                late = c.execute(select(s.derived).where(place)).scalar()
                raise Conflict("nonce-late" if late else "nonce-given", {"seat": seat + 1})

        await self.database.write(give)

    async def derive_nonces(self, table: str) -> None:
        """Whoever has given no nonce by now is absent: his follows from the secret."""
        s = schema.seats.c
        absent = (s.table_id == table) & (s.nonce == "")
        await self.database.write(lambda c: c.execute(update(schema.seats).where(absent).values(derived=True)).rowcount)

    async def seal_anew(self, table: TableRow) -> None:
        """A table that waits gets another secret, and forgets the nonces: those were for the old one."""
        t, s = schema.tables.c, schema.seats.c
        values = {key: getattr(table, key) for key in ("secret", "protocol", "commitment", "epoch")}

        def seal(c: Connection) -> None:
            waits = (t.id == table.id) & (t.phase == "waiting")
            if c.execute(update(schema.tables).where(waits).values(values)).rowcount:
                theirs = update(schema.seats).where(s.table_id == table.id)
                c.execute(theirs.values(nonce="", derived=s.kind == "bot"))
                wait_anew(c, [table.id])

        await self.database.write(seal)

    async def begin(
        self, table: str, progress: Progress, at: int | None = None, dues: Mapping[str, int | None] = NOTHING
    ) -> None:
        """The game begins: every seat is taken and has its nonce."""
        moment = self.clock() if at is None else at
        phase, pending, outcome = _progress(progress)
        values = {"phase": phase, "pending": pending, "outcome": outcome, "epoch": self.epochs.number}

        def advance(c: Connection) -> int:
            if c.execute(BEGIN, {**values, "moment": moment, "table": table}).rowcount == 0:
                raise Conflict("stale", {"at": 0, "version": 0})
            c.execute(SIT_FIRST, {"moment": moment, "table": table})
            set_dues(c, table, dues)
            return self.database.count(c)

        self.epochs.seen(await self.database.write(advance))

    # The log

    async def append(
        self,
        table: str,
        version: int,
        entry: EntryRow,
        progress: Progress,
        hidden: bool = False,
        dues: Mapping[str, int | None] = NOTHING,
        seat: SeatRow | None = None,
    ) -> None:
        """Writes the entry that makes the table's version `version`; Conflict where there is one already.

        A hidden one leaves no trace in what lists say of the table. With it goes what falls due from now on, and who
        sits at a seat that changes hands.
        """

        self.epochs.seen(
            await self.database.append(
                Append(
                    table,
                    version,
                    getrandbits(63),
                    entry.body,
                    entry.time,
                    *_progress(progress),
                    self.epochs.number,
                    hidden,
                    dues,
                    None if seat is None else _reseat(seat),
                )
            )
        )

    async def sittings(self, table: str) -> list[Sitting]:
        """Who played which seat from which entry on, oldest first."""
        s = schema.sittings.c
        query = select(s.seat, s.version, s.guest, s.time).where(s.table_id == table).order_by(s.version, s.seat)
        return await self.database.read(lambda c: [Sitting(*row) for row in c.execute(query)])

    async def entries(self, table: str) -> list[EntryRow]:
        """The whole log of a table."""
        return await self.database.read(lambda c: _entries(c, table, 0))

    async def tail(self, table: str, since: int) -> tuple[TableRow | None, list[EntryRow]]:
        """A table as it is now, with its entries after a version."""

        def look(c: Connection) -> tuple[TableRow | None, list[EntryRow]]:
            return next(iter(_tables(c, [table])), None), _entries(c, table, since)

        return await self.database.read(look)

    # Logs that cannot be carried out

    async def close_table(self, table: str, fault: Fault) -> None:
        """Notes why a table is closed; its log stays as it is."""
        values = {"fault": msgspec.json.encode(fault).decode(), "pending": "[]"}
        await self.database.write(lambda c: _set(c, table, values))

    async def reopen_table(self, table: str) -> None:
        """Lets a closed table try its log once more: for a host whose program is another one now."""
        await self.database.write(lambda c: _set(c, table, {"fault": ""}))

    # Replays

    async def void_shares(self, table: str) -> None:
        """Voids every link that shows a private table's replay."""
        values = {"share_generation": schema.tables.c.share_generation + 1}
        await self.database.write(lambda c: _set(c, table, values))

    async def add_replay(self, text: str) -> str:
        """Keeps a replay file; the same file again has the same id."""
        digest = hashlib.sha256(text.encode()).hexdigest()

        def add(c: Connection) -> str:
            row = {"id": new_id(), "digest": digest, "text": text, "created": now()}
            same = schema.replays.c.digest == digest
            insert_new(c, schema.replays, row)
            return str(c.execute(select(schema.replays.c.id).where(same)).scalar_one())

        return await self.database.write(add)

    async def replay(self, id: str) -> str | None:
        """The text of an imported replay."""
        query = select(schema.replays.c.text).where(schema.replays.c.id == id)
        return await self.database.read(lambda c: c.execute(query).scalar())


def _entries(c: Connection, table: str, since: int) -> list[EntryRow]:
    e = schema.entries.c
    query = select(e.body, e.time).where(e.table_id == table, e.version > since).order_by(e.version)
    return [EntryRow(row.body, row.time) for row in c.execute(query)]


def _guest(c: Connection, id: str) -> Guest | None:
    g, b = schema.guests, schema.bans
    row = c.execute(select(g, b.c.reason).outerjoin(b, b.c.guest == g.c.id).where(g.c.id == id)).first()
    return Guest(row.id, put_right(row.name), row.lang, row.generation, row.reason, row.player) if row else None


def _linked_guest(c: Connection, digest: str, moment: int) -> Guest | None:
    row = c.execute(select(schema.guests.c.id).where(_good_link(digest, moment))).first()
    return _guest(c, row.id) if row else None


def _good_link(digest: str, moment: int) -> Any:
    g = schema.guests.c
    return (g.link_hash == digest) & (g.link_hash != "") & (g.link_expires > moment)


def add_table(c: Connection, table: TableRow) -> None:
    """Writes a new table with its seats, as part of another change."""
    row = msgspec.structs.asdict(table)
    del row["seats"], row["progress"]
    row["setup"] = msgspec.json.encode(table.setup).decode()
    row["pending"], row["ending"], row["fault"] = "[]", "", ""
    c.execute(insert(schema.tables).values(row))
    seats = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
    for seat in seats:
        del seat["standing"]
    c.execute(insert(schema.seats), seats)


def _tables(c: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Tables with their seats, in the order of the ids."""
    rows = {row.id: row for row in c.execute(select(schema.tables).where(schema.tables.c.id.in_(ids)))}
    seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for seat in c.execute(_seats_query().where(schema.seats.c.table_id.in_(ids))).mappings():
        row = SeatRow(**{k: seat[k] for k in SeatRow.__struct_fields__ if k != "standing"})
        row.name = put_right(row.name)
        row.standing = _standing(rows[seat["table_id"]].rated, seat) if row.guest and row.kind != "bot" else None
        seats[seat["table_id"]].append(row)
    return [_table(rows[id]._asdict(), seats[id]) for id in ids if id in rows]


def _seats_query() -> Any:
    """Seats with what is known of the persons there."""
    s, g, r, ch = schema.seats.c, schema.guests.c, schema.ratings.c, schema.rating_changes.c
    t = schema.tables.c
    joined = (
        schema.seats.join(schema.tables, t.id == s.table_id)
        .outerjoin(schema.guests, g.id == s.guest)
        .outerjoin(schema.ratings, (r.guest == s.guest) & (r.game == t.game))
        .outerjoin(schema.rating_changes, (ch.guest == s.guest) & (ch.table_id == s.table_id))
    )
    change = (ch.points - ch.before).label("change")
    told = (g.player, g.visible, r.points.label("rating"), r.deviation.label("spread"), change)
    return select(schema.seats, *told).select_from(joined).order_by(s.seat)


def _standing(rated: bool, seat: Mapping[Any, Any]) -> Standing:
    """What a person's row lets others see; at a rated table everybody knows against whom he plays."""
    shown = seat["visible"] != "hidden"
    if not shown and not rated:
        return Standing()
    return Standing(seat["player"] if shown else "", seat["rating"], seat["spread"] or 0.0, seat["change"])


def _table(values: dict[str, Any], seats: list[SeatRow]) -> TableRow:
    values["setup"] = msgspec.json.decode(values["setup"], type=Setup)
    values["pending"] = tuple(msgspec.json.decode(values["pending"], type=list[int]))
    told = values.pop(schema.tables.c.ending.name)
    over = values["phase"] == "over"
    values["ending"] = msgspec.json.decode(told, type=Ending) if told and over else None
    values["progress"] = msgspec.json.decode(told, type=Line) if told and not over else None
    values["fault"] = msgspec.json.decode(values["fault"], type=Fault) if values["fault"] else None
    return TableRow(seats=tuple(seats), **values)


def wait_anew(c: Connection, tables: Sequence[str]) -> None:
    """Nobody is late with his nonce at these tables: the time for it begins again once somebody is there."""
    d = schema.dues.c
    c.execute(delete(schema.dues).where(d.kind == NONCE, d.subject.in_(tables)))


def set_dues(c: Connection, table: str, dues: Mapping[str, int | None]) -> None:
    """Sets when things of a table fall due, or that they do not any more, as part of another change."""
    d = schema.dues.c
    for kind, deadline in dues.items():
        if deadline is None:
            c.execute(delete(schema.dues).where(d.kind == kind, d.subject == table))
        else:
            fresh = {"deadline": deadline, "version": d.version + 1, "leased": 0}
            due = insert_into(c, schema.dues).values(kind=kind, subject=table, deadline=deadline, payload="")
            c.execute(due.on_conflict_do_update(index_elements=["kind", "subject"], set_=fresh))


def _reseat(seat: SeatRow) -> Reseat:
    player = None if seat.stands_in else seat.guest
    return Reseat(seat.seat, seat.kind, seat.name, seat.guest, seat.pin, seat.bot, seat.first, player)


def _set(c: Connection, table: str, values: Mapping[str, object]) -> int:
    return c.execute(update(schema.tables).where(schema.tables.c.id == table).values(values)).rowcount


def _progress(progress: Progress) -> tuple[str, str, str]:
    """Phase, pending, and ending or how far it is, as a table's row has them."""
    told = progress.ending or progress.progress
    return (
        progress.phase,
        msgspec.json.encode(progress.pending).decode(),
        msgspec.json.encode(told).decode() if told else "",
    )
