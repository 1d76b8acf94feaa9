"""The legal actions that are not moves and attacks: fireships, repair, fort work, pearls, forts, mines."""

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.actions import act_on, act_on_three, act_on_two
from ....engine.bits import first
from . import codes, repair, treasure
from .codes import CELL, DAMAGE, DUE, F_PEARLS, F_WORKER_1, LOAD, OFFERED, REPAIR, SHIP
from .fireships import why_not_explode, why_not_kindle
from .mines import why_not_detonate
from .position import Position
from .units import Fort, Ship


def push(s: Position, action: i64) -> None:
    """Adds an action to the list, which grows where a large fleet needs it."""
    size: i64 = s.menu_size
    if size == len(s.menu):
        longer: vec[i64] = vec[i64]([i64(0)] * (2 * size))
        for k in range(size):
            longer[k] = s.menu[k]
        s.menu = longer
    s.menu[size] = action
    s.menu_size = size + 1


def list_port(s: Position, own: i64, free: i64) -> None:
    """Own ship by own ship; what needs a port is looked at only in one."""
    in_ports: i64 = 0  # how many free ships lie in ports: fort work needs two
    rest: i64 = own
    convertible: i64 = free if s.scenario.fireships else 0
    while rest != 0:
        ship: Ship = Ship(first(rest))
        rest &= rest - 1
        at: i64 = ship * SHIP
        cell: i64 = s.ships[at + CELL]
        if s.ships[at + DUE] != 0:
            if why_not_explode(s, ship) == 0:
                push(s, act_on(codes.EXPLODE, ship))
        elif (convertible >> ship) & 1 == 1 and why_not_kindle(s, ship) == 0:
            push(s, act_on(codes.CONVERT, ship))
        if s.ships[at + REPAIR] != 0 and repair.why_not_end_repair(s, ship) == 0:
            push(s, act_on(codes.END_REPAIR, ship))
        if s.chart.ports[cell] != 0:
            in_ports += 1
            list_ship_in_port(s, ship)
        if s.pearls[cell] != 0 and treasure.why_not_take(s, ship) == 0:
            push(s, act_on(codes.TAKE, ship))
    if s.scenario.fort_work and (in_ports > 0 or s.scenario.in_teams):
        for fort in s.every_fort:
            list_fort(s, fort)
    if len(s.mines) > 0:
        for other in s.every_ship:
            if why_not_detonate(s, other) == 0:
                push(s, act_on(codes.DETONATE, other))


def list_ship_in_port(s: Position, ship: Ship) -> None:
    """Repair, and pearls into and out of forts."""
    at: i64 = ship * SHIP
    if s.ships[at + DAMAGE] != 0 and repair.why_not_begin_repair(s, ship) == 0:
        push(s, act_on(codes.BEGIN_REPAIR, ship))
    if s.ships[at + OFFERED] != 0 and repair.why_not_withdraw(s, ship) == 0:
        push(s, act_on(codes.WITHDRAW, ship))
    if not s.scenario.pearls:
        return
    for fort in s.every_fort:
        if not s.in_port(ship, fort):
            continue
        if s.ships[at + LOAD] != 0 and treasure.why_not_unload(s, ship, fort) == 0:
            push(s, act_on_two(codes.UNLOAD, ship, fort))
        if s.fort(fort, F_PEARLS) != 0 and treasure.why_not_take_from_fort(s, ship, fort) == 0:
            push(s, act_on_two(codes.TAKE_FORT, ship, fort))


def list_fort(s: Position, fort: Fort) -> None:
    """Work at a fort, and in teams forts given and ships offered."""
    if s.fort(fort, F_WORKER_1) != 0:
        if repair.why_not_break_off(s, fort) == 0:
            push(s, act_on(codes.BREAK_OFF, fort))
    elif repair.why_not_fort_work(s, fort) == 0:
        list_workers(s, fort)
    if not s.scenario.in_teams:
        return
    for seat in s.every_seat:
        if repair.why_not_give(s, fort, seat) == 0:
            push(s, act_on_two(codes.GIVE, fort, seat))


def list_workers(s: Position, fort: Fort) -> None:
    """R9.1, Q52: pairs of ships that can work at a fort."""
    for ship in s.every_ship:
        if s.cell_of(ship) == 0 or not s.in_port(ship, fort):
            continue
        if s.scenario.in_teams and repair.why_not_offer(s, ship, fort) == 0:
            push(s, act_on_two(codes.OFFER, ship, fort))
        for other in range(ship + 1, s.ship_count):
            if s.cell_of(Ship(other)) == 0 or not s.in_port(Ship(other), fort):
                continue
            if repair.why_not_begin_work(s, fort, ship, Ship(other)) == 0:
                push(s, act_on_three(codes.BEGIN_WORK, fort, ship, other))
