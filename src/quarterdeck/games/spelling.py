"""What players may type beside a game's own notation: its words in their language, cells in Cyrillic letters.

A game's words are in `data/typed-<language>.toml`: `[words]` for those of its notations, and a table for each operand
that has some. Of several separated by commas the first is the one that lists show. Logs and replays hold the notation.
"""

import re
import tomllib
from collections.abc import Mapping
from importlib import resources

# Letters that look alike come first; what has no twin is read by its sound. N, Q, R, S, U, V and W have neither.
CELL_LETTERS = str.maketrans("АВЕКМНОРСТУХБГДЗИЙЛПФЦ", "ABEKMHOPCTYXBGDZIJLPFC")
NAME = re.compile(r"\w{1,2}\d{1,2}|\d{1,2}[^\W\d]")  # of a cell, or of a piece by number and letter


def latin(text: str) -> str:
    """The name of a cell or piece that was typed with Cyrillic letters; anything else as it is."""
    return text.upper().translate(CELL_LETTERS) if NAME.fullmatch(text) else text


def fold(text: str) -> str:
    """A text as words are compared: small letters, ё as е."""
    return text.casefold().replace("ё", "е")


class Spelling:
    """The words of one language for a game's notations."""

    def __init__(self, tables: Mapping[str, Mapping[str, str]]) -> None:
        self.shown = {about: {word: _first(ways) for word, ways in table.items()} for about, table in tables.items()}
        self.read = {
            about: {fold(way.strip()): word for word, ways in table.items() for way in ways.split(",")}
            for about, table in tables.items()
        }

    def ways(self, about: str, word: str) -> list[str]:
        """What may be typed for a word."""
        return [way for way, meant in self.read.get(about, {}).items() if meant == word]

    def show(self, about: str, word: str) -> str:
        """A word as lists show it."""
        return self.shown.get(about, {}).get(word, word)


def _first(ways: str) -> str:
    return ways.partition(",")[0].strip()


def spellings(package: str) -> dict[str, Spelling]:
    """The words of every language that a game's folder has some for."""
    found = {}
    for file in resources.files(package).joinpath("data").iterdir():
        if match := re.fullmatch(r"typed-(\w+)\.toml", file.name):
            found[match[1]] = Spelling(tomllib.loads(file.read_text("utf-8")))
    return found
