"""Before the first turn, L16-L21 and the scenarios' own: who is first, where forts and ships stand."""

from collections.abc import Callable, Iterator
from typing import Any

from .charts import Chart
from .pieces import COURSES, Card, Cell, Ship, distance, name_of, neighbours
from .table import Asking, Table, TurnOver, Withdrawn

EDGES = ("north", "east", "south", "west")
INWARD = (4, 6, 0, 2)  # courses away from each edge
ISLAND = 10  # cards, L104
MARGIN = 3  # cells of sea between island and edge, L104
FAR = 10  # cells between pirates and the merchantman, L87


def prepare(t: Table) -> Asking:
    if t.scenario == "battle" or t.options["roll_for_first"]:
        t.opening = first_player(t)
    elif t.scenario == "assault":
        t.opening = 1  # A97
    t.active = t.opening
    if t.scenario == "battle" and t.options["placement"] == "free":
        yield from place_fleets(t)
        return
    for ship in t.ships:
        if ship.id in t.chart.starts:
            ship.cell, ship.course = t.chart.starts[ship.id]
    if t.scenario == "pirates":
        yield from place_pirates(t)
    if t.scenario == "assault":
        yield from build_island(t)
        yield from line_up(t)


def first_player(t: Table) -> int:
    """L21, A5: the highest throw; who ties throws again."""
    seats = list(range(t.seats))
    while len(seats) > 1:
        thrown = [t.dice.die("first") for _ in seats]
        seats = [seat for seat, die in zip(seats, thrown, strict=True) if die == max(thrown)]
    return seats[0]


def place(t: Table, ship: Ship, cells: list[Cell]) -> Asking:
    """A cell and a heading."""

    def places() -> dict[str, Any]:
        free = [cell for cell in cells if t.is_free(cell)]
        return {f"place {name_of(cell)} {COURSES[way]}": (cell, way) for cell in free for way in range(8)}

    if ship.owner in t.alive:
        try:
            ship.cell, ship.course = yield from t.ask(ship.owner, "place", places)
        except (TurnOver, Withdrawn):
            return


def place_fleets(t: Table) -> Asking:
    """A106: clockwise from the first player, each his whole squadron."""
    for seat in [t.opening, *t.clockwise(t.opening)]:
        for ship in t.ships:
            if ship.owner == seat:
                yield from place(t, ship, [cell for cell in t.chart.sea if t.borders(cell, seat)])


def edge_cells(chart: Chart) -> list[Cell]:
    return [cell for cell in chart.sea if any(beside not in chart.sea for beside in neighbours(cell)[::2])]


def place_pirates(t: Table) -> Asking:
    """L87, A131."""
    merchantman = t.ships[0]
    cells = [cell for cell in edge_cells(t.chart) if distance(cell, merchantman.at) >= FAR]
    for ship in t.ships[1:]:
        if not ship.afloat:
            yield from place(t, ship, cells)


# The assault


def build_island(t: Table) -> Asking:
    """L104, A95, A135: ten cards, one by one."""

    def cards() -> dict[str, list[Cell]]:
        options = {f"island {name_of(cell)}": [cell] for cell in sites(t)}
        usual = usual_island(t.chart)
        if t.island:
            return options
        if not all(is_offshore(t.chart, cell) for cell in usual):
            t.met["L104"] += 1
            return options
        return options | {"island default": usual}

    while len(t.island) < ISLAND:
        t.island += yield from t.ask(0, "island", cards)
    t.cards += [Card(cell, 0, gun=True) for cell in t.island]


def usual_island(chart: Chart) -> list[Cell]:
    """§5.3: two rows of five in the middle."""
    x, y = chart.width // 2 - 3, chart.height // 2 - 1
    return [(x + along, y + deep) for deep in range(2) for along in range(5)]


def sites(t: Table) -> Iterator[Cell]:
    """Where the next card may lie."""
    for cell in t.chart.sea:
        beside = neighbours(cell)[::2]
        joined = not t.island or any(card in beside for card in t.island)
        if joined and cell not in t.island and is_offshore(t.chart, cell) and not encloses(t.chart, {*t.island, cell}):
            yield cell


def is_offshore(chart: Chart, cell: Cell) -> bool:
    """Three full cells of sea to every edge."""
    reach = range(-MARGIN, MARGIN + 1)
    return all((cell[0] + east, cell[1] + south) in chart.sea for east in reach for south in reach)


def encloses(chart: Chart, island: set[Cell]) -> bool:
    """Whether some sea cannot be reached from the edge side by side."""
    open_sea = {cell for cell in edge_cells(chart) if cell not in island}
    waiting = list(open_sea)
    while waiting:
        for beside in neighbours(waiting.pop())[::2]:
            if beside in chart.sea and beside not in island and beside not in open_sea:
                open_sea.add(beside)
                waiting.append(beside)
    return len(open_sea) + len(island) < len(chart.sea)


def line_up(t: Table) -> Asking:
    """L105, A135: along one edge, heading inward."""
    t.edge = yield from by_attackers(t, "edge", lambda: {f"edge {edge}": at for at, edge in enumerate(EDGES)})

    def berths() -> dict[str, Any]:
        return {f"line-up {name_of(cell)}": cell for cell in free_berths(t)} | {"line-up rest": None}

    while waiting := [ship for ship in t.ships if not ship.afloat and ship.owner in t.alive]:
        owner = waiting[0].owner
        try:
            cell = yield from t.ask(owner, "line-up", berths)
        except (TurnOver, Withdrawn):
            continue
        if cell is not None:
            berth(t, waiting.pop(0), cell)
            continue
        while waiting and waiting[0].owner == owner:
            berth(t, waiting.pop(0), free_berths(t)[0])


def by_attackers(t: Table, phase: str, options: Callable[[], dict[str, Any]]) -> Asking:
    """The first attacker still in decides."""
    while True:
        try:
            return (yield from t.ask(min(t.alive - {0}), phase, options))
        except (TurnOver, Withdrawn):
            continue


def berth(t: Table, ship: Ship, cell: Cell) -> None:
    ship.cell, ship.course = cell, INWARD[t.edge]


def free_berths(t: Table) -> list[Cell]:
    """Free cells of the chosen edge, from the west or from the north."""
    beyond_edge = (0, -1), (1, 0), (0, 1), (-1, 0)
    east, south = beyond_edge[t.edge]
    at_edge = [cell for cell in t.chart.sea if (cell[0] + east, cell[1] + south) not in t.chart.sea]
    return sorted(cell for cell in at_edge if t.is_free(cell))
