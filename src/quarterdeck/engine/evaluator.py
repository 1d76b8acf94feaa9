"""Evaluator: what a position is worth, for opponents that look ahead. Each game's evaluate.py has a subclass."""

from mypy_extensions import i64, mypyc_attr

from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions of one game. Its weights are attributes, filled from the game's data/weights.toml."""

    def value(self, state: State, seat: i64) -> float:
        """How good the position is for a seat, from 0 (lost) to 1 (won); of a finished game too.

        A game of points may like a clear win better than a narrow one, as long as it likes every win better than
        any loss: far from the end the margin is the better guide.
        """
        raise NotImplementedError

    def set_weights(self, weights: dict[str, float]) -> None:
        """Takes the weights of a playing style; AttributeError for one that it does not know."""
        for name, weight in weights.items():
            setattr(self, name, weight)
