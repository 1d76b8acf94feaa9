"""How effects find their targets, and a 9 on each kind of cell (C1 to C13)."""

import pytest

from lords.moves import keys, legal, play, refusal
from lords.pictures import COMPASS, DAMAGED, LINE, at_d4
from lords.sea import EMPTY, mined, phase, player, position, ship, view


@pytest.mark.rule("lords:C1")
@pytest.mark.parametrize("effect", ["O", "D", "R"])
def test_an_effect_without_a_target_is_lost_and_the_ship_may_be_laid_all_the_same(effect: str) -> None:
    state = position(hands=("888", ""), effects={"A6": effect})
    after = play(state, "8 A6")
    assert ship(after, "A6") == "L8"
    assert "lost-effect" in keys(after)
    assert view(after).mover == 1
    assert player(after, 0).coins == 1


EVERYTHING = """
    .  .  .  D4 .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  D2
    .  .  .  *  .  .  .
    .  .  .  .  .  .  .
    l2 .  .  .  .  .  .
"""  # from D6: a ship to the north and one to the north-east, a mine, a ship to repair


@pytest.mark.rule("lords:C2")
@pytest.mark.parametrize(
    ("number", "effect", "asked"),
    [("8", "O", "shot"), ("8", "D", "shot"), ("8", "R", "repair"), ("8", "M", "mine"), ("7", "V", "sweep")],
)
def test_effects_are_compulsory_wherever_a_target_exists(number: str, effect: str, asked: str) -> None:
    state = play(position(EVERYTHING, hands=(number * 3, ""), effects={"D6": effect}), f"{number} D6")
    assert phase(state) == asked
    assert refusal(state, "decline") == "compulsory"
    assert "decline" not in legal(state)


@pytest.mark.rule("lords:C2")
@pytest.mark.parametrize(
    ("mercenary", "asked"),
    [
        ("shield_a", "shield"),
        ("minesweeper", "sweep"),
        ("minelayer", "mine"),
        ("twin_d", "shot"),
        ("recruit", "recruit"),
    ],
)
def test_those_of_mercenaries_too(mercenary: str, asked: str) -> None:
    state = play(position(EVERYTHING, market=mercenary, coins=(4, 0)), f"hire {mercenary} D6")
    assert phase(state) == asked
    assert refusal(state, "decline") == "compulsory"
    free = play(position(EVERYTHING, market=mercenary, coins=(4, 0), decline=True), f"hire {mercenary} D6")
    assert phase(play(free, "decline")) == "turn"


@pytest.mark.rule("lords:C2")
@pytest.mark.parametrize("effect", ["O", "D", "R", "M"])
def test_with_the_option_targeted_effects_may_be_declined(effect: str) -> None:
    state = play(position(EVERYTHING, hands=("888", ""), effects={"D6": effect}, decline=True), "8 D6")
    after = play(state, "decline")
    assert keys(after) == ["declined", "drew"]
    assert mined(after) == {"D4"}
    assert [ship(after, cell) for cell in ("D1", "G3", "A6")] == ["D4", "D2", "l2"]


@pytest.mark.rule("lords:C2")
@pytest.mark.parametrize("effect", ["V", "E"])
def test_points_coins_and_extra_ships_are_automatic_even_then(effect: str) -> None:
    after = play(position(hands=("888", ""), effects={"D6": effect}, decline=True), "8 D6")
    assert view(after).mover == 1
    assert player(after, 0).coins == 1
    assert player(after, 0).points + player(after, 0).extra_ships == 1


@pytest.mark.rule("lords:C3")
def test_a_direction_without_an_enemy_battle_ship_in_line_is_not_legal() -> None:
    state = play(position(EVERYTHING, hands=("888", ""), effects={"D6": "O"}), "8 D6")
    assert legal(state) == {"shot N"}
    for direction in "ESW":
        assert refusal(state, f"shot {direction}") == "no-target-there"


@pytest.mark.rule("lords:C3", "lords:C7")
def test_a_mercenary_in_line_is_target_enough() -> None:
    picture = EVERYTHING.replace("D4", "Dbulwark")
    state = play(position(picture, hands=("888", ""), effects={"D6": "O"}), "8 D6")
    assert legal(state) == {"shot N"}


