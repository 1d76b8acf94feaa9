"""Fortress: repair, idleness, guns: L60 to L73, A57 to A70c, A120 to A123."""

import pytest

from .moves import give, keys, legal, play, refusal, starting, told, with_wind
from .sea import at, card, card_on, new, phase, player, sea, ships, view

rule = pytest.mark.rule
BORDER = {"D1", "C2", "D2", "B3", "C3", "A4", "B4"}


@rule("sail:L61", "sail:A57", "sail:L60")
def test_ships_repair_only_on_the_eight_neighbours_of_their_own_fortress() -> None:
    for name in ("D1", "D2", "C3", "B4", "E1", "D3", "C4", "N14"):
        state = sea(f"0L {name} S 1", "0B P1 S", "1B P8 N")
        assert bool(starting(play(state, name), "repair")) == (name in BORDER), name
    assert refusal(play(sea("0L E1 S 1", "0B P1 S", "1B P8 N"), "E1"), "repair B1") == "not-in-repair-zone"


@rule("sail:L62", "sail:A58", "sail:A123")
def test_a_ship_may_regain_one_mast_instead_of_its_whole_activation() -> None:
    state = play(sea("0L C2 S 1", "0B P1 S", "1B P8 N"), "C2")
    after = play(state, "repair B1")
    assert at(after, "C2") == "0L S 2"
    assert phase(after) == "command"
    assert refusal(after, "C2") == "already-acted"
    assert not starting(play(state, "head N"), "repair"), "it is offered only when the activation opens"


@rule("sail:L63", "sail:A59", "sail:L65", "sail:A123")
def test_each_mast_flips_a_card_of_the_owners_choice_crest_included_and_several_ships_may_repair() -> None:
    state = sea("0L C2 S 1", "0F D1 S 1", "1B P8 N")
    assert starting(play(state, "C2"), "repair") == {"A1", "B1", "C1", "A2", "B2", "A3"}
    after = play(state, "C2", "repair A1", "D1", "repair B2")
    assert (card(after, "A1").up, card(after, "B2").up) == (False, False)
    assert player(after, 0).cards == 4


@rule("sail:L63", "sail:A60")
def test_six_masts_in_a_game_and_repair_needs_card_hole_and_lost_mast() -> None:
    none_left = sea("0L C2 S 1", "0B P1 S", "1B P8 N", flipped=["A1", "B1", "C1", "A2", "B2", "A3"])
    assert refusal(play(none_left, "C2"), "repair A1") == "no-card-left"
    whole = play(sea("0L C2 S 3", "0F D1 N 1", "1B P8 N"), "C2")
    assert refusal(whole, "repair A1") == "not-damaged"
    full = sea("0L P8 S 3", "0F P10 S", "0F P12 S", "1F:0 C2 S 1", "1B P14 N")
    assert player(full, 0).lost == 0
    assert refusal(play(full, "C2"), "repair A1") == "no-lost-mast"


@rule("sail:A60")
def test_prizes_may_be_repaired() -> None:
    state = sea("0L P8 S 3", "1F:0 C2 S 1", "1B P14 N")
    assert at(play(state, "C2", "repair A1"), "C2") == "0F S 2"


@rule("sail:A58")
def test_a_ship_that_repaired_may_reply_in_the_next_players_turn() -> None:
    repaired = play(sea("0L C3 N 1", "0B P1 S", "1L D3 N"), "C3", "repair A1", "end")
    attacked = play(repaired, "D3", "head N", "fire port 1", dice="16")
    assert (phase(attacked), attacked.decider) == ("answer", 0)
    assert "reply 3" in legal(attacked)


@rule("sail:L64", "sail:A61", "sail:A63")
def test_an_undamaged_ship_left_idle_at_its_fortress_loses_a_mast_a_brig_sinks() -> None:
    state = sea("0L C2 S", "0B A4 S", "0F P1 S", "1B P8 N")
    after = play(state, "C2", "head N", "end")
    assert at(after, "C2") == "0L N 2", "a bare turn is idle"
    assert at(after, "A4") == ""
    assert keys(after).count("idle") == 2


