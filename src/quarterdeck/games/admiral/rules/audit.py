"""What must hold in every position; run at every step of every test game. audit_turn.py has the due decision."""

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.positions import outside
from ....engine.state import Seat
from . import codes
from .audit_turn import audit_turn
from .chart import Cell
from .deeds import has_left
from .derived import frame
from .mines import in_zone, mine_count, spent
from .position import D_BUDGET, D_ISLANDS, DEED, FALLEN, LEFT, SHUT, WEATHER_NOW, Position
from .repair import is_harbour
from .scenario import WEATHER
from .units import Fort, Ship

PLAYER_FIELDS = "out clock lost_fort gain order reefs mines home hidden placed "
SHIP_FIELDS = (
    "cell damage moved shots fired frozen repair repair_new work due load no_repair resting taken_at left_at offered "
    "offer_used role given stowing "
)
FORT_FIELDS = "damage ruined shots frozen pearls worker_1 worker_2 starter no_work work_new role "
MINE_FIELDS = "cell order state changed "


def audit(s: Position) -> str:
    """The first broken invariant, or nothing."""
    broken = frame(s) or audit_sea(s)
    for seat in s.every_seat:
        broken = broken or audit_player(s, seat)
    for ship in s.every_ship:
        broken = broken or audit_ship(s, ship)
    for fort in s.every_fort:
        broken = broken or audit_fort(s, fort)
    for mine in range(mine_count(s)):
        broken = broken or audit_mine(s, mine)
    return broken or audit_pearls(s) or audit_deeds(s) or audit_turn(s)