@pytest.mark.rule("lords:C4")
def test_shots_start_from_the_ship_just_laid() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        D2 .  .  L4 .  .  D6
        .  .  .  .  .  .  .
        D8 .  .  .  .  .  .
    """
    state = play(position(picture, hands=("888", ""), effects={"D5": "O", "F6": "O"}), "8 F6")
    assert legal(state) == {"shot W"}
    assert ship(play(state, "shot W"), "A6") == "d8"


@pytest.mark.rule("lords:C5")
def test_two_shots_come_one_after_another_and_the_second_may_hit_the_ship_behind_the_first() -> None:
    state = play(position(LINE, hands=("999", ""), effects={"D6": "O"}), "9 D6", "shot N")
    assert (ship(state, "D2"), ship(state, "D1"), phase(state)) == ("d6", "D4", "shot")
    assert ship(play(state, "shot N"), "D1") == "d4"


@pytest.mark.rule("lords:C5")
def test_or_the_same_ship_after_its_shield_fell() -> None:
    picture = LINE.replace("D6", "D6+1")
    state = play(position(picture, hands=("999", ""), effects={"D6": "O"}), "9 D6", "shot N")
    assert (ship(state, "D2"), view(state).shield_supply) == ("D6", 7)
    after = play(state, "shot N")
    assert (ship(after, "D2"), ship(after, "D1")) == ("d6", "D4")


@pytest.mark.rule("lords:C5")
def test_directions_of_two_shots_are_free() -> None:
    after = play(at_d4("O", number="9"), "shot W", "shot E")
    assert (ship(after, "B4"), ship(after, "F4")) == ("d8", "d1")
    twin = play(position(COMPASS, market="twin_d", coins=(4, 0)), "hire twin_d D4", "shot NW", "shot SE")
    assert (ship(twin, "B2"), ship(twin, "F6")) == ("d2", "d7")


@pytest.mark.rule("lords:C6")
def test_shots_and_mines_do_not_touch_each_other() -> None:
    picture = """
        .  .  .  D4 .  .  .
        .  .  .  *  .  .  .
        .  .  .  .  .  .  .
        .  .  .  *  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """
    state = play(position(picture, hands=("888", ""), effects={"D6": "O"}), "8 D6")
    assert mined(state) == {"D2", "D4"}
    after = play(state, "shot N")
    assert ship(after, "D1") == "d4"
    assert mined(after) == {"D2", "D4"}


@pytest.mark.rule("lords:C7")
def test_a_shot_at_an_enemy_mercenary_stops_there_without_effect() -> None:
    picture = LINE.replace("D6", "Dbulwark")
    after = play(position(picture, hands=("888", ""), effects={"D6": "O"}), "8 D6", "shot N")
    assert (ship(after, "D1"), ship(after, "D2")) == ("D4", "Dbulwark")
    assert view(after).mover == 1


@pytest.mark.rule("lords:C8")
def test_an_own_mercenary_in_line_is_passed() -> None:
    picture = LINE.replace("L6", "Lbulwark")
    after = play(position(picture, hands=("888", ""), effects={"D6": "O"}), "8 D6", "shot N")
    assert (ship(after, "D5"), ship(after, "D2")) == ("Lbulwark", "d6")


@pytest.mark.rule("lords:C9")
def test_a_shielded_ship_absorbs_and_stops_the_shot() -> None:
    picture = LINE.replace("D6", "D6+2")
    after = play(position(picture, hands=("888", ""), effects={"D6": "O"}), "8 D6", "shot N")
    assert (ship(after, "D1"), ship(after, "D2")) == ("D4", "D6+1")
    assert view(after).shield_supply == 6


@pytest.mark.rule("lords:C10")
def test_broadside_fires_one_shot_into_each_of_the_four_neighbours() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  D2 .  .  .
        .  .  D8 D4 .  .  .
        .  D1 D6+1 . L2 D3 .
        .  .  .  D5 .  .  .
        .  .  .  D7 .  .  .
    """
    after = play(position(picture, market="broadside", coins=(3, 0)), "hire broadside D4")
    assert (ship(after, "D3"), ship(after, "D5")) == ("d4", "d5")
    assert ship(after, "C4") == "D6"  # its shield took the shot
    assert ship(after, "E4") == "L2"  # own: that shot is lost, and does not go on to F4
    far = [ship(after, cell) for cell in ("D2", "B4", "F4", "D6", "C3")]
    assert far == ["D2", "D1", "D3", "D7", "D8"]


@pytest.mark.rule("lords:C10")
def test_broadside_passes_through_nothing() -> None:
    picture = """
        .  .  .  D2 .  .  .
        .  .  .  d4 .  .  .
        .  D1 .  .  L6 .  .
        .  .  .  L2 .  .  .
        .  .  .  D5 .  .  .
        .  .  .  .  .  .  .
    """
    after = play(position(picture, market="broadside", coins=(3, 0)), "hire broadside D3")
    assert [ship(after, cell) for cell in ("D1", "D2", "B3", "D5")] == ["D2", "d4", "D1", "D5"]


