"""Mines: laid in secret, blown up under opponents' ships by standing order (R10, Q67 to Q72, Q128 to Q130).

Where a mine may lie is public (within three cells of its owner's first forts), so everything that others can notice
follows from that alone: undo stops at every such cell, mined or not, and a seat that has any mine on `ask` is asked
at every such step.
"""

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.state import Seat
from . import codes
from .chart import Cell
from .codes import ASK, DEAD, HIDDEN, M_CELL, M_CHANGED, M_ORDER, M_SEAT, M_STATE, MINE, RESTING, SHOWN
from .fleet import hurt, sink_wrecks
from .position import Position
from .telling import the_cell, the_ship
from .units import Ship


def mine_count(s: Position) -> i64:
    """How many mine cards are in the game."""
    return len(s.mines) // MINE


def in_zone(s: Position, seat: Seat, cell: Cell) -> bool:
    """R10.4, Q68: whether a cell is within reach of a fort the seat began with."""
    for fort in s.every_fort:
        if s.scenario.fort_owner[fort] == seat:
            if s.chart.distance(s.chart.fort_cell[fort], cell) <= s.scenario.mine_radius:
                return True
    return False


def can_hold_mine(s: Position, seat: Seat, cell: Cell) -> bool:
    """Q68: a navigable cell without reef, near enough."""
    return s.berths[cell] > 0 and in_zone(s, seat, cell)


def why_not_lay(s: Position, cell: Cell, order: i64) -> i64:
    """R10.4, Q68, Q128."""
    if cell >= s.chart.size or not s.chart.inside(cell):
        return codes.OFF_BOARD
    if not in_zone(s, Seat(s.actor), cell):
        return codes.TOO_FAR_FROM_FORT
    return 0 if s.berths[cell] > 0 else codes.NOT_NAVIGABLE


def lay(s: Position, cell: Cell, order: i64) -> None:
    """R10.2, R10.3, Q128: writes a cell down in secret."""
    seat: Seat = Seat(s.actor)
    for mine in range(mine_count(s)):
        if s.mine(mine, M_SEAT) == seat and s.mine(mine, M_CELL) == 0:
            s.put_mine(mine, M_CELL, cell)
            s.put_mine(mine, M_ORDER, order)
            break
    s.put_player(seat, codes.S_MINES, s.player(seat, codes.S_MINES) - 1)
    s.put_player(seat, codes.S_MINES_HIDDEN, s.player(seat, codes.S_MINES_HIDDEN) + 1)
    if s.events is not None:
        s.tell_apart(codes.E_MINE_LAID, seat, the_cell(s, cell), order)


def spent(s: Position, cell: Cell) -> bool:
    """R10.6b: whether a mine has gone off in a cell."""
    for mine in range(mine_count(s)):
        if s.mine(mine, M_CELL) == cell and s.mine(mine, M_STATE) == SHOWN:
            return True
    return False


def is_live(s: Position, mine: i64, seat: Seat) -> bool:
    return s.mine(mine, M_SEAT) == seat and s.mine(mine, M_STATE) == HIDDEN


def live_mine(s: Position, seat: Seat, cell: Cell) -> i64:
    """A seat's hidden mine in a cell, the readiest order first; -1 where there is none."""
    found: i64 = -1
    for mine in range(mine_count(s)):
        if is_live(s, mine, seat) and s.mine(mine, M_CELL) == cell:
            if found < 0 or s.mine(mine, M_ORDER) < s.mine(found, M_ORDER):
                found = mine
    return found


def asks(s: Position, seat: Seat) -> bool:
    """Whether a seat wants to be asked: any of its live mines is on `ask`."""
    for mine in range(mine_count(s)):
        if is_live(s, mine, seat) and s.mine(mine, M_ORDER) == ASK:
            return True
    return False


def may_be_mined(s: Position, seat: Seat, cell: Cell) -> bool:
    """Whether everybody must reckon with a mine of this seat in a cell."""
    if s.out(seat) or s.player(seat, codes.S_MINES_HIDDEN) == 0:
        return False
    return in_zone(s, seat, cell) and not spent(s, cell)


