"""Workers elsewhere: jobs as rows, in a fair order, taken over from whoever dies, with nothing secret in them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from server_several import Ear, Several, Wire, WireEnd
from sqlalchemy import select, update

from postgres import open_in
from quarterdeck.engine.chance import Chance
from quarterdeck.games import find
from quarterdeck.server import rows, schema
from quarterdeck.server.board import LocalBoard
from quarterdeck.server.bots import question
from quarterdeck.server.database import Database
from quarterdeck.server.elsewhere import Workers
from quarterdeck.server.jobs import Answer, CheckReplay, Decide, Job, JobLost, Page, Priority
from quarterdeck.server.pipe import Progress, Said
from quarterdeck.server.rows import LEASE_MS, WANTED_MS, Room, RowBoard
from quarterdeck.server.schedule import Schedule
from quarterdeck.server.where import Where

pytestmark = pytest.mark.usefixtures("each_database")
ONE = Room(thinkers=1)
TASK = Decide("toy", {}, "", 0, "random", 1)


def job(owner: str = "anna", table: str = "", priority: Priority = Priority.PERSON, brief: bool = False) -> Job:
    return Job(task=TASK, owner=owner, table=table, priority=priority, brief=brief)


# The order in which they are taken


class Shelf:
    """Jobs of one database, put and taken by hand."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.moment = 1000

    async def put(self, *jobs: Job) -> list[int]:
        return [await self.database.write(lambda c, one=one: rows.put(c, one, "asker", self.moment)) for one in jobs]  # type: ignore[misc]

    async def take(self, worker: str = "w", room: Room = ONE, most: tuple[int, int] = (9, 9)) -> int | None:
        self.moment += 1
        taken = await self.database.write(lambda c: rows.take(c, worker, room, most, self.moment))
        return None if taken is None else taken.number

    async def answer(self, number: int, worker: str = "w", text: str = "") -> bool:
        return await self.database.write(lambda c: rows.answer(c, number, worker, Answer(text=text)))

    async def answers(self) -> dict[int, str]:
        query = select(schema.jobs.c.number, schema.jobs.c.answer).where(schema.jobs.c.answer.is_not(None))
        found = await self.database.read(lambda c: c.execute(query).all())
        return {number: msgspec.msgpack.decode(body, type=Answer).text for number, body in found}


def on_a_shelf(folder: Path, work: Callable[[Shelf], Awaitable[None]]) -> None:
    database = open_in(folder)

    async def run() -> None:
        await database.start()
        await work(Shelf(database))

    try:
        asyncio.run(run())
    finally:
        database.close()


def test_the_guest_with_the_fewest_under_way_goes_first_and_the_more_urgent_before_him(tmp_path: Path) -> None:
    async def take(shelf: Shelf) -> None:
        a, b, c, d = await shelf.put(job("anna"), job("anna"), job("boris"), job("anna", priority=Priority.NOBODY))
        [e] = await shelf.put(job("clara", priority=Priority.ASKED))
        assert [await shelf.take() for _ in range(6)] == [a, c, b, e, d, None]

    on_a_shelf(tmp_path, take)


def test_whose_last_turn_is_longest_ago_goes_first_among_equals(tmp_path: Path) -> None:
    async def take(shelf: Shelf) -> None:
        a, b, c, d = await shelf.put(job("anna"), job("boris"), job("anna"), job("boris"))
        assert [await shelf.take(), await shelf.take()] == [a, b]
        assert await shelf.take() == c
        assert await shelf.take() == d

    on_a_shelf(tmp_path, take)


def test_a_guest_never_has_all_workers_and_less_urgent_jobs_do_not_count(tmp_path: Path) -> None:
    async def take(shelf: Shelf) -> None:
        low, a, b, c = await shelf.put(job(priority=Priority.NOBODY), job(), job(), job("boris"))
        most = (2, 2)
        assert [await shelf.take(most=most) for _ in range(4)] == [a, c, b, None]
        await shelf.answer(a)
        assert await shelf.take(most=most) == low

    on_a_shelf(tmp_path, take)


