"""Moves played on a board, and what was told of them."""

from moves import Moves
from quarterdeck.games.base import EventLine
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules.game import SailState

from .sea import WINDS, Loaded

MOVES: Moves[SailState] = Moves(game)
legal, refusal = MOVES.legal, MOVES.refusal


def play(state: SailState, *moves: str, dice: str = "") -> SailState:
    """The position after these moves with these dice, all thrown; the one given stays as it is."""
    before = state.clone()
    before.chance = Loaded(dice, 1)
    after = MOVES.play(before, *moves)
    assert isinstance(after.chance, Loaded)
    assert not after.chance.dice, f"dice that were not thrown: {after.chance.dice}"
    return after


def give(state: SailState, seat: int, order: str) -> SailState:
    """The position with a standing order given."""
    after = state.clone()
    found = next(one for one in game.orders(after, seat) if one.text == order)
    after.give_order(seat, found.what, found.value)
    return after


def with_wind(state: SailState, wind: str) -> SailState:
    """The same position under another wind card."""
    after = state.clone()
    after.wind, after.wind_turn = WINDS.index(wind), 0
    after.menu_size = 0
    after.ask()
    return after


def starting(state: SailState, word: str) -> set[str]:
    """The legal actions that begin with a word, without it."""
    return {move.removeprefix(word + " ") for move in legal(state) if move.startswith(word + " ")}


def told(state: SailState) -> list[EventLine]:
    """The events of the last `play`."""
    return [game.event(event) for event in state.events or ()]


def keys(state: SailState) -> list[str]:
    return [line.key for line in told(state)]
