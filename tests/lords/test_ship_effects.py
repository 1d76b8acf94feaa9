"""Effects of ships: what each number does when it is laid (rules 33 to 38)."""

import pytest

from lords.moves import keys, legal, play
from lords.sea import hand, mined, phase, player, position, ship, view

DARK_IN_LINE = """
    .  .  .  D4 .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  D6 .  .  .  .
    D2 .  .  .  .  .  D8
"""


@pytest.mark.rule("lords:33")
@pytest.mark.parametrize("number", "2468")
def test_a_ship_with_an_even_number_brings_one_coin(number: str) -> None:
    after = play(position(hands=(number, "")), f"{number} A6")
    assert player(after, 0).coins == 1
    assert player(after, 1).coins == 0


@pytest.mark.rule("lords:33")
@pytest.mark.parametrize("number", "1359")
def test_a_ship_with_an_odd_number_brings_no_coin(number: str) -> None:
    after = play(position(hands=(number, "")), f"{number} A6")
    assert player(after, 0).coins == 0


@pytest.mark.rule("lords:33")
def test_ships_of_the_same_number_have_the_same_effect_for_both_players() -> None:
    after = play(position(hands=("", "8"), mover=1), "8 A1")
    assert player(after, 1).coins == 1


@pytest.mark.rule("lords:34")
def test_a_1_puts_one_shield_token_on_one_own_ship() -> None:
    asked = play(position(DARK_IN_LINE.replace("D6", "L6"), hands=("1", "")), "1 B6")
    assert phase(asked) == "shield"
    assert legal(asked) == {"shield B6", "shield C5"}
    after = play(asked, "shield C5")
    assert ship(after, "C5") == "L6+1"
    assert ship(after, "B6") == "L1"
    assert view(after).shield_supply == 6


@pytest.mark.rule("lords:35")
def test_a_3_fires_one_shot_along_a_row_or_a_column() -> None:
    asked = play(position(DARK_IN_LINE, hands=("3", "")), "3 D6")
    assert phase(asked) == "shot"
    assert legal(asked) == {"shot N", "shot E", "shot W"}, "never diagonally at C5"
    after = play(asked, "shot N")
    assert ship(after, "D1") == "d4"
    assert after.mover.seat == 1, "one shot and no more"


@pytest.mark.rule("lords:36")
def test_a_5_repairs_any_one_own_burning_ship() -> None:
    state = position(DARK_IN_LINE.replace("D4", "l4").replace("D2", "l2"), hands=("5", ""))
    asked = play(state, "5 D6")
    assert legal(asked) == {"repair D1", "repair A6"}
    after = play(asked, "repair D1")
    assert ship(after, "D1") == "L4"
    assert ship(after, "A6") == "l2"


MINEFIELD = """
    *  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  *  .  .  .
"""


@pytest.mark.rule("lords:37")
def test_a_7_removes_one_mine_from_any_cell() -> None:
    asked = play(position(MINEFIELD, hands=("7", "")), "7 F6")
    assert legal(asked) == {"sweep A1", "sweep D6"}
    after = play(asked, "sweep A1")
    assert mined(after) == {"D6"}
    assert keys(after)[:2] == ["swept", "drew"], "one mine and no more"


@pytest.mark.rule("lords:37")
def test_a_7_may_remove_the_mine_from_the_cell_it_is_laid_on() -> None:
    after = play(position(MINEFIELD, hands=("7", "")), "7 D6", "sweep D6")
    assert mined(after) == {"A1"}
    assert player(after, 0).mines == 0
    assert ship(after, "D6") == "L7"


@pytest.mark.rule("lords:38")
def test_a_9_applies_the_cells_effect_a_second_time() -> None:
    after = play(position(hands=("9", ""), effects={"A6": "V"}), "9 A6")
    assert player(after, 0).points == 2


@pytest.mark.rule("lords:38")
def test_a_9_fires_twice_from_a_cell_with_a_shot() -> None:
    after = play(position(DARK_IN_LINE, hands=("9", ""), effects={"D6": "O"}), "9 D6", "shot N")
    assert phase(after) == "shot"
    after = play(after, "shot E")
    assert (ship(after, "D1"), ship(after, "G6")) == ("d4", "d8")
    assert after.mover.seat == 1, "twice and no more"


@pytest.mark.rule("lords:38")
def test_a_9_has_no_effect_of_its_own() -> None:
    before = position(hands=("9", ""))
    after = play(before, "9 A6")
    assert keys(after)[:2] == ["laid", "drew"]
    assert player(after, 0).points == player(after, 0).coins == 0
    assert len(hand(after, 0)) == 3
