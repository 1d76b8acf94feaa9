"""LordsState: the engine's contract, kept by the modules beside this one."""

from mypy_extensions import i64

from ....engine.bits import bit
from ....engine.chance import Chance
from ....engine.state import NOT_YOUR_DECISION, Seat
from . import derived, legal, turn
from .audit import audit
from .codes import ARRANGE, CHANGE, OVER
from .piles import resample
from .placement import fake_is_secret
from .position import Position
from .sea import ARRANGEMENTS, members

HEAD = "lords 1 "  # of the text: the game, and the version of what follows


class LordsState(Position):
    """A game of Lords of the Seas."""

    def pending(self) -> i64:
        if self.phase == OVER:
            return 0
        if self.phase != ARRANGE:
            return bit(self.first_player if self.phase == CHANGE else self.mover.seat)
        return (1 if self.light.arrangement < 0 else 0) | (2 if self.dark.arrangement < 0 else 0)

    def count_actions(self) -> i64:
        return legal.count_actions(self)

    def nth_action(self, k: i64) -> i64:
        return legal.nth_action(self, k)

    def why_not(self, action: i64) -> i64:
        return derived.why_not(self, action) if self.is_pending(self.actor) else NOT_YOUR_DECISION

    def apply(self, action: i64) -> None:
        derived.apply(self, action)

    def concede(self, seat: i64) -> None:
        turn.concede(self, seat)

    def returns(self, seat: i64) -> float:
        if self.winner < 0:
            return 0.5
        return 1.0 if self.winner == seat else 0.0

    def clone(self) -> "LordsState":
        light = derived.copy_side(self.light)
        copy = LordsState(self.box, self.chance.clone(), self.effects, light, derived.copy_side(self.dark))
        derived.copy_fields(self, copy)
        return copy

    def determinize(self, seat: i64, chance: Chance) -> None:
        """Deals anew what the seat cannot see: the other's ships, his boards until they are shown, the fake mine."""
        self.chance = chance
        for other in range(2):
            if other == seat:
                continue
            side = self.side(Seat(other))
            resample(side, chance)
            if self.phase == ARRANGE and side.arrangement >= 0:
                side.arrangement = chance.below(ARRANGEMENTS)
        if seat != self.token_seat:
            self.hide_fake(chance)

    def hide_fake(self, chance: Chance) -> None:
        """D12: any of the minelayer's tokens may be the fake one, as far as this seat knows."""
        if not fake_is_secret(self):
            return
        cells = members(self.token)
        self.fake = bit(cells[chance.below(len(cells))])

    def position_text(self) -> str:
        return HEAD + derived.parts_text(self)

    def checksum(self) -> i64:
        return derived.checksum(self)

    def audit(self) -> str:
        return audit(self)
