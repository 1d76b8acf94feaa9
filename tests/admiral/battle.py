"""Positions put up on small boards, dice that fall as told, and orders played in notation.

    s = battle(blue="line C3, brig D4", red="frigate C6", wind="NE", dice=[5])
    play(s, "1L x 1F 3")
    assert ship(s, "1F", DAMAGE) == 3

Ships are named by number and type over all seats: the first brig is 1B, the next one 2B. Blue's fort is on A1, red's in
the opposite corner, unless `forts` says otherwise.
"""

from collections.abc import Iterable
from functools import cache
from typing import cast

from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.actions import DIRECTIONS, read_ship
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.chart import cell_from, cell_name
from quarterdeck.games.admiral.rules.game import AdmiralState
from quarterdeck.games.admiral.rules.turn import begin_turn
from quarterdeck.games.base import TRUTH, Setup
from seas import sea_file

STRENGTHS = ("calm", "fresh", "storm")


class Dice(Chance):
    """Six-sided dice fall as told, then always 4; the vane shows a fresh wind to the north unless told."""

    def __init__(self, faces: Iterable[int] = (), winds: Iterable[tuple[str, str]] = ()) -> None:
        super().__init__(0)
        self.faces = list(faces)
        self.vane: list[int] = []
        for wind, strength in winds:
            self.vane += [DIRECTIONS.index(wind), STRENGTHS.index(strength)]

    def below(self, n: int) -> int:
        if n == 6:
            return (self.faces.pop(0) if self.faces else 4) - 1
        if self.vane:
            return self.vane.pop(0)
        return 0 if n == 8 else 1

    def clone(self) -> "Dice":
        copy = Dice(self.faces)
        copy.vane = list(self.vane)
        return copy


@cache
def scenario(
    seats: int,
    width: int,
    height: int,
    forts: tuple[str, ...],
    fleets: tuple[str, ...],
    islands: tuple[str, ...],
    reefs: tuple[str, ...],
    treasure: tuple[str, ...],
    tiles: str,
    layout: str,
    rules: str,
    victory: str,
    appendix: str,
) -> str:
    """A scenario file for one position."""
    laid = ", ".join(_island(island) for island in islands)
    lines = [f"width = {width}", f"height = {height}", f"islands = [{laid}]"]
    lines += [f"reefs = {_quoted(reefs)}", f"treasure = {_quoted(treasure)}", layout]
    ships = [(seat, *word.split()) for seat, fleet in enumerate(fleets, 1) for word in fleet.split(",") if word.strip()]
    file = sea_file(
        [(seat, kind, cell) for seat, kind, cell in ships],
        [_fort(*fort.split()) for fort in forts],
        layout="\n".join(lines),
        rules=f"quiet_rounds = 0\n{rules}",
        victory=victory,
        tiles=tiles,
        players=seats,
    )
    return f"{file}\n{appendix}"


def _fort(cell: str, owner: str = "0", *more: str) -> tuple[int, str, str]:
    return int(owner), cell, "\n".join(more)


def _quoted(names: Iterable[str]) -> str:
    return "[" + ", ".join(f'"{name}"' for name in names) + "]"


def _island(text: str) -> str:
    tile, at, *turn = text.split()
    return f'{{ tile = "{tile}", at = "{at}", turn = {turn[0] if turn else 0} }}'


def battle(
    blue: str = "brig C3",
    red: str = "brig J8",
    *others: str,
    width: int = 12,
    height: int = 10,
    forts: tuple[str, ...] | None = None,
    islands: tuple[str, ...] = (),
    reefs: tuple[str, ...] = (),
    treasure: tuple[str, ...] = (),
    tiles: str = "",
    layout: str = "",
    more: str = "",
    rules: str = "",
    victory: str = "most_treasure = true",
    wind: str = "N",
    strength: str = "fresh",
    dice: Iterable[int] = (),
    winds: Iterable[tuple[str, str]] = (),
    mines: tuple[str, ...] = (),
    **options: object,
) -> AdmiralState:
    """Blue to move in round 1, in the wind given; `winds` are those of the rounds after it."""
    corner = f"{chr(64 + width)}{height}"
    placed = forts if forts is not None else ("A1 1", f"{corner} 2")
    fleets = (blue, red, *others)
    content = scenario(
        len(fleets), width, height, placed, fleets, islands, reefs, treasure, tiles, layout, rules, victory, more
    )
    s = cast(AdmiralState, game.new(game.setup(len(fleets), options, {"scenario": content}), Dice()))
    for text in mines:
        s.act_as(int(text[0]) - 1)
        play(s, text[2:])
    s.chance = Dice(dice, winds)
    blow(s, wind, strength)
    begin_turn(s, 0)
    s.menu_size = -1
    s.events = []
    return s


