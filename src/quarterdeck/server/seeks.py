"""Seeks: people who look for others to play with. Equal terms match, exactly once whoever sees it.

A seek is a row with a deadline (due.py). Whoever completes a set opens the table in the same transaction in which he
marks the others' rows, each by compare-and-set on `matched`: where one was taken meanwhile nothing happens but that
his own seek waits. A matched row stays until its owner's page has had time to follow it.
"""

import random
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from ..errors import BadInput
from ..games import find
from ..games.base import Setup
from ..table.names import put_right
from ..table.pace import read_pace
from . import due, lobby, schema
from . import messages as m
from .due import Done, Due
from .keys import new_id
from .live import sealed
from .refusals import Denied
from .sql import hold
from .storage import Guest, SeatRow, TableRow, add_table, now

if TYPE_CHECKING:
    from .server import Server

SEEK = "seek"  # the kind of what falls due
LIVE_MS = 15 * 60_000  # how long somebody waits at his screen
SLOW_MS = 3 * 24 * 3600_000  # a game over days may be waited for as long
FOLLOW_MS = 120_000  # for the page of a matched seek to notice, be it in a tunnel
MOST_LISTED = 40  # on the home page
s = schema.seeks.c


class Taken(Exception):
    """Somebody else was faster with a seek; what was begun is undone."""


def lasts(pace: str) -> int:
    """How long a seek stands, in milliseconds."""
    return SLOW_MS if pace and read_pace(pace).kind == "slow" else LIVE_MS


async def seek(server: "Server", guest: Guest, request: m.SeekRequest) -> m.Sought:
    """Looks for others, in place of what this guest sought in the same game before; the table where all are found."""
    if not server.settings.has("seeks"):
        raise Denied(403, "off", what="seeks")
    game = find(request.game)
    if request.seats < 2:
        raise BadInput("seek-seats", {"given": request.seats})
    setup = await server.readers.setup(guest.id, game, request.seats, request.options, {}, False)
    terms = msgspec.json.encode(msgspec.structs.replace(setup, options=dict(sorted(setup.options.items())))).decode()
    link = m.SeatRequest(kind="link")
    wanted = m.TableRequest(game=request.game, seats=(m.SeatRequest(kind="here"), link), pace=request.pace)
    pace = lobby.check_pace(server, wanted)
    lobby.check_rated(server, msgspec.structs.replace(wanted, rated=request.rated))
    moment = server.clock()
    row = {
        "id": new_id(),
        "guest": guest.id,
        "game": request.game,
        "terms": terms,
        "pace": pace,
        "rated": request.rated,
        "created": moment,
        "expires": moment + lasts(pace),
        "matched": "",
    }
    epoch = server.storage.epochs.number
    try:
        table = await server.database.write(lambda c: meet(c, row, request.wanted, epoch))
    except Taken:  # between our look and our mark: only where the database lets two write at once
        table = await server.database.write(lambda c: wait(c, row))
    server.dues.wake()
    server.hall.stir()
    if table:
        await server.hub.refresh(table)
        return m.Sought(table=table)
    mine = await server.database.read(lambda c: of_guest(c, guest.id, moment))
    return m.Sought(seek=next((one for one in mine if one.id == row["id"]), None))


def meet(c: Connection, row: dict[str, object], wanted: str, epoch: int) -> str:
    """Puts the seek down; the id of the table where it completes a set, else empty."""
    wait(c, row)
    terms = msgspec.json.decode(str(row["terms"]), type=Setup)
    others = open_like(c, row, wanted)[: terms.seats - 1]
    if len(others) < terms.seats - 1:
        return ""
    people = [*others, *c.execute(_named().where(s.id == row["id"]))]
    table = table_for(people, row, terms, epoch)
    add_table(c, table)
    until = int(str(row["created"])) + FOLLOW_MS
    for person in people:
        free = (s.id == person.id) & (s.matched == "")
        if c.execute(update(schema.seeks).where(free).values(matched=table.id, expires=until)).rowcount == 0:
            raise Taken
        due.put(c, SEEK, person.id, until)
    return table.id


def wait(c: Connection, row: dict[str, object]) -> str:
    """Puts a seek down in place of this guest's last one in the game."""
    hold(c, f"seeks {row['game']}")  # so that of two who seek the same one sees the other
    drop(c, str(row["guest"]), str(row["game"]))
    c.execute(insert(schema.seeks).values(row))
    due.put(c, SEEK, str(row["id"]), int(str(row["expires"])))
    return ""


