"""Pirates: L82 to L92, A84 to A91, A131 to A133."""

import pytest

from quarterdeck.games.sail.rules.game import SailState
from quarterdeck.games.sail.rules.wind import range_of

from .moves import keys, legal, play, refusal, starting
from .sea import at, ended, new, phase, player, sea, ship_on, ships, view, winners

rule = pytest.mark.rule


def pirates(*pieces: str, seats: int = 3, active: int = 0, **options: object) -> SailState:
    return sea(*pieces, seats=seats, active=active, scenario="pirates", **options)


@rule("sail:L82", "sail:L83", "sail:L85", "sail:L92", "sail:L11")
@pytest.mark.parametrize(("seats", "brigs"), [(2, [3]), (3, [1, 1]), (4, [1, 1, 1])])
def test_one_merchantman_in_the_corner_opposite_the_fort_against_pirates(seats: int, brigs: list[int]) -> None:
    state = new(seats, scenario="pirates")
    assert at(state, "P16") == "0L NW 3"
    assert [one.cell for one in view(state).cards if not one.gun] == ["A1"]
    assert len(view(state).cards) == 6
    hulls = [[state.holes[n] for n in range(state.ships) if state.home[n] == seat] for seat in range(1, seats)]
    assert hulls == [[1] * many for many in brigs]
    assert [player(state, seat).role for seat in range(seats)] == ["merchant"] + ["pirate"] * (seats - 1)


@rule("sail:L87", "sail:A84", "sail:A131")
def test_pirates_start_at_any_edge_at_least_ten_cells_from_the_merchantman_with_any_heading() -> None:
    state = new(3, scenario="pirates")
    assert (phase(state), state.decider) == ("place", 1)
    cells = {move.split()[0] for move in starting(state, "place")}
    assert len(cells) == 36
    assert len(starting(state, "place")) == 8 * 36
    assert refusal(state, "place P8 N") == "too-near"
    assert refusal(state, "place H8 N") == "not-at-edge"
    assert refusal(state, "place A1 N") == "cell-taken"
    second = play(state, "place A8 E")
    assert second.decider == 2
    assert refusal(second, "place A8 N") == "cell-taken"
    begun = play(second, "place P1 S")
    assert (view(begun).active, phase(begun)) == (0, "command")


@rule("sail:A131", "sail:L92")
def test_one_on_one_the_pirate_places_all_three() -> None:
    state = play(new(2, scenario="pirates"), "place A8 E", "place A10 E", "place P1 S")
    assert view(state).active == 0
    assert player(state, 1).ships == 3


@rule("sail:L86", "sail:A89", "sail:A133")
def test_the_merchant_wins_at_once_on_a_cell_bordering_the_fort() -> None:
    after = play(pirates("0L E5 NW", "1B P1 S", "2B A16 N"), "E5", "head NW", "ahead", "ahead")
    assert at(after, "C3") == "0L NW 3"
    assert (ended(after), winners(after)) == ("harbour", [0])


@rule("sail:L88", "sail:A87")
def test_doubling_is_for_one_hole_hulls_sailed_by_pirates() -> None:
    state = pirates("0L:1 H8 N 1", "2B A16 N", active=1)
    assert range_of(state, ship_on(state, "H8"), 0) == 5
    assert range_of(state, ship_on(state, "A16"), 0) == 10
    taken = pirates("0L H8 N", "1B:0 P8 N", "2B A16 N")
    assert range_of(taken, ship_on(taken, "P8"), 0) == 5


@rule("sail:L89", "sail:L90", "sail:A132")
def test_a_pirate_who_captures_the_merchantman_goes_over_with_his_whole_crew() -> None:
    state = pirates("0L H7 N 1", "1B H8 N", "2B A16 N", active=1, seats=3)
    after = play(state, "H8", "head N", "ahead", dice="61")
    assert at(after, "H7") == "1L N 1"
    assert not player(after, 0).alive
    assert not after.is_over()
    assert player(after, 1).ships == 1
    assert ships(after)["H7"].role == "merchantman"


