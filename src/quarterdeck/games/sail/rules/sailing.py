"""One ship's activation: turn, sail, stop; repair instead of it (L28 to L36, L61 to L63, A16 to A28, A58 to A60)."""

from typing import Final

from mypy_extensions import i64, u8

from . import codes
from .compass import direction_between
from .fleet import move_to
from .fortress import begin_reactions, flip, is_up
from .gunnery import offer_fire
from .harbour import test_arrival
from .landing import offer_landing
from .lines import close_up, link, split_off
from .position import Position
from .telling import spot, tag
from .wind import can_step, is_open_to, range_of

BARRED: Final[i64] = codes.FROZEN | codes.NO_ACT


def activate(s: Position, ship: i64) -> None:
    """L27, A73: a ship, or the whole line that it leads, begins to act."""
    s.ship = ship
    s.line = ship if s.behind[ship] >= 0 else -1
    s.phase = codes.OPEN
    member: i64 = ship
    while member >= 0:
        s.mark(member, codes.ACTIVATED)
        member = s.behind[member]
    if s.events is not None:
        s.tell(codes.E_ACTIVATED, s.active, tag(s, ship))


def begin_leaving(s: Position, ship: i64) -> None:
    """L79, A82, A126: a member is activated by itself; those behind close up when it is done."""
    s.ship = ship
    s.leaving = True
    s.phase = codes.OPEN
    s.mark(ship, codes.ACTIVATED)
    front: i64 = s.ahead[ship]
    rear: i64 = s.behind[ship]
    if front >= 0 and rear >= 0:
        s.gap_front = front
        s.gap_ship = rear
        s.gap_cell = s.where[ship]
    split_off(s, ship)


def can_leave(s: Position, ship: i64) -> bool:
    """A126: a heading other than its present one with a first step or a boarding."""
    for heading in range(8):
        if heading != s.heading[ship] and can_step(s, ship, heading):
            return True
    return False


# OPEN: one free turn (A16, A17), or repair, or the oars


def offer_open(s: Position) -> None:
    ship: i64 = s.ship
    s.clear_menu(s.active)
    for heading in range(8):
        if not s.leaving or (heading != s.heading[ship] and can_step(s, ship, heading)):
            s.offer(codes.HEAD * codes.KIND + heading)
    if s.leaving or s.line >= 0:
        return  # A83: a member cannot repair
    if s.has(ship, codes.MAY_ROW):
        offer_rowing(s, ship)
    if why_no_repair(s, ship) == 0:
        offer_repair(s)


def offer_rowing(s: Position, ship: i64) -> None:
    """S17: one cell in any direction."""
    for heading in range(8):
        if is_open_to(s, ship, s.where[ship] + s.chart.steps[heading]):
            s.offer(codes.ROW * codes.KIND + heading)


NO_REPAIR_HERE: Final[i64] = 1
NO_DAMAGE: Final[i64] = 2
NO_MASTS: Final[i64] = 3
NO_CARDS: Final[i64] = 4


def why_no_repair(s: Position, ship: i64) -> i64:
    """A58, A60: in the own repair zone, with a free hole, a lost mast and a card left."""
    seat: i64 = s.owner[ship]
    if s.scenario != codes.BATTLE or not s.chart.borders(s.where[ship], seat) or s.has(ship, codes.NO_SAIL):
        return NO_REPAIR_HERE
    if s.masts[ship] == s.holes[ship]:
        return NO_DAMAGE
    if s.pool(seat) <= 0:
        return NO_MASTS
    for card in range(s.chart.cards):
        if s.chart.card_owner[card] == seat and is_up(s, card):
            return 0
    return NO_CARDS


def offer_repair(s: Position) -> None:
    """A59: any face-up card, crest included."""
    for card in range(s.chart.cards):
        if s.chart.card_owner[card] == s.active and is_up(s, card):
            s.offer(codes.REPAIR * codes.KIND + card)


def repair(s: Position, card: i64) -> None:
    """L62, L63: instead of the whole activation one mast, for one card."""
    gain_mast(s, s.ship)
    if s.events is not None:
        s.tell(codes.E_REPAIRED, s.active, tag(s, s.ship), s.masts[s.ship])
    flip(s, card)
    s.phase = codes.CLOSE


def gain_mast(s: Position, ship: i64) -> None:
    s.masts[ship] += 1
    s.eventful = True
    if s.events is not None:
        s.tell(codes.E_MAST_UP, s.owner[ship], tag(s, ship), s.masts[ship])


def head(s: Position, heading: i64) -> None:
    """A16, A18: the one turn; from now on the heading is locked."""
    s.heading[s.ship] = heading
    s.left = range_of(s, s.ship, heading)
    set_off(s)


def row(s: Position, heading: i64) -> None:
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
    elif s.menu_size == 1 and s.menu[0] == codes.STOP * codes.KIND:
        stop(s)


def offer_fight(s: Position) -> None:
    """A single ship: fire, ahead, land, stop. A member of a line: fire or next (A75)."""
    ship: i64 = s.ship
    s.clear_menu(s.active)
    offer_fire(s, ship)
    if s.line >= 0:
        s.offer(codes.NEXT * codes.KIND)
        return
    goes_on: bool = s.left > 0 and is_open_to(s, ship, next_cell(s, ship))
    if goes_on:
        s.offer(codes.AHEAD * codes.KIND)
    if s.scenario == codes.ASSAULT:
        offer_landing(s, ship)
    if not (s.leaving and goes_on and not s.stepped):
        s.offer(codes.STOP * codes.KIND)


def next_cell(s: Position, ship: i64) -> i64:
    return s.where[ship] + s.chart.steps[s.heading[ship]]


def go_ahead(s: Position) -> None:
    """One cell straight on: a step, or a boarding (L29, L35, L53)."""
    ship: i64 = s.ship
    cell: i64 = next_cell(s, ship)
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


def enter_enemy(s: Position, ship: i64, cell: i64) -> None:
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
    s.gap_ship = -1
    s.gap_front = -1
    s.gap_cell = 0
    s.ship = -1
    s.line = -1
    s.left = 0
    s.target = -1
    s.resume = -1
    s.boarding = -1
    s.winner_ship = -1
    s.beaten = -1
    s.react_ship = -1
    s.react_next = -1
    s.react_turn = 0
    s.react_used = 0
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
        s.resume = -1
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
    if not s.halted and s.left > 0 and is_open_to(s, s.line, next_cell(s, s.line)):
        s.offer(codes.AHEAD * codes.KIND)
    s.offer(codes.STOP * codes.KIND)


def line_ahead(s: Position) -> None:
    """L74, A73: the leader one cell ahead, every follower into the cell left before it; or the leader boards."""
    leader: i64 = s.line
    cell: i64 = next_cell(s, leader)
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


def close_up_line(s: Position, leader: i64, cell: i64) -> None:
    """The snake's step: heading of each follower is that of its step."""
    before: i64 = s.where[leader]
    move_to(s, leader, cell)
    if s.events is not None:
        s.tell(codes.E_STEPPED, s.active, tag(s, leader), spot(s, cell))
    ship: i64 = s.behind[leader]
    while ship >= 0:
        came_from: i64 = s.where[ship]
        s.heading[ship] = direction_between(s.chart.stride, came_from, before)
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
