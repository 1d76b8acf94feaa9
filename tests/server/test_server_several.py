"""Several servers on one database: what one writes the others see, by a word or at their next look, and once."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server_several import Ear, Several, play
from sqlalchemy import select

from quarterdeck.server import chat, lobby, schema
from quarterdeck.server.database import Unwritable
from quarterdeck.server.jobs import Answer, Job, Report, unheard
from quarterdeck.server.leases import LASTS_MS, SharedLeases
from quarterdeck.server.limits import Limit, TooFast
from quarterdeck.server.live import LiveTable
from quarterdeck.server.messages import SeatRequest, TableRequest
from quarterdeck.server.partings import GUEST_DELETED
from quarterdeck.server.presence import GOOD_MS, SharedPresence
from quarterdeck.server.session import Session
from quarterdeck.server.storage import Conflict
from quarterdeck.server.where import Where


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


# The log


def test_what_one_server_writes_the_other_tells_its_own_people(where: Where, tmp_path: Path) -> None:
    async def both() -> None:
        several = Several(where, tmp_path)
        one, two = await several.at(await several.table("here", "link"))
        ear = Ear(two)
        await play(one, 0)
        await ear.until(lambda: two.version == 1)
        assert two.table.log == one.table.log
        assert two.times == one.times
        assert two.row.pending == one.row.pending
        await several.close()

    run(both())


def test_a_lost_word_is_made_good_by_the_next_look(where: Where, tmp_path: Path) -> None:
    async def lose() -> None:
        several = Several(where, tmp_path)
        one, two = await several.at(await several.table("here", "link"))
        ear = Ear(two)
        several.wire.cut = True
        await play(one, 0)
        await one.say(chat.Line(0, "players", several.guests[0].id, 0, "A", "Ahoy", "", several.now))
        await two.open_chat()
        assert two.version == 0
        await several.servers[1].following.look_around()
        await ear.until(lambda: two.version == 1)
        assert two.chat is not None
        assert [line.text for line in two.chat.lines] == ["Ahoy"]
        await several.close()

    run(lose())


def test_a_look_that_finds_nothing_new_reads_no_table(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        several = Several(where, tmp_path)
        one, two = await several.at(await several.table("here", "link"))
        await play(one, 0)
        await play(one, 1)
        await two.catch_up()
        read: list[str] = []
        for server in several.servers:
            monkeypatch.setattr(server.following, "look", lambda live: read.append(live.row.id))
            await server.following.look_around(roll=True)
        assert read == []
        await several.close()

    run(look())


def test_two_who_act_at_the_same_moment_at_two_servers_both_do(where: Where, tmp_path: Path) -> None:
    async def race() -> None:
        several = Several(where, tmp_path)
        one, two = await several.at(await several.table("here", "link"))
        several.wire.cut = True
        await asyncio.gather(play(one, 0), play(two, 1))
        await one.catch_up()
        await two.catch_up()
        assert one.version == two.version == 2
        assert sorted(entry.seat for entry in one.table.log) == [0, 1]  # type: ignore[union-attr]
        assert not one.gone
        assert not two.gone
        await several.close()

    run(race())


def test_who_is_late_is_told_and_the_table_goes_on(where: Where, tmp_path: Path) -> None:
    """The same seat at both servers: one of the two is refused, by what the other has written."""

    async def race() -> None:
        several = Several(where, tmp_path)
        one, two = await several.at(await several.table("here", "link"))
        several.wire.cut = True
        done = await asyncio.gather(play(one, 0, at=0), play(two, 0, at=0), return_exceptions=True)
        refused = [error for error in done if error is not None]
        assert [getattr(error, "code", "") for error in refused] == ["stale"]
        assert not one.gone
        assert not two.gone
        assert (await several.servers[0].storage.entries(one.row.id)).__len__() == 1
        await several.close()

    run(race())


def test_a_game_that_both_could_begin_begins_once(where: Where, tmp_path: Path) -> None:
    async def begin() -> None:
        several = Several(where, tmp_path)
        server = several.servers[0]
        guest = await server.storage.add_guest("A", "en")
        request = TableRequest(game="toy", seats=(SeatRequest(kind="here"), SeatRequest(kind="bot", level="random")))
        row = await lobby.create(server, guest, request)
        one, two = await several.at(row.id)
        several.wire.cut = True
        await server.storage.give_nonce(row.id, 0, "ab" * 16)
        await asyncio.gather(one.refresh(), two.refresh())
        assert one.begun
        assert two.begun
        assert one.row.began == two.row.began
        await play(one, 0)
        await play(two, 1)
        await one.catch_up()
        assert one.version == two.version == 2
        await several.close()

    run(begin())


def test_who_reads_a_table_anew_that_another_server_has_begun_finds_it_begun(where: Where, tmp_path: Path) -> None:
    async def begin() -> None:
        several = Several(where, tmp_path)
        several.wire.cut = True
        here, there = several.servers
        guests = [await here.storage.add_guest(name, "en") for name in "AB"]
        seats = (SeatRequest(kind="here"), SeatRequest(kind="link"))
        row = await lobby.create(here, guests[0], TableRequest(game="toy", seats=seats))
        one, two = await several.at(row.id)
        await lobby.claim(there, guests[1], there.signer.seat_link(row.id, 1, 0))
        await one.refresh()
        await one.derive_nonces()
        await play(one, 0)
        assert not two.begun
        await asyncio.wait_for(two.refresh(), 30)
        assert two.begun
        assert two.version == 1
        await play(two, 1)
        await asyncio.wait_for(one.refresh(), 30)
        assert one.version == 2
        await several.close()

    run(begin())


def test_an_entry_whose_answer_was_lost_is_found_and_not_made_twice(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was committed, and the line broke before that was said."""

    async def lose() -> None:
        several = Several(where, tmp_path, 1)
        [live] = await several.at(await several.table("here", "link"))
        storage = several.servers[0].storage
        append = storage.append

        async def append_and_lose(*what: Any) -> None:
            await append(*what)
            raise Unwritable("storage", OSError("the line broke"), unsure=True)

        monkeypatch.setattr(storage, "append", append_and_lose)
        await play(live, 0)
        assert not live.gone
        assert live.version == len(await storage.entries(live.row.id)) == 1
        assert len(live.times) == 1
        await several.close()

    run(lose())


