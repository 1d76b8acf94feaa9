"""The position: what lies on the sea, what each player has, and which decision is due.

A string between the fields names the part of the position's text that tells those below it; "elsewhere" is told by
another part, "work" is found again after loading. derived.py is made from this.
"""

from typing import Annotated, NewType

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ....engine.bits import bit
from ....engine.chance import Chance
from ....engine.positions import Shared
from ....engine.state import Seat, State
from . import sea
from .codes import ARRANGE, BY_CONCESSION, COMMODORE, EXTRA, OVER, RULES, RUNNING
from .components import Components
from .sea import ALL, ARRANGEMENTS, CELLS, NOWHERE, Cell, Cells
from .ships import Number, Pile

Slot = NewType("Slot", i64)  # a place of the market
Count = Annotated[i64, 0, 999]
Sea = Annotated["vec[u8]", 0, EXTRA, CELLS]  # the effect printed on each cell
MaybeSeat = Annotated[Seat, -1, 1]
MaybeCell = Annotated[Cell, -1, CELLS - 1]
Arrangement = Annotated[i64, -1, ARRANGEMENTS - 1]
Effect = Annotated[i64, 0, COMMODORE]


@mypyc_attr(acyclic=True)  # nothing but numbers: a copy need not be shown to the garbage collector
class Side:
    """What one player has."""

    def __init__(self, seat: Seat) -> None:
        self.hand: Pile = 0
        self.unseen: Pile = 0  # main pile and reserve together: which is which is settled by drawing
        self.reserve: Pile = 0  # what the reserve holds, once its owner has looked (then it is part of unseen too)
        self.discarded: Pile = 0
        self.arrangement: Arrangement = -1  # how his boards lie; -1 until he has chosen
        self.main_left: Count = 0
        self.reserve_left: Count = 0
        self.looked: bool = False
        self.coins: Count = 0
        self.points: Count = 0
        self.mines: Count = 0
        self.fakes: Count = 0
        self.extra: Count = 0
        self.turns: Count = 0  # turns taken
        self.shield_due: bool = False  # rule 9: goes with the first ship
        "elsewhere"
        self.battle: Cells = 0  # own battle ships, mercenaries among them
        self.burning: Cells = 0
        "work"
        self.seat: Seat = seat

    def bottom_row(self) -> Cells:
        """The row nearest to this player (rule 17)."""
        return sea.LIGHT_ROW if self.seat == 0 else sea.DARK_ROW

    def half(self) -> Cells:
        """The half built from this player's boards."""
        return sea.LIGHT_HALF if self.seat == 0 else sea.DARK_HALF


Whose = Annotated[Side, "side", "seat", 0, 1]  # one of the sides, found by its seat


