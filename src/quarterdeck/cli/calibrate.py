"""`quarterdeck calibrate GAME`: how often the judgements of an analysis win, fitted to games of bots."""

import argparse
import sys
from datetime import date
from importlib import resources
from pathlib import Path

from ..bots import levels
from ..bots.calibration import calibrated, written
from ..bots.outlook import FILE
from .context import Context
from .files import to_write

LEAST_GAMES = 20  # of which half are fitted to


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Plays, fits, and writes the game's judge file."""
    game = context.find_game(parsed.game)
    levels.find(game, parsed.rank)
    own = Path(str(resources.files(game.package) / "data" / FILE))
    page = to_write(context, parsed.out or own)
    games = max(LEAST_GAMES, parsed.games)
    command = f"quarterdeck calibrate {game.facts.id} --rank {parsed.rank} --games {games} --seed {parsed.seed}"

    def heard(number: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{number} / {games}", end="\r", file=sys.stderr)

    found = calibrated(game, parsed.rank, games, parsed.seed, f"{command}, {date.today().isoformat()}", heard)
    page.write_text(written(found), "utf-8")
    context.show(context.say("calibrate-off", off=f"{found.error:.1%}"))
    context.show(context.say("ladder-written", file=str(page)), "green")
    return 0
