"""Freezes tables under the numbers that the rules have today: `make freeze`. What is frozen stays as it is."""

import sys

from frozen import FOLDER, file_of
from frozen.making import add
from quarterdeck.games import find_all, register
from toy.facts import game as toy

register(toy)
if sys.argv[1:] != ["--write"]:
    sys.exit(f"usage: python -m frozen --write   (adds files in {FOLDER})")
for game in find_all():
    file = file_of(game.facts.id, game.facts.rules)
    if add(game):
        print(f"{file.relative_to(FOLDER)}: {file.stat().st_size} bytes")
    else:
        print(f"{file.relative_to(FOLDER)} is there, and frozen: it stays as it is")
