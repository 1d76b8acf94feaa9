"""Wind and what it lets a ship do: spin, distance, shelter, drift and its order (R4, Q9 to Q24)."""

from mypy_extensions import i64

from ....engine.state import Seat
from . import codes
from .chart import LAND, Cell
from .codes import CALM, CELL, DUE, FRESH, LOAD, MOVED, OWNER, SHIP, STORM, TYPE
from .orders import why_not_bound
from .position import D_ALL, DEED, MOST, WEATHER_NOW, Position
from .scenario import CARD, K_STORM, KINDS, WEATHER
from .units import Ship


def spin(s: Position) -> None:
    """R4.2a, R4.4a: direction, then strength, from the vane; the spinner is the next surviving player (Q11)."""
    scenario = s.scenario
    place: i64 = (s.spinner_at + 1) % s.seats
    while s.out(s.in_order(place)):
        place = (place + 1) % s.seats
    s.spinner_at = place
    if scenario.has_weather:
        spin_weather(s)
    else:
        spin_vane(s)
    s.barrier += 1
    if s.events is not None:
        s.tell(codes.E_WIND, s.in_order(place), s.round, s.wind, s.strength)


def spin_vane(s: Position) -> None:
    scenario = s.scenario
    s.wind = s.throw(8, codes.C_DIRECTION)
    s.strength = FRESH
    if scenario.spun_strength:
        sectors: i64 = scenario.calm_odds + scenario.fresh_odds + scenario.storm_odds
        sector: i64 = s.throw(sectors, codes.C_STRENGTH)
        if sector < scenario.calm_odds:
            s.strength = CALM
        elif sector >= scenario.calm_odds + scenario.fresh_odds:
            s.strength = STORM


def spin_weather(s: Position) -> None:
    """`[weather]`: what the script does not say for this round is spun, by the sectors that hold now."""
    terms = s.scenario.terms
    direction: i64 = -1
    force: i64 = -1
    for at in range(0, len(terms.script), 3):
        if terms.script[at] == s.round:
            direction = terms.script[at + 1]
            force = terms.script[at + 2]
    row: i64 = s.deeds[D_ALL * DEED + WEATHER_NOW] * WEATHER
    s.wind = direction if direction >= 0 else spun(s, row + 3, 8, codes.C_SECTOR)
    s.strength = force if force >= 0 else spun(s, row, 3, codes.C_FORCE)


def spun(s: Position, start: i64, many: i64, label: i64) -> i64:
    """Which of so many sectors the vane shows; where all but one have no room it is not spun."""
    sectors = s.scenario.terms.weathers
    total: i64 = 0
    largest: i64 = 0
    for at in range(many):
        total += sectors[start + at]
        if sectors[start + at] > sectors[start + largest]:
            largest = at
    if sectors[start + largest] == total:
        return largest
    left: i64 = s.throw(total, label)
    for at in range(many):
        if left < sectors[start + at]:
            return at
        left -= sectors[start + at]
    return largest


def farthest(s: Position, ship: Ship, course: i64) -> i64:
    """How many cells a ship may choose to sail on a course in this wind, at most (R4.7, R4.12, R4.13, P4.3, Q9)."""
    cells: i64 = s.scenario.farthest[reach_row(s, ship) + course] - slowed(s, ship)
    return cells if cells > 0 else 0


def reach_row(s: Position, ship: Ship) -> i64:
    """Where the scenario's table has a ship's distances in this wind."""
    return ((s.strength * KINDS + s.ships[ship * SHIP + TYPE]) * 8 + s.wind) * 8


def slowed(s: Position, ship: Ship) -> i64:
    """P4.3, Q12: 1 where its load slows a ship in this wind."""
    if s.ships[ship * SHIP + LOAD] == 0 or (s.strength == CALM and not s.scenario.load_in_calm):
        return 0
    return s.load_penalty(ship)


def clear_water(s: Position, cell: Cell, course: i64, most: i64) -> i64:
    """How many cells can be sailed from a cell, `most` at the utmost, before something is in the way (R4.5)."""
    chart = s.chart
    step: i64 = chart.delta[course]
    exits = chart.exits
    berths = s.berths
    crowd = s.crowd
    here: Cell = cell
    cells: i64 = 0
    while cells < most:
        if (i64(exits[here]) >> course) & 1 == 0:
            break
        here = Cell(here + step)
        if crowd[here] >= berths[here]:
            break
        cells += 1
    return cells


