"""Which rules are proven: every rule and ruling id of every game against the tests that are marked with it.

A rule of kind `behaviour` or `component` needs a test marked `@pytest.mark.rule("lords:21")` that is not skipped;
`advice` cannot be tested and needs its reason. `make conformance` prints the table and fails where one is missing.
"""

import contextlib
import io
import sys
from pathlib import Path

import pytest

from quarterdeck.games import find_all
from quarterdeck.games.base import Game, RuleFacts

TESTS = Path(__file__).parent
MARK = "mark.rule"  # what a file has in it that proves something; the others need not be collected
KINDS = ("behaviour", "component", "advice")


class Marks:
    """A pytest plugin that notes which ids the collected tests prove, and by which test."""

    def __init__(self) -> None:
        self.proofs: dict[str, list[str]] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue  # a test that may fail proves nothing
            for mark in item.iter_markers("rule"):
                for rule in mark.args:
                    self.proofs.setdefault(str(rule), []).append(item.nodeid)


def collect() -> dict[str, list[str]]:
    """The ids that tests are marked with; SystemExit where the tests cannot be collected."""
    marks, output = Marks(), io.StringIO()
    marked = [str(file) for file in sorted(TESTS.rglob("test_*.py")) if MARK in file.read_text("utf-8")]
    with contextlib.redirect_stdout(output):
        status = pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", "-n0", *marked], plugins=[marks])
    if status != pytest.ExitCode.OK:
        sys.exit("the tests cannot be collected:\n" + output.getvalue().partition("= ERRORS =")[2])
    return marks.proofs


def proven(game: Game, rule: RuleFacts, proofs: dict[str, list[str]]) -> bool:
    """Whether a rule has what its kind asks for."""
    if rule.kind == "advice":
        return rule.reason != ""
    return f"{game.facts.id}:{rule.id}" in proofs


def report(games: list[Game], proofs: dict[str, list[str]]) -> tuple[str, list[str]]:
    """The table, and every fault: what is not proven, and marks that no rule has."""
    rows = [f"{'game':<10}" + "".join(f"{kind:>14}" for kind in KINDS) + f"{'all':>14}"]
    faults = []
    for game in games:
        rules = list(game.rules.values())
        faults += [f"{game.facts.id}:{r.id} ({r.kind}) is not proven" for r in rules if not proven(game, r, proofs)]
        groups = [[rule for rule in rules if rule.kind == kind] for kind in KINDS] + [rules]
        cells = [f"{sum(proven(game, rule, proofs) for rule in group)} of {len(group)}" for group in groups]
        rows.append(f"{game.facts.id:<10}" + "".join(f"{cell:>14}" for cell in cells))
    known = {f"{game.facts.id}:{rule}" for game in games for rule in game.rules}
    faults += [f"{mark} is no rule, yet {proofs[mark][0]} is marked with it" for mark in proofs if mark not in known]
    return "\n".join(rows), faults


def main() -> int:
    """Prints the table and names what is missing."""
    proofs = collect()
    table, faults = report(find_all(), proofs)
    print(table)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
