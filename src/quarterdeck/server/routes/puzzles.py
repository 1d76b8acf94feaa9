"""Routes: puzzles; anybody may solve them, and nothing is kept."""

from datetime import UTC, datetime

from litestar import get, post

from ...games import find, find_all
from ...games.base import Game
from ...learn import puzzles
from ...learn.puzzles import Puzzle, lesson_of, puzzles_of
from .. import classroom
from .. import messages as m


@get("/api/puzzles")
async def get_puzzles() -> m.PuzzleList:
    """Every puzzle, and today's."""
    today = datetime.now(UTC).date()
    chosen = puzzles.of_the_day(find_all(), today)
    return m.PuzzleList(
        date=today.isoformat(),
        game=chosen[0].facts.id if chosen else "",
        today=chosen[1].id if chosen else "",
        puzzles={
            game.facts.id: tuple(_info(game, number, one) for number, one in enumerate(puzzles_of(game), 1))
            for game in find_all()
            if puzzles_of(game)
        },
    )


@post("/api/puzzles/{game:str}/{puzzle:str}", status_code=200)
async def post_puzzle(game: str, puzzle: str, data: m.LessonRequest) -> m.LessonAnswer:
    """What somebody tries in a puzzle, answered; it is taken as a lesson is."""
    found = find(game)
    return classroom.attend(found, lesson_of(found, puzzles.find(found, puzzle)), data)


def _info(game: Game, number: int, puzzle: Puzzle) -> m.PuzzleInfo:
    lesson = lesson_of(game, puzzle)
    return m.PuzzleInfo(
        id=puzzle.id,
        number=number,
        title=lesson.title,
        goal=lesson.goal,
        say=lesson.step[0].say,
        stars=puzzle.stars,
        lines=puzzle.lines,
        found=puzzle.found,
        seat=puzzle.seat,
    )


HANDLERS = [get_puzzles, post_puzzle]
