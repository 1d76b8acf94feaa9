"""Adds the replays that are missing, and changes none: `cd tests && python -m replays --write`."""

import sys

from quarterdeck import write_replay
from quarterdeck.games import find_all, register
from replays import FOLDER, file_of, search
from toy.facts import game as toy

register(toy)
if sys.argv[1:] != ["--write"]:
    sys.exit(f"usage: python -m replays --write   (adds files in {FOLDER})")
for game in find_all():
    missing = {end for end in game.facts.ends if not file_of(game, end).exists()}
    for end, table in search(game, missing):
        file_of(game, end).write_text(write_replay(table), "utf-8", newline="\n")
        missing.remove(end)
    for end in sorted(missing):
        print(f"{file_of(game, end).name} was not found: steer a game to it by hand")
