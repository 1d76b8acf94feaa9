"""Being called: web push to a local end point that decrypts what arrives; once a turn, never to somebody who is there.

The clock is the test's own: nothing waits for real time.
"""

import asyncio
import json
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from server_push import Browser
from sqlalchemy import select

from postgres import database_in
from quarterdeck.errors import BadInput
from quarterdeck.server import calls, lobby, push, schema
from quarterdeck.server import messages as m
from quarterdeck.server.calls import AGAIN_MS, NEVER, PATIENCE_MS, TURN, check_wishes, quiet_until, turns_of
from quarterdeck.server.live import LiveTable
from quarterdeck.server.push import b64, check_target, unb64
from quarterdeck.server.server import Server
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage import Guest, now

HOUR = 3600_000


@pytest.fixture
def browser() -> Iterator[Browser]:
    made = Browser()
    yield made
    made.close()


@contextmanager
def serving(folder: Path, **more: Any) -> Iterator[Server]:
    server = Server(Settings(database=database_in(folder), key_file=folder / "key", push_inside=True, **more))
    try:
        yield server
    finally:
        server.calls.close()
        server.board.close()
        server.database.close()
        server.storage.epochs.close()


async def game_of_two(server: Server) -> tuple[LiveTable, Guest, Guest]:
    """Anna and Борис at a table that has begun; it is somebody's turn."""
    await server.storage.epochs.begin()
    anna, boris = await server.storage.add_guest("Anna", "en"), await server.storage.add_guest("Борис", "ru")
    seats = (m.SeatRequest(kind="here"), m.SeatRequest(kind="link"))
    row = await lobby.create(server, anna, m.TableRequest(game="lords", seats=seats))
    token = server.signer.seat_link(row.id, 1, 0)
    await lobby.claim(server, boris, token)
    live = await server.hub.get(row.id)
    for seat in (0, 1):
        await live.give_nonce(seat, f"{seat}" * 32)
    return live, anna, boris


async def settled(server: Server) -> None:
    """All that was noted or is being sent is done."""
    while server.calls._noting:
        await asyncio.gather(*server.calls._noting)


def later(server: Server, milliseconds: int) -> None:
    """The clock of what falls due is put on."""
    moment = now() + milliseconds
    server.dues._clock = lambda: moment


def owing(live: LiveTable, *people: Guest) -> Guest:
    """Who is to move."""
    guest = live.row.seats[live.row.pending[0]].guest
    return next(one for one in people if one.id == guest)


def test_whoever_is_away_is_called_once_a_turn_by_a_message_that_only_his_browser_can_read(
    tmp_path: Path, browser: Browser
) -> None:
    async def play() -> None:
        with serving(tmp_path) as server:
            live, anna, boris = await game_of_two(server)
            first = owing(live, anna, boris)
            await server.database.write(lambda c: calls.add_device(c, first.id, browser.target))
            server.calls.reachable.forget(first.id)
            live.owed = {}
            server.look(live)
            await settled(server)
            await server.dues.turn()
            assert browser.got == []  # not yet: a page that reloads is no absence
            later(server, PATIENCE_MS + 1000)
            for _ in range(3):  # whoever looks, and however often
                await server.dues.turn()
                await settled(server)
                live.owed = {}
                server.look(live)
                await settled(server)
            assert len(browser.got) == 1
            headers, body = browser.got[0]
            told = browser.read(body)
            assert told["url"] == f"/table/{live.row.id}"
            assert ("Ваш ход" if first is boris else "Your turn") in told["title"]
            assert set(told) == {"table", "title", "body", "url"}
            check_signature(headers["Authorization"], server.calls.vapid.public)
            assert headers["Content-Encoding"] == "aes128gcm"
            assert len(headers["Topic"]) == 32

    asyncio.run(play())


