"""Lessons over the wire: a page tells where its learner is and what he does, and is answered as a table's socket would.

Nothing is kept here: a lesson is a few actions long, so that its table is made anew for every question.
"""

from .. import __version__
from ..errors import BadInput, QuarterdeckError
from ..games.base import Game, Line
from ..i18n import LANGUAGES
from ..learn.course import Course, Lesson, stage_name
from ..learn.guide import guide_of
from ..learn.lesson import READ, Reaction, Taking
from . import messages as m
from . import questions
from .messages import Problem
from .telling import FROM_THE_START, entries_of, point_of, state_of

MOST_TAKEN = 64  # entries; no lesson asks for half as many
LONGEST_TAKEN = 400  # characters of one: several actions in one breath
SET_BACK = Problem(code="lesson-set-back")
Answer = m.Ack | m.Error | m.Refusal | m.Foretold | m.Sighted | m.Looked


def course_info(game: Game, course: Course) -> m.CourseInfo:
    """What the map of a course shows."""
    lessons = (
        m.LessonInfo(
            id=lesson.id,
            title=lesson.title,
            goal=lesson.goal,
            minutes=lesson.minutes,
            steps=tuple(step.say for step in lesson.step),
            live=lesson.live is not None,
        )
        for lesson in course.lessons
    )
    meetings = (m.MeetingInfo(seats=one.seats, title=one.title, say=one.say) for one in course.meeting)
    return m.CourseInfo(
        game=game.facts.id,
        minute=course.minute,
        meetings=tuple(meetings),
        lessons=tuple(lessons),
        guide=guide_info(game),
    )


def guide_info(game: Game) -> m.GuideInfo | None:
    """The lesson in the workshop, where there is one."""
    guide = guide_of(game)
    if guide is None:
        return None
    steps = len(guide.step)
    return m.GuideInfo(kind=guide.kind, title=guide.title, goal=guide.goal, minutes=guide.minutes, steps=steps)


def stages_of(game: Game, course: Course) -> tuple[m.StageInfo, ...]:
    """What a newcomer plays one after the other, each called as its options are."""
    return tuple(
        m.StageInfo(
            seats=stage.seats,
            options=stage.options,
            title={lang: stage_name(game, stage, lang) for lang in LANGUAGES},
        )
        for stage in course.stage
    )


def attend(game: Game, lesson: Lesson, request: m.LessonRequest) -> m.LessonAnswer:
    """Answers one question of a learner."""
    if len(request.taken) > MOST_TAKEN or any(len(text) > LONGEST_TAKEN for text in request.taken):
        raise BadInput("lesson-place", {"given": "…"})
    taking = Taking(game, lesson, request.taken)
    before = taking.table.version
    reaction: Reaction | None = None
    answer: Answer | None = None
    if request.read or request.show:
        reaction = taking.take(READ if request.read else "; ".join(taking.rest()))
    elif isinstance(request.ask, m.Play):
        questions.check_actions(request.ask.actions)
        reaction = taking.take("; ".join(request.ask.actions))
        answer = _played(taking, request.ask.id, reaction)
    elif request.ask is not None:
        answer = _asked(taking, request.ask)
    fresh = request.ask is None and reaction is None
    since = FROM_THE_START if fresh else before
    seat = lesson.seat
    return m.LessonAnswer(
        place=_place(taking, reaction),
        hello=_hello(taking) if fresh else None,
        events=m.Events(seat=seat, since=max(since, 0), entries=tuple(entries_of(taking.table, seat, since))),
        state=state_of(taking.table, seat),
        answer=answer,
    )


def _played(taking: Taking, id: int, reaction: Reaction) -> Answer:
    version = taking.table.version
    if reaction.kind == "refused" and reaction.line is not None:
        return m.Error(id=id, problem=_problem(taking, reaction.line), version=version)
    if reaction.kind == "set-back":
        return m.Error(id=id, problem=SET_BACK, version=version)
    return m.Ack(id=id, version=version)


def _asked(taking: Taking, ask: m.Click | m.Sight | m.Foretell | m.Look | m.Play) -> Answer:
    """What a learner asks without doing anything."""
    table, seat = taking.table, taking.lesson.seat
    try:
        match ask:
            case m.Click():
                return questions.click(table, seat, ask)
            case m.Sight():
                return questions.sight(table, seat, ask)
            case m.Foretell():
                return questions.foretell(table, seat, ask)
            case m.Look(id, version):
                point = point_of(table.at(version), seat)
                return m.Looked(id, version, seat, point.view, point.prompt, point.standing, point.entry)
    except QuarterdeckError as error:
        return m.Error(id=ask.id, problem=Problem.of(error), version=table.version)
    raise AssertionError(ask)


def _problem(taking: Taking, line: Line) -> Problem:
    """A line of the rules, or of the reader of notations, as a client is told."""
    if line.key.startswith("error-"):
        return Problem(code=line.key.removeprefix("error-"), params=line.args, rules=line.rules)
    return Problem.refusal(taking.game.facts.id, line)


def _place(taking: Taking, reaction: Reaction | None) -> m.LessonPlace:
    step = taking.step
    return m.LessonPlace(
        taken=tuple(taking.taken),
        step=taking.at,
        reads=step is not None and not step.ways,
        rest=taking.rest(),
        accepted=taking.accepted(),
        reaction=reaction.kind if reaction else "",
        words=reaction.words if reaction else {},
    )


def _hello(taking: Taking) -> m.Hello:
    """What a socket says first, of a table that is no one's."""
    table, mine = taking.table, taking.lesson.seat
    seats = tuple(
        m.SeatInfo(
            seat=seat,
            kind="here" if seat == mine else "bot",
            name="",
            level="",
            taken=True,
            mine=seat == mine,
            online=True,
            pin=False,
            nonce=True,
        )
        for seat in range(len(table.seats))
    )
    info = m.TableInfo(
        id="",
        game=taking.game.facts.id,
        options={},
        files=(),
        dice="typed",
        phase="playing",
        seats=seats,
        owner=True,
        open=False,
        watchable=False,
        protocol=0,
        commitment="",
        epoch=1,
        version=table.version,
        pending=table.pending,
        created=0,
        updated=0,
    )
    return m.Hello(
        protocol=m.PROTOCOL,
        server=__version__,
        table=info,
        seats=(mine,),
        shown=mine,
        nonces=(),
        version=table.version,
        components=taking.game.provenance(table.record.setup.files),
        pointing=taking.game.pointing,
        now=0,  # no clock runs in a lesson
    )
