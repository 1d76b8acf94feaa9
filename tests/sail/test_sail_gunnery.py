"""Gunnery and return fire: L37 to L52, A29 to A44, A109, A113 to A117."""

import pytest

from quarterdeck.games.sail.rules.compass import NAMES

from .moves import give, keys, legal, play, refusal, starting, told
from .sea import at, card, phase, sea, ships, view

rule = pytest.mark.rule
AROUND = {"N": "H7", "NE": "I7", "E": "I8", "SE": "I9", "S": "H9", "SW": "G9", "W": "G8", "NW": "G7"}


@rule("sail:L37", "sail:A29")
@pytest.mark.parametrize("heading", NAMES)
def test_the_broadside_of_every_heading_is_exactly_the_two_cells_at_right_angles(heading: str) -> None:
    turn = NAMES.index(heading)
    port, starboard = NAMES[(turn + 6) % 8], NAMES[(turn + 2) % 8]
    assert ships(sea(f"0L H8 {heading}", "1B A16 N"))["H8"].abeam == (AROUND[port], AROUND[starboard])
    for where, name in AROUND.items():
        state = sea(f"0L H8 {heading}", "0B P1 S", f"1L {name} N", wind="W17")
        sides = {move.split()[0] for move in starting(play(state, "H8", f"head {heading}"), "fire")}
        assert sides == ({"port"} if where == port else {"starboard"} if where == starboard else set()), (
            heading,
            where,
        )


@rule("sail:A29")
def test_heading_north_east_the_fire_zone_is_north_west_and_south_east() -> None:
    assert ships(sea("0F H8 NE", "1B A16 N"))["H8"].abeam == ("G7", "I9")


@rule("sail:L38", "sail:L50", "sail:A39", "sail:L49")
@pytest.mark.parametrize(("hull", "guns"), [("B", {"1"}), ("F", {"1", "2"}), ("L", {"1", "2", "3"})])
def test_a_ship_fires_one_shot_or_one_salvo_up_to_its_class_whatever_masts_are_left(hull: str, guns: set[str]) -> None:
    state = play(sea(f"0{hull} H8 N 1", "0B P1 S" if hull != "B" else "0F P1 S", "1L I8 N"), "H8", "head N")
    assert {move.split()[1] for move in starting(state, "fire")} == guns


@rule("sail:L39", "sail:A31", "sail:A117")
def test_with_enemies_on_both_sides_a_ship_fires_to_both_and_each_attack_is_answered_before_the_next() -> None:
    state = sea("0F H8 N", "0B P1 S", "1F G8 N", "1F I8 N")
    first = play(state, "H8", "head N", "fire port 1", dice="16")
    assert (phase(first), view(first).target) == ("answer", "G8")
    second = play(first, "hold", "fire starboard 2", dice="116")
    assert (phase(second), view(second).target) == ("answer", "I8")
    third = play(second, "hold", "fire port 1", dice="16")
    assert view(third).target == "G8"


@rule("sail:A117", "sail:A41")
def test_if_a_reply_sinks_the_attacker_the_rest_is_off() -> None:
    state = sea("0F H8 N 1", "0B P1 S", "1F G8 N", "1F I8 N")
    after = play(state, "H8", "head N", "fire port 1", "reply 1", dice="16 61")
    assert at(after, "H8") == ""
    assert phase(after) == "command"
    assert view(after).active == 0


@rule("sail:L40", "sail:L41", "sail:L52")
def test_a_higher_throw_of_the_firer_takes_one_mast_and_a_salvo_takes_no_more() -> None:
    state = play(sea("0L H8 N", "1L I8 N"), "H8", "head N")
    hit = play(state, "fire starboard 1", dice="43")
    assert at(hit, "I8") == "1L N 2"
    assert keys(hit)[:4] == ["fired", "die", "die", "totals"]
    assert at(play(state, "fire starboard 3", dice="666 1"), "I8") == "1L N 2"


