"""Executors: where the games of matches and checks are played, in processes of this machine or on a Ray cluster.

A game is fixed by its match and its number, so that the same ones come out wherever they are played.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.pool import Pool
from typing import Protocol, TypeVar

from ..games import register_own

Came = TypeVar("Came")
Work = Callable[[bytes, int], Came]  # a job as bytes and the number of a game; a function of a module, found by name


class Executor(Protocol):
    """Whatever plays games by their numbers."""

    def play(self, work: Work[Came], job: bytes, games: int, chunk: int) -> Iterator[Came]:
        """What comes of the games below a number, in order; `chunk` is how many of them go well together."""


class Local:
    """The processes of this machine."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def play(self, work: Work[Came], job: bytes, games: int, chunk: int) -> Iterator[Came]:
        return self._pool.imap(partial(work, job), range(games), chunk)


@contextmanager
def crew(ray: str = "", processes: int | None = None) -> Iterator[Executor]:
    """Who plays until the block ends: the cluster at an address, else as many processes as there are cores."""
    if ray:
        from .cluster import cluster  # needs the extra `cluster`

        with cluster(ray) as executor:
            yield executor
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(processes or os.cpu_count() or 1, begin) as pool:
        yield Local(pool)


def begin() -> None:
    """The life of a process begins: Ctrl-C is its parent's to handle, and being ended ends its programs too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    register_own()