@rule("sail:L89", "sail:A86", "sail:A133")
def test_others_retake_it_and_whoever_has_it_at_the_fort_wins_even_if_it_changed_hands_right_there() -> None:
    state = pirates("0L:1 H7 N 1", "2B H8 N", seats=3, active=2)
    after = play(state, "H8", "head N", "ahead", dice="61")
    assert (ended(after), winners(after)) == ("capture", [2])
    away = pirates("0L:1 D4 N 1", "2B E4 N", "3B A16 N", seats=4, active=2, wind="W19")
    won = play(away, "E4", "head W", "ahead", dice="61")
    assert not won.is_over()
    assert at(won, "D4").startswith("2L")
    harbour = pirates("0L:1 C3 N 1", "2B D3 N", "3B A16 N", seats=4, active=2, wind="W19")
    right_there = play(harbour, "D3", "head W", "ahead", dice="61")
    assert (ended(right_there), winners(right_there)) == ("harbour", [2])


@rule("sail:L91", "sail:A132")
def test_if_the_merchantman_is_sunk_by_gunfire_nobody_wins() -> None:
    state = pirates("0L I8 N 1", "1B H8 N", "2B A16 N", active=1)
    after = play(state, "H8", "head N", "fire starboard 1", dice="61")
    assert (ended(after), winners(after)) == ("lost-cargo", [])
    assert [after.returns(seat) for seat in range(3)] == [0.0, 0.0, 0.0]


@rule("sail:A85", "sail:A114")
def test_the_ownerless_fort_is_silent_and_no_target() -> None:
    state = pirates("0L P16 NW", "1B D5 N", "2B A16 N", active=1)
    after = play(state, "D5", "head N", "ahead", "ahead", "ahead", "ahead")
    assert at(after, "D1").startswith("1B")
    assert "gun" not in keys(after)
    beside = pirates("0L P16 NW", "1B D1 N", "1B P8 N", seats=2, active=1, wind="W17")
    assert refusal(play(beside, "D1", "head S"), "fire starboard 1") == "nothing-abeam"


@rule("sail:A86")
def test_pirates_may_fight_each_other_at_any_time() -> None:
    state = pirates("0L P16 NW", "1B H8 N", "2B I8 N", active=1)
    assert starting(play(state, "H8", "head N"), "fire") == {"starboard 1"}


@rule("sail:A132", "sail:L90")
def test_a_pirate_who_wins_any_other_boarding_keeps_one_hull() -> None:
    brigs = play(
        pirates("0L P16 NW", "1B H8 N", "2B H7 N", "3B A16 N", seats=4, active=1), "H8", "head N", "ahead", dice="61"
    )
    assert legal(brigs) == {"scuttle prize", "scuttle own"}
    assert refusal(brigs, "keep 1") == "one-hull-only"
    holder = pirates("0L:1 H8 N 1", "2B H7 N", "3B A16 N", seats=4, active=1)
    after = play(holder, "H8", "head N", "ahead", dice="61")
    assert at(after, "H7") == "1L N 1", "he keeps the merchantman"


@rule("sail:A88")
def test_the_merchant_has_the_usual_choice_but_never_scuttles_the_merchantman() -> None:
    won = play(pirates("0L H8 N", "1B H7 N", "2B A16 N"), "H8", "head N", "ahead", dice="61")
    assert legal(won) == {"scuttle prize", "keep 1"}
    assert refusal(won, "scuttle own") == "keeps-merchantman"
    both = play(won, "keep 1", "shift prize W")
    assert player(both, 0).ships == 2


@rule("sail:A90", "sail:A133")
def test_one_on_one_the_capture_wins_at_once() -> None:
    state = pirates("0L H7 N 1", "1B H8 N", "1B P1 S", seats=2, active=1)
    after = play(state, "H8", "head N", "ahead", dice="61")
    assert (ended(after), winners(after)) == ("capture", [1])


@rule("sail:A132")
def test_one_on_one_the_pirates_other_ships_sail_on() -> None:
    state = pirates("0L H7 N 1", "1B:0 A16 N", "1B H8 N", "1B P1 S", seats=2, active=1)
    after = play(state, "H8", "head N", "ahead", dice="61")
    assert not after.is_over()
    assert player(after, 1).ships == 2
    assert ships(after)["H7"].holes == 3
    assert ships(after)["H7"].port == 3


@rule("sail:A112")
def test_in_pirates_too_a_player_left_alone_wins() -> None:
    state = pirates("0L H7 N", "1B H9 N", seats=2)
    state.concede(0)
    assert (ended(state), winners(state)) == ("concession", [1])
    three = pirates("0L H7 N", "1B H9 N", "2B A16 N")
    three.concede(0)
    assert ended(three) == "lost-cargo"
