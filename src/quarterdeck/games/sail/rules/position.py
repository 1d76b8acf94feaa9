"""The position: ships, fortress cards, wind, the turn under way, and which decision is due.

A string between the fields names the part of the position's text that tells those below it; "elsewhere" is told by
game.py, "work" is found again after loading. derived.py is made from this. A shared vector is never written in
place: a change makes a new one.
"""

from typing import Annotated, Final, NewType, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit
from ....engine.chance import Chance
from ....engine.positions import Shared
from ....engine.state import Seat, State
from . import codes
from .chart import Cell, Chart
from .compass import Heading
from .decks import Decks

Ship = NewType("Ship", i64)  # -1 where there is none
USUAL_MENU: Final[i64] = 64  # room for nearly every decision; a longer list makes it grow
MOST_ROUNDS: Final[i64] = 1000000  # beyond it is no game
Rounds = Annotated[i64, 0, MOST_ROUNDS]
Seats = Annotated[i64, 0, "s.everybody()"]  # a set of them, as bits
Whose = Annotated[Seat, 0, "s.seats - 1"]
MaybeSeat = Annotated[Seat, -1, "s.seats - 1"]
MaybeShip = Annotated[Ship, -1, "s.ships - 1"]
MaybeCell = Annotated[Cell, 0, "s.chart.cells - 1"]  # 0: none
Ashore = Shared[Annotated["vec[i64]", 0, 3, "len(s.landed)"]]  # by card and seat; only in the assault


def filled(many: i64, value: i64) -> "vec[i64]":
    """A vector of equal numbers."""
    return vec[i64]([value] * int(many))


def changed(numbers: "vec[i64]", at: i64, value: i64) -> "vec[i64]":
    """A copy of a shared vector with one number changed."""
    copy = numbers[:]
    copy[at] = value
    return copy


def total(numbers: "vec[i64]") -> i64:
    """The sum of a vector: how many cards a stack holds."""
    found: i64 = 0
    for place in range(len(numbers)):
        found += numbers[place]
    return found


