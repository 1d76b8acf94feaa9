"""The position: ships, forts, players, mines and the sea between them, and which decision is due."""

from typing import Annotated, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.chance import Chance
from ....engine.positions import Shared
from ....engine.state import Seat, State
from .chart import NOWHERE, Cell, Chart
from .codes import (
    BY_LADDER,
    CALM,
    CELL,
    CELLS,
    DAMAGE,
    DRAFT,
    F_DAMAGE,
    F_OWNER,
    F_RUINED,
    FORT,
    FORTS_FROM,
    LOAD,
    MINE,
    OWNER,
    PLACE_ISLANDS,
    PLACE_REEFS,
    REINFORCE,
    RULES,
    RUNNING,
    S_ORDER,
    S_OUT,
    SEAT,
    SHIP,
    STORM,
    TURN,
    TYPE,
)
from .scenario import CARD, K_FREE, K_HULL, K_MOST, Scenario
from .units import NO_UNIT, Fort, Ship, Unit, fort_of

MOST: Final[i64] = 1000000  # rounds and the like: what no game comes near
MOST_PEARLS: Final[i64] = 1000  # more than any sea has
MOST_IN_CELL: Final[i64] = 99  # pearls
EVERY_SHIP: Final[i64] = 4294967295  # 32 ships as bits
# Rows of deeds (deeds.py), a column a seat: what concerns all, what each seat has done, then forts, needs, islands.
DEED: Final[i64] = 8
D_ALL: Final[i64] = 0
D_POINTS: Final[i64] = 1
D_SUNK: Final[i64] = 2  # ships (bits), as are exits and arrivals
D_EXITS: Final[i64] = 3
D_ARRIVALS: Final[i64] = 4
D_CARRIED: Final[i64] = 5  # treasure off the board
D_BUDGET: Final[i64] = 6  # what is left of it
D_CHOSEN: Final[i64] = 7  # 1 once a seat's draft is done
D_ISLANDS: Final[i64] = 8  # still to be laid
D_FORTS: Final[i64] = 9  # a row a fort: what each seat brought
# Columns of D_ALL.
FALLEN: Final[i64] = 0  # ships (bits) ever sunk, taken or removed
LEFT: Final[i64] = 1  # ships (bits) that left the board
SHUT: Final[i64] = 2  # forts (bits)
WEATHER_NOW: Final[i64] = 3
CAUSE: Final[i64] = 4  # why the ladder decided
RUNG: Final[i64] = 5  # and on which rung
RACERS: Final[i64] = 6  # ships (bits) whose arrival has scored
LEAVING: Final[i64] = 7  # 1 while the ship that sails is to leave the board
FIRST_MENU: Final[i64] = 128  # actions; a turn of a usual squadron fits, larger ones grow it

Count = Annotated[i64, 0, MOST]
Place = Annotated[i64, -1, "s.seats"]  # in the turn order
Seats = Annotated[i64, 0, "(1 << s.seats) - 1"]  # as bits
MaybeUnit = Annotated[Unit, -1, 2 * FORTS_FROM - 1]
DriftValue = Annotated[i64, -MOST, MOST]  # how far downwind