@rule("sail:A61")
def test_a_step_a_boarding_or_a_shot_is_enough() -> None:
    stepped = play(sea("0L C2 S", "0B P1 S", "1B P8 N"), "C2", "head E", "ahead", "stop", "end")
    assert at(stepped, "D2") == "0L E 3"
    shot = play(
        sea("0L D2 N", "0B P1 S", "1L E2 S", "1B P8 N"),
        "D2",
        "head N",
        "fire starboard 1",
        "hold",
        "stop",
        "end",
        dice="16",
    )
    assert at(shot, "D2") == "0L N 3"


@rule("sail:A62")
def test_a_becalmed_ship_is_not_punished() -> None:
    assert at(play(sea("0L C2 S", "0B P1 S", "1B P8 N", card="S06"), "end"), "C2") == "0L S 3"


@rule("sail:A62")
def test_a_blocked_ship_is_excused_only_if_it_was_blocked_at_both_ends_of_step_three() -> None:
    # D1 on the edge, wind to the south from the north: N 0; own ships on every other open neighbour
    state = sea("0L D1 S", "0F E1 S 1", "0F D2 S 1", "0B E2 N", "1F C2 N", "1B P8 N", wind="W21")
    assert at(play(state, "end"), "D1") == "0L S 2", "C2 is an enemy: boarding was possible"
    shut = sea("0L D1 S", "0F E1 S 1", "0F D2 S 1", "0B E2 N", "1L:0 C2 N 1", "1B P8 N", wind="W21")
    assert at(play(shut, "end"), "D1") == "0L S 3"
    strict = sea("0L D1 S", "0F E1 S 1", "0F D2 S 1", "0B E2 N", "1L:0 C2 N 1", "1B P8 N", wind="W21", strict_idle=True)
    assert at(play(strict, "end"), "D1") == "0L S 2"
    opened = play(shut, "E2", "head E", "ahead", "stop", "end")
    assert at(opened, "D1") == "0L S 2", "at the end it could have moved"


@rule("sail:A63")
def test_option_idle_never_sinks_spares_a_last_mast() -> None:
    state = sea("0B A4 S", "0F P1 S", "1B P8 N", idle_never_sinks=True)
    assert at(play(state, "end"), "A4") == "0B S 1"


@rule("sail:A64", "sail:A123")
def test_a_damaged_ship_may_wait_freely() -> None:
    assert at(play(sea("0L C2 S 2", "0B P1 S", "1B P8 N"), "end"), "C2") == "0L S 2"


@rule("sail:A122")
def test_the_idle_test_goes_by_class_then_prizes_and_takes_one_mast_each() -> None:
    after = play(sea("0F D1 S", "0L C2 S", "1F:0 C3 N 2", "1B P8 N"), "end")
    idle = [str(line.args["at"]) for line in told(after) if line.key == "idle"]
    assert idle == ["C2", "D1", "C3"]
    assert [ships(after)[name].masts for name in idle] == [2, 1, 1]


@rule("sail:A122", "sail:A61")
def test_made_whole_by_a_card_before_step_three_is_tested_made_whole_by_repair_is_not() -> None:
    by_card = sea("0L C2 S 2", "1B P8 N", card="S02")
    assert at(by_card, "C2") == "0L S 3"
    assert at(play(by_card, "end"), "C2") == "0L S 2"
    by_repair = play(sea("0L C2 S 2", "0B P1 S", "1B P8 N"), "C2", "repair A1", "end")
    assert at(by_repair, "C2") == "0L S 3"


@rule("sail:A122", "sail:A83")
def test_joining_a_line_is_no_step_and_the_test_is_for_each_ship() -> None:
    after = play(sea("0L C2 S", "0F D1 S", "0B P1 S", "1B P8 N"), "form D1 C2", "end")
    assert (at(after, "C2"), at(after, "D1")) == ("0L NE 2", "0F NE 1")


# Guns


@rule("sail:L66", "sail:A65")
def test_a_gun_reaches_two_cells_in_the_eight_directions_and_no_knights_move() -> None:
    state = sea("0B P1 S", "1B P8 N")
    assert set(card(state, "B2").reach) == {"C2", "D2", "B3", "B4", "C3", "D4"}
    assert set(card(state, "A3").reach) == {"A4", "A5", "B3", "C3", "B4", "C5"}
    assert card(state, "A1").reach == ()


