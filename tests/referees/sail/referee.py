"""The referee of Age of Sail: plays along with the rules and says what it sees."""

import tomllib
from collections import Counter
from collections.abc import Collection, Mapping
from importlib import resources
from typing import Any

from quarterdeck.games.base import EventLine, Setup

from ..lockstep import Throw
from . import losses
from .charts import chart_of, standard
from .pieces import COURSES, SIDES, Card, Ship, name_of
from .preparation import prepare
from .table import GIVEN_UP, Ask, Asking, Decks, Over, Table, Wind
from .turn import play, resume

# Where the rules are known to be mistaken: what is right, and what they do. A fix deletes its entry.
KNOWN: dict[str, str] = {}
# Actions that no game here comes to, and why. Nor does it model standing orders (which answer in a player's place),
# decks of owners, or boards that are no rectangle.
UNMODELLED = dict.fromkeys(
    ("mast-off", "mast-on", "bar-fire", "bar-all", "back", "done"),
    "A11: cards of owners' decks that are resolved by hand",
)
COLOURS = ("black", "blue", "white", "red")
ROLES = {"pirates": ("merchant", "pirate"), "hunt": ("pirate", "hunter"), "assault": ("defender", "attacker")}
MARKS = ("acted", "frozen", "idle", "no-fire", "no-act", "no-sail", "row", "muted", "bonus", "extra", "shoal")


def decks_of(sets: int) -> Decks:
    """Both decks of so many sets shuffled together (A105)."""
    text = (resources.files("quarterdeck.games.sail") / "data" / "decks.toml").read_text("utf-8")
    data = tomllib.loads(text)
    winds = {card["id"]: wind_of(card) for card in data["wind"]}
    situations = {card["id"]: card for card in data["situation"]}
    copies = {
        deck: Counter({card["id"]: card.get("count", 1) * sets for card in data[deck]})
        for deck in ("wind", "situation")
    }
    return Decks(winds, situations, copies, {deck: Counter(cards) for deck, cards in copies.items()})


def wind_of(card: dict[str, Any]) -> Wind:
    arrow = (COURSES.index(card["from"]) + 4) % 8
    return Wind(card["force"], arrow, tuple(card["range"][course] for course in COURSES))


