"""What is wrong with the words of an owner's file: unknown keys, words that are none, figures out of bounds, each with
its line, and the nearest word that would have been right."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, Protocol

import msgspec

from ..errors import Param
from .base import Line
from .lines import Path

MISSING = re.compile(r"missing required field `([^`]+)`")
EXPECTED = re.compile(r"^Expected `(\w+)")
STOPPED = re.compile(r"line (\d+),? column (\d+)")
NEAR = 0.5  # how alike two words must be for one to be offered for the other


def dotted(path: Path) -> str:
    """A place as people write it: situation[3].ops[1].target."""
    text = ""
    for part in path:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}"
    return text.removeprefix(".") or "-"


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like another, "" where none is."""
    by_lower = {one.lower(): one for one in known}
    found = get_close_matches(word.lower(), by_lower, 1, NEAR)
    return by_lower[found[0]] if found else ""


def offered(given: object, known: Iterable[str]) -> dict[str, Param]:
    """What to say about a word that is none of the known ones."""
    words = list(known)
    return {"given": str(given)[:40], "near": nearest(str(given), words) or "none", "expected": ", ".join(words) or "-"}


class Desk:
    """Where the mistakes of one file are noted, each with its line."""

    def __init__(self, kind: str, lines: "Lookup") -> None:
        self.kind = kind  # of the messages: `error-<kind>-...`
        self.lines = lines
        self.found: list[Line] = []

    def note(self, key: str, path: Path, **args: Param) -> None:
        """A mistake at a place."""
        line: dict[str, Param] = {"line": self.lines.of(*path), "where": dotted(path)}
        self.found.append(Line(f"error-{self.kind}-{key}", line | args))

    def word(self, value: object, path: Path, known: Iterable[str]) -> None:
        """Notes a word that is none of those that are known."""
        words = list(known)
        if value not in words:
            self.note("word", path, **offered(value, words))

    def figure(self, value: int, path: Path, low: int, high: int) -> None:
        """Notes a figure outside its bounds."""
        if not low <= value <= high:
            self.note("figure", path, given=value, low=low, high=high)

    def keys(self, value: Any, kind: msgspec.inspect.Type, path: Path = ()) -> None:
        """Notes every key that the vocabulary does not have; it is taken out, so that the rest can be looked at."""
        for at, key, known in unknown_keys(value, kind, path):
            self.note("key", at, **offered(key, known))

    def convert(self, value: object, kind: type[Any], path: Path) -> Any:
        """The value as the vocabulary has it; None and a note where something is missing or of another type."""
        try:
            return msgspec.convert(value, kind)
        except (msgspec.ValidationError, TypeError) as error:
            why, _, where = str(error).partition(" - at ")
            at = (*path, *inside(where))
            if missing := MISSING.search(why):
                self.note("missing", (*at, missing[1]))
            else:
                wanted = EXPECTED.search(why)
                self.note("type", at, expected=wanted[1] if wanted else "other")
            return None


def inside(where: str) -> Path:
    """The path in msgspec's words: `$.ops[0].value`; of lists of any length it says only that they are some."""
    parts = re.findall(r"\.?([A-Za-z_]+)|\[(\d+)\]", where.strip("`").removeprefix("$"))
    return tuple(name or int(number) for name, number in parts)


def unreadable(error: Exception, content: str) -> dict[str, Param]:
    """Where a parser gave up: line and column."""
    found = STOPPED.search(str(error))
    line, column = (int(found[1]), int(found[2])) if found else (content.count("\n") + 1, 1)
    return {"line": line, "column": column}


class Lookup(Protocol):
    """Lines by key path."""

    def of(self, *path: str | int) -> int:
        """The line of a path, or of the nearest one above it."""


def unknown_keys(value: Any, kind: msgspec.inspect.Type, path: Path) -> Iterator[tuple[Path, str, list[str]]]:
    """Every key that a type does not have: its place, itself, and those that would do."""
    if isinstance(kind, msgspec.inspect.StructType) and isinstance(value, dict):
        fields = {field.encode_name: field.type for field in kind.fields}
        for key in list(value):
            if key in fields:
                yield from unknown_keys(value[key], fields[key], (*path, key))
            else:
                del value[key]
                yield (*path, key), key, list(fields)
    elif isinstance(kind, msgspec.inspect.VarTupleType) and isinstance(value, list):
        for number, item in enumerate(value):
            yield from unknown_keys(item, kind.item_type, (*path, number))
    elif isinstance(kind, msgspec.inspect.DictType) and isinstance(value, dict):
        for key, item in value.items():
            yield from unknown_keys(item, kind.value_type, (*path, str(key)))
