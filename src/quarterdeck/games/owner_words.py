"""What is wrong with the words of an owner's file: unknown keys, words that are none, figures out of bounds, each with
its line, and the nearest word that would have been right."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, Protocol, TypeVar

import msgspec

from ..errors import Param
from .base import Line
from .lines import Path
from .owner_file import quoted

MISSING = re.compile(r"missing required field `([^`]+)`")
EXPECTED = re.compile(r"^Expected `(\w+)")
LENGTH = re.compile(r"^Expected `array` of length (\d+), got (\d+)")
SOME = "..."  # what msgspec says for any key of a table
MOST_TRIED = 64  # keys of a table in which a mistake is looked for; ours have 2
Read = TypeVar("Read")
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
    return {"given": quoted(given), "near": nearest(str(given), words) or "none", "expected": ", ".join(words) or "-"}


class Desk:
    """Where the mistakes of one file are noted, each with its line."""

    def __init__(self, kind: str, lines: "Lookup") -> None:
        self.kind = kind  # of the messages: `error-<kind>-...`
        self.lines = lines
        self.found: list[Line] = []

    def note(self, key: str, path: Path, **args: Param) -> None:
        """A mistake at a place."""
        self._note(f"error-{self.kind}-{key}", path, args)

    def _note(self, message: str, path: Path, args: dict[str, Param]) -> None:
        line: dict[str, Param] = {"line": self.lines.of(*path), "where": dotted(path)}
        self.found.append(Line(message, line | args))

    def note_word(self, key: str, path: Path, word: str, **args: Param) -> None:
        """A mistake in one word of a list."""
        self.note(key, path, line=self.lines.word(word, *path), given=quoted(word), **args)

    def choice(self, path: Path, given: str, known: Iterable[str]) -> bool:
        """Whether a word is one of those that are known; another is noted."""
        words = list(known)
        if given not in words:
            self._note("error-file-choice", path, offered(given, words) | {"line": self.lines.word(given, *path)})
        return given in words

    def figure(self, path: Path, given: int, low: int, high: int) -> bool:
        """Whether a figure is within its bounds; another is noted."""
        if not low <= given <= high:
            self._note("error-file-figure", path, {"given": given, "low": low, "high": high})
        return low <= given <= high

    def keys(self, value: Any, kind: type[Any], path: Path = ()) -> None:
        """Notes every key that the vocabulary does not have; it is taken out, so that the rest can be looked at."""
        for at, key, known in unknown_keys(value, msgspec.inspect.type_info(kind), path):
            self._note("error-file-key", at, offered(key, known))

    def convert(self, value: object, kind: type[Read], path: Path = ()) -> Read | None:
        """The value as the vocabulary has it; None and a note where something is missing or of another type."""
        try:
            return msgspec.convert(value, kind)
        except (msgspec.ValidationError, TypeError) as error:
            why, _, where = str(error).partition(" - at ")
            at = (*path, *inside(where, value, kind, str(error)))
            if length := LENGTH.search(why):
                self._note("error-file-length", at, {"expected": int(length[1]), "given": int(length[2])})
            elif missing := MISSING.search(why):
                self._note("error-file-missing", (*at, missing[1]), {})
            else:
                self.mistyped(at, wanted[1] if (wanted := EXPECTED.search(why)) else "other")
            return None

    def by_line(self) -> list[Line]:
        """All mistakes from the first line to the last."""
        return sorted(self.found, key=lambda mistake: int(mistake.args["line"]))

    def mistyped(self, path: Path, expected: str) -> None:
        """Notes a value of the wrong type."""
        self._note("error-file-type", path, {"expected": expected})


def inside(where: str, value: Any, kind: type[Any], why: str) -> Path:
    """The path in msgspec's words: `$.ops[0].value`; of a table's keys it says only that it is some: each is tried."""
    path: list[str | int] = []
    here = value
    for name, number in re.findall(r"\.?([A-Za-z_]\w*)|\[(\d+|\.\.\.)\]", where.strip("`").removeprefix("$")):
        part = name or (guilty(here, value, kind, why) if number == SOME else int(number))
        path.append(part)
        here = here[part]
    return tuple(path)


def guilty(table: dict[str, Any], value: Any, kind: type[Any], why: str) -> str:
    """The first key of a table within a value that alone brings about a mistake."""
    whole = dict(table)
    try:
        for key in list(whole)[:MOST_TRIED]:
            table.clear()
            table[key] = whole[key]
            try:
                msgspec.convert(value, kind)
            except msgspec.ValidationError as error:
                if str(error) == why:
                    return key
    finally:
        table.clear()
        table.update(whole)
    return next(iter(whole))


class Lookup(Protocol):
    """Lines by key path."""

    def of(self, *path: str | int) -> int:
        """The line of a path, or of the nearest one above it."""

    def word(self, value: object, *path: str | int) -> int:
        """The line below a path on which a value is written."""


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
