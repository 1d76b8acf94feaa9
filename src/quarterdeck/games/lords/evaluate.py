"""What a position of Lords of the Seas is worth: points as they stand, and what is likely to become points."""

from mypy_extensions import i64

from ...engine.bits import count
from ...engine.evaluator import Evaluator
from ...engine.state import Seat, State
from .rules.codes import OVER
from .rules.position import Position, Side
from .rules.scoring import promising, total
from .rules.sea import neighbours


class LordsEvaluator(Evaluator):
    """Weights in points of the final score (data/weights.toml), those of prospects as they are at the first turn.

    `spread` is the lead that makes a win near certain at the first turn, `late_spread` at the last.
    """

    def __init__(self) -> None:
        self.battle_ship: float = 0.0
        self.burning_ship: float = 0.0
        self.open_cell: float = 0.0
        self.pair: float = 0.0
        self.coin: float = 0.0
        self.shield: float = 0.0
        self.extra_ship: float = 0.0
        self.spread: float = 1.0
        self.late_spread: float = 1.0

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.phase == OVER:
            return state.returns(seat)
        left: float = turns_left(state)
        lead: float = self.strength(state, state.side(Seat(seat)), left)
        lead -= self.strength(state, state.side(Seat(1 - seat)), left)
        share: float = 0.5 + lead / (2.0 * (self.late_spread + left * (self.spread - self.late_spread)))
        if share < 0.01:
            return 0.01
        return 0.99 if share > 0.99 else share

    def strength(self, s: Position, side: Side, left: float) -> float:
        """Points now and in prospect; prospects fade with the turns left."""
        taken: i64 = s.light.battle | s.dark.battle
        return float(total(s, side)) + left * (
            self.battle_ship * float(count(side.battle))
            + self.burning_ship * float(count(side.burning))
            + self.open_cell * float(count(neighbours(side.battle) & ~taken))
            + self.pair * float(promising(s, side.battle))
            + self.coin * float(side.coins)
            + self.shield * float(count(s.shielded() & side.battle))
            + self.extra_ship * float(side.extra)
        )


def turns_left(s: Position) -> float:
    """The share of the game that is still to come, from 1 to 0."""
    all_turns: i64 = 2 * s.box.turns
    return float(all_turns - s.light.turns - s.dark.turns) / float(all_turns)
