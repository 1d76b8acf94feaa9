"""What a database promises its server, on both there are; and what only PostgreSQL can get into."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.exc import IntegrityError
from test_server_parts import new_table, settings_in

from postgres import open_in
from quarterdeck.server import schema
from quarterdeck.server.database import Conflict, Database
from quarterdeck.server.server import Server
from quarterdeck.server.sql import insert_new
from quarterdeck.server.storage import EntryRow, Progress, SeatRow, Storage

pytestmark = pytest.mark.usefixtures("each_database")
PLAYING = Progress("playing", (0, 1), None)


async def begun(server: Server, number: int) -> list[str]:
    """Tables whose games have begun."""
    tables = [await new_table(server, "here", "here") for _ in range(number)]
    for table in tables:
        await server.storage.begin(table, PLAYING)
    return tables


def test_writes_of_one_commit_fail_alone(tmp_path: Path) -> None:
    database = open_in(tmp_path)

    def add(id: str) -> Callable[[Any], int]:
        row = {"id": id, "name": "", "lang": "en", "created": 0}
        return lambda c: c.execute(insert(schema.guests).values(row)).rowcount

    async def write() -> None:
        jobs = [database.write(add(id)) for id in ("a", "b", "a", "c")]
        answers = Counter(type(one) for one in await asyncio.gather(*jobs, return_exceptions=True))
        assert answers == {int: 3, IntegrityError: 1}
        assert await database.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM guests").scalar()) == 3

    try:
        asyncio.run(write())
    finally:
        database.close()


def test_a_row_is_new_once(tmp_path: Path) -> None:
    database = open_in(tmp_path)
    row = {"token": "t", "epoch": 1, "entries": 0}

    async def insert_twice() -> list[bool]:
        return [await database.write(lambda c: insert_new(c, schema.marks, row)) for _ in range(2)]

    try:
        assert asyncio.run(insert_twice()) == [True, False]
    finally:
        database.close()


def test_entries_of_one_commit_fail_alone_and_leave_nothing_half_done(tmp_path: Path) -> None:
    """Four tables in one commit: one goes on, one went on before, one has an entry too many, one has not begun."""

    async def append_all() -> None:
        server = Server(settings_in(tmp_path))
        tables = [*await begun(server, 3), await new_table(server, "here", "here")]
        storage, entry = server.storage, EntryRow("{}", 1)
        await storage.append(tables[1], 1, entry, PLAYING)
        stray = "INSERT INTO entries (table_id, position, body, time) VALUES (:table, 1, 'stray', 0)"
        await server.database.write(lambda c: c.execute(text(stray), {"table": tables[2]}).rowcount)
        jobs = [storage.append(table, 1, entry, PLAYING) for table in tables]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        kinds = [type(answer).__name__ for answer in answers]
        assert kinds[2] in ("IntegrityError", "UniqueViolationError")
        assert [kinds[k] for k in (0, 1, 3)] == ["NoneType", "Conflict", "Conflict"]
        rows = [await storage.table(table) for table in tables]
        assert [row.version for row in rows if row] == [1, 1, 0, 0]
        bodies = [[one.body for one in await storage.entries(table)] for table in tables]
        assert bodies == [["{}"], ["{}"], ["stray"], []]
        await server.stop()

    asyncio.run(append_all())


def test_of_several_who_write_at_one_place_one_wins_and_no_log_has_a_gap(tmp_path: Path) -> None:
    """Three servers on one database write 20 entries at each of 12 tables, each as it thinks fit."""
    won: Counter[str] = Counter()

    async def one_writer(storage: Storage, name: str, tables: list[str]) -> None:
        for version in range(1, 21):
            jobs = [storage.append(table, version, EntryRow(name, version), PLAYING) for table in tables]
            answers = await asyncio.gather(*jobs, return_exceptions=True)
            assert all(answer is None or isinstance(answer, Conflict) for answer in answers), answers
            won[name] += sum(answer is None for answer in answers)

    async def race() -> None:
        server = Server(settings_in(tmp_path))
        tables = await begun(server, 12)
        databases: list[Database] = [server.database, open_in(tmp_path), open_in(tmp_path)]
        orders = [tables, tables[::-1], tables[6:] + tables[:6]]
        writers = zip(databases, "ABC", orders, strict=True)
        await asyncio.gather(*(one_writer(Storage(database), name, order) for database, name, order in writers))
        logs = [await server.storage.entries(table) for table in tables]
        assert [[entry.time for entry in log] for log in logs] == [list(range(1, 21))] * 12
        assert Counter(entry.body for log in logs for entry in log) == won
        for database in databases[1:]:
            database.close()
        await server.stop()

    asyncio.run(race())


def test_what_goes_with_an_entry_is_written_with_it_or_not_at_all(tmp_path: Path) -> None:
    async def append() -> None:
        server = Server(settings_in(tmp_path))
        (table,) = await begun(server, 1)
        storage, d = server.storage, schema.dues.c

        async def dues() -> dict[str, tuple[int, int]]:
            query = select(d.kind, d.deadline, d.version).where(d.subject == table)
            rows = await server.database.read(lambda c: c.execute(query).all())
            return {kind: (deadline, version) for kind, deadline, version in rows}

        before = await storage.table(table)
        assert before is not None
        await storage.append(table, 1, EntryRow("{}", 7), PLAYING, dues={"clock": 5, "settle": 2**40})
        assert await dues() == {"clock": (5, 0), "settle": (2**40, 0)}
        seat = SeatRow(seat=1, kind="bot", name="B", guest=before.seats[1].guest, bot="random", first="{}")
        await storage.append(table, 2, EntryRow("{}", 8), PLAYING, True, {"clock": 6, "settle": None}, seat)
        assert await dues() == {"clock": (6, 1)}
        with pytest.raises(Conflict):
            await storage.append(table, 2, EntryRow("{}", 9), PLAYING, dues={"clock": None}, seat=before.seats[1])
        assert await dues() == {"clock": (6, 1)}
        row = await storage.table(table)
        assert row is not None
        assert (row.version, row.hidden, row.updated) == (2, 1, 7), "lists are told nothing of a hidden one"
        assert (row.seats[1].kind, row.seats[1].bot, row.seats[1].first) == ("bot", "random", "{}")
        sat = [(one.seat, one.version, one.guest) for one in await storage.sittings(table)]
        assert sat == [(0, 0, before.seats[0].guest), (1, 0, before.seats[1].guest), (1, 2, None)]
        await server.stop()

    asyncio.run(append())
