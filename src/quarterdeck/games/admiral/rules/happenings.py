"""What a scenario lets happen by round: weather, gates, cargo, reinforcements; and forts that fire (N2, N7, N8)."""

from typing import Final

from mypy_extensions import i64, u8

from ....engine.bits import bit
from ....engine.state import Seat
from . import codes
from .chart import Cell
from .codes import FIRED, LOAD, MOVED, SHOTS, STORM, TYPE
from .deeds import is_shut, is_to_come
from .fleet import cancel_repairs
from .gunnery import hits, line_of_fire, point_blank, strike
from .position import D_ALL, DEED, SHUT, WEATHER_NOW, Position
from .scenario import (
    CARD,
    CARGO,
    H_ARG,
    H_EVERY,
    H_NUMBER,
    H_ROUND,
    H_WHAT,
    HAPPENING,
    K_SHOTS,
    K_STORM_SHOTS,
    NEW_WEATHER,
    OPENING,
    SHUTTING,
)
from .telling import the_cell, the_fort, the_ship, the_unit
from .units import Fort, Ship, Unit, unit_of

MOST_CARGO: Final[i64] = 9  # in one cell


def happen(s: Position) -> None:
    """N7: before the round's spin, in the order of the file."""
    events = s.scenario.terms.events
    for at in range(0, len(events), int(HAPPENING)):
        late: i64 = s.round - events[at + H_ROUND]
        every: i64 = events[at + H_EVERY]
        if late == 0 or (late > 0 and every > 0 and late % every == 0):
            let_happen(s, events[at + H_WHAT], events[at + H_ARG], events[at + H_NUMBER])


def let_happen(s: Position, what: i64, arg: i64, number: i64) -> None:
    if what == NEW_WEATHER:
        s.deeds[D_ALL * DEED + WEATHER_NOW] = arg
        s.tell(codes.E_WEATHER, -1)
    elif what == OPENING:
        open_fort(s, Fort(arg))
    elif what == SHUTTING:
        shut_fort(s, Fort(arg))
    elif what == CARGO:
        add_cargo(s, Cell(arg))
    else:
        s.tell(codes.E_SAID, -1, number)


def open_fort(s: Position, fort: Fort) -> None:
    s.deeds[D_ALL * DEED + SHUT] = s.deeds[D_ALL * DEED + SHUT] & ~bit(fort)
    s.tell(codes.E_OPENED, -1, the_fort(s, fort))


def shut_fort(s: Position, fort: Fort) -> None:
    """N8: repairs of ships in a royal harbour end with it."""
    s.deeds[D_ALL * DEED + SHUT] = s.deeds[D_ALL * DEED + SHUT] | bit(fort)
    if (s.scenario.terms.royal >> fort) & 1 == 1:
        cancel_repairs(s, fort)
    s.tell(codes.E_SHUT, -1, the_fort(s, fort))


def add_cargo(s: Position, cell: Cell) -> None:
    """Nine a cell; what finds no room does not come."""
    if i64(s.pearls[cell]) >= MOST_CARGO:
        return
    s.pearls[cell] = u8(i64(s.pearls[cell]) + 1)
    s.adrift += 1
    s.stirred = True
    s.tell(codes.E_CARGO, -1, the_cell(s, cell))


# Reinforcements


def is_due(s: Position, ship: Ship) -> bool:
    """N7: a ship of the mover's that an event has brought and that is not placed yet."""
    return s.owner_of(ship) == s.mover and is_to_come(s, ship) and s.scenario.ship_round[ship] <= s.round


def why_not_come(s: Position, ship: Ship, cell: Cell) -> i64:
    """N4, N7: a due ship, into a cell of its zone that has room."""
    if ship >= s.ship_count:
        return codes.NO_SUCH_SHIP
    if s.owner_of(ship) != s.mover:
        return codes.NOT_YOUR_SHIP
    if not is_due(s, ship):
        return codes.NOT_YET_HERE
    if cell >= s.chart.size or not s.chart.inside(cell):
        return codes.OFF_BOARD
    if (s.scenario.terms.zones[cell] >> s.scenario.ship_zone[ship]) & 1 == 0:
        return codes.NOT_IN_ZONE
    return 0 if s.crowd[cell] < s.berths[cell] else codes.CELL_TAKEN


def any_berth_due(s: Position) -> bool:
    """Whether the mover has a due ship, and room for it."""
    for ship in s.every_ship:
        if not is_due(s, ship):
            continue
        for cell in s.chart.every_cell:
            if why_not_come(s, ship, cell) == 0:
                return True
    return False


def come(s: Position, ship: Ship, cell: Cell) -> None:
    """N7: a ship joins as its seat's turn begins."""
    s.put_at(ship, cell)
    take_load(s, ship)
    card: i64 = K_STORM_SHOTS if s.strength == STORM else K_SHOTS
    s.put(ship, MOVED, 0)
    s.put(ship, FIRED, 0)
    s.put(ship, SHOTS, s.scenario.cards[s.of(ship, TYPE) * CARD + card])
    s.stirred = True
    s.tell(codes.E_CAME, s.mover, the_ship(s, ship), the_cell(s, cell))
    if not any_berth_due(s):
        s.phase = codes.TURN


def take_load(s: Position, ship: Ship) -> None:
    """What a ship carries as it comes on to the board."""
    load: i64 = s.scenario.ship_load[ship]
    s.put(ship, LOAD, load)
    s.adrift += load


# Forts that fire


def fire_on(s: Position, seat: Seat) -> None:
    """N2: unowned standing forts fire each shot at a seat's nearest ship, after its turn."""
    for fort in s.every_fort:
        aims: bool = (s.scenario.terms.fires[fort] >> seat) & 1 == 1
        if not aims or s.fort_owner(fort) >= 0 or not s.standing(fort) or is_shut(s, fort):
            continue
        for _ in range(s.scenario.fort_shots[fort]):
            target: Ship = nearest_ship(s, fort, seat)
            if target >= 0:
                fire_once(s, fort, target)


def nearest_ship(s: Position, fort: Fort, seat: Seat) -> Ship:
    """Of the ships a fort can hit the nearest, of equals the one with the least hull; -1 none."""
    best: Ship = Ship(-1)
    least: i64 = 0
    for ship in s.every_ship:
        if s.owner_of(ship) != seat or not s.afloat(ship) or line_of_fire(s, unit_of(fort), Unit(ship)) != 0:
            continue
        away: i64 = s.chart.distance(s.chart.fort_cell[fort], s.cell_of(ship)) * 100 + s.hull_left(ship)
        if best < 0 or away < least:
            best, least = ship, away
    return best


def fire_once(s: Position, fort: Fort, target: Ship) -> None:
    unit: Unit = unit_of(fort)
    s.tell(codes.E_FIRED, -1, the_unit(s, unit), the_unit(s, Unit(target)), 1)
    die: i64 = s.throw(6, codes.C_SHOT) + 1
    s.barrier += 1
    s.tell(codes.E_SHOT_DIE, -1, die)
    s.blame = 0
    strike(s, Unit(target), 1 if hits(s, die, point_blank(s, unit, Unit(target))) else 0)
