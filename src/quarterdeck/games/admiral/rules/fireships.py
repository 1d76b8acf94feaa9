"""Fireships: conversion and explosion (R6, Q36 to Q42, T3)."""

from mypy_extensions import i64

from .codes import CELL, DUE, E_CONVERTED, E_EXPLODED, FROZEN, OFFERED, OWNER, RESTING, SHIP, SHOTS
from .fleet import hurt, remove, sink_wrecks
from .position import Position
from .telling import the_cell, the_ship
from .wind import due_now


def convert(s: Position, ship: i64) -> None:
    """R6.2 to R6.5: for good; it explodes in the next round."""
    s.put(ship, DUE, s.round + 1)
    s.put(ship, SHOTS, 0)
    s.put(ship, RESTING, 0)
    s.put(ship, OFFERED, 0)
    s.tell(E_CONVERTED, s.mover, the_ship(s, ship), s.round + 1)


def captured_this_turn(s: Position, ship: i64) -> bool:
    """Q40: taken in the turn that is running; it explodes at the end of it and no sooner."""
    return s.of(ship, FROZEN) == s.mover + 1


def explode(s: Position, ship: i64) -> None:
    """R6.8, R6.9, Q37, Q38: all ships around and in its own cell take its card hull; then it is gone."""
    cell: i64 = s.of(ship, CELL)
    damage: i64 = s.hull(ship)
    s.tell(E_EXPLODED, s.of(ship, OWNER), the_ship(s, ship), the_cell(s, cell), damage)
    remove(s, ship)
    for other in range(s.ship_count):
        if s.afloat(other) and s.chart.distance(s.of(other, CELL), cell) <= 1:
            hurt(s, other, damage)
    sink_wrecks(s)


def due_ships(s: Position, seat: i64) -> i64:
    """How many fireships of a seat explode this turn."""
    due: i64 = 0
    for ship in range(s.ship_count):
        if s.ships[ship * SHIP + OWNER] == seat and s.afloat(ship) and due_now(s, ship):
            due += 1
    return due


def first_due(s: Position, seat: i64) -> i64:
    """One of them, -1 where there is none."""
    for ship in range(s.ship_count):
        if s.ships[ship * SHIP + OWNER] == seat and s.afloat(ship) and due_now(s, ship):
            return ship
    return -1
