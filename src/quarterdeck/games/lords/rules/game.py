"""LordsState: the engine's contract, kept by the modules beside this one."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit
from ....engine.chance import Chance
from ....engine.state import NOT_YOUR_DECISION
from . import effects, legal, preparation, turn
from .audit import audit
from .codes import (
    ARRANGE,
    BUY,
    CHANGE,
    CHOOSE_FAKE,
    DECLINE,
    DONE,
    DROP,
    FAKE,
    FIRE,
    FIRST,
    FIX,
    GUARD,
    KEEP,
    KIND,
    LAY,
    MOVE_BOARD,
    OVER,
    PLACE_BOARDS,
    SWEEP,
    TAKE,
)
from .components import Components
from .piles import resample
from .placement import fake_is_secret
from .position import Position, Side
from .record import checksum, position_text


class LordsState(Position):
    """A game of Lords of the Seas."""

    def __init__(self, box: Components, chance: Chance, sea: "vec[u8]", light: Side, dark: Side) -> None:
        super().__init__(box, chance, sea, light, dark)

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
        if not self.is_pending(self.actor):
            return NOT_YOUR_DECISION
        return legal.why_not(self, action)

    def apply(self, action: i64) -> None:
        kind: i64 = action // KIND
        figure: i64 = action % KIND
        if kind == LAY:
            turn.lay(self, figure // 64, figure % 64)
        elif kind == BUY:
            turn.hire(self, figure // 64, figure % 64)
        elif kind == DONE:
            turn.end_turn(self)
        elif kind == FIRST:
            turn.choose_order(self, figure == 1)
        elif kind == PLACE_BOARDS:
            preparation.choose_boards(self, self.actor, figure)
        elif kind == MOVE_BOARD:
            preparation.move_board(self, figure)
        elif kind == KEEP:
            preparation.keep_boards(self)
        else:
            self.choose(kind, figure)

    def choose(self, kind: i64, figure: i64) -> None:
        """A target for the effect that is due."""
        if kind == FIRE:
            effects.fire(self, figure)
        elif kind == FIX:
            effects.fix(self, figure)
        elif kind == GUARD:
            effects.guard(self, figure)
        elif kind == SWEEP:
            effects.sweep(self, figure)
        elif kind == TAKE:
            effects.recruit(self, figure)
        elif kind == DROP:
            effects.drop_mine(self, figure)
            if self.phase == CHOOSE_FAKE:
                return
        elif kind == FAKE:
            effects.mark_fake(self, figure)
        elif kind == DECLINE:
            effects.decline(self)
        turn.go_on(self)

    def concede(self, seat: i64) -> None:
        turn.concede(self, seat)

    def returns(self, seat: i64) -> float:
        if self.winner < 0:
            return 0.5
        return 1.0 if self.winner == seat else 0.0

    def clone(self) -> "LordsState":
        copy = LordsState(self.box, self.chance.clone(), self.effects, self.light.clone(), self.dark.clone())
        self.copy_into(copy)
        return copy

    def determinize(self, seat: i64, chance: Chance) -> None:
        """Deals anew what the seat cannot see: the other's ships, his boards until they are shown, the fake mine."""
        self.chance = chance
        for other in range(2):
            if other == seat:
                continue
            side = self.side(other)
            resample(side, chance)
            if self.phase == ARRANGE and side.arrangement >= 0:
                side.arrangement = chance.below(1536)
        if seat != self.token_seat:
            self.hide_fake(chance)

    def hide_fake(self, chance: Chance) -> None:
        """D12: any of the minelayer's tokens may be the fake one, as far as this seat knows."""
        if not fake_is_secret(self):
            return
        cells: list[int] = [cell for cell in range(42) if (self.token >> cell) & 1]
        self.fake = bit(cells[chance.below(len(cells))])

    def position_text(self) -> str:
        return position_text(self)

    def checksum(self) -> i64:
        return checksum(self)

    def audit(self) -> str:
        return audit(self)
