"""What a scenario's goals and points count: who sank, took, lost, brought and left what (N1, N9).

Rows of DEED figures, a column a seat; sets of ships are bits. Scenarios without goals of their own keep none.
"""

from typing import Final

from mypy_extensions import i64

from ....engine.bits import bit, count
from ....engine.state import Seat
from . import codes
from .chart import Cell
from .codes import LOAD, S_HOME, TYPE
from .position import (
    D_ALL,
    D_ARRIVALS,
    D_CARRIED,
    D_EXITS,
    D_FORTS,
    D_POINTS,
    D_SUNK,
    DEED,
    FALLEN,
    LEFT,
    RACERS,
    SHUT,
    Position,
)
from .scenario import (
    ARRIVE,
    EXIT,
    KINDS,
    NEED,
    OWN_GOAL,
    SC_DELIVER,
    SC_EXIT,
    SC_LOST,
    SC_RUIN,
    SC_SINK,
    SC_STORM,
    SC_TAKE,
    SINK,
    W_KIND,
    W_KINDS,
    W_LOAD,
    W_OF,
    W_PLACE,
    W_SHIP,
    ZONES_FROM,
    Terms,
)
from .telling import the_cell, the_ship
from .units import Fort, Ship

NOBODY: Final[i64] = 0
REMOVED: Final[i64] = -1  # Q86: taken off the board with its owner, which costs nobody points


def need_count(terms: Terms) -> i64:
    return len(terms.needs) // NEED


def need_row(s: Position, need: i64) -> i64:
    """The row of deeds that counts for a condition."""
    return D_FORTS + s.fort_count + need


def add_ship(s: Position, row: i64, seat: i64, ship: Ship) -> None:
    """Puts a ship into one of a seat's sets."""
    s.deeds[row * DEED + seat] = s.deeds[row * DEED + seat] | bit(ship)


def is_shut(s: Position, fort: Fort) -> bool:
    """N8: whether a fort has not been opened yet."""
    return (s.deeds[D_ALL * DEED + SHUT] >> fort) & 1 == 1


def is_royal(s: Position, fort: Fort) -> bool:
    """N3: a harbour that is nobody's."""
    return (s.scenario.terms.royal >> fort) & 1 == 1


def has_fallen(s: Position, ship: Ship) -> bool:
    """Whether a ship was ever sunk, taken or removed."""
    return (s.deeds[D_ALL * DEED + FALLEN] >> ship) & 1 == 1


def has_left(s: Position, ship: Ship) -> bool:
    """N1: whether a ship is safe beyond an edge."""
    return (s.deeds[D_ALL * DEED + LEFT] >> ship) & 1 == 1


def is_to_come(s: Position, ship: Ship) -> bool:
    """N7: whether an event is still to bring a ship."""
    if s.scenario.ship_round[ship] == 0 or s.cell_of(ship) != 0:
        return False
    return not has_fallen(s, ship) and not has_left(s, ship)


def is_elsewhere(s: Position, seat: Seat) -> bool:
    """N1, N7: whether a seat has a ship that left the board, or one that is still to come."""
    for ship in s.every_ship:
        if s.owner_of(ship) == seat and (has_left(s, ship) or is_to_come(s, ship)):
            return True
    return False


def kind_in(s: Position, ship: Ship, kinds: i64) -> bool:
    return (kinds >> s.of(ship, TYPE)) & 1 == 1


# Points


def score(s: Position, seat: i64, what: i64, kind: i64) -> None:
    """`points`: kept for good."""
    terms = s.scenario.terms
    if not terms.scoring or seat < 0:
        return
    add_points(s, seat, terms.scores[what * KINDS + kind])


def add_points(s: Position, seat: i64, points: i64) -> None:
    if points == 0:
        return
    at: i64 = D_POINTS * DEED + seat
    s.deeds[at] = s.deeds[at] + points
    s.losses = True
    s.tell(codes.E_POINTS, seat, points, s.deeds[at])


# Losses


def note_loss(s: Position, ship: Ship) -> None:
    """A ship is gone: who sank it, and that its owner lost it."""
    owner: Seat = s.owner_of(ship)
    if s.blame == REMOVED:
        s.deeds[D_ALL * DEED + FALLEN] = s.deeds[D_ALL * DEED + FALLEN] | bit(ship)
        return
    note_fallen(s, ship, owner)
    for seat in s.every_seat:
        if (s.blame >> seat) & 1 == 1 and not s.allied(seat, owner):
            note_victim(s, seat, ship, owner)
            score(s, seat, SC_SINK, s.of(ship, TYPE))


def note_fallen(s: Position, ship: Ship, owner: Seat) -> None:
    s.deeds[D_ALL * DEED + FALLEN] = s.deeds[D_ALL * DEED + FALLEN] | bit(ship)
    score(s, owner, SC_LOST, s.of(ship, TYPE))


def note_prize(s: Position, ship: Ship, old: Seat, winner: Seat) -> None:
    """A ship was taken."""
    note_fallen(s, ship, old)
    note_victim(s, winner, ship, old)
    score(s, winner, SC_TAKE, s.of(ship, TYPE))


