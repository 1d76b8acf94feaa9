"""R4.16 to R4.20 and the rulings on storms: drift, shelter, order, reefs."""

import pytest

from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes

from .battle import battle, blow, damage, orders, play, put, refused, ship, where
from .test_movement import SPIT


@pytest.mark.rule("admiral:R4.16", "admiral:R4.17a", "admiral:R4.19", "admiral:R4.3d")
def test_a_storm_drives_ships_downwind_exactly_as_far_as_the_card_says() -> None:
    s = battle(blue="line C3, galleon E3, frigate G3, brig I3", strength="storm", wind="N")
    assert orders(s, "1L drift") == ["1L drift 3"]
    assert refused(s, "1L N3") == "storm-blows"
    assert refused(s, "1L drift 2") == "drift-distance"
    play(s, "1L drift 3", "1G drift 3", "1F drift 2", "1B drift 2")
    assert [where(s, name) for name in ("1L", "1G", "1F", "1B")] == ["C6", "E6", "G5", "I5"]
    diagonal = battle(blue="line C3, galleon C7, frigate F3, brig I3", strength="storm", wind="NE")
    play(diagonal, "1B drift 1", "1G drift 2", "1F drift 1", "1L drift 2")
    assert [where(diagonal, name) for name in ("1L", "1G", "1F", "1B")] == ["E5", "E9", "G4", "J4"]
    fresh = battle(strength="fresh")
    assert refused(fresh, "1B drift 1") == "no-storm"


@pytest.mark.rule("admiral:R4.20", "admiral:R4.17c", "admiral:R4.18a", "admiral:R4.21", "admiral:Q14")
def test_example_of_4_20_brig_ship_of_the_line_and_sheltered_galleon() -> None:
    s = battle(
        blue="brig H7, line F4, galleon C4",
        red="brig A9",
        reefs=("H6",),
        tiles='[tile.lee]\nrows = ["."]\nclosed = ["0,0 SW"]',
        islands=("lee C4",),
        strength="storm",
        wind="NE",
    )
    assert refused(s, "1L drift 1") == "drift-order"
    play(s, "1B drift 1", "1L drift 1")
    assert (where(s, "1B"), damage(s, "1B")) == ("I8", 0)
    assert (where(s, "1L"), damage(s, "1L")) == ("G5", 1)
    assert ship(s, "1B", codes.MOVED) == ship(s, "1L", codes.MOVED) == 1
    play(s, "end")
    assert (where(s, "1G"), s.mover) == ("C4", 1)


@pytest.mark.rule("admiral:R4.18a", "admiral:Q23")
def test_ports_land_upwind_and_covered_sides_shelter_but_ships_and_forts_do_not() -> None:
    in_port = battle(blue="brig B2", strength="storm", wind="N")
    play(in_port, "end")
    beside_port = battle(blue="brig C3", strength="storm", wind="N")
    assert refused(beside_port, "end") == "drifts-open"
    behind_land = battle(blue="brig F4", islands=("long E5",), strength="storm", wind="S", red="brig K9")
    play(behind_land, "end")
    behind_ship = battle(blue="brig F4, brig F5", strength="storm", wind="S")
    assert refused(behind_ship, "end") == "drifts-open"
    behind_fort = battle(blue="brig F3", forts=("A1 1", "F5 2"), strength="storm", wind="S")
    assert refused(behind_fort, "end") == "drifts-open"


@pytest.mark.rule("admiral:R4.18a")
def test_a_storm_from_the_covered_side_leaves_a_ship_where_it_is() -> None:
    s = battle(blue="brig F5", tiles=SPIT, islands=("spit E4",), strength="storm", wind="S")
    play(s, "end")
    assert where(s, "1B") == "F5"
    open_side = battle(blue="brig F5", tiles=SPIT, islands=("spit E4",), strength="storm", wind="E")
    assert refused(open_side, "end") == "drifts-open"


@pytest.mark.rule("admiral:R4.18b", "admiral:Q24", "admiral:Q122")
def test_a_sheltered_ship_may_leave_and_then_takes_the_full_drift() -> None:
    s = battle(blue="line B2", strength="storm", wind="N")
    assert orders(s, "1L drift") == ["1L drift 3"]
    play(s, "1L drift 3")
    assert where(s, "1L") == "B5"
    shut = battle(blue="line B1, line B2, line A2", strength="storm", wind="E", reefs=("C1",))
    assert refused(shut, "1L drift 0") == "no-leaving"


