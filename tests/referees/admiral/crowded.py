"""Starts in which corners come up: small seas full of ships, damage and pearls aboard, ruins, mines, storms."""

import tomllib
from random import Random

from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.errors import BadInput
from quarterdeck.games.base import Setup

from ..lockstep import Witness
from . import scenario
from .lockstep import AdmiralReferee, Pair, dice_told
from .scenario import ACTIONS, KINDS
from .sea import Cell, Sea, name_of
from .sight import game

TEAMS = {"2v2": [[1, 4], [2, 3]], "3v3": [[1, 4, 5], [2, 6, 3]], "2v2v2": [[1, 6], [2, 5], [3, 4]]}
MOST_OF_A_KIND = 6
# The places of figures in a ship's row of position text 1; all that a start changes in it.
DAMAGE, PEARLS = 4, 13


def crowded_start(seed: int) -> Pair:
    """A start of its own for every seed."""
    random = Random(seed)
    while True:
        seats = random.choice((2, 2, 2, 3, 4, 4, 6))
        fitting = [name for name, sides in TEAMS.items() if sum(map(len, sides)) == seats]
        teams = random.choice(["none", *fitting])
        content = file_text(random, seats, teams)
        try:
            setup = game.setup(seats, options(random, teams), {"scenario": content})
        except BadInput:
            continue
        return begin(random, setup, Chance(seed + 1))


def options(random: Random, teams: str) -> dict:
    chosen: dict = {"teams": teams, "quiet": random.choice(("scenario", "scenario", "never", "5"))}
    for key in ("forts_block", "light_in_calm", "repair_ends", "work_delay", "start_is_enough"):
        chosen[key] = random.random() < 0.3
    chosen["hits"] = random.choice(("standard", "standard", "even", "even-close"))
    chosen["round_limit"] = random.choice((0, 0, 8))
    return chosen


def begin(random: Random, setup: Setup, player: Chance) -> Pair:
    """The position with damage and pearls dealt to the ships, on both sides."""
    state = game.new(setup, Chance(random.randrange(1 << 30)))
    referee = AdmiralReferee(setup)
    referee.start(dice_told(state))
    for ship in referee.ships:
        if random.random() < 0.4:
            ship.damage = random.randrange(ship.hull)
        afloat = [cell for cell, number in referee.pearls.items() if number]
        if afloat and referee.room(ship) and random.random() < 0.25:
            referee.pearls[random.choice(afloat)] -= 1
            ship.pearls += 1
    loaded = dealt_out(state, referee, Witness(random.randrange(1 << 30)), setup)
    return Pair(loaded, referee, player)


def dealt_out(state: State, referee: AdmiralReferee, chance: Chance, setup: Setup) -> State:
    """The rules' position with the damage and the pearls that the referee's ships have."""
    loaded = game.load(dealt(state.position(), referee), chance, setup.files)
    loaded.events = []
    return loaded


def dealt(text: str, referee: AdmiralReferee) -> str:
    """A position text with the referee's damage and pearls in it."""
    assert text.startswith("admiral 1 "), "another version of the text: look where a ship's damage and pearls stand"
    parts = text.split(" ")
    at = next(number for number, part in enumerate(parts) if part.startswith("ships="))
    rows = [row.split(",") for row in parts[at].removeprefix("ships=").split("/")]
    for row, ship in zip(rows, referee.ships, strict=True):
        row[DAMAGE], row[PEARLS] = str(ship.damage or ""), str(ship.pearls or "")
    parts[at] = "ships=" + "/".join(",".join(row) for row in rows)
    left = [f"{name_of(cell)}*{number}" for cell, number in referee.pearls.items() if number]
    parts = [f"pearls={','.join(left)}" if part.startswith("pearls=") else part for part in parts]
    return " ".join(parts)


# The scenario file


