"""Sources of chance: the search's fast generator is the base; a table's is sealed or typed in (table/dice.py)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK32: Final[i64] = 0xFFFFFFFF
STEP: Final[i64] = 2891336453


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """PCG-RXS-M-XS-32: fast and good enough for rollouts, never for a table (sixteen dice betray its state).

    `label` says what the next number is for, in the game's own chance labels; only open states set it.
    """

    state: i64
    label: i64

    def __init__(self, seed: i64) -> None:
        self.state = seed & MASK32
        self.label = 0

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31."""
        s: i64 = self.state
        self.state = (s * 747796405 + STEP) & MASK32
        w: i64 = (((s >> ((s >> 28) + 4)) ^ s) * 277803737) & MASK32
        return (((w >> 22) ^ w) * n) >> 32

    def clone(self) -> "Chance":
        """The same source at the same place, going its own way from here."""
        copy = Chance(0)
        copy.state = self.state
        return copy
