"""The rules of the toy, each as a sentence; and an example of how a game proves its own."""

import msgspec
import pytest

from quarterdeck.engine.actions import act_on
from quarterdeck.engine.chance import Chance
from quarterdeck.games.base import TRUTH
from toy import rules
from toy.facts import game
from toy.rules import ENDURE, FIRING, HEAVY, LIGHT, LOADING, PLANKS, Position

LOAD_LIGHT, LOAD_HEAVY = int(act_on(LOADING, LIGHT)), int(act_on(LOADING, HEAVY))


def fire(seat: int) -> int:
    return int(act_on(FIRING, seat))


class Loaded(Chance):
    """Dice that fall as told."""

    def __init__(self, *dice: int) -> None:
        super().__init__(0)
        self.dice = list(dice)

    def below(self, n: int) -> int:
        return self.dice.pop(0) - 1


def seen(state: Position, seat: int, field: str) -> list[object]:
    """A field of every ship as a seat sees it."""
    return [ship[field] for ship in msgspec.to_builtins(game.view(state, seat))["ships"]]


def start(*dice: int, seats: int = 2, planks: bool = False) -> Position:
    """A duel whose dice, after the cargo, fall as told."""
    state = game.new(game.setup(seats, {"planks": planks}), Chance(0))
    assert isinstance(state, Position)
    state.chance = Loaded(*dice)
    return state


def play(state: Position, *actions: int) -> Position:
    for action in actions:
        assert state.why_not(action) == 0
        state.apply(action)
    return state


@pytest.mark.rule("toy:T1")
def test_a_ship_has_a_hull_of_3_two_heavy_loads_and_one_set_of_planks() -> None:
    for ship in start(planks=True).ships:
        assert (ship.hull, ship.heavy, ship.planks) == (3, 2, 1)


@pytest.mark.rule("toy:T2")
def test_cargo_is_known_to_its_owner_only_until_the_end() -> None:
    state = start()
    mine, theirs = (ship.cargo for ship in state.ships)
    assert seen(state, 0, "cargo") == [mine, None]
    assert seen(state, TRUTH, "cargo") == [mine, theirs]
    state.concede(1)
    assert seen(state, 0, "cargo") == [mine, theirs]


@pytest.mark.rule("toy:T3")
def test_all_load_at_once_in_secret_and_heavy_shot_is_used_up() -> None:
    state = start()
    assert state.pending() == 0b11
    state.act_as(1)
    play(state, LOAD_HEAVY)
    assert state.ships[1].heavy == 2, "the stock would betray the shot"
    assert seen(state, 0, "shot") == [None, None]
    play(state, LOAD_LIGHT)
    assert seen(state, 0, "shot") == ["light", "heavy"]
    assert [ship.heavy for ship in state.ships] == [2, 1]


@pytest.mark.rule("toy:T3")
def test_without_heavy_shot_only_light_can_be_loaded() -> None:
    state = start()
    state.ships[0].heavy = 0
    assert state.why_not(LOAD_HEAVY) == rules.NO_HEAVY_LEFT


@pytest.mark.rule("toy:T4")
def test_each_ship_fires_once_at_the_other_side_and_each_round_begins_one_later() -> None:
    state = play(start(1, 1, 1, 1, seats=4), *[LOAD_LIGHT] * 4)
    assert state.why_not(fire(2)) == rules.OWN_SIDE
    for gunner in range(4):
        assert state.pending() == 1 << gunner
        play(state, fire(1 - gunner % 2))
    play(state, *[LOAD_LIGHT] * 4)
    assert state.to_move() == 1


@pytest.mark.rule("toy:T5")
@pytest.mark.parametrize(("shot", "die", "hull"), [(LIGHT, 2, 3), (LIGHT, 3, 2), (HEAVY, 4, 3), (HEAVY, 5, 1)])
def test_light_shot_hits_from_3_for_1_and_heavy_from_5_for_2(shot: int, die: int, hull: int) -> None:
    state = play(start(die), int(act_on(LOADING, shot)), LOAD_LIGHT, fire(1))
    assert state.ships[1].hull == hull


@pytest.mark.rule("toy:T6")
def test_a_ship_that_is_hit_may_give_up_its_planks_instead() -> None:
    hit = play(start(6, planks=True), LOAD_LIGHT, LOAD_LIGHT, fire(1))
    assert hit.pending() == 0b10, "the target decides, out of its turn"
    assert (play(hit.clone(), ENDURE).ships[1].hull, play(hit.clone(), PLANKS).ships[1].hull) == (2, 3)
    assert [ship.planks for ship in play(hit, PLANKS).ships] == [1, 0]


@pytest.mark.rule("toy:T6")
def test_a_standing_order_uses_the_planks_without_asking() -> None:
    state = start(6, planks=True)
    state.give_order(1, PLANKS, rules.ALWAYS)
    play(state, LOAD_LIGHT, LOAD_LIGHT, fire(1))
    assert [(ship.hull, ship.planks) for ship in state.ships] == [(3, 1), (3, 0)]
    assert state.to_move() == 1


@pytest.mark.rule("toy:T7")
def test_a_side_without_ships_has_lost_at_once() -> None:
    state = start(6, seats=4)
    state.concede(3)
    play(state, LOAD_HEAVY, LOAD_LIGHT, LOAD_LIGHT)
    state.ships[1].hull = 2
    play(state, fire(1))
    assert game.result(state).ended == "sunk"
    assert game.result(state).returns == (1.0, 0.0, 1.0, 0.0)


@pytest.mark.rule("toy:T7")
def test_a_ship_that_is_sunk_is_no_target() -> None:
    state = start(seats=4)
    state.concede(3)
    play(state, *[LOAD_LIGHT] * 3)
    assert state.why_not(fire(3)) == rules.OUT_OF_THE_FIGHT


@pytest.mark.rule("toy:T8")
def test_after_the_last_round_hull_and_cargo_count() -> None:
    state = start(*[1] * 6)
    state.ships[0].cargo, state.ships[1].cargo = 4, 5
    for gunner in (0, 1, 0):
        play(state, LOAD_LIGHT, LOAD_LIGHT, fire(1 - gunner), fire(gunner))
    result = game.result(state)
    assert (result.ended, result.totals, result.returns) == ("last-round", (7, 8), (0.0, 1.0))
