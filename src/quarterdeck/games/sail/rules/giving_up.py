"""Giving up (A112): the ships are removed as sunk, to nobody's credit, and the game goes on without the seat."""

from mypy_extensions import i64, u8

from ....engine.bits import bit
from ....engine.state import Seat
from . import codes
from .boarding import TAKEN, free_side, scuttle_prize, shift
from .chart import Cell
from .fleet import HUNTED, MERCHANTMAN, end_without_winner, remove, win
from .lines import dissolve, first_leader
from .position import Position, Ship
from .sailing import clear_activation


def concede(s: Position, seat: Seat) -> None:
    """Takes a seat out; a lone player or coalition left wins."""
    if s.ended != codes.RUNNING or not s.is_alive(seat):
        return
    if s.events is not None:
        s.tell(codes.E_CONCEDED, seat)
    if seat == s.active and s.rules < 2:
        finish_prize(s, seat)
    boarded: bool = s.phase == codes.REACT and s.boarding >= 0 and s.owner[s.boarding] == seat
    remove_fleet(s, seat)
    s.alive &= ~bit(seat)
    if boarded and s.rules >= 2:
        call_off(s)
    test_left(s)
    if s.ended == codes.RUNNING:
        go_on_without(s, seat)


def finish_prize(s: Position, seat: Seat) -> None:
    """Before rules 2 a winning defender's choice that was due was made for him: the turn it belongs to ends here."""
    if s.phase == codes.PRIZE and s.owner[s.winner_ship] != seat:
        scuttle_prize(s)
    elif s.phase == codes.SHIFT and s.owner[s.winner_ship] != seat:
        shift(s, TAKEN, free_side(s, s.where[s.winner_ship]))


def call_off(s: Position) -> None:
    """A118: whoever was to be boarded is gone before it comes to blows; the attacker has made a step."""
    s.boarding = Ship(-1)
    s.at[s.where[s.ship]] = u8(s.ship + 1)


def has_prize(s: Position) -> bool:
    """L57, A48: whether somebody still in settles his prize."""
    return (s.phase == codes.PRIZE or s.phase == codes.SHIFT) and s.is_afloat(s.winner_ship)


def remove_fleet(s: Position, seat: Seat) -> None:
    """His ships and landed masts leave the board."""
    leader: Ship = first_leader(s, seat)
    while leader >= 0:
        dissolve(s, leader)
        leader = first_leader(s, seat)
    for ship in range(s.ships):
        if s.owner[ship] == seat:
            if s.where[ship] != 0:
                remove(s, Ship(ship))
            s.masts[ship] = 0
    if len(s.landed) > 0:
        landed = s.landed[:]
        weary = s.weary[:]
        for card in range(s.chart.cards):
            landed[card * s.seats + seat] = 0
            weary[card * s.seats + seat] = 0
        s.landed = landed
        s.weary = weary


def test_left(s: Position) -> None:
    """Whether all that are left belong together, or the cargo is lost."""
    if s.scenario == codes.ASSAULT:
        if not s.is_alive(HUNTED):
            win(s, codes.BY_CONCESSION, s.everybody() & ~bit(HUNTED))  # A139
        elif s.alive == bit(HUNTED):
            win(s, codes.BY_CONCESSION, s.alive)
        return
    team: i64 = -1
    for seat in range(s.seats):
        if s.is_alive(Seat(seat)):
            if team >= 0 and s.team[seat] != team:
                if s.scenario == codes.PIRATES and not s.is_afloat(MERCHANTMAN):
                    end_without_winner(s, codes.BY_LOST_CARGO)
                return
            team = s.team[seat]
    win(s, codes.BY_CONCESSION, s.alive)


def go_on_without(s: Position, seat: Seat) -> None:
    """Leaves the position at a point from which play can go on."""
    s.menu_size = 0
    if s.phase <= codes.LINE_UP:
        return
    if seat == s.active and s.rules >= 2 and has_prize(s):
        return
    if seat == s.active:
        clear_activation(s)
        s.op_ship = Ship(-1)
        s.op_cell = Cell(0)
        s.hands = 0
        s.phase = codes.NEXT_SEAT
    elif s.phase == codes.PRIZE or s.phase == codes.SHIFT:
        if not s.is_afloat(s.winner_ship):
            s.phase = codes.AFTER_BOARDING
    elif s.phase == codes.CHOOSE_SHIP:
        s.phase = codes.SITUATION
    elif s.phase == codes.MANUAL_SHIP and not s.is_afloat(s.op_ship):
        s.op_ship = Ship(-1)
        s.phase = codes.MANUAL
