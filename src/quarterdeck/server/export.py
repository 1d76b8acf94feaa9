"""Export: everything that is stored about one person, as files that he can read without this program."""

import asyncio
import io
import os
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, select

from .. import i18n
from ..errors import BadInput, QuarterdeckError
from ..table.entries import decode, seat_of
from ..table.replay import from_table
from ..table.replay_text import write
from . import ledger, schema
from .ledger import Onlooker
from .live import Hub
from .private import OWNER_ONLY
from .storage import EntryRow, Storage, TableRow
from .where import Where

# Columns of credentials, of no use to anybody but an impostor, and of others: a cookie is made of a guest's id.
WITHHELD = ("guest", "public_key", "digest", "lookup", "p256dh", "auth", "other", "reporter")
ABOUT = ("mutes.other", "reports.guest")  # columns by which somebody else names a guest: who did is not his to know


async def export(onlooker: Onlooker, guest: str, target: Path) -> int:
    """Writes a guest's file, which must not be there yet; how many tables are in it."""
    onlooker.ask(lambda c: ledger.find_guest(c, guest))
    try:
        handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    except OSError as error:
        raise BadInput("backup-write", {"file": str(target), "why": error.strerror or str(error)}) from None
    with os.fdopen(handle, "wb") as out:
        return await write_all(out, Storage(onlooker), guest)  # type: ignore[arg-type]  # it only reads


async def export_to(where: Where, guest: str) -> bytes:
    """A guest's file of a running server, read beside it: whoever plays meanwhile does not wait for it."""

    def make() -> bytes:
        onlooker, out = Onlooker(where), io.BytesIO()
        try:
            asyncio.run(write_all(out, Storage(onlooker), guest))  # type: ignore[arg-type]  # it only reads
        finally:
            onlooker.close()
        return out.getvalue()

    return await asyncio.to_thread(make)


async def write_all(out: IO[bytes], storage: Storage, guest: str) -> int:
    """Writes everything about a guest into an archive; how many tables are in it."""
    person = await storage.database.read(lambda c: ledger.find_guest(c, guest))
    ids = await storage.database.read(lambda c: ledger.tables_of(c, guest))
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        readme = "\n\n".join(i18n.say(lang, None, "export-readme") for lang in i18n.LANGUAGES)
        archive.writestr("README.txt", readme + "\n")
        archive.writestr("person.json", as_json(person_of(person)))
        rows = await storage.database.read(lambda c: rows_of(c, guest))
        archive.writestr("account.json", as_json(rows))
        for id in ids:
            await _add_table(archive, storage, id, guest)
    return len(ids)


def rows_of(c: Connection, guest: str) -> dict[str, list[dict[str, Any]]]:
    """Every other row that names a guest, table by table; what proves who he is stays on the server."""
    found: dict[str, list[dict[str, Any]]] = {}
    for column in (*ledger.pointing_at(schema.guests.c.id), schema.library.c.guest):
        if column.table not in (schema.tables, schema.seats) and str(column) not in ABOUT:
            rows = c.execute(select(column.table).where(column == guest)).mappings()
            found[column.table.name] = [{k: v for k, v in row.items() if k not in WITHHELD} for row in rows]
    return found


async def _add_table(archive: zipfile.ZipFile, storage: Storage, id: str, guest: str) -> None:
    row = await storage.table(id)
    assert row is not None  # one snapshot after the other: only a deletion in between could take it away
    entries = await storage.entries(id)
    archive.writestr(f"tables/{id}.json", as_json(table_of(row, entries, guest)))
    if row.phase == "over":
        try:
            archive.writestr(f"tables/{id}.replay", write(from_table((await Hub(storage).get(id)).table)))
        except QuarterdeckError:  # a game that is not installed any more, or a log that cannot be replayed
            return


def person_of(person: ledger.GuestLine) -> dict[str, Any]:
    """A guest's own row."""
    return {
        "id": person.id,
        "name": person.name,
        "language": person.lang,
        "first seen": moment(person.created),
        "tables": person.tables,
        "banned": person.ban is not None,
        "reason of the ban": person.ban or "",
    }


def table_of(row: TableRow, entries: list[EntryRow], guest: str) -> dict[str, Any]:
    """A table with what is the guest's there; what others hide stays hidden."""
    mine = row.seats_of(guest)
    return {
        "id": row.id,
        "game": row.game,
        "phase": row.phase,
        "made by you": row.owner == guest,
        "created": moment(row.created),
        "last change": moment(row.updated),
        "options": row.setup.options,
        "files": row.setup.files if row.owner == guest else {},
        "seats": [
            {
                "seat": seat.seat + 1,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "yours": seat.seat in mine,
            }
            | ({"share of the dice": seat.nonce, "has a PIN": bool(seat.pin)} if seat.seat in mine else {})
            for seat in row.seats
        ],
        "what you did": [
            {"number": number, "time": moment(entry.time), "entry": msgspec.json.decode(entry.body)}
            for number, entry in enumerate(entries, 1)
            if seat_of(decode(entry.body.encode())) in mine
        ],
        "outcome": msgspec.to_builtins(row.ending),
    }


def moment(milliseconds: int) -> str:
    """A time that people and programs read."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")


def as_json(content: object) -> bytes:
    """JSON on many lines."""
    return msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n"
