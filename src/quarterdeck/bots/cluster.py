"""The cluster: games on the nodes of Ray, each of which has this very program.

Tasks are about a second long: handing one over takes as long as dozens of quick games. What was under way on a node
that is lost is played again elsewhere, and comes out the same.
"""

import hashlib
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from ..errors import BadInput
from ..games import register_own
from .executor import Came, Work

TASK_SECONDS = 1.0
MOST_GAMES = 2_000  # in a task, however quick they are: progress is seen, and little is lost with a node
AHEAD = 2  # tasks under way or waited for, for each core: the next is there when one ends
MOST_LOST = 20  # tasks in a row that came to nothing before it is given up
LOST = ("WorkerCrashedError", "NodeDiedError", "ObjectLostError", "OutOfMemoryError", "RaySystemError")


class Done(NamedTuple):
    """What a node answers: what came of the games and how long they took; none of it from another program."""

    program: str
    node: str
    came: list[Any]
    seconds: float


@contextmanager
def cluster(address: str) -> Iterator["Cluster"]:
    """The cluster at an address, or the one that runs on this machine (`auto`)."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise BadInput("cluster-missing") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise BadInput("cluster-none", {"given": address, "why": (str(error).splitlines() or [""])[0]}) from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()


class Cluster:
    """The executor on Ray; the module is handed in."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._lost = tuple(getattr(ray.exceptions, name) for name in LOST if hasattr(ray.exceptions, name))

    def play(self, work: Work[Came], job: bytes, numbers: range, chunk: int) -> Iterator[Came]:
        """Plays on all nodes; the figures of the first tasks say how many games the next ones have."""
        task = self._ray.remote(play_some).options(num_cpus=1, scheduling_strategy="SPREAD", max_retries=0)
        most = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        under_way: dict[Any, range] = {}
        come: dict[int, list[Any]] = {}  # by the first number, what waits for an earlier one
        given, told, size, lost = numbers.start, numbers.start, 1, 0
        try:
            while told < numbers.stop:
                while given < numbers.stop and len(under_way) + len(come) < most:
                    some = range(given, min(given + size, numbers.stop))
                    under_way[task.remote(program(), work, job, some)] = some
                    given = some.stop
                for answer in self._ray.wait(list(under_way), num_returns=1)[0]:
                    part = under_way.pop(answer)
                    try:
                        done = checked(self._ray.get(answer))
                    except self._lost as error:
                        lost += 1
                        if lost > MOST_LOST:
                            raise BadInput("cluster-lost", {"why": (str(error).splitlines() or [""])[0]}) from None
                        under_way[task.remote(program(), work, job, part)] = part
                        continue
                    come[part.start], lost = done.came, 0
                    size = fitting(len(part), done.seconds)
                while told in come:
                    ended = come.pop(told)
                    told += len(ended)
                    yield from ended
        finally:
            for answer in under_way:
                self._ray.cancel(answer)


def fitting(games: int, seconds: float) -> int:
    """How many games make a task, after so many took so long."""
    return max(1, min(MOST_GAMES, round(TASK_SECONDS * games / max(seconds, 1e-6))))


def checked(done: Done) -> Done:
    """An answer from this very program; else the same seeds would not give the same games."""
    if done.program != program():
        raise BadInput("cluster-program", {"node": done.node})
    return done


def play_some(wanted: str, work: Work[Came], job: bytes, numbers: range) -> Done:
    """The task: plays some games, unless another program than this one is wanted."""
    own = program()
    if wanted != own:
        return Done(own, platform.node(), [], 0.0)
    settle_in()
    began = perf_counter()
    return Done(own, platform.node(), [work(job, number) for number in numbers], perf_counter() - began)


@lru_cache(maxsize=1)
def settle_in() -> None:
    """Once in each process: the games of this machine's own."""
    register_own()


@lru_cache(maxsize=1)
def program() -> str:
    """Which program this is: the sum of its sources and data. Compiled and interpreted ones play alike."""
    package = Path(__file__).parents[1]
    summed = hashlib.sha256()
    for folder in ("engine", "games", "bots"):
        for file in sorted((package / folder).rglob("*")):
            if file.suffix in (".py", ".toml"):
                summed.update(f"{file.relative_to(package).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return summed.hexdigest()
