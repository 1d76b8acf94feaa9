"""R3, R7, R9 and table T4: hull, repair of ships, work at forts."""

import pytest

from quarterdeck.games.admiral.rules import codes

from .battle import battle, damage, end_round, orders, play, put, put_fort, refused, ship, told, where


def at_fort(ships: str = "brig B2, brig A2, brig B1", **more: object) -> object:
    return battle(blue=ships, red="line J3", **more)  # type: ignore[arg-type]


def ruined(s: object, fort: int = 0) -> None:
    put_fort(s, fort, F_RUINED=1, F_DAMAGE=5, F_OWNER=-1)  # type: ignore[arg-type]


@pytest.mark.rule("admiral:R3.1", "admiral:R3.4a", "admiral:R3.4b", "admiral:R3.3")
def test_damage_equal_to_the_hull_destroys_a_ship_for_good() -> None:
    s = battle(blue="line C3", red="brig C6, brig J8")
    play(s, "1L x 1B 2")
    assert (damage(s, "1B"), where(s, "1B")) == (2, "C6")
    play(s, "1L x 1B 1")
    assert where(s, "1B") == ""
    assert refused(s, "1L x 1B 1") in ("ship-gone", "no-shots")


@pytest.mark.rule("admiral:R2.2")
def test_red_tokens_stay_at_the_start_of_a_turn() -> None:
    s = battle(blue="brig C3")
    put(s, "1B", DAMAGE=2)
    end_round(s)
    assert damage(s, "1B") == 2


@pytest.mark.rule("admiral:R3.4d", "admiral:R3.4f", "admiral:R9.8")
def test_no_repair_in_a_ruins_port_but_it_is_still_a_port_and_can_be_restored() -> None:
    s = at_fort(strength="storm", wind="N")
    put(s, "1B", DAMAGE=1)
    ruined(s)
    assert refused(s, "1B repair") == "not-own-port"
    play(s, "work A1 2B 3B", "end")


@pytest.mark.rule(
    "admiral:R7.1", "admiral:R7.2", "admiral:R7.3", "admiral:R7.4", "admiral:R7.6", "admiral:Q45", "admiral:Q44"
)
def test_t4_a_ship_with_two_damages() -> None:
    s = battle(blue="line C3, brig H2", red="line J3")
    put(s, "1L", DAMAGE=2)
    play(s, "1L SW1", "1L repair")  # in the turn of arrival, after other things
    assert told(s)[-1] == "repair-begun"
    end_round(s)
    assert damage(s, "1L") == 2
    end_round(s)
    assert damage(s, "1L") == 1
    end_round(s)
    assert (damage(s, "1L"), ship(s, "1L", codes.REPAIR)) == (0, 1)  # still under repair
    play(s, "1L ready")
    assert refused(s, "1L N1") == "fresh-from-repair"
    end_round(s)
    play(s, "1L N1")


@pytest.mark.rule("admiral:R7.6", "admiral:R7.7", "admiral:Q116")
def test_repair_ended_early_takes_nothing_off_and_leaves_all_but_moving() -> None:
    s = battle(blue="line B2", red="brig B3, brig J8", dice=[1])
    put(s, "1L", DAMAGE=3)
    play(s, "1L repair")
    end_round(s)
    play(s, "1L ready", "1L x 1B 1")
    assert refused(s, "1L repair") == "repair-ended"
    assert refused(s, "1L E1") == "fresh-from-repair"
    assert "1L board 1B" in orders(s)
    play(s, "end")
    assert damage(s, "1L") == 3
    assert "2B fireship" in orders(s)


@pytest.mark.rule("admiral:R7.5")
def test_a_ship_under_repair_neither_moves_nor_fires_and_can_be_destroyed() -> None:
    s = battle(blue="brig B2, brig A2", red="line B5", dice=[6])
    put(s, "1B", DAMAGE=2)
    play(s, "1B repair")
    assert refused(s, "1B N1") == "repair-keeps"
    assert refused(s, "1B x 1L 1") == "ship-in-repair"
    play(s, "end", "1L x 1B 1")
    assert where(s, "1B") == ""


@pytest.mark.rule("admiral:Q43", "admiral:Q48", "admiral:R7.1")
def test_undamaged_ships_and_ships_elsewhere_are_not_repaired() -> None:
    s = battle(blue="brig B2, brig E5, brig K9", red="line J3")
    put(s, "2B", DAMAGE=1)
    put(s, "3B", DAMAGE=1)
    assert refused(s, "1B repair") == "undamaged"
    assert refused(s, "2B repair") == "not-own-port"
    assert refused(s, "3B repair") == "not-own-port"
    assert refused(s, "1B ready") == "not-in-repair"


@pytest.mark.rule("admiral:Q45")
def test_an_option_ends_repair_with_the_last_token() -> None:
    s = battle(blue="brig B2", red="line J3", repair_ends=True)
    put(s, "1B", DAMAGE=1)
    play(s, "1B repair")
    end_round(s)
    end_round(s)
    assert (damage(s, "1B"), ship(s, "1B", codes.REPAIR)) == (0, 0)
    play(s, "1B N1")


@pytest.mark.rule("admiral:Q46", "admiral:Q120", "admiral:R9.9a")
def test_a_fort_shot_to_ruins_cancels_repair_and_work_and_the_ships_survive() -> None:
    s = battle(blue="brig B2, brig B1, brig B1", red="line A7, line J3", dice=[6])
    put(s, "1B", DAMAGE=1)
    put_fort(s, 0, F_DAMAGE=2)
    play(s, "1B repair", "work A1 2B 3B", "end")
    assert s.fort(0, codes.F_DAMAGE) == 1
    put_fort(s, 0, F_DAMAGE=4)
    play(s, "1L x A1 1")
    assert not s.standing(0)
    assert [ship(s, name, codes.REPAIR) + ship(s, name, codes.WORK) for name in ("1B", "2B", "3B")] == [0, 0, 0]
    assert where(s, "1B") == "B2"
    play(s, "end", "1B N1")


