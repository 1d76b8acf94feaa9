"""Dice that bind the server: over real sockets, through restores, crashes and copies made by hand."""

import asyncio
import random
import shutil
from pathlib import Path

import pytest
from server_clients import Person, ServerProcess, Socket, play_to_the_end
from test_server_backup import command
from test_server_parts import new_table, settings_in
from test_server_play import two_at

from quarterdeck.games import find
from quarterdeck.server import messages as m
from quarterdeck.server.database import Conflict
from quarterdeck.server.epochs import Epochs, Mark, next_epoch
from quarterdeck.server.refusals import Denied
from quarterdeck.server.server import Server
from quarterdeck.server.session import Session
from quarterdeck.server.storage import SeatRow, TableRow
from quarterdeck.table.dice import PROTOCOL, commitment, derived_nonce, new_secret
from quarterdeck.table.verify import Report, verify

NONCE = "5e" * 16


class TestNonces:
    def test_all_are_told_as_the_game_begins_and_not_before(self, anna: Person) -> None:
        table = anna.table("toy", "here", "random")
        assert [seat["share"] for seat in table["seats"]] == ["", ""]
        assert [seat["derived"] for seat in table["seats"]] == [False, True]
        assert table["protocol"] == PROTOCOL
        socket = anna.sit_at(table["id"], nonces=False)
        assert socket.ask("nonce", seat=0, nonce=NONCE)["type"] == "ack"
        seats = anna.get(f"/api/tables/{table['id']}")["seats"]
        assert seats[0]["share"] == NONCE
        assert len(seats[1]["share"]) == 32

    def test_a_late_one_is_refused_with_the_reason(self, tmp_path: Path) -> None:
        class Peer:
            ready = True

            def write(self, frames: bytes) -> None:
                pass

            def hold(self, frames: bytes) -> None:
                pass

            async def drained(self) -> None:
                pass

            async def close(self, code: int) -> None:
                pass

        async def be_late() -> None:
            server = Server(settings_in(tmp_path))
            await server.start()
            live = await server.hub.get(await new_table(server, "here", "bot"))
            session = Session(server, live, live.row.owner, Peer(), None, "")
            assert session.nonces() == (0,)
            await live.derive_nonces()
            assert live.begun
            assert session.nonces() == ()
            with pytest.raises(Denied, match="nonce-late"):
                await session.do(m.Nonce(id=1, seat=0, nonce=NONCE))
            with pytest.raises(Conflict, match="nonce-late"):  # one that came at the very moment
                await server.storage.give_nonce(live.row.id, 0, NONCE)
            assert live.table.nonces[0] == derived_nonce(live.row.secret, 0)
            assert live.table.record.derived == (0, 1)
            await server.stop()

        asyncio.run(be_late())

    def test_the_draws_of_a_finished_table_are_told_for_everybody_to_compute(self, anna: Person, boris: Person) -> None:
        mine, his = two_at("toy", anna, boris)
        assert anna.get(f"/api/replays/{mine.table}/dice", 409)["code"] == "not-over"
        play_to_the_end([mine, his], random.Random(4))
        dice = anna.get(f"/api/replays/{mine.table}/dice")
        assert dice["kinds"] == ["here", "link"]
        assert dice["terms"].startswith('quarterdeck dice 2\n[Game "toy"]')
        drawn = [draw for line in dice["lines"] for draw in line["draws"]]
        assert len(drawn) == verify(file_of(anna, mine.table)).draws
        assert all(0 <= draw["outcome"] < draw["n"] for draw in drawn)
        typed = anna.table("toy", "here", "here", dice="typed")
        assert anna.get(f"/api/replays/{typed['id']}/dice", 409)["code"] == "not-over"


def file_of(person: Person, table: str) -> str:
    return person.http.get(f"/api/tables/{table}/replay").text


