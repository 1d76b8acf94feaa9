"""Boarding and prizes: L35, L53 to L59, A45 to A56, A111, A118, A119."""

import pytest

from .moves import give, keys, legal, play, refusal, starting
from .sea import at, ended, phase, player, sea, ships, view, winners

rule = pytest.mark.rule
OUTSIDE = 255  # what the board holds where it ends


@rule("sail:L53", "sail:L35", "sail:A45", "sail:A118")
def test_boarding_begins_by_moving_straight_ahead_into_the_enemys_cell() -> None:
    state = play(sea("0L H8 N", "0B P1 S", "1F H6 N", "1B A16 N"), "H8", "head N", "ahead")
    after = play(state, "ahead", dice="61 61")
    assert "boarded" in keys(after)
    assert (phase(after), view(after).prize, view(after).left) == ("prize", "H6", 3)
    short = play(sea("0L H8 N", "0B P1 S", "1F H9 N", "1B A16 N"), "H8", "head S")
    assert phase(short) == "command", "no range, no boarding"


@rule("sail:L54", "sail:L55", "sail:A47")
def test_both_throw_one_die_and_the_lower_loses_a_mast_whatever_masts_there_are() -> None:
    state = play(sea("0L H8 N", "0B P1 S", "1F H7 N", "1B A16 N"), "H8", "head N")
    after = play(state, "ahead", dice="22 16 45 61 61")
    lines = [line for line in keys(after) if line in ("die", "mast-lost")]
    assert lines == ["die", "die"] + ["die", "die", "mast-lost"] * 4, "a tie first"
    assert view(after).prize == "H7"


@rule("sail:L56", "sail:A111")
def test_it_goes_on_until_one_ship_has_no_masts() -> None:
    state = sea("0F H8 N", "0B P1 S", "1L H7 N", "1B A16 N")
    lost = play(state, "H8", "head N", "ahead", dice="12 12")
    assert lost.decider == 1
    assert (player(lost, 0).masts, player(lost, 0).lost) == (1, 7)
    assert view(lost).prize == "H7"


@rule("sail:L57", "sail:A119", "sail:A49")
def test_the_winner_scuttles_either_hull_or_keeps_both() -> None:
    won = play(sea("0L H8 N", "0B P1 S", "1F H7 E", "1B A16 N"), "H8", "head N", "ahead", dice="61 61")
    assert legal(won) == {"scuttle prize", "scuttle own", "keep 1", "keep 2"}
    assert at(play(won, "scuttle prize"), "H7") == "0L N 3"
    smaller = play(won, "scuttle own")
    assert at(smaller, "H7") == "0F E 2", "the surplus mast is lost"
    assert player(smaller, 0).lost == 8 - 2 - 1
    both = play(won, "keep 1", "shift prize W")
    assert (at(both, "H7"), at(both, "G7")) == ("0L N 2", "0F E 1")


@rule("sail:A50", "sail:A119")
def test_keeping_both_needs_two_survivors() -> None:
    won = play(sea("0L H8 N 1", "0B P1 S", "1F H7 E 1", "1B A16 N"), "H8", "head N", "ahead", dice="61")
    assert legal(won) == {"scuttle prize", "scuttle own"}
    assert refusal(won, "keep 1") == "too-few-survivors"


@rule("sail:A50")
def test_one_mast_stays_and_each_needs_a_hole() -> None:
    won = play(sea("0L H8 N", "0F P1 S", "1B H7 E", "1F A16 N"), "H8", "head N", "ahead", dice="61")
    assert starting(won, "keep") == {"1"}
    assert refusal(won, "keep 2") == "too-many-masts"


@rule("sail:A51")
def test_without_a_free_neighbour_one_hull_must_be_scuttled() -> None:
    """The cell that the attacker came from is free in every game; here the board ends there."""
    won = play(sea("0L H8 N", "0B P1 S", "1F H7 E", "1B A16 N"), "H8", "head N", "ahead", dice="61 61")
    for step in won.chart.steps:
        won.at[won.where[won.winner_ship] + step] = OUTSIDE
    won.menu_size = 0
    won.ask()
    assert legal(won) == {"scuttle prize", "scuttle own"}
    assert refusal(won, "keep 1") == "no-free-cell"


