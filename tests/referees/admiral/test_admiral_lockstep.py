"""A referee that shares no code with Admiral's rules follows random games: crowded starts, and the built-in scenarios.

`make test` follows 20,000 decisions, `make soak` 500,000. What a deviation prints: the position, the action, and what
rules and referee say of it.
"""

from collections.abc import Callable

import pytest

from ..lockstep import Tally
from .crowded import crowded_start
from .lockstep import Pair
from .official import official_start

SOAKED = 25  # times as many decisions as in a sample
# Decisions of one chunk. Crowded games are short, so that it begins hundreds of them.
CROWDED, OFFICIAL = 2_000, 1_000
OFTEN = {"move", "drift", "fire", "join", "board", "storm", "share", "convert", "explode", "begin-repair", "end-repair"}
OFTEN |= {"load", "unload"}
FROM = 1_000_000  # seeds of a chunk begin so far from those of the next


def followed(start: Callable[[int], Pair], chunk: int, decisions: int) -> Tally:
    """Games of a chunk until so many decisions agree."""
    tally = Tally()
    seed = chunk * FROM
    while tally.decisions < decisions:
        start(seed).follow(tally)
        seed += 1
    return tally


@pytest.mark.parametrize("chunk", range(8))
def test_rules_and_referee_agree_where_it_is_crowded(chunk: int, pytestconfig: pytest.Config) -> None:
    tally = followed(crowded_start, chunk, CROWDED * (SOAKED if pytestconfig.getoption("soak") else 1))
    assert set(tally.kinds) >= OFTEN, tally
    assert tally.ends["last-afloat"], tally


@pytest.mark.parametrize("chunk", range(4))
def test_rules_and_referee_agree_in_the_built_in_scenarios(chunk: int, pytestconfig: pytest.Config) -> None:
    tally = followed(official_start, chunk, OFFICIAL * (SOAKED if pytestconfig.getoption("soak") else 1))
    assert set(tally.kinds) >= {"reef", "place", "move", "drift", "end"}, tally
