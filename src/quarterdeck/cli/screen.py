"""Screen: the position as the acting seat sees it, what happened since, the prompt and the choices, in one view."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from .. import i18n
from ..games.base import EventLine, Game, Line
from .choices import Choices
from .context import Context

LEAST_CHOICES = 3  # lines for choices even where the board takes the whole screen; then it scrolls
FEWEST_CHOICES = 2  # where the board and all else leave no more
LEAST_NEWS = 2  # lines of news even then
FRAME = 2  # the prompt and the input line
GUTTER = 2  # columns between a board and the texts beside it
LEAST_SIDE = 24  # columns in which sentences can still be read
TYPED = 24  # columns for what is typed behind a question
PLAYED = "bold"  # the style of a line that says what somebody played
WRONG = "red"  # and of one that says what is wrong with what was typed


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

    def turn(self, boards: tuple[str, str], news: Sequence[Text], prompt: Line, choices: Choices | None) -> None:
        """One view at the top of an empty screen, made to fit its height where it can."""
        self.refresh()
        self.view(boards, news, prompt, choices)

    def view(self, boards: tuple[str, str], news: Sequence[Text], prompt: Line, choices: Choices | None) -> None:
        """One view below what is there: the first text in one column, or where that is too tall, the second one."""
        out = self.context.out
        text = Text.from_markup(boards[0])
        used = len(text.wrap(out, out.width)) + FRAME
        self.question = ""
        if out.is_terminal and used + LEAST_NEWS + LEAST_CHOICES > out.size.height:
            self.squeezed(Text.from_markup(boards[1]), news, prompt, choices)
            return
        out.print(text)
        room = out.size.height - used - (LEAST_CHOICES if choices else 0)
        shown = self.latest(news, out.width, max(room, LEAST_NEWS))
        for line in [*shown, Text(self.context.line(prompt), "bold")]:
            out.print(line)
        if choices:
            self.choices(choices, out.size.height - used - len(shown))

    def squeezed(self, text: Text, news: Sequence[Text], prompt: Line, choices: Choices | None) -> None:
        """A view on a small screen: the board whole, and of all else as much as there is room for."""
        out = self.context.out
        asked = self.context.line(prompt)
        self.question = asked if len(asked) + TYPED <= out.width else ""
        said = [] if self.question else [Text(asked, "bold")]
        below = out.size.height - 1 - sum(len(line.wrap(out, out.width)) for line in said)
        note = Text(self.context.say("play-cut"), "dim")
        layout: Beside | Stacked = Beside(text, out, note)
        if layout.side < LEAST_SIDE:
            layout = Stacked(text, out, note, below - LEAST_NEWS - LEAST_CHOICES)
        left = below - layout.height
        refusal = self.wrapped([item for item in news if item.style == WRONG], out.width)[: max(left, 1)]
        if layout.room and len(self.latest(news, layout.side, layout.room)) == len(self.wrapped(news, layout.side)):
            refusal = []  # all of it has room beside the board
        others = [item for item in news if item.style != WRONG or not refusal]
        inside = self.latest(others, layout.side, layout.room) if layout.room else []
        layout.show(inside)
        left -= len(refusal)
        listed = FEWEST_CHOICES if choices else 0
        outside = [] if inside or left < 1 else self.latest(others, out.width, max(left - listed, 1))
        for line in [*outside, *refusal, *said]:
            out.print(line)
        if choices and (left - len(outside) >= FEWEST_CHOICES or not refusal):
            self.choices(choices, max(left - len(outside), FEWEST_CHOICES))

    def choices(self, choices: Choices, height: int | None = None) -> None:
        """The list of choices."""
        out = self.context.out
        most = out.size.height - FRAME if height is None else height
        for line in choices.lines(out.width, max(most, FEWEST_CHOICES)):
            out.print(line, no_wrap=True, overflow="crop")

    def latest(self, news: Sequence[Text], across: int, most: int) -> list[Text]:
        """The latest of what happened, in so many lines at most; what others played comes before what came of it."""
        lines = self.wrapped(news, across)
        if len(lines) <= most:
            return lines
        wrong = self.wrapped([item for item in news if item.style == WRONG], across)[: max(most - 1, 1)]
        room = most - 1 - len(wrong)
        plays = self.wrapped([item for item in news if item.style == PLAYED], across)
        events = self.wrapped([item for item in news if item.style not in (PLAYED, WRONG)], across)
        kept = plays[max(len(plays) - room, 0) :]
        shown = [*kept, *events[max(len(events) - room + len(kept), 0) :], *wrong]
        note = Text(self.context.say("play-earlier", count=len(lines) - len(shown)), "dim")
        note.truncate(across, overflow="ellipsis")
        return [note, *shown]

    def wrapped(self, news: Sequence[Text], across: int) -> list[Text]:
        return [line for item in news for line in item.wrap(self.context.out, across)]

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

    def __init__(self, text: Text, out: Console, note: Text) -> None:
        """`note` stands in for what there is no room for."""
        self.out = out
        blocks = blocks_of(text)
        self.drawing = max(blocks, key=len)
        self.left = max((line.cell_len for line in self.drawing), default=0) + GUTTER
        self.side = out.width - self.left
        others = [block for block in blocks if block is not self.drawing]
        texts = self.wrapped(others)
        if len(texts) + LEAST_NEWS > self.height:
            texts = self.wrapped([block for block in others if not is_aid(block)])
        cut = len(texts) > self.height
        self.texts = [*texts[: self.height - 1], note] if cut else texts

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return len(self.drawing)

    @property
    def room(self) -> int:
        """How many lines are left for news beside the board; 0 where they are too few for any."""
        left = self.height - len(self.texts)
        return left if left >= LEAST_NEWS else 0

    def wrapped(self, blocks: list[list[Text]]) -> list[Text]:
        """The lines of blocks, as wide as there is room beside the board."""
        if self.side < LEAST_SIDE:
            return []
        return [part for block in blocks for line in block for part in line.wrap(self.out, self.side)]

    def show(self, news: Sequence[Text]) -> None:
        """Prints it row by row."""
        lines = [*self.texts, *news]
        for number, drawn in enumerate(self.drawing):
            row = drawn.copy()
            row.pad_right(self.left - row.cell_len)
            if number < len(lines):
                row.append_text(lines[number])
            self.out.print(row, no_wrap=True, overflow="crop")


class Stacked:
    """A position whose board leaves no room beside it: the board whole, and of the texts those that fit."""

    room = side = 0  # for news beside it

    def __init__(self, text: Text, out: Console, note: Text, most: int) -> None:
        """`note` stands in for what there is no room for."""
        self.out = out
        blocks = [[part for line in block for part in line.wrap(out, out.width)] for block in blocks_of(text)]
        drawing = max(blocks, key=len)
        kept, used = [drawing], len(drawing)
        for block in blocks:
            if block is not drawing and not is_aid(block) and used + len(block) < most:
                kept.append(block)
                used += len(block)
        self.rows = [line for block in blocks if block in kept for line in block]
        if any(block not in kept and not is_aid(block) for block in blocks):
            self.rows.append(note)

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return len(self.rows)

    def show(self, news: Sequence[Text]) -> None:
        """Prints it row by row."""
        for row in self.rows:
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
