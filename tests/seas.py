"""Scenario files of Admiral for one position each, wherever a test needs its ships and forts."""

from collections.abc import Iterable

WORDS = (("Test", "Проба"),) * 3


def sea_file(
    ships: Iterable[tuple[int, str, str]],
    forts: Iterable[tuple[int, str, str]],
    *,
    layout: str = "",
    rules: str = "",
    victory: str = "last_afloat = true",
    tiles: str = "",
    words: Iterable[tuple[str, str]] = WORDS,
    players: int = 2,
) -> str:
    """Ships are owner, type and cell; forts are owner, cell and further lines; words name, tell and give the goal."""
    lines = ['game = "admiral"']
    for key, (en, ru) in zip(("name", "briefing", "goal"), words, strict=True):
        lines += [f"[{key}]", f'en = "{en}"', f'ru = "{ru}"']
    lines += ["[rules]", 'turn_order = "seats"', rules, "[victory]", victory, tiles]
    lines += ["[[layout]]", f"players = [{players}]", layout]
    for owner, cell, more in forts:
        lines += ["[[layout.fort]]", f'at = "{cell}"', f"owner = {owner}", more]
    for owner, kind, cell in ships:
        lines += ["[[layout.ship]]", f"owner = {owner}", f'type = "{kind}"', f'at = "{cell}"']
    return "\n".join(lines)