@rule("sail:L66", "sail:A2")
def test_the_guns_cover_the_cells_as_the_table_of_the_spec_counts_them() -> None:
    state = sea("0B P1 S", "1B P8 N")
    table = ["---21", "--420", "-4311", "22110", "10100"]
    for y, row in enumerate(table):
        for x, count in enumerate(row):
            if count == "-":
                continue
            name = f"{'ABCDE'[x]}{y + 1}"
            guns = [one for one in view(state).cards if one.seat == 0 and name in one.reach]
            assert len(guns) == int(count), name


@rule("sail:L67", "sail:A69", "sail:A121", "sail:L70")
def test_in_the_own_turn_each_gun_may_fire_one_salvo_between_activations() -> None:
    state = sea("0B P1 S", "1L C3 N", "1B P8 N")
    assert starting(state, "gun") == {"A3 C3", "C1 C3", "B2 C3"}
    once = play(state, "gun A3 C3", dice="12 6")
    assert at(once, "C3") == "1L N 3"
    assert starting(once, "gun") == {"C1 C3", "B2 C3"}
    assert refusal(once, "gun A3 C3") == "gun-fired"
    hit = play(once, "gun C1 C3", dice="66 1")
    assert (at(hit, "C3"), hit.decider) == ("1L N 2", 0)


@rule("sail:A121", "sail:A65")
def test_guns_fire_at_enemy_ships_in_reach_only() -> None:
    state = sea("0B C3 S", "1L D3 N", "1B P8 N")
    assert starting(state, "gun") == {"B1 D3"}
    assert refusal(state, "gun A3 C3") == "not-an-enemy"
    assert refusal(state, "gun A2 D3") == "out-of-reach"


@rule("sail:L68", "sail:L69", "sail:L71", "sail:L72", "sail:A120", "sail:A68")
def test_the_books_example_guns_fire_on_the_third_and_fourth_cell_then_the_ship_fires_at_the_card_abeam() -> None:
    """Range 4: the third cell is two off the fort, the fourth borders it; then the ship shoots."""
    state = sea("1L H3 W", "1B P8 N", "0B P1 S", active=1, wind="W11")  # fresh, to the west: W 4
    third = play(state, "H3", "head W", "ahead", "ahead", "ahead")
    assert (view(third).under_fire, phase(third), third.decider) == ("E3", "react", 0)
    assert starting(third, "gun") == {"C1"}
    fourth = play(third, "gun C1", "ahead", dice="11 6")
    assert (view(fourth).under_fire, view(fourth).left) == ("D3", 0)
    assert starting(fourth, "gun") == {"B1"}
    passed = play(fourth, "pass")
    assert view(passed).active == 1


@rule("sail:L72", "sail:L70", "sail:L73", "sail:A67", "sail:A70")
def test_two_guns_fire_one_after_the_other_and_then_the_survivor_shoots_at_the_card_abeam() -> None:
    state = sea("1L D5 N", "1B P8 N", "0B P1 S", active=1)
    two_off = play(state, "D5", "head N", "ahead")
    assert starting(two_off, "gun") == {"B2"}
    first = play(two_off, "gun B2", "ahead", dice="66 1")
    assert at(first, "D3") == "1L N 2"
    second = play(first, "pass", "ahead")
    assert starting(second, "gun") == {"B2", "C1"}
    one = play(second, "gun B2", dice="11 6")
    assert starting(one, "gun") == {"C1"}
    bordering = play(one, "gun C1", "ahead", dice="11 6")
    assert view(bordering).under_fire == "D1"
    shooting = play(bordering, "pass")
    assert starting(shooting, "fire") == {"port 1", "port 2", "port 3"}
    after = play(shooting, "fire port 3", dice="654 6")
    assert card(after, "C1").up is False
    assert after.decider == 1, "no answer from a fort"


@rule("sail:A67", "sail:A120")
def test_starting_in_the_zone_turning_and_waiting_draw_no_fire() -> None:
    state = sea("1L C4 N", "1B P8 N", "0B P1 S", active=1)
    turned = play(state, "C4", "head W")
    assert turned.decider == 1
    assert play(turned, "stop").decider == 1


@rule("sail:A68", "sail:L69")
def test_a_gun_that_fired_in_the_own_turn_reacts_all_the_same_at_every_step() -> None:
    own = play(sea("0B P1 S", "1L C3 N", "1B P8 N"), "gun B2 C3", "end", dice="11 6")
    stepped = play(with_wind(own, "W17"), "C3", "head SE", "ahead")
    assert starting(stepped, "gun") == {"B2"}
    assert starting(play(stepped, "pass"), "gun") == set(), "passing ends the reaction to this step"


