"""Opponents: the bots at this screen, levels and programs, with a line that says how far they have thought."""

from time import monotonic
from types import TracebackType

from ..bots.clock import TurnClock
from ..bots.external import Program
from ..bots.thinker import Choice, Thinker, known_to
from ..games.base import Action
from ..table.table import Table
from . import players
from .context import Context

STAND_IN = "greedy"  # plays for a program that was not named when a saved game was resumed
PATIENCE = 0.3  # seconds before it is said that a bot thinks: below, the line would only flicker
CLEAR_LINE = "\r\x1b[K"


class Opponents:
    """Everybody who is no person. Programs run only if they were named in this command: a file must not start any."""

    def __init__(self, context: Context, programs: frozenset[str]) -> None:
        self.context = context
        self.programs = programs
        self._clock = TurnClock()
        self._running: dict[int, Program] = {}

    def choose(self, table: Table, seat: int, seed: int) -> tuple[Action, str]:
        """What a bot does, and what there is to complain of a program."""
        began = monotonic()
        with Thinking(self.context, table.seats[seat].word) as thinking:
            choice = self._choice(table, seat, seed, self._clock.allow(seat), thinking)
        self._clock.spend(monotonic() - began)  # nobody else is waited for here
        return table.game.action(known_to(table.state, seat, seed), choice.code), choice.complaint

    def _choice(self, table: Table, seat: int, seed: int, seconds: float, thinking: "Thinking") -> Choice:
        bot = table.seats[seat]
        if bot.command in self.programs:
            if seat not in self._running:
                self._running[seat] = Program(table.game, seat, bot.command, seed)
            return self._running[seat].choose(table.state, seconds)
        level = STAND_IN if bot.command else bot.level
        return Thinker(table.game, seat, level, seed).choose(table.state, seconds, thinking.moved)

    def close(self) -> None:
        """Ends all programs."""
        for program in self._running.values():
            program.close()
        self._running.clear()


class Thinking:
    """A line on a terminal that says who thinks and how far he is; it is gone when he has decided."""

    def __init__(self, context: Context, name: str) -> None:
        self.context = context
        self.name = name
        self._began = monotonic()
        self._shown = ""

    def __enter__(self) -> "Thinking":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._shown:
            self._write(CLEAR_LINE)

    def moved(self, done: int, wanted: int) -> bool:
        """Tells how far the search is; never stops it."""
        if self.context.out.is_terminal and monotonic() - self._began > PATIENCE:
            name = players.bot_name(self.context, self.name)
            said = self.context.say("play-thinking", player=name, percent=f"{done / wanted:.0%}")
            if said != self._shown:
                self._shown = said
                self._write(f"{CLEAR_LINE}{said}")
        return False

    def _write(self, text: str) -> None:
        self.context.out.file.write(text)
        self.context.out.file.flush()
