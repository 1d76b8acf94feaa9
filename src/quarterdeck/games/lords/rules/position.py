"""The position: what lies on the sea, what each player has, and which decision is due."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ....engine.bits import bit
from ....engine.chance import Chance
from ....engine.state import State
from .codes import ARRANGE, RULES, RUNNING
from .components import Components
from .sea import DARK_HALF, DARK_ROW, LIGHT_HALF, LIGHT_ROW


def have(pile: i64, number: i64) -> i64:
    """How many ships of a number a pile holds. A pile packs the count of number n into bits 4n to 4n + 3."""
    return (pile >> (number * 4)) & 15


def one(number: i64) -> i64:
    """The pile of a single ship."""
    return bit(number * 4)


def kinds(pile: i64) -> i64:
    """Which numbers a pile holds, as bits 4n."""
    return (pile | (pile >> 1) | (pile >> 2) | (pile >> 3)) & 0x1111111110


class Side:
    """What one player has."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.battle: i64 = 0  # own battle ships, mercenaries among them
        self.burning: i64 = 0
        self.hand: i64 = 0  # a pile
        self.unseen: i64 = 0  # main pile and reserve together: which is which is settled by drawing
        self.reserve: i64 = 0  # what the reserve holds, once its owner has looked (then it is part of unseen too)
        self.discarded: i64 = 0
        self.main_left: i64 = 0
        self.reserve_left: i64 = 0
        self.looked: bool = False
        self.coins: i64 = 0
        self.points: i64 = 0
        self.mines: i64 = 0
        self.fakes: i64 = 0
        self.extra: i64 = 0
        self.turns: i64 = 0  # turns taken
        self.shield_due: bool = False  # rule 9: goes with the first ship
        self.arrangement: i64 = -1

    def clone(self) -> "Side":
        copy = Side(self.seat)
        copy.battle = self.battle
        copy.burning = self.burning
        copy.hand = self.hand
        copy.unseen = self.unseen
        copy.reserve = self.reserve
        copy.discarded = self.discarded
        copy.main_left = self.main_left
        copy.reserve_left = self.reserve_left
        copy.looked = self.looked
        copy.coins = self.coins
        copy.points = self.points
        copy.mines = self.mines
        copy.fakes = self.fakes
        copy.extra = self.extra
        copy.turns = self.turns
        copy.shield_due = self.shield_due
        copy.arrangement = self.arrangement
        return copy

    def bottom_row(self) -> i64:
        """The row nearest to this player (rule 17)."""
        return LIGHT_ROW if self.seat == 0 else DARK_ROW

    def half(self) -> i64:
        """The half built from this player's boards."""
        return LIGHT_HALF if self.seat == 0 else DARK_HALF


