"""R8: boarding, storming, and what is left to share out."""

import pytest

from quarterdeck.games.admiral.rules import codes

from .battle import (
    battle,
    damage,
    end_round,
    load_pearls,
    orders,
    owner,
    pairs,
    pearls_at,
    play,
    put,
    put_fort,
    refused,
    ship,
    store_pearls,
    told,
    where,
)
from .test_movement import SPIT


@pytest.mark.rule(
    "admiral:R8.3a",
    "admiral:R8.3b",
    "admiral:R8.3c",
    "admiral:R8.4",
    "admiral:R8.5a",
    "admiral:R8.6a",
    "admiral:R8.6b",
    "admiral:R8.6c",
    "admiral:R8.6d",
    "admiral:Q111",
    "admiral:Q113",
)
def test_examples_of_8_3_to_8_6_brig_and_frigate_take_a_ship_of_the_line() -> None:
    s = battle(blue="frigate C4, brig D3", red="line D4, brig J8", dice=[6, 1, 5])
    put(s, "1F", DAMAGE=2)
    put(s, "1L", DAMAGE=5)
    play(s, "1F board 1L +", "1B board 1L")
    scores = next(event for event in s.events or [] if event.code == codes.E_SCORES)
    assert (scores.a, scores.b) == (7, 4)
    assert orders(s) == ["share 0", "share 1", "share 2", "share 3"]
    play(s, "share 1", "share 0")  # the frigate one, the brig none; two are left for the ship of the line
    assert (owner(s, "1L"), damage(s, "1L")) == (0, 5)
    assert (owner(s, "1F"), damage(s, "1F")) == (0, 3)
    assert where(s, "1B") == ""


@pytest.mark.rule("admiral:R8.1", "admiral:R8.2", "admiral:Q54", "admiral:Q26")
def test_boarders_lie_straight_beside_the_target_with_no_covered_side_between() -> None:
    s = battle(blue="brig C3, brig E4", red="brig D4, brig J8")
    assert refused(s, "1B board 3B") == "not-adjacent"
    assert "2B board 3B" in orders(s)
    closed = battle(blue="brig F5", red="brig F6", tiles=SPIT, islands=("spit E4",))
    assert refused(closed, "1B board 2B") == "side-closed"
    same = battle(blue="brig B2", red="brig B2")
    assert "1B board 2B" in orders(same)


@pytest.mark.rule("admiral:R8.2", "admiral:Q53")
def test_no_more_than_four_ships_board() -> None:
    blue = "brig D5, brig D3, brig C4, brig E4, line K3"
    s = battle(blue=blue, red="line D4")
    play(s, "1B board 2L +", "2B board 2L +", "3B board 2L +")
    assert orders(s) == ["4B board 2L"]
    crowd = battle(blue="brig B1, brig B1, brig A2, brig A2, brig C2", red="line B2")
    play(crowd, "1B board 1L +", "2B board 1L +", "3B board 1L +")
    assert orders(crowd) == ["4B board 1L", "5B board 1L"]


@pytest.mark.rule("admiral:R8.5b", "admiral:Q132")
def test_a_tie_destroys_all_who_took_part() -> None:
    s = battle(blue="brig C3, line A5", red="brig C4, brig J8", dice=[1, 2], treasure=("L5",))
    load_pearls(s, "1B")
    play(s, "1B board 2B")
    assert (where(s, "1B"), where(s, "2B")) == ("", "")
    assert s.adrift == 0  # sunk in the deep


@pytest.mark.rule("admiral:Q59", "admiral:R8.7", "admiral:Q107", "admiral:R8.6a")
def test_a_defender_who_wins_captures_the_attackers_and_shares_out_himself() -> None:
    s = battle(blue="brig C3, line A5", red="line C4", dice=[1, 6])
    play(s, "1B board 2L")
    assert s.to_move() == 1
    play(s, "share 2")
    assert (owner(s, "1B"), damage(s, "1B")) == (1, 1)
    assert (owner(s, "2L"), damage(s, "2L")) == (1, 7 - 4)
    assert s.to_move() == 0


