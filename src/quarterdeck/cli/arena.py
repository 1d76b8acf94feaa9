"""`quarterdeck arena`: bots play each other, and the figures say what that proves."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from .. import games
from ..bots import arena, figures
from ..bots.crew import crew
from ..bots.match import Spec, spec_of
from ..errors import BadInput
from ..table.entries import PROGRAM
from ..table.seats import check_command
from . import players
from .context import Context
from .files import read_text
from .play import options

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..bots.executor import Executor
    from ..bots.kept import Kept


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Plays a match and prints what came of it, also of one that is interrupted."""
    spec = spec_from(context, parsed, bots_of(parsed.bots))
    with crew(parsed.ray) as pool:
        standings = play(context, spec, parsed.games, parsed.sprt, pool)
    if parsed.json:
        print(json.dumps(standings.report(), indent=2, ensure_ascii=False))
    else:
        show(context, standings, parsed.sprt)
    return 0


def bots_of(text: str | None) -> tuple[str, ...]:
    """The bots of a list; a command may have blanks in it, but no commas."""
    bots = tuple(word.strip() for word in (text or "").split(",") if word.strip())
    if not bots:
        raise BadInput("cli-bots")
    for bot in bots:
        if bot.startswith(PROGRAM):
            check_command(bot.removeprefix(PROGRAM))
    return bots


def spec_from(context: Context, parsed: argparse.Namespace, bots: tuple[str, ...]) -> Spec:
    """The match that the arguments want, every one of them checked."""
    if not parsed.game:
        raise BadInput("cli-no-game", {"expected": ", ".join(games.ids())})
    if parsed.games < 1:
        raise BadInput("cli-positive", {"option": "--games", "given": str(parsed.games)})
    game = context.find_game(parsed.game)
    files = {kind: read_text(path) for kind in ("edition", "scenario") if (path := getattr(parsed, kind, None))}
    return spec_of(game, bots, parsed.seats, options(parsed.option), files, parsed.seed)


def play(
    context: Context, spec: Spec, games: int, sprt: bool, pool: "Executor", kept: "Kept | None" = None
) -> arena.Standings:
    """The standings at the end of a match, or at Ctrl-C."""
    last = arena.standings(spec)
    with suppress(KeyboardInterrupt), progress(games) as moved:
        for last in arena.contest(spec, games, sprt, pool, kept):
            moved(last)
    return last


@contextmanager
def progress(games: int) -> "Iterator[Callable[[arena.Standings], None]]":
    """A bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        yield lambda now: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda now: bar.update(task, completed=now.games, description=f"{now.tallies[0].rate:.1%}")


def show(context: Context, standings: arena.Standings, sprt: bool) -> None:
    """The figures as a table."""
    from rich.table import Table

    two = len(standings.tallies) == 2
    table = Table(box=None, title_justify="left", title=context.say("arena-title", **title(context, standings)))
    table.add_column(context.say("arena-bot"))
    heads = ["wins", "draws", "rate", *(["elo"] if two else []), "score"]
    for head in heads:
        table.add_column(context.say(f"arena-{head}"), justify="right")
    for name, tally in zip(standings.names(), standings.tallies, strict=True):
        low, high = figures.interval(tally.scored, tally.games)
        row = [str(tally.wins), str(tally.draws), f"{tally.rate:.1%} ({low:.1%} … {high:.1%})"]
        if two:
            row.append(f"{signed(tally.rate)} ({signed(low)} … {signed(high)})")
        row.append(f"{tally.points / tally.counted:.1f}" if tally.counted else "–")
        shown = name if name.startswith(PROGRAM) else players.bot_name(context, name)
        table.add_row(shown, *row)
    context.out.print(table)
    tell(context, standings, sprt)


def title(context: Context, standings: arena.Standings) -> dict[str, object]:
    """What the table is about."""
    length = standings.decisions / standings.games if standings.games else 0.0
    return {"game": context.say("game-name"), "games": standings.games, "length": f"{length:.1f}"}


def tell(context: Context, standings: arena.Standings, sprt: bool) -> None:
    """What else there is to say of a match."""
    if sprt:
        context.show(context.say(f"arena-{standings.test.verdict}", bot=standings.names()[0]), "bold")
    if standings.capped:
        context.show(context.say("arena-capped", count=standings.capped), "yellow")
    for name, tally in zip(standings.names(), standings.tallies, strict=True):
        for what, count in tally.complaints.items():
            said = context.say(f"bot-complaint-{what}")
            context.show(context.say("arena-complaint", bot=name, what=said, count=count), "yellow")


def signed(rate: float) -> str:
    """An Elo difference with its sign."""
    elo = arena.rounded_elo(rate)
    if elo is None:
        return "+∞" if rate > 0.5 else "−∞"
    return f"{elo:+d}".replace("-", "−")
