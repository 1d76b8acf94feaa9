"""Line tactics: L74 to L81, A71 to A83, A124 to A129."""

import pytest

from quarterdeck.games.sail.rules.game import SailState

from .moves import keys, legal, play, refusal, starting, told
from .sea import at, phase, sea, ships, view

rule = pytest.mark.rule
FAR = ("0B P16 N", "1B A16 N")  # others, out of the way


def members(state: SailState, leader: str) -> set[str]:
    """The cells of a line by its leader's cell."""
    return {name for name, ship in ships(state).items() if ship.line == leader}


@rule("sail:L75", "sail:L76", "sail:A71")
@pytest.mark.parametrize(
    ("row", "heading"), [(("H8", "H9", "H10"), "N"), (("H8", "I8", "J8"), "W"), (("H8", "I9", "J10"), "NW")]
)
def test_ships_on_a_row_column_or_diagonal_form_a_line_and_turn_behind_the_first(
    row: tuple[str, ...], heading: str
) -> None:
    state = sea(f"0F {row[0]} E", f"0L {row[1]} S", f"0F {row[2]} SW", *FAR)
    after = play(state, f"form {row[0]} {row[2]}")
    assert [ships(after)[name].heading for name in row] == [heading] * 3
    assert members(after, row[0]) == set(row)


@rule("sail:L75", "sail:A71")
def test_either_end_may_lead_and_the_order_of_ships_is_free() -> None:
    state = sea("0F H8 E", "0L H9 S", "0F H10 W", *FAR)
    assert starting(state, "form") == {"H8 H9", "H9 H8", "H9 H10", "H10 H9", "H8 H10", "H10 H8"}
    assert at(play(state, "form H10 H8"), "H10").startswith("0F S")


@rule("sail:L75")
def test_a_gap_or_another_players_ship_makes_no_line() -> None:
    gap = sea("0F H8 E", "0L H10 S", *FAR)
    assert starting(gap, "form") == set()
    assert refusal(gap, "form H8 H10") == "not-in-a-row"
    assert starting(sea("0F H8 E", "1L H9 S", "0F H10 E", "0B P16 N"), "form") == set()


@rule("sail:L77", "sail:A125", "sail:A71")
def test_joiners_count_as_activated_and_the_line_moves_from_the_next_turn() -> None:
    state = sea("0F H8 E", "0L H9 S", "1L I8 N", *FAR)
    after = play(state, "form H8 H9")
    assert refusal(after, "H8") == "already-acted"
    assert "acted" in ships(after)["H9"].marks


@rule("sail:A71")
def test_forming_is_free_even_after_moving() -> None:
    state = play(sea("0F H9 E", "0L G7 S", *FAR), "H9", "head N", "ahead", "stop")
    after = play(state, "form H8 G7")
    assert (at(after, "H8"), at(after, "G7")) == ("0F SE 2", "0L SE 3")


@rule("sail:A125", "sail:A53")
def test_frozen_ships_cannot_join() -> None:
    won = play(
        sea("0L H8 N", "0F I7 S", "0B P16 N", "1F H7 E", "1B A16 N"),
        "H8",
        "head N",
        "ahead",
        "scuttle prize",
        dice="61 61",
    )
    assert starting(won, "form") == set()
    assert refusal(won, "form H7 I7") == "ship-frozen"


@rule("sail:L74", "sail:A73", "sail:A74", "sail:L81")
def test_only_the_leader_turns_and_the_rest_follow_like_a_snake_along_the_same_way() -> None:
    line = sea("0F H8 N", "0L H9 N", "0F H10 N", *FAR, lines=["H8 H9 H10"])
    turned = play(line, "H8", "head E")
    assert view(turned).left == 5, "the leader's range"
    one = play(turned, "ahead")
    assert [at(one, name) for name in ("I8", "H8", "H9")] == ["0F E 2", "0L N 3", "0F N 2"]
    two = play(one, "ahead")
    assert [at(two, name) for name in ("J8", "I8", "H8")] == ["0F E 2", "0L E 3", "0F N 2"]
    assert members(two, "J8") == {"J8", "I8", "H8"}


@rule("sail:A74")
def test_followers_ignore_the_wind() -> None:
    line = sea("0F H8 N", "0L G7 S", *FAR, lines=["H8 G7"], wind="W21")
    after = play(line, "H8", "head E", "ahead")
    assert at(after, "H8") == "0L SE 3"


