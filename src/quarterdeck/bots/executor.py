"""Executor: whatever plays the games of matches and checks.

A game is fixed by its match and its number, so that the same ones come out wherever they are played.
"""

from collections.abc import Callable, Iterator
from typing import Protocol, TypeVar

Came = TypeVar("Came")
Work = Callable[[bytes, int], Came]  # a job as bytes and the number of a game; a function of a module, found by name


class Executor(Protocol):
    """Whatever plays games by their numbers."""

    def play(self, work: Work[Came], job: bytes, numbers: range, chunk: int) -> Iterator[Came]:
        """What comes of the games of these numbers, in order; `chunk` is how many of them go well together."""
