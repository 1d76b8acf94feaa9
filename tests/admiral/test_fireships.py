"""R6 and table T3: fireships."""

import pytest

from quarterdeck.games.admiral.rules import codes

from .battle import battle, damage, end_round, orders, owner, play, put, refused, ship, told, where


@pytest.mark.rule("admiral:R6.1", "admiral:R6.2a", "admiral:R6.3", "admiral:R6.4", "admiral:R6.5", "admiral:Q103")
def test_a_ship_is_converted_for_good_may_move_cannot_fire_and_explodes_in_the_next_round() -> None:
    s = battle(blue="brig C3, frigate A3", red="line C6")
    play(s, "B1 fireship")
    assert damage(s, "B1") == 0  # the marker is no damage
    assert ship(s, "B1", codes.DUE) == 2
    assert refused(s, "B1 fireship") == "fireship"
    assert refused(s, "B1 x L1 1") == "fireship"
    assert refused(s, "B1 explode") == "not-due"
    play(s, "B1 N2")
    end_round(s)
    play(s, "B1 explode")
    assert where(s, "B1") == ""
    assert damage(s, "L1") == 3


@pytest.mark.rule("admiral:R6.3")
def test_it_may_move_before_its_conversion_too() -> None:
    play(battle(blue="brig C3"), "B1 N2", "B1 fireship")


@pytest.mark.rule("admiral:R6.2b")
def test_a_ship_that_has_fired_is_not_converted_this_turn() -> None:
    s = battle(blue="line C3", red="line C6")
    play(s, "L1 x L2 1")
    assert refused(s, "L1 fireship") == "has-fired"
    end_round(s)
    play(s, "L1 fireship")


@pytest.mark.rule("admiral:R6.5", "admiral:Q36", "admiral:Q105", "admiral:R6.9", "admiral:R6.6a")
def test_the_owner_chooses_the_moment_but_the_turn_does_not_end_without_the_explosion() -> None:
    s = battle(blue="brig C3, frigate A3", red="line C7")
    play(s, "B1 fireship")
    end_round(s)
    play(s, "B1 N3", "end")
    assert where(s, "B1") == ""
    assert damage(s, "L1") == 3


@pytest.mark.rule("admiral:Q105")
def test_of_several_that_are_due_the_owner_picks_the_order() -> None:
    s = battle(blue="brig C3, brig G8, frigate A3", red="line J3")
    play(s, "B1 fireship", "B2 fireship")
    end_round(s)
    play(s, "end")
    assert orders(s) == ["B1 explode", "B2 explode"]
    play(s, "B2 explode")
    assert told(s).count("exploded") == 2
    assert s.mover == 1


@pytest.mark.rule("admiral:R6.7", "admiral:Q38")
def test_a_fireship_sunk_before_its_explosion_does_no_harm() -> None:
    s = battle(blue="brig C3, brig D3, frigate A3", red="line E4")
    put(s, "B1", DUE=1)
    put(s, "B2", DUE=1)
    play(s, "B1 explode")
    assert where(s, "B2") == ""
    assert damage(s, "L1") == 0


@pytest.mark.rule("admiral:R6.8", "admiral:Q37", "admiral:Q136", "admiral:R6.1")
def test_example_of_6_8_a_damaged_brig_does_three_damage_to_all_ships_around() -> None:
    s = battle(blue="brig K9, frigate J8, line A5", red="line K10, line J10, line H6", islands=())
    put(s, "B1", DUE=1, DAMAGE=2)
    play(s, "B1 explode")
    assert [damage(s, name) for name in ("F1", "L2", "L3", "L4")] == [3, 3, 3, 0]
    assert s.fort(1, codes.F_DAMAGE) == 0
    shared = battle(blue="brig B2, line E9", red="line B2")
    put(shared, "B1", DUE=1)
    play(shared, "B1 explode")
    assert damage(shared, "L2") == 3  # the same port cell


@pytest.mark.rule("admiral:Q37")
def test_land_does_not_protect_from_an_explosion() -> None:
    lee = '[tile.lee]\nrows = ["."]\nclosed = ["0,0 N"]'
    s = battle(blue="brig F5, frigate A3", red="line F6", tiles=lee, islands=("lee F5",))
    put(s, "B1", DUE=1)
    play(s, "B1 explode")
    assert damage(s, "L1") == 3


