"""Errors of PostgreSQL: what each means for whoever wanted something written."""

import asyncpg
from sqlalchemy.exc import DBAPIError

from .database import Unwritable

UNDONE = ("40001", "40P01")  # serialization failure, deadlock: nothing was done, and it may be done again
FULL = "53100"
ENDED = ("08", "57P")  # the connection or the server is going: as good as lost
LOST = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError, asyncpg.InternalClientError)


def first_line(error: BaseException) -> str:
    """What went wrong, without the lines that explain it to programmers; drivers name no password."""
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)


def sqlstate(error: DBAPIError) -> str:
    return str(getattr(error.orig, "sqlstate", None) or "")


def is_lost(error: DBAPIError) -> bool:
    """Whether the connection or the server is gone, or cannot be reached."""
    state = sqlstate(error)
    return (
        error.connection_invalidated
        or state.startswith(ENDED)
        or (not state and type(error.orig).__name__ in ("OperationalError", "ConnectionTimeout"))
    )


def is_undone(error: DBAPIError) -> bool:
    return sqlstate(error) in UNDONE


def is_ending(error: asyncpg.PostgresError) -> bool:
    return str(error.sqlstate or "").startswith(ENDED)


def unwritable(error: BaseException, unsure: bool = False) -> Unwritable:
    """The refusal for an error of PostgreSQL."""
    if getattr(error, "sqlstate", None) == FULL:
        return Unwritable("storage-full", error)
    return Unwritable("storage-unsure" if unsure else "storage-away", error, unsure=unsure)
