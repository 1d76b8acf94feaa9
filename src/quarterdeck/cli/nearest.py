"""The nearest word: what somebody may have meant who mistyped."""

from collections.abc import Iterable
from difflib import get_close_matches

from ..games.spelling import fold

ALIKE = 0.7  # one slip in a word of four letters, two in one of seven
MOST = 3  # suggestions: more would be a list to read


def nearest(text: str, known: Iterable[str]) -> list[str]:
    """The known words or lines most like a text, the likeliest first."""
    spelled = {fold(word): word for word in known}
    return [spelled[found] for found in get_close_matches(fold(text), spelled, MOST, ALIKE)]
