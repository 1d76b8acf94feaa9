"""Random tables of any game, for the tests of tables and replays."""

import random
from collections.abc import Iterator

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
    what = chance.random()
    seat = chance.randrange(len(table.seats))
    try:
        if what < 0.15:
            table.undo(chance.choice([None, seat]))
        elif what < 0.18:
            table.offer_draw(seat)
        elif what < 0.2:
            chance.choice([table.accept_draw, table.decline_draw])(seat)
        elif what < 0.23:
            table.sit(seat, chance.choice(["here", "link", "bot"]), chance.choice(["", "Ёж", 'O"Hara {x}', "a\\b"]))
        elif what < 0.235:
            table.resign(seat)
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
