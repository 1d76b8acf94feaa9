"""Tables frozen under the number of the rules they were made with, and what came of every entry: `<number>/<game>.xz`.

They stand for the tables that people have kept. A file is written once (`make freeze`, for the numbers of today) and
never again; every later version has to lead each of its tables through the same events, views and legal actions to the
same result. To read one: `xzcat tests/frozen/1/lords.xz`; its first line is the head, each further line a table.

Most of what came of an entry is kept as digests. What is added to a view or an event later is left out of them (the
head says which fields there were), so that only what changes or goes is a difference.
"""

import hashlib
import json
import lzma
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.games.base import TRUTH, WATCHER, EventLine
from quarterdeck.table import Table

FOLDER = Path(__file__).parent
SUFFIX = ".xz"
DIGITS = 6  # 24 bits: one difference in 16 million is overlooked, and a change of the rules makes more than one
Shape = Any  # of JSON: a dict of shapes by field, a list with one shape, or None for a figure or text


class Head(msgspec.Struct):
    """What a file says of its game: which fields views and events had, and what an option was if nobody chose."""

    game: str
    rules: int
    views: Shape
    events: Shape
    defaults: dict[str, bool | int | str]


class Frozen(msgspec.Struct):
    """A table as the server or a replay file keeps it, and what has to come of it."""

    name: str
    record: dict[str, Any]  # JSON of table.Record, its set-up as the server stores it
    entries: list[dict[str, Any]]  # JSON of table.Entry
    replay: str
    steps: list[str]  # what there is to see after the set-up and after each entry (`look`)
    views: dict[str, Any]  # by "version seat": some of the views in full
    positions: dict[str, str]  # by version: some of the positions as text
    result: Any  # JSON of games.base.Result


# Files


def file_of(game: str, number: int) -> Path:
    return FOLDER / str(number) / f"{game}{SUFFIX}"


def files() -> list[Path]:
    """Every file there is, the oldest numbers first."""
    return sorted(FOLDER.glob(f"*/*{SUFFIX}"), key=lambda file: (int(file.parent.name), file.name))


def write(file: Path, head: Head, tables: list[Frozen]) -> None:
    lines = [msgspec.json.encode(part) for part in (head, *tables)]
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(lzma.compress(b"\n".join(lines) + b"\n", preset=9 | lzma.PRESET_EXTREME))


def read(file: Path) -> tuple[Head, list[Frozen]]:
    head, *tables = lzma.decompress(file.read_bytes()).splitlines()
    return msgspec.json.decode(head, type=Head), [msgspec.json.decode(table, type=Frozen) for table in tables]


# Shapes


def plain(value: object) -> Any:
    """A struct as JSON reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def shape_of(value: Any, before: Shape = None) -> Shape:
    """The fields of a value, added to those known before."""
    if isinstance(value, dict):
        known = before if isinstance(before, dict) else {}
        return known | {key: shape_of(part, known.get(key)) for key, part in value.items()}
    if isinstance(value, list):
        shape = before[0] if isinstance(before, list) else None
        for part in value:
            shape = shape_of(part, shape)
        return [shape]
    return before


def cut_to(value: Any, shape: Shape) -> Any:
    """The value without fields that the shape does not have."""
    if isinstance(value, dict) and isinstance(shape, dict):
        return {key: cut_to(part, shape[key]) for key, part in value.items() if key in shape}
    if isinstance(value, list) and isinstance(shape, list):
        return [cut_to(part, shape[0]) for part in value]
    return value


def digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:DIGITS]


# What there is to see


def onlookers(table: Table) -> list[int]:
    return [*range(len(table.seats)), WATCHER, TRUTH]


def shown_to(table: Table, version: int) -> int:
    """Whose view is looked at beside the truth: one after the other, for all of them at each entry would be slow."""
    return (version - 1) % (len(table.seats) + 1) - 1


def event_of(line: EventLine) -> Any:
    """An event by its key; the rules it cites may be put right at any time."""
    return {line.key: {"seat": line.seat, "args": dict(line.args)}}


def look(table: Table, head: Head) -> str:
    """Everything that the last entry led to, in words `what=digest` that are compared one by one."""
    version = table.version
    words = [f"pending={','.join(map(str, table.pending))}"]
    if table.needs is not None:
        words.append(f"needs={table.needs.label}/{table.needs.n}")
    if table.history.start is None:
        return " ".join(words)
    for seat in onlookers(table):
        told = [cut_to(plain(event_of(line)), head.events) for line in table.events_for(seat, version - 1)]
        if told:
            words.append(f"events({seat})={digest(told)}")
    for seat in (TRUTH, shown_to(table, version)):
        words.append(f"view({seat})={digest(cut_to(plain(table.view(seat)), head.views))}")
    for k, seat in enumerate(table.pending):
        actions = table.legal_actions(seat)
        known = "/" + digest(sorted(action.text for action in actions)) if k == 0 else ""
        words.append(f"legal({seat})={len(actions)}{known}")
    return " ".join(words)


def note_shapes(table: Table, head: Head) -> None:
    """Adds the fields of what can be seen now to those of the head."""
    if table.history.start is None:
        return
    for seat in (TRUTH, shown_to(table, table.version)):
        head.views = shape_of(plain(table.view(seat)), head.views)
    for line in table.events_for(TRUTH, table.version - 1):
        head.events = shape_of(plain(event_of(line)), head.events)
