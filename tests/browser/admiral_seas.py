"""Small scenarios for the tests of Admiral in the browser: a sea with forts and ships wherever a test needs them."""

import json
from collections.abc import Sequence

HEAD = """
game = "admiral"
[name]
en = "A small sea"
ru = "Малое море"
[briefing]
en = "Ships and forts lie where the test wants them."
ru = "Корабли и форты стоят там, где нужно проверке."
[goal]
en = "Stay afloat."
ru = "Удержаться на плаву."
[rules]
turn_order = "seats"
strength = "fresh"
actions = ["fire", "board", "storm", "repair", "fort_work", "treasure"{fireships}]
[victory]
last_afloat = true
[[layout]]
players = [2]
"""

# Pearl Shoals in the middle of a game, for pictures.
SHOALS = """
game = "admiral"
[name]
en = "Pearl Shoals"
ru = "Жемчужные отмели"
[briefing]
en = "Seven loads of pearls lie between two islands."
ru = "Между двумя островами лежат семь партий жемчуга."
[goal]
en = "Bring home four."
ru = "Доставьте четыре."
[rules]
turn_order = "seats"
strength = "fresh"
[victory]
last_afloat = true
[[layout]]
players = [2]
width = 24
height = 14
islands = [{ tile = "long", at = "L5" }, { tile = "long", at = "J9", turn = 180 }]
reefs = ["G10", "I12", "P12", "Q7", "T9", "F6"]
treasure = ["K7", "N7"]
deliver = 4
[[layout.fort]]
at = "A1"
owner = 1
treasure = 1
[[layout.fort]]
at = "X14"
owner = 2
treasure = 2
damage = 1
[[layout.ship]]
owner = 1
type = "line"
at = "I8"
[[layout.ship]]
owner = 1
type = "galleon"
at = "C5"
[[layout.ship]]
owner = 1
type = "frigate"
at = "P8"
[[layout.ship]]
owner = 1
type = "brig"
at = "G6"
[[layout.ship]]
owner = 2
type = "galleon"
at = "M8"
[[layout.ship]]
owner = 2
type = "brig"
at = "I4"
[[layout.ship]]
owner = 2
type = "frigate"
at = "L11"
[[layout.ship]]
owner = 2
type = "line"
at = "S11"
"""


def small_sea(
    ships: Sequence[tuple[int, str, str]],
    forts: Sequence[tuple[int, str, int]] = ((1, "A1", 0), (2, "P12", 0)),
    treasure: Sequence[str] = (),
    mines: int = 0,
    fireships: bool = False,  # without them no bot can burn its last ship and end the game
    width: int = 16,
    height: int = 12,
) -> str:
    """Ships are owner, type and cell; forts are owner, cell and damage."""
    lines = [
        HEAD.replace("{fireships}", ', "fireships"' if fireships else ""),
        f"width = {width}",
        f"height = {height}",
        f"mines_each = {mines}",
    ]
    lines.append(f"treasure = {json.dumps(list(treasure))}")
    for owner, cell, damage in forts:
        lines += ["[[layout.fort]]", f'at = "{cell}"', f"owner = {owner}", f"damage = {damage}"]
    for owner, kind, cell in ships:
        lines += ["[[layout.ship]]", f"owner = {owner}", f'type = "{kind}"', f'at = "{cell}"']
    return "\n".join(lines)
