"""Each fleet has one name wherever it is spoken of; the rule on fleets alone explains what the box calls them."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quarterdeck import i18n
from quarterdeck.games.lords.facts import game

EXPLAINED = ("rule-1", "names-of-the-box")
OF_THE_BOX = {
    "ru": re.compile(r"\b(син(ий|ие|их|им|ими|его|ему|яя|ей|юю|ее)|светл\w+|т[её]мн\w+)\b", re.IGNORECASE),
    "en": re.compile(r"\b(light|dark)\b", re.IGNORECASE),
}
NAMES = {"ru": ("голуб", "красн"), "en": ("blue", "red")}


class Said(Visitor):
    """The words of an entry, without the keys of its variants."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def said(lang: str) -> Iterator[tuple[str, str]]:
    """Every text of the game."""
    for file in i18n.sources(game.package, lang):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                words = Said()
                words.visit(entry)
                yield entry.id.name, " ".join(words.words)


@pytest.mark.rule("lords:1")
@pytest.mark.parametrize("lang", i18n.LANGUAGES)
def test_a_fleet_has_one_name_and_the_box_is_explained_once(lang: str) -> None:
    assert {key: text for key, text in said(lang) if key not in EXPLAINED and OF_THE_BOX[lang].search(text)} == {}
    explained = i18n.say(lang, game, "rule-1").lower()
    assert OF_THE_BOX[lang].search(explained)
    for side, name in zip(("light", "dark"), NAMES[lang], strict=True):
        for key, args in (
            (f"seat-{side}", {}),
            (f"option-first_player-{side}", {}),
            ("board-ship", {"whose": side, "number": 1, "burning": "no"}),
        ):
            assert name in i18n.say(lang, game, key, args).lower(), key
        assert name in explained
