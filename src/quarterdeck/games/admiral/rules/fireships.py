"""Fireships: conversion and explosion (R6, Q36 to Q42, T3)."""

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.state import Seat
from . import codes
from .chart import Cell
from .codes import DUE, FIRED, FROZEN, OFFERED, RESTING, SHIP, SHOTS
from .fleet import hurt, remove, sink_wrecks
from .orders import why_not_free, why_not_own
from .position import Position
from .telling import the_cell, the_ship
from .units import Ship
from .wind import drifts_open, due_now


def why_not_convert(s: Position, ship: Ship) -> i64:
    """R6.2b, Q41."""
    if not s.scenario.fireships:
        return codes.SWITCHED_OFF
    reason: i64 = why_not_free(s, ship)
    return reason if reason != 0 else why_not_kindle(s, ship)


def why_not_kindle(s: Position, ship: Ship) -> i64:
    """What keeps a free ship from it."""
    if s.ships[ship * SHIP + DUE] != 0:
        return codes.FIRESHIP
    return codes.HAS_FIRED if s.ships[ship * SHIP + FIRED] != 0 else 0


def convert(s: Position, ship: Ship) -> None:
    """R6.2 to R6.5: for good; it explodes in the next round."""
    s.put(ship, DUE, s.round + 1)
    s.put(ship, SHOTS, 0)
    s.put(ship, RESTING, 0)
    s.put(ship, OFFERED, 0)
    s.tell(codes.E_CONVERTED, s.mover, the_ship(s, ship), s.round + 1)


def captured_this_turn(s: Position, ship: Ship) -> bool:
    """Q40: taken in the turn that is running; it explodes at the end of it and no sooner."""
    return s.of(ship, FROZEN) == s.mover + 1


def why_not_explode(s: Position, ship: Ship) -> i64:
    """R6.5, R6.6b, Q36, Q40."""
    reason: i64 = why_not_own(s, ship)
    if reason != 0:
        return reason
    if s.ships[ship * SHIP + DUE] == 0:
        return codes.NOT_FIRESHIP
    if not due_now(s, ship):
        return codes.NOT_DUE
    if s.phase == codes.BLASTS:
        return 0
    if captured_this_turn(s, ship):
        return codes.SHIP_FROZEN
    return codes.DRIFTS_OPEN if drifts_open(s, s.mover) else 0


def explode(s: Position, ship: Ship) -> None:
    """R6.8, R6.9, Q37, Q38: all ships around and in its own cell take its card hull; then it is gone."""
    cell: Cell = s.cell_of(ship)
    damage: i64 = s.hull(ship)
    culprit: Seat = s.owner_of(ship)
    s.blame = 0
    s.tell(codes.E_EXPLODED, s.owner_of(ship), the_ship(s, ship), the_cell(s, cell), damage)
    remove(s, ship)
    for other in s.every_ship:
        if s.afloat(other) and s.chart.distance(s.cell_of(other), cell) <= 1:
            hurt(s, other, damage)
    s.blame = bit(culprit)
    sink_wrecks(s)


def due_ships(s: Position, seat: Seat) -> i64:
    """How many fireships of a seat explode this turn."""
    due: i64 = 0
    for ship in s.every_ship:
        if s.owner_of(ship) == seat and s.afloat(ship) and due_now(s, ship):
            due += 1
    return due


def first_due(s: Position, seat: Seat) -> Ship:
    """One of them, -1 where there is none."""
    for ship in s.every_ship:
        if s.owner_of(ship) == seat and s.afloat(ship) and due_now(s, ship):
            return ship
    return Ship(-1)
