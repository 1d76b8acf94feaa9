"""Boxed: what games share whose box is an edition file."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from importlib import resources
from typing import Any, Generic, TypeVar

from .base import Game, Line
from .lines import Lines
from .owner_file import KEPT, table_of
from .owner_words import Desk

Box = TypeVar("Box")


@lru_cache(maxsize=KEPT)
def _printed(package: str) -> str:
    return (resources.files(package) / "data" / "components.toml").read_text("utf-8")


class Editions(Generic[Box]):
    """How a game reads its editions, each by its text."""

    def __init__(self, package: str, kind: type[Box], mistakes: Callable[[Box], Iterable[Line]]) -> None:
        self.package = package
        self.kind = kind  # what a file says, as structs
        self.mistakes = mistakes  # of a file that has all its fields
        self.of = lru_cache(maxsize=KEPT)(self._of)

    def standard(self) -> str:
        """The text of the edition that is played without a file."""
        return _printed(self.package)

    def read(self, content: str) -> tuple[Box | None, tuple[Line, ...]]:
        """The edition of a file's text, or every mistake in it."""
        table = table_of(content, self.package.rpartition(".")[2])
        if isinstance(table, Line):
            return None, (table,)
        desk = Desk("edition", Lines(content))
        desk.keys(table, self.kind)
        edition = desk.convert(table, self.kind)
        if edition is not None:
            desk.found += self.mistakes(edition)
        return (None if desk.found else edition), tuple(desk.found)

    def _of(self, content: str) -> Box:
        """The edition of a checked text."""
        edition, wrong = self.read(content)
        assert edition is not None, wrong
        return edition


class Boxed(Game):
    """A game that is played from an edition."""

    editions: Editions[Any]

    def content(self, files: Mapping[str, str]) -> str:
        """The text of the edition in use."""
        return files.get("edition", self.editions.standard())

    def check_file(self, kind: str, content: str) -> list[Line]:
        return list(self.editions.read(content)[1])
