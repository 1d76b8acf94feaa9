"""What is left after a fight: hull points shared out, pearls stowed, captures (R8.6 to R8.11, Q57 to Q66, Q113)."""

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.state import Seat
from . import codes
from .deeds import blame_fight, note_prize, note_storm
from .fleet import cancel_repairs, change_owner, gain, ruin, sink, stop_work
from .position import Position
from .telling import the_fort, the_ship, the_unit
from .units import NO_UNIT, Fort, Ship, Unit, fort_of


def begin_sharing(s: Position) -> None:
    """R8.6b, R8.9e, R8.9f: the winner shares out the difference; losers of a storm are lost at once."""
    if s.target >= codes.FORTS_FROM:
        blame_fight(s)
        lost: i64 = codes.DEFENDER if s.winner == s.mover else codes.ATTACKER
        for ship in s.every_ship:
            if s.of(ship, codes.ROLE) & lost != 0 and s.afloat(ship):
                sink(s, ship)
    s.at_unit = NO_UNIT
    share_on(s)


def takes_share(s: Position, ship: Ship) -> bool:
    """Q113: all participants of a boarding, the winner's own of a storm."""
    return s.of(ship, codes.ROLE) & (codes.ATTACKER | codes.DEFENDER) != 0 and s.cell_of(ship) != 0


def capacity_after(s: Position, unit: Unit) -> i64:
    """Q57: how many points the units after this one can take."""
    total: i64 = 0
    for ship in range(unit + 1, s.ship_count):
        if takes_share(s, Ship(ship)):
            total += s.hull(Ship(ship))
    if s.target >= codes.FORTS_FROM and unit != s.target:
        total += s.scenario.fort_hull[fort_of(s.target)]
    return total


def most_for(s: Position, unit: Unit) -> i64:
    """The most that a unit can be given now."""
    hull: i64 = s.scenario.fort_hull[fort_of(unit)] if unit >= codes.FORTS_FROM else s.hull(Ship(unit))
    return hull if hull < s.points else s.points


def least_for(s: Position, unit: Unit) -> i64:
    """Q58: what it must be given, because the others could not take the rest."""
    most: i64 = most_for(s, unit)
    least: i64 = s.points - capacity_after(s, unit)
    if least < 0:
        return 0
    return least if least < most else most


def next_sharer(s: Position) -> Unit:
    """The next unit in order that takes a share, -1 after the last."""
    if s.at_unit >= codes.FORTS_FROM:
        return NO_UNIT
    for ship in range(s.at_unit + 1, s.ship_count):
        if takes_share(s, Ship(ship)):
            return Unit(ship)
    return s.target if s.target >= codes.FORTS_FROM else NO_UNIT


def share_on(s: Position) -> None:
    """Goes through the units; asks where there is a choice."""
    while True:
        unit: Unit = next_sharer(s)
        if unit < 0:
            break
        s.at_unit = unit
        least: i64 = least_for(s, unit)
        if least != most_for(s, unit):
            s.phase = codes.SHARE
            return
        give(s, least)
    s.points = 0
    if s.target >= codes.FORTS_FROM:
        finish_storm(s)
    else:
        begin_stowing(s)


def give(s: Position, points: i64) -> None:
    """R8.6b: hull points for the unit in question."""
    unit: Unit = s.at_unit
    if unit >= codes.FORTS_FROM:
        s.put_fort(fort_of(unit), codes.F_ROLE, points)
    else:
        s.put(Ship(unit), codes.GIVEN, points)
    s.points -= points
    if s.events is not None:
        s.tell(codes.E_GIVEN, s.winner, the_unit(s, unit), points)


def why_not_share(s: Position, points: i64) -> i64:
    """Q57, Q58, Q113."""
    return 0 if least_for(s, s.at_unit) <= points <= most_for(s, s.at_unit) else codes.NOT_THAT_MANY


def share_out(s: Position, points: i64) -> None:
    give(s, points)
    share_on(s)


def begin_stowing(s: Position) -> None:
    """P4.2, Q65: before ships given nothing sink, pearls may be stowed anew."""
    for ship in s.every_ship:
        if takes_share(s, ship):
            s.put(ship, codes.STOWING, s.of(ship, codes.LOAD))
    s.at_unit = NO_UNIT
    stow_on(s)


def can_carry(s: Position, ship: Ship) -> bool:
    """Whether a pearl may be put into a ship now: another survivor with room."""
    return ship != s.at_unit and takes_share(s, ship) and s.of(ship, codes.GIVEN) > 0 and s.room(ship) > 0


def stow_on(s: Position) -> None:
    """Pearl by pearl; asks where another ship can take it."""
    for ship in s.every_ship:
        while s.of(ship, codes.STOWING) > 0:
            s.at_unit = Unit(ship)
            if any_carrier(s):
                s.phase = codes.STOW
                return
            s.put(ship, codes.STOWING, 0)
    finish_boarding(s)


def any_carrier(s: Position) -> bool:
    for ship in s.every_ship:
        if can_carry(s, ship):
            return True
    return False


