"""How a game is usually begun: ships at a fortress or an edge, the island, the attackers' edge and their row."""

from mypy_extensions import i64

from ....engine.actions import act_on, act_on_two, first_of, kind_of
from ..rules import codes
from ..rules.chart import Cell
from ..rules.compass import Heading, opposite
from ..rules.fleet import MERCHANTMAN
from ..rules.position import Position
from .judge import FAR


def usual_start(s: Position) -> i64:
    """What is set, and where."""
    if s.phase == codes.PLACE:
        return usual_place(s)
    if s.phase == codes.ISLAND:
        return usual_card(s)
    return usual_edge(s) if s.phase == codes.EDGE else usual_row(s)


def usual_place(s: Position) -> i64:
    """Pirates as near to the merchantman as they may, in his line if they can; others where the sea is widest."""
    best: i64 = s.menu[0]
    least: i64 = FAR
    for place in range(s.menu_size):
        cell: Cell = Cell(first_of(s.menu[place]))
        away: i64 = distance_to_start(s, cell)
        if away < least:
            least = away
            best = s.menu[place]
    return heading_for(s, Cell(first_of(best)))


def distance_to_start(s: Position, cell: Cell) -> i64:
    """Twice the cells to the merchantman, one less on a line with him; in a battle to the middle of the board."""
    goal: Cell = s.chart.cell(s.chart.width // 2, s.chart.height // 2)
    if s.scenario == codes.PIRATES:
        goal = s.where[MERCHANTMAN]
    across: i64 = s.chart.x_of(goal) - s.chart.x_of(cell)
    down: i64 = s.chart.y_of(goal) - s.chart.y_of(cell)
    straight: bool = across == 0 or down == 0 or across == down or across == -down
    return 2 * s.chart.distance(cell, goal) - (1 if straight else 0)


def heading_for(s: Position, cell: Cell) -> i64:
    """The ship set on a cell looks at the open sea, or at its prey."""
    best: i64 = act_on_two(codes.PLACE_SHIP, cell, 0)
    least: i64 = 3 * FAR
    for h in range(8):
        action: i64 = act_on_two(codes.PLACE_SHIP, cell, h)
        ahead: Cell = s.chart.step(cell, Heading(h))
        if s.why_not(action) != 0 or not s.is_free(ahead):
            continue
        away: i64 = distance_to_start(s, ahead)
        if away < least:
            least = away
            best = action
    return best


def usual_card(s: Position) -> i64:
    """The usual island; one begun otherwise goes on compactly, so that its guns cover each other."""
    if s.why_not(codes.LAY_DEFAULT) == 0:
        return codes.LAY_DEFAULT
    best: i64 = s.menu[0]
    most: i64 = -1
    for place in range(s.menu_size):
        if kind_of(s.menu[place]) != codes.LAY_CARD:
            continue
        joined: i64 = neighbours(s, Cell(first_of(s.menu[place])))
        if joined > most:
            most = joined
            best = s.menu[place]
    return best


def neighbours(s: Position, cell: Cell) -> i64:
    """Cards around a cell."""
    found: i64 = 0
    for h in range(8):
        if i64(s.at[s.chart.step(cell, Heading(h))]) == codes.CARD:
            found += 1
    return found


def usual_edge(s: Position) -> i64:
    """The edge from which the fewest guns bear on those who come."""
    best: i64 = 0
    least: i64 = -1
    for edge in range(4):
        guns: i64 = guns_towards(s, edge)
        if least < 0 or guns < least:
            least = guns
            best = edge
    return act_on(codes.TAKE_EDGE, best)


def guns_towards(s: Position, edge: i64) -> i64:
    """The fewest guns that cover a cell before the island on the side of an edge; far edges count a little more."""
    inward: Heading = opposite(Heading(edge * 2))
    least: i64 = FAR
    for n in range(s.chart.cards):
        cell: Cell = s.chart.step(s.chart.card_cell[n], Heading(edge * 2))
        if not s.is_free(cell) or s.chart.card_on(s.chart.step(cell, inward)) < 0:
            continue
        guns: i64 = s.chart.reach_from[cell + 1] - s.chart.reach_from[cell]
        if guns < least:
            least = guns
    return FAR * least + cells_to_edge(s, edge)


def cells_to_edge(s: Position, edge: i64) -> i64:
    """From the first card of the island."""
    x: i64 = s.chart.x_of(s.chart.card_cell[0])
    y: i64 = s.chart.y_of(s.chart.card_cell[0])
    if edge == 0:
        return y
    if edge == 1:
        return s.chart.width - 1 - x
    return s.chart.height - 1 - y if edge == 2 else x


def usual_row(s: Position) -> i64:
    """Ship by ship as near to the island as the edge allows."""
    best: i64 = codes.LINE_REST
    least: i64 = FAR * FAR
    for place in range(s.menu_size):
        if kind_of(s.menu[place]) != codes.LINE_SHIP:
            continue
        away: i64 = all_distances(s, Cell(first_of(s.menu[place])))
        if away < least:
            least = away
            best = s.menu[place]
    return best


def all_distances(s: Position, cell: Cell) -> i64:
    """Cells to all cards of the island together, along both ways."""
    found: i64 = 0
    for n in range(s.chart.cards):
        across: i64 = s.chart.x_of(cell) - s.chart.x_of(s.chart.card_cell[n])
        down: i64 = s.chart.y_of(cell) - s.chart.y_of(s.chart.card_cell[n])
        found += (across if across > 0 else -across) + (down if down > 0 else -down)
    return found
