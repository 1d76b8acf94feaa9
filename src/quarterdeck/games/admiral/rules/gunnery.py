"""Gunnery: lines of fire, shots and salvos (R5, Q8, Q25 to Q35, Q110)."""

from mypy_extensions import i64

from .chart import LAND
from .codes import (
    C_SHOT,
    DUE,
    E_FIRED,
    E_HIT,
    E_MISSED,
    E_SHOT_DIE,
    F_FROZEN,
    F_OWNER,
    F_ROLE,
    F_RUINED,
    F_SHOTS,
    FIRED,
    FORT,
    FORTS_FROM,
    FROZEN,
    HITS_EVEN,
    HITS_EVEN_CLOSE,
    LINE_CLOSED,
    LINE_FORT,
    LINE_LAND,
    LINE_SHIP,
    NOT_IN_LINE,
    OUT_OF_RANGE,
    OWNER,
    REPAIR,
    RESTING,
    ROLE,
    SALVO,
    SHIP,
    SHOTS,
    TURN,
    TYPE,
)
from .fleet import hurt, hurt_fort, sink_wrecks
from .position import Position
from .scenario import CARD, K_RANGE
from .telling import the_unit


def range_of(s: Position, unit: i64, diagonal: i64) -> i64:
    """R5.2: a ship's range is on its card, a fort's is fixed."""
    if unit >= FORTS_FROM:
        return s.scenario.fort_range_diagonal if diagonal == 1 else s.scenario.fort_range
    return s.scenario.cards[s.ships[unit * SHIP + TYPE] * CARD + K_RANGE + diagonal]


def shots_left(s: Position, unit: i64) -> i64:
    """How many shots a unit can still fire this turn (T1); 0 for whoever may not fire at all."""
    if unit >= FORTS_FROM:
        at: i64 = (unit - FORTS_FROM) * FORT
        if s.forts[at + F_RUINED] != 0 or s.forts[at + F_FROZEN] != 0:
            return 0
        return s.forts[at + F_SHOTS] - s.forts[at + F_ROLE]
    place: i64 = unit * SHIP
    if s.ships[place + FROZEN] != 0 or s.ships[place + REPAIR] != 0 or s.ships[place + DUE] != 0:
        return 0
    return s.ships[place + SHOTS] - s.ships[place + ROLE]


def is_target(s: Position, seat: i64, unit: i64) -> bool:
    """Q33: opponents' ships, opponents' and neutral standing forts."""
    if unit >= FORTS_FROM:
        fort: i64 = (unit - FORTS_FROM) * FORT
        return s.forts[fort + F_RUINED] == 0 and not s.allied(seat, s.forts[fort + F_OWNER])
    return s.afloat(unit) and not s.allied(seat, s.ships[unit * SHIP + OWNER])


def line_of_fire(s: Position, unit: i64, target: i64) -> i64:
    """R5.5: 0 where a unit can hit a target from where it is, else what prevents it."""
    return line_from(s, unit, s.unit_cell(unit), target)


def line_from(s: Position, unit: i64, here: i64, target: i64) -> i64:
    """The same from another cell, if the unit were there."""
    chart = s.chart
    there: i64 = s.unit_cell(target)
    if here == there:
        return 0  # Q26: two ships in one port cell
    course: i64 = chart.bearing(here, there)
    if course < 0:
        return NOT_IN_LINE
    distance: i64 = chart.distance(here, there)
    if distance > range_of(s, unit, course & 1):
        return OUT_OF_RANGE
    return obstacle_to_fire(s, here, course, distance, unit >= FORTS_FROM)


def obstacle_to_fire(s: Position, here: i64, course: i64, distance: i64, from_fort: bool) -> i64:
    """R5.5b to R5.5e: the first thing on the line that stops a shot; reefs do not."""
    chart = s.chart
    step: i64 = chart.delta[course]
    cell: i64 = here
    for travelled in range(1, distance + 1):
        if (i64(chart.exits[cell]) >> course) & 1 == 0:
            return LINE_CLOSED
        cell += step
        if travelled == distance:
            break
        if chart.kinds[cell] == LAND:
            return LINE_LAND
        if s.crowd[cell] != 0 and (not from_fort or travelled == 1):
            return LINE_SHIP
        if s.scenario.forts_block and chart.fort_at[cell] != 0:
            return LINE_FORT
    return 0


