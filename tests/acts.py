"""Anything that can happen at a table, by chance: for tests of tables and for those that are frozen."""

import random
from collections.abc import Callable, Sequence
from contextlib import suppress

from quarterdeck.errors import QuarterdeckError
from quarterdeck.table import Table

NAMES = ("", "Ёж", 'O"Hara {x}', "a\\b")
Act = Callable[[Table, int, random.Random], None]


def act(table: Table, chance: random.Random, shares: Sequence[tuple[Act, float]], move: Callable[[], None]) -> None:
    """One entry: an act by its share, else a move; what the table refuses is left out."""
    if table.needs:
        table.answer(chance.choice(table.needs.choices))
        return
    what = chance.random()
    seat = chance.randrange(len(table.seats))
    with suppress(QuarterdeckError):
        for do, share in shares:
            what -= share
            if what < 0:
                do(table, seat, chance)
                return
        move()


def undo(table: Table, seat: int, chance: random.Random) -> None:
    table.undo(chance.choice([None, seat]))


def offer_draw(table: Table, seat: int, _: random.Random) -> None:
    table.offer_draw(seat)


def answer_draw(table: Table, seat: int, chance: random.Random) -> None:
    chance.choice([table.accept_draw, table.decline_draw])(seat)


def sit(table: Table, seat: int, chance: random.Random) -> None:
    table.sit(seat, chance.choice(["here", "link", "bot"]), chance.choice(NAMES))


def resign(table: Table, seat: int, _: random.Random) -> None:
    table.resign(seat)


def give_order(table: Table, _: int, chance: random.Random) -> None:
    """A standing order of whoever may give one."""
    offered = [(seat, order) for seat in range(len(table.seats)) for order in table.game.orders(table.state, seat)]
    if offered:
        seat, order = chance.choice(offered)
        table.order(seat, order.what, order.value)