def open_like(c: Connection, row: dict[str, object], wanted: str) -> Sequence[Row[tuple[object, ...]]]:
    """Open seeks with equal terms: the wanted one first, then who waits longest; nobody who is muted either way."""
    alike = (s.game == row["game"]) & (s.terms == row["terms"]) & (s.pace == row["pace"]) & (s.rated == row["rated"])
    there = (s.matched == "") & (s.guest != row["guest"]) & (s.expires > row["created"])
    u = schema.mutes.c
    shunned = select(u.other).where(u.guest == row["guest"]).union(select(u.guest).where(u.other == row["guest"]))
    banned = select(schema.bans.c.guest)
    fit = _named().where(alike, there, s.guest.not_in(shunned), s.guest.not_in(banned))
    return c.execute(fit.order_by((s.id == wanted).desc(), s.created, s.id).limit(16)).all()


def table_for(people: Sequence[Row[tuple[object, ...]]], seek: dict[str, object], setup: Setup, epoch: int) -> TableRow:
    """The table of a match: seats by lot, listed for watchers, owned by whoever waited longest."""
    seated = list(people)
    random.Random(secrets.randbits(64)).shuffle(seated)
    moment = now()
    table = TableRow(
        id=new_id(),
        game=str(seek["game"]),
        pace=str(seek["pace"]),
        rated=bool(seek["rated"]),
        setup=setup,
        dice="sealed",
        secret="",
        owner=people[0].guest,
        open=False,
        watchable=True,
        created=moment,
        updated=moment,
        seats=tuple(
            SeatRow(seat=number, kind="link", name=put_right(person.name), guest=person.guest)
            for number, person in enumerate(seated)
        ),
    )
    return sealed(table, epoch)


def _named() -> Any:
    """Seeks with the names of who seeks."""
    g = schema.guests
    return select(schema.seeks, g.c.name).join(g, g.c.id == s.guest)


def drop(c: Connection, guest: str, game: str) -> int:
    """A guest seeks this game no more."""
    mine = (s.guest == guest) & (s.game == game)
    for id in c.execute(select(s.id).where(mine)).scalars().all():
        due.take_away(c, SEEK, id)
    return c.execute(delete(schema.seeks).where(mine)).rowcount


async def cancel(server: "Server", guest: Guest, game: str) -> None:
    """Seeks no more; nothing where it was matched or over meanwhile."""
    await server.database.write(lambda c: drop(c, guest.id, game))
    server.hall.stir()


async def expire(due: Due) -> Done:
    """A seek's time is over."""
    return Done(lambda c: c.execute(delete(schema.seeks).where(s.id == due.subject)).rowcount)


# What is told


def info_of(row: Row[tuple[object, ...]]) -> m.SeekInfo:
    """A seek as everybody may see it."""
    setup = msgspec.json.decode(row.terms, type=Setup)
    return m.SeekInfo(
        id=row.id,
        game=row.game,
        options=setup.options,
        seats=setup.seats,
        pace=lobby.pace_info(row.pace),
        rated=row.rated,
        name=put_right(row.name),
        created=row.created,
        expires=row.expires,
    )


def listed(c: Connection, moment: int) -> tuple[list[m.SeekInfo], int]:
    """The open seeks, who waits longest first, and how many there are."""
    there = (s.matched == "") & (s.expires > moment)
    rows = c.execute(_named().where(there).order_by(s.created, s.id).limit(MOST_LISTED)).all()
    number = int(c.execute(select(func.count()).select_from(schema.seeks).where(there)).scalar_one())
    return [info_of(row) for row in rows], number


def of_guest(c: Connection, guest: str, moment: int) -> list[m.SeekInfo]:
    """What a guest seeks, with how many want the same."""
    rows = c.execute(_named().where(s.guest == guest, s.matched == "", s.expires > moment)).all()
    return [msgspec.structs.replace(info_of(row), here=1 + len(open_like(c, row._asdict(), ""))) for row in rows]


def matched(c: Connection, guest: str) -> str:
    """The table that a guest's last seek led to, while his page may not know it yet."""
    return str(c.execute(select(s.matched).where(s.guest == guest, s.matched != "")).scalar() or "")
