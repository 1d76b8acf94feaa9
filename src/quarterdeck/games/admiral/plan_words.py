"""What the words of a plan mean: kinds and cards, cells, seats and sides, places, and the ships of a layout."""

from collections.abc import Iterator

import msgspec

from .board import MOST_SIDE, Place, place_of
from .plan import EDGES, CardChange, Draft, EventPlan, FortPlan, LayoutPlan, Plan, ShipPlan, Who
from .rules.scenario import OWN_FORTS, OWN_GOAL, ZONES_FROM
from .scenario_file import TYPES, Card, Edition

MOST_OF_A_KIND = 6  # C5
MOST_SHIPS = 32
FOR_EVER = 60  # rounds reckoned with where a layout has no last one


# Kinds and cards


def kinds_of(plan: Plan) -> dict[str, str]:
    """Every kind of ship with its letter: the box's four, then the scenario's own."""
    kinds = dict(zip(TYPES, "LGFB", strict=True))
    return kinds | {name: card.letter for name, card in plan.card.items() if name not in TYPES}


def card_of(edition: Edition, name: str, change: CardChange | None) -> Card:
    """A card of the box, or what a scenario makes of it."""
    base = edition.ship[name if name in TYPES else (change.like if change and change.like else TYPES[0])]
    if change is None:
        return base
    keys = ("calm", "fresh", "storm", "range", "shots", "hull", "pearls")
    return msgspec.structs.replace(
        base, **{key: getattr(change, key) for key in keys if getattr(change, key) is not None}
    )


def cards_of(plan: Plan, edition: Edition) -> list[int]:
    cards: list[int] = []
    for name in kinds_of(plan):
        card = card_of(edition, name, plan.card.get(name))
        cards += [*card.calm, *card.fresh, *card.storm, *card.range, *card.shots, card.hull, *card.pearls]
    return cards


def fort_figures(plan: Plan, edition: Edition, fort: FortPlan) -> tuple[int, int, int, int]:
    """Hull, range straight and diagonal, shots: the fort's own, else the scenario's, else the box's."""
    card = plan.fort_card
    hull = fort.hull or card.hull or edition.fort.hull
    reach = fort.range or card.range or edition.fort.range
    shots = next(one for one in (fort.shots, card.shots, edition.fort.shots) if one is not None)
    return hull, reach[0], reach[1], 0 if fort.kind == "royal" else shots


# Cells, seats, places


def cells_of(names: tuple[str, ...], width: int, height: int) -> list[Place] | None:
    """The places of cells and of blocks like A1:C4; None where one is off the board."""
    found: list[Place] = []
    for name in names:
        first, _, last = name.partition(":")
        corner, other = place_of(first, width, height), place_of(last or first, width, height)
        if corner is None or other is None:
            return None
        columns = range(min(corner[0], other[0]), max(corner[0], other[0]) + 1)
        rows = range(min(corner[1], other[1]), max(corner[1], other[1]) + 1)
        found += [(column, row) for column in columns for row in rows]
    return found


def is_on_board(name: str, width: int, height: int) -> bool:
    """Whether a cell, or both corners of a block, are on a board; without laying out what is between."""
    first, _, last = name.partition(":")
    return place_of(first, width, height) is not None and place_of(last or first, width, height) is not None


def block_size(name: str) -> int:
    """How many cells a block like A1:C4 has on the largest board; 1 for a cell, 0 where there is no such block."""
    first, _, last = name.partition(":")
    corner, other = place_of(first, MOST_SIDE, MOST_SIDE), place_of(last or first, MOST_SIDE, MOST_SIDE)
    if corner is None or other is None:
        return 0
    return (abs(corner[0] - other[0]) + 1) * (abs(corner[1] - other[1]) + 1)


def sides_of(layout: LayoutPlan, seats: int) -> list[tuple[int, ...]]:
    """The sides as seats from 0; without any, everybody is alone."""
    if not layout.sides:
        return [(seat,) for seat in range(seats)]
    return [tuple(seat - 1 for seat in members) for members in layout.sides.values()]


def groups(who: Who, layout: LayoutPlan, seats: int) -> list[tuple[int, ...]]:
    """Who counts together: a seat alone, the members of a side; "all" is every side."""
    if isinstance(who, tuple):
        return [group for one in who for group in groups(one, layout, seats)]
    if isinstance(who, int):
        return [(who - 1,)] if who <= seats else []
    if who == "all":
        return sides_of(layout, seats)
    return [tuple(seat - 1 for seat in layout.sides[who])]


