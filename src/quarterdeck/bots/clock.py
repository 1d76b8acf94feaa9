"""The time a bot may take: a decision and a whole turn have their caps, whatever its level.

Thinking counts, waiting for a processor does not, so that a rank plays the same on a busy machine.
"""

from .levels import DECISION_SECONDS, TURN_SECONDS

LEAST_SECONDS = 0.02  # for a decision when the turn's time is used up: one slice of the slowest search


class TurnClock:
    """Counts the time of one seat's turn: its decisions in a row."""

    def __init__(self) -> None:
        self._seat = -1
        self._spent = 0.0

    def allow(self, seat: int) -> float:
        """The seconds that a seat's next decision may take."""
        if seat != self._seat:
            self._seat, self._spent = seat, 0.0
        return max(LEAST_SECONDS, min(DECISION_SECONDS, TURN_SECONDS - self._spent))

    def spend(self, seconds: float) -> None:
        """Counts what the decision took."""
        self._spent += seconds
