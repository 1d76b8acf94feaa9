"""A table as the text of a TOML file, the same bytes for the same table: keys in the order of their vocabulary."""

import json
import math
import re
from collections.abc import Mapping

from msgspec import inspect

from ..errors import BadInput

BARE = re.compile(r"[A-Za-z0-9_-]+")
MOST_DEPTH = 12  # tables within tables; what is written stays below what a reader takes
LONE = re.compile("[\ud800-\udfff]")  # halves of signs, which no file can hold


def toml_text(table: Mapping[str, object], kind: inspect.Type, head: tuple[str, ...] = ()) -> str:
    """The whole file: `head` and plain fields first, then tables, then lists of tables, as the vocabulary has them.

    Keys that it does not have come last, as they were given: a draft may be anything.
    """
    ordered = arranged(table, kind)
    assert isinstance(ordered, dict)
    keys = [*(key for key in head if key in ordered), *(key for key in ordered if key not in head)]
    fields = _fields(kind)
    plain, tables, lists = [], [], []
    for key in keys:
        value = ordered[key]
        if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
            lists.append(key)
        elif isinstance(value, dict) and value and not _is_text(fields.get(key)) and key not in head:
            tables.append(key)
        else:
            plain.append(key)
    rows = [f"{_key(key)} = {_value(ordered[key])}" for key in plain]
    for key in tables:
        rows += _table(key, ordered[key], fields.get(key))
    for key in lists:
        for one in ordered[key]:
            rows += ["", f"[[{_key(key)}]]", *_pairs(one)]
    return "\n".join(rows) + "\n"


def arranged(value: object, kind: inspect.Type | None, depth: int = 0) -> object:
    """A value with the keys of every table in the order of its type; BadInput where it is nested too deeply."""
    if depth > MOST_DEPTH:
        raise BadInput("file-deep", {"line": 1, "most": MOST_DEPTH})
    if isinstance(value, dict):
        fields = _fields(kind)
        inner = kind.value_type if isinstance(kind, inspect.DictType) else None
        keys = [*(key for key in fields if key in value), *(key for key in value if key not in fields)]
        return {
            str(key): arranged(value[key], fields.get(key, inner), depth + 1) for key in keys if value[key] is not None
        }
    if isinstance(value, list | tuple):
        kinds = kind.item_types if isinstance(kind, inspect.TupleType) else ()
        item = kind.item_type if isinstance(kind, inspect.VarTupleType | inspect.ListType) else None
        return [
            arranged(one, kinds[k] if k < len(kinds) else item, depth + 1)
            for k, one in enumerate(value)
            if one is not None
        ]
    return value


def _fields(kind: inspect.Type | None) -> dict[str, inspect.Type]:
    """The fields of a table's type, whatever else may stand in its place."""
    if isinstance(kind, inspect.UnionType):
        return next((found for one in kind.types if (found := _fields(one))), {})
    return {field.encode_name: field.type for field in kind.fields} if isinstance(kind, inspect.StructType) else {}


def _is_text(kind: inspect.Type | None) -> bool:
    """Whether a table is a text in several languages, which stands in one line."""
    return set(_fields(kind)) == {"en", "ru"}


def _table(key: str, value: dict[str, object], kind: inspect.Type | None) -> list[str]:
    named = isinstance(kind, inspect.DictType) and all(isinstance(one, dict) for one in value.values())
    if not named:
        return ["", f"[{_key(key)}]", *_pairs(value)]
    rows: list[str] = []
    for name, one in value.items():
        assert isinstance(one, dict)
        rows += ["", f"[{_key(key)}.{_key(name)}]", *_pairs(one)]
    return rows


def _pairs(table: dict[str, object]) -> list[str]:
    rows = []
    for key, value in table.items():
        if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
            rows += [f"{_key(key)} = [", *(f"    {_value(one)}," for one in value), "]"]
        else:
            rows.append(f"{_key(key)} = {_value(value)}")
    return rows


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else _text(name)


def _text(text: str) -> str:
    return json.dumps(LONE.sub("\ufffd", text), ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return repr(value) if math.isfinite(value) else "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"
    return str(value) if isinstance(value, int) else _text(str(value))
