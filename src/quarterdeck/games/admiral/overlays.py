"""What an editor draws over a chart: in how many rounds a ship gets where, on an empty sea, and what a fort covers."""

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush

from ...engine.chance import Chance
from ...errors import BadInput
from .board import DIRECTIONS, place_of
from .plan import LayoutPlan, Plan
from .plan_words import cells_of, fort_number, kinds_of
from .rules.chart import LAND, Cell, Chart, cell_name
from .rules.game import empty_state
from .rules.gunnery import obstacle_to_fire
from .rules.scenario import KINDS, Scenario
from .scenario_build import bare
from .scenario_file import standard_edition

FORCES = ("calm", "fresh", "storm")
MOST_ROUNDS = 40  # further nobody plans
AVERAGE = "average"


def overlay(plan: Plan, ask: Mapping[str, object]) -> dict[str, object]:
    """`reach` of a kind of ship from cells in a wind or on average, or what the fort in a cell can `cover`."""
    number = ask.get("layout", 0)
    if not isinstance(number, int) or not 0 <= number < len(plan.layout):
        raise BadInput("workshop-overlay", {"given": str(number)[:40]})
    layout = plan.layout[number]
    scenario = bare(plan, layout, max(layout.players), standard_edition())
    if ask.get("what") == "reach":
        return {"rounds": reach(scenario, plan, layout, ask)}
    if ask.get("what") == "cover":
        return {"cells": cover(scenario, layout, str(ask.get("fort", "")))}
    raise BadInput("workshop-overlay", {"given": str(ask.get("what", ""))[:40]})


def reach(scenario: Scenario, plan: Plan, layout: LayoutPlan, ask: Mapping[str, object]) -> dict[str, int]:
    """Rounds by cell."""
    kind, wind, force = (str(ask.get(key, "")) for key in ("kind", "wind", "force"))
    kinds = list(kinds_of(plan))
    names = ask.get("start")
    start = cells_of(tuple(map(str, names)), layout.width, layout.height) if isinstance(names, list) else None
    if kind not in kinds or not start or wind not in (AVERAGE, *DIRECTIONS) or force not in ("", *FORCES):
        raise BadInput("workshop-overlay", {"given": f"{kind} {wind} {force}"[:40]})
    cells = [int(scenario.chart.cell(column, row)) for column, row in start]
    if wind == AVERAGE:
        found = _on_average(scenario, kinds.index(kind), cells)
    else:
        most = _row(scenario, kinds.index(kind), DIRECTIONS.index(wind), FORCES.index(force or "fresh"))
        found = _in_wind(scenario.chart, most, cells)
    return {cell_name(scenario.chart, Cell(cell)): rounds for cell, rounds in found.items()}


def _row(scenario: Scenario, kind: int, wind: int, force: int) -> list[int]:
    """Cells on each course."""
    at = ((force * int(KINDS) + kind) * 8 + wind) * 8
    return [int(scenario.farthest[at + course]) for course in range(8)]


def _step(chart: Chart, cell: int, course: int) -> int:
    """The next cell on a course, 0 where land or a closed side is in the way."""
    if int(chart.exits[cell]) >> course & 1 == 0:
        return 0
    beside = cell + int(chart.delta[course])
    return beside if int(chart.berths[beside]) else 0


def _in_wind(chart: Chart, most: list[int], start: Iterable[int]) -> dict[int, int]:
    """Round by round, wherever a ship can end its move."""
    found = dict.fromkeys(map(int, start), 0)
    front = list(found)
    for rounds in range(1, MOST_ROUNDS + 1):
        ahead = []
        for cell in front:
            for course in range(8):
                here = cell
                for _ in range(most[course]):
                    here = _step(chart, here, course)
                    if not here:
                        break
                    if here not in found:
                        found[here] = rounds
                        ahead.append(here)
        front = ahead
    return found


def _on_average(scenario: Scenario, kind: int, start: Iterable[int]) -> dict[int, int]:
    """Every cell costs what a course brings in a round of the vane's winds on average."""
    speed = _speeds(scenario, kind)
    waiting: list[tuple[float, int]] = [(0.0, int(cell)) for cell in start]
    found: dict[int, float] = {}
    while waiting:
        cost, cell = heappop(waiting)
        if cell in found or cost > MOST_ROUNDS:
            continue
        found[cell] = cost
        for course in range(8):
            beside = _step(scenario.chart, cell, course) if speed[course] else 0
            if beside and beside not in found:
                heappush(waiting, (cost + 1 / speed[course], beside))
    return {cell: int(cost + 0.999) for cell, cost in found.items()}


def _speeds(scenario: Scenario, kind: int) -> list[float]:
    """Cells a round on each course, by the sectors that hold in the first round."""
    weathers = [int(sectors) for sectors in scenario.terms.weathers[:11]]
    forces = weathers[:3] or [int(scenario.calm_odds), int(scenario.fresh_odds), int(scenario.storm_odds)]
    winds = weathers[3:] or [1] * 8
    every = sum(forces) * sum(winds)
    speeds = [0.0] * 8
    for force, often in enumerate(forces):
        for wind, sectors in enumerate(winds):
            for course, cells in enumerate(_row(scenario, kind, wind, force)):
                speeds[course] += cells * often * sectors / every
    return speeds


def cover(scenario: Scenario, layout: LayoutPlan, name: str) -> list[str]:
    """The cells that a fort can fire at, ships apart."""
    number = fort_number(layout, name)
    if number < 0 or place_of(name, layout.width, layout.height) is None:
        raise BadInput("workshop-overlay", {"given": name[:40]})
    state, chart = empty_state(scenario, Chance(0)), scenario.chart
    here, found = chart.fort_cell[number], []
    if not int(scenario.fort_shots[number]):
        return []
    for course in range(8):
        most = int((scenario.fort_range_diagonal if course & 1 else scenario.fort_range)[number])
        for distance in range(1, most + 1):
            cell = Cell(here + chart.delta[course] * distance)
            if not 0 < cell < chart.size or obstacle_to_fire(state, here, course, distance, True):
                break
            if chart.inside(cell) and chart.kinds[cell] != LAND:
                found.append(cell_name(chart, cell))
    return found
