"""Partings: why the server ends a socket, and the close code that says whether to come back."""

from typing import NamedTuple

from .messages import Problem


class Parting(NamedTuple):
    """The last message and the close code after it."""

    problem: Problem
    code: int


RESTARTING = Parting(Problem(code="restart"), 1012)  # come back in a moment
MOVING = Parting(Problem(code="restart"), 1012)  # the same, but what is on its way is still done
TABLE_DELETED = Parting(Problem(code="table-deleted"), 4404)
GUEST_DELETED = Parting(Problem(code="guest-deleted"), 4403)
