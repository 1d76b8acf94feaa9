"""Tables of every number of the rules play on as they did: same events, views, legal actions and result."""

from pathlib import Path

import pytest

import frozen
from frozen import Frozen, Head
from frozen.checking import differences

SHARE = 10  # tables of one test, about a second
PARTS = [(file, start) for file in frozen.files() for start in range(0, len(frozen.read(file)[1]), SHARE)]
NAMES = [f"{file.parent.name}-{file.stem}-{start}" for file, start in PARTS]


def part(file: Path, start: int) -> tuple[Head, list[Frozen]]:
    head, tables = frozen.read(file)
    return head, tables[start : start + SHARE]


@pytest.mark.parametrize(("file", "start"), PARTS, ids=NAMES)
def test_frozen_tables_come_out_as_they_did(file: Path, start: int) -> None:
    head, tables = part(file, start)
    assert tables
    assert [what for table in tables for what in differences(table, head)] == []