def check_signature(header: str, public: str) -> None:
    """The header is signed by the key that browsers were told."""
    token = header.removeprefix("vapid t=").partition(",")[0]
    signed, _, signature = token.rpartition(".")
    r, s = (int.from_bytes(part, "big") for part in (unb64(signature)[:32], unb64(signature)[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(public))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        key.verify(encode_dss_signature(r, s), signed.encode() + b"x", ec.ECDSA(hashes.SHA256()))
    claims = json.loads(unb64(signed.split(".")[1]))
    assert claims["aud"].startswith("http://127.0.0.1:")


def test_nobody_is_called_who_is_there_or_has_moved_or_wants_no_call(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        with serving(tmp_path) as server:
            live, anna, boris = await game_of_two(server)
            first = owing(live, anna, boris)
            await server.database.write(lambda c: calls.add_device(c, first.id, browser.target))
            due = calls.Due(TURN, f"{live.row.id} {first.id}", 0, "0")

            class Page:
                guest = first.id

                def wake(self) -> None: ...
                def send_away(self, parting: object) -> None: ...
                def hear_anew(self) -> None: ...

            page = Page()
            live.listen(page)
            done = await server.calls.call(due)
            assert done.again is not None
            assert abs(done.again - now() - AGAIN_MS) < HOUR
            live.leave(page)
            await server.database.write(lambda c: calls.keep_wishes(c, first.id, m.Wishes(turn=False)))
            assert (await server.calls.call(due)).again == NEVER
            other = boris if first is anna else anna
            assert (await server.calls.call(calls.Due(TURN, f"{live.row.id} {other.id}", 0, "0"))).again is None
            await settled(server)
            assert browser.got == []

    asyncio.run(play())


def test_a_turn_is_known_by_the_entries_before_it(tmp_path: Path) -> None:
    async def play() -> None:
        with serving(tmp_path) as server:
            live, anna, boris = await game_of_two(server)
            first = owing(live, anna, boris)
            assert turns_of(live, {first.id}) == {first.id: 0}
            seat = live.row.pending[0]
            while seat in live.row.pending:
                text = live.table.legal_actions(seat)[0].text
                await live.act(lambda table, text=text: table.play((text,), seat, at=table.version))
            while owing(live, anna, boris) is not first:
                other = live.row.pending[0]
                text = live.table.legal_actions(other)[0].text
                await live.act(lambda table, text=text, other=other: table.play((text,), other, at=table.version))
            assert turns_of(live, {first.id})[first.id] > 0

    asyncio.run(play())


def test_turns_of_people_without_a_device_write_nothing_and_read_once_a_minute(
    tmp_path: Path, browser: Browser
) -> None:
    async def play() -> None:
        with serving(tmp_path) as server:
            moment = 0.0
            server.calls.reachable._clock = lambda: moment
            live, anna, boris = await game_of_two(server)
            await settled(server)
            asked: list[object] = []
            read, write = server.database.read, server.database.write
            server.database.read = lambda question: asked.append(question) or read(question)  # type: ignore
            server.database.write = lambda change: asked.append(change) or write(change)  # type: ignore
            server.look(live)
            await settled(server)
            before = len(asked)
            for _ in range(10):
                seat = live.row.pending[0]
                text = live.table.legal_actions(seat)[0].text
                await live.act(lambda table, text=text, seat=seat: table.play((text,), seat, at=table.version))
                server.look(live)
                await settled(server)
            assert len(asked) - before <= 2  # once for each of the two, in ten turns
            await write(lambda c: calls.add_device(c, owing(live, anna, boris).id, browser.target))
            moment += 61
            server.look(live)
            await settled(server)
            assert await read(lambda c: c.execute(select(schema.dues.c.kind)).scalars().all()) == [TURN]

    asyncio.run(play())


def test_browsers_that_are_gone_are_forgotten_and_failing_ones_after_a_while(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        with serving(tmp_path) as server:
            live, anna, _ = await game_of_two(server)
            await server.database.write(lambda c: calls.add_device(c, anna.id, browser.target))
            for status, left in ((500, 1), (201, 1), (500, 1), (500, 1), (500, 1), (500, 1), (500, 0)):
                browser.status = status
                await server.calls.tell(anna, live.row, TURN)
                assert await server.database.read(lambda c: calls.count_devices(c, anna.id)) == left
            await server.database.write(lambda c: calls.add_device(c, anna.id, browser.target))
            browser.status = 410
            await server.calls.tell(anna, live.row, TURN)
            assert await server.database.read(lambda c: calls.count_devices(c, anna.id)) == 0

    asyncio.run(play())


def test_a_guest_has_so_many_devices_and_one_browser_is_one_guests(tmp_path: Path, browser: Browser) -> None:
    async def play() -> None:
        with serving(tmp_path) as server:
            _, anna, boris = await game_of_two(server)
            for number in range(calls.MOST_DEVICES + 5):
                target = browser.target._replace(endpoint=f"{browser.endpoint}{number}")
                await server.database.write(lambda c, target=target: calls.add_device(c, anna.id, target))
            assert await server.database.read(lambda c: calls.count_devices(c, anna.id)) == calls.MOST_DEVICES
            await server.database.write(lambda c: calls.add_device(c, boris.id, browser.target))
            await server.database.write(lambda c: calls.add_device(c, anna.id, browser.target))
            assert await server.database.read(lambda c: calls.count_devices(c, boris.id)) == 0

    asyncio.run(play())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://10.0.0.1/1",
        "https://169.254.169.254/latest",
        "https://192.168.1.1/1",
        "https://user:pw@push.example/1",
        "https://push.example:22/1",
        "https:///nowhere",
        "https://push.example/" + "x" * 1000,
        "file:///etc/passwd",
        "https://push.example/\n",
        "https://push.example:99999/",
        "",
    ],
)
def test_push_services_inside_or_in_disguise_are_refused(browser: Browser, endpoint: str) -> None:
    with pytest.raises(BadInput):
        check_target(browser.target._replace(endpoint=endpoint), inside=False)
    check_target(browser.target._replace(endpoint="https://push.example/1"), inside=False)


def test_keys_that_are_none_are_refused(browser: Browser) -> None:
    for wrong in ({"p256dh": "x"}, {"p256dh": b64(b"\x04" + bytes(64))}, {"auth": ""}, {"auth": "%%%"}):
        with pytest.raises(BadInput):
            check_target(browser.target._replace(endpoint="https://push.example/1", **wrong), inside=False)


def test_a_name_that_leads_inside_is_not_connected_to(browser: Browser, tmp_path: Path) -> None:
    vapid = push.Vapid(tmp_path / "push.key", "https://host.example")
    with pytest.raises(OSError, match="public"):
        push.resolve("localhost", 443, inside=False)
    assert push.send(vapid, browser.target._replace(endpoint="https://localhost/1"), b"{}", "t", inside=False) == 0
    assert browser.got == []


def test_the_push_key_is_made_once_for_its_owners_eyes(tmp_path: Path) -> None:
    file = tmp_path / "keys" / "push.key"
    first = push.Vapid(file, "x").public
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert push.Vapid(file, "x").public == first
    file.write_text("nonsense")
    with pytest.raises(BadInput):
        push.Vapid(file, "x")


def test_quiet_hours_end_when_they_end() -> None:
    night = m.Wishes(quiet=True, quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Berlin")
    midnight = 1_795_042_800_000  # 19 November 2026, 00:00 in Berlin
    assert quiet_until(night, midnight) == midnight + 8 * HOUR
    assert quiet_until(night, midnight - HOUR) == midnight + 8 * HOUR
    assert quiet_until(night, midnight + 9 * HOUR) == 0
    noon = m.Wishes(quiet=True, quiet_from=12 * 60, quiet_to=13 * 60, zone="Europe/Berlin")
    assert quiet_until(noon, midnight + 12 * HOUR + 60_000) == midnight + 13 * HOUR
    assert quiet_until(noon, midnight) == 0
    assert quiet_until(m.Wishes(zone="Europe/Berlin"), midnight) == 0
    for wrong in (m.Wishes(zone="Mars/Base"), m.Wishes(zone="../../etc/passwd"), m.Wishes(quiet_from=1440)):
        with pytest.raises(BadInput):
            check_wishes(wrong)
