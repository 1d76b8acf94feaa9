"""The options of a table that change a rule: declining effects, the twin's directions, four of a kind (C2, C11, A1)."""

import pytest

from lords.moves import keys, legal, play, refusal
from lords.sea import fresh, mined, phase, player, position, score, ship, view
from quarterdeck.errors import BadInput
from quarterdeck.games.lords.facts import game

BOARD = """
    .  .  .  D4 .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  l2 .  .  *  .  .
    L8 .  .  *  .  .  D6
"""


TARGETS = """
    .  .  D4 .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  D9 .
    .  .  .  .  .  .  .
    .  l2 .  .  .  .  *
    L8 .  .  .  .  .  .
"""


@pytest.mark.rule("lords:C2")
@pytest.mark.parametrize(
    ("number", "cell_effect", "due"),
    [
        ("3", ".", "shot"),
        ("5", ".", "repair"),
        ("1", ".", "shield"),
        ("7", ".", "sweep"),
        ("2", "M", "mine"),
        ("2", "D", "shot"),
    ],
)
def test_an_effect_with_a_target_must_be_used_unless_the_table_lets_it_be_declined(
    number: str, cell_effect: str, due: str
) -> None:
    for decline in (False, True):
        state = position(TARGETS, hands=(number, ""), effects={"C6": cell_effect}, decline=decline)
        asked = play(state, f"{number} C6")
        assert phase(asked) == due
        assert ("decline" in legal(asked)) is decline
        assert refusal(asked, "decline") == ("" if decline else "compulsory")
    after = play(asked, "decline")
    assert "declined" in keys(after)
    assert after.mover.seat == 1
    assert [ship(after, cell) for cell in ("C1", "F3", "B5", "A6")] == ["D4", "D9", "l2", "L8"], "nothing was done"
    assert mined(after) == {"G5"}


@pytest.mark.rule("lords:C2")
def test_declining_leaves_the_mine_under_a_7_to_be_taken() -> None:
    after = play(position(BOARD, hands=("7", ""), decline=True), "7 D6", "decline")
    assert player(after, 0).mines == 1
    assert mined(after) == {"E5"}


@pytest.mark.rule("lords:C2")
def test_declining_the_second_shot_keeps_the_first() -> None:
    state = position(BOARD.replace("*  .  .  D6", ".  .  .  D6"), hands=("9", ""), effects={"D6": "O"}, decline=True)
    after = play(state, "9 D6", "shot E", "decline")
    assert (ship(after, "G6"), ship(after, "D1")) == ("d6", "D4")


@pytest.mark.rule("lords:C2")
def test_points_coins_and_extra_ships_are_never_declined() -> None:
    state = position(hands=("2", ""), effects={"A6": "V", "B6": "E"}, decline=True)
    assert "point" in keys(play(state, "2 A6"))
    assert keys(play(state, "2 B6")) == ["laid", "extra", "coin", "drew"]


@pytest.mark.rule("lords:C2")
def test_the_minelayer_may_be_declined_before_its_first_token_only() -> None:
    state = position(BOARD, coins=(3, 0), market="minelayer", decline=True)
    asked = play(state, "hire minelayer B6")
    after = play(asked, "decline")
    assert (phase(after), view(after).mine_supply) == ("turn", 12)
    begun = play(asked, "mine A1")
    assert refusal(begun, "decline") == "compulsory"
    laid = play(begun, "mine B1", "mine C1")
    assert refusal(laid, "decline") in ("compulsory", "wrong-phase")
    assert "decline" not in legal(laid)


@pytest.mark.rule("lords:C2")
def test_the_recruiter_and_the_minesweeper_may_be_declined_too() -> None:
    recruiting = play(position(coins=(3, 0), market="recruit", decline=True), "hire recruit A6", "decline")
    assert player(recruiting, 0).extra_ships == 0
    swept = play(position(BOARD, coins=(3, 0), market="minesweeper", decline=True), "hire minesweeper B6", "sweep E5")
    assert mined(play(swept, "decline")) == {"D6"}


@pytest.mark.rule("lords:C11")
def test_the_horizontal_twin_fires_up_and_down_only_if_the_table_says_so() -> None:
    board = BOARD.replace("*  .  .  D6", ".  .  .  D6")
    for straight, moves in ((False, {"shot E"}), (True, {"shot E", "shot N"})):
        state = position(board, coins=(4, 0), market="twin_h", twin_straight=straight)
        assert legal(play(state, "hire twin_h D6")) == moves


@pytest.mark.rule("lords:C11")
def test_the_twins_option_leaves_the_diagonal_twin_alone() -> None:
    state = position(
        BOARD.replace("*  .  .\n    L8", "D9 .  .\n    L8"), coins=(4, 0), market="twin_d", twin_straight=True
    )
    assert legal(play(state, "hire twin_d F6")) == {"shot NW"}


FOUR = ". " * 35 + "L6 L6 L6 Lboarder . . ."


@pytest.mark.rule("lords:A1")
@pytest.mark.parametrize("worth", [4, 5, 9])
def test_four_of_a_kind_is_worth_what_the_table_says(worth: int) -> None:
    assert score(position(FOUR, set_of_four=worth)) == worth


@pytest.mark.rule("lords:A1")
@pytest.mark.parametrize(("chosen", "worth"), [(0, 5), (4, 4), (7, 7)])
def test_without_a_choice_four_of_a_kind_is_worth_what_the_edition_says(chosen: int, worth: int) -> None:
    assert fresh(1, set_of_four=chosen).set_of_four == worth


def test_options_reach_the_rules() -> None:
    plain, changed = fresh(1), fresh(1, decline_effects=True, twin_straight=True)
    assert (plain.decline_effects, plain.twin_straight) == (False, False)
    assert (changed.decline_effects, changed.twin_straight) == (True, True)


def test_a_value_out_of_range_is_refused() -> None:
    with pytest.raises(BadInput, match="option-number"):
        game.setup(2, {"set_of_four": 10})
