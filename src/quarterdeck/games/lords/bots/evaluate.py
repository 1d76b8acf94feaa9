"""What a position of Lords of the Seas is worth: points as they stand, and what is likely to become points."""

from mypy_extensions import i64

from ....engine.bits import count
from ....engine.evaluator import Evaluator
from ....engine.state import Seat, State
from ..rules.codes import OVER
from ..rules.position import Position, Side
from ..rules.scoring import equal_pairs, falling_pairs, rising_pairs, total
from ..rules.sea import COLUMNS, NOT_G, Cells, neighbours


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


def promising(s: Position, battle: Cells) -> i64:
    """How many neighbouring pairs could become a set or a run; pairs with a mercenary count, whatever its number."""
    along: i64 = battle & (battle >> 1) & NOT_G
    down: i64 = battle & (battle >> COLUMNS)
    return links(s, along, 1) + links(s, down, COLUMNS)


def links(s: Position, pairs: Cells, stride: i64) -> i64:
    hired: i64 = pairs & (s.mercenary | (s.mercenary >> stride))
    alike: i64 = equal_pairs(s, pairs, stride)
    return count(hired | alike | rising_pairs(s, pairs, stride) | falling_pairs(s, pairs, stride))
