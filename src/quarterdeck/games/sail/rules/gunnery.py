"""Ships' guns: who is abeam, shots and salvos, replies and reply-turns (L37 to L52, A29 to A43, A113 to A117)."""

from typing import Final

from mypy_extensions import i64

from ....engine.actions import act_on, act_on_two
from ....engine.state import Seat
from . import codes
from .chart import Card, Cell
from .compass import Heading, abeam
from .dice import salvo_hits
from .fleet import lose_mast
from .fortress import flip, is_up
from .lines import turn_alone
from .position import Position, Ship
from .telling import spot, tag

CARD_TARGET: Final[i64] = 256  # what_is_abeam: this and more is a fortress card
NOTHING: Final[i64] = -1
SINGLE_SHOT: Final[i64] = 1  # guns that the standing order `always` answers with


def shots_left(s: Position, ship: Ship, side: i64) -> i64:
    """L49, A33, A40: by hull class and hull side, replies included; none where a card gave more that are fired."""
    spent: i64 = (s.spent[ship] >> (side * 3)) & 7
    left: i64 = s.holes[ship] + s.small(ship, codes.EXTRA_SHIFT) - spent
    return left if left > 0 else 0


def spend(s: Position, ship: Ship, side: i64, guns: i64) -> None:
    s.spent[ship] += guns << (side * 3)


def biggest_salvo(s: Position, ship: Ship, side: i64) -> i64:
    """A39, A113: at most the hull's class and the shots left on that side."""
    left: i64 = shots_left(s, ship, side)
    return left if left < s.holes[ship] else s.holes[ship]


def what_is_abeam(s: Position, ship: Ship, side: i64) -> i64:
    """A29, A114: the target in the one cell exactly to port or starboard; NOTHING, a ship, or CARD_TARGET + card."""
    cell: Cell = s.chart.step(s.where[ship], abeam(s.heading[ship], side))
    if s.is_free(cell):
        return NOTHING
    other: Ship = s.ship_at(cell)
    if other >= 0:
        return other if s.is_enemy(s.owner[ship], s.owner[other]) else NOTHING
    card: Card = s.chart.card_on(cell)
    return CARD_TARGET + card if card >= 0 and is_target(s, ship, card) else NOTHING


def is_target(s: Position, ship: Ship, card: Card) -> bool:
    """A114: a face-up card of an enemy still in play; never the ownerless fort (A85)."""
    if s.fort_silent or not is_up(s, card):
        return False
    owner: Seat = s.chart.card_owner[card]
    return s.is_alive(owner) and s.is_enemy(owner, s.owner[ship])


def why_not_side(s: Position, ship: Ship, side: i64) -> i64:
    """Why a ship may not fire to a side at all: S12, S13; L37, A29, A114; L49, A33."""
    if s.fog:
        return codes.FOGGED
    if s.has(ship, codes.NO_FIRE):
        return codes.GUNS_SILENT
    if what_is_abeam(s, ship, side) == NOTHING:
        return codes.NOTHING_ABEAM
    return codes.NO_SHOTS if shots_left(s, ship, side) == 0 else codes.LEGAL


def why_not_fire(s: Position, side: i64, guns: i64) -> i64:
    """L50, A113: no more guns than the hull has, nor shots."""
    reason: i64 = why_not_side(s, s.ship, side)
    if reason != 0:
        return reason
    return codes.TOO_MANY_GUNS if guns > biggest_salvo(s, s.ship, side) else codes.LEGAL


def offer_fire(s: Position, ship: Ship) -> None:
    """Every shot and salvo the ship may fire from where it lies."""
    for side in range(2):
        if why_not_side(s, ship, side) == 0:
            for guns in range(1, biggest_salvo(s, ship, side) + 1):
                s.offer(act_on_two(codes.FIRE, side, guns))


def fire(s: Position, side: i64, guns: i64) -> None:
    """L38 to L43: one attack; a ship that stays afloat may answer it (L45)."""
    ship: Ship = s.ship
    found: i64 = what_is_abeam(s, ship, side)
    spend(s, ship, side, guns)
    s.mark(ship, codes.STIRRED)
    bonus: i64 = s.small(ship, codes.BONUS_SHIFT)
    if found >= CARD_TARGET:
        fire_at_card(s, Card(found - CARD_TARGET), side, guns, bonus)
        return
    target: Ship = Ship(found)
    if s.events is not None:
        s.tell(codes.E_FIRED, s.owner[ship], tag(s, ship), tag(s, target), side, guns)
    s.target = target
    s.phase = codes.ANSWER
    if salvo_hits(s, s.owner[ship], guns, bonus, s.owner[target]):
        lose_mast(s, target, s.owner[ship], codes.TO_SHOT)


def fire_at_card(s: Position, card: Card, side: i64, guns: i64, bonus: i64) -> None:
    """L72, L73: a fortress card abeam defends with one die; a hit flips it; no answer (A70)."""
    ship: Ship = s.ship
    if s.events is not None:
        s.tell(codes.E_FIRED_CARD, s.owner[ship], tag(s, ship), spot(s, s.chart.card_cell[card]), side, guns)
    if salvo_hits(s, s.owner[ship], guns, bonus, s.chart.card_owner[card]):
        flip(s, card)


# The answer


def side_facing(s: Position, ship: Ship, cell: Cell) -> i64:
    """The hull side that a cell lies exactly abeam of; -1 where it is outside the fire zone."""
    for side in range(2):
        if s.chart.step(s.where[ship], abeam(s.heading[ship], side)) == cell:
            return side
    return -1