@rule("sail:A73", "sail:L74")
def test_a_line_is_one_activation_begun_by_its_leader() -> None:
    line = sea("0F H8 N", "0L H9 N", *FAR, lines=["H8 H9"])
    assert "H8" in legal(line)
    assert refusal(line, "H9") == "follows-line"
    done = play(line, "H8", "head N", "ahead", "stop")
    assert refusal(done, "H7") == refusal(done, "H8") == "already-acted"


@rule("sail:A75", "sail:A127")
def test_at_each_halt_the_members_fire_from_leader_to_tail_by_their_own_headings() -> None:
    line = sea("0F H8 N", "0L H9 N", "1F I8 S", "1F I9 S", "1L I7 S", "0B P16 N", lines=["H8 H9"])
    start = play(line, "H8", "head N")
    assert view(start).ship == "H8"
    assert "next" in legal(start)
    second = play(start, "fire starboard 1", "hold", "next", dice="16")
    assert (view(second).ship, phase(second)) == ("H9", "fight")
    lead = play(second, "next")
    assert (phase(lead), legal(lead)) == ("lead", {"ahead", "stop"})
    stepped = play(lead, "ahead")
    assert view(stepped).ship == "H7"
    assert starting(stepped, "fire") == {"starboard 1"}


@rule("sail:A75", "sail:A127")
def test_forts_react_to_each_ship_of_the_line_that_enters_leader_to_tail() -> None:
    line = sea("1F E3 N", "1L E4 N", "1B P8 N", "0B P1 S", active=1, lines=["E3 E4"])
    first = play(line, "E3", "head W", "ahead")
    assert (view(first).under_fire, starting(first, "gun")) == ("D3", {"B1"})
    second = play(first, "gun B1", dice="11 6")
    assert (view(second).under_fire, starting(second, "gun")) == ("E3", {"C1"})
    assert phase(play(second, "pass")) in ("lead", "fight")


@rule("sail:A76", "sail:A127")
def test_the_leader_may_point_at_its_second_ship_but_not_step_there_nor_into_the_tails_cell() -> None:
    line = sea("0F H8 N", "0L H7 N", *FAR, lines=["H8 H7"])
    pointed = play(line, "H8", "head N")
    assert phase(pointed) == "command", "there is nowhere to go"
    ring = sea("0F H8 N", "0L I8 W", "0F I7 S", "0B H7 E", "1B A16 N", lines=["H8 I8 I7 H7"])
    assert phase(play(ring, "H8", "head N")) == "command", "the tail would leave its cell, yet it may not be entered"


@rule("sail:A77", "sail:A128")
def test_only_the_leader_boards_it_leaves_the_line_and_the_others_halt_but_may_shoot() -> None:
    line = sea("0L H8 N", "0F H9 N", "0F H10 N", "1B H7 N", "1L I10 N", "0B P16 N", lines=["H8 H9 H10"])
    boarded = play(line, "H8", "head N", "next", "ahead", "scuttle prize", dice="61")
    assert at(boarded, "H7").startswith("0L N")
    assert "frozen" in ships(boarded)["H7"].marks
    assert (view(boarded).ship, starting(boarded, "fire")) == ("H10", {"starboard 1", "starboard 2"})
    done = play(boarded, "next")
    assert phase(done) == "command"
    assert members(done, "H9") == {"H9", "H10"}


@rule("sail:L78", "sail:A79", "sail:A124")
def test_when_a_middle_ship_is_lost_those_behind_close_up_at_once_in_enemy_turns_too() -> None:
    line = sea("1L G9 N", "1B A16 N", "0F H8 N", "0B H9 N", "0F H10 E", "0L P16 N", active=1, lines=["H8 H9 H10"])
    after = play(line, "G9", "head N", "fire starboard 1", dice="61")
    assert at(after, "H9") == "0F N 2"
    assert members(after, "H8") == {"H8", "H9"}
    assert "closed-up" in keys(after)


@rule("sail:A78")
def test_if_the_leader_is_lost_the_next_leads_without_advancing_and_a_lost_tail_changes_nothing() -> None:
    leader = sea("1L G8 N", "1B A16 N", "0B H8 N", "0F H9 N", "0F H10 N", "0L P16 N", active=1, lines=["H8 H9 H10"])
    after = play(leader, "G8", "head N", "fire starboard 1", dice="61")
    assert members(after, "H9") == {"H9", "H10"}
    tail = sea("1L G10 N", "1B A16 N", "0F H8 N", "0F H9 N", "0B H10 N", "0L P16 N", active=1, lines=["H8 H9 H10"])
    after = play(tail, "G10", "head N", "fire starboard 1", dice="61")
    assert members(after, "H8") == {"H8", "H9"}


