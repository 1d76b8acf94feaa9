"""What every test run begins with: no stale extension, and the toy as a game like the others."""

from math import inf

import group
import pytest
from hypothesis import settings

import quarterdeck
from quarterdeck.games import register
from spent import BUDGET, Bill, Meter
from toy.facts import game as toy

settings.register_profile("same", derandomize=True)  # what a run meets does not depend on luck
settings.load_profile("same")

register(toy)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="play the long random runs in full, not a sample of them")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Meter(inf if config.getoption("soak") else BUDGET))
    if hasattr(config, "workerinput"):  # the controller has looked already, and adds up
        return
    config.pluginmanager.register(Bill())
    if quarterdeck.compiled() and (problem := group.stale()):
        pytest.exit(f"{problem}: run `make build` (or, quicker, `make dev`)", returncode=2)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running, and no other can run in its process."""
    items.sort(key=lambda item: "browser" in item.path.parts)
