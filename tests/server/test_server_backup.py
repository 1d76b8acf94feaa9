"""Backup and restore, while the server runs and while it does not."""

import os
import random
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from server_clients import TESTS, Person, ServerProcess, Socket
from test_server_play import two_at
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.file


def command(server: ServerProcess, *arguments: str, status: int = 0) -> str:
    """What a command of ours says, on the data of a server."""
    environment = {**os.environ, "QUARTERDECK_DATA": str(server.folder), "QUARTERDECK_GAMES": "toy", "LANG": "en"}
    environment["PYTHONPATH"] = str(TESTS)
    ran = subprocess.run(
        [sys.executable, "-m", "quarterdeck", *arguments], env=environment, capture_output=True, text=True, timeout=120
    )
    assert ran.returncode == status, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


def sent_away(socket: Socket) -> int:
    """Receives until the server closes the socket; its close code."""
    with pytest.raises(ConnectionClosed) as closed:
        receive_all(socket)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def receive_all(socket: Socket) -> None:
    while True:
        socket.receive()


def test_a_copy_of_a_running_server_brings_its_tables_back(own_server: ServerProcess, tmp_path: Path) -> None:
    anna, boris = Person(own_server, "Anna"), Person(own_server, "Boris")
    mine, his = two_at("toy", anna, boris)
    mine.play("light")
    before = mine.until(1)
    copy = tmp_path / "copy.sqlite"
    assert str(copy) in command(own_server, "backup", str(copy))
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("copy.sqlite-*"))

    his.until(1)
    his.play_any(random.Random(1))
    later = anna.table("toy", "here", "random")
    said = command(own_server, "restore", str(copy))
    assert own_server.url in said
    assert sent_away(mine) == sent_away(his) == 1012
    assert mine.bye is not None
    assert mine.bye["code"] == "restart"

    back = anna.sit_at(mine.table, his.version)
    assert back.until(0) == {**before, "version": 2}
    assert anna.get(f"/api/tables/{later['id']}", 404)["code"] == "table"
    assert boris.sit_at(mine.table).until(1)["actions"]
    assert back.ask("undo", at=2, seat=0)["version"] == 3
    kept = next(own_server.folder.glob("quarterdeck.before-restore-*.sqlite"))
    with sqlite3.connect(kept) as old:
        assert old.execute("SELECT count(*) FROM tables WHERE id = ?", [later["id"]]).fetchone() == (1,)
    old.close()


def test_a_copy_can_be_taken_back_without_a_server(own_server: ServerProcess, tmp_path: Path) -> None:
    anna = Person(own_server)
    table = anna.table("toy", "here", "here")
    copy = tmp_path / "copy.sqlite"
    command(own_server, "backup", str(copy))
    anna.table("toy", "here", "here")
    assert own_server.stop() == 0
    command(own_server, "backup", str(copy.with_name("second.sqlite")))
    command(own_server, "restore", str(copy))
    own_server.start()
    anna.http.base_url = own_server.url
    assert [found["id"] for found in anna.get("/api/tables/mine")["tables"]] == [table["id"]]


def test_only_whoever_has_the_key_can_order_a_restore(own_server: ServerProcess, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    command(own_server, "backup", str(copy))
    other = tmp_path / "other.key"
    assert "key" in command(own_server, "restore", str(copy), "--key-file", str(other), status=2)
    anna = Person(own_server)
    assert anna.post("/api/admin/restore", {"file": str(copy)}, 403)["code"] == "order"


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + b"x" * 5000])
def test_what_is_no_copy_is_refused(content: bytes, server: ServerProcess, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.sqlite"
    wrong.write_bytes(content)
    assert str(wrong) in command(server, "restore", str(wrong), status=2)
    assert "Traceback" not in command(server, "restore", str(tmp_path / "none"), status=2)
    assert Person(server).get("/api/health")["status"] == "ok"


def test_a_backup_overwrites_nothing_but_a_backup(server: ServerProcess, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    assert "letter.txt" in command(server, "backup", str(letter), status=2)
    assert letter.read_text() == "Dear Anna"
    assert "nowhere" in command(server, "backup", str(tmp_path / "nowhere" / "copy"), status=2)
    command(server, "backup", str(tmp_path / "copy"))
    command(server, "backup", str(tmp_path / "copy"))
    before = server.database.stat().st_ino
    assert "itself" in command(server, "backup", str(server.database), status=2)
    assert server.database.stat().st_ino == before


def test_whatever_reads_the_database_of_a_running_server_leaves_it_its_journal(
    own_server: ServerProcess, tmp_path: Path
) -> None:
    anna = Person(own_server)
    socket = anna.sit_at(anna.table("toy", "here", "here")["id"])
    assert anna.http.get("/api/me/export").status_code == 200
    command(own_server, "backup", str(tmp_path / "copy"))
    command(own_server, "restore", str(own_server.folder), status=2)
    with closing(sqlite3.connect(own_server.database)) as other:  # would take the journal away if it could
        other.execute("SELECT count(*) FROM tables").fetchone()
    socket.ask("show", seat=0)
    socket.receive()
    assert socket.play("light")["type"] == "ack"
    own_server.kill()
    own_server.start()
    anna.http.base_url = own_server.url
    assert anna.get(f"/api/tables/{socket.table}")["version"] == 1


def test_one_database_has_one_server(own_server: ServerProcess) -> None:
    said = command(own_server, "serve", "--no-browser", status=2)
    assert own_server.url in said


def test_a_stopped_server_says_goodbye_and_loses_nothing(own_server: ServerProcess) -> None:
    anna = Person(own_server)
    socket = anna.sit_at(anna.table("toy", "here", "here")["id"])
    socket.ask("show", seat=0)
    socket.receive()
    socket.play("light")
    assert own_server.stop() == 0
    assert sent_away(socket) == 1012
    assert (socket.bye or {})["code"] == "restart"
    own_server.start()
    anna.http.base_url = own_server.url
    assert anna.get(f"/api/tables/{socket.table}")["version"] == 1
