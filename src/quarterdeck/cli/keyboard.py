"""Keyboard: lines from the player, whether a terminal or a pipe, and what happens when either goes away."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from ..errors import BadInput
from .context import Context

SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")  # the last is not known to Windows


class Left(Exception):
    """The player is gone: end of input, Ctrl-C, or a signal; `status` is the exit status to leave with."""

    def __init__(self, status: int) -> None:
        self.status = status
        super().__init__(status)


class Watch:
    """Turns Ctrl-C, a closed terminal and a polite kill into Left, but never while a move is being written down."""

    def __init__(self) -> None:
        self.held = False
        self.waiting = 0  # a signal that came while held

    def arrive(self, number: int, frame: FrameType | None) -> None:
        """A signal: leave now, or as soon as it is no longer held back."""
        if self.held:
            self.waiting = number
            return
        raise Left(128 + number)

    @contextmanager
    def hold(self) -> Iterator[None]:
        """What is done inside is done whole."""
        self.held = True
        try:
            yield
        finally:
            self.held = False
            if self.waiting:
                raise Left(128 + self.waiting)

    @contextmanager
    def on(self) -> Iterator[None]:
        """Watches while the block runs."""
        numbers = [number for name in SIGNALS if (number := getattr(signal, name, None))]
        before = {number: signal.signal(number, self.arrive) for number in numbers}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


class Keyboard:
    """Where a player's lines come from."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.interactive = sys.stdin.isatty()
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  (input() edits lines and recalls old ones once it is imported)

    def line(self, prompt: str, blank: bool = False) -> str:
        """The next line without blanks around it; Left at the end of input. A pipe's empty lines count if `blank`."""
        if self.interactive:
            with suppress(EOFError, OSError):  # the end of input, or a window that is gone
                return input(prompt).strip()
            raise Left(0)
        sys.stdout.flush()
        while text := sys.stdin.readline():
            if blank or text.strip():
                self.context.show(f"{prompt}{text.strip()}")
                return text.strip()
        raise Left(0)

    def enter(self, prompt: str) -> None:
        """Waits until the player presses Enter; a pipe is not made to."""
        if self.interactive:
            self.line(prompt)
        else:
            self.context.show(prompt)

    def forget(self) -> None:
        """Clears the lines that the arrow keys bring back: the next player must not read the last one's."""
        if self.interactive:
            with suppress(ImportError):
                import readline

                readline.clear_history()

    def yes(self, question: str) -> bool:
        """Whether the player says yes; what comes down a pipe is meant."""
        if not self.interactive:
            return True
        return self.line(question).casefold() in ("y", "yes", "д", "да")

    def pick(self, question: str, titles: list[str], first: int = 0) -> int:
        """Which of the titles the player picks by its number; Enter picks the one marked."""
        context = self.context
        context.show(context.say(question), "bold")
        for number, title in enumerate(titles, 1):
            context.show(f" {'›' if number == first + 1 else ' '} {number}  {title}")
        while True:
            text = self.line(context.say("menu-input", first=first + 1), blank=True)
            if not text:
                return first
            if text.isdecimal() and 1 <= int(text) <= len(titles):
                return int(text) - 1
            error = BadInput("cli-pick", {"given": text, "last": len(titles)})
            if not self.interactive:
                raise error
            context.show(context.explain(error), "red")