class Position(State):
    """The fields of a game; SailState in game.py adds the contract's methods."""

    def __init__(self, seats: i64, ships: i64, chart: Chart, decks: Decks, chance: Chance) -> None:
        super().__init__(seats, chance)
        "elsewhere"  # by the head of the text, and its end
        self.scenario: Annotated[i64, codes.BATTLE, codes.ASSAULT] = codes.BATTLE
        self.module_size: Annotated[i64, 6, 12] = 8
        self.island: Shared[vec[Cell]] = cast(
            "vec[Cell]", vec[i64]()
        )  # cells of the assault's cards, in the order they were laid
        self.entered: Shared[Annotated[vec[Cell], 0, "s.chart.cells - 1", "len(s.entered)"]] = cast(
            "vec[Cell]", vec[i64]()
        )  # where each ship's step ended, once others closed up while guns still react to it (A79); else empty
        "options="
        self.with_situations: bool = True
        self.round_limit: Rounds = 0
        self.quiet_limit: Rounds = 0
        self.order_holder: MaybeSeat = Seat(-1)
        self.order_per_throw: bool = True
        self.reset_per_round: bool = False
        self.defender_empties: bool = False
        self.strict_idle: bool = False
        self.idle_never_sinks: bool = False
        self.fort_blocked: bool = False
        self.fort_silent: bool = False  # hunt_fort_active off, or ownerless
        "ships="
        self.where: Annotated[vec[Cell], 0, "s.chart.cells - 1", "s.ships"] = cast(
            "vec[Cell]", vec[i64]()
        )  # 0: not on the board
        self.heading: Annotated[vec[Heading], 0, 7, "s.ships"] = cast("vec[Heading]", vec[i64]())
        self.masts: Annotated[vec[i64], 0, 3, "s.ships"] = vec[i64]()
        self.spent: Annotated[vec[i64], 0, 63, "s.ships"] = vec[i64]()  # shots of this turn: port + 8 * starboard
        self.marks: Annotated[vec[i64], 0, codes.CAUGHT - 1, "s.ships"] = vec[i64]()
        self.owner: Shared[Annotated[vec[Seat], 0, "s.seats - 1", "s.ships"]] = cast("vec[Seat]", vec[i64]())
        self.ahead: Shared[Annotated[vec[Ship], -1, "s.ships - 1", "s.ships"]] = cast(
            "vec[Ship]", vec[i64]()
        )  # before it in its line
        self.behind: Shared[Annotated[vec[Ship], -1, "s.ships - 1", "s.ships"]] = cast("vec[Ship]", vec[i64]())
        "cards="
        self.works: Shared[Annotated[vec[i64], 0, 3, "s.chart.cards"]] = vec[i64]()  # UP, FIRED
        "winds="
        self.wind_left: Shared[Annotated[vec[i64], 0, 999, "s.decks.winds"]] = decks.wind_copies
        "situations="
        self.situation_left: Shared[Annotated[vec[i64], 0, 999, "s.decks.situations"]] = decks.situation_copies
        "turn="
        self.alive: Seats = bit(seats) - 1  # seats still in
        self.active: Whose = Seat(0)
        self.opening: Whose = Seat(0)  # the seat that began
        self.round: Annotated[i64, 1, MOST_ROUNDS] = 1
        self.quiet: Rounds = 0  # whole rounds without an event of A107
        self.eventful: bool = False
        self.wind: Annotated[i64, -1, "s.decks.winds - 1"] = -1
        self.wind_turn: Annotated[i64, 0, 7] = 0  # eighths clockwise that the card lies turned (S07, S08)
        self.card: Annotated[i64, -1, "s.decks.situations - 1"] = -1
        self.op: Annotated[i64, 0, 999] = 0
        self.op_ship: MaybeShip = Ship(-1)
        self.op_cell: MaybeCell = Cell(0)
        self.hands: Annotated[i64, 0, codes.MOST_HANDS] = 0  # acts by hand left for this card
        self.range_delta: Annotated[i64, -9, 9] = 0
        self.calm: bool = False
        self.fog: bool = False
        self.board_bonus: Annotated[i64, -9, 9] = 0
        self.no_idle: bool = False
        self.edge: Annotated[i64, -1, 3] = -1  # the attackers'
        self.ended: Annotated[i64, codes.RUNNING, codes.BY_CONCESSION] = codes.RUNNING
        self.winners: Seats = 0
        "act="  # the activation under way and the decision that is due
        self.phase: Annotated[i64, codes.PLACE, codes.OVER] = codes.PLACE
        self.decider: Whose = Seat(0)  # 0 when the game is over
        self.ship: MaybeShip = Ship(-1)
        self.line: MaybeShip = Ship(-1)  # leader of the line that acts
        self.left: Annotated[i64, 0, 99] = 0
        self.target: MaybeShip = Ship(-1)
        self.stepped: bool = False  # has moved since it was activated
        self.leaving: bool = False  # A126: may not stop before a step
        self.gap_ship: MaybeShip = Ship(-1)  # closes up when the leaver is done
        self.gap_front: MaybeShip = Ship(-1)
        self.gap_cell: MaybeCell = Cell(0)
        self.halted: bool = False  # the line makes no more steps
        self.landing: bool = False  # the line has stopped and its members land
        self.resume: MaybeShip = Ship(-1)  # the member that shoots next, where the present one was lost
        self.boarding: MaybeShip = Ship(-1)  # the ship that is being boarded
        self.winner_ship: MaybeShip = Ship(-1)
        self.beaten: MaybeShip = Ship(-1)
        self.react_ship: MaybeShip = Ship(-1)
        self.react_next: MaybeShip = Ship(-1)  # the next ship of the line
        self.react_turn: Annotated[i64, 0, "s.seats"] = 0  # which fort owner, counted from the active seat
        self.react_used: Annotated[i64, 0, 0x3FFFFFFF] = 0  # guns used in this step, by their place in the cell's list
        "orders="
        self.orders: Shared[Annotated[vec[i64], 0, codes.NEVER, "len(s.orders)"]] = vec[i64]()  # seat * 4 + what
        "shore="
        self.landed: Ashore = vec[i64]()  # card * seats + seat: masts ashore
        "weary="
        self.weary: Ashore = vec[i64]()  # those of them that landed or moved this turn
        "work"
        self.rules = codes.RULES
        self.decks: Shared[Decks] = decks
        self.chart: Shared[Chart] = chart
        self.ships: i64 = ships
        self.content: Shared[str] = ""  # the scenario's file, where the owner brought one
        self.holes: Shared[vec[i64]] = vec[i64]()  # hull class, 1 to 3
        self.home: Shared[vec[Seat]] = cast("vec[Seat]", vec[i64]())  # the seat it was built for
        self.team: Shared[vec[i64]] = vec[i64]()
        self.began: Shared[vec[i64]] = vec[i64]()  # masts each seat began with (A56)
        self.at: vec[u8] = chart.ground
        self.wind_stack: i64 = 0
        self.card_stack: i64 = 0
        self.menu: vec[i64] = vec[i64]()  # the legal actions of the decision that is due
        self.menu_size: i64 = 0

    def allocate(self) -> None:
        """Makes the vectors of a new game; a copy gets those of its original."""
        self.holes = filled(self.ships, 0)
        self.home = cast("vec[Seat]", filled(self.ships, 0))
        self.owner = cast("vec[Seat]", filled(self.ships, 0))
        self.ahead = cast("vec[Ship]", filled(self.ships, -1))
        self.behind = cast("vec[Ship]", filled(self.ships, -1))
        self.team = filled(self.seats, 0)
        self.began = filled(self.seats, 0)
        self.where = cast("vec[Cell]", filled(self.ships, 0))
        self.heading = cast("vec[Heading]", filled(self.ships, 0))
        self.masts = filled(self.ships, 0)
        self.spent = filled(self.ships, 0)
        self.marks = filled(self.ships, 0)
        self.menu = filled(USUAL_MENU, 0)
        self.wind_stack = total(self.wind_left)
        self.card_stack = total(self.situation_left)
        self.lay_chart(self.chart)

    def lay_chart(self, chart: Chart) -> None:
        """Takes a board into use, all its cards face up; ships must be set on it anew."""
        self.chart = chart
        self.works = filled(chart.cards, codes.UP)
        self.at = chart.ground[:]
        if self.scenario == codes.ASSAULT:
            self.landed = filled(chart.cards * self.seats, 0)
            self.weary = filled(chart.cards * self.seats, 0)

    # The list of legal actions: each phase offers what `why_not` lets pass of all that could be meant; a law compares

    def clear_menu(self, decider: Seat) -> None:
        self.decider = decider
        self.menu_size = 0

    def offer(self, action: i64) -> None:
        """Adds an action to the decision."""
        if self.menu_size == len(self.menu):
            grown = filled(self.menu_size * 2, 0)
            for i in range(self.menu_size):
                grown[i] = self.menu[i]
            self.menu = grown
        self.menu[self.menu_size] = action
        self.menu_size += 1

    # Questions about seats and ships

    def everybody(self) -> i64:
        """All seats, as bits."""
        return bit(self.seats) - 1

    def is_afloat(self, ship: Ship) -> bool:
        return self.where[ship] != 0

    def ship_at(self, cell: Cell) -> Ship:
        """The ship on a cell; -1 where there is none."""
        found: i64 = i64(self.at[cell]) - 1
        return Ship(found) if found < codes.MOST_SHIPS else Ship(-1)

    def enemy_at(self, cell: Cell, seat: Seat) -> Ship:
        """The enemy ship on a cell; -1 where there is none."""
        ship: Ship = self.ship_at(cell)
        return ship if ship >= 0 and self.is_enemy(seat, self.owner[ship]) else Ship(-1)

    def is_there(self, ship: Ship) -> bool:
        """Whether a ship of this number is on the board."""
        return 0 <= ship < self.ships and self.where[ship] != 0

    def is_guest(self, ship: Ship) -> bool:
        """Whether a ship lies in a cell that another holds: beaten, or boarding (A118)."""
        return ship == self.beaten or (ship == self.ship and self.boarding >= 0 and self.winner_ship < 0)

    def is_free(self, cell: Cell) -> bool:
        """Whether a cell is open sea without a ship."""
        return i64(self.at[cell]) == codes.FREE

    def has(self, ship: Ship, mark: i64) -> bool:
        return self.marks[ship] & mark != 0

    def mark(self, ship: Ship, mark: i64) -> None:
        self.marks[ship] |= mark

    def small(self, ship: Ship, shift: i64) -> i64:
        """One of the three-bit figures among a ship's marks."""
        return (self.marks[ship] >> shift) & codes.SMALL

    def set_small(self, ship: Ship, shift: i64, value: i64) -> None:
        kept: i64 = self.marks[ship] & ~(codes.SMALL << shift)
        bounded: i64 = codes.SMALL if value > codes.SMALL else value
        self.marks[ship] = kept | (bounded << shift)

    def is_enemy(self, one: Seat, other: Seat) -> bool:
        """Whether two seats fight each other (L100, A139)."""
        return self.team[one] != self.team[other]

    def is_alive(self, seat: Seat) -> bool:
        return (self.alive >> seat) & 1 == 1

    def in_line(self, ship: Ship) -> bool:
        return self.ahead[ship] >= 0 or self.behind[ship] >= 0

    def masts_in_play(self, seat: Seat) -> i64:
        """A seat's masts on ships and ashore."""
        found: i64 = 0
        for ship in range(self.ships):
            if self.owner[ship] == seat:
                found += self.masts[ship]
        if self.scenario == codes.ASSAULT:
            found += self.ashore(seat)
        return found

    def ashore(self, seat: Seat) -> i64:
        """A seat's landed masts."""
        found: i64 = 0
        place: i64 = seat
        while place < len(self.landed):
            found += self.landed[place]
            place += self.seats
        return found

    def pool(self, seat: Seat) -> i64:
        """Masts lost and not yet regained (A60)."""
        return self.began[seat] - self.masts_in_play(seat)

    def forget_entered(self) -> None:
        """The guns' reactions are over."""
        if len(self.entered) > 0:
            self.entered = cast("vec[Cell]", vec[i64]())

    def keep_orders(self, orders: "vec[i64]") -> None:
        """Standing orders; none at all where nobody has one: never given and all taken back are the same."""
        self.orders = orders if total(orders) > 0 else vec[i64]()

    def order(self, seat: Seat, what: i64) -> i64:
        """A standing order; 0 = ask."""
        return self.orders[seat * 4 + what] if len(self.orders) > 0 else codes.ASK

    def throw_bonus(self, seat: Seat, dice: i64) -> i64:
        """What the order adds to so many dice of a seat (L15, A44, A109)."""
        if seat != self.order_holder:
            return 0
        if self.order_per_throw:
            return dice
        return 1
