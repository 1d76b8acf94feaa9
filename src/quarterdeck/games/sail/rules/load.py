"""Reads a position text back into a fresh game (record.py writes it). A text that is none raises ValueError."""

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ....engine.positions import columns_from, number_from
from . import codes
from .chart import Cell
from .derived import read_parts
from .game import SailState
from .position import Ship, total
from .preparation import ISLAND_CARDS, raise_island


def restore(s: SailState, words: list[str]) -> None:
    """Puts a fresh game of the same set-up into the position of a text."""
    if words[-1].startswith("entered="):
        text = words.pop().partition("=")[2]
        s.entered = cast("vec[Cell]", columns_from(text, [cast("vec[i64]", s.where)])[0])
    key, _, island = words[-1].partition("=")
    if key != "island":
        raise ValueError("part 'island' is missing")
    read_island(s, island)  # first: its cards are told among all cards
    read_parts(s, words[:-1])
    s.wind_stack = total(s.wind_left)
    s.card_stack = total(s.situation_left)
    find_board(s)
    broken = s.audit()
    if broken != "":
        raise ValueError(broken)
    if s.ended == codes.RUNNING:
        ask_again(s)


def read_island(s: SailState, text: str) -> None:
    """The cards laid so far; a whole island is a new chart."""
    words = text.split(",") if text != "" else []
    if len(words) > ISLAND_CARDS or (len(words) > 0 and s.scenario != codes.ASSAULT):
        raise ValueError("an island has at most ten cards")
    for word in words:
        cell: Cell = Cell(number_from(word))
        if not s.chart.is_inside(cell) or not s.is_free(cell):
            raise ValueError("a card of the island lies on no free cell")
        s.island = append(s.island, cell)
        s.at[cell] = u8(codes.CARD)
    if len(words) == ISLAND_CARDS:
        raise_island(s)


def find_board(s: SailState) -> None:
    """What lies on each cell."""
    s.at = s.chart.ground[:]
    for place in range(len(s.island)):
        s.at[s.island[place]] = u8(codes.CARD)
    for ship in range(s.ships):
        put_on_board(s, Ship(ship))


def put_on_board(s: SailState, ship: Ship) -> None:
    """Marks a ship's cell as taken; of two in one cell the one that holds it (A118)."""
    cell: Cell = s.where[ship]
    if cell == 0:
        return
    if not s.chart.is_inside(cell):
        raise ValueError("a ship lies outside the board")
    if not s.is_guest(ship):
        if not s.is_free(cell):
            raise ValueError("two ships or a card in one cell")
        s.at[cell] = u8(ship + 1)


def ask_again(s: SailState) -> None:
    """Offers the decision that was due, to the seat that owed it."""
    decider: i64 = s.decider
    s.menu_size = 0
    s.ask()
    if s.menu_size == 0 or s.decider != decider:
        raise ValueError("there is nothing to decide for seat " + str(decider + 1))
    s.actor = s.decider
