"""R7, R9 and P4: repair, work at forts, pearls, and forts that change hands between partners."""

from itertools import combinations

from .table import Fort, Ship, Table

RESTORED_AFTER = 3  # R9.9b: tokens off


# Repair of ships


def repair_fort(table: Table, ship: Ship) -> Fort | None:
    """R7.1: the own standing fort whose port it lies in."""
    return next((fort for fort in table.own_forts(ship.seat) if table.in_port(ship, fort)), None)


def can_begin_repair(table: Table, ship: Ship) -> bool:
    ready = ship.free and ship.damage > 0 and not ship.due and not ship.repair_ended
    return ready and repair_fort(table, ship) is not None


def begin_repair(table: Table, ship: Ship) -> None:
    table.acts(ship)
    ship.offered = None
    ship.repair, ship.repair_is_new = repair_fort(table, ship), True


def end_repair(table: Table, ship: Ship) -> None:
    """R7.6: it may fire, but has no move left."""
    table.acts(ship)
    ship.repair, ship.repair_ended, ship.moved = None, True, True


def repair_tokens(table: Table, seat: int) -> None:
    """R7.3, R7.4: one off at the very end of the turn, from the turn after the announcement on."""
    for ship in table.own_ships(seat):
        if ship.repair and not ship.repair_is_new and ship.damage:
            ship.damage -= 1
            table.stirred = True
            if not ship.damage and table.scenario.options["repair_ends"]:
                ship.repair = None


# Work at forts


def can_work(ship: Ship) -> bool:
    return ship.free and not ship.due


def work_pairs(table: Table, seat: int, fort: Fort) -> list[tuple[Ship, Ship]]:
    """R9.1, R9.8, Q52: two own ships in the port; at a ruin one of them may be a partner's that was offered."""
    if fort.work or fort.broken_off or not (fort.ruined or (fort.seat == seat and fort.damage)):
        return []
    own = [ship for ship in table.own_ships(seat) if table.in_port(ship, fort) and can_work(ship)]
    offered = [
        ship
        for ship in table.ships
        if fort.ruined and ship.offered is fort and ship.seat in table.partners(seat) and can_work(ship)
    ]
    pairs = [*combinations(own, 2), *((one, other) for one in own for other in offered)]
    return [tuple(sorted(pair, key=table.ships.index)) for pair in pairs]


def begin_work(table: Table, seat: int, fort: Fort, pair: list[Ship]) -> None:
    for ship in pair:
        table.acts(ship)
        ship.work = fort
    for ship in table.ships:
        if ship.offered is fort:
            ship.offered = None
    fort.work, fort.starter, fort.work_is_new = pair, seat, True


def can_break_off(fort: Fort, seat: int) -> bool:
    """R9.6a; Q52: either partner may."""
    return any(ship.seat == seat for ship in fort.work)


def break_off(table: Table, fort: Fort) -> None:
    for ship in fort.work:
        table.acts(ship)
    table.stop_work(fort)
    fort.broken_off = True


def work_tokens(table: Table, seat: int) -> None:
    """R9.5, Q49, Q125: one off at the end of the starter's turn; 3 off restore a ruin, none left release the pair."""
    for fort in table.forts:
        if not fort.work or fort.starter != seat or (table.scenario.options["work_delay"] and fort.work_is_new):
            continue
        fort.damage -= 1
        table.stirred = True
        if fort.ruined and fort.damage == table.fort_hull - RESTORED_AFTER:
            restore(table, fort, seat)
        if not fort.damage:
            table.stop_work(fort)


def restore(table: Table, fort: Fort, seat: int) -> None:
    """R9.8, Q52: it is the starter's, or after joint work a partner's who has none."""
    joint = len({ship.seat for ship in fort.work}) > 1
    fort.ruined, fort.seat, fort.shots = False, seat, 0
    if joint:
        without = [other for other in (seat, *table.partners(seat)) if not has_another(table, other, fort)]
        if without:
            fort.seat = max(without, key=lambda other: table.players[other].clock)
        table.stop_work(fort)


def has_another(table: Table, seat: int, fort: Fort) -> bool:
    return any(other is not fort for other in table.own_forts(seat))


def can_offer(table: Table, ship: Ship, fort: Fort) -> bool:
    """Q52, Q133: restoration only, once a turn; R9.7: not where work was broken off in this turn."""
    if not table.partners(ship.seat) or not fort.ruined or fort.work or fort.broken_off:
        return False
    if ship.offered or ship.offered_this_turn:
        return False
    return can_work(ship) and table.in_port(ship, fort)


# Pearls


def can_load(table: Table, ship: Ship) -> bool:
    """P4.1a, Q76, Q118."""
    return ship.cell is not None and not ship.frozen and table.room(ship) > 0 and table.pearls[ship.cell] > 0


def friendly_ports(table: Table, ship: Ship) -> list[Fort]:
    """P4.1b, Q79, Q80: own and partners' standing forts in whose port it lies."""
    friends = [fort for fort in table.forts if fort.seat is not None and not table.opponents(ship.seat, fort.seat)]
    return [fort for fort in friends if not fort.ruined and table.in_port(ship, fort) and not ship.frozen]


def pearl_texts(table: Table, ship: Ship) -> set[str]:
    """Loading and unloading, of which no ship does both at one fort in one turn (Q133)."""
    texts = {f"{ship.name} load"} if can_load(table, ship) else set()
    for fort in friendly_ports(table, ship):
        if fort.pearls and table.room(ship) > 0 and fort.number not in ship.unloaded_at:
            texts.add(f"{ship.name} load {fort.name}")
        if ship.pearls and fort.number not in ship.loaded_at:
            texts.add(f"{ship.name} unload {fort.name}")
    return texts


def load(table: Table, ship: Ship, fort: Fort | None) -> None:
    table.acts(ship)
    if fort is None:
        assert ship.cell is not None
        table.pearls[ship.cell] -= 1
        table.stirred = True
    else:
        fort.pearls -= 1
        ship.loaded_at.add(fort.number)
    ship.pearls += 1


def unload(table: Table, ship: Ship, fort: Fort) -> None:
    table.acts(ship)
    table.gains += 1
    assert fort.seat is not None
    table.players[fort.seat].last_gain = table.gains
    ship.pearls -= 1
    fort.pearls += 1
    ship.unloaded_at.add(fort.number)
    if table.unstored() < table.fewest_unstored:  # Q93: what was taken out and brought back does not count
        table.fewest_unstored = table.unstored()
        table.stirred = True


# Gifts


def gift_texts(table: Table, seat: int) -> set[str]:
    """P2.2b, Q87: to a partner without a fort, where there is work at forts at all."""
    if not table.scenario.has("fort_work"):
        return set()
    needy = [other for other in table.partners(seat) if not table.own_forts(other)]
    return {f"give {fort.name} {other + 1}" for fort in table.own_forts(seat) for other in needy}