def test_each_worker_takes_what_it_has_room_for(tmp_path: Path) -> None:
    async def take(shelf: Shelf) -> None:
        reading = Job(task=CheckReplay(""), owner="anna")
        long, read, brief = await shelf.put(job("anna"), reading, job("anna", brief=True, priority=Priority.NOBODY))
        assert await shelf.take(room=Room()) is None
        assert await shelf.take(room=Room(below=int(Priority.PERSON))) is None
        assert await shelf.take(room=Room(brief=1)) == brief
        assert await shelf.take(room=Room(readers=1)) == read
        assert await shelf.take(room=Room(below=int(Priority.NOBODY))) == long

    on_a_shelf(tmp_path, take)


def test_two_workers_never_have_the_same_job(tmp_path: Path) -> None:
    async def race(shelf: Shelf) -> None:
        numbers = await shelf.put(*(job(f"guest {n}") for n in range(12)))
        taken = await asyncio.gather(*(shelf.take(f"w{n % 4}") for n in range(24)))
        assert sorted(number for number in taken if number) == numbers

    on_a_shelf(tmp_path, race)


def test_a_dead_workers_job_is_taken_over_and_its_late_answer_thrown_away(tmp_path: Path) -> None:
    async def die(shelf: Shelf) -> None:
        [number] = await shelf.put(job())
        assert await shelf.take("dead") == number
        shelf.moment += LEASE_MS - 2
        assert await shelf.take("heir") is None
        assert await shelf.take("heir") == number
        assert not await shelf.answer(number, "dead", "old")
        assert await shelf.answer(number, "heir", "new")
        assert await shelf.answers() == {number: "new"}
        assert not await shelf.answer(number, "heir", "again")

    on_a_shelf(tmp_path, die)


def test_a_job_that_kills_its_workers_is_given_up(tmp_path: Path) -> None:
    async def die(shelf: Shelf) -> None:
        [number] = await shelf.put(job())
        wanted = update(schema.jobs).values(wanted=shelf.moment + 10 * LEASE_MS)
        await shelf.database.write(lambda c: c.execute(wanted).rowcount)
        for worker in range(rows.TRIES):
            assert await shelf.take(f"w{worker}") == number
            shelf.moment += LEASE_MS
        await shelf.take("last")
        assert list(await shelf.answers()) == [number]

    on_a_shelf(tmp_path, die)


def test_nobody_takes_what_nobody_waits_for_any_more(tmp_path: Path) -> None:
    async def wait(shelf: Shelf) -> None:
        dead, alive = await shelf.put(job("anna"), job("boris"))
        wanted = update(schema.jobs).where(schema.jobs.c.number == dead).values(asker="killed")
        await shelf.database.write(lambda c: c.execute(wanted).rowcount)
        shelf.moment += WANTED_MS
        await shelf.database.write(lambda c: rows.want(c, "asker", shelf.moment))
        assert await shelf.take() == alive
        assert await shelf.take() is None
        assert await shelf.database.write(lambda c: rows.forget_unwanted(c, shelf.moment + WANTED_MS)) == 1

    on_a_shelf(tmp_path, wait)


def test_a_worker_that_stops_gives_back_what_it_has_not_done(tmp_path: Path) -> None:
    async def stop(shelf: Shelf) -> None:
        one, two = await shelf.put(job("anna"), job("boris"))
        assert [await shelf.take("w"), await shelf.take("w")] == [one, two]
        await shelf.answer(one)
        assert await shelf.database.write(lambda c: rows.give_back(c, "w")) == 1
        assert await shelf.take("other") == two

    on_a_shelf(tmp_path, stop)


def test_how_many_one_guest_may_have_follows_from_all_workers_there_are(tmp_path: Path) -> None:
    async def enlist(shelf: Shelf) -> None:
        write = shelf.database.write
        assert await write(lambda c: rows.enlist(c, "one", 4, 2, 0)) == (3, 1)
        assert await write(lambda c: rows.enlist(c, "two", 1, 2, 10)) == (4, 3)
        assert await write(lambda c: rows.enlist(c, "two", 1, 2, 10 + LEASE_MS - 1)) == (1, 1)

    on_a_shelf(tmp_path, enlist)


