"""R5: lines of fire, dice, salvos."""

import pytest

from quarterdeck.errors import BadNotation
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.gunnery import hits

from .battle import battle, blow, damage, orders, play, put, put_fort, refused, ship, told
from .test_movement import SPIT


@pytest.mark.rule("admiral:R5.1", "admiral:R5.2", "admiral:R5.5a", "admiral:Q25")
def test_targets_lie_on_straight_or_diagonal_lines_within_range() -> None:
    s = battle(blue="frigate F5", red="brig F10, brig J9, brig G7, brig K10, brig L5")
    assert orders(s, "1F x 1B") == ["1F x 1B 1"]  # five cells straight
    assert orders(s, "1F x 2B") == ["1F x 2B 1"]  # four diagonal
    assert refused(s, "1F x 3B 1") == "not-in-line"
    assert refused(s, "1F x 4B 1") == "out-of-range"  # five diagonal
    assert refused(s, "1F x 5B 1") == "out-of-range"  # six straight


@pytest.mark.rule("admiral:R5.2", "admiral:R5.4", "admiral:R1.4", "admiral:Q90")
def test_a_fort_fires_two_shots_at_five_straight_or_four_diagonal_in_any_wind() -> None:
    for strength in ("calm", "fresh", "storm"):
        s = battle(blue="brig K2", red="brig A6, brig E5, brig A7, brig F6", strength=strength, wind="E")
        assert "A1 x 2B 2" in orders(s)
        assert "A1 x 3B 2" in orders(s)
        assert refused(s, "A1 x 4B 1") == "out-of-range"
        assert refused(s, "A1 x 5B 1") == "out-of-range"
        play(s, "A1 x 2B 1", "A1 x 3B 1")
        assert refused(s, "A1 x 3B 1") == "no-shots"


@pytest.mark.rule("admiral:R5.3a", "admiral:R5.3b", "admiral:R1.6b")
def test_example_of_5_3_ship_of_the_line_three_and_one_galleon_two_and_none() -> None:
    s = battle(blue="line C3, galleon C4, frigate E3, brig G3")
    assert [ship(s, name, codes.SHOTS) for name in ("1L", "1G", "1F", "1B")] == [3, 2, 1, 1]
    for strength, shots in (("calm", [3, 2, 1, 1]), ("storm", [1, 0, 0, 0])):
        after = battle(blue="line C3, galleon C4, frigate E3, brig G3", strength=strength)
        assert [ship(after, name, codes.SHOTS) for name in ("1L", "1G", "1F", "1B")] == shots


@pytest.mark.rule("admiral:R5.5b", "admiral:R5.5c", "admiral:R5.5e")
def test_example_of_5_5_what_stops_a_brig_and_what_stops_a_fort() -> None:
    brig = battle(blue="brig F5", red="brig F8, brig F7, brig H5", reefs=("G5",))
    assert refused(brig, "1B x 2B 1") == "line-ship"
    assert "1B x 4B 1" in orders(brig)  # over a reef
    land = battle(blue="frigate C8", red="brig C4", islands=("block C5 0",))
    assert refused(land, "1F x 1B 1") == "line-land"
    fort = battle(blue="brig B2", red="brig D4, brig A4, brig A5, brig D1", forts=("A1 1", "L10 2"))
    assert refused(fort, "A1 x 2B 1") == "line-ship"  # over the brig in its own port
    assert "A1 x 4B 1" in orders(fort)  # over the brig at sea
    assert "A1 x 5B 1" in orders(fort)


@pytest.mark.rule("admiral:R5.5b", "admiral:R4.5b")
def test_a_covered_side_or_corner_stops_fire() -> None:
    s = battle(blue="frigate F3, frigate H3", red="brig F7", tiles=SPIT, islands=("spit E4",))
    assert refused(s, "1F x 1B 1") == "line-closed"
    corner = battle(blue="frigate H3", red="brig E6", tiles=SPIT, islands=("spit E4",))
    assert refused(corner, "1F x 1B 1") == "line-closed"