@pytest.mark.rule("admiral:Q39", "admiral:Q41", "admiral:Q55")
def test_what_a_fireship_cannot_do_and_who_cannot_become_one() -> None:
    s = battle(blue="brig B2, brig A2, brig D2", red="brig D3", treasure=("D2",), layout="deliver = 1")
    put(s, "B1", DUE=2, DAMAGE=1)
    put(s, "B3", DUE=2)
    s.put_fort(0, codes.F_DAMAGE, 1)
    assert refused(s, "B1 repair") == "fireship"
    assert refused(s, "B3 board B4") == "fireship"
    assert refused(s, "work A1 B1 B2") == "fireship"
    play(s, "B3 load")
    busy = battle(blue="brig B2, brig A2, brig B1")
    put(busy, "B1", DAMAGE=1)
    busy.put_fort(0, codes.F_DAMAGE, 2)
    play(busy, "B1 repair", "work A1 B2 B3")
    assert refused(busy, "B1 fireship") == "ship-in-repair"
    assert refused(busy, "B2 fireship") == "ship-bound"
    put(busy, "B3", WORK=0)
    frozen = battle(blue="brig C3")
    put(frozen, "B1", FROZEN=2)
    assert refused(frozen, "B1 fireship") == "ship-frozen"


@pytest.mark.rule("admiral:Q39", "admiral:Q115")
def test_a_fireship_defends_itself_when_boarded() -> None:
    s = battle(blue="brig C3", red="line C4, brig J8", dice=[1, 6])
    put(s, "L1", DUE=2)
    play(s, "B1 board L1")
    assert "won" in told(s)
    assert owner(s, "L1") == 1


@pytest.mark.rule("admiral:Q40")
def test_t3_captured_in_the_round_of_conversion_it_explodes_in_the_captors_next_turn() -> None:
    s = battle("brig C3, frigate A5", "line C4", "brig J8", forts=("A1 1", "L10 2", "A10 3"), dice=[6, 1])
    play(s, "B1 fireship", "end", "L1 board B1", "share 2")
    assert (owner(s, "B1"), ship(s, "B1", codes.DUE)) == (1, 2)
    end_round(s)
    play(s, "end")
    assert s.mover == 1
    play(s, "B1 E2", "B1 explode")
    assert where(s, "B1") == ""


@pytest.mark.rule("admiral:Q40", "admiral:Q36", "admiral:Q118")
def test_t3_captured_in_its_due_round_it_explodes_unmoved_at_the_end_of_that_turn() -> None:
    s = battle("line C4", "brig J8", "brig C3, frigate H5", forts=("A1 1", "L10 2", "A10 3"), dice=[6, 1])
    put(s, "B2", DUE=2)
    s.round = 2
    play(s, "L1 board B2", "share 5")
    assert owner(s, "B2") == 0
    assert refused(s, "B2 N1") == "ship-frozen"
    assert refused(s, "B2 explode") == "ship-frozen"
    play(s, "end")
    assert (where(s, "B2"), damage(s, "L1")) == ("", 2 + 3)


@pytest.mark.rule("admiral:Q40", "admiral:Q36")
def test_t3_a_fireship_that_beat_its_boarders_explodes_in_its_owners_turn_unmoved() -> None:
    s = battle("brig C4, frigate A5", "brig J8", "line C3, frigate H5", forts=("A1 1", "L10 2", "A10 3"), dice=[1, 6])
    put(s, "L1", DUE=2)
    s.round = 2
    play(s, "B1 board L1", "share 1", "end", "end")
    assert refused(s, "L1 N1") == "ship-frozen"
    play(s, "L1 explode")
    assert where(s, "L1") == ""


@pytest.mark.rule("admiral:Q86")
def test_t3_the_fireship_of_an_eliminated_owner_never_explodes() -> None:
    s = battle("brig C3, frigate A5", "line C4", "brig J8", forts=("A1 1", "L10 2", "A10 3"))
    put(s, "B1", DUE=2)
    s.concede(0)
    assert "exploded" not in told(s)
    assert where(s, "B1") == ""
    assert damage(s, "L1") == 0


@pytest.mark.rule("admiral:Q42", "admiral:Q92")
def test_all_damage_of_an_explosion_comes_before_eliminations() -> None:
    s = battle(blue="brig C3", red="brig C4")
    put(s, "B1", DUE=1)
    play(s, "B1 explode")
    assert s.is_over()
    assert s.ended == codes.BY_LOSING_TOGETHER
    assert [s.returns(seat) for seat in (0, 1)] == [0.5, 0.5]
