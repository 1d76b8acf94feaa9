"""The parts of a position's text that are told by hand: those that are empty while there is nothing to tell."""

from librt.vecs import vec
from mypy_extensions import i64

from ....engine.positions import columns_from, columns_text
from . import codes
from .position import Position, filled


def figures_text(figures: "vec[i64]") -> str:
    """Nothing where all are 0."""
    for at in range(len(figures)):
        if figures[at] != 0:
            return columns_text([figures])
    return ""


def figures_from(text: str, none: "vec[i64]") -> "vec[i64]":
    """As many figures as there are; those of none for an empty text."""
    return columns_from(text, [none])[0] if text != "" else none


def orders_text(s: Position) -> str:
    return figures_text(s.orders)


def read_orders(s: Position, text: str) -> None:
    s.keep_orders(figures_from(text, filled(s.seats * codes.ORDERS, 0)))


def shore_text(s: Position) -> str:
    return figures_text(s.landed)


def read_shore(s: Position, text: str) -> None:
    s.landed = figures_from(text, s.landed)


def weary_text(s: Position) -> str:
    return figures_text(s.weary)


def read_weary(s: Position, text: str) -> None:
    s.weary = figures_from(text, s.weary)
