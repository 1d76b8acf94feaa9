"""Effects of tokens: shields, coins, extra ships and victory points (rules 39 to 41, 45, 46; rulings E1 to E8)."""

import pytest

from lords.moves import keys, legal, play, refusal
from lords.sea import fresh, hand, phase, player, position, score, ship, view
from quarterdeck.games.lords.edition import edition_of, standard

FLEET = """
    .  .  .  D4 .  .  .
    .  .  .  .  .  .  .
    .  .  .  d6 .  .  .
    .  .  .  .  .  .  .
    .  l2 .  .  .  .  .
    L8 .  .  .  .  .  .
"""


@pytest.mark.rule("lords:39", "lords:E4")
def test_shields_go_on_own_battle_ships_never_on_burning_or_enemy_ones() -> None:
    asked = play(position(FLEET, hands=("1", "")), "1 D6")
    assert legal(asked) == {"shield A6", "shield D6"}
    assert refusal(asked, "shield B5") == "not-own-battle-ship", "it burns"
    assert refusal(asked, "shield D1") == "not-own-battle-ship", "it is dark's"
    assert refusal(asked, "shield G6") == "not-own-battle-ship", "there is no ship"


@pytest.mark.rule("lords:39")
def test_several_shields_may_lie_on_one_ship() -> None:
    state = position(FLEET.replace("L8", "L8+6"), hands=("1", ""))
    after = play(state, "1 D6", "shield A6")
    assert ship(after, "A6") == "L8+7"
    assert view(after).shield_supply == 0


@pytest.mark.rule("lords:40")
@pytest.mark.parametrize(("before", "then"), [("D4+1", "D4"), ("D4+2", "D4+1"), ("D4+4", "D4+3")])
def test_a_shot_at_a_shielded_ship_removes_one_shield_to_the_supply_instead_of_burning_it(
    before: str, then: str
) -> None:
    state = position(FLEET.replace("D4", before), hands=("3", ""))
    after = play(state, "3 D6", "shot N")
    assert ship(after, "D1") == then
    assert view(after).shield_supply == view(state).shield_supply + 1


@pytest.mark.rule("lords:40")
def test_each_shield_protects_from_one_shot_only() -> None:
    state = position(FLEET.replace("D4", "D4+1"), hands=("9", ""), effects={"D6": "O"})
    assert ship(play(state, "9 D6", "shot N", "shot N"), "D1") == "d4"


@pytest.mark.rule("lords:41")
def test_coins_are_counted_by_their_value_and_spent_ones_leave_the_player() -> None:
    state = position(coins=(4, 0), hands=("2", ""), market="shield_a twin_h")
    after = play(state, "2 A6", "hire twin_h B6")
    assert player(after, 0).coins == 4 + 1 - 4


@pytest.mark.rule("lords:41", "lords:46", "lords:45")
def test_the_box_has_coins_points_and_extra_ships_in_the_values_they_are_changed_into() -> None:
    tokens = edition_of(standard()).tokens
    assert tokens.coins == {"1": 6, "3": 5}
    assert tokens.points == {"1": 6, "3": 6, "5": 8}
    assert tokens.extra_ship == {"1": 4, "3": 3}


@pytest.mark.rule("lords:46")
@pytest.mark.parametrize("points", [2, 3, 4, 5, 6, 14])
def test_changed_victory_points_are_worth_what_the_single_ones_were(points: int) -> None:
    after = play(position(points=(points, 0), hands=("3", ""), effects={"A6": "V"}), "3 A6")
    assert player(after, 0).points == points + 1
    assert score(after) == points + 1


@pytest.mark.rule("lords:45")
@pytest.mark.parametrize("tokens", [0, 1, 2, 3, 5])
def test_a_hand_is_three_ships_and_one_for_each_extra_ship_token(tokens: int) -> None:
    state = position(extra=(tokens, 0), hands=("3", ""), effects={"A6": "E"})
    after = play(state, "3 A6")
    assert player(after, 0).extra_ships == tokens + 1
    assert len(hand(after, 0)) == 3 + tokens + 1


@pytest.mark.rule("lords:E1")
def test_with_an_empty_supply_of_shields_the_effect_is_lost() -> None:
    state = position(
        FLEET.replace("L8", "L8+4").replace("D4", "D4+3"), hands=("1", ""), coins=(3, 0), market="shield_a"
    )
    after = play(state, "1 D6")
    assert "lost-effect" in keys(after)
    assert phase(after) == "after"
    assert "lost-effect" in keys(play(after, "hire shield_a E6")), "the mercenary's too"


