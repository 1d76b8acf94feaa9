"""The part of the view that all seats share: what the scenario says, and the board it is played on."""

from functools import lru_cache

import msgspec

from ..owner_file import KEPT
from .actions import DIRECTIONS
from .cargo import words_of
from .plan import LayoutPlan, Plan
from .plan_read import plan_of
from .plan_text import goal_texts
from .plan_words import cells_of
from .rules.chart import Cell, cell_name, letters
from .rules.position import Position
from .rules.record import reef_cells


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


def scenario_view(s: Position, plan: Plan) -> ScenarioView:
    """What the scenario says of itself."""
    texts = [{"en": words.say("en"), "ru": words.say("ru")} for words in (plan.name, plan.briefing, plan.handicap)]
    goal = goal_texts(s.scenario.content, s.scenario.terms.layout)
    return ScenarioView(
        name=texts[0],
        briefing=texts[1],
        handicap=texts[2],
        goal=goal,
        race=s.scenario.arriving_type >= 0,
        cargo={key: str(word) for key, word in words_of(plan).items()},
        rounds=s.scenario.round_limit,
        zones=zones_of(s.scenario.content, s.scenario.terms.layout),
        edges=_edges(s),
    )


@lru_cache(maxsize=KEPT)
def zones_of(content: str, layout: int) -> tuple[ZoneView, ...]:
    """The zones of a scenario's layout; the largest have thousands of cells, and every view tells them."""
    plan = plan_of(content).layout[layout]
    return tuple(_zone(plan, name) for name in plan.zone)


def _zone(layout: LayoutPlan, name: str) -> ZoneView:
    cells = cells_of(layout.zone[name], layout.width, layout.height) or []
    return ZoneView(name=name, cells=tuple(f"{letters(column)}{row + 1}" for column, row in cells))


def _edges(s: Position) -> tuple[str, ...]:
    """Cells at the rim from which ships may leave the board."""
    if not s.scenario.has_exits:
        return ()
    found = []
    for cell in s.chart.every_cell:
        if s.chart.inside(cell) and int(s.scenario.terms.edges[cell]) & _rim(s, cell):
            found.append(cell_name(s.chart, cell))
    return tuple(found)


def _rim(s: Position, cell: Cell) -> int:
    """N, E, S, W (bits) that a cell lies at."""
    chart = s.chart
    north, east = chart.row[cell] == chart.height, chart.column[cell] == chart.width
    return north | east << 1 | (chart.row[cell] == 1) << 2 | (chart.column[cell] == 1) << 3


def board_view(s: Position) -> BoardView:
    """The board with its land and reefs."""
    chart = s.chart
    rows = []
    closed = []
    for row in range(chart.height - 1, -1, -1):
        cells = [chart.cell(column, row) for column in range(chart.width)]
        rows.append("".join(".#o"[int(chart.kinds[cell])] for cell in cells))
        for cell in cells:
            if chart.closed[cell]:
                names = tuple(name for d, name in enumerate(DIRECTIONS) if int(chart.closed[cell]) >> d & 1)
                closed.append(ClosedView(cell=cell_name(chart, cell), directions=names))
    reefs = tuple(cell_name(chart, Cell(cell)) for cell in reef_cells(s))
    return BoardView(width=chart.width, height=chart.height, rows=tuple(rows), closed=tuple(closed), reefs=reefs)
