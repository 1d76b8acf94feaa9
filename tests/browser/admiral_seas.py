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