@pytest.mark.rule("lords:E2")
def test_with_an_empty_supply_of_mines_the_effect_is_lost() -> None:
    after = play(position(mines=(7, 7), hands=("3", ""), effects={"A6": "M"}), "3 A6")
    assert keys(after)[:3] == ["laid", "lost-effect", "lost-effect"], "the mine, and the shot without a target"
    assert view(after).mine_supply == 0
    assert view(after).mines == ()


@pytest.mark.rule("lords:E2")
def test_the_cells_nines_and_minelayer_of_the_box_need_no_more_mines_than_it_has() -> None:
    box = edition_of(standard())
    most_on_a_side = [
        sum(max(side.count("M") for side in ("".join(board.a), "".join(board.b))) for board in boards)
        for half in (box.boards.light, box.boards.dark)
        for boards in [(half.square1, half.square2, half.strip)]
    ]
    nines = 2 * box.ships.copies
    assert sum(most_on_a_side) + nines + 2 == box.tokens.mines


@pytest.mark.rule("lords:E3")
def test_coins_points_and_extra_ships_never_run_out() -> None:
    state = position(coins=(20, 12), points=(40, 30), hands=("6", ""), effects={"A6": "V"})
    after = play(state, "6 A6")
    assert (player(after, 0).coins, player(after, 0).points) == (21, 41), "21 coins and 64 points are in the box"
    rich = play(position(extra=(8, 6), hands=("3", ""), effects={"A6": "E"}), "3 A6")
    assert player(rich, 0).extra_ships + player(rich, 1).extra_ships == 15, "more than the 13 of the box"


@pytest.mark.rule("lords:E5")
def test_a_1_may_shield_itself() -> None:
    assert ship(play(position(hands=("1", "")), "1 A6", "shield A6"), "A6") == "L1+1"


@pytest.mark.rule("lords:E6")
def test_a_shield_token_on_a_mercenary_is_never_shot_off() -> None:
    state = position(FLEET.replace("L8", "Ltwin_d"), hands=("1", ""))
    guarded = play(state, "1 D6", "shield A6")
    assert ship(guarded, "A6") == "Ltwin_d+1"
    shot_at = position(FLEET.replace("D4", "Dtwin_d+1"), hands=("3", ""))
    after = play(shot_at, "3 D6", "shot N")
    assert ship(after, "D1") == "Dtwin_d+1"
    assert view(after).shield_supply == 6


@pytest.mark.rule("lords:E6", "lords:F7")
def test_a_shield_token_on_a_mercenary_counts_for_the_bulwark_beside_the_permanent_ones() -> None:
    assert score(position(FLEET.replace("L8", "Lbulwark"))) == 1, "its own permanent shield"
    assert score(position(FLEET.replace("L8", "Lbulwark+1"))) == 2
    assert score(position(FLEET.replace("L8", "Lbulwark").replace("l2", "Ltwin_d+2"))) == 4


@pytest.mark.rule("lords:E7")
@pytest.mark.parametrize("seed", range(5))
def test_on_the_first_turn_there_is_no_coin_for_a_mercenary(seed: int) -> None:
    state = fresh(seed)
    assert player(state, 0).coins == player(state, 1).coins == 0
    assert not [move for move in legal(state) if move.startswith("hire")]


@pytest.mark.rule("lords:E8")
def test_the_first_shield_is_laid_with_the_ship_before_its_effects_and_comes_from_the_supply() -> None:
    state = position(FLEET, hands=("3", ""), shield_due=True)
    assert view(position(FLEET, hands=("3", ""))).shield_supply == 7
    assert view(state).shield_supply == 6
    asked = play(state, "3 D6")
    assert phase(asked) == "shot"
    assert ship(asked, "D6") == "L3+1"
    assert view(asked).shield_supply == 6
    assert not player(asked, 0).shield_due


@pytest.mark.rule("lords:E8")
def test_if_the_first_ship_is_a_1_it_carries_two_shields() -> None:
    asked = play(position(hands=("1", ""), shield_due=True), "1 A6")
    assert legal(asked) == {"shield A6"}, "there is no other own ship"
    assert ship(play(asked, "shield A6"), "A6") == "L1+2"
