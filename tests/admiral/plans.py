"""Scenarios of format 2 on small boards, for tests: a head, a layout, and orders in notation."""

from typing import cast

from quarterdeck.bots.driver import Driver
from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules.game import AdmiralState
from quarterdeck.games.base import Setup

from .battle import Dice

MOST_DECISIONS = 3_000
HEAD = """format = 2
game = "admiral"
name = { en = "Test", ru = "Проба" }
briefing = { en = "Test", ru = "Проба" }
cargo = "chest"
rules = { turn_order = "seats", fort_clock = 0 }
weather = { vane = [0, 1, 0], blows_to = { E = 1 } }
"""
FORTS = 'fort = [{ at = "A1", owner = 1 }, { at = "J8", owner = 2 }]\n'


def plan(layout: str, head: str = HEAD, players: int = 2) -> str:
    """A file: an easterly fresh wind, seats in order, ten by eight cells."""
    return f"{head}[[layout]]\nplayers = [{players}]\nsize = [10, 8]\n{layout}"


def begin(content: str, seats: int = 2, dice: tuple[int, ...] = ()) -> AdmiralState:
    """A game at its first decision, its events attached."""
    state = game.new(game.setup(seats, {}, {"scenario": content}), Dice(dice))
    state.events = []
    return cast(AdmiralState, state)


def do(s: AdmiralState, *orders: str) -> None:
    """Plays orders, each legal."""
    for order in orders:
        action = game.parse(s, order)
        assert s.why_not(action) == 0, (order, game.refusal(s, action))
        s.apply(action)
        assert s.audit() == "", order


def refused(s: AdmiralState, order: str) -> int:
    """The reason against an order."""
    return int(s.why_not(game.parse(s, order)))


def told(s: AdmiralState) -> list[str]:
    """The keys of what was told, all of it."""
    return [game.event(event).key for event in s.events or []]


def played(setup: Setup, ranks: list[str], seed: int) -> AdmiralState:
    """A finished game of bots."""
    state = cast(AdmiralState, game.new(setup, Chance(seed)))
    drivers = [Driver(game, seat, ranks[seat % len(ranks)], seed + seat) for seat in range(setup.seats)]
    for _ in range(MOST_DECISIONS):
        if state.is_over():
            return state
        seat = state.to_move()
        state.act_as(seat)
        if state.count_actions() > 1:
            code = drivers[seat].choose(state).code
            for driver in drivers:
                driver.see(code)
        else:
            code = state.nth_action(0)
        state.apply(code)
        assert state.audit() == ""
    raise AssertionError(f"no end: {state.position()}")
