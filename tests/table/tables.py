"""Random tables of any game, for the tests of tables and replays."""

import random
from collections.abc import Iterator

import acts
from quarterdeck.games import find
from quarterdeck.games.base import Game
from quarterdeck.table import Seat, Table

toy: Game = find("toy")
SHARES = ((acts.undo, 0.15), (acts.offer_draw, 0.03), (acts.answer_draw, 0.02), (acts.sit, 0.03), (acts.resign, 0.005))


def new(seed: int | None = 1, seats: int = 2, **options: object) -> Table:
    """A table of the toy."""
    table = Table.open(toy, toy.setup(seats, options), seed=seed)
    table.fill_nonces()
    return table


def typed(seats: int = 2) -> Table:
    """A table of the toy with real dice."""
    return Table.open(toy, toy.setup(seats, {}), dice="typed")


def stir(table: Table, chance: random.Random, most: int = 1000) -> Iterator[Table]:
    """Plays on at random, with takebacks, draw offers, changed seats and, rarely, a resignation."""
    for _ in range(most):
        if table.over:
            return
        acts.act(table, chance, SHARES, lambda: move(table, chance))
        yield table


def move(table: Table, chance: random.Random) -> None:
    """Any legal action of any seat that owes one."""
    seat = chance.choice(table.pending)
    table.play(chance.choice(table.legal_actions(seat)), seat)


def finished(seed: int, seats: int = 2, real_dice: bool = False, sealed: bool = False) -> Table:
    """A random table, played to its end."""
    table = typed(seats) if real_dice else new(None if sealed else seed, seats)
    for _ in stir(table, random.Random(seed)):
        pass
    assert table.over
    return table


def named(*names: str) -> tuple[Seat, ...]:
    return tuple(Seat("here", name) for name in names)
