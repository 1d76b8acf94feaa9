"""Editions: a TOML file with the components, checked mistake by mistake, and made into the rules' native object."""

import tomllib
from functools import cache
from importlib import resources

import msgspec

from ..base import Line
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
SOURCES = ("rulebook", "reviews", "derived", "reconstructed", "owner")
MOST_CHARACTERS = 64_000  # ten times our own file; a longer one is a mistake or an attack
ANY_NUMBER = 0b1111111110
MOST_SLOTS = 7  # a slot takes 8 bits of a 62-bit number


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


class Mercenary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    cost: int
    effect: str
    numbers: tuple[int, ...]
    source: str


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box, as its file says."""

    game: str
    name: str
    ships: Ships
    tokens: Tokens
    score: Score
    boards: Boards
    market: dict[str, int | str]
    mercenary: tuple[Mercenary, ...]

    @property
    def reconstructed(self) -> bool:
        """Whether any part of it is not what is printed."""
        parts = (self.ships.source, self.tokens.source, self.score.source, self.boards.source)
        return "reconstructed" in (*parts, *(m.source for m in self.mercenary))

    def tiers(self) -> dict[int, int]:
        """How many mercenaries of each cost are laid out, cheapest first."""
        laid_out = {int(cost): int(many) for cost, many in self.market.items() if cost != "source"}
        return dict(sorted(laid_out.items()))


@cache
def read(content: str) -> tuple[Edition | None, tuple[Line, ...]]:
    """The edition of a file's text, or every mistake in it."""
    if len(content) > MOST_CHARACTERS:
        return None, (Line("error-edition-size", {"most": MOST_CHARACTERS}),)
    try:
        table = tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        return None, (Line("error-edition-toml", {"why": str(error)}),)
    if table.get("game") != "lords":
        return None, (Line("error-edition-game", {"given": str(table.get("game", "-"))}),)
    try:
        edition = msgspec.convert(table, Edition)
    except msgspec.ValidationError as error:
        return None, (Line("error-edition-field", {"why": str(error)}),)
    mistakes = tuple(_mistakes(edition))
    return (None if mistakes else edition), mistakes


def _mistakes(edition: Edition) -> list[Line]:
    """Everything that could not be played with."""
    found = _figure_mistakes(edition) + _board_mistakes(edition) + _mercenary_mistakes(edition)
    for number in "123456789":
        effect = edition.ships.effects.get(number, "-")
        if effect not in SHIP_EFFECTS:
            expected = ", ".join(SHIP_EFFECTS)
            found.append(Line("error-edition-ship-effect", {"number": number, "given": effect, "expected": expected}))
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
    for key, source in (
        ("ships", ships.source),
        ("tokens", tokens.source),
        ("score", score.source),
        ("boards", edition.boards.source),
    ):
        if source not in SOURCES:
            found.append(Line("error-edition-source", {"key": key, "given": source, "expected": ", ".join(SOURCES)}))
    return found


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
                    given = ", ".join(sorted(unknown))
                    expected = ", ".join(CELL_EFFECTS)
                    found.append(Line("error-edition-letter", {"key": key, "given": given, "expected": expected}))
    return found


def _mercenary_mistakes(edition: Edition) -> list[Line]:
    found = []
    seen: set[str] = set()
    for mercenary in edition.mercenary:
        if mercenary.id in seen:
            found.append(Line("error-edition-twice", {"id": mercenary.id}))
        seen.add(mercenary.id)
        if mercenary.effect not in MERCENARY_EFFECTS:
            expected = ", ".join(MERCENARY_EFFECTS)
            given: dict[str, str | int] = {"id": mercenary.id, "given": mercenary.effect, "expected": expected}
            found.append(Line("error-edition-mercenary-effect", given))
        if not 1 <= mercenary.cost <= 20 or not all(1 <= number <= 9 for number in mercenary.numbers):
            found.append(Line("error-edition-mercenary-figure", {"id": mercenary.id}))
    try:
        tiers = edition.tiers()
    except ValueError:
        return [*found, Line("error-edition-market", {})]
    if not 0 < sum(tiers.values()) <= MOST_SLOTS:
        found.append(Line("error-edition-slots", {"given": sum(tiers.values()), "most": MOST_SLOTS}))
    for cost, laid_out in tiers.items():
        there = sum(mercenary.cost == cost for mercenary in edition.mercenary)
        if there < laid_out:
            found.append(Line("error-edition-tier", {"cost": cost, "there": there, "laid": laid_out}))
    return found


@cache
def components(content: str) -> Components:
    """The native box of a checked edition's text."""
    edition, mistakes = read(content)
    assert edition is not None, mistakes
    boards: list[int] = []
    for half in (edition.boards.light, edition.boards.dark):
        for board in (half.square1, half.square2, half.strip):
            for rows in (board.a, board.b):
                boards += [CELL_EFFECTS[row[c]] if c < len(row) else 0 for row in rows for c in range(3)]
    hired = edition.mercenary
    return Components(
        content,
        boards,
        [0] + [SHIP_EFFECTS[edition.ships.effects[str(number)]] for number in range(1, 10)],
        [mercenary.cost for mercenary in hired],
        [MERCENARY_EFFECTS[mercenary.effect] for mercenary in hired],
        [sum(1 << n for n in mercenary.numbers) or ANY_NUMBER for mercenary in hired],
        [figure for tier in edition.tiers().items() for figure in tier],
        [
            edition.ships.copies,
            edition.ships.main_pile,
            edition.ships.reserve,
            edition.ships.hand,
            edition.tokens.shields,
            edition.tokens.mines,
            edition.tokens.mine_penalty,
            edition.score.set_of_three,
            edition.score.set_of_four,
            edition.score.run_less,
        ],
    )


@cache
def standard() -> str:
    """The text of the edition that is played without a file."""
    return (resources.files(__package__) / "data" / "components.toml").read_text("utf-8")


def edition_of(content: str) -> Edition:
    """The edition of a checked text."""
    edition, mistakes = read(content)
    assert edition is not None, mistakes
    return edition
