"""Moves played on a sea, and what was told of them."""

from moves import Moves
from quarterdeck.games.base import TRUTH, EventLine
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules.game import LordsState

MOVES: Moves[LordsState] = Moves(game)
play, legal, refusal = MOVES.play, MOVES.legal, MOVES.refusal


def lays(state: LordsState) -> set[str]:
    """The cells where the mover may lay a ship of his hand."""
    return {move.split()[1] for move in legal(state) if move[0].isdigit()}


def pass_turn(state: LordsState) -> LordsState:
    """The position after the actor has laid any ship and taken the first choice everywhere."""
    mover, after = state.mover.seat, state
    while not after.is_over() and after.mover.seat == mover:
        after = play(after, game.action(after, after.nth_action(0)).text)
    return after


def told(state: LordsState, seat: int = TRUTH) -> list[EventLine]:
    """The events of the last `play`, as a seat may see them."""
    return [game.event(event) for event in state.events or () if event.visible_to(seat)]


def keys(state: LordsState) -> list[str]:
    """The keys of those events."""
    return [line.key for line in told(state)]
