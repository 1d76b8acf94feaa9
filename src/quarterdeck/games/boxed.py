"""Boxed: what games share whose box is an edition file and whose actions are a table."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from ..engine.state import State
from .base import Action, Component, Game, Line
from .notation import Actions


class Editions(NamedTuple):
    """How a game reads its editions, each by its text."""

    standard: Callable[[], str]  # what is played without a file
    mistakes: Callable[[str], tuple[Line, ...]]
    parts: Callable[[str], tuple[Component, ...]]  # of the box, with where each is from


class Boxed(Game):
    """A game that is played from an edition, by a table of actions."""

    actions: Actions
    editions: Editions

    def content(self, files: Mapping[str, str]) -> str:
        """The text of the edition in use."""
        return files.get("edition", self.editions.standard())

    def check_file(self, kind: str, content: str) -> list[Line]:
        return list(self.editions.mistakes(content))

    def provenance(self, files: Mapping[str, str]) -> tuple[Component, ...]:
        return self.editions.parts(self.content(files))

    def universe(self, state: State) -> Iterable[int]:
        return self.actions.universe(state)

    def action(self, state: State, action: int) -> Action:
        return self.actions.describe(state, action)

    def parse(self, state: State, text: str) -> int:
        return self.actions.parse(state, text)
