"""Paces that a seek may name: the text forms of a table's time control; the empty one has no clock."""

import msgspec

from ..errors import BadInput
from .storage import TableRow

PACES = ("", "10+10", "2d+3d/14")  # no clock, an evening, a fortnight: few, so that people meet


def check_pace(pace: str) -> str:
    """The pace itself, if it is one that people can meet at."""
    if pace not in PACES:
        raise BadInput("seek-pace", {"given": pace[:80], "expected": ", ".join(filter(None, PACES))})
    return pace


# Rows of tables have no clock yet; where they have, these two are all that changes.


def pace_of(row: TableRow) -> str:
    """The pace of a table; empty where it has no clock."""
    return str(getattr(row, "pace", "") or "")


def with_pace(row: TableRow, pace: str) -> TableRow:
    """A table that is to be played at a pace."""
    return msgspec.structs.replace(row, pace=pace) if pace and hasattr(row, "pace") else row
