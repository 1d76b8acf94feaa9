"""The head of a position's text, its figures, and what its fields are declared with (docs/adding-a-game.md).

    toy 1 rules=1 …

The game, the version of its text, the number of the rules; what follows is the game's own. No text can overflow: a
figure has at most ten digits.
"""

from typing import Annotated, Final, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, u8

T = TypeVar("T")
Shared = Annotated[T, "shared"]  # copies of a position share it: it is never written in place

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
    if digits == "" or len(digits) > 10 or not digits.isascii() or not digits.isdigit():
        raise ValueError("'" + text[:20] + "' is no number")
    return int(text)


def numbers_from(text: str, many: i64) -> list[i64]:
    """So many whole numbers with commas between them; ValueError for more, fewer, or anything else."""
    words = text.split(",") if text != "" else []
    if len(words) != many:
        raise ValueError("'" + text[:40] + "' should be " + str(many) + " numbers")
    return [number_from(word) for word in words]


def numbers_text(numbers: list[i64]) -> str:
    """Whole numbers with commas between them."""
    return ",".join([str(number) for number in numbers])


def flag(value: bool) -> i64:
    """A switch as a figure."""
    return 1 if value else 0


def flag_from(figure: i64) -> bool:
    """The switch of a figure; ValueError for anything but 0 and 1."""
    return within(figure, 0, 1) == 1


def within(figure: i64, low: i64, high: i64) -> i64:
    """The figure itself; ValueError where it is out of its bounds."""
    if figure < low or figure > high:
        raise ValueError(str(figure) + " should be from " + str(low) + " to " + str(high))
    return figure


def parts_from(words: list[str], keys: list[str]) -> list[str]:
    """What stands behind each key of `key=value` words; ValueError where they are not these, in this order."""
    if len(words) != len(keys):
        raise ValueError("it should have " + str(len(keys)) + " named parts")
    parts: list[str] = []
    for at in range(len(keys)):
        key, _, value = words[at].partition("=")
        if key != keys[at]:
            raise ValueError("part '" + keys[at] + "' is missing")
        parts.append(value)
    return parts


def pieces_from(text: str, many: i64) -> list[str]:
    """What stands between colons; ValueError where it is more or less."""
    pieces = text.split(":")
    if len(pieces) != many:
        raise ValueError("'" + text[:40] + "' should be " + str(many) + " pieces with colons between them")
    return pieces


def columns_text(columns: "list[vec[i64]]") -> str:
    """Columns of equal length, row by row: points within a row, commas between rows."""
    rows: list[str] = []
    for row in range(len(columns[0])):
        rows.append(".".join([str(column[row]) for column in columns]))
    return ",".join(rows)


def columns_from(text: str, columns: "list[vec[i64]]") -> "list[vec[i64]]":
    """New columns of the same shape; ValueError where the text has another."""
    rows = text.split(",") if text != "" else []
    if len(rows) != len(columns[0]):
        raise ValueError("'" + text[:40] + "' should have " + str(len(columns[0])) + " rows")
    found = [column[:] for column in columns]
    for row in range(len(rows)):
        figures = numbers_from(rows[row].replace(",", " ").replace(".", ","), len(columns))
        for at in range(len(columns)):
            column = found[at]
            column[row] = figures[at]
    return found


def rows_text(figures: "vec[i64]", width: i64) -> str:
    """Rows of figures with commas, divided by slashes; zeros are empty, so that a quiet row is short."""
    rows: list[str] = []
    for start in range(0, len(figures), int(width)):
        row = [str(figures[start + k]) if figures[start + k] != 0 else "" for k in range(width)]
        rows.append(",".join(row))
    return "/".join(rows)


def rows_from(text: str, figures: "vec[i64]", width: i64) -> "vec[i64]":
    """New rows of the same shape; ValueError where the text has another."""
    rows = text.split("/") if text != "" else []
    if len(rows) * width != len(figures):
        raise ValueError("'" + text[:40] + "' should have " + str(len(figures) // width) + " rows")
    found = figures[:]
    for row in range(len(rows)):
        words = rows[row].split(",")
        if len(words) != width:
            raise ValueError("'" + rows[row][:40] + "' should be " + str(width) + " numbers")
        for at in range(width):
            found[row * width + at] = number_from(words[at]) if words[at] != "" else 0
    return found


# The frame of an audit


def outside(names: str, figures: list[i64], bounds: list[i64]) -> str:
    """The first figure out of its bounds (low and high of each), in a sentence; nothing where all are within."""
    for at in range(len(figures)):
        if figures[at] < bounds[at * 2] or figures[at] > bounds[at * 2 + 1]:
            return beyond(names.split(" ")[at], figures[at], bounds[at * 2], bounds[at * 2 + 1])
    return ""


def beyond(name: str, figure: i64, low: i64, high: i64) -> str:
    return name + " is " + str(figure) + ", it should be from " + str(low) + " to " + str(high)


def bytes_outside(name: str, figures: "vec[u8]", high: i64, many: i64) -> str:
    """What is wrong with the number or the size of small figures."""
    if len(figures) != many:
        return name + " should be " + str(many) + " figures"
    for at in range(len(figures)):
        if i64(figures[at]) > high:
            return beyond(name, i64(figures[at]), 0, high)
    return ""


def numbers_outside(name: str, figures: "vec[i64]", low: i64, high: i64, many: i64) -> str:
    """What is wrong with the number or the size of figures."""
    if len(figures) != many:
        return name + " should be " + str(many) + " figures"
    for at in range(len(figures)):
        if figures[at] < low or figures[at] > high:
            return beyond(name, figures[at], low, high)
    return ""
