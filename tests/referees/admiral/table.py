"""The pieces on the board and what every chapter of the rules asks of them."""

from collections import Counter
from dataclasses import dataclass, field

from .scenario import KINDS, Scenario
from .sea import Cell, Sea, cell_of, chebyshev, name_of


@dataclass(eq=False)
class Fort:
    """A fort with its tokens; `work` is the pair of ships that repair or restore it."""

    name: str
    number: int
    cell: Cell
    seat: int | None
    damage: int = 0
    ruined: bool = False
    shots: int = 0
    frozen: bool = False
    pearls: int = 0
    work: "list[Ship]" = field(default_factory=list)
    starter: int | None = None
    work_is_new: bool = False  # announced in this turn
    broken_off: bool = False  # in this turn


@dataclass(eq=False)
class Ship:
    """A ship with its card's tokens; `rests` while a mine under it may still be declared (Q72)."""

    name: str
    seat: int
    kind: str
    hull: int
    cell: Cell | None = None
    damage: int = 0
    moved: bool = False
    shots: int = 0
    fired: bool = False
    frozen: bool = False
    captured: bool = False  # in this turn
    repair: Fort | None = None
    repair_is_new: bool = False
    repair_ended: bool = False
    work: Fort | None = None
    offered: Fort | None = None
    offered_this_turn: bool = False
    withdrawn_this_turn: bool = False
    due: int = 0
    pearls: int = 0
    rests: bool = False
    loaded_at: set[int] = field(default_factory=set)
    unloaded_at: set[int] = field(default_factory=set)
    given: int = 0

    @property
    def afloat(self) -> bool:
        return self.cell is not None

    @property
    def free(self) -> bool:
        """T1: not frozen, not under repair, not bound to a fort."""
        return self.afloat and not (self.frozen or self.repair or self.work)

    @property
    def hull_left(self) -> int:
        return self.hull - self.damage


@dataclass
class Mine:
    seat: int
    cell: Cell
    order: str
    spent: bool = False
    shown: bool = False
    order_changed: bool = False  # in this turn


@dataclass
class Player:
    seat: int
    out: bool = False
    reefs: int = 0
    mines: int = 0
    clock: int = 0
    last_gain: int = 0
    has_forts: set[int] = field(default_factory=set)
    lost_forts: set[int] = field(default_factory=set)
    goal: int | None = None


Unit = Ship | Fort


