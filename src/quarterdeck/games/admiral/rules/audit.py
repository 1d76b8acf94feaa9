"""What must hold in every position; run at every step of every test game."""

from mypy_extensions import i64

from .audit_turn import audit_decision, audit_turn
from .codes import (
    CELL,
    DAMAGE,
    DUE,
    F_DAMAGE,
    F_FROZEN,
    F_NO_WORK,
    F_OWNER,
    F_PEARLS,
    F_ROLE,
    F_RUINED,
    F_SHOTS,
    F_STARTER,
    F_WORK_NEW,
    F_WORKER_1,
    F_WORKER_2,
    FIRED,
    FROZEN,
    GIVEN,
    HIDDEN,
    LEFT_AT,
    LOAD,
    M_CELL,
    M_CHANGED,
    M_ORDER,
    M_SEAT,
    M_STATE,
    MINE,
    MOVED,
    NO_REPAIR,
    NUMBER,
    OFFER_USED,
    OFFERED,
    OWNER,
    REPAIR,
    REPAIR_NEW,
    RESTING,
    ROLE,
    S_CLOCK,
    S_GAIN,
    S_HOME,
    S_LOST_FORT,
    S_MINES,
    S_MINES_HIDDEN,
    S_ORDER,
    S_OUT,
    S_PLACED,
    S_REEFS,
    SHOTS,
    STOWING,
    TAKEN_AT,
    TURN,
    TYPE,
    WORK,
)
from .mines import in_zone, mine_count, spent
from .position import Position


def audit(s: Position) -> str:
    """The first broken invariant, or nothing."""
    broken = audit_turn(s)
    if broken != "":
        return broken
    for seat in range(s.seats):
        broken = audit_player(s, seat)
        if broken != "":
            return broken
    for ship in range(s.ship_count):
        broken = audit_ship(s, ship)
        if broken != "":
            return broken
    for fort in range(s.fort_count):
        broken = audit_fort(s, fort)
        if broken != "":
            return broken
    return audit_sea(s) or audit_pearls(s) or audit_mines(s) or audit_decision(s)


def within(value: i64, low: i64, high: i64) -> bool:
    return low <= value <= high


def audit_player(s: Position, seat: i64) -> str:
    """Turn order is a permutation, clocks and counters are in their bounds."""
    if not within(s.player(seat, S_ORDER), 0, s.seats - 1):
        return "there is no such seat in the turn order"
    for other in range(seat):
        if s.player(other, S_ORDER) == s.player(seat, S_ORDER):
            return "a seat is twice in the turn order"
    if not within(s.player(seat, S_OUT), 0, 1) or not within(s.player(seat, S_CLOCK), 0, s.scenario.fort_clock):
        return "a clock has run over"
    if not within(s.player(seat, S_LOST_FORT), 0, s.fort_count) or not within(s.player(seat, S_HOME), 0, s.fort_count):
        return "there is no such fort"
    if not within(s.player(seat, S_GAIN), 0, s.gains) or not within(s.player(seat, S_PLACED), 0, s.ship_count):
        return "a gain that is still to come"
    if not within(s.player(seat, S_REEFS), 0, s.scenario.reefs_each):
        return "too many reefs in hand"
    if not within(s.player(seat, S_MINES), 0, s.scenario.mines_each):
        return "too many mines in hand"
    if s.player(seat, S_OUT) == 1 and (s.has_fort(seat) or (s.has_ships(seat) and s.phase >= TURN)):
        return "a player who is out has ships or forts"
    if s.has_fort(seat) and s.player(seat, S_LOST_FORT) != 0:
        return "a clock runs for a player with a fort"
    return ""


