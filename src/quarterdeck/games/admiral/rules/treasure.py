"""Pearls: loading and unloading (P4, Q75 to Q80, Q133)."""

from mypy_extensions import i64, u8

from ....engine.bits import bit
from . import codes
from .chart import Cell
from .codes import F_PEARLS, FROZEN, LEFT_AT, LOAD, RESTING, TAKEN_AT
from .deeds import is_royal, is_shut, note_delivery
from .fleet import gain
from .orders import why_not_own
from .position import Position
from .repair import is_harbour
from .telling import the_cell, the_fort, the_ship
from .units import Fort, Ship


def why_not_handle(s: Position, ship: Ship) -> i64:
    """Q39, Q76, Q117, Q118: whether a ship can load or unload at all."""
    if not s.scenario.pearls:
        return codes.SWITCHED_OFF
    reason: i64 = why_not_own(s, ship)
    if reason != 0:
        return reason
    return codes.SHIP_FROZEN if s.of(ship, FROZEN) != 0 else 0


def why_not_take(s: Position, ship: Ship) -> i64:
    """P4.1a, P4.3."""
    reason: i64 = why_not_handle(s, ship)
    if reason != 0:
        return reason
    if s.pearls[s.cell_of(ship)] == 0:
        return codes.NO_PEARL
    return codes.NO_ROOM if s.room(ship) <= 0 else 0


def take(s: Position, ship: Ship) -> None:
    """P4.1a: a pearl from the ship's cell."""
    cell: Cell = s.cell_of(ship)
    s.pearls[cell] = u8(i64(s.pearls[cell]) - 1)
    s.put(ship, LOAD, s.of(ship, LOAD) + 1)
    s.put(ship, RESTING, 0)
    s.stirred = True
    s.tell(codes.E_TAKEN, s.mover, the_ship(s, ship), the_cell(s, cell))


def why_not_fort_store(s: Position, ship: Ship, fort: Fort) -> i64:
    """P4.1b, Q79, Q80, Q137: the port of an own or a partner's standing fort."""
    if fort >= s.fort_count:
        return codes.NO_SUCH_FORT
    if s.scenario.special_forts and is_shut(s, fort):
        return codes.FORT_SHUT
    if not s.allied(s.fort_owner(fort), s.mover) and not is_harbour(s, fort, s.mover):
        return codes.ENEMY_STORE if s.fort_owner(fort) >= 0 else codes.NOBODYS_STORE
    return 0 if s.in_port(ship, fort) else codes.NOT_IN_PORT


def why_not_take_from_fort(s: Position, ship: Ship, fort: Fort) -> i64:
    """P4.6, Q133."""
    reason: i64 = why_not_handle(s, ship)
    if reason == 0:
        reason = why_not_fort_store(s, ship, fort)
    if reason != 0:
        return reason
    if s.scenario.special_forts and is_royal(s, fort):
        return codes.ROYAL_FORT
    if s.fort(fort, F_PEARLS) == 0:
        return codes.NO_PEARL
    if s.room(ship) <= 0:
        return codes.NO_ROOM
    return codes.SHUTTLE if (s.of(ship, LEFT_AT) >> fort) & 1 == 1 else 0


def take_from_fort(s: Position, ship: Ship, fort: Fort) -> None:
    """P4.6: a pearl out of a fort, to be carried to another; to and fro, it would keep a game alive for ever (Q93)."""
    s.put_fort(fort, F_PEARLS, s.fort(fort, F_PEARLS) - 1)
    s.put(ship, LOAD, s.of(ship, LOAD) + 1)
    s.put(ship, TAKEN_AT, s.of(ship, TAKEN_AT) | bit(fort))
    s.adrift += 1
    s.put(ship, RESTING, 0)
    s.tell(codes.E_TAKEN_FORT, s.mover, the_ship(s, ship), the_fort(s, fort))


def why_not_unload(s: Position, ship: Ship, fort: Fort) -> i64:
    """P4.1b, Q77, Q133."""
    reason: i64 = why_not_handle(s, ship)
    if reason == 0:
        reason = why_not_fort_store(s, ship, fort)
    if reason != 0:
        return reason
    if s.of(ship, LOAD) == 0:
        return codes.NO_CARGO
    return codes.SHUTTLE if (s.of(ship, TAKEN_AT) >> fort) & 1 == 1 else 0


def unload(s: Position, ship: Ship, fort: Fort) -> None:
    """P4.1b, Q78: a pearl into a fort; it may win the game at once."""
    pearls: i64 = s.fort(fort, F_PEARLS) + 1
    s.put_fort(fort, F_PEARLS, pearls)
    s.put(ship, LOAD, s.of(ship, LOAD) - 1)
    s.put(ship, LEFT_AT, s.of(ship, LEFT_AT) | bit(fort))
    s.adrift -= 1
    s.put(ship, RESTING, 0)
    s.tell(codes.E_UNLOADED, s.mover, the_ship(s, ship), the_fort(s, fort), pearls)
    gain(s, s.fort_owner(fort) if s.fort_owner(fort) >= 0 else s.mover)
    if s.scenario.has_deeds:
        note_delivery(s, fort)
    if s.adrift < s.least_adrift:
        s.least_adrift = s.adrift
        s.stirred = True
