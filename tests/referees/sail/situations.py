"""The situation cards of the reconstructed deck, by the spec's §4. Movement by a card is no step."""

from collections.abc import Callable
from typing import Any

from . import lines, losses
from .pieces import COURSES, STEPS, Card, Cell, Ship, beyond, distance, name_of
from .table import Asking, Table


def carry_out(t: Table, card: str) -> Asking:
    """Executes a card at once (L24); what is impossible is skipped (A10)."""
    if card in CHOICES:
        fits, then = CHOICES[card]
        yield from choose(t, lambda: [ship for ship in t.fleet(t.active) if fits(t, ship)], then)
    elif card in RANDOM:
        fleet = t.fleet(t.active)
        RANDOM[card](t, fleet[t.dice.one_of(len(fleet), "pick")])
    elif card in WORKS:
        yield from choose_card(t, up=WORKS[card])
    elif card == "S03":
        yield from channel(t)
    elif card == "S21":
        yield from choose(t, lambda: t.enemies(t.active), mute)
    elif card in WEATHER:
        WEATHER[card](t)
    else:
        assert card == "S20", f"{card} is not modelled"


def choose(t: Table, fitting: Callable[[], list[Ship]], then: Callable[[Table, Ship], None]) -> Asking:
    """The active player names a ship, if there is one."""
    if fitting():
        ship = yield from t.ask(
            t.active, "choose-ship", lambda: {f"choose {name_of(one.at)}": one for one in fitting()}
        )
        then(t, ship)


def choose_card(t: Table, up: bool) -> Asking:
    """S18, S19: one own card is turned; those that lie as `up`."""
    options = {f"card {name_of(card.cell)}": card for card in t.fort(t.active) if card.up == up}
    if options:
        card: Card = yield from t.ask(t.active, "choose-work", lambda: options)
        card.up = not up
        t.stirred = True


# One ship, of choice


def is_damaged(t: Table, ship: Ship) -> bool:
    return ship.masts < ship.holes and t.pool(t.active) > 0


def restore(t: Table, ship: Ship) -> None:
    ship.masts += 1
    t.stirred = True


def steady(t: Table, ship: Ship) -> None:
    ship.bonus = 1
    ship.marks.add("bonus")


def quick(t: Table, ship: Ship) -> None:
    ship.extra = 1
    ship.marks.add("extra")


def sweeps(t: Table, ship: Ship) -> None:
    ship.marks.add("row")


def mute(t: Table, ship: Ship) -> None:
    ship.marks.add("muted")


def anyone(t: Table, ship: Ship) -> bool:
    return True


CHOICES: dict[str, tuple[Callable[[Table, Ship], bool], Callable[[Table, Ship], None]]] = {
    "S02": (is_damaged, restore),
    "S05": (lambda t, ship: ship.masts >= 2, losses.lose_mast),
    "S10": (anyone, steady),
    "S11": (anyone, quick),
    "S17": (lambda t, ship: t.line_of(ship) is None, sweeps),
}


# One ship, of chance


def damp(t: Table, ship: Ship) -> None:
    ship.marks.add("no-fire")


def fever(t: Table, ship: Ship) -> None:
    lines.split_off(t, ship)  # A129
    ship.marks.add("no-act")


def shoal(t: Table, ship: Ship) -> None:
    lines.split_off(t, ship)
    ship.cap = 1
    ship.marks.add("shoal")


RANDOM: dict[str, Callable[[Table, Ship], None]] = {"S12": damp, "S15": fever, "S16": shoal}
WORKS = {"S18": False, "S19": True}


# Weather


def fair_wind(t: Table) -> None:
    t.weather.bonus = 1


def calm(t: Table) -> None:
    t.weather.calm = True


def backs(t: Table) -> None:
    t.weather.turned = -1


def veers(t: Table) -> None:
    t.weather.turned = 1


def new_weather(t: Table) -> None:
    t.weather.wind = t.decks.draw("wind", t.dice)


def fog(t: Table) -> None:
    t.weather.fog = True


def boarders(t: Table) -> None:
    t.weather.boarders = 1


def storm(t: Table) -> None:
    """S04: the farthest downwind shifts first; then a die for each with two masts or more."""
    arrow = (t.decks.winds[t.weather.wind].arrow + t.weather.turned) % 8
    for line in [line for line in t.lines if line[0].owner == t.active]:
        lines.dissolve(t, line)
    outside = [ship for ship in t.fleet(t.active) if not t.at_home(ship)]

    def downwind(ship: Ship) -> int:
        return ship.at[0] * STEPS[arrow][0] + ship.at[1] * STEPS[arrow][1]

    for ship in sorted(outside, key=downwind, reverse=True):
        if t.is_free(beyond(ship.at, arrow)):
            ship.cell = beyond(ship.at, arrow)
    for ship in outside:
        if ship.masts >= 2 and t.dice.die("storm") == 1:
            losses.lose_mast(t, ship)


WEATHER: dict[str, Callable[[Table], None]] = {
    "S01": fair_wind,
    "S04": storm,
    "S06": calm,
    "S07": backs,
    "S08": veers,
    "S09": new_weather,
    "S13": fog,
    "S14": boarders,
}


# S03


def havens(t: Table) -> list[Cell]:
    """Free cells 3 or more from every enemy ship and out of reach of every enemy gun."""
    covered: set[Cell] = set()
    for card in t.cards:
        if card.gun and t.is_manned(card) and t.are_enemies(card.owner, t.active):
            covered |= t.reach(card)
    enemies = [ship.at for ship in t.enemies(t.active)]
    free = [cell for cell in t.chart.sea if t.is_free(cell) and cell not in covered]
    return [cell for cell in free if all(distance(cell, enemy) >= 3 for enemy in enemies)]


def channel(t: Table) -> Asking:
    """S03: one own ship to a haven, with any heading; it may be declined."""
    if not havens(t):
        return
    options: dict[str, Any] = {f"choose {name_of(ship.at)}": ship for ship in t.fleet(t.active)}
    ship = yield from t.ask(t.active, "choose-ship", lambda: options | {"decline": None})
    if ship is None:
        return
    t.card_ship = ship
    cell = yield from t.ask(t.active, "choose-cell", lambda: {f"to {name_of(cell)}": cell for cell in havens(t)})
    courses = {f"course {COURSES[course]}": course for course in range(8)}
    course = yield from t.ask(t.active, "choose-course", lambda: courses)
    lines.split_off(t, ship)
    ship.cell, ship.course = cell, course
    ship.marks.add("no-sail")
    t.card_ship = None
