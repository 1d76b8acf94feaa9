"""R4: courses, distances, calm, fresh wind, forbidden cells, sides and corners."""

import pytest

from quarterdeck.games.admiral.actions import DIRECTIONS
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.chart import cell_name

from .battle import (
    battle,
    blow,
    damage,
    end_round,
    load_pearls,
    mini,
    orders,
    pearl_shoals,
    play,
    put,
    refused,
    ship,
    where,
)

# A tile of open water with one covered side and one covered corner, for rules that only those decide.
SPIT = '[tile.spit]\nrows = ["...", "...", "..."]\nclosed = ["1,1 N", "1,1 SE"]'


def reach(text: list[str], course: str) -> int:
    """How far the listed moves of a ship go on a course."""
    return max(
        [int(word.split()[1][len(course) :]) for word in text if word.split()[1].rstrip("0123456789") == course] or [0]
    )


@pytest.mark.rule("admiral:R4.1", "admiral:C8", "admiral:R1.6a")
def test_ships_move_in_eight_directions() -> None:
    s = battle(blue="frigate F5")
    assert {text.split()[1].rstrip("0123456789") for text in orders(s, "1F ")} >= set(DIRECTIONS)
    play(s, "1F NE2")
    assert where(s, "1F") == "H7"


@pytest.mark.rule("admiral:R4.13", "admiral:R4.12", "admiral:R4.3c")
def test_example_of_4_13_frigate_south_in_a_wind_to_the_north_east() -> None:
    s = battle(blue="frigate F9", wind="NE")
    assert reach(orders(s, "1F S"), "S") == 3
    assert reach(orders(s, "1F S"), "SW") == 1
    assert refused(s, "1F S4") == "too-far"


@pytest.mark.rule("admiral:R4.3a", "admiral:Q1", "admiral:R4.4c")
def test_the_wind_is_named_by_where_it_blows_to_and_north_is_up_the_rows() -> None:
    s = battle(blue="brig F2", wind="N")
    assert reach(orders(s, "1B N"), "N") == 5
    play(s, "1B N5")
    assert where(s, "1B") == "F7"
    vane = {game.chance_outcome(codes.C_DIRECTION, 8, k) for k in range(8)}
    assert vane == set(DIRECTIONS)
    assert [game.chance_outcome(codes.C_STRENGTH, 3, k) for k in range(3)] == ["calm", "fresh", "storm"]


@pytest.mark.rule("admiral:Q9")
def test_a_distance_below_zero_is_no_distance() -> None:
    s = battle(blue="galleon F5", wind="NE")
    assert refused(s, "1G SW1") == "against-wind"


@pytest.mark.rule("admiral:R4.2b", "admiral:R4.6", "admiral:R4.21", "admiral:Q108")
def test_a_ship_moves_once_a_turn_on_one_course_of_at_least_one_cell() -> None:
    s = battle(blue="frigate C3")
    assert refused(s, "1F N0") == "too-short"
    play(s, "1F N1")
    assert ship(s, "1F", codes.MOVED) == 1
    assert refused(s, "1F N1") == "moved-already"


@pytest.mark.rule("admiral:R4.7", "admiral:R4.8", "admiral:R4.9", "admiral:R4.10", "admiral:R4.3b")
def test_in_a_calm_only_the_brig_moves_one_cell_straight() -> None:
    s = battle(blue="line C3, galleon E3, frigate G3, brig E6", strength="calm")
    for name in ("1L", "1G", "1F"):
        assert refused(s, f"{name} N1") == "becalmed"
    assert {text for text in orders(s, "1B ") if text[3] in "NESW"} == {"1B N1", "1B E1", "1B S1", "1B W1"}
    assert refused(s, "1B NE1") == "becalmed"
    play(s, "end")


@pytest.mark.rule("admiral:R4.11", "admiral:R4.14", "admiral:R4.15")
def test_the_player_orders_his_ships_as_he_likes_and_may_go_less_far_or_stay() -> None:
    s = battle(blue="brig C3, brig E3, brig G3")
    play(s, "3B N1", "1B N2", "end")
    assert (where(s, "1B"), where(s, "2B"), where(s, "3B")) == ("C5", "E3", "G4")
    calm = battle(blue="brig C3, brig E3", strength="calm")
    play(calm, "2B N1", "1B N1")


@pytest.mark.rule("admiral:R4.5a", "admiral:Q2")
def test_land_reefs_forts_and_full_cells_are_not_entered() -> None:
    s = battle(
        blue="frigate F3, frigate C9", red="brig F5", islands=("long E7",), reefs=("H3",), forts=("A1 1", "C3 2")
    )
    assert refused(s, "1F N2") == "way-ship"
    assert refused(s, "1F E2") == "way-reef"
    assert refused(s, "1F W3") == "way-fort"
    land = battle(blue="frigate F5", islands=("long E7",))
    assert refused(land, "1F N2") == "way-land"
    play(battle(blue="frigate E5", islands=("long E7",)), "1F N2")  # some land is no hindrance


@pytest.mark.rule("admiral:R4.5a", "admiral:Q6", "admiral:Q7", "admiral:C6", "admiral:Q61")
def test_a_port_cell_holds_two_ships_of_any_players_and_may_be_passed_with_one() -> None:
    s = battle(blue="frigate L6, brig L8", red="brig L9")
    play(s, "1B N1")
    assert (where(s, "1B"), where(s, "2B")) == ("L9", "L9")
    assert refused(s, "1F N3") == "way-ship"
    one = battle(blue="frigate K7", red="brig K9")
    play(one, "1F N3")
    assert where(one, "1F") == "K10"


