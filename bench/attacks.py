"""What one guest can do to another (`make load`): tables full of bots, and files made to be hard to read.

Every figure has its quiet twin from the same run on the same machine; all traffic stays on the loopback.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import msgspec
from wire import Wire, open_wire

from quarterdeck.games import find
from quarterdeck.server.messages import Nonce, Ping, Play
from quarterdeck.table import Table
from quarterdeck.table.dice import new_nonce
from quarterdeck.table.replay import from_table
from quarterdeck.table.replay_text import write

GAME, RANK = "fleet", "flag"  # the bot that thinks longest
BOT_TABLES = 20  # of the attacker
MOVES = 12  # of the person who is measured
PINGS = 60
PING_SECONDS = 0.05  # between two
MOST_SECONDS = 120.0  # for one answer, however busy the machine
LONG = 19_000  # entries of the longest replay that is thrown


class Head(msgspec.Struct):
    """A frame, as far as these read it."""

    type: str
    version: int = -1
    actions: tuple[dict[str, Any], ...] = ()
    result: object = None


class Guest:
    """Somebody with a cookie and a socket."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, trust_env=False, timeout=MOST_SECONDS)
        self.frames: asyncio.Queue[bytes] = asyncio.Queue()
        self.wires: list[Wire] = []

    async def arrive(self) -> None:
        (await self.http.post("/api/me", json={})).raise_for_status()

    async def table(self, *seats: dict[str, str], heard: Callable[[bytes], None]) -> Wire:
        """A table of one's own with a socket at it."""
        made = await self.http.post("/api/tables", json={"game": GAME, "seats": seats})
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        path = f"/api/tables/{made.raise_for_status().json()['id']}/socket"
        wire = await open_wire(self.url, path, cookie, heard)
        self.wires.append(wire)
        return wire

    async def leave(self) -> None:
        for wire in self.wires:
            wire.close()
        await self.http.aclose()


async def waits_for_a_bot(url: str, moves: int = MOVES) -> list[float]:
    """The seconds from each of a person's actions until the bot has answered and it is his turn again."""
    guest = Guest(url)
    await guest.arrive()
    wire = await guest.table({"kind": "here"}, {"kind": "bot", "level": RANK}, heard=guest.frames.put_nowait)
    wire.send(msgspec.json.encode(Nonce(id=0, seat=0, nonce=new_nonce())))
    chance = random.Random(1)
    taken: list[float] = []
    state = await _turn(guest, 0)
    while len(taken) < moves and state.result is None:
        text = chance.choice(state.actions)["text"]
        began = time.perf_counter()
        wire.send(msgspec.json.encode(Play(id=state.version + 1, at=state.version, seat=0, actions=(text,))))
        state = await _turn(guest, state.version + 1)
        taken.append(time.perf_counter() - began)
    await guest.leave()
    return taken


async def _turn(guest: Guest, version: int) -> Head:
    """The first state from a version on in which the person may act, or the last one."""
    while True:
        frame = await asyncio.wait_for(guest.frames.get(), MOST_SECONDS)
        if not frame.startswith(b'{"type":"state"'):
            continue
        state = msgspec.json.decode(frame, type=Head)
        if state.version >= version and (state.actions or state.result is not None):
            return state


async def fair_bots(url: str) -> tuple[list[float], list[float]]:
    """A person's waits for a bot, quiet and beside a guest with twenty tables of nothing but bots."""
    await waits_for_a_bot(url, 2)  # the processes start
    quiet = await waits_for_a_bot(url)
    attacker = Guest(url)
    await attacker.arrive()
    bot = {"kind": "bot", "level": RANK}
    for _ in range(BOT_TABLES):
        await attacker.table(bot, bot, heard=lambda _: None)
    attacked = await waits_for_a_bot(url)
    await attacker.leave()
    return quiet, attacked


# Files


