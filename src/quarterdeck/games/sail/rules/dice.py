"""Throws: a salvo against one die, rethrown on a tie (L40 to L43, L51, A38, A109)."""

from typing import Final

from mypy_extensions import i64

from ....engine.state import Seat
from .codes import C_ATTACK, C_DEFENCE, E_DIE, E_TOTALS
from .position import Position

SIDES: Final[i64] = 6  # L9


def throw_one(s: Position, label: i64, part: i64, seat: Seat) -> i64:
    """One die of a seat, told as it falls."""
    die: i64 = s.throw(SIDES, label) + 1
    if s.events is not None:
        s.tell(E_DIE, seat, die, part)
    return die


def throw_many(s: Position, dice: i64, label: i64, part: i64, seat: Seat) -> i64:
    """Several dice summed."""
    total: i64 = 0
    for _ in range(dice):
        total += throw_one(s, label, part, seat)
    return total


def salvo_hits(s: Position, attacker: Seat, dice: i64, bonus: i64, defender: Seat) -> bool:
    """Whether so many dice of one seat beat one die of another; everything is thrown again on a tie."""
    s.barrier += 1
    attack_bonus: i64 = bonus + s.throw_bonus(attacker, dice)
    defence_bonus: i64 = s.throw_bonus(defender, 1)
    while True:
        attack: i64 = throw_many(s, dice, C_ATTACK, 0, attacker) + attack_bonus
        defence: i64 = throw_one(s, C_DEFENCE, 1, defender) + defence_bonus
        tell_totals(s, attacker, attack, defence)
        if attack != defence:
            return attack > defence


def tell_totals(s: Position, seat: Seat, attack: i64, defence: i64) -> None:
    """Says what the dice came to: hit, miss or a tie."""
    if s.events is not None:
        s.tell(E_TOTALS, seat, attack, defence, 2 if attack == defence else 1 if attack > defence else 0)
