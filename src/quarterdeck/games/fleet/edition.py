"""Editions: a TOML file with sheet and dice, checked mistake by mistake, and made into the rules' native object."""

from functools import lru_cache
from math import gcd

from ..boxed import Editions
from ..owner_file import KEPT
from .edition_check import mistakes
from .edition_file import BONUS_KINDS, BUILDINGS, FACES, PRINTS, SECTIONS, TYPES, Edition
from .rules.components import MOST_COUNTED, MOST_FISH, Components

EDITIONS = Editions(__package__, Edition, mistakes)
standard, edition_of = EDITIONS.standard, EDITIONS.of


@lru_cache(maxsize=KEPT)
def components(content: str) -> Components:
    """The native object of a checked edition's text."""
    edition = edition_of(content)
    columns = [edition.column[kind] for kind in TYPES]
    harbor, wharf = edition.harbor, edition.wharf
    boat_die, town_die = die(edition.dice.boat), die(edition.dice.town)
    boxes = [[PRINTS[box] for box in edition.boxes(section)] for section in range(len(SECTIONS))]
    boats, stars = range(MOST_COUNTED + 1), edition.coins.stars
    rows = {  # those by slot: four boats a type, King Crab's, the Barge, eight kayaks
        "capacity": [fish for kind in TYPES for fish in padded(edition.capacities(kind), 4)]
        + [harbor.crab.capacity, harbor.barge.capacity, *padded(edition.kayak_capacities(), 8)],
        "boat_vp": [vp for column in columns for vp in padded(column.boat_vp, 4)]
        + [harbor.crab.boat_vp, harbor.barge.boat_vp, *[harbor.kayak.boat_vp] * 8],
        "boats": [column.boats for column in columns],
        "oyster_capacity": list(edition.oyster_capacity()),
        "level_vp": [column.third_licence_vp for column in columns],
        "cod": [0, *edition.licences.cod],
        "lobster": [stepped(steps, many) for steps in ((), *edition.licences.lobster) for many in boats],
        "market": [stepped(edition.market.steps, fish) for fish in range(MOST_FISH + 1)],
        "stars": [stars.index(box) + 1 if box in stars else 0 for box in range(1, edition.coins.boxes + 1)],
        "building_vp": [wharf[name].vp for name in BUILDINGS],
        "hex_vp": [0, *wharf["buffet"].hex_vp],
        "bonus_kinds": [BONUS_KINDS.index(kind) for kind, _ in edition.bonuses()],
        "bonus_per": [per for _, per in edition.bonuses()],
        "boat_die": boat_die,
        "town_die": town_die,
        "titles": list(edition.titles.floors),
    }
    figures = {
        "boat_layout": layout(boat_die),
        "town_layout": layout(town_die),
        "coin_boxes": edition.coins.boxes,
        "face_coins": edition.coins.face,
        "income": edition.coins.income,
        "die_coins": edition.coins.die,
        "tackle_coins": wharf["tackle"].coins,
        "smokehouse_coins": wharf["smokehouse"].coins,
        "cannery_coins": wharf["cannery"].coins,
        "second_coins": edition.licences.second_coins,
        "salvage_uses": wharf["salvage"].uses,
        "research_vp": harbor.research.boat_vp,
        "crab_vp": harbor.crab.licence_vp,
        "bonus_cap": harbor.crab.bonus_cap,
        "rounds": edition.rounds.players,
        "solo_rounds": edition.rounds.solo,
    }
    return Components(content, boxes, rows, figures)


def padded(figures: tuple[int, ...], many: int) -> list[int]:
    """So many figures, those that are missing as 0."""
    return [*figures, *(0,) * many][:many]


def stepped(steps: tuple[tuple[int, int], ...], reached: int) -> int:
    """What the highest step reached pays."""
    return next((coins for least, coins in reversed(steps) if reached >= least), 0)


def die(faces: tuple[str, ...]) -> list[int]:
    """A die as sides with equal odds, as few as do: six sides with three faces twice each are three."""
    counts = {face: faces.count(name) for face, name in enumerate(FACES) if name in faces}
    common = gcd(*counts.values())
    return [face for face, many in counts.items() for _ in range(many // common)]


def layout(sides: list[int]) -> int:
    """How many sides show each face, 4 bits a face."""
    return sum(16**face for face in sides)


def sides_of(number: int) -> list[int]:
    """The sides that a layout stands for."""
    return [face for face in range(len(FACES)) for _ in range(number >> face * 4 & 15)]