def hostile_requests() -> list[tuple[str, dict[str, Any]]]:
    """Requests with files that a parser would choke on, and the longest replay there may be."""
    contents = [
        ".".join("a" * 31_900) + "=1",
        "[" + ".".join("a" * 31_900) + "]",
        "a = " + "[" * 60_000,
        "a = " + "{a=" * 20_000,
        '{"a":' * 12_000,
        "game = 0x" + "f" * 60_000,
        "a = [1]\n" * 8_000,
    ]
    seats = [{"kind": "here"}, {"kind": "here"}]
    found: list[tuple[str, dict[str, Any]]] = []
    for content in contents:
        found.append(("/api/tables", {"game": "lords", "seats": seats, "files": {"edition": content}}))
        found.append(("/api/replays", {"text": _replay_with(content)}))
    return [*found, ("/api/replays", {"text": long_replay()})]


def _replay_with(content: str) -> str:
    game = find("lords")
    edition = game.data("components.toml")
    text = write(from_table(Table.open(game, game.setup(2, {}, {"edition": edition}), seed=1)))
    tag = '[File "edition"]\n'
    start = text.index(tag) + len(tag)
    lines = "".join(f"| {line}\n" if line else "|\n" for line in content.split("\n"))
    return text[:start] + lines + text[text.index("[Dice", start) :]


def long_replay() -> str:
    """A finished game of somebody who takes his first move back thousands of times."""
    game = find("lords")
    table = Table.open(game, game.setup(2, {"first_player": "light", "boards": "standard"}), seed=1)
    action = next(a for a in table.legal_actions(0) if _can_be_taken_back(table, a.text))
    while table.version < LONG:
        table.play(action, 0)
        table.undo(0)
    table.resign(0)
    return write(from_table(table))


def _can_be_taken_back(table: Table, text: str) -> bool:
    twin = table.copy()
    twin.play(text, 0)
    return twin.why_not_undo(0) is None


async def pings(url: str, beside: Callable[[], Awaitable[None]] | None = None) -> list[float]:
    """The seconds of a bystander's pings, as many as there are or until what goes on beside them is over."""
    guest = Guest(url)
    await guest.arrive()
    wire = await guest.table({"kind": "here"}, {"kind": "link"}, heard=guest.frames.put_nowait)
    work = asyncio.ensure_future(beside()) if beside else None
    taken: list[float] = []
    while (len(taken) < PINGS) if work is None else not work.done():
        began = time.perf_counter()
        wire.send(msgspec.json.encode(Ping(id=len(taken) + 1)))
        while not (await asyncio.wait_for(guest.frames.get(), MOST_SECONDS)).startswith(b'{"type":"pong"'):
            pass
        taken.append(time.perf_counter() - began)
        await asyncio.sleep(PING_SECONDS)
    if work is not None:
        await work
    await guest.leave()
    return taken


async def throw(url: str, requests: list[tuple[str, dict[str, Any]]]) -> None:
    """Sends them all twice, four at a time, and reads the long replay from end to end."""
    guest = Guest(url)
    await guest.arrive()
    room = asyncio.Semaphore(4)

    async def send(path: str, body: dict[str, Any]) -> None:
        async with room:
            answer = await guest.http.post(path, json=body)
            assert answer.status_code in (201, 400), answer.text[:200]
            if answer.status_code == 201 and path == "/api/replays":
                for page in ("", "/log", "/at/17000", "/at/3", "/scores", "/log?seat=0"):
                    (await guest.http.get(f"/api/replays/{answer.json()['id']}{page}")).raise_for_status()

    await asyncio.gather(*(send(path, body) for path, body in requests * 2))
    await guest.leave()


async def hostile_files(url: str) -> tuple[list[float], list[float]]:
    """A bystander's pings, quiet and while hostile files are thrown."""
    requests = await asyncio.to_thread(hostile_requests)
    quiet = await pings(url)
    return quiet, await pings(url, lambda: throw(url, requests))
