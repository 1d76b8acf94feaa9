"""Versions as one seat counts them: the standing orders of others are no part of its log, not even as a gap.

The log has an entry for each order, so that its index grows by them. What a seat is told, and what it says, is
therefore in numbers of its own: the same frames come whether somebody else gave an order or not.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence

import msgspec

from .messages import EntryLine, Problem, State


class Versions:
    """How a seat counts. Seats of one device count alike, for it keeps one log; each is told of its own orders only."""

    def __init__(self, orders: Sequence[tuple[int, int]], seat: int, device: Iterable[int] = ()) -> None:
        self.seat = seat
        self.device = frozenset((seat, *device))
        self._hidden = [version for version, giver in orders if giver not in self.device]
        self._untold = frozenset(version for version, giver in orders if giver != seat)

    def told(self, version: int) -> int:
        """What the seat calls a version of the log."""
        return version - bisect_right(self._hidden, version)

    def last(self, told: int) -> int:
        """The latest version of the log that the seat calls so."""
        version = told
        for hidden in self._hidden:
            if hidden > version + 1:
                break
            version += 1
        return version

    def first(self, told: int) -> int:
        """The version of the log by whose entry the seat came to call it so."""
        return self.last(told - 1) + 1 if told > 0 else told

    def entries(self, entries: Iterable[EntryLine]) -> list[EntryLine]:
        """What the seat is told of entries."""
        return [self.entry(entry) for entry in entries if entry.version not in self._untold]

    def entry(self, entry: EntryLine) -> EntryLine:
        """An entry in the seat's numbers."""
        if not self._hidden:
            return entry
        undoes = self.told(entry.undoes) if entry.undoes else 0
        return msgspec.structs.replace(entry, version=self.told(entry.version), undoes=undoes)

    def state(self, state: State) -> State:
        """A position in the seat's numbers."""
        undo = state.undo and self.problem(state.undo)
        return msgspec.structs.replace(state, version=self.told(state.version), undo=undo)

    def problem(self, problem: Problem) -> Problem:
        """A refusal in the seat's numbers."""
        if problem.code != "stale":
            return problem
        params = {key: self.told(value) if isinstance(value, int) else value for key, value in problem.params.items()}
        return msgspec.structs.replace(problem, params=params)