class Position(State):
    """The fields of a game; LordsState in game.py adds the contract's methods."""

    def __init__(self, box: Components, chance: Chance, effects: "vec[u8]", light: Side, dark: Side) -> None:
        super().__init__(2, chance)
        self.rules = RULES
        self.box: Components = box
        self.effects: vec[u8] = effects  # what is printed on each cell; a changed sea is a new vec
        # options
        self.decline_effects: bool = False
        self.twin_straight: bool = False
        self.set_of_four: i64 = box.set_of_four
        self.expert: bool = False
        # the sea
        self.bit_1: i64 = 0  # the number of the fleet ship on each cell, bit by bit; 0 under a mercenary
        self.bit_2: i64 = 0
        self.bit_4: i64 = 0
        self.bit_8: i64 = 0
        self.mercenary: i64 = 0
        self.shield_1: i64 = 0  # shield tokens on each cell, bit by bit
        self.shield_2: i64 = 0
        self.shield_4: i64 = 0
        self.mine: i64 = 0  # all mines, the fake one too
        self.token: i64 = 0  # those of them that the minelayer laid
        self.fake: i64 = 0
        self.token_seat: i64 = -1  # who laid them
        self.shield_supply: i64 = box.shields
        self.mine_supply: i64 = box.mines
        # the market: five slots
        self.slots: i64 = 0
        self.market: i64 = 0  # 8 bits a slot: which mercenary
        self.hired_cell: i64 = 0  # 8 bits a slot: cell + 1 where it was laid, 0 while for hire
        # players
        self.light: Side = light
        self.dark: Side = dark
        self.mover: Side = light
        self.other: Side = dark
        self.first_player: i64 = 0
        # the decision that is due
        self.phase: i64 = ARRANGE
        self.main_done: bool = False
        self.bought: bool = False
        self.cells: i64 = 0  # TURN and AFTER: where the mover may lay
        self.boardable: i64 = 0  # ships that the boarder may be laid on
        self.offers: i64 = 0  # slots that can be bought now
        self.cheapest: i64 = 0  # the least cost among mercenaries for hire, 99 when all are hired
        self.targets: i64 = 0  # what the effect that is due may choose: cells, directions, or kinds of a pile
        self.laid: i64 = -1  # the cell of the ship whose effects are due
        self.task: i64 = 0
        self.task_left: i64 = 0
        self.next_task: i64 = 0
        self.next_left: i64 = 0
        self.mine_waits: bool = False  # D10: under a 7 or the minesweeper
        self.fake_left: i64 = 0  # 1 while the minelayer's fake is still to be laid
        self.new_tokens: i64 = 0  # cells the minelayer has just mined
        self.ended: i64 = RUNNING
        self.winner: i64 = -1

    def side(self, seat: i64) -> Side:
        return self.light if seat == 0 else self.dark

    def copy_into(self, copy: "Position") -> None:
        """Copies every field that the constructor was not given."""
        copy.actor = self.actor
        copy.barrier = self.barrier
        copy.rules = self.rules
        copy.decline_effects = self.decline_effects
        copy.twin_straight = self.twin_straight
        copy.set_of_four = self.set_of_four
        copy.expert = self.expert
        copy.bit_1 = self.bit_1
        copy.bit_2 = self.bit_2
        copy.bit_4 = self.bit_4
        copy.bit_8 = self.bit_8
        copy.mercenary = self.mercenary
        copy.shield_1 = self.shield_1
        copy.shield_2 = self.shield_2
        copy.shield_4 = self.shield_4
        copy.mine = self.mine
        copy.token = self.token
        copy.fake = self.fake
        copy.token_seat = self.token_seat
        copy.shield_supply = self.shield_supply
        copy.mine_supply = self.mine_supply
        copy.slots = self.slots
        copy.market = self.market
        copy.hired_cell = self.hired_cell
        copy.mover = copy.light if self.mover.seat == 0 else copy.dark
        copy.other = copy.dark if self.mover.seat == 0 else copy.light
        copy.first_player = self.first_player
        copy.phase = self.phase
        copy.main_done = self.main_done
        copy.bought = self.bought
        copy.cells = self.cells
        copy.boardable = self.boardable
        copy.offers = self.offers
        copy.cheapest = self.cheapest
        copy.targets = self.targets
        copy.laid = self.laid
        copy.task = self.task
        copy.task_left = self.task_left
        copy.next_task = self.next_task
        copy.next_left = self.next_left
        copy.mine_waits = self.mine_waits
        copy.fake_left = self.fake_left
        copy.new_tokens = self.new_tokens
        copy.ended = self.ended
        copy.winner = self.winner

    # Questions about a cell

    def number_at(self, cell: i64) -> i64:
        """The number of the fleet ship on a cell; 0 under a mercenary or where there is none."""
        return (
            ((self.bit_1 >> cell) & 1)
            | (((self.bit_2 >> cell) & 1) << 1)
            | (((self.bit_4 >> cell) & 1) << 2)
            | (((self.bit_8 >> cell) & 1) << 3)
        )

    def shields_at(self, cell: i64) -> i64:
        """How many shield tokens lie on a cell."""
        return (
            ((self.shield_1 >> cell) & 1) | (((self.shield_2 >> cell) & 1) << 1) | (((self.shield_4 >> cell) & 1) << 2)
        )

    def shielded(self) -> i64:
        """The cells with at least one shield token."""
        return self.shield_1 | self.shield_2 | self.shield_4

    def ships(self) -> i64:
        """Every cell with a ship, battle or burning."""
        return self.light.battle | self.light.burning | self.dark.battle | self.dark.burning

    def minable(self) -> i64:
        """Where a mine may be put: no ship, no other mine (rule 42, D1, D2)."""
        return 0x3FFFFFFFFFF & ~(self.ships() | self.mine)

    def mercenary_in(self, slot: i64) -> i64:
        """Which mercenary a market slot holds or held."""
        return (self.market >> (slot * 8)) & 255

    def hired_at(self, slot: i64) -> i64:
        """Where a slot's mercenary lies, -1 while it is for hire."""
        return ((self.hired_cell >> (slot * 8)) & 255) - 1

    def slot_at(self, cell: i64) -> i64:
        """The slot of the mercenary on a cell, -1 where there is none."""
        for slot in range(self.slots):
            if self.hired_at(slot) == cell:
                return slot
        return -1

    # Changes to a cell

    def set_number(self, cell: i64, number: i64) -> None:
        """Writes the number of the fleet ship on a cell (0 clears it)."""
        here: i64 = bit(cell)
        self.bit_1 = (self.bit_1 | here) if number & 1 else (self.bit_1 & ~here)
        self.bit_2 = (self.bit_2 | here) if number & 2 else (self.bit_2 & ~here)
        self.bit_4 = (self.bit_4 | here) if number & 4 else (self.bit_4 & ~here)
        self.bit_8 = (self.bit_8 | here) if number & 8 else (self.bit_8 & ~here)

    def add_shield(self, cell: i64) -> None:
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

    def drop_shield(self, cell: i64) -> None:
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
