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

    def turns_between(self, start: State, state: State) -> i64:
        """How many turns have ended from one position to a later one; for searches with a horizon.

        Where a turn is many actions, lines that end it early would meet the opponent's good moves sooner than lines
        that waste time. Compared at the end of the turn they are equal.
        """
        return 0

    def habit(self, state: State) -> i64:
        """What the actor would do without a thought, found quickly; -1 where anything is as good."""
        return -1

    def manners(self) -> i64:
        """How many ways there are to do a whole turn out of habit; the first is the usual one."""
        return 1

    def in_manner(self, state: State, manner: i64) -> i64:
        """What the actor would do without a thought in one of them; -1 where anything is as good."""
        return self.habit(state)

    def shuns(self, state: State, action: i64) -> bool:
        """Whether no rank does this while it may do anything else: it would throw something away for nothing."""
        return False

    def set_weights(self, weights: dict[str, float]) -> None:
        """Takes the weights of a playing style; AttributeError for one that it does not know."""
        for name, weight in weights.items():
            setattr(self, name, weight)
