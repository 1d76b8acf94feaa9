"""Screen: the position as the acting seat sees it, what happened since, the prompt and the choices, in one view."""

from collections.abc import Sequence

from rich.markup import escape
from rich.text import Text

from .. import i18n
from ..games.base import EventLine, Game, Line
from .choices import Choices
from .context import Context

LEAST_CHOICES = 4  # lines for choices even where the board takes the whole screen; then it scrolls
LEAST_NEWS = 3  # lines of news even then
FRAME = 3  # the prompt, the input line and one blank line


class Screen:
    """Draws on the console; on a terminal each view begins at the top of an empty screen."""

    def __init__(self, context: Context, game: Game) -> None:
        self.context = context
        self.game = game

    def clear(self) -> None:
        """Empties the terminal, scroll-back included: what was hidden from the next player may be in it."""
        if self.context.out.is_terminal:
            self.context.out.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.context.out.file.flush()

    def refresh(self) -> None:
        """Begins a new view of the same player."""
        if self.context.out.is_terminal:
            self.context.out.clear()
        else:
            self.context.show()

    def turn(self, board: str, news: Sequence[Text], prompt: Line, choices: Choices | None) -> None:
        """One view at the top of an empty screen, made to fit its height where it can."""
        self.refresh()
        self.view(board, news, prompt, choices)

    def view(self, board: str, news: Sequence[Text], prompt: Line, choices: Choices | None) -> None:
        """One view below what is there."""
        out = self.context.out
        text = Text.from_markup(board)
        room = out.size.height - len(text.wrap(out, out.width)) - FRAME
        out.print(text)
        least = LEAST_CHOICES if choices else 0
        room -= self.news(news, max(room - least - 1, LEAST_NEWS))
        out.print(f"[bold]{escape(self.context.line(prompt))}[/]")
        if choices:
            self.choices(choices, max(room, LEAST_CHOICES))

    def choices(self, choices: Choices, height: int | None = None) -> None:
        """The list of choices."""
        out = self.context.out
        for line in choices.lines(out.width, height or max(out.size.height - FRAME, LEAST_CHOICES)):
            out.print(line, no_wrap=True, overflow="crop")

    def news(self, news: Sequence[Text], most: int) -> int:
        """The latest of what happened, as many lines as there is room for; gives how many it took."""
        out = self.context.out
        lines = [line for item in news for line in item.wrap(out, out.width)]
        if len(lines) > most:
            earlier = len(lines) - most + 1
            lines = [Text(self.context.say("play-earlier", count=earlier), "dim"), *lines[earlier:]]
        for line in lines:
            out.print(line)
        return len(lines)

    def event(self, event: EventLine) -> Text:
        """What happened, in a sentence with its rules."""
        said = Text("· " + i18n.say(self.context.lang, self.game, f"event-{event.key}", event.args))
        if event.rules:
            said.append("  " + " ".join(event.rules), "dim")
        return said
