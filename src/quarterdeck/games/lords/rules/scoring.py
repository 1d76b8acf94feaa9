"""Scoring: the best joint choice of mercenary numbers and disjoint combinations (rules 55 to 62, A1 to A11).

A segment is an unbroken line of own battle ships, a start cell with a stride (1 along a row, 7 down a column) and a
length. Segments without a mercenary are scored once; mercenaries that share segments, directly or through others,
form a group whose numbers are tried together (A10): every bonus is per combination, so groups add up.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ....engine.bits import bit, count, first
from .codes import BULWARK, COMMODORE, FLAGSHIP
from .position import Position, Side, Slot
from .sea import ALL, COLUMNS, NOT_G, NOWHERE, ROWS, Cell, neighbours


class Lines:
    """One side's battle ships as lines: their numbers, what combinations are worth, and its mercenaries."""

    def __init__(self, s: Position, side: Side) -> None:
        bonus: i64 = 1 if owns(s, side, COMMODORE) else 0
        self.battle: i64 = side.battle
        self.mercenaries: i64 = side.battle & s.mercenary
        self.three: i64 = s.box.set_of_three + bonus
        self.four: i64 = s.set_of_four + bonus
        self.run_less: i64 = s.box.run_less
        self.numbers: vec[u8] = vec[u8]([u8(0)] * 42)
        rest: i64 = side.battle
        while rest != 0:
            cell: Cell = Cell(first(rest))
            self.numbers[cell] = u8(s.number_at(cell))
            rest &= rest - 1
        # mercenaries row by row, and the segments that pass them; both few
        self.places: vec[u8] = vec[u8]()
        self.choices: vec[i64] = vec[i64]()
        self.chosen: vec[u8] = vec[u8]()
        self.starts: vec[u8] = vec[u8]()
        self.strides: vec[u8] = vec[u8]()
        self.lengths: vec[u8] = vec[u8]()
        self.members: vec[u8] = vec[u8]()  # of each segment: its mercenaries, as bits
        self.best: i64 = 0

    def number(self, cell: i64) -> i64:
        return i64(self.numbers[cell])

    def start_of(self, cell: i64, stride: i64) -> i64:
        """Where the segment through a cell begins."""
        start: i64 = cell
        while has_before(start, stride) and (self.battle >> (start - stride)) & 1 == 1:
            start -= stride
        return start

    def length_of(self, start: i64, stride: i64) -> i64:
        """How many ships a segment has."""
        length: i64 = 1
        last: i64 = start
        while has_after(last, stride) and (self.battle >> (last + stride)) & 1 == 1:
            last += stride
            length += 1
        return length

    def value(self, start: i64, stride: i64, length: i64) -> i64:
        """The best sum of disjoint combinations in a segment (58, A2, A3)."""
        best: i64 = 0  # byte i: the best from the i-th ship on
        i: i64 = length - 3
        while i >= 0:
            top: i64 = (best >> ((i + 1) * 8)) & 255
            cell: i64 = start + i * stride
            same: i64 = self.equal(cell, stride, length - i)
            if same >= 3:
                top = larger(top, self.three + ((best >> ((i + 3) * 8)) & 255))
            if same >= 4:
                top = larger(top, self.four + ((best >> ((i + 4) * 8)) & 255))
            size: i64 = self.longest_run(cell, stride, length - i)
            while size >= 3:
                top = larger(top, size - self.run_less + ((best >> ((i + size) * 8)) & 255))
                size -= 1
            best |= top << (i * 8)
            i -= 1
        return best & 255

    def equal(self, cell: i64, stride: i64, most: i64) -> i64:
        """How many ships from a cell on bear the same number."""
        number: i64 = self.number(cell)
        size: i64 = 1
        while size < most and self.number(cell + size * stride) == number:
            size += 1
        return size

    def longest_run(self, cell: i64, stride: i64, most: i64) -> i64:
        """How many ships from a cell on rise or fall one by one (57, A7: never from 9 to 1)."""
        number: i64 = self.number(cell)
        step: i64 = self.number(cell + stride) - number
        if step != 1 and step != -1:
            return 1
        size: i64 = 2
        while size < most and self.number(cell + size * stride) == number + step * size:
            size += 1
        return size


def larger(a: i64, b: i64) -> i64:
    return a if a > b else b


def has_before(cell: i64, stride: i64) -> bool:
    return cell % COLUMNS != 0 if stride == 1 else cell >= COLUMNS