class Position(State):
    """The fields of a game; AdmiralState in game.py adds the contract's methods.

    A string between the fields names the part of the position's text that tells those below it; "work" is found again
    after loading, "scratch" is not even copied. derived.py is made from this.
    """

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
        deeds: "vec[i64]",
    ) -> None:
        super().__init__(scenario.seats, chance)
        "reefs="
        self.berths: Shared[Annotated[vec[u8], 0, 2, "s.chart.size"]] = berths  # how many ships a cell takes
        "ships="
        self.ships: Annotated[vec[i64], -1, MOST, "s.ship_count", SHIP] = ships
        "forts="
        self.forts: Annotated[vec[i64], -1, MOST, "s.fort_count", FORT] = forts
        "players="
        self.players: Annotated[vec[i64], 0, MOST, "s.seats", SEAT] = players
        "pearls="
        self.pearls: Annotated[vec[u8], 0, MOST_IN_CELL, "s.chart.size"] = pearls  # how many lie in each cell
        "mines="
        self.mines: Annotated[vec[i64], 0, MOST, "len(s.scenario.mine_owner)", MINE] = mines
        "turn="
        self.phase: Annotated[i64, PLACE_REEFS, REINFORCE] = PLACE_REEFS
        self.round: Count = 0
        self.turn_at: Place = 0
        self.mover: Annotated[Seat, 0, "s.seats - 1"] = Seat(0)
        self.spinner_at: Place = -1
        self.wind: Annotated[i64, 0, 7] = 0  # where it blows to
        self.strength: Annotated[i64, CALM, STORM] = CALM
        self.drifted_due: DriftValue = MOST  # the least of the due fireships that have drifted this turn (Q14)
        self.drifted: DriftValue = MOST  # the same of the other ships
        self.gains: Count = 0  # pearls gained so far: the clock of P1.3b
        self.quiet: Count = 0  # rounds without damage, capture or pearl change
        self.stirred: bool = False  # such a thing has happened this round
        self.losses: bool = False  # something was lost or won: eliminations and victory are to be checked
        self.leaving: Seats = 0  # those who resigned while a fight was open
        # a move that is under way
        self.sailing: Annotated[Ship, -1, FORTS_FROM - 1] = Ship(-1)
        self.course: Annotated[i64, 0, 7] = 0
        self.cells_left: Annotated[i64, 0, 31] = 0
        self.sailed_from: Annotated[Cell, 0, CELLS - 1] = NOWHERE
        self.reef_damage: Annotated[i64, 0, 31] = 0  # due at the end of a drift
        self.asking: Annotated[i64, 0, "s.seats"] = 0  # place after the mover whose mine is looked at; 0: none
        # a salvo or a fight that is being composed or fought
        self.target: MaybeUnit = NO_UNIT
        self.last_unit: MaybeUnit = NO_UNIT
        self.winner: Annotated[Seat, -1, "s.seats - 1"] = Seat(-1)  # seat that shares out; -1 neutral fort
        self.points: Annotated[i64, 0, 255] = 0
        self.at_unit: MaybeUnit = NO_UNIT
        self.ended: Annotated[i64, RUNNING, BY_LADDER] = RUNNING
        self.winners: Seats = 0
        self.least_adrift: Annotated[i64, 0, MOST_PEARLS] = MOST_PEARLS  # of those after a pearl came to a fort (Q93)
        "deeds="
        self.deeds: Annotated[vec[i64], -MOST, EVERY_SHIP, "s.scenario.deed_rows()", DEED] = deeds
        "work"
        self.rules = RULES
        self.scenario: Shared[Scenario] = scenario
        self.crowd: Annotated[vec[u8], 0, 2, "s.chart.size"] = crowd  # how many ships lie in each cell
        self.sea: i64 = 0  # differs where reefs differ, so that what was worked out for one sea is not used for another
        self.adrift: i64 = 0  # pearls at sea or on ships (P1.3a)
        self.reef_marks: Shared[vec[u8]] = pearls  # where reefs may be placed (waters.py); a changed sea has new ones
        self.reef_count: i64 = 0
        self.far_ways: i64 = 0
        self.chart: Shared[Chart] = scenario.chart  # with the islands that players have laid
        "scratch"
        self.blame: i64 = 0  # seats (bits) whose doing the damage is that is being dealt
        self.ship_count: i64 = len(ships) // SHIP
        self.fort_count: i64 = len(forts) // FORT
        # what the actor may do, listed when it is asked for
        self.menu: vec[i64] = vec[i64]()
        self.menu_size: i64 = -1
        self.menu_moves: i64 = 0
        self.reach: vec[i64] = vec[i64]()

    # All there are

    @property
    def every_ship(self) -> "vec[Ship]":
        return self.scenario.every_ship

    @property
    def every_fort(self) -> "vec[Fort]":
        return self.scenario.every_fort

    @property
    def every_seat(self) -> "vec[Seat]":
        return self.scenario.every_seat

    # Fields by name

    def of(self, ship: Ship, field: i64) -> i64:
        """A field of a ship."""
        return self.ships[ship * SHIP + field]

    def put(self, ship: Ship, field: i64, value: i64) -> None:
        self.ships[ship * SHIP + field] = value

    def fort(self, fort: Fort, field: i64) -> i64:
        """A field of a fort."""
        return self.forts[fort * FORT + field]

    def put_fort(self, fort: Fort, field: i64, value: i64) -> None:
        self.forts[fort * FORT + field] = value

    def player(self, seat: Seat, field: i64) -> i64:
        """A field of a player."""
        return self.players[seat * SEAT + field]

    def put_player(self, seat: Seat, field: i64, value: i64) -> None:
        self.players[seat * SEAT + field] = value

    def mine(self, mine: i64, field: i64) -> i64:
        """A field of a mine."""
        return self.mines[mine * MINE + field]

    def put_mine(self, mine: i64, field: i64, value: i64) -> None:
        self.mines[mine * MINE + field] = value

    def cell_of(self, ship: Ship) -> Cell:
        """Where a ship lies, NOWHERE where it is not on the board."""
        return Cell(self.ships[ship * SHIP + CELL])

    def owner_of(self, ship: Ship) -> Seat:
        return Seat(self.ships[ship * SHIP + OWNER])

    def fort_owner(self, fort: Fort) -> Seat:
        """Whose a fort is, -1 where it is ruined or neutral."""
        return Seat(self.forts[fort * FORT + F_OWNER])

    # Questions

    def setting_up(self) -> bool:
        """Whether the first round is still to come."""
        return self.phase < TURN or self.phase == PLACE_ISLANDS or self.phase == DRAFT

    def afloat(self, ship: Ship) -> bool:
        return self.ships[ship * SHIP + CELL] != 0

    def hull(self, ship: Ship) -> i64:
        """A ship's card hull."""
        return self.scenario.cards[self.of(ship, TYPE) * CARD + K_HULL]

    def hull_left(self, ship: Ship) -> i64:
        """R8.3c: hull less damage."""
        return self.hull(ship) - self.of(ship, DAMAGE)

    def standing(self, fort: Fort) -> bool:
        """Whether a fort is not ruined."""
        return self.forts[fort * FORT + F_RUINED] == 0

    def fort_hull_left(self, fort: Fort) -> i64:
        return self.scenario.fort_hull[fort] - self.fort(fort, F_DAMAGE)

    def in_port(self, ship: Ship, fort: Fort) -> bool:
        """Whether a ship lies in a fort's port."""
        return (self.chart.ports[self.ships[ship * SHIP + CELL]] >> fort) & 1 == 1

    def allied(self, seat: Seat, other: Seat) -> bool:
        """Whether two seats are one side; a seat is its own ally, nobody is a neutral fort's."""
        if seat < 0 or other < 0:
            return False
        return self.scenario.team[seat] == self.scenario.team[other]

    def out(self, seat: Seat) -> bool:
        return self.players[seat * SEAT + S_OUT] != 0

    def in_order(self, place: i64) -> Seat:
        """The seat at a place of the turn order."""
        return Seat(self.players[place * SEAT + S_ORDER])

    def has_fort(self, seat: Seat) -> bool:
        """Whether a seat owns a standing fort."""
        for fort in self.every_fort:
            if self.fort_owner(fort) == seat:
                return True
        return False

    def has_ships(self, seat: Seat) -> bool:
        for ship in self.every_ship:
            if self.owner_of(ship) == seat and self.cell_of(ship) != 0:
                return True
        return False

    def room(self, ship: Ship) -> i64:
        """How many more pearls a ship takes (P4.3)."""
        most: i64 = self.scenario.cards[self.of(ship, TYPE) * CARD + K_MOST]
        return most - self.of(ship, LOAD)

    def load_penalty(self, ship: Ship) -> i64:
        """P4.3: 1 where the load slows the ship."""
        free: i64 = self.scenario.cards[self.of(ship, TYPE) * CARD + K_FREE]
        return 1 if self.of(ship, LOAD) > free else 0

    def unit_cell(self, unit: Unit) -> Cell:
        """Where a ship or fort lies."""
        if unit >= FORTS_FROM:
            return self.chart.fort_cell[fort_of(unit)]
        return Cell(self.ships[unit * SHIP + CELL])

    def unit_owner(self, unit: Unit) -> Seat:
        if unit >= FORTS_FROM:
            return self.fort_owner(fort_of(unit))
        return self.owner_of(Ship(unit))

    # Changes

    def put_at(self, ship: Ship, cell: Cell) -> None:
        """Puts a ship into a cell it may enter."""
        self.ships[ship * SHIP + CELL] = cell
        self.crowd[cell] = u8(i64(self.crowd[cell]) + 1)

    def lift(self, ship: Ship) -> Cell:
        """Takes a ship off the board; gives the cell it lay in."""
        cell: Cell = self.cell_of(ship)
        self.crowd[cell] = u8(i64(self.crowd[cell]) - 1)
        self.ships[ship * SHIP + CELL] = 0
        return cell
