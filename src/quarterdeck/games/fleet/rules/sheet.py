"""A player's sheet: what is marked, crossed, launched, caught and earned, and the work that is open on it.

Numbers that come in rows are packed: 6 bits a section, 4 bits a boat's fish, 4 bits a type's licences.
"""

from typing import Annotated

from mypy_extensions import i64, mypyc_attr

from ....engine.bits import bit, count
from ....engine.positions import number_from
from ....engine.state import Seat
from . import codes
from .codes import BARGE_BOAT, BOATS, BOATS_A_TYPE, CRAB_BOAT, IDLE, OYSTER, SECTIONS, TYPES, Bonus, Face, Section, Slot
from .components import Components

Sections = Annotated[i64, 0, 0x3FFFF]  # a set of sections, as bits
Boats = Annotated[i64, 0, 0x3FFFFFFF]  # a set of slots, as bits
Packed = Annotated[i64, 0, 0xFFFFFFFFFFFFFFF]  # of ten sections, or of fifteen boats
Licences = Annotated[i64, 0, 0x33333]  # 4 bits a type
Stars = Annotated[i64, 0, 0xFFFFFFFFFFFFFFF]  # of the coin track, as bits from the first
Owed = Annotated[i64, 0, 1]


@mypyc_attr(acyclic=True)  # nothing but numbers: a copy need not be shown to the garbage collector
class Sheet:
    """One player's sheet. A string names what stands between two colons of its text."""

    def __init__(self, seat: Seat) -> None:
        "marks="
        self.marked_left: Packed = 0  # sections 0 to 9: columns and Harbor
        self.marked_wharf: Packed = 0  # sections 10 to 17
        "crosses="
        self.crossed_left: Packed = 0  # Captain Ruth's, from the bottom
        self.crossed_wharf: Packed = 0
        "licences="
        self.licences: Licences = 0
        "fish="
        self.afloat: Boats = 0  # launched boats
        self.fish_low: Packed = 0  # slots 0 to 14
        self.fish_high: Packed = 0  # slots 15 to 29
        "figures="
        self.built: Sections = 0  # buildings that work
        self.research: Annotated[i64, 0, 15] = 0  # research vessels
        self.coin: Annotated[i64, 0, 200] = 0  # boxes of the coin track behind the player, skipped ones among them
        self.hexes: Annotated[i64, 0, 31] = 0  # by type
        self.salvaged: Annotated[i64, 0, 20] = 0  # use stars marked
        self.bonus: Annotated[Bonus, -1, 7] = Bonus(-1)  # King Crab's
        "stars="
        self.crossed_stars: Stars = 0
        "task="  # open work (Q24): the task is on top, then stars, the second mark, the shrimp star, the swordfish coin
        self.task: Annotated[i64, IDLE, codes.OYSTER_CATCH] = IDLE
        self.stars: Annotated[i64, 0, 60] = 0  # star actions owed
        self.second_marks: Owed = 0
        self.die_star: Owed = 0
        self.late_coins: Owed = 0
        self.face: Annotated[Face, -1, codes.MARKET_FACE] = Face(-1)  # the die in use
        self.own: bool = False  # whether it is the chosen one, not the shared
        self.rerolled: bool = False
        self.column: Annotated[Section, -1, OYSTER] = Section(-1)  # the type that EITHER is about
        self.catching: Boats = 0  # oyster boats whose second fish is undecided
        self.private: bool = False  # whether they fish for the Captain's Club
        "work"
        self.seat: Seat = seat
        self.open: Sections = 0  # sections with a box neither marked nor crossed
        self.full: Boats = 0  # boats without room for a fish (Q32)
        self.catch: i64 = 0  # all fish
        self.choices: i64 = 0  # what answers the task, as legal.py lists it; nothing while it waits (Q17)

    # Boxes

    def marked(self, section: Section) -> i64:
        """How many boxes of a section are marked."""
        if section < 10:
            return (self.marked_left >> (section * 6)) & 63
        return (self.marked_wharf >> ((section - 10) * 6)) & 63

    def crossed(self, section: Section) -> i64:
        """How many boxes of a section Captain Ruth has crossed out."""
        if section < 10:
            return (self.crossed_left >> (section * 6)) & 63
        return (self.crossed_wharf >> ((section - 10) * 6)) & 63

    def is_open(self, section: Section) -> bool:
        return (self.open >> section) & 1 == 1

    def add_mark(self, box: Components, section: Section) -> None:
        """Marks the topmost open box (F2.3)."""
        if section < 10:
            self.marked_left += bit(section * 6)
        else:
            self.marked_wharf += bit((section - 10) * 6)
        self.close_if_full(box, section)

    def add_cross(self, box: Components, section: Section) -> None:
        """Crosses out the lowest open box (Q43)."""
        if section < 10:
            self.crossed_left += bit(section * 6)
        else:
            self.crossed_wharf += bit((section - 10) * 6)
        self.close_if_full(box, section)

    def close_if_full(self, box: Components, section: Section) -> None:
        if self.marked(section) + self.crossed(section) >= box.size(section):
            self.open &= ~bit(section)

    def works(self, building: Section) -> bool:
        """Whether a building is complete (F8.11)."""
        return (self.built >> building) & 1 == 1

    def reckon_open(self, box: Components) -> None:
        """Works out anew which sections have an open box."""
        self.open = 0
        for n in range(SECTIONS):
            section = Section(n)
            if self.marked(section) + self.crossed(section) < box.size(section):
                self.open |= bit(section)

    # Licences and boats

    def level(self, kind: Section) -> i64:
        """How many licences of a type are held; only the highest works (F6.6)."""
        return (self.licences >> (kind * 4)) & 15

    def held(self) -> i64:
        """All licences of the five types."""
        held: i64 = 0
        for kind in range(TYPES):
            held += self.level(Section(kind))
        return held

    def launched(self, kind: Section) -> i64:
        """How many boats of a type are afloat."""
        return count((self.afloat >> (kind * BOATS_A_TYPE)) & 15)

    def fleet(self) -> i64:
        """Every launched boat, Research Vessels too (Q31)."""
        return count(self.afloat) + self.research

    def fish(self, slot: Slot) -> i64:
        """The fish on a boat."""
        if slot < 15:
            return (self.fish_low >> (slot * 4)) & 15
        return (self.fish_high >> ((slot - 15) * 4)) & 15

    def capacity(self, box: Components, slot: Slot) -> i64:
        """How many fish a boat can hold now; an oyster boat's depends on the licence (F6.5)."""
        if slot < CRAB_BOAT and slot >= OYSTER * BOATS_A_TYPE:
            return i64(box.oyster_capacity[self.level(OYSTER)])
        return i64(box.capacity[slot])

    def put_fish(self, slot: Slot, many: i64) -> None:
        if slot < 15:
            self.fish_low += many << (slot * 4)
        else:
            self.fish_high += many << ((slot - 15) * 4)
        self.catch += many

    def add_fish(self, box: Components, slot: Slot, many: i64) -> None:
        self.put_fish(slot, many)
        if self.fish(slot) >= self.capacity(box, slot):
            self.full |= bit(slot)

    def full_boats(self) -> i64:
        return count(self.full)

    def reckon_full(self, box: Components) -> None:
        """Works out anew which boats are full: a licence may have enlarged the oyster boats (Q11)."""
        self.full = 0
        for n in range(BOATS):
            slot = Slot(n)
            if (self.afloat >> slot) & 1 == 1 and self.fish(slot) >= self.capacity(box, slot):
                self.full |= bit(slot)

    def full_but_barge(self) -> i64:
        """The full boats that the Barge counts: never itself (Q9)."""
        return count(self.full & ~bit(BARGE_BOAT))

    # Open work

    def ask(self, task: i64, choices: i64) -> None:
        """Opens a task."""
        self.task = task
        self.choices = choices

    def put_down(self) -> None:
        """The die is used; what it set off is still to be worked out."""
        self.ask(IDLE, 0)
        self.face = Face(-1)
        self.own = False
        self.rerolled = False

    def rest(self) -> None:
        """Drops all open work."""
        self.put_down()
        self.stars = 0
        self.second_marks = 0
        self.die_star = 0
        self.late_coins = 0
        self.column = Section(-1)
        self.catching = 0
        self.private = False


def licences_text(licences: Licences) -> str:
    """Five digits: how many of each type."""
    return "".join([str((licences >> (kind * 4)) & 15) for kind in range(TYPES)])


def read_licences(text: str) -> Licences:
    if len(text) != TYPES:
        raise ValueError("position-licences")
    licences: i64 = 0
    for kind in range(TYPES):
        if text[kind] not in "0123":
            raise ValueError("position-licences")
        licences += int(text[kind]) * bit(kind * 4)
    return licences


def stars_text(stars: Stars) -> str:
    """Which stars of the track, from 1."""
    return ",".join([str(star + 1) for star in range(60) if (stars >> star) & 1 == 1])


def read_stars(text: str) -> Stars:
    stars: i64 = 0
    for word in text.split(",") if text != "" else []:
        star: i64 = number_from(word)
        if star < 1 or star > 60:
            raise ValueError("position-coins")
        stars |= bit(star - 1)
    return stars
