"""Clocks on several servers: what falls due happens once, whoever sees it; and how a table came out for whom."""

import asyncio
from pathlib import Path

import pytest

from postgres import database_in
from quarterdeck.errors import QuarterdeckError
from quarterdeck.server import lobby
from quarterdeck.server.deadlines import CLOCK, LIVE_PATIENCE, SETTLE, SLOW_PATIENCE
from quarterdeck.server.due import Done, Due
from quarterdeck.server.live import LiveTable
from quarterdeck.server.messages import SeatRequest, TableRequest
from quarterdeck.server.outcomes import Outcome, outcomes
from quarterdeck.server.server import Server
from quarterdeck.server.settings import Settings
from quarterdeck.table.entries import Flag, Resign, Sit
from quarterdeck.table.pace import DAY, MINUTE

BEGAN = 1_700_000_000_000


class House:
    """Two servers on one database, with one clock that tests set."""

    def __init__(self, folder: Path) -> None:
        self.now = BEGAN
        settings = Settings(database=database_in(folder), key_file=folder / "key")
        self.servers = [Server(settings, lambda: self.now) for _ in range(2)]

    async def table(self, pace: str, seats: int = 2, rated: bool = False) -> list[LiveTable]:
        """The same table of people at both servers, begun."""
        one, two = self.servers
        guests = [await one.storage.add_guest(name, "en") for name in "ABCD"[:seats]]
        self.guests = [guest.id for guest in guests]
        kinds = (SeatRequest(kind="here"), *[SeatRequest(kind="link")] * (seats - 1))
        request = TableRequest(game="toy", seats=kinds, pace=pace, rated=rated)
        row = await lobby.create(one, guests[0], request)
        for seat, guest in enumerate(guests[1:], 1):
            token = one.signer.seat_link(row.id, seat, 0)
            await lobby.claim(one, guest, token, rated)
        live = await one.hub.get(row.id)
        await live.derive_nonces()
        return [live, await two.hub.get(row.id)]

    async def turn(self) -> None:
        """Both look at the same time for what is due."""
        await asyncio.gather(*(server.dues.turn() for server in self.servers))

    async def log(self, live: LiveTable) -> list[object]:
        fresh = await self.servers[0].timekeeper._current(live.row.id)
        return list(fresh.table.log)

    async def close(self) -> None:
        for server in self.servers:
            await server.stop()


async def play_all(live: LiveTable, most: int = 9) -> None:
    """Every seat that is asked plays, once each."""
    for seat in live.table.pending[:most]:
        text = live.table.legal_actions(seat)[0].text
        await live.act(lambda table, seat=seat, text=text: table.play(text, seat))  # type: ignore[misc]


