"""One ship's activation: turn, sail, stop (L28 to L36, A16 to A28); a line's (L74, A73 to A77, A127)."""

from mypy_extensions import i64, u8

from ....engine.actions import act_on
from . import codes
from .chart import Card, Cell
from .compass import Heading
from .fleet import move_to
from .fortress import begin_reactions
from .gunnery import offer_fire
from .harbour import test_arrival
from .landing import end_landing, offer_landing
from .lines import close_up, link, split_off
from .position import Position, Ship
from .repair import why_no_repair, why_not_repair
from .telling import spot, tag
from .wind import can_step, is_open_to, range_of, why_no_range


def why_not_own(s: Position, ship: Ship) -> i64:
    """L11."""
    return codes.LEGAL if s.is_there(ship) and s.owner[ship] == s.active else codes.NOT_YOUR_SHIP


def why_not_able(s: Position, ship: Ship) -> i64:
    """L59, A53, A125: own, and not barred from acting; a frozen ship cannot join a line either."""
    if why_not_own(s, ship) != 0:
        return codes.NOT_YOUR_SHIP
    if not s.has(ship, codes.FROZEN | codes.NO_ACT):
        return 0
    return codes.SHIP_FROZEN if s.has(ship, codes.FROZEN) else codes.SHIP_BARRED


def why_not_activate(s: Position, ship: Ship) -> i64:
    """L27, A12: each ship once a turn; L74, A73: those behind its leader with their line."""
    reason: i64 = why_not_able(s, ship)
    if reason != 0:
        return reason
    if s.has(ship, codes.ACTIVATED):
        return codes.ALREADY_ACTED
    return codes.FOLLOWS_LINE if s.ahead[ship] >= 0 else codes.LEGAL


def activate(s: Position, ship: Ship) -> None:
    """L27, A73: a ship, or the whole line that it leads, begins to act."""
    s.ship = ship
    s.line = ship if s.behind[ship] >= 0 else Ship(-1)
    s.phase = codes.OPEN
    member: Ship = ship
    while member >= 0:
        s.mark(member, codes.ACTIVATED)
        member = s.behind[member]
    if s.events is not None:
        s.tell(codes.E_ACTIVATED, s.active, tag(s, ship))


def begin_leaving(s: Position, ship: Ship) -> None:
    """L79, A82, A126: a member is activated by itself; those behind close up when it is done."""
    s.ship = ship
    s.leaving = True
    s.phase = codes.OPEN
    s.mark(ship, codes.ACTIVATED)
    front: Ship = s.ahead[ship]
    rear: Ship = s.behind[ship]
    if front >= 0 and rear >= 0:
        s.gap_front = front
        s.gap_ship = rear
        s.gap_cell = s.where[ship]
    split_off(s, ship)


def can_leave(s: Position, ship: Ship) -> bool:
    """A126: a heading other than its present one with a first step or a boarding."""
    for heading in range(8):
        if heading != s.heading[ship] and can_step(s, ship, Heading(heading)):
            return True
    return False


# OPEN: one free turn (A16, A17), or repair, or the oars


def offer_open(s: Position) -> None:
    s.clear_menu(s.active)
    for heading in range(8):
        if why_not_head(s, Heading(heading)) == 0:
            s.offer(act_on(codes.HEAD, heading))
    if s.has(s.ship, codes.MAY_ROW):
        for heading in range(8):
            if why_not_row(s, Heading(heading)) == 0:
                s.offer(act_on(codes.ROW, heading))
    if why_no_repair(s, s.ship) == 0:
        for card in range(s.chart.cards):
            if why_not_repair(s, Card(card)) == 0:
                s.offer(act_on(codes.REPAIR, card))


def why_not_head(s: Position, heading: Heading) -> i64:
    """A16: any heading; A126: one who leaves his line must make a step on a new one."""
    if not s.leaving:
        return 0
    if heading == s.heading[s.ship]:
        return codes.SAME_COURSE
    return codes.LEGAL if can_step(s, s.ship, heading) else codes.NO_STEP_THERE


def why_not_row(s: Position, heading: Heading) -> i64:
    """S17: one cell in any direction, alone."""
    if s.line >= 0 or s.leaving or not s.has(s.ship, codes.MAY_ROW):
        return codes.NO_OARS
    return codes.LEGAL if is_open_to(s, s.ship, s.chart.step(s.where[s.ship], heading)) else codes.WAY_BLOCKED


