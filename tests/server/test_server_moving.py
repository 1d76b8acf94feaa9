"""`quarterdeck database copy`: every row goes over, a stopped copy goes on, and no running server is copied."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select, text, update
from test_server_parts import new_table

from postgres import Cluster
from quarterdeck.cli.main import main
from quarterdeck.errors import BadInput
from quarterdeck.server import chat, moving, schema
from quarterdeck.server.live import play
from quarterdeck.server.occupied import Lock
from quarterdeck.server.opening import open_database
from quarterdeck.server.server import Server
from quarterdeck.server.settings import Settings
from quarterdeck.server.where import Dsn, Where
from quarterdeck.table.dice import FIRST_EPOCH

TABLES = len(schema.LASTING)


@pytest.fixture
def empty(cluster: Cluster) -> Iterator[str]:
    """The address of a PostgreSQL database with nothing in it."""
    with cluster.database("template0") as url:
        yield url


def settings(where: Where, folder: Path) -> Settings:
    return Settings(database=where, key_file=folder / "key")


def line(guest: str, words: str) -> chat.Line:
    return chat.Line(id=0, room="table", guest=guest, seat=0, name="Анна", text=words, phrase="", time=2**41)


async def fill(where: Where, folder: Path) -> str:
    """Two tables, one of them played, with talk of which the last line was taken away; the id of the played one."""
    server = Server(settings(where, folder))
    await server.start()
    await new_table(server, "here", "bot")
    live = await server.hub.get(await new_table(server, "here", "here"))
    await live.derive_nonces()
    for version in range(3):
        seat = live.table.pending[0]
        await live.act(lambda table, seat=seat, at=version: play(table, seat, at, (table.legal_actions(seat)[0].text,)))
    guest = str(live.row.seats[0].guest)
    for words in ("ahoy", "Привет, «боцман» 🎲", "gone"):
        await live.say(line(guest, words))
    await server.database.write(lambda c: chat.drop_line(c, 3))
    await server.storage.add_replay("a file\nof two lines")
    await server.stop()
    return live.row.id


@pytest.fixture
def source(tmp_path: Path) -> tuple[Path, str]:
    """A file that a server has run on, and a table in it."""
    file = tmp_path / "from.sqlite"
    return file, asyncio.run(fill(file, tmp_path))


def rows_of(where: Where, folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a database, as it is."""
    database = open_database(where, folder)

    def every(c: Connection) -> dict[str, list[tuple[object, ...]]]:
        tables = schema.metadata.sorted_tables
        return {one.name: [tuple(row) for row in c.execute(select(one).order_by(*one.primary_key))] for one in tables}

    try:
        return asyncio.run(database.read(every))
    finally:
        database.close()


def test_every_row_goes_to_postgresql_and_back_and_the_game_goes_on(
    tmp_path: Path, source: tuple[Path, str], empty: str, capfd: pytest.CaptureFixture[str]
) -> None:
    file, table = source
    back = tmp_path / "back.sqlite"
    before = rows_of(file, tmp_path)
    assert len(before["entries"]) == 3
    assert [row[-3] for row in before["chat"]] == ["ahoy", "Привет, «боцман» 🎲"]
    assert main(["database", "copy", str(file), empty]) == 0
    said = capfd.readouterr().out
    assert "entries: 3 rows" in said
    assert f"in {TABLES} tables" in said
    assert rows_of(Dsn(empty), tmp_path) == before
    assert main(["database", "copy", empty, str(back)]) == 0
    assert rows_of(back, tmp_path) == before == rows_of(file, tmp_path)

    async def go_on(where: Where) -> None:
        server = Server(settings(where, tmp_path))
        await server.start()
        assert server.storage.epochs.number > FIRST_EPOCH, "the source may go on, too: no dice come up twice"
        live = await server.hub.get(table)
        seat = live.table.pending[0]
        await live.act(lambda table: play(table, seat, table.version, (table.legal_actions(seat)[0].text,)))
        last = line(str(live.row.seats[0].guest), "again")
        await live.say(last)
        assert last.id == 4, "the number of a deleted line is never given again"
        await server.stop()

    asyncio.run(go_on(Dsn(empty)))
    asyncio.run(go_on(back))


class Stop(Exception):
    """Somebody has pressed Ctrl-C."""


def stop_after(rows: int) -> moving.Told:
    left = [rows]

    def told(what: str, table: str, done: int, whole: int) -> None:
        left[0] -= 1
        if left[0] < 0:
            raise Stop

    return told


def unheard(what: str, table: str, done: int, whole: int) -> None:
    pass


