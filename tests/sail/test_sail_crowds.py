"""Big battles keep the laws too: 8 players on two sets, 12 on three, 16 on four.

The laws proper compare every onlooker with every other, which so many players make very slow; here a few look on.
"""

from itertools import islice

import msgspec
import pytest
from rich.text import Text

from play import legal, voyage
from quarterdeck.bots.thinker import Thinker
from quarterdeck.engine.chance import Chance
from quarterdeck.games.base import WATCHER, Setup
from quarterdeck.games.sail.facts import game
from quarterdeck.i18n import LANGUAGES

SIZES = {5: (32, 16), 6: (32, 16), 7: (32, 16), 8: (32, 16), 12: (32, 24), 16: (32, 32)}  # seats: cells (spec 5.4)
GLIMPSE = 23  # every so-manieth position of a random game is looked at closely


def crowd(seats: int) -> Setup:
    """A few rounds of so many players."""
    return game.setup(seats, {"round_limit": 4})


@pytest.mark.parametrize("seats", SIZES)
def test_a_crowd_plays_its_rounds_and_every_position_is_sound(seats: int) -> None:
    for state in voyage(game, crowd(seats), seed=seats):
        assert state.audit() == "", state.position()
        assert state.is_over() or state.count_actions() > 1, state.position()
    assert game.result(state).ended in game.facts.ends
    view = game.view(state, WATCHER)
    assert (view.width, view.height) == SIZES[seats]
    assert len(view.players) == seats


@pytest.mark.parametrize("seats", SIZES)
def test_a_position_of_a_crowd_is_written_down_and_read_back(seats: int) -> None:
    for state in islice(voyage(game, crowd(seats), seed=1), 0, None, GLIMPSE):
        again = game.load(state.position(), Chance(0), {})
        assert (again.position(), again.checksum()) == (state.position(), state.checksum())
        assert [game.action(again, code).text for code in legal(again)] == [
            game.action(state, code).text for code in legal(state)
        ]


@pytest.mark.parametrize("seats", [8, 16])
def test_nobody_in_a_crowd_sees_what_another_has_ordered(seats: int) -> None:
    for step, state in enumerate(islice(voyage(game, crowd(seats), seed=2), 0, None, GLIMPSE)):
        for seat in (WATCHER, step % seats):
            sample = state.clone()
            sample.determinize(seat, Chance(step))
            sample.act_as(state.actor)
            assert msgspec.json.encode(game.view(sample, seat)) == msgspec.json.encode(game.view(state, seat))
            assert game.prompt(sample, seat) == game.prompt(state, seat)
            assert legal(sample) == legal(state)


@pytest.mark.parametrize("seats", [8, 16])
def test_every_action_of_a_crowd_has_its_notation_and_its_reason(seats: int) -> None:
    for state in islice(voyage(game, crowd(seats), seed=3), 0, None, GLIMPSE * 2):
        if state.is_over():
            continue
        for code in legal(state):
            assert game.parse(state, game.action(state, code).text) == code
        assert {code for code in game.universe(state) if state.why_not(code) == 0} == set(legal(state))


@pytest.mark.parametrize("seats", [8, 16])
def test_a_crowd_is_drawn_in_both_languages(seats: int) -> None:
    for state in islice(voyage(game, crowd(seats), seed=4), 0, None, GLIMPSE * 4):
        for lang in LANGUAGES:
            assert Text.from_markup(game.render(state, 0, lang)).plain.strip()


@pytest.mark.parametrize("seats", [5, 8, 16])
@pytest.mark.parametrize("level", ["greedy", "lieutenant"])
def test_bots_find_their_way_in_a_crowd(seats: int, level: str) -> None:
    for state in islice(voyage(game, crowd(seats), seed=5), 3, 200, GLIMPSE * 2):
        if state.is_over():
            continue
        assert Thinker(game, state.actor, level, 1).choose(state, 1e6).code in legal(state)
