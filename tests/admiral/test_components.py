"""C1 to C9: the data against the rulebook's figures."""

import tomllib

import pytest

from quarterdeck.games.admiral.actions import DIRECTIONS
from quarterdeck.games.admiral.board import turned
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.plan_read import plan_of
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.chart import cell_name
from quarterdeck.games.admiral.scenario_checks import MOST_MINES, MOST_OF_A_TYPE
from quarterdeck.games.admiral.scenario_file import OFFICIAL, OURS, edition_of, official, scenario_of, standard_edition

from .battle import pearl_shoals

BOX = edition_of(standard_edition())


@pytest.mark.rule("admiral:C1")
def test_the_board_has_24_columns_and_14_rows_from_a1_to_x14() -> None:
    chart = pearl_shoals().chart
    assert (chart.width, chart.height) == (24, 14)
    corners = [chart.cell(c, r) for c in (0, 23) for r in (0, 13)]
    assert [cell_name(chart, cell) for cell in corners] == ["A1", "A14", "X1", "X14"]


@pytest.mark.rule("admiral:C2")
def test_islands_are_three_of_four_by_two_and_two_of_three_by_three() -> None:
    sizes = {name: (len(tile.rows[0]), len(tile.rows), tile.pieces) for name, tile in BOX.tile.items()}
    assert sizes == {"long": (4, 2, 3), "block": (3, 3, 2)}
    kinds, _ = turned(BOX.tile["long"], 90)
    assert {max(c for c, _ in kinds), max(r for _, r in kinds)} == {1, 3}


@pytest.mark.rule("admiral:C3", "admiral:C5", "admiral:C4")
def test_six_mines_six_ships_of_a_type_and_seven_treasures() -> None:
    assert (MOST_MINES, MOST_OF_A_TYPE) == (6, 6)
    for seats in (2, 3, 4, 6):
        s = pearl_shoals(seats)
        assert sum(int(s.pearls[cell]) for cell in range(s.chart.size)) == 7
        assert len(s.scenario.mine_owner) <= 6


@pytest.mark.rule("admiral:C7", "admiral:C9", "admiral:R4.3a")
def test_the_vane_has_eight_directions_of_three_strengths_and_dice_have_six_sides() -> None:
    assert len(DIRECTIONS) == 8
    s = pearl_shoals()
    assert s.scenario.calm_odds + s.scenario.fresh_odds + s.scenario.storm_odds == 3
    assert [game.chance_outcome(codes.C_SHOT, 6, k) for k in range(6)] == list("123456")


@pytest.mark.rule("admiral:C8", "admiral:R1.6b", "admiral:R3.1", "admiral:P4.3")
def test_the_figures_that_the_rulebook_states() -> None:
    line, galleon, frigate, brig = (BOX.ship[name] for name in ("line", "galleon", "frigate", "brig"))
    assert (line.hull, frigate.hull, brig.hull) == (7, 4, 3)
    assert (line.shots, galleon.shots, frigate.shots[0], brig.shots[0]) == ((3, 1), (2, 0), 1, 1)
    assert brig.calm == (1, 0)
    assert frigate.fresh[0] == 6
    assert (line.storm[1], brig.storm[1]) == (2, 1)
    assert (line.pearls, galleon.pearls, frigate.pearls, brig.pearls) == ((1, 2), (1, 2), (0, 1), (0, 1))
    for card in (line, galleon, frigate):
        assert card.calm == (0, 0)


@pytest.mark.rule("admiral:C6", "admiral:R3.2", "admiral:R5.2", "admiral:R5.4")
def test_the_forts_figures() -> None:
    assert (BOX.fort.hull, BOX.fort.range, BOX.fort.shots) == (5, (5, 4), 2)
    assert (BOX.mine.damage, BOX.mine.radius) == (3, 3)


def test_diagonal_is_one_less_than_orthogonal_wherever_a_ship_can_move_at_all() -> None:
    for card in BOX.ship.values():
        for pair in (card.fresh, card.storm, card.range):
            assert pair[1] == pair[0] - 1


def test_every_value_of_the_box_says_where_it_comes_from() -> None:
    known = {"rulebook", "sibling", "ancestor", "reconstructed"}
    for card in BOX.ship.values():
        assert set(card.source) == {"calm", "fresh", "storm", "range", "shots", "hull", "pearls"}
        assert set(card.source.values()) <= known
    assert BOX.reconstructed
    assert game.view(pearl_shoals(), 0).reconstructed


def test_the_scenarios_that_come_with_the_game_are_clean_and_say_what_they_are() -> None:
    for name in (*OFFICIAL, *OURS):
        assert game.check_file("scenario", official(name)) == []
        assert plan_of(official(name)).source == ("rulebook" if name in OFFICIAL else "quarterdeck")
        assert tomllib.loads(official(name))["briefing"].keys() == {"en", "ru"}


def test_our_own_scenario_has_mines_forts_and_treasure_for_two() -> None:
    ours = scenario_of(official("powder-keys"))
    layout = ours.layout[0]
    assert layout.players == (2,)
    assert layout.mines_each
    assert any(fort.owner == 0 for fort in layout.fort)
    assert layout.treasure
