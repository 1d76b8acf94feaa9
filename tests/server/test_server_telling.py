"""What is told goes out in few writes of bytes that all who see the same share, and skips what is old by then."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from test_server_parts import settings_in
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from quarterdeck.server import lobby
from quarterdeck.server import messages as m
from quarterdeck.server.connections import Outlet, framed
from quarterdeck.server.live import LiveTable
from quarterdeck.server.server import Server
from quarterdeck.server.session import Session


def texts(wire: bytes) -> list[bytes]:
    """The messages that a browser reads."""
    reader = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    reader.receive_data(wire)
    return [bytes(frame.data) for frame in reader.events_received() if isinstance(frame, Frame)]


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 300_000])
def test_a_frame_of_any_length_is_read_as_it_was_written(size: int) -> None:
    assert texts(framed(b"a" * size) + framed(b"next")) == [b"a" * size, b"next"]


def outlet(loop: asyncio.AbstractEventLoop, state: object = OPEN) -> tuple[Outlet, list[bytes]]:
    written: list[bytes] = []
    transport = SimpleNamespace(write=written.append, is_closing=lambda: False)
    socket: Any = SimpleNamespace(
        transport=transport, writable=asyncio.Event(), conn=SimpleNamespace(state=state), loop=loop
    )
    return Outlet(socket), written


def test_an_answer_goes_out_with_what_it_led_to_or_by_itself() -> None:
    async def send() -> None:
        out, written = outlet(asyncio.get_running_loop())
        out.hold(b"ack")
        out.write(b" state")
        await asyncio.sleep(0)
        out.hold(b"pong")
        assert written == [b"ack state"]
        await asyncio.sleep(0)
        assert written == [b"ack state", b"pong"]

    asyncio.run(send())


def test_nothing_is_written_to_a_socket_that_is_closed_and_whoever_waits_for_it_is_told() -> None:
    async def send() -> None:
        out, written = outlet(asyncio.get_running_loop(), state=None)
        out.write(b"state")
        assert written == []
        out._writable.set()
        with pytest.raises(ConnectionError):
            await out.drained()

    asyncio.run(send())


class Peer:
    """The other end of a socket, which may be slow."""

    def __init__(self) -> None:
        self.ready = True
        self.got: list[bytes] = []
        self.taken = asyncio.Event()
        self.taken.set()

    def write(self, frames: bytes) -> None:
        self.got.append(frames)

    hold = write

    async def drained(self) -> None:
        await self.taken.wait()

    async def close(self, code: int) -> None:
        pass


async def turns() -> None:
    """The loop has gone round often enough for all that waits for nothing else."""
    for _ in range(100):
        await asyncio.sleep(0)


async def seated(server: Server, peers: list[Peer]) -> tuple[LiveTable, list[Session]]:
    """A game that has begun, with watchers at these other ends."""
    anna = await server.storage.add_guest("Anna", "en")
    seats = (m.SeatRequest(kind="here"), m.SeatRequest(kind="here"))
    row = await lobby.create(server, anna, m.TableRequest(game="toy", seats=seats, watchable=True))
    live = await server.hub.get(row.id)
    for seat in (0, 1):
        await live.give_nonce(seat, f"{seat}" * 32)
    sessions = [Session(server, live, None, peer, None, "") for peer in peers]
    for session in sessions:
        live.listen(session)
        await session.greet()
    await turns()
    for peer in peers:
        peer.got.clear()
    return live, sessions


async def move(live: LiveTable) -> None:
    seat = live.table.pending[0]
    text = live.table.legal_actions(seat)[0].text
    await live.act(lambda table: table.play((text,), seat))
    await turns()


def test_watchers_are_sent_the_same_bytes_in_one_write(tmp_path: Path) -> None:
    async def watch() -> None:
        server = Server(settings_in(tmp_path, watch_delay=0))
        await server.start()
        peers = [Peer(), Peer(), Peer()]
        live, _ = await seated(server, peers)
        await move(live)
        kinds = [bytes(text)[:16] for text in texts(peers[0].got[0])]
        assert kinds == [b'{"type":"events"', b'{"type":"state",']
        assert [len(peer.got) for peer in peers] == [1, 1, 1]
        assert peers[0].got == peers[1].got == peers[2].got
        await server.stop()

    asyncio.run(watch())


def test_a_slow_socket_is_told_every_event_but_only_the_latest_position(tmp_path: Path) -> None:
    async def watch() -> None:
        server = Server(settings_in(tmp_path, watch_delay=0))
        await server.start()
        slow = Peer()
        live, (session,) = await seated(server, [slow])
        telling = asyncio.create_task(session.tell())
        slow.ready = False
        slow.taken.clear()
        before = live.version
        for _ in range(4):
            await move(live)
        assert slow.got == []
        slow.ready = True
        slow.taken.set()
        await turns()
        told = texts(b"".join(slow.got))
        states = [text for text in told if text.startswith(b'{"type":"state"')]
        events = [text for text in told if text.startswith(b'{"type":"events"')]
        assert len(states) == 1
        assert f'"version":{before + 4}'.encode() in states[0]
        assert sum(text.count(b'"kind":"play"') for text in events) == 4
        telling.cancel()
        await server.stop()

    asyncio.run(watch())
