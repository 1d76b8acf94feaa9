"""Owners' files for tests: an edition with some of its text replaced."""


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """A text with each of these changed at its first place."""
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text
