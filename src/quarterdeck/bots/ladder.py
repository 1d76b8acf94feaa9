"""The ladder: every rank against the next lower one, and the table of it in docs/ladder.md."""

from itertools import accumulate
from math import log10
from pathlib import Path

import msgspec

from . import levels
from .arena import Standings
from .figures import interval

RUNGS = (*zip(levels.RANKS[1:], levels.RANKS, strict=False), ("cabin-boy", "random"), (levels.HIGHEST, "greedy"))
HEAD = """# The ladder
Each rank against the next lower one, measured by `quarterdeck ladder GAME`: seats rotated, seeds paired, draws count
half, no time limits. The sequential test tells 55 % from 65 % with 5 % error either way after at least 60 games;
rates with their 95 % intervals (Wilson).
"""


class Rung(msgspec.Struct, frozen=True):
    """One match of the ladder."""

    higher: str
    lower: str
    games: int
    rate: float
    low: float
    high: float
    length: float
    verdict: str


def rung(standings: Standings) -> Rung:
    """A finished match as a line of the ladder."""
    first = standings.tallies[0]
    low, high = interval(first.scored, first.games)
    higher, lower = standings.spec.bots
    length = standings.decisions / max(1, standings.games)
    return Rung(higher, lower, first.games, first.rate, low, high, length, standings.test.verdict)


ANCHOR = ("lieutenant", 1500)  # the middle rank has the points of somebody new: so the scale of every game is held


def rated(page: str, game: str) -> dict[str, int]:
    """The points of a game's ranks by its section of docs/ladder.md: 400 are ten wins to one loss.

    Half a win is added to either side of a match, so that one without a loss has an end too.
    """
    section = page.partition(f"\n## {game}\n")[2].partition("\n## ")[0]
    cells = [[cell.strip() for cell in line.split("|")] for line in section.splitlines() if line.startswith("| ")]
    gaps = {}
    for _, higher, lower, games, rate, *_ in cells[1:]:
        won, played = float(rate.rstrip("%")) / 100 * int(games), int(games)
        gaps[higher, lower] = 400 * log10((won + 0.5) / (played - won + 0.5))
    steps = [gaps[pair] for pair in zip(levels.RANKS[1:], levels.RANKS, strict=False)]
    heights = dict(zip(levels.RANKS, accumulate(steps, initial=0.0), strict=True))
    return {rank: round(ANCHOR[1] + height - heights[ANCHOR[0]]) for rank, height in heights.items()}


def section(game: str, rungs: list[Rung], date: str, command: str) -> str:
    """A game's part of the page."""
    lines = [
        f"## {game}",
        f"Measured {date} by `{command}`.",
        "",
        "| higher | lower | games | rate | 95 % | decisions a game | test |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in rungs:
        spread = f"{one.low:.1%} – {one.high:.1%}"
        cells = [one.higher, one.lower, str(one.games), f"{one.rate:.1%}", spread, f"{one.length:.0f}", one.verdict]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def write(page: Path, game: str, text: str) -> None:
    """Puts a game's section in its place, the other games' as they are."""
    parts = page.read_text("utf-8").split("\n## ")[1:] if page.exists() else []
    others = {part.split("\n", 1)[0].strip(): f"## {part.rstrip()}\n" for part in parts}
    others[game] = text
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(HEAD + "\n" + "\n".join(others[name] for name in sorted(others)), "utf-8")
