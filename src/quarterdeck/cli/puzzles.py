"""`quarterdeck puzzles make GAME`: looks in games of bots for turns that one plan wins, and proves and grades them."""

import argparse
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import date
from importlib import resources
from pathlib import Path

import msgspec

from .. import games
from ..bots import levels, puzzles
from ..bots.crew import crew
from ..bots.executor import Executor
from ..errors import BadInput
from ..games.base import Game, OptionValue
from ..learn.puzzles import FILE, Puzzle, puzzles_of, written
from .context import Context
from .files import to_write
from .play import options

MAKE = "make"
Job = tuple[str, str, int, dict[str, OptionValue], int]  # a game, the rank that plays it, seats, options, seed


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Makes a file of puzzles, or tells how many each game has."""
    if not parsed.act:
        for game in games.find_all():
            context.game = game
            name = context.say("game-name")
            context.show(context.say("puzzles-count", game=game.facts.id, name=name, count=len(puzzles_of(game))))
        return 0
    if parsed.act != MAKE or parsed.games < 1 or parsed.most < 1:
        raise BadInput("cli-puzzles")
    game = context.find_game(parsed.game)
    levels.find(game, parsed.rank)
    given = options(parsed.option)
    page = to_write(context, parsed.out or Path(str(resources.files(game.package) / "data" / FILE)))
    seats = parsed.seats or 2
    game.setup_for_bots(seats, given)  # a mistake in them is told at once
    found: dict[str, Puzzle] = {puzzle.id: puzzle for puzzle in puzzles_of(game)} if parsed.add else {}
    with suppress(KeyboardInterrupt), crew() as pool:
        for number, some in enumerate(search(game, parsed, seats, given, pool), 1):
            found |= {puzzle.id: puzzle for puzzle in some}
            if sys.stderr.isatty():
                print(f"\r{number} / {parsed.games}  {len(found)}", end="\r", file=sys.stderr)
    chosen = pick(list(found.values()), parsed.most)
    page.write_text(written(command_of(parsed), chosen), "utf-8")
    context.show(context.say("puzzles-found", count=len(chosen)))
    context.show(context.say("ladder-written", file=str(page)), "green")
    return 0


def search(
    game: Game, parsed: argparse.Namespace, seats: int, given: Mapping[str, object], pool: Executor
) -> Iterator[list[Puzzle]]:
    """The puzzles of each game, on all cores."""
    job = msgspec.json.encode((game.facts.id, parsed.rank, seats, given, parsed.seed))
    return pool.play(of_one, job, range(parsed.games), 1)


def of_one(job: bytes, number: int) -> list[Puzzle]:
    """The puzzles of one game, in a process of its own."""
    game, rank, seats, given, seed = msgspec.json.decode(job, type=Job)
    return list(puzzles.make(games.find(game), rank, seats, given, range(number, number + 1), seed))


def pick(found: list[Puzzle], most: int) -> list[Puzzle]:
    """As many as wanted: the hard ones first, for easy ones are plenty; of equals those with more lines."""
    return sorted(found, key=lambda puzzle: (len(puzzle.found), -puzzle.lines, puzzle.id))[:most]


def command_of(parsed: argparse.Namespace) -> str:
    """The command that finds the same again."""
    given = "".join(f" --option {option}" for option in parsed.option)
    seats = f" --seats {parsed.seats}" if parsed.seats else ""
    how = f"--rank {parsed.rank} --games {parsed.games} --seed {parsed.seed} --most {parsed.most}"
    add = " --add" if parsed.add else ""
    return f"quarterdeck puzzles make {parsed.game}{seats}{given} {how}{add}, {date.today().isoformat()}"
