"""Why not: moving, drifting, firing, boarding and storming (T1)."""

from typing import Final

from mypy_extensions import i64

from .codes import (
    AGAINST_WIND,
    ASSAULT,
    BECALMED,
    CALM,
    CELL,
    DRIFT_DISTANCE,
    DRIFT_FIRST,
    DRIFT_LATE,
    DRIFT_ORDER,
    DUE,
    F_FROZEN,
    F_OWNER,
    FIRESHIP,
    FORT_FROZEN,
    FORTS_FROM,
    FRESH,
    FROZEN,
    GRAPPLE,
    MOVED,
    MOVED_ALREADY,
    NO_FURTHER,
    NO_LEAVING,
    NO_SHOTS,
    NO_STORM,
    NO_SUCH_FORT,
    NO_SUCH_SHIP,
    NOT_ADJACENT,
    NOT_IN_PORT,
    NOT_OPPONENT,
    NOT_YOUR_FORT,
    NOT_YOUR_SHIP,
    OTHER_TARGET,
    OUT_OF_ORDER,
    OWNER,
    REPAIR,
    ROLE,
    SALVO,
    SHIP,
    SHIP_BOUND,
    SHIP_FROZEN,
    SHIP_GONE,
    SHIP_IN_REPAIR,
    SHOT_NUMBER,
    SIDE_CLOSED,
    STORM,
    STORM_BLOWS,
    SWITCHED_OFF,
    TARGET_RUINED,
    TOO_FAR,
    TOO_SHORT,
    TURN,
    WORK,
    WRONG_PHASE,
)
from .gunnery import is_target, line_of_fire, shots_left
from .movement import goal_of
from .position import Position
from .wind import (
    clear_water,
    drifts_too_late,
    farthest,
    full_drift,
    may_drift_so_far,
    must_drift,
    obstacle,
    sheltered,
    waits_for_others,
)

MOST_BOARDERS: Final[i64] = 4  # R8.2, Q53


def why_not_own(s: Position, ship: i64) -> i64:
    """A ship of the mover's that is afloat."""
    if ship < 0 or ship >= s.ship_count:
        return NO_SUCH_SHIP
    if not s.afloat(ship):
        return SHIP_GONE
    return 0 if s.of(ship, OWNER) == s.mover else NOT_YOUR_SHIP


def why_not_free(s: Position, ship: i64) -> i64:
    """T1 `free`: own, not frozen, not under repair, not bound to a fort."""
    reason: i64 = why_not_own(s, ship)
    if reason != 0:
        return reason
    if s.of(ship, FROZEN) != 0:
        return SHIP_FROZEN
    if s.of(ship, REPAIR) != 0:
        return SHIP_IN_REPAIR
    return SHIP_BOUND if s.of(ship, WORK) != 0 else 0


def why_not_sail(s: Position, ship: i64) -> i64:
    """Why a ship may not move at all."""
    if s.phase != TURN:
        return WRONG_PHASE
    reason: i64 = why_not_free(s, ship)
    if reason != 0:
        return reason
    return MOVED_ALREADY if s.of(ship, MOVED) != 0 else 0


def why_not_move(s: Position, ship: i64, course: i64, cells: i64) -> i64:
    """R4.5 to R4.15, M1.6: a chosen move in a calm or a fresh wind."""
    reason: i64 = why_not_sail(s, ship)
    if reason != 0:
        return reason
    if s.strength == STORM:
        return STORM_BLOWS
    most: i64 = farthest(s, ship, course)
    if most == 0:
        return BECALMED if s.strength == CALM else AGAINST_WIND
    if cells < 1:
        return TOO_SHORT
    if cells > most:
        return TOO_FAR
    cell: i64 = s.of(ship, CELL)
    clear: i64 = clear_water(s, cell, course, cells)
    if clear < cells:
        return obstacle(s, cell + clear * s.chart.delta[course], course)
    return TOO_SHORT if too_short(s, ship, course, cells) else 0


