"""Ships and forts by their numbers, and units, which are either."""

from typing import Final, NewType

from mypy_extensions import i64

from .codes import FORTS_FROM

Ship = NewType("Ship", i64)
Fort = NewType("Fort", i64)
Unit = NewType("Unit", i64)  # a ship's number, or a fort's above FORTS_FROM
NO_UNIT: Final[Unit] = Unit(-1)


def unit_of(fort: Fort) -> Unit:
    return Unit(fort + FORTS_FROM)


def fort_of(unit: Unit) -> Fort:
    """The fort that a unit is; below 0 for a ship."""
    return Fort(unit - FORTS_FROM)
