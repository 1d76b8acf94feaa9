"""Masts and hulls: losing a mast, sinking, changing hands; and what that ends (L12, L44, A13, A14, A111)."""

from typing import Final

from mypy_extensions import i64, u8

from ....engine.bits import bit, count, first
from ....engine.state import Seat
from . import codes
from .chart import Cell
from .compass import Heading
from .lines import lose_member
from .position import Position, Ship
from .telling import tag

MERCHANTMAN: Final = Ship(0)  # Pirates: the first ship of the first seat
HUNTED: Final = Seat(0)  # Hunt: the pirate's seat; Pirates: the merchant's; Assault: the defender's


def lose_mast(s: Position, ship: Ship, credit: Seat, to: i64) -> None:
    """L41, L44: one mast less, to what; without any the ship is sunk. `credit` is whose throw it was, -1 nobody's."""
    s.masts[ship] -= 1
    s.eventful = True
    if s.events is not None:
        s.tell(codes.E_MAST_LOST, s.owner[ship], tag(s, ship), s.masts[ship], to)
    if s.masts[ship] == 0:
        sink(s, ship, credit)


def sink(s: Position, ship: Ship, credit: Seat) -> None:
    """The ship is removed; then elimination and victory are tested (A111)."""
    owner: Seat = s.owner[ship]
    if s.events is not None:
        s.tell(codes.E_SUNK, owner, tag(s, ship))
    remove(s, ship)
    if s.scenario == codes.PIRATES and ship == MERCHANTMAN:
        end_without_winner(s, codes.BY_LOST_CARGO)  # L91
        return
    test_fleets(s, owner, credit)


def remove(s: Position, ship: Ship) -> None:
    """Takes a hull off the board; its line closes up or splits."""
    cell: Cell = s.where[ship]
    if s.rules >= 2 and s.phase == codes.REACT and ship == s.react_ship and len(s.entered) == 0:
        s.entered = s.where[:]  # before those behind close up
    if ship == s.ship:
        s.resume = s.behind[ship]
    if s.ship_at(cell) == ship:  # not so for a boarder, who shares the cell (A118)
        s.at[cell] = u8(codes.FREE)
    s.where[ship] = Cell(0)
    s.masts[ship] = 0
    if ship == s.line:  # also where it is the last that is left of its line
        s.line = s.behind[ship]
        s.halted = True  # A127: no more steps
    if s.in_line(ship):
        lose_member(s, ship, cell)


def capture(s: Position, ship: Ship, seat: Seat) -> None:
    """A beaten hull changes hands at once; the prize choice settles what becomes of it."""
    s.eventful = True
    owner = s.owner[:]
    owner[ship] = seat
    s.owner = owner


def has_ships(s: Position, seat: Seat) -> bool:
    for ship in range(s.ships):
        if s.owner[ship] == seat and s.where[ship] != 0:
            return True
    return False


def test_fleets(s: Position, seat: Seat, credit: Seat) -> None:
    """A13: a player without ships is out at once (A136: the assault's defender never, landed masts count)."""
    if s.ended != codes.RUNNING or not s.is_alive(seat):
        return
    if s.scenario == codes.ASSAULT and (seat == HUNTED or s.ashore(seat) > 0):
        return
    if has_ships(s, seat):
        return
    put_out(s, seat)
    test_victory(s, seat, credit)


def put_out(s: Position, seat: Seat) -> None:
    s.alive &= ~bit(seat)
    if s.events is not None:
        s.tell(codes.E_OUT, seat)


def test_victory(s: Position, lost: Seat, credit: Seat) -> None:
    """Whether a seat's loss of everything decides the game."""
    if s.scenario == codes.BATTLE:
        if count(s.alive) == 1:
            win(s, codes.BY_FLEETS, s.alive)
        elif s.alive == 0:
            end_without_winner(s, codes.BY_NOBODY)  # A14
    elif s.scenario == codes.HUNT:
        if lost == HUNTED:
            win(s, codes.BY_HUNTER, bit(credit) if credit >= 0 else s.alive)  # A134
        elif s.alive == bit(HUNTED):
            win(s, codes.BY_NO_HUNTER, s.alive)  # A94
    elif s.scenario == codes.ASSAULT:
        if s.alive & ~bit(HUNTED) == 0:
            win(s, codes.BY_REPULSE, bit(HUNTED))  # L106
    else:
        test_last_owner(s)


def test_last_owner(s: Position) -> None:
    """A90, A133: one player owns all ships left, the merchantman among them."""
    if count(s.alive) == 1 and s.is_afloat(MERCHANTMAN):
        win(s, codes.BY_CAPTURE, bit(first(s.alive)))


def win(s: Position, how: i64, winners: i64) -> None:
    if s.ended != codes.RUNNING:
        return
    s.ended = how
    s.winners = winners
    if s.events is not None:
        for seat in range(s.seats):
            if (winners >> seat) & 1 == 1:
                s.tell(codes.E_WON, seat)


def end_without_winner(s: Position, how: i64) -> None:
    if s.ended != codes.RUNNING:
        return
    s.ended = how
    s.winners = 0
    if s.events is not None:
        s.tell(codes.E_NOBODY, -1)


def set_on_board(s: Position, ship: Ship, cell: Cell, heading: Heading) -> None:
    """Puts a ship on a cell."""
    s.where[ship] = cell
    s.heading[ship] = heading
    s.at[cell] = u8(ship + 1)


def move_to(s: Position, ship: Ship, cell: Cell) -> None:
    """Moves a ship to a free cell, heading kept."""
    s.at[s.where[ship]] = u8(codes.FREE)
    s.at[cell] = u8(ship + 1)
    s.where[ship] = cell
