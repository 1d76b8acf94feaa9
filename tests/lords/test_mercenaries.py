"""Mercenaries: buying, laying, and what each of them does (rules 47 to 52, rulings F1 to F12)."""

import pytest

from lords.moves import keys, legal, play, refusal, told
from lords.sea import NAMES, hand, items, mined, phase, player, position, score, ship, view
from quarterdeck.games.lords.edition import edition_of, standard
from quarterdeck.games.lords.facts import game

COAST = """
    .  .  .  D4 .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  d6 .  .  .  .
    .  .  L2 .  .  .  .
    .  .  .  .  .  .  .
"""
ROW = {"A6", "B6", "C6", "D6", "E6", "F6", "G6"}


def hires(moves: set[str], mercenary: str) -> set[str]:
    """The cells that a mercenary may be laid on."""
    return {move.split()[2] for move in moves if move.startswith(f"hire {mercenary} ")}


@pytest.mark.rule("lords:47")
def test_a_mercenary_is_paid_for_and_laid_at_once_by_the_rules_for_ships() -> None:
    state = position(COAST, coins=(4, 0), market="twin_d")
    assert hires(legal(state), "twin_d") == ROW | {"B5", "D5", "C4"}
    assert refusal(state, "hire twin_d A1") == "not-adjacent"
    assert refusal(state, "hire twin_d C5") == "battle-ship-there"
    after = play(state, "hire twin_d C4")
    assert ship(after, "C4") == "Ltwin_d", "the burning ship there is built over"
    assert player(after, 0).coins == 0
    assert player(after, 1).discarded.count(6) == player(state, 1).discarded.count(6) + 1


@pytest.mark.rule("lords:47")
def test_who_has_too_few_coins_cannot_buy_and_nobody_buys_what_is_gone() -> None:
    state = position(COAST, hands=("8", ""), coins=(4, 4), market="twin_d flagship")
    assert refusal(state, "hire flagship A6") == "too-dear"
    after = play(state, "hire twin_d A6", "8 B6")
    assert after.mover.seat == 1
    assert refusal(after, "hire twin_d A1") == "already-hired"


@pytest.mark.rule("lords:47")
def test_mercenaries_are_open_to_both_players_own_colour_up() -> None:
    after = play(position(COAST, coins=(0, 4), market="twin_d", mover=1), "hire twin_d A1")
    assert ship(after, "A1") == "Dtwin_d"


@pytest.mark.rule("lords:48")
def test_the_cells_effect_is_not_applied_under_a_mercenary_but_its_own_is_at_once() -> None:
    state = position(COAST, coins=(3, 0), market="shield_a", effects=dict.fromkeys(NAMES, "V"))
    asked = play(state, "hire shield_a A6")
    assert phase(asked) == "shield"
    after = play(asked, "shield C5")
    assert ship(after, "C5") == "L2+1"
    assert player(after, 0).points == 0


@pytest.mark.rule("lords:48")
@pytest.mark.parametrize("mercenary", ["flagship", "bulwark", "commodore"])
def test_mercenaries_that_bring_points_do_nothing_until_the_end(mercenary: str) -> None:
    after = play(position(COAST, coins=(5, 0), market=mercenary), f"hire {mercenary} A6")
    assert keys(after) == ["hired"]
    assert phase(after) == "turn"
    assert player(after, 0).points == 0


@pytest.mark.rule("lords:49")
@pytest.mark.parametrize("order", [("hire twin_d A6", "8 B6"), ("8 B6", "hire twin_d A6")])
def test_two_ships_may_be_laid_in_one_turn_before_or_after_the_main_action(order: tuple[str, str]) -> None:
    after = play(position(hands=("8", ""), coins=(4, 0), market="twin_d"), *order)
    assert (ship(after, "A6"), ship(after, "B6")) == ("Ltwin_d", "L8")
    assert after.mover.seat == 1


