"""FleetState: the engine's contract, kept by the modules beside this one."""

from typing import Final

from mypy_extensions import i64

from ....engine.bits import count, nth
from ....engine.chance import Chance
from ....engine.state import NOT_YOUR_DECISION, Seat
from . import derived, rounds, work
from .audit import audit
from .codes import OVER, SOLO
from .legal import action_of
from .position import Position
from .scoring import total

HEAD = "fleet 1 "  # of the text: the game, and the version of what follows
TOP_SOLO: Final[float] = 100.0  # points that count as a perfect solo game; the highest title begins at 85


class FleetState(Position):
    """A game of Fleet: The Dice Game."""

    def pending(self) -> i64:
        return self.awaited()

    def count_actions(self) -> i64:
        return count(self.own().choices)

    def nth_action(self, k: i64) -> i64:
        return action_of(nth(self.own().choices, k))

    def why_not(self, action: i64) -> i64:
        return derived.why_not(self, action) if self.own().choices != 0 else NOT_YOUR_DECISION

    def apply(self, action: i64) -> None:
        sheet = self.own()
        derived.apply(self, action)
        work.go_on(self, sheet)
        rounds.settle(self)

    def concede(self, seat: i64) -> None:
        rounds.concede(self, Seat(seat))

    def is_over(self) -> bool:
        return self.step == OVER

    def returns(self, seat: i64) -> float:
        if self.ended == SOLO:
            points: float = float(total(self.box, self.sheets[0]))
            return points / TOP_SOLO if points < TOP_SOLO else 1.0
        if (self.winners >> seat) & 1 == 0:
            return 0.0
        return 1.0 / float(count(self.winners))

    def clone(self) -> "FleetState":
        sheets = [derived.copy_sheet(sheet) for sheet in self.sheets]
        copy = FleetState(self.box, self.chance.clone(), sheets)
        derived.copy_fields(self, copy)
        return copy

    def determinize(self, seat: i64, chance: Chance) -> None:
        """All is open but the dice to come."""
        self.chance = chance

    def position_text(self) -> str:
        return HEAD + derived.parts_text(self)

    def checksum(self) -> i64:
        return derived.checksum(self)

    def audit(self) -> str:
        return audit(self)
