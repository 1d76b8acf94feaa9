"""Goals, losses and the ladder of a scenario's own (N9): what is met, by whom, and who is ahead."""

from typing import Final

from mypy_extensions import i64

from ....engine.bits import bit, count, first
from ....engine.state import Seat
from . import scenario
from .codes import F_PEARLS, S_GAIN
from .deeds import has_fallen, has_left, is_royal, is_to_come, kind_in, need_count, need_row, score
from .fleet import pearls_of
from .position import CAUSE, D_ALL, D_ARRIVALS, D_CARRIED, D_EXITS, D_FORTS, D_POINTS, D_SUNK, DEED, RUNG, Position
from .units import Fort, Ship

# When a condition is looked at.
AT_ONCE: Final[i64] = 0
TURN_END: Final[i64] = 1
ROUND_END: Final[i64] = 2

# Why the ladder decides.
BY_TIME: Final[i64] = 0
BY_QUIET: Final[i64] = 1
BY_STORED: Final[i64] = 2
BY_LAST_SHIPS: Final[i64] = 3
BY_SEVERAL: Final[i64] = 4


def field(s: Position, need: i64, name: i64) -> i64:
    """A field of a condition."""
    return s.scenario.terms.needs[need * scenario.NEED + name]


def claim_count(s: Position) -> i64:
    return len(s.scenario.terms.claims) // scenario.CLAIM


# What a condition has


def is_met(s: Position, need: i64, seats: i64, moment: i64) -> bool:
    """Whether a condition is true for some seats (bits) together at such a moment."""
    kind: i64 = field(s, need, scenario.W_KIND)
    if kind == scenario.HOLD or kind == scenario.HOLD_THESE:
        return is_held(s, need, seats, moment)
    if kind == scenario.SURVIVE:
        return moment == ROUND_END and s.round >= field(s, need, scenario.W_MANY) and survives(s, need, seats)
    if kind == scenario.POINTS and moment == AT_ONCE:
        return False
    return reached(s, need, seats) >= field(s, need, scenario.W_MANY)


def reached(s: Position, need: i64, seats: i64) -> i64:
    """How many of what a condition counts some seats have together."""
    kind: i64 = field(s, need, scenario.W_KIND)
    if kind == scenario.DELIVER:
        return delivered(s, field(s, need, scenario.W_PLACE), seats)
    if kind == scenario.ARRIVE or kind == scenario.EXIT:
        return count(ships_in_row(s, need_row(s, need), seats))
    if kind == scenario.SINK:
        named: i64 = field(s, need, scenario.W_SHIP)
        if named >= 0:
            return 1 if has_fallen(s, Ship(named)) else 0
        return count(ships_in_row(s, need_row(s, need), seats))
    if kind == scenario.POINTS:
        return sum_of_row(s, D_POINTS, seats)
    if kind == scenario.LOST:
        return lost_ships(s, need, seats)
    if kind == scenario.LOST_FORT:
        return 0 if in_seats(s.fort_owner(Fort(field(s, need, scenario.W_PLACE))), seats) else 1
    if kind == scenario.HOLD:
        return forts_of(s, seats)
    if kind == scenario.HOLD_THESE:
        return these_forts(s, field(s, need, scenario.W_PLACE), seats)
    return 1 if survives(s, need, seats) else 0


def in_seats(seat: Seat, seats: i64) -> bool:
    return seat >= 0 and (seats >> seat) & 1 == 1


def ships_in_row(s: Position, row: i64, seats: i64) -> i64:
    """The ships (bits) in a set of any of some seats."""
    found: i64 = 0
    for seat in s.every_seat:
        if (seats >> seat) & 1 == 1:
            found |= s.deeds[row * DEED + seat]
    return found


def sum_of_row(s: Position, row: i64, seats: i64) -> i64:
    total: i64 = 0
    for seat in s.every_seat:
        if (seats >> seat) & 1 == 1:
            total += s.deeds[row * DEED + seat]
    return total


def delivered(s: Position, place: i64, seats: i64) -> i64:
    """Q78, N3: what lies there now; of a royal port, what they brought."""
    if place == scenario.OWN_FORTS:
        total: i64 = 0
        for seat in s.every_seat:
            if (seats >> seat) & 1 == 1:
                total += pearls_of(s, seat)
        return total
    fort: Fort = Fort(place)
    if is_royal(s, fort):
        return sum_of_row(s, D_FORTS + fort, seats)
    return s.fort(fort, F_PEARLS) if in_seats(s.fort_owner(fort), seats) else 0


