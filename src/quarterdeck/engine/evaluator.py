"""Evaluator: what a position is worth, for opponents that look ahead. Each game's evaluate.py has a subclass."""

from mypy_extensions import i64, mypyc_attr

from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions of one game."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError
