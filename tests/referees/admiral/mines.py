"""R10: mines, their orders and their chances."""

from .sea import Cell, cell_of, chebyshev
from .table import Mine, Ship, Table


def live(table: Table, ship: Ship) -> list[Mine]:
    """The mines under a ship that its opponents may set off."""
    return [
        mine
        for mine in table.mines
        if mine.cell == ship.cell and not mine.spent and table.opponents(mine.seat, ship.seat)
    ]


def owners_in_order(table: Table, ship: Ship) -> list[int]:
    """Q71: who may set one off or has to be asked, in turn order after the ship's owner."""
    return [seat for seat in table.after(ship.seat) if order_of(table, ship, seat) or is_asked(table, ship, seat)]


def order_of(table: Table, ship: Ship, seat: int) -> str:
    """Q129: what the owner wants done when a ship enters; "" where nothing of his lies here."""
    orders = {mine.order for mine in live(table, ship) if mine.seat == seat}
    return next((order for order in ("auto", "ask", "hold") if order in orders), "")


def is_asked(table: Table, ship: Ship, seat: int) -> bool:
    """Q70, Q129: whoever wants to be asked anywhere is asked wherever he could have one: no pause betrays it."""
    asks = any(mine.seat == seat and mine.order == "ask" and not mine.spent for mine in table.mines)
    spent = any(mine.cell == ship.cell and mine.shown for mine in table.mines)
    return asks and not spent and table.opponents(seat, ship.seat) and ship.cell in mine_cells(table, seat)


def mine_cells(table: Table, seat: int) -> set[Cell]:
    """R10.4, Q68: any navigable cell within the radius of a fort that the scenario gives him, in ruins or not."""
    radius = table.scenario.box["mine"]["radius"]
    homes = [cell_of(fort["at"]) for fort in table.scenario.layout["fort"] if fort.get("owner", 0) == seat + 1]
    cells = [(column, row) for column in range(table.sea.width) for row in range(table.sea.height)]
    near = {cell for cell in cells if any(chebyshev(cell, home) <= radius for home in homes)}
    return {cell for cell in near if table.sea.navigable(cell)}


def set_off(table: Table, ship: Ship, seat: int) -> None:
    """R10.6: the cell is spent for all, and the ship takes the damage."""
    shown = False
    for mine in table.mines:
        if mine.cell != ship.cell or mine.spent:
            continue
        mine.spent = True
        if mine.seat == seat and not shown:
            mine.shown = shown = True
    table.hurt(ship, table.scenario.box["mine"]["damage"])


def within_chance(table: Table, seat: int) -> list[Ship]:
    """Q72: ships that rest on a mine of the seat's and have done nothing since."""
    resting = [ship for ship in table.ships if ship.afloat and ship.rests]
    return [ship for ship in resting if any(mine.seat == seat for mine in live(table, ship))]
