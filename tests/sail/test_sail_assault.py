"""Fortress assault: L102 to L112, A95 to A104, A135 to A139; and all scenarios played to their end."""

import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.games.sail.facts import game

from .island import assault
from .moves import keys, legal, play, refusal, starting
from .sea import at, card, ended, new, phase, view, winners

rule = pytest.mark.rule


@rule("sail:L102", "sail:L105", "sail:A96")
@pytest.mark.parametrize(("seats", "ships_each"), [(2, [12]), (3, [8, 4]), (4, [4, 4, 4])])
def test_attackers_share_three_sets_of_ships(seats: int, ships_each: list[int]) -> None:
    state = new(seats, scenario="assault")
    hulls = [[state.holes[n] for n in range(state.ships) if state.home[n] == seat] for seat in range(1, seats)]
    assert [len(one) for one in hulls] == ships_each
    assert sorted(hull for one in hulls for hull in one) == [1] * 3 + [2] * 6 + [3] * 3
    assert state.began[0] == 0


@rule("sail:L104", "sail:A95", "sail:A135")
def test_the_island_is_laid_card_by_card_side_by_side_three_cells_from_every_edge_enclosing_no_sea() -> None:
    state = new(2, scenario="assault")
    assert (phase(state), state.decider) == ("island", 0)
    assert len(starting(state, "island")) == 101, "100 cells and the usual island"
    assert refusal(state, "island C8") == "too-near-edge"
    one = play(state, "island D4")
    assert starting(one, "island") == {"E4", "D5"}
    assert refusal(one, "island E5") == "not-side-by-side"
    assert refusal(one, "island default") == "island-begun"
    ring = play(state, "island E5", "island F5", "island G5", "island G6", "island G7", "island F7", "island E7")
    assert refusal(ring, "island E6") == "encloses-sea"
    done = play(ring, "island H7", "island H8", "island H9")
    assert phase(done) == "edge"
    assert len(view(done).cards) == 10
    assert all(one.gun and one.seat == 0 for one in view(done).cards)


@rule("sail:A135", "sail:L105", "sail:A97")
def test_the_first_attacker_picks_the_edge_and_the_attackers_line_up_there_heading_inward() -> None:
    state = play(new(3, scenario="assault"), "island default")
    assert (phase(state), state.decider) == ("edge", 1)
    lined = play(state, "edge south")
    assert state.holes[0] == 3
    assert len(starting(lined, "line-up")) == 17
    assert refusal(lined, "line-up A1") == "not-your-edge"
    first = play(lined, "line-up C16")
    assert at(first, "C16") == "1L N 3"
    second = play(first, "line-up rest")
    assert second.decider == 2
    begun = play(second, "line-up rest")
    assert (view(begun).active, phase(begun)) == (1, "command"), "attackers begin"
    assert {ship.heading for ship in view(begun).ships} == {"N"}


@rule("sail:A136")
def test_attackers_clockwise_then_the_defender_who_only_fires_guns_every_turn_with_wind() -> None:
    state = assault("1L E7 N", "2F P1 S", seats=3)
    second = play(state, "end")
    third = play(second, "end")
    assert (view(second).active, view(third).active) == (2, 0)
    assert starting(third, "gun") == {"F8 E7", "G9 E7"}
    assert {move.split()[0] for move in legal(third)} == {"gun", "end"}
    assert "wind" in keys(third)
    nothing = assault("1L P16 N", "2F P1 S", seats=3)
    assert view(play(nothing, "end", "end")).active == 1, "the defender had nothing to decide"


@rule("sail:L106", "sail:A136")
def test_the_defender_wins_when_all_ships_and_parties_are_gone() -> None:
    state = assault("1B E7 N", active=0)
    after = play(state, "gun F8 E7", dice="66 1")
    assert (ended(after), winners(after)) == ("repulse", [0])