def detonate(s: Position, mine: i64, ship: Ship) -> None:
    """R10.6: three damage; the cell is spent for good and for all (Q71)."""
    cell: Cell = Cell(s.mine(mine, M_CELL))
    seat: Seat = Seat(s.mine(mine, M_SEAT))
    for other in range(mine_count(s)):
        if s.mine(other, M_CELL) == cell and s.mine(other, M_STATE) == HIDDEN:
            s.put_mine(other, M_STATE, DEAD)
    s.put_mine(mine, M_STATE, SHOWN)
    s.put_player(seat, codes.S_MINES_HIDDEN, s.player(seat, codes.S_MINES_HIDDEN) - 1)
    s.barrier += 1
    s.tell(codes.E_MINE, seat, the_cell(s, cell), the_ship(s, ship), s.scenario.mine_damage)
    hurt(s, ship, s.scenario.mine_damage)
    s.blame = bit(seat)
    sink_wrecks(s)


def void_mines(s: Position, seat: Seat) -> None:
    """Q130: an eliminated player's mines are void."""
    for mine in range(mine_count(s)):
        if is_live(s, mine, seat):
            s.put_mine(mine, M_STATE, DEAD)
    s.put_player(seat, codes.S_MINES, 0)
    s.put_player(seat, codes.S_MINES_HIDDEN, 0)


def why_not_detonate(s: Position, ship: Ship) -> i64:
    """R10.7b, Q72: an own live mine under an opponent's ship that has done nothing since it stopped there."""
    if ship >= s.ship_count:
        return codes.NO_SUCH_SHIP
    if not s.afloat(ship):
        return codes.SHIP_GONE
    if s.allied(s.owner_of(ship), s.mover):
        return codes.NOT_OPPONENT
    if len(s.mines) == 0 or mine_under(s, s.mover, ship) < 0:
        return codes.NO_MINE
    return 0 if s.of(ship, RESTING) == 1 else codes.CHANCE_GONE


def detonate_under(s: Position, ship: Ship) -> None:
    """R10.7b: the mover's mine under a ship goes off."""
    detonate(s, mine_under(s, s.mover, ship), ship)


def mine_under(s: Position, seat: Seat, ship: Ship) -> i64:
    """The live mine of a seat under a ship, -1 where there is none."""
    return live_mine(s, seat, s.cell_of(ship))


def mines_still_to_lay(s: Position) -> i64:
    """The seats (bits) that have mines to lay (Q128)."""
    found: i64 = 0
    for seat in s.every_seat:
        if s.player(seat, codes.S_MINES) > 0 and not s.out(seat):
            found |= bit(seat)
    return found


def why_not_no_more(s: Position) -> i64:
    """R10.5: mines may be laid, as many as there are cards for; before rules 2 all had to be."""
    return 0 if s.rules >= 2 else codes.WRONG_PHASE


def lay_no_more(s: Position) -> None:
    """R10.5: the cards that are left stay unused; how many mines lie is public."""
    seat: Seat = Seat(s.actor)
    s.tell(codes.E_NO_MORE_MINES, seat, s.player(seat, codes.S_MINES))
    s.put_player(seat, codes.S_MINES, 0)


def order_changed(s: Position, seat: Seat, cell: Cell, order: i64) -> bool:
    """Q133: whether an order for a cell would be its second change this turn, however many mines lie there."""
    other: bool = False
    changed: bool = False
    for mine in range(mine_count(s)):
        if is_live(s, mine, seat) and s.mine(mine, M_CELL) == cell:
            other = other or s.mine(mine, M_ORDER) != order
            changed = changed or s.mine(mine, M_CHANGED) != 0
    return other and changed


def forget_changes(s: Position, seat: Seat) -> None:
    """Q133: each mine's order may be changed once a turn."""
    for mine in range(mine_count(s)):
        if s.mine(mine, M_SEAT) == seat:
            s.put_mine(mine, M_CHANGED, 0)