def audit_ship(s: Position, ship: i64) -> str:
    """A ship's tokens."""
    scenario = s.scenario
    if s.of(ship, TYPE) != scenario.ship_type[ship] or s.of(ship, NUMBER) != scenario.ship_number[ship]:
        return "a ship is not the scenario's"
    if not within(s.of(ship, OWNER), -1, s.seats - 1) or not within(s.of(ship, DAMAGE), 0, s.hull(ship)):
        return "a ship's owner or damage cannot be"
    if not s.afloat(ship):
        return audit_lost(s, ship)
    if s.of(ship, OWNER) < 0 or s.out(s.of(ship, OWNER)):
        return "a ship afloat belongs to nobody"
    if s.of(ship, DAMAGE) >= s.hull(ship):
        return "a wreck is afloat"
    return audit_tokens(s, ship) or audit_bonds(s, ship)


def audit_lost(s: Position, ship: i64) -> str:
    for field in (LOAD, DUE, REPAIR, WORK, ROLE, GIVEN, STOWING, OFFERED, RESTING):
        if s.of(ship, field) != 0:
            return "a ship that is gone still has tokens"
    return ""


def audit_tokens(s: Position, ship: i64) -> str:
    for field in (MOVED, FIRED, REPAIR_NEW, NO_REPAIR, RESTING):
        if not within(s.of(ship, field), 0, 1):
            return "a token is there more than once"
    if not within(s.of(ship, SHOTS), 0, 7) or not within(s.of(ship, FROZEN), 0, s.seats):
        return "a ship has too many shots"
    if s.of(ship, LOAD) < 0 or s.room(ship) < 0:
        return "a ship is overloaded"
    if not within(s.of(ship, DUE), 0, s.round + 1):
        return "a fireship is due too late"
    every: i64 = 1
    every <<= s.fort_count
    if not within(s.of(ship, TAKEN_AT), 0, every - 1) or not within(s.of(ship, LEFT_AT), 0, every - 1):
        return "a ship was at a fort that is not there"
    if not within(s.of(ship, OFFER_USED), 0, 3) or not within(s.of(ship, ROLE), 0, 7):
        return "a ship has a part that is not there"
    if not within(s.of(ship, GIVEN), 0, s.hull(ship)) or not within(s.of(ship, STOWING), 0, s.of(ship, LOAD)):
        return "a ship was given too much"
    return ""


def audit_bonds(s: Position, ship: i64) -> str:
    """Repair, fort work and offers are where they can be."""
    for field in (REPAIR, WORK, OFFERED):
        fort: i64 = s.of(ship, field) - 1
        if fort < -1 or fort >= s.fort_count or (fort >= 0 and not s.in_port(ship, fort)):
            return "a ship is bound to a fort it is not at"
    repair: i64 = s.of(ship, REPAIR) - 1
    if repair >= 0 and (not s.standing(repair) or s.fort(repair, F_OWNER) != s.of(ship, OWNER)):
        return "a ship is under repair at another's fort"
    if repair >= 0 and (s.of(ship, WORK) != 0 or s.of(ship, DUE) != 0):
        return "a ship under repair does other things"
    if s.of(ship, REPAIR_NEW) == 1 and repair < 0:
        return "a repair that was not begun"
    work: i64 = s.of(ship, WORK) - 1
    if work >= 0 and s.fort(work, F_WORKER_1) != ship + 1 and s.fort(work, F_WORKER_2) != ship + 1:
        return "a fort does not know of its worker"
    offered: i64 = s.of(ship, OFFERED) - 1
    if offered >= 0 and (s.standing(offered) or s.fort(offered, F_WORKER_1) != 0):
        return "an offer that has lapsed"
    return ""