@rule("sail:A103", "sail:A136", "sail:L106")
def test_attackers_without_ships_but_with_parties_play_on() -> None:
    state = assault("1B E7 N", active=0, flipped="G8", ashore="G8:1:1")
    after = play(state, "gun F8 E7", dice="66 1")
    assert not after.is_over()
    moving = play(after, "end")
    assert view(moving).active == 1
    assert starting(moving, "party")
    lost = play(moving, "party G8 F8 1", dice="1 65")
    assert (ended(lost), winners(lost)) == ("repulse", [0])


@rule("sail:L108", "sail:A98", "sail:A137")
def test_a_ship_lands_masts_on_a_flipped_card_beside_it_also_one_flipped_in_the_same_activation() -> None:
    state = play(assault("1L F7 E", "1B P1 S"), "F7", "head E")
    assert starting(state, "land") == set()
    assert refusal(state, "land F8 1") == "not-flipped"
    flipped = play(state, "fire starboard 1", dice="61")
    assert starting(flipped, "land") == {"F8 1", "F8 2", "F8 3"}
    landed = play(flipped, "land F8 2")
    assert at(landed, "F7") == "1L E 1"
    assert card(landed, "F8").ashore == ((1, 2),)
    assert legal(landed) == {"land F8 1", "stop"}, "neither shot nor step after it"


@rule("sail:L108", "sail:A139")
def test_at_most_three_masts_in_a_cell_allies_included() -> None:
    state = assault("1L F7 E", "2F P1 S", seats=3, flipped="F8", ashore="F8:2:2")
    begun = play(state, "F7", "head E")
    assert starting(begun, "land") == {"F8 1"}
    assert refusal(begun, "land F8 2") == "no-room"
    shared = play(begun, "land F8 1")
    assert card(shared, "F8").ashore == ((1, 1), (2, 2))


@rule("sail:A99")
def test_a_hull_that_landed_all_its_masts_is_removed() -> None:
    after = play(assault("1F F7 E", "1B P1 S", flipped="F8"), "F7", "head E", "land F8 2")
    assert at(after, "F7") == ""
    assert card(after, "F8").ashore == ((1, 2),)


@rule("sail:L109", "sail:A100", "sail:A138")
def test_parties_move_one_cell_in_any_direction_from_the_next_turn_on_and_may_split() -> None:
    fresh = play(assault("1F F7 E", "1B P1 S", flipped="F8 G9"), "F7", "head E", "land F8 2")
    assert starting(fresh, "party") == set()
    assert refusal(fresh, "party F8 G9 1") == "no-party"
    rested = assault("1B P1 S", flipped="F8 G9", ashore="F8:1:2")
    assert {"F8 G9 1", "F8 G9 2", "F8 G8 1", "F8 F9 2"} <= starting(rested, "party")
    split = play(rested, "party F8 G9 1")
    assert (card(split, "F8").ashore, card(split, "G9").ashore) == (((1, 1),), ((1, 1),))
    assert not any(move.startswith("G9") for move in starting(split, "party")), "it has moved this turn"
    assert refusal(rested, "party F8 F7 1") == "no-island-there"
    assert refusal(rested, "party F8 J9 1") == "one-cell-only"


@rule("sail:L110", "sail:A121")
def test_guns_cannot_harm_landed_parties() -> None:
    state = assault("1B P1 S", active=0, flipped="F8", ashore="F8:1:2")
    assert view(state).active == 1, "the guns have nothing to fire at"


@rule("sail:L111", "sail:L112", "sail:A101", "sail:A138")
def test_a_party_fights_a_working_gun_two_dice_against_one_a_mast_to_the_end() -> None:
    state = assault("1B P1 S", flipped="F8", ashore="F8:1:3")
    won = play(state, "party F8 G8 3", dice="111 22 66 11")
    assert (card(won, "G8").up, card(won, "G8").ashore) == (False, ((1, 2),))
    lost = play(state, "party F8 G8 2", dice="11 66 1 66")
    assert card(lost, "G8").up
    assert card(lost, "F8").ashore == ((1, 1),)
    assert keys(lost).count("party-lost") == 2


