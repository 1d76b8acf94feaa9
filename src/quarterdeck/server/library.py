"""Library: files that players have published on this server. A version never changes; withdrawing only hides it."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from . import messages as m
from . import schema
from .database import Database
from .keys import new_id
from .refusals import Denied
from .sql import hold
from .storage import now

LICENCES = ("CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0")  # texts are shared to be played, so that no others are offered
MOST_LISTED = 200
MOST_VERSIONS = 999  # as a file's own `version`
ROWS = schema.library.c


class Library:
    """Everything published."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def publish(
        self, guest: str, author: str, game: str, kind: str, text: str, facts: m.LibraryFacts, id: str = ""
    ) -> m.LibraryEntry:
        """A new file, or the next version of one's own; on disk when it returns."""

        def add(c: Connection) -> tuple[str, int]:
            named, version = id or new_id(), 1
            if id:
                hold(c, f"library {id}")
                rows = _versions(c, id)
                if not rows:
                    raise Denied(404, "no-published")
                if rows[0].guest != guest:
                    raise Denied(403, "not-published")
                if (rows[0].game, rows[0].kind) != (game, kind) or len(rows) >= MOST_VERSIONS:
                    raise Denied(409, "not-published")
                version = rows[0].version + 1
            body = msgspec.json.encode(facts).decode()
            values = {"id": named, "version": version, "game": game, "kind": kind, "guest": guest, "author": author}
            c.execute(insert(schema.library).values(**values, text=text, facts=body, created=now()))
            return named, version

        return await self.entry(guest, *await self._database.write(add))

    async def entries(self, guest: str, game: str = "") -> tuple[m.LibraryEntry, ...]:
        """The newest version of each file that is not withdrawn, the latest first."""

        def look(c: Connection) -> list[m.LibraryEntry]:
            newest = select(ROWS.id, func.max(ROWS.version).label("version")).where(~ROWS.withdrawn)
            newest = newest.where(ROWS.game == game) if game else newest
            latest = newest.group_by(ROWS.id).subquery()
            found = c.execute(
                select(schema.library)
                .join(latest, (ROWS.id == latest.c.id) & (ROWS.version == latest.c.version))
                .order_by(ROWS.created.desc())
                .limit(MOST_LISTED)
            ).all()
            return [_entry(c, row, guest) for row in found]

        return tuple(await self._database.read(look))

    async def entry(self, guest: str, id: str, version: int = 0) -> m.LibraryEntry:
        """One version with its text, the newest where none is named; tables and links find withdrawn ones, too."""

        def look(c: Connection) -> m.LibraryEntry:
            rows = [row for row in _versions(c, id) if version in (0, row.version)]
            if not rows:
                raise Denied(404, "no-published")
            return _entry(c, rows[0], guest, whole=True)

        return await self._database.read(look)

    async def played(self, id: str, version: int) -> None:
        """Somebody sits down to it."""
        chosen = (ROWS.id == id) & (ROWS.version == version)
        await self._database.write(
            lambda c: c.execute(update(schema.library).where(chosen).values(plays=ROWS.plays + 1)).rowcount
        )

    async def withdraw(self, guest: str, id: str) -> None:
        """Hides all versions of a file of one's own."""
        mine = (ROWS.id == id) & (ROWS.guest == guest)
        change = update(schema.library).where(mine).values(withdrawn=True)
        if not await self._database.write(lambda c: c.execute(change).rowcount):
            raise Denied(404, "no-published")

    async def remove(self, ids: Sequence[str]) -> int:
        """For the host: gone for good; tables keep the text that they were made with."""
        return await self._database.write(lambda c: c.execute(delete(schema.library).where(ROWS.id.in_(ids))).rowcount)

    async def disown(self, guest: str, name: str) -> None:
        """The author is deleted: what he gave stays, without him."""
        change = update(schema.library).where(ROWS.guest == guest).values(guest="", author=name)
        await self._database.write(lambda c: c.execute(change).rowcount)


def _versions(c: Connection, id: str) -> Sequence[Row[tuple[object, ...]]]:
    return c.execute(select(schema.library).where(ROWS.id == id).order_by(ROWS.version.desc())).all()


def _entry(c: Connection, row: Row[tuple[object, ...]], guest: str, whole: bool = False) -> m.LibraryEntry:
    versions = c.execute(select(ROWS.version).where(ROWS.id == row.id).order_by(ROWS.version)).scalars().all()
    return m.LibraryEntry(
        id=row.id,
        version=row.version,
        versions=tuple(versions),
        game=row.game,
        kind=row.kind,
        author=row.author,
        created=row.created,
        plays=row.plays,
        mine=bool(guest) and row.guest == guest,
        facts=msgspec.json.decode(row.facts, type=m.LibraryFacts),
        text=row.text if whole else "",
    )
