"""What a position of Lords of the Seas is worth: points as they stand, and what is likely to become points."""

from mypy_extensions import i64

from ...engine.bits import count
from ...engine.evaluator import Evaluator
from ...engine.state import State
from .rules.codes import OVER
from .rules.position import Position, Side
from .rules.scoring import total
from .rules.sea import neighbours


class LordsEvaluator(Evaluator):
    """Weights in points of the final score (data/weights.toml); `spread` is the lead that makes a win near certain."""

    def __init__(self) -> None:
        self.battle_ship: float = 0.0
        self.burning_ship: float = 0.0
        self.open_cell: float = 0.0
        self.coin: float = 0.0
        self.shield: float = 0.0
        self.extra_ship: float = 0.0
        self.spread: float = 1.0

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.phase == OVER:
            return state.returns(seat)
        lead: float = self.strength(state, state.side(seat)) - self.strength(state, state.side(1 - seat))
        share: float = 0.5 + lead / (2.0 * self.spread)
        if share < 0.01:
            return 0.01
        return 0.99 if share > 0.99 else share

    def points(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.phase == OVER:
            return float(total(state, state.side(seat)))
        return self.strength(state, state.side(seat))

    def strength(self, s: Position, side: Side) -> float:
        """Points now and in prospect."""
        taken: i64 = s.light.battle | s.dark.battle
        shields: i64 = count(s.shielded() & side.battle)
        return (
            float(total(s, side))
            + self.battle_ship * float(count(side.battle))
            + self.burning_ship * float(count(side.burning))
            + self.open_cell * float(count(neighbours(side.battle) & ~taken))
            + self.coin * float(side.coins)
            + self.shield * float(shields)
            + self.extra_ship * float(side.extra)
        )