def audit_deeds(s: Position) -> str:
    """Ships that are gone are gone in one way; budgets and islands are not overdrawn."""
    if len(s.deeds) == 0:
        return ""
    if s.deeds[FALLEN] < 0 or s.deeds[LEFT] < 0 or s.deeds[SHUT] < 0:
        return "a set of less than nothing"
    if not 0 <= s.deeds[WEATHER_NOW] < max(1, len(s.scenario.terms.weathers) // WEATHER):
        return "there is no such weather"
    for ship in s.every_ship:
        if has_left(s, ship) and s.afloat(ship):
            return "a ship that has left is on the board"
    for seat in s.every_seat:
        if s.deeds[D_BUDGET * DEED + seat] < 0 or s.deeds[D_ISLANDS * DEED + seat] < 0:
            return "a budget is overdrawn"
    return ""


def audit_player(s: Position, seat: Seat) -> str:
    """Turn order is a permutation, clocks and counters are in their bounds."""
    terms = s.scenario
    most: list[i64] = [1, terms.fort_clock, s.fort_count, s.gains, s.seats - 1, terms.reefs_of[seat]]
    most += [terms.mines_of[seat], s.fort_count, terms.mines_of[seat] - s.player(seat, codes.S_MINES), s.ship_count]
    broken = row_outside(PLAYER_FIELDS, s.players, seat * codes.SEAT, most)
    for other in range(seat):
        if s.player(Seat(other), codes.S_ORDER) == s.player(seat, codes.S_ORDER):
            return "a seat is twice in the turn order"
    if s.player(seat, codes.S_OUT) == 1 and (s.has_fort(seat) or (s.has_ships(seat) and not s.setting_up())):
        return "a player who is out has ships or forts"
    if s.has_fort(seat) and s.player(seat, codes.S_LOST_FORT) != 0:
        return "a clock runs for a player with a fort"
    return broken


def row_outside(names: str, fields: "vec[i64]", start: i64, most: list[i64]) -> str:
    """The first figure of a row, from a place on, that is below nought or above its limit."""
    figures: list[i64] = [fields[start + at] for at in range(len(most))]
    bounds: list[i64] = []
    for high in most:
        bounds += [0, high]
    return outside(names, figures, bounds)


def audit_ship(s: Position, ship: Ship) -> str:
    """A ship is the scenario's, and whose it can be."""
    scenario = s.scenario
    if s.of(ship, codes.TYPE) != scenario.ship_type[ship] or s.of(ship, codes.NUMBER) != scenario.ship_number[ship]:
        return "a ship is not the scenario's"
    if s.owner_of(ship) >= s.seats:
        return "a ship's owner is not there"
    if not s.afloat(ship):
        return audit_lost(s, ship)
    if s.owner_of(ship) < 0 or s.out(s.owner_of(ship)):
        return "a ship afloat belongs to nobody"
    return audit_tokens(s, ship) or audit_bonds(s, ship)


def audit_lost(s: Position, ship: Ship) -> str:
    for field in (
        codes.LOAD,
        codes.DUE,
        codes.REPAIR,
        codes.WORK,
        codes.ROLE,
        codes.GIVEN,
        codes.STOWING,
        codes.OFFERED,
        codes.RESTING,
    ):
        if s.of(ship, field) != 0:
            return "a ship that is gone still has tokens"
    return "" if 0 <= s.of(ship, codes.DAMAGE) <= s.hull(ship) else "a ship that is gone has the wrong damage"


def audit_tokens(s: Position, ship: Ship) -> str:
    """A ship's tokens are in their bounds: from its cell on, field by field."""
    hull: i64 = s.hull(ship)
    load: i64 = s.of(ship, codes.LOAD)
    every: i64 = 1
    every <<= s.fort_count
    most: list[i64] = [s.chart.size - 1, hull - 1, 1, 7, 1, s.seats, s.fort_count, 1, s.fort_count, s.round + 1]
    most += [load + s.room(ship), 1, 1, every - 1, every - 1, s.fort_count, 3, 7, hull, load]
    return row_outside(SHIP_FIELDS, s.ships, ship * codes.SHIP + codes.CELL, most)


def audit_bonds(s: Position, ship: Ship) -> str:
    """Repair, fort work and offers are where they can be."""
    for field in (codes.REPAIR, codes.WORK, codes.OFFERED):
        fort: Fort = Fort(s.of(ship, field) - 1)
        if fort >= 0 and not s.in_port(ship, fort):
            return "a ship is bound to a fort it is not at"
    work: i64 = s.of(ship, codes.WORK) - 1
    if (
        work >= 0
        and s.fort(Fort(work), codes.F_WORKER_1) != ship + 1
        and s.fort(Fort(work), codes.F_WORKER_2) != ship + 1
    ):
        return "a fort does not know of its worker"
    offered: i64 = s.of(ship, codes.OFFERED) - 1
    if offered >= 0 and (s.standing(Fort(offered)) or s.fort(Fort(offered), codes.F_WORKER_1) != 0):
        return "an offer that has lapsed"
    return audit_repair(s, ship)


def audit_repair(s: Position, ship: Ship) -> str:
    repair: i64 = s.of(ship, codes.REPAIR) - 1
    if repair < 0:
        return "a repair that was not begun" if s.of(ship, codes.REPAIR_NEW) == 1 else ""
    if s.fort_owner(Fort(repair)) != s.owner_of(ship) and not is_harbour(s, Fort(repair), s.owner_of(ship)):
        return "a ship is under repair at another's fort"
    if not s.standing(Fort(repair)):
        return "a ship is under repair at a ruin"
    if s.of(ship, codes.WORK) != 0 or s.of(ship, codes.DUE) != 0:
        return "a ship under repair does other things"
    return ""


def audit_fort(s: Position, fort: Fort) -> str:
    """A fort's tokens and workers."""
    hull: i64 = s.scenario.fort_hull[fort]
    ruined: i64 = s.fort(fort, codes.F_RUINED)
    if ruined == 1 and (s.fort_owner(fort) >= 0 or s.fort(fort, codes.F_PEARLS) != 0):
        return "a ruin has an owner or pearls"
    most: list[i64] = [hull - 1 + ruined, 1, s.scenario.fort_shots[fort], 1, s.fort(fort, codes.F_PEARLS)]
    most += [s.ship_count, s.ship_count, s.seats - 1, 1, 1, hull]
    if s.fort_owner(fort) >= s.seats:
        return "a fort's owner is not there"
    return row_outside(FORT_FIELDS, s.forts, fort * codes.FORT + codes.F_DAMAGE, most) or audit_work(s, fort)


def audit_work(s: Position, fort: Fort) -> str:
    one: i64 = s.fort(fort, codes.F_WORKER_1) - 1
    other: i64 = s.fort(fort, codes.F_WORKER_2) - 1
    if one < 0 and other < 0:
        whole: bool = s.fort(fort, codes.F_RUINED) == 0 or s.fort(fort, codes.F_DAMAGE) == s.scenario.fort_hull[fort]
        return "" if whole else "a restoration without workers"
    if one < 0 or other <= one:
        return "a fort's workers are no pair"
    for ship in (one, other):
        if s.of(Ship(ship), codes.WORK) != fort + 1 or not s.afloat(Ship(ship)):
            return "a fort's worker does not know of it"
    if s.fort(fort, codes.F_RUINED) == 0 and (
        s.fort(fort, codes.F_DAMAGE) == 0 or s.fort_owner(fort) != s.fort(fort, codes.F_STARTER)
    ):
        return "work at a fort that needs none"
    return ""


def audit_sea(s: Position) -> str:
    """Ships lie where ships can lie; the crowd counts them."""
    for cell in s.chart.every_cell:
        ships: i64 = 0
        for ship in s.every_ship:
            if s.cell_of(ship) == cell and cell != 0:
                ships += 1
        if ships != i64(s.crowd[cell]) or ships > i64(s.berths[cell]):
            return "a cell holds more ships than it can"
    return ""


def audit_pearls(s: Position) -> str:
    """Pearls lie in water, and there are no more of them than at the start."""
    total: i64 = 0
    for cell in s.chart.every_cell:
        if s.pearls[cell] > 0:
            total += i64(s.pearls[cell])
            if s.berths[cell] == 0:
                return "a pearl lies where no ship can come"
    begun: i64 = s.scenario.terms.most_pearls
    for ship in s.every_ship:
        total += s.of(ship, codes.LOAD)
    if total != s.adrift:
        return "the pearls adrift are miscounted"
    for fort in s.every_fort:
        total += s.fort(fort, codes.F_PEARLS)
    return "there are more pearls than at the start" if total > begun else ""


def audit_mine(s: Position, mine: i64) -> str:
    """A mine lies near its owner's forts, live where none has gone off."""
    cell: Cell = Cell(s.mine(mine, codes.M_CELL))
    if s.mine(mine, codes.M_SEAT) != s.scenario.mine_owner[mine]:
        return "a mine is not its owner's"
    broken = row_outside(MINE_FIELDS, s.mines, mine * codes.MINE + codes.M_CELL, [s.chart.size - 1, 2, 2, 1])
    if broken != "" or cell == 0:
        return broken
    if s.berths[cell] == 0 or not in_zone(s, Seat(s.mine(mine, codes.M_SEAT)), cell):
        return "a mine lies where none can"
    return "a mine is live in a spent cell" if s.mine(mine, codes.M_STATE) == codes.HIDDEN and spent(s, cell) else ""
