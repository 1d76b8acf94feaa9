"""Every law that takes `game` and `setup` holds for all registered games in all their configurations."""

import pytest

from play import configurations, name
from quarterdeck.games import find_all


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "setup" in metafunc.fixturenames:
        cases = [(game, setup) for game in find_all() for setup in configurations(game)]
        metafunc.parametrize(("game", "setup"), cases, ids=[name(*case) for case in cases])
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", find_all(), ids=lambda game: game.facts.id)