@pytest.mark.rule("admiral:Q14")
def test_a_ship_that_leaves_shelter_takes_its_place_in_the_order() -> None:
    s = battle(blue="brig B2, brig E6, brig D1", red="brig K9", strength="storm", wind="N")
    assert refused(s, "1B drift 2") == "drift-order"  # 2B lies farther downwind and has to go first
    play(s, "2B drift 2", "3B drift 2")
    assert refused(s, "1B drift 2") == "drift-late"  # 3B was farther upwind
    in_time = battle(blue="brig B2, brig E6, brig D1", red="brig K9", strength="storm", wind="N")
    play(in_time, "2B drift 2", "1B drift 2", "3B drift 2")


@pytest.mark.rule("admiral:Q14")
def test_ships_equally_far_downwind_drift_in_any_order() -> None:
    for order in (("1B drift 2", "2B drift 2"), ("2B drift 2", "1B drift 2")):
        play(battle(blue="brig C4, brig F4", strength="storm", wind="N"), *order)


@pytest.mark.rule("admiral:Q15", "admiral:R6.6b")
def test_fireships_that_are_due_drift_before_all_others_and_explode_after_them() -> None:
    s = battle(blue="brig C3, brig F6, frigate I2", red="brig K9", strength="storm", wind="N")
    put(s, "1B", DUE=1)
    assert refused(s, "2B drift 2") == "drift-order"
    assert refused(s, "1B explode") == "drifts-open"
    play(s, "1B drift 2", "2B drift 2", "1F drift 2", "1B explode")
    assert where(s, "1B") == ""
    later = battle(blue="brig C3, brig F6", red="brig K9", strength="storm", wind="N")
    play(later, "1B fireship")
    assert refused(later, "1B drift 2") == "drift-order"  # converted this turn: with the rest


@pytest.mark.rule("admiral:Q16", "admiral:R5.10")
def test_ships_fire_before_or_after_their_drift_but_the_turn_does_not_end_before_it() -> None:
    s = battle(blue="line C3", red="brig C6", strength="storm", wind="E")
    assert refused(s, "end") == "drifts-open"
    play(s, "1L x 1B 1", "1L drift 3", "end")
    after = battle(blue="line C3", red="brig F6", strength="storm", wind="E")
    play(after, "1L drift 3", "1L x 1B 1", "end")


@pytest.mark.rule("admiral:Q17")
def test_a_ship_without_shelter_drifts_before_it_may_board() -> None:
    s = battle(blue="brig C3", red="brig C4", strength="storm", wind="E")
    assert refused(s, "1B board 2B") == "drift-first"


@pytest.mark.rule("admiral:R4.17b", "admiral:Q18", "admiral:Q124", "admiral:R3.4d")
def test_a_drift_may_stop_in_any_port_on_the_way() -> None:
    s = battle(blue="line F4", forts=("A1 1", "L10 2", "G6 2"), strength="storm", wind="N")
    put_ruin = s.put_fort
    assert orders(s, "1L drift") == ["1L drift 1", "1L drift 2", "1L drift 3"]
    put_ruin(2, codes.F_RUINED, 1)
    put_ruin(2, codes.F_DAMAGE, 5)
    put_ruin(2, codes.F_OWNER, -1)
    s.menu_size = -1
    play(s, "1L drift 2")
    assert where(s, "1L") == "F6"
    one = battle(blue="line F4", red="brig F5", forts=("A1 1", "L10 2", "G6 2"), strength="storm", wind="N")
    assert orders(one, "1L drift") == ["1L drift 1", "1L drift 2", "1L drift 3"]
    full = battle(blue="line F3, brig F5", red="brig F5", forts=("A1 1", "L10 2", "G6 2"), strength="storm", wind="N")
    assert orders(full, "1L drift") == ["1L drift 1"]
    play(full, "1L drift 1")
    assert (where(full, "1L"), damage(full, "1L")) == ("F4", 0)


