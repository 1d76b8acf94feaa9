"""Laws of playing: games end, legality is one thing with its explanation, pending decisions commute."""

from itertools import islice, pairwise

from play import carry_on, glimpses, legal, voyage, waiting
from quarterdeck.engine.chance import Chance
from quarterdeck.games.base import Game, Setup
from words import faults, unknown


def test_every_random_game_ends_and_every_position_passes_the_audit(game: Game, setup: Setup, seeds: range) -> None:
    for seed in seeds:
        for state in voyage(game, setup, seed):
            assert state.audit() == "", (seed, state.position())
            assert (state.to_move() == -1) == state.is_over() == (waiting(state) == [])


def test_a_finished_game_shares_out_its_returns_and_itemises_every_point(
    game: Game, setup: Setup, seeds: range
) -> None:
    for seed in seeds:
        *_, state = voyage(game, setup, seed)
        result = game.result(state)
        assert result.returns == tuple(state.returns(seat) for seat in range(state.seats))
        assert all(0.0 <= share <= 1.0 for share in result.returns)
        assert result.ended in game.facts.ends
        assert faults(game, f"end-{result.ended}", result.args) == []
        assert unknown(game, result.rules) == []
        assert len(result.items) == state.seats
        if result.totals:
            assert result.totals == tuple(sum(item.points for item in items) for items in result.items)
        for item in [item for items in result.items for item in items]:
            assert faults(game, f"score-{item.head}", item.args) == []
            assert unknown(game, item.rules) == []


def test_the_listed_actions_are_exactly_those_without_a_reason_against_them(
    game: Game, setup: Setup, seeds: range
) -> None:
    for seed in seeds:
        for state in glimpses(game, setup, seed):
            if state.is_over():
                continue
            actions = legal(state)
            assert actions, state.position()
            assert len(set(actions)) == len(actions), state.position()
            assert [action for action in actions if state.why_not(action) != 0] == []
            universe = set(game.universe(state))
            assert not universe or set(actions) <= universe
            assert {action for action in universe if state.why_not(action) == 0} == universe & set(actions)


def test_every_refusal_has_its_sentence_and_its_rule(game: Game, setup: Setup) -> None:
    said = set()
    for state in glimpses(game, setup, seed=0):
        if state.is_over():
            continue
        for action in game.universe(state):
            refusal = game.refusal(state, action)
            assert (refusal is None) == (state.why_not(action) == 0)
            if refusal is None or (refusal.key, *refusal.args) in said:
                continue
            said.add((refusal.key, *refusal.args))
            assert refusal.key.startswith("reason-")
            assert faults(game, refusal.key, refusal.args) == []
            assert unknown(game, refusal.rules) == []


def test_every_listed_action_can_be_carried_out(game: Game, setup: Setup) -> None:
    """Each on a copy of its own, at positions spread over the game."""
    for state in islice(voyage(game, setup, seed=1), 0, None, 7):
        for action in legal(state) if not state.is_over() else []:
            after = state.clone()
            after.act_as(state.actor)
            after.apply(action)
            assert after.audit() == "", (state.position(), action)


def test_pending_decisions_commute(game: Game, setup: Setup, seeds: range) -> None:
    for seed in seeds:
        chance = Chance(seed)
        for state in glimpses(game, setup, seed):
            seats = waiting(state)
            for one, other in pairwise(seats):
                choices = {}
                for seat in (one, other):
                    state.act_as(seat)
                    choices[seat] = state.random_action(chance)
                outcomes = []
                for order in ((one, other), (other, one)):
                    after = state.clone()
                    for seat in order:
                        assert after.is_pending(seat), (state.position(), order)
                        after.act_as(seat)
                        assert after.why_not(choices[seat]) == 0, (state.position(), order)
                        after.apply(choices[seat])
                    outcomes.append((after.position(), after.checksum(), after.chance.state, after.barrier))
                assert outcomes[0] == outcomes[1], (state.position(), choices)


def test_the_barrier_grows_with_every_draw_of_chance_and_never_falls(game: Game, setup: Setup, seeds: range) -> None:
    for seed in seeds:
        state = game.new(setup, Chance(seed))
        player = Chance(seed)
        while not state.is_over():
            barrier, drawn = state.barrier, state.chance.state
            state.apply(state.random_action(player))
            assert state.barrier >= barrier
            assert state.chance.state == drawn or state.barrier > barrier, state.position()


def test_whoever_is_not_pending_may_do_nothing(game: Game, setup: Setup) -> None:
    for state in islice(voyage(game, setup, seed=2), 0, None, 5):
        if state.is_over():
            continue
        actions = legal(state)
        for seat in set(range(state.seats)) - set(waiting(state)):
            asked = state.clone()
            asked.act_as(seat)
            assert all(asked.why_not(action) != 0 for action in actions)


def test_after_an_action_the_actor_is_the_lowest_pending_seat(game: Game, setup: Setup) -> None:
    state = game.new(setup, Chance(3))
    player = Chance(4)
    while not state.is_over():
        assert state.actor == state.to_move()
        state.apply(state.random_action(player))


def test_a_seat_that_concedes_leaves_a_game_that_goes_on_to_its_end(game: Game, setup: Setup) -> None:
    for state in islice(voyage(game, setup, seed=5), 0, None, 6):
        if state.is_over():
            continue
        for seat in range(state.seats):
            after = state.clone()
            after.concede(seat)
            assert after.audit() == "", (state.position(), seat)
            assert not after.is_pending(seat)
            for last in carry_on(after, Chance(seat)):
                assert last.audit() == "", (state.position(), seat)
            assert game.result(last).ended in game.facts.ends
            if state.seats == 2:
                assert last.returns(seat) <= last.returns(1 - seat)
