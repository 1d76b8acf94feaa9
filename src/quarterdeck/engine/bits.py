"""Sets of cells as bits of one i64, for boards of at most 62 cells.

`1 << cell` with an i64 is wrong code in mypyc 2.4 (it shifts in 32 bits), so every single bit comes from `bit`.
"""

from typing import Final

from mypy_extensions import i64

PAIRS: Final[i64] = 0x1555555555555555  # every second of the 62 usable bits; 2**62 and more would be boxed
FOURS: Final[i64] = 0x3333333333333333
EIGHTS: Final[i64] = 0x0F0F0F0F0F0F0F0F


def bit(cell: i64) -> i64:
    """The set that holds one cell."""
    one: i64 = 1
    one <<= cell
    return one


def count(cells: i64) -> i64:
    """How many cells a set holds."""
    n: i64 = cells - ((cells >> 1) & PAIRS)
    n = (n & FOURS) + ((n >> 2) & FOURS)
    n = (n + (n >> 4)) & EIGHTS
    n += n >> 8
    n += n >> 16
    return (n + (n >> 32)) & 0x7F


def first(cells: i64) -> i64:
    """The lowest cell of a set that is not empty."""
    return count((cells & -cells) - 1)


def nth(cells: i64, k: i64) -> i64:
    """The k-th lowest cell of a set, k from 0."""
    rest: i64 = cells
    while k > 0:
        rest &= rest - 1
        k -= 1
    return first(rest)
