"""Every law that takes `game` and `setup` holds for all registered games in all their configurations."""

import pytest

from play import capped, configurations, name
from quarterdeck.games import find_all
from quarterdeck.games.base import Game, Setup

SEEDS = 3  # random games of a configuration; the soak itself plays thousands


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setup" in metafunc.fixturenames:
        cases = [(game, setup) for game in find_all() for setup in configurations(game)]
        metafunc.parametrize(("game", "setup"), cases, ids=[name(*case) for case in cases])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", find_all(), ids=lambda game: game.facts.id)


@pytest.fixture
def seeds(game: Game, setup: Setup, pytestconfig: pytest.Config) -> range:
    """Several where the options are the default ones, and everywhere in `make soak`; else one."""
    usual = {option.key: option.default for option in game.facts.options} | capped(game, setup.seats)
    return range(SEEDS if pytestconfig.getoption("soak") or setup.options == usual else 1)