def has_after(cell: i64, stride: i64) -> bool:
    return cell % COLUMNS != COLUMNS - 1 if stride == 1 else cell < COLUMNS * (ROWS - 1)


def total(s: Position, side: Side) -> i64:
    """All points of one side at the end."""
    return (
        combinations(s, side)
        + flagship_points(s, side)
        + bulwark_points(s, side)
        + invaders(s, side)
        + side.points
        - side.mines * s.box.mine_penalty
    )


def owns(s: Position, side: Side, effect: i64) -> bool:
    """Whether a side has hired the mercenary with an effect."""
    return cell_of(s, side, effect) >= 0


def cell_of(s: Position, side: Side, effect: i64) -> Cell:
    """Where a side's mercenary with an effect lies, NOWHERE if it has none."""
    for slot in range(s.slots):
        cell: Cell = s.hired_at(Slot(slot))
        if cell < 0 or (side.battle >> cell) & 1 == 0:
            continue
        if i64(s.box.mercenary_effects[s.mercenary_in(Slot(slot))]) == effect:
            return cell
    return NOWHERE


def flagship_points(s: Position, side: Side) -> i64:
    """1 for each own battle ship next to the flagship, mercenaries too (F8)."""
    cell: Cell = cell_of(s, side, FLAGSHIP)
    return count(neighbours(bit(cell)) & side.battle) if cell >= 0 else 0


def bulwark_points(s: Position, side: Side) -> i64:
    """1 for each shield on own ships, permanent ones and its own included (F7, E6)."""
    if not owns(s, side, BULWARK):
        return 0
    tokens: i64 = (
        count(s.shield_1 & side.battle) + 2 * count(s.shield_2 & side.battle) + 4 * count(s.shield_4 & side.battle)
    )
    return tokens + count(s.mercenary & side.battle)


def invaders(s: Position, side: Side) -> i64:
    """Rule 60: own battle ships on the opponent's half."""
    return count(side.battle & ALL & ~side.half())


def combinations(s: Position, side: Side) -> i64:
    """Sets and runs, with the commodore's bonus."""
    along: i64 = candidates(s, side.battle, 1)
    down: i64 = candidates(s, side.battle, COLUMNS)
    if along | down == 0 and side.battle & s.mercenary == 0:
        return 0
    return score_lines(s, Lines(s, side), along, down)


def score_lines(s: Position, lines: Lines, along: i64, down: i64) -> i64:
    """All segments; leaves the chosen numbers of the mercenaries in `lines.numbers`."""
    points: i64 = plain_segments(lines, along, 1) + plain_segments(lines, down, COLUMNS)
    if lines.mercenaries != 0:
        points += mercenary_segments(s, lines)
    return points


def candidates(s: Position, battle: i64, stride: i64) -> i64:
    """Where three ships in a line begin that are equal, rising or falling: all lines at once, bit by bit.

    Most positions have none of them, so most segments need no closer look.
    """
    pairs: i64 = battle & (battle >> stride)
    if stride == 1:
        pairs &= NOT_G
    if pairs & (pairs >> stride) == 0:
        return 0
    return (
        two_links(equal_pairs(s, pairs, stride), stride)
        | two_links(rising_pairs(s, pairs, stride), stride)
        | two_links(falling_pairs(s, pairs, stride), stride)
    )


def two_links(pairs: i64, stride: i64) -> i64:
    return pairs & (pairs >> stride)


def equal_pairs(s: Position, pairs: i64, stride: i64) -> i64:
    """Which of these neighbours bear the same number."""
    return pairs & ~(
        (s.bit_1 ^ (s.bit_1 >> stride))
        | (s.bit_2 ^ (s.bit_2 >> stride))
        | (s.bit_4 ^ (s.bit_4 >> stride))
        | (s.bit_8 ^ (s.bit_8 >> stride))
    )


def rising_pairs(s: Position, pairs: i64, stride: i64) -> i64:
    """Which of these neighbours rise by one: the next bears one more, worked out bit by bit with its carries."""
    carry_2: i64 = s.bit_1 & s.bit_2
    return (
        pairs
        & (s.bit_1 ^ (s.bit_1 >> stride))
        & ~(
            (s.bit_2 ^ s.bit_1 ^ (s.bit_2 >> stride))
            | (s.bit_4 ^ carry_2 ^ (s.bit_4 >> stride))
            | (s.bit_8 ^ (s.bit_4 & carry_2) ^ (s.bit_8 >> stride))
        )
    )