@pytest.mark.rule("admiral:Q57", "admiral:Q58", "admiral:Q113")
def test_what_fits_is_shared_out_and_the_rest_is_lost() -> None:
    s = battle(blue="line C3", red="galleon C4, brig J8", dice=[6, 1])
    put(s, "1G", DAMAGE=2)
    play(s, "1L board 1G")  # 9 against 1: eight points for seven and three
    assert orders(s) == ["share 5", "share 6", "share 7"]
    assert refused(s, "share 4") == "not-that-many"
    play(s, "share 7")
    assert (damage(s, "1L"), damage(s, "1G")) == (0, 2)
    much = battle(blue="line C3", red="brig C4, brig J8", dice=[6, 1])
    put(much, "1B", DAMAGE=2)
    put(much, "1L", DAMAGE=1)
    play(much, "1L board 1B", "share 7")
    assert damage(much, "1L") == 0  # more than it had before the fight


@pytest.mark.rule("admiral:R8.8a", "admiral:R8.8b", "admiral:Q66", "admiral:Q118", "admiral:Q102")
def test_participants_do_nothing_more_this_round_but_defend() -> None:
    s = battle(blue="line C3, brig H8", red="brig C4, line D3", dice=[6, 1, 1, 1])
    play(s, "1L board 2B", "share 5")
    assert refused(s, "1L N1") == "ship-frozen"
    assert refused(s, "1L x 2L 1") == "ship-frozen"
    assert refused(s, "1L fireship") == "ship-frozen"
    assert ship(s, "2B", codes.FROZEN) == 1
    play(s, "end")
    assert "2L board 1L" in orders(s)
    play(s, "end")
    assert s.round == 2
    assert ship(s, "1L", codes.FROZEN) == 0
    play(s, "1L S1")
    reset = battle(blue="line C3", red="brig C4, brig J8", dice=[6, 1])
    put(reset, "1B", FROZEN=1, MOVED=1, SHOTS=0)
    play(reset, "end")
    assert (ship(reset, "1B", codes.MOVED), ship(reset, "1B", codes.SHOTS)) == (1, 0)


@pytest.mark.rule("admiral:Q55", "admiral:Q115", "admiral:Q119", "admiral:Q51")
def test_who_may_not_attack_may_still_be_attacked_and_a_fight_ends_repair_and_work() -> None:
    s = battle(blue="line C2, line C1", red="brig B2, brig B1, brig J8", dice=[1, 6])
    put_fort(s, 0, F_OWNER=1, F_DAMAGE=2)
    put_fort(s, 1, F_OWNER=0)
    put(s, "1B", DAMAGE=1)
    play(s, "end", "1B repair")
    assert refused(s, "1B board 1L") == "ship-in-repair"
    end_round(s)
    play(s, "1L board 1B")
    assert ship(s, "1B", codes.REPAIR) == 0
    work = battle(blue="line C2, line C1", red="brig B2, brig B1, brig J8", dice=[1, 6])
    put_fort(work, 0, F_OWNER=1, F_DAMAGE=3)
    put_fort(work, 1, F_OWNER=0)
    play(work, "end", "work A1 1B 2B")
    assert refused(work, "1B board 1L") == "ship-bound"
    play(work, "end", "1L board 1B")
    assert ship(work, "2B", codes.WORK) == 0


@pytest.mark.rule("admiral:Q114")
def test_only_the_named_ship_of_a_port_cell_fights() -> None:
    s = battle(blue="line C2", red="brig B2, galleon B2", dice=[6, 1], forts=("A1 2", "L10 1"))
    play(s, "1L board 1B", "share 5")
    assert (owner(s, "1G"), damage(s, "1G"), ship(s, "1G", codes.FROZEN)) == (1, 0, 0)


