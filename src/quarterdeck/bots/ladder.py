"""The ladder: every rank against the next lower one, in every set-up, and the page of it, docs/ladder.md."""

from collections.abc import Sequence
from itertools import accumulate
from math import log10
from pathlib import Path

import msgspec

from ..games.base import Game
from . import levels
from .arena import Standings
from .figures import interval

RUNGS = (*zip(levels.RANKS[1:], levels.RANKS, strict=False), ("cabin-boy", "random"), (levels.HIGHEST, "greedy"))
OWN_HABITS = (levels.HIGHEST, levels.HABITS)  # of games whose captains have any
LEAST_LOW = 0.45  # in a set-up beside the main one no rank may be so sure to be weaker than the one below
LEAST_POOLED = 0.52  # and over all of them together it must be stronger
OTHERS = "\n### Other set-ups\n"
HEAD = """# The ladder
Each rank against the next lower one, measured by `quarterdeck ladder GAME`: seats rotated, seeds paired, no time
limits. Draws of two sides count half; with more sides a rate is the share of decided games that one of a bot's seats
won. The sequential test tells 55 % from 65 % with 5 % error either way after at least 60 games; rates with their 95 %
intervals (Wilson). `--all` measures every other set-up as well (scenarios, teams, two to six seats), by a fixed number
of games; playing alone has no opponent to be measured against. "habits" is what captains do without a thought.
"""


def rungs(game: Game) -> tuple[tuple[str, str], ...]:
    """The matches of a game's ladder."""
    has_habits = any(level.habit > 0 for level in levels.levels(game).values())
    return (*RUNGS, OWN_HABITS) if has_habits else RUNGS


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
    section = page.partition(f"\n## {game}\n")[2].partition("\n## ")[0].partition("\n### ")[0]
    cells = [[cell.strip() for cell in line.split("|")] for line in section.splitlines() if line.startswith("| ")]
    gaps = {}
    for _, higher, lower, games, rate, *_ in cells[1:]:
        won, played = float(rate.rstrip("%")) / 100 * int(games), int(games)
        gaps[higher, lower] = 400 * log10((won + 0.5) / (played - won + 0.5))
    steps = [gaps[pair] for pair in zip(levels.RANKS[1:], levels.RANKS, strict=False)]
    heights = dict(zip(levels.RANKS, accumulate(steps, initial=0.0), strict=True))
    return {rank: round(ANCHOR[1] + height - heights[ANCHOR[0]]) for rank, height in heights.items()}


def section(game: str, rungs: Sequence[Rung], date: str, command: str, plot: str = "") -> str:
    """A game's part of the page, its main set-up."""
    lines = [
        f"## {game}",
        f"Measured {date} by `{command}`.",
        "",
        *([f"![Rates with their intervals, set-up by set-up]({plot})", ""] if plot else []),
        "| higher | lower | games | rate | 95 % | decisions a game | test |",
        "|---|---|---|---|---|---|---|",
    ]
    for one in rungs:
        spread = f"{one.low:.1%} – {one.high:.1%}"
        cells = [one.higher, one.lower, str(one.games), f"{one.rate:.1%}", spread, f"{one.length:.0f}", one.verdict]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def others_section(found: Sequence[tuple[str, Rung]]) -> str:
    """What the ranks are worth in the other set-ups, and over all of them."""
    lines = [
        OTHERS.strip(),
        "| set-up | higher | lower | games | rate | 95 % | |",
        "|---|---|---|---|---|---|---|",
    ]
    for name, one in found:
        spread = f"{one.low:.1%} – {one.high:.1%}"
        verdict = "" if one.low > LEAST_LOW else "not shown to be as strong"
        lines.append(f"| {name} | {one.higher} | {one.lower} | {one.games} | {one.rate:.1%} | {spread} | {verdict} |")
    pooled: dict[tuple[str, str], list[Rung]] = {}
    for _, one in found:
        pooled.setdefault((one.higher, one.lower), []).append(one)
    lines += ["", "Over all of these set-ups:", ""]
    for (higher, lower), several in pooled.items():
        games = sum(one.games for one in several)
        scored = sum(one.rate * one.games for one in several)
        low, high = interval(scored, games)
        short = "" if low > LEAST_POOLED else f", not surely above {LEAST_POOLED:.0%}"
        rate = scored / games if games else 0.0
        lines.append(f"- {higher} against {lower}: {rate:.1%} ({low:.1%} – {high:.1%}) of {games} games{short}")
    return "\n".join(lines) + "\n"


def write(page: Path, game: str, text: str) -> None:
    """Puts a game's section in its place, the other games' as they are; its other set-ups stay unless they are told."""
    parts = page.read_text("utf-8").split("\n## ")[1:] if page.exists() else []
    sections = {part.split("\n", 1)[0].strip(): f"## {part.rstrip()}\n" for part in parts}
    told = sections.get(game, "").partition(OTHERS)
    sections[game] = text if OTHERS in text or not told[1] else text + told[1] + told[2]
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(HEAD + "\n" + "\n".join(sections[name] for name in sorted(sections)), "utf-8")
