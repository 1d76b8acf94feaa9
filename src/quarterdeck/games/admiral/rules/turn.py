"""Rounds and turns: wind, turn start, turn end, and leaving the game (R1, R2, Q101 to Q106, T2)."""

from typing import Final

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.state import Seat
from . import codes
from .chart import Cell
from .codes import FIRED, FROZEN, LEFT_AT, MOVED, NO_REPAIR, OFFER_USED, SHOTS, STORM, TAKEN_AT, TYPE
from .fireships import due_ships, explode, first_due
from .gunnery import unload_guns
from .happenings import any_berth_due, fire_on, happen
from .mines import forget_changes
from .movement import must_move
from .position import MOST, Position
from .repair import helps_restore, restores, take_fort_tokens, take_repair_tokens
from .scenario import CARD, K_SHOTS, K_STORM_SHOTS
from .units import NO_UNIT, Fort, Ship
from .victory import eliminate, judge, judge_round, one_side_left, rank, settle
from .wind import drifts_open, spin

NEAR: Final[i64] = 5  # quiet rounds before the stop from which on the table says so: time enough to stir


def begin_round(s: Position) -> None:
    """R1.2, R4.4, Q102: freezes end, the vane is spun, the first surviving player begins."""
    s.round += 1
    for ship in s.every_ship:
        s.put(ship, FROZEN, 0)
    for fort in s.every_fort:
        s.put_fort(fort, codes.F_FROZEN, 0)
    s.stirred = False
    if s.scenario.has_events:
        happen(s)
    spin(s)
    s.turn_at = -1
    next_turn(s)


def next_turn(s: Position) -> None:
    """The next surviving player in turn order, or the end of the round."""
    place: i64 = s.turn_at + 1
    while place < s.seats and s.out(s.in_order(place)):
        place += 1
    if place == s.seats:
        end_round(s)
        return
    s.turn_at = place
    begin_turn(s, s.in_order(place))


def begin_turn(s: Position, seat: Seat) -> None:
    """R2.1, R2.2, Q66, Q103: green and yellow tokens of unfrozen ships and forts are available again."""
    s.phase = codes.TURN
    s.mover = seat
    s.drifted = MOST
    s.drifted_due = MOST
    card: i64 = K_STORM_SHOTS if s.strength == STORM else K_SHOTS
    for ship in s.every_ship:
        if s.owner_of(ship) != seat or not s.afloat(ship):
            continue
        put_back(s, ship)
        if s.of(ship, FROZEN) == 0:
            s.put(ship, MOVED, 0)
            s.put(ship, FIRED, 0)
            s.put(ship, SHOTS, s.scenario.cards[s.of(ship, TYPE) * CARD + card])
    for fort in s.every_fort:
        s.put_fort(fort, codes.F_NO_WORK, 0)
        if s.fort_owner(fort) == seat and s.fort(fort, codes.F_FROZEN) == 0 and s.standing(fort):
            s.put_fort(fort, codes.F_SHOTS, s.scenario.fort_shots[fort])
    if len(s.mines) > 0:
        forget_changes(s, seat)
    if s.events is not None:
        s.tell(codes.E_TURN, seat, s.round)
    if s.scenario.has_arrivals and any_berth_due(s):
        s.phase = codes.REINFORCE


def why_not_end(s: Position) -> i64:
    """Q16, Q96, Q105: not while a drift is open, nor while a race's compulsory move is."""
    if drifts_open(s, s.mover):
        return codes.DRIFTS_OPEN
    return codes.MUST_MOVE if must_move(s) else 0


def end_turn(s: Position) -> None:
    """Q105: due fireships explode first; where there are several their owner picks the order."""
    due: i64 = due_ships(s, s.mover)
    if due > 1:
        s.phase = codes.BLASTS
        return
    if due == 1:
        explode(s, first_due(s, s.mover))
    finish_turn(s)


def blow(s: Position, ship: Ship) -> None:
    """Q36, Q105: a due fireship explodes, in the turn or in the owner's order at its end."""
    explode(s, ship)
    if s.phase != codes.BLASTS or due_ships(s, s.mover) > 1:
        return
    if s.rules >= 2 and s.losses:
        settle(s)  # Q94: the last blast comes only where this one has ended nothing
    if s.phase == codes.BLASTS and not s.out(s.mover):
        end_turn(s)


def finish_turn(s: Position) -> None:
    """Q94, Q105, Q106: tokens off, the fort clock, the checks, the next seat."""
    s.phase = codes.TURN
    if s.losses:
        settle(s)
    if s.phase == codes.OVER:
        return
    if not s.out(s.mover):
        take_repair_tokens(s, s.mover)
        take_fort_tokens(s, s.mover)
        count_clock(s, s.mover)
        if s.scenario.special_forts:
            fire_on(s, s.mover)
    if s.losses:
        settle(s)
    pass_on(s)