def falling_pairs(s: Position, pairs: i64, stride: i64) -> i64:
    """Which of these neighbours fall by one: rising, seen from the other end."""
    carry_2: i64 = s.bit_1 & s.bit_2
    return (
        pairs
        & (s.bit_1 ^ (s.bit_1 >> stride))
        & ~(
            (s.bit_2 ^ ((s.bit_2 ^ s.bit_1) >> stride))
            | (s.bit_4 ^ ((s.bit_4 ^ carry_2) >> stride))
            | (s.bit_8 ^ ((s.bit_8 ^ (s.bit_4 & carry_2)) >> stride))
        )
    )


def plain_segments(lines: Lines, starts: i64, stride: i64) -> i64:
    """The segments that hold a candidate and no mercenary."""
    points: i64 = 0
    rest: i64 = starts
    while rest != 0:
        start: i64 = lines.start_of(first(rest), stride)
        length: i64 = lines.length_of(start, stride)
        cells: i64 = segment_cells(start, stride, length)
        if cells & lines.mercenaries == 0:
            points += lines.value(start, stride, length)
        rest &= ~cells
    return points


def segment_cells(start: i64, stride: i64, length: i64) -> i64:
    cells: i64 = 0
    for i in range(length):
        cells |= bit(start + i * stride)
    return cells


def mercenary_segments(s: Position, lines: Lines) -> i64:
    """The segments that pass mercenaries, group by group, with the best numbers for them (A5, A10)."""
    gather(s, lines)
    points: i64 = 0
    done: i64 = 0
    for i in range(len(lines.places)):
        if (done >> i) & 1 == 1:
            continue
        group: i64 = linked(lines, bit(i))
        done |= group
        lines.best = -1
        try_numbers(lines, group, group)
        for j in range(len(lines.places)):
            if (group >> j) & 1 == 1:
                lines.numbers[i64(lines.places[j])] = lines.chosen[j]
        points += lines.best
    return points


def gather(s: Position, lines: Lines) -> None:
    """Lists the mercenaries and the segments of three and more that pass them."""
    rest: i64 = lines.mercenaries
    while rest != 0:
        cell: Cell = Cell(first(rest))
        rest &= rest - 1
        member: i64 = bit(i64(len(lines.places)))
        lines.places = append(lines.places, u8(cell))
        lines.choices = append(lines.choices, s.box.numbers[s.mercenary_in(s.slot_at(cell))])
        lines.chosen = append(lines.chosen, u8(0))
        add_segment(lines, cell, 1, member)
        add_segment(lines, cell, COLUMNS, member)


def add_segment(lines: Lines, cell: i64, stride: i64, member: i64) -> None:
    start: i64 = lines.start_of(cell, stride)
    length: i64 = lines.length_of(start, stride)
    if length < 3:
        return
    for k in range(len(lines.starts)):
        if i64(lines.starts[k]) == start and i64(lines.strides[k]) == stride:
            lines.members[k] = u8(i64(lines.members[k]) | member)
            return
    lines.starts = append(lines.starts, u8(start))
    lines.strides = append(lines.strides, u8(stride))
    lines.lengths = append(lines.lengths, u8(length))
    lines.members = append(lines.members, u8(member))


def linked(lines: Lines, members: i64) -> i64:
    """All mercenaries that share segments with these, directly or through others."""
    group: i64 = members
    while True:
        wider: i64 = group
        for k in range(len(lines.members)):
            here: i64 = i64(lines.members[k])
            if here & wider != 0:
                wider |= here
        if wider == group:
            return group
        group = wider


def try_numbers(lines: Lines, left: i64, group: i64) -> None:
    """Tries every number of the mercenaries left, lowest first; keeps the first best (A10: equal totals, lowest)."""
    if left == 0:
        points: i64 = 0
        for k in range(len(lines.starts)):
            if i64(lines.members[k]) & group != 0:
                points += lines.value(i64(lines.starts[k]), i64(lines.strides[k]), i64(lines.lengths[k]))
        if points > lines.best:
            lines.best = points
            for j in range(len(lines.places)):
                lines.chosen[j] = lines.numbers[i64(lines.places[j])]
        return
    member: i64 = first(left)
    cell: i64 = i64(lines.places[member])
    for number in range(1, 10):
        if (lines.choices[member] >> number) & 1 == 1:
            lines.numbers[cell] = u8(number)
            try_numbers(lines, left & (left - 1), group)
