"""Every rule is proven, and the proof itself can fail."""

import subprocess
import sys

from conformance import TESTS, report
from toy.facts import game as toy

PROOFS = {f"toy:{rule.id}": ["test"] for rule in toy.rules.values() if rule.kind != "advice"}


def test_every_rule_of_every_game_is_proven() -> None:
    run = subprocess.run([sys.executable, TESTS / "conformance.py"], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_table_counts_by_kind() -> None:
    table, faults = report([toy], PROOFS)
    assert table.splitlines()[1].split() == ["toy", "7", "of", "7", "1", "of", "1", "1", "of", "1", "9", "of", "9"]
    assert faults == []


def test_a_rule_without_a_test_is_named() -> None:
    _, faults = report([toy], {rule: tests for rule, tests in PROOFS.items() if rule != "toy:T5"})
    assert faults == ["toy:T5 (behaviour) is not proven"]


def test_a_mark_that_no_rule_has_is_named() -> None:
    _, faults = report([toy], PROOFS | {"toy:T99": ["test_x"]})
    assert faults == ["toy:T99 is no rule, yet test_x is marked with it"]