def pass_on(s: Position) -> None:
    """The checks of a turn's end, then the next seat."""
    if s.phase == codes.OVER:
        return
    judge(s)
    if s.phase == codes.OVER:
        return
    clear_turn(s)
    next_turn(s)


def clear_turn(s: Position) -> None:
    """Tokens that mean nothing outside of a turn are put back, so that equal positions look equal."""
    for ship in s.every_ship:
        if s.owner_of(ship) == s.mover:
            put_back(s, ship)


def put_back(s: Position, ship: Ship) -> None:
    """The tokens of what a ship can do once a turn."""
    s.put(ship, NO_REPAIR, 0)
    s.put(ship, TAKEN_AT, 0)
    s.put(ship, LEFT_AT, 0)
    s.put(ship, OFFER_USED, 0)


def count_clock(s: Position, seat: Seat) -> None:
    """P1.3c, P2.2b, Q84, Q85: own turns finished without a fort; three and the player is out."""
    lost: i64 = s.player(seat, codes.S_LOST_FORT) - 1
    if lost < 0 or s.scenario.fort_clock == 0 or s.has_fort(seat):
        return
    if clock_stands(s, seat, Fort(lost)):
        return
    turns: i64 = s.player(seat, codes.S_CLOCK) + 1
    s.put_player(seat, codes.S_CLOCK, turns)
    s.tell(codes.E_CLOCK, seat, turns, s.scenario.fort_clock)
    if turns >= s.scenario.fort_clock:
        eliminate(s, seat, codes.OUT_OF_TIME)
        s.losses = True


def clock_stands(s: Position, seat: Seat, lost: Fort) -> bool:
    """Solo, the lost fort's restoration has to be running; teams want it finished, unless a start is enough."""
    if not s.scenario.in_teams:
        return restores(s, seat, lost)
    if not s.scenario.start_is_enough:
        return False
    for fort in s.every_fort:
        if helps_restore(s, seat, fort):
            return True
    return False


def end_round(s: Position) -> None:
    """R1.2, Q93: after the last player's turn."""
    s.tell(codes.E_ROUND_OVER, -1, s.round)
    if s.scenario.has_goals:
        judge_round(s)
        if s.phase == codes.OVER:
            return
    s.quiet = 0 if s.stirred else s.quiet + 1
    left: i64 = quiet_left(s)
    if left > 0:
        s.tell(codes.E_QUIET, -1, s.quiet, left)
    if s.scenario.quiet_rounds > 0 and s.quiet >= s.scenario.quiet_rounds:
        rank(s, codes.BY_QUIET)
        return
    if s.scenario.round_limit > 0 and s.round >= s.scenario.round_limit:
        rank(s, codes.BY_ROUNDS)
        return
    begin_round(s)


def quiet_left(s: Position) -> i64:
    """Q93: after how many more quiet rounds the game stops, where that is near; else 0."""
    left: i64 = s.scenario.quiet_rounds - s.quiet
    return left if s.rules >= 2 and s.quiet > 0 and 0 < left <= NEAR else 0


def after_action(s: Position) -> None:
    """Q94, Q106: what an action has changed for good; a player who is out has no turn any more."""
    if s.phase != codes.TURN and s.phase != codes.BLASTS:
        return
    if s.leaving != 0:
        let_go(s)
    if s.losses:
        settle(s)
    if s.phase != codes.OVER and s.out(s.mover):
        pass_on(s)


def let_go(s: Position) -> None:
    """Q86: whoever resigned during a fight leaves when it is over."""
    for seat in s.every_seat:
        if (s.leaving >> seat) & 1 == 1 and not s.out(seat):
            eliminate(s, seat, codes.RESIGNED)
    s.leaving = 0
    s.losses = True


def leave(s: Position, seat: Seat) -> None:
    """Q142: a player resigns; no fight is open."""
    unload_guns(s)
    s.target = NO_UNIT
    s.last_unit = NO_UNIT
    s.phase = codes.TURN
    eliminate(s, seat, codes.RESIGNED)
    if s.losses:
        settle(s)
    if s.phase == codes.OVER:
        return
    if one_side_left(s):
        judge(s)
        return
    if s.out(s.mover):
        pass_on(s)


def drop_move(s: Position) -> None:
    """A move that nobody carries on."""
    s.sailing = Ship(-1)
    s.course = 0
    s.cells_left = 0
    s.reef_damage = 0
    s.sailed_from = Cell(0)
    s.asking = 0
    s.phase = codes.TURN


def mark_leaving(s: Position, seat: Seat) -> None:
    s.leaving |= bit(seat)