@pytest.mark.parametrize("steps", [1, 8, 20])
def test_a_stopped_copy_goes_on_and_no_server_starts_on_it_before(
    tmp_path: Path, source: tuple[Path, str], empty: str, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    file, _ = source
    monkeypatch.setattr(moving, "AT_ONCE", 1)
    with pytest.raises(Stop):
        moving.copy(file, Dsn(empty), stop_after(steps))
    with pytest.raises(BadInput, match="serve-database-unfinished"):
        open_database(Dsn(empty), tmp_path)
    other = tmp_path / "other.sqlite"
    other.write_bytes(file.read_bytes())
    with pytest.raises(BadInput, match="copy-other"):
        moving.copy(other, Dsn(empty), unheard)
    copied: list[str] = []
    moving.copy(file, Dsn(empty), lambda what, table, done, whole: copied.append(table) if what == "copied" else None)
    assert len(copied) == TABLES, "nothing was begun anew"
    assert rows_of(Dsn(empty), tmp_path) == rows_of(file, tmp_path)


def test_a_source_that_was_served_since_is_copied_anew(
    tmp_path: Path, source: tuple[Path, str], empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, table = source
    monkeypatch.setattr(moving, "AT_ONCE", 1)
    with pytest.raises(Stop):
        moving.copy(file, Dsn(empty), stop_after(30))
    database = open_database(file)
    t = schema.tables.c
    change = update(schema.tables).where(t.id == table).values(watchable=~t.watchable)
    asyncio.run(database.write(lambda c: c.execute(change).rowcount))
    database.close()
    moving.copy(file, Dsn(empty), unheard)
    assert rows_of(Dsn(empty), tmp_path) == rows_of(file, tmp_path)


def test_nothing_is_copied_from_or_to_a_running_server_or_over_anything(
    tmp_path: Path, source: tuple[Path, str], empty: str, postgres: str, capfd: pytest.CaptureFixture[str]
) -> None:
    file, _ = source
    other = tmp_path / "other.sqlite"

    def refused(one: Where | str, two: Where | str) -> str:
        addresses = [where.for_loop if isinstance(where, Dsn) else str(where) for where in (one, two)]
        assert main(["database", "copy", *addresses]) == 2
        said = capfd.readouterr()
        assert len(said.err.strip().splitlines()) == 1
        return said.err

    held = Lock(file)
    assert f"A server runs on {file}" in refused(file, Dsn(empty))
    held.close()

    async def with_a_server() -> None:
        server = Server(settings(Dsn(postgres), tmp_path))
        await server.start()
        assert "A server runs on" in await asyncio.to_thread(refused, Dsn(postgres), other)
        assert "A server runs on" in await asyncio.to_thread(refused, file, Dsn(postgres))
        await server.storage.add_guest("Anna", "en")
        await server.stop()

    asyncio.run(with_a_server())
    assert "holds data already" in refused(file, Dsn(postgres))
    assert "same database" in refused(file, file)
    assert "no database" in refused(tmp_path / "key", Dsn(empty))
    assert "no database" in refused(tmp_path / "nothing.sqlite", Dsn(empty))
    assert "no database" in refused(Dsn(empty), other)
    assert "FROM TO" in refused(file, "")


def test_while_a_copy_is_made_no_server_starts(tmp_path: Path, source: tuple[Path, str], empty: str) -> None:
    file, _ = source
    tried: list[str] = []

    def try_to_serve(what: str, table: str, done: int, whole: int) -> None:
        if not tried and what == "check":
            with pytest.raises(BadInput, match="serve-occupied"):
                Lock(file)
            tried.append(table)

    moving.copy(file, Dsn(empty), try_to_serve)
    assert tried

    async def start_while_copied() -> None:
        server = Server(settings(Dsn(empty), tmp_path))
        with moving.alone(Dsn(empty), new=False), pytest.raises(BadInput, match="serve-database-copying"):
            await server.start()
        await server.start()
        await server.stop()

    asyncio.run(start_while_copied())


def test_a_row_that_cannot_be_written_is_named(tmp_path: Path, source: tuple[Path, str], empty: str) -> None:
    file, _ = source
    database = open_database(file)
    strange = text("UPDATE replays SET text = 'a' || char(0) || 'b'")  # PostgreSQL knows no such character
    asyncio.run(database.write(lambda c: c.execute(strange).rowcount))
    database.close()
    with pytest.raises(BadInput, match="copy-row") as refused:
        moving.copy(file, Dsn(empty), unheard)
    assert refused.value.params["table"] == "replays"