@pytest.mark.rule("admiral:C1", "admiral:R4.5a")
def test_the_board_ends_at_its_edge() -> None:
    assert refused(battle(blue="brig C9"), "1B N2") == "way-edge"


@pytest.mark.rule("admiral:R4.5b", "admiral:Q3", "admiral:Q4", "admiral:C2")
def test_covered_sides_and_corners_are_not_crossed_in_or_out() -> None:
    s = battle(blue="frigate F5", tiles=SPIT, islands=("spit E4",))  # the tile's middle is F5
    assert refused(s, "1F N1") == "way-closed"
    assert refused(s, "1F SE1") == "way-closed"
    assert refused(s, "1F NE1") == "way-closed"  # the covered side closes its end corners
    assert refused(s, "1F NW1") == "way-closed"
    play(s, "1F E1")
    into = battle(blue="frigate F6, frigate G4, frigate G6", tiles=SPIT, islands=("spit E4",))
    assert refused(into, "1F S1") == "way-closed"  # sides are shared
    assert refused(into, "2F NW1") == "way-closed"  # a corner stops whoever comes in through it
    assert refused(into, "1F SE1") == "way-closed"
    play(battle(blue="frigate G5", tiles=SPIT, islands=("spit E4",)), "1F SW1")  # G5's own corner is open


@pytest.mark.rule("admiral:Q5")
def test_a_diagonal_between_two_obstacles_is_open() -> None:
    s = battle(blue="frigate F5", red="brig F6", reefs=("G5",))
    play(s, "1F NE1")
    assert where(s, "1F") == "G6"


@pytest.mark.rule("admiral:C2")
def test_tiles_turn_by_quarters_with_their_covered_sides() -> None:
    blocked = {0: "N", 90: "E", 180: "S", 270: "W"}
    for turn, course in blocked.items():
        s = battle(blue="frigate F5", tiles=SPIT, islands=(f"spit E4 {turn}",), wind=course)
        assert refused(s, f"1F {course}1") == "way-closed"


@pytest.mark.rule("admiral:P4.3", "admiral:Q12")
def test_a_load_slows_ships_in_fresh_wind_and_calm_but_not_in_a_storm() -> None:
    s = battle(blue="frigate C3, brig E3, galleon G3, line I3", red="brig A9", treasure=("L5",) * 5)
    for name, number in (("1F", 1), ("1B", 1), ("1G", 1), ("1L", 2)):
        load_pearls(s, name, number)
    assert [reach(orders(s, f"{name} N"), "N") for name in ("1F", "1B", "1G", "1L")] == [5, 4, 4, 4]
    blow(s, "N", "calm")
    assert refused(s, "1B N1") == "slowed-to-nothing"
    blow(s, "N", "storm")
    assert "1F drift 2" in orders(s)
    light = battle(blue="brig E3", strength="calm", light_in_calm=True, treasure=("L5",))
    load_pearls(light, "1B")
    play(light, "1B N1")


@pytest.mark.rule("admiral:R4.2a", "admiral:R4.4a", "admiral:R4.4b", "admiral:Q102", "admiral:C7")
def test_the_wind_is_spun_before_every_round_by_the_next_player_and_holds_for_all() -> None:
    s = battle(winds=[("SE", "calm"), ("W", "storm")], blue="brig B2", red="brig K9")
    end_round(s)
    wind = [event for event in s.events or [] if event.code == codes.E_WIND][-1]
    assert (wind.seat, wind.a, DIRECTIONS[wind.b], wind.c) == (1, 2, "SE", codes.CALM)
    assert s.mover == 0  # the right to spin does not change the turn order
    assert (s.wind, s.strength) == (3, codes.CALM)
    play(s, "end")
    assert (s.wind, s.strength) == (3, codes.CALM)
    play(s, "end")
    assert [event.seat for event in s.events or [] if event.code == codes.E_WIND][-1] == 0


@pytest.mark.rule("admiral:Q10")
def test_the_sectors_are_equal_or_brisk() -> None:
    s = pearl_shoals()
    assert (s.scenario.calm_odds, s.scenario.fresh_odds, s.scenario.storm_odds) == (1, 1, 1)
    brisk = pearl_shoals(vane="brisk")
    assert (brisk.scenario.calm_odds, brisk.scenario.fresh_odds, brisk.scenario.storm_odds) == (1, 4, 1)


@pytest.mark.rule("admiral:Q11")
def test_the_spinner_is_the_next_survivor_in_turn_order() -> None:
    s = battle("brig B2", "brig K9", "brig A9", forts=("A1 1", "L10 2", "A10 3"))
    s.concede(1)
    end_round(s)
    assert [event.seat for event in s.events or [] if event.code == codes.E_WIND][-1] == 2


@pytest.mark.rule("admiral:R4.18a", "admiral:M1.1")
def test_the_mini_games_are_played_on_half_a_board_with_the_island_in_the_middle() -> None:
    s = mini(1)
    assert (s.chart.width, s.chart.height) == (12, 14)
    assert [cell_name(s.chart, s.chart.fort_cell[k]) for k in range(4)] == ["A1", "A14", "L1", "L14"]


def test_damage_does_not_slow_a_ship() -> None:
    s = battle(blue="frigate C3")
    put(s, "1F", DAMAGE=3)
    assert reach(orders(s, "1F N"), "N") == 6
    assert damage(s, "1F") == 3
