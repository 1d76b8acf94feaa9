"""Writes all playthroughs anew and removes those that no game has any more: `make playthroughs`."""

import sys

from playthroughs import FOLDER, playthrough, wanted
from quarterdeck.games import register
from toy.facts import game as toy

register(toy)
files = wanted()
if sys.argv[1:] != ["--write"]:
    sys.exit(f"usage: python -m playthroughs --write   (writes {len(files)} files in {FOLDER})")
for file in FOLDER.glob("*.txt"):
    if file.name not in files:
        file.unlink()
for name, case in files.items():
    (FOLDER / name).write_text(playthrough(*case), "utf-8")