def audit_fort(s: Position, fort: i64) -> str:
    """A fort's tokens and workers."""
    hull: i64 = s.scenario.fort_hull
    if not within(s.fort(fort, F_OWNER), -1, s.seats - 1) or not within(s.fort(fort, F_DAMAGE), 0, hull):
        return "a fort's owner or damage cannot be"
    for field in (F_RUINED, F_NO_WORK, F_WORK_NEW, F_FROZEN):
        if not within(s.fort(fort, field), 0, 1):
            return "a fort's token is there more than once"
    if s.fort(fort, F_RUINED) == 0 and s.fort(fort, F_DAMAGE) == hull:
        return "a fort without hull stands"
    if s.fort(fort, F_RUINED) == 1 and (s.fort(fort, F_OWNER) >= 0 or s.fort(fort, F_PEARLS) != 0):
        return "a ruin has an owner or pearls"
    if not within(s.fort(fort, F_SHOTS), 0, s.scenario.fort_shots) or not within(s.fort(fort, F_ROLE), 0, hull):
        return "a fort has too many shots"
    if not within(s.fort(fort, F_STARTER), 0, s.seats - 1) or s.fort(fort, F_PEARLS) < 0:
        return "a fort is worked at by nobody"
    return audit_work(s, fort)


def audit_work(s: Position, fort: i64) -> str:
    one: i64 = s.fort(fort, F_WORKER_1) - 1
    other: i64 = s.fort(fort, F_WORKER_2) - 1
    if one < 0 and other < 0:
        whole: bool = s.fort(fort, F_RUINED) == 0 or s.fort(fort, F_DAMAGE) == s.scenario.fort_hull
        return "" if whole else "a restoration without workers"
    if one < 0 or other <= one or other >= s.ship_count:
        return "a fort's workers are no pair"
    for ship in (one, other):
        if s.of(ship, WORK) != fort + 1 or not s.afloat(ship):
            return "a fort's worker does not know of it"
    if s.fort(fort, F_RUINED) == 0 and (
        s.fort(fort, F_DAMAGE) == 0 or s.fort(fort, F_OWNER) != s.fort(fort, F_STARTER)
    ):
        return "work at a fort that needs none"
    return ""


def audit_sea(s: Position) -> str:
    """Ships lie where ships can lie; the crowd counts them."""
    for cell in range(s.chart.size):
        ships: i64 = 0
        for ship in range(s.ship_count):
            if s.of(ship, CELL) == cell and cell != 0:
                ships += 1
        if ships != i64(s.crowd[cell]) or ships > i64(s.berths[cell]):
            return "a cell holds more ships than it can"
    return ""


def audit_pearls(s: Position) -> str:
    """Pearls lie in water, and there are no more of them than at the start."""
    total: i64 = 0
    for cell in range(s.chart.size):
        if s.pearls[cell] > 0:
            total += i64(s.pearls[cell])
            if s.berths[cell] == 0:
                return "a pearl lies where no ship can come"
    begun: i64 = len(s.scenario.pearl_cells)
    for ship in range(s.ship_count):
        total += s.of(ship, LOAD)
    if total != s.adrift:
        return "the pearls adrift are miscounted"
    for fort in range(s.fort_count):
        total += s.fort(fort, F_PEARLS)
        begun += s.scenario.fort_pearls[fort]
    return "there are more pearls than at the start" if total > begun else ""


def audit_mines(s: Position) -> str:
    """Mines lie near their owners' forts, as many as were laid."""
    for mine in range(mine_count(s)):
        at: i64 = mine * MINE
        cell: i64 = s.mines[at + M_CELL]
        if s.mines[at + M_SEAT] != mine // s.scenario.mines_each:
            return "a mine is not its owner's"
        if not within(s.mines[at + M_ORDER], 0, 2) or not within(s.mines[at + M_STATE], 0, 2):
            return "a mine's order is not known"
        if not within(s.mines[at + M_CHANGED], 0, 1) or cell < 0 or cell >= s.chart.size:
            return "a mine is off the board"
        if cell == 0:
            continue
        if s.berths[cell] == 0 or not in_zone(s, s.mines[at + M_SEAT], cell):
            return "a mine lies where none can"
        if s.mines[at + M_STATE] == HIDDEN and spent(s, cell):
            return "a mine is live in a spent cell"
    for seat in range(s.seats):
        hidden: i64 = s.player(seat, S_MINES_HIDDEN)
        if hidden < 0 or hidden + s.player(seat, S_MINES) > s.scenario.mines_each:
            return "more mines than cards"
    return ""