def bearing_side(s: Position, ship: Ship, other: Ship) -> i64:
    """The side that another ship lies abeam of; -1."""
    return side_facing(s, ship, s.where[other])


def enter_answer(s: Position) -> None:
    """A115: the attacked ship answers, by its owner's decision or standing order."""
    target: Ship = s.target
    if not may_answer(s, target):
        end_attack(s)
        return
    seat: Seat = s.owner[target]
    side: i64 = bearing_side(s, target, s.ship)
    if side >= 0 and shots_left(s, target, side) <= 0:
        end_attack(s)  # A34: empty guns do not entitle to turn
        return
    order: i64 = s.order(seat, codes.ORDER_REPLY if side >= 0 else codes.ORDER_TURN)
    if order == codes.ASK:
        offer_answer(s)
    elif order == codes.NEVER:
        hold(s)
    elif side < 0:
        turn_in_reply(s, turn_that_faces(s, target))
    else:
        reply(s, biggest_salvo(s, target, side) if order == codes.SALVO else SINGLE_SHOT)


def may_answer(s: Position, target: Ship) -> bool:
    """Whether both are afloat and the attacked ship is neither frozen (A53) nor muted (S21)."""
    if target < 0 or not s.is_afloat(target) or s.ship < 0 or not s.is_afloat(s.ship):
        return False
    return not s.has(target, codes.FROZEN | codes.MUTED)


def why_not_reply(s: Position, guns: i64) -> i64:
    """L45, A32, A115: out of the side that bears, if one does."""
    side: i64 = bearing_side(s, s.target, s.ship)
    if side < 0:
        return codes.NOT_ABEAM
    return codes.TOO_MANY_GUNS if guns > biggest_salvo(s, s.target, side) else codes.LEGAL


def why_not_turn(s: Position, heading: Heading) -> i64:
    """L46, A34: only instead of a shot that does not bear."""
    if bearing_side(s, s.target, s.ship) >= 0:
        return codes.IS_ABEAM
    return codes.SAME_COURSE if heading == s.heading[s.target] else codes.LEGAL


def offer_answer(s: Position) -> None:
    """Reply, turn or hold."""
    s.clear_menu(s.owner[s.target])
    side: i64 = bearing_side(s, s.target, s.ship)
    if side >= 0:
        for guns in range(1, biggest_salvo(s, s.target, side) + 1):
            s.offer(act_on(codes.REPLY, guns))
    else:
        for heading in range(8):
            if why_not_turn(s, Heading(heading)) == 0:
                s.offer(act_on(codes.TURN, heading))
    s.offer(codes.HOLD)


def reply(s: Position, guns: i64) -> None:
    """L45: a shot or salvo back, roles swapped, out of the side that bears (A32, A33)."""
    ship: Ship = s.target
    attacker: Ship = s.ship
    side: i64 = bearing_side(s, ship, attacker)
    spend(s, ship, side, guns)
    if s.events is not None:
        s.tell(codes.E_REPLIED, s.owner[ship], tag(s, ship), tag(s, attacker), side, guns)
    s.menu_size = 0
    if salvo_hits(s, s.owner[ship], guns, s.small(ship, codes.BONUS_SHIFT), s.owner[attacker]):
        lose_mast(s, attacker, s.owner[ship], codes.TO_SHOT)
    if not (s.defender_empties and fires_on(s, ship, attacker)):
        end_attack(s)


def fires_on(s: Position, ship: Ship, attacker: Ship) -> bool:
    """Option `defender_empties_broadside`: the attacker's side is empty and the defender's is not (A35)."""
    if not s.is_afloat(attacker):
        return False
    facing: i64 = bearing_side(s, attacker, ship)
    side: i64 = bearing_side(s, ship, attacker)
    return facing >= 0 and side >= 0 and shots_left(s, attacker, facing) <= 0 and shots_left(s, ship, side) > 0


def hold(s: Position) -> None:
    if s.events is not None:
        s.tell(codes.E_HELD, s.owner[s.target], tag(s, s.target))
    end_attack(s)


def turn_in_reply(s: Position, heading: Heading) -> None:
    """L46, A34: instead of a shot that does not bear."""
    turn_alone(s, s.target, heading)
    end_attack(s)


def turn_that_faces(s: Position, ship: Ship) -> Heading:
    """The smaller turn that brings the attacker abeam; to starboard where both are equal."""
    direction: Heading = s.chart.direction(s.where[ship], s.where[s.ship])
    to_port: Heading = abeam(direction, codes.STARBOARD)  # with this heading the attacker lies to port
    to_starboard: Heading = abeam(direction, codes.PORT)
    turn_port: i64 = (to_port - s.heading[ship]) & 7
    turn_starboard: i64 = (to_starboard - s.heading[ship]) & 7
    if turn_port > 4:
        turn_port = 8 - turn_port
    if turn_starboard > 4:
        turn_starboard = 8 - turn_starboard
    return to_port if turn_port < turn_starboard else to_starboard


def end_attack(s: Position) -> None:
    """Back to the attacker, if it is still there (A36, A41)."""
    s.target = Ship(-1)
    s.menu_size = 0
    if s.ship >= 0 and s.is_afloat(s.ship):
        s.phase = codes.FIGHT
    else:
        s.phase = codes.NEXT_MEMBER if s.line >= 0 else codes.CLOSE
