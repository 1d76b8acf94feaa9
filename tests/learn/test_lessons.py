"""Every lesson of every course is played through, by every way that it accepts, and every slip that it foresees."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from quarterdeck.bots import levels
from quarterdeck.errors import BadInput
from quarterdeck.games import find_all
from quarterdeck.games.base import Game
from quarterdeck.i18n import LANGUAGES, has
from quarterdeck.learn.course import Lesson, Step, Words, course_of
from quarterdeck.learn.lesson import GLOWS, READ, Taking

LONGEST = 25  # words of a sentence: what is read while a board waits
COURSES = [(game, course) for game in find_all() if (course := course_of(game))]
LESSONS = [pytest.param(game, lesson, id=f"{game.facts.id}-{lesson.id}") for game, c in COURSES for lesson in c.lessons]


def paths(game: Game, lesson: Lesson, taken: tuple[str, ...] = ()) -> Iterator[tuple[Taking, str]]:
    """Every place of a lesson, with each way that is accepted there."""
    here = Taking(game, lesson, taken)
    if here.step is None:
        return
    ways = [way.play for way in here.step.ways] or [READ]
    for way in ways:
        if way == READ or here.refusal(way) is None:
            yield Taking(game, lesson, taken), way
            yield from paths(game, lesson, (*taken, way))


def words_of(lesson: Lesson) -> Iterator[Words]:
    """All that a lesson says."""
    yield lesson.title
    yield lesson.goal
    for step in lesson.step:
        yield step.say
        yield from (way.done for way in step.ways if way.done)
        yield from (slip.say for slip in step.slip if slip.say)


def test_all_games_of_the_box_have_a_course() -> None:
    ours = [game.facts.id for game in find_all() if type(game).__module__.startswith("quarterdeck.")]
    assert [game.facts.id for game, _ in COURSES] == ours


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_way_leads_to_the_end(game: Game, lesson: Lesson) -> None:
    met: set[tuple[int, str]] = set()
    ends = 0
    for taking, way in paths(game, lesson):
        step = taking.at
        assert taking.take(way).kind == "done", (step, way)
        met.add((step, way))
        ends += taking.step is None
    wanted = {(n, way) for n, step in enumerate(lesson.step) for way in [w.play for w in step.ways] or [READ]}
    assert met == wanted
    assert ends or lesson.live is not None


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_no_scripted_chance_is_left_over(game: Game, lesson: Lesson) -> None:
    for taking, way in paths(game, lesson):
        step = taking.step
        assert step is not None
        dice = next((w.dice for w in step.ways if w.play == way), ())
        thrown = len(step.dice if dice is None else dice)
        before = sum(type(entry).__name__ == "Outcome" for entry in taking.table.log)
        taking.take(way)
        assert sum(type(entry).__name__ == "Outcome" for entry in taking.table.log) - before == thrown, way


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_slips_are_answered_by_the_rules_or_by_a_word_and_change_nothing(game: Game, lesson: Lesson) -> None:
    foreseen = set()
    for place, _ in paths(game, lesson):
        step = place.step
        assert step is not None
        for slip in step.slip:
            taking = Taking(game, lesson, place.taken)
            version = taking.table.version
            reaction = taking.take(slip.play)
            assert (taking.table.version, taking.slips, taking.taken) == (version, 1, place.taken)
            if slip.reason:
                assert (reaction.kind, reaction.line and reaction.line.key) == ("refused", f"reason-{slip.reason}")
            elif reaction.kind == "set-back":
                assert reaction.words == slip.say
            else:  # after another way the rules themselves may stand against it
                assert reaction.line is not None
                continue
            foreseen.add((place.at, slip.play))
    assert foreseen == {(n, slip.play) for n, step in enumerate(lesson.step) for slip in step.slip}


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_rules_and_reasons_are_the_games_own(game: Game, lesson: Lesson) -> None:
    assert lesson.rules
    assert set(lesson.rules) <= set(game.rules)
    reasons = {slip.reason for step in lesson.step for slip in step.slip if slip.reason}
    assert all(has(lang, game, f"reason-{reason}") for reason in reasons for lang in LANGUAGES)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_all_words_are_there_in_both_languages_and_short(game: Game, lesson: Lesson) -> None:
    for words in words_of(lesson):
        assert set(words) == set(LANGUAGES)
        for text in words.values():
            assert text[0].isupper() or not text[0].isalpha(), text
            sentences = re.split(r"(?<=[.!?…])\s", text)
            assert all(len(sentence.split()) <= LONGEST for sentence in sentences), text
    assert re.search("[а-яё]", lesson.title["ru"])
    assert not re.search("[а-яё]", " ".join(words["en"] for words in words_of(lesson)))


def two_readings(lesson: Lesson) -> bool:
    """Whether a lesson lets the learner only read twice in a row."""
    reading = [not step.ways for step in lesson.step]
    return any(first and second for first, second in pairwise(reading))


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_nobody_only_reads_twice_in_a_row(game: Game, lesson: Lesson) -> None:
    assert not two_readings(lesson)


def test_a_lesson_goes_on_where_it_was_left() -> None:
    game, course = COURSES[0]
    first = Taking(game, course.lessons[0])
    assert first.step is not None
    first.take(first.step.accept[0])
    again = Taking(game, course.lessons[0], first.taken)
    assert (again.at, again.table.state.position()) == (first.at, first.table.state.position())


def test_a_place_that_is_none_is_told() -> None:
    game, course = COURSES[0]
    with pytest.raises(BadInput):
        Taking(game, course.lessons[0], ["resign"])


def test_after_the_second_slip_what_is_right_glows() -> None:
    game, course = COURSES[0]
    taking = Taking(game, course.lessons[0])
    step = taking.step
    assert isinstance(step, Step)
    for slips in range(1, GLOWS + 1):
        assert not taking.glowing
        taking.take(step.slip[0].play)
        assert taking.slips == slips
    assert "; ".join(taking.glowing) == step.accept[0]


@pytest.mark.parametrize(("game", "lesson"), [p for p in LESSONS if p.values[1].live])
def test_a_course_ends_in_a_game_that_the_learner_begins(game: Game, lesson: Lesson) -> None:
    taking = Taking(game, lesson)
    assert lesson.live is not None
    assert levels.is_level(game, lesson.live.level)
    assert lesson.seat in taking.table.pending or taking.table.needs


def test_every_course_ends_in_a_game() -> None:
    assert all(course.lessons[-1].live for _, course in COURSES)
