"""The cluster plays the games of one machine, whatever its nodes do; Ray itself is tried in tests/soak/with_ray.py."""

import random
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from quarterdeck.bots import arena, balance, cluster, match
from quarterdeck.bots.cluster import MOST_GAMES, MOST_LOST, Cluster, Done, fitting
from quarterdeck.bots.match import Spec
from quarterdeck.cli.main import main
from quarterdeck.errors import BadInput
from quarterdeck.games import find


class NodeDied(Exception):
    """A node is gone, and what it was doing with it."""


class Nodes:
    """What Ray promises, without Ray: tasks end in any order, some come to nothing, all is taken apart by bytes."""

    exceptions = SimpleNamespace(NodeDiedError=NodeDied)

    def __init__(self, loses: Callable[[int], bool] = lambda task: False, program: str = "") -> None:
        self.loses, self.program = loses, program
        self.chance = random.Random(1)
        self.given: list[range] = []
        self.options: dict[str, object] = {}
        self.cancelled: list[int] = []
        self._work: list[Callable[[], Done]] = []

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, function: Callable[..., Done]) -> Any:
        def options(**options: object) -> Any:
            self.options = options
            return SimpleNamespace(remote=give)

        def give(wanted: str, work: object, job: bytes, numbers: range) -> int:
            self.given.append(numbers)
            other = Done(self.program, "node-7", [], 0.0)
            self._work.append(lambda: other if self.program else function(wanted, work, job, numbers))
            return len(self._work) - 1

        return SimpleNamespace(options=options)

    def wait(self, tasks: list[int], num_returns: int) -> tuple[list[int], list[int]]:
        assert len(tasks) <= 6, "two for each core"
        return [self.chance.choice(tasks)], []

    def get(self, task: int) -> Done:
        if self.loses(task):
            raise NodeDied("the node died")
        return self._work[task]()

    def cancel(self, task: int) -> None:
        self.cancelled.append(task)


class Here:
    """One process, this one."""

    def play(self, work: Callable[[bytes, int], Any], job: bytes, numbers: range, chunk: int) -> Iterator[Any]:
        return (work(job, number) for number in numbers)


def spec() -> Spec:
    return match.spec_of(find("toy"), ("greedy", "random"))


@pytest.mark.parametrize("loses", [lambda task: False, lambda task: task % 3 == 0], ids=["all stay", "a third dies"])
def test_the_same_seeds_give_the_same_games_in_the_same_order(loses: Callable[[int], bool]) -> None:
    nodes = Nodes(loses)
    assert list(arena.run(spec(), 40, Cluster(nodes))) == list(arena.run(spec(), 40, Here()))
    assert nodes.options["scheduling_strategy"] == "SPREAD"
    again = sum(map(len, nodes.given)) - 40
    assert (again > 0) == loses(0), "what was lost was given again"


def test_checks_of_balance_are_the_same_too() -> None:
    checked = balance.trial_spec("toy", "greedy", 2, {}, {})
    assert list(balance.in_order(checked, 12, Cluster(Nodes()))) == list(balance.in_order(checked, 12, Here()))


def test_tasks_grow_until_they_are_a_second_long() -> None:
    assert [fitting(1, 0.1), fitting(10, 1.0), fitting(20, 4.0), fitting(1, 3.0)] == [10, 10, 5, 1]
    assert fitting(10, 0.0) == MOST_GAMES
    nodes = Nodes()
    list(Cluster(nodes).play(number, b"", range(5000), 4))
    assert nodes.given[0] == range(1)
    assert max(map(len, nodes.given)) == MOST_GAMES


def number(job: bytes, number: int) -> int:
    """The quickest of games."""
    return number


def test_what_is_not_needed_any_more_is_called_back() -> None:
    nodes = Nodes()
    games = Cluster(nodes).play(number, b"", range(1000), 4)
    assert next(games) == 0
    assert not nodes.cancelled
    games.close()  # type: ignore[attr-defined]
    assert nodes.cancelled


def test_a_cluster_that_loses_everything_is_given_up() -> None:
    nodes = Nodes(lambda task: True)
    with pytest.raises(BadInput, match="cluster-lost"):
        list(Cluster(nodes).play(number, b"", range(10), 4))
    assert len(nodes.given) <= MOST_LOST + 6


def test_a_node_with_another_program_is_named() -> None:
    with pytest.raises(BadInput, match="cluster-program") as refused:
        list(Cluster(Nodes(program="another")).play(number, b"", range(10), 4))
    assert refused.value.params["node"] == "node-7"


def test_what_goes_to_the_nodes_are_bytes_and_numbers() -> None:
    came = cluster.play_some(cluster.program(), match_of, msgspec.json.encode(spec()), range(2))
    assert came.came == [spec().bots] * 2
    assert cluster.play_some("another", match_of, b"", range(2)).came == []


def match_of(job: bytes, number: int) -> tuple[str, ...]:
    return msgspec.json.decode(job, type=Spec).bots


@pytest.mark.parametrize("command", ["arena toy --bots greedy,random", "ladder toy", "tune lords"])
def test_without_ray_it_is_said_what_to_install(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*command.split(), "--ray", "auto"]) == 2
    said = capsys.readouterr().err
    assert "quarterdeck[cluster]" in said
    assert "Traceback" not in said


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: object) -> None:
        raise ConnectionError("Could not find any running Ray instance.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="cluster-none") as refused, cluster.cluster("10.0.0.7:6379"):
        pass
    assert refused.value.params["given"] == "10.0.0.7:6379"
