"""The turn, L21-L27: wind, situation, step 3, the idle test (L64), and the next player."""

from typing import Any

from . import landing, lines, losses
from .gunnery import own_fire, salvo
from .pieces import SIDES, Ship, name_of
from .sailing import activate, activate_line, leave, rowing, ways_out
from .situations import carry_out
from .table import Asking, Table, TurnOver, Weather


def play(t: Table) -> Asking:
    """Turn after turn, clockwise (L21)."""
    while True:
        if t.active in t.alive:
            yield from unless_given_up(t, turn(t))
        pass_on(t)


def unless_given_up(t: Table, part: Asking) -> Asking:
    """A112: the turn of a player who gives up is over."""
    try:
        yield from part
    except TurnOver:
        t.ship = t.target = t.under_fire = t.prize = t.card_ship = None
        t.left = 0


def resume(t: Table) -> Asking:
    """From within step 3."""
    yield from unless_given_up(t, rest_of_turn(t))
    pass_on(t)
    yield from play(t)


def pass_on(t: Table) -> None:
    """The next player still in; a round ends where the turn comes back to the opening seat or passes over it (A107)."""
    passed = []
    while not passed or t.active not in t.alive:
        t.active = (t.active + 1) % t.seats
        passed.append(t.active)
    if t.opening in passed:
        end_round(t)


def end_round(t: Table) -> None:
    t.quiet = 0 if t.stirred else t.quiet + 1
    t.stirred = False
    t.round += 1
    if t.options["quiet_limit"] and t.quiet >= t.options["quiet_limit"]:
        losses.finish(t, "standstill")
    if t.options["round_limit"] and t.round > t.options["round_limit"]:
        losses.finish(t, "rounds")


def turn(t: Table) -> Asking:
    begin(t)
    t.weather.wind = t.decks.draw("wind", t.dice)
    if t.situations:
        t.weather.situation = t.decks.draw("situation", t.dice)
        yield from carry_out(t, t.weather.situation)
    mark_idle(t)
    yield from rest_of_turn(t)


def rest_of_turn(t: Table) -> Asking:
    yield from step_three(t)
    if t.active in t.alive:
        punish_idle(t)


def begin(t: Table) -> None:
    """What lasts a turn is over; every side is loaded (A33)."""
    t.weather = Weather()
    for ship in t.ships:
        ship.marks.clear()
        ship.bonus = ship.extra = ship.cap = 0
        ship.moved = ship.lined_up = False
        if not t.options["reset_per_round"] or ship.owner == t.active:
            ship.fired = dict.fromkeys(SIDES, 0)
    for card in t.cards:
        card.fired = False
        card.weary.clear()


def step_three(t: Table) -> Asking:
    """L26, A12, A69: units in any order, guns and parties between them."""
    while t.active in t.alive:
        match (yield from t.ask(t.active, "command", lambda: commands(t))):
            case ("ship", ship):
                yield from activate(t, ship)
            case ("line", line):
                yield from activate_line(t, line)
            case ("leave", ship):
                yield from leave(t, ship)
            case ("gun", card, ship):
                card.fired = True
                salvo(t, card, ship)
            case ("form", row):
                lines.form(t, row)
            case ("join", unit, line, before):
                lines.join(t, unit, line, before)
            case ("dissolve", line):
                lines.dissolve(t, line)
            case ("party", card, goal, masts):
                landing.march(t, card, goal, masts)
            case _:
                return


def commands(t: Table) -> dict[str, Any]:
    found: dict[str, Any] = {"end": ("end",)}
    for ship in t.fleet(t.active):
        found |= unit_commands(t, ship)
    for row in lines.formations(t).values():
        found[f"form {name_of(row[0].at)} {name_of(row[-1].at)}"] = ("form", row)
    for (one, other), (unit, line) in lines.joinings(t).items():
        before = t.ships[other] is line[0] and t.ships[one].at == line[0].ahead
        found[f"join {name_of(t.ships[one].at)} {name_of(t.ships[other].at)}"] = ("join", unit, line, before)
    return found | own_fire(t) | landing.marches(t)


def unit_commands(t: Table, ship: Ship) -> dict[str, Any]:
    """What begins with a ship's cell: an activation, leaving and dissolving its line."""
    found: dict[str, Any] = {}
    line = t.line_of(ship)
    ready = not {"acted", "frozen", "no-act"} & ship.marks
    if line is None and ready:
        found[name_of(ship.at)] = ("ship", ship)
    if line is not None and line[0] is ship:
        if lines.may_dissolve(line):
            found[f"dissolve {name_of(ship.at)}"] = ("dissolve", line)
        if ready:
            found[name_of(ship.at)] = ("line", line)
    if line is not None and ready and ways_out(t, ship):
        found[f"leave {name_of(ship.at)}"] = ("leave", ship)
    return found


# Idleness


def mark_idle(t: Table) -> None:
    """A61: every whole ship in its own repair zone when step 3 begins."""
    for ship in t.fleet(t.active):
        ship.could_move = can_move(t, ship)
        if ship.masts == ship.holes and t.at_home(ship):
            ship.marks.add("idle")


def punish_idle(t: Table) -> None:
    """L64, A62, A63, A122; not in a calm (S06)."""
    if t.weather.calm:
        return
    fleet = [ship for ship in t.fleet(t.active) if "idle" in ship.marks]
    fleet.sort(key=lambda ship: (ship.home != t.active, -ship.holes, ship.id))
    fleet = [ship for ship in fleet if not ship.moved and not {"frozen", "no-act", "no-sail"} & ship.marks]
    for ship in fleet:
        ship.could_move |= can_move(t, ship)
    for ship in fleet:
        excused = not ship.could_move
        t.met["A62"] += excused and can_move(t, ship)
        spared = t.options["idle_never_sinks"] and ship.masts == 1
        if ship.afloat and (not excused or t.options["strict_idle"]) and not spared:
            losses.lose_mast(t, ship)


def can_sail(t: Table, ship: Ship) -> bool:
    """Whether it has a legal step or boarding in any heading."""
    return ship.afloat and any(t.can_begin(ship, course) for course in range(8))


def can_move(t: Table, ship: Ship) -> bool:
    """The same, under sail or under oars (S17)."""
    return can_sail(t, ship) or bool(rowing(t, ship))