@pytest.mark.rule("lords:49")
def test_one_mercenary_a_turn_is_all() -> None:
    state = position(hands=("8", ""), coins=(9, 0), market="twin_d boarder")
    once = play(state, "hire twin_d A6")
    assert refusal(once, "hire boarder B6") == "bought-already"
    assert hires(legal(once), "boarder") == set()
    assert play(once, "8 B6").mover.seat == 1, "and none after the main action"


@pytest.mark.rule("lords:50")
def test_a_mercenary_never_burns_and_shields_the_ships_behind_it() -> None:
    state = position(COAST.replace("D4", "Dtwin_d").replace("d6", ". "), hands=("3", ""))
    behind = position(
        """
        .  .  .  D4 .  .  .
        .  .  .  Dtwin_d .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        """,
        hands=("3", ""),
    )
    assert ship(play(state, "3 D6", "shot N"), "D1") == "Dtwin_d"
    after = play(behind, "3 D6", "shot N")
    assert (ship(after, "D1"), ship(after, "D2")) == ("D4", "Dtwin_d")
    assert [line.args["outcome"] for line in told(after) if line.key == "shot"] == ["mercenary"]


# What each of them does (rule 51)

AROUND = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  D1 D4 .  .  .
    .  .  D2 L3 .  d7 .
    .  .  .  .  D8 D9+1 .
    .  .  .  .  .  .  .