class SailReferee:
    """A game from its set-up on."""

    known = KNOWN
    unsaid = frozenset({"viewer", "name", "briefing", "reconstructed", "title", "text", "hands", "by_hand"})

    def __init__(self, setup: Setup, throws: list[Throw], told: list[EventLine]) -> None:
        options = setup.options
        scenario = str(options["scenario"])
        content = setup.files.get("scenario") or standard(scenario)
        module = tomllib.loads(content)["module"] if "scenario" in setup.files else int(options["module_size"])
        chart = chart_of(content, setup.seats, module, not options["hunt_fort_active"])
        self.table = Table(chart, setup.seats, options, decks_of(chart.sets))
        self.disputed: set[str] = set()
        self.asked: Ask | None = None
        self.course = self.whole_game()
        self.go_on(None, throws, told)

    def whole_game(self) -> Asking:
        yield from prepare(self.table)
        yield from play(self.table)

    def resume(self) -> None:
        """Goes on at step 3 from what lies on the table now."""
        self.course = resume(self.table)
        self.go_on(None, [], [])

    # Playing along

    def go_on(self, chosen: str | None, throws: list[Throw], told: list[EventLine]) -> None:
        """Until the next decision."""
        dice = self.table.dice
        dice.fallen = [tuple(throw) for throw in throws]
        for deck in dice.cards:
            dice.cards[deck] = [str(line.args.get("id") or line.args["card"]) for line in told if line.key == deck]
        try:
            self.asked = next(self.course) if chosen is None else self.course.send(chosen)
        except Over:
            self.asked = None
        assert not dice.fallen, f"the rules throw more: {dice.fallen}"

    def apply(self, seat: int, text: str, throws: list[Throw], told: list[EventLine]) -> None:
        assert self.asked is not None
        assert self.asked.seat == seat
        self.go_on(text, throws, told)

    def concede(self, seat: int, throws: list[Throw], told: list[EventLine]) -> None:
        try:
            losses.give_up(self.table, seat)
        except Over:
            self.asked = None
            return
        self.go_on(GIVEN_UP, throws, told)

    def playing(self) -> Collection[int]:
        return self.table.alive if self.asked else ()

    def waiting(self) -> Mapping[int, Mapping[str, Any]]:
        return {self.asked.seat: self.asked.options} if self.asked else {}

    def result(self) -> tuple[str, tuple[float, ...]]:
        t = self.table
        if t.ended in ("standstill", "rounds"):  # a draw of all who are still in (A15, A107)
            return t.ended, tuple((seat in t.alive) / len(t.alive) for seat in range(t.seats))
        return t.ended, tuple(float(seat in t.winners) for seat in range(t.seats))

    # What it sees

    def seen(self) -> dict[str, Any]:
        t = self.table
        chart = t.chart
        return {
            "scenario": t.scenario,
            "phase": t.phase,
            "active": t.active,
            "decider": self.asked.seat if self.asked else -1,
            "opening": t.opening,
            "round": t.round,
            "quiet": t.quiet,
            "quiet_limit": t.options["quiet_limit"],
            "width": chart.width,
            "height": chart.height,
            "sea": tuple(
                "".join("~" if (x, y) in chart.sea else " " for x in range(chart.width)) for y in range(chart.height)
            ),
            "ships": tuple(self.ship(ship) for ship in t.ships if ship.afloat),
            "cards": tuple(self.card(card) for card in t.cards),
            "players": tuple(self.player(seat) for seat in range(t.seats)),
            "wind": self.wind(),
            "situation": self.situation(),
            "winds_left": t.decks.stacks["wind"].total(),
            "situations_left": t.decks.stacks["situation"].total() if t.situations else 0,
            "fog": t.weather.fog,
            "ship": self.cell(t.ship),
            "left": t.left,
            "target": self.cell(t.target),
            "under_fire": self.cell(t.under_fire),
            "prize": self.cell(t.prize),
            "card_ship": self.cell(t.card_ship),
            "island": tuple(name_of(cell) for cell in t.island),
            "edge": t.edge,
        }

    def cell(self, ship: Ship | None) -> str:
        return name_of(ship.at) if ship is not None and ship.afloat else ""

    def ship(self, ship: Ship) -> dict[str, Any]:
        t = self.table
        line = t.line_of(ship)
        role = {"pirates": "merchantman" if ship.id == 0 else "", "hunt": "" if ship.owner else "fugitive"}
        return {
            "id": ship.id,
            "cell": name_of(ship.at),
            "seat": ship.owner,
            "home": ship.home,
            "holes": ship.holes,
            "masts": ship.masts,
            "heading": COURSES[ship.course],
            "port": ship.shots("port"),
            "starboard": ship.shots("starboard"),
            "abeam": tuple(name_of(cell) if (cell := ship.abeam(side)) in t.chart.sea else "" for side in SIDES),
            "line": name_of(line[0].at) if line else "",
            "role": role.get(t.scenario, ""),
            "marks": tuple(mark for mark in MARKS if mark in ship.marks),
        }

    def card(self, card: Card) -> dict[str, Any]:
        t = self.table
        silent = t.silent or card.owner not in t.alive or not card.gun
        reach = sorted(t.reach(card), key=lambda cell: (cell[1], cell[0]))
        return {
            "cell": name_of(card.cell),
            "seat": card.owner,
            "gun": card.gun,
            "up": card.up,
            "fired": card.fired,
            "reach": () if silent else tuple(map(name_of, reach)),
            "ashore": tuple(sorted((seat, masts) for seat, masts in card.ashore.items() if masts)),
        }

    def player(self, seat: int) -> dict[str, Any]:
        t = self.table
        roles = ROLES.get(t.scenario, ("", ""))
        return {
            "colour": COLOURS[seat % 4],
            "stripes": seat // 4,
            "alive": seat in t.alive,
            "team": t.side(seat),
            "role": roles[0] if seat == 0 else roles[1],
            "ships": len([ship for ship in t.ships if ship.afloat and ship.owner == seat]),
            "masts": t.in_play(seat),
            "lost": t.pool(seat),
            "cards": sum(card.up for card in t.fort(seat)),
            "order": t.order == seat,
        }

    def wind(self) -> dict[str, Any] | None:
        t = self.table
        if not t.weather.wind:
            return None
        card = t.decks.winds[t.weather.wind]
        return {
            "id": t.weather.wind,
            "force": card.force,
            "arrow": COURSES[(card.arrow + t.weather.turned) % 8],
            "numbers": tuple(t.number(course) for course in range(8)),
            "calm": t.weather.calm,
            "bonus": t.weather.bonus,
        }

    def situation(self) -> dict[str, Any] | None:
        t = self.table
        if not t.weather.situation:
            return None
        return {"id": t.weather.situation, "kind": t.decks.situations[t.weather.situation]["kind"]}