@pytest.mark.file
class TestRestore:
    """A copy put back never gives dice again that were seen."""

    def played_on(self, anna: Person, boris: Person, table: str) -> Report:
        """The game to its end, after people have come back."""
        sockets = [anna.sit_at(table, 0), boris.sit_at(table, 0)]
        play_to_the_end(sockets, random.Random(5))
        for socket in sockets:
            socket.close()
        report = verify(file_of(anna, table))
        assert report.status == "verified"
        return report

    def at_home(self, server: ServerProcess, *people: Person) -> None:
        for person in people:
            person.server = server
            person.http.base_url = server.url

    def test_the_same_copy_again_and_again_in_every_way(self, own_server: ServerProcess, tmp_path: Path) -> None:
        anna, boris = Person(own_server, "Anna"), Person(own_server, "Boris")
        mine, his = two_at("toy", anna, boris)
        mine.play("light")
        table, copy = mine.table, tmp_path / "copy.sqlite"
        command(own_server, "backup", str(copy))
        for socket in (mine, his):
            socket.close()
        assert self.numbers(self.played_on(anna, boris, table)) == []

        command(own_server, "restore", str(copy))  # while it runs
        assert self.numbers(self.played_on(anna, boris, table)) == [2]
        command(own_server, "restore", str(copy))
        assert self.numbers(self.played_on(anna, boris, table)) == [3]
        assert own_server.stop() == 0
        command(own_server, "restore", str(copy))  # while it does not
        own_server.start()
        self.at_home(own_server, anna, boris)
        assert self.numbers(self.played_on(anna, boris, table)) == [4]
        own_server.kill()
        self.put_back(copy, own_server.database)  # by hand, after a crash
        own_server.start()
        self.at_home(own_server, anna, boris)
        assert self.numbers(self.played_on(anna, boris, table)) == [5]
        own_server.kill()
        self.put_back(copy, own_server.database)
        memory = own_server.database.with_name(own_server.database.name + ".epoch")
        memory.unlink()  # the server has nothing to remember by
        own_server.start()
        self.at_home(own_server, anna, boris)
        assert self.numbers(self.played_on(anna, boris, table))[0] > 1_700_000_000

    def numbers(self, report: Report) -> list[int]:
        return [number for _, number in report.epochs]

    def put_back(self, copy: Path, database: Path) -> None:
        shutil.copy(copy, database)
        for rest in ("-wal", "-shm"):
            database.with_name(database.name + rest).unlink(missing_ok=True)

    def test_a_copy_of_the_running_file_put_back_after_a_crash(self, own_server: ServerProcess, tmp_path: Path) -> None:
        """Of the same run, so that only the count of entries can tell."""
        anna, boris = Person(own_server, "Anna"), Person(own_server, "Boris")
        mine, his = two_at("toy", anna, boris)
        copy = tmp_path / "copy.sqlite"
        command(own_server, "backup", str(copy))
        mine.play("light")
        own_server.kill()
        self.put_back(copy, own_server.database)
        own_server.start()
        self.at_home(own_server, anna, boris)
        assert self.numbers(self.played_on(anna, boris, mine.table)) == [2]
        assert his.table == mine.table

    def test_restarts_and_crashes_begin_no_epoch(self, own_server: ServerProcess) -> None:
        anna, boris = Person(own_server, "Anna"), Person(own_server, "Boris")
        mine, _ = two_at("toy", anna, boris)
        mine.play("light")
        own_server.kill()
        own_server.start()
        self.at_home(own_server, anna, boris)
        assert anna.sit_at(mine.table).until(1)["version"] == 1
        assert own_server.stop() == 0
        own_server.start()
        self.at_home(own_server, anna, boris)
        assert anna.get(f"/api/tables/{mine.table}")["epoch"] == 1
        assert self.numbers(self.played_on(anna, boris, mine.table)) == []

    def test_a_table_that_waits_is_sealed_anew(self, own_server: ServerProcess, tmp_path: Path) -> None:
        anna, boris = Person(own_server, "Anna"), Person(own_server, "Boris")
        waiting = anna.table("toy", "here", "link")
        anna.sit_at(waiting["id"]).close()
        copy = tmp_path / "copy.sqlite"
        command(own_server, "backup", str(copy))
        two_at("toy", anna, boris)[0].play("light")  # something that was seen since
        command(own_server, "restore", str(copy))
        socket = Socket(anna, waiting["id"])
        assert socket.hello["table"]["commitment"] != waiting["commitment"]
        assert socket.hello["nonces"] == [0]