@pytest.mark.rule("admiral:R4.17b", "admiral:Q19", "admiral:Q109")
def test_edge_ship_land_and_covered_side_stop_a_drift_without_damage() -> None:
    edge = battle(blue="line C9", strength="storm", wind="N")
    play(edge, "1L drift 1")
    assert (where(edge, "1L"), damage(edge, "1L")) == ("C10", 0)
    at_edge = battle(blue="line C10", strength="storm", wind="NE")
    play(at_edge, "1L drift 0")  # its move all the same, and no sliding along the edge
    assert (where(at_edge, "1L"), ship(at_edge, "1L", codes.MOVED)) == ("C10", 1)
    ship_there = battle(blue="line C5", red="brig C7", strength="storm", wind="N")
    play(ship_there, "1L drift 1")
    assert damage(ship_there, "1L") == 0
    land = battle(blue="line F5", islands=("long E7",), strength="storm", wind="N")
    play(land, "1L drift 1")
    assert (where(land, "1L"), damage(land, "1L")) == ("F6", 0)
    side = battle(blue="line F3", tiles=SPIT, islands=("spit E4",), strength="storm", wind="N")
    play(side, "1L drift 2")
    assert (where(side, "1L"), damage(side, "1L")) == ("F5", 0)


@pytest.mark.rule("admiral:Q20", "admiral:Q21", "admiral:R4.17c", "admiral:Q109")
def test_the_first_obstacle_decides_and_a_reef_right_ahead_costs_the_whole_drift() -> None:
    behind = battle(blue="line C4", red="brig C6", reefs=("C7",), strength="storm", wind="N")
    play(behind, "1L drift 1")
    assert damage(behind, "1L") == 0
    ahead = battle(blue="line C4", reefs=("C5",), strength="storm", wind="N")
    play(ahead, "1L drift 0")
    assert (where(ahead, "1L"), damage(ahead, "1L")) == ("C4", 3)


@pytest.mark.rule("admiral:Q22", "admiral:Q118")
def test_ships_that_have_fought_do_not_drift() -> None:
    s = battle(blue="brig C4", strength="storm")
    put(s, "1B", FROZEN=2)
    assert refused(s, "1B drift 2") == "ship-frozen"
    play(s, "end")


@pytest.mark.rule("admiral:Q121")
def test_two_ships_in_a_port_cell_decide_alone_and_the_first_may_block_the_second() -> None:
    s = battle(blue="brig B2, brig B2", red="brig B5", strength="storm", wind="N")
    play(s, "2B drift 2")
    assert where(s, "2B") == "B4"
    assert orders(s, "1B drift") == ["1B drift 1"]
    stay = battle(blue="brig B2, brig B2", strength="storm", wind="N")
    play(stay, "end")
    assert where(stay, "1B") == where(stay, "2B") == "B2"


@pytest.mark.rule("admiral:Q123")
def test_a_sheltered_cell_on_the_way_does_not_end_a_drift() -> None:
    s = battle(blue="line H9", islands=("long E7",), strength="storm", wind="S", width=14)
    blow(s, "S", "storm")
    play(s, "1L drift 3")
    assert where(s, "1L") == "H6"


@pytest.mark.rule("admiral:R4.16", "admiral:R4.20", "admiral:R4.17c")
def test_all_that_must_drift_are_sent_by_one_order_in_their_order() -> None:
    s = battle(blue="brig H7, line F4, frigate B3", red="brig A9", reefs=("H6",), strength="storm", wind="NE")
    (plan,) = game.plans(s)
    assert (plan.target, plan.texts) == ("all:drift", ("1B drift 1", "1L drift 1", "1F drift 1"))
    assert plan.args == {"ships": 3, "damage": 1}
    play(s, *plan.texts)
    assert [where(s, name) for name in ("1B", "1L", "1F")] == ["I8", "G5", "C4"]
    assert game.plans(s) == ()


@pytest.mark.rule("admiral:R4.17b", "admiral:Q18")
def test_a_drift_that_could_end_in_a_port_is_left_to_the_player_and_so_is_one_over_mines() -> None:
    s = battle(blue="line F4, brig B3, brig I2", forts=("A1 1", "L10 2", "G6 2"), strength="storm", wind="N")
    assert len(orders(s, "1L drift")) > 1
    assert game.plans(s) == (), "the one that drifts first has a choice"
    laid = ("1 lay B3 auto", "2 lay J8 auto")
    mined = battle(blue="line C5, brig E5", strength="storm", layout="mines_each = 1", mines=laid)
    assert game.plans(mined) == ()
