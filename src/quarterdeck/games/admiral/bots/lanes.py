"""Lanes: how many steps it is from every cell to every fort and pearl, for opponents that plan their way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.state import Seat
from ..rules.chart import Cell
from ..rules.deeds import at_place, is_exit
from ..rules.movement import goal_of
from ..rules.position import Position
from ..rules.scenario import ARRIVE, CARD, EXIT, K_STORM, NEED, OWN_GOAL, W_KIND, W_PLACE, Scenario
from ..rules.units import Fort, Ship
from ..rules.waters import open_sides, passes

UNKNOWN: Final[i64] = 255  # not worked out yet; no ship drifts so far on to so many reefs
FAR: Final[i64] = 40  # no way at all, or one that is longer than any board of the box


class Lanes:
    """The lanes of one sea: reefs and coasts count, ships do not."""

    def __init__(self, s: Position) -> None:
        self.scenario: Scenario = s.scenario
        self.sea: i64 = s.sea
        self.size: i64 = s.chart.size
        self.forts: vec[u8] = vec[u8]([u8(FAR)] * (s.fort_count * self.size))
        self.pearls: vec[u8] = vec[u8]([u8(FAR)] * (len(s.scenario.pearl_cells) * self.size))
        kinds: i64 = i64(len(s.scenario.cards)) // CARD
        self.lee: vec[u8] = vec[u8]([u8(UNKNOWN)] * (kinds * self.size))
        self.sides: vec[u8] = vec[u8]([u8(0)] * self.size)  # the directions (bits) in which a ship could leave a cell
        for cell in s.chart.every_cell:
            self.sides[cell] = u8(open_sides(s, cell))
        queue: vec[i64] = vec[i64]([i64(0)] * self.size)
        for fort in s.every_fort:
            found: i64 = 0
            for direction in range(8):
                berth: i64 = s.chart.fort_cell[fort] + s.chart.delta[direction]
                if s.chart.inside(Cell(berth)) and s.berths[berth] > 0:
                    self.forts[fort * self.size + berth] = u8(0)
                    queue[found] = berth
                    found += 1
            self.spread(s, self.forts, fort * self.size, queue, found)
        for pearl in range(len(s.scenario.pearl_cells)):
            queue[0] = s.scenario.pearl_cells[pearl]
            self.pearls[pearl * self.size + queue[0]] = u8(0)
            self.spread(s, self.pearls, pearl * self.size, queue, 1)

        terms = s.scenario.terms
        need_count: i64 = i64(len(terms.needs)) // NEED
        market: i64 = self.size
        if terms.arrival_place < 0:
            market = 0
        self.needs: vec[u8] = vec[u8]([u8(FAR)] * (need_count * self.size))
        self.market: vec[u8] = vec[u8]([u8(FAR)] * market)
        for need in range(need_count):
            kind: i64 = terms.needs[need * NEED + W_KIND]
            place: i64 = terms.needs[need * NEED + W_PLACE]
            if kind == EXIT or (kind == ARRIVE and place != OWN_GOAL):
                self.chart_place(s, self.needs, need * self.size, place, kind == EXIT, queue)
        if terms.arrival_place >= 0 and terms.arrival_place != OWN_GOAL:
            self.chart_place(s, self.market, 0, terms.arrival_place, False, queue)

    def chart_place(
        self, s: Position, steps: "vec[u8]", start: i64, place: i64, leaving: bool, queue: "vec[i64]"
    ) -> None:
        """Steps to a port or zone, or to where a ship can leave the board."""
        found: i64 = 0
        for cell in s.chart.every_cell:
            if not s.chart.inside(cell) or s.berths[cell] == 0:
                continue
            if at_rim(s, cell, place) if leaving else at_place(s, place, Seat(0), cell):
                steps[start + cell] = u8(0)
                queue[found] = cell
                found += 1
        self.spread(s, steps, start, queue, found)

    def spread(self, s: Position, steps: "vec[u8]", start: i64, queue: "vec[i64]", waiting: i64) -> None:
        """Counts steps outwards from the cells in the queue."""
        delta = s.chart.delta
        sides = self.sides
        taken: i64 = 0
        found: i64 = waiting
        while taken < found:
            here: i64 = queue[taken]
            taken += 1
            further: i64 = i64(steps[start + here]) + 1
            if further >= FAR:
                return
            ways: i64 = i64(sides[here])
            for direction in range(8):
                if (ways >> direction) & 1 == 0:
                    continue
                there: i64 = here + delta[direction]
                if i64(steps[start + there]) > further:
                    steps[start + there] = u8(further)
                    queue[found] = there
                    found += 1

    def to_need(self, s: Position, need: i64, ship: Ship) -> i64:
        """Steps from a ship to where a condition wants it."""
        if s.scenario.terms.needs[need * NEED + W_PLACE] == OWN_GOAL:
            goal: i64 = goal_of(s, s.owner_of(ship))
            return self.to_port(Fort(goal), s.cell_of(ship)) if goal >= 0 else FAR
        return i64(self.needs[need * self.size + s.cell_of(ship)])

    def to_need_from(self, s: Position, need: i64, seat: Seat, cell: Cell) -> i64:
        """The same from a cell."""
        if s.scenario.terms.needs[need * NEED + W_PLACE] == OWN_GOAL:
            goal: i64 = goal_of(s, seat)
            return self.to_port(Fort(goal), cell) if goal >= 0 else FAR
        return i64(self.needs[need * self.size + cell])

    def to_market(self, s: Position, ship: Ship) -> i64:
        """Steps from a ship to where arrivals score."""
        return i64(self.market[s.cell_of(ship)])

    def known(self, s: Position) -> bool:
        """Whether these are the lanes of a position's sea."""
        return self.sea == s.sea and self.scenario is s.scenario

    def leeward(self, s: Position, kind: i64, cell: Cell) -> i64:
        """Damage by reefs that storms from all eight directions would do to a kind of ship together."""
        place: i64 = kind * self.size + cell
        if i64(self.lee[place]) == UNKNOWN:
            self.lee[place] = u8(reefs_to_leeward(s, kind, cell))
        return i64(self.lee[place])

    def to_port(self, fort: Fort, cell: Cell) -> i64:
        """Steps to the nearest cell of a fort's port."""
        return i64(self.forts[fort * self.size + cell])

    def to_pearl(self, pearl: i64, cell: Cell) -> i64:
        """Steps to one of the scenario's pearl cells, by its place in their list."""
        return i64(self.pearls[pearl * self.size + cell])


