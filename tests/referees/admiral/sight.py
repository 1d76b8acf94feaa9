"""What both say of a position: the truth of the rules' view and the referee's table as plain facts."""

from collections import Counter

from quarterdeck.engine.state import State
from quarterdeck.games import find
from quarterdeck.games.base import TRUTH

from . import ends
from .referee import Referee
from .sea import name_of
from .table import Ship, where

game = find("admiral")


def known_mines(mines: list[tuple[int, str, str, bool]]) -> list[tuple]:
    """Mines with their orders, as far as they lie in cells that are not spent."""
    spent = {cell for _, cell, _, shown in mines if shown}
    return sorted((seat, cell, "" if cell in spent else order) for seat, cell, order, _ in mines)


def seen_by_rules(state: State) -> dict:
    """The truth of the rules, as plain facts."""
    view = game.view(state, TRUTH)
    facts: dict = {
        "phase": view.phase,
        "round": view.round,
        "order": list(view.order),
        "reefs": sorted(view.board.reefs),
        "pearls": {one.cell: one.pearls for one in view.pearls},
        "mines": known_mines([(one.seat, one.cell, one.order, one.shown) for one in view.mines]),
        "pending": [seat for seat in range(state.seats) if state.is_pending(seat)],
    }
    if view.round:
        facts |= {"wind": view.wind, "strength": view.strength, "spinner": view.spinner}
    for one in view.players:
        facts[f"seat {one.seat}"] = {
            "out": one.out,
            "pearls": one.pearls,
            "side": one.side_pearls,
            "clock": one.clock,
            "goal": one.goal,
            "reefs": one.reefs,
            "mines": one.mines,
            "wanted": one.wanted,
        }
    if state.is_over():
        result = game.result(state)
        return facts | {"ended": result.ended, "winners": result.args["seats"]}
    facts |= {"target": view.target, "salvo": view.salvo, "sailing": view.sailing}
    if view.phase != "mines":
        facts["mover"] = view.mover
    for ship in view.ships:
        facts[ship.name] = {
            "seat": ship.seat,
            "cell": ship.cell,
            "damage": ship.damage,
            "moved": ship.moved,
            "shots": ship.shots,
            "frozen": ship.frozen,
            "repair": ship.repair,
            "work": ship.work,
            "offered": ship.offered,
            "due": ship.due,
            "pearls": ship.pearls,
        }
        if not ship.cell:
            facts[ship.name] = "gone" if view.round else "waiting"
    for fort in view.forts:
        facts[f"fort {fort.name}"] = {
            "seat": fort.seat if fort.seat >= 0 else None,
            "damage": fort.damage,
            "ruined": fort.ruined,
            "shots": fort.shots,
            "frozen": fort.frozen,
            "pearls": fort.pearls,
            "workers": sorted(fort.workers),
        }
    return facts


def seen_by_referee(table: Referee) -> dict:
    """The same facts of the referee."""
    facts: dict = {
        "phase": table.phase,
        "round": table.round,
        "order": table.order,
        "reefs": sorted(map(name_of, table.sea.reefs)),
        "pearls": {name_of(cell): number for cell, number in table.pearls.items() if number},
        "mines": known_mines([(mine.seat, name_of(mine.cell), mine.order, mine.shown) for mine in table.mines]),
        "pending": table.pending(),
    }
    if table.round:
        facts |= {"wind": table.wind, "strength": table.strength, "spinner": table.spinner}
    for one in table.players:
        facts[f"seat {one.seat}"] = {
            "out": one.out,
            "pearls": ends.pearls_of(table, [one.seat]),
            "side": ends.pearls_of(table, ends.side_of(table, one.seat)),
            "clock": one.clock,
            "goal": table.forts[one.goal].name if one.goal is not None else "",
            "reefs": one.reefs,
            "mines": one.mines,
            "wanted": ends.wanted(table, one.seat) if table.scenario.deliver else 0,
        }
    if table.ended:
        return facts | {"ended": table.ended, "winners": ", ".join(str(seat + 1) for seat in table.winners) or "-"}
    facts |= {
        "target": table.target.name if table.target else "",
        "salvo": {unit.name: shots for unit, shots in table.salvo},
        "sailing": table.voyage.ship.name if table.voyage else "",
    }
    if table.phase != "mines":
        facts["mover"] = table.mover
    for ship in table.ships:
        facts[ship.name] = ship_facts(ship) if ship.afloat else "gone" if table.round else "waiting"
    for fort in table.forts:
        facts[f"fort {fort.name}"] = {
            "seat": fort.seat,
            "damage": fort.damage,
            "ruined": fort.ruined,
            "shots": fort.shots,
            "frozen": fort.frozen,
            "pearls": fort.pearls,
            "workers": sorted(ship.name for ship in fort.work),
        }
    return facts


def ship_facts(ship: Ship) -> dict:
    return {
        "seat": ship.seat,
        "cell": where(ship.cell),
        "damage": ship.damage,
        "moved": ship.moved,
        "shots": ship.shots,
        "frozen": ship.frozen,
        "repair": ship.repair.name if ship.repair else "",
        "work": ship.work.name if ship.work else "",
        "offered": ship.offered.name if ship.offered else "",
        "due": ship.due,
        "pearls": ship.pearls,
    }


def differences(rules: dict, referee: dict) -> dict[str, tuple]:
    """Each fact that is not the same, with what both say; pieces do not matter where only one has ended the game."""
    found: dict[str, tuple] = {}
    keys = {*rules, *referee} if ("ended" in rules) == ("ended" in referee) else {*rules} & {*referee} | {"ended"}
    for key in sorted(keys):
        one, other = rules.get(key), referee.get(key)
        if one == other:
            continue
        if isinstance(one, dict) and isinstance(other, dict) and not isinstance(one, Counter):
            parts = [part for part in {**one, **other} if one.get(part) != other.get(part)]
            found |= {f"{key} {part}": (one.get(part), other.get(part)) for part in parts}
        else:
            found[key] = one, other
    return found