def head(s: Position, heading: Heading) -> None:
    """A16, A18: the one turn; from now on the heading is locked."""
    s.heading[s.ship] = heading
    s.left = range_of(s, s.ship, heading)
    set_off(s)


def row(s: Position, heading: Heading) -> None:
    """S17: a flat 1, upwind too."""
    s.heading[s.ship] = heading
    s.left = 1
    set_off(s)


def set_off(s: Position) -> None:
    if s.events is not None:
        s.tell(codes.E_HEADING, s.active, tag(s, s.ship), s.heading[s.ship], s.left)
    s.resume = s.line
    s.phase = codes.NEXT_MEMBER if s.line >= 0 else codes.FIGHT


# FIGHT: on every cell of the path (A19, A30)


def enter_fight(s: Position) -> None:
    """Offers what the ship may do here; nothing to choose ends it."""
    offer_fight(s)
    if s.line >= 0:
        if s.menu_size == 1:
            next_member(s)
    elif s.menu_size == 1 and s.menu[0] == codes.STOP:
        stop_here(s)


def offer_fight(s: Position) -> None:
    """A single ship: fire, ahead, land, stop. A member of a line: fire or next (A75)."""
    s.clear_menu(s.active)
    offer_fire(s, s.ship)
    if s.line >= 0:
        s.offer(codes.NEXT)
        return
    if why_not_ahead(s) == 0:
        s.offer(codes.AHEAD)
    if s.scenario == codes.ASSAULT:
        offer_landing(s)
    if why_not_stop(s) == 0:
        s.offer(codes.STOP)


def in_the_line(s: Position) -> bool:
    """A75: whether a member's shots are asked for; it neither sails nor stops by itself."""
    return s.phase == codes.FIGHT and s.line >= 0


def why_not_ahead(s: Position) -> i64:
    """L31, L34, A25, A26; A127: a line that has boarded or lost its leader makes no more steps."""
    if in_the_line(s):
        return codes.WRONG_PHASE
    if s.halted:
        return codes.LINE_HALTED
    ship: Ship = s.line if s.line >= 0 else s.ship
    if s.left == 0:
        return codes.NO_RANGE if s.stepped else why_no_range(s, s.heading[ship])
    return codes.LEGAL if is_open_to(s, ship, next_cell(s, ship)) else codes.WAY_BLOCKED


def why_not_stop(s: Position) -> i64:
    """A126: one who leaves his line goes a step, if he can."""
    if in_the_line(s) or (s.leaving and not s.stepped and why_not_ahead(s) == 0):
        return codes.MUST_STEP
    return 0


def why_not_next(s: Position) -> i64:
    return codes.LEGAL if in_the_line(s) else codes.WRONG_PHASE


def who_sails(s: Position) -> Ship:
    """The ship whose steps are decided: a line is led by its first."""
    return s.line if s.phase == codes.LEAD else s.ship


def next_cell(s: Position, ship: Ship) -> Cell:
    return s.chart.step(s.where[ship], s.heading[ship])


def ahead(s: Position) -> None:
    """A ship alone, or the whole line behind its leader."""
    if s.phase == codes.LEAD:
        line_ahead(s)
    else:
        go_ahead(s)


def go_ahead(s: Position) -> None:
    """One cell straight on: a step, or a boarding (L29, L35, L53)."""
    ship: Ship = s.ship
    cell: Cell = next_cell(s, ship)
    s.left -= 1
    s.stepped = True
    s.mark(ship, codes.STIRRED)
    if s.is_free(cell):
        move_to(s, ship, cell)
        if s.events is not None:
            s.tell(codes.E_STEPPED, s.active, tag(s, ship), spot(s, cell))
    else:
        enter_enemy(s, ship, cell)
    begin_reactions(s, ship)


def enter_enemy(s: Position, ship: Ship, cell: Cell) -> None:
    """A118: from this step on the attacker stands in the boarded cell."""
    s.boarding = s.ship_at(cell)
    s.at[s.where[ship]] = u8(codes.FREE)
    s.where[ship] = cell


def arrive(s: Position) -> None:
    """After a step and its reactions."""
    test_arrival(s)
    if s.ended != codes.RUNNING:
        return
    s.resume = s.line
    s.phase = codes.NEXT_MEMBER if s.line >= 0 else codes.FIGHT


