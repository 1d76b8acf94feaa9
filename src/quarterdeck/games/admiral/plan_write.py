"""A plan as the text of a file of format 2, for `quarterdeck scenario upgrade`."""

import json
import re

import msgspec

from .plan import Plan

BARE = re.compile(r"[A-Za-z0-9_-]+")
TABLES = ("rules", "weather")  # of the file; all else but layouts, cards and tiles stands in one line


def plan_toml(plan: Plan) -> str:
    """The whole file; what is as by default is left out."""
    table = msgspec.to_builtins(plan)
    table.pop("format", None)
    layouts = table.pop("layout")
    rows = ["format = 2", f"game = {_value(table.pop('game'))}"]
    tables = {key: table.pop(key) for key in TABLES if key in table}
    named = {key: table.pop(key) for key in ("card", "tile") if key in table}
    rows += [f"{key} = {_value(value)}" for key, value in table.items()]
    for key, value in tables.items():
        rows += ["", f"[{key}]", *_pairs(value)]
    for key, values in named.items():
        for name, value in values.items():
            rows += ["", f"[{key}.{_key(name)}]", *_pairs(value)]
    for layout in layouts:
        rows += ["", "[[layout]]", *_pairs(layout)]
    return "\n".join(rows) + "\n"


def _pairs(table: dict[str, object]) -> list[str]:
    rows = []
    for key, value in table.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            rows += [f"{_key(key)} = [", *(f"    {_value(one)}," for one in value), "]"]
        else:
            rows.append(f"{_key(key)} = {_value(value)}")
    return rows


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def _value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False)  # strings and whole numbers are written alike in both
