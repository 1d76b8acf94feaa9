"""`quarterdeck puzzle GAME`: a puzzle at this screen; without a game, the puzzle of the day."""

import argparse
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from .. import games
from ..errors import BadInput
from ..games.base import Game
from ..learn.course import Course, Lesson
from ..learn.puzzles import Puzzle, find, lesson_of, of_the_day, puzzles_of
from . import saves
from .context import Context
from .keyboard import Left, Watch
from .learn import School

Solved = dict[str, list[str]]  # by game the puzzles that are solved


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Plays puzzles until there is none left or the player leaves."""
    chosen = of_the_day(games.find_all(), datetime.now(UTC).date()) if not parsed.game else None
    game = context.find_game(chosen[0].facts.id if chosen else parsed.game)
    if not puzzles_of(game):
        raise BadInput("no-puzzles", {"game": game.facts.id})
    puzzle = chosen[1] if chosen else find(game, parsed.number) if parsed.number else next_of(game)
    with Watch().on():
        try:
            Puzzler(context, game).play(puzzle)
        except Left as left:
            return left.status
    return 0


def next_of(game: Game) -> Puzzle:
    """The first that is not solved; the first where all are."""
    solved = read_solved().get(game.facts.id, [])
    return next((puzzle for puzzle in puzzles_of(game) if puzzle.id not in solved), puzzles_of(game)[0])


def read_solved() -> Solved:
    """What this user has solved; nothing where the file is not there or not ours."""
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(solved_file().read_bytes(), type=Solved)
    return {}


def solved_file() -> Path:
    """Where that is kept."""
    return saves.data_folder() / "puzzles.json"


class Puzzler(School):
    """A school whose lessons are puzzles."""

    def __init__(self, context: Context, game: Game) -> None:
        self.lessons = tuple(lesson_of(game, puzzle) for puzzle in puzzles_of(game))
        super().__init__(context, game, Course(minute={}, lessons=self.lessons))
        self.places = {}  # a puzzle is begun anew
        self.solved = read_solved()

    def play(self, puzzle: Puzzle) -> None:
        """One puzzle after the other."""
        puzzles = puzzles_of(self.game)
        while True:
            self.context.show("★" * puzzle.stars + "☆" * (3 - puzzle.stars), "yellow")
            self.teach(self.lessons[puzzles.index(puzzle)])
            if not self.keyboard.yes(self.context.say("puzzle-next")):
                return
            puzzle = next_of(self.game)

    def keep(self, lesson: Lesson, taken: list[str] | None) -> None:
        """Writes down what is solved."""
        if taken is None:
            mine = self.solved.setdefault(self.game.facts.id, [])
            if lesson.id not in mine:
                mine.append(lesson.id)
            saves.write_safely(solved_file(), msgspec.json.encode(self.solved).decode())
