"""Why not: fireships, repair, fort work, pearls, forts given, mines (T1)."""

from mypy_extensions import i64

from .codes import (
    BLASTS,
    CELL,
    CHANCE_GONE,
    DAMAGE,
    DRIFTS_OPEN,
    DUE,
    F_DAMAGE,
    F_NO_WORK,
    F_OWNER,
    F_PEARLS,
    F_WORKER_1,
    F_WORKER_2,
    FIRED,
    FIRESHIP,
    FORT_WHOLE,
    FORTS_FROM,
    FRESH,
    FROZEN,
    HAS_FIRED,
    HAS_FORT,
    LEFT_AT,
    LOAD,
    MUST_MOVE,
    NO_CARGO,
    NO_MINE,
    NO_PARTNER,
    NO_PEARL,
    NO_REPAIR,
    NO_ROOM,
    NO_SUCH_FORT,
    NO_SUCH_SHIP,
    NO_WORK,
    NOT_DUE,
    NOT_FIRESHIP,
    NOT_IN_PORT,
    NOT_IN_REPAIR,
    NOT_OFFERED,
    NOT_OPPONENT,
    NOT_OWN_PORT,
    NOT_RUINED,
    NOT_YOUR_FORT,
    OFFER_USED,
    OFFERED,
    OFFERED_ALREADY,
    OWNER,
    REPAIR,
    REPAIR_ENDED,
    RESTING,
    SHIP_FROZEN,
    SHIP_GONE,
    SHUTTLE,
    SWITCHED_OFF,
    TAKEN_AT,
    TURN,
    UNDAMAGED,
    WORK_BROKEN,
    WORK_RUNNING,
    WRONG_PHASE,
)
from .fireships import captured_this_turn
from .mines import mine_under
from .position import Position
from .reasons_sea import why_not_free, why_not_move, why_not_own
from .repair import repair_port, worker_owner
from .wind import can_sail, drifts_open, due_now, farthest


def why_not_end(s: Position) -> i64:
    """Q16, Q96, Q105: not while a drift is open, nor while a race's compulsory move is."""
    if s.phase != TURN:
        return WRONG_PHASE
    if drifts_open(s, s.mover):
        return DRIFTS_OPEN
    return MUST_MOVE if must_move(s) else 0


def must_move(s: Position) -> bool:
    """M2.1, Q96: in a race with a least distance a ship that can go so far has to."""
    if s.scenario.least_move == 0 or s.strength != FRESH:
        return False
    for ship in range(s.ship_count):
        if s.of(ship, OWNER) == s.mover and can_sail(s, ship) and any_move(s, ship):
            return True
    return False


def any_move(s: Position, ship: i64) -> bool:
    for course in range(8):
        for cells in range(1, farthest(s, ship, course) + 1):
            if why_not_move(s, ship, course, cells) == 0:
                return True
    return False


def why_not_convert(s: Position, ship: i64) -> i64:
    """R6.2b, Q41."""
    if not s.scenario.fireships:
        return SWITCHED_OFF
    if s.phase != TURN:
        return WRONG_PHASE
    reason: i64 = why_not_free(s, ship)
    if reason != 0:
        return reason
    if s.of(ship, DUE) != 0:
        return FIRESHIP
    return HAS_FIRED if s.of(ship, FIRED) != 0 else 0


def why_not_explode(s: Position, ship: i64) -> i64:
    """R6.5, R6.6b, Q36, Q40."""
    if s.phase != TURN and s.phase != BLASTS:
        return WRONG_PHASE
    reason: i64 = why_not_own(s, ship)
    if reason != 0:
        return reason
    if s.of(ship, DUE) == 0:
        return NOT_FIRESHIP
    if not due_now(s, ship):
        return NOT_DUE
    if s.phase == BLASTS:
        return 0
    if captured_this_turn(s, ship):
        return SHIP_FROZEN
    return DRIFTS_OPEN if drifts_open(s, s.mover) else 0


