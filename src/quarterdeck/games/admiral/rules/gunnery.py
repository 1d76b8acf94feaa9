"""Gunnery: lines of fire, shots and salvos (R5, Q8, Q25 to Q35, Q110)."""

from mypy_extensions import i64

from ....engine.bits import bit
from . import codes
from .chart import LAND, Cell
from .codes import (
    DUE,
    FIRED,
    FORTS_FROM,
    FROZEN,
    HITS_EVEN,
    HITS_EVEN_CLOSE,
    REPAIR,
    RESTING,
    ROLE,
    SHIP,
    SHOTS,
    STORM,
    TYPE,
)
from .deeds import is_shut
from .fleet import hurt, hurt_fort, sink_wrecks
from .orders import why_not_compose, why_not_fort, why_not_own, why_not_target
from .position import Position
from .scenario import CARD, K_RANGE, K_STORM_SHOTS
from .telling import the_unit
from .units import NO_UNIT, Fort, Ship, Unit, fort_of, unit_of


def range_of(s: Position, unit: Unit, diagonal: i64) -> i64:
    """R5.2: a ship's range is on its card, a fort's is fixed."""
    if unit >= FORTS_FROM:
        fort: Fort = fort_of(unit)
        return s.scenario.fort_range_diagonal[fort] if diagonal == 1 else s.scenario.fort_range[fort]
    return s.scenario.cards[s.ships[unit * SHIP + TYPE] * CARD + K_RANGE + diagonal]


def why_silent(s: Position, unit: Unit) -> i64:
    """R6.3, R7.5, R8.8a, Q35: what keeps a unit's guns from firing, whatever shots it has."""
    if unit >= FORTS_FROM:
        if s.scenario.special_forts and is_shut(s, fort_of(unit)):
            return codes.FORT_SHUT
        return codes.FORT_FROZEN if s.fort(fort_of(unit), codes.F_FROZEN) != 0 else 0
    ships = s.ships
    at: i64 = unit * SHIP
    if ships[at + FROZEN] != 0:
        return codes.SHIP_FROZEN
    if ships[at + REPAIR] != 0:
        return codes.SHIP_IN_REPAIR
    return codes.FIRESHIP if ships[at + DUE] != 0 else 0


def shots_left(s: Position, unit: Unit) -> i64:
    """How many shots a unit can still fire this turn (T1); 0 for whoever may not fire at all."""
    if why_silent(s, unit) != 0:
        return 0
    if unit >= FORTS_FROM:
        return s.fort(fort_of(unit), codes.F_SHOTS) - s.fort(fort_of(unit), codes.F_ROLE)
    return s.ships[unit * SHIP + SHOTS] - s.ships[unit * SHIP + ROLE]


def why_not_gun(s: Position, unit: Unit) -> i64:
    """R5.3, R5.11: whether a ship or fort of the mover's can fire at all now."""
    reason: i64 = why_not_fort(s, fort_of(unit)) if unit >= FORTS_FROM else why_not_own(s, Ship(unit))
    if reason != 0 or shots_left(s, unit) > 0:
        return reason
    reason = why_silent(s, unit)
    return reason if reason != 0 else why_no_shots(s, unit)


def why_no_shots(s: Position, unit: Unit) -> i64:
    """R5.3b, R5.11: a card without shots in a storm, or all are fired."""
    if unit < FORTS_FROM and s.strength == STORM and s.scenario.card(s.of(Ship(unit), TYPE), K_STORM_SHOTS) == 0:
        return codes.NO_STORM_SHOTS
    return codes.NO_SHOTS


def why_not_fire(s: Position, unit: Unit, target: Unit, shots: i64) -> i64:
    """R5, Q110."""
    if not s.scenario.firing:
        return codes.SWITCHED_OFF
    reason: i64 = why_not_gun(s, unit)
    if reason != 0:
        return reason
    if shots < 1 or shots > shots_left(s, unit):
        return codes.SHOT_NUMBER
    reason = why_not_target(s, target)
    if reason == 0:
        reason = why_not_compose(s, codes.SALVO, unit, target)
    return reason if reason != 0 else line_of_fire(s, unit, target)


def why_not_join(s: Position, unit: Unit, target: Unit, shots: i64) -> i64:
    """R5.9b, Q110: the same, and another gun can follow."""
    reason: i64 = why_not_fire(s, unit, target, shots)
    return codes.NO_FURTHER if reason == 0 and not later_gun(s, unit, target) else reason


def later_gun(s: Position, unit: Unit, target: Unit) -> bool:
    """Whether a unit after this one could join the salvo."""
    for ship in range(unit + 1, s.ship_count):
        if why_not_gun(s, Unit(ship)) == 0 and line_of_fire(s, Unit(ship), target) == 0:
            return True
    for fort in s.every_fort:
        later: Unit = unit_of(fort)
        if later > unit and why_not_gun(s, later) == 0 and line_of_fire(s, later, target) == 0:
            return True
    return False


def line_of_fire(s: Position, unit: Unit, target: Unit) -> i64:
    """R5.5: 0 where a unit can hit a target from where it is, else what prevents it."""
    return line_from(s, unit, s.unit_cell(unit), target)


