"""Jobs: whatever is too slow for the event loop, behind one interface, in a fair order.

A job is plain data (it can be sent to a process, or lie in a table of a database): what it is, for whom, how urgent,
how much it may take. `JobBoard` is all that the rest of the server knows. There is one for this machine
(`board.LocalBoard`); for many machines another one can stand in its place, with the jobs as rows, taken with SKIP
LOCKED in the order of `Schedule` and given back when their lease runs out.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Protocol

import msgspec

from ..bots.levels import DECISION_SECONDS
from ..errors import BadInput, IllegalAction, Param, QuarterdeckError
from ..table.seats import Fault as TableFault
from ..table.seats import Record, Refused
from .messages import Candidate

LEASE_SECONDS = 60.0  # of silence, after which a job's worker is given up: the slowest job stays far below it


class Priority(IntEnum):
    """Who waits for a job; the lower the more urgent."""

    PERSON = 0  # somebody at the table waits for a bot's move
    ASKED = 1  # somebody asked: advice, a file, a replay
    NOBODY = 2  # bots among themselves


# What there is to do


class Decide(msgspec.Struct, tag="decide"):
    """A decision that a bot has to make."""

    game: str
    files: dict[str, str]
    position: str  # as the seat may know it
    seat: int
    level: str
    seed: int
    follows: bool = False  # the last choice for this seat was played, and nothing has happened since


class Advise(msgspec.Struct, tag="advise"):
    """A decision that a person wants advice about."""

    game: str
    files: dict[str, str]
    position: str
    seat: int
    level: str
    seed: int


class CheckSetup(msgspec.Struct, tag="check-setup"):
    """Options and owner's files for a new table."""

    game: str
    seats: int
    options: dict[str, bool | int | str]
    files: dict[str, str]
    bots: bool = False  # whether they play alone


class CheckReplay(msgspec.Struct, tag="check-replay"):
    """A replay file that somebody wants to keep."""

    text: str


class Page(msgspec.Struct, tag="page"):
    """One page of a replay; its source only where the reader has not opened it."""

    replay: str
    what: str  # info, file, log, at, dice, scores
    seat: int = -2
    version: int = 0
    text: str = ""  # an imported file
    record: Record | None = None  # or a finished table
    log: tuple[bytes, ...] = ()
    closed: TableFault | None = None  # where its log cannot be carried out any further
    era: int = 0  # counts how often the database was replaced: what was opened before is no longer true


class CheckDraft(msgspec.Struct, tag="check-draft"):
    """A draft of an owner's file, as JSON or as a text."""

    game: str
    kind: str
    draft: bytes
    text: str = ""


class DrawOver(msgspec.Struct, tag="draw-over"):
    """What to draw over the board of a file."""

    game: str
    kind: str
    text: str
    ask: bytes


class Try(msgspec.Struct, tag="try"):
    """Some games of a balance check."""

    spec: bytes
    numbers: tuple[int, ...]


class Analyse(msgspec.Struct, tag="analyse"):
    """A finished game to be analysed; a reader has taken the text before."""

    text: str


Task = Decide | Advise | CheckSetup | CheckReplay | Page | CheckDraft | DrawOver | Try | Analyse


class Job(msgspec.Struct, kw_only=True):
    """Something to do."""

    task: Task
    owner: str  # the guest, or the address where there is none: whose share it counts against
    table: str = ""  # or replay: its share within its owner's, and what a worker may have kept of it
    priority: Priority = Priority.ASKED
    seconds: float = DECISION_SECONDS  # of thinking, or of reading, after which it is cut short
    brief: bool = False  # answered within milliseconds, so that the worker kept for such takes it
    lease: float = LEASE_SECONDS

    @property
    def reads(self) -> bool:
        """Whether it is for a reader, who trusts nothing, or for a thinker."""
        return isinstance(self.task, CheckSetup | CheckReplay | Page | CheckDraft | DrawOver)


# What comes back


class Fault(msgspec.Struct):
    """A refusal on its way between processes."""

    kind: str
    code: str
    params: dict[str, Param] = {}
    rules: tuple[str, ...] = ()
    game: str = ""

    @classmethod
    def of(cls, error: QuarterdeckError) -> "Fault":
        kind = next((name for name, known in KINDS.items() if isinstance(error, known)), "input")
        return cls(kind, error.code, error.params, error.rules, getattr(error, "game", ""))

    def error(self) -> QuarterdeckError:
        """The refusal again."""
        if self.kind == "illegal":
            return IllegalAction(self.game, self.code, self.params, self.rules)
        return KINDS[self.kind](self.code, self.params, self.rules)


KINDS: dict[str, type[QuarterdeckError]] = {"illegal": IllegalAction, "refused": Refused, "input": BadInput}


class Answer(msgspec.Struct, kw_only=True, tag="answer"):
    """What came of a job."""

    number: int = 0  # of the job in its worker
    text: str = ""  # a choice, in notation
    candidates: tuple[Candidate, ...] = ()
    body: bytes = b""  # ready to be sent
    fault: Fault | None = None
    error: str = ""  # a mistake of ours
    unopened: bool = False  # the source of a replay is needed
    spent: float = 0.0  # seconds of thinking, waiting not among them


class JobLost(Exception):
    """Nothing came of a job: its workers died of it."""


Report = Callable[[float], None]


def unheard(share: float) -> None:
    """For those who do not want to know how far a job is."""


class JobBoard(Protocol):
    """Where jobs are given and answered."""

    async def do(self, job: Job, report: Report = unheard) -> Answer:
        """The answer to a job; cancelling it stops it within a slice. JobLost where it cannot be done."""

    def move(self, job: Job, priority: Priority) -> None:
        """A job that waits or runs has become more or less urgent."""

    def close(self) -> None:
        """Ends everything."""
