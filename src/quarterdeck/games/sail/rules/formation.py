"""Forming, joining and dissolving lines between activations (L75 to L77, A71, A72, A125, A126)."""

from mypy_extensions import i64

from ....engine.actions import act_on, act_on_two
from . import codes
from .compass import Heading, opposite
from .lines import dissolve, leader_of, length_of, link, tail_of
from .position import Position, Ship
from .sailing import can_leave, why_not_able, why_not_own
from .telling import tag


def next_single(s: Position, ship: Ship, direction: Heading) -> Ship:
    """The own ship beside a ship that sails in no line and may join one; -1."""
    other: Ship = s.ship_at(s.chart.step(s.where[ship], direction))
    return other if other >= 0 and is_single(s, other) else Ship(-1)


def is_single(s: Position, ship: Ship) -> bool:
    return not s.in_line(ship) and why_not_able(s, ship) == 0


def why_not_form(s: Position, head: Ship, tail: Ship) -> i64:
    """L75, A71: a straight gap-free row of own ships in no line."""
    reason: i64 = why_not_able(s, head)
    if reason != 0:
        return reason
    if head == tail or s.in_line(head) or why_not_own(s, tail) != 0:
        return codes.NOT_IN_A_ROW
    direction: Heading = way_back(s, head, tail)
    ship: Ship = head
    while direction >= 0 and ship >= 0 and ship != tail:
        ship = next_single(s, ship, direction)
    return codes.LEGAL if ship == tail else codes.NOT_IN_A_ROW


def offer_forming(s: Position, head: Ship) -> None:
    """Every row that this ship could lead."""
    if not is_single(s, head):
        return
    for direction in range(8):
        tail: Ship = next_single(s, head, Heading(direction))
        while tail >= 0:
            s.offer(act_on_two(codes.FORM, head, tail))
            tail = next_single(s, tail, Heading(direction))


def form(s: Position, head: Ship, tail: Ship) -> None:
    """L76: all turn to the direction from tail to head at once."""
    backwards: Heading = way_back(s, head, tail)
    ship: Ship = head
    many: i64 = 1
    enlist(s, head, opposite(backwards))
    while ship != tail:
        rear: Ship = s.ship_at(s.chart.step(s.where[ship], backwards))
        link(s, ship, rear)
        enlist(s, rear, opposite(backwards))
        ship = rear
        many += 1
    if s.events is not None:
        s.tell(codes.E_FORMED, s.active, tag(s, head), tag(s, tail), many)


def enlist(s: Position, ship: Ship, heading: Heading) -> None:
    """A125: every joiner counts as activated."""
    s.heading[ship] = heading
    s.mark(ship, codes.ACTIVATED | codes.NEW_LINE)


def way_back(s: Position, head: Ship, tail: Ship) -> Heading:
    """The direction in which the row runs from its head; -1 where ships do not lie in a row."""
    for direction in range(8):
        ship: Ship = s.ship_at(s.chart.step(s.where[head], Heading(direction)))
        while ship >= 0 and ship != tail:
            ship = s.ship_at(s.chart.step(s.where[ship], Heading(direction)))
        if ship == tail:
            return Heading(direction)
    return Heading(-1)


# An existing line


def offer_line(s: Position, leader: Ship) -> None:
    """What can be done with a line between activations: join it, dissolve it, leave it."""
    offer_joining(s, before(s, leader), leader)
    tail: Ship = tail_of(s, leader)
    offer_joining(s, after(s, tail), tail)
    if why_not_dissolve(s, leader) == 0:
        s.offer(act_on(codes.DISSOLVE, leader))
    ship: Ship = leader
    while ship >= 0:
        if why_not_leave(s, ship) == 0:
            s.offer(act_on(codes.LEAVE, ship))
        ship = s.behind[ship]


def why_not_dissolve(s: Position, leader: Ship) -> i64:
    """A126: a line that is not of this turn, named by its leader."""
    if why_not_own(s, leader) != 0:
        return codes.NOT_YOUR_SHIP
    if s.ahead[leader] >= 0 or s.behind[leader] < 0:
        return codes.NO_LINE
    return codes.LINE_IS_NEW if s.has(leader, codes.NEW_LINE) else codes.LEGAL


def why_not_leave(s: Position, ship: Ship) -> i64:
    """A126: before the line acts, on a course with a first step."""
    reason: i64 = why_not_able(s, ship)
    if reason != 0:
        return reason
    if s.has(ship, codes.ACTIVATED):
        return codes.ALREADY_ACTED
    if not s.in_line(ship):
        return codes.NO_LINE
    return codes.LEGAL if can_leave(s, ship) else codes.NO_STEP_THERE


def before(s: Position, leader: Ship) -> Ship:
    """The ship straight ahead of a leader; -1."""
    return s.ship_at(s.chart.step(s.where[leader], s.heading[leader]))


def after(s: Position, tail: Ship) -> Ship:
    """The ship on the cell behind a tail; -1."""
    return s.ship_at(s.chart.step(s.where[tail], opposite(s.heading[tail])))


def why_not_join(s: Position, ship: Ship, end: Ship) -> i64:
    """A72: on the cell behind the tail, or straight ahead of the leader; a line may join at the tail."""
    reason: i64 = why_not_able(s, ship)
    if reason != 0:
        return reason
    if why_not_own(s, end) != 0 or not s.in_line(end):
        return codes.NOT_AT_THE_END
    if s.ahead[end] < 0:
        fits: bool = ship == before(s, end) and not s.in_line(ship)
    else:
        fits = ship == after(s, end) and s.behind[end] < 0 and s.ahead[ship] < 0 and ship != leader_of(s, end)
    return codes.LEGAL if fits else codes.NOT_AT_THE_END


def offer_joining(s: Position, ship: Ship, end: Ship) -> None:
    if ship >= 0 and why_not_join(s, ship, end) == 0:
        s.offer(act_on_two(codes.JOIN, ship, end))


def join(s: Position, ship: Ship, end: Ship) -> None:
    """The newcomer, alone or with its own line, heads for the tail; or leads, where it lies before the leader."""
    direction: Heading = s.chart.direction(s.where[ship], s.where[end])
    if s.behind[end] >= 0:
        link(s, ship, end)
        s.heading[ship] = opposite(direction)
    else:
        link(s, end, ship)
        s.heading[ship] = direction
    leader: Ship = leader_of(s, ship)
    if s.events is not None:
        s.tell(codes.E_JOINED, s.active, tag(s, ship), tag(s, leader), length_of(s, leader))
    member: Ship = leader
    while member >= 0:
        s.mark(member, codes.ACTIVATED | codes.NEW_LINE)
        member = s.behind[member]


def break_up(s: Position, leader: Ship) -> None:
    """A126: dissolving is free; members that have not acted act singly."""
    if s.events is not None:
        s.tell(codes.E_DISSOLVED, s.active, tag(s, leader))
    dissolve(s, leader)
