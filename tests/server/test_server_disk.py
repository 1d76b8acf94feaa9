"""Storage that fails: a full disk, damaged files, files that others may read; and what an error tells the log."""

import asyncio
import logging
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server_clients import Person, ServerProcess
from sqlalchemy import Connection, text

from quarterdeck.cli.main import main
from quarterdeck.server.database import Unwritable
from quarterdeck.server.health import Health
from quarterdeck.server.sqlite import Sqlite

pytestmark = pytest.mark.file

Disk = tuple[Path, Callable[[], None], Callable[[], None]]  # a folder, how it is filled, how there is room again


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


# A full disk


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    """A disk of 2 MB where root runs the tests, else a limit on the length of the server's files."""
    folder, filler = tmp_path / "disk", tmp_path / "disk" / "filler"
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)], check=True)

    def fill() -> None:
        with filler.open("wb", buffering=0) as out:
            try:
                while out.write(bytes(4096)):
                    pass
            except OSError:
                return

    yield folder, fill, filler.unlink
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a small disk; the next test needs none")
def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(disk: Disk, tmp_path: Path) -> None:
    folder, fill, make_room = disk
    server = ServerProcess(tmp_path, database=folder / "quarterdeck.sqlite")
    try:
        anna = Person(server)
        mine = anna.sit_at(anna.table("toy", "here", "here")["id"])
        mine.ask("show", seat=0)
        fill()
        refused = mine.ask("play", at=0, seat=0, actions=["light"])
        assert refused["problem"]["code"] == "storage-full"
        assert anna.http.post("/api/me", json={"name": "Vera"}).status_code == 507
        health = anna.http.get("/api/health")
        assert (health.status_code, health.json()["status"]) == (503, "full")
        make_room()
        assert mine.ask("play", at=0, seat=0, actions=["light"])["type"] == "ack"
        logged = server.logged()
        assert "database or disk is full" in logged
        assert "Traceback" not in logged
    finally:
        server.kill()


