"""The coach has words for every decision and every thing, and a newcomer a way into the game."""

import re
from importlib import resources

import pytest
from fluent.syntax import ast, parse

from quarterdeck.games import find_all
from quarterdeck.games.base import Game
from quarterdeck.i18n import LANGUAGES, has, say, sources
from quarterdeck.learn.course import Course, course_of, stage_name

LONGEST = 25  # words of a sentence
COURSES = [pytest.param(game, course, id=game.facts.id) for game in find_all() if (course := course_of(game))]
NOT_DECIDED = re.compile(r"prompt-(over|wait|waiting|crab-wait|.*-short)$")  # nobody chooses there


def messages(game: Game, lang: str, prefix: str) -> list[ast.Message]:
    """A game's own messages that begin so."""
    files = [parse(file.read_text("utf-8")) for file in sources(game.package, lang)]
    found = (entry for file in files for entry in file.body if isinstance(entry, ast.Message))
    return [entry for entry in found if entry.id.name.startswith(prefix)]


def variants(pattern: ast.Pattern) -> list[str]:
    """Every text that a pattern with at most one selector in a row can make; what is put in is one word."""
    texts = [""]
    for element in pattern.elements:
        texts = [text + more for text in texts for more in _texts(element)]
    return texts


def _texts(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    if isinstance(element.expression, ast.SelectExpression):
        return [text for variant in element.expression.variants for text in variants(variant.value)]
    return ["X"]


def too_long(text: str) -> list[str]:
    return [one for one in re.split(r"(?<=[.!?…])\s", text) if len(one.split()) > LONGEST]


@pytest.mark.parametrize(("game", "course"), COURSES)
def test_every_decision_has_its_why(game: Game, course: Course) -> None:
    prompts = [message.id.name for message in messages(game, "en", "prompt-")]
    decisions = [prompt.replace("prompt-", "why-") for prompt in prompts if not NOT_DECIDED.match(prompt)]
    missing = [key for key in decisions for lang in LANGUAGES if not has(lang, game, key)]
    assert missing == []
    said = [message.id.name for message in messages(game, "en", "why-")]
    assert sorted(said) == sorted(decisions)


@pytest.mark.parametrize(("game", "course"), COURSES)
def test_every_explanation_has_a_title_and_rules_that_there_are(game: Game, course: Course) -> None:
    for lang in LANGUAGES:
        for message in messages(game, lang, "explain-"):
            parts = {attribute.id.name: variants(attribute.value) for attribute in message.attributes}
            assert set(parts) == {"title", "rules"}, message.id.name
            cited = {rule for text in parts["rules"] for rule in text.split()}
            assert cited <= set(game.rules), message.id.name


@pytest.mark.parametrize(("game", "course"), COURSES)
def test_the_coach_speaks_in_short_sentences(game: Game, course: Course) -> None:
    for lang in LANGUAGES:
        said = [
            text
            for kind in ("why-", "explain-")
            for one in messages(game, lang, kind)
            if one.value
            for text in variants(one.value)
        ]
        said += [course.minute[lang], *(meeting.say[lang] for meeting in course.meeting)]
        assert [long for text in said for long in too_long(text)] == []


@pytest.mark.parametrize(("game", "course"), COURSES)
def test_the_stages_of_a_game_can_be_played_and_are_named(game: Game, course: Course) -> None:
    for stage in course.stage:
        setup = game.setup(stage.seats, stage.options)
        assert stage.is_of(setup.options)
        for lang in LANGUAGES:
            assert "option-" not in stage_name(game, stage, lang)
    named = [stage_name(game, stage, "ru") for stage in course.stage]
    followed = [course.after(game.setup(stage.seats, stage.options).options) for stage in course.stage]
    assert [stage and stage_name(game, stage, "ru") for stage in followed] == [*named[1:], None][: len(named)]


def test_a_table_of_another_kind_leads_nowhere() -> None:
    for game in find_all():
        course = course_of(game)
        assert course is None or course.after({"scenario": "somebody's own"}) is None


def test_whoever_plays_alone_meets_who_else_is_there() -> None:
    meetings = {game.facts.id: course.meeting for game in find_all() if (course := course_of(game)) and course.meeting}
    assert [one.seats for one in meetings["fleet"]] == [1]
    names = [say(lang, next(g for g in find_all() if g.facts.id == "fleet"), "ruth-name") for lang in LANGUAGES]
    assert [meetings["fleet"][0].title[lang] for lang in LANGUAGES] == [name[0].upper() + name[1:] for name in names]


def test_the_words_of_the_coach_stand_in_files_of_their_own() -> None:
    for game in find_all():
        if course_of(game):
            folder = resources.files(game.package) / "locale"
            assert all((folder / lang / "coach.ftl").is_file() for lang in LANGUAGES)