def line_from(s: Position, unit: Unit, here: Cell, target: Unit) -> i64:
    """The same from another cell, if the unit were there."""
    chart = s.chart
    there: Cell = s.unit_cell(target)
    if here == there:
        return 0  # Q26: two ships in one port cell
    course: i64 = chart.bearing(here, there)
    if course < 0:
        return codes.NOT_IN_LINE
    distance: i64 = chart.distance(here, there)
    if distance > range_of(s, unit, course & 1):
        return codes.OUT_OF_RANGE
    return obstacle_to_fire(s, here, course, distance, unit >= FORTS_FROM)


def obstacle_to_fire(s: Position, here: Cell, course: i64, distance: i64, from_fort: bool) -> i64:
    """R5.5b to R5.5e: the first thing on the line that stops a shot; reefs do not."""
    chart = s.chart
    step: i64 = chart.delta[course]
    cell: Cell = here
    for travelled in range(1, distance + 1):
        if (i64(chart.exits[cell]) >> course) & 1 == 0:
            return codes.LINE_CLOSED
        cell = Cell(cell + step)
        if travelled == distance:
            break
        if chart.kinds[cell] == LAND:
            return codes.LINE_LAND
        if s.crowd[cell] != 0 and (not from_fort or travelled == 1):
            return codes.LINE_SHIP
        if s.scenario.forts_block and chart.fort_at[cell] != 0:
            return codes.LINE_FORT
    return 0


def point_blank(s: Position, unit: Unit, target: Unit) -> bool:
    """R5.7b, Q25, Q26: the target is in an adjacent cell, or in the same one."""
    return s.chart.distance(s.unit_cell(unit), s.unit_cell(target)) <= 1


def hits(s: Position, die: i64, close: bool) -> bool:
    """R5.7: whether a die from 1 to 6 is a hit."""
    if s.scenario.hits == HITS_EVEN:
        return die % 2 == 0
    if s.scenario.hits == HITS_EVEN_CLOSE:
        return die != 1 if close else die % 2 == 0
    return die != 2 if close else die >= 3


def load_guns(s: Position, unit: Unit, target: Unit, shots: i64) -> None:
    """R5.9: a unit's share of a shot or salvo is named."""
    s.target = target
    s.last_unit = unit
    if unit >= FORTS_FROM:
        s.put_fort(fort_of(unit), codes.F_ROLE, shots)
    else:
        s.put(Ship(unit), ROLE, shots)
    if s.events is not None:
        s.tell(codes.E_FIRED, s.mover, the_unit(s, unit), the_unit(s, target), shots)


def join_salvo(s: Position, unit: Unit, target: Unit, shots: i64) -> None:
    """Q110: named, and another gun follows."""
    load_guns(s, unit, target, shots)
    s.phase = codes.SALVO


def fire(s: Position, unit: Unit, target: Unit, shots: i64) -> None:
    """R5.9, Q28, Q29: the last gun is named; one die, judged for each shooter by his distance."""
    load_guns(s, unit, target, shots)
    die: i64 = s.throw(6, codes.C_SHOT) + 1
    s.barrier += 1
    if s.events is not None:
        s.tell(codes.E_SHOT_DIE, s.mover, die)
    damage: i64 = 0
    for ship in s.every_ship:
        fired: i64 = s.of(ship, ROLE)
        if fired == 0:
            continue
        s.put(ship, ROLE, 0)
        s.put(ship, SHOTS, s.of(ship, SHOTS) - fired)
        s.put(ship, FIRED, 1)
        s.put(ship, RESTING, 0)
        if hits(s, die, point_blank(s, Unit(ship), target)):
            damage += fired
    for fort in s.every_fort:
        fort_fired: i64 = s.fort(fort, codes.F_ROLE)
        if fort_fired == 0:
            continue
        s.put_fort(fort, codes.F_ROLE, 0)
        s.put_fort(fort, codes.F_SHOTS, s.fort(fort, codes.F_SHOTS) - fort_fired)
        if hits(s, die, point_blank(s, unit_of(fort), target)):
            damage += fort_fired
    s.phase = codes.TURN
    s.target = NO_UNIT
    s.last_unit = NO_UNIT
    s.blame = bit(s.mover)
    strike(s, target, damage)


def strike(s: Position, target: Unit, damage: i64) -> None:
    """R5.7a, Q28: one damage a hit; excess is lost."""
    if damage == 0:
        if s.events is not None:
            s.tell(codes.E_MISSED, s.mover, the_unit(s, target))
        return
    if target >= FORTS_FROM:
        fort: Fort = fort_of(target)
        if damage > s.fort_hull_left(fort):
            damage = s.fort_hull_left(fort)
        if s.events is not None:
            s.tell(codes.E_HIT, s.mover, the_unit(s, target), damage, s.fort_hull_left(fort) - damage)
        hurt_fort(s, fort, damage)
        return
    if damage > s.hull_left(Ship(target)):
        damage = s.hull_left(Ship(target))
    if s.events is not None:
        s.tell(codes.E_HIT, s.mover, the_unit(s, target), damage, s.hull_left(Ship(target)) - damage)
    hurt(s, Ship(target), damage)
    sink_wrecks(s)


def unload_guns(s: Position) -> None:
    """A salvo that is not fired after all: its shooter has left the game."""
    for ship in s.every_ship:
        s.put(ship, ROLE, 0)
    for fort in s.every_fort:
        s.put_fort(fort, codes.F_ROLE, 0)