@rule("sail:L58", "sail:A52", "sail:A118")
def test_one_of_the_two_moves_to_any_free_neighbour_also_where_the_attacker_came_from() -> None:
    won = play(sea("0L H8 N", "0B G8 S", "1F H7 E", "1B A16 N"), "H8", "head N", "ahead", "keep 1", dice="61 61")
    ways = {"N", "NE", "E", "SE", "S", "W", "NW"}
    assert starting(won, "shift") == {f"{which} {way}" for which in ("own", "prize") for way in ways}
    assert refusal(won, "shift own SW") == "cell-taken"
    after = play(won, "shift own S")
    assert (at(after, "H8"), at(after, "H7")) == ("0L N 2", "0F E 1")


@rule("sail:L59", "sail:A53")
def test_attacker_and_prize_do_nothing_more_this_turn_not_even_reply() -> None:
    won = play(
        sea("0L H8 N", "0B P1 S", "1F H7 E", "1B A16 N"),
        "H8",
        "head N",
        "ahead",
        "keep 1",
        "shift prize W",
        dice="61 61",
    )
    assert not {"H7", "G7"} & legal(won)
    assert refusal(won, "G7") == "ship-frozen"
    assert {"frozen"} <= set(ships(won)["G7"].marks) & set(ships(won)["H7"].marks)
    next_turn = play(won, "end")
    assert "frozen" not in ships(next_turn)["H7"].marks


@rule("sail:A48", "sail:A54")
def test_a_defender_who_wins_has_the_choice_and_may_still_reply_this_turn() -> None:
    state = sea("0B H8 N", "0F I7 S", "1L H7 S", "1B A16 N")
    won = play(state, "H8", "head N", "ahead", dice="12")
    assert (phase(won), won.decider) == ("prize", 1)
    after = play(won, "keep 1", "shift prize W", "I7", "head N", "fire port 1", dice="16")
    assert (phase(after), after.decider) == ("answer", 1), "the winner is not frozen"
    assert "frozen" in ships(after)["G7"].marks


@rule("sail:A37", "sail:A48")
def test_a_standing_order_settles_a_winning_defenders_prize() -> None:
    state = give(sea("0B H8 N", "0F P1 S", "1L H7 S", "1B A16 N"), 1, "prize always")
    after = play(state, "H8", "head N", "ahead", dice="12")
    assert at(after, "H7") == "1L S 3"
    assert after.decider == 0


@rule("sail:A55", "sail:A56")
def test_the_losers_masts_go_to_his_pool_and_nobody_has_more_masts_than_he_began_with() -> None:
    won = play(
        sea("0L H8 N", "0B P1 S", "1F H7 E", "1B A16 N"),
        "H8",
        "head N",
        "ahead",
        "keep 2",
        "shift prize W",
        dice="61 61",
    )
    assert player(won, 1).lost == 7
    assert (player(won, 0).ships, player(won, 0).masts) == (3, 4)


@rule("sail:A46", "sail:A118")
def test_fort_guns_react_to_the_boarder_before_the_fight_and_hit_only_him() -> None:
    fort = sea("1B E4 NW", "1F P8 S", "0F D3 N", "0B A16 N", active=1, wind="W21")
    entered = play(fort, "E4", "head NW", "ahead")
    assert (phase(entered), entered.decider, view(entered).under_fire) == ("react", 0, "D3")
    sunk = play(entered, next(iter(legal(entered) - {"pass"})), dice="66 1")
    assert at(sunk, "D3") == "0F N 2", "no boarding took place"


@rule("sail:A46")
def test_a_boarder_may_have_fired_before() -> None:
    state = sea("0L H8 N", "0B P1 S", "1F H7 E", "1L I8 N")
    after = play(state, "H8", "head N", "fire starboard 3", "hold", "ahead", dice="1116 61 61")
    assert phase(after) == "prize"
    assert ships(play(after, "scuttle prize"))["H7"].starboard == 0, "shots stay spent"


@rule("sail:A111", "sail:L12")
def test_the_last_ship_beaten_ends_the_game_before_any_prize_is_chosen() -> None:
    after = play(sea("0L H8 N", "1F H7 E"), "H8", "head N", "ahead", dice="61 61")
    assert after.is_over()
    assert (ended(after), winners(after)) == ("fleets", [0])


@rule("sail:A109", "sail:A44")
def test_the_order_adds_one_to_each_boarding_throw() -> None:
    state = sea("0B H8 N", "0F P1 S", "1B H7 N", "1F A16 N", order_holder=1)
    assert phase(play(state, "H8", "head N", "ahead", dice="56 55")) == "prize"