def reefs_to_leeward(s: Position, kind: i64, cell: Cell) -> i64:
    """R4.17c: what reefs would do to a ship in a cell, over all directions of a storm; ports are shelter."""
    if s.chart.ports[cell] != 0:
        return 0
    damage: i64 = 0
    for wind in range(8):
        left: i64 = s.scenario.cards[kind * CARD + K_STORM + (wind & 1)]
        here: Cell = cell
        while left > 0 and passes(s, here, wind):
            here = Cell(here + s.chart.delta[wind])
            left -= 1
        ahead: i64 = here + s.chart.delta[wind]
        if left > 0 and s.chart.inside(Cell(ahead)) and s.chart.berths[ahead] > 0 and s.berths[ahead] == 0:
            damage += left
    return damage


def at_rim(s: Position, cell: Cell, place: i64) -> bool:
    """Whether a ship could leave from a cell as a condition wants: by an edge (bits), or from a zone."""
    chart = s.chart
    edges: i64 = 0
    if chart.row[cell] == chart.height:
        edges |= 1
    if chart.column[cell] == chart.width:
        edges |= 2
    if chart.row[cell] == 1:
        edges |= 4
    if chart.column[cell] == 1:
        edges |= 8
    return edges != 0 and is_exit(s.scenario.terms, place, cell, edges)
