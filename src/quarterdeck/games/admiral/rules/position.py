"""The position: ships, forts, players, mines and the sea between them, and which decision is due."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.chance import Chance
from ....engine.state import State
from .codes import (
    CELL,
    DAMAGE,
    F_DAMAGE,
    F_OWNER,
    F_RUINED,
    FORT,
    FORTS_FROM,
    LOAD,
    OWNER,
    PLACE_REEFS,
    RULES,
    RUNNING,
    S_ORDER,
    S_OUT,
    SEAT,
    SHIP,
    TYPE,
)
from .scenario import CARD, K_FREE, K_HULL, K_MOST, Chart, Scenario

MOST_PEARLS: Final[i64] = 1000  # more than any sea has
FIRST_MENU: Final[i64] = 128  # actions; a turn of a usual squadron fits, larger ones grow it


class Position(State):
    """The fields of a game; AdmiralState in game.py adds the contract's methods."""

    def __init__(
        self,
        scenario: Scenario,
        chance: Chance,
        ships: "vec[i64]",
        forts: "vec[i64]",
        players: "vec[i64]",
        crowd: "vec[u8]",
        berths: "vec[u8]",
        pearls: "vec[u8]",
        mines: "vec[i64]",
    ) -> None:
        super().__init__(scenario.seats, chance)
        self.rules = RULES
        self.scenario: Scenario = scenario
        self.chart: Chart = scenario.chart
        self.ships: vec[i64] = ships
        self.forts: vec[i64] = forts
        self.players: vec[i64] = players
        self.crowd: vec[u8] = crowd  # how many ships lie in each cell
        self.berths: vec[u8] = berths  # how many may; a changed sea is a new vec
        self.sea: i64 = 0  # differs where reefs differ, so that what was worked out for one sea is not used for another
        self.pearls: vec[u8] = pearls  # how many pearls lie in each cell
        self.mines: vec[i64] = mines
        self.ship_count: i64 = len(ships) // SHIP
        self.fort_count: i64 = len(forts) // FORT
        # round and turn
        self.phase: i64 = PLACE_REEFS
        self.round: i64 = 0
        self.turn_at: i64 = 0  # place in turn order
        self.mover: i64 = 0
        self.spinner_at: i64 = -1
        self.wind: i64 = 0  # where it blows to
        self.strength: i64 = 0
        self.drifted_due: i64 = 1000000  # least order value of a due fireship that has drifted this turn (Q14)
        self.drifted: i64 = 1000000  # the same of the other ships
        self.adrift: i64 = 0  # pearls at sea or on ships (P1.3a)
        self.gains: i64 = 0  # pearls gained so far: the clock of P1.3b
        self.least_adrift: i64 = MOST_PEARLS  # the fewest of those after a pearl came to a fort (Q93)
        self.quiet: i64 = 0  # rounds without damage, capture or pearl change
        self.stirred: bool = False  # such a thing has happened this round
        self.losses: bool = False  # something was lost or won: eliminations and victory are to be checked
        self.leaving: i64 = 0  # seats (bits) that resigned while a fight was open
        # a move that is under way
        self.sailing: i64 = -1  # ship
        self.course: i64 = 0
        self.cells_left: i64 = 0
        self.sailed_from: i64 = 0
        self.reef_damage: i64 = 0  # due at the end of a drift
        self.asking: i64 = 0  # place after the mover in turn order whose mine is looked at; 0: none
        # a salvo or a fight that is being composed or fought
        self.target: i64 = -1  # unit
        self.last_unit: i64 = -1
        self.winner: i64 = -1  # seat that shares out; -1 neutral fort
        self.points: i64 = 0
        self.at_unit: i64 = -1
        # set-up: where reefs may be placed (waters.py); a changed sea has new marks
        self.reef_marks: vec[u8] = pearls
        self.reef_count: i64 = 0
        self.far_ways: i64 = 0
        # the end
        self.ended: i64 = RUNNING
        self.winners: i64 = 0
        # what the actor may do, listed when it is asked for
        self.menu: vec[i64] = vec[i64]()
        self.menu_size: i64 = -1
        self.menu_moves: i64 = 0
        self.reach: vec[i64] = vec[i64]()

    def copy_into(self, copy: "Position") -> None:
        """Copies every field that the constructor was not given."""
        copy.actor = self.actor
        copy.barrier = self.barrier
        copy.rules = self.rules
        copy.phase = self.phase
        copy.round = self.round
        copy.turn_at = self.turn_at
        copy.mover = self.mover
        copy.spinner_at = self.spinner_at
        copy.wind = self.wind
        copy.strength = self.strength
        copy.drifted_due = self.drifted_due
        copy.drifted = self.drifted
        copy.gains = self.gains
        copy.least_adrift = self.least_adrift
        copy.quiet = self.quiet
        copy.stirred = self.stirred
        copy.losses = self.losses
        copy.leaving = self.leaving
        copy.sailing = self.sailing
        copy.course = self.course
        copy.cells_left = self.cells_left
        copy.sailed_from = self.sailed_from
        copy.reef_damage = self.reef_damage
        copy.asking = self.asking
        copy.target = self.target
        copy.last_unit = self.last_unit
        copy.winner = self.winner
        copy.points = self.points
        copy.at_unit = self.at_unit
        copy.ended = self.ended
        copy.winners = self.winners
        copy.sea = self.sea
        copy.reef_marks = self.reef_marks
        copy.reef_count = self.reef_count
        copy.far_ways = self.far_ways
        copy.adrift = self.adrift

    # Fields by name

    def of(self, ship: i64, field: i64) -> i64:
        """A field of a ship."""
        return self.ships[ship * SHIP + field]

    def put(self, ship: i64, field: i64, value: i64) -> None:
        self.ships[ship * SHIP + field] = value

    def fort(self, fort: i64, field: i64) -> i64:
        """A field of a fort."""
        return self.forts[fort * FORT + field]

    def put_fort(self, fort: i64, field: i64, value: i64) -> None:
        self.forts[fort * FORT + field] = value

    def player(self, seat: i64, field: i64) -> i64:
        """A field of a player."""
        return self.players[seat * SEAT + field]

    def put_player(self, seat: i64, field: i64, value: i64) -> None:
        self.players[seat * SEAT + field] = value

    # Questions

    def afloat(self, ship: i64) -> bool:
        return self.ships[ship * SHIP + CELL] != 0

    def hull(self, ship: i64) -> i64:
        """A ship's card hull."""
        return self.scenario.cards[self.ships[ship * SHIP + TYPE] * CARD + K_HULL]

    def hull_left(self, ship: i64) -> i64:
        """R8.3c: hull less damage."""
        return self.hull(ship) - self.ships[ship * SHIP + DAMAGE]

    def standing(self, fort: i64) -> bool:
        """Whether a fort is not ruined."""
        return self.forts[fort * FORT + F_RUINED] == 0

    def fort_hull_left(self, fort: i64) -> i64:
        return self.scenario.fort_hull - self.forts[fort * FORT + F_DAMAGE]

    def in_port(self, ship: i64, fort: i64) -> bool:
        """Whether a ship lies in a fort's port."""
        return (self.chart.ports[self.ships[ship * SHIP + CELL]] >> fort) & 1 == 1

    def allied(self, seat: i64, other: i64) -> bool:
        """Whether two seats are one side; a seat is its own ally, nobody is a neutral fort's."""
        if seat < 0 or other < 0:
            return False
        return self.scenario.team[seat] == self.scenario.team[other]

    def out(self, seat: i64) -> bool:
        return self.players[seat * SEAT + S_OUT] != 0

    def in_order(self, place: i64) -> i64:
        """The seat at a place of the turn order."""
        return self.players[place * SEAT + S_ORDER]

    def has_fort(self, seat: i64) -> bool:
        """Whether a seat owns a standing fort."""
        for fort in range(self.fort_count):
            if self.forts[fort * FORT + F_OWNER] == seat:
                return True
        return False

    def has_ships(self, seat: i64) -> bool:
        for ship in range(self.ship_count):
            if self.ships[ship * SHIP + OWNER] == seat and self.ships[ship * SHIP + CELL] != 0:
                return True
        return False

    def room(self, ship: i64) -> i64:
        """How many more pearls a ship takes (P4.3)."""
        most: i64 = self.scenario.cards[self.ships[ship * SHIP + TYPE] * CARD + K_MOST]
        return most - self.ships[ship * SHIP + LOAD]

    def load_penalty(self, ship: i64) -> i64:
        """P4.3: 1 where the load slows the ship."""
        free: i64 = self.scenario.cards[self.ships[ship * SHIP + TYPE] * CARD + K_FREE]
        return 1 if self.ships[ship * SHIP + LOAD] > free else 0

    def unit_cell(self, unit: i64) -> i64:
        """Where a ship or fort lies."""
        if unit >= FORTS_FROM:
            return self.chart.fort_cell[unit - FORTS_FROM]
        return self.ships[unit * SHIP + CELL]

    def unit_owner(self, unit: i64) -> i64:
        if unit >= FORTS_FROM:
            return self.forts[(unit - FORTS_FROM) * FORT + F_OWNER]
        return self.ships[unit * SHIP + OWNER]

    # Changes

    def put_at(self, ship: i64, cell: i64) -> None:
        """Puts a ship into a cell it may enter."""
        self.ships[ship * SHIP + CELL] = cell
        self.crowd[cell] = u8(i64(self.crowd[cell]) + 1)

    def lift(self, ship: i64) -> i64:
        """Takes a ship off the board; gives the cell it lay in."""
        cell: i64 = self.ships[ship * SHIP + CELL]
        self.crowd[cell] = u8(i64(self.crowd[cell]) - 1)
        self.ships[ship * SHIP + CELL] = 0
        return cell


def new_menu() -> "vec[i64]":
    return vec[i64]([i64(0)] * FIRST_MENU)