@pytest.mark.rule("lords:C10")
def test_broadside_in_the_corner_does_not_fire_around_the_edge() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  D2
        .  .  .  .  .  .  D4
    """
    after = play(position(picture, market="broadside", coins=(3, 0)), "hire broadside A6")
    assert (ship(after, "G5"), ship(after, "G6")) == ("D2", "D4")


@pytest.mark.rule("lords:C11")
def test_the_horizontal_twin_fires_left_and_right_only() -> None:
    state = play(position(COMPASS, market="twin_h", coins=(4, 0)), "hire twin_h D4")
    assert legal(state) == {"shot E", "shot W"}
    assert refusal(state, "shot N") == "wrong-direction"
    after = play(state, "shot E", "shot W")
    assert (ship(after, "F4"), ship(after, "B4"), phase(after)) == ("d1", "d8", "turn")


@pytest.mark.rule("lords:C11")
def test_with_the_option_also_up_and_down() -> None:
    state = play(position(COMPASS, market="twin_h", coins=(4, 0), twin_straight=True), "hire twin_h D4")
    assert legal(state) == {"shot N", "shot E", "shot S", "shot W"}


# A 9 on each kind of cell


@pytest.mark.rule("lords:C12", "lords:C13")
def test_a_9_on_e_brings_two_ships_and_two_tokens() -> None:
    after = play(position(hands=("999", ""), effects={"A6": "E"}), "9 A6")
    has = player(after, 0)
    assert (has.hand_size, has.reserve, has.extra_ships) == (5, 7, 2)
    assert keys(after) == ["laid", "extra", "extra", "drew"]


@pytest.mark.rule("lords:C13")
def test_of_a_9_on_e_the_second_is_lost_if_the_reserve_held_one_ship() -> None:
    state = position(hands=("999", ""), effects={"A6": "E"}, extra=(8, 0))
    after = play(state, "9 A6")
    has = player(after, 0)
    assert (has.hand_size, has.reserve, has.extra_ships) == (12, 0, 9)
    assert keys(after) == ["laid", "extra", "lost-effect", "drew"]


@pytest.mark.rule("lords:C13")
def test_a_9_on_v_brings_two_points() -> None:
    assert player(play(position(hands=("999", ""), effects={"A6": "V"}), "9 A6"), 0).points == 2


@pytest.mark.rule("lords:C13")
@pytest.mark.parametrize(("effect", "first", "second"), [("O", "N", "W"), ("D", "NE", "SW")])
def test_a_9_on_o_or_d_fires_twice(effect: str, first: str, second: str) -> None:
    after = play(at_d4(effect, number="9"), f"shot {first}", f"shot {second}")
    assert sum(found.burning for found in view(after).ships) == 2
    assert view(after).mover == 1


@pytest.mark.rule("lords:C13")
def test_a_9_on_r_repairs_two_different_ships() -> None:
    state = play(position(DAMAGED, hands=("999", ""), effects={"G6": "R"}), "9 G6", "repair A6")
    assert legal(state) == {"repair D2"}
    after = play(state, "repair D2")
    assert (ship(after, "A6"), ship(after, "D2"), view(after).mover) == ("L2", "L4", 1)


@pytest.mark.rule("lords:C13")
def test_the_second_repair_is_lost_if_only_one_ship_burned() -> None:
    state = position(DAMAGED.replace("l4", "."), hands=("999", ""), effects={"G6": "R"})
    after = play(state, "9 G6", "repair A6")
    assert "lost-effect" in keys(after)
    assert view(after).mover == 1


@pytest.mark.rule("lords:C13")
def test_a_9_on_m_lays_two_mines_on_two_cells_one_after_the_other() -> None:
    state = play(position(hands=("999", ""), effects={"A6": "M"}), "9 A6", "mine D4")
    assert refusal(state, "mine D4") == "mine-on-cell"
    after = play(state, "mine C4")
    assert mined(after) == {"C4", "D4"}
    assert (view(after).mine_supply, view(after).mover) == (12, 1)


@pytest.mark.rule("lords:C13")
def test_a_mine_under_a_9_is_taken_once() -> None:
    picture = EMPTY.rsplit(".", 1)[0] + "*"
    after = play(position(picture, hands=("999", ""), effects={"G6": "V"}), "9 G6")
    assert (player(after, 0).mines, player(after, 0).points) == (1, 2)
    assert keys(after).count("mine-taken") == 1
