"""The legal actions that are not moves and attacks: fireships, repair, fort work, pearls, forts, mines."""

from mypy_extensions import i64

from .codes import (
    BEGIN_REPAIR,
    BEGIN_WORK,
    BREAK_OFF,
    CELL,
    CONVERT,
    DAMAGE,
    DETONATE,
    DUE,
    END_REPAIR,
    EXPLODE,
    F_PEARLS,
    F_WORKER_1,
    FIRED,
    FROZEN,
    GIVE,
    KIND,
    LOAD,
    OFFER,
    OFFERED,
    OWNER,
    REPAIR,
    SHIP,
    TAKE,
    TAKE_FORT,
    UNLOAD,
    WITHDRAW,
    WORK,
)
from .menu_list import push
from .position import Position
from .reasons_port import (
    why_not_begin_repair,
    why_not_begin_work,
    why_not_break_off,
    why_not_detonate,
    why_not_explode,
    why_not_fort_work,
    why_not_give,
    why_not_offer,
    why_not_take,
    why_not_take_from_fort,
    why_not_unload,
    why_not_withdraw,
)


def list_port(s: Position) -> None:
    """Ship by ship; what needs a port is looked at only in one."""
    in_ports: i64 = 0  # how many free ships lie in ports: fort work needs two
    for ship in range(s.ship_count):
        at: i64 = ship * SHIP
        if s.ships[at + OWNER] != s.mover or s.ships[at + CELL] == 0:
            continue
        if s.ships[at + DUE] != 0:
            if why_not_explode(s, ship) == 0:
                push(s, EXPLODE * KIND + ship)
        elif can_convert(s, at):
            push(s, CONVERT * KIND + ship)
        if s.ships[at + REPAIR] != 0:
            push(s, END_REPAIR * KIND + ship)
        if s.chart.ports[s.ships[at + CELL]] != 0:
            in_ports += 1
            list_ship_in_port(s, ship)
        if s.pearls[s.ships[at + CELL]] != 0 and why_not_take(s, ship) == 0:
            push(s, TAKE * KIND + ship)
    if s.scenario.fort_work and (in_ports > 0 or s.scenario.in_teams):
        for fort in range(s.fort_count):
            list_fort(s, fort)
    if len(s.mines) > 0:
        for other in range(s.ship_count):
            if why_not_detonate(s, other) == 0:
                push(s, DETONATE * KIND + other)


def can_convert(s: Position, at: i64) -> bool:
    """R6.2b, Q41: the ship at this place of the list can become a fireship."""
    ships = s.ships
    if not s.scenario.fireships or ships[at + FIRED] != 0 or ships[at + FROZEN] != 0:
        return False
    return ships[at + REPAIR] == 0 and ships[at + WORK] == 0


def list_ship_in_port(s: Position, ship: i64) -> None:
    """Repair, and pearls into and out of forts."""
    if s.of(ship, DAMAGE) != 0 and why_not_begin_repair(s, ship) == 0:
        push(s, BEGIN_REPAIR * KIND + ship)
    if s.of(ship, OFFERED) != 0 and why_not_withdraw(s, ship) == 0:
        push(s, WITHDRAW * KIND + ship)
    if not s.scenario.pearls:
        return
    for fort in range(s.fort_count):
        if not s.in_port(ship, fort):
            continue
        if s.of(ship, LOAD) != 0 and why_not_unload(s, ship, fort) == 0:
            push(s, UNLOAD * KIND + ship * 64 + fort)
        if s.fort(fort, F_PEARLS) != 0 and why_not_take_from_fort(s, ship, fort) == 0:
            push(s, TAKE_FORT * KIND + ship * 64 + fort)


def list_fort(s: Position, fort: i64) -> None:
    """Work at a fort, and in teams forts given and ships offered."""
    if s.fort(fort, F_WORKER_1) != 0:
        if why_not_break_off(s, fort) == 0:
            push(s, BREAK_OFF * KIND + fort)
    elif why_not_fort_work(s, fort) == 0:
        list_workers(s, fort)
    if not s.scenario.in_teams:
        return
    for seat in range(s.seats):
        if why_not_give(s, fort, seat) == 0:
            push(s, GIVE * KIND + fort * 8 + seat)


def list_workers(s: Position, fort: i64) -> None:
    """R9.1, Q52: pairs of ships that can work at a fort."""
    for ship in range(s.ship_count):
        if s.ships[ship * SHIP + CELL] == 0 or not s.in_port(ship, fort):
            continue
        if s.scenario.in_teams and why_not_offer(s, ship, fort) == 0:
            push(s, OFFER * KIND + ship * 64 + fort)
        for other in range(ship + 1, s.ship_count):
            if s.ships[other * SHIP + CELL] == 0 or not s.in_port(other, fort):
                continue
            if why_not_begin_work(s, fort, ship, other) == 0:
                push(s, BEGIN_WORK * KIND + (fort * 32 + ship) * 32 + other)