def pairs(blue: str, red: str, green: str, violet: str, **more: object) -> AdmiralState:
    """Blue and violet against red and green, forts in the corners."""
    team = '[[layout.team]]\nname = "2v2"\nsides = [[1, 4], [2, 3]]\ndeliver = 5'
    forts = more.pop("forts", ("A1 1", "A10 2", "L1 3", "L10 4"))
    return battle(blue, red, green, violet, forts=forts, more=team, teams="2v2", **more)  # type: ignore[arg-type]


def blow(s: AdmiralState, wind: str, strength: str) -> None:
    """Sets the wind of this round."""
    s.wind, s.strength = DIRECTIONS.index(wind), STRENGTHS.index(strength)
    s.menu_size = -1


def play(s: AdmiralState, *orders: str) -> AdmiralState:
    """Orders of whoever is asked, each of them legal; the audit holds after each."""
    for order in orders:
        if not s.is_pending(s.actor):
            s.act_as(s.to_move())
        action = game.parse(s, order)
        assert s.why_not(action) == 0, (order, game.refusal(s, action))
        assert action in legal(s), order
        s.apply(action)
        assert s.audit() == "", (order, s.audit(), s.position())
    return s


def refused(s: AdmiralState, order: str) -> str:
    """The reason's key why an order may not be given now; such an order is not listed."""
    action = game.parse(s, order)
    line = game.refusal(s, action)
    assert line is not None, f"{order} is allowed"
    assert action not in legal(s)
    return line.key.removeprefix("reason-")


def legal(s: AdmiralState) -> list[int]:
    return [s.nth_action(k) for k in range(s.count_actions())]


def orders(s: AdmiralState, beginning: str = "") -> list[str]:
    """The notations that may be given now, those with a beginning."""
    texts = [game.action(s, action).text for action in legal(s)]
    return sorted(text for text in texts if text.startswith(beginning))


def ship(s: AdmiralState, name: str, field: int) -> int:
    """A field of a named ship."""
    return int(s.of(read_ship(s, name), field))


def put(s: AdmiralState, name: str, **fields: int) -> None:
    """Sets fields of a ship: put(s, "1L", DAMAGE=5)."""
    for field, value in fields.items():
        s.put(read_ship(s, name), getattr(codes, field), value)
    s.menu_size = -1


def put_fort(s: AdmiralState, fort: int, **fields: int) -> None:
    for field, value in fields.items():
        s.put_fort(fort, getattr(codes, field), value)
    s.menu_size = -1


def where(s: AdmiralState, name: str) -> str:
    """The cell of a named ship, "" where it is gone."""
    cell = ship(s, name, codes.CELL)
    return cell_name(s.chart, cell) if cell else ""


def owner(s: AdmiralState, name: str) -> int:
    return ship(s, name, codes.OWNER)


def damage(s: AdmiralState, name: str) -> int:
    return ship(s, name, codes.DAMAGE)


def pearls_at(s: AdmiralState, cell: str) -> int:
    return int(s.pearls[cell_from(s.chart, cell)])


def load_pearls(s: AdmiralState, name: str, number: int = 1) -> None:
    """Puts pearls that lie at sea into a ship."""
    for _ in range(number):
        cell = next(cell for cell in range(s.chart.size) if s.pearls[cell])
        s.pearls[cell] = int(s.pearls[cell]) - 1
    put(s, name, LOAD=ship(s, name, codes.LOAD) + number)


def store_pearls(s: AdmiralState, fort: int, number: int = 1) -> None:
    """Puts pearls that lie at sea into a fort."""
    for _ in range(number):
        cell = next(cell for cell in range(s.chart.size) if s.pearls[cell])
        s.pearls[cell] = int(s.pearls[cell]) - 1
        s.adrift -= 1
    s.put_fort(fort, codes.F_PEARLS, s.fort(fort, codes.F_PEARLS) + number)
    s.menu_size = -1


def told(s: AdmiralState) -> list[str]:
    """The keys of what has happened since the position was put up."""
    return [game.event(event).key for event in s.events or [] if event.visible_to(TRUTH)]


def end_round(s: AdmiralState) -> AdmiralState:
    """Everybody ends his turn until the next round begins."""
    number = s.round
    while s.round == number and not s.is_over():
        play(s, "end")
    return s


def pearl_shoals(seats: int = 2, seed: int = 1, **options: object) -> AdmiralState:
    """Pearl Shoals at its first decision."""
    return cast(AdmiralState, game.new(game.setup(seats, options), Chance(seed)))


def mini(number: int, seats: int = 2, **options: object) -> AdmiralState:
    """A mini-game at its first decision, seats in their order."""
    setup = game.setup(seats, {"scenario": f"mini-{number}", "turn_order": "seats", **options})
    return cast(AdmiralState, game.new(setup, Dice()))


def set_up(s: AdmiralState, seed: int = 5) -> AdmiralState:
    """Places everything at random up to the first turn."""
    chance = Chance(seed)
    while s.phase < codes.TURN:
        s.apply(s.random_action(chance))
    return s


def setup_of(seats: int, **options: object) -> Setup:
    return game.setup(seats, options)
