"""Routes: courses and lessons; anybody may learn, and nothing is kept."""

from litestar import get, post

from ...games import find
from ...games.base import Game
from ...learn.course import Course, course_of
from .. import classroom, limits, lobby
from .. import messages as m
from ..refusals import Denied
from ..server import Server
from ..storage import Guest


@get("/api/courses/{game:str}")
async def get_course(game: str) -> m.CourseInfo:
    """The map of a course, and the game in one minute."""
    found, course = _course(game)
    return classroom.course_info(found, course)


@post("/api/courses/{game:str}/{lesson:str}", status_code=200)
async def post_lesson(game: str, lesson: str, data: m.LessonRequest) -> m.LessonAnswer:
    """What a learner does at his place in a lesson, answered."""
    found, course = _course(game)
    return classroom.attend(found, course.lesson(lesson), data)


@post("/api/courses/{game:str}/{lesson:str}/game")
async def post_game(server: Server, me: Guest, base: str, game: str, lesson: str) -> m.TableInfo:
    """The game that a course ends in, at a table of my own."""
    await server.limits.spend(limits.TABLES, me.id)
    found, course = _course(game)
    row = await lobby.create_from_lesson(server, me, found, course.lesson(lesson))
    return lobby.info(server, row, me.id, base)


def _course(game: str) -> tuple[Game, Course]:
    found = find(game)
    course = course_of(found)
    if course is None:
        raise Denied(404, "no-course", game=game)
    return found, course


HANDLERS = [get_course, post_lesson, post_game]
