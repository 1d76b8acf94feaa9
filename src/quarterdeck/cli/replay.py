"""`quarterdeck replay FILE`: a game step by step, as one seat knew it or as it was."""

import argparse

from rich.text import Text

from ..errors import BadInput
from ..games.base import TRUTH, WATCHER
from ..table.entries import Play
from ..table.replay import Replay, open_table
from ..table.replay_parse import parse
from ..table.replay_text import act
from ..table.table import Table
from . import ending, players
from .context import Context
from .files import read_text
from .keyboard import Keyboard, Left, Watch
from .orders import LEAVING
from .screen import Screen

BACK = ("p", "prev", "back", "н", "назад")
TRUE = ("truth", "правда")
SEATS = ("seat", "место")


def run(context: Context, parsed: argparse.Namespace) -> int:
    """Steps through a file on a terminal; prints all of it into a pipe."""
    if not parsed.file:
        raise BadInput("cli-no-file")
    replay = parse(read_text(parsed.file))
    context.find_game(replay.record.game)
    if replay.notice is not None:
        context.show(context.line(replay.notice), "yellow")
    walk = Walk(context, replay, viewer(replay, parsed.seat))
    if not walk.keyboard.interactive or not context.out.is_terminal:
        walk.show_all()
        return 0
    with Watch().on():
        try:
            walk.step_through()
        except Left as left:
            return left.status
    return 0


def viewer(replay: Replay, seat: int | None) -> int:
    """Who looks: a seat, or without one the truth of a finished game and a watcher of one that goes on."""
    if seat is None:
        return TRUTH if replay.over else WATCHER
    seats = replay.record.setup.seats
    if not 1 <= seat <= seats:
        raise BadInput("cli-seat", {"given": seat, "seats": seats})
    return seat - 1


class Walk:
    """A reader's way through a replay."""

    def __init__(self, context: Context, replay: Replay, seat: int) -> None:
        self.context = context
        self.replay = replay
        self.seat = seat
        self.version = 0
        self.last = len(replay.entries)
        self.keyboard = Keyboard(context)
        game = context.game
        assert game is not None
        self.game = game
        self.screen = Screen(context, game)

    def step_through(self) -> None:
        """Shows a step, takes a line, until the reader leaves."""
        self.show(open_table(self.replay, self.version))
        while True:
            text = self.keyboard.line(self.context.say("replay-input", last=self.last)).casefold()
            if text in LEAVING:
                return
            try:
                self.go(text)
            except BadInput as error:
                self.context.show(self.context.explain(error), "red")
                continue
            self.show(open_table(self.replay, self.version))

    def go(self, text: str) -> None:
        """Where a line leads: Enter and n one on, p one back, a number there, `seat N` or `truth` to other eyes."""
        word, _, rest = text.partition(" ")
        if word in TRUE:
            self.seat = viewer(self.replay, None)
        elif word in SEATS and rest.isdecimal():
            self.seat = viewer(self.replay, int(rest))
        elif word.isdecimal():
            self.version = min(int(word), self.last)
        elif word in BACK:
            self.version = max(self.version - 1, 0)
        elif word in ("", "n", "next", "д", "дальше"):
            self.version = min(self.version + 1, self.last)
        else:
            raise BadInput("cli-replay-step", {"given": text, "last": self.last})

    def show_all(self) -> None:
        """Every step, one after the other."""
        for version in range(self.last + 1):
            self.version = version
            self.show(open_table(self.replay, version))

    def show(self, table: Table) -> None:
        """The table after this step, with what the step was."""
        events = [self.screen.event(event) for at, event in table.story(self.seat) if at == self.version]
        head = Text(self.headline(table), "bold cyan")
        board = self.game.render(table.state, self.seat, self.context.lang)
        small = self.game.render_small(table.state, self.seat, self.context.lang)
        self.screen.turn((board, small), [head, *events], self.game.prompt(table.state, self.seat), None)
        if table.over:
            names = [players.name(self.context, self.game, table.seats, seat) for seat in range(len(table.seats))]
            ending.show_result(self.context, table, names)

    def headline(self, table: Table) -> str:
        """The number of the step and what was done, as far as the viewer may know."""
        where = self.context.say("replay-step", step=self.version, last=self.last)
        if self.version == 0:
            return where
        entry = self.replay.entries[self.version - 1]
        if isinstance(entry, Play) and table.texts_for(self.version, self.seat) is None:
            name = players.name(self.context, self.game, table.seats, entry.seat)
            told = any(at == self.version for at, _ in table.story(self.seat))
            return f"{where}  {name if told else self.context.say('play-moved-hidden', player=name)}"
        return f"{where}  {act(self.game, entry)}"
