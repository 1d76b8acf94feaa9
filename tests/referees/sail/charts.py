"""Board, forts and squadrons of a set-up, read from the scenario's TOML as the spec's §5 explains it."""

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any

from .pieces import COURSES, Card, Cell, Ship, cell_of

FACING = {"NW": "SE", "NE": "SW", "SE": "NW", "SW": "NE"}  # a corner fort looks across the board


def standard(scenario: str) -> str:
    """The text of a scenario that comes with the game."""
    return (resources.files("quarterdeck.games.sail") / "data" / "scenarios" / f"{scenario}.toml").read_text("utf-8")


@dataclass
class Chart:
    """The board as it lies before anybody decides anything."""

    scenario: str
    width: int
    height: int
    sea: set[Cell]
    sets: int
    cards: list[Card]
    ships: list[Ship]
    starts: dict[int, tuple[Cell, int]]  # cell and course of each ship that has them, by its id
    situations: bool
    module: int


def chart_of(content: str, seats: int, module: int, silent: bool) -> Chart:
    data = tomllib.loads(content)
    board = next(board for board in data["board"] if seats in board["seats"])
    rows = board["layout"]
    modules = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"}
    sea = {(mx * module + x, my * module + y) for mx, my in modules for x in range(module) for y in range(module)}
    chart = Chart(
        data["rules"],
        len(rows[0]) * module,
        len(rows) * module,
        sea,
        max(1, len(modules) // 4),
        [],
        [],
        {},
        data.get("situations", True),
        module,
    )
    if chart.scenario == "battle":
        lay_squadrons(chart, data, clockwise(chart, board["forts"][:seats]))
    elif chart.scenario == "assault":
        gather_attackers(chart, data, seats)
    else:
        for fort in board["forts"]:
            lay_fort(chart, data, fort, 0 if chart.scenario == "hunt" else -1)
        lay_starts(chart, data, seats, silent)
    return chart


def crest_of(chart: Chart, fort: str) -> tuple[Cell, str]:
    """Where a fort's crest lies, and where the fort looks."""
    if fort in FACING:
        return corner(chart, fort), FACING[fort]
    cell, looks = fort.split()
    return cell_of(cell), looks


def corner(chart: Chart, name: str) -> Cell:
    return (0 if "W" in name else chart.width - 1), (0 if "N" in name else chart.height - 1)


def seen_from(crest: Cell, looks: str, along: int, deep: int) -> Cell:
    """A cell of a shape, which is drawn looking south-east (corner) or south (edge)."""
    x, y = crest
    if len(looks) == 2:
        return x + (along if "E" in looks else -along), y + (deep if "S" in looks else -deep)
    if looks in "NS":
        return x + along, y + (deep if looks == "S" else -deep)
    return x + (deep if looks == "E" else -deep), y + along


def clockwise(chart: Chart, forts: list[str]) -> list[str]:
    """A6, A140: seats follow the border clockwise from the north-west corner."""
    east, south = chart.width - 1, chart.height - 1

    def along_border(fort: str) -> int:
        (x, y), _ = crest_of(chart, fort)
        if y == 0:
            return x
        if x == east:
            return east + y
        return east + south + (east - x) if y == south else 2 * east + south + (south - y)

    return sorted(forts, key=along_border)


def lay_fort(chart: Chart, data: dict[str, Any], fort: str, owner: int) -> dict[str, Any]:
    """Puts a fort's cards on the board; its shape."""
    crest, looks = crest_of(chart, fort)
    shape: dict[str, Any] = data["shape"]["corner" if len(looks) == 2 else "edge"]
    rows = shape["cards"]
    begin = next(((row.index("C"), y) for y, row in enumerate(rows) if "C" in row), (0, 0))
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign in "CG":
                cell = seen_from(crest, looks, x - begin[0], y - begin[1])
                chart.cards.append(Card(cell, owner, sign == "G"))
    return shape


def lay_squadrons(chart: Chart, data: dict[str, Any], forts: list[str]) -> None:
    """L16-L19: each player's fort and the ships before it."""
    for seat, fort in enumerate(forts):
        crest, looks = crest_of(chart, fort)
        shape = lay_fort(chart, data, fort, seat)
        for holes, along, deep in shape["ships"]:
            ship = Ship(len(chart.ships), seat, seat, holes, holes)
            chart.starts[ship.id] = seen_from(crest, looks, along, deep), COURSES.index(looks)
            chart.ships.append(ship)


def gather_attackers(chart: Chart, data: dict[str, Any], seats: int) -> None:
    """L105, A96: three sets of ships among the attackers; they are set at an edge later."""
    for attacker, sets in enumerate(data["sets"][str(seats - 1)], 1):
        for holes, _, _ in data["shape"]["edge"]["ships"] * sets:
            chart.ships.append(Ship(len(chart.ships), attacker, attacker, holes, holes))


def lay_starts(chart: Chart, data: dict[str, Any], seats: int, silent: bool) -> None:
    """Ships of Pirates and Hunt; a seat beyond the last player's is the last player's."""
    for start in sorted(data["start"], key=lambda start: min(start["seat"], seats)):
        if seats not in start.get("seats", range(2, 17)):
            continue
        seat = min(start["seat"], seats) - 1
        ship = Ship(len(chart.ships), seat, seat, start["class"], start["class"])
        chart.ships.append(ship)
        at = start.get("at_silent") if silent and start.get("at_silent") else start.get("at")
        if at:
            cell = corner(chart, at) if at in FACING else cell_of(at)
            chart.starts[ship.id] = cell, COURSES.index(start.get("heading", "N"))
