"""How far each condition of a scenario's goals is, so that every rank pursues whatever the goals say (N9)."""

from typing import Final

from mypy_extensions import i64

from ....engine.state import Seat
from ..rules.codes import DAMAGE, LOAD
from ..rules.deeds import has_left, is_royal, kind_in, need_row
from ..rules.goals import claim_count, field, in_seats, on_rung, reached
from ..rules.position import DEED, Position
from ..rules.scenario import (
    ARRIVE,
    CLAIM,
    DELIVER,
    EXIT,
    HOLD,
    HOLD_THESE,
    KINDS,
    L_FIRST,
    L_LOSS,
    L_MANY,
    L_SEATS,
    LOST,
    LOST_FORT,
    OWN_FORTS,
    POINTS,
    RUNG_FIRST_GAIN,
    RUNG_HULL,
    RUNG_SHIPS,
    RUNG_SIDES,
    SC_DELIVER,
    SINK,
    SURVIVE,
    W_KIND,
    W_KINDS,
    W_LOAD,
    W_MANY,
    W_OF,
    W_PLACE,
    W_SHIP,
)
from ..rules.units import Fort, Ship
from .lanes import FAR, Lanes

NEAR: Final[float] = 0.7  # what a ship is worth that is all but there, of one that has come
ABOARD: Final[float] = 0.5  # cargo on its way, of cargo delivered
RUNG: Final[float] = 0.04  # a point of the ladder's first rung, of a goal


def nearness(steps: i64) -> float:
    """1 on the spot, 0 where there is no way."""
    return 1.0 - float(steps) / float(FAR)


def progress(s: Position, side: i64, lanes: Lanes) -> float:
    """How near a side is to the best of its goals, less how near to the worst of its losses; 0 to 1 and below."""
    claims = s.scenario.terms.claims
    best: float = 0.0
    worst: float = 0.0
    for claim in range(claim_count(s)):
        at: i64 = claim * CLAIM
        if claims[at + L_SEATS] & side == 0:
            continue
        total: float = 0.0
        for need in range(claims[at + L_FIRST], claims[at + L_FIRST] + claims[at + L_MANY]):
            total += need_progress(s, need, claims[at + L_SEATS], lanes)
        total /= float(claims[at + L_MANY])
        if claims[at + L_LOSS] == 1:
            worst = total if total > worst else worst
        else:
            best = total if total > best else best
    return best - worst + rungs(s, side)


def rungs(s: Position, side: i64) -> float:
    """What the ladder would compare first, where it counts deeds."""
    ladder = s.scenario.terms.ladder
    if len(ladder) == 0 or ladder[0] >= RUNG_SIDES:
        return 0.0
    rung: i64 = ladder[0]
    if rung == RUNG_HULL or rung == RUNG_SHIPS or rung == RUNG_FIRST_GAIN:
        return 0.0
    return RUNG * float(on_rung(s, rung, side))


def need_progress(s: Position, need: i64, seats: i64, lanes: Lanes) -> float:
    """How much of a condition is done, with what is on its way."""
    kind: i64 = field(s, need, W_KIND)
    many: i64 = field(s, need, W_MANY)
    if kind == SURVIVE:
        alive: bool = reached(s, need, seats) > 0
        return 0.3 * soundness(s, need, seats) + 0.7 * part(s.round, many) if alive else 0.0
    done: i64 = reached(s, need, seats)
    if done >= many and kind != HOLD and kind != HOLD_THESE:
        return 1.0
    if kind == HOLD or kind == HOLD_THESE:
        return holding(s, need, seats, lanes, done, many)
    coming: float = 0.0
    if kind == ARRIVE or kind == EXIT:
        coming = ships_coming(s, need, seats, lanes, many - done)
    elif kind == DELIVER:
        coming = cargo_coming(s, field(s, need, W_PLACE), seats, lanes)
    elif kind == SINK:
        coming = prey_hurt(s, need, seats)
    elif kind == POINTS:
        coming = points_coming(s, seats, lanes)
    elif kind == LOST:
        coming = own_hurt(s, need, seats)
    elif kind == LOST_FORT:
        coming = fort_hurt(s, Fort(field(s, need, W_PLACE)), seats, lanes)
    total: float = (float(done) + coming) / float(many)
    return total if total < 1.0 else 0.99


