"""What every test run begins with: no stale extension, and the toy as a game like the others."""

from math import inf

import group
import msgspec
import pytest
from hypothesis import settings

import quarterdeck
from quarterdeck.bots import levels
from quarterdeck.games import register
from quarterdeck.games.base import Game
from spent import BUDGET, Bill, Meter
from toy.facts import game as toy

settings.register_profile("same", derandomize=True)  # what a run meets does not depend on luck
settings.load_profile("same")

pytest_plugins = ["postgres"]
register(toy)
THOUGHT = 8  # iterations of a rank that is in a hurry


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--postgres", action="store_true", help="run what asks a server on PostgreSQL, not on a file")
    parser.addoption("--soak", action="store_true", help="play the long random runs in full, not a sample of them")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Meter(inf if config.getoption("soak") else BUDGET))
    if hasattr(config, "workerinput"):  # the controller has looked already, and adds up
        return
    config.pluginmanager.register(Bill())
    if quarterdeck.compiled() and (problem := group.stale()):
        pytest.exit(f"{problem}: run `make build` (or, quicker, `make dev`)", returncode=2)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running, and no other can run in its process."""
    if config.getoption("postgres"):
        ours = [item for item in items if not item.get_closest_marker("file") and "[sqlite" not in item.name]
        config.hook.pytest_deselected(items=[item for item in items if item not in ours])
        items[:] = ours
    items.sort(key=lambda item: "browser" in item.path.parts)


@pytest.fixture
def brief_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every rank as it is, only that it looks less far."""
    known = levels.levels

    def hurried(game: Game) -> dict[str, levels.Level]:
        ranks = known(game).items()
        return {rank: msgspec.structs.replace(one, iterations=min(THOUGHT, one.iterations)) for rank, one in ranks}

    monkeypatch.setattr(levels, "levels", hurried)