@rule("sail:L42", "sail:A38")
def test_equal_throws_are_thrown_again_a_whole_salvo_too() -> None:
    state = play(sea("0L H8 N", "1L I8 N"), "H8", "head N")
    assert at(play(state, "fire starboard 1", dice="33 55 21"), "I8") == "1L N 2"
    assert at(play(state, "fire starboard 2", dice="22 4 11 2 12 4"), "I8") == "1L N 3"


@rule("sail:L43")
def test_a_higher_throw_of_the_target_is_a_miss() -> None:
    assert at(play(sea("0L H8 N", "1L I8 N"), "H8", "head N", "fire starboard 1", dice="34"), "I8") == "1L N 3"


@rule("sail:L44", "sail:A42")
def test_a_ship_without_masts_is_sunk_and_shots_that_are_left_serve_other_targets() -> None:
    state = play(sea("0F H8 N", "1B I8 N", "1F G8 S", "1L P1 S"), "H8", "head N", "fire starboard 1", dice="61")
    assert at(state, "I8") == ""
    assert phase(state) == "fight"
    assert starting(state, "fire") == {"port 1", "port 2"}


@rule("sail:L45", "sail:A32", "sail:A115")
def test_an_attacked_ship_replies_with_a_shot_or_salvo_if_the_attacker_lies_in_its_fire_zone() -> None:
    state = play(sea("0F H8 N", "1L I8 N"), "H8", "head N", "fire starboard 1", dice="16")
    assert state.decider == 1
    assert legal(state) == {"reply 1", "reply 2", "reply 3", "hold"}
    after = play(state, "reply 2", dice="33 5")
    assert at(after, "H8") == "0F N 1"
    assert ships(after)["I8"].port == 1
    assert refusal(state, "turn E") == "is-abeam"


@rule("sail:L46", "sail:A34", "sail:A115")
def test_if_the_attacker_is_outside_its_zone_the_ship_may_turn_instead() -> None:
    state = play(sea("0F H8 N", "1L I8 E"), "H8", "head N", "fire starboard 1", dice="16")
    assert legal(state) == {"hold", *(f"turn {heading}" for heading in NAMES if heading != "E")}
    assert refusal(state, "reply 1") == "not-abeam"
    assert refusal(state, "turn E") == "same-course"
    assert at(play(state, "turn S"), "I8") == "1L S 3"


@rule("sail:A34", "sail:A115")
def test_empty_guns_on_the_bearing_side_entitle_to_nothing() -> None:
    state = sea("0L H8 N", "1B I8 N", "1L A16 N")
    once = play(state, "H8", "head N", "fire starboard 1", "reply 1", dice="16 16")
    again = play(once, "fire starboard 1", dice="16")
    assert again.decider == 0
    assert phase(again) == "fight"


@rule("sail:L47", "sail:A35")
def test_the_exchange_goes_on_until_shots_are_used_or_the_attacker_sails_on() -> None:
    state = play(sea("0F H8 N", "0B P1 S", "1L I8 N"), "H8", "head N")
    once = play(state, "fire starboard 1", "reply 1", dice="16 16")
    assert {"fire starboard 1", "ahead", "stop"} <= legal(once)
    twice = play(once, "fire starboard 1", "reply 1", dice="16 16")
    assert starting(twice, "fire") == set()
    assert ships(twice)["I8"].port == 1, "the defender has a shot left, but no attack to answer"


@rule("sail:A35")
def test_option_defender_empties_broadside_lets_him_fire_on_unanswered() -> None:
    state = sea("0B H8 N", "0F P1 S", "1L I8 N", defender_empties_broadside=True)
    first = play(state, "H8", "head N", "fire starboard 1", "reply 1", dice="16 16")
    assert (phase(first), first.decider) == ("answer", 1)
    second = play(first, "reply 1", dice="16")
    assert legal(second) == {"reply 1", "hold"}
    assert phase(play(second, "hold")) == "fight"


