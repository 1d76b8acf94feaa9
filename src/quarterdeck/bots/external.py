"""Bots that are programs of their own: JSON lines on their standard input and output (docs/bots.md).

Nothing such a program does stops a game: if it crashes, hangs, floods or answers nonsense, a fallback plays that
decision, and the choice says why.
"""

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
from time import monotonic

import msgspec

from ..engine.state import State
from ..errors import QuarterdeckError
from ..games.base import Action, Game
from . import levels
from .thinker import Choice, Slices, Thinker, known_to

PROTOCOL = 1  # grows when an old program could misread a message
FALLBACK = "greedy"  # who plays instead
GRACE = 1.0  # seconds over the clock: pipes and the program's own start-up take some
MOST_LINE = 64 * 1024  # bytes of one answer; an honest one has a hundred
MOST_WAITING = 16  # lines that nobody asked for before it counts as a flood
MOST_STARTS = 3  # a program that dies so often in one game is left alone
COMPLAINTS = ("start", "crash", "silence", "flood", "nonsense", "illegal")  # `bot-complaint-<what>`


class Answer(msgspec.Struct):
    """What a program sends: the notation of one of the actions it was given."""

    action: str


class Trouble(Exception):
    """What a program did instead of answering; one of COMPLAINTS."""


class Process:
    """A running program: lines in, lines out, never waiting longer than it is told to."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError):
            raise Trouble("start") from None
        self._lines: queue.Queue[bytes | Trouble] = queue.Queue(MOST_WAITING)
        self._to_write: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        for work in (self._read, self._write):
            threading.Thread(target=work, daemon=True).start()

    def ask(self, message: bytes, seconds: float) -> bytes:
        """The line that answers a message; lines that came before it was sent are a flood."""
        if not self._lines.empty():
            raise self._first_trouble()
        self.tell(message)
        deadline = monotonic() + seconds
        try:
            answer = self._lines.get(timeout=max(0.0, deadline - monotonic()))
        except queue.Empty:
            raise Trouble("silence") from None
        if isinstance(answer, Trouble):
            raise answer
        return answer

    def _first_trouble(self) -> Trouble:
        waiting = self._lines.get_nowait()
        return waiting if isinstance(waiting, Trouble) else Trouble("flood")

    def tell(self, message: bytes) -> None:
        """Sends a line that needs no answer."""
        try:
            self._to_write.put_nowait(message + b"\n")
        except queue.Full:
            raise Trouble("silence") from None  # it does not even read

    def close(self) -> None:
        """Ends the program and whatever it has started."""
        with contextlib.suppress(queue.Full):
            self._to_write.put_nowait(None)
        kill(self._process)
        self._process.wait()

    def _write(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        with contextlib.suppress(OSError):
            while (message := self._to_write.get()) is not None:
                pipe.write(message)
                pipe.flush()
        with contextlib.suppress(OSError):
            pipe.close()

    def _read(self) -> None:
        pipe = self._process.stdout
        assert pipe is not None
        with pipe:
            while True:
                line = pipe.readline(MOST_LINE + 1)
                if not line or len(line) > MOST_LINE or self._lines.full():
                    self._end(Trouble("flood" if line else "crash"))
                    return
                self._lines.put(line)

    def _end(self, trouble: Trouble) -> None:
        """Says so after whatever waits, dropping a line where there is no room."""
        while True:
            try:
                self._lines.put_nowait(trouble)
                return
            except queue.Full:
                with contextlib.suppress(queue.Empty):
                    self._lines.get_nowait()


def kill(process: "subprocess.Popen[bytes]") -> None:
    """Kills a program with its children; it is the head of a group of its own."""
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()


class Program:
    """A seat that a program plays. Another one plays for it where it does not."""

    def __init__(self, game: Game, seat: int, command: str, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.command = command
        self.stopped = False  # dead too often
        self._starts = 0
        self._process: Process | None = None
        self._fallback = Thinker(game, seat, FALLBACK, seed)

    def see(self, code: int) -> None:
        """Programs are told of the position, not of the way there."""

    def slices(self, state: State, seconds: float = levels.DECISION_SECONDS) -> Slices[Choice]:
        """The program's choice in one slice: nobody else's thinking can be put aside."""
        yield 0, 1
        return self.choose(state, seconds)

    def choose(self, state: State, seconds: float = levels.DECISION_SECONDS) -> Choice:
        """The program's choice, or the fallback's with a complaint."""
        known = known_to(state, self.seat, self._fallback.seed)
        if self.stopped:
            return self._instead(state, "crash")
        try:
            return Choice(self._answer(known, min(seconds, levels.DECISION_SECONDS)))
        except Trouble as trouble:
            what = str(trouble)
            if what not in ("nonsense", "illegal"):
                self._hang_up()
            return self._instead(state, what)

    def close(self) -> None:
        """Ends the program."""
        self._hang_up()

    def _hang_up(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None
        self.stopped = self._starts >= MOST_STARTS

    def _instead(self, state: State, what: str) -> Choice:
        return msgspec.structs.replace(self._fallback.choose(state), complaint=what)

    def _answer(self, known: State, seconds: float) -> int:
        if self._process is None:
            self._starts += 1
            self._process = Process(self.command)
        actions = [self.game.action(known, known.nth_action(k)) for k in range(known.count_actions())]
        line = self._process.ask(self._question(known, actions, seconds), seconds + GRACE)
        try:
            answer = msgspec.json.decode(line, type=Answer)
            known.act_as(self.seat)
            code = self.game.parse(known, answer.action[:MOST_LINE])
        except (msgspec.DecodeError, UnicodeDecodeError, QuarterdeckError):
            raise Trouble("nonsense") from None
        if known.why_not(code) != 0:
            raise Trouble("illegal")
        return code

    def _question(self, known: State, actions: list[Action], seconds: float) -> bytes:
        return msgspec.json.encode(
            {
                "protocol": PROTOCOL,
                "game": self.game.facts.id,
                "seat": self.seat,
                "view": self.game.view(known, self.seat),
                "standing": self.game.standing(known),
                "actions": [{"text": action.text, "kind": action.kind, "args": action.args} for action in actions],
                "clock": {"seconds": seconds},
            }
        )