"""


@pytest.mark.rule("lords:51")
@pytest.mark.parametrize("mercenary", ["shield_a", "shield_b"])
def test_the_shield_bearer_puts_one_shield_on_one_own_ship(mercenary: str) -> None:
    asked = play(position(COAST, coins=(3, 0), market=mercenary), f"hire {mercenary} A6")
    assert legal(asked) == {"shield A6", "shield C5"}
    after = play(asked, "shield C5")
    assert (ship(after, "C5"), phase(after)) == ("L2+1", "turn")


@pytest.mark.rule("lords:51")
def test_the_recruiter_takes_a_ship_of_choice_from_the_own_reserve_and_an_extra_ship_token() -> None:
    state = position(coins=(3, 0), market="recruit", reserves=("11155599", ""))
    asked = play(state, "hire recruit A6")
    assert {"recruit 1", "recruit 5", "recruit 9"} <= legal(asked)
    assert refusal(asked, "recruit 3") == "not-in-reserve"
    before = hand(asked, 0)
    after = play(asked, "recruit 9")
    assert sorted(hand(after, 0)) == sorted(before + "9")
    mine = player(after, 0)
    assert (mine.extra_ships, mine.reserve) == (1, 8)
    assert (mine.reserve_known or ()).count(9) == 1


@pytest.mark.rule("lords:51")
def test_the_reserve_is_shuffled_after_the_recruiter_so_that_any_of_it_may_come_next() -> None:
    state = position(coins=(3, 0), market="recruit", reserves=("111555999", ""), hands=("22", ""), effects={"B6": "E"})
    hired = play(state, "hire recruit A6", "recruit 9")
    drawn = set()
    for seed in range(40):
        again = hired.clone()
        again.chance.state = seed * 977
        after = play(again, "2 B6")
        drawn |= {line.args["number"] for line in told(after, 0) if line.key == "extra"}
    assert drawn == {1, 5, 9}


@pytest.mark.rule("lords:51")
def test_the_minesweeper_removes_three_mines_from_any_cells() -> None:
    mines = COAST.replace(".  .  .  D4 .", "*  *  *  D4 *")
    asked = play(position(mines, coins=(3, 0), market="minesweeper"), "hire minesweeper A6")
    assert legal(asked) == {"sweep A1", "sweep B1", "sweep C1", "sweep E1"}
    after = play(asked, "sweep A1", "sweep C1", "sweep E1")
    assert mined(after) == {"B1"}
    assert phase(after) == "turn"


@pytest.mark.rule("lords:51")
def test_the_broadside_fires_four_shots_one_into_each_adjacent_cell() -> None:
    around = AROUND.replace("D2 L3 .  d7 .", "D2 L3 .  D7 .").replace("D4 .  .", "D4 D5 .")
    after = play(position(around, coins=(3, 0), market="broadside"), "hire broadside E4")
    hit = {cell: ship(after, cell) for cell in ("E3", "F4", "E5", "D4")}
    assert hit == {"E3": "d5", "F4": "d7", "E5": "d8", "D4": "L3"}
    assert (ship(after, "C4"), ship(after, "D3"), ship(after, "F5")) == ("D2", "D4", "D9+1"), (
        "neither past nor diagonal"
    )


@pytest.mark.rule("lords:51")
def test_the_horizontal_twin_fires_two_shots_along_its_row_in_the_same_or_different_directions() -> None:
    line = """
        .  .  .  D6 .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        D1 D2 .  .  .  .  D3
    """
    asked = play(position(line, coins=(4, 0), market="twin_h"), "hire twin_h D6")
    assert legal(asked) == {"shot W", "shot E"}
    assert refusal(asked, "shot N") == "wrong-direction"
    same, apart = play(asked, "shot W", "shot W"), play(asked, "shot W", "shot E")
    assert [ship(same, cell) for cell in ("A6", "B6", "G6")] == ["d1", "d2", "D3"]
    assert [ship(apart, cell) for cell in ("A6", "B6", "G6")] == ["D1", "d2", "d3"]
    assert phase(same) == phase(apart) == "turn"


@pytest.mark.rule("lords:51")
def test_the_diagonal_twin_fires_two_diagonal_shots_in_the_same_or_different_directions() -> None:
    line = """
        .  .  .  D6 .  .  .
        .  .  .  .  .  .  .
        D1 .  .  .  .  .  D3
        .  D2 .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """
    asked = play(position(line, coins=(4, 0), market="twin_d"), "hire twin_d D6")
    assert legal(asked) == {"shot NW", "shot NE"}
    same, apart = play(asked, "shot NW", "shot NW"), play(asked, "shot NE", "shot NW")
    assert [ship(same, cell) for cell in ("A3", "B4", "G3")] == ["d1", "d2", "D3"]
    assert [ship(apart, cell) for cell in ("A3", "B4", "G3")] == ["D1", "d2", "d3"]


@pytest.mark.rule("lords:51", "lords:F4")
def test_the_boarder_may_be_laid_on_an_enemy_battle_ship_without_a_shield_which_is_discarded() -> None:
    state = position(AROUND, coins=(4, 0), market="boarder")
    assert hires(legal(state), "boarder") == ROW | {"D3", "C4", "E4", "D5"}, "and on free cells like any other"
    after = play(state, "hire boarder D3")
    assert ship(after, "D3") == "Lboarder"
    assert player(after, 1).discarded.count(4) == player(state, 1).discarded.count(4) + 1
    assert ship(play(state, "hire boarder E4"), "E4") == "Lboarder"


@pytest.mark.rule("lords:51", "lords:F4")
def test_the_boarder_obeys_all_other_rules_of_laying_ships() -> None:
    state = position(AROUND.replace("D4", "D4+1"), coins=(4, 0), market="boarder")
    assert refusal(state, "hire boarder C3") == "not-adjacent"
    assert refusal(state, "hire boarder D3") == "boarding-shielded"
    assert hires(legal(state), "boarder") == ROW | {"C4", "E4", "D5"}
    assert refusal(state, "hire boarder D4") == "boarding-own"
    row = position(". " * 35 + "D5 . . . . . .", coins=(4, 0), market="boarder")
    assert ship(play(row, "hire boarder A6"), "A6") == "Lboarder", "the bottom row needs no neighbour"


@pytest.mark.rule("lords:51", "lords:F4")
def test_only_the_boarder_may_be_laid_on_a_battle_ship() -> None:
    state = position(AROUND, coins=(4, 0), market="twin_d shield_a")
    assert refusal(state, "hire twin_d D3") == refusal(state, "hire shield_a D3") == "battle-ship-there"


@pytest.mark.rule("lords:F5", "lords:F6")
def test_a_mercenary_is_never_boarded_nor_built_over() -> None:
    state = position(AROUND.replace("D4", "Dtwin_d"), hands=("2", ""), coins=(4, 0), market="boarder")
    assert refusal(state, "hire boarder D3") == "boarding-mercenary"
    assert refusal(state, "2 D3") == "battle-ship-there"
    shot = position(AROUND.replace("D4", "Dtwin_d").replace("D2 L3", ".  L3"), hands=("3", ""))
    after = play(shot, "3 D5", "shot N")
    assert ship(after, "D3") == "Dtwin_d", "so nothing can ever be built over it"


@pytest.mark.rule("lords:52")
def test_a_mercenary_with_several_numbers_counts_as_one_of_them_in_row_and_column_alike() -> None:
    cross = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  L7 .  .  .  .
        L4 L4 Lminelayer .  .  .  .
        .  .  L9 .  .  .  .
        .  .  .  .  .  .  .
    """
    assert score(position(cross)) == 3 + 1, "4 for the row; 8 for the column would be 2; and one ship on dark's half"
    kinds = [item.head for item in items(position(cross))]
    assert kinds == ["set", "invaders"]


