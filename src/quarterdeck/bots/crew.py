"""Crew: who plays the games of a match, the processes of this machine or the nodes of a cluster."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.pool import Pool

from ..games import register_own
from .cluster import cluster
from .executor import Came, Executor, Work


class Local:
    """The processes of this machine."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    def play(self, work: Work[Came], job: bytes, numbers: range, chunk: int) -> Iterator[Came]:
        return self._pool.imap(partial(work, job), numbers, chunk)


@contextmanager
def crew(ray: str = "", processes: int | None = None) -> Iterator[Executor]:
    """Who plays until the block ends: the cluster at an address, else as many processes as there are cores."""
    if ray:
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
