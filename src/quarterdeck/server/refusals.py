"""What the server refuses, with the HTTP status that says so; words are `error-<code>` in the package's texts."""

from ..errors import BadInput, IllegalAction, Param, QuarterdeckError
from ..table.seats import Refused
from .database import Conflict, Unwritable
from .limits import TooFast


class Denied(QuarterdeckError):
    """A request that is understood and refused."""

    def __init__(self, status: int, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.status = status


def status_of(error: QuarterdeckError) -> int:
    """The HTTP status of an error."""
    if isinstance(error, Denied):
        return error.status
    if isinstance(error, TooFast):
        return 429
    if isinstance(error, Unwritable):
        return 507 if error.full else 503
    if isinstance(error, Conflict | IllegalAction | Refused):
        return 409
    if isinstance(error, BadInput) and error.code == "game":
        return 404
    return 400


def no_guest() -> Denied:
    return Denied(401, "no-guest")


def no_table() -> Denied:
    return Denied(404, "table")


def private_table() -> Denied:
    return Denied(403, "private")


def banned(reason: str) -> Denied:
    return Denied(403, "banned-reason", reason=reason) if reason else Denied(403, "banned")
