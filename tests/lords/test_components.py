"""What is in the box, against data/components.toml and the arithmetic of the spec's sections 2 and 3."""

from collections import Counter

import pytest

from lords.sea import STANDARD, fresh
from quarterdeck.games.lords.edition import Board, Half, edition_of, standard

BOX = edition_of(standard())
HALVES = {"light": BOX.boards.light, "dark": BOX.boards.dark}
NINES = 6  # each can double one cell (rule 38): three of either colour


def boards(half: Half) -> tuple[Board, Board, Board]:
    return half.square1, half.square2, half.strip


def letters(*sides: tuple[str, ...]) -> Counter[str]:
    return Counter("".join("".join(rows) for rows in sides))


@pytest.mark.rule("lords:1")
def test_each_player_has_27_ships_numbered_1_to_9() -> None:
    assert set(BOX.ships.effects) == set("123456789")
    assert BOX.ships.copies * 9 == 27 == BOX.ships.main_pile + BOX.ships.reserve


@pytest.mark.rule("lords:1")
@pytest.mark.parametrize("colour", HALVES)
def test_each_player_has_three_two_sided_boards_of_21_cells(colour: str) -> None:
    widths = [{len(row) for row in rows} for board in boards(HALVES[colour]) for rows in (board.a, board.b)]
    assert widths == [{3}, {3}, {3}, {3}, {1}, {1}]
    assert all(len(rows) == 3 for board in boards(HALVES[colour]) for rows in (board.a, board.b))


@pytest.mark.rule("lords:1")
def test_even_ships_bring_a_coin_and_odd_ones_have_their_own_effect() -> None:
    odd = {"1": "shield", "3": "straight", "5": "repair", "7": "clear", "9": "repeat"}
    assert BOX.ships.effects == odd | dict.fromkeys("2468", "coin")


@pytest.mark.rule("lords:46")
def test_victory_points_come_in_tokens_of_1_3_and_5() -> None:
    assert BOX.tokens.points == {"1": 6, "3": 6, "5": 8}
    assert sum(int(value) * many for value, many in BOX.tokens.points.items()) == 64


@pytest.mark.rule("lords:46")
def test_three_or_five_tokens_of_1_point_are_changed_into_one_of_3_or_5_so_that_no_sum_lacks_tokens() -> None:
    payable = {0}
    for value, many in BOX.tokens.points.items():
        payable = {paid + int(value) * count for paid in payable for count in range(many + 1)}
    assert payable == set(range(65))


def test_the_box_holds_60_tokens() -> None:
    tokens = BOX.tokens
    piles = [tokens.extra_ship, tokens.coins, tokens.points]
    counted = [sum(pile.values()) for pile in piles]
    assert counted == [7, 11, 20]
    assert (tokens.shields, tokens.mines, tokens.fake_mines) == (7, 14, 1)
    assert sum(counted) + tokens.shields + tokens.mines + tokens.fake_mines == 60


def test_coins_are_21_and_extra_ships_13_in_value() -> None:
    assert sum(int(value) * many for value, many in BOX.tokens.coins.items()) == 21
    assert sum(int(value) * many for value, many in BOX.tokens.extra_ship.items()) == 13


def test_twelve_mercenaries_six_for_3_three_for_4_and_three_for_5_coins() -> None:
    assert Counter(mercenary.cost for mercenary in BOX.mercenary) == {3: 6, 4: 3, 5: 3}


def test_three_mercenaries_bring_points_at_the_end_and_any_number_is_written_on_them() -> None:
    for_points = {mercenary.effect for mercenary in BOX.mercenary if mercenary.cost == 5}
    assert for_points == {"flagship", "bulwark", "commodore"}
    assert all((mercenary.numbers == ()) == (mercenary.cost == 5) for mercenary in BOX.mercenary)


def test_eleven_effects_for_twelve_mercenaries_the_shield_bearer_is_there_twice() -> None:
    effects = Counter(mercenary.effect for mercenary in BOX.mercenary)
    assert len(effects) == 11
    assert effects["shield"] == 2


def test_the_sea_has_eight_cells_of_o_d_r_and_six_of_v_e_m() -> None:
    both = sum((letters(*(board.a for board in boards(half))) for half in HALVES.values()), Counter())
    assert both == {"O": 8, "D": 8, "R": 8, "V": 6, "E": 6, "M": 6}


@pytest.mark.parametrize("colour", HALVES)
def test_both_sides_of_a_board_show_the_same_effects(colour: str) -> None:
    for board in boards(HALVES[colour]):
        assert letters(board.a) == letters(board.b)


def test_dark_boards_mirror_the_light_ones() -> None:
    for light, dark in zip(boards(HALVES["light"]), boards(HALVES["dark"]), strict=True):
        for ours, theirs in ((light.a, dark.a), (light.b, dark.b)):
            assert theirs == tuple(row[::-1] for row in ours)


def test_tokens_suffice_for_every_cell_every_nine_and_every_mercenary() -> None:
    sea = letters(*(board.a for half in HALVES.values() for board in boards(half)))
    recruiters = sum(mercenary.effect == "recruit" for mercenary in BOX.mercenary)
    assert sea["E"] + NINES + recruiters == 13
    assert sea["M"] + NINES + 2 == BOX.tokens.mines  # the minelayer lays two real ones


def test_the_standard_sea_is_the_one_drawn_in_the_spec() -> None:
    sea = next(word for word in fresh(boards="standard").position().split() if word.startswith("sea="))
    assert sea.removeprefix("sea=") == STANDARD


def test_what_is_not_printed_anywhere_is_said_to_be_reconstructed() -> None:
    assert BOX.boards.source == "reconstructed"
    assert {mercenary.source for mercenary in BOX.mercenary} == {"reconstructed"}
    assert BOX.reconstructed