def forts_of(s: Position, seats: i64) -> i64:
    """How many standing forts are theirs."""
    forts: i64 = 0
    for fort in s.every_fort:
        if in_seats(s.fort_owner(fort), seats):
            forts += 1
    return forts


def these_forts(s: Position, forts: i64, seats: i64) -> i64:
    """How many of some forts (bits) are theirs."""
    held: i64 = 0
    for fort in s.every_fort:
        if (forts >> fort) & 1 == 1 and in_seats(s.fort_owner(fort), seats):
            held += 1
    return held


def is_held(s: Position, need: i64, seats: i64, moment: i64) -> bool:
    """`hold`: at so many round ends running, or at the end of an own turn."""
    rounds: i64 = field(s, need, scenario.W_LOAD)
    if rounds == 0:
        mine: bool = moment == TURN_END and in_seats(s.mover, seats)
        return mine and reached(s, need, seats) >= field(s, need, scenario.W_MANY)
    return moment == ROUND_END and s.deeds[need_row(s, need) * DEED + first(seats)] >= rounds


def survives(s: Position, need: i64, seats: i64) -> bool:
    """`survive`: the named ship, or any, is afloat and theirs."""
    named: i64 = field(s, need, scenario.W_SHIP)
    for ship in s.every_ship:
        if (named < 0 or ship == named) and in_seats(s.owner_of(ship), seats):
            if s.afloat(ship) or has_left(s, ship) or is_to_come(s, ship):
                return True
    return False


def lost_ships(s: Position, need: i64, seats: i64) -> i64:
    """`lost`: ships that began as theirs and were sunk or taken."""
    named: i64 = field(s, need, scenario.W_SHIP)
    lost: i64 = 0
    for ship in s.every_ship:
        if not has_fallen(s, ship) or (named >= 0 and ship != named):
            continue
        if in_seats(s.scenario.first_owner(ship), seats) and kind_in(s, ship, field(s, need, scenario.W_KINDS)):
            lost += 1
    return lost


# Goals and losses


def claim_met(s: Position, claim: i64, moment: i64) -> bool:
    """Whether all conditions of a goal or loss are true at the same moment."""
    claims = s.scenario.terms.claims
    at: i64 = claim * scenario.CLAIM
    seats: i64 = claims[at + scenario.L_SEATS]
    for need in range(claims[at + scenario.L_FIRST], claims[at + scenario.L_FIRST] + claims[at + scenario.L_MANY]):
        if not is_met(s, need, seats, moment):
            return False
    return True


def claimed(s: Position, moment: i64, loss: i64) -> i64:
    """The seats (bits) of every goal that is met now, or of every loss."""
    claims = s.scenario.terms.claims
    found: i64 = 0
    for claim in range(claim_count(s)):
        if claims[claim * scenario.CLAIM + scenario.L_LOSS] == loss and claim_met(s, claim, moment):
            found |= claims[claim * scenario.CLAIM + scenario.L_SEATS]
    return found


def losers(s: Position, moment: i64) -> i64:
    """N9: the seats (bits) whose loss is true now."""
    return claimed(s, moment, 1)


def side_of(s: Position, seat: Seat) -> i64:
    """A seat and its partners, as bits."""
    found: i64 = 0
    for other in s.every_seat:
        if s.allied(seat, other):
            found |= bit(other)
    return found


def achievers(s: Position, moment: i64) -> i64:
    """The seats (bits) of every goal that is met now; whoever is out achieves nothing by himself."""
    found: i64 = claimed(s, moment, 0)
    for seat in s.every_seat:
        if s.out(seat):
            found &= ~bit(seat)
    return found


def winners_now(s: Position, moment: i64) -> i64:
    """N9, Q94: the side (bits) that wins by a goal: the acting one first, then in turn order; 0 none."""
    found: i64 = achievers(s, moment)
    if found == 0:
        return 0
    if moment == ROUND_END:
        return several(s, found)
    for after in s.every_seat:
        seat: Seat = s.in_order((s.turn_at + after) % s.seats)
        if (found >> seat) & 1 == 1:
            return side_of(s, seat)
    return 0


def several(s: Position, found: i64) -> i64:
    """At the end of a round nobody acts: between several sides the ladder decides."""
    if found & ~side_of(s, Seat(first(found))) == 0:
        return side_of(s, Seat(first(found)))
    return decide(s, found, BY_SEVERAL)