def part(of: i64, whole: i64) -> float:
    return float(of) / float(whole) if of < whole else 1.0


def holding(s: Position, need: i64, seats: i64, lanes: Lanes, done: i64, many: i64) -> float:
    """Forts held, rounds held, and ships near the forts that are not."""
    rounds: i64 = field(s, need, W_LOAD)
    if done >= many:
        first: i64 = 0
        while (seats >> first) & 1 == 0:
            first += 1
        held: i64 = s.deeds[need_row(s, need) * DEED + first]
        return 0.6 + 0.4 * part(held + 1, rounds + 1)
    near: float = 0.0
    for fort in s.every_fort:
        wanted: bool = field(s, need, W_KIND) == HOLD or (field(s, need, W_PLACE) >> fort) & 1 == 1
        if wanted and not in_seats(s.fort_owner(fort), seats) and not is_royal(s, fort):
            steps: i64 = nearest_to_port(s, fort, seats, lanes)
            hurt: float = 1.0 - float(s.fort_hull_left(fort)) / float(s.scenario.fort_hull[fort])
            gain: float = 0.6 * nearness(steps) + 0.4 * hurt
            near = gain if gain > near else near
    return 0.55 * (float(done) + 0.6 * near) / float(many)


def nearest_to_port(s: Position, fort: Fort, seats: i64, lanes: Lanes) -> i64:
    nearest: i64 = FAR
    for ship in s.every_ship:
        if s.afloat(ship) and in_seats(s.owner_of(ship), seats):
            steps: i64 = lanes.to_port(fort, s.cell_of(ship))
            nearest = steps if steps < nearest else nearest
    return nearest


def is_wanted(s: Position, need: i64, ship: Ship) -> bool:
    """Whether a ship afloat could still do what an arrival or exit wants."""
    if not s.afloat(ship) or has_left(s, ship) or not kind_in(s, ship, field(s, need, W_KINDS)):
        return False
    return (s.deeds[need_row(s, need) * DEED + s.owner_of(ship)] >> ship) & 1 == 0


def ships_coming(s: Position, need: i64, seats: i64, lanes: Lanes, wanted: i64) -> float:
    """The nearest ships that are still needed, each by its nearness; one without the load it needs counts less."""
    total: float = 0.0
    taken: i64 = 0
    for _ in range(wanted):
        best: float = 0.0
        chosen: i64 = -1
        for ship in s.every_ship:
            if (taken >> ship) & 1 == 1 or not in_seats(s.owner_of(ship), seats) or not is_wanted(s, need, ship):
                continue
            near: float = NEAR * nearness(lanes.to_need(s, need, ship))
            if field(s, need, W_KIND) == EXIT and s.of(ship, LOAD) < field(s, need, W_LOAD):
                near *= 0.3
            if near > best:
                best = near
                chosen = ship
        if chosen < 0:
            break
        one: i64 = 1
        taken |= one << chosen
        total += best
    return total


def cargo_coming(s: Position, place: i64, seats: i64, lanes: Lanes) -> float:
    """Cargo aboard, the nearer to where it goes the better."""
    total: float = 0.0
    for ship in s.every_ship:
        load: i64 = s.of(ship, LOAD)
        if load == 0 or not s.afloat(ship) or not in_seats(s.owner_of(ship), seats):
            continue
        steps: i64 = FAR
        for fort in s.every_fort:
            goes: bool = fort == place or (place == OWN_FORTS and in_seats(s.fort_owner(fort), seats))
            if goes and lanes.to_port(fort, s.cell_of(ship)) < steps:
                steps = lanes.to_port(fort, s.cell_of(ship))
        total += float(load) * ABOARD * (0.4 + 0.6 * nearness(steps))
    return total


def prey_hurt(s: Position, need: i64, seats: i64) -> float:
    """The ship to be sunk that is hurt most and hunted closest."""
    best: float = 0.0
    named: i64 = field(s, need, W_SHIP)
    for ship in s.every_ship:
        owner: Seat = s.owner_of(ship)
        if not s.afloat(ship) or owner < 0 or in_seats(owner, seats) or (named >= 0 and ship != named):
            continue
        if not kind_in(s, ship, field(s, need, W_KINDS)) or (field(s, need, W_OF) >> owner) & 1 == 0:
            continue
        hurt: float = 0.5 * float(s.of(ship, DAMAGE)) / float(s.hull(ship))
        hurt += 0.3 * nearness(nearest_hunter(s, ship, seats))
        best = hurt if hurt > best else best
    return best


