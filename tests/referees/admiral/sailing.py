"""R4: moving in a calm and in a fresh wind, drifting in a storm; M1 and M2: the least move of a race."""

from .sea import COURSES, STRAIGHT, Cell, beside, sectors
from .table import Ship, Table


def penalty(table: Table, ship: Ship) -> int:
    """P4.3: a cell less for a ship that carries more than it does freely."""
    return 1 if ship.pearls > table.scenario.card(ship.kind)["pearls"][0] else 0


def farthest(table: Table, ship: Ship, course: str) -> int:
    """R4.7, R4.13, Q9, Q12: how many cells the card, the wind and the load allow on a course."""
    card = table.scenario.card(ship.kind)
    column = 0 if course in STRAIGHT else 1
    if table.strength == "calm":
        less = 0 if table.scenario.options["light_in_calm"] else penalty(table, ship)
        return max(0, card["calm"][column] - less)
    return max(0, card["fresh"][column] - sectors(course, table.wind) - penalty(table, ship))


def may_enter(table: Table, cell: Cell) -> bool:
    """R4.5a: one ship a cell at sea, two in a port."""
    if not table.sea.navigable(cell):
        return False
    return len(table.at(cell)) < (2 if cell in table.sea.ports else 1)


def open_way(table: Table, cell: Cell, course: str, most: int) -> list[Cell]:
    """The cells a ship can pass one after the other."""
    way: list[Cell] = []
    while len(way) < most:
        following = beside(cell, course)
        if table.sea.is_closed(cell, course) or not may_enter(table, following):
            break
        way.append(following)
        cell = following
    return way


def moves(table: Table, ship: Ship) -> list[tuple[str, int]]:
    """The courses and distances that a ship may go in a calm or a fresh wind."""
    if table.strength == "storm" or not ship.free or ship.moved:
        return []
    assert ship.cell is not None
    found = []
    for course in COURSES:
        way = open_way(table, ship.cell, course, farthest(table, ship, course))
        found += [(course, cells) for cells in range(1, len(way) + 1) if long_enough(table, ship, cells, way)]
    return found


def least(table: Table) -> int:
    """M1.6, M2.1: the minimum holds in a fresh wind only."""
    return table.scenario.rules["least_move"] if table.strength == "fresh" else 0


def long_enough(table: Table, ship: Ship, cells: int, way: list[Cell]) -> bool:
    """M1.6; Q97: as an option a shorter move may end in the destination port."""
    if cells >= least(table):
        return True
    return bool(table.scenario.options["short_arrival"]) and arrives(table, ship, way[cells - 1])


def arrives(table: Table, ship: Ship, cell: Cell) -> bool:
    """M1.7: a racing ship on a cell of its destination port."""
    goal = table.players[ship.seat].goal
    return ship.kind == table.scenario.race and goal in table.sea.ports.get(cell, ())


def must_move(table: Table, ship: Ship) -> bool:
    """Q96: where a least distance holds, who can move has to."""
    return least(table) > 0 and bool(moves(table, ship))


# Storm


def drift_value(table: Table, ship: Ship) -> int:
    """R4.17a: the card's drift; pearls do not matter (Q12)."""
    return table.scenario.card(ship.kind)["storm"][0 if table.wind in STRAIGHT else 1]


def drift_way(table: Table, ship: Ship) -> tuple[list[Cell], int]:
    """The cells of the whole drift, and the damage by a reef that cuts it short (R4.17c, Q19-Q21).

    Whoever has reached a port may stop there (R4.17b), so that a reef behind it does no harm.
    """
    assert ship.cell is not None
    value = drift_value(table, ship)
    way = open_way(table, ship.cell, table.wind, value)
    last = way[-1] if way else ship.cell
    short = value - len(way)
    if last in table.sea.ports or table.sea.is_closed(last, table.wind):
        return way, 0
    return way, short if beside(last, table.wind) in table.sea.reefs else 0


def must_drift(table: Table, ship: Ship) -> bool:
    """R4.18a, Q22."""
    if table.strength != "storm" or not ship.free or ship.moved:
        return False
    assert ship.cell is not None
    return not table.sea.sheltered(ship.cell, table.wind)


def drifts_open(table: Table, seat: int) -> bool:
    return any(must_drift(table, ship) for ship in table.own_ships(seat))


def place_in_order(table: Table, ship: Ship) -> tuple[int, int]:
    """R4.20, Q14, Q15: due fireships first, then whoever lies farthest downwind; the smallest drifts first."""
    assert ship.cell is not None
    step = beside((0, 0), table.wind)
    downwind = ship.cell[0] * step[0] + ship.cell[1] * step[1]
    return (0 if is_due(table, ship) else 1), -downwind


def is_due(table: Table, ship: Ship) -> bool:
    return 0 < ship.due <= table.round


def drifts(table: Table, ship: Ship) -> list[int]:
    """The distances that a storm leaves to a ship: all of it, or up to a port on the way (R4.17b, Q18)."""
    if table.strength != "storm" or not ship.free or ship.moved or not in_its_turn(table, ship):
        return []
    way, _ = drift_way(table, ship)
    if not way:
        return [0] if must_drift(table, ship) else []  # Q122
    ports = {cells for cells in range(1, len(way)) if way[cells - 1] in table.sea.ports}
    return sorted(ports | {len(way)})


def in_its_turn(table: Table, ship: Ship) -> bool:
    """R4.20, R6.6b: nobody who has to drift comes before it, and nobody who comes after it has drifted."""
    place = place_in_order(table, ship)
    if any(must_drift(table, other) and place_in_order(table, other) < place for other in table.own_ships(ship.seat)):
        return False
    return must_drift(table, ship) or all(drifted <= place for drifted in table.drifted)
