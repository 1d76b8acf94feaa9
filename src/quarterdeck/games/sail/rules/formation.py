"""Forming, joining and dissolving lines between activations (L75 to L77, A71, A72, A125, A126)."""

from typing import Final

from mypy_extensions import i64

from . import codes
from .compass import direction_between, opposite
from .lines import dissolve, leader_of, length_of, link, tail_of
from .position import Position
from .sailing import BARRED, can_leave
from .telling import tag


def may_join(s: Position, ship: i64) -> bool:
    """Own, afloat, and not barred from turning: frozen ships cannot join (A125)."""
    return s.owner[ship] == s.active and s.where[ship] != 0 and s.marks[ship] & BARRED == 0


def single_at(s: Position, cell: i64) -> i64:
    """The own ship on a cell that sails in no line and may join one; -1."""
    ship: i64 = s.ship_at(cell)
    if ship < 0 or not may_join(s, ship) or s.in_line(ship):
        return -1
    return ship


def offer_forming(s: Position, head: i64) -> None:
    """L75, A71: every straight gap-free row of own ships that this ship could lead."""
    if s.marks[head] & BARRED != 0 or s.in_line(head):
        return
    for direction in range(8):
        cell: i64 = s.where[head] + s.chart.steps[direction]
        tail: i64 = single_at(s, cell)
        while tail >= 0:
            s.offer(codes.FORM * codes.KIND + head * 256 + tail)
            cell += s.chart.steps[direction]
            tail = single_at(s, cell)


def form(s: Position, head: i64, tail: i64) -> None:
    """L76: all turn to the direction from tail to head at once."""
    backwards: i64 = way_back(s, head, tail)
    ship: i64 = head
    many: i64 = 1
    enlist(s, head, opposite(backwards))
    while ship != tail:
        rear: i64 = s.ship_at(s.where[ship] + s.chart.steps[backwards])
        link(s, ship, rear)
        enlist(s, rear, opposite(backwards))
        ship = rear
        many += 1
    if s.events is not None:
        s.tell(codes.E_FORMED, s.active, tag(s, head), tag(s, tail), many)


def enlist(s: Position, ship: i64, heading: i64) -> None:
    """A125: every joiner counts as activated."""
    s.heading[ship] = heading
    s.mark(ship, codes.ACTIVATED | codes.NEW_LINE)


def way_back(s: Position, head: i64, tail: i64) -> i64:
    """The direction in which the row runs from its head."""
    for direction in range(8):
        cell: i64 = s.where[head] + s.chart.steps[direction]
        ship: i64 = s.ship_at(cell)
        while ship >= 0 and ship != tail:
            cell += s.chart.steps[direction]
            ship = s.ship_at(cell)
        if ship == tail:
            return direction
    return -1


# An existing line


def offer_line(s: Position, leader: i64) -> None:
    """What can be done with a line between activations: join it, dissolve it, leave it."""
    offer_joining(s, leader)
    if s.marks[leader] & codes.NEW_LINE == 0:
        s.offer(codes.DISSOLVE * codes.KIND + leader)
    ship: i64 = leader
    while ship >= 0:
        if why_not_leave(s, ship) == 0:
            s.offer(codes.LEAVE * codes.KIND + ship)
        ship = s.behind[ship]


ACTED_ALREADY: Final[i64] = 1
NO_COURSE: Final[i64] = 2


def why_not_leave(s: Position, ship: i64) -> i64:
    """A126: before the line acts, on a course with a first step."""
    if s.marks[ship] & (codes.ACTIVATED | codes.FROZEN | codes.NO_ACT) != 0:
        return ACTED_ALREADY
    return 0 if can_leave(s, ship) else NO_COURSE


def offer_joining(s: Position, leader: i64) -> None:
    """A72: on the cell behind the tail, or straight ahead of the leader; a line may join at the tail."""
    front: i64 = single_at(s, s.where[leader] + s.chart.steps[s.heading[leader]])
    if front >= 0:
        s.offer(codes.JOIN * codes.KIND + front * 256 + leader)
    tail: i64 = tail_of(s, leader)
    rear: i64 = s.ship_at(s.where[tail] + s.chart.steps[opposite(s.heading[tail])])
    if rear >= 0 and rear != leader and s.ahead[rear] < 0 and may_join(s, rear):
        s.offer(codes.JOIN * codes.KIND + rear * 256 + tail)


def join(s: Position, ship: i64, end: i64) -> None:
    """The newcomer, alone or with its own line, heads for the tail; or leads, where it lies before the leader."""
    direction: i64 = direction_between(s.chart.stride, s.where[ship], s.where[end])
    if s.behind[end] >= 0:
        link(s, ship, end)
        s.heading[ship] = opposite(direction)
    else:
        link(s, end, ship)
        s.heading[ship] = direction
    leader: i64 = leader_of(s, ship)
    if s.events is not None:
        s.tell(codes.E_JOINED, s.active, tag(s, ship), tag(s, leader), length_of(s, leader))
    member: i64 = leader
    while member >= 0:
        s.mark(member, codes.ACTIVATED | codes.NEW_LINE)
        member = s.behind[member]


def break_up(s: Position, leader: i64) -> None:
    """A126: dissolving is free; members that have not acted act singly."""
    if s.events is not None:
        s.tell(codes.E_DISSOLVED, s.active, tag(s, leader))
    dissolve(s, leader)