@rule("sail:A127")
def test_a_leader_lost_in_the_lines_own_turn_ends_its_steps_but_not_its_fire() -> None:
    line = sea("0B H8 N", "0F H9 N", "0L P16 N", "1L I8 N", "1F I9 N", lines=["H8 H9"])
    lost = play(line, "H8", "head N", "fire starboard 1", "reply 3", dice="16 666 1")
    assert at(lost, "H8") == ""
    assert (view(lost).ship, starting(lost, "fire")) == ("H9", {"starboard 1", "starboard 2"})
    assert phase(play(lost, "next")) == "command"


@rule("sail:A78", "sail:A127")
def test_the_last_ship_of_a_line_that_is_lost_in_turn_ends_its_activation() -> None:
    line = sea("1F E3 N 1", "1B E4 N", "1L P8 N", "0B P1 S", active=1, lines=["E3 E4"])
    alone = play(line, "E3", "head W", "ahead", "gun B1", "gun C1", dice="11 6 66 1")
    assert (at(alone, "D3"), at(alone, "E3"), phase(alone)) == ("1F W 1", "", "lead")
    lost = play(alone, "ahead", "gun C1", dice="66 1")
    assert at(lost, "C3") == ""
    assert (phase(lost), starting(lost, "activate") | legal(lost)) == ("command", {"P8", "end"})


@rule("sail:A80", "sail:A128")
def test_a_middle_member_that_is_boarded_and_lost_splits_the_line() -> None:
    line = sea("1L G9 N", "1B A16 N", "0F H8 N", "0B H9 N", "0F H10 N", "0L H11 N", active=1, lines=["H8 H9 H10 H11"])
    after = play(line, "G9", "head E", "ahead", "scuttle prize", dice="61")
    assert at(after, "H9") == "1L E 3"
    assert ships(after)["H8"].line == ""
    assert members(after, "H10") == {"H10", "H11"}


@rule("sail:A128")
def test_a_boarded_member_that_wins_stays_one_only_if_its_hull_keeps_its_cell() -> None:
    line = sea("1B G9 N", "1F A16 N", "0F H8 N", "0L H9 N", "0F H10 N", active=1, lines=["H8 H9 H10"])
    won = play(line, "G9", "head E", "ahead", dice="16")
    assert members(play(won, "scuttle prize"), "H8") == {"H8", "H9", "H10"}
    assert members(play(won, "keep 1", "shift prize W"), "H8") == {"H8", "H9", "H10"}
    gone = play(won, "keep 1", "shift own W")
    assert {ship.line for ship in ships(gone).values()} == {""}
    assert {ship.line for ship in ships(play(won, "scuttle own")).values()} == {""}


@rule("sail:A81")
def test_a_member_that_turns_in_reply_leaves_and_the_line_splits_into_parts_of_two() -> None:
    line = sea("1L G10 N", "1B A16 N", "0F H8 E", "0F H9 E", "0L H10 E", "0B H11 E", active=1, lines=["H8 H9 H10 H11"])
    after = play(line, "G10", "head N", "fire starboard 1", "turn S", dice="16")
    assert members(after, "H8") == {"H8", "H9"}
    assert ships(after)["H10"].line == ships(after)["H11"].line == ""


@rule("sail:L79", "sail:L80", "sail:A82", "sail:A126")
def test_a_ship_leaves_by_moving_first_on_another_heading_and_those_behind_close_up() -> None:
    line = sea("0F H8 N", "0L H9 N", "0F H10 N", *FAR, lines=["H8 H9 H10"])
    leaving = play(line, "leave H9")
    assert "head N" not in legal(leaving)
    assert refusal(leaving, "head N") == "same-course"
    after = play(leaving, "head W", "stop")
    assert at(after, "G9").startswith("0L W")
    assert at(after, "H9") == "0F N 2"
    assert members(after, "H8") == {"H8", "H9"}
    assert "H8" in legal(after), "then the rest act as a line"


@rule("sail:A126", "sail:L79")
def test_a_leaver_may_shoot_first_but_not_stop_before_a_step_and_several_may_leave() -> None:
    line = sea("0F H8 N", "0L H9 N", "0F H10 N", "1L I8 S", "0B P16 N", lines=["H8 H9 H10"])
    leaving = play(line, "leave H9", "head NW")
    assert legal(leaving) == {"fire starboard 1", "fire starboard 2", "fire starboard 3", "ahead"}
    assert refusal(leaving, "stop") == "must-step"
    gone = play(leaving, "fire starboard 3", "hold", "stop", dice="1116")
    assert at(gone, "G8").startswith("0L NW")
    assert starting(gone, "leave") == {"H8", "H9"}