def too_short(s: Position, ship: i64, course: i64, cells: i64) -> bool:
    """M1.6, M2.1, Q97: below the least distance, unless the option lets a last short move into port pass."""
    if cells >= s.scenario.least_move or s.strength != FRESH:
        return False
    goal: i64 = goal_of(s, s.of(ship, OWNER))
    if not s.scenario.short_arrival or goal < 0:
        return True
    end: i64 = s.of(ship, CELL) + cells * s.chart.delta[course]
    return (s.chart.ports[end] >> goal) & 1 == 0


def why_not_drift(s: Position, ship: i64, cells: i64) -> i64:
    """R4.16 to R4.20, Q14 to Q24."""
    reason: i64 = why_not_sail(s, ship)
    if reason != 0:
        return reason
    if s.strength != STORM:
        return NO_STORM
    if waits_for_others(s, ship):
        return DRIFT_ORDER
    if sheltered(s, s.of(ship, CELL)):
        if drifts_too_late(s, ship):
            return DRIFT_LATE
        if full_drift(s, ship) == 0:
            return NO_LEAVING
    return 0 if may_drift_so_far(s, ship, cells) else DRIFT_DISTANCE


def why_not_gun(s: Position, unit: i64) -> i64:
    """Whether a ship or fort of the mover's can fire at all now."""
    if unit >= FORTS_FROM:
        fort: i64 = unit - FORTS_FROM
        if fort >= s.fort_count:
            return NO_SUCH_FORT
        if s.fort(fort, F_OWNER) != s.mover:
            return NOT_YOUR_FORT
        if s.fort(fort, F_FROZEN) != 0:
            return FORT_FROZEN
        return NO_SHOTS if shots_left(s, unit) <= 0 else 0
    reason: i64 = why_not_own(s, unit)
    if reason != 0:
        return reason
    if s.of(unit, FROZEN) != 0:
        return SHIP_FROZEN
    if s.of(unit, REPAIR) != 0:
        return SHIP_IN_REPAIR
    if s.of(unit, DUE) != 0:
        return FIRESHIP
    return NO_SHOTS if shots_left(s, unit) <= 0 else 0


def why_not_target(s: Position, target: i64) -> i64:
    """Q33, Q138: opponents' ships and standing forts, and neutral forts."""
    if target >= FORTS_FROM:
        fort: i64 = target - FORTS_FROM
        if fort >= s.fort_count:
            return NO_SUCH_FORT
        if not s.standing(fort):
            return TARGET_RUINED
        return 0 if is_target(s, s.mover, target) else NOT_OPPONENT
    if target < 0 or target >= s.ship_count:
        return NO_SUCH_SHIP
    if not s.afloat(target):
        return SHIP_GONE
    return 0 if is_target(s, s.mover, target) else NOT_OPPONENT


def why_not_fire(s: Position, unit: i64, target: i64, shots: i64, joining: bool) -> i64:
    """R5, Q110."""
    if not s.scenario.firing:
        return SWITCHED_OFF
    if s.phase != TURN and s.phase != SALVO:
        return WRONG_PHASE
    reason: i64 = why_not_gun(s, unit)
    if reason != 0:
        return reason
    if shots < 1 or shots > shots_left(s, unit):
        return SHOT_NUMBER
    reason = why_not_target(s, target)
    if reason == 0:
        reason = why_not_compose(s, SALVO, unit, target)
    if reason == 0:
        reason = line_of_fire(s, unit, target)
    if reason == 0 and joining and not later_gun(s, unit, target):
        return NO_FURTHER
    return reason


def why_not_compose(s: Position, phase: i64, unit: i64, target: i64) -> i64:
    """Q110, Q111: within a salvo or an attack, the same target and units in their fixed order."""
    if s.phase != phase:
        return 0
    if target != s.target:
        return OTHER_TARGET
    return OUT_OF_ORDER if unit <= s.last_unit else 0


