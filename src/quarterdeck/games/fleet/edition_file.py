"""What an edition file holds: sheet, dice, tables, each part with where it is from."""

import msgspec
from mypy_extensions import i64

from .rules import codes

TYPES = ("shrimp", "cod", "lobster", "swordfish", "oyster")
SHIPS = ("crab", "club", "research", "barge", "kayak")
BUILDINGS = ("casino", "bank", "salvage", "tackle", "cannery", "smokehouse", "pub", "buffet")
SECTIONS = TYPES + SHIPS + BUILDINGS
FACES = (*TYPES, "coins", "harbor", "wharf", "market")
BOAT_FACES, TOWN_FACES = FACES[:6], FACES[6:]
BONUS_KINDS = ("fish", "boats", "licences", "wharf", "full", *TYPES, *SHIPS)  # the last ten: boats of that section
PRINTS = {
    "-": codes.PLAIN,
    "L": codes.LICENCE_BOX,
    "B": codes.BOAT_BOX,
    "?": codes.EITHER_BOX,
    "A": codes.ACTIVE_BOX,
}
SOURCES = ("rulebook", "web", "reviews", "derived", "reconstructed", "owner")
MOST_STARS = 60  # crossed stars are bits of one number
MOST_COINS = 200  # boxes of the track: three times ours
MOST_SIDES = 15  # of a die; its layout has 4 bits a face
MOST_BONUSES = 8


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str


class Rounds(Part, frozen=True):
    players: int
    solo: int


class Dice(Part, frozen=True):
    boat: tuple[str, ...]
    town: tuple[str, ...]


class Column(Part, frozen=True):
    boxes: str
    boats: int
    capacity: int | tuple[int, ...]
    boat_vp: tuple[int, ...]
    third_licence_vp: int


class Licences(Part, frozen=True):
    second_coins: int
    cod: tuple[int, int, int]
    lobster: tuple[tuple[tuple[int, int], ...], tuple[tuple[int, int], ...], tuple[tuple[int, int], ...]]


class Crab(Part, frozen=True):
    boxes: str
    capacity: int
    boat_vp: int
    licence_vp: int
    bonus_cap: int
    bonuses: tuple[str, ...]


class Ship(Part, frozen=True):
    boxes: str
    capacity: int = 0
    boat_vp: int = 0


class Kayaks(Part, frozen=True):
    boxes: str
    capacity: int | tuple[int, ...]
    boat_vp: int = 0


class Harbor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    crab: Crab
    club: Ship
    research: Ship
    barge: Ship
    kayak: Kayaks


class Building(Part, frozen=True):
    boxes: int
    vp: int
    uses: int = 0
    coins: int = 0
    hex_vp: tuple[int, ...] = ()


class Market(Part, frozen=True):
    steps: tuple[tuple[int, int], ...]


class Coins(Part, frozen=True):
    boxes: int
    stars: tuple[int, ...]
    income: int
    face: int
    die: int


class Titles(Part, frozen=True, rename={"floors": "from"}):
    floors: tuple[int, int, int, int]


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet with its dice, as its file says."""

    game: str
    name: str
    rounds: Rounds
    dice: Dice
    column: dict[str, Column]
    licences: Licences
    harbor: Harbor
    wharf: dict[str, Building]
    market: Market
    coins: Coins
    titles: Titles

    def parts(self) -> dict[str, Part]:
        """Every table of the file that says where it is from."""
        found: dict[str, Part] = {"rounds": self.rounds, "dice": self.dice, "licences": self.licences}
        found |= {f"column.{kind}": column for kind, column in self.column.items()}
        found |= {f"harbor.{ship}": getattr(self.harbor, ship) for ship in SHIPS}
        found |= {f"wharf.{name}": building for name, building in self.wharf.items()}
        return found | {"market": self.market, "coins": self.coins, "titles": self.titles}

    @property
    def reconstructed(self) -> bool:
        """Whether any part of it is not what is printed."""
        return any(part.source == "reconstructed" for part in self.parts().values())

    def boxes(self, section: i64) -> str:
        """What is printed in a section, from the top."""
        name = SECTIONS[section]
        if name in TYPES:
            return self.column[name].boxes
        return str(getattr(self.harbor, name).boxes) if name in SHIPS else "-" * self.wharf[name].boxes

    def capacities(self, kind: str) -> tuple[int, ...]:
        """Of a type's boats, one after the other; oyster boats go by licences."""
        column = self.column[kind]
        return column.capacity if isinstance(column.capacity, tuple) else (column.capacity,) * column.boats

    def kayak_capacities(self) -> tuple[int, ...]:
        """Of the kayaks, one after the other."""
        kayak = self.harbor.kayak
        return kayak.capacity if isinstance(kayak.capacity, tuple) else (kayak.capacity,) * kayak.boxes.count("A")

    def oyster_capacity(self) -> tuple[int, ...]:
        """By licence level, 0 to 3."""
        printed = self.column["oyster"].capacity
        return (printed,) * 4 if isinstance(printed, int) else printed

    def bonuses(self) -> list[tuple[str, int]]:
        """King Crab's bonuses: what they count, and by how many it is divided."""
        return [(kind, int(per)) for kind, _, per in (text.partition("/") for text in self.harbor.crab.bonuses)]