def bits_of(who: Who, layout: LayoutPlan, seats: int) -> int:
    """All the seats of somebody, as bits."""
    return sum(1 << seat for seat in {seat for group in groups(who, layout, seats) for seat in group})


def fort_number(layout: LayoutPlan, word: str) -> int:
    """The fort that an id or a cell names, -1 where none does."""
    called = [fort.called for fort in layout.fort]
    cells = [fort.at for fort in layout.fort]
    return called.index(word) if word in called else cells.index(word) if word in cells else -1


def place_number(layout: LayoutPlan, word: str) -> int:
    """A fort, a zone or a seat's own goal as one figure; -1 where it is none."""
    if word == "goal":
        return int(OWN_GOAL)
    if word == "own":
        return int(OWN_FORTS)
    fort = fort_number(layout, word)
    if fort >= 0:
        return fort
    return int(ZONES_FROM) + list(layout.zone).index(word) if word in layout.zone else -1


def edge_number(layout: LayoutPlan, word: str) -> int:
    """An edge as a bit, or a zone; -1 where it is none."""
    if word in EDGES:
        return 1 << EDGES.index(word)
    return int(ZONES_FROM) + list(layout.zone).index(word) if word in layout.zone else -1


def rounds_of(event: EventPlan, layout: LayoutPlan) -> Iterator[int]:
    """Every round in which an event happens, as far as anybody reckons."""
    last = layout.rounds or FOR_EVER
    yield from range(event.round, last + 1, event.every) if event.every else (event.round,)


# Ships


class Entry(msgspec.Struct):
    """A ship of the game before it is numbered."""

    owner: int  # -2 - seat: a ship that this seat can choose in its draft
    kind: int
    at: str = ""
    damage: int = 0
    load: int = 0
    round: int = 0
    zone: int = -1
    cost: int = 0
    name: str = ""
    number: int = 0

    @property
    def seat(self) -> int:
        return self.owner if self.owner >= 0 else -2 - self.owner


class Roster:
    """Every ship that a layout has or may get, numbered within its type over all players (C5)."""

    def __init__(self, plan: Plan, layout: LayoutPlan, seats: int) -> None:
        self.kinds = list(kinds_of(plan))
        self.layout = layout
        self.ships: list[Entry] = []
        for seat, place in enumerate(layout.seat[:seats]):
            self.ships += [self.entry(seat, ship) for ship in place.fleet()]
            if place.draft:
                self.ships += self.choices(seat, place.draft)
        for event in layout.event:
            if event.ships and event.ships.seat <= seats:
                self.ships += self.reinforcements(event)
        self.ships.sort(key=lambda ship: (ship.seat, ship.kind))
        for k, ship in enumerate(self.ships):
            ship.number = sum(other.kind == ship.kind for other in self.ships[:k]) + 1

    def entry(self, seat: int, ship: ShipPlan) -> Entry:
        return Entry(seat, self.kinds.index(ship.kind), ship.at, ship.damage, ship.load, name=ship.name)

    def choices(self, seat: int, draft: Draft) -> list[Entry]:
        """N5: every ship that a budget could buy."""
        return [
            Entry(-2 - seat, self.kinds.index(kind), cost=cost)
            for kind, cost in draft.cost.items()
            for _ in range(most_of(draft, kind))
        ]

    def reinforcements(self, event: EventPlan) -> list[Entry]:
        assert event.ships is not None
        zone = list(self.layout.zone).index(event.ships.zone)
        found = []
        for number in rounds_of(event, self.layout):
            for ship in event.ships.ships:
                plain = ShipPlan(ship) if isinstance(ship, str) else ship
                entry = self.entry(event.ships.seat - 1, plain)
                entry.round, entry.zone = number, zone
                found.append(entry)
        return found

    def named(self, name: str) -> int:
        """The ship with a name of the scenario's, -1 where none has it."""
        return next((k for k, ship in enumerate(self.ships) if name and ship.name == name), -1)


def most_of(draft: Draft, kind: str) -> int:
    """How many of a kind a budget can buy."""
    return min(draft.most.get(kind, MOST_OF_A_KIND), draft.points // draft.cost[kind], MOST_OF_A_KIND)
