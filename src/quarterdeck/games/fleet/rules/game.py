"""FleetState: the engine's contract, kept by the modules beside this one."""

from typing import Final

from mypy_extensions import i64

from ....engine.bits import count, nth
from ....engine.chance import Chance
from ....engine.state import NOT_YOUR_DECISION
from . import dice, fishing, legal, marking, rounds, work
from .audit import audit
from .codes import (
    AS_COIN,
    BONUS,
    CASH,
    CATCH,
    DECLINE,
    E_MARKED,
    E_STAR_MARKED,
    IDLE,
    LAUNCH,
    LICENCE,
    MARK_HEX,
    OVER,
    REROLL,
    SECTIONS,
    SELL,
    SOLO,
    STAR,
    TAKE,
    USE_DIE,
    USE_SALVAGE,
)
from .components import Components
from .position import Position
from .record import checksum, position_text
from .scoring import total
from .sheet import Sheet

TOP_SOLO: Final[float] = 100.0  # points that count as a perfect solo game; the highest title begins at 85


class FleetState(Position):
    """A game of Fleet: The Dice Game."""

    def __init__(self, box: Components, chance: Chance, sheets: list[Sheet]) -> None:
        super().__init__(box, chance, sheets)

    def pending(self) -> i64:
        return self.awaited()

    def count_actions(self) -> i64:
        return count(self.sheet(self.actor).choices)

    def nth_action(self, k: i64) -> i64:
        return nth(self.sheet(self.actor).choices, k)

    def why_not(self, action: i64) -> i64:
        sheet = self.sheet(self.actor)
        if sheet.choices == 0:
            return NOT_YOUR_DECISION
        return legal.why_not(self, sheet, action)

    def apply(self, action: i64) -> None:
        sheet = self.sheet(self.actor)
        if action < SECTIONS:
            self.mark(sheet, action)
        elif action >= BONUS:
            marking.choose_bonus(self, sheet, action - BONUS)
        elif action >= TAKE:
            dice.take(self, sheet, action - TAKE)
        elif action == DECLINE:
            work.decline(self, sheet)
        elif action == LICENCE or action == LAUNCH:
            marking.choose_either(self, sheet, action == LICENCE)
        elif action == CATCH or action == SELL:
            fishing.settle_second(self, sheet, action == SELL)
        else:
            self.use(sheet, action)
        work.go_on(self, sheet)
        rounds.settle(self)

    def mark(self, sheet: Sheet, section: i64) -> None:
        """A mark by the die in hand, a star, or the second part of a shrimp die."""
        if sheet.task == USE_DIE:
            dice.use_to_mark(self, sheet, section)
            return
        by_star: bool = sheet.task == STAR
        sheet.task = IDLE
        sheet.choices = 0
        if by_star:
            sheet.stars -= 1
            marking.mark(self, sheet, section, E_STAR_MARKED)
        else:
            sheet.second_marks -= 1
            marking.mark(self, sheet, section, E_MARKED)

    def use(self, sheet: Sheet, action: i64) -> None:
        """The die in hand for something else than a mark."""
        if action == AS_COIN:
            dice.use_as_coin(self, sheet)
        elif action == CASH:
            dice.use_for_cash(self, sheet)
        elif action == USE_SALVAGE:
            dice.use_for_salvage(self, sheet)
        elif action == MARK_HEX:
            dice.use_for_hex(self, sheet)
        elif action == REROLL:
            dice.reroll(self, sheet)

    def concede(self, seat: i64) -> None:
        rounds.concede(self, seat)

    def is_over(self) -> bool:
        return self.step == OVER

    def returns(self, seat: i64) -> float:
        if self.ended == SOLO:
            points: float = float(total(self.box, self.sheet(0)))
            return points / TOP_SOLO if points < TOP_SOLO else 1.0
        if (self.winners >> seat) & 1 == 0:
            return 0.0
        return 1.0 / float(count(self.winners))

    def clone(self) -> "FleetState":
        sheets: list[Sheet] = []
        for seat in range(self.seats):
            sheets.append(self.sheet(seat).clone())
        copy = FleetState(self.box, self.chance.clone(), sheets)
        self.copy_into(copy)
        return copy

    def determinize(self, seat: i64, chance: Chance) -> None:
        """All is open but the dice to come."""
        self.chance = chance

    def position_text(self) -> str:
        return position_text(self)

    def checksum(self) -> i64:
        return checksum(self)

    def audit(self) -> str:
        return audit(self)
