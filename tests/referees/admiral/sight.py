"""What both say of a position: the truth of the rules' view and the referee's table as plain facts."""

from typing import Any

from quarterdeck.engine.state import State
from quarterdeck.games import find
from quarterdeck.games.base import TRUTH

from . import ends
from .referee import Referee
from .sea import name_of
from .table import Fort, Player, Ship, where

game = find("admiral")
Facts = dict[str, object]
# What both call the same.
PLAYER = ("out", "clock", "reefs", "mines")
SHIP = ("seat", "damage", "moved", "shots", "frozen", "due", "pearls")
FORT = ("damage", "ruined", "shots", "frozen", "pearls")


def same(one: Any, names: tuple[str, ...]) -> Facts:
    return {name: getattr(one, name) for name in names}


def known_mines(mines: list[tuple[int, str, str, bool]]) -> list[tuple[int, str, str]]:
    """Mines with their orders, as far as they lie in cells that are not spent."""
    spent = {cell for _, cell, _, shown in mines if shown}
    return sorted((seat, cell, "" if cell in spent else order) for seat, cell, order, _ in mines)


# As the rules have it


def seen_by_rules(state: State) -> Facts:
    """The truth of the rules, as plain facts."""
    view: Any = game.view(state, TRUTH)
    facts: Facts = {
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
    facts |= {f"seat {one.seat}": viewed_player(one) for one in view.players}
    facts |= {one.name: viewed_ship(one) if one.cell else "gone" if view.round else "waiting" for one in view.ships}
    facts |= {f"fort {one.name}": viewed_fort(one) for one in view.forts}
    if state.is_over():
        result = game.result(state)
        return facts | {"ended": result.ended, "winners": result.args["seats"]}
    if view.phase != "mines":
        facts["mover"] = view.mover
    return facts | {"target": view.target, "salvo": view.salvo, "sailing": view.sailing}


def viewed_player(one: Any) -> Facts:
    return same(one, (*PLAYER, "pearls", "goal", "wanted")) | {"side": one.side_pearls}


def viewed_ship(one: Any) -> Facts:
    return same(one, (*SHIP, "cell", "repair", "work", "offered"))


def viewed_fort(one: Any) -> Facts:
    return same(one, FORT) | {"seat": one.seat if one.seat >= 0 else None, "workers": sorted(one.workers)}


# As the referee has it


def seen_by_referee(table: Referee) -> Facts:
    """The same facts of the referee."""
    facts: Facts = {
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
    facts |= {f"seat {one.seat}": player_facts(table, one) for one in table.players}
    facts |= {one.name: ship_facts(one) if one.afloat else "gone" if table.round else "waiting" for one in table.ships}
    facts |= {f"fort {one.name}": fort_facts(one) for one in table.forts}
    if table.ended:
        return facts | {"ended": table.ended, "winners": ", ".join(str(seat + 1) for seat in table.winners) or "-"}
    if table.phase != "mines":
        facts["mover"] = table.mover
    return facts | {
        "target": table.target.name if table.target else "",
        "salvo": {unit.name: shots for unit, shots in table.salvo},
        "sailing": table.voyage.ship.name if table.voyage else "",
    }


def player_facts(table: Referee, one: Player) -> Facts:
    return same(one, PLAYER) | {
        "pearls": ends.pearls_of(table, [one.seat]),
        "side": ends.pearls_of(table, ends.side_of(table, one.seat)),
        "goal": table.forts[one.goal].name if one.goal is not None else "",
        "wanted": ends.wanted(table, one.seat) if table.scenario.deliver else 0,
    }


def ship_facts(one: Ship) -> Facts:
    bonds = {"repair": one.repair, "work": one.work, "offered": one.offered}
    named = {bond: fort.name if fort else "" for bond, fort in bonds.items()}
    return same(one, SHIP) | {"cell": where(one.cell)} | named


def fort_facts(one: Fort) -> Facts:
    return same(one, FORT) | {"seat": one.seat, "workers": sorted(ship.name for ship in one.work)}


def differences(rules: Facts, referee: Facts) -> dict[str, tuple]:
    """Each fact that is not the same, with what both say; pieces do not matter where only one has ended the game."""
    if ("ended" in rules) != ("ended" in referee):
        return {"ended": (rules.get("ended"), referee.get("ended"))}
    found: dict[str, tuple] = {}
    for key in sorted({*rules, *referee}):
        one, other = rules.get(key), referee.get(key)
        if isinstance(one, dict) and isinstance(other, dict):
            parts = [part for part in {**one, **other} if one.get(part) != other.get(part)]
            found |= {f"{key} {part}": (one.get(part), other.get(part)) for part in parts}
        elif one != other:
            found[key] = one, other
    return found
