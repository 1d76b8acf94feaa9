"""Driver: a bot in its seat, as the terminal, the server, the arena and hints all drive it.

It knows who plays, a level or a program; thinks slice by slice; keeps what was thought while the table goes that way.
"""

from typing import Protocol

from ..engine.evaluator import Evaluator
from ..engine.state import State
from ..games.base import Action, Game
from ..table.entries import PROGRAM
from .external import Program
from .levels import DECISION_SECONDS
from .thinker import Choice, Slices, Stop, Thinker, known_to, run

STAND_IN = "greedy"  # plays for a program that may not be started


class Bot(Protocol):
    """Whatever plays a seat."""

    def slices(self, state: State, seconds: float) -> Slices[Choice]:
        """What to do now, slice by slice."""

    def see(self, code: int) -> None:
        """What was done."""

    def close(self) -> None:
        """The game is over."""


class Driver:
    """One bot in one seat of one game; `player` is its level, or `cmd:` and a command, run only where it `starts`."""

    def __init__(
        self, game: Game, seat: int, player: str, seed: int, evaluator: Evaluator | None = None, starts: bool = False
    ) -> None:
        self.game = game
        self.seat = seat
        self._seed = seed
        self._last = -1  # the code of the last choice
        command = player.removeprefix(PROGRAM)
        if command == player:
            self.bot: Bot = Thinker(game, seat, player, seed, evaluator)
        else:
            self.bot = Program(game, seat, command, seed) if starts else Thinker(game, seat, STAND_IN, seed)

    def slices(self, state: State, seconds: float = DECISION_SECONDS) -> Slices[Choice]:
        """What to do as this seat, which has to owe a decision, slice by slice."""
        choice = yield from self.bot.slices(state, seconds)
        self._last = choice.code
        return choice

    def choose(self, state: State, seconds: float = DECISION_SECONDS, stop: Stop | None = None) -> Choice:
        """The same, all slices in a row."""
        return run(self.slices(state, seconds), stop)

    def action(self, state: State, choice: Choice) -> Action:
        """A choice in notation, read off what the seat may know."""
        return self.game.action(known_to(state, self.seat, self._seed), choice.code)

    def see(self, code: int) -> None:
        """An action was taken at the table, by whomever, out of at least two."""
        self.bot.see(code)

    def go_on(self) -> None:
        """The last choice was played, and nothing else: the next decision begins with what was thought of it."""
        self.bot.see(self._last)

    def close(self) -> None:
        """The game is over for this bot."""
        self.bot.close()


def choose(game: Game, state: State, seat: int, player: str, seed: int) -> Action:
    """What a bot does as this seat; the same seed gives the same choice."""
    driver = Driver(game, seat, player, seed)
    return driver.action(state, driver.choose(state))
