"""The printed sheet and the dice of an edition as one immutable native object that all positions of a game share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from .codes import BOAT_BOX, CRAB, LICENCE_BOX, SECTIONS

MOST_BOXES: Final[i64] = 20  # of one section
MOST_FISH: Final[i64] = 255  # entries of the market table; more fish pay as much as that
MOST_COUNTED: Final[i64] = 63  # entries of a lobster table; more boats pay as much as that


class Components:
    """What is printed; edition.py fills it from a TOML file."""

    def __init__(
        self,
        content: str,
        boxes: list[list[int]],
        boats: list[int],
        capacity: list[int],
        oyster_capacity: list[int],
        boat_vp: list[int],
        level_vp: list[int],
        cod: list[int],
        lobster: list[int],
        market: list[int],
        stars: list[int],
        building_vp: list[int],
        hex_vp: list[int],
        bonus_kinds: list[int],
        bonus_per: list[int],
        dice: list[list[int]],
        titles: list[int],
        figures: list[int],
    ) -> None:
        self.content: str = content  # the file it was read from
        flat = [0] * (18 * 20)
        for section in range(18):
            for i in range(len(boxes[section])):
                flat[section * 20 + i] = boxes[section][i]
        self.boxes: vec[u8] = vec[u8]([u8(b) for b in flat])  # section * MOST_BOXES + box, from the top
        self.sizes: vec[u8] = vec[u8]([u8(len(section)) for section in boxes])
        self.boats: vec[u8] = vec[u8]([u8(b) for b in boats])  # by type
        self.capacity: vec[u8] = vec[u8]([u8(c) for c in capacity])  # by slot; oyster boats see below
        self.oyster_capacity: vec[u8] = vec[u8]([u8(c) for c in oyster_capacity])  # by licence level
        self.boat_vp: vec[u8] = vec[u8]([u8(v) for v in boat_vp])  # by slot
        self.level_vp: vec[u8] = vec[u8]([u8(v) for v in level_vp])  # a third licence's points, by type
        self.cod: vec[u8] = vec[u8]([u8(c) for c in cod])  # coins a launch, by level
        self.lobster: vec[u8] = vec[u8]([u8(c) for c in lobster])  # coins at income: level * 64 + boats
        self.market: vec[u8] = vec[u8]([u8(c) for c in market])  # coins by fish
        self.stars: vec[u8] = vec[u8]([u8(s) for s in stars])  # by coin box from 0: which star it is, from 1; or 0
        self.building_vp: vec[u8] = vec[u8]([u8(v) for v in building_vp])  # by building, the Bank's for each box
        self.hex_vp: vec[u8] = vec[u8]([u8(v) for v in hex_vp])  # by number of hexes
        self.bonus_kinds: vec[u8] = vec[u8]([u8(b) for b in bonus_kinds])
        self.bonus_per: vec[u8] = vec[u8]([u8(p) for p in bonus_per])
        self.start_die: vec[u8] = vec[u8]([u8(f) for f in dice[0]])  # faces, equal ones side by side
        self.town_die: vec[u8] = vec[u8]([u8(f) for f in dice[1]])
        self.titles: vec[i64] = vec[i64]([i64(t) for t in titles])  # points for each, the highest first
        self.boat_layout: i64 = figures[0]  # how many of each face, 4 bits a face: part of the chance's label
        self.town_layout: i64 = figures[1]
        self.coin_boxes: i64 = figures[2]
        self.face_coins: i64 = figures[3]
        self.income: i64 = figures[4]
        self.die_coins: i64 = figures[5]
        self.tackle_coins: i64 = figures[6]
        self.smokehouse_coins: i64 = figures[7]
        self.cannery_coins: i64 = figures[8]
        self.second_coins: i64 = figures[9]
        self.salvage_uses: i64 = figures[10]
        self.research_vp: i64 = figures[11]
        self.crab_vp: i64 = figures[12]
        self.bonus_cap: i64 = figures[13]
        self.rounds: i64 = figures[14]
        self.solo_rounds: i64 = figures[15]
        self.bonuses: i64 = len(bonus_kinds)
        self.crab_licence_box: i64 = self.find(CRAB, LICENCE_BOX)
        self.crab_boat_box: i64 = self.find(CRAB, BOAT_BOX)

    def box(self, section: i64, place: i64) -> i64:
        """What is printed in a box of a section, counted from 0 at the top."""
        return i64(self.boxes[section * MOST_BOXES + place])

    def size(self, section: i64) -> i64:
        return i64(self.sizes[section])

    def find(self, section: i64, printed: i64) -> i64:
        """The first box of a section with this print; its size where there is none."""
        for place in range(self.size(section)):
            if self.box(section, place) == printed:
                return place
        return self.size(section)

    def printed_above(self, section: i64, place: i64, printed: i64) -> i64:
        """How many boxes above a place bear this print."""
        found: i64 = 0
        for i in range(place):
            if self.box(section, i) == printed:
                found += 1
        return found

    def every_section(self) -> i64:
        """All sections that have a box at all."""
        found: i64 = 0
        one: i64 = 1
        for section in range(SECTIONS):
            if self.size(section) > 0:
                found |= one << section
        return found
