"""Freezes tables under the numbers that the rules have today: `make freeze`. What is frozen stays as it is."""

import sys

from frozen import FOLDER, file_of, write
from frozen.making import freeze
from quarterdeck.games import find_all, register
from toy.facts import game as toy

register(toy)
if sys.argv[1:] != ["--write"]:
    sys.exit(f"usage: python -m frozen --write   (adds files in {FOLDER})")
for game in find_all():
    file = file_of(game.facts.id, getattr(game.facts, "rules", 1))
    if file.exists():
        print(f"{file.relative_to(FOLDER)} is there, and frozen: it stays as it is")
        continue
    head, tables = freeze(game)
    write(file, head, tables)
    entries = sum(len(table.entries) for table in tables)
    print(f"{file.relative_to(FOLDER)}: {len(tables)} tables, {entries} entries, {file.stat().st_size} bytes")
