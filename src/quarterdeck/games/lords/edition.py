"""Editions: a TOML file with the components, checked mistake by mistake, and made into the rules' native object."""

import re
from functools import cached_property, lru_cache

import msgspec

from ..base import Line
from ..boxed import Editions
from ..owner_file import KEPT, quoted
from .rules import codes
from .rules.components import Components

SHIP_EFFECTS = {
    "coin": codes.COIN,
    "shield": codes.SHIELD,
    "straight": codes.STRAIGHT,
    "repair": codes.REPAIR,
    "clear": codes.CLEAR,
    "repeat": codes.REPEAT,
}
CELL_EFFECTS = {
    "V": codes.POINT,
    "O": codes.STRAIGHT,
    "D": codes.DIAGONAL,
    "R": codes.REPAIR,
    "M": codes.MINE,
    "E": codes.EXTRA,
}
MERCENARY_EFFECTS = {
    "shield": codes.SHIELD,
    "recruit": codes.RECRUIT,
    "minesweeper": codes.MINESWEEPER,
    "minelayer": codes.MINELAYER,
    "broadside": codes.BROADSIDE,
    "twin_horizontal": codes.TWIN_HORIZONTAL,
    "twin_diagonal": codes.TWIN_DIAGONAL,
    "boarder": codes.BOARD,
    "flagship": codes.FLAGSHIP,
    "bulwark": codes.BULWARK,
    "commodore": codes.COMMODORE,
}
MERCENARY_NAMES = {code: name for name, code in MERCENARY_EFFECTS.items()}
ONLY_ONCE = ("minelayer", "flagship", "bulwark", "commodore")  # one fake mine is in the box, and each scores once
SOURCES = ("rulebook", "reviews", "derived", "reconstructed", "owner")
NUMBERS = tuple("123456789")
ANY_NUMBER = 0b1111111110
MOST_SLOTS = 7  # a slot takes 8 bits of a 62-bit number
MOST_MERCENARIES = 60  # sets of them are bits of a 62-bit number
DEAREST = 20  # coins; a whole game brings a player hardly as many
ID = re.compile("[a-z][a-z0-9_-]{0,23}")  # as people type it: hire twin_h C3


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both sides of a board, rows from far to near."""

    a: tuple[str, ...]
    b: tuple[str, ...]


class Half(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's three boards."""

    square1: Board
    square2: Board
    strip: Board


class Boards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    light: Half
    dark: Half