@pytest.mark.rule("admiral:R5.5e", "admiral:Q32")
def test_ships_in_another_forts_port_do_not_block_a_fort() -> None:
    s = battle(blue="brig H3", red="brig D1, brig E1", forts=("A1 1", "L10 2", "D2 2"))
    assert "A1 x 3B 1" in orders(s)


@pytest.mark.rule("admiral:R5.5d", "admiral:Q27")
def test_ships_in_one_port_cell_do_not_block_each_other_and_either_is_a_target() -> None:
    s = battle(blue="frigate B2, brig B2", red="brig B6, brig L9, line L9")
    assert "1F x 2B 1" in orders(s)
    assert "1B x 2B 1" not in orders(s)  # four cells: out of a brig's range
    hunter = battle(blue="frigate L5", red="brig L9, line L9")
    assert {"1F x 1B 1", "1F x 1L 1"} <= set(orders(hunter))


@pytest.mark.rule("admiral:Q8")
def test_a_fort_does_not_block_a_line_over_it_unless_the_option_says_so() -> None:
    forts = ("A1 1", "L10 2", "F5 2")
    assert "1F x 1B 1" in orders(battle(blue="frigate F3", red="brig F7", forts=forts))
    blocked = battle(blue="frigate F3", red="brig F7", forts=forts, forts_block=True)
    assert refused(blocked, "1F x 1B 1") == "line-fort"


@pytest.mark.rule("admiral:Q26", "admiral:R5.7b")
def test_an_enemy_in_the_same_port_cell_is_shot_point_blank() -> None:
    s = battle(blue="brig B2", red="brig B2", dice=[1])
    play(s, "1B x 2B 1")
    assert damage(s, "2B") == 1


@pytest.mark.rule("admiral:R5.7a", "admiral:R5.7b", "admiral:Q31", "admiral:C9", "admiral:R3.3")
def test_one_and_two_miss_and_point_blank_only_the_two() -> None:
    for die in range(1, 7):
        far = battle(blue="frigate C3", red="line C6", dice=[die])
        play(far, "1F x 1L 1")
        assert damage(far, "1L") == (die >= 3)
        near = battle(blue="frigate C3", red="line D4", dice=[die])
        play(near, "1F x 1L 1")
        assert damage(near, "1L") == (die != 2)


@pytest.mark.rule("admiral:R5.7d", "admiral:Q30")
def test_by_agreement_even_numbers_hit_and_a_further_option_spares_point_blank() -> None:
    even = battle(hits="even")
    assert [hits(even, die, close) for die in range(1, 7) for close in (False, True)] == [
        die % 2 == 0 for die in range(1, 7) for _ in range(2)
    ]
    close = battle(hits="even-close")
    assert [hits(close, die, True) for die in range(1, 7)] == [die != 1 for die in range(1, 7)]
    assert [hits(close, die, False) for die in range(1, 7)] == [die % 2 == 0 for die in range(1, 7)]


@pytest.mark.rule("admiral:R5.6", "admiral:R5.7c", "admiral:Q34")
def test_a_shot_names_shooter_and_target_or_is_refused() -> None:
    s = battle(blue="frigate C3", red="line C6")
    for text in ("1F x", "x 1L", "1F x Z9"):
        with pytest.raises(BadNotation):
            game.parse(s, text)
    assert refused(s, "1F x 1L 0") == "shot-number"
    play(s, "1F x 1L 1")
    assert told(s)[:2] == ["fired", "shot-die"]


@pytest.mark.rule("admiral:R5.8", "admiral:R5.11", "admiral:R1.7b", "admiral:Q110")
def test_a_ship_with_several_shots_splits_them_and_moves_in_between() -> None:
    s = battle(blue="line C3", red="brig C6, brig F7")
    play(s, "1L x 1B 1", "1L N1", "1L x 2B 2")
    assert ship(s, "1L", codes.SHOTS) == 0
    assert (damage(s, "1B"), damage(s, "2B")) == (1, 2)
    assert refused(s, "1L x 2B 1") == "no-shots"


