"""R6 and table T3: fireships."""

import pytest

from quarterdeck.games.admiral.rules import codes

from .battle import battle, damage, end_round, orders, owner, play, put, refused, ship, told, where


@pytest.mark.rule("admiral:R6.1", "admiral:R6.2a", "admiral:R6.3", "admiral:R6.4", "admiral:R6.5", "admiral:Q103")
def test_a_ship_is_converted_for_good_may_move_cannot_fire_and_explodes_in_the_next_round() -> None:
    s = battle(blue="brig C3, frigate A3", red="line C6")
    play(s, "1B fireship")
    assert damage(s, "1B") == 0  # the marker is no damage
    assert ship(s, "1B", codes.DUE) == 2
    assert refused(s, "1B fireship") == "fireship"
    assert refused(s, "1B x 1L 1") == "fireship"
    assert refused(s, "1B explode") == "not-due"
    play(s, "1B N2")
    end_round(s)
    play(s, "1B explode")
    assert where(s, "1B") == ""
    assert damage(s, "1L") == 3


@pytest.mark.rule("admiral:R6.3")
def test_it_may_move_before_its_conversion_too() -> None:
    play(battle(blue="brig C3"), "1B N2", "1B fireship")


@pytest.mark.rule("admiral:R6.2b")
def test_a_ship_that_has_fired_is_not_converted_this_turn() -> None:
    s = battle(blue="line C3", red="line C6")
    play(s, "1L x 2L 1")
    assert refused(s, "1L fireship") == "has-fired"
    end_round(s)
    play(s, "1L fireship")


@pytest.mark.rule("admiral:R6.5", "admiral:Q36", "admiral:Q105", "admiral:R6.9", "admiral:R6.6a")
def test_the_owner_chooses_the_moment_but_the_turn_does_not_end_without_the_explosion() -> None:
    s = battle(blue="brig C3, frigate A3", red="line C7")
    play(s, "1B fireship")
    end_round(s)
    play(s, "1B N3", "end")
    assert where(s, "1B") == ""
    assert damage(s, "1L") == 3


@pytest.mark.rule("admiral:Q105")
def test_of_several_that_are_due_the_owner_picks_the_order() -> None:
    s = battle(blue="brig C3, brig G8, frigate A3", red="line J3")
    play(s, "1B fireship", "2B fireship")
    end_round(s)
    play(s, "end")
    assert orders(s) == ["1B explode", "2B explode"]
    play(s, "2B explode")
    assert told(s).count("exploded") == 2
    assert s.mover == 1


@pytest.mark.rule("admiral:R6.7", "admiral:Q38")
def test_a_fireship_sunk_before_its_explosion_does_no_harm() -> None:
    s = battle(blue="brig C3, brig D3, frigate A3", red="line E4")
    put(s, "1B", DUE=1)
    put(s, "2B", DUE=1)
    play(s, "1B explode")
    assert where(s, "2B") == ""
    assert damage(s, "1L") == 0


@pytest.mark.rule("admiral:R6.8", "admiral:Q37", "admiral:Q136", "admiral:R6.1")
def test_example_of_6_8_a_damaged_brig_does_three_damage_to_all_ships_around() -> None:
    s = battle(blue="brig K9, frigate J8, line A5", red="line K10, line J10, line H6", islands=())
    put(s, "1B", DUE=1, DAMAGE=2)
    play(s, "1B explode")
    assert [damage(s, name) for name in ("1F", "2L", "3L", "4L")] == [3, 3, 3, 0]
    assert s.fort(1, codes.F_DAMAGE) == 0
    shared = battle(blue="brig B2, line E9", red="line B2")
    put(shared, "1B", DUE=1)
    play(shared, "1B explode")
    assert damage(shared, "2L") == 3  # the same port cell


@pytest.mark.rule("admiral:Q37")
def test_land_does_not_protect_from_an_explosion() -> None:
    lee = '[tile.lee]\nrows = ["."]\nclosed = ["0,0 N"]'
    s = battle(blue="brig F5, frigate A3", red="line F6", tiles=lee, islands=("lee F5",))
    put(s, "1B", DUE=1)
    play(s, "1B explode")
    assert damage(s, "1L") == 3