# Asker and workers together


class Hand:
    """A worker process that says what a test lets it say."""

    def __init__(self, said: Callable[[Said], None], done: list[str]) -> None:
        self.said = said
        self.done = done
        self.number = 0

    def begin(self, number: int, job: Job) -> None:
        self.number = number
        self.done.append(f"begin {job.owner}")

    def resume(self, number: int) -> None:
        self.number = number

    def park(self, number: int) -> None:
        self.done.append("park")

    def drop(self, number: int) -> None:
        self.done.append("drop")

    def stop(self) -> None:
        self.done.append("stop")

    def join(self) -> None:
        pass


class Site:
    """A server's board and two worker processes on one database."""

    def __init__(self, database: Database) -> None:
        self.now = 1000
        self.wire = Wire()
        self.hands: list[Hand] = []
        self.done: list[str] = []
        asker = WireEnd(self.wire)
        self.board = RowBoard(database, asker, LocalBoard(0), lambda: self.now)
        asker.listen(lambda news: [self.board.hear(word[5:]) for word in news if word.startswith("said")], lambda: None)
        self.workers = [Workers(database, WireEnd(self.wire), self.local(), lambda: self.now) for _ in range(2)]
        works = [self.board.run(), *(worker.run() for worker in self.workers)]
        self.works = [asyncio.create_task(work) for work in works]

    def local(self) -> LocalBoard:
        def hire(reads: bool, said: Callable[[Said], None]) -> Hand:
            self.hands.append(Hand(said, self.done))
            return self.hands[-1]

        return LocalBoard(1, 1, hire=hire, shared=True)  # type: ignore[arg-type]

    async def hand(self, number: int) -> Hand:
        """The so manieth worker process that has begun something."""
        async with asyncio.timeout(30):
            while sum(said.startswith("begin") for said in self.done) <= number:
                await asyncio.sleep(0.01)
        return self.hands[number]

    async def close(self) -> None:
        for work in self.works:
            work.cancel()
        await asyncio.gather(*self.works, return_exceptions=True)


def on_a_site(folder: Path, work: Callable[[Site], Awaitable[None]]) -> None:
    database = open_in(folder)

    async def run() -> None:
        await database.start()
        site = Site(database)
        await work(site)
        await site.close()

    try:
        asyncio.run(run())
    finally:
        database.close()


def test_an_answer_comes_back_and_on_the_way_how_far_it_is(tmp_path: Path) -> None:
    async def ask(site: Site) -> None:
        shares: list[float] = []
        asking = asyncio.create_task(site.board.do(job(), shares.append))
        hand = await site.hand(0)
        hand.said(Progress(hand.number, 0.5))
        async with asyncio.timeout(30):
            while shares != [0.5]:
                await asyncio.sleep(0.01)
        hand.said(Answer(number=hand.number, text="light", spent=0.25))
        assert (await asyncio.wait_for(asking, 30)).text == "light"
        assert site.board.thinking_seconds == 0.25
        assert site.board.running == sum(site.board.waiting.values()) == 0

    on_a_site(tmp_path, ask)


def test_what_nobody_wants_any_more_is_stopped(tmp_path: Path) -> None:
    async def cancel(site: Site) -> None:
        asking = asyncio.create_task(site.board.do(job()))
        await site.hand(0)
        asking.cancel()
        async with asyncio.timeout(30):
            while "drop" not in site.done:
                await asyncio.sleep(0.01)

    on_a_site(tmp_path, cancel)


def test_a_job_goes_on_elsewhere_when_its_worker_dies(tmp_path: Path) -> None:
    async def die(site: Site) -> None:
        asking = asyncio.create_task(site.board.do(job()))
        await site.hand(0)
        await site.board.look()
        taken = next(number for number, worker in enumerate(site.workers) if worker._doing)
        worker = site.workers[taken]
        worker._database = None  # type: ignore[assignment]  # killed: it neither renews nor answers
        async with asyncio.timeout(30):
            while site.done.count("begin anna") < 2:
                site.now += 10  # what it had begun to write may still come through, once
                await site.board.look()
        hand = await site.hand(1)
        hand.said(Answer(number=hand.number, text="heavy"))
        assert (await asyncio.wait_for(asking, 30)).text == "heavy"
        assert site.board.lost == 1

    on_a_site(tmp_path, die)


