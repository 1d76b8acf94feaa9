"""Moves played on sheets, and what was told of them."""

from moves import Moves
from quarterdeck.games.base import EventLine
from quarterdeck.games.fleet.facts import game
from quarterdeck.games.fleet.rules.game import FleetState

MOVES: Moves[FleetState] = Moves(game)
play, legal, refusal = MOVES.play, MOVES.legal, MOVES.refusal


def pending(state: FleetState) -> list[int]:
    """The seats that owe a decision, from 1."""
    return [seat + 1 for seat in range(state.seats) if state.is_pending(seat)]


def told(state: FleetState, *keys: str) -> list[EventLine]:
    """The events with these keys."""
    return [line for line in map(game.event, state.events or []) if not keys or line.key in keys]


def said(state: FleetState, key: str, *figures: str) -> list[tuple[object, ...]]:
    """Some figures of every event with a key."""
    return [tuple(line.args[name] for name in figures) for line in told(state, key)]