class Table:
    """One game: everything the rulebook has on the board, on cards and on slips of paper."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.sea = Sea(scenario)
        self.seats = scenario.seats
        self.players = [Player(seat) for seat in range(self.seats)]
        self.ships = fleet(scenario)
        self.forts = [self.fort_of(number, fort) for number, fort in enumerate(scenario.layout["fort"])]
        self.pearls: Counter[Cell] = Counter()
        self.mines: list[Mine] = []
        self.order: list[int] = list(range(self.seats))
        self.phase = ""
        self.round = 0
        self.mover = -1
        self.spinner = -1
        self.wind = "N"
        self.strength = ""
        self.gains = 0
        self.quiet = 0
        self.stirred = False  # Q93: damage done or repaired, a capture or a pearl change in this round
        self.fewest_unstored = 1000  # pearls at sea and aboard, at any time before
        self.ended = ""
        self.winners: list[int] = []

    def fort_of(self, number: int, facts: dict) -> Fort:
        """A fort as the scenario describes it; damage to its full hull is a ruin."""
        owner = facts.get("owner", 0)
        hull = self.fort_hull
        damage = min(facts.get("damage", 0), hull)
        ruined = damage == hull
        seat = owner - 1 if 0 < owner <= self.seats and not ruined else None
        return Fort(facts["at"], number, cell_of(facts["at"]), seat, damage, ruined, pearls=facts.get("treasure", 0))

    # Questions

    @property
    def fort_hull(self) -> int:
        return self.scenario.box["fort"]["hull"]

    def ship(self, name: str) -> Ship:
        return next(ship for ship in self.ships if ship.name == name)

    def fort(self, name: str) -> Fort:
        return next(fort for fort in self.forts if fort.name == name)

    def unit(self, name: str) -> Unit:
        return next(unit for unit in (*self.ships, *self.forts) if unit.name == name)

    def at(self, cell: Cell) -> list[Ship]:
        return [ship for ship in self.ships if ship.cell == cell]

    def own_ships(self, seat: int) -> list[Ship]:
        return [ship for ship in self.ships if ship.afloat and ship.seat == seat]

    def own_forts(self, seat: int) -> list[Fort]:
        return [fort for fort in self.forts if fort.seat == seat]

    def in_port(self, ship: Ship, fort: Fort) -> bool:
        return ship.cell is not None and chebyshev(ship.cell, fort.cell) == 1

    def side(self, seat: int) -> int:
        return self.scenario.teams[seat]

    def partners(self, seat: int) -> list[int]:
        """The surviving others of a side, in turn order after the seat."""
        return [other for other in self.after(seat) if self.side(other) == self.side(seat)]

    def opponents(self, one: int | None, other: int | None) -> bool:
        """Whether one may attack the other; nobody's forts are everybody's opponents (Q64)."""
        return one is None or other is None or self.side(one) != self.side(other)

    def after(self, seat: int) -> list[int]:
        """The surviving other seats, in turn order from the next one on."""
        place = self.order.index(seat)
        following = self.order[place + 1 :] + self.order[:place]
        return [other for other in following if not self.players[other].out]

    def alive(self) -> list[int]:
        return [seat for seat in self.order if not self.players[seat].out]

    def room(self, ship: Ship) -> int:
        return self.scenario.card(ship.kind)["pearls"][1] - ship.pearls

    def unstored(self) -> int:
        """The pearls that are in no fort."""
        return sum(self.pearls.values()) + sum(ship.pearls for ship in self.ships)

    # What happens to pieces

    def hurt(self, ship: Ship, damage: int) -> None:
        """R3.3, R3.4a: red tokens, and the end of the ship where they reach its hull."""
        if damage:
            self.stirred = True
        ship.damage += damage
        if ship.damage >= ship.hull:
            self.sink(ship)

    def sink(self, ship: Ship) -> None:
        """R3.4b, P4.4: it leaves the board, and its pearls stay on the coast or are lost."""
        assert ship.cell is not None
        self.stirred = True
        if ship.pearls and self.sea.coastal(ship.cell):
            self.pearls[ship.cell] += ship.pearls
        ship.pearls = 0
        self.leave_port_work(ship)
        ship.cell = None

    def leave_port_work(self, ship: Ship) -> None:
        """T2: its own repair, its work at a fort and its offer are over."""
        ship.repair = ship.offered = None
        if ship.work:
            self.stop_work(ship.work)

    def stop_work(self, fort: Fort) -> None:
        """R9.6b, R9.9c: both ships are free, and an unfinished restoration is as if it had never been."""
        for ship in fort.work:
            ship.work = None
        fort.work, fort.starter, fort.work_is_new = [], None, False
        if fort.ruined:
            fort.damage = self.fort_hull

    def release_repairs(self, fort: Fort) -> None:
        """Q46, Q47, Q127: nobody is under repair there any more."""
        for ship in self.ships:
            if ship.repair is fort:
                ship.repair = None

    def ruin(self, fort: Fort) -> None:
        """R3.4c, P4.5: no flag, all red tokens, and its pearls are lost."""
        self.stirred = True
        self.stop_work(fort)
        self.release_repairs(fort)
        fort.ruined, fort.seat, fort.damage, fort.pearls, fort.shots = True, None, self.fort_hull, 0, 0

    def pass_on(self, fort: Fort, seat: int | None) -> None:
        """A fort changes hands: work and repairs of the old owner end, and it does nothing more this round (Q35)."""
        self.stop_work(fort)
        self.release_repairs(fort)
        fort.seat, fort.frozen, fort.shots = seat, True, 0

    def acts(self, ship: Ship) -> None:
        """R10.7b: whoever mined its cell has missed his chance."""
        ship.rests = False


def fleet(scenario: Scenario) -> list[Ship]:
    """C5: every seat's ships by type, numbered within a type over all seats."""
    layout = scenario.layout
    found = [(seat, kind, "") for seat in range(scenario.seats) for kind in layout.get("squadron", ())]
    found += [(one["owner"] - 1, one["type"], one.get("at", "")) for one in layout.get("ship", ())]
    found = [one for one in found if one[0] < scenario.seats]
    found.sort(key=lambda one: (one[0], KINDS.index(one[1])))
    numbers: Counter[str] = Counter()
    ships = []
    for seat, kind, at in found:
        numbers[kind] += 1
        name = f"{numbers[kind]}{kind[0].upper()}"
        ships.append(Ship(name, seat, kind, scenario.card(kind)["hull"], cell_of(at) if at else None))
    return ships


def where(cell: Cell | None) -> str:
    return name_of(cell) if cell is not None else ""