@pytest.mark.rule("lords:52")
def test_a_mercenary_counts_as_no_number_that_is_not_printed_on_it_and_x_as_any() -> None:
    row = "\n".join([". . . . . . ."] * 5) + "\nL6 L6 {} . . . ."
    assert score(position(row.format("Lboarder"))) == 3
    assert score(position(row.format("Ltwin_h"))) == 0
    assert score(position(row.format("Lcommodore"))) == 3 + 1


@pytest.mark.rule("lords:51", "lords:52")
def test_every_mercenary_of_the_box_has_its_tier_and_its_numbers_or_x() -> None:
    box = edition_of(standard())
    costs = [mercenary.cost for mercenary in box.mercenary]
    assert (costs.count(3), costs.count(4), costs.count(5), len(costs)) == (6, 3, 3, 12)
    assert all(mercenary.numbers or mercenary.cost == 5 for mercenary in box.mercenary)
    assert len({mercenary.effect for mercenary in box.mercenary}) == 11


# When and how they are bought


@pytest.mark.rule("lords:F1")
def test_no_mercenary_is_bought_between_the_two_effects() -> None:
    state = position(AROUND, hands=("1", ""), coins=(4, 0), market="boarder", effects={"D5": "O"})
    asked = play(state, "1 D5")
    assert phase(asked) == "shot"
    assert refusal(asked, "hire boarder A6") == "hire-between"
    fired = play(asked, "shot E")
    assert phase(fired) == "shield"
    assert refusal(fired, "hire boarder A6") == "hire-between"
    line = game.refusal(fired, game.parse(fired, "hire boarder A6"))
    assert line is not None
    assert line.rules == ("F1",)
    assert refusal(play(fired, "shield D5"), "hire boarder A6") == ""


@pytest.mark.rule("lords:F2")
def test_coins_earned_this_turn_may_be_spent_after_the_main_action() -> None:
    state = position(hands=("2", ""), coins=(2, 0), market="shield_a")
    assert refusal(state, "hire shield_a A6") == "too-dear"
    after = play(state, "2 A6")
    assert phase(after) == "after"
    assert player(play(after, "hire shield_a B6"), 0).coins == 0


@pytest.mark.rule("lords:F3")
def test_a_mercenary_that_cannot_be_laid_cannot_be_bought() -> None:
    blocked = "\n".join([". . . . . . ."] * 5) + "\nD1 D2 D3 D4 D5 D6 D7"
    state = position(blocked, coins=(9, 0), market="flagship boarder shield_a")
    assert hires(legal(state), "flagship") == hires(legal(state), "shield_a") == set()
    assert hires(legal(state), "boarder") == ROW
    last = position(blocked.replace("D1", ". "), hands=("", "2"), coins=(9, 0), market="flagship", mover=1)
    assert play(last, "2 A6").is_over(), "no coins can save light without a cell"


