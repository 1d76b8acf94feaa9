"""The position: ships, fortress cards, wind, the turn under way, and which decision is due.

Vectors named under "shared" are never written in place: a change makes a new one, so that copies can share them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit
from ....engine.chance import Chance
from ....engine.state import State
from .chart import Chart
from .codes import ACTIVATED, ASSAULT, BATTLE, FREE, MOST_SHIPS, PLACE, RULES, RUNNING, SMALL, UP
from .decks import Decks

USUAL_MENU: Final[i64] = 64  # room for nearly every decision; a longer list makes it grow


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
        self.rules = RULES
        self.decks: Decks = decks
        self.chart: Chart = chart
        self.ships: i64 = ships
        # options
        self.scenario: i64 = BATTLE
        self.content: str = ""  # the scenario's file, where the owner brought one
        self.module_size: i64 = 8
        self.with_situations: bool = True
        self.round_limit: i64 = 0
        self.quiet_limit: i64 = 0
        self.order_holder: i64 = -1
        self.order_per_throw: bool = True
        self.reset_per_round: bool = False
        self.defender_empties: bool = False
        self.strict_idle: bool = False
        self.idle_never_sinks: bool = False
        self.fort_blocked: bool = False
        self.fort_silent: bool = False  # hunt_fort_active off, or ownerless
        # shared
        self.holes: vec[i64] = vec[i64]()  # hull class, 1 to 3
        self.home: vec[i64] = vec[i64]()  # the seat it was built for
        self.team: vec[i64] = vec[i64]()
        self.began: vec[i64] = vec[i64]()  # masts each seat began with (A56)
        self.owner: vec[i64] = vec[i64]()
        self.ahead: vec[i64] = vec[i64]()  # the ship before it in its line
        self.behind: vec[i64] = vec[i64]()
        self.works: vec[i64] = vec[i64]()  # each fortress card: UP, FIRED
        self.wind_left: vec[i64] = decks.wind_copies
        self.situation_left: vec[i64] = decks.situation_copies
        self.orders: vec[i64] = vec[i64]()  # seat * 4 + what; empty while nobody has given one
        self.landed: vec[i64] = vec[i64]()  # card * seats + seat: masts ashore; only in the assault
        self.weary: vec[i64] = vec[i64]()  # those of them that landed or moved this turn
        # ships
        self.where: vec[i64] = vec[i64]()  # cell; 0 = not on the board
        self.heading: vec[i64] = vec[i64]()
        self.masts: vec[i64] = vec[i64]()
        self.spent: vec[i64] = vec[i64]()  # shots of this turn: port + 8 * starboard
        self.marks: vec[i64] = vec[i64]()
        self.at: vec[u8] = chart.ground
        # the turn
        self.alive: i64 = bit(seats) - 1  # seats still in
        self.active: i64 = 0
        self.opening: i64 = 0  # the seat that began
        self.round: i64 = 1
        self.quiet: i64 = 0  # whole rounds without an event of A107
        self.eventful: bool = False
        self.wind: i64 = -1
        self.wind_turn: i64 = 0  # eighths clockwise that the card lies turned (S07, S08)
        self.wind_stack: i64 = 0
        self.card: i64 = -1
        self.card_stack: i64 = 0
        self.op: i64 = 0
        self.op_ship: i64 = -1
        self.op_cell: i64 = 0
        self.hands: i64 = 0  # acts by hand left for this card
        self.range_delta: i64 = 0
        self.calm: bool = False
        self.fog: bool = False
        self.board_bonus: i64 = 0
        self.no_idle: bool = False
        # the activation
        self.ship: i64 = -1
        self.line: i64 = -1  # leader of the line that acts
        self.left: i64 = 0
        self.target: i64 = -1
        self.stepped: bool = False  # has moved since it was activated
        self.leaving: bool = False  # A126: may not stop before a step
        self.gap_ship: i64 = -1  # closes up when the leaver is done
        self.gap_front: i64 = -1
        self.gap_cell: i64 = 0
        self.halted: bool = False  # the line makes no more steps
        self.landing: bool = False  # the line has stopped and its members land
        self.resume: i64 = -1  # the member that shoots next, where the present one was lost
        self.boarding: i64 = -1  # the ship that is being boarded
        self.winner_ship: i64 = -1
        self.beaten: i64 = -1
        self.react_ship: i64 = -1
        self.react_next: i64 = -1  # the next ship of the line
        self.react_turn: i64 = 0  # which fort owner, counted from the active seat
        self.react_used: i64 = 0  # guns used in this step, by their place in the cell's list
        # preparation
        self.edge: i64 = -1
        self.placing: i64 = 0  # how many ships or cards have been laid
        self.island: vec[i64] = vec[i64]()
        # the decision that is due
        self.phase: i64 = PLACE
        self.decider: i64 = 0
        self.menu: vec[i64] = vec[i64]()  # its legal actions
        self.menu_size: i64 = 0
        self.ended: i64 = RUNNING
        self.winners: i64 = 0

    def allocate(self) -> None:
        """Makes the vectors of a new game; a copy gets those of its original."""
        self.holes = filled(self.ships, 0)
        self.home = filled(self.ships, 0)
        self.owner = filled(self.ships, 0)
        self.ahead = filled(self.ships, -1)
        self.behind = filled(self.ships, -1)
        self.team = filled(self.seats, 0)
        self.began = filled(self.seats, 0)
        self.where = filled(self.ships, 0)
        self.heading = filled(self.ships, 0)
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
        self.works = filled(chart.cards, UP)
        self.at = chart.ground[:]
        if self.scenario == ASSAULT:
            self.landed = filled(chart.cards * self.seats, 0)
            self.weary = filled(chart.cards * self.seats, 0)

    # The list of legal actions

    def clear_menu(self, decider: i64) -> None:
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

    # Questions about ships

    def is_afloat(self, ship: i64) -> bool:
        return self.where[ship] != 0

    def ship_at(self, cell: i64) -> i64:
        """The ship on a cell; -1 where there is none."""
        found: i64 = i64(self.at[cell]) - 1
        return found if found < MOST_SHIPS else -1

    def is_free(self, cell: i64) -> bool:
        """Whether a cell is open sea without a ship."""
        return i64(self.at[cell]) == FREE

    def has(self, ship: i64, mark: i64) -> bool:
        return self.marks[ship] & mark != 0

    def mark(self, ship: i64, mark: i64) -> None:
        self.marks[ship] |= mark

    def small(self, ship: i64, shift: i64) -> i64:
        """One of the three-bit figures among a ship's marks."""
        return (self.marks[ship] >> shift) & SMALL

    def set_small(self, ship: i64, shift: i64, value: i64) -> None:
        kept: i64 = self.marks[ship] & ~(SMALL << shift)
        bounded: i64 = SMALL if value > SMALL else value
        self.marks[ship] = kept | (bounded << shift)

    def is_enemy(self, one: i64, other: i64) -> bool:
        """Whether two seats fight each other (L100, A139)."""
        return self.team[one] != self.team[other]

    def is_alive(self, seat: i64) -> bool:
        return (self.alive >> seat) & 1 == 1

    def in_line(self, ship: i64) -> bool:
        return self.ahead[ship] >= 0 or self.behind[ship] >= 0

    def can_act(self, ship: i64, barred: i64) -> bool:
        """Whether a ship may still be activated; `barred` are the marks that stop it."""
        return self.where[ship] != 0 and self.marks[ship] & (barred | ACTIVATED) == 0

    def masts_in_play(self, seat: i64) -> i64:
        """A seat's masts on ships and ashore."""
        found: i64 = 0
        for ship in range(self.ships):
            if self.owner[ship] == seat:
                found += self.masts[ship]
        if self.scenario == ASSAULT:
            found += self.ashore(seat)
        return found

    def ashore(self, seat: i64) -> i64:
        """A seat's landed masts."""
        found: i64 = 0
        place: i64 = seat
        while place < len(self.landed):
            found += self.landed[place]
            place += self.seats
        return found

    def pool(self, seat: i64) -> i64:
        """Masts lost and not yet regained (A60)."""
        return self.began[seat] - self.masts_in_play(seat)

    def order(self, seat: i64, what: i64) -> i64:
        """A standing order; 0 = ask."""
        return self.orders[seat * 4 + what] if len(self.orders) > 0 else 0

    def throw_bonus(self, seat: i64, dice: i64) -> i64:
        """What the order adds to so many dice of a seat (L15, A44, A109)."""
        if seat != self.order_holder:
            return 0
        return dice if self.order_per_throw else 1