def test_rows_that_a_crash_of_the_database_took_are_put_down_again(tmp_path: Path) -> None:
    async def crash(site: Site) -> None:
        rooms = [worker._board.room for worker in site.workers]
        for worker in site.workers:
            worker._board.room = Room  # type: ignore[method-assign]  # nobody takes anything yet
        asking = asyncio.create_task(site.board.do(job()))
        async with asyncio.timeout(30):
            while not site.board.waiting:
                await asyncio.sleep(0.01)
        database = site.workers[0]._database
        await database.write(lambda c: c.execute(schema.jobs.delete()).rowcount)
        for worker, room in zip(site.workers, rooms, strict=True):
            worker._board.room = room  # type: ignore[method-assign]
        hand = await site.hand(0)
        hand.said(Answer(number=hand.number, text="light"))
        assert (await asyncio.wait_for(asking, 30)).text == "light"

    on_a_site(tmp_path, crash)


def test_a_failure_of_the_worker_is_one_of_the_job(tmp_path: Path) -> None:
    async def fail(site: Site) -> None:
        asking = asyncio.create_task(site.board.do(job()))
        for _ in range(2):
            hand = await site.hand(0)
            async with asyncio.timeout(30):
                while not hand.number:
                    await asyncio.sleep(0.01)
            number, hand.number = hand.number, 0
            hand.said(Answer(number=number, error="it went wrong"))
        with pytest.raises(JobLost, match="it went wrong"):
            await asyncio.wait_for(asking, 30)

    on_a_site(tmp_path, fail)


def test_pages_of_replays_are_read_where_they_stay_open(tmp_path: Path) -> None:
    async def read(site: Site) -> None:
        asking = asyncio.create_task(site.board.do(Job(task=Page("r", "info"), owner="anna")))
        await asyncio.sleep(0)
        assert site.board._pages._schedule.waiting or site.board._pages.running  # type: ignore[attr-defined]
        assert not site.board.waiting
        asking.cancel()
        site.board.close()

    on_a_site(tmp_path, read)


# Secrets


def test_a_row_has_nothing_that_the_seat_may_not_know(tmp_path: Path, where: Where) -> None:
    async def look() -> None:
        several = Several(where, tmp_path, 1)
        [live] = await several.at(await several.table("here", "bot"))
        server = several.servers[0]
        ear = Ear(live, several.guests[0].id)
        board = RowBoard(server.database, server.wakeups, LocalBoard(0), server.clock)
        task = Decide(*question(live.table, 1), level="random", seed=1)
        asking = asyncio.create_task(board.do(Job(task=task, owner="o", table=live.row.id)))
        async with asyncio.timeout(30):
            while not board.waiting:
                await asyncio.sleep(0.01)
        [row] = await server.database.read(lambda c: c.execute(select(schema.jobs)).mappings().all())
        written = repr(dict(row)).encode() + row["job"]
        for seat in live.row.seats:
            assert not seat.nonce or seat.nonce.encode() not in written
        assert live.row.secret.encode() not in written
        sent = msgspec.msgpack.decode(row["job"], type=Job).task
        assert isinstance(sent, Decide)
        known = find("toy").load_own(sent.position, Chance(1), {})
        assert find("toy").view(known, 1) == find("toy").view(live.table.state, 1)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        live.leave(ear)
        board.close()
        await several.close()

    asyncio.run(look())


def test_the_order_on_a_machine_of_workers_is_not_by_guests_a_second_time() -> None:
    """How much a guest may have of all machines is decided where the rows are taken."""
    schedule = Schedule(3, 2, shared=True)
    for _ in range(3):
        schedule.add(job("anna", brief=True))
    assert len(list(schedule.starts())) == 3
