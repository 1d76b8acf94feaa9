"""Cells, courses and pieces of Admiral: Age of Sail, as plain as they lie on the table."""

from dataclasses import dataclass, field
from functools import cache

Cell = tuple[int, int]  # east and south of the north-west corner

COURSES = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
PORT, STARBOARD = "port", "starboard"
ABEAM = {PORT: -2, STARBOARD: 2}  # A29: 90° off the bow, in steps of 45°
SIDES = (PORT, STARBOARD)


def beyond(cell: Cell, course: int, cells: int = 1) -> Cell:
    """The cell so many cells away in a direction."""
    return cell[0] + STEPS[course][0] * cells, cell[1] + STEPS[course][1] * cells


@cache
def neighbours(cell: Cell) -> list[Cell]:
    return [beyond(cell, course) for course in range(8)]


def distance(one: Cell, other: Cell) -> int:
    """A84: a diagonal step counts as one."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def course_to(one: Cell, other: Cell) -> int:
    """The direction of a neighbouring cell."""
    return neighbours(one).index(other)


def name_of(cell: Cell) -> str:
    """A1 in the north-west, AA after Z."""
    east, south = cell
    letters = chr(65 + east) if east < 26 else chr(64 + east // 26) + chr(65 + east % 26)
    return f"{letters}{south + 1}"


def cell_of(name: str) -> Cell:
    letters = name.rstrip("0123456789")
    east = 0
    for letter in letters:
        east = east * 26 + ord(letter) - 64
    return east - 1, int(name[len(letters) :]) - 1


@dataclass(eq=False)
class Ship:
    """A hull with its masts. Off the board (not yet set, or lost) it has no cell."""

    id: int
    home: int
    owner: int
    holes: int
    masts: int
    cell: Cell | None = None
    course: int = 0
    fired: dict[str, int] = field(default_factory=lambda: {PORT: 0, STARBOARD: 0})
    marks: set[str] = field(default_factory=set)
    bonus: int = 0  # S10: added to each shot and salvo
    extra: int = 0  # S11: more shots a side
    cap: int = 0  # S16: the longest way; 0 is none
    lined_up: bool = False  # joined a line this turn
    moved: bool = False  # a step, a boarding or a shot of this turn (A61)
    could_move: bool = False  # when step 3 began or ended (A62)

    @property
    def afloat(self) -> bool:
        return self.cell is not None

    @property
    def at(self) -> Cell:
        assert self.cell is not None
        return self.cell

    @property
    def ahead(self) -> Cell:
        return beyond(self.at, self.course)

    def abeam(self, side: str) -> Cell:
        """A29: the one cell exactly to a side."""
        return beyond(self.at, (self.course + ABEAM[side]) % 8)

    def shots(self, side: str) -> int:
        """L49, A33: what is left on a side in this turn."""
        return max(0, self.holes + self.extra - self.fired[side])

    def side_of(self, cell: Cell) -> str | None:
        """The side on which a cell lies exactly abeam."""
        return next((side for side in SIDES if self.abeam(side) == cell), None)


@dataclass(eq=False)
class Card:
    """A fortress card."""

    cell: Cell
    owner: int  # -1: nobody's (A85)
    gun: bool
    up: bool = True
    fired: bool = False  # its salvo of the own turn
    ashore: dict[int, int] = field(default_factory=dict)  # masts landed, by seat
    weary: dict[int, int] = field(default_factory=dict)  # of these, what came ashore or moved in this turn


class Dice:
    """What fell, in its order; the referee takes what it needs, and nothing may be left."""

    def __init__(self) -> None:
        self.fallen: list[tuple[str, int, int]] = []
        self.cards: dict[str, list[str]] = {"wind": [], "situation": []}

    def die(self, what: str) -> int:
        return self.one_of(6, what) + 1

    def one_of(self, many: int, what: str) -> int:
        """One of so many, from 0."""
        assert self.fallen, f"the referee throws for {what}, the rules do not"
        label, of, fell = self.fallen.pop(0)
        assert (label, of) == (f"chance-{what}", many), f"{label} of {of} fell, not {what} of {many}"
        return fell

    def draw(self, deck: str, left: int) -> str:
        """The id of a card drawn from so many."""
        self.one_of(left, deck)
        assert self.cards[deck], f"no {deck} card was told"
        return self.cards[deck].pop(0)
