"""Plans for whole turns: the same in slices or at once, kept until something is revealed, better with more thought."""

import pytest

from quarterdeck.bots import levels, match
from quarterdeck.bots.thinker import Thinker
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.plans import Plans
from quarterdeck.games import find
from quarterdeck.games.base import Game
from quarterdeck.games.weights import weighed
from toy import rules
from toy.rules import Position

ADMIRAL = find("admiral")
LIMITLESS = 1e6


def opening(game: Game, seed: int = 3) -> object:
    """A position some turns into a game."""
    state = game.new(game.setup(2, {}), Chance(seed))
    judge = weighed(game, game.evaluator())
    for step in range(40):
        usual = judge.habit(state)
        state.apply(usual if usual >= 0 else state.random_action(Chance(step)))
    while state.count_actions() < 20:
        usual = judge.habit(state)
        state.apply(usual if usual >= 0 else state.nth_action(0))
    return state


def test_the_same_seed_and_lines_give_the_same_plan_in_slices_or_at_once() -> None:
    state = opening(ADMIRAL)
    judge = weighed(ADMIRAL, ADMIRAL.evaluator())
    whole, sliced = Plans(judge, 5), Plans(judge, 5)
    whole.think(state, 300)
    for _ in range(10):
        sliced.think(state, 30)
    assert whole.candidates_found() == sliced.candidates_found()
    assert whole.whole_plan() == sliced.whole_plan()
    other = Plans(judge, 6)
    other.think(state, 300)
    assert other.candidates_found() != whole.candidates_found()


def test_a_plan_is_thought_about_on_copies() -> None:
    state = opening(ADMIRAL)
    before = state.position()
    Plans(weighed(ADMIRAL, ADMIRAL.evaluator()), 5).think(state, 100)
    assert state.position() == before


def test_the_best_plan_comes_first_and_nothing_is_said_to_be_better() -> None:
    state = opening(ADMIRAL)
    plans = Plans(weighed(ADMIRAL, ADMIRAL.evaluator()), 5)
    plans.think(state, 600)
    found = plans.candidates_found()
    assert found[0][0] == plans.best_action(state) == plans.whole_plan()[0]
    assert len(found) > 5
    assert all(0.0 <= value <= found[0][2] for _, _, value in found[1:])
    assert len({action for action, _, _ in found}) == len(found)


def test_without_habits_a_plan_finds_what_wins_at_once() -> None:
    """The toy has none: what everybody does is the better of a few random actions."""
    toy = find("toy")
    state = Position(4, Chance(1))
    for ship, hull, cargo in zip(state.ships, (1, 3, 3, 0), (1, 4, 3, 2), strict=True):
        ship.hull, ship.cargo, ship.planks, ship.shot = hull, cargo, 0, rules.LIGHT
    state.phase, state.round, state.turn = rules.FIRE, 3, 3
    state.carry_on()
    state.act_as(1)
    for seed in range(5):
        plans = Plans(toy.evaluator(), seed)
        plans.think(state, 200)
        assert toy.action(state, plans.best_action(state)).text == "fire 1"


def test_a_plan_is_kept_until_something_is_revealed_and_made_anew_then() -> None:
    state = opening(ADMIRAL)
    seat = int(state.to_move())
    bot = Thinker(ADMIRAL, seat, "flag", 1)
    planned = 0
    for _ in range(60):
        if state.is_over():
            break
        if state.actor != seat or state.count_actions() == 1:
            code = int(state.nth_action(0))
        else:
            settled = bot.settled
            choice = bot.choose(state, LIMITLESS)
            code = choice.code
            assert bool(choice.candidates) == (settled == 0), "thought anew exactly where nothing was settled"
            planned += settled > 0
        many, before = state.count_actions(), state.barrier
        state.apply(code)
        if many > 1:
            bot.see(code)
        if state.barrier != before:
            assert bot.settled == 0
    assert planned > 0


def test_a_decision_that_was_stopped_goes_on_where_it_was() -> None:
    state = opening(ADMIRAL)
    seat = int(state.to_move())
    bot = Thinker(ADMIRAL, seat, "flag", 1)
    first = bot.choose(state, LIMITLESS, lambda done, wanted: True)
    again = bot.choose(state, LIMITLESS, lambda done, wanted: True)
    assert again.iterations > first.iterations


@pytest.mark.parametrize("game", ["lords", "fleet", "admiral", "sail"])
def test_the_highest_rank_of_2026_is_kept_to_measure_against(game: str) -> None:
    level = levels.find(find(game), "flag-2026")
    assert level is not None
    assert not level.plans
    assert level.iterations > 0
    assert not levels.is_level(find(game), "flag-2026"), "offered to nobody"


def test_a_level_with_more_thought_is_for_measuring_only() -> None:
    game = find("lords")
    captain, more = levels.find(game, "captain"), levels.find(game, "captain*4")
    assert captain is not None
    assert more is not None
    assert more.iterations == 4 * captain.iterations
    assert not levels.is_level(game, "captain*4")
    for wrong in ("captain*", "captain*-1", "captain*1e9", "greedy*2", "random*2"):
        with pytest.raises(levels.BadInput):
            levels.find(game, wrong)


def test_plans_beat_the_habits_they_begin_with() -> None:
    spec = match.spec_of(ADMIRAL, ("flag*0.25", "habits"))
    scored = 0.0
    for number in range(8):
        played = match.play(spec, number)
        scored += played.returns[played.seating.index(0)]
    assert scored >= 5  # it wins seven of eight and more; fewer than five by luck once in some hundreds
