"""A cheap look at an owner's file, before any parser sees it: what would take a parser for ever is refused here.

Parsers take more than their share of time and memory where keys have thousands of parts and brackets are nested
thousands deep (64 KB of `a.a.a…=1` took tomllib 28 s and 6 GB). No file of ours comes near these limits.
"""

import re
import tomllib
from collections.abc import Callable
from typing import Any

from .setting import Line

MOST_CHARACTERS = 64_000  # ten times our own files; a longer one is a mistake or an attack
MOST_DEPTH = 16  # brackets within brackets; ours have 4
MOST_PARTS = 16  # of a dotted key; ours have 3
LONGEST_WORD = 200  # characters of a key or number without quotes
KEPT = 64  # files whose content is kept read, a few hundred KB each at most; refused ones are never kept

PIECE = re.compile(r'"""|\'\'\'|["\'#\[\]{}]|[^"\'#\[\]{}]+')
DOTTED = re.compile(rf"(?:\.[^=,\n.]*){{{MOST_PARTS}}}")
WORD = re.compile(rf"[^\s=,]{{{LONGEST_WORD + 1}}}")
REST = {  # of a string or comment, once begun
    '"""': re.compile(r'(?:[^"\\]|\\.|"(?!""))*"""', re.DOTALL),
    "'''": re.compile(r"(?:[^']|'(?!''))*'''"),
    '"': re.compile(r'(?:[^"\\\n]|\\.)*"'),
    "'": re.compile(r"[^'\n]*'"),
    "#": re.compile(r"[^\n]*"),
}

STOPPED = re.compile(r"line (\d+),? column (\d+)")  # in a parser's words
REASONS = {  # what tomllib says, as a message of ours calls it
    "quote": re.compile(r"Unterminated string|Illegal character '\\n'|Expected [\"'][\"']"),
    "bracket": re.compile(r"Unclosed|Expected '\]"),
    "twice": re.compile("Cannot overwrite|Cannot declare|Cannot redefine|Cannot mutate|Duplicate"),
    "value": re.compile("Invalid value|Invalid date|Invalid hex"),
    "equals": re.compile("Expected '='"),
    "line": re.compile("Expected newline"),
    "key": re.compile("Invalid initial|Invalid statement"),
    "escape": re.compile("Unescaped|Escaped character"),
}
LONGEST_QUOTE = 60  # characters of the owner's text in a mistake


def table_of(content: str, game: str, parse: Callable[[str], Any] = tomllib.loads) -> dict[str, Any] | Line:
    """What a file for a game says, or what keeps it from being read at all."""
    if len(content) > MOST_CHARACTERS:
        return Line("error-file-long", {"most": MOST_CHARACTERS})
    table = parsed(content, parse)
    if isinstance(table, Line):
        return table
    given = table.get("game", "none") if isinstance(table, dict) else "none"
    return table if given == game else Line("error-file-game", {"expected": game, "given": quoted(given)})


def parsed(content: str, parse: Callable[[str], Any] = tomllib.loads) -> Any:
    """What a file says, whatever it is for, or the Line that says why it cannot be read."""
    if hard := look(content):
        return hard
    try:
        return parse(content)
    except (ValueError, RecursionError) as error:  # numbers and brackets without end are no TOML either
        return _stopped(str(error), content)


def quoted(text: object) -> str:
    """What the owner wrote, short and on one line."""
    return " ".join(str(text).split())[:LONGEST_QUOTE]


def _stopped(why: str, content: str) -> Line:
    """Where a parser gave up; without a place it is the end."""
    place, lines = STOPPED.search(why), content.split("\n")
    line, column = (int(place[1]), int(place[2])) if place else (len(lines), len(lines[-1]) + 1)
    reason = next((name for name, words in REASONS.items() if words.match(why)), "other")
    return Line("error-file-syntax", {"line": line, "column": column, "why": reason})


def look(content: str) -> Line | None:
    """What makes a text too hard to read, with its line; it goes through once, whatever is in there."""
    at = depth = dots = 0
    while piece := PIECE.match(content, at):
        text, at = piece[0], piece.end()
        if text in REST:
            rest = REST[text].match(content, at)
            if rest is None:
                return None  # a string without an end: the parser stops here and says so
            at = rest.end()
        elif text in "[{":
            depth, dots = depth + 1, 0
            if depth > MOST_DEPTH:
                return _mistake("deep", content, at, MOST_DEPTH)
        elif text in "]}":
            depth -= 1
        elif "." not in text and len(text) <= LONGEST_WORD:
            dots = 0  # most pieces: no part of a dotted key
        else:
            cut = max(text.rfind(sign) for sign in "=,\n")
            dots = text.count(".", cut + 1) + (dots if cut < 0 else 0)
            if found := DOTTED.search(text):
                return _mistake("parts", content, piece.start() + found.start(), MOST_PARTS)
            if dots >= MOST_PARTS:  # in several pieces, of which this is the last
                return _mistake("parts", content, at, MOST_PARTS)
            if found := WORD.search(text):
                return _mistake("word", content, piece.start() + found.start(), LONGEST_WORD)
    return None


def _mistake(what: str, content: str, at: int, most: int) -> Line:
    return Line(f"error-file-{what}", {"line": content.count("\n", 0, at) + 1, "most": most})
