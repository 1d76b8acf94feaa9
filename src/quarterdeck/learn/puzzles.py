"""Puzzles: positions in which one plan wins the game this turn; a game's data/puzzles.toml, taken as lessons are."""

import tomllib
from collections.abc import Iterable, Sequence
from datetime import date
from functools import lru_cache

import msgspec

from ..errors import BadInput
from ..games.base import Game
from ..games.owner_file import KEPT
from ..i18n import LANGUAGES, say
from .course import Lesson, Step

FILE = "puzzles.toml"


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One position with all that was proved of it."""

    id: str
    seat: int
    position: str
    lines: int  # of this turn, all of them tried
    wins: tuple[str, ...]  # every one that wins, as entries; one plan in whatever order
    found: tuple[str, ...]  # the ranks that find it
    chance: float = 1.0  # of winning this turn; below 1 it is one choice, and dice have their say afterwards
    next: float = 0.0  # of the best other choice

    @property
    def is_choice(self) -> bool:
        """Whether it is one choice with chance after it, not a whole turn without."""
        return self.chance < 1.0 or self.next > 0.0

    @property
    def stars(self) -> int:
        """How hard it is: one where nearly every rank finds it, three where hardly any does."""
        return 3 if len(self.found) <= 1 else 2 if len(self.found) <= 3 else 1


class PuzzleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's data/puzzles.toml."""

    made: str  # the command that found them
    puzzle: tuple[Puzzle, ...] = ()


@lru_cache(KEPT)
def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easy ones first; none where nobody made any."""
    if not game.package_has(f"data/{FILE}"):
        return ()
    found = msgspec.convert(tomllib.loads(game.data(FILE)), PuzzleFile).puzzle
    return tuple(sorted(found, key=lambda puzzle: (puzzle.stars, puzzle.lines, puzzle.id)))


def find(game: Game, name: str) -> Puzzle:
    """The puzzle of this id or number."""
    puzzles = puzzles_of(game)
    for number, puzzle in enumerate(puzzles, 1):
        if name in (puzzle.id, str(number)):
            return puzzle
    raise BadInput("puzzle", {"given": name[:40], "most": len(puzzles)})


def of_the_day(games: Iterable[Game], day: date) -> tuple[Game, Puzzle] | None:
    """The puzzle of a date, the same for everybody: the games take turns, and each goes through its own."""
    having = [(game, puzzles_of(game)) for game in games if puzzles_of(game)]
    if not having:
        return None
    turn, place = divmod(day.toordinal(), len(having))
    game, puzzles = having[place]
    return game, puzzles[turn % len(puzzles)]


def lesson_of(game: Game, puzzle: Puzzle) -> Lesson:
    """A puzzle as the lesson that it is: one step, and every winning line is right."""
    number = puzzles_of(game).index(puzzle) + 1

    def words(key: str) -> dict[str, str]:
        args = {
            "number": number,
            "lines": puzzle.lines,
            "chance": round(100 * puzzle.chance),
            "next": round(100 * puzzle.next),
        }
        return {lang: say(lang, game, key, args) for lang in LANGUAGES}

    kind = "choice" if puzzle.is_choice else "plan"
    step = Step(say=words(f"puzzle-say-{kind}"), accept=puzzle.wins, done=words(f"puzzle-done-{kind}"), written=True)
    return Lesson(
        id=puzzle.id,
        title=words("puzzle-title"),
        goal=words(f"puzzle-goal-{kind}"),
        rules=(),
        seat=puzzle.seat,
        position=puzzle.position,
        step=(step,),
    )


def written(made: str, puzzles: Sequence[Puzzle]) -> str:
    """The text of data/puzzles.toml."""
    parts = [
        "# Positions in which one plan wins this turn, found and proved by our own bots; lines: how many were tried.\n"
        f"made = {quoted(made)}\n"
    ]
    for puzzle in puzzles:
        parts.append(
            f"\n[[puzzle]]\nid = {quoted(puzzle.id)}\nseat = {puzzle.seat}\nlines = {puzzle.lines}\n"
            f"found = [{', '.join(map(quoted, puzzle.found))}]\n"
            f"{told_chance(puzzle)}wins = [{', '.join(map(quoted, puzzle.wins))}]\n"
            f"position = {quoted(puzzle.position)}\n"
        )
    return "".join(parts)


def told_chance(puzzle: Puzzle) -> str:
    """The lines about chance, where there is any."""
    return f"chance = {puzzle.chance}\nnext = {puzzle.next}\n" if puzzle.is_choice else ""


def quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()
