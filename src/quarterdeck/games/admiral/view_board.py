"""The part of the view that all seats share: what the scenario says, and the board it is played on."""

from functools import lru_cache

import msgspec

from ..owner_file import KEPT
from .actions import DIRECTIONS
from .cargo import words_of
from .plan import LayoutPlan
from .plan_read import plan_of
from .plan_text import goal_texts
from .plan_words import cells_of
from .rules.chart import Cell, Chart, cell_name, letters
from .rules.position import Position
from .rules.record import reef_cells
from .rules.scenario import Scenario
from .scenario_build import plan_behind


class ClosedView(msgspec.Struct, frozen=True, kw_only=True):
    """Sides and corners of a cell that land covers fully."""

    cell: str
    directions: tuple[str, ...]


class BoardView(msgspec.Struct, frozen=True, kw_only=True):
    """The board: rows from north to south, `.` water, `o` shallows, `#` land."""

    width: int
    height: int
    rows: tuple[str, ...]
    closed: tuple[ClosedView, ...]
    reefs: tuple[str, ...]


class ZoneView(msgspec.Struct, frozen=True, kw_only=True):
    """A zone of the scenario's."""

    name: str
    cells: tuple[str, ...]


class ScenarioView(msgspec.Struct, frozen=True, kw_only=True):
    """What the scenario says of itself, in both languages."""

    name: dict[str, str]
    briefing: dict[str, str]
    handicap: dict[str, str]  # who has the upper hand; empty texts where it is even
    goal: dict[str, str]
    race: bool
    cargo: dict[str, str]  # what a treasure is called: one, few, many, as arguments of sentences
    rounds: int  # the last one; 0: none
    zones: tuple[ZoneView, ...]
    edges: tuple[str, ...]  # cells from which ships may leave the board


@lru_cache(maxsize=64)  # so many tables are rendered by one process at a time
def scenario_view(scenario: Scenario, chart: Chart) -> ScenarioView:
    """What a scenario says of itself, once for all its positions."""
    plan = plan_behind(scenario)
    texts = [{"en": words.say("en"), "ru": words.say("ru")} for words in (plan.name, plan.briefing, plan.handicap)]
    goal = goal_texts(scenario.content, scenario.terms.layout)
    return ScenarioView(
        name=texts[0],
        briefing=texts[1],
        handicap=texts[2],
        goal=goal,
        race=scenario.arriving_type >= 0,
        cargo={key: str(word) for key, word in words_of(plan).items()},
        rounds=scenario.round_limit,
        zones=zones_of(scenario.content, scenario.terms.layout),
        edges=_edges(scenario, chart),
    )


@lru_cache(maxsize=KEPT)
def zones_of(content: str, layout: int) -> tuple[ZoneView, ...]:
    """The zones of a scenario's layout; the largest have thousands of cells, and every view tells them."""
    plan = plan_of(content).layout[layout]
    return tuple(_zone(plan, name) for name in plan.zone)


def _zone(layout: LayoutPlan, name: str) -> ZoneView:
    cells = cells_of(layout.zone[name], layout.width, layout.height) or []
    return ZoneView(name=name, cells=tuple(f"{letters(column)}{row + 1}" for column, row in cells))


def _edges(scenario: Scenario, chart: Chart) -> tuple[str, ...]:
    """Cells at the rim from which ships may leave the board."""
    if not scenario.has_exits:
        return ()
    found = []
    for cell in chart.every_cell:
        if chart.inside(cell) and int(scenario.terms.edges[cell]) & _rim(chart, cell):
            found.append(cell_name(chart, cell))
    return tuple(found)


def _rim(chart: Chart, cell: Cell) -> int:
    """N, E, S, W (bits) that a cell lies at."""
    north, east = chart.row[cell] == chart.height, chart.column[cell] == chart.width
    return north | east << 1 | (chart.row[cell] == 1) << 2 | (chart.column[cell] == 1) << 3


def board_view(s: Position) -> BoardView:
    """The board with its land and reefs."""
    return _board(s.chart, tuple(reef_cells(s)))


@lru_cache(maxsize=64)
def _board(chart: Chart, reefs: tuple[int, ...]) -> BoardView:
    rows = []
    closed = []
    for row in range(chart.height - 1, -1, -1):
        cells = [chart.cell(column, row) for column in range(chart.width)]
        rows.append("".join(".#o"[int(chart.kinds[cell])] for cell in cells))
        for cell in cells:
            if chart.closed[cell]:
                names = tuple(name for d, name in enumerate(DIRECTIONS) if int(chart.closed[cell]) >> d & 1)
                closed.append(ClosedView(cell=cell_name(chart, cell), directions=names))
    names = tuple(cell_name(chart, Cell(cell)) for cell in reefs)
    return BoardView(width=chart.width, height=chart.height, rows=tuple(rows), closed=tuple(closed), reefs=names)