@pytest.mark.rule("admiral:R5.9a", "admiral:Q28", "admiral:R5.11")
def test_a_salvo_of_one_ship_is_decided_by_one_die_and_excess_is_lost() -> None:
    s = battle(blue="line C3", red="galleon C6", dice=[3])
    put(s, "1G", DAMAGE=1)
    play(s, "1L x 1G 3")
    assert ship(s, "1G", codes.CELL) == 0
    assert ship(s, "1L", codes.SHOTS) == 0
    missed = battle(blue="line C3", red="galleon C6", dice=[2])
    play(missed, "1L x 1G 3")
    assert damage(missed, "1G") == 0


@pytest.mark.rule("admiral:R5.9b", "admiral:Q29", "admiral:Q110", "admiral:R5.11")
def test_a_salvo_joins_ships_and_forts_and_the_die_is_judged_for_each_distance() -> None:
    for die, struck in ((1, 1), (2, 0), (3, 3)):  # two shots from afar and one point-blank
        s = battle(blue="line C1, frigate C5", red="line C4, brig L8", dice=[die])
        play(s, "1L x 2L 2 +")
        assert refused(s, "1F x 1B 1") == "other-target"
        assert refused(s, "1L x 2L 1") == "out-of-order"
        play(s, "1F x 2L 1")
        assert damage(s, "2L") == struck
    fort = battle(blue="frigate D1", red="brig D4", dice=[6])
    play(fort, "1F x 1B 1 +", "A1 x 1B 2")
    assert ship(fort, "1B", codes.CELL) == 0
    alone = battle(blue="frigate D1", red="brig D6")
    assert refused(alone, "1F x 1B 1 +") == "no-further"


@pytest.mark.rule("admiral:Q33", "admiral:R1.5", "admiral:R3.4e", "admiral:R3.4a", "admiral:R3.4c", "admiral:R3.2")
def test_only_opponents_ships_and_standing_forts_are_targets() -> None:
    s = battle(blue="line I10, brig I9", red="brig C3", dice=[6, 6])
    assert refused(s, "1L x 1B 1") == "not-opponent"
    assert refused(s, "1L x A1 1") == "not-opponent"
    put_fort(s, 1, F_DAMAGE=3)
    play(s, "1L x L10 2")
    assert (s.fort(1, codes.F_DAMAGE), s.fort(1, codes.F_RUINED), s.fort(1, codes.F_OWNER)) == (5, 1, -1)
    assert refused(s, "1L x L10 1") == "target-ruined"
    play(s, "end")
    assert refused(s, "L10 x 1L 1") == "not-your-fort"


@pytest.mark.rule("admiral:Q35", "admiral:R2.1")
def test_a_forts_shots_come_back_at_its_owners_turn_unless_it_has_been_fought_over() -> None:
    s = battle(blue="brig B2", red="brig A4", dice=[1, 1])
    play(s, "A1 x 2B 2", "end", "end")
    assert s.fort(0, codes.F_SHOTS) == 2
    put_fort(s, 0, F_FROZEN=1)
    assert refused(s, "A1 x 2B 1") == "fort-frozen"


@pytest.mark.rule("admiral:R5.10", "admiral:R1.7a", "admiral:R1.7c", "admiral:Q104", "admiral:R1.7d")
def test_move_fire_and_board_in_any_order_and_between_ships() -> None:
    s = battle(blue="line C3, frigate E3", red="brig C8", dice=[6, 6, 6, 1])
    play(s, "1L x 1B 1", "1F N1", "1L N4", "1L x 1B 1", "1L board 1B")
    assert s.of(3 - 1, codes.OWNER) in (0, 1)
    still = battle(blue="frigate C3", red="brig C6")
    play(still, "1F x 1B 1", "end")


def test_reset_follows_the_wind_of_the_round() -> None:
    s = battle(blue="line C3", strength="storm")
    blow(s, "N", "storm")
    assert ship(s, "1L", codes.SHOTS) == 1
