"""Several servers on one database in one process, with wake-ups that a test can lose."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from quarterdeck.server import lobby
from quarterdeck.server.live import Listener, LiveTable
from quarterdeck.server.messages import SeatRequest, TableRequest
from quarterdeck.server.partings import Parting
from quarterdeck.server.server import Server
from quarterdeck.server.settings import Settings
from quarterdeck.server.storage import Guest
from quarterdeck.server.wakeups import new_name

BEGAN = 1_700_000_000_000


class Wire:
    """Wake-ups between servers of one event loop."""

    def __init__(self) -> None:
        self.ends: list[WireEnd] = []
        self.cut = False  # words are lost
        self.said: list[str] = []


class WireEnd:
    """One server's end."""

    def __init__(self, wire: Wire) -> None:
        self.name = new_name()
        self._wire = wire
        self._hear: Callable[[Sequence[str]], None] = lambda news: None
        self.anew: Callable[[], None] = lambda: None
        self.silent = 0.0
        wire.ends.append(self)

    def tell(self, news: str) -> None:
        self._wire.said.append(news)
        for end in self._wire.ends:
            if end is not self and not self._wire.cut:
                asyncio.get_running_loop().call_soon(end._hear, [news])

    def listen(self, hear: Callable[[Sequence[str]], None], anew: Callable[[], None]) -> None:
        self._hear, self.anew = hear, anew

    async def run(self) -> None:
        await asyncio.Event().wait()


class Ear(Listener):
    """Somebody at a table, who notes what he is told."""

    def __init__(self, live: LiveTable, guest: str | None = None) -> None:
        self.guest = guest
        self.live = live
        self.woken = asyncio.Event()
        self.parting: Parting | None = None
        self.anew = 0
        live.listen(self)

    def wake(self) -> None:
        self.woken.set()

    def send_away(self, parting: Parting) -> None:
        self.parting = parting
        self.woken.set()

    def hear_anew(self) -> None:
        self.anew += 1

    async def until(self, come: Callable[[], object]) -> None:
        """Waits until something holds, looking whenever the table says that something is new."""
        async with asyncio.timeout(30):
            while not come():
                self.woken.clear()
                await self.woken.wait()


class Several:
    """Servers on one database, with one clock that tests set, and people who have a table."""

    def __init__(self, database: Any, folder: Path, number: int = 2, **more: Any) -> None:
        self.now = BEGAN
        self.wire = Wire()
        settings = Settings(database=database, key_file=folder / "key", **more)
        self.servers = [Server(settings, lambda: self.now, WireEnd(self.wire)) for _ in range(number)]
        self.guests: list[Guest] = []

    async def start(self) -> None:
        """All that goes on between requests begins."""
        for server in self.servers:
            await server.start()

    async def table(self, *kinds: str, **more: Any) -> str:
        """A table of people who have sat down and of bots, begun."""
        one = self.servers[0]
        people = sum(kind != "bot" for kind in kinds)
        self.guests = [await one.storage.add_guest(name, "en") for name in "ABCD"[:people]]
        seats = tuple(SeatRequest(kind=k, level="random" if k == "bot" else "") for k in kinds)  # type: ignore[arg-type]
        row = await lobby.create(one, self.guests[0], TableRequest(game="toy", seats=seats, **more))
        free = [seat.seat for seat in row.seats if not seat.taken]
        for guest, seat in zip(self.guests[1:], free, strict=True):
            await lobby.claim(one, guest, one.signer.seat_link(row.id, seat, 0))
        await (await one.hub.get(row.id)).derive_nonces()
        return row.id

    async def at(self, id: str) -> list[LiveTable]:
        """The same table at all servers."""
        return [await server.hub.get(id) for server in self.servers]

    async def close(self) -> None:
        for server in self.servers:
            await server.stop()


async def play(live: LiveTable, seat: int, at: int | None = None) -> None:
    """A seat plays any legal action."""
    text = live.table.legal_actions(seat)[0].text
    await live.act(lambda table: table.play(text, seat, at=at))
