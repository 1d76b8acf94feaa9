"""What several servers on one database would have in common beside it; today's are in one process's memory."""

from typing import Protocol

from .limits import Limit, OwnBucket


class Presence(Protocol):
    """Who is at which table now."""

    def online(self, id: str) -> set[str]:
        """The guests at a table."""

    def away(self, id: str, guest: str | None) -> int:
        """Since when a guest is not at a table, in unix milliseconds; 0: he is, or nobody knows."""

    def listened(self, id: str) -> bool:
        """Whether anybody is there, watchers among them."""

    def watchers(self, id: str) -> int:
        """How many look on there without a seat."""


class Limiter(Protocol):
    """How much each may ask for."""

    def take(self, limit: Limit, who: str) -> None:
        """Counts one; TooFast where that is too many."""

    def bucket(self, limit: Limit) -> OwnBucket:
        """An allowance of its own, for one socket of this process."""

    def scale(self, most: int) -> float:
        """A bound on how many there may be at a time."""
