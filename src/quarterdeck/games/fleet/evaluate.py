"""What a position of Fleet is worth: points as they stand, and what sheet, boats and coins are likely to bring."""

from mypy_extensions import i64

from ...engine.evaluator import Evaluator
from ...engine.state import State
from .rules.codes import OVER
from .rules.position import Position
from .rules.scoring import total


class FleetEvaluator(Evaluator):
    """Placeholder."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.step == OVER:
            return state.returns(seat)
        return float(total(state.box, state.sheet(seat))) / 200.0
