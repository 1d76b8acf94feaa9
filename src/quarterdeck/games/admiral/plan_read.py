"""Reads a scenario file of either format: every key, word and figure that is wrong is told at once, with its line."""

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from ...errors import Param
from ..base import Line
from ..lines import Lines, Path
from ..owner_file import KEPT, table_of
from ..owner_words import dotted, nearest
from .plan import Plan
from .plan_old import upgraded
from .scenario_file import UNREAD, ScenarioFile, read, scenario_of

PLAN = inspect.type_info(Plan)


def mistake(key: str, lines: Lines, path: Path, **args: Param) -> Line:
    """A mistake at a place."""
    return Line(f"error-plan-{key}", {"line": lines.of(*path), "where": dotted(path), **args})


def unknown(key: str, lines: Lines, path: Path, given: str, known: list[str]) -> Line:
    """A key or word that is none; the nearest is offered."""
    near = nearest(given, known)
    args: dict[str, Param] = {"given": given[:40], "near": near, "expected": ", ".join(known)}
    return mistake(f"{key}-near" if near else key if known else f"{key}-none", lines, path, **args)


class Walk:
    """Holds a table against its types; what is wrong is told and taken out, so that the rest can be looked at."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines

    def look(self, value: Any, kind: inspect.Type, path: Path) -> Iterator[Line]:
        """Every mistake within a value."""
        if isinstance(kind, inspect.UnionType):
            yield from self.one_of(value, kind, path)
        elif isinstance(kind, inspect.StructType):
            yield from self.table(value, kind, path) if isinstance(value, dict) else self.wrong(value, kind, path)
        elif isinstance(kind, inspect.DictType):
            if isinstance(value, dict):
                for key in list(value):
                    yield from self.part(value, key, kind.value_type, (*path, key))
            else:
                yield self.of_kind("table", path)
        elif isinstance(kind, inspect.VarTupleType | inspect.TupleType):
            yield from self.list(value, kind, path)
        elif isinstance(kind, inspect.LiteralType):
            if value not in kind.values:
                known = [str(one) for one in kind.values]
                yield unknown("word", self.lines, path, str(value), known)
        else:
            yield from self.plain(value, kind, path)

    def wrong(self, value: Any, kind: inspect.Type, path: Path) -> Iterator[Line]:
        yield self.of_kind("table", path)

    def of_kind(self, kind: str, path: Path) -> Line:
        return mistake("figure-type", self.lines, path, kind=f"@plan-kind-{kind}")

    def table(self, value: dict[str, Any], kind: inspect.StructType, path: Path) -> Iterator[Line]:
        fields = {field.encode_name: field for field in kind.fields}
        for key in list(value):
            if key not in fields:
                del value[key]
                yield unknown("key", self.lines, (*path, key), key, list(fields))
            else:
                yield from self.part(value, key, fields[key].type, (*path, key))
        for key, found in fields.items():
            if found.required and key not in value:
                yield mistake("key-missing", self.lines, path, given=key)

    def part(self, value: dict[str, Any], key: str, kind: inspect.Type, path: Path) -> Iterator[Line]:
        """A field; a wrong one is taken out."""
        found = list(self.look(value[key], kind, path))
        yield from found
        if found and not isinstance(value[key], dict | list):
            del value[key]

    def list(self, value: Any, kind: inspect.Type, path: Path) -> Iterator[Line]:
        if not isinstance(value, list):
            yield self.of_kind("list", path)
            return
        if isinstance(kind, inspect.TupleType):
            if len(value) != len(kind.item_types):
                yield mistake("figure-many", self.lines, path, low=len(kind.item_types), high=len(kind.item_types))
            for number, (item, one) in enumerate(zip(value, kind.item_types, strict=False)):
                yield from self.look(item, one, (*path, number))
            return
        assert isinstance(kind, inspect.VarTupleType)
        low, high = kind.min_length or 0, kind.max_length
        if len(value) < low or (high is not None and len(value) > high):
            yield mistake("figure-many", self.lines, path, low=low, high=high or 99)
        for number, item in enumerate(value):
            yield from self.look(item, kind.item_type, (*path, number))

    def one_of(self, value: Any, kind: inspect.UnionType, path: Path) -> Iterator[Line]:
        """Of several types the one that looks like the value."""
        fitting = [one for one in kind.types if _looks_like(value, one)]
        named = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
        yield from self.look(value, fitting[0] if fitting else named[0], path)

    def plain(self, value: Any, kind: inspect.Type, path: Path) -> Iterator[Line]:
        if isinstance(kind, inspect.BoolType):
            if not isinstance(value, bool):
                yield self.of_kind("flag", path)
        elif isinstance(kind, inspect.IntType):
            if isinstance(value, bool) or not isinstance(value, int):
                yield self.of_kind("number", path)
                return
            low, high = kind.ge if kind.ge is not None else -99999, kind.le if kind.le is not None else 99999
            if not low <= value <= high:
                given = max(-(10**9), min(10**9, value))
                yield mistake("figure", self.lines, path, given=given, low=int(low), high=int(high))
        elif isinstance(kind, inspect.StrType):
            if not isinstance(value, str):
                yield self.of_kind("text", path)
            elif kind.max_length is not None and len(value) > kind.max_length:
                yield mistake("figure-long", self.lines, path, high=kind.max_length)


def _looks_like(value: Any, kind: inspect.Type) -> bool:
    if isinstance(value, bool):
        return isinstance(kind, inspect.BoolType)
    if isinstance(value, int):
        return isinstance(kind, inspect.IntType)
    if isinstance(value, str):
        return isinstance(kind, inspect.StrType | inspect.LiteralType)
    if isinstance(value, list):
        return isinstance(kind, inspect.VarTupleType | inspect.TupleType)
    return isinstance(value, dict) and isinstance(kind, inspect.StructType | inspect.DictType)


def is_plan(table: dict[str, Any]) -> bool:
    """Whether a file says that it is of a later format than 1."""
    return "format" in table and table["format"] != 1


def with_likes(table: dict[str, Any]) -> dict[str, Any]:
    """Every layout with the fields of the one that it is `like`."""
    layouts: list[dict[str, Any]] = []
    for layout in table.get("layout", []) if isinstance(table.get("layout"), list) else []:
        base = next((one for one in layouts if one.get("id", "main") == layout.get("like")), {})
        layouts.append({**base, **layout})
    return {**table, "layout": layouts} if layouts else table


def read_plan(content: str, table: dict[str, Any]) -> tuple[Plan | None, list[Line]]:
    """The plan of a text of format 2, and every place where it does not keep to the vocabulary."""
    lines = Lines(content)
    found = list(Walk(lines).look(table, PLAN, ()))
    found += _likes(table, lines)
    try:
        return msgspec.convert(with_likes(table), Plan), found
    except msgspec.ValidationError as error:
        return None, found or [mistake("figure-other", lines, (), why=str(error))]


def _likes(table: dict[str, Any], lines: Lines) -> Iterator[Line]:
    """Q: every `like` names a layout above it."""
    above: list[str] = []
    for number, layout in enumerate(table.get("layout", []) if isinstance(table.get("layout"), list) else []):
        if not isinstance(layout, dict):
            continue
        wanted = layout.get("like", "")
        if wanted and wanted not in above:
            yield unknown("word", lines, ("layout", number, "like"), str(wanted), above)
        above.append(str(layout.get("id", "main")))


def plan_or_mistakes(content: str) -> tuple[Plan | None, list[Line]]:
    """The plan of a file of either format, with what keeps it from being read."""
    table = table_of(content, "admiral")
    if isinstance(table, Line):
        return None, [table]
    if is_plan(table):
        table.pop(UNREAD, None)
        return read_plan(content, table)
    old, found = read(content, ScenarioFile)
    return (upgraded(old) if old is not None else None), list(found)


def format_of(content: str) -> int:
    """1 or 2, of a checked text."""
    return 2 if is_plan(tomllib.loads(content)) else 1


@lru_cache(maxsize=KEPT)
def plan_of(content: str) -> Plan:
    """The plan of a checked text."""
    plan, found = plan_or_mistakes(content)
    assert plan is not None, found
    return plan


@lru_cache(maxsize=KEPT)
def own_goal(content: str) -> dict[str, str] | None:
    """The goal in the words of a file of format 1; later ones leave it to the game."""
    if format_of(content) == 2:
        return None
    words = scenario_of(content).goal
    return {"en": words.en, "ru": words.ru}