@pytest.mark.rule("admiral:Q39", "admiral:Q41", "admiral:Q55")
def test_what_a_fireship_cannot_do_and_who_cannot_become_one() -> None:
    s = battle(blue="brig B2, brig A2, brig D2", red="brig D3", treasure=("D2",), layout="deliver = 1")
    put(s, "1B", DUE=2, DAMAGE=1)
    put(s, "3B", DUE=2)
    s.put_fort(0, codes.F_DAMAGE, 1)
    assert refused(s, "1B repair") == "fireship"
    assert refused(s, "3B board 4B") == "fireship"
    assert refused(s, "work A1 1B 2B") == "fireship"
    play(s, "3B load")
    busy = battle(blue="brig B2, brig A2, brig B1")
    put(busy, "1B", DAMAGE=1)
    busy.put_fort(0, codes.F_DAMAGE, 2)
    play(busy, "1B repair", "work A1 2B 3B")
    assert refused(busy, "1B fireship") == "ship-in-repair"
    assert refused(busy, "2B fireship") == "ship-bound"
    put(busy, "3B", WORK=0)
    frozen = battle(blue="brig C3")
    put(frozen, "1B", FROZEN=2)
    assert refused(frozen, "1B fireship") == "ship-frozen"


@pytest.mark.rule("admiral:Q39", "admiral:Q115")
def test_a_fireship_defends_itself_when_boarded() -> None:
    s = battle(blue="brig C3", red="line C4, brig J8", dice=[1, 6])
    put(s, "1L", DUE=2)
    play(s, "1B board 1L")
    assert "won" in told(s)
    assert owner(s, "1L") == 1


@pytest.mark.rule("admiral:Q40")
def test_t3_captured_in_the_round_of_conversion_it_explodes_in_the_captors_next_turn() -> None:
    s = battle("brig C3, frigate A5", "line C4", "brig J8", forts=("A1 1", "L10 2", "A10 3"), dice=[6, 1])
    play(s, "1B fireship", "end", "1L board 1B", "share 2")
    assert (owner(s, "1B"), ship(s, "1B", codes.DUE)) == (1, 2)
    end_round(s)
    play(s, "end")
    assert s.mover == 1
    play(s, "1B E2", "1B explode")
    assert where(s, "1B") == ""


@pytest.mark.rule("admiral:Q40", "admiral:Q36", "admiral:Q118")
def test_t3_captured_in_its_due_round_it_explodes_unmoved_at_the_end_of_that_turn() -> None:
    s = battle("line C4", "brig J8", "brig C3, frigate H5", forts=("A1 1", "L10 2", "A10 3"), dice=[6, 1])
    put(s, "2B", DUE=2)
    s.round = 2
    play(s, "1L board 2B", "share 5")
    assert owner(s, "2B") == 0
    assert refused(s, "2B N1") == "ship-frozen"
    assert refused(s, "2B explode") == "ship-frozen"
    play(s, "end")
    assert (where(s, "2B"), damage(s, "1L")) == ("", 2 + 3)


@pytest.mark.rule("admiral:Q40", "admiral:Q36")
def test_t3_a_fireship_that_beat_its_boarders_explodes_in_its_owners_turn_unmoved() -> None:
    s = battle("brig C4, frigate A5", "brig J8", "line C3, frigate H5", forts=("A1 1", "L10 2", "A10 3"), dice=[1, 6])
    put(s, "1L", DUE=2)
    s.round = 2
    play(s, "1B board 1L", "share 1", "end", "end")
    assert refused(s, "1L N1") == "ship-frozen"
    play(s, "1L explode")
    assert where(s, "1L") == ""


@pytest.mark.rule("admiral:Q86")
def test_t3_the_fireship_of_an_eliminated_owner_never_explodes() -> None:
    s = battle("brig C3, frigate A5", "line C4", "brig J8", forts=("A1 1", "L10 2", "A10 3"))
    put(s, "1B", DUE=2)
    s.concede(0)
    assert "exploded" not in told(s)
    assert where(s, "1B") == ""
    assert damage(s, "1L") == 0


@pytest.mark.rule("admiral:Q42", "admiral:Q92")
def test_all_damage_of_an_explosion_comes_before_eliminations() -> None:
    s = battle(blue="brig C3", red="brig C4")
    put(s, "1B", DUE=1)
    play(s, "1B explode")
    assert s.is_over()
    assert s.ended == codes.BY_LOSING_TOGETHER
    assert [s.returns(seat) for seat in (0, 1)] == [0.5, 0.5]
