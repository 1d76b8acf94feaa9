"""The board as one immutable native object that all positions of a game share: sea, fortress cards, gun reach.

Cells are numbered row by row with one cell of OUTSIDE around the board, so that every neighbour exists:

    cell = (y + 1) * stride + x + 1,   stride = width + 2,   x to the east, y to the south, A1 in the north-west
"""

from typing import Final, NewType, cast

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ....engine.bits import bit
from ....engine.state import Seat
from .codes import CARD, FREE, OUTSIDE
from .compass import Heading, east_of, south_of

Cell = NewType("Cell", i64)  # 0, outside the board, where none is meant
Card = NewType("Card", i64)  # a fortress card; -1 where there is none
NOBODY: Final = Seat(40)  # the "seat" of an ownerless fort (A85), above any real one


class Chart:
    """Sea, fortress cards and who is reached by what; a game with a new island makes a new chart."""

    def __init__(
        self,
        width: i64,
        height: i64,
        sea: list[bool],
        card_cells: list[int],
        card_owners: list[int],
        card_guns: list[bool],
    ) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.stride: i64 = width + 2
        self.cells: i64 = (width + 2) * (height + 2)
        self.columns: vec[i64] = vec[i64]([cell % (width + 2) - 1 for cell in range(self.cells)])
        self.rows: vec[i64] = vec[i64]([cell // (width + 2) - 1 for cell in range(self.cells)])
        self.sea: list[bool] = sea  # row by row, as given: False where no module lies
        self.steps: vec[i64] = vec[i64]([south_of(Heading(h)) * (width + 2) + east_of(Heading(h)) for h in range(8)])
        self.ground: vec[u8] = vec[u8]([u8(OUTSIDE)] * int(self.cells))
        for y in range(height):
            for x in range(width):
                if sea[y * width + x]:
                    self.ground[self.cell(x, y)] = u8(FREE)
        self.cards: i64 = len(card_cells)
        self.card_cell: vec[Cell] = cast("vec[Cell]", vec[i64]([i64(c) for c in card_cells]))
        self.card_owner: vec[Seat] = cast("vec[Seat]", vec[i64]([i64(o) for o in card_owners]))
        self.card_gun: vec[i64] = vec[i64]([i64(1 if gun else 0) for gun in card_guns])
        self.card_at: vec[u8] = vec[u8]([u8(0)] * int(self.cells))  # card + 1
        self.border: vec[i64] = vec[i64]([i64(0)] * int(self.cells))  # seats whose fort the cell borders (A57)
        for card in range(self.cards):
            self.ground[self.card_cell[card]] = u8(CARD)
            self.card_at[self.card_cell[card]] = u8(card + 1)
        for card in range(self.cards):
            for heading in range(8):
                near: Cell = self.step(self.card_cell[card], Heading(heading))
                if i64(self.ground[near]) == FREE:
                    self.border[near] |= bit(self.card_owner[card])
        self.reach_from: vec[i64] = vec[i64]([i64(0)] * int(self.cells + 1))
        self.reach_card: vec[Card] = cast("vec[Card]", vec[i64]())
        self.reach_near: vec[Cell] = cast("vec[Cell]", vec[i64]())  # the cell between, -1 at distance 1
        self.find_reach()

    def find_reach(self) -> None:
        """Which guns reach each cell: eight rays, distance 1 and 2, never blocked by land (A65, A66)."""
        for cell in range(self.cells):
            self.reach_from[cell] = len(self.reach_card)
            if i64(self.ground[cell]) != FREE:
                continue
            for card in range(self.cards):
                if self.card_gun[card] == 1:
                    self.add_reach(Cell(cell), Card(card))
        self.reach_from[self.cells] = len(self.reach_card)

    def add_reach(self, cell: Cell, card: Card) -> None:
        """Notes a gun that reaches a cell, and over which cell it fires."""
        for heading in range(8):
            near: Cell = self.step(self.card_cell[card], Heading(heading))
            if near == cell:
                self.reach_card = append(self.reach_card, card)
                self.reach_near = append(self.reach_near, Cell(-1))
            elif i64(self.ground[near]) != OUTSIDE and self.step(near, Heading(heading)) == cell:
                self.reach_card = append(self.reach_card, card)
                self.reach_near = append(self.reach_near, near)

    def cell(self, x: i64, y: i64) -> Cell:
        return Cell((y + 1) * self.stride + x + 1)

    def x_of(self, cell: Cell) -> i64:
        return self.columns[cell]

    def y_of(self, cell: Cell) -> i64:
        return self.rows[cell]

    def step(self, cell: Cell, heading: Heading) -> Cell:
        """The next cell on a heading."""
        return Cell(cell + self.steps[heading])

    def direction(self, start: Cell, end: Cell) -> Heading:
        """The heading of one step between neighbouring cells; -1 where they are none."""
        for heading in range(8):
            if self.steps[heading] == end - start:
                return Heading(heading)
        return Heading(-1)

    def card_on(self, cell: Cell) -> Card:
        return Card(i64(self.card_at[cell]) - 1)

    def is_inside(self, cell: Cell) -> bool:
        """Whether the number is a cell of the board, sea or card."""
        return 0 <= cell < self.cells and i64(self.ground[cell]) != OUTSIDE

    def distance(self, one: Cell, other: Cell) -> i64:
        """Steps of a king between two cells (A84)."""
        across: i64 = self.x_of(one) - self.x_of(other)
        down: i64 = self.y_of(one) - self.y_of(other)
        if across < 0:
            across = -across
        if down < 0:
            down = -down
        return across if across > down else down

    def borders(self, cell: Cell, seat: Seat) -> bool:
        """Whether a cell borders the fort of a seat (A57)."""
        return self.border[cell] & bit(seat) != 0

    def name(self, cell: Cell) -> str:
        return cell_name(self.x_of(cell), self.y_of(cell))


def cell_name(x: i64, y: i64) -> str:
    """A1 in the north-west; columns after Z are AA, AB …"""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    column = letters[x] if x < 26 else letters[x // 26 - 1] + letters[x % 26]
    return column + str(y + 1)


def with_island(chart: Chart, cells: list[int], owner: Seat) -> Chart:
    """The same sea with an island of gun cards (L104)."""
    many = len(cells)
    return Chart(chart.width, chart.height, chart.sea, cells, [int(owner)] * many, [True] * many)
