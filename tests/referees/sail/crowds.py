"""Crowded starts, so that corners come up: small boards with ships side by side, as scenario files."""

from random import Random
from typing import Any

from quarterdeck.games.base import Game, Setup

from .pieces import COURSES, name_of

CORNERS = ("NW", "SE", "NE", "SW")
FORTS = (["CG", "G."], ["CGG", "G.."], ["CG"], ["CGG", "GG.", "G.."])
SWITCHES = (
    "reset_per_round",
    "defender_empties_broadside",
    "strict_idle",
    "idle_never_sinks",
    "fort_blocked_by_ships",
    "roll_for_first",
)
EAGER = {"fire": 6, "reply": 4, "ahead": 5, "form": 3, "join": 6, "land": 6, "party": 4, "keep": 3, "gun": 2, "next": 2}


def eagerly(text: str) -> int:
    """How likely a random player does this: he looks for a fight."""
    return EAGER.get(text.split()[0], 2) if text != "end" else 1


def crowd(game: Game, seed: int) -> Setup:
    """A small board of some scenario, packed with ships, under some options."""
    random = Random(seed)
    while True:
        rules = random.choice(["battle", "battle", "pirates", "hunt", "assault"])
        seats = random.choice([2, 2, 3, 4])
        content = BOARDS[rules](random, seats)
        if not game.check_file("scenario", content):
            return game.setup(seats, house_rules(random, seats), {"scenario": content})


def house_rules(random: Random, seats: int) -> dict[str, Any]:
    """Each option now and then other than its default."""
    options: dict[str, Any] = {switch: random.random() < 0.25 for switch in SWITCHES}
    options["situations"] = random.random() < 0.4
    options["hunt_fort_active"] = random.random() < 0.7
    options["placement"] = random.choice(["preset", "preset", "free"])
    options["order_holder"] = random.choice([0, 0, *range(1, seats + 1)])
    options["order_per"] = random.choice(["throw", "total"])
    options["round_limit"] = random.choice([0, 0, 0, 12])
    options["quiet_limit"] = random.choice([40, 6, 0])
    return options


def head(rules: str, module: int, seats: int, layout: list[str], forts: list[str]) -> str:
    return f"""game = "sail"
rules = "{rules}"
module = {module}
name = {{ en = "A crowd", ru = "Толпа" }}
board = [{{ seats = [{seats}], layout = {layout}, forts = {forts} }}]
"""


def battle(random: Random, seats: int) -> str:
    """Squadrons strewn over the board, each its fort's mirror image of the others."""
    module, layout = random.choice([(6, ["#"]), (7, ["#"]), (8, ["#"]), (6, ["##"])])
    width, height = module * len(layout[0]), module
    cells = random.sample([(along, deep) for along in range(width) for deep in range(height)], random.choice([2, 3, 4]))
    ships = sorted([[random.choice([1, 2, 2, 3]), along, deep] for along, deep in cells], reverse=True)  # as in the box
    forts = list(CORNERS[:seats])
    return head("battle", module, seats, layout, forts) + shape("corner", random.choice(FORTS), ships)


def shape(name: str, cards: list[str], ships: list[list[int]]) -> str:
    return f"[shape.{name}]\ncards = {cards}\nships = {ships}\n"


def starts(random: Random, seats: int, side: int, hulls: list[int]) -> str:
    """Ships on cells of their own, none at the fort; the first is the first player's, and starts far from it."""
    cells = random.sample([(x, y) for x in range(side) for y in range(side) if x + y > 4], len(hulls))
    cells.sort(key=lambda cell: -min(cell))
    return "".join(
        f'[[start]]\nseat = {1 if not at else 2 + (at - 1) % (seats - 1)}\nclass = {hull}\nat = "{name_of(cell)}"\n'
        f'heading = "{random.choice(COURSES)}"\n'
        for at, (hull, cell) in enumerate(zip(hulls, cells, strict=True))
    )


def pirates(random: Random, seats: int) -> str:
    module = random.choice([6, 7, 8])
    hulls = [3] + [1] * random.choice([seats - 1, 3, 4])
    fort = shape("corner", random.choice(FORTS), [])
    return (
        head("pirates", module, seats, ["#"], ["NW"])
        + "situations = false\n"
        + fort
        + starts(random, seats, module, hulls)
    )


def hunt(random: Random, seats: int) -> str:
    module = random.choice([6, 7, 8])
    hulls = [2] + [2] * random.choice([seats - 1, 3, 4])
    fort = shape("corner", random.choice(FORTS), [])
    return (
        head("hunt", module, seats, ["#"], ["NW"])
        + "situations = false\n"
        + fort
        + starts(random, seats, module, hulls)
    )


def assault(random: Random, seats: int) -> str:
    """An island on a board of one module, and a set of ships for each attacker."""
    module = 12  # the usual island has no room on a narrower one (L104)
    sets = "{ " + f"{seats - 1} = {[1] * (seats - 1) if seats > 2 else [2]}" + " }"
    hulls = [[random.choice([1, 2, 3]), 0, 0] for _ in range(random.choice([2, 3]))]
    text = head("assault", module, seats, ["#"], []) + f"situations = false\nsets = {sets}\n"
    return text + shape("edge", [], hulls)


BOARDS = {"battle": battle, "pirates": pirates, "hunt": hunt, "assault": assault}