@pytest.mark.rule("admiral:P4.2", "admiral:Q65", "admiral:Q132")
def test_after_a_boarding_the_winner_may_stow_pearls_anew_before_ships_sink() -> None:
    s = battle(blue="galleon C3", red="brig C4, brig J8", dice=[6, 5], treasure=("L5", "L6"))
    load_pearls(s, "1B")
    put(s, "1B", DAMAGE=1)
    play(s, "1G board 1B")  # 5 against 4: one point
    play(s, "share 1")
    assert orders(s) == ["stow -", "stow 1G"]
    play(s, "stow 1G")
    assert (ship(s, "1G", codes.LOAD), where(s, "1B")) == (1, "")
    leave = battle(blue="galleon A5", red="brig A6, brig J8", dice=[6, 5], treasure=("L5", "L6"))
    load_pearls(leave, "1B")
    put(leave, "1B", DAMAGE=1)
    play(leave, "1G board 1B", "share 1", "stow -")
    assert pearls_at(leave, "A6") == 1
    full = battle(blue="frigate C3", red="brig C4, brig J8", dice=[6, 1], treasure=("L5", "L6"))
    load_pearls(full, "1F")
    load_pearls(full, "1B")
    play(full, "1F board 1B", "share 2")  # both afloat and full: nothing to ask
    assert full.phase == codes.TURN


# Storming


@pytest.mark.rule("admiral:R8.9a", "admiral:R8.9b", "admiral:Q61", "admiral:Q112")
def test_a_fort_is_stormed_from_its_port_diagonals_included() -> None:
    s = battle(blue="line K9, brig J8, brig L9", red="brig C3", dice=[6, 6, 1])
    assert refused(s, "1B storm L10") == "not-in-port"
    play(s, "1L storm L10 +", "2B storm L10")
    assert s.phase == codes.SHARE
    play(s, "share 4", "share 1")
    assert (s.fort(1, codes.F_OWNER), s.fort(1, codes.F_DAMAGE)) == (0, 5 - 4)
    assert s.fort(1, codes.F_FROZEN) == 1


@pytest.mark.rule("admiral:R8.10", "admiral:R8.9e", "admiral:P4.5", "admiral:Q35", "admiral:Q47", "admiral:Q78")
def test_a_captured_fort_changes_its_flag_and_its_pearls_and_does_not_fire_this_round() -> None:
    s = battle(blue="line K9", red="brig L9, brig C6", dice=[6, 1], treasure=("F5", "F6"), layout="deliver = 2")
    store_pearls(s, 1)
    put(s, "1B", DAMAGE=1, REPAIR=2)
    play(s, "1L storm L10", "defended", "share 2")
    assert s.fort(1, codes.F_OWNER) == 0
    assert ship(s, "1B", codes.REPAIR) == 0
    assert (where(s, "1B"), owner(s, "1B")) == ("L9", 1)  # took no part: it stays
    assert refused(s, "L10 x 2B 1") in ("fort-frozen", "no-shots")


@pytest.mark.rule("admiral:R8.9c", "admiral:Q62", "admiral:Q107", "admiral:Q112")
def test_the_owner_names_ships_in_port_before_the_dice() -> None:
    s = battle(blue="line K9", red="brig L9, brig K10, brig C6, line J9", dice=[1, 6, 6, 6])
    put(s, "1B", DAMAGE=1, REPAIR=2)
    play(s, "1L storm L10")
    assert (s.to_move(), s.phase) == (1, codes.DEFEND)
    assert orders(s) == ["defend 1B", "defend 2B", "defended"]
    assert refused(s, "defend 3B") == "not-a-defender"
    assert refused(s, "defend 2L") == "not-a-defender"  # J9 is not in the port
    play(s, "defend 1B", "defend 2B")
    assert told(s).count("fight-die") == 4
    assert s.to_move() == 1  # 5 + 2 + 3 + 6 beats 7


