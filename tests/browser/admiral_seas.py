"""Small scenarios for the tests of Admiral in the browser: a sea with forts and ships wherever a test needs them."""

import json
from collections.abc import Sequence

from seas import sea_file

ACTIONS = ["fire", "board", "storm", "repair", "fort_work", "treasure"]
WORDS = (
    ("A small sea", "Малое море"),
    ("Ships and forts lie where the test wants them.", "Корабли и форты стоят там, где нужно проверке."),
    ("Stay afloat.", "Удержаться на плаву."),
)
ISLANDS = """width = 24
height = 14
islands = [{ tile = "long", at = "L5" }, { tile = "long", at = "J9", turn = 180 }]
deliver = 4"""  # of Pearl Shoals

# Pearl Shoals in the middle of a game, for pictures.
SHOALS = sea_file(
    [
        *((1, "line", "I8"), (1, "galleon", "C5"), (1, "frigate", "P8"), (1, "brig", "G6")),
        *((2, "galleon", "M8"), (2, "brig", "I4"), (2, "frigate", "L11"), (2, "line", "S11")),
    ],
    [(1, "A1", "treasure = 1"), (2, "X14", "treasure = 2\ndamage = 1")],
    layout=f'{ISLANDS}\nreefs = ["G10", "I12", "P12", "Q7", "T9", "F6"]\ntreasure = ["K7", "N7"]',
    rules='strength = "fresh"',
    words=(
        ("Pearl Shoals", "Жемчужные отмели"),
        ("Seven loads of pearls lie between two islands.", "Между двумя островами лежат семь партий жемчуга."),
        ("Bring home four.", "Доставьте четыре."),
    ),
)


def last_rounds(ships: Sequence[tuple[int, str, str]], rules: str = "") -> str:
    """Pearl Shoals near its end: three of four pearls are home."""
    return sea_file(
        ships,
        [(1, "A1", "treasure = 3"), (2, "X14", "treasure = 1")],
        layout=f'{ISLANDS}\nreefs = ["G10", "C11", "Q3", "O2", "X12", "J7"]\ntreasure = ["D2", "M7", "N7"]',
        rules=rules,
    )


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
    actions = [*ACTIONS, "fireships"] if fireships else ACTIONS
    lines = [
        f"width = {width}",
        f"height = {height}",
        f"mines_each = {mines}",
        f"treasure = {json.dumps(list(treasure))}",
    ]
    return sea_file(
        ships,
        [(owner, cell, f"damage = {damage}") for owner, cell, damage in forts],
        layout="\n".join(lines),
        rules=f'strength = "fresh"\nactions = {json.dumps(actions)}',
        words=WORDS,
    )
