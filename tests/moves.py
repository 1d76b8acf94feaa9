"""Moves played in notation on the positions of any game."""

from typing import Generic, TypeVar

from quarterdeck.engine.state import State
from quarterdeck.games.base import Game

S = TypeVar("S", bound=State)


class Moves(Generic[S]):
    """Moves of one game; seats are counted from 1, and without one it is the actor's."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def play(self, state: S, *moves: str) -> S:
        """The position after these moves, each legal; `2: coin` is seat 2's. Its events are those of the moves."""
        after = state.clone()
        after.events = []
        for move in moves:
            seat, _, text = move.rpartition(": ")
            if seat:
                after.act_as(int(seat) - 1)
            action = self.game.parse(after, text)
            line = self.game.refusal(after, action)
            assert line is None, f"{move!r} is refused: {line and line.key}; legal are {sorted(self.legal(after))}"
            after.apply(action)
            assert after.audit() == "", (move, after.audit())
        return after

    def legal(self, state: S, seat: int | None = None) -> set[str]:
        """What a seat may do, in notation; nothing where it owes no decision."""
        asked = self.asked(state, seat)
        return {self.game.action(asked, asked.nth_action(k)).text for k in range(asked.count_actions())}

    def refusal(self, state: S, move: str, seat: int | None = None) -> str:
        """Why a seat may not do this, as the key of the reason; "" where it may."""
        asked = self.asked(state, seat)
        line = self.game.refusal(asked, self.game.parse(asked, move))
        return line.key.removeprefix("reason-") if line else ""

    def asked(self, state: S, seat: int | None) -> S:
        if seat is None:
            return state
        asked = state.clone()
        asked.act_as(seat - 1)
        return asked
