"""Gunnery, L37-L52, and the guns of forts, L65-L73."""

from typing import Any

from . import lines, losses
from .pieces import COURSES, SIDES, Card, Cell, Ship, name_of
from .table import Asking, Table, Withdrawn


def bonus(t: Table, seat: int, throws: int) -> int:
    """L15, A44, A109: what the order adds to so many throws."""
    if t.order != seat:
        return 0
    return throws if t.options["order_per"] == "throw" else 1


def shoot(t: Table, seat: int, guns: int, plus: int, defender: int) -> bool:
    """L40-L43, A38: a hit? All is thrown again on a tie."""
    while True:
        attack = sum([t.dice.die("attack") for _ in range(guns)]) + bonus(t, seat, guns) + plus
        defence = t.dice.die("defence") + bonus(t, defender, 1)
        if attack != defence:
            return attack > defence


# Ships


def target_of(t: Table, ship: Ship, side: str) -> Ship | Card | None:
    """A114: what may be fired at on a side."""
    cell = ship.abeam(side)
    met = t.ship_at(cell)
    if met is not None:
        return met if t.are_enemies(met.owner, ship.owner) else None
    card = t.card_at(cell)
    if card is None or not t.is_manned(card) or not t.are_enemies(card.owner, ship.owner):
        return None
    return card


def broadsides(t: Table, ship: Ship) -> dict[str, Any]:
    """All shots and salvos a ship may fire now."""
    if t.weather.fog or {"no-fire", "no-act"} & ship.marks:
        return {}
    found = {}
    for side in SIDES:
        if target_of(t, ship, side) is not None:
            for guns in range(1, min(ship.holes, ship.shots(side)) + 1):
                found[f"fire {side} {guns}"] = ("fire", side, guns)
    return found


def fire(t: Table, ship: Ship, side: str, guns: int) -> Asking:
    """One attack and its answer."""
    target = target_of(t, ship, side)
    ship.fired[side] += guns
    ship.moved = True
    assert target is not None
    hit = shoot(t, ship.owner, guns, ship.bonus, target.owner)
    if isinstance(target, Card):
        if hit:
            losses.flip(t, target)
        return
    if hit:
        losses.lose_mast(t, target, ship.owner)
    yield from answer(t, ship, target, side)


def answer(t: Table, ship: Ship, target: Ship, side: str) -> Asking:
    """L45, L46, A115: the attacked ship's own shot, or a turn where the attacker is not abeam."""
    if not target.afloat or {"frozen", "muted"} & target.marks:
        return
    try:
        yield from answered(t, ship, target, side)
    except Withdrawn:
        t.target = None


def answered(t: Table, ship: Ship, target: Ship, side: str) -> Asking:
    if target.side_of(ship.at) is None:
        yield from turn_in_reply(t, ship, target)
    else:
        fired = yield from reply(t, ship, target)
        while fired and t.options["defender_empties_broadside"] and ship.afloat and not ship.shots(side):
            fired = yield from reply(t, ship, target)


def asked(t: Table, ship: Ship, target: Ship, options: dict[str, Any]) -> Asking:
    """What the owner of an attacked ship decides."""
    t.target = target
    chosen = yield from t.ask(target.owner, "answer", lambda: options if ship.afloat else {})
    t.target = None
    return chosen


def turn_in_reply(t: Table, ship: Ship, target: Ship) -> Asking:
    """A34, A81, A116."""
    turns: dict[str, Any] = {f"turn {COURSES[course]}": course for course in range(8) if course != target.course}
    course = yield from asked(t, ship, target, turns | {"hold": None})
    if course is not None:
        target.course = course
        lines.split_off(t, target)


def reply(t: Table, ship: Ship, target: Ship) -> Asking:
    """A32, A33: one shot or salvo out of what is left on that side; whether there was one."""
    side = target.side_of(ship.at)
    if side is None:
        return False
    most = min(target.holes, target.shots(side))
    replies: dict[str, Any] = {f"reply {guns}": guns for guns in range(1, most + 1)}
    guns = yield from asked(t, ship, target, replies | {"hold": 0})
    if not guns:
        return False
    target.fired[side] += guns
    if shoot(t, target.owner, guns, target.bonus, ship.owner):
        losses.lose_mast(t, ship, target.owner)
    return True


# Forts


def salvo(t: Table, card: Card, ship: Ship) -> None:
    """L66, L70: two throws against one; a fort is not answered (A70)."""
    if shoot(t, card.owner, 2, 0, ship.owner):
        losses.lose_mast(t, ship, card.owner)


def own_fire(t: Table) -> dict[str, Any]:
    """L67, A121: guns that may fire between activations, and at whom."""
    if t.weather.fog:
        return {}
    found: dict[str, Any] = {}
    for card in t.fort(t.active):
        for ship in t.enemies(t.active):
            if not card.fired and t.bears_on(card, ship.at):
                found[f"gun {name_of(card.cell)} {name_of(ship.at)}"] = ("gun", card, ship)
    return found


def react(t: Table, ship: Ship, entered: Cell) -> Asking:
    """L68, L69, A70c, A120: forts fire at a ship for the cell that its step led to, owner after owner."""
    t.under_fire = ship
    for owner in t.clockwise(ship.owner):
        if t.weather.fog or owner not in t.alive or not t.are_enemies(owner, ship.owner):
            continue
        try:
            yield from react_from(t, owner, ship, entered)
        except Withdrawn:
            continue
    t.under_fire = None


def react_from(t: Table, owner: int, ship: Ship, entered: Cell) -> Asking:
    """One fort, gun by gun."""
    unused = t.fort(owner)

    def guns() -> dict[str, Any]:
        bearing = [card for card in unused if t.bears_on(card, entered)]
        return {f"gun {name_of(card.cell)}": card for card in bearing} | {"pass": None} if ship.afloat else {}

    while ship.afloat and (card := (yield from t.ask(owner, "react", guns))) is not None:
        unused.remove(card)
        salvo(t, card, ship)