class Position(State):
    """The fields of a game; LordsState in game.py adds the contract's methods."""

    def __init__(self, box: Components, chance: Chance, effects: Sea, light: Side, dark: Side) -> None:
        super().__init__(2, chance)
        "sea="
        self.effects: Shared[Sea] = effects  # a changed sea is a new vec
        "ships="
        self.bit_1: Cells = 0  # the number of the fleet ship on each cell, bit by bit; 0 under a mercenary
        self.bit_2: Cells = 0
        self.bit_4: Cells = 0
        self.bit_8: Cells = 0
        self.mercenary: Cells = 0
        self.shield_1: Cells = 0  # shield tokens on each cell, bit by bit
        self.shield_2: Cells = 0
        self.shield_4: Cells = 0
        "mines="
        self.mine: Cells = 0  # all mines, the fake one too
        "tokens="
        self.token: Cells = 0  # those of them that the minelayer laid
        "fake="
        self.fake: Cells = 0
        "new="
        self.new_tokens: Cells = 0  # cells the minelayer has just mined
        "market="
        self.slots: Annotated[i64, 0, 7] = 0
        self.market: Annotated[i64, 0, 0xFFFFFFFFFFFFFF] = 0  # 8 bits a slot: which mercenary
        self.hired_cell: Annotated[i64, 0, 0xFFFFFFFFFFFFFF] = 0  # the same: cell + 1 where it lies, 0 while for hire
        "light="
        self.light: Side = light
        "dark="
        self.dark: Side = dark
        "turn="
        self.phase: Annotated[i64, ARRANGE, OVER] = ARRANGE
        self.mover: Whose = light
        self.first_player: Annotated[Seat, 0, 1] = Seat(0)
        self.actor = 0
        self.main_done: bool = False
        self.bought: bool = False
        self.laid: MaybeCell = NOWHERE  # the ship whose effects are due
        self.task: Effect = 0
        self.task_left: Count = 0
        self.next_task: Effect = 0
        self.next_left: Count = 0
        self.mine_waits: bool = False  # D10: under a 7 or the minesweeper
        self.fake_left: Annotated[i64, 0, 1] = 0  # 1 while the minelayer's fake is still to be laid
        self.token_seat: MaybeSeat = Seat(-1)  # who laid the minelayer's tokens
        self.ended: Annotated[i64, RUNNING, BY_CONCESSION] = RUNNING
        self.winner: MaybeSeat = Seat(-1)
        "options="
        self.decline_effects: bool = False
        self.twin_straight: bool = False
        self.set_of_four: Count = box.set_of_four
        self.expert: bool = False
        "work"
        self.rules = RULES
        self.box: Shared[Components] = box
        self.other: Whose = dark
        self.shield_supply: Count = box.shields
        self.mine_supply: Count = box.mines
        self.cells: Cells = 0  # TURN and AFTER: where the mover may lay
        self.boardable: Cells = 0  # ships that the boarder may be laid on
        self.offers: i64 = 0  # slots that can be bought now, as bits
        self.cheapest: i64 = 0  # the least cost among mercenaries for hire, 99 when all are hired
        self.targets: i64 = 0  # what the effect that is due may choose: cells, directions, or kinds of a pile

    def side(self, seat: Seat) -> Side:
        return self.light if seat == 0 else self.dark

    # Questions about a cell

    def number_at(self, cell: Cell) -> Number:
        """The number of the fleet ship on a cell; 0 under a mercenary or where there is none."""
        return Number(
            ((self.bit_1 >> cell) & 1)
            | (((self.bit_2 >> cell) & 1) << 1)
            | (((self.bit_4 >> cell) & 1) << 2)
            | (((self.bit_8 >> cell) & 1) << 3)
        )

    def shields_at(self, cell: Cell) -> i64:
        """How many shield tokens lie on a cell."""
        return (
            ((self.shield_1 >> cell) & 1) | (((self.shield_2 >> cell) & 1) << 1) | (((self.shield_4 >> cell) & 1) << 2)
        )

    def shielded(self) -> Cells:
        """The cells with at least one shield token."""
        return self.shield_1 | self.shield_2 | self.shield_4

    def ships(self) -> Cells:
        """Every cell with a ship, battle or burning."""
        return self.light.battle | self.light.burning | self.dark.battle | self.dark.burning

    def minable(self) -> Cells:
        """Where a mine may be put: no ship, no other mine (rule 42, D1, D2)."""
        return ALL & ~(self.ships() | self.mine)

    def mercenary_in(self, slot: Slot) -> i64:
        """Which mercenary a market slot holds or held."""
        return (self.market >> (slot * 8)) & 255

    def hired_at(self, slot: Slot) -> Cell:
        """Where a slot's mercenary lies, NOWHERE while it is for hire."""
        return Cell(((self.hired_cell >> (slot * 8)) & 255) - 1)

    def slot_at(self, cell: Cell) -> Slot:
        """The slot of the mercenary on a cell, -1 where there is none."""
        for slot in range(self.slots):
            if self.hired_at(Slot(slot)) == cell:
                return Slot(slot)
        return Slot(-1)

    # Changes to a cell

    def set_number(self, cell: Cell, number: Number) -> None:
        """Writes the number of the fleet ship on a cell (0 clears it)."""
        here: i64 = bit(cell)
        self.bit_1 = (self.bit_1 | here) if number & 1 else (self.bit_1 & ~here)
        self.bit_2 = (self.bit_2 | here) if number & 2 else (self.bit_2 & ~here)
        self.bit_4 = (self.bit_4 | here) if number & 4 else (self.bit_4 & ~here)
        self.bit_8 = (self.bit_8 | here) if number & 8 else (self.bit_8 & ~here)

    def add_shield(self, cell: Cell) -> None:
        """Puts one shield token from the supply on a cell."""
        here: i64 = bit(cell)
        carry: i64 = self.shield_1 & here
        self.shield_1 ^= here
        if carry != 0:
            carry = self.shield_2 & here
            self.shield_2 ^= here
            if carry != 0:
                self.shield_4 ^= here
        self.shield_supply -= 1

    def drop_shield(self, cell: Cell) -> None:
        """Takes one shield token from a cell back to the supply."""
        here: i64 = bit(cell)
        borrow: i64 = self.shield_1 & here
        self.shield_1 ^= here
        if borrow == 0:
            borrow = self.shield_2 & here
            self.shield_2 ^= here
            if borrow == 0:
                self.shield_4 ^= here
        self.shield_supply += 1
