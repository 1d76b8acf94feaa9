"""Names of players: what may be shown beside others. Refused where one is given, put right where one is read.

A name is one line of visible characters, and no message id; no word of it mixes alphabets whose letters look alike,
so that nobody is `Аnna` with a Cyrillic first letter beside Anna.
"""

import re
import unicodedata

from ..errors import BadInput

LONGEST_NAME = 40  # fits the player's box of the narrowest client
MOST_MARKS = 2  # accents on one letter: Vietnamese has two, towers of them cover the lines beside
UNSHOWN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, joiners, bidi, halves, nobody's
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5") | frozenset(map(chr, range(0xFE00, 0xFE10)))
ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "COPTIC", "CHEROKEE")  # alphabets with letters of the same looks
MESSAGE_MARK = "@"  # what begins with it is looked up among the texts


def check_name(name: str) -> str:
    """A name as it is kept, trimmed; BadInput where it cannot be shown beside others."""
    trimmed = " ".join(unicodedata.normalize("NFC", name[: 4 * LONGEST_NAME]).split())
    controls = any(unicodedata.category(c) in UNSHOWN for c in name[: 4 * LONGEST_NAME])
    if controls or not is_name(trimmed) or mixes_alphabets(trimmed) or len(name) > 4 * LONGEST_NAME:
        raise BadInput("table-name", {"given": ascii(name[:80])[1:-1][:80], "most": LONGEST_NAME})
    return trimmed


def is_name(name: str) -> bool:
    """Whether a name is one line of visible characters and nothing else; nobody's is empty."""
    return name == put_right(name)


def put_right(name: str) -> str:
    """A name that was kept before these rules, without what they forbid; empty where nothing is left."""
    words = clean_line(name).lstrip(MESSAGE_MARK + "\uff20\ufe6b ")
    kept = _few_marks(words)[:LONGEST_NAME].strip()
    return kept if any(unicodedata.category(c)[0] in "LNS" for c in kept) else ""


def clean_line(text: str) -> str:
    """A text of any length as one line of visible characters."""
    shown = "".join(c for c in unicodedata.normalize("NFC", text) if not is_unshown(c))
    return _few_marks(" ".join(shown.split())).strip()


def is_unshown(c: str) -> bool:
    """Whether a character shows nothing, or turns round what stands beside it."""
    return c in BLANK or (unicodedata.category(c) in UNSHOWN and not c.isspace()) or c in "\u2028\u2029"


def _few_marks(name: str) -> str:
    """A name whose letters carry a bearable number of marks, and none stands before its letter."""
    marks, kept = MOST_MARKS, ""
    for c in name:
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        kept += c if marks <= MOST_MARKS else ""
    return kept


def mixes_alphabets(name: str) -> bool:
    """Whether a word has letters of two alphabets that look alike."""
    return any(len({_alphabet(c) for c in word} - {""}) > 1 for word in re.findall(r"[^\W\d_]+", name))


def _alphabet(letter: str) -> str:
    known = unicodedata.name(letter, "").split(" ")
    return next((alphabet for alphabet in ALIKE if alphabet in known), "")
