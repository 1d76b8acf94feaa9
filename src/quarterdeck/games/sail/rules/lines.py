"""The line as state: links from ship to ship, losses, splitting, closing up (L78, L80, A78 to A81, A124)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.state import Seat
from .chart import Cell
from .codes import E_CLOSED_UP, E_LEFT, E_TURNED, FREE
from .compass import Heading
from .position import Position, Ship
from .telling import spot, tag


def leader_of(s: Position, ship: Ship) -> Ship:
    """The first ship of a ship's line, itself where it sails alone."""
    first: Ship = ship
    while s.ahead[first] >= 0:
        first = s.ahead[first]
    return first


def tail_of(s: Position, ship: Ship) -> Ship:
    """The last ship of a ship's line."""
    last: Ship = ship
    while s.behind[last] >= 0:
        last = s.behind[last]
    return last


def length_of(s: Position, leader: Ship) -> i64:
    many: i64 = 0
    ship: Ship = leader
    while ship >= 0:
        many += 1
        ship = s.behind[ship]
    return many


def linked(links: "vec[Ship]", ship: Ship, other: Ship) -> "vec[Ship]":
    """A copy of shared links with one of them changed."""
    copy = links[:]
    copy[ship] = other
    return copy


def link(s: Position, front: Ship, rear: Ship) -> None:
    """Lets one ship follow another."""
    s.behind = linked(s.behind, front, rear)
    s.ahead = linked(s.ahead, rear, front)


def cut_behind(s: Position, ship: Ship) -> None:
    """Cuts the line after a ship."""
    rear: Ship = s.behind[ship]
    if rear >= 0:
        s.behind = linked(s.behind, ship, Ship(-1))
        s.ahead = linked(s.ahead, rear, Ship(-1))


def dissolve(s: Position, leader: Ship) -> None:
    """A126: the line is no more; headings stay."""
    ship: Ship = leader
    while ship >= 0:
        rear: Ship = s.behind[ship]
        cut_behind(s, ship)
        ship = rear


def split_off(s: Position, ship: Ship) -> None:
    """A81: the ship leaves its line, which splits into what is before and what is behind it."""
    if not s.in_line(ship):
        return
    if s.events is not None:
        s.tell(E_LEFT, s.owner[ship], tag(s, ship))
    if s.ahead[ship] >= 0:
        cut_behind(s, s.ahead[ship])
    cut_behind(s, ship)


def turn_alone(s: Position, ship: Ship, heading: Heading) -> None:
    """A81: a ship that turns for itself leaves its line by it."""
    split_off(s, ship)
    s.heading[ship] = heading
    if s.events is not None:
        s.tell(E_TURNED, s.owner[ship], tag(s, ship), heading)


def lose_member(s: Position, ship: Ship, gap: Cell) -> None:
    """A member is gone and its cell may be open: those behind close up (L78), or the line splits (A80)."""
    front: Ship = s.ahead[ship]
    rear: Ship = s.behind[ship]
    if front >= 0:
        cut_behind(s, front)
    cut_behind(s, ship)
    if front < 0 or rear < 0:
        return  # A78: the next ship leads without advancing; a lost tail changes nothing
    if i64(s.at[gap]) != FREE:
        return
    link(s, front, rear)
    close_up(s, rear, gap)


def close_up(s: Position, first: Ship, gap: Cell) -> None:
    """L80, A79: ship after ship moves up along the track; no step, no reaction, each heads the way it moved."""
    ship: Ship = first
    hole: Cell = gap
    while ship >= 0:
        came_from: Cell = s.where[ship]
        heading: Heading = s.chart.direction(came_from, hole)
        if s.events is not None:
            s.tell(E_CLOSED_UP, s.owner[ship], tag(s, ship), spot(s, hole))
        s.at[came_from] = u8(FREE)
        s.at[hole] = u8(ship + 1)
        s.where[ship] = hole
        if heading >= 0:
            s.heading[ship] = heading
        hole = came_from
        ship = s.behind[ship]


def first_leader(s: Position, seat: Seat) -> Ship:
    """A leader among a seat's ships; -1 where it has no line."""
    for ship in range(s.ships):
        if s.owner[ship] == seat and s.ahead[ship] < 0 and s.behind[ship] >= 0:
            return Ship(ship)
    return Ship(-1)