def test_tables_of_protocol_1_go_on_and_those_that_wait_are_sealed_anew(tmp_path: Path) -> None:
    async def load() -> None:
        server = Server(settings_in(tmp_path))
        await server.start()
        guest = await server.storage.add_guest("Anna", "en")
        secret = new_secret()

        def old(id: str, phase: m.Phase) -> TableRow:
            seats = tuple(SeatRow(seat=n, kind="here", guest=guest.id, nonce=f"{n}" * 32) for n in (0, 1))
            setup = find("toy").setup(2, {})
            return TableRow(
                id=id,
                game="toy",
                setup=setup,
                dice="sealed",
                secret=secret,
                owner=guest.id,
                open=False,
                watchable=False,
                created=0,
                updated=0,
                seats=seats,
                phase=phase,
            )

        await server.storage.add_table(old("playing", "playing"))
        await server.storage.add_table(old("waiting", "waiting"))
        playing, waiting = await server.hub.get("playing"), await server.hub.get("waiting")
        assert playing.table.record.protocol == 1
        assert playing.table.commitment == commitment(secret)
        assert playing.table.nonces == ("0" * 32, "1" * 32)
        await playing.act(lambda table: table.play("light", 0))
        assert waiting.row.protocol == PROTOCOL
        assert waiting.row.secret != secret
        assert not any(seat.nonce for seat in waiting.row.seats)
        await server.stop()

    asyncio.run(load())


BOOT = "one"
KNOWN = Mark("token", 3, 10, BOOT, False)
STOPPED = Mark("token", 3, 10, BOOT, True)


@pytest.mark.parametrize(
    ("token", "entries", "known", "boot", "expected"),
    [
        ("token", 10, KNOWN, BOOT, 3),  # a restart after a crash
        ("token", 11, KNOWN, BOOT, 3),  # which came before the file was written: nobody was told
        ("token", 10, STOPPED, "two", 3),  # a restart of the machine, in order
        ("token", 10, KNOWN, "two", 4),  # a power cut
        ("token", 10, Mark("token", 3, 10, "", False), "", 4),  # a system that does not tell
        ("token", 9, KNOWN, BOOT, 4),  # a copy of this run
        ("token", 9, STOPPED, BOOT, 4),
        ("other", 10, KNOWN, BOOT, 4),  # a copy of another, or a crash between the two writes
        ("", 0, KNOWN, BOOT, 4),  # from before there were marks
    ],
)
def test_an_older_database_is_known(token: str, entries: int, known: Mark, boot: str, expected: int) -> None:
    assert next_epoch(token, 3 if token else 1, entries, known, boot) == expected


def test_a_new_database_has_the_first_epoch_and_one_without_its_file_none_that_was_used() -> None:
    assert next_epoch("", 1, 0, None, BOOT) == 1
    assert next_epoch("token", 3, 0, None, BOOT) > 1_700_000_000


@pytest.mark.file
def test_a_crash_between_the_two_writes_begins_an_epoch(tmp_path: Path) -> None:
    async def crash() -> None:
        server = Server(settings_in(tmp_path))
        await server.start()
        await server.stop()
        server = Server(settings_in(tmp_path))
        epochs = Epochs(server.database)
        known = epochs._read()
        assert known is not None
        assert known.stopped
        epochs._mark = Mark("of a start that was cut", known.epoch, known.entries, "", False)
        epochs._write(durable=True)
        epochs = Epochs(server.database)
        await epochs.begin()
        assert epochs.number == 2
        server.database.close()

    asyncio.run(crash())
