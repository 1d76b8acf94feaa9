"""Load figures of the server (`make load`): acknowledgements under load, views, long tables, undo, attacks.

Everything runs on this machine over the loopback: the server in a process of its own, its clients in this one. Figures
are wall-clock time as a player feels it, clients' own work included.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any

import attacks
import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from wire import Wire, open_wire

from quarterdeck import compiled
from quarterdeck.games import find
from quarterdeck.games.base import Game
from quarterdeck.server import telling
from quarterdeck.server.live import LiveTable, record_of
from quarterdeck.server.messages import Nonce, Play
from quarterdeck.server.storage import EntryRow, SeatRow, Storage, TableRow
from quarterdeck.table import Refused, Table
from quarterdeck.table.dice import new_nonce, new_secret
from quarterdeck.table.entries import encode

ACK_MS, VIEW_MS, OPEN_MS, UNDO_MS = 50.0, 1.0, 100.0, 50.0  # the bars of issue 3
TIMES_LONGER = 3.0  # a person's longest wait for a bot beside twenty tables of bots, against the quiet one (issue 12)
LONGER_MS = 250.0  # and a bystander's longest ping while hostile files are thrown
UNDOS = 50  # takebacks measured
LONG = 500  # entries of the long table
MOST_SECONDS = 30.0  # for one acknowledgement, however busy the machine
SECONDS_TO_SETTLE = 2.0  # after the last socket is open, before the first action


class Player:
    """Somebody who has a seat."""

    def __init__(self) -> None:
        self.wire: Wire | None = None
        self.last_state = b""
        self.answer: asyncio.Future[float] = asyncio.Future()

    def hear(self, raw: bytes) -> None:
        """Notes what arrives; states are read only when it is this player's turn to act."""
        if raw.startswith(b'{"type":"state"'):
            self.last_state = raw
        elif raw.startswith(b'{"type":"ack"') and not self.answer.done():
            self.answer.set_result(time.perf_counter())
        elif raw.startswith(b'{"type":"error"'):
            self.answer.set_exception(AssertionError(raw))

    async def act(self, version: int, chance: random.Random) -> float | None:
        """Sends any legal action and waits for its answer; None where it is not this player's turn at this version."""
        if not self.last_state:
            return None
        state = msgspec.json.decode(self.last_state, type=Turn)
        if not state.actions or state.version != version:
            return None
        message = Play(id=version + 1, at=version, seat=state.seat, actions=(chance.choice(state.actions).text,))
        self.answer = asyncio.Future()
        assert self.wire is not None
        began = time.perf_counter()
        self.wire.send(msgspec.json.encode(message))
        await asyncio.wait((self.answer, self.wire.lost), timeout=MOST_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if not self.answer.done():
            raise ConnectionError("an action was never acknowledged")
        return self.answer.result() - began


class Choice(msgspec.Struct):
    """A legal action, as far as a benchmark reads it."""

    text: str


class Turn(msgspec.Struct):
    """A state, as far as a benchmark reads it."""

    version: int
    seat: int
    actions: tuple[Choice, ...]


class Load:
    """So many sockets at so many tables, and so many actions a second among them."""

    def __init__(self, pid: int, url: str, game: str, tables: int, sockets: int, rate: float, seconds: float) -> None:
        self.pid = pid
        self.url, self.game, self.tables, self.sockets = url, game, tables, sockets
        self.rate, self.seconds = rate, seconds
        self.pairs: list[list[Player]] = []
        self.wires: list[Wire] = []
        self.taken: list[float] = []
        self.late: list[float] = []
        self.processor = 0.0  # seconds that the server took while it was played
        self.meter = processor_time

    async def run(self) -> list[float]:
        """The seconds from sending an action to its acknowledgement."""
        for start in range(0, self.tables, 10):  # ten at a time: a crowd comes in, not all in one millisecond
            batch = range(start, min(start + 10, self.tables))
            await asyncio.gather(*(self.open_table() for _ in batch))
        await asyncio.sleep(SECONDS_TO_SETTLE)
        before = self.meter(self.pid)
        await self.play()
        self.processor = self.meter(self.pid) - before
        for wire in self.wires:
            wire.close()
        return self.taken

    async def open_table(self) -> None:
        """A table of two people by link, and others who watch."""
        anna, boris = [httpx.AsyncClient(base_url=self.url, trust_env=False, timeout=60) for _ in range(2)]
        for http in (anna, boris):
            (await http.post("/api/me", json={})).raise_for_status()
        seats = [{"kind": "here"}, {"kind": "link"}]
        made = await anna.post("/api/tables", json={"game": self.game, "seats": seats, "watchable": True})
        table = made.raise_for_status().json()
        token = table["links"][0]["url"].partition("#")[2]
        (await boris.post("/api/claim", json={"token": token})).raise_for_status()
        pair = [Player(), Player()]
        for seat, (player, http) in enumerate(zip(pair, (anna, boris), strict=True)):
            player.wire = await self.open_wire(table["id"], http, player.hear)
            player.wire.send(msgspec.json.encode(Nonce(id=0, seat=seat, nonce=new_nonce())))
            await http.aclose()
        for _ in range(self.sockets // self.tables - 2):
            await self.open_wire(table["id"], None, None)
        self.pairs.append(pair)

    async def open_wire(
        self, table: str, http: httpx.AsyncClient | None, heard: Callable[[bytes], None] | None
    ) -> Wire:
        cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items()) if http else ""
        wire = await open_wire(self.url, f"/api/tables/{table}/socket", cookie, heard)
        self.wires.append(wire)
        return wire

    async def play(self) -> None:
        """All tables play at the same time, staggered, so that together they come to the rate."""
        began = time.perf_counter()
        await asyncio.gather(*(self.play_table(number, pair, began) for number, pair in enumerate(self.pairs)))

    async def play_table(self, number: int, pair: list[Player], began: float) -> None:
        """One action after the other, each when it is due or as soon as the last one has arrived."""
        chance = random.Random(number)
        between = self.tables / self.rate
        for version in range(int(self.seconds / between)):
            due = began + (version + number / self.tables) * between
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            while (taken := await self.act(pair, version, chance)) is None:
                if any(b'"result":{' in player.last_state for player in pair):
                    return  # this one is over
                assert time.perf_counter() < due + MOST_SECONDS, "nobody was asked to act"
                await asyncio.sleep(0.002)  # the state that the last action led to is still on its way
            self.taken.append(taken)
            self.late.append(time.perf_counter() - taken - due)

    async def act(self, pair: list[Player], version: int, chance: random.Random) -> float | None:
        for player in pair:
            taken = await player.act(version, chance)
            if taken is not None:
                return taken
        return None


def processor_time(pid: int) -> float:
    """Seconds of processor time that a process has taken, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# Without the network


def long_tables(game: Game, entries: int) -> Iterator[Table]:
    """Running tables with so many entries; games are short, so that their players often change their minds."""
    tables = (indecisive_table(game, entries, seed) for seed in range(1000))
    return (table for table in tables if table.version >= entries and not table.over)


def indecisive_table(game: Game, entries: int, seed: int) -> Table:
    """A table whose players take back most of what can be taken back."""
    chance = random.Random(seed)
    table = Table.open(game, game.setup(2, {}), seed=seed)
    while table.version < entries and not table.over:
        for _ in range(12):
            seat = play_any(table, chance)
            if table.over:
                break
            try:
                table.undo(seat)
            except Refused:
                break
        else:
            play_any(table, chance)
    return table


def play_any(table: Table, chance: random.Random) -> int:
    """Plays any legal action of any seat that owes one, and says which seat."""
    seat = chance.choice(table.pending)
    table.play(chance.choice(table.legal_actions(seat)), seat)
    return seat


def timed(times: int, work: Callable[[], object]) -> list[float]:
    """Seconds of each of so many runs."""
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        taken.append(time.perf_counter() - began)
    return taken


def view_times(game: Game) -> list[float]:
    """Seconds to make and encode all that a seat is told of a position, over a random game."""
    chance = random.Random(3)
    table = Table.open(game, game.setup(2, {}), seed=3)
    taken = []
    while not table.over:
        for seat in (0, 1, -1):
            taken += timed(1, lambda seat=seat: msgspec.json.encode(telling.state_of(table, seat)))  # type: ignore[misc]
        play_any(table, chance)
    return taken


def open_times(game: Game) -> tuple[int, list[float]]:
    """Seconds to open a long table from its stored entries."""
    table = next(long_tables(game, LONG))
    record = table.record
    row = TableRow(
        id="long",
        game=game.facts.id,
        setup=record.setup,
        dice="sealed",
        secret=record.secret or new_secret(),
        owner="",
        open=False,
        watchable=False,
        created=0,
        updated=0,
        seats=tuple(SeatRow(seat=n, kind="here", guest="", nonce=nonce) for n, nonce in enumerate(record.nonces)),
        phase="playing",
        version=table.version,
    )
    log = [EntryRow(encode(entry).decode(), 0) for entry in table.log]
    storage: Storage = object.__new__(Storage)
    return table.version, timed(5, lambda: LiveTable(storage, row, Table(record_of(row), (), game)).read(log))


def undo_times(game: Game) -> list[float]:
    """Seconds to take back an entry at a long table, on a copy as the server does it."""
    chance = random.Random(4)
    taken: list[float] = []
    for table in long_tables(game, LONG):
        while not table.over and len(taken) < UNDOS:
            seat = play_any(table, chance)
            if not table.over and table.why_not_undo(seat) is None:
                taken += timed(1, lambda seat=seat: table.copy().undo(seat))  # type: ignore[misc] # noqa: B023
        if len(taken) == UNDOS:
            break
    return taken


# The table that is printed


def percentile(seconds: list[float], percent: int) -> float:
    """In milliseconds."""
    if len(seconds) < 2:
        return seconds[0] * 1000 if seconds else float("nan")
    return quantiles(seconds, n=100, method="inclusive")[percent - 1] * 1000


class Report:
    """The rows that are printed at the end."""

    def __init__(self) -> None:
        self.grid = Grid("figure", "p50", "p95", "bar", "", title="quarterdeck load", title_justify="left")
        for column in self.grid.columns[1:4]:
            column.justify = "right"
        self.missed = 0

    def add(self, name: str, seconds: list[float], bar: float | None = None) -> None:
        """One figure; the bar is for its p95, in milliseconds."""
        middle, most = percentile(seconds, 50), percentile(seconds, 95)
        met = bar is None or most <= bar
        self.missed += not met
        verdict = "" if bar is None else "met" if met else "missed"
        limit = "" if bar is None else f"{bar:g} ms"
        self.grid.add_row(f"{name} ({len(seconds)})", f"{middle:.2f} ms", f"{most:.2f} ms", limit, verdict)

    def compare(self, name: str, quiet: list[float], loud: list[float], bar: float) -> None:
        """The longest of a figure, quiet and attacked; the bar is in milliseconds."""
        before, longest = max(quiet) * 1000, max(loud) * 1000
        met = longest <= bar
        self.missed += not met
        self.grid.add_row(f"{name}, longest of {len(quiet)} quiet", "", f"{before:.0f} ms", "", "")
        verdict = "met" if met else "missed"
        self.grid.add_row(f"  and of {len(loud)} attacked", "", f"{longest:.0f} ms", f"{bar:.0f} ms", verdict)


def attack(report: Report) -> None:
    """What one guest can do to another, on a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server, url = start_server(Path(folder))
        try:
            quiet, attacked = asyncio.run(attacks.fair_bots(url))
            report.compare("wait for a bot", quiet, attacked, max(quiet) * 1000 * TIMES_LONGER)
            quiet, attacked = asyncio.run(attacks.hostile_files(url))
            report.compare("ping beside hostile files", quiet, attacked, max(quiet) * 1000 + LONGER_MS)
        finally:
            server.terminate()
            server.wait()


def start_server(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server of its own on a free port, and its address."""
    environment = {**os.environ, "QUARTERDECK_DATA": str(folder), "LANG": "en"}
    command = [sys.executable, "-m", "quarterdeck", "serve", "--no-browser", "--port", "0", "--limits", "1000000"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
    return process, url_of(process)


def url_of(process: subprocess.Popen[str]) -> str:
    """The address that a starting server prints."""
    assert process.stdout is not None
    words = process.stdout.readline().split()
    return next(word for word in words if word.startswith("http")).rstrip(".")


def main() -> int:
    """Measures and prints; the exit status is 1 where a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="lords")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--attacks-only", action="store_true", help="what one guest can do to another, nothing else")
    given: Any = parser.parse_args()
    game = find(given.game)
    report = Report()
    attack(report)
    console = Console(width=120)
    if given.attacks_only:
        console.print(report.grid)
        return 1 if report.missed else 0
    with tempfile.TemporaryDirectory() as folder:
        server, url = start_server(Path(folder))
        try:
            load = Load(server.pid, url, given.game, given.tables, given.sockets, given.rate, given.seconds)
            acknowledged = asyncio.run(load.run())
        finally:
            server.terminate()
            server.wait()
    report.add(f"acknowledged, {given.sockets} sockets, {given.tables} tables, {given.rate:g}/s", acknowledged, ACK_MS)
    report.add("clients behind their schedule", load.late)
    report.add("all that one seat is told, encoded", view_times(game), VIEW_MS)
    entries, opened = open_times(game)
    report.add(f"open a table of {entries} entries", opened, OPEN_MS)
    report.add(f"undo at a table of {LONG} entries", undo_times(game), UNDO_MS)
    console.print(report.grid)
    build = "compiled" if compiled() else "interpreted"
    share = load.processor / max(given.seconds, 1e-9)
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    console.print(f"{given.game}, {build}; the server took {share:.0%} of a core; load average {busy:.1f}")
    return 1 if report.missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
