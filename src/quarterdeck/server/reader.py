"""The reader: a process in which files from outside are read, with a hard limit of processor time and memory.

Whatever a file does to a parser, to the rules or to a verification, it does it here; the process is replaced.
"""

import contextlib
import os
import sys
from collections import OrderedDict
from time import process_time, thread_time

import msgspec

from ..errors import BadInput, QuarterdeckError
from ..games import find
from ..table import Table
from ..table.replay import from_table, open_table
from ..table.replay_parse import parse
from ..table.replay_text import write
from ..table.verify import verify_replay
from . import drafting
from .jobs import Answer, CheckDraft, CheckReplay, CheckSetup, DrawOver, Fault, Job, Page
from .open_replay import OpenReplay
from .pipe import OUT_OF_MEMORY, Begin, PipeEnd

try:
    import resource
except ImportError:  # Windows has no such limits; there the lease ends what takes too long
    resource = None  # type: ignore[assignment]

MORE_MEMORY = 512 * 1024 * 1024  # bytes over what a process has at its start; our longest replay takes a tenth
MOST_OPEN_ENTRIES = 40_000  # of all replays that are kept open: two of the longest, about 100 MB


class Reader:
    """Reads one file after the other, and keeps the last replays open."""

    def __init__(self, server: PipeEnd) -> None:
        self._server = server
        self._open: OrderedDict[tuple[int, str], OpenReplay] = OrderedDict()

    def work(self) -> None:
        """Until the server has gone."""
        limit_memory()
        while True:
            told = self._server.hear()
            if isinstance(told, Begin):
                limit_time(told.job.seconds)
                began = thread_time()
                answer = self._answer(told.job)
                answer.number, answer.spent = told.number, thread_time() - began
                self._server.say(answer)

    def _answer(self, job: Job) -> Answer:
        try:
            return self._do(job)
        except QuarterdeckError as error:
            return Answer(fault=Fault.of(error))
        except MemoryError:
            os._exit(OUT_OF_MEMORY)  # what is left of memory may not be enough to say it
        except Exception as error:
            return Answer(error=f"{type(error).__name__}: {str(error)[:200]}")

    def _do(self, job: Job) -> Answer:
        match job.task:
            case CheckSetup(game, seats, options, files, bots):
                make = find(game).setup_for_bots if bots else find(game).setup
                return Answer(body=msgspec.msgpack.encode(make(seats, options, files)))
            case CheckReplay(text):
                check_replay(text)
                return Answer()
            case CheckDraft():
                return drafting.check_draft(job.task)
            case DrawOver():
                return drafting.draw_over(job.task)
            case Page():
                return self._page(job.task)
            case _:
                raise ValueError(f"no job for a reader: {type(job.task).__name__}")

    def _page(self, page: Page) -> Answer:
        key = page.era, page.replay
        if key not in self._open:
            if not page.text and page.record is None:
                return Answer(unopened=True)
            replay = opened(page)
            if page.closed is not None:  # its host may open it again
                return Answer(body=replay.page(page.what, page.version, page.seat))
            self._open[key] = replay
            self._let_go()
        self._open.move_to_end(key)
        return Answer(body=self._open[key].page(page.what, page.version, page.seat))

    def _let_go(self) -> None:
        """Of the replays that nobody has looked at for longest."""
        while len(self._open) > 1 and sum(one.table.version for one in self._open.values()) > MOST_OPEN_ENTRIES:
            self._open.popitem(last=False)


def opened(page: Page) -> OpenReplay:
    """A replay from its file, or from the log of a table that is over or closed; Refused where nobody knew it is."""
    if page.record is None:
        return OpenReplay(page.replay, "", page.text)
    readable = page.log if page.closed is None else page.log[: page.closed.entry - 1]
    table = Table.restore(page.record, readable, find(page.record.game))
    if table.closed is not None and page.closed is None:
        raise table.closed
    return OpenReplay(page.replay, page.replay, write(from_table(table)))


def check_replay(text: str) -> None:
    """BadInput where a file cannot be played through, with what is wrong and in which line."""
    replay = parse(text)
    report = verify_replay(replay)
    if report.status == "wrong":
        cause = {"cause": report.cause.code} if report.cause else {}
        raise BadInput(report.says.key, {**report.says.args, **cause}, report.says.rules)
    try:
        open_table(replay)
    except QuarterdeckError as error:
        raise BadInput(error.code, error.params, error.rules) from None


def limit_memory() -> None:
    """From now on the process gets only so much more."""
    if resource is not None and sys.platform == "linux":
        with open("/proc/self/statm", encoding="ascii") as figures:
            now = int(figures.read().split()[0]) * resource.getpagesize()
        with contextlib.suppress(ValueError, OSError):  # there is a lower limit already
            resource.setrlimit(resource.RLIMIT_AS, (now + MORE_MEMORY, now + MORE_MEMORY))


def limit_time(seconds: float) -> None:
    """So much processor time from now; the system kills the process after it."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(process_time() + seconds) + 1, most))