@pytest.mark.rule("lords:F7")
def test_the_bulwark_counts_its_own_permanent_shield_and_those_of_other_mercenaries() -> None:
    row = "\n".join([". . . . . . ."] * 5) + "\nLbulwark . Lshield_a . L5+2 . Dtwin_d+1"
    assert score(position(row)) == 1 + 1 + 2, "not dark's"


@pytest.mark.rule("lords:F8")
def test_the_flagship_counts_every_own_battle_ship_beside_it_mercenaries_too() -> None:
    beside = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  L1 L5 .  .  .  .
        .  Lshield_a Lflagship D2 .  .  .
        .  .  l7 .  .  .  .
    """
    flagship = [item.points for item in items(position(beside)) if item.head == "flagship"]
    assert flagship == [2], "not burning, enemy or diagonal ones"


@pytest.mark.rule("lords:F9")
def test_the_commodore_counts_sets_made_with_a_mercenary_that_counts_as_any_number() -> None:
    row = "\n".join([". . . . . . ."] * 5) + "\nL4 L4 Lcommodore . L6 L6 Lboarder"
    assert [(item.head, item.points) for item in items(position(row))] == [("set", 3), ("set", 3), ("commodore", 2)]


@pytest.mark.rule("lords:F10")
@pytest.mark.parametrize("mercenary", ["recruit", "twin_d", "twin_h", "minelayer", "broadside"])
def test_a_mercenary_does_not_have_the_effects_of_its_numbers(mercenary: str) -> None:
    state = position(coins=(4, 0), market=mercenary, effects=dict.fromkeys(NAMES, "V"))
    cost = 3 if mercenary in ("recruit", "minelayer", "broadside") else 4
    after = play(state, f"hire {mercenary} A6")
    assert player(after, 0).coins == 4 - cost, "no coin for an even number"
    assert player(after, 0).points == 0, "and no cell effect repeated by a 9"


@pytest.mark.rule("lords:F10")
def test_a_mercenary_counts_on_the_opponents_half_like_any_battle_ship() -> None:
    assert score(position("Lshield_a " + ". " * 41)) == 1


@pytest.mark.rule("lords:F11")
def test_a_ship_may_be_laid_next_to_the_mercenary_just_bought() -> None:
    state = position(AROUND, hands=("2", ""), coins=(4, 0), market="boarder twin_d")
    assert refusal(state, "2 D2") == "not-adjacent"
    after = play(state, "hire boarder D3", "2 D2")
    assert ship(after, "D2") == "L2"


@pytest.mark.rule("lords:F11")
def test_the_main_action_profits_from_what_the_mercenary_did() -> None:
    around = AROUND.replace("D1 D4", "D1 .")
    state = position(around, hands=("2", ""), coins=(3, 0), market="broadside")
    assert refusal(state, "2 E5") == "battle-ship-there"
    after = play(state, "hire broadside E4", "2 E5")
    assert ship(after, "E5") == "L2", "the broadside set it on fire"


@pytest.mark.rule("lords:F11")
def test_a_mercenary_bought_afterwards_may_stand_next_to_the_ship_just_laid() -> None:
    state = position(hands=("2", ""), coins=(4, 0), market="twin_d")
    assert refusal(state, "hire twin_d A5") == "not-adjacent"
    assert ship(play(state, "2 A6", "hire twin_d A5"), "A5") == "Ltwin_d"


@pytest.mark.rule("lords:F12")
def test_a_ship_recruited_before_the_main_action_may_be_laid_in_it() -> None:
    state = position(hands=("246", ""), coins=(3, 0), market="recruit", reserves=("999", ""))
    assert refusal(state, "9 B6") == "not-in-hand"
    after = play(state, "hire recruit A6", "recruit 9", "9 B6")
    assert ship(after, "B6") == "L9"
    assert view(after).mover == 1