def test_two_servers_note_once_that_time_is_up_and_decide_once(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        one, _ = await house.table("10+10", 4)
        await play_all(one, 3)  # seat 4 owes its decision alone
        house.now = BEGAN + 10 * MINUTE
        await house.turn()
        assert not any(isinstance(entry, Flag) for entry in await house.log(one)), "what was on the way is not charged"
        house.now += 1000
        await house.turn()
        await house.turn()
        assert [entry.seat for entry in await house.log(one) if isinstance(entry, Flag)] == [3]
        house.now += LIVE_PATIENCE
        await house.turn()
        house.now += 2000
        await house.turn()
        sat = [entry for entry in await house.log(one) if isinstance(entry, Sit)]
        assert [(entry.seat, entry.kind, entry.why, entry.by) for entry in sat] == [(3, "bot", "time", -1)]
        await house.close()

    asyncio.run(run())


def test_a_server_that_was_asleep_sees_what_another_has_done_before_it_acts(tmp_path: Path) -> None:
    """The second has the table in memory as it was; the first has gone on."""

    async def run() -> None:
        house = House(tmp_path)
        one, two = await house.table("10+10")
        await play_all(one)
        house.now = BEGAN + 30 * MINUTE
        await house.servers[1].dues.turn()
        assert not two.gone
        assert [type(entry) for entry in two.table.log][2:] == [Flag]
        await house.close()

    asyncio.run(run())


def test_a_slow_game_that_nobody_looks_at_ends_by_itself(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        one, _ = await house.table("2d+1d")
        await play_all(one, 1)
        house.now = BEGAN + 3 * DAY + 1000
        await house.turn()
        assert [type(entry) for entry in await house.log(one)][1:] == [Flag]
        house.now += SLOW_PATIENCE - 1
        await house.turn()
        assert len(await house.log(one)) == 2
        house.now += 1
        await house.turn()
        given_up = (await house.log(one))[-1]
        assert isinstance(given_up, Resign)
        assert (given_up.seat, given_up.why, given_up.by) == (1, "time", -1)
        left = await house.servers[0].database.read(
            lambda c: c.exec_driver_sql("SELECT count(*) FROM dues WHERE kind = 'clock'").scalar()
        )
        assert left == 0
        await house.close()

    asyncio.run(run())


def test_a_claim_and_the_table_itself_never_both_decide(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        one, _ = await house.table("5+0")
        await play_all(one, 1)
        house.now = BEGAN + 5 * MINUTE + 1000
        await house.servers[0].dues.turn()
        live = await house.servers[0].hub.get(one.row.id)
        house.now += LIVE_PATIENCE
        keeper = house.servers[0].timekeeper
        done = await asyncio.gather(
            keeper.claim(live, 0, 1, live.version), house.servers[1].dues.turn(), return_exceptions=True
        )
        assert sum(isinstance(entry, Resign) for entry in await house.log(one)) == 1
        assert not done[0] or isinstance(done[0], QuarterdeckError)
        await house.close()

    asyncio.run(run())


# How a table came out


def test_a_game_played_to_its_end_is_settled_when_it_ends(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        one, _ = await house.table("", rated=True)
        assert await outcomes(one.storage, one.row.id) == []
        await play_all(one)
        house.now += 5
        await one.act(lambda table: table.resign(1))
        assert await outcomes(one.storage, one.row.id) == [
            Outcome(house.guests[0], 0, 1, 1.0, left=False, at=BEGAN + 5),
            Outcome(house.guests[1], 1, 2, 0.0, left=False, at=BEGAN + 5),
        ]
        await house.close()

    asyncio.run(run())


def test_who_leaves_has_lost_when_the_bot_sits_down_and_the_others_are_settled_with_him(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        one, _ = await house.table("10+10", 4, rated=True)
        keeper = house.servers[0].timekeeper
        await play_all(one)
        house.now += 7
        await keeper.hand_over(one, 2, "random", one.version)
        told = await outcomes(one.storage, one.row.id)
        assert [(o.guest, o.place, round(o.score, 2), o.left, o.at) for o in told] == [
            (house.guests[0], 1, 0.33, False, BEGAN + 7),
            (house.guests[1], 1, 0.33, False, BEGAN + 7),
            (house.guests[2], 4, 0.0, True, BEGAN + 7),
            (house.guests[3], 1, 0.33, False, BEGAN + 7),
        ]
        await keeper.take_back(one, 2, one.version)
        await one.act(lambda table: table.resign(0))
        assert await outcomes(one.storage, one.row.id) == told, "what comes after counts for nothing"
        settled = list[str]()

        async def settle(due: Due) -> Done:
            settled.append(due.subject)
            return Done()

        for server in house.servers:
            server.dues.on(SETTLE, settle)
        await house.turn()
        await house.turn()
        assert settled == [one.row.id], "once, whoever sees it"
        await house.close()

    asyncio.run(run())


def test_a_game_that_had_not_begun_for_somebody_is_not_settled(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        one, _ = await house.table("10+10", rated=True)
        await play_all(one, 1)
        await house.servers[0].timekeeper.hand_over(one, 1, "random", one.version)
        assert await outcomes(one.storage, one.row.id) == []
        await house.close()

    asyncio.run(run())


def test_who_lost_on_time_has_left_and_was_flagged(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(tmp_path)
        one, _ = await house.table("5+0", rated=True)
        await play_all(one, 1)
        house.now = BEGAN + 5 * MINUTE + 1000
        await house.servers[0].dues.turn()
        live = await house.servers[0].hub.get(one.row.id)
        await house.servers[0].timekeeper.claim(live, 0, 1, live.version)
        told = await outcomes(one.storage, one.row.id)
        assert [(o.place, o.left, o.flagged) for o in told] == [(1, False, False), (2, True, True)]
        await house.close()

    asyncio.run(run())


@pytest.mark.parametrize("pace", ["", "2d"])
def test_a_table_without_a_live_clock_has_no_row_for_presence(tmp_path: Path, pace: str) -> None:
    async def run() -> None:
        house = House(tmp_path)
        one, _ = await house.table(pace)
        kinds = await one.storage.database.read(
            lambda c: list(c.exec_driver_sql("SELECT kind FROM dues WHERE kind <> 'nonce'").scalars())
        )
        assert kinds == ([CLOCK] if pace else [])
        await house.close()

    asyncio.run(run())
