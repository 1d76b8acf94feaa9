"""What the tests cost: CPU by folder at the end of a run, and no test above its budget.

Counted are this process and everything it has started, children's children included, whether they have ended or live on
(servers, browsers): what one of them does while a test runs is that test's. With xdist every worker counts its own.
"""

import os
from collections import Counter
from math import inf
from pathlib import Path

import pytest

BUDGET = 20.0  # seconds of CPU that one test may take, with what was started for it; the soak has no such limit
DEAREST = 10  # tests that the summary names
ROOT = Path(__file__).parent.parent
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
PARENT = 1  # places in /proc/PID/stat after the name
TIMES = slice(11, 15)  # own user and system time, and that of children it has waited for


def processes() -> dict[int, tuple[int, float]]:
    """Parent and seconds of CPU of all that runs; empty where the system does not tell."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            figures = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # ended meanwhile
        found[int(folder.name)] = int(figures[PARENT]), sum(map(int, figures[TIMES])) / TICKS
    return found


def used() -> float:
    """Seconds of CPU so far, of this process and all below it."""
    running = processes()
    below = [os.getpid()]
    for process in below:  # grows
        below += [child for child, (parent, _) in running.items() if parent == process]
    return sum(os.times()[:4]) + sum(running[process][1] for process in below[1:])


class Meter:
    """Beside the tests, in every worker: puts each one's price on its last report and fails what is too dear."""

    def __init__(self, budget: float) -> None:
        self.budget = budget
        self.mark = self.most = 0.0

    def pytest_collection_finish(self) -> None:
        self.mark = self.most = used()  # collecting is no test's fault

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]):  # type: ignore[no-untyped-def]
        report: pytest.TestReport = yield
        # The most that was seen: what a page has used is out of sight until somebody has waited for its process.
        self.most = max(self.most, used())
        if call.when == "teardown":
            report.cpu, self.mark = self.most - self.mark, self.most
            own = item.get_closest_marker("cpu")  # a part of what many together may take
            budget = min(self.budget, own.args[0]) if own and self.budget != inf else self.budget
            if report.passed and report.cpu > budget:
                report.outcome = "failed"
                report.longrepr = f"{item.nodeid} took {report.cpu:.1f} s of CPU; a test may take {budget:.4g}"
        return report


class Bill:
    """Where the run is controlled: adds up what the reports say and prints it."""

    def __init__(self) -> None:
        self.folders: Counter[str] = Counter()
        self.tests: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        spent = getattr(report, "cpu", 0.0)
        folder = report.nodeid.partition("::")[0].removeprefix("tests/").rpartition("/")[0]
        self.folders[folder.partition("/")[0] or "tests"] += spent
        self.tests[report.nodeid] += spent

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.tests:
            return
        terminalreporter.section("seconds of CPU by folder")
        for folder, spent in self.folders.most_common():
            terminalreporter.write_line(f"{spent:8.1f}  {folder}")
        terminalreporter.write_line(f"{self.folders.total():8.1f}  in all; the dearest tests:")
        for test, spent in self.tests.most_common(DEAREST):
            terminalreporter.write_line(f"{spent:8.1f}  {test}")
