"""A session in this process: lines go in, what the screen shows comes out; no process, no terminal."""

import io
import re
from contextlib import suppress

from rich.console import Console

from quarterdeck.cli.autosave import Autosave
from quarterdeck.cli.context import Context
from quarterdeck.cli.keyboard import Left
from quarterdeck.cli.saves import Save
from quarterdeck.cli.session import Session
from quarterdeck.games import find
from quarterdeck.games.base import Game
from quarterdeck.table.seats import DiceKind, Seat
from quarterdeck.table.table import Table

FIRST = "@first"  # a line that stands for the first legal action
CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Desk(Session):
    """A session whose lines are given in advance; it leaves when they run out."""

    def __init__(self, table: Table, lines: list[str], lang: str = "en", size: tuple[int, int] = (80, 24)) -> None:
        context = Context(lang)
        context.game = table.game
        self.paper = io.StringIO()
        context._out = Console(
            force_terminal=True, color_system=None, width=size[0], height=size[1], file=self.paper, highlight=False
        )
        super().__init__(context, table, Autosave(Save("desk")), [])
        self.lines = lines
        self.asked: list[str] = []
        self.views: list[str] = []  # what was on the screen each time a line was asked for
        self.keyboard.interactive = True
        self.keyboard.line = self.next_line  # type: ignore[method-assign]

    def next_line(self, prompt: str, blank: bool = False) -> str:
        text = self.paper.getvalue()
        self.paper.seek(0)
        self.paper.truncate()
        self.views.append(CODES.sub("", text.rpartition("\x1b[2J")[2]))
        self.asked.append(prompt)
        if not self.lines:
            raise Left(0)
        text = self.lines.pop(0)
        if text != FIRST:
            return text
        return self.game.spelled(self.table.legal_actions(self.at_screen)[0].text, self.context.lang)

    def go(self) -> "Desk":
        """Plays until the lines run out."""
        with suppress(Left):
            self.play()
        return self

    @property
    def last(self) -> str:
        """What is on the screen when the last line is asked for, with the question."""
        return f"{self.views[-1]}{self.asked[-1]}"


def opened(
    game: Game | str, bots: str = "random", dice: DiceKind = "sealed", position: str = "", **options: object
) -> Table:
    """A table of one person against bots of a level, or of people alone."""
    found = find(game) if isinstance(game, str) else game
    setup = found.setup(None, options)
    seats = [Seat()] + [Seat("bot", level=bots) if bots else Seat()] * (setup.seats - 1)
    table = Table.open(found, setup, seats, dice=dice, seed=None if dice == "typed" else 5, position=position)
    table.fill_nonces()
    return table
