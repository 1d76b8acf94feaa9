"""Income (rule F4.1, rulings Q30, Q31; lobster F6.3, Cannery F8.5)."""

import pytest

from fleet.moves import play, said
from fleet.sheets import boats, coins, position, sheet, task

FLEETS = {  # marks with so many boats afloat
    1: {"lobster": 3},
    2: {"lobster": 3, "kayak": 1},
    4: {"lobster": 3, "kayak": 2, "barge": 2},
    5: {"lobster": 3, "kayak": 2, "barge": 2, "research": 1},
    7: {"lobster": 3, "kayak": 2, "barge": 2, "research": 3},
    8: {"lobster": 3, "kayak": 2, "barge": 2, "research": 3, "shrimp": 3},
    9: {"lobster": 3, "kayak": 2, "barge": 2, "research": 3, "shrimp": 3, "swordfish": 3},
    10: {"lobster": 3, "kayak": 2, "barge": 2, "research": 3, "shrimp": 3, "swordfish": 3, "oyster": 3},
}
STEPS = [
    *((1, fleet, coins) for fleet, coins in ((1, 0), (2, 1), (7, 1), (8, 2), (10, 2))),
    *((2, fleet, coins) for fleet, coins in ((1, 0), (2, 1), (4, 1), (5, 2), (10, 2))),
    *((3, fleet, coins) for fleet, coins in ((1, 0), (2, 1), (4, 1), (5, 2), (9, 2), (10, 3))),
]


def income(marks: dict[str, int], **kwargs: object) -> tuple[object, ...]:
    """What one player's income was made of."""
    state = position(sheet(marks, **kwargs), sheet(), shared="coins")  # type: ignore[arg-type]
    after = play(state, "1: coin", "2: coin")
    return said(after, "income", "base", "lobster", "cannery")[0]


@pytest.mark.rule("fleet:F4.1")
def test_everybody_gets_one_coin() -> None:
    after = play(position(sheet(), sheet(), shared="coins", dice="market market cod"), "1: coin", "2: coin")
    assert (coins(after, 1), coins(after, 2)) == (2, 2)
    assert said(after, "income", "base", "lobster", "cannery") == [(1, 0, 0)] * 2


@pytest.mark.rule("fleet:F6.3", "fleet:F6.6", "fleet:Q31")
@pytest.mark.parametrize(("level", "fleet", "pays"), STEPS)
def test_lobster_licences_pay_by_launched_boats_the_highest_step_only(level: int, fleet: int, pays: int) -> None:
    marks = FLEETS[fleet] | {"lobster": 1 + 2 * level}
    assert income(marks)[1] == pays


@pytest.mark.rule("fleet:Q31", "fleet:F7.6")
def test_the_crab_boat_and_full_boats_count_for_lobster() -> None:
    marks = {"lobster": 3, "crab": 5}
    assert income(marks, fish={"lobster": [4], "crab": [4]}, bonus="fish")[1] == 1


@pytest.mark.rule("fleet:F6.3")
def test_without_a_lobster_licence_nothing_is_added() -> None:
    assert income({"kayak": 2, "research": 3, "barge": 2})[1] == 0


@pytest.mark.rule("fleet:F8.5", "fleet:Q32")
def test_the_cannery_adds_a_coin_for_each_full_boat() -> None:
    marks = {"lobster": 3, "kayak": 2, "barge": 2, "research": 3, "cannery": 1}
    assert income(marks, fish={"lobster": [4], "kayak": [3, 2], "barge": [10]})[2] == 3
    assert income(marks | {"cannery": 0}, fish={"lobster": [4], "kayak": [3, 3]})[2] == 0


@pytest.mark.rule("fleet:Q30")
def test_income_is_counted_before_its_first_coin_and_marked_as_one_gain() -> None:
    near = sheet({"lobster": 3, "swordfish": 2}, coins=2)
    state = position(near, sheet(), shared="coins", round=2, dice="market market cod")
    after = play(state, "1: coin", "2: coin")
    assert task(after) == "star"
    assert said(after, "income", "lobster")[0] == (0,)
    after = play(after, "star swordfish")
    assert boats(after, "swordfish") == [1], "launched by a star of this income it fishes this round"
    assert said(after, "income", "lobster") == [], "and pays lobster only next round"


@pytest.mark.rule("fleet:Q40", "fleet:F8.5")
def test_a_cannery_finished_in_the_boat_phase_pays_in_the_same_round() -> None:
    ready = sheet({"lobster": 3}, fish={"lobster": [4]}, coins=3)
    after = play(position(ready, sheet(), shared="coins"), "1: coin", "star cannery", "2: coin")
    assert said(after, "income", "cannery")[0] == (1,)
