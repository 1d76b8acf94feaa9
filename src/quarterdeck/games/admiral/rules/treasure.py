"""Pearls: loading and unloading (P4, Q75 to Q80, Q133)."""

from mypy_extensions import i64, u8

from ....engine.bits import bit
from .codes import (
    CELL,
    E_TAKEN,
    E_TAKEN_FORT,
    E_UNLOADED,
    F_OWNER,
    F_PEARLS,
    LEFT_AT,
    LOAD,
    RESTING,
    TAKEN_AT,
)
from .fleet import gain
from .position import Position
from .telling import the_cell, the_fort, the_ship


def take(s: Position, ship: i64) -> None:
    """P4.1a: a pearl from the ship's cell."""
    cell: i64 = s.of(ship, CELL)
    s.pearls[cell] = u8(i64(s.pearls[cell]) - 1)
    s.put(ship, LOAD, s.of(ship, LOAD) + 1)
    s.put(ship, RESTING, 0)
    s.stirred = True
    s.tell(E_TAKEN, s.mover, the_ship(s, ship), the_cell(s, cell))


def take_from_fort(s: Position, ship: i64, fort: i64) -> None:
    """P4.6: a pearl out of a fort, to be carried to another; to and fro, it would keep a game alive for ever (Q93)."""
    s.put_fort(fort, F_PEARLS, s.fort(fort, F_PEARLS) - 1)
    s.put(ship, LOAD, s.of(ship, LOAD) + 1)
    s.put(ship, TAKEN_AT, s.of(ship, TAKEN_AT) | bit(fort))
    s.adrift += 1
    s.put(ship, RESTING, 0)
    s.tell(E_TAKEN_FORT, s.mover, the_ship(s, ship), the_fort(s, fort))


def unload(s: Position, ship: i64, fort: i64) -> None:
    """P4.1b, Q78: a pearl into a fort; it may win the game at once."""
    pearls: i64 = s.fort(fort, F_PEARLS) + 1
    s.put_fort(fort, F_PEARLS, pearls)
    s.put(ship, LOAD, s.of(ship, LOAD) - 1)
    s.put(ship, LEFT_AT, s.of(ship, LEFT_AT) | bit(fort))
    s.adrift -= 1
    s.put(ship, RESTING, 0)
    s.tell(E_UNLOADED, s.mover, the_ship(s, ship), the_fort(s, fort), pearls)
    gain(s, s.fort(fort, F_OWNER))
    if s.adrift < s.least_adrift:
        s.least_adrift = s.adrift
        s.stirred = True
