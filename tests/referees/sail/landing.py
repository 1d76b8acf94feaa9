"""Landing parties of the fortress assault, L108-L112."""

from typing import Any

from . import losses
from .gunnery import bonus
from .pieces import Card, Ship, name_of, neighbours
from .table import Asking, Table

MOST_IN_A_CELL = 3  # L108


def room(card: Card) -> int:
    return MOST_IN_A_CELL - sum(card.ashore.values())


def landings(t: Table, ship: Ship) -> dict[str, Any]:
    """A137: flipped cards among the neighbours, and how many masts each would take."""
    if t.scenario != "assault":
        return {}
    around = neighbours(ship.at)
    found = {}
    for card in t.cards:
        if card.cell in around and not card.up:
            for masts in range(1, min(room(card), ship.masts) + 1):
                found[f"land {name_of(card.cell)} {masts}"] = ("land", card, masts)
    return found


def put_ashore(t: Table, ship: Ship, card: Card, masts: int) -> None:
    """A99: a hull without masts is taken off."""
    ship.masts -= masts
    card.ashore[ship.owner] = card.ashore.get(ship.owner, 0) + masts
    card.weary[ship.owner] = card.weary.get(ship.owner, 0) + masts
    t.stirred = True
    if not ship.masts:
        losses.take_off(t, ship)
    losses.occupied(t)


def land(t: Table, ship: Ship, card: Card, masts: int) -> Asking:
    """Ashore, and again for other cards; after it no shot and no step."""
    put_ashore(t, ship, card, masts)
    if ship.afloat:
        yield from land_from_line(t, ship)


def land_from_line(t: Table, ship: Ship) -> Asking:
    while ship.afloat:
        match (yield from t.ask(t.active, "land", lambda: landings(t, ship) | {"stop": ("stop",)})):
            case ("land", card, masts):
                put_ashore(t, ship, card, masts)
            case _:
                return


def marches(t: Table) -> dict[str, Any]:
    """A138: parties that may move to a neighbouring cell of the island."""
    found: dict[str, Any] = {}
    seat = t.active
    for card in t.cards:
        fresh = card.ashore.get(seat, 0) - card.weary.get(seat, 0)
        for goal in t.cards if fresh else ():
            if goal.cell in neighbours(card.cell):
                most = fresh if goal.up else min(fresh, room(goal))
                for masts in range(1, most + 1):
                    found[f"party {name_of(card.cell)} {name_of(goal.cell)} {masts}"] = ("party", card, goal, masts)
    return found


def march(t: Table, card: Card, goal: Card, masts: int) -> None:
    """L109; against a working gun they fight at once (L111)."""
    seat = t.active
    card.ashore[seat] -= masts
    if goal.up:
        masts = storm(t, goal, masts)
    goal.ashore[seat] = goal.ashore.get(seat, 0) + masts
    goal.weary[seat] = goal.weary.get(seat, 0) + masts
    if masts and goal.up:
        losses.flip(t, goal)
    losses.occupied(t)
    losses.leave_if_beaten(t, seat)


def storm(t: Table, goal: Card, masts: int) -> int:
    """L112, A101: one die a mast against two; how many masts are left when the gun is taken or they are gone."""
    while masts:
        party = sum([t.dice.die("party") for _ in range(masts)]) + bonus(t, t.active, masts)
        gun = t.dice.die("garrison") + t.dice.die("garrison") + bonus(t, goal.owner, 2)
        if party > gun:
            break
        if party < gun:
            masts -= 1
            t.stirred = True
    return masts
