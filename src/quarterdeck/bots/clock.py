"""The time a bot may take: a decision and a whole turn have their caps, whatever its level."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from .levels import DECISION_SECONDS, TURN_SECONDS

LEAST_SECONDS = 0.02  # for a decision when the turn's time is used up: one slice of the slowest search


class TurnClock:
    """Counts the time of one seat's turn: its decisions in a row."""

    def __init__(self) -> None:
        self._seat = -1
        self._spent = 0.0

    @contextmanager
    def decision(self, seat: int) -> Iterator[float]:
        """Gives the seconds that a decision may take, and counts those that it took."""
        if seat != self._seat:
            self._seat, self._spent = seat, 0.0
        began = monotonic()
        try:
            yield max(LEAST_SECONDS, min(DECISION_SECONDS, TURN_SECONDS - self._spent))
        finally:
            self._spent += monotonic() - began
