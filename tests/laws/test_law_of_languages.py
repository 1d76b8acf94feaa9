"""Laws of languages: sentences begin with a capital, and Russian play is Russian."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from play import glimpses, legal, onlookers
from quarterdeck import i18n
from quarterdeck.games import find_all
from quarterdeck.games.base import Game

PACKAGES = ["quarterdeck", *(game.package for game in find_all())]
SENTENCES = ("event-", "reason-", "prompt-", "warning-", "error-", "rule-", "end-")
FRAGMENTS = ("-short",)  # named inside another sentence
ABOUT_FILES = re.compile("error-(edition|scenario|deck|admin)-")  # which may begin with a field's or a command's name
FILES_AND_COMMANDS = re.compile(
    "(error|help|cli|bench|admin|serve|arena|tune|ladder|backup|verify|menu|play|replay|learn|export|files|plan|warning-plan|dataset|peers|database)-"
)
# Said so in Russian, too.
NAMES = {
    "PIN",
    "SHA",
    "TOML",
    "English",
    "Quarterdeck",
    "Enter",
    "Python",
    "cookie",
    "https",
    "Ctrl",
    "Escape",
    "Shift",
    "Delete",
}
DIRECTIONS = {"NE", "NW", "SE", "SW"}  # courses as they are typed
LATIN = re.compile(r"\b[A-Za-z]{2,}\b")


class Texts(Visitor):
    """All that a message says beside its variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)


def messages(package: str, lang: str) -> Iterator[ast.Message]:
    for file in i18n.sources(package, lang):
        body = FluentParser().parse(file.read_text("utf-8")).body
        yield from (entry for entry in body if isinstance(entry, ast.Message) and entry.value is not None)


def beginnings(pattern: ast.Pattern) -> list[str]:
    """What a text can begin with; nothing where that is an argument."""
    first = pattern.elements[0]
    if isinstance(first, ast.TextElement):
        return [first.value]
    expression = first.expression
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in beginnings(variant.value)]
    return []


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_every_sentence_begins_with_a_capital(package: str, lang: str) -> None:
    small = [
        f"{message.id.name}: {text}"
        for message in messages(package, lang)
        if message.id.name.startswith(SENTENCES)
        and not message.id.name.endswith(FRAGMENTS)
        and not ABOUT_FILES.match(message.id.name)
        for text in beginnings(message.value)
        if text.lstrip("«“ ")[:1].islower()
    ]
    assert small == []


@pytest.mark.parametrize("package", PACKAGES)
def test_russian_texts_of_play_have_no_english_word(package: str) -> None:
    found = []
    for message in messages(package, "ru"):
        if FILES_AND_COMMANDS.match(message.id.name) or message.id.name in ("text-situation", "web-dice-how"):
            continue
        texts = Texts()
        texts.visit(message)
        words = set(LATIN.findall(" ".join(texts.parts))) - NAMES - DIRECTIONS
        found += [f"{message.id.name}: {words}"] if words else []
    assert found == []


def said(game: Game, lang: str) -> Iterator[str]:
    """The sentences of a game: whom to wait for, what happened, what not and why."""
    for state in islice(glimpses(game, game.setup(None, {}), seed=7), 0, None, 3):
        lines = [game.prompt(state, seat) for seat in onlookers(state)]
        lines += [line for code in islice(game.universe(state), 40) if (line := game.refusal(state, code))]
        yield from (i18n.line(lang, game, line) for line in lines)
        events = [game.event_at(state, event) for event in state.events or ()]
        yield from (i18n.say(lang, game, f"event-{event.key}", event.args) for event in events)


def offered(game: Game) -> Iterator[str]:
    """What may be done in a game, in Russian."""
    for state in islice(glimpses(game, game.setup(None, {}), seed=7), 0, None, 3):
        actions = [game.action(state, code) for code in ([] if state.is_over() else legal(state)[:40])]
        yield from (i18n.say("ru", game, f"action-{action.kind}", action.args) for action in actions)


@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_every_sentence_of_a_game_begins_with_a_capital_whatever_its_words(game: Game, lang: str) -> None:
    assert {text for text in said(game, lang) if text.lstrip("«“ ")[:1].islower()} == set()


def test_a_russian_game_is_told_in_russian(game: Game) -> None:
    sentences = {*said(game, "ru"), *offered(game)}
    assert len(sentences) > 10
    english = {text for text in sentences if set(LATIN.findall(text)) - DIRECTIONS}
    assert english == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_dice_have_one_russian_word(package: str) -> None:
    for file in i18n.sources(package, "ru"):
        assert not re.findall(r"\bкост(?:ь|и|ей|ью|ям|ями|ях)\b", file.read_text("utf-8"), re.IGNORECASE), file.name
