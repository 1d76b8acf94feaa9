"""Dominated choices: what brings less of everything than another choice that is there."""

from typing import Final

from mypy_extensions import i64

from ..rules import codes
from ..rules.coins import cash_value, coin_value, next_star
from ..rules.position import Position
from ..rules.sheet import Sheet

MARKS: Final[i64] = 0x3FFFF  # choices that mark a box


def is_dominated(s: Position, action: i64) -> bool:
    """Whether the actor has a choice that is better in everything that counts."""
    if action < codes.CASH or action > codes.SELL:
        return False  # marks, dice and bonuses cannot be compared
    sheet: Sheet = s.sheets[s.actor]
    if action == codes.DECLINE:
        return sheet.choices & MARKS != 0
    if action == codes.AS_COIN:
        return pays_less(s, sheet, codes.CASH) or (sheet.choices & MARKS != 0 and next_star(s, sheet) < 0)
    if action == codes.CASH:
        return pays_less(s, sheet, codes.AS_COIN)
    return action == codes.SELL and next_star(s, sheet) < 0


def pays_less(s: Position, sheet: Sheet, other: i64) -> bool:
    """Whether the die in hand brings fewer coins than if used the other way."""
    if (sheet.choices >> other) & 1 == 0:
        return False
    cash: i64 = cash_value(s, sheet, sheet.face)
    coin: i64 = coin_value(s, sheet)
    return coin < cash if other == codes.CASH else cash < coin
