"""What the cells do (rules 24 to 32)."""

import pytest

from lords.moves import keys, legal, pass_turn, play, refusal, told
from lords.pictures import DAMAGED, LINE, at_d4
from lords.sea import NAMES, hand, mined, player, position, ship, view


@pytest.mark.rule("lords:24")
def test_v_brings_one_victory_point_at_once() -> None:
    state = position(hands=("777", ""), effects={"A6": "V"}, points=(3, 0))
    after = play(state, "7 A6")
    assert (player(after, 0).points, player(after, 1).points) == (4, 0)


@pytest.mark.rule("lords:25")
def test_o_fires_one_shot_along_the_row_or_column_in_one_of_four_directions() -> None:
    state = at_d4("O")
    assert legal(state) == {"shot N", "shot E", "shot S", "shot W"}
    assert refusal(state, "shot NE") == "wrong-direction"
    for direction, cell in (("N", "D2"), ("E", "F4"), ("S", "D6"), ("W", "B4")):
        after = play(state, f"shot {direction}")
        assert ship(after, cell)[0] == "d"
        assert sum(found.burning for found in view(after).ships) == 1
        assert view(after).mover == 1  # one shot, and the turn is over


@pytest.mark.rule("lords:26")
def test_d_fires_one_shot_in_one_of_four_diagonal_directions() -> None:
    state = at_d4("D")
    assert legal(state) == {"shot NE", "shot SE", "shot SW", "shot NW"}
    assert refusal(state, "shot N") == "wrong-direction"
    for direction, cell in (("NE", "F2"), ("SE", "F6"), ("SW", "B6"), ("NW", "B2")):
        after = play(state, f"shot {direction}")
        assert ship(after, cell)[0] == "d"
        assert sum(found.burning for found in view(after).ships) == 1
        assert view(after).mover == 1


@pytest.mark.rule("lords:27")
def test_a_shot_hits_the_first_enemy_battle_ship_and_passes_own_and_all_burning_ships() -> None:
    after = play(position(LINE, hands=("777", ""), effects={"D6": "O"}), "7 D6", "shot N")
    column = [ship(after, f"D{row}") for row in "123456"]
    assert column == ["D4", "d6", "d8", "l4", "L6", "L7"]


@pytest.mark.rule("lords:27")
@pytest.mark.parametrize(
    ("direction", "near", "far"),
    [("N", "D3", "D2"), ("E", "E4", "G4"), ("S", "D5", "D6"), ("W", "C4", "A4")],
)
def test_first_means_nearest_in_every_straight_direction(direction: str, near: str, far: str) -> None:
    picture = _picture({near: "D2", far: "D4"}, base="D4")
    state = position(picture, hands=("777", ""), effects={"D4": "O"})
    after = play(state, "7 D4", f"shot {direction}")
    assert (ship(after, near), ship(after, far)) == ("d2", "D4")


@pytest.mark.rule("lords:27")
@pytest.mark.parametrize(
    ("direction", "near", "far"),
    [("NE", "E3", "G1"), ("SE", "E5", "F6"), ("SW", "C5", "B6"), ("NW", "C3", "A1")],
)
def test_first_means_nearest_in_every_diagonal_direction(direction: str, near: str, far: str) -> None:
    picture = _picture({near: "D2", far: "D4"}, base="D4")
    state = position(picture, hands=("777", ""), effects={"D4": "D"})
    after = play(state, "7 D4", f"shot {direction}")
    assert (ship(after, near), ship(after, far)) == ("d2", "D4")


def _picture(ships: dict[str, str], base: str) -> str:
    """Ships on named cells, and a mercenary of light's beside `base` that lets it be reached."""
    column, row = base[0], base[1]
    beside = next(
        cell for cell in (column + str(int(row) + 1), column + str(int(row) - 1), "E4", "C4") if cell not in ships
    )
    return " ".join(ships.get(cell, "Lshield_a" if cell == beside else ".") for cell in NAMES)


@pytest.mark.rule("lords:28")
def test_a_hit_ship_is_turned_to_its_burning_side_and_stays_its_owners() -> None:
    after = play(at_d4("O"), "shot N")
    assert ship(after, "D2") == "d4"
    assert view(after).players[1].discarded == view(at_d4("O")).players[1].discarded


@pytest.mark.rule("lords:29")
def test_a_burning_ship_cannot_be_hit_again_nor_destroyed() -> None:
    lone = LINE.replace("D4", ".").replace("D6", ".")
    state = position(lone, hands=("777", ""), effects={"D6": "O"})
    after = play(state, "7 D6")
    assert ship(after, "D3") == "d8"
    assert "lost-effect" in keys(after)  # nothing to fire at
    twice = play(position(LINE, hands=("999", ""), effects={"D6": "O"}), "9 D6", "shot N", "shot N")
    assert [ship(twice, f"D{row}") for row in "123"] == ["d4", "d6", "d8"]


@pytest.mark.rule("lords:30")
def test_r_turns_any_one_own_burning_ship_back_to_its_battle_side() -> None:
    state = play(position(DAMAGED, hands=("777", ""), effects={"G6": "R"}), "7 G6")
    assert legal(state) == {"repair A6", "repair D2"}
    assert refusal(state, "repair B5") == "not-burning"  # his
    assert refusal(state, "repair B6") == "not-burning"  # in order
    after = play(state, "repair D2")
    assert (ship(after, "D2"), ship(after, "A6")) == ("L4", "l2")


@pytest.mark.rule("lords:31")
def test_m_puts_one_mine_on_any_cell_without_ships() -> None:
    state = play(position(DAMAGED, hands=("88", ""), effects={"G6": "M"}), "8 G6")
    ships = {found.cell for found in view(state).ships}
    assert legal(state) == {f"mine {cell}" for cell in set(NAMES) - ships}
    assert refusal(state, "mine B6") == refusal(state, "mine A6") == refusal(state, "mine B5") == "ship-on-cell"
    after = play(state, "mine D4")
    assert mined(after) == {"D4"}
    assert view(after).mine_supply == 13


@pytest.mark.rule("lords:32")
def test_e_brings_one_unseen_ship_of_the_reserve_and_a_hand_larger_by_one_to_the_end() -> None:
    state = position(hands=("777", ""), effects={"A6": "E"})
    after = play(state, "7 A6")
    has = player(after, 0)
    assert (has.hand_size, has.main_pile, has.reserve, has.extra_ships) == (4, 14, 8, 1)
    assert keys(after) == ["laid", "extra", "lost-effect", "drew"]
    later = after
    for _ in range(6):
        later = pass_turn(pass_turn(later))
    assert player(later, 0).hand_size == 4
    assert player(later, 1).hand_size == 3


@pytest.mark.rule("lords:32")
def test_the_opponent_does_not_see_which_ship_it_is() -> None:
    after = play(position(hands=("777", ""), effects={"A6": "E"}), "7 A6")
    owner = [line.args["number"] for line in told(after, 0) if line.key == "extra"]
    other = [line.args["number"] for line in told(after, 1) if line.key == "extra"]
    assert str(owner[0]) in hand(after, 0)
    assert other == [0]
