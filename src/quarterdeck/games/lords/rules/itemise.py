"""Where every point came from: the same scoring as scoring.py, told combination by combination."""

from mypy_extensions import i64

from ....engine.bits import first
from .position import Position, Side
from .scoring import Lines, candidates, score_lines
from .sea import COLUMNS


class Combination:
    """One set or run: its cells in order, what it is worth, and whether it is a set."""

    def __init__(self, start: i64, stride: i64, length: i64, points: i64, is_set: bool) -> None:
        self.start: i64 = start
        self.stride: i64 = stride
        self.length: i64 = length
        self.points: i64 = points  # the commodore's bonus included
        self.is_set: bool = is_set

    def cells(self) -> list[int]:
        return [int(self.start + i * self.stride) for i in range(self.length)]


class Tally:
    """All combinations of a side, and the numbers its mercenaries count as."""

    def __init__(self, combinations: list[Combination], numbers: dict[int, int]) -> None:
        self.combinations = combinations
        self.numbers = numbers  # cell -> number


def itemise(s: Position, side: Side) -> Tally:
    """The combinations that scoring chose; their points add up to what `scoring.combinations` says."""
    lines = Lines(s, side)
    score_lines(s, lines, candidates(s, side.battle, 1), candidates(s, side.battle, COLUMNS))
    found: list[Combination] = []
    for stride in (1, 7):
        rest: i64 = side.battle
        while rest != 0:
            cell: i64 = first(rest)
            rest &= rest - 1
            if lines.start_of(cell, stride) == cell:
                found += split(lines, cell, stride, lines.length_of(cell, stride))
    numbers: dict[int, int] = {}
    for i in range(len(lines.places)):
        numbers[int(lines.places[i])] = int(lines.chosen[i])
    return Tally(found, numbers)


def split(lines: Lines, start: i64, stride: i64, length: i64) -> list[Combination]:
    """The disjoint combinations that make a segment's value, from its first ship on."""
    found: list[Combination] = []
    i: i64 = 0
    while i + 3 <= length:
        cell: i64 = start + i * stride
        left: i64 = length - i
        here: i64 = lines.value(cell, stride, left)
        same: i64 = lines.equal(cell, stride, left)
        run: i64 = lines.longest_run(cell, stride, left)
        taken: i64 = 0
        if here != rest_value(lines, cell, stride, left, 1):  # else the best leaves this ship out
            if same >= 4 and here == lines.four + rest_value(lines, cell, stride, left, 4):
                taken = 4
                found.append(Combination(cell, stride, 4, lines.four, True))
            elif same >= 3 and here == lines.three + rest_value(lines, cell, stride, left, 3):
                taken = 3
                found.append(Combination(cell, stride, 3, lines.three, True))
            while taken == 0 and run >= 3:
                if here == run - lines.run_less + rest_value(lines, cell, stride, left, run):
                    taken = run
                    found.append(Combination(cell, stride, run, run - lines.run_less, False))
                run -= 1
        i += taken if taken > 0 else 1
    return found


def rest_value(lines: Lines, cell: i64, stride: i64, left: i64, taken: i64) -> i64:
    """What a segment is worth after its first ships are taken away."""
    return lines.value(cell + taken * stride, stride, left - taken)
