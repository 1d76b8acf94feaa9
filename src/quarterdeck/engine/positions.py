"""Figures of a position's text, for every game's loader. No text can overflow: a figure has at most nine digits."""

from mypy_extensions import i64


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
