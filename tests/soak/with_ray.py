"""Ray itself, with two nodes on this machine, one of which dies in the middle: `make soak` where Ray is installed."""

from collections.abc import Iterator

import pytest
import ray
from ray.cluster_utils import Cluster as Nodes

from quarterdeck.bots import arena, balance, match
from quarterdeck.bots.cluster import cluster
from quarterdeck.bots.crew import crew
from quarterdeck.games import find


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1})
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def test_a_cluster_plays_what_one_machine_plays_though_a_node_dies(nodes: Nodes) -> None:
    second = nodes.add_node(num_cpus=1)
    spec = match.spec_of(find("lords"), ("greedy", "random"))
    with crew(processes=2) as here:
        expected = list(arena.run(spec, 3000, here))
    with cluster(nodes.address) as there:
        played = []
        for game in arena.run(spec, 3000, there):
            played.append(game)
            if len(played) == 200:
                nodes.remove_node(second, allow_graceful=False)
    assert played == expected


def test_a_check_of_balance_is_the_same_there(nodes: Nodes) -> None:
    spec = balance.trial_spec("lords", "greedy", 2, {}, {})
    with crew(processes=2) as here:
        expected = list(balance.in_order(spec, 200, here))
    with cluster(nodes.address) as there:
        assert list(balance.in_order(spec, 200, there)) == expected
