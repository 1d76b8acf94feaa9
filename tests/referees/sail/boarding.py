"""Boarding and prizes, L53-L59."""

from typing import Any

from . import lines, losses
from .gunnery import bonus, react
from .pieces import COURSES, Ship, beyond
from .table import Asking, Table, Withdrawn


def board(t: Table, ship: Ship) -> Asking:
    """L53, A118: the attacker enters the cell; forts fire first (A46). Whether it sails on, for nobody is there."""
    target = t.ship_at(ship.ahead)
    assert target is not None
    lines.split_off(t, ship)  # A128
    ship.cell = target.at
    ship.moved = True
    yield from react(t, ship, ship.at)
    if not ship.afloat:
        return False
    if not target.afloat:
        t.met["A118"] += 1  # its owner gave up while guns fired
        return True
    winner, beaten = melee(t, ship, target)
    losses.take_out_of_line(t, beaten)
    loser, beaten.owner = beaten.owner, winner.owner
    t.prize = winner
    losses.after_loss(t, beaten, loser, winner.owner, sunk=False)
    hulls = yield from settle(t, winner, beaten)
    t.prize = None
    for hull in hulls:
        if hull is not winner or winner is ship:
            hull.marks |= {"acted", "frozen"}  # A53, A54
    if t.scenario == "pirates":
        losses.whole(t)
    for hull in hulls:
        losses.arrive(t, hull)
    return False


def melee(t: Table, ship: Ship, target: Ship) -> tuple[Ship, Ship]:
    """L55, L56: the lower throw loses a mast, until one hull has none; winner and beaten."""
    while ship.masts and target.masts:
        own = t.dice.die("boarding") + bonus(t, ship.owner, 1) + t.weather.boarders
        other = t.dice.die("boarding") + bonus(t, target.owner, 1)
        if own != other:
            loser = ship if own < other else target
            loser.masts -= 1
            t.stirred = True
    return (ship, target) if ship.masts else (target, ship)


def settle(t: Table, winner: Ship, beaten: Ship) -> Asking:
    """L57, A119: what becomes of both hulls; those that stay."""
    try:
        chosen = yield from t.ask(winner.owner, "prize", lambda: choices(t, winner, beaten))
    except Withdrawn:
        return []
    if chosen == "prize":
        losses.take_off(t, beaten)
        return [winner]
    if chosen == "own":
        man(beaten, winner, winner.masts)
        losses.take_off(t, winner)
        return [beaten]
    man(beaten, winner, chosen)
    try:
        yield from shift(t, winner, beaten)
    except Withdrawn:
        return []
    return [winner, beaten]


def man(prize: Ship, winner: Ship, masts: int) -> None:
    """Masts go over, up to the holes; what has none is lost (A49)."""
    prize.masts = min(masts, prize.holes)
    winner.masts -= masts


def choices(t: Table, winner: Ship, beaten: Ship) -> dict[str, Any]:
    """A119, and who may have but one hull: L90, L101, A88, A132."""
    found: dict[str, Any] = {}
    treasure = next((ship for ship in (winner, beaten) if losses.is_merchantman(t, ship)), None)
    if treasure is not beaten:
        found["scuttle prize"] = "prize"
    if treasure is not winner:
        found["scuttle own"] = "own"
    pirate = (t.scenario == "pirates" and winner.owner != 0) or t.scenario == "hunt"
    if not pirate and free_ways(t, winner):
        for masts in range(1, min(beaten.holes, winner.masts - 1) + 1):
            found[f"keep {masts}"] = masts
    return found


def free_ways(t: Table, ship: Ship) -> list[int]:
    """Directions of the free neighbouring cells."""
    return [course for course in range(8) if t.is_free(beyond(ship.at, course))]


def shift(t: Table, winner: Ship, beaten: Ship) -> Asking:
    """L58, A52: one of the two moves to a free neighbouring cell."""
    pairs = (("own", winner), ("prize", beaten))

    def ways() -> dict[str, Any]:
        courses = free_ways(t, winner)
        return {f"shift {which} {COURSES[course]}": (hull, course) for which, hull in pairs for course in courses}

    hull, course = yield from t.ask(winner.owner, "shift", ways)
    hull.cell = beyond(hull.at, course)
    if hull is winner:
        lines.split_off(t, winner)  # A128
