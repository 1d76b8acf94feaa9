"""The table of Age of Sail: what lies on it, whose turn it is, and the questions that every chapter asks."""

from collections import Counter
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import Any

from .charts import Chart
from .pieces import Card, Cell, Dice, Ship, beyond, distance, neighbours


@dataclass
class Ask:
    """A decision that somebody owes, and what he may do: by notation, with what it means to the chapter that asks."""

    seat: int
    options: Mapping[str, Any]


Asking = Generator[Ask, str, Any]
GIVEN_UP = "(somebody gave up)"  # instead of an answer


class Over(Exception):
    """The game is decided: nothing more is asked (A111)."""


class TurnOver(Exception):
    """The active player has given up, and nothing of his turn is left to be settled."""


class Withdrawn(Exception):
    """Somebody else has given up, and with him what he was asked."""


class Table:
    """Everything on the table. Chapters are functions of it; what must be asked they yield."""

    def __init__(self, chart: Chart, seats: int, options: Mapping[str, Any], decks: "Decks") -> None:
        self.chart, self.seats, self.options, self.decks = chart, seats, options, decks
        self.scenario = chart.scenario
        self.ships, self.cards = chart.ships, chart.cards
        self.lines: list[list[Ship]] = []  # leader first
        self.reaches: dict[Card, set[Cell]] = {}
        self.dice = Dice()
        self.alive = set(range(seats))
        self.began = Counter({seat: sum(ship.masts for ship in self.ships if ship.home == seat) for seat in self.alive})
        self.order = options["order_holder"] - 1 if options["order_holder"] <= seats else -1
        self.silent = self.scenario == "pirates" or (self.scenario == "hunt" and not options["hunt_fort_active"])
        self.situations = bool(options["situations"]) and chart.situations
        self.active = self.opening = 0
        self.round, self.quiet, self.stirred = 1, 0, False
        self.weather = Weather()
        self.island: list[Cell] = []
        self.edge = -1
        self.ended, self.winners = "", set[int]()
        self.met: Counter[str] = Counter()  # corners that came up, by rule
        # who is asked for what, as the view shows it
        self.phase = "place"
        self.ship: Ship | None = None
        self.left = 0
        self.target: Ship | None = None
        self.under_fire: Ship | None = None
        self.prize: Ship | None = None
        self.card_ship: Ship | None = None

    # Asking

    def ask(self, seat: int, phase: str, list_options: Callable[[], Mapping[str, Any]]) -> Asking:
        """What the seat has chosen, as the chapter means it; nobody is asked where there is nothing to decide.

        Should somebody give up meanwhile (A112), the question may be another one, or void.
        """
        chosen = GIVEN_UP
        while chosen == GIVEN_UP:
            options = list_options() if seat in self.alive else {}
            if not options:
                raise TurnOver if self.active not in self.alive else Withdrawn
            if len(options) == 1:
                return next(iter(options.values()))
            self.phase = phase
            chosen = yield Ask(seat, options)
        return options[chosen]

    # Pieces

    def ship_at(self, cell: Cell) -> Ship | None:
        return next((ship for ship in self.ships if ship.cell == cell), None)

    def card_at(self, cell: Cell) -> Card | None:
        return next((card for card in self.cards if card.cell == cell), None)

    def is_free(self, cell: Cell) -> bool:
        """Sea without a ship; cards, flipped or not, are no sea (A70b)."""
        return cell in self.chart.sea and self.ship_at(cell) is None and self.card_at(cell) is None

    def fleet(self, seat: int) -> list[Ship]:
        return [ship for ship in self.ships if ship.afloat and ship.owner == seat and ship.masts]

    def fort(self, seat: int) -> list[Card]:
        return [card for card in self.cards if card.owner == seat]

    def side(self, seat: int) -> int:
        """Who fights together: hunters and attackers are one side (L100, A139)."""
        return min(seat, 1) if self.scenario in ("hunt", "assault") else seat

    def are_enemies(self, one: int, other: int) -> bool:
        return self.side(one) != self.side(other)

    def enemies(self, seat: int) -> list[Ship]:
        return [ship for ship in self.ships if ship.afloat and ship.masts and self.are_enemies(ship.owner, seat)]

    def line_of(self, ship: Ship) -> list[Ship] | None:
        return next((line for line in self.lines if ship in line), None)

    def clockwise(self, seat: int) -> list[int]:
        """All other seats, clockwise from one."""
        return [(seat + more) % self.seats for more in range(1, self.seats)]

    # Masts

    def in_play(self, seat: int) -> int:
        ashore = sum(card.ashore.get(seat, 0) for card in self.cards)
        return ashore + sum(ship.masts for ship in self.ships if ship.owner == seat)

    def pool(self, seat: int) -> int:
        """A60: the masts he began with that are not in play."""
        return self.began[seat] - self.in_play(seat)

    # Forts

    def borders(self, cell: Cell, owner: int) -> bool:
        """A57: next to any card of an owner's fort, flipped or not."""
        around = neighbours(cell)
        return any(card.cell in around for card in self.fort(owner))

    def at_home(self, ship: Ship) -> bool:
        """L61: in its owner's repair zone."""
        return self.borders(ship.at, ship.owner)

    def reach(self, card: Card) -> set[Cell]:
        """A65: eight rays of two cells; cards lie where they lie, so that it is found once."""
        if card not in self.reaches:
            rays = {beyond(card.cell, course, far) for course in range(8) for far in (1, 2)}
            self.reaches[card] = {cell for cell in rays & self.chart.sea if self.card_at(cell) is None}
        return self.reaches[card]

    def is_manned(self, card: Card) -> bool:
        """Whether a card can fire or be fired at: face up, its owner still in, the fort not silent (A13, A85, A93)."""
        return card.up and card.owner in self.alive and not self.silent

    def bears_on(self, card: Card, cell: Cell) -> bool:
        """Whether a gun can fire at a cell."""
        if not (card.gun and self.is_manned(card)) or cell not in self.reach(card):
            return False
        if not self.options["fort_blocked_by_ships"] or distance(card.cell, cell) == 1:
            return True
        between = (card.cell[0] + cell[0]) // 2, (card.cell[1] + cell[1]) // 2
        return self.ship_at(between) is None

    # Wind

    def number(self, course: int) -> int:
        """What the wind card allows in a direction, as it lies now."""
        return self.decks.winds[self.weather.wind].numbers[(course - self.weather.turned) % 8]

    def range_of(self, ship: Ship, course: int) -> int:
        """A110."""
        cells = self.number(course)
        if self.scenario == "pirates" and ship.holes == 1 and ship.owner != 0:
            cells *= 2
        if cells:
            cells += self.weather.bonus + (self.order == ship.owner)
        if ship.cap:
            cells = min(cells, ship.cap)
        return 0 if self.weather.calm or "no-sail" in ship.marks else cells

    def can_enter(self, ship: Ship, cell: Cell) -> bool:
        """A step to free sea, or a boarding."""
        met = self.ship_at(cell)
        return self.is_free(cell) or (met is not None and self.are_enemies(met.owner, ship.owner))

    def can_begin(self, ship: Ship, course: int) -> bool:
        """Whether a first step or a boarding is possible this way."""
        return self.range_of(ship, course) > 0 and self.can_enter(ship, beyond(ship.at, course))


@dataclass
class Weather:
    """The cards that lie open, and what they do this turn."""

    wind: str = ""
    turned: int = 0  # S07, S08: by how many eighths
    situation: str = ""
    bonus: int = 0  # S01
    calm: bool = False  # S06
    fog: bool = False  # S13
    boarders: int = 0  # S14


@dataclass(frozen=True)
class Wind:
    """A wind card."""

    force: str
    arrow: int  # where it blows to
    numbers: tuple[int, ...]


@dataclass
class Decks:
    """All cards, and what is left of each stack."""

    winds: dict[str, Wind]
    situations: dict[str, dict[str, Any]]
    copies: dict[str, Counter[str]]  # of each deck, all sets together
    stacks: dict[str, Counter[str]]

    def draw(self, deck: str, dice: Dice) -> str:
        """L25, A8: an empty stack is all cards again."""
        if not self.stacks[deck].total():
            self.stacks[deck] = Counter(self.copies[deck])
        card = dice.draw(deck, self.stacks[deck].total())
        assert self.stacks[deck][card], f"{card} is drawn, but all of its kind are out"
        self.stacks[deck][card] -= 1
        return card