class Ships(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    copies: int
    main_pile: int
    reserve: int
    hand: int
    effects: dict[str, str]


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    shields: int
    mines: int
    mine_penalty: int
    fake_mines: int = 1
    extra_ship: dict[str, int] = {}
    coins: dict[str, int] = {}
    points: dict[str, int] = {}


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    set_of_three: int
    set_of_four: int
    run_less: int
    set_of_four_source: str = ""  # where it differs from the rest


class Mercenary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: int
    effect: str
    numbers: tuple[int, ...]
    source: str


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A box, as its file says."""

    game: str
    name: str
    ships: Ships
    tokens: Tokens
    score: Score
    boards: Boards
    market: dict[str, int | str]
    mercenary: tuple[Mercenary, ...]

    @cached_property
    def reconstructed(self) -> bool:
        """Whether any part of it is not what is printed."""
        score = (self.score.source, self.score.set_of_four_source)
        parts = (self.ships.source, self.tokens.source, *score, self.boards.source)
        return "reconstructed" in (*parts, *(m.source for m in self.mercenary))

    def tiers(self) -> dict[int, int]:
        """How many mercenaries of each cost are laid out, cheapest first."""
        laid_out = {int(cost): int(many) for cost, many in self.market.items() if cost != "source"}
        return {cost: many for cost, many in sorted(laid_out.items()) if many}


def _mistakes(edition: Edition) -> list[Line]:
    """Everything that could not be played with."""
    return [
        *_figure_mistakes(edition),
        *_source_mistakes(edition),
        *_board_mistakes(edition),
        *_mercenary_mistakes(edition),
        *_market_mistakes(edition),
        *_ship_mistakes(edition),
    ]


def _ship_mistakes(edition: Edition) -> list[Line]:
    effects = edition.ships.effects
    found = [Line("error-lords-number", {"given": quoted(number)}) for number in effects if number not in NUMBERS]
    for number in NUMBERS:
        effect = effects.get(number, "-")
        if effect not in SHIP_EFFECTS:
            args: dict[str, str | int] = {"number": number, "given": quoted(effect)}
            found.append(Line("error-edition-ship-effect", args | {"expected": ", ".join(SHIP_EFFECTS)}))
    return found


def _figure_mistakes(edition: Edition) -> list[Line]:
    ships, tokens, score = edition.ships, edition.tokens, edition.score
    limits = {  # the packed piles hold 4 bits a number, shields on a ship 3 bits
        "ships.copies": (ships.copies, 1, 9),
        "ships.hand": (ships.hand, 1, 9),
        "ships.main_pile": (ships.main_pile, ships.hand + 1, ships.copies * 9),
        "ships.reserve": (ships.reserve, 0, ships.copies * 9),
        "tokens.shields": (tokens.shields, 1, 7),
        "tokens.mines": (tokens.mines, 0, 42),
        "tokens.mine_penalty": (tokens.mine_penalty, 0, 9),
        "tokens.fake_mines": (tokens.fake_mines, 1, 1),
        "score.set_of_three": (score.set_of_three, 0, 9),
        "score.set_of_four": (score.set_of_four, 0, 9),
        "score.run_less": (score.run_less, 0, 3),
    }
    found = [
        Line("error-edition-figure", {"key": key, "given": given, "low": low, "high": high})
        for key, (given, low, high) in limits.items()
        if not low <= given <= high
    ]
    if not found and ships.main_pile + ships.reserve != ships.copies * 9:
        found.append(Line("error-edition-piles", {"piles": ships.main_pile + ships.reserve, "ships": ships.copies * 9}))
    return found


def _source_mistakes(edition: Edition) -> list[Line]:
    """Every part says where it comes from, in one of the words for it."""
    sources: dict[str, object] = {
        "ships": edition.ships.source,
        "tokens": edition.tokens.source,
        "score": edition.score.source,
        "score.set_of_four_source": edition.score.set_of_four_source or edition.score.source,
        "boards": edition.boards.source,
        "market": edition.market.get("source", "owner"),
    }
    sources |= {mercenary.id: mercenary.source for mercenary in edition.mercenary}
    expected = ", ".join(SOURCES)
    return [
        Line("error-edition-source", {"key": quoted(key), "given": quoted(source), "expected": expected})
        for key, source in sources.items()
        if source not in SOURCES
    ]


def _board_mistakes(edition: Edition) -> list[Line]:
    found = []
    for colour, half in (("light", edition.boards.light), ("dark", edition.boards.dark)):
        for name, board, width in (
            ("square1", half.square1, 3),
            ("square2", half.square2, 3),
            ("strip", half.strip, 1),
        ):
            for side, rows in (("a", board.a), ("b", board.b)):
                key = f"boards.{colour}.{name}.{side}"
                if len(rows) != 3 or any(len(row) != width for row in rows):
                    found.append(Line("error-edition-board", {"key": key, "width": width}))
                elif unknown := {letter for row in rows for letter in row} - set(CELL_EFFECTS):
                    given = quoted(", ".join(sorted(unknown)))
                    expected = ", ".join(CELL_EFFECTS)
                    found.append(Line("error-edition-letter", {"key": key, "given": given, "expected": expected}))
    return found


def _mercenary_mistakes(edition: Edition) -> list[Line]:
    found = []
    ids = [mercenary.id for mercenary in edition.mercenary]
    effects = [mercenary.effect for mercenary in edition.mercenary]
    if len(ids) > MOST_MERCENARIES:
        found.append(Line("error-edition-many", {"given": len(ids), "most": MOST_MERCENARIES}))
    found += [Line("error-edition-twice", {"id": quoted(id)}) for id in dict.fromkeys(ids) if ids.count(id) > 1]
    found += [Line("error-edition-once", {"effect": effect}) for effect in ONLY_ONCE if effects.count(effect) > 1]
    for mercenary in edition.mercenary:
        named: dict[str, str | int] = {"id": quoted(mercenary.id)}
        if not ID.fullmatch(mercenary.id):
            found.append(Line("error-edition-id", named))
        if mercenary.effect not in MERCENARY_EFFECTS:
            expected = ", ".join(MERCENARY_EFFECTS)
            args = named | {"given": quoted(mercenary.effect), "expected": expected}
            found.append(Line("error-edition-mercenary-effect", args))
        if not 1 <= mercenary.cost <= DEAREST or not all(1 <= number <= 9 for number in mercenary.numbers):
            found.append(Line("error-edition-mercenary-figure", named | {"most": DEAREST}))
    return found


def _market_mistakes(edition: Edition) -> list[Line]:
    try:
        tiers = edition.tiers()
    except ValueError:
        return [Line("error-edition-market")]
    if any(many < 0 for many in tiers.values()):
        return [Line("error-edition-market")]
    found = []
    if not 0 < sum(tiers.values()) <= MOST_SLOTS:
        found.append(Line("error-edition-slots", {"given": min(sum(tiers.values()), 999), "most": MOST_SLOTS}))
    for cost, laid_out in tiers.items():
        there = sum(mercenary.cost == cost for mercenary in edition.mercenary)
        if there < laid_out:
            found.append(Line("error-edition-tier", {"cost": min(cost, 999), "there": there, "laid": laid_out}))
    return found


EDITIONS = Editions(__package__, Edition, _mistakes)
standard, edition_of = EDITIONS.standard, EDITIONS.of


@lru_cache(maxsize=KEPT)
def components(content: str) -> Components:
    """The native box of a checked edition's text."""
    edition = edition_of(content)
    halves = (edition.boards.light, edition.boards.dark)
    boards = [board for half in halves for board in (half.square1, half.square2, half.strip)]
    printed = [row.ljust(3) for board in boards for side in (board.a, board.b) for row in side]
    hired, ships, tokens, score = edition.mercenary, edition.ships, edition.tokens, edition.score
    rows = {
        "boards": [CELL_EFFECTS.get(letter, 0) for row in printed for letter in row],
        "ship_effects": [0] + [SHIP_EFFECTS[ships.effects[number]] for number in NUMBERS],
        "costs": [mercenary.cost for mercenary in hired],
        "mercenary_effects": [MERCENARY_EFFECTS[mercenary.effect] for mercenary in hired],
        "numbers": [sum(1 << n for n in set(mercenary.numbers)) or ANY_NUMBER for mercenary in hired],
        "tiers": [figure for tier in edition.tiers().items() for figure in tier],
    }
    figures = {"copies": ships.copies, "main": ships.main_pile, "reserve": ships.reserve, "hand": ships.hand}
    figures |= {"shields": tokens.shields, "mines": tokens.mines, "mine_penalty": tokens.mine_penalty}
    for name in ("set_of_three", "set_of_four", "run_less"):
        figures[name] = getattr(score, name)
    return Components(content, rows, figures)


@lru_cache(maxsize=KEPT)
def mercenary_ids(content: str) -> tuple[str, ...]:
    """What the mercenaries of an edition are called in notation."""
    return tuple(mercenary.id for mercenary in edition_of(content).mercenary)
