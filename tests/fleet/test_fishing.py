"""Fishing (rules F4.2, F4.3, rulings Q1, Q2, Q10, Q11, Q32; oyster F6.5, swordfish F6.4, Q34)."""

import pytest

from fleet.moves import legal, play, said, told
from fleet.sheets import boats, coins, licence, marked, player, position, sheet, task, view
from quarterdeck.games.fleet.rules.game import FleetState


def fish(marks: dict[str, int], round: int = 2, moves: tuple[str, ...] = (), **kwargs: object) -> FleetState:
    """A player's sheet after the shared die as a coin, the income and the fishing of a round."""
    state = position(sheet(marks, **kwargs), sheet(), shared="coins", round=round, dice="market market cod")  # type: ignore[arg-type]
    return play(state, "1: coin", "2: coin", *moves)


@pytest.mark.rule("fleet:F4.2")
def test_every_boat_catches_one_fish_an_oyster_boat_two() -> None:
    after = fish({"lobster": 3, "oyster": 3, "kayak": 2}, moves=("catch",))
    assert (boats(after, "lobster"), boats(after, "oyster"), boats(after, "kayak")) == ([1], [2], [1, 1])


@pytest.mark.rule("fleet:F4.2")
def test_several_boats_of_a_type_all_fish_and_a_full_one_catches_nothing() -> None:
    after = fish({"cod": 7}, either={"cod": "BB"}, fish={"cod": [4, 1, 0]})
    assert boats(after, "cod") == [4, 2, 1]


@pytest.mark.rule("fleet:F4.2", "fleet:F2.1")
def test_there_is_no_fishing_in_odd_rounds() -> None:
    assert boats(fish({"cod": 3}, round=3), "cod") == [0]


@pytest.mark.rule("fleet:F4.2")
def test_all_players_fish_together() -> None:
    state = position(sheet({"cod": 3}), sheet({"lobster": 3}), shared="coins", round=4, dice="market market cod")
    after = play(state, "2: coin", "1: coin")
    assert (boats(after, "cod", 1), boats(after, "lobster", 2)) == ([1], [1])


@pytest.mark.rule("fleet:F6.5", "fleet:Q10")
def test_each_oyster_boat_may_take_a_coin_instead_of_its_second_fish() -> None:
    asked = fish({"oyster": 5}, either={"oyster": "B"})
    assert legal(asked) == {"catch", "sell"}
    assert boats(asked, "oyster") == [1, 1], "the first fish is always taken"
    both = play(asked, "sell", "catch")
    assert boats(both, "oyster") == [1, 2]
    assert coins(both) == coins(asked) + 1


@pytest.mark.rule("fleet:Q10", "fleet:F4.2")
def test_without_room_for_a_second_fish_there_is_no_coin() -> None:
    after = fish({"oyster": 3}, fish={"oyster": [5]})
    assert boats(after, "oyster") == [6]
    assert coins(after) == 2
    assert view(after).step == "town"


@pytest.mark.rule("fleet:F6.5")
@pytest.mark.parametrize(("choices", "room"), [("", 6), ("L", 8), ("LL", 10)])
def test_oyster_boats_hold_more_with_each_licence(choices: str, room: int) -> None:
    state = position(
        sheet({"oyster": 3 + 2 * len(choices)}, either={"oyster": choices}), sheet(), pool="cod cod shrimp"
    )
    assert player(state).boats[0].capacity == room


@pytest.mark.rule("fleet:Q11", "fleet:Q32")
def test_a_full_oyster_boat_has_room_again_after_a_licence() -> None:
    full = sheet({"oyster": 4}, fish={"oyster": [6]})
    state = position(full, sheet(), pool="oyster cod shrimp")
    assert player(state).boats[0].full
    after = play(state, "take oyster", "mark oyster", "licence")
    assert not player(after).boats[0].full
    assert player(after).boats[0].capacity == 8


@pytest.mark.rule("fleet:F4.3", "fleet:Q1")
def test_stars_from_fishing_wait_until_all_fish_are_marked() -> None:
    asked = fish({"oyster": 5}, either={"oyster": "B"}, coins=1)
    assert coins(asked) == 3
    sold = play(asked, "sell")
    assert coins(sold) == 4, "the star's box is marked"
    assert task(sold) == "oyster", "but the fishing goes on"
    assert task(play(sold, "catch")) == "star"


@pytest.mark.rule("fleet:F6.4", "fleet:Q34")
@pytest.mark.parametrize(("choices", "stars", "late"), [("", 1, 0), ("L", 1, 1), ("LL", 2, 0)])
def test_swordfish_licences_give_stars_after_fishing(choices: str, stars: int, late: int) -> None:
    after = fish({"swordfish": 3 + 2 * len(choices)}, either={"swordfish": choices})
    assert said(after, "swordfish", "stars", "coins") == [(stars, late)]
    assert player(after).stars == stars
    before = coins(after)
    for _ in range(stars):
        assert task(after) == "star"
        after = play(after, "star bank")
    assert view(after).step == "town"
    assert coins(after) == before + late, "the coin of level 2 comes last"


@pytest.mark.rule("fleet:Q34")
def test_swordfish_counts_the_level_held_when_the_catch_ends() -> None:
    after = fish({"swordfish": 4})
    after = play(after, "star swordfish", "licence")
    assert licence(after, "swordfish") == 2
    assert said(after, "swordfish", "stars") == [], "the second licence came too late for this catch"
    assert task(after) == "star", "its two coins reached the first star"
    assert view(play(after, "decline")).step == "town"


@pytest.mark.rule("fleet:Q34", "fleet:F6.4")
def test_swordfish_pays_even_where_nothing_was_caught() -> None:
    after = fish({"swordfish": 3}, fish={"swordfish": [4]})
    assert told(after, "caught")[0].args["fish"] == 0
    assert task(after) == "star"


@pytest.mark.rule("fleet:Q32", "fleet:Q8")
def test_full_boats_are_those_without_a_fish_place_left_never_a_research_vessel() -> None:
    marks = {"lobster": 3, "kayak": 2, "barge": 2, "research": 2, "crab": 5}
    full = sheet(marks, fish={"lobster": [4], "kayak": [3, 2], "barge": [10], "crab": [4]}, bonus="full")
    state = position(full, sheet(), pool="cod cod shrimp")
    assert [(boat.kind, boat.full) for boat in player(state).boats] == [
        ("lobster", True),
        ("crab", True),
        ("barge", True),
        ("kayak", True),
        ("kayak", False),
        ("research", False),
        ("research", False),
    ]
    assert player(state).points.bonus == 4


@pytest.mark.rule("fleet:F7.5", "fleet:F2.3")
def test_marks_of_the_fishing_step_stay_on_the_own_sheet() -> None:
    after = fish({"kayak": 2})
    assert marked(after, "kayak", 2) == 0
    assert boats(after, "kayak") == [1, 1]
