"""A draw by consent: who has agreed, and what ends an offer."""

from collections.abc import Set

from ..games.base import Result
from .entries import Draw
from .seats import Refused

NOBODY: frozenset[int] = frozenset()


def after(agreed: frozenset[int], entry: Draw, persons: Set[int]) -> frozenset[int]:
    """Who agrees to a draw after this was said; Refused where it cannot be said now."""
    if entry.seat not in persons:
        raise Refused("draw-not-asked")
    if entry.says == "offer":
        if agreed:
            raise Refused("draw-standing")
        if len(persons) < 2:
            raise Refused("draw-alone")
        return frozenset({entry.seat})
    if not agreed:
        raise Refused("draw-no-offer")
    if entry.says == "decline":
        return NOBODY
    if entry.seat in agreed:
        raise Refused("draw-agreed-before")
    return agreed | {entry.seat}


def drawn_result(seats: int, out: Set[int]) -> Result:
    """The result of a game that ended undecided: those who are still in share the win."""
    share = 1 / (seats - len(out))
    returns = tuple(0.0 if seat in out else share for seat in range(seats))
    return Result("draw-agreed", returns, (), tuple(() for _ in range(seats)))