def why_not_begin_repair(s: Position, ship: i64) -> i64:
    """R7.1, R7.7, Q39, Q43, Q48."""
    if not s.scenario.repairing:
        return SWITCHED_OFF
    if s.phase != TURN:
        return WRONG_PHASE
    reason: i64 = why_not_free(s, ship)
    if reason != 0:
        return reason
    if s.of(ship, DUE) != 0:
        return FIRESHIP
    if s.of(ship, DAMAGE) == 0:
        return UNDAMAGED
    if s.of(ship, NO_REPAIR) != 0:
        return REPAIR_ENDED
    return NOT_OWN_PORT if repair_port(s, ship) < 0 else 0


def why_not_end_repair(s: Position, ship: i64) -> i64:
    """R7.6."""
    if s.phase != TURN:
        return WRONG_PHASE
    reason: i64 = why_not_own(s, ship)
    if reason != 0:
        return reason
    return NOT_IN_REPAIR if s.of(ship, REPAIR) == 0 else 0


def why_not_fort_work(s: Position, fort: i64) -> i64:
    """R9.1, R9.7, R9.8, Q126: whether a fort can be worked at by the mover now."""
    if not s.scenario.fort_work:
        return SWITCHED_OFF
    if s.phase != TURN:
        return WRONG_PHASE
    if fort < 0 or fort >= s.fort_count:
        return NO_SUCH_FORT
    if s.standing(fort):
        if s.fort(fort, F_OWNER) != s.mover:
            return NOT_YOUR_FORT
        if s.fort(fort, F_DAMAGE) == 0:
            return FORT_WHOLE
    if s.fort(fort, F_WORKER_1) != 0:
        return WORK_RUNNING
    return WORK_BROKEN if s.fort(fort, F_NO_WORK) != 0 else 0


def why_not_worker(s: Position, fort: i64, ship: i64) -> i64:
    """R9.3, Q39: whether a ship of the mover's can work at a fort."""
    reason: i64 = why_not_free(s, ship)
    if reason != 0:
        return reason
    if s.of(ship, DUE) != 0:
        return FIRESHIP
    return 0 if s.in_port(ship, fort) else NOT_IN_PORT


def is_offered(s: Position, fort: i64, ship: i64) -> bool:
    """Q52: whether a partner has offered this ship for a ruined fort."""
    if ship < 0 or ship >= s.ship_count or s.of(ship, OFFERED) != fort + 1 or s.standing(fort):
        return False
    owner: i64 = s.of(ship, OWNER)
    return owner != s.mover and s.allied(owner, s.mover)


def why_not_begin_work(s: Position, fort: i64, ship: i64, other: i64) -> i64:
    """R9.1, Q50, Q52: two own ships, or one own and one offered by a partner; the lower number first."""
    reason: i64 = why_not_fort_work(s, fort)
    if reason != 0:
        return reason
    if ship >= other:
        return NO_SUCH_SHIP
    if is_offered(s, fort, ship):
        return why_not_worker(s, fort, other)
    reason = why_not_worker(s, fort, ship)
    if reason != 0 or is_offered(s, fort, other):
        return reason
    return why_not_worker(s, fort, other)


def why_not_break_off(s: Position, fort: i64) -> i64:
    """R9.6, Q52: whoever has a ship at the work, in his own turn."""
    if s.phase != TURN:
        return WRONG_PHASE
    if fort < 0 or fort >= s.fort_count:
        return NO_SUCH_FORT
    if s.fort(fort, F_WORKER_1) == 0:
        return NO_WORK
    mine: bool = worker_owner(s, fort, F_WORKER_1) == s.mover or worker_owner(s, fort, F_WORKER_2) == s.mover
    return 0 if mine else NOT_YOUR_FORT


def why_not_handle(s: Position, ship: i64) -> i64:
    """Q39, Q76, Q117, Q118: whether a ship can load or unload at all."""
    if not s.scenario.pearls:
        return SWITCHED_OFF
    if s.phase != TURN:
        return WRONG_PHASE
    reason: i64 = why_not_own(s, ship)
    if reason != 0:
        return reason
    return SHIP_FROZEN if s.of(ship, FROZEN) != 0 else 0


def why_not_take(s: Position, ship: i64) -> i64:
    """P4.1a, P4.3."""
    reason: i64 = why_not_handle(s, ship)
    if reason != 0:
        return reason
    if s.pearls[s.of(ship, CELL)] == 0:
        return NO_PEARL
    return NO_ROOM if s.room(ship) <= 0 else 0