@rule("sail:A36", "sail:A37")
def test_the_reply_comes_before_sailing_on_and_is_free_will() -> None:
    state = play(sea("0F H8 N", "1L I8 N"), "H8", "head N", "fire starboard 1", dice="16")
    assert state.pending() == 2
    assert refusal(state, "ahead") == "wrong-phase"
    assert phase(play(state, "hold")) == "fight"


@rule("sail:A37")
@pytest.mark.parametrize(
    ("order", "dice", "left"), [("always", "16 16", 2), ("salvo", "16 1116", 0), ("never", "16", 3)]
)
def test_a_standing_order_answers_without_asking(order: str, dice: str, left: int) -> None:
    state = give(sea("0F H8 N", "1L I8 N"), 1, f"reply {order}")
    after = play(state, "H8", "head N", "fire starboard 1", dice=dice)
    assert after.decider == 0
    assert ships(after)["I8"].port == left


@rule("sail:A37", "sail:A116")
def test_a_standing_order_turns_the_ship_so_that_the_attacker_lies_abeam() -> None:
    state = give(sea("0F H8 N", "1L I8 E"), 1, "turn always")
    after = play(state, "H8", "head N", "fire starboard 1", dice="16")
    assert ships(after)["I8"].abeam.count("H8") == 1


@rule("sail:A33", "sail:A113")
def test_replies_count_to_the_limit_of_their_hull_side_in_this_players_turn() -> None:
    state = sea("0F H8 N", "0F J8 N", "1F I8 N")
    first = play(state, "H8", "head N", "fire starboard 1", "reply 2", dice="16 116")
    assert (ships(first)["I8"].port, ships(first)["I8"].starboard) == (0, 2)
    second = play(first, "stop", "J8", "head N", "fire port 1", dice="16")
    assert legal(second) == {"reply 1", "reply 2", "hold"}, "the other side is full"


@rule("sail:A33")
def test_all_counters_are_fresh_in_every_players_turn_unless_reset_per_round() -> None:
    def after_a_turn(**options: object) -> tuple[int, int]:
        state = sea("0F H8 N", "0B P1 S", "1F I8 N", **options)
        fired = play(state, "H8", "head N", "fire starboard 2", "reply 2", "stop", "end", dice="116 116")
        assert view(fired).active == 1
        return ships(fired)["H8"].starboard, ships(fired)["I8"].port

    assert after_a_turn() == (2, 2)
    assert after_a_turn(reset_per_round=True) == (0, 2)


@rule("sail:A39", "sail:A113")
def test_shots_are_spent_on_a_miss_and_what_is_left_limits_the_next_salvo() -> None:
    state = play(sea("0L H8 N", "1L I8 N"), "H8", "head N", "fire starboard 1", "hold", dice="16")
    assert starting(state, "fire") == {"starboard 1", "starboard 2"}
    assert refusal(state, "fire starboard 3") == "too-many-guns"
    empty = play(state, "fire starboard 2", "hold", dice="116")
    assert refusal(empty, "fire starboard 1") == "no-shots"


@rule("sail:A40", "sail:A116")
def test_counters_belong_to_the_hull_side_so_turning_does_not_reload() -> None:
    state = sea("0L H8 N", "1B I8 N", "1F A16 N")
    once = play(state, "H8", "head N", "fire starboard 1", "reply 1", dice="16 16")
    assert (ships(once)["I8"].port, ships(once)["I8"].starboard) == (0, 1)
    turned = play(sea("0L H8 N", "1F I8 E"), "H8", "head N", "fire starboard 1", "turn S", dice="16")
    answered = play(turned, "fire starboard 1", "reply 1", dice="16 16")
    assert (ships(answered)["I8"].port, ships(answered)["I8"].starboard) == (2, 1), "heading south H8 is to starboard"


