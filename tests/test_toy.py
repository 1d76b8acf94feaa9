"""The rules of the toy, each as a sentence; and an example of how a game proves its own."""

import pytest

from quarterdeck.engine.chance import Chance
from toy import rules
from toy.facts import game
from toy.rules import AIM, ENDURE, HEAVY, LIGHT, PLANKS, ToyState


class Loaded(Chance):
    """Dice that fall as told."""

    def __init__(self, *dice: int) -> None:
        super().__init__(0)
        self.dice = list(dice)

    def below(self, n: int) -> int:
        return self.dice.pop(0) - 1


def start(*dice: int, seats: int = 2, planks: bool = False) -> ToyState:
    """A duel whose dice, after the cargo, fall as told."""
    state = game.new(game.setup(seats, {"planks": planks}), Chance(0))
    state.chance = Loaded(*dice)
    return state


def play(state: ToyState, *actions: int) -> ToyState:
    for action in actions:
        assert state.why_not(action) == 0
        state.apply(action)
    return state


@pytest.mark.rule("toy:T1")
def test_a_ship_has_a_hull_of_3_two_heavy_loads_and_one_set_of_planks() -> None:
    state = start(planks=True)
    assert (state.hull, state.heavy, state.planks) == ([3, 3], [2, 2], [1, 1])


@pytest.mark.rule("toy:T2")
def test_cargo_is_known_to_its_owner_only_until_the_end() -> None:
    state = start()
    assert [ship.cargo for ship in game.view(state, 0).ships] == [state.cargo[0], None]
    state.concede(1)
    assert [ship.cargo for ship in game.view(state, 0).ships] == state.cargo


@pytest.mark.rule("toy:T3")
def test_all_load_at_once_in_secret_and_heavy_shot_is_used_up() -> None:
    state = start()
    assert state.pending() == 0b11
    state.act_as(1)
    play(state, HEAVY)
    assert state.heavy[1] == 2, "the stock would betray the shot"
    assert game.view(state, 0).ships[1].shot is None
    play(state, LIGHT)
    assert game.view(state, 0).ships[1].shot == "heavy"
    assert state.heavy == [2, 1]


@pytest.mark.rule("toy:T3")
def test_without_heavy_shot_only_light_can_be_loaded() -> None:
    state = start()
    state.heavy[0] = 0
    assert state.why_not(HEAVY) == rules.NO_HEAVY_LEFT


@pytest.mark.rule("toy:T4")
def test_each_ship_fires_once_at_the_other_side_and_each_round_begins_one_later() -> None:
    state = play(start(1, 1, 1, 1, seats=4), LIGHT, LIGHT, LIGHT, LIGHT)
    assert state.why_not(AIM + 2) == rules.OWN_SIDE
    for gunner in range(4):
        assert state.pending() == 1 << gunner
        play(state, AIM + 1 - gunner % 2)
    play(state, LIGHT, LIGHT, LIGHT, LIGHT)
    assert state.to_move() == 1


@pytest.mark.rule("toy:T5")
@pytest.mark.parametrize(("shot", "die", "hull"), [(LIGHT, 2, 3), (LIGHT, 3, 2), (HEAVY, 4, 3), (HEAVY, 5, 1)])
def test_light_shot_hits_from_3_for_1_and_heavy_from_5_for_2(shot: int, die: int, hull: int) -> None:
    state = play(start(die), shot, LIGHT, AIM + 1)
    assert state.hull[1] == hull


@pytest.mark.rule("toy:T6")
def test_a_ship_that_is_hit_may_give_up_its_planks_instead() -> None:
    hit = play(start(6, planks=True), LIGHT, LIGHT, AIM + 1)
    assert hit.pending() == 0b10, "the target decides, out of its turn"
    assert (play(hit.clone(), ENDURE).hull[1], play(hit.clone(), PLANKS).hull[1]) == (2, 3)
    assert play(hit, PLANKS).planks == [1, 0]


@pytest.mark.rule("toy:T6")
def test_a_standing_order_uses_the_planks_without_asking() -> None:
    state = start(6, planks=True)
    state.give_order(1, PLANKS, rules.ALWAYS)
    play(state, LIGHT, LIGHT, AIM + 1)
    assert (state.hull, state.planks, state.to_move()) == ([3, 3], [1, 0], 1)


@pytest.mark.rule("toy:T7")
def test_a_side_without_ships_has_lost_at_once() -> None:
    state = start(6, seats=4)
    state.concede(3)
    play(state, HEAVY, LIGHT, LIGHT)
    state.hull[1] = 2
    play(state, AIM + 1)
    assert game.result(state).ended == "sunk"
    assert game.result(state).returns == (1.0, 0.0, 1.0, 0.0)


@pytest.mark.rule("toy:T7")
def test_a_ship_that_is_sunk_is_no_target() -> None:
    state = start(seats=4)
    state.concede(3)
    play(state, LIGHT, LIGHT, LIGHT)
    assert state.why_not(AIM + 3) == rules.ALREADY_SUNK


@pytest.mark.rule("toy:T8")
def test_after_the_last_round_hull_and_cargo_count() -> None:
    state = start(*[1] * 6)
    state.cargo = [4, 5]
    for gunner in (0, 1, 0):
        play(state, LIGHT, LIGHT, AIM + 1 - gunner, AIM + gunner)
    result = game.result(state)
    assert (result.ended, result.totals, result.returns) == ("last-round", (7, 8), (0.0, 1.0))
