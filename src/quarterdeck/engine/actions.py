"""An action as one number: its kind and up to three operands.

The kind has the 6 lowest bits and each operand the next 12, so that nearly all actions stay below 2**30, which Python
keeps in one digit. An action without operands is its kind.
"""

from mypy_extensions import i64


def act_on(kind: i64, operand: i64) -> i64:
    """The action of a kind with one operand."""
    return kind | operand << 6


def act_on_two(kind: i64, one: i64, two: i64) -> i64:
    """The action of a kind with two operands."""
    return kind | one << 6 | two << 18


def act_on_three(kind: i64, one: i64, two: i64, three: i64) -> i64:
    """The action of a kind with three operands."""
    return kind | one << 6 | two << 18 | three << 30


def kind_of(action: i64) -> i64:
    """What sort of action it is."""
    return action & 63


def first_of(action: i64) -> i64:
    """Its first operand, 0 where it has none."""
    return (action >> 6) & 4095


def second_of(action: i64) -> i64:
    """Its second operand."""
    return (action >> 18) & 4095


def third_of(action: i64) -> i64:
    """Its third operand, with whatever lies above it: a number that is no action is never within bounds."""
    return action >> 30