def test_an_entry_that_was_not_written_is_refused_and_can_be_made_again(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        several = Several(where, tmp_path, 1)
        [live] = await several.at(await several.table("here", "link"))

        async def break_off(*_: Any) -> None:
            raise Unwritable("storage", OSError("the line broke"), unsure=True)

        with monkeypatch.context() as broken:
            broken.setattr(several.servers[0].storage, "append", break_off)
            with pytest.raises(Unwritable):
                await play(live, 0)
        assert live.version == 0
        await play(live, 0)
        assert live.version == 1
        await several.close()

    run(fail())


# People


def test_who_is_banned_or_deleted_is_sent_away_everywhere_and_who_is_welcome_again_may_come(
    where: Where, tmp_path: Path
) -> None:
    async def ban() -> None:
        several = Several(where, tmp_path)
        _one, two = await several.at(await several.table("here", "link"))
        first, second = (guest.id for guest in several.guests)
        ears = [Ear(two, first), Ear(two, second)]
        here, there = several.servers
        await here.upkeep.ban(first, "insults")
        await ears[0].until(lambda: ears[0].parting)
        assert first in there.hub.barred
        await here.upkeep.unban(first)
        several.wire.cut = True
        await there.following.look_around(roll=True)
        assert first not in there.hub.barred
        await here.upkeep.delete_guest(second, "gone")
        await there.following.look_around(roll=True)
        assert ears[1].parting is GUEST_DELETED
        assert ears[0].parting is not GUEST_DELETED
        await several.close()

    run(ban())


def test_a_line_that_the_host_takes_away_goes_from_every_page(where: Where, tmp_path: Path) -> None:
    async def talk() -> None:
        several = Several(where, tmp_path)
        one, two = await several.at(await several.table("here", "link"))
        ear = Ear(two)
        await two.open_chat()
        await one.say(chat.Line(0, "players", several.guests[0].id, 0, "A", "Ahoy", "", several.now))
        await ear.until(lambda: two.chat is not None and two.chat.lines)
        assert two.chat is not None
        [line] = two.chat.lines
        await several.servers[0].upkeep.delete_message(line.id)
        await ear.until(lambda: two.chat is not None and line.id in two.chat.gone)
        assert [line.text for line in two.chat.lines] == [""]
        await several.close()

    run(talk())


def test_who_sits_down_at_one_server_sits_at_the_other(where: Where, tmp_path: Path) -> None:
    async def sit() -> None:
        several = Several(where, tmp_path)
        here, _ = several.servers
        guests = [await here.storage.add_guest(name, "en") for name in "AB"]
        seats = (SeatRequest(kind="here"), SeatRequest(kind="link"))
        row = await lobby.create(here, guests[0], TableRequest(game="toy", seats=seats, open=True))
        _, two = await several.at(row.id)
        ear = Ear(two)
        await lobby.sit(here, guests[1], row.id, None)
        await ear.until(lambda: two.row.seats_of(guests[1].id))
        several.wire.cut = True
        await two.derive_nonces()
        assert two.begun
        await several.close()

    run(sit())


def presence_of(several: Several, number: int) -> SharedPresence:
    found = several.servers[number].presence
    assert isinstance(found, SharedPresence)
    return found


def test_who_is_at_another_server_is_there_until_he_leaves_or_his_server_dies(where: Where, tmp_path: Path) -> None:
    async def come_and_go() -> None:
        several = Several(where, tmp_path)
        one, two = await several.at(await several.table("here", "link", watchable=True))
        guest = several.guests[0].id
        here, there = presence_of(several, 0), presence_of(several, 1)
        ear, watcher = Ear(one, guest), Ear(one)
        assert two.away(guest) == several.now
        await here.write()
        await there.read([one.row.id])
        assert two.online == {guest}
        assert two.away(guest) == 0
        assert two.watchers == 1
        assert await there.people(set()) == 1
        several.now += 1000
        one.leave(ear)
        one.leave(watcher)
        await here.write()
        await there.read([one.row.id])
        assert two.online == set()
        assert two.away(guest) == several.now
        Ear(one, guest)
        await here.write()
        several.now += GOOD_MS - 1
        await there.read([one.row.id])
        assert two.online == {guest}
        several.now += 1
        await there.read([one.row.id])
        assert two.online == set()
        await there.refresh()
        await here.refresh()  # it was only slow: others had forgotten its people
        await there.read([one.row.id])
        assert two.online == {guest}
        await several.close()

    run(come_and_go())


# Limits


def test_what_one_may_ask_for_is_shared(where: Where, tmp_path: Path) -> None:
    async def ask() -> None:
        several = Several(where, tmp_path)
        limit = Limit("tries", 5, 0.5)
        tries = [server.limits.spend(limit, "anna") for server in several.servers for _ in range(50)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert answers.count(None) == 5
        rows = await several.servers[0].database.read(lambda c: c.execute(select(schema.allowances)).all())
        assert [row.what for row in rows] == ["tries"]
        assert "anna" not in repr(rows), "who it was is a digest"
        assert all(answer is None or isinstance(answer, TooFast) for answer in answers)
        await several.servers[0].limits.spend(limit, "boris")
        several.now += 2000
        await several.servers[1].limits.spend(limit, "anna")
        with pytest.raises(TooFast) as late:
            await several.servers[0].limits.spend(limit, "anna")
        assert 1 <= late.value.params["seconds"] <= 3  # type: ignore[operator]
        await several.close()

    run(ask())


def test_an_administrators_order_is_good_once_at_all_servers(where: Where, tmp_path: Path) -> None:
    async def order() -> None:
        several = Several(where, tmp_path)
        one, two = several.servers
        token = one.signer.order("loop")
        assert await one.take_order("loop", token)
        assert not await two.take_order("loop", token)
        await several.close()

    run(order())


# Going over to another process


class Line:
    """A socket's other end."""

    ready = True

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frames: bytes) -> None:
        self.frames.append(frames)

    hold = write

    async def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    async def close(self, code: int) -> None:
        pass


def test_what_is_on_its_way_when_somebody_is_sent_over_is_still_done(where: Where, tmp_path: Path) -> None:
    async def leave() -> None:
        several = Several(where, tmp_path, 1)
        [live] = await several.at(await several.table("here", "link"))
        [server] = several.servers
        session = Session(server, live, several.guests[0].id, Line(), None, "")
        live.listen(session)
        await server.move_out(0.0)
        assert server.health.leaving
        assert await server.health.unready() == "leaving"
        text = live.table.legal_actions(0)[0].text
        play = {"type": "play", "id": 1, "at": 0, "seat": 0, "actions": [text]}
        await session.hear(msgspec.json.encode(play))
        assert live.version == 1
        session.send_away(GUEST_DELETED)
        await session.hear(msgspec.json.encode({"type": "resign", "id": 2, "at": 1, "seat": 0}))
        assert live.version == 1
        live.leave(session)
        await several.close()

    run(leave())


def test_a_server_that_does_not_hear_the_others_says_that_nobody_should_come(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        several = Several(where, tmp_path, 1)
        [server] = several.servers
        await server.database.start()
        assert await server.health.unready() == ""
        server.wakeups.silent = 20.0  # type: ignore[misc]
        assert await server.health.unready() == "listener"
        server.wakeups.silent = 0.0  # type: ignore[misc]
        monkeypatch.setattr(server.following, "_looked", server.following._looked - 60)
        assert await server.health.unready() == "behind"
        await server.following.look_around()
        assert await server.health.unready() == ""
        await several.close()

    run(ask())


# What is done once


def test_a_lease_is_one_servers_until_it_dies(where: Where, tmp_path: Path) -> None:
    async def hold() -> None:
        several = Several(where, tmp_path)
        one, two = (server.leases for server in several.servers)
        assert isinstance(one, SharedLeases)
        assert isinstance(two, SharedLeases)
        taken = await asyncio.gather(*(lease.take("x") for lease in (one, two, one, two)))
        assert sorted(taken) == [False, False, True, True]
        holder, other = (one, two) if taken[0] else (two, one)
        several.now += LASTS_MS - 1
        assert not await other.take("x")
        several.now += 1
        assert await other.take("x")
        assert not await holder.take("x")
        async with holder.hold("y") as ours:
            assert ours
            assert not await other.take("y")
        assert await other.take("y")
        await several.close()

    run(hold())


class Board:
    """A board that answers when it is let."""

    def __init__(self) -> None:
        self.asked: list[Job] = []
        self.come = asyncio.Event()

    async def do(self, job: Job, report: Report = unheard) -> Answer:
        self.asked.append(job)
        await self.come.wait()
        return Answer(text="light")

    def move(self, job: Job, priority: object) -> None:
        pass

    def close(self) -> None:
        pass


def test_a_bot_is_asked_once_and_by_another_server_when_the_first_has_died(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        monkeypatch.setattr("quarterdeck.server.bots.LOOK_SECONDS", 0.01)
        several = Several(where, tmp_path)
        boards = [Board(), Board()]
        for server, board in zip(several.servers, boards, strict=True):
            server.bots._board = board
        lives = await several.at(await several.table("here", "bot"))
        ears = [Ear(live, several.guests[0].id) for live in lives]
        asked = asyncio.Event()

        async def anybody() -> int:
            while not any(board.asked for board in boards):
                await asyncio.sleep(0.01)
            return next(number for number, board in enumerate(boards) if board.asked)

        async with asyncio.timeout(30):
            first = await anybody()
            await play(lives[first], 0)  # the other seat's decision makes nothing stale that the bot was asked
            assert [len(board.asked) for board in boards].count(0) == 1
            other = 1 - first
            leases = several.servers[first].leases
            assert isinstance(leases, SharedLeases)

            async def dead(name: str) -> bool:  # its process was killed: it says nothing any more
                return True

            monkeypatch.setattr(leases, "take", dead)
            several.now += LASTS_MS
            while not boards[other].asked:
                await asyncio.sleep(0.01)
            boards[other].come.set()
            await ears[other].until(lambda: lives[other].version == 2)
            boards[first].come.set()  # it was only slow: its answer is late
            await ears[first].until(lambda: lives[first].version == 2)
        log = await several.servers[0].storage.entries(lives[0].row.id)
        assert len(log) == 2
        assert not asked.is_set()
        await several.close()

    run(ask())


def test_the_same_entry_by_three_servers_is_one(where: Where, tmp_path: Path) -> None:
    """Whoever sees that a seat gives up writes it; the table is over once."""

    async def race() -> None:
        several = Several(where, tmp_path, 3)
        lives: list[LiveTable] = await several.at(await several.table("here", "link"))
        several.wire.cut = True
        came = await asyncio.gather(
            *(live.act(lambda table: table.resign(0)) for live in lives), return_exceptions=True
        )
        assert came.count(None) == 1
        assert not any(isinstance(error, Conflict) for error in came)
        assert len(await several.servers[0].storage.entries(lives[0].row.id)) == 1
        await several.close()

    run(race())
