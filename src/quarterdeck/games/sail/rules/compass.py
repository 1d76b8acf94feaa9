"""Headings, numbered clockwise from north: N 0, NE 1, E 2, SE 3, S 4, SW 5, W 6, NW 7 (L28)."""

from typing import NewType

from mypy_extensions import i64

Heading = NewType("Heading", i64)  # -1 where there is none
NAMES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def east_of(heading: Heading) -> i64:
    """How far one step of a heading goes east: -1, 0 or 1."""
    if heading == 0 or heading == 4:
        return 0
    return 1 if heading < 4 else -1


def south_of(heading: Heading) -> i64:
    """How far one step of a heading goes south: -1, 0 or 1."""
    if heading == 2 or heading == 6:
        return 0
    return 1 if 2 < heading < 6 else -1


def abeam(heading: Heading, side: i64) -> Heading:
    """The direction exactly to port (side 0) or starboard (side 1) of a heading (A29)."""
    return Heading((heading + 6 + side * 4) & 7)


def opposite(heading: Heading) -> Heading:
    return Heading((heading + 4) & 7)