def why_not_fort_store(s: Position, ship: i64, fort: i64) -> i64:
    """P4.1b, Q79, Q80, Q137: the port of an own or a partner's standing fort."""
    if fort < 0 or fort >= s.fort_count:
        return NO_SUCH_FORT
    if not s.allied(s.fort(fort, F_OWNER), s.mover):
        return NOT_YOUR_FORT
    return 0 if s.in_port(ship, fort) else NOT_IN_PORT


def why_not_take_from_fort(s: Position, ship: i64, fort: i64) -> i64:
    """P4.6, Q133."""
    reason: i64 = why_not_handle(s, ship)
    if reason == 0:
        reason = why_not_fort_store(s, ship, fort)
    if reason != 0:
        return reason
    if s.fort(fort, F_PEARLS) == 0:
        return NO_PEARL
    if s.room(ship) <= 0:
        return NO_ROOM
    return SHUTTLE if (s.of(ship, LEFT_AT) >> fort) & 1 == 1 else 0


def why_not_unload(s: Position, ship: i64, fort: i64) -> i64:
    """P4.1b, Q77, Q133."""
    reason: i64 = why_not_handle(s, ship)
    if reason == 0:
        reason = why_not_fort_store(s, ship, fort)
    if reason != 0:
        return reason
    if s.of(ship, LOAD) == 0:
        return NO_CARGO
    return SHUTTLE if (s.of(ship, TAKEN_AT) >> fort) & 1 == 1 else 0


def why_not_give(s: Position, fort: i64, seat: i64) -> i64:
    """P2.2b, Q87: an own fort to a partner who has none."""
    if s.phase != TURN:
        return WRONG_PHASE
    if fort < 0 or fort >= s.fort_count:
        return NO_SUCH_FORT
    if s.fort(fort, F_OWNER) != s.mover:
        return NOT_YOUR_FORT
    if seat >= s.seats or seat == s.mover or not s.allied(seat, s.mover) or s.out(seat):
        return NO_PARTNER
    return HAS_FORT if s.has_fort(seat) else 0


def why_not_offer(s: Position, ship: i64, fort: i64) -> i64:
    """Q52, Q133: a free ship in the port of a ruin that nobody restores, once a turn."""
    reason: i64 = why_not_fort_work(s, fort)
    if reason != 0:
        return reason
    if s.standing(fort):
        return NOT_RUINED
    reason = why_not_worker(s, fort, ship)
    if reason != 0:
        return reason
    if not any_partner(s, s.mover):
        return NO_PARTNER
    used: bool = s.of(ship, OFFERED) != 0 or s.of(ship, OFFER_USED) & 1 == 1
    return OFFERED_ALREADY if used else 0


def any_partner(s: Position, seat: i64) -> bool:
    """Whether a seat has a partner still in the game."""
    for other in range(s.seats):
        if other != seat and s.allied(other, seat) and not s.out(other):
            return True
    return False


def why_not_withdraw(s: Position, ship: i64) -> i64:
    """Q52, Q133."""
    if s.phase != TURN:
        return WRONG_PHASE
    reason: i64 = why_not_own(s, ship)
    if reason != 0:
        return reason
    if s.of(ship, OFFERED) == 0:
        return NOT_OFFERED
    return OFFERED_ALREADY if s.of(ship, OFFER_USED) & 2 != 0 else 0


def why_not_detonate(s: Position, ship: i64) -> i64:
    """R10.7b, Q72: an own live mine under an opponent's ship that has done nothing since it stopped there."""
    if s.phase != TURN:
        return WRONG_PHASE
    if ship < 0 or ship >= s.ship_count or ship >= FORTS_FROM:
        return NO_SUCH_SHIP
    if not s.afloat(ship):
        return SHIP_GONE
    if s.allied(s.of(ship, OWNER), s.mover):
        return NOT_OPPONENT
    if len(s.mines) == 0 or mine_under(s, s.mover, ship) < 0:
        return NO_MINE
    return 0 if s.of(ship, RESTING) == 1 else CHANCE_GONE