def note_victim(s: Position, seat: Seat, ship: Ship, owner: Seat) -> None:
    """`sink`: by this seat, of that one."""
    add_ship(s, D_SUNK, seat, ship)
    needs = s.scenario.terms.needs
    for need in range(need_count(s.scenario.terms)):
        at: i64 = need * NEED
        if needs[at + W_KIND] != SINK or needs[at + W_SHIP] >= 0:
            continue
        if kind_in(s, ship, needs[at + W_KINDS]) and owner >= 0 and (needs[at + W_OF] >> owner) & 1 == 1:
            add_ship(s, need_row(s, need), seat, ship)


def note_ruin(s: Position) -> None:
    """A fort is in ruins."""
    for seat in s.every_seat:
        if (s.blame >> seat) & 1 == 1:
            score(s, seat, SC_RUIN, 0)


def note_storm(s: Position, winner: Seat) -> None:
    score(s, winner, SC_STORM, 0)


def blame_fight(s: Position) -> None:
    """Both sides of a fight sink each other's ships; a neutral fort is nobody."""
    owner: Seat = s.unit_owner(s.target)
    s.blame = bit(s.mover) | (bit(owner) if owner >= 0 else NOBODY)


# Cargo


def note_delivery(s: Position, fort: Fort) -> None:
    """P4.1b, N3: what a seat brought; a royal port counts it for him."""
    at: i64 = (D_FORTS + fort) * DEED + s.mover
    s.deeds[at] = s.deeds[at] + 1
    score(s, s.mover, SC_DELIVER, 0)


# Arrivals and exits


def at_place(s: Position, place: i64, seat: Seat, cell: Cell) -> bool:
    """Whether a cell belongs to a fort's port or a zone."""
    if place == OWN_GOAL:
        home: i64 = s.player(seat, S_HOME) - 1
        goal: i64 = s.scenario.fort_goal[home] - 1 if home >= 0 else -1
        return goal >= 0 and (s.chart.ports[cell] >> goal) & 1 == 1
    if place >= ZONES_FROM:
        return (s.scenario.terms.zones[cell] >> (place - ZONES_FROM)) & 1 == 1
    return (s.chart.ports[cell] >> place) & 1 == 1


def note_arrival(s: Position, ship: Ship) -> None:
    """`arrive`, Q147: a ship has ended a move or drift."""
    terms = s.scenario.terms
    seat: Seat = s.owner_of(ship)
    cell: Cell = s.cell_of(ship)
    for need in range(need_count(terms)):
        at: i64 = need * NEED
        if terms.needs[at + W_KIND] != ARRIVE or not kind_in(s, ship, terms.needs[at + W_KINDS]):
            continue
        if at_place(s, terms.needs[at + W_PLACE], seat, cell):
            reach(s, need_row(s, need), seat, ship)
    if terms.arrival_place >= 0 and kind_in(s, ship, terms.arrival_kinds):
        if at_place(s, terms.arrival_place, seat, cell):
            score_arrival(s, seat, ship)


def reach(s: Position, row: i64, seat: Seat, ship: Ship) -> None:
    if (s.deeds[row * DEED + seat] >> ship) & 1 == 1:
        return
    add_ship(s, row, seat, ship)
    note_reached(s, seat, ship)


def note_reached(s: Position, seat: Seat, ship: Ship) -> None:
    if (s.deeds[D_ARRIVALS * DEED + seat] >> ship) & 1 == 0:
        s.tell(codes.E_REACHED, seat, the_ship(s, ship), the_cell(s, s.cell_of(ship)))
    add_ship(s, D_ARRIVALS, seat, ship)
    s.losses = True
    s.stirred = True


def score_arrival(s: Position, seat: Seat, ship: Ship) -> None:
    """`points.arrive`: by order of arrival, each ship once."""
    racers: i64 = s.deeds[D_ALL * DEED + RACERS]
    if (racers >> ship) & 1 == 1:
        return
    place: i64 = count(racers)
    s.deeds[D_ALL * DEED + RACERS] = racers | bit(ship)
    note_reached(s, seat, ship)
    if place < len(s.scenario.terms.arrival_scores):
        add_points(s, seat, s.scenario.terms.arrival_scores[place])


def note_exit(s: Position, ship: Ship, cell: Cell, edges: i64) -> None:
    """N1: a ship leaves from a cell by one edge, or by two at a corner; her load counts as treasure."""
    terms = s.scenario.terms
    seat: Seat = s.owner_of(ship)
    load: i64 = s.of(ship, LOAD)
    for need in range(need_count(terms)):
        at: i64 = need * NEED
        if terms.needs[at + W_KIND] != EXIT or not kind_in(s, ship, terms.needs[at + W_KINDS]):
            continue
        if load >= terms.needs[at + W_LOAD] and is_exit(terms, terms.needs[at + W_PLACE], cell, edges):
            add_ship(s, need_row(s, need), seat, ship)
    s.deeds[D_ALL * DEED + LEFT] = s.deeds[D_ALL * DEED + LEFT] | bit(ship)
    add_ship(s, D_EXITS, seat, ship)
    s.deeds[D_CARRIED * DEED + seat] = s.deeds[D_CARRIED * DEED + seat] + load
    score(s, seat, SC_EXIT, s.of(ship, TYPE))


def is_exit(terms: Terms, place: i64, cell: Cell, edges: i64) -> bool:
    """Whether leaving from a cell by these edges is what a condition means."""
    if place >= ZONES_FROM:
        return (terms.zones[cell] >> (place - ZONES_FROM)) & 1 == 1
    return place & edges != 0
