"""What falls due: done once, whichever of two servers on one database sees it, and taken over from one that died."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from postgres import database_in, open_in
from quarterdeck.server import lobby
from quarterdeck.server.due import LEASE_MS, Done, Due, Dues, Handler
from quarterdeck.server.messages import SeatKind, SeatRequest, TableRequest
from quarterdeck.server.server import Server
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage import NONCE, SeatRow, TableRow, now
from quarterdeck.table.dice import derived_nonce

Moment = list[int]
pytestmark = pytest.mark.usefixtures("each_database")


@contextmanager
def two_servers(folder: Path, moment: Moment) -> Iterator[tuple[Dues, Dues]]:
    databases = [open_in(folder) for _ in range(2)]
    try:
        one, two = (Dues(database, lambda: moment[0]) for database in databases)
        yield one, two
    finally:
        for database in databases:
            database.close()


def noting(done: list[str], name: str, started: list[str] | None = None) -> Handler:
    """A handler whose change notes who made it."""

    async def handle(due: Due) -> Done:
        if started is not None:
            started.append(name)
        return Done(lambda c: done.append(f"{name} {due.kind} {due.subject} {due.payload}"))

    return handle


def count(c: Connection) -> int:
    return int(c.exec_driver_sql("SELECT count(*) FROM dues").scalar() or 0)


def test_nothing_happens_before_its_time_and_then_it_happens_once(tmp_path: Path) -> None:
    moment, done = [0], list[str]()

    async def wait() -> None:
        with two_servers(tmp_path, moment) as (one, two):
            for name, dues in (("one", one), ("two", two)):
                dues.on("flag", noting(done, name))
            await one.set("flag", "t", 1000, "white")
            assert await two.turn() == 1000
            assert done == []
            moment[0] = 1000
            assert await two.turn() is None
            assert await one.turn() is None
            assert done == ["two flag t white"]

    asyncio.run(wait())


def test_two_servers_at_once_do_each_row_once(tmp_path: Path) -> None:
    moment, done = [5], list[str]()

    async def race() -> None:
        with two_servers(tmp_path, moment) as (one, two):
            for name, dues in (("one", one), ("two", two)):
                dues.on("flag", noting(done, name))
            for number in range(40):
                await one.set("flag", str(number), 5)
            await asyncio.gather(one.turn(), two.turn(), one.turn(), two.turn())
            assert sorted(int(what.split()[2]) for what in done) == list(range(40))

    asyncio.run(race())


def test_a_server_that_dies_in_the_middle_is_taken_over_when_its_lease_ends(tmp_path: Path) -> None:
    moment, done, started = [5], list[str](), list[str]()

    async def die() -> None:
        with two_servers(tmp_path, moment) as (one, two):
            in_the_middle = asyncio.Event()

            async def hang(due: Due) -> Done:
                in_the_middle.set()
                await asyncio.Event().wait()
                return Done()

            one.on("flag", hang)
            two.on("flag", noting(done, "two", started))
            await one.set("flag", "t", 5)
            dying = asyncio.create_task(one.turn())
            await in_the_middle.wait()
            dying.cancel()
            assert await two.turn() == 5 + LEASE_MS
            assert started == []
            moment[0] += LEASE_MS
            assert await two.turn() is None
            assert started == ["two"]
            assert len(done) == 1

    asyncio.run(die())


def test_one_that_was_only_slow_changes_nothing_after_it_was_taken_over(tmp_path: Path) -> None:
    moment, done = [5], list[str]()

    async def be_slow() -> None:
        with two_servers(tmp_path, moment) as (one, two):
            begun, go_on = asyncio.Event(), asyncio.Event()

            async def slow(due: Due) -> Done:
                begun.set()
                await go_on.wait()
                return Done(lambda c: done.append("one"))

            one.on("flag", slow)
            two.on("flag", noting(done, "two"))
            await one.set("flag", "t", 5)
            late = asyncio.create_task(one.turn())
            await begun.wait()
            moment[0] += LEASE_MS
            await two.turn()
            go_on.set()
            await late
            assert done == ["two flag t "]

    asyncio.run(be_slow())


def test_what_is_set_anew_while_it_is_handled_falls_due_at_its_new_time(tmp_path: Path) -> None:
    moment = [5]

    async def set_anew() -> None:
        with two_servers(tmp_path, moment) as (one, two):

            async def handle(due: Due) -> Done:
                await two.set("flag", "t", 900)
                return Done()

            one.on("flag", handle)
            await one.set("flag", "t", 5)
            assert await one.turn() == 900

    asyncio.run(set_anew())


def test_a_handler_may_set_the_next_time_and_one_that_fails_is_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    moment, tries = [5], list[int]()

    async def fail_first() -> None:
        with two_servers(tmp_path, moment) as (one, _):

            async def handle(due: Due) -> Done:
                tries.append(moment[0])
                if len(tries) == 1:
                    raise OSError("no way")
                return Done(again=None if len(tries) == 3 else moment[0] + 10)

            one.on("flag", handle)
            await one.set("flag", "t", 5)
            for expected in (5 + LEASE_MS, 15 + LEASE_MS, None):
                following = await one.turn()
                assert following == expected
                moment[0] = following or 0
            assert tries == [5, 5 + LEASE_MS, 15 + LEASE_MS]

    asyncio.run(fail_first())
    assert "tried again" in caplog.text


def test_what_is_dropped_or_of_no_known_kind_is_left_alone(tmp_path: Path) -> None:
    moment, done = [5], list[str]()

    async def drop() -> None:
        with two_servers(tmp_path, moment) as (one, _):
            one.on("flag", noting(done, "one"))
            await one.set("flag", "t", 5)
            await one.set("other", "t", 5)
            await one.drop("flag", "t")
            assert await one.turn() is None
            assert done == []

    asyncio.run(drop())


def test_the_loop_hears_of_what_is_set_while_it_sleeps(tmp_path: Path) -> None:
    moment = [5]

    async def sleep() -> None:
        with two_servers(tmp_path, moment) as (one, _):
            done = asyncio.Event()

            async def handle(due: Due) -> Done:
                done.set()
                return Done()

            one.on("flag", handle)
            loop = asyncio.create_task(one.run())
            await one.set("flag", "t", 5)
            await asyncio.wait_for(done.wait(), 60)
            loop.cancel()

    asyncio.run(sleep())


def test_a_second_server_begins_the_table_whose_nonces_the_first_waited_for(tmp_path: Path) -> None:
    """The first wrote the row and died; the second never saw the table before."""

    async def take_over() -> None:
        settings = Settings(database=database_in(tmp_path), key_file=tmp_path / "key")
        first, second = Server(settings), Server(settings)
        guest = await first.storage.add_guest("Anna", "en")
        seats = (SeatRequest(kind="here"), SeatRequest(kind="bot", level="random"))
        row = await lobby.create(first, guest, TableRequest(game="toy", seats=seats))
        await first.dues.set_first(NONCE, row.id, now(), row.commitment)
        await first.stop()
        await second.dues.turn()
        live = await second.hub.get(row.id)
        assert live.table.begun
        assert live.table.nonces == tuple(derived_nonce(row.secret, seat) for seat in (0, 1))
        await second.upkeep.delete_tables([row.id])
        await second.dues.set(NONCE, row.id, now())
        await second.dues.turn()
        assert await second.database.read(count) == 0
        await second.stop()

    asyncio.run(take_over())


async def waiting_table(server: Server, *kinds: SeatKind) -> TableRow:
    guest = await server.storage.add_guest("Anna", "en")
    return await lobby.create(
        server, guest, TableRequest(game="toy", seats=tuple(SeatRequest(kind=kind) for kind in kinds))
    )


def test_nobody_is_late_at_a_table_that_was_sealed_anew(tmp_path: Path) -> None:
    """A copy was put back: what fell due long ago was for nonces that are void, like those that were given."""

    async def come_back() -> None:
        server = Server(Settings(database=database_in(tmp_path), key_file=tmp_path / "key"))
        row = await waiting_table(server, "here", "here")
        await server.storage.give_nonce(row.id, 0, "5e" * 16)
        await server.dues.set_first(NONCE, row.id, 1, row.commitment)
        server.storage.epochs.number += 1
        assert await server.dues.turn() is None
        live = await server.hub.get(row.id)
        assert live.row.commitment != row.commitment
        assert not live.begun
        assert not any(seat.nonce or seat.derived for seat in live.row.seats)
        assert await server.database.read(count) == 0
        await server.stop()

    asyncio.run(come_back())


def test_whoever_takes_the_seat_of_a_deleted_guest_has_the_whole_time_for_his_nonce(tmp_path: Path) -> None:
    async def follow() -> None:
        server = Server(Settings(database=database_in(tmp_path), key_file=tmp_path / "key"))
        row = await waiting_table(server, "here", "link")
        boris = await server.storage.add_guest("Boris", "en")
        await server.storage.take_seat(row.id, SeatRow(seat=1, kind="link", name="Boris", guest=boris.id))
        await server.dues.set_first(NONCE, row.id, now(), row.commitment)
        await server.upkeep.delete_guest(boris.id, "deleted player")
        assert await server.database.read(count) == 0
        await server.stop()

    asyncio.run(follow())
