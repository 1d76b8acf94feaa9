"""Headings, numbered clockwise from north: N 0, NE 1, E 2, SE 3, S 4, SW 5, W 6, NW 7 (L28)."""

from mypy_extensions import i64

NAMES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


def east_of(heading: i64) -> i64:
    """How far one step of a heading goes east: -1, 0 or 1."""
    if heading == 0 or heading == 4:
        return 0
    return 1 if heading < 4 else -1


def south_of(heading: i64) -> i64:
    """How far one step of a heading goes south: -1, 0 or 1."""
    if heading == 2 or heading == 6:
        return 0
    return 1 if 2 < heading < 6 else -1


def abeam(heading: i64, side: i64) -> i64:
    """The direction exactly to port (side 0) or starboard (side 1) of a heading (A29)."""
    return (heading + 6 + side * 4) & 7


def opposite(heading: i64) -> i64:
    return (heading + 4) & 7


def direction_between(stride: i64, start: i64, end: i64) -> i64:
    """The heading of one step between neighbouring cells; -1 where they are none."""
    step: i64 = end - start
    if step == -stride:
        return 0
    if step == 1 - stride:
        return 1
    if step == 1:
        return 2
    if step == stride + 1:
        return 3
    if step == stride:
        return 4
    if step == stride - 1:
        return 5
    if step == -1:
        return 6
    if step == -stride - 1:
        return 7
    return -1
