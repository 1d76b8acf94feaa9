"""Ships of the fleet by their number, and piles of them."""

from typing import Annotated, NewType

from mypy_extensions import i64

from ....engine.bits import bit, first

Number = NewType("Number", i64)  # 1 to 9; 0 where a mercenary or nothing is meant
Pile = Annotated[i64, 0, 0xFFFFFFFFF0]  # packs the count of number n into bits 4n to 4n + 3


def have(pile: Pile, number: Number) -> i64:
    """How many ships of a number a pile holds."""
    return (pile >> (number * 4)) & 15


def one(number: Number) -> Pile:
    """The pile of a single ship."""
    return bit(number * 4)


def kinds(pile: Pile) -> i64:
    """Which numbers a pile holds, as bits 4n."""
    return (pile | (pile >> 1) | (pile >> 2) | (pile >> 3)) & 0x1111111110


def lowest_kind(pile: Pile, k: i64) -> Number:
    """The k-th lowest number that a pile holds."""
    rest: i64 = kinds(pile)
    while k > 0:
        rest &= rest - 1
        k -= 1
    return Number(first(rest) >> 2)


def pile_size(pile: Pile) -> i64:
    """How many ships a pile holds."""
    size: i64 = 0
    for number in range(1, 10):
        size += have(pile, Number(number))
    return size


def pile_text(pile: Pile) -> str:
    """Nine digits: how many of each number."""
    return "".join([str(have(pile, Number(number))) for number in range(1, 10)])


def read_pile(text: str) -> Pile:
    """The pile of nine digits; ValueError for anything else."""
    if len(text) != 9 or not text.isascii() or not text.isdigit():
        raise ValueError("'" + text[:20] + "' should be nine digits")
    pile: i64 = 0
    for i in range(9):
        pile += one(Number(i + 1)) * int(text[i])
    return pile
