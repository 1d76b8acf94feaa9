"""Planes: what a seat may know of a position as figures, for programs that learn; bots/planes.py of each game.

An observation is rows of eight figures from 0 to 127, eight bytes to a number, so that a row is written at once; a
plane is a named run of rows.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from .space import Space
from .state import State


def row_of(a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0, g: i64 = 0, h: i64 = 0) -> i64:
    """Eight figures as a row; each must be from 0 to 127."""
    return a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40 | g << 48 | h << 56


def nibbles(figures: i64) -> i64:
    """Eight figures of four bits each as a row."""
    x: i64 = figures & 0xFFFFFFFF
    x = (x | x << 16) & 0x0000FFFF0000FFFF
    x = (x | x << 8) & 0x00FF00FF00FF00FF
    return (x | x << 4) & 0x0F0F0F0F0F0F0F0F


def figure(value: i64) -> i64:
    """A figure that fits: what is larger counts as 127, what is smaller as 0."""
    if value < 0:
        return 0
    return value if value < 127 else 127


@mypyc_attr(allow_interpreted_subclasses=True)
class Planes:
    """Writes observations of one set-up. Law: byte-equal for a state and its sample for that seat."""

    version: i64  # grows when the layout changes

    def __init__(self) -> None:
        self.version = 1
        bits: list[i64] = []
        for number in range(256):
            row: i64 = 0
            for at in range(7, -1, -1):
                row = row << 8 | ((number >> at) & 1)
            bits.append(row)
        self.spread: vec[i64] = vec[i64](bits)  # eight bits as a row

    def layout(self) -> list[tuple[str, int, str]]:
        """The planes in their order: name, rows, and the names of a row's figures where they differ in kind."""
        raise NotImplementedError

    def rows(self) -> i64:
        """How many rows an observation has."""
        return sum([rows for _, rows, _ in self.layout()])

    def write(self, state: State, seat: i64, out: "vec[i64]", at: i64) -> None:
        """Writes what the seat may know, from row `at` on; every row of it, every time."""
        raise NotImplementedError

    def legal(self, state: State, space: Space, out: "vec[i64]") -> i64:
        """Writes the numbers of the actor's legal actions, in any order, and says how many; there is room for all."""
        many: i64 = state.count_actions()
        for k in range(many):
            out[k] = space.number(state.nth_action(k))
        return many
