"""`quarterdeck tune`: better weights for a game's evaluation, found by self-play and proven before they are written."""

import argparse
from collections.abc import Iterator
from datetime import date
from importlib import resources
from pathlib import Path

from ..bots import tune
from ..bots.arena import Standings, standings
from ..bots.arena import run as play
from ..bots.crew import crew
from ..bots.executor import Executor
from ..bots.match import Played, known_weights
from ..games.base import Game
from ..games.weights import FILE
from . import arena
from .context import Context
from .files import to_write


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Tunes, compares with the old weights, and writes the new ones if they win."""
    spec = arena.spec_from(context, parsed, (parsed.bot, parsed.bot))
    game = context.game
    assert game is not None
    old = new = known_weights(game)
    page = to_write(context, parsed.out or own_file(game))
    with crew(parsed.ray) as players:
        for step in range(parsed.steps):
            match = tune.shaken(spec, new, step)
            new = tune.moved(match, watched(standings(match), parsed.games, players))
            shown = ", ".join(f"{name} {weight:.3f}" for name, weight in new.items())
            context.show(context.say("tune-step", step=step + 1, steps=parsed.steps, weights=shown), "dim")
        proven = standings(tune.proof(spec, new, old, parsed.steps))
        for _ in watched(proven, parsed.games, players):
            pass
    rate = proven.tallies[0].rate
    if rate <= 0.5:
        context.show(context.say("tune-not-better", rate=f"{rate:.1%}", games=proven.games), "yellow")
        return 1
    page.write_text(tune.file_text(game, new, command_of(parsed)), "utf-8")
    context.show(context.say("tune-better", rate=f"{rate:.1%}", games=proven.games), "green")
    context.show(context.say("ladder-written", file=str(page)), "green")
    return 0


def watched(now: Standings, games: int, players: Executor) -> Iterator[Played]:
    """The games of a match, counted on the way, with a bar."""
    with arena.progress(games) as moved:
        for played in play(now.spec, games, players):
            now.add(played)
            moved(now)
            yield played


def own_file(game: Game) -> Path:
    """The game's own weights, in a checkout."""
    return Path(str(resources.files(game.package) / "data" / FILE))


def command_of(parsed: argparse.Namespace) -> str:
    """The command that finds the same weights again, from the same start."""
    bot = f"--bot {parsed.bot} --steps {parsed.steps} --games {parsed.games} --seed {parsed.seed}"
    return f"quarterdeck tune {parsed.game} {bot}, {date.today().isoformat()}"
