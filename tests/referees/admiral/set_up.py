"""S1 to S8, P3.6, Q73, Q74, Q128: turn order, pearls, reefs, ships, mines."""

from .mines import mine_cells
from .sailing import may_enter
from .sea import COURSES, Cell, beside, cell_of, name_of
from .table import Mine, Ship, Table

ORDERS = ("auto", "hold", "ask")
NO_MORE_MINES = "end"  # R10.5


def throw_for_order(table: Table, throws: dict[int, list[int]]) -> None:
    """Q135: high to low; equal throws are thrown again, so whole rows of throws compare like words."""
    chosen = table.scenario.options["turn_order"]
    if chosen == "alternate" and table.scenario.in_teams:
        return  # not modelled: the lockstep has taken it from the rules
    by_die = table.scenario.rules["turn_order"] == "die" if chosen == "scenario" else chosen != "seats"
    if by_die:
        table.order.sort(key=lambda seat: throws.get(seat, []), reverse=True)
    if table.scenario.options["balance"]:
        near = [fort["owner"] - 1 for fort in table.scenario.layout["fort"] if fort.get("near")]
        table.order.sort(key=lambda seat: seat in near)


def lay_out(table: Table) -> None:
    """Pearls without the gap of whoever moves first; reefs and mine cards dealt."""
    layout = table.scenario.layout
    for name in layout.get("treasure", ()):
        table.pearls[cell_of(name)] += 1
    first = next((fort for fort in layout["fort"] if fort.get("owner", 0) == table.order[0] + 1), {})
    if "gap" in first:
        table.pearls[cell_of(first["gap"])] -= 1
    for player in table.players:
        player.reefs, player.mines = layout.get("reefs_each", 0), table.scenario.mines_each


# Reefs


def reef_cells(table: Table) -> list[Cell]:
    """P3.6b, Q74: where a reef may be placed."""
    sea = table.sea
    cells = [(column, row) for column in range(sea.width) for row in range(sea.height)]
    barred = {cell for cell, pearls in table.pearls.items() if pearls} | {ship.cell for ship in table.ships}
    fit = [
        cell
        for cell in cells
        if sea.navigable(cell) and cell not in sea.ports and sea.land.get(cell, ".") == "." and cell not in barred
    ]
    return [cell for cell in fit if not cuts_off(table, cell)]


def cuts_off(table: Table, cell: Cell) -> bool:
    """Whether with a reef here some port could not reach some pearls."""
    if ring_holds(table, cell):
        return False
    table.sea.reefs.add(cell)
    cut = not all_reached(table)
    table.sea.reefs.remove(cell)
    return cut


def ring_holds(table: Table, cell: Cell) -> bool:
    """Whether all that borders on a cell stays joined around it: then nothing far away is cut off either."""
    ring = [near for near in table.sea.around(cell) if table.sea.navigable(near)]
    return not ring or set(ring) <= flood(table, ring[:1], within=set(ring))


def flood(table: Table, start: list[Cell], within: set[Cell] | None = None) -> set[Cell]:
    """All cells that can be sailed to, ships ignored."""
    reached, edge = set(start), list(start)
    while edge:
        cell = edge.pop()
        for course in COURSES:
            near = beside(cell, course)
            if near in reached or table.sea.is_closed(cell, course) or not table.sea.navigable(near):
                continue
            if within is None or near in within:
                reached.add(near)
                edge.append(near)
    return reached


def all_reached(table: Table) -> bool:
    pearls = {cell for cell, number in table.pearls.items() if number}
    for fort in table.sea.forts:
        port = [cell for cell in table.sea.around(fort) if table.sea.navigable(cell)]
        if not pearls <= flood(table, port):
            return False
    return True


# Ships


def placings(table: Table, seat: int) -> set[str]:
    """Q73: in the own port, two to a cell; M1.3, Q145: in one port that nobody else has chosen."""
    waiting = [ship for ship in table.ships if ship.seat == seat and not ship.afloat]
    texts = set()
    for cell in table.sea.ports:
        if may_enter(table, cell) and open_to(table, seat, cell):
            texts |= {f"{ship.name} at {name_of(cell)}" for ship in waiting}
    return texts


def open_to(table: Table, seat: int, cell: Cell) -> bool:
    forts = table.sea.ports[cell]
    if table.scenario.rules["start"] == "own_port":
        return any(table.forts[fort].seat == seat for fort in forts)
    taken = {home: ship.seat for ship in table.ships if ship.cell for home in table.sea.ports.get(ship.cell, ())}
    chosen = [home for home, who in taken.items() if who == seat]
    return all(taken.get(fort, seat) == seat for fort in forts) and (not chosen or bool({*chosen} & {*forts}))


def place(table: Table, ship: Ship, cell: Cell) -> None:
    ship.cell = cell
    if table.scenario.race:
        home = table.scenario.layout["fort"][table.sea.ports[cell][0]]
        names = [fort["at"] for fort in table.scenario.layout["fort"]]
        table.players[ship.seat].goal = names.index(home["goal"]) if home.get("goal") else None


# Mines


def mine_texts(table: Table, seat: int) -> set[str]:
    """Q128; R10.5: as many as he has cards for, or fewer."""
    return {NO_MORE_MINES, *(f"lay {name_of(cell)} {order}" for cell in mine_cells(table, seat) for order in ORDERS)}


def lay(table: Table, seat: int, cell: Cell, order: str) -> None:
    table.players[seat].mines -= 1
    table.mines.append(Mine(seat, cell, order))
