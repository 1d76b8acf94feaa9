"""Laws of what programs learn from: every legal action has a number, and no figure tells what the seat cannot know."""

from itertools import islice

from librt.vecs import vec
from mypy_extensions import i64

from play import glimpses, legal, onlookers, voyage
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.planes import Planes
from quarterdeck.engine.state import State
from quarterdeck.games.base import Game, Setup
from quarterdeck.research.spaces import encoder_of, planes_of, space_of


def seen(planes: Planes, state: State, seat: int) -> list[int]:
    """All rows of an observation, written over rows that held something else."""
    out = vec[i64]([(1 << 62) - 1] * int(planes.rows()))
    planes.write(state, seat, out, 0)
    return list(out)


def test_every_legal_action_has_a_number_of_its_own(game: Game, setup: Setup) -> None:
    space = None
    for state in voyage(game, setup, seed=6):
        if space is None:
            space, planes = space_of(game, state), encoder_of(game, state)
        if state.is_over():
            break
        actions = legal(state)
        out = vec[i64]([0] * len(actions))
        assert planes.legal(state, space, out) == len(actions)
        assert sorted(out) == sorted(int(space.number(action)) for action in actions)
        assert sorted(space.action(number) for number in out) == sorted(actions)


def test_observations_show_a_seat_what_it_may_know_and_no_more(game: Game, setup: Setup) -> None:
    planes = None
    for step, state in enumerate(glimpses(game, setup, seed=7)):
        if planes is None:
            planes = encoder_of(game, state)
            assert sum(plane.rows for plane in planes_of(planes)) == planes.rows()
        for seat in onlookers(state)[:-1]:
            rows = seen(planes, state, seat)
            assert all(0 <= byte <= 127 for row in rows for byte in int(row).to_bytes(8, "little")), state.position()
            other = state.clone()
            other.determinize(seat, Chance(step))
            assert seen(planes, other, seat) == rows, (state.position(), seat)


def test_what_changes_on_the_board_changes_the_figures(game: Game, setup: Setup) -> None:
    """Not every secret does, but most decisions are seen by whoever took them."""
    states = voyage(game, setup, seed=8)
    planes, changed, decisions = None, 0, 0
    for state in islice(states, 60):
        planes = planes or encoder_of(game, state)
        if state.is_over():
            break
        before = seen(planes, state, state.actor)
        after = state.clone()
        after.act_as(state.actor)
        after.apply(state.random_action(Chance(decisions)))
        decisions += 1
        changed += seen(planes, after, state.actor) != before
    assert changed >= decisions * 0.9
