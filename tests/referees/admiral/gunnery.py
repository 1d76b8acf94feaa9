"""R5: lines of fire, shots and salvoes."""

from .sea import COURSES, STRAIGHT, beside, chebyshev
from .table import Fort, Ship, Table, Unit

Targets = dict[Unit, int]  # with the distance


def can_fire(table: Table, unit: Unit, seat: int) -> bool:
    """T1."""
    if unit.seat != seat or unit.frozen or unit.shots <= 0:
        return False
    if isinstance(unit, Fort):
        return not unit.ruined
    return unit.afloat and not unit.repair and not unit.due


def guns(table: Table, seat: int) -> list[Unit]:
    """Who of a seat can fire, in the fixed order of units: ships, then forts."""
    return [unit for unit in (*table.ships, *table.forts) if can_fire(table, unit, seat)]


def reach(table: Table, unit: Unit) -> tuple[int, int]:
    """R5.2: straight and diagonal range."""
    return tuple(
        table.scenario.box["fort"]["range"] if isinstance(unit, Fort) else table.scenario.card(unit.kind)["range"]
    )


def may_be_hit(table: Table, seat: int, target: Unit) -> bool:
    """Q33: opponents' ships, and standing forts of opponents and of nobody."""
    if isinstance(target, Fort):
        return not target.ruined and table.opponents(seat, target.seat)
    return target.afloat and table.opponents(seat, target.seat)


def targets(table: Table, unit: Unit) -> Targets:
    """R5.5a: everything on a free line within range."""
    found: Targets = {}
    seat = unit.seat
    assert seat is not None
    assert unit.cell is not None
    if isinstance(unit, Ship):
        found |= {other: 0 for other in table.at(unit.cell) if may_be_hit(table, seat, other)}  # Q26
    for course in COURSES:
        look_along(table, unit, course, found)
    return found


def look_along(table: Table, unit: Unit, course: str, found: Targets) -> None:
    """One line of fire: what may be hit on it, up to the first obstacle."""
    cell = unit.cell
    assert cell is not None
    assert unit.seat is not None
    for distance in range(1, reach(table, unit)[0 if course in STRAIGHT else 1] + 1):
        following = beside(cell, course)
        if not table.sea.inside(following) or table.sea.is_closed(cell, course):
            return
        cell = following
        here = [*table.at(cell), *(fort for fort in table.forts if fort.cell == cell)]
        found |= {target: distance for target in here if may_be_hit(table, unit.seat, target)}
        if blocks(table, unit, cell):
            return


def blocks(table: Table, unit: Unit, cell: tuple[int, int]) -> bool:
    """R5.5b, R5.5e, Q8: whether a line of fire ends in a cell."""
    if table.sea.is_land(cell):
        return True
    if cell in table.sea.forts and table.scenario.options["forts_block"]:
        return True
    if not table.at(cell):
        return False
    return isinstance(unit, Ship) or chebyshev(unit.cell, cell) == 1


def hits(table: Table, die: int, distance: int) -> bool:
    """R5.7, Q29, Q30."""
    how = table.scenario.options["hits"]
    close = distance <= 1
    if how == "even" or (how == "even-close" and not close):
        return die % 2 == 0
    if how == "even-close":
        return die != 1
    return die != 2 if close else die >= 3


def salvo_texts(table: Table, seat: int, target: Unit | None, last: Unit | None) -> set[str]:
    """Every gun that may fire now, with every number of shots; a + where a later gun can still join (Q110)."""
    ready = [(unit, targets(table, unit)) for unit in guns(table, seat)]
    texts = set()
    if last is not None:
        everyone = [*table.ships, *table.forts]
        ready = [one for one in ready if everyone.index(one[0]) > everyone.index(last)]
    for place, (unit, found) in enumerate(ready):
        for aim in found if target is None else [target] if target in found else []:
            joined = any(aim in others for _, others in ready[place + 1 :])
            for shots in range(1, unit.shots + 1):
                text = f"{unit.name} x {aim.name} {shots}"
                texts |= {text, f"{text} +"} if joined else {text}
    return texts


def fire(table: Table, salvo: list[tuple[Unit, int]], target: Unit, die: int) -> None:
    """R5.9, Q28, Q29: one die for all; every shot that hits is one damage."""
    damage = 0
    for unit, shots in salvo:
        unit.shots -= shots
        if isinstance(unit, Ship):
            unit.fired = True
            table.acts(unit)
        if hits(table, die, targets(table, unit)[target]):
            damage += shots
    if damage and isinstance(target, Ship):
        table.hurt(target, damage)
    elif damage:
        table.stirred = True
        target.damage = min(table.fort_hull, target.damage + damage)
        if target.damage == table.fort_hull:
            table.ruin(target)
