"""The head of a position's text, and its figures, for every game's loader.

    toy 1 rules=1 …

The game, the version of its text, the number of the rules; what follows is the game's own. No text can overflow: a
figure has at most nine digits.
"""

from typing import Final

from mypy_extensions import i64

RULES: Final = "rules="


def with_rules(text: str, rules: i64) -> str:
    """A game's text with the number of the rules behind game and version."""
    words = text.split(" ", 2)
    return " ".join([words[0], words[1], RULES + str(rules), words[2]])


def head_of(text: str) -> tuple[i64, i64, str]:
    """Version of a text, number of its rules, and the game's text without that number.

    A text from before there were numbers has those of the first rules; whatever else is wrong the game's loader says.
    """
    words = text.split(" ", 3)
    if len(words) < 3 or not is_number(words[1]):
        return 0, 1, text
    if len(words) < 4 or not words[2].startswith(RULES) or not is_number(words[2][len(RULES) :]):
        return number_from(words[1]), 1, text
    return number_from(words[1]), number_from(words[2][len(RULES) :]), " ".join([words[0], words[1], words[3]])


def is_number(text: str) -> bool:
    """Whether it counts something: 1 and more, in at most nine digits."""
    return text.isascii() and text.isdigit() and len(text) <= 9 and text[0] != "0"


def number_from(text: str) -> i64:
    """A whole number; ValueError for anything else."""
    digits = text[1:] if text.startswith("-") else text
    if digits == "" or len(digits) > 9 or not digits.isascii() or not digits.isdigit():
        raise ValueError("'" + text[:20] + "' is no number")
    return int(text)


def numbers_from(text: str, many: i64) -> list[i64]:
    """So many whole numbers with commas between them; ValueError for more, fewer, or anything else."""
    words = text.split(",") if text != "" else []
    if len(words) != many:
        raise ValueError("'" + text[:40] + "' should be " + str(many) + " numbers")
    return [number_from(word) for word in words]