def why_not_stow(s: Position, ship: Ship) -> i64:
    """Q65: another survivor with room."""
    return 0 if ship < s.ship_count and can_carry(s, ship) else codes.CANNOT_CARRY


def stow_in(s: Position, ship: Ship) -> None:
    """Q65: a pearl goes to another ship."""
    giver: Ship = Ship(s.at_unit)
    s.put(giver, codes.LOAD, s.of(giver, codes.LOAD) - 1)
    s.put(ship, codes.LOAD, s.of(ship, codes.LOAD) + 1)
    s.tell(codes.E_STOWED, s.winner, the_ship(s, giver), the_ship(s, ship))
    stow_away(s)


def stow_away(s: Position) -> None:
    """Q65: the pearl in question is where it stays."""
    giver: Ship = Ship(s.at_unit)
    s.put(giver, codes.STOWING, s.of(giver, codes.STOWING) - 1)
    stow_on(s)


def keep(s: Position, ship: Ship) -> None:
    """R8.6d, R8.7, R8.8a: a surviving participant: its owner, its damage, frozen to the end of the round."""
    old: i64 = s.owner_of(ship)
    s.put(ship, codes.DAMAGE, s.hull(ship) - s.of(ship, codes.GIVEN))
    s.put(ship, codes.FROZEN, s.mover + 1)
    s.put(ship, codes.MOVED, 1)
    s.put(ship, codes.SHOTS, 0)
    if old != s.winner:
        s.put(ship, codes.OWNER, s.winner)
        s.losses = True
        s.tell(codes.E_CAPTURED, s.winner, the_ship(s, ship), old)
        if s.scenario.has_deeds:
            note_prize(s, ship, Seat(old), s.winner)


def finish_boarding(s: Position) -> None:
    """R8.6c: whoever was given nothing sinks."""
    share_result(s)
    end_fight(s)


def share_result(s: Position) -> None:
    blame_fight(s)
    for ship in s.every_ship:
        if not takes_share(s, ship):
            continue
        if s.of(ship, codes.GIVEN) > 0:
            keep(s, ship)
        else:
            sink(s, ship)


def finish_storm(s: Position) -> None:
    """R8.9e, R8.9f, R8.10: the winner's ships and the fort have their share."""
    fort: Fort = fort_of(s.target)
    given: i64 = s.fort(fort, codes.F_ROLE)
    share_result(s)
    if given == 0:
        storm_ruin(s, fort)
    else:
        hold_fort(s, fort, given)
    end_fight(s)


def hold_fort(s: Position, fort: Fort, given: i64) -> None:
    """R8.10, P4.5, Q35, Q47: the fort is captured or kept, with its new hull, frozen to the end of the round."""
    old: i64 = s.fort_owner(fort)
    s.put_fort(fort, codes.F_DAMAGE, s.scenario.fort_hull[fort] - given)
    s.put_fort(fort, codes.F_FROZEN, 1)
    s.put_fort(fort, codes.F_SHOTS, 0)
    if old == s.winner:
        if s.rules >= 2 and given == s.scenario.fort_hull[fort] and s.fort(fort, codes.F_WORKER_1) != 0:
            stop_work(s, fort)  # T2: nothing is left to repair
        return
    cancel_repairs(s, fort)
    change_owner(s, fort, s.winner)
    s.losses = True
    s.tell(codes.E_FORT_CAPTURED, s.winner, the_fort(s, fort), old)
    if s.scenario.has_deeds:
        note_storm(s, s.winner)
    if s.fort(fort, codes.F_PEARLS) > 0:
        gain(s, s.winner)


def storm_ruin(s: Position, fort: Fort) -> None:
    """R8.11, Q60: ruined by storming; every ship under repair there when the storm began is lost."""
    s.blame = bit(s.mover)
    ruin(s, fort)
    s.put_fort(fort, codes.F_FROZEN, 1)
    for ship in s.every_ship:
        if s.of(ship, codes.ROLE) & codes.WAS_IN_REPAIR != 0 and s.afloat(ship):
            sink(s, ship)


def neutral_fort_wins(s: Position) -> None:
    """Q64: attackers are lost; the fort takes the difference up to its hull."""
    fort: Fort = fort_of(s.target)
    s.blame = 0
    for ship in s.every_ship:
        if s.of(ship, codes.ROLE) & codes.ATTACKER != 0:
            sink(s, ship)
    hull: i64 = s.scenario.fort_hull[fort]
    s.put_fort(fort, codes.F_DAMAGE, hull - s.points if s.points < hull else 0)
    s.put_fort(fort, codes.F_FROZEN, 1)
    end_fight(s)


def end_fight(s: Position) -> None:
    """The fight is over; the attacker's turn goes on."""
    for ship in s.every_ship:
        s.put(ship, codes.ROLE, 0)
        s.put(ship, codes.GIVEN, 0)
        s.put(ship, codes.STOWING, 0)
    if s.target >= codes.FORTS_FROM:
        s.put_fort(fort_of(s.target), codes.F_ROLE, 0)
    s.target = NO_UNIT
    s.last_unit = NO_UNIT
    s.winner = Seat(-1)
    s.points = 0
    s.at_unit = NO_UNIT
    s.losses = True
    s.phase = codes.TURN