def test_a_full_database_refuses_all_that_was_to_be_committed_and_goes_on_later(tmp_path: Path) -> None:
    async def scenario() -> None:
        database = Sqlite(tmp_path / "quarterdeck.sqlite")
        health = Health(database)
        try:
            await database.write(lambda c: c.execute(text("CREATE TABLE heap (body TEXT)")))
            assert await health.status() == "ok"
            await database.write(lambda c: limit(c, 0))
            small = database.write(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '0002'")))
            large = database.write(lambda c: c.execute(text("INSERT INTO heap VALUES (zeroblob(100000))")))
            answers = await asyncio.gather(small, large, return_exceptions=True)
            assert isinstance(answers[1], Unwritable)
            assert (answers[1].full, answers[1].code) == (True, "storage-full")
            await database.write(lambda c: limit(c, 1 << 30))
            await database.write(lambda c: c.execute(text("INSERT INTO heap VALUES (zeroblob(100000))")))
            assert await database.read(lambda c: c.execute(text("SELECT count(*) FROM heap")).scalar()) == 1
        finally:
            database.close()

    asyncio.run(scenario())


def limit(c: Connection, pages: int) -> None:
    """Lets the database have so many pages, at least those it has."""
    c.exec_driver_sql(f"PRAGMA max_page_count = {pages or 1}")


def test_a_batch_that_meets_a_full_disk_acknowledges_nobody(tmp_path: Path) -> None:
    """SQLite may undo the whole transaction: who was before in it must not be told that his change is on disk."""

    async def scenario() -> None:
        database = Sqlite(tmp_path / "quarterdeck.sqlite")
        try:
            await database.write(lambda c: c.execute(text("CREATE TABLE heap (body TEXT)")))
            await database.write(lambda c: limit(c, 0))

            def both(c: Connection) -> None:
                c.execute(text("INSERT INTO heap VALUES ('first')"))
                c.execute(text("INSERT INTO heap VALUES (zeroblob(100000))"))

            first = database.write(lambda c: c.execute(text("INSERT INTO heap VALUES ('before')")))
            answers = await asyncio.gather(first, database.write(both), return_exceptions=True)
            there = await database.read(lambda c: c.execute(text("SELECT count(*) FROM heap")).scalar())
            assert there == sum(not isinstance(answer, BaseException) for answer in answers)
        finally:
            database.close()

    asyncio.run(scenario())


# What errors tell


def test_errors_of_the_database_are_logged_without_values(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    secret = "f" * 64

    async def scenario() -> str:
        database = Sqlite(tmp_path / "quarterdeck.sqlite")
        try:
            statement = text("UPDATE tables SET secret = :secret, nowhere = 1")
            with pytest.raises(Unwritable):
                await database.write(lambda c: c.execute(statement, {"secret": secret}))
            try:
                await database.read(lambda c: c.execute(statement, {"secret": secret}))
            except Exception as error:
                logging.getLogger("test").exception("read")
                return str(error)
            return ""
        finally:
            database.close()

    told = asyncio.run(scenario())
    assert "no such column" in told
    assert "no such column" in caplog.text
    assert secret not in told + caplog.text


# Who may read


def test_the_database_its_journal_its_copies_and_the_key_are_their_owners_only(own_server: ServerProcess) -> None:
    Person(own_server).table("toy", "here", "here")
    copy = own_server.folder / "copy.sqlite"
    assert main(["backup", str(copy), "--database", str(own_server.database)]) == 0
    found = {file.name: mode(file) for file in own_server.folder.iterdir() if file.suffix in (".sqlite", ".key")}
    found |= {name: mode(own_server.folder / name) for name in ("quarterdeck.sqlite-wal", "quarterdeck.sqlite-shm")}
    assert len(found) == 6
    assert set(found.values()) == {0o600}, found


def test_files_that_an_older_program_left_open_are_closed(tmp_path: Path) -> None:
    file = tmp_path / "made" / "by" / "us" / "quarterdeck.sqlite"
    Sqlite(file).close()
    assert [mode(folder) for folder in file.parents[:3]] == [0o700] * 3
    file.chmod(0o644)
    Sqlite(file).close()
    assert mode(file) == 0o600


# Files that are none


def other_program(file: Path) -> None:
    with sqlite3.connect(file) as raw:
        raw.execute("CREATE TABLE recipes (name TEXT)")


def whole(file: Path) -> None:
    Sqlite(file).close()


def cut_off(file: Path) -> None:
    whole(file)
    os.truncate(file, file.stat().st_size // 2)


def damaged(file: Path) -> None:
    whole(file)
    content = bytearray(file.read_bytes())
    content[4096 : 3 * 4096] = b"\x5a" * (2 * 4096)
    file.write_bytes(content)


def no_database(file: Path) -> None:
    file.write_text("Dear diary,\n" * 1000)


def folder_there(file: Path) -> None:
    file.mkdir()


@pytest.mark.parametrize("make", [other_program, cut_off, damaged, no_database, folder_there])
def test_a_file_that_is_no_whole_database_of_ours_is_one_line_and_status_2(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    file = tmp_path / "quarterdeck.sqlite"
    make(file)
    done = serve(file, tmp_path)
    assert done.returncode == 2, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert str(file) in done.stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount a disk")
def test_a_disk_that_cannot_be_written_is_one_line_and_status_2(disk: Disk, tmp_path: Path) -> None:
    file = disk[0] / "quarterdeck.sqlite"
    whole(file)
    subprocess.run(["mount", "-o", "remount,ro", str(disk[0])], check=True)
    done = serve(file, tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert "ead-only" in done.stderr


def serve(file: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "quarterdeck", "--lang", "en", "serve", "--no-browser", "--port", "0"]
    environment = {**os.environ, "QUARTERDECK_DATA": str(folder)}
    return subprocess.run([*command, "--database", str(file)], capture_output=True, text=True, env=environment)


def test_a_copy_is_taken_back_over_a_damaged_database(tmp_path: Path) -> None:
    file, copy = tmp_path / "quarterdeck.sqlite", tmp_path / "copy.sqlite"
    whole(file)
    assert main(["backup", str(copy), "--database", str(file)]) == 0
    no_database(file)
    assert main(["restore", str(copy), "--database", str(file)]) == 0
    Sqlite(file).close()
    kept = next(tmp_path.glob("*before-restore*"))
    assert kept.read_text().startswith("Dear diary")
