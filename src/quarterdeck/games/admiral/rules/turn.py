"""Rounds and turns: wind, turn start, turn end, and leaving the game (R1, R2, Q101 to Q106, T2)."""

from mypy_extensions import i64

from ....engine.bits import bit
from . import codes
from .fireships import due_ships, explode, first_due
from .gunnery import unload_guns
from .mines import forget_changes
from .movement import must_move
from .position import MOST, Position
from .repair import restores, take_fort_tokens, take_repair_tokens
from .scenario import CARD, K_SHOTS, K_STORM_SHOTS
from .victory import eliminate, judge, one_side_left, rank, settle
from .wind import drifts_open, spin


def begin_round(s: Position) -> None:
    """R1.2, R4.4, Q102: freezes end, the vane is spun, the first surviving player begins."""
    s.round += 1
    for ship in range(s.ship_count):
        s.ships[ship * codes.SHIP + codes.FROZEN] = 0
    for fort in range(s.fort_count):
        s.forts[fort * codes.FORT + codes.F_FROZEN] = 0
    s.stirred = False
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


def begin_turn(s: Position, seat: i64) -> None:
    """R2.1, R2.2, Q66, Q103: green and yellow tokens of unfrozen ships and forts are available again."""
    s.phase = codes.TURN
    s.mover = seat
    s.drifted = MOST
    s.drifted_due = MOST
    field: i64 = K_STORM_SHOTS if s.strength == codes.STORM else K_SHOTS
    for ship in range(s.ship_count):
        at: i64 = ship * codes.SHIP
        if s.ships[at + codes.OWNER] != seat or s.ships[at + codes.CELL] == 0:
            continue
        s.ships[at + codes.NO_REPAIR] = 0
        s.ships[at + codes.TAKEN_AT] = 0
        s.ships[at + codes.LEFT_AT] = 0
        s.ships[at + codes.OFFER_USED] = 0
        if s.ships[at + codes.FROZEN] != 0:
            continue
        s.ships[at + codes.MOVED] = 0
        s.ships[at + codes.FIRED] = 0
        s.ships[at + codes.SHOTS] = s.scenario.cards[s.ships[at + codes.TYPE] * CARD + field]
    for fort in range(s.fort_count):
        where: i64 = fort * codes.FORT
        s.forts[where + codes.F_NO_WORK] = 0
        if (
            s.forts[where + codes.F_OWNER] == seat
            and s.forts[where + codes.F_FROZEN] == 0
            and s.forts[where + codes.F_RUINED] == 0
        ):
            s.forts[where + codes.F_SHOTS] = s.scenario.fort_shots
    if len(s.mines) > 0:
        forget_changes(s, seat)
    if s.events is not None:
        s.tell(codes.E_TURN, seat, s.round)


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


def blow(s: Position, ship: i64) -> None:
    """Q36, Q105: a due fireship explodes, in the turn or in the owner's order at its end."""
    explode(s, ship)
    if s.phase == codes.BLASTS and due_ships(s, s.mover) <= 1:
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
    for ship in range(s.ship_count):
        at: i64 = ship * codes.SHIP
        if s.ships[at + codes.OWNER] == s.mover:
            s.ships[at + codes.NO_REPAIR] = 0
            s.ships[at + codes.TAKEN_AT] = 0
            s.ships[at + codes.LEFT_AT] = 0
            s.ships[at + codes.OFFER_USED] = 0


def count_clock(s: Position, seat: i64) -> None:
    """P1.3c, P2.2b, Q84, Q85: own turns finished without a fort; three and the player is out."""
    lost: i64 = s.player(seat, codes.S_LOST_FORT) - 1
    if lost < 0 or s.scenario.fort_clock == 0 or s.has_fort(seat):
        return
    if clock_stands(s, seat, lost):
        return
    turns: i64 = s.player(seat, codes.S_CLOCK) + 1
    s.put_player(seat, codes.S_CLOCK, turns)
    s.tell(codes.E_CLOCK, seat, turns, s.scenario.fort_clock)
    if turns >= s.scenario.fort_clock:
        eliminate(s, seat, codes.OUT_OF_TIME)
        s.losses = True


def clock_stands(s: Position, seat: i64, lost: i64) -> bool:
    """Solo, the lost fort's restoration has to be running; teams want it finished, unless a start is enough."""
    if not s.scenario.in_teams:
        return restores(s, seat, lost)
    if not s.scenario.start_is_enough:
        return False
    for fort in range(s.fort_count):
        if restores(s, seat, fort):
            return True
    return False


def end_round(s: Position) -> None:
    """R1.2, Q93: after the last player's turn."""
    s.tell(codes.E_ROUND_OVER, -1, s.round)
    s.quiet = 0 if s.stirred else s.quiet + 1
    if s.scenario.quiet_rounds > 0 and s.quiet >= s.scenario.quiet_rounds:
        rank(s, codes.BY_QUIET)
        return
    if s.scenario.round_limit > 0 and s.round >= s.scenario.round_limit:
        rank(s, codes.BY_ROUNDS)
        return
    begin_round(s)


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
    for seat in range(s.seats):
        if (s.leaving >> seat) & 1 == 1 and not s.out(seat):
            eliminate(s, seat, codes.RESIGNED)
    s.leaving = 0
    s.losses = True


def leave(s: Position, seat: i64) -> None:
    """Q142: a player resigns; no fight is open."""
    unload_guns(s)
    s.target = -1
    s.last_unit = -1
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
    s.sailing = -1
    s.course = 0
    s.cells_left = 0
    s.reef_damage = 0
    s.sailed_from = 0
    s.asking = 0
    s.phase = codes.TURN


def mark_leaving(s: Position, seat: i64) -> None:
    s.leaving |= bit(seat)