def obstacle(s: Position, cell: Cell, course: i64) -> i64:
    """What keeps a ship from the next cell on a course, as a reason code; 0 where nothing does."""
    chart = s.chart
    beside: i64 = cell + chart.delta[course]
    if not chart.inside(Cell(beside)):
        return codes.WAY_EDGE
    if (i64(chart.exits[cell]) >> course) & 1 == 0:
        return codes.WAY_CLOSED
    if s.crowd[beside] < s.berths[beside]:
        return 0
    if chart.kinds[beside] == LAND:
        return codes.WAY_LAND
    if chart.fort_at[beside] != 0:
        return codes.WAY_FORT
    return codes.WAY_REEF if s.berths[beside] == 0 else codes.WAY_SHIP


def sheltered(s: Position, cell: Cell) -> bool:
    """R4.18a: in a port, behind land, behind a side or corner covered by land; ships and forts do not (Q23)."""
    chart = s.chart
    if chart.ports[cell] != 0:
        return True
    upwind: i64 = (s.wind + 4) % 8
    if (i64(chart.closed[cell]) >> upwind) & 1 == 1:
        return True
    return chart.kinds[cell + chart.delta[upwind]] == LAND


def drift_value(s: Position, cell: Cell) -> i64:
    """R4.20, Q14: how far downwind a cell lies."""
    chart = s.chart
    value: i64 = 0
    if s.wind == 0 or s.wind == 1 or s.wind == 7:
        value += chart.row[cell]
    elif 3 <= s.wind <= 5:
        value -= chart.row[cell]
    if 1 <= s.wind <= 3:
        value += chart.column[cell]
    elif s.wind >= 5:
        value -= chart.column[cell]
    return value


def drift_cells(s: Position, ship: Ship) -> i64:
    """R4.16: the card's drift in this wind."""
    return s.scenario.cards[s.of(ship, TYPE) * CARD + K_STORM + (s.wind & 1)]


def can_sail(s: Position, ship: Ship) -> bool:
    """T1: afloat, free and not yet moved."""
    at: i64 = ship * SHIP
    return s.ships[at + CELL] != 0 and s.ships[at + MOVED] == 0 and why_not_bound(s, ship) == 0


def must_drift(s: Position, ship: Ship) -> bool:
    """R4.18a, Q22: whether the storm still has to move this ship."""
    if s.strength != STORM or not can_sail(s, ship):
        return False
    return not sheltered(s, Cell(s.ships[ship * SHIP + CELL]))


def drifts_open(s: Position, seat: Seat) -> bool:
    """Whether a compulsory drift of this seat is still to be made."""
    if s.strength != STORM:
        return False
    for ship in s.every_ship:
        if s.ships[ship * SHIP + OWNER] == seat and must_drift(s, ship):
            return True
    return False


def due_now(s: Position, ship: Ship) -> bool:
    """Whether a ship is a fireship that explodes this round (R6.5)."""
    due: i64 = s.ships[ship * SHIP + DUE]
    return due != 0 and due <= s.round


def waits_for_others(s: Position, ship: Ship) -> bool:
    """R4.20, Q14, Q15: whether another own ship has to drift before this one."""
    seat: Seat = s.owner_of(ship)
    first: bool = due_now(s, ship)
    value: i64 = drift_value(s, s.cell_of(ship))
    for other in s.every_ship:
        if other == ship or s.ships[other * SHIP + OWNER] != seat or not must_drift(s, other):
            continue
        if due_now(s, other) != first:
            if not first:
                return True
            continue
        if drift_value(s, s.cell_of(other)) > value:
            return True
    return False


def drifts_too_late(s: Position, ship: Ship) -> bool:
    """Q14, R6.6b: a ship leaves its shelter in its place of the order or not at all; due fireships come first."""
    due: bool = due_now(s, ship)
    if due and s.rules >= 2 and s.drifted != MOST:
        return True
    return drift_value(s, s.cell_of(ship)) > (s.drifted_due if due else s.drifted)


def full_drift(s: Position, ship: Ship) -> i64:
    """R4.17: the cells a drift covers when nobody stops it."""
    return clear_water(s, s.cell_of(ship), s.wind, drift_cells(s, ship))


def stops_in_port(s: Position, ship: Ship, cells: i64) -> bool:
    """R4.17b, Q18: whether a drift may end after so many cells because a port is reached there."""
    if cells < 1:
        return False
    return s.chart.ports[s.cell_of(ship) + cells * s.chart.delta[s.wind]] != 0


def may_drift_so_far(s: Position, ship: Ship, cells: i64) -> bool:
    """R4.17, Q18, Q122: the full drift, or a port on the way; out of shelter at least one cell."""
    full: i64 = full_drift(s, ship)
    if cells == full:
        return full > 0 or not sheltered(s, s.cell_of(ship))
    return cells < full and stops_in_port(s, ship, cells)