def count_round(s: Position) -> None:
    """`hold`: how many round ends running, and its points."""
    for need in range(need_count(s.scenario.terms)):
        kind: i64 = field(s, need, scenario.W_KIND)
        if (kind == scenario.HOLD or kind == scenario.HOLD_THESE) and field(s, need, scenario.W_LOAD) > 0:
            count_holding(s, need)
    for fort in s.every_fort:
        score(s, s.fort_owner(fort), scenario.SC_HOLD, 0)


def count_holding(s: Position, need: i64) -> None:
    claims = s.scenario.terms.claims
    for claim in range(claim_count(s)):
        at: i64 = claim * scenario.CLAIM
        if not claims[at + scenario.L_FIRST] <= need < claims[at + scenario.L_FIRST] + claims[at + scenario.L_MANY]:
            continue
        seats: i64 = claims[at + scenario.L_SEATS]
        place: i64 = need_row(s, need) * DEED + first(seats)
        held: bool = reached(s, need, seats) >= field(s, need, scenario.W_MANY)
        s.deeds[place] = s.deeds[place] + 1 if held else 0


def nobody_sails(s: Position) -> bool:
    """Whether no ship is on the board and none will come."""
    for ship in s.every_ship:
        if s.afloat(ship) or (s.owner_of(ship) >= 0 and is_to_come(s, ship)):
            return False
    return True


# The ladder


def decide(s: Position, seats: i64, cause: i64) -> i64:
    """`decide`: the seats (bits) of the sides that are still equal after the last rung, of those that are given."""
    sides: i64 = 0
    for seat in s.every_seat:
        if (seats >> seat) & 1 == 1:
            sides |= side_of(s, seat)
    s.deeds[D_ALL * DEED + CAUSE] = cause
    ladder = s.scenario.terms.ladder
    for at in range(len(ladder)):
        left: i64 = best_on(s, ladder[at], sides)
        if left != sides:
            s.deeds[D_ALL * DEED + RUNG] = ladder[at]
            sides = left
        if sides == side_of(s, Seat(first(sides))):
            break
    return sides


def best_on(s: Position, rung: i64, sides: i64) -> i64:
    """The sides (bits) that are best on one rung."""
    best: i64 = 0
    most: i64 = 0
    for seat in s.every_seat:
        side: i64 = side_of(s, seat)
        if (sides >> seat) & 1 == 0 or first(side) != seat:
            continue
        worth: i64 = on_rung(s, rung, side)
        if best == 0 or worth > most:
            best, most = side, worth
        elif worth == most:
            best |= side
    return best


def on_rung(s: Position, rung: i64, side: i64) -> i64:
    """What a side has of what a rung compares; more is better."""
    if rung >= scenario.RUNG_SIDES:
        return 1 if s.scenario.team[first(side)] == rung - scenario.RUNG_SIDES else 0
    if rung == scenario.RUNG_POINTS:
        return sum_of_row(s, D_POINTS, side)
    if rung == scenario.RUNG_TREASURE:
        return treasure_of(s, side)
    if rung == scenario.RUNG_SUNK:
        return count(ships_in_row(s, D_SUNK, side))
    if rung == scenario.RUNG_FORTS:
        return forts_of(s, side)
    if rung == scenario.RUNG_EXITS:
        return count(ships_in_row(s, D_EXITS, side))
    if rung == scenario.RUNG_ARRIVALS:
        return count(ships_in_row(s, D_ARRIVALS, side))
    if rung == scenario.RUNG_FIRST_GAIN:
        return -last_gain(s, side)
    return afloat_of(s, rung, side)


def treasure_of(s: Position, side: i64) -> i64:
    """In its forts, brought to royal ones, and carried off the board."""
    total: i64 = delivered(s, scenario.OWN_FORTS, side) + sum_of_row(s, D_CARRIED, side)
    for fort in s.every_fort:
        if is_royal(s, fort):
            total += sum_of_row(s, D_FORTS + fort, side)
    return total


def last_gain(s: Position, side: i64) -> i64:
    """When a side last gained a treasure; whoever never did comes after all others."""
    latest: i64 = 0
    for seat in s.every_seat:
        if (side >> seat) & 1 == 1 and s.player(seat, S_GAIN) > latest:
            latest = s.player(seat, S_GAIN)
    return latest if latest > 0 else s.gains + 1


def afloat_of(s: Position, rung: i64, side: i64) -> i64:
    """scenario.RUNG_SHIPS and RUNG_HULL: its ships afloat or safe, and their hull."""
    total: i64 = 0
    for ship in s.every_ship:
        if in_seats(s.owner_of(ship), side) and (s.afloat(ship) or has_left(s, ship)):
            total += 1 if rung == scenario.RUNG_SHIPS else s.hull_left(ship)
    return total
