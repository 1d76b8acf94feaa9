"""The position: the sheets, the dice on the table, whose turn it is, and Captain Ruth's tokens."""

from mypy_extensions import i64

from ....engine.bits import bit, count
from ....engine.chance import Chance
from ....engine.state import State
from .codes import CASINO, CRAB, IDLE, RULES, RUNNING, SHRIMP, START
from .components import Components
from .sheet import Sheet


class Position(State):
    """The fields of a game; FleetState in game.py adds the contract's methods."""

    def __init__(self, box: Components, chance: Chance, sheets: list[Sheet]) -> None:
        super().__init__(len(sheets), chance)
        self.rules = RULES
        self.box: Components = box
        self.sheets: list[Sheet] = sheets
        self.solo: bool = len(sheets) == 1
        self.strict_wharf: bool = False  # option: a building's last box must be the player's own (Q20)
        self.round: i64 = 0
        self.step: i64 = START
        self.turn: i64 = 0  # how many of this step's players are through; Captain Ruth is one of them
        self.first: i64 = 0  # the first player
        self.pool: i64 = 0  # dice not yet taken, 4 bits a face
        self.shared: i64 = -1  # the face that everybody uses
        self.claimed: i64 = 0  # King Crab bonuses that somebody holds
        self.gone: i64 = 0  # seats that have conceded
        self.boat_token: i64 = SHRIMP  # Captain Ruth's
        self.harbor_token: i64 = CRAB
        self.wharf_token: i64 = CASINO
        self.ended: i64 = RUNNING
        self.winners: i64 = 0

    def copy_into(self, copy: "Position") -> None:
        """Copies every field that the constructor was not given."""
        copy.actor = self.actor
        copy.barrier = self.barrier
        copy.rules = self.rules
        copy.strict_wharf = self.strict_wharf
        copy.round = self.round
        copy.step = self.step
        copy.turn = self.turn
        copy.first = self.first
        copy.pool = self.pool
        copy.shared = self.shared
        copy.claimed = self.claimed
        copy.gone = self.gone
        copy.boat_token = self.boat_token
        copy.harbor_token = self.harbor_token
        copy.wharf_token = self.wharf_token
        copy.ended = self.ended
        copy.winners = self.winners

    def sheet(self, seat: i64) -> Sheet:
        return self.sheets[seat]

    def in_game(self, seat: i64) -> bool:
        return (self.gone >> seat) & 1 == 0

    def active(self) -> i64:
        """How many players have not conceded."""
        return self.seats - count(self.gone)

    def rounds(self) -> i64:
        """F2.4."""
        return self.box.solo_rounds if self.solo else self.box.rounds

    def seat_in_order(self, place: i64) -> i64:
        """The seat at a place of the turn order, 0 is the first player (F3.1)."""
        seat: i64 = self.first + place
        return seat - self.seats if seat >= self.seats else seat

    def pickers(self) -> i64:
        """How many take a die in a dice phase; in solo Captain Ruth is the second (F9.1)."""
        return 2 if self.solo else self.seats

    def ruth_is_next(self) -> bool:
        """F9.1: she is first in even rounds."""
        return self.solo and self.turn == (self.round & 1)

    def somebody_works(self) -> bool:
        """Whether any sheet has open work."""
        for seat in range(self.seats):
            if self.sheet(seat).task != IDLE:
                return True
        return False

    def earlier_seat_works(self, place: i64) -> bool:
        """Whether a seat before this place of the turn order has open work (Q17)."""
        for i in range(place):
            if self.sheet(self.seat_in_order(i)).task != IDLE:
                return True
        return False

    def awaited(self) -> i64:
        """The seats that owe a decision now."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.sheet(seat).choices != 0:
                found |= bit(seat)
        return found