@pytest.mark.rule("admiral:R9.1", "admiral:R9.2", "admiral:R9.5", "admiral:Q49", "admiral:Q125")
def test_t4_a_fort_with_two_damages() -> None:
    s = at_fort()
    put_fort(s, 0, F_DAMAGE=2)
    assert refused(s, "work L10 1B 2B") == "not-your-fort"
    play(s, "work A1 1B 2B", "end")
    assert s.fort(0, codes.F_DAMAGE) == 1
    play(s, "end", "end")
    assert (s.fort(0, codes.F_DAMAGE), ship(s, "1B", codes.WORK)) == (0, 0)  # the pair is free at once
    play(s, "end", "1B N1")


@pytest.mark.rule("admiral:Q49")
def test_an_option_begins_fort_work_a_turn_later() -> None:
    s = at_fort(work_delay=True)
    put_fort(s, 0, F_DAMAGE=2)
    play(s, "work A1 1B 2B")
    end_round(s)
    assert s.fort(0, codes.F_DAMAGE) == 2
    end_round(s)
    assert s.fort(0, codes.F_DAMAGE) == 1


@pytest.mark.rule("admiral:R9.3", "admiral:R9.4", "admiral:Q50")
def test_ships_at_work_fire_but_do_not_move_and_others_may_repair() -> None:
    s = battle(blue="line B2, brig A2, brig B1", red="line B5", dice=[6, 6])
    put_fort(s, 0, F_DAMAGE=4)
    put(s, "1B", DAMAGE=1)
    put(s, "2B", DAMAGE=1)
    play(s, "work A1 1L 1B")
    assert refused(s, "1L N1") == "ship-bound"
    assert refused(s, "1B repair") == "ship-bound"
    assert refused(s, "work A1 1B 2B") == "work-running"
    play(s, "1L x 2L 1", "2B repair", "end")
    assert s.fort(0, codes.F_DAMAGE) == 3


@pytest.mark.rule("admiral:R9.6a", "admiral:R9.6b", "admiral:R9.6c", "admiral:R9.7")
def test_t4_work_broken_off_frees_both_ships_at_once_and_removes_nothing() -> None:
    s = at_fort()
    put_fort(s, 0, F_DAMAGE=2)
    play(s, "work A1 1B 2B")
    end_round(s)
    assert s.fort(0, codes.F_DAMAGE) == 1
    play(s, "break A1", "1B N1")
    assert refused(s, "work A1 2B 3B") == "work-broken"
    assert refused(s, "break A1") == "no-work"
    end_round(s)
    assert s.fort(0, codes.F_DAMAGE) == 1
    play(s, "work A1 2B 3B")


@pytest.mark.rule("admiral:R9.8", "admiral:R9.9a", "admiral:R9.9b", "admiral:Q125", "admiral:Q85")
def test_t4_a_ruin_is_restored_after_three_tokens_by_anybody() -> None:
    s = battle(blue="brig K9, brig L9, brig B2", red="line J3")
    ruined(s, 1)
    play(s, "work L10 1B 2B")
    for left in (4, 3):
        end_round(s)
        assert (s.fort(1, codes.F_DAMAGE), s.fort(1, codes.F_RUINED)) == (left, 1)
        assert refused(s, "L10 x 1L 1") == "not-your-fort"
    play(s, "end")
    assert (s.fort(1, codes.F_DAMAGE), s.fort(1, codes.F_RUINED), s.fort(1, codes.F_OWNER)) == (2, 0, 0)
    play(s, "end")
    assert s.fort(1, codes.F_SHOTS) == 2  # fires from the owner's next turn
    assert ship(s, "1B", codes.WORK) == 2  # and the pair works on
    play(s, "end")
    assert s.fort(1, codes.F_DAMAGE) == 1


@pytest.mark.rule("admiral:R9.9c", "admiral:Q51", "admiral:Q126")
def test_an_interrupted_restoration_is_back_at_five() -> None:
    s = at_fort()
    ruined(s)
    play(s, "work A1 1B 2B")
    assert refused(s, "work A1 1B 3B") == "work-running"
    end_round(s)
    assert s.fort(0, codes.F_DAMAGE) == 4
    play(s, "break A1")
    assert s.fort(0, codes.F_DAMAGE) == 5
    assert refused(s, "work A1 1B 3B") == "work-broken"
    lost = battle(blue="brig B2, brig A2, brig B1", red="line B5", dice=[6])
    ruined(lost)
    play(lost, "work A1 1B 2B", "end", "1L x 1B 3")
    assert (lost.fort(0, codes.F_DAMAGE), ship(lost, "2B", codes.WORK)) == (5, 0)


@pytest.mark.rule("admiral:R9.1")
def test_a_whole_fort_needs_no_work() -> None:
    assert refused(at_fort(), "work A1 1B 2B") == "fort-whole"
    s = battle(blue="brig B2, brig E5", red="line J3")
    put_fort(s, 0, F_DAMAGE=1)
    assert refused(s, "work A1 1B 2B") == "not-in-port"


@pytest.mark.rule("admiral:Q117")
def test_ships_under_repair_or_at_work_load_and_unload() -> None:
    s = battle(blue="galleon B2, brig A2, brig B1", red="line J3", treasure=("H3",))
    cell = next(cell for cell in range(s.chart.size) if s.pearls[cell])
    s.pearls[cell] = 0
    put(s, "1G", LOAD=1, DAMAGE=1)
    play(s, "1G repair", "1G unload A1")
    assert s.fort(0, codes.F_PEARLS) == 1
