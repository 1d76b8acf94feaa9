"""A player's sheet: what is marked, crossed, launched, caught and earned, and the work that is open on it.

Numbers that come in rows are packed: 6 bits a section, 4 bits a boat's fish, 4 bits a type's licences.
"""

from mypy_extensions import i64

from ....engine.bits import bit, count
from .codes import (
    BARGE_BOAT,
    BOATS_A_TYPE,
    COD,
    CRAB_BOAT,
    HARBOR,
    IDLE,
    OYSTER,
    WHARF,
)
from .components import Components


class Sheet:
    """One player's sheet."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.marked_left: i64 = 0  # sections 0 to 9: columns and Harbor
        self.marked_wharf: i64 = 0  # sections 10 to 17
        self.crossed_left: i64 = 0  # Captain Ruth's, from the bottom
        self.crossed_wharf: i64 = 0
        self.open: i64 = 0  # sections with a box neither marked nor crossed
        self.built: i64 = 0  # buildings that work, as sections
        self.licences: i64 = 0
        self.afloat: i64 = 0  # launched boats, as slots
        self.full: i64 = 0  # those of them without room for a fish (Q32)
        self.fish_low: i64 = 0  # slots 0 to 14
        self.fish_high: i64 = 0  # slots 15 to 29
        self.research: i64 = 0  # research vessels
        self.catch: i64 = 0  # all fish
        self.coin: i64 = 0  # boxes of the coin track that are behind the player, skipped ones among them
        self.crossed_stars: i64 = 0  # by star from 0
        self.hexes: i64 = 0
        self.salvaged: i64 = 0  # use stars marked
        self.bonus: i64 = -1  # King Crab's, as a place in the edition's list
        # Open work (Q24): the task is on top, then stars, the second mark, the shrimp star, the swordfish coin.
        self.task: i64 = IDLE
        self.choices: i64 = 0  # the actions that answer it; none while it waits (Q17)
        self.stars: i64 = 0  # star actions owed
        self.second_marks: i64 = 0
        self.die_star: i64 = 0
        self.late_coins: i64 = 0
        self.face: i64 = -1  # the die in use
        self.own: bool = False  # whether it is the chosen one, not the shared
        self.rerolled: bool = False
        self.column: i64 = -1  # the type that EITHER is about
        self.catching: i64 = 0  # oyster boats whose second fish is undecided
        self.private: bool = False  # whether they fish for the Captain's Club

    def clone(self) -> "Sheet":
        copy = Sheet(self.seat)
        copy.marked_left = self.marked_left
        copy.marked_wharf = self.marked_wharf
        copy.crossed_left = self.crossed_left
        copy.crossed_wharf = self.crossed_wharf
        copy.open = self.open
        copy.built = self.built
        copy.licences = self.licences
        copy.afloat = self.afloat
        copy.full = self.full
        copy.fish_low = self.fish_low
        copy.fish_high = self.fish_high
        copy.research = self.research
        copy.catch = self.catch
        copy.coin = self.coin
        copy.crossed_stars = self.crossed_stars
        copy.hexes = self.hexes
        copy.salvaged = self.salvaged
        copy.bonus = self.bonus
        copy.task = self.task
        copy.choices = self.choices
        copy.stars = self.stars
        copy.second_marks = self.second_marks
        copy.die_star = self.die_star
        copy.late_coins = self.late_coins
        copy.face = self.face
        copy.own = self.own
        copy.rerolled = self.rerolled
        copy.column = self.column
        copy.catching = self.catching
        copy.private = self.private
        return copy

    # Boxes

    def marked(self, section: i64) -> i64:
        """How many boxes of a section are marked."""
        if section < 10:
            return (self.marked_left >> (section * 6)) & 63
        return (self.marked_wharf >> ((section - 10) * 6)) & 63

    def crossed(self, section: i64) -> i64:
        """How many boxes of a section Captain Ruth has crossed out."""
        if section < 10:
            return (self.crossed_left >> (section * 6)) & 63
        return (self.crossed_wharf >> ((section - 10) * 6)) & 63

    def is_open(self, section: i64) -> bool:
        return (self.open >> section) & 1 == 1

    def add_mark(self, box: Components, section: i64) -> None:
        """Marks the topmost open box (F2.3)."""
        if section < 10:
            self.marked_left += bit(section * 6)
        else:
            self.marked_wharf += bit((section - 10) * 6)
        self.close_if_full(box, section)

    def add_cross(self, box: Components, section: i64) -> None:
        """Crosses out the lowest open box (Q43)."""
        if section < 10:
            self.crossed_left += bit(section * 6)
        else:
            self.crossed_wharf += bit((section - 10) * 6)
        self.close_if_full(box, section)

    def close_if_full(self, box: Components, section: i64) -> None:
        if self.marked(section) + self.crossed(section) >= box.size(section):
            self.open &= ~bit(section)

    def works(self, building: i64) -> bool:
        """Whether a building is complete (F8.11)."""
        return (self.built >> building) & 1 == 1

    def has_work(self) -> bool:
        return self.task != IDLE

    def open_harbor(self) -> i64:
        return self.open & HARBOR

    def open_wharf(self) -> i64:
        return self.open & WHARF

    # Licences and boats

    def level(self, kind: i64) -> i64:
        """How many licences of a type are held; only the highest works (F6.6)."""
        return (self.licences >> (kind * 4)) & 15

    def held(self) -> i64:
        """All licences of the five types."""
        return self.level(0) + self.level(COD) + self.level(2) + self.level(3) + self.level(OYSTER)

    def launched(self, kind: i64) -> i64:
        """How many boats of a type are afloat."""
        return count((self.afloat >> (kind * BOATS_A_TYPE)) & 15)

    def fleet(self) -> i64:
        """Every launched boat, Research Vessels too (Q31)."""
        return count(self.afloat) + self.research

    def fish(self, slot: i64) -> i64:
        """The fish on a boat."""
        if slot < 15:
            return (self.fish_low >> (slot * 4)) & 15
        return (self.fish_high >> ((slot - 15) * 4)) & 15

    def capacity(self, box: Components, slot: i64) -> i64:
        """How many fish a boat can hold now; an oyster boat's depends on the licence (F6.5)."""
        if slot < CRAB_BOAT and slot >= OYSTER * BOATS_A_TYPE:
            return i64(box.oyster_capacity[self.level(OYSTER)])
        return i64(box.capacity[slot])

    def add_fish(self, box: Components, slot: i64, many: i64) -> None:
        if slot < 15:
            self.fish_low += many << (slot * 4)
        else:
            self.fish_high += many << ((slot - 15) * 4)
        self.catch += many
        if self.fish(slot) >= self.capacity(box, slot):
            self.full |= bit(slot)

    def full_boats(self) -> i64:
        return count(self.full)

    def reckon_full(self, box: Components) -> None:
        """Works out anew which boats are full: a licence may have enlarged the oyster boats (Q11)."""
        self.full = 0
        for slot in range(30):
            if (self.afloat >> slot) & 1 == 1 and self.fish(slot) >= self.capacity(box, slot):
                self.full |= bit(slot)

    def full_but_barge(self) -> i64:
        """The full boats that the Barge counts: never itself (Q9)."""
        return count(self.full & ~bit(BARGE_BOAT))

    def rest(self) -> None:
        """Drops all open work."""
        self.task = IDLE
        self.choices = 0
        self.stars = 0
        self.second_marks = 0
        self.die_star = 0
        self.late_coins = 0
        self.face = -1
        self.own = False
        self.rerolled = False
        self.column = -1
        self.catching = 0
        self.private = False