@rule("sail:A101", "sail:L112")
def test_a_gun_that_loses_once_is_flipped_and_the_party_holds_the_cell() -> None:
    state = assault("1B P1 S", flipped="F8", ashore="F8:1:3")
    won = play(state, "party F8 G8 2", dice="11 66 6 11")
    assert not card(won, "G8").up
    assert card(won, "G8").ashore == ((1, 1),)
    tie = play(state, "party F8 G8 1", dice="5 32 5 31")
    assert card(tie, "G8").ashore == ((1, 1),)


@rule("sail:L107", "sail:A102", "sail:A139", "sail:A104")
def test_the_attackers_win_together_when_all_guns_are_out_and_a_mast_is_ashore() -> None:
    all_but_one = "F8 G8 H8 I8 F9 G9 H9 I9 J9"
    state = assault("1L J7 E", "2F P1 S", seats=3, flipped=all_but_one, ashore="F8:2:1")
    after = play(state, "J7", "head E", "fire starboard 1", dice="61")
    assert (ended(after), winners(after)) == ("occupation", [1, 2])
    assert [after.returns(seat) for seat in range(3)] == [0.0, 1.0, 1.0]
    nobody_ashore = assault("1L J7 E", "2F P1 S", seats=3, flipped=all_but_one)
    silenced = play(nobody_ashore, "J7", "head E", "fire starboard 1", dice="61")
    assert not silenced.is_over()
    assert ended(play(silenced, "land J8 1")) == "occupation"


@rule("sail:A102")
def test_a_gun_taken_hand_to_hand_may_be_the_last() -> None:
    all_but_one = "F8 G8 H8 I8 F9 G9 H9 I9 J9"
    state = assault("1B P1 S", flipped=all_but_one, ashore="I8:1:3")
    assert ended(play(state, "party I8 J8 3", dice="666 11")) == "occupation"


@rule("sail:A139", "sail:A96")
def test_allies_never_fight_and_their_ships_block() -> None:
    state = play(assault("1L C3 N", "1B P1 S", "2F D3 N", "2B C2 N", seats=3), "C3", "head N")
    assert view(state).active == 1
    assert phase(state) == "command"


@rule("sail:A137")
def test_members_of_a_line_land_when_the_line_has_stopped() -> None:
    state = assault("1F F7 W", "1F G7 W", "1B P1 S", flipped="F8 G8", lines=["F7 G7"])
    pointed = play(state, "F7", "head W")
    assert not starting(pointed, "land")
    assert refusal(pointed, "land F8 1") == "wrong-phase"
    stopped = play(pointed, "stop")
    assert (view(stopped).ship, phase(stopped)) == ("F7", "land")
    second = play(stopped, "land F8 1", "stop")
    assert view(second).ship == "G7"
    assert starting(second, "land") == {"F8 1", "F8 2", "G8 1", "G8 2"}


@rule("sail:A109")
def test_the_order_helps_party_and_gun_in_the_fight() -> None:
    attacker = assault("1B P1 S", flipped="F8", ashore="F8:1:2", order_holder=2)
    assert card(play(attacker, "party F8 G8 2", dice="11 12"), "G8").ashore == ((1, 2),)
    defender = assault("1B P1 S", flipped="F8", ashore="F8:1:1", order_holder=1)
    assert card(play(defender, "party F8 G8 1", dice="3 11"), "G8").up


@rule("sail:A112", "sail:A139")
def test_giving_up_in_the_assault() -> None:
    state = assault("1L C3 N", "2F D3 N", seats=3)
    state.concede(0)
    assert (ended(state), winners(state)) == ("concession", [1, 2])
    other = assault("1L C3 N", "2F D3 N", seats=3)
    other.concede(1)
    assert not other.is_over()
    other.concede(2)
    assert winners(other) == [0]


@pytest.mark.parametrize("rules", ["pirates", "hunt", "assault"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_scenario_runs_to_an_end_with_every_number_of_players(rules: str, seats: int) -> None:
    state = new(seats, seed=7, scenario=rules)
    player_chance = Chance(8)
    while not state.is_over():
        state.apply(state.random_action(player_chance))
    assert game.result(state).ended in game.facts.ends
