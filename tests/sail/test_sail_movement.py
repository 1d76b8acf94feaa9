"""Sailing: L28 to L36, A16 to A28, A110."""

import pytest

from quarterdeck.games.sail.rules.compass import NAMES
from quarterdeck.games.sail.rules.wind import range_of

from .moves import keys, legal, play, refusal, starting
from .sea import at, phase, sea, ship_on, ships, view

rule = pytest.mark.rule
STEPS = {"N": "H7", "NE": "I7", "E": "I8", "SE": "I9", "S": "H9", "SW": "G9", "W": "G8", "NW": "G7"}


@rule("sail:L28", "sail:L29", "sail:A16", "sail:A17", "sail:A23")
@pytest.mark.parametrize("heading", NAMES)
def test_a_ship_turns_freely_to_any_of_eight_headings_and_sails_one_cell_a_step_bow_first(heading: str) -> None:
    wind = "W21" if heading != "S" else "W17"
    after = play(sea("0F H8 N", "0B P1 S", "1B A16 N", wind=wind), "H8", f"head {heading}", "ahead")
    assert at(after, STEPS[heading]) == f"0F {heading} 2"


@rule("sail:L30", "sail:A18", "sail:A20")
def test_once_it_has_moved_or_fired_a_ship_does_not_turn() -> None:
    state = sea("0F H8 N", "0B P1 S", "1L I8 N")
    assert all(move.startswith("head") for move in legal(play(state, "H8")))
    fired = play(state, "H8", "head N", "fire starboard 1", "hold", dice="16")
    stepped = play(fired, "ahead")
    for after in (fired, stepped):
        assert starting(after, "head") == set()
        assert refusal(after, "head S") == "heading-locked"


@rule("sail:L31", "sail:L33", "sail:A21")
@pytest.mark.parametrize(("heading", "number"), list(zip(NAMES, (5, 6, 5, 2, 0, 2, 5, 6), strict=True)))
def test_the_number_of_the_compass_direction_sailed_is_the_most_a_ship_may_go(heading: str, number: int) -> None:
    state = play(sea("0F I9 W", "0B P8 S", "1B A16 N"), "I9", f"head {heading}")
    steps = 0
    while phase(state) == "fight":
        assert "stop" in legal(state)
        state = play(state, "ahead")
        steps += 1
    assert steps == number


@rule("sail:L32", "sail:A22")
def test_a_ship_may_point_dead_against_the_wind_but_not_sail_there() -> None:
    after = play(sea("0F H8 N", "0B P1 S", "1B A16 N"), "H8", "head S")
    assert at(after, "H8") == "0F S 2"
    assert phase(after) == "command"


@rule("sail:L34", "sail:A26")
def test_fortresses_and_own_ships_block_the_way() -> None:
    own = play(sea("0F H8 N", "0B H7 N", "1L I8 N"), "H8", "head N")
    assert refusal(own, "ahead") == "way-blocked"
    fort = play(sea("0F D1 N", "1L E1 N", "0B P1 S"), "D1", "head W")
    assert at(fort, "D1") == "0F W 2", "the card on C1 leaves nothing to do but stay"


@rule("sail:A24")
def test_a_ship_may_squeeze_diagonally_between_two_ships() -> None:
    after = play(sea("0F H8 N", "0B H7 N", "0F I8 N", "1B A16 N"), "H8", "head NE", "ahead")
    assert at(after, "I7").startswith("0F NE")


@rule("sail:A25")
def test_nobody_leaves_the_board() -> None:
    after = play(sea("0F P8 N", "0B A9 S", "1B A16 N"), "P8", "head E")
    assert at(after, "P8") == "0F E 2"
    assert phase(after) == "command"


@rule("sail:L36")
def test_lost_masts_do_not_slow_a_ship() -> None:
    whole, damaged = sea("0L H8 N 3", "1B A16 N"), sea("0L H8 N 1", "1B A16 N")
    for heading in range(8):
        assert range_of(whole, ship_on(whole, "H8"), heading) == range_of(damaged, ship_on(damaged, "H8"), heading)


@rule("sail:L33")
def test_a_ship_may_sail_less_or_only_turn() -> None:
    state = sea("0F H8 N", "0B P1 S", "1B A16 N")
    assert at(play(state, "H8", "head W", "stop"), "H8") == "0F W 2"
    assert at(play(state, "H8", "head W", "ahead", "ahead", "stop"), "F8") == "0F W 2"


@rule("sail:A19", "sail:A30")
def test_a_ship_may_fire_where_it_starts_on_the_way_and_where_it_ends() -> None:
    state = sea("0L H8 N", "0B P1 S", "1F I8 N", "1F I7 N", "1L I6 N")
    shot = play(state, "H8", "head N", "fire starboard 1", "hold", dice="16")
    shot = play(shot, "ahead", "fire starboard 1", "hold", dice="16")
    shot = play(shot, "ahead", "fire starboard 1", "hold", dice="16")
    assert ships(shot)["H6"].starboard == 0
    assert view(shot).left == 3


@rule("sail:L48", "sail:L47")
def test_the_books_example_with_range_5_and_a_fight_on_the_third_cell_2_cells_are_left() -> None:
    state = sea("0F H12 N", "0B P1 S", "1L I9 N")
    fought = play(state, "H12", "head N", "ahead", "ahead", "ahead", "fire starboard 2", "hold", dice="116")
    assert view(fought).left == 2
    after = play(fought, "ahead", "ahead")
    assert at(after, "H7") == "0F N 2"
    assert keys(after)[-1] == "stopped"


@rule("sail:L14", "sail:A27", "sail:A110")
def test_the_orders_holder_sails_one_cell_further_but_never_against_the_wind() -> None:
    plain, decorated = sea("0F H8 N", "1B A16 N"), sea("0F H8 N", "1B A16 N", order_holder=1)
    found = [range_of(decorated, ship_on(decorated, "H8"), h) for h in range(8)]
    assert [range_of(plain, ship_on(plain, "H8"), h) for h in range(8)] == [5, 6, 5, 2, 0, 2, 5, 6]
    assert found == [6, 7, 6, 3, 0, 3, 6, 7]


@rule("sail:A28", "sail:A87", "sail:L88", "sail:A110")
def test_a_pirate_brig_sails_twice_the_number_and_then_one_more_for_the_order() -> None:
    state = sea("0L P16 NW", "1B A16 N", scenario="pirates", order_holder=2)
    brig, merchantman = ship_on(state, "A16"), ship_on(state, "P16")
    assert [range_of(state, brig, h) for h in range(8)] == [11, 13, 11, 5, 0, 5, 11, 13]
    assert [range_of(state, merchantman, h) for h in range(8)] == [5, 6, 5, 2, 0, 2, 5, 6]


@rule("sail:A110")
def test_range_is_counted_number_doubling_bonuses_cap_calm() -> None:
    fair = sea("0F H8 N", "0B H10 N", "1B A16 N", card="S01", order_holder=1)
    assert range_of(fair, ship_on(fair, "H8"), 0) == 7
    assert range_of(fair, ship_on(fair, "H8"), 4) == 0
    shoal = sea("0F H8 N", "1B A16 N", card="S16", order_holder=1)
    assert [range_of(shoal, ship_on(shoal, "H8"), h) for h in (0, 3, 4)] == [1, 1, 0]
    calm = sea("0F H8 N", "1B A16 N", card="S06", order_holder=1)
    assert {range_of(calm, ship_on(calm, "H8"), h) for h in range(8)} == {0}
