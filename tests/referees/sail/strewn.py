"""Positions in which everything lies close together: ships in the middle of a fight, damaged, in lines, under guns.

A small board's first turn is taken, and its ships are strewn anew: in the text of the position for the rules, and on
the table for the referee.
"""

from itertools import pairwise
from random import Random

from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.games.base import Game, Setup

from ..lockstep import Witness
from .pieces import Cell, Ship, course_to, neighbours
from .referee import SailReferee
from .table import Table

USUAL = {"island default", "line-up rest"}


def strewn(game: Game, setup: Setup, seed: int) -> tuple[State, SailReferee]:
    """A game of the set-up at its first command, its ships and cards strewn by chance."""
    random = Random(seed)
    state, referee = at_first_command(game, setup, seed, random)
    if referee.asked is None:
        return state, referee
    for card in referee.table.cards:
        card.up = random.random() < 0.7
    strew(referee.table, random)
    return laid_out(game, setup, state, referee), referee


def at_first_command(game: Game, setup: Setup, seed: int, random: Random) -> tuple[State, SailReferee]:
    """The first turn's step 3; what is asked before it is answered as usual, or by chance."""
    chance = Witness(seed)
    state = game.new(setup, chance)
    referee = SailReferee(setup, chance.throws(game), [game.event(event) for event in state.events or ()])
    while (asked := referee.asked) is not None and referee.table.phase != "command":
        text = random.choice(sorted(USUAL & asked.options.keys()) or sorted(asked.options))
        state.act_as(asked.seat)
        state.events = []
        state.apply(game.parse(state, text))
        told = [game.event(event) for event in state.events]
        referee.apply(asked.seat, text, chance.throws(game), told)
    referee.disputed.clear()
    return state, referee


def laid_out(game: Game, setup: Setup, state: State, referee: SailReferee) -> State:
    """The same turn with what lies on the referee's table now."""
    again = game.load(edited(state.position(), referee.table), state.chance, setup.files)
    again.events = []
    referee.resume()
    return again


def strew(t: Table, random: Random) -> None:
    """Each player's ships in chains of neighbouring cells, some of them lines, all chains close to each other."""
    t.lines.clear()
    for ship in t.ships:
        ship.marks.clear()
        ship.bonus = ship.extra = ship.cap = 0
        ship.cell = None
    cells = [cell for cell in t.chart.sea if t.card_at(cell) is None]
    hub = random.choice(sorted(cells))
    for ship in random.sample(t.ships, len(t.ships)):
        free = [cell for cell in cells if t.is_free(cell) and not is_goal(t, ship, cell)]
        near = sorted(free, key=lambda cell: spread(cell, hub))[:6]
        beside = [cell for cell in neighbours(ship_before(t, ship, random)) if cell in free]
        ship.cell = random.choice(beside if beside and random.random() < 0.7 else near)
        ship.course = random.randrange(8)
        ship.masts = random.choice([ship.holes, ship.holes, random.randint(1, ship.holes)])
    if t.scenario == "battle":
        capture(t, random)
    for seat in range(t.seats):
        link(t, random, [ship for ship in t.ships if ship.owner == seat])


def capture(t: Table, random: Random) -> None:
    """Some ships are prizes; nobody has more masts than he began with (A56), and everybody has a ship."""
    for ship in t.ships:
        taker = random.randrange(t.seats)
        if random.random() < 0.2 and len(t.fleet(ship.owner)) > 1 and t.pool(taker) > 0:
            ship.owner, ship.masts = taker, min(ship.masts, t.pool(taker))


def ship_before(t: Table, ship: Ship, random: Random) -> Cell:
    """Where a ship of the same owner stands, if one does."""
    placed = [other.at for other in t.ships if other.afloat and other.owner == ship.owner]
    return random.choice(placed) if placed else (-9, -9)


def spread(cell: Cell, hub: Cell) -> int:
    return (cell[0] - hub[0]) ** 2 + (cell[1] - hub[1]) ** 2


def is_goal(t: Table, ship: Ship, cell: Cell) -> bool:
    """Whether the ship would have won there."""
    return (
        (t.scenario in ("pirates", "hunt")) and ship.id == 0 and t.borders(cell, -1 if t.scenario == "pirates" else 0)
    )


def link(t: Table, random: Random, ships: list[Ship]) -> None:
    """Some chains of neighbours become lines, straight or bent."""
    free = random.sample(ships, len(ships))
    while free:
        line = [free.pop()]
        while behind := [ship for ship in free if ship.at in neighbours(line[-1].at)]:
            line.append(random.choice(behind))
            free.remove(line[-1])
        if len(line) > 1 and random.random() < 0.7:
            for before, ship in pairwise(line):
                ship.course = course_to(ship.at, before.at)
            t.lines.append(line)


def edited(text: str, t: Table) -> str:
    """The text of the position with the ships and cards that are on the table."""
    parts = text.split(" ")
    for at, part in enumerate(parts):
        if part.startswith("ships="):
            parts[at] = "ships=" + ",".join(ship_text(t, ship) for ship in t.ships)
        if part.startswith("cards="):
            parts[at] = "cards=" + ",".join(str(int(card.up)) for card in t.cards)
    return " ".join(parts)


def ship_text(t: Table, ship: Ship) -> str:
    """Cell, course, masts, shots, marks, owner, and who is before and behind it in its line."""
    x, y = ship.at
    line = t.line_of(ship) or [ship]
    place = line.index(ship)
    before = line[place - 1].id if place else -1
    behind = line[place + 1].id if place + 1 < len(line) else -1
    cell = (y + 1) * (t.chart.width + 2) + x + 1
    return f"{cell}.{ship.course}.{ship.masts}.0.0.{ship.owner}.{before}.{behind}"


def player(seed: int) -> Chance:
    """Who chooses in the game of a seed."""
    return Chance(seed + 1_000_003)
