"""What several servers on one database have in common beside it. One that is alone has it in its memory."""

from collections.abc import Sequence
from typing import Protocol

from .limits import Limit, OwnBucket

HALL = ""  # in place of a table


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

    def note(self, id: str) -> None:
        """Somebody here has come to a table, or gone."""

    async def read(self, ids: Sequence[str]) -> None:
        """Looks who is at these tables at other processes, before somebody is told of it."""

    async def people(self, here: set[str]) -> int:
        """How many guests there are anywhere; `here`: those of this process."""


class Limiter(Protocol):
    """How much each may ask for."""

    def take(self, limit: Limit, who: str) -> None:
        """Counts one at this process; TooFast where that is too many."""

    async def spend(self, limit: Limit, who: str) -> None:
        """Counts one of what all processes share; TooFast where that is too many."""

    def bucket(self, limit: Limit) -> OwnBucket:
        """An allowance of its own, for one socket of this process."""

    def scale(self, most: int) -> float:
        """A bound on how many there may be at a time."""