def point_blank(s: Position, unit: i64, target: i64) -> bool:
    """R5.7b, Q25, Q26: the target is in an adjacent cell, or in the same one."""
    return s.chart.distance(s.unit_cell(unit), s.unit_cell(target)) <= 1


def hits(s: Position, die: i64, close: bool) -> bool:
    """R5.7: whether a die from 1 to 6 is a hit."""
    if s.scenario.hits == HITS_EVEN:
        return die % 2 == 0
    if s.scenario.hits == HITS_EVEN_CLOSE:
        return die != 1 if close else die % 2 == 0
    return die != 2 if close else die >= 3


def load_guns(s: Position, unit: i64, target: i64, shots: i64) -> None:
    """R5.9: a unit's share of a shot or salvo is named."""
    s.target = target
    s.last_unit = unit
    if unit >= FORTS_FROM:
        s.put_fort(unit - FORTS_FROM, F_ROLE, shots)
    else:
        s.put(unit, ROLE, shots)
    if s.events is not None:
        s.tell(E_FIRED, s.mover, the_unit(s, unit), the_unit(s, target), shots)


def join_salvo(s: Position, unit: i64, target: i64, shots: i64) -> None:
    """Q110: named, and another gun follows."""
    load_guns(s, unit, target, shots)
    s.phase = SALVO


def fire(s: Position, unit: i64, target: i64, shots: i64) -> None:
    """R5.9, Q28, Q29: the last gun is named; one die, judged for each shooter by his distance."""
    load_guns(s, unit, target, shots)
    die: i64 = s.throw(6, C_SHOT) + 1
    s.barrier += 1
    if s.events is not None:
        s.tell(E_SHOT_DIE, s.mover, die)
    damage: i64 = 0
    for ship in range(s.ship_count):
        fired: i64 = s.ships[ship * SHIP + ROLE]
        if fired == 0:
            continue
        s.put(ship, ROLE, 0)
        s.put(ship, SHOTS, s.of(ship, SHOTS) - fired)
        s.put(ship, FIRED, 1)
        s.put(ship, RESTING, 0)
        if hits(s, die, point_blank(s, ship, target)):
            damage += fired
    for fort in range(s.fort_count):
        fort_fired: i64 = s.forts[fort * FORT + F_ROLE]
        if fort_fired == 0:
            continue
        s.put_fort(fort, F_ROLE, 0)
        s.put_fort(fort, F_SHOTS, s.fort(fort, F_SHOTS) - fort_fired)
        if hits(s, die, point_blank(s, fort + FORTS_FROM, target)):
            damage += fort_fired
    s.phase = TURN
    s.target = -1
    s.last_unit = -1
    strike(s, target, damage)


def strike(s: Position, target: i64, damage: i64) -> None:
    """R5.7a, Q28: one damage a hit; excess is lost."""
    if damage == 0:
        if s.events is not None:
            s.tell(E_MISSED, s.mover, the_unit(s, target))
        return
    if target >= FORTS_FROM:
        fort: i64 = target - FORTS_FROM
        if damage > s.fort_hull_left(fort):
            damage = s.fort_hull_left(fort)
        if s.events is not None:
            s.tell(E_HIT, s.mover, the_unit(s, target), damage, s.fort_hull_left(fort) - damage)
        hurt_fort(s, fort, damage)
        return
    if damage > s.hull_left(target):
        damage = s.hull_left(target)
    if s.events is not None:
        s.tell(E_HIT, s.mover, the_unit(s, target), damage, s.hull_left(target) - damage)
    hurt(s, target, damage)
    sink_wrecks(s)


def unload_guns(s: Position) -> None:
    """A salvo that is not fired after all: its shooter has left the game."""
    for ship in range(s.ship_count):
        s.put(ship, ROLE, 0)
    for fort in range(s.fort_count):
        s.put_fort(fort, F_ROLE, 0)