def file_text(random: Random, seats: int, teams: str) -> str:
    """A scenario on a sea just large enough."""
    width, height = random.randrange(6, 12), random.randrange(6, 11)
    lines = ['game = "admiral"']
    for key in ("name", "briefing", "goal"):
        lines += [f"[{key}]", 'en = "Crowd"', 'ru = "Толпа"']
    lines += ["[rules]", *rules(random), "[victory]", f"most_treasure = {random.choice(('true', 'true', 'false'))}"]
    if random.random() < 0.1:
        lines.append("hold_forts = 3")
    layout = [f"players = [{seats}]", f"width = {width}", f"height = {height}"]
    layout += [f"islands = [{', '.join(islands(random, width, height))}]"]
    layout += [f"deliver = {random.choice((0, 3, 4))}", f"mines_each = {random.choice((0, 0, 1, 2))}"]
    sea = bare_sea(layout)
    water = [cell for cell in cells(sea) if sea.navigable(cell)]
    random.shuffle(water)
    forts = [water.pop() for _ in range(min(seats + random.randrange(3), 8))]
    sea.forts = forts
    lines += ["[[layout]]", *layout]
    lines += pieces(random, sea, water)
    for number, cell in enumerate(forts):
        lines += fort(random, cell, number + 1 if number < seats else 0)
    lines += fleets(random, seats, sea, [cell for cell in water if sea.navigable(cell)])
    if teams != "none":
        lines += ["[[layout.team]]", f'name = "{teams}"', f"sides = {TEAMS[teams]}", "deliver = 4"]
    return "\n".join(lines)


def rules(random: Random) -> list[str]:
    known = [action for action in ACTIONS if random.random() > 0.05]
    vane = random.choice(([1, 1, 1], [1, 4, 1], [1, 1, 4], [0, 1, 3]))
    clock = random.choice((0, 1, 2, 3, 3))
    order = random.choice(("die", "seats"))
    quiet = random.choice(([], ["quiet_rounds = 0"], ["quiet_rounds = 2"], ["quiet_rounds = 5"]))
    return [f"actions = {known}", f"vane = {vane}", f"fort_clock = {clock}", f'turn_order = "{order}"', *quiet]


def islands(random: Random, width: int, height: int) -> list[str]:
    found = []
    for _ in range(random.randrange(3)):
        tile, turn = random.choice(("long", "block")), random.choice((0, 90, 180, 270))
        at = name_of((random.randrange(width - 2), random.randrange(height - 2)))
        found.append(f'{{ tile = "{tile}", at = "{at}", turn = {turn} }}')
    return found


def bare_sea(layout: list[str]) -> Sea:
    """The sea with its islands only."""
    table = {**tomllib.loads("\n".join(layout)), "fort": []}
    tiles = tomllib.loads(scenario.box())["tile"]
    return Sea(scenario.Scenario(2, {"islands": "none"}, table, {}, {}, {}, tiles))


def cells(sea: Sea) -> list[Cell]:
    return [(column, row) for column in range(sea.width) for row in range(sea.height)]


def pieces(random: Random, sea: Sea, water: list[Cell]) -> list[str]:
    """Reefs at sea and pearls in the water."""
    open_water = [cell for cell in water if cell not in sea.ports]
    reefs = open_water[: random.randrange(5)]
    sea.reefs = set(reefs)
    pearls = [cell for cell in water if cell not in sea.reefs][: random.randrange(6)]
    return [f"{key} = {[name_of(cell) for cell in found]}" for key, found in (("reefs", reefs), ("treasure", pearls))]


def fort(random: Random, cell: Cell, owner: int) -> list[str]:
    damage = random.choice((0, 0, 1, 2, 3, 4, 5))
    lines = ["[[layout.fort]]", f'at = "{name_of(cell)}"', f"owner = {owner}", f"damage = {damage}"]
    return [*lines, f"treasure = {random.choice((0, 0, 1))}"] if damage < 5 and not owner else lines


def fleets(random: Random, seats: int, sea: Sea, water: list[Cell]) -> list[str]:
    """Ships close together, in ports two to a cell."""
    random.shuffle(water)
    middle = random.choice([random.choice(water), random.choice(sea.forts)])
    near = sorted(water, key=lambda cell: abs(cell[0] - middle[0]) + abs(cell[1] - middle[1]) + random.random() * 4)
    berths = [cell for cell in near for _ in range(2 if cell in sea.ports and random.random() < 0.5 else 1)]
    lines = []
    box = dict.fromkeys(KINDS, MOST_OF_A_KIND)
    for number in range(random.randrange(2 * seats, min(24, 4 * seats) + 1)):
        kind = random.choice([kind for kind, left in box.items() if left])
        if number < len(berths):
            box[kind] -= 1
            lines += [
                "[[layout.ship]]",
                f"owner = {number % seats + 1}",
                f'type = "{kind}"',
                f'at = "{name_of(berths[number])}"',
            ]
    return lines
