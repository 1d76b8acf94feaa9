"""What only PostgreSQL can get into: answers that are lost, a server that is killed, and addresses that are wrong."""

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncpg
import psutil
import pytest
from sqlalchemy import select, text, update
from test_server_databases import PLAYING, begun
from test_server_parts import new_table, settings_in

from postgres import PLACED, Cluster, database_in
from quarterdeck.cli import crash
from quarterdeck.cli.main import main
from quarterdeck.errors import BadInput
from quarterdeck.server import postgres as module
from quarterdeck.server import schema
from quarterdeck.server.database import Append, Conflict, Unwritable
from quarterdeck.server.epochs import Mark, shared_epoch
from quarterdeck.server.live import play
from quarterdeck.server.logs import Journal, Json, Text
from quarterdeck.server.postgres import Postgres
from quarterdeck.server.server import Server
from quarterdeck.server.storage import EntryRow
from quarterdeck.server.where import Dsn
from quarterdeck.table import Refused

Line = Any
Sending = Callable[[Line, list[Append]], Awaitable[dict[str, int]]]
PATIENCE = 60  # seconds before a PostgreSQL that does not end fails a test


@pytest.fixture
def on_postgres(tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The test's folder has a PostgreSQL database."""
    monkeypatch.setitem(PLACED, tmp_path, postgres)
    return postgres


@pytest.fixture(scope="module")
def own_cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A PostgreSQL server that tests may kill."""
    folder = Path(f"/tmp/quarterdeck-pg-own-{os.getpid()}")
    made = Cluster(folder)
    yield made
    made.server.cleanup()


def send_first(monkeypatch: pytest.MonkeyPatch, first: Sending) -> Sending:
    """The next batch is sent by `first`, all others as ever."""
    real = module.append_many
    senders = [first]

    async def send(line: Line, batch: list[Append]) -> dict[str, int]:
        return await (senders.pop() if senders else real)(line, batch)

    monkeypatch.setattr(module, "append_many", send)
    return real


def test_what_the_epochs_file_says_of_the_log_is_on_disk(tmp_path: Path, on_postgres: str) -> None:
    """Else a PostgreSQL that was killed would look like an older copy of itself, and every table begin an epoch."""

    async def start_twice() -> None:
        for _ in range(2):
            server = Server(settings_in(tmp_path))
            row = {"what": "x", "who": "y", "tokens": 1.0, "filled": 0}
            await server.database.write(lambda c: c.execute(schema.allowances.delete()).rowcount)
            await server.database.write(lambda c, row=row: c.execute(schema.allowances.insert().values(row)).rowcount)  # type: ignore[misc]
            await server.database.start()
            await server.storage.epochs.begin()
            flushed = "SELECT (pg_current_wal_flush_lsn() - '0/0')::bigint"
            far = await server.database.read(lambda c, q=flushed: c.exec_driver_sql(q).scalar_one())  # type: ignore[misc]
            assert server.storage.epochs._mark is not None
            assert 0 < server.storage.epochs._mark.entries <= far
            await server.stop()

    asyncio.run(start_twice())


# Answers that are lost


def lost() -> Exception:
    return asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")


def test_what_was_committed_though_the_answer_was_lost_is_acknowledged_once(
    tmp_path: Path, on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        server = Server(settings_in(tmp_path))
        tables = await begun(server, 3)

        async def commit_and_lose(line: Line, batch: list[Append]) -> dict[str, int]:
            assert await real(line, batch)
            line.terminate()
            raise lost()

        real = send_first(monkeypatch, commit_and_lose)
        await asyncio.gather(*(server.storage.append(table, 1, EntryRow("mine", 1), PLAYING) for table in tables))
        for table in tables:
            assert [entry.body for entry in await server.storage.entries(table)] == ["mine"]
        with pytest.raises(Conflict):
            await server.storage.append(tables[0], 1, EntryRow("mine", 1), PLAYING)
        await server.stop()

    asyncio.run(scenario())


def test_what_was_lost_on_its_way_is_written_again(
    tmp_path: Path, on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        server = Server(settings_in(tmp_path))
        (table,) = await begun(server, 1)

        async def lose(line: Line, batch: list[Append]) -> dict[str, int]:
            raise lost()

        send_first(monkeypatch, lose)
        await server.storage.append(table, 1, EntryRow("mine", 1), PLAYING)
        assert [entry.body for entry in await server.storage.entries(table)] == ["mine"]
        await server.stop()

    asyncio.run(scenario())


def test_what_ends_after_it_was_looked_for_is_known_by_its_id(
    tmp_path: Path, on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is gone but its statement still runs: it commits between our look and our second try."""

    async def scenario() -> None:
        server = Server(settings_in(tmp_path))
        (table,) = await begun(server, 1)
        looked, sent = module.written, list[Append]()

        async def lose(line: Line, batch: list[Append]) -> dict[str, int]:
            sent.extend(batch)
            raise lost()

        async def look(line: Line, batch: list[Append]) -> dict[str, int]:
            found = await looked(line, batch)
            if sent:
                assert found == {}
                assert await real(line, [sent.pop()])
            return found

        real = send_first(monkeypatch, lose)
        monkeypatch.setattr(module, "written", look)
        await server.storage.append(table, 1, EntryRow("mine", 1), PLAYING)
        assert [entry.body for entry in await server.storage.entries(table)] == ["mine"]
        await server.stop()

    asyncio.run(scenario())


def test_who_was_slower_while_his_connection_broke_is_told_so(
    tmp_path: Path, on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        server, other = Server(settings_in(tmp_path)), Server(settings_in(tmp_path))
        (table,) = await begun(server, 1)

        async def lose(line: Line, batch: list[Append]) -> dict[str, int]:
            await other.storage.append(table, 1, EntryRow("mine", 1), PLAYING)  # the same words, another entry
            raise lost()

        send_first(monkeypatch, lose)
        with pytest.raises(Conflict):
            await server.storage.append(table, 1, EntryRow("mine", 1), PLAYING)
        assert [entry.body for entry in await server.storage.entries(table)] == ["mine"]
        await server.stop()
        await other.stop()

    asyncio.run(scenario())


def test_a_player_whose_entry_nobody_can_tell_of_finds_the_table_as_it_is(
    tmp_path: Path, on_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SETTLE_SECONDS", 0.0)

    async def scenario() -> None:
        server = Server(settings_in(tmp_path))
        live = await server.hub.get(await new_table(server, "here", "here"))
        await live.derive_nonces()
        connecting = module.Postgres._connect

        async def fail(self: Postgres) -> Line:
            raise OSError("no route to host")

        async def commit_and_lose(line: Line, batch: list[Append]) -> dict[str, int]:
            await real(line, batch)
            monkeypatch.setattr(module.Postgres, "_connect", fail)
            raise lost()

        real = send_first(monkeypatch, commit_and_lose)
        tail = server.storage.tail

        async def lose(table: str, since: int) -> Any:
            raise OSError("no route to host")

        monkeypatch.setattr(server.storage, "tail", lose)
        with pytest.raises(Unwritable, match="storage-unsure"):
            await live.act(lambda table: play(table, 0, 0, ("light",)))
        assert live.gone
        monkeypatch.setattr(server.storage, "tail", tail)
        with pytest.raises(Unwritable, match="storage-away"):  # nothing was sent: that is sure
            await server.storage.append(live.row.id, 2, EntryRow("{}", 1), PLAYING)
        monkeypatch.setattr(module.Postgres, "_connect", connecting)
        again = await server.hub.get(live.row.id)
        assert again.version == 1
        with pytest.raises(Refused, match="stale"):
            await again.act(lambda table: play(table, 0, 0, ("light",)))
        await server.stop()

    asyncio.run(scenario())


def test_changes_that_wait_for_each_other_are_both_made(tmp_path: Path, on_postgres: str) -> None:
    """Each has locked what the other wants: PostgreSQL undoes one, which is made again."""

    async def scenario() -> None:
        server = Server(settings_in(tmp_path))
        one, two = [await new_table(server, "here", "here") for _ in range(2)]
        loop, both = asyncio.get_running_loop(), asyncio.Event()
        locked = [0]

        def count() -> None:
            locked[0] += 1
            if locked[0] >= 2:
                both.set()

        t = schema.tables.c

        def change(first: str, second: str) -> Callable[[Any], None]:
            def lock(c: Any) -> None:
                for k, table in enumerate((first, second)):
                    c.execute(update(schema.tables).where(t.id == table).values(hidden=t.hidden + 1))
                    if k == 0:
                        loop.call_soon_threadsafe(count)
                        asyncio.run_coroutine_threadsafe(both.wait(), loop).result(PATIENCE)

            return lock

        await asyncio.gather(server.database.write(change(one, two)), server.database.write(change(two, one)))
        assert locked[0] == 3
        rows = await server.database.read(lambda c: c.execute(select(t.hidden)).scalars().all())
        assert rows == [2, 2]
        await server.stop()

    asyncio.run(scenario())


# A PostgreSQL that goes and comes back


def test_while_postgresql_restarts_everybody_is_refused_and_then_all_goes_on(
    tmp_path: Path, own_cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        server = Server(settings_in(tmp_path))
        live = await server.hub.get(await new_table(server, "here", "here"))
        await live.derive_nonces()
        await live.act(lambda table: play(table, 0, 0, ("light",)))
        assert await server.health.status() == "ok"
        await asyncio.to_thread(kill, own_cluster)
        for _ in range(2):
            with pytest.raises(Unwritable, match="storage-away"):
                await live.act(lambda table: play(table, 1, 1, ("light",)))
        assert (live.gone, live.version) == (False, 1)
        with pytest.raises(Unwritable, match="storage-away"):
            await server.storage.guest("nobody")
        with pytest.raises(Unwritable, match="storage-away"):
            await server.storage.add_guest("Boris", "en")
        server.health._looked = float("-inf")
        assert await server.health.status() == "unwritable"
        await asyncio.to_thread(own_cluster.server.start)
        await live.act(lambda table: play(table, 1, 1, ("light",)))
        assert live.version == 2
        assert len(await server.storage.entries(live.row.id)) == 2
        server.health._looked = float("-inf")
        assert await server.health.status() == "ok"
        await server.stop()

    with own_cluster.database() as url:
        monkeypatch.setitem(PLACED, tmp_path, url)
        asyncio.run(scenario())


def kill(cluster: Cluster) -> None:
    """An immediate stop, as after a power cut: nobody says goodbye."""
    process = psutil.Process(cluster.server.get_pid())
    process.send_signal(signal.SIGQUIT)
    process.wait(PATIENCE)


# Addresses


@pytest.fixture
def guarded(own_cluster: Cluster) -> Iterator[str]:
    """An address with a password that is asked for."""
    rules = own_cluster.folder / "pg_hba.conf"
    before = rules.read_text()
    own_cluster.run("CREATE ROLE guarded LOGIN PASSWORD 'correct-horse'")
    rules.write_text(f"local all guarded scram-sha-256\n{before}")
    own_cluster.run("SELECT pg_reload_conf()")
    with own_cluster.database() as url:
        own_cluster.run(f"GRANT ALL ON DATABASE {url.partition('?')[0].rpartition('/')[2]} TO guarded")
        yield url.replace("postgres@", "guarded:correct-horse@")
    rules.write_text(before)
    own_cluster.run("DROP OWNED BY guarded")
    own_cluster.run("DROP ROLE guarded")
    own_cluster.run("SELECT pg_reload_conf()")


def serve(url: str, folder: Path, capfd: pytest.CaptureFixture[str]) -> str:
    """What `serve` says that does not start."""
    files = ["--key-file", str(folder / "key")]
    assert main(["serve", "--no-browser", "--port", "0", "--database", url, *files]) == 2
    said = capfd.readouterr()
    assert "Traceback" not in said.out + said.err
    return (said.out + said.err).strip()


def test_every_wrong_address_is_one_clear_line_without_the_password(
    tmp_path: Path, guarded: str, own_cluster: Cluster, capfd: pytest.CaptureFixture[str]
) -> None:
    name = guarded.partition("?")[0].rpartition("/")[2]
    wrong = {
        guarded.replace("correct-horse", "battery-staple"): "password authentication failed",
        guarded.replace(f"/{name}?", "/nothing?"): 'database "nothing" does not exist',
        f"postgresql://anna:battery-staple@/{name}?host={tmp_path}": "No such file",
        "postgresql://anna:battery-staple@127.0.0.1:1/quarterdeck": "refused",
        "postgresql://anna:battery-staple@": "address of a PostgreSQL",
        "postgres://anna:battery-staple@host:port/db": "address of a PostgreSQL",
    }
    for url, why in wrong.items():
        told = serve(url, tmp_path, capfd)
        assert why in told, told
        assert "battery" not in told
        assert "horse" not in told
        assert len(told.splitlines()) == 1, told


def test_an_ordinary_role_that_owns_its_database_is_enough(
    tmp_path: Path, guarded: str, own_cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As docs/hosting.md has it made; and admin and export work on it, while backup and restore name their tools."""
    own_cluster.run("CREATE DATABASE games OWNER guarded ENCODING 'UTF8' TEMPLATE template0")
    name = guarded.partition("?")[0].rpartition("/")[2]
    url = guarded.replace(f"/{name}?", "/games?")
    monkeypatch.setitem(PLACED, tmp_path, url)
    monkeypatch.setenv("QUARTERDECK_DATABASE", url)
    monkeypatch.setenv("QUARTERDECK_DATA", str(tmp_path))

    async def play_a_little() -> tuple[str, str]:
        server = Server(settings_in(tmp_path))
        await server.start()
        live = await server.hub.get(await new_table(server, "here", "here"))
        await live.derive_nonces()
        await live.act(lambda table: play(table, 0, 0, ("light",)))
        await server.stop()
        return live.row.id, str(live.row.seats[0].guest)

    table, guest = asyncio.run(play_a_little())
    try:
        assert main(["admin", "stats"]) == 0
        assert main(["admin", "table", table]) == 0
        assert main(["admin", "export", guest, str(tmp_path / "anna.zip")]) == 0
        assert main(["admin", "ban", guest, "--reason", "for a test", "--resign", "--yes"]) == 0
        assert main(["admin", "delete-table", table, "--yes"]) == 0
        assert main(["admin", "table", table]) == 2
        assert main(["backup", str(tmp_path / "copy")]) == 2
        assert main(["restore", str(tmp_path / "copy")]) == 2
    finally:
        own_cluster.run("DROP DATABASE games WITH (FORCE)")


def test_a_database_that_is_not_ours_is_left_alone(
    tmp_path: Path, postgres: str, cluster: Cluster, capfd: pytest.CaptureFixture[str]
) -> None:
    name = postgres.partition("?")[0].rpartition("/")[2]
    cluster.run("UPDATE alembic_version SET version_num = '9999'", name)
    assert "newer Quarterdeck (schema 9999)" in serve(postgres, tmp_path, capfd)
    cluster.run("ALTER TABLE alembic_version RENAME TO other_version", name)
    assert "another program" in serve(postgres, tmp_path, capfd)
    cluster.run(f"CREATE DATABASE {name}_latin TEMPLATE template0 ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C'")
    assert "LATIN1" in serve(postgres.replace(name, f"{name}_latin"), tmp_path, capfd)
    cluster.run(f"DROP DATABASE {name}_latin")


def test_a_password_is_neither_shown_nor_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    where = Dsn("postgresql://anna:battery-staple@games.example:5433/quarterdeck?sslmode=require")
    assert str(where) == "postgresql://anna@games.example:5433/quarterdeck"
    settings = settings_in(tmp_path)
    assert "battery" not in repr(where) + f"{where}" + repr(settings.__class__(where, tmp_path / "key"))
    assert "battery-staple" in where.for_loop
    with pytest.raises(Exception, match="serve-database") as refused:
        Postgres(Dsn(f"postgresql://anna:battery-staple@/quarterdeck?host={tmp_path}"), tmp_path)
    assert "battery" not in str(refused.value) + caplog.text


def test_a_password_is_in_no_report_of_a_crash_and_no_line_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUARTERDECK_DATA", str(tmp_path))
    url = "postgresql://anna:battery-staple@games.example/quarterdeck"
    record = logging.LogRecord("x", logging.INFO, "", 0, "cannot open %s", (url,), None)
    told = [format.format(record) for format in (Text(), Journal(), Json())]
    file = crash.report(ValueError(url), ["serve", "--database", url])
    told.append(file.read_text("utf-8"))
    for line in told:
        assert "battery" not in line
        assert "games.example" in line


def test_what_postgresql_cannot_hold_is_refused_and_named(tmp_path: Path, on_postgres: str) -> None:
    async def scenario() -> None:
        server = Server(settings_in(tmp_path))
        with pytest.raises(BadInput, match="unstorable"):
            await server.storage.guest("a\0b")
        with pytest.raises(BadInput, match="unstorable"):
            await server.storage.add_guest("An\0na", "en")
        assert await server.storage.guest("a") is None
        await server.stop()

    asyncio.run(scenario())


# Which incarnation of a database it is


def test_a_restored_database_begins_an_epoch_and_a_second_server_joins_it() -> None:
    here = Mark("here", 3, 500, "", False)
    assert shared_epoch("", 1, "here", 900, None) == 1, "nobody has marked it yet"
    assert shared_epoch("here", 3, "here", 900, here) == 3
    assert shared_epoch("here", 3, "here", 900, None) == 3, "the first server on this machine"
    assert shared_epoch("here", 3, "there", 900, here) == 4, "made anew by pg_restore"
    assert shared_epoch("here", 3, "here", 400, here) == 4, "a snapshot put back: its log is shorter than it was"
    assert shared_epoch("here", 2, "here", 900, here) == 4, "a snapshot of before the last epoch"


def test_tables_of_a_copied_database_throw_other_dice(tmp_path: Path, on_postgres: str, cluster: Cluster) -> None:
    async def first() -> tuple[str, int]:
        server = Server(settings_in(tmp_path))
        await server.start()
        live = await server.hub.get(await new_table(server, "here", "here"))
        await live.derive_nonces()
        second = Server(settings_in(tmp_path))
        await second.start()
        assert second.storage.epochs.number == server.storage.epochs.number == 1
        await server.stop()
        await second.stop()
        return live.row.id, live.table.version

    async def again(table: str, version: int) -> None:
        server = Server(settings_in(tmp_path))
        await server.start()
        assert server.storage.epochs.number == 2
        live = await server.hub.get(table)
        assert (live.version, live.row.epoch) == (version + 1, 2)
        marks = await server.database.read(lambda c: c.execute(text("SELECT count(*) FROM marks")).scalar())
        assert marks == 1
        await server.stop()

    table, version = asyncio.run(first())
    name = on_postgres.partition("?")[0].rpartition("/")[2]
    cluster.run(f"ALTER DATABASE {name} RENAME TO {name}_old")
    cluster.run(f"CREATE DATABASE {name} TEMPLATE {name}_old")
    asyncio.run(again(table, version))
    cluster.run(f"DROP DATABASE {name}_old")
    assert database_in(tmp_path) == Dsn(on_postgres)
