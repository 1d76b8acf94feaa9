"""Opponents: the bots at this screen, levels and programs, with a line that says how far they have thought."""

from time import monotonic
from types import TracebackType

from ..bots.clock import TurnClock
from ..bots.driver import Driver
from ..games.base import Action
from ..table.table import Table
from . import players
from .context import Context

PATIENCE = 0.3  # seconds before it is said that a bot thinks: below, the line would only flicker
CLEAR_LINE = "\r\x1b[K"


class Opponents:
    """Everybody who is no person. Programs run only if they were named in this command: a file must not start any."""

    def __init__(self, context: Context, programs: frozenset[str]) -> None:
        self.context = context
        self.programs = programs
        self._clock = TurnClock()
        self._running: dict[int, Driver] = {}

    def choose(self, table: Table, seat: int, seed: int) -> tuple[Action, str]:
        """What a bot does, and what there is to complain of a program."""
        began = monotonic()
        driver = self._driver(table, seat, seed)
        with Thinking(self.context, table.seats[seat].word) as thinking:
            choice = driver.choose(table.state, self._clock.allow(seat), thinking.moved)
        self._clock.spend(monotonic() - began)  # nobody else is waited for here
        return driver.action(table.state, choice), choice.complaint

    def _driver(self, table: Table, seat: int, seed: int) -> Driver:
        """A program runs on; a level begins anew with every decision, so that a resumed game goes the same way."""
        player = table.seats[seat]
        if player.command not in self.programs:
            return Driver(table.game, seat, player.word, seed)
        if seat not in self._running:
            self._running[seat] = Driver(table.game, seat, player.word, seed, starts=True)
        return self._running[seat]

    def close(self) -> None:
        """Ends all programs."""
        for driver in self._running.values():
            driver.close()
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
