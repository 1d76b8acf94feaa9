"""`quarterdeck bench`: how fast a game runs, measured in one run on one core.

Every figure is CPU time, best of several series; the series of all meters are interleaved, so that a machine that
slows down for a while slows all of them. Meters in other processes (the interpreted build, a peer that might crash)
run only while they are asked.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from datetime import date
from importlib.util import find_spec

from .. import compiled, games
from ..errors import BadInput
from ..games.base import Game
from . import bench_meters
from .context import Context
from .files import to_write

SERIES = 5  # the best of five: other processes rarely disturb all of them
PEERS_PAGE = "peers.md"
PEER_SUITE = "open_spiel"
PEER_SEARCH = "open_spiel-mcts"  # its iterations a second, beside ours


class Worker:
    """A meter that lives in a process of its own: a line with seconds in, a line with figures out."""

    def __init__(self, meter: str, name: str, environment: dict[str, str]) -> None:
        command = [sys.executable, "-m", f"{__package__}.bench_meters", meter, name]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, **environment},
        )

    def measure(self, seconds: float) -> dict[str, float]:
        """One series; nothing where the process has died."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(f"{seconds}\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            return {}
        figures: dict[str, float] = json.loads(answer) if answer else {}
        return figures

    def close(self) -> None:
        """Ends the process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.kill()
        self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Measures one game, or all, and prints a table or JSON."""
    chosen = [context.find_game(parsed.game)] if parsed.game else games.find_all()
    if parsed.peers:
        return _beside_peers(context, chosen, parsed)
    figures = {}
    for game in chosen:
        context.game = game
        figures[game.facts.id] = measure(game, parsed.seconds)
        if not parsed.json:
            show(context, game, figures[game.facts.id])
    if parsed.json:
        print(json.dumps(figures[chosen[0].facts.id] if parsed.game else figures, indent=2))
    return 0


def _beside_peers(context: Context, chosen: list[Game], parsed: argparse.Namespace) -> int:
    """Measures all of it in one run and writes the page."""
    if not find_spec("numpy"):
        raise BadInput("peers-missing")
    from ..research import peers

    page = to_write(context, parsed.out or PEERS_PAGE)
    figures = peers.measure(chosen, parsed.seconds * len(chosen))
    about = f"Python {platform.python_version()}, {platform.machine()}, {date.today().isoformat()}."
    peers.write(page, figures, about)
    if parsed.json:
        listed = [{"whose": one.whose, "what": one.what, "steps_per_s": one.rate} for one in figures]
        print(json.dumps(listed, indent=2))
        return 0
    for one in peers.ranked(figures):
        context.show(f"{one.rate:>14,.0f}  {one.whose}: {one.what}")
    context.show(context.say("peers-written", file=str(page)), "green")
    return 0


def measure(game: Game, seconds: float) -> dict[str, object]:
    """All figures of a game, in about so many seconds."""
    name = game.facts.id
    workers = {"interpreted": Worker("rollouts", name, {"QUARTERDECK_PURE": "1"})}
    if find_spec("pyspiel"):
        workers |= {f"{PEER_SUITE}:{peer}": Worker("peer", peer, {}) for peer in game.facts.peers}
        workers |= {f"{PEER_SEARCH}:{peer}": Worker("peer-search", peer, {}) for peer in game.facts.peers}
    meters: dict[str, Callable[[float], dict[str, float]]] = {
        "rollouts": bench_meters.Rollouts(game).measure,
        "clone": bench_meters.Clone(game).measure,
        "driven": bench_meters.Driven(game).measure,
        "search": bench_meters.Thought(game).measure,
        **{key: worker.measure for key, worker in workers.items()},
    }
    try:
        best = best_of(meters, seconds / (SERIES * len(meters)))
    finally:
        for worker in workers.values():
            worker.close()
    return {
        "game": name,
        "compiled": compiled(),
        "games_per_s": round(best["rollouts"]["games"], 1),
        "decisions_per_s": round(best["rollouts"]["decisions"], 1),
        "interpreted_games_per_s": round(best["interpreted"].get("games", 0.0), 1),
        "clone_ns": round(1e9 / best["clone"]["clones"], 1),
        "driven_decisions_per_s": round(best["driven"]["decisions"], 1),
        "search_iterations_per_s": round(best["search"]["iterations"], 1),
        "peers": {
            key: round(max(best[key].values()), 1) for key in workers if key.startswith(PEER_SUITE) and best[key]
        },
    }


def best_of(meters: dict[str, Callable[[float], dict[str, float]]], seconds: float) -> dict[str, dict[str, float]]:
    """Each meter's best figures of the interleaved series."""
    best: dict[str, dict[str, float]] = {key: {} for key in meters}
    for _ in range(SERIES):
        for key, measure_once in meters.items():
            for figure, rate in measure_once(seconds).items():
                best[key][figure] = max(rate, best[key].get(figure, 0.0))
    return best


def show(context: Context, game: Game, figures: dict[str, object]) -> None:
    """The figures as a small table, with how many times faster the first is than the others."""
    from rich.table import Table

    games_per_s = float(str(figures["games_per_s"]))
    table = Table(title=context.say("bench-title", game=context.say("game-name")), title_justify="left", box=None)
    table.add_column("")
    table.add_column(context.say("bench-figure"), justify="right")
    table.add_column(context.say("bench-ratio"), justify="right")

    thinking = float(str(figures["search_iterations_per_s"]))

    def row(label: str, rate: float, ratio: bool = False, ours: float = games_per_s) -> None:
        times = f"×{ours / rate:,.1f}" if ratio and rate else ""
        table.add_row(label, f"{rate:,.0f}", times)

    row(context.say("bench-games"), games_per_s)
    row(context.say("bench-decisions"), float(str(figures["decisions_per_s"])))
    row(context.say("bench-interpreted"), float(str(figures["interpreted_games_per_s"])), ratio=True)
    row(context.say("bench-driven"), float(str(figures["driven_decisions_per_s"])))
    row(context.say("bench-clone"), float(str(figures["clone_ns"])))
    peers = figures["peers"]
    assert isinstance(peers, dict)
    row(context.say("bench-search"), thinking)
    for name, rate in peers.items():
        searching = name.startswith(PEER_SEARCH)
        label = context.say("bench-peer-search" if searching else "bench-peer", name=name)
        row(label, rate, ratio=True, ours=thinking if searching else games_per_s)
    context.out.print(table)
    if not figures["compiled"]:
        context.show(context.say("bench-not-compiled"), "yellow")
    if game.facts.peers and not peers:
        context.show(context.say("bench-no-peers"), "dim")