def stop(s: Position) -> None:
    """A ship, a line, or the landing from a ship has come to its end."""
    if s.phase == codes.LEAD:
        stop_line(s)
    elif s.phase == codes.LAND:
        end_landing(s)
    else:
        stop_here(s)


def stop_here(s: Position) -> None:
    s.menu_size = 0
    if s.events is not None:
        s.tell(codes.E_STOPPED, s.active, tag(s, s.ship))
    s.phase = codes.CLOSE


def close(s: Position) -> None:
    """The activation is over; a line that was left closes up (A82)."""
    if s.gap_ship >= 0:
        if s.is_free(s.gap_cell) and s.is_afloat(s.gap_front) and s.is_afloat(s.gap_ship):
            link(s, s.gap_front, s.gap_ship)
            close_up(s, s.gap_ship, s.gap_cell)
    clear_activation(s)


def clear_activation(s: Position) -> None:
    s.gap_ship = Ship(-1)
    s.gap_front = Ship(-1)
    s.gap_cell = Cell(0)
    s.ship = Ship(-1)
    s.line = Ship(-1)
    s.left = 0
    s.target = Ship(-1)
    s.resume = Ship(-1)
    s.boarding = Ship(-1)
    s.winner_ship = Ship(-1)
    s.beaten = Ship(-1)
    s.react_ship = Ship(-1)
    s.react_next = Ship(-1)
    s.react_turn = 0
    s.react_used = 0
    s.forget_entered()
    s.stepped = False
    s.leaving = False
    s.halted = False
    s.landing = False


# A line in action (L74, A73 to A77, A127)


def next_member(s: Position) -> None:
    s.menu_size = 0
    s.resume = s.behind[s.ship]
    s.phase = codes.NEXT_MEMBER


def enter_next_member(s: Position) -> None:
    """Member after member shoots, or lands; then the leader goes on, or the line is done."""
    if s.resume >= 0:
        s.ship = s.resume
        s.resume = Ship(-1)
        s.phase = codes.LAND if s.landing else codes.FIGHT
        return
    s.ship = s.line
    if s.landing or s.line < 0:
        s.phase = codes.CLOSE
        return
    s.phase = codes.LEAD
    offer_lead(s)
    if s.menu_size == 1:
        stop_line(s)


def offer_lead(s: Position) -> None:
    """The leader: ahead or stop."""
    s.clear_menu(s.active)
    if why_not_ahead(s) == 0:
        s.offer(codes.AHEAD)
    s.offer(codes.STOP)


def line_ahead(s: Position) -> None:
    """L74, A73: the leader one cell ahead, every follower into the cell left before it; or the leader boards."""
    leader: Ship = s.line
    cell: Cell = next_cell(s, leader)
    s.ship = leader
    s.left -= 1
    s.mark(leader, codes.STIRRED)
    if not s.is_free(cell):
        s.line = s.behind[leader]
        s.halted = True  # A77: the others halt
        split_off(s, leader)
        enter_enemy(s, leader, cell)
        begin_reactions(s, leader)
        return
    close_up_line(s, leader, cell)
    begin_reactions(s, leader)


def close_up_line(s: Position, leader: Ship, cell: Cell) -> None:
    """The snake's step: heading of each follower is that of its step."""
    before: Cell = s.where[leader]
    move_to(s, leader, cell)
    if s.events is not None:
        s.tell(codes.E_STEPPED, s.active, tag(s, leader), spot(s, cell))
    ship: Ship = s.behind[leader]
    while ship >= 0:
        came_from: Cell = s.where[ship]
        s.heading[ship] = s.chart.direction(came_from, before)
        move_to(s, ship, before)
        s.mark(ship, codes.STIRRED)
        if s.events is not None:
            s.tell(codes.E_STEPPED, s.active, tag(s, ship), spot(s, before))
        before = came_from
        ship = s.behind[ship]


def stop_line(s: Position) -> None:
    """The line has stopped; in the assault its members may land (A137)."""
    s.menu_size = 0
    if s.events is not None:
        s.tell(codes.E_STOPPED, s.active, tag(s, s.line))
    if s.scenario != codes.ASSAULT:
        s.phase = codes.CLOSE
        return
    s.landing = True
    s.resume = s.line
    s.phase = codes.NEXT_MEMBER
