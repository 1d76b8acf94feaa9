"""Workers: processes in which bots think and files are read, seen from the server.

They get the text of a position from which all that the bot may not know has been taken out, never a table.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue

import msgspec

from ..games import register_own
from .desk import Desk
from .jobs import Job
from .pipe import OUT_OF_MEMORY, SAID, Begin, Drop, Gone, Park, PipeEnd, Resume, Said, Told
from .reader import Reader

log = logging.getLogger(__name__)
NICENESS = 5  # the server itself comes first: it answers everybody, a worker one


class Worker:
    """One process. Starting, telling and hearing are for threads of its own: nothing here holds the event loop."""

    def __init__(self, reads: bool, heard: Callable[[Said], None]) -> None:
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._reads = reads
        self._tell: SimpleQueue[Told | None] = SimpleQueue()
        self._context = multiprocessing.get_context("spawn")  # a fork would copy open databases and sockets
        self._pipe, self._theirs = self._context.Pipe()
        target = read if reads else think
        name = "quarterdeck-reader" if reads else "quarterdeck-bot"
        self._process = self._context.Process(target=target, args=(self._theirs,), name=name, daemon=True)
        self._stopped = threading.Event()
        self._threads = [threading.Thread(target=run, daemon=True) for run in (self._send, self._listen)]
        self._started = threading.Event()
        for thread in self._threads:
            thread.start()

    def begin(self, number: int, job: Job) -> None:
        self._tell.put(Begin(number, job))

    def resume(self, number: int) -> None:
        self._tell.put(Resume(number))

    def park(self, number: int) -> None:
        self._tell.put(Park(number))

    def drop(self, number: int) -> None:
        self._tell.put(Drop(number))

    def stop(self) -> None:
        """Ends the process at once."""
        self._stopped.set()
        self._tell.put(None)

    def join(self) -> None:
        """Waits until the process is gone."""
        for thread in self._threads:
            thread.join()

    # In threads

    def _send(self) -> None:
        if not self._stopped.is_set():
            self._process.start()
        self._theirs.close()
        self._started.set()
        while (told := self._tell.get()) is not None:
            try:
                self._pipe.send_bytes(msgspec.msgpack.encode(told))
            except OSError:
                pass  # it has died, and the other thread tells so
            except Exception:  # what cannot be sent is lost with its worker, and nobody waits for it
                log.exception("a job could not be sent")
                self._process.kill()
        if self._process.pid is not None:
            self._process.kill()

    def _listen(self) -> None:
        self._started.wait()
        try:
            while True:
                self._pass_on(SAID.decode(self._pipe.recv_bytes()))
        except (EOFError, OSError):
            pass
        if self._process.pid is None:
            return
        self._process.join()
        self._pipe.close()
        code = self._process.exitcode or 0
        self._pass_on(Gone(f"exit {code}", cut=self._reads and code in (-signal.SIGXCPU, OUT_OF_MEMORY)))

    def _pass_on(self, said: Said) -> None:
        if not self._stopped.is_set():
            with contextlib.suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(self._heard, said)


# In the process


def settle_in() -> None:
    """What every worker process does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to handle; it closes the pipe
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    register_own()


def think(pipe: Connection) -> None:
    """The life of a thinker."""
    settle_in()
    with contextlib.suppress(EOFError, OSError):
        Desk(PipeEnd(pipe)).work()


def read(pipe: Connection) -> None:
    """The life of a reader."""
    settle_in()
    with contextlib.suppress(EOFError, OSError):
        Reader(PipeEnd(pipe)).work()