@pytest.mark.rule("admiral:R8.9d", "admiral:R8.11")
def test_a_tied_storm_ruins_the_fort_and_destroys_all_who_took_part() -> None:
    s = battle(blue="brig K9, line A5", red="brig L9, brig C6", dice=[5, 1])
    put(s, "2B", DAMAGE=1, REPAIR=2)
    play(s, "1B storm L10", "defended")
    assert (where(s, "1B"), s.fort(1, codes.F_RUINED), s.fort(1, codes.F_OWNER)) == ("", 1, -1)
    assert where(s, "2B") == ""  # under repair there


@pytest.mark.rule("admiral:R8.9e")
def test_defending_ships_are_destroyed_when_the_attacker_wins_and_a_fort_given_nothing_is_ruined() -> None:
    s = battle(blue="line K9", red="brig L9, brig C6", dice=[6, 1, 1])
    play(s, "1L storm L10", "defend 1B", "share 1")
    assert (where(s, "1B"), s.fort(1, codes.F_RUINED)) == ("", 1)
    assert damage(s, "1L") == 6


@pytest.mark.rule("admiral:R8.9f", "admiral:Q60", "admiral:R8.11")
def test_a_defender_who_wins_keeps_his_ships_and_may_let_the_fort_go_to_ruins() -> None:
    s = battle(blue="brig K9, line A5", red="line L9, galleon K10, brig C6", dice=[1, 6, 6])
    put(s, "1G", DAMAGE=1, REPAIR=2)
    play(s, "1B storm L10", "defend 2L", "defended")
    assert where(s, "1B") == ""  # 5 + 7 + 4 against 3: thirteen, more than the ship and the fort can take
    assert (damage(s, "2L"), s.fort(1, codes.F_DAMAGE)) == (0, 0)
    weak = battle(blue="line K9, brig A5", red="line L9, galleon K10, brig C6", dice=[1, 1, 3])
    put(weak, "1G", DAMAGE=1, REPAIR=2)
    put(weak, "2L", DAMAGE=4)
    play(weak, "1L storm L10", "defend 2L", "defended", "share 2")
    assert weak.fort(1, codes.F_RUINED) == 1
    assert where(weak, "1G") == ""  # under repair when the storm began


@pytest.mark.rule("admiral:Q63", "admiral:Q64", "admiral:R8.9a")
def test_ruins_are_not_stormed_and_a_neutral_fort_defends_alone() -> None:
    s = battle(blue="brig K9, line A5", red="brig C6", dice=[1, 6], forts=("A1 1", "L1 2", "L10 0 damage=1"))
    play(s, "1B storm L10")  # 3 against 4 + 2
    assert where(s, "1B") == ""
    assert (s.fort(2, codes.F_OWNER), s.fort(2, codes.F_DAMAGE)) == (-1, 5 - 3)
    taken = battle(blue="line K9, line A5", red="brig C6", dice=[6, 1], forts=("A1 1", "L1 2", "L10 0 damage=1"))
    assert refused(taken, "work L10 1L 2L") == "not-your-fort"
    assert "1L x L10 1" in orders(taken)
    play(taken, "1L storm L10", "share 3")
    assert taken.fort(2, codes.F_OWNER) == 0
    ruin = battle(blue="line K9", red="brig C6", forts=("A1 1", "L1 2", "L10 0 damage=5"))
    assert refused(ruin, "1L storm L10") == "target-ruined"


@pytest.mark.rule("admiral:Q56", "admiral:Q138")
def test_only_ones_own_ships_attack_and_never_partners() -> None:
    s = pairs("line C3", "brig C4", "brig H3", "brig C2, brig D4")
    assert "1L board 1B" in orders(s)
    assert refused(s, "1L board 3B") == "not-opponent"
    assert refused(s, "4B board 1B") == "not-your-ship"
