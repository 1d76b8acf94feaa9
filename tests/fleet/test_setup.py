"""Setting up: sheets, start bonus, pools, first player (rules F1.1 to F1.4, ruling Q3)."""

import pytest

from fleet.moves import legal, play, said
from fleet.sheets import Dice, boats, coins, fresh, licence, marked, player, view
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.games.fleet.edition import standard
from quarterdeck.games.fleet.facts import game


@pytest.mark.rule("fleet:F1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_have_a_sheet_each(seats: int) -> None:
    state = fresh(seats)
    assert len(view(state).sheets) == seats
    assert (view(state).ruth is not None) == (seats == 1)


@pytest.mark.rule("fleet:F1.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(BadInput):
        game.setup(seats, {})


@pytest.mark.rule("fleet:F1.2")
@pytest.mark.parametrize("kind", ["shrimp", "cod", "lobster", "swordfish", "oyster"])
def test_the_start_roll_marks_three_boxes_and_brings_a_licence_and_a_boat(kind: str) -> None:
    state = fresh(2, f"{kind} lobster 1")
    assert marked(state, kind) == 3
    assert licence(state, kind) == 1
    assert boats(state, kind) == [0]
    assert sum(player(state).licences) == 1


@pytest.mark.rule("fleet:F1.2")
def test_three_coins_are_rolled_again() -> None:
    state = fresh(2, "coins coins oyster coins cod 2")
    assert licence(state, "oyster", 1) == 1
    assert licence(state, "cod", 2) == 1


@pytest.mark.rule("fleet:Q3", "fleet:F6.2")
def test_only_a_cod_start_earns_a_coin_at_once() -> None:
    state = fresh(4, "cod shrimp lobster oyster 1")
    assert [coins(state, seat) for seat in (1, 2, 3, 4)] == [1, 0, 0, 0]


@pytest.mark.rule("fleet:Q3")
def test_a_star_within_reach_of_the_start_is_taken_at_once() -> None:
    early = standard().replace("stars = [4, 8,", "stars = [1, 8,")
    state = fresh(2, "cod lobster 2 shrimp shrimp cod", {"edition": early})
    assert view(state).step == "start"
    assert player(state).task == "star"
    after = play(state, "star casino")
    assert marked(after, "casino") == 1
    assert view(after).step == "boat"


@pytest.mark.rule("fleet:F1.3")
@pytest.mark.parametrize(("seats", "town"), [(2, 2), (3, 3), (4, 4), (1, 2)])
def test_pools_have_a_die_more_than_players_and_the_town_pool_one_boat_die(seats: int, town: int) -> None:
    dice = Dice([])
    state = game.new(game.setup(seats, {}), dice)
    assert len([label for label, _ in dice.thrown if label == "chance-boat"]) == town + 1
    player_chance = Chance(3)
    while view(state).step != "town":
        state.apply(state.random_action(player_chance))
    thrown = state.chance.thrown[-(town + 1) :]  # type: ignore[attr-defined]
    assert [label for label, _ in thrown] == ["chance-town"] * town + ["chance-boat"]


@pytest.mark.rule("fleet:F1.4")
def test_the_first_player_is_drawn() -> None:
    assert view(fresh(3, "cod cod cod 3")).first_player == 2
    assert view(fresh(3, "cod cod cod 1")).first_player == 0
    assert said(fresh(3, "cod cod cod 2"), "first-player", "player") == [("@seat-player2",)]


@pytest.mark.rule("fleet:F1.4")
def test_the_table_may_agree_on_the_first_player() -> None:
    assert view(fresh(3, first_player="2")).first_player == 1
    with pytest.raises(BadInput) as refused:
        fresh(2, first_player="3")
    assert refused.value.code == "fleet-first-player"


@pytest.mark.rule("fleet:F1.3", "fleet:F3.1")
def test_the_first_player_takes_a_die_of_the_first_pool() -> None:
    state = fresh(2, "cod cod 2 shrimp shrimp oyster")
    assert legal(state) == {"take shrimp", "take oyster"}
    assert view(state).mover == 1
