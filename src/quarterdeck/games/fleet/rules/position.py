"""The position: the sheets, the dice on the table, whose turn it is, and Captain Ruth's tokens.

A string between the fields names the part of the position's text that tells those below it; "work" is found again after
loading. derived.py is made from this.
"""

from typing import Annotated

from mypy_extensions import i64

from ....engine.bits import bit, count
from ....engine.chance import Chance
from ....engine.positions import Shared
from ....engine.state import Seat, State
from . import codes
from .codes import CASINO, CRAB, IDLE, RULES, RUNNING, SHRIMP, START, Face, Section
from .components import Components
from .pool import Pool
from .sheet import Sheet

Seats = Annotated[i64, 0, 15]  # a set of seats, as bits


class Position(State):
    """The fields of a game; FleetState in game.py adds the contract's methods."""

    def __init__(self, box: Components, chance: Chance, sheets: list[Sheet]) -> None:
        super().__init__(len(sheets), chance)
        "game="
        self.seats = len(sheets)
        self.round: Annotated[i64, 0, "s.rounds()"] = 0
        self.step: Annotated[i64, START, codes.OVER] = START
        self.turn: Annotated[i64, 0, "s.pickers() - 1"] = 0  # how many of the step are through, Captain Ruth among them
        self.first: Annotated[Seat, 0, "s.seats - 1"] = Seat(0)  # the first player
        self.shared: Annotated[Face, -1, codes.MARKET_FACE] = Face(-1)  # the face that everybody uses
        self.gone: Seats = 0  # who has conceded
        self.boat_token: Annotated[Section, SHRIMP, codes.OYSTER] = SHRIMP  # Captain Ruth's
        self.harbor_token: Annotated[Section, CRAB, codes.KAYAK] = CRAB
        self.wharf_token: Annotated[Section, CASINO, codes.BUFFET] = CASINO
        self.ended: Annotated[i64, RUNNING, codes.BY_CONCESSION] = RUNNING
        self.winners: Seats = 0
        "pool="
        self.pool: Pool = 0  # dice not yet taken
        "options="
        self.strict_wharf: bool = False  # a building's last box must be the player's own (Q20)
        "sheet="
        self.sheets: list[Sheet] = sheets
        "work"
        self.rules = RULES
        self.box: Shared[Components] = box
        self.solo: bool = len(sheets) == 1
        self.claimed: i64 = 0  # King Crab bonuses that somebody holds

    @property
    def phase(self) -> i64:
        """What the actor has to decide: each sheet has a task of its own."""
        return self.sheets[self.actor].task

    def own(self) -> Sheet:
        """The actor's sheet."""
        return self.sheets[self.actor]

    def in_game(self, seat: Seat) -> bool:
        return (self.gone >> seat) & 1 == 0

    def active(self) -> i64:
        """How many players have not conceded."""
        return self.seats - count(self.gone)

    def rounds(self) -> i64:
        """F2.4."""
        return self.box.solo_rounds if self.solo else self.box.rounds

    def seat_in_order(self, place: i64) -> Seat:
        """The seat at a place of the turn order, 0 is the first player (F3.1)."""
        seat: i64 = self.first + place
        return Seat(seat - self.seats if seat >= self.seats else seat)

    def sheet_in_order(self, place: i64) -> Sheet:
        return self.sheets[self.seat_in_order(place)]

    def pickers(self) -> i64:
        """How many take a die in a dice phase; in solo Captain Ruth is the second (F9.1)."""
        return 2 if self.solo else self.seats

    def ruth_is_next(self) -> bool:
        """F9.1: she is first in even rounds."""
        return self.solo and self.turn == (self.round & 1)

    def sheet_in_turn(self) -> Sheet:
        """The sheet of the player whose die it is; in solo the only one."""
        return self.sheets[0] if self.solo else self.sheet_in_order(self.turn)

    def somebody_works(self) -> bool:
        """Whether any sheet has open work."""
        for sheet in self.sheets:
            if sheet.task != IDLE:
                return True
        return False

    def earlier_seat_works(self, place: i64) -> bool:
        """Whether a seat before this place of the turn order has open work (Q17)."""
        for i in range(place):
            if self.sheet_in_order(i).task != IDLE:
                return True
        return False

    def awaited(self) -> Seats:
        """The seats that owe a decision now."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.sheets[seat].choices != 0:
                found |= bit(seat)
        return found
