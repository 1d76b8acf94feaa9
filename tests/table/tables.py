"""Random tables of any game, for the tests of tables and replays."""

import random
from collections.abc import Iterator

from play import table_act
from quarterdeck.errors import QuarterdeckError
from quarterdeck.games import find
from quarterdeck.games.base import Game
from quarterdeck.table import Seat, Table

toy: Game = find("toy")


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
        act(table, chance)
        yield table


def act(table: Table, chance: random.Random) -> None:
    """One random entry; what the table refuses is left out."""
    if table.needs:
        table.answer(chance.choice(table.needs.choices))
        return
    try:
        if table_act(table, chance, (0.15, 0.03, 0.02, 0.03)):
            return
        if chance.random() < 0.006:
            table.resign(chance.randrange(len(table.seats)))
        else:
            player = chance.choice(table.pending)
            table.play(chance.choice(table.legal_actions(player)), player)
    except QuarterdeckError:
        pass


def finished(seed: int, seats: int = 2, real_dice: bool = False, sealed: bool = False) -> Table:
    """A random table, played to its end."""
    table = typed(seats) if real_dice else new(None if sealed else seed, seats)
    for _ in stir(table, random.Random(seed)):
        pass
    assert table.over
    return table


def named(*names: str) -> tuple[Seat, ...]:
    return tuple(Seat("here", name) for name in names)