def later_gun(s: Position, unit: i64, target: i64) -> bool:
    """Whether a unit after this one could join the salvo."""
    for ship in range(unit + 1, s.ship_count):
        if why_not_gun(s, ship) == 0 and line_of_fire(s, ship, target) == 0:
            return True
    for fort in range(s.fort_count):
        later: i64 = fort + FORTS_FROM
        if later > unit and why_not_gun(s, later) == 0 and line_of_fire(s, later, target) == 0:
            return True
    return False


def why_not_attack(s: Position, ship: i64) -> i64:
    """Q17, Q55: whether a ship can board or storm at all now."""
    reason: i64 = why_not_free(s, ship)
    if reason != 0:
        return reason
    if s.of(ship, DUE) != 0:
        return FIRESHIP
    return DRIFT_FIRST if must_drift(s, ship) else 0


def why_not_beside(s: Position, ship: i64, target: i64) -> i64:
    """R8.2, Q26, Q54: orthogonally next to the target, or in its port cell, with no covered side between."""
    here: i64 = s.of(ship, CELL)
    there: i64 = s.of(target, CELL)
    apart: i64 = there - here
    stride: i64 = s.chart.stride
    if apart == 0:
        return 0
    if apart != 1 and apart != -1 and apart != stride and apart != -stride:
        return NOT_ADJACENT
    course: i64 = s.chart.bearing(here, there)
    return 0 if (i64(s.chart.exits[here]) >> course) & 1 == 1 else SIDE_CLOSED


def named(s: Position) -> i64:
    """How many attackers have been named so far."""
    if s.phase != GRAPPLE and s.phase != ASSAULT:
        return 0
    attackers: i64 = 0
    for ship in range(s.ship_count):
        if s.ships[ship * SHIP + ROLE] != 0:
            attackers += 1
    return attackers


def why_not_board(s: Position, ship: i64, target: i64, joining: bool) -> i64:
    """R8.1, R8.2, Q53 to Q56, Q111."""
    if not s.scenario.boarding:
        return SWITCHED_OFF
    if s.phase != TURN and s.phase != GRAPPLE:
        return WRONG_PHASE
    reason: i64 = why_not_attack(s, ship)
    if reason == 0:
        reason = NO_SUCH_SHIP if target >= FORTS_FROM else why_not_target(s, target)
    if reason == 0:
        reason = why_not_compose(s, GRAPPLE, ship, target)
    if reason == 0:
        reason = why_not_beside(s, ship, target)
    if reason == 0 and joining and not later_boarder(s, ship, target):
        return NO_FURTHER
    return reason


def later_boarder(s: Position, ship: i64, target: i64) -> bool:
    """Whether a ship after this one could board too, and there is still a place among the four."""
    if named(s) + 1 >= MOST_BOARDERS:
        return False
    for other in range(ship + 1, s.ship_count):
        if why_not_attack(s, other) == 0 and why_not_beside(s, other, target) == 0:
            return True
    return False


def why_not_storm(s: Position, ship: i64, fort: i64, joining: bool) -> i64:
    """R8.9b, Q61, Q63, Q112: from the fort's port, diagonal cells included."""
    if not s.scenario.storming:
        return SWITCHED_OFF
    if s.phase != TURN and s.phase != ASSAULT:
        return WRONG_PHASE
    reason: i64 = why_not_attack(s, ship)
    if reason == 0:
        reason = why_not_target(s, fort + FORTS_FROM)
    if reason == 0:
        reason = why_not_compose(s, ASSAULT, ship, fort + FORTS_FROM)
    if reason == 0 and not s.in_port(ship, fort):
        return NOT_IN_PORT
    if reason == 0 and joining and not later_stormer(s, ship, fort):
        return NO_FURTHER
    return reason


def later_stormer(s: Position, ship: i64, fort: i64) -> bool:
    """Whether a ship after this one could storm too."""
    for other in range(ship + 1, s.ship_count):
        if why_not_attack(s, other) == 0 and s.in_port(other, fort):
            return True
    return False