@rule("sail:A116", "sail:A34")
def test_an_attack_still_from_outside_the_arc_allows_another_turn() -> None:
    state = play(sea("0F H8 N", "1L I8 E"), "H8", "head N", "fire starboard 1", "turn W", dice="16")
    again = play(state, "fire starboard 1", dice="16")
    assert "turn N" in legal(again)


@rule("sail:A43")
def test_ships_that_were_not_attacked_do_not_fire() -> None:
    state = sea("0F H8 N", "1L I8 N", "1F G8 N")
    after = play(state, "H8", "head N", "fire starboard 1", "hold", dice="16")
    assert after.decider == 0


@rule("sail:L51", "sail:A114")
def test_a_salvo_is_summed_against_one_die() -> None:
    after = play(sea("0L H8 N", "1L I8 N"), "H8", "head N", "fire starboard 3", dice="222 5")
    totals = [(line.args["attack"], line.args["defence"]) for line in told(after) if line.key == "totals"]
    assert totals == [(6, 5)]


@rule("sail:A114", "sail:L72", "sail:A85")
def test_targets_are_enemy_ships_and_face_up_cards_of_enemies_still_in_play() -> None:
    own = play(sea("0F H8 N", "0F I8 N", "1B P1 S"), "H8", "head N")
    assert starting(own, "fire") == set()
    beside = sea("0F O14 E", "0B A16 N", "1L H1 S")
    assert starting(play(beside, "O14", "head E"), "fire") == {"starboard 1", "starboard 2"}
    flipped = sea("0F O14 E", "0B A16 N", "1L H1 S", flipped=["O15"])
    assert starting(play(flipped, "O14", "head E"), "fire") == set()


@rule("sail:A114", "sail:A13")
def test_the_fort_of_a_player_who_is_out_is_no_target() -> None:
    state = sea("0F O14 E", "0B A16 N", "1L H1 S", "2B H3 N", seats=3)
    out = sea("0F O14 E", "0B A16 N", "1L H1 S", seats=3)
    assert starting(play(state, "O14", "head E"), "fire") == {"starboard 1", "starboard 2"}
    assert starting(play(out, "O14", "head E"), "fire") == set()


@rule("sail:L15", "sail:A44", "sail:A109")
def test_the_order_adds_one_to_each_throw_of_its_holder() -> None:
    firer = sea("0L H8 N", "1L I8 N", order_holder=1)
    assert at(play(firer, "H8", "head N", "fire starboard 2", dice="11 3"), "I8") == "1L N 2"
    target = sea("0L H8 N", "1L I8 N", order_holder=2)
    assert at(play(target, "H8", "head N", "fire starboard 1", dice="66"), "I8") == "1L N 3"


@rule("sail:A109", "sail:A38")
def test_ties_are_found_after_all_bonuses() -> None:
    state = sea("0L H8 N", "1L I8 N", order_holder=1)
    assert at(play(state, "H8", "head N", "fire starboard 1", dice="56 61"), "I8") == "1L N 2"


@rule("sail:A44")
def test_option_order_per_total_adds_one_once() -> None:
    state = sea("0L H8 N", "1L I8 N", order_holder=1, order_per="total")
    assert at(play(state, "H8", "head N", "fire starboard 2", dice="11 4"), "I8") == "1L N 3"


@rule("sail:A109", "sail:L73")
def test_the_order_helps_guns_and_the_defence_of_cards() -> None:
    state = sea("0B E2 N", "1F C3 N", order_holder=1)
    gun = play(state, "gun A3 C3", dice="11 3")
    assert at(gun, "C3") == "1F N 1"
    card_defends = sea("0F O14 E", "0B A16 N", "1L H1 S", order_holder=2)
    assert card(play(card_defends, "O14", "head E", "fire starboard 1", dice="54 53"), "O15").up is False
    assert card(play(card_defends, "O14", "head E", "fire starboard 1", dice="55"), "O15").up is True