@rule("sail:A37", "sail:A68")
@pytest.mark.parametrize(("order", "dice"), [("always", "116 116"), ("never", "")])
def test_a_standing_order_fires_every_gun_or_none(order: str, dice: str) -> None:
    state = give(sea("1L D3 N", "1B P8 N", "0B P1 S", active=1), 0, f"fort {order}")
    after = play(state, "D3", "head N", "ahead", dice=dice)
    assert after.decider == 1
    assert keys(after).count("gun") == (2 if order == "always" else 0)


@rule("sail:L73", "sail:L65")
def test_a_card_defends_with_one_die_and_a_hit_flips_it() -> None:
    state = sea("1F D1 N", "1B P8 N", "0B P1 S", active=1)
    shooting = play(state, "D1", "head S")
    assert starting(shooting, "fire") == {"starboard 1", "starboard 2"}
    assert card(play(shooting, "fire starboard 1", dice="65"), "C1").up is False
    assert card(play(shooting, "fire starboard 2", dice="12 4"), "C1").up is True


@rule("sail:A66")
def test_nothing_blocks_a_gun_unless_ships_shield() -> None:
    ships_in_line = ("1F C2 N", "1L D2 N", "1B P8 N", "0B P1 S")
    assert "B2 D2" in starting(sea(*ships_in_line), "gun")
    shielded = sea(*ships_in_line, fort_blocked_by_ships=True)
    assert "B2 D2" not in starting(shielded, "gun")
    assert refusal(shielded, "gun B2 D2") == "gun-shielded"


@rule("sail:A70a")
def test_a_crest_abeam_may_be_shot_at_and_in_the_corner_it_cannot_be_reached() -> None:
    corner = new(2)
    crest = card_on(corner, "A1")
    around = [corner.chart.card_cell[crest] + step for step in (1, corner.chart.stride, corner.chart.stride + 1)]
    assert all(int(corner.chart.card_at[cell]) for cell in around)
    file = CREST_OUT
    state = sea("1F D1 N", "1B P8 N", "0B P10 S", active=1, files={"scenario": file})
    shooting = play(state, "D1", "head S")
    after = play(shooting, "fire starboard 1", dice="61")
    assert card(after, "C1").up is False
    assert card(after, "C1").gun is False


CREST_OUT = """
game = "sail"
rules = "battle"
name = { en = "Crest outside" }
[shape.corner]
cards = ["C"]
ships = [[2, 1, 1], [1, 2, 2]]
[[board]]
seats = [2]
layout = ["##", "##"]
forts = ["C1 SE", "SE"]
"""


@rule("sail:A70b", "sail:A57")
def test_flipped_cards_stay_impassable_and_still_border_the_repair_zone() -> None:
    state = sea("0L D1 N 1", "0B P1 S", "1B P8 N", flipped=["C1", "B1"])
    opened = play(state, "D1")
    assert "repair A1" in legal(opened)
    assert at(play(opened, "head W"), "D1") == "0L W 1"


@rule("sail:A70c", "sail:A120")
def test_where_two_forts_reach_a_cell_their_owners_decide_clockwise_from_the_active_player() -> None:
    pieces = ("0L D10 S", "1B P1 S", "2B P3 S")
    state = sea(*pieces, seats=3, files={"scenario": TWO_FORTS}, wind="W17")
    first = play(state, "D10", "head S", "ahead")
    assert (first.decider, phase(first), starting(first, "gun")) == (1, "react", {"B9"})
    second = play(first, "gun B9", dice="11 6")
    assert (second.decider, starting(second, "gun")) == (2, {"E12", "F11"})
    assert play(second, "gun E12", "pass", dice="11 6").decider == 0


TWO_FORTS = """
game = "sail"
rules = "battle"
name = { en = "Two forts near each other" }
[shape.corner]
cards = ["CG", "G."]
ships = [[3, 3, 3], [2, 4, 4], [1, 5, 5]]
[[board]]
seats = [3]
layout = ["##", "##"]
forts = ["A9 SE", "F12 NW", "SE"]
"""
