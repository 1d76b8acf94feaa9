"""Activations, L26-L36 and L74-L81: a ship, a ship that leaves its line, a line."""

from typing import Any

from . import landing, lines, losses
from .boarding import board
from .gunnery import broadsides, fire, react
from .pieces import COURSES, Card, Ship, beyond, course_to, name_of
from .table import Asking, Table


def activate(t: Table, ship: Ship) -> Asking:
    """A single ship does all that it will do (L27)."""
    t.ship = ship
    ship.marks.add("acted")

    def openings() -> dict[str, Any]:
        options: dict[str, Any] = {f"head {COURSES[course]}": ("head", course) for course in range(8)}
        options |= {f"repair {name_of(card.cell)}": ("repair", card) for card in repairs(t, ship)}
        return options | {f"row {COURSES[course]}": ("row", course) for course in rowing(t, ship)}

    what, value = yield from t.ask(t.active, "open", openings)
    if what == "repair":
        repair(t, ship, value)
    else:
        ship.course = value
        t.left = 1 if what == "row" else t.range_of(ship, value)
        yield from fight(t, ship, must_step=False)
    close(t)


def close(t: Table) -> None:
    t.ship, t.left = None, 0


def rowing(t: Table, ship: Ship) -> list[int]:
    """S17: one cell in any direction."""
    if "row" not in ship.marks:
        return []
    return [course for course in range(8) if t.can_enter(ship, beyond(ship.at, course))]


def repairs(t: Table, ship: Ship) -> list[Card]:
    """L61-L63, A58-A60, A123: cards that a mast may be had for."""
    damaged = ship.masts < ship.holes and t.pool(ship.owner) > 0
    if not damaged or not t.at_home(ship) or "no-sail" in ship.marks:
        return []
    return [card for card in t.fort(ship.owner) if card.up]


def repair(t: Table, ship: Ship, card: Card) -> None:
    ship.masts += 1
    losses.flip(t, card)


def fight(t: Table, ship: Ship, must_step: bool) -> Asking:
    """L37-L48: shots and steps in any mix; `must_step` for one that leaves its line (A126)."""
    while ship.afloat:
        match (yield from t.ask(t.active, "fight", lambda must=must_step: fighting(t, ship, must))):
            case ("fire", side, guns):
                yield from fire(t, ship, side, guns)
            case ("ahead",):
                must_step = False
                if not (yield from step(t, ship)):
                    return
            case ("land", card, masts):
                yield from landing.land(t, ship, card, masts)
                return
            case _:
                return


def fighting(t: Table, ship: Ship, must_step: bool) -> dict[str, Any]:
    """What a ship may do on its way."""
    options = broadsides(t, ship)
    if t.left and t.can_enter(ship, ship.ahead):
        options["ahead"] = ("ahead",)
    if must_step and options:
        t.met["A126"] += bool(landing.landings(t, ship))
        return options
    return options | landing.landings(t, ship) | {"stop": ("stop",)}


def step(t: Table, ship: Ship) -> Asking:
    """One cell ahead, or a boarding; whether the ship may go on."""
    t.left -= 1
    if t.ship_at(ship.ahead) is not None:
        if not (yield from board(t, ship)):
            return False
    else:
        ship.cell = ship.ahead
        ship.moved = True
        yield from react(t, ship, ship.at)
    if ship.afloat:
        losses.arrive(t, ship)
    return ship.afloat


# Out of a line


def ways_out(t: Table, ship: Ship) -> list[int]:
    """A82, A126: other headings with a first step or boarding."""
    return [course for course in range(8) if course != ship.course and t.can_begin(ship, course)]


def leave(t: Table, ship: Ship) -> Asking:
    """L79, L80: a member goes its own way first; when it is done, those behind close up."""
    line = t.line_of(ship)
    assert line is not None
    t.ship = ship
    ship.marks.add("acted")
    at, cell = line.index(ship), ship.at
    front, rear = line[:at], line[at + 1 :]
    lines.set_lines(t, line, front, rear)

    def headings() -> dict[str, Any]:
        return {f"head {COURSES[course]}": course for course in ways_out(t, ship)}

    ship.course = yield from t.ask(t.active, "open", headings)
    t.left = t.range_of(ship, ship.course)
    yield from fight(t, ship, must_step=True)
    if front and rear and t.is_free(cell):
        lines.reunite(t, front, rear, cell)
    close(t)


# A line


def activate_line(t: Table, line: list[Ship]) -> Asking:
    """A73, A127: the leader turns, the others follow; at each halt all may fire, leader first."""
    members = list(line)
    leader = t.ship = members[0]
    for ship in members:
        ship.marks.add("acted")
    headings = {f"head {COURSES[course]}": course for course in range(8)}
    leader.course = yield from t.ask(t.active, "open", lambda: headings)
    t.left = t.range_of(leader, leader.course)
    while True:
        yield from fire_in_turn(t, members)
        if not leader.afloat:
            break
        t.ship = leader
        if (yield from t.ask(t.active, "lead", lambda: leading(t, leader))) == "stop":
            break
        if t.ship_at(leader.ahead) is not None:
            t.left -= 1
            yield from board(t, leader)
            members.remove(leader)
            yield from fire_in_turn(t, members)
            break
        yield from step_in_line(t, members)
    for ship in members:
        if ship.afloat:
            t.ship = ship
            yield from landing.land_from_line(t, ship)
    close(t)


def leading(t: Table, leader: Ship) -> dict[str, str]:
    goes_on = t.left and t.can_enter(leader, leader.ahead)
    return {"stop": "stop", "ahead": "ahead"} if goes_on else {"stop": "stop"}


def fire_in_turn(t: Table, members: list[Ship]) -> Asking:
    """A75: each with its own heading and shots, each finishing first."""
    for ship in members:
        while ship.afloat:
            t.ship = ship
            chosen = yield from t.ask(t.active, "fight", lambda ship=ship: broadsides(t, ship) | {"next": ("next",)})
            if chosen[0] == "next":
                break
            yield from fire(t, ship, chosen[1], chosen[2])


def step_in_line(t: Table, members: list[Ship]) -> Asking:
    """A73: all move, then forts react ship by ship, each for the cell where its own step ended (A67, A79)."""
    t.left -= 1
    sailing = [ship for ship in members if ship.afloat]
    ahead = sailing[0].ahead
    for ship in sailing:
        left = ship.at
        ship.course = course_to(left, ahead)
        ship.cell, ahead = ahead, left
        ship.moved = True
    entered = {ship.id: ship.at for ship in sailing}
    for ship in sailing:
        if ship.afloat:
            t.met["A79"] += ship.at != entered[ship.id]
            yield from react(t, ship, entered[ship.id])
    for ship in sailing:
        if ship.afloat:
            losses.arrive(t, ship)
