"""The printed sheet and the dice of an edition as one immutable native object that all positions of a game share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from .codes import BOAT_BOX, CRAB, LICENCE_BOX, Section

MOST_BOXES: Final[i64] = 20  # of one section
MOST_FISH: Final[i64] = 255  # entries of the market table; more fish pay as much as that
MOST_COUNTED: Final[i64] = 63  # boats of a lobster table; more pay as much as that


def small(figures: list[int]) -> "vec[u8]":
    return vec[u8]([u8(figure) for figure in figures])


class Components:
    """What is printed; edition.py fills it from a TOML file."""

    def __init__(
        self, content: str, boxes: list[list[int]], rows: dict[str, list[int]], figures: dict[str, int]
    ) -> None:
        self.content: str = content  # the file it was read from
        self.boxes: vec[u8] = small([box for row in boxes for box in row + [0] * (MOST_BOXES - len(row))])
        self.sizes: vec[u8] = small([len(row) for row in boxes])
        self.boats: vec[u8] = small(rows["boats"])  # by type
        self.capacity: vec[u8] = small(rows["capacity"])  # by slot; oyster boats see below
        self.oyster_capacity: vec[u8] = small(rows["oyster_capacity"])  # by licence level
        self.boat_vp: vec[u8] = small(rows["boat_vp"])  # by slot
        self.level_vp: vec[u8] = small(rows["level_vp"])  # a third licence's points, by type
        self.cod: vec[u8] = small(rows["cod"])  # coins a launch, by level
        self.lobster: vec[u8] = small(rows["lobster"])  # coins at income: level * (MOST_COUNTED + 1) + boats
        self.market: vec[u8] = small(rows["market"])  # coins by fish
        self.stars: vec[u8] = small(rows["stars"])  # by coin box from 0: which star it is, from 1; or 0
        self.building_vp: vec[u8] = small(rows["building_vp"])  # by building, the Bank's for each box
        self.hex_vp: vec[u8] = small(rows["hex_vp"])  # by number of hexes
        self.bonus_kinds: vec[u8] = small(rows["bonus_kinds"])
        self.bonus_per: vec[u8] = small(rows["bonus_per"])
        self.boat_die: vec[u8] = small(rows["boat_die"])  # faces, equal ones side by side
        self.town_die: vec[u8] = small(rows["town_die"])
        self.titles: vec[i64] = vec[i64]([i64(points) for points in rows["titles"]])  # the highest first
        self.boat_layout: i64 = figures["boat_layout"]  # how many of each face, 4 bits a face: for the chance's label
        self.town_layout: i64 = figures["town_layout"]
        self.coin_boxes: i64 = figures["coin_boxes"]
        self.face_coins: i64 = figures["face_coins"]
        self.income: i64 = figures["income"]
        self.die_coins: i64 = figures["die_coins"]
        self.tackle_coins: i64 = figures["tackle_coins"]
        self.smokehouse_coins: i64 = figures["smokehouse_coins"]
        self.cannery_coins: i64 = figures["cannery_coins"]
        self.second_coins: i64 = figures["second_coins"]
        self.salvage_uses: i64 = figures["salvage_uses"]
        self.research_vp: i64 = figures["research_vp"]
        self.crab_vp: i64 = figures["crab_vp"]
        self.bonus_cap: i64 = figures["bonus_cap"]
        self.rounds: i64 = figures["rounds"]
        self.solo_rounds: i64 = figures["solo_rounds"]
        self.bonuses: i64 = len(self.bonus_kinds)
        self.crab_licence_box: i64 = self.find(CRAB, LICENCE_BOX)
        self.crab_boat_box: i64 = self.find(CRAB, BOAT_BOX)

    def box(self, section: Section, place: i64) -> i64:
        """What is printed in a box of a section, counted from 0 at the top."""
        return i64(self.boxes[section * MOST_BOXES + place])

    def size(self, section: Section) -> i64:
        return i64(self.sizes[section])

    def find(self, section: Section, printed: i64) -> i64:
        """The first box of a section with this print; its size where there is none."""
        for place in range(self.size(section)):
            if self.box(section, place) == printed:
                return place
        return self.size(section)

    def printed_above(self, section: Section, place: i64, printed: i64) -> i64:
        """How many boxes above a place bear this print."""
        found: i64 = 0
        for i in range(place):
            if self.box(section, i) == printed:
                found += 1
        return found

    def lobster_coins(self, level: i64, boats: i64) -> i64:
        """F6.3: what the licence pays at income for so many boats."""
        return i64(self.lobster[level * (MOST_COUNTED + 1) + (boats if boats < MOST_COUNTED else MOST_COUNTED)])
