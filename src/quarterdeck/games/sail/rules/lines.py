"""The line as state: links from ship to ship, losses, splitting, closing up (L78, L80, A78 to A81, A124)."""

from mypy_extensions import i64, u8

from .codes import E_CLOSED_UP, E_LEFT, FREE
from .compass import direction_between
from .position import Position, changed
from .telling import spot, tag


def leader_of(s: Position, ship: i64) -> i64:
    """The first ship of a ship's line, itself where it sails alone."""
    first: i64 = ship
    while s.ahead[first] >= 0:
        first = s.ahead[first]
    return first


def tail_of(s: Position, ship: i64) -> i64:
    """The last ship of a ship's line."""
    last: i64 = ship
    while s.behind[last] >= 0:
        last = s.behind[last]
    return last


def length_of(s: Position, leader: i64) -> i64:
    many: i64 = 0
    ship: i64 = leader
    while ship >= 0:
        many += 1
        ship = s.behind[ship]
    return many


def link(s: Position, front: i64, rear: i64) -> None:
    """Lets one ship follow another."""
    s.behind = changed(s.behind, front, rear)
    s.ahead = changed(s.ahead, rear, front)


def cut_behind(s: Position, ship: i64) -> None:
    """Cuts the line after a ship."""
    rear: i64 = s.behind[ship]
    if rear >= 0:
        s.behind = changed(s.behind, ship, -1)
        s.ahead = changed(s.ahead, rear, -1)


def dissolve(s: Position, leader: i64) -> None:
    """A126: the line is no more; headings stay."""
    ship: i64 = leader
    while ship >= 0:
        rear: i64 = s.behind[ship]
        cut_behind(s, ship)
        ship = rear


def split_off(s: Position, ship: i64) -> None:
    """A81: the ship leaves its line, which splits into what is before and what is behind it."""
    if not s.in_line(ship):
        return
    if s.events is not None:
        s.tell(E_LEFT, s.owner[ship], tag(s, ship))
    if s.ahead[ship] >= 0:
        cut_behind(s, s.ahead[ship])
    cut_behind(s, ship)


def lose_member(s: Position, ship: i64, gap: i64) -> None:
    """A member is gone and its cell may be open: those behind close up (L78), or the line splits (A80)."""
    front: i64 = s.ahead[ship]
    rear: i64 = s.behind[ship]
    if front >= 0:
        cut_behind(s, front)
    cut_behind(s, ship)
    if front < 0 or rear < 0:
        return  # A78: the next ship leads without advancing; a lost tail changes nothing
    if i64(s.at[gap]) != FREE:
        return
    link(s, front, rear)
    close_up(s, rear, gap)


def close_up(s: Position, first: i64, gap: i64) -> None:
    """L80, A79: ship after ship moves up along the track; no step, no reaction, each heads the way it moved."""
    ship: i64 = first
    hole: i64 = gap
    while ship >= 0:
        came_from: i64 = s.where[ship]
        heading: i64 = direction_between(s.chart.stride, came_from, hole)
        if s.events is not None:
            s.tell(E_CLOSED_UP, s.owner[ship], tag(s, ship), spot(s, hole))
        s.at[came_from] = u8(FREE)
        s.at[hole] = u8(ship + 1)
        s.where[ship] = hole
        if heading >= 0:
            s.heading[ship] = heading
        hole = came_from
        ship = s.behind[ship]


def first_leader(s: Position, seat: i64) -> i64:
    """A leader among a seat's ships; -1 where it has no line."""
    for ship in range(s.ships):
        if s.owner[ship] == seat and s.ahead[ship] < 0 and s.behind[ship] >= 0:
            return ship
    return -1
