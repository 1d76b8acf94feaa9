"""What an action costs the server, one source tree against another: `python bench/actions.py OLD NEW`.

Both servers run side by side and play in turn, a few seconds each, so that both meet the same machine. What counts is
the processor time that the server and its children take while it is their turn, for each action. Linux only.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from load import Load, url_of
from rich.console import Console
from rich.table import Table as Grid

TABLES = 10  # at a time: actions mostly come alone, as they do on a server that is not full
RATE = 60.0  # actions a second among them; a quarter of what one core does
SECONDS = 4.0  # a turn: each table is played for 24 actions, fewer than the shortest game has
ROUNDS = 5
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Case(NamedTuple):
    """A game, how many sockets look at each table, and the share of the old processor time it may take at most."""

    game: str
    sockets: int
    bar: float = float("nan")

    @classmethod
    def read(cls, text: str) -> "Case":
        """`lords:2`, or with a bar `lords:2:0.58`."""
        game, sockets, *bar = text.split(":")
        return cls(game, int(sockets), *map(float, bar))


# The bars are issue 17's, against the server before any of its fixes (f60b4dd).
CASES = (Case("lords", 2, 0.58), Case("lords", 20, 0.56), Case("admiral", 2, 0.62), Case("fleet", 2), Case("sail", 2))


class Tree:
    """A server of one source tree, in a folder of its own."""

    def __init__(self, root: Path, data: Path) -> None:
        source = root / "src"
        assert (source / "quarterdeck").is_dir(), f"{root} is no source tree of quarterdeck"
        python = root / ".venv/bin/python"
        environment = {**os.environ, "QUARTERDECK_DATA": str(data), "LANG": "en", "PYTHONPATH": str(source)}
        options = ["--no-browser", "--port", "0", "--limits", "1000000"]
        command = [str(python) if python.exists() else sys.executable, "-m", "quarterdeck", "serve", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
        self.url = url_of(self.process)

    def play(self, case: Case, tables: int, rate: float, seconds: float) -> float:
        """Milliseconds of processor time that an action took."""
        load = Load(self.process.pid, self.url, case.game, tables, tables * case.sockets, rate, seconds)
        load.meter = family_time
        asyncio.run(load.run())
        return 1000 * load.processor / len(load.taken)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def family_time(pid: int) -> float:
    """Seconds of processor time that a process and all that it has started have taken."""
    stats = dict(read_stats())
    family, grown = {pid}, True
    while grown:
        more = {child for child, fields in stats.items() if int(fields[1]) in family} - family
        family, grown = family | more, bool(more)
    spent = sum(int(ticks) for one in family for ticks in stats[one][11:13])
    return (spent + sum(map(int, stats[pid][13:15]))) / TICKS  # and children that have ended


def read_stats() -> Iterable[tuple[int, list[str]]]:
    """Every process with its fields of /proc/PID/stat from the third on."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                yield int(folder.name), (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:  # it has ended meanwhile
                continue


def main() -> int:
    """Measures and prints; the exit status is 1 where a bar is missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--case", type=Case.read, action="append", metavar="GAME:SOCKETS[:BAR]")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE, help="actions a second")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each turn")
    given: Any = parser.parse_args()
    grid = Grid("table", "old ms", "new ms", "new / old", "lowest", "highest", "bar", "", title="one action")
    missed = 0
    with tempfile.TemporaryDirectory() as old_data, tempfile.TemporaryDirectory() as new_data:
        trees = [Tree(given.old, Path(old_data)), Tree(given.new, Path(new_data))]
        try:
            for case in given.case or CASES:
                pairs = [
                    [tree.play(case, given.tables, given.rate, given.seconds) for tree in trees]
                    for _ in range(given.rounds)
                ]
                ratios = sorted(new / old for old, new in pairs)
                met = not median(ratios) > case.bar
                missed += not met
                row = [median(column) for column in zip(*pairs, strict=True)]
                figures = [f"{value:.2f}" for value in (*row, median(ratios), ratios[0], ratios[-1])]
                bar, verdict = ("", "") if case.bar != case.bar else (f"{case.bar:.2f}", "met" if met else "missed")
                grid.add_row(f"{case.game}, {case.sockets} sockets", *figures, bar, verdict)
        finally:
            for tree in trees:
                tree.stop()
    Console(width=110).print(grid)
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(main())