def nearest_hunter(s: Position, prey: Ship, seats: i64) -> i64:
    nearest: i64 = FAR
    for ship in s.every_ship:
        if s.afloat(ship) and in_seats(s.owner_of(ship), seats):
            away: i64 = s.chart.distance(s.cell_of(ship), s.cell_of(prey))
            nearest = away if away < nearest else nearest
    return nearest


def points_coming(s: Position, seats: i64, lanes: Lanes) -> float:
    """The points that are nearest of those an arrival or cargo brings."""
    racers: float = racers_coming(s, seats, lanes)
    scored: i64 = s.scenario.terms.scores[SC_DELIVER * KINDS]
    cargo: float = float(scored) * cargo_coming(s, OWN_FORTS, seats, lanes) if scored > 0 else 0.0
    return racers if racers > cargo else cargo


def racers_coming(s: Position, seats: i64, lanes: Lanes) -> float:
    """Points that are on their way: the nearest ship that an arrival would score for."""
    terms = s.scenario.terms
    if terms.arrival_place < 0 or len(terms.arrival_scores) == 0:
        return 0.0
    best: float = 0.0
    for ship in s.every_ship:
        if s.afloat(ship) and in_seats(s.owner_of(ship), seats) and kind_in(s, ship, terms.arrival_kinds):
            near: float = nearness(lanes.to_market(s, ship))
            best = near if near > best else best
    return best * NEAR * float(terms.arrival_scores[0])


def own_hurt(s: Position, need: i64, seats: i64) -> float:
    """The own ship whose loss counts that is hurt most."""
    worst: float = 0.0
    named: i64 = field(s, need, W_SHIP)
    for ship in s.every_ship:
        if not s.afloat(ship) or not in_seats(s.owner_of(ship), seats) or (named >= 0 and ship != named):
            continue
        if kind_in(s, ship, field(s, need, W_KINDS)):
            hurt: float = 0.6 * float(s.of(ship, DAMAGE)) / float(s.hull(ship))
            worst = hurt if hurt > worst else worst
    return worst


def fort_hurt(s: Position, fort: Fort, seats: i64, lanes: Lanes) -> float:
    """How near an own fort's loss is: its damage, and the nearest ship of anybody else."""
    hurt: float = 1.0 - float(s.fort_hull_left(fort)) / float(s.scenario.fort_hull[fort])
    return 0.6 * hurt + 0.3 * nearness(nearest_to_port(s, fort, ~seats, lanes))


def soundness(s: Position, need: i64, seats: i64) -> float:
    """The hull left of the ship that has to survive, or of the soundest; 1 for one that is out of reach."""
    best: float = 0.0
    named: i64 = field(s, need, W_SHIP)
    for ship in s.every_ship:
        if (named >= 0 and ship != named) or not in_seats(s.owner_of(ship), seats):
            continue
        left: float = float(s.hull_left(ship)) / float(s.hull(ship)) if s.afloat(ship) else 1.0
        best = left if left > best else best
    return best


def aim_for(s: Position, ship: Ship, lanes: Lanes) -> i64:
    """The arrival or exit that wants a ship, the nearest first; -1 none."""
    claims = s.scenario.terms.claims
    best: i64 = -1
    least: i64 = FAR
    for claim in range(claim_count(s)):
        at: i64 = claim * CLAIM
        if claims[at + L_LOSS] == 1 or not in_seats(s.owner_of(ship), claims[at + L_SEATS]):
            continue
        for need in range(claims[at + L_FIRST], claims[at + L_FIRST] + claims[at + L_MANY]):
            kind: i64 = field(s, need, W_KIND)
            if (kind != ARRIVE and kind != EXIT) or not is_wanted(s, need, ship):
                continue
            if kind == EXIT and s.of(ship, LOAD) < field(s, need, W_LOAD):
                continue
            if lanes.to_need(s, need, ship) < least:
                least = lanes.to_need(s, need, ship)
                best = need
    return best
