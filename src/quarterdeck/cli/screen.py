"""Screen: the position as the acting seat sees it, what happened since, the prompt and the choices, in one view."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from .. import i18n
from ..games.base import EventLine, Game, Line
from .choices import Choices
from .context import Context

LEAST_CHOICES = 3  # lines for choices even where the board takes the whole screen; then it scrolls
LEAST_NEWS = 3  # lines of news even then
FRAME = 2  # the prompt and the input line
GUTTER = 2  # columns between a board and the texts beside it
LEAST_SIDE = 28  # columns in which sentences can still be read


class Screen:
    """Draws on the console; on a terminal each view begins at the top of an empty screen."""

    def __init__(self, context: Context, game: Game) -> None:
        self.context = context
        self.game = game
        self.question = ""  # what the input line has to ask, where the view had no line for it

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
        """One view below what is there: all in one column, or where that is too tall, the texts beside the board."""
        out = self.context.out
        text = Text.from_markup(board)
        used = len(text.wrap(out, out.width)) + FRAME
        self.question = ""
        if out.is_terminal and used + LEAST_NEWS + LEAST_CHOICES > out.size.height:
            layout = Beside(text, out)
            if layout.side >= LEAST_SIDE:
                self.question = self.context.line(prompt)
                layout.show(self.latest(news, layout.side, layout.room))
                if choices:
                    self.choices(choices, out.size.height - layout.height - 1)
                return
        out.print(text)
        room = out.size.height - used - (LEAST_CHOICES if choices else 0)
        shown = self.latest(news, out.width, max(room, LEAST_NEWS))
        for line in [*shown, Text(self.context.line(prompt), "bold")]:
            out.print(line)
        if choices:
            self.choices(choices, out.size.height - used - len(shown))

    def choices(self, choices: Choices, height: int | None = None) -> None:
        """The list of choices."""
        out = self.context.out
        most = out.size.height - FRAME if height is None else height
        for line in choices.lines(out.width, max(most, LEAST_CHOICES)):
            out.print(line, no_wrap=True, overflow="crop")

    def latest(self, news: Sequence[Text], across: int, most: int) -> list[Text]:
        """The latest of what happened, in so many lines at most."""
        lines = [line for item in news for line in item.wrap(self.context.out, across)]
        if len(lines) <= most:
            return lines
        earlier = len(lines) - most + 1
        note = Text(self.context.say("play-earlier", count=earlier), "dim")
        note.truncate(across, overflow="ellipsis")
        return [note, *lines[earlier:]]

    def news(self, news: Sequence[Text]) -> None:
        """What happened, all of it."""
        for item in news:
            self.context.out.print(item)

    def event(self, event: EventLine) -> Text:
        """What happened, in a sentence with its rules."""
        said = Text("· " + i18n.say(self.context.lang, self.game, f"event-{event.key}", event.args))
        if event.rules:
            said.append("  " + " ".join(event.rules), "dim")
        return said


class Beside:
    """A position for small terminals: the board to the left, the texts about it to the right."""

    def __init__(self, text: Text, out: Console) -> None:
        self.out = out
        blocks = blocks_of(text)
        self.drawing = max(blocks, key=len)
        self.left = max((line.cell_len for line in self.drawing), default=0) + GUTTER
        self.side = out.width - self.left
        others = [block for block in blocks if block is not self.drawing]
        self.texts = self.wrapped(others)
        if len(self.texts) + LEAST_NEWS > self.height:
            self.texts = self.wrapped([block for block in others if not is_aid(block)])

    @property
    def height(self) -> int:
        """How many lines the board takes."""
        return len(self.drawing)

    @property
    def room(self) -> int:
        """How many lines are left for news beside the board."""
        return max(self.height - len(self.texts), LEAST_NEWS)

    def wrapped(self, blocks: list[list[Text]]) -> list[Text]:
        """The lines of blocks, as wide as there is room beside the board."""
        if self.side < LEAST_SIDE:
            return []
        return [part for block in blocks for line in block for part in line.wrap(self.out, self.side)]

    def show(self, news: Sequence[Text]) -> None:
        """Prints it row by row."""
        lines = [*self.texts, *news]
        for number in range(max(self.height, len(lines))):
            row = self.drawing[number].copy() if number < self.height else Text()
            row.pad_right(self.left - row.cell_len)
            if number < len(lines):
                row.append_text(lines[number])
            self.out.print(row, no_wrap=True, overflow="crop")


def blocks_of(text: Text) -> list[list[Text]]:
    """A game's text in its blocks, which blank lines separate."""
    blocks: list[list[Text]] = [[]]
    for line in text.split("\n", allow_blank=True):
        if line.plain.strip():
            blocks[-1].append(line)
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]


def is_aid(block: list[Text]) -> bool:
    """Whether a block is dim from end to end: a key to signs and the like, left out where room is short."""
    return all(any(span.style == "dim" and len(line) <= span.end - span.start for span in line.spans) for line in block)