@rule("sail:A126")
def test_dissolving_is_free_and_members_that_have_not_acted_act_singly() -> None:
    line = sea("0F H8 N", "0L H9 N", *FAR, lines=["H8 H9"])
    after = play(line, "dissolve H8")
    assert {"H8", "H9"} <= legal(after)
    assert (at(after, "H8"), at(after, "H9")) == ("0F N 2", "0L N 3")
    assert refusal(line, "dissolve H9") == "no-line"


@rule("sail:A126", "sail:A125")
def test_a_line_formed_this_turn_is_not_dissolved_before_the_next() -> None:
    formed = play(sea("0F H8 E", "0L H9 S", *FAR), "form H8 H9")
    assert refusal(formed, "dissolve H8") == "line-is-new"


@rule("sail:A83")
def test_a_member_cannot_repair_until_the_line_is_dissolved() -> None:
    line = sea("0L D1 W 1", "0F E1 W", *FAR, lines=["D1 E1"])
    assert refusal(play(line, "D1"), "repair A1") == "line-repairs-not"
    assert at(play(line, "dissolve D1", "D1", "repair A1"), "D1") == "0L W 2"


@rule("sail:A72", "sail:A125")
def test_ships_join_behind_the_tail_or_straight_ahead_of_the_leader() -> None:
    line = sea("0F H8 N", "0L H9 N", "0F H10 E", "0B H7 S", "1B A16 N", lines=["H8 H9"])
    assert starting(line, "join") == {"H10 H9", "H7 H8"}
    tail = play(line, "join H10 H9")
    assert at(tail, "H10") == "0F N 2"
    assert members(tail, "H8") == {"H8", "H9", "H10"}
    head = play(line, "join H7 H8")
    assert at(head, "H7") == "0B N 1"
    assert members(head, "H7") == {"H7", "H8", "H9"}
    assert refusal(line, "join H7 H9") == "not-at-the-end"


@rule("sail:A125", "sail:A124")
def test_a_line_may_join_anothers_tail_and_a_player_may_have_several() -> None:
    lines = sea("0F H8 N", "0L H9 N", "0F H10 E", "0B G10 E", "1B A16 N", lines=["H8 H9", "H10 G10"])
    assert members(lines, "H8") == {"H8", "H9"}
    assert members(lines, "H10") == {"H10", "G10"}
    after = play(lines, "join H10 H9")
    assert members(after, "H8") == {"H8", "H9", "H10", "G10"}
    assert at(after, "H10") == "0F N 2"


@rule("sail:A129")
@pytest.mark.parametrize("card", ["S15", "S16"])
def test_a_ship_taken_by_fever_or_shoal_leaves_its_line(card: str) -> None:
    line = sea("0F H8 N", "0L H9 N", "1B A16 N", card=card, lines=["H8 H9"])
    assert {ship.line for ship in ships(line).values()} == {""}


@rule("sail:A129")
def test_the_channel_takes_a_ship_out_of_its_line_sweeps_are_for_single_ships_and_a_storm_dissolves_lines() -> None:
    line = ("0F H8 N", "0L H9 N", "0F P16 N", "1B A16 N")
    moved = play(sea(*line, card="S03", lines=["H8 H9"]), "choose H8", "to P8", "course N")
    assert {ship.line for ship in ships(moved).values()} == {""}
    rowing = sea(*line, "0B O16 N", card="S17", lines=["H8 H9"])
    assert starting(rowing, "choose") == {"P16", "O16"}
    assert refusal(rowing, "choose H8") == "in-a-line"
    brig_leads = ("0B H8 N", "0F H9 N 1", "1B A16 N", "1F B16 N")  # one mast each: nobody throws for the storm
    assert members(sea(*brig_leads, lines=["H8 H9"]), "H8") == {"H8", "H9"}
    storm = sea(*brig_leads, card="S04", lines=["H8 H9"])
    assert {name for name, ship in ships(storm).items() if ship.seat == 0} == {"H7", "H8"}, "shifted, leader first"
    assert {ship.line for ship in ships(storm).values()} == {""}
    theirs = sea(*brig_leads, "0F P16 N 1", card="S04", lines=["A16 B16"])
    assert members(theirs, "A16") == {"A16", "B16"}, "only own lines dissolve"
    calm = sea(*line, card="S01", lines=["H8 H9"])
    assert members(calm, "H8") == {"H8", "H9"}


def test_events_of_a_line_are_told() -> None:
    formed = play(sea("0F H8 E", "0L H9 S", *FAR), "form H8 H9")
    assert [line.key for line in told(formed)] == ["formed"]
