"""What a click means in Age of Sail: ways to sail, and what is said where it is not possible."""

import pytest

from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules.game import SailState
from quarterdeck.games.sail.rules.lines import link

from .moves import play
from .sea import sea


def clicked(state: SailState, target: str, *picked: str) -> str:
    line = game.explain_click(state, target, frozenset(picked))
    return "" if line is None else line.key.removeprefix("reason-")


def ways(state: SailState) -> dict[str, tuple[str, ...]]:
    return {plan.target: plan.texts for plan in game.plans(state)}


@pytest.mark.rule("sail:A16", "sail:L31")
def test_before_the_heading_every_way_of_the_wind_is_offered_and_all_else_says_why() -> None:
    state = play(sea("0F H8 N", "1L M14 S"), "H8")  # the wind blows to the north: N 5, E 5, S 0
    offered = ways(state)
    assert offered["way:H3"] == ("head N", *["ahead"] * 5)
    assert "way:H2" not in offered
    assert clicked(state, "cell:H2") == "too-far"
    assert clicked(state, "cell:H9") == "into-the-wind"
    assert clicked(state, "cell:J9") == "off-course"


@pytest.mark.rule("sail:A30", "sail:L61")
def test_an_enemys_gun_wants_a_heading_first_and_an_own_one_is_about_repair() -> None:
    state = play(sea("0F H8 N", "1L M14 S"), "H8")
    view = game.view(state, 0)
    own = next(card.cell for card in view.cards if card.seat == 0)
    enemy = next(card.cell for card in view.cards if card.seat == 1)
    assert clicked(state, f"cell:{enemy}") == "heading-first"
    assert clicked(state, f"cell:{own}") == "not-in-repair-zone"


@pytest.mark.rule("sail:A18", "sail:L37")
def test_under_way_the_heading_is_locked_and_guns_fire_abeam() -> None:
    state = play(sea("0F H8 N", "1L K6 S"), "H8", "head N", "ahead")
    assert clicked(state, "cell:C12") == "heading-locked"
    assert clicked(state, "cell:K6") == "not-beside"
    assert clicked(state, "cell:H2") == "too-far"


def test_a_boarding_and_the_guns_that_watch_are_told_beforehand() -> None:
    state = play(sea("0F H8 N", "1L H6 S"), "H8")
    plans = {plan.target: plan.args for plan in game.plans(state)}
    assert plans["way:H6"]["boarding"] == "yes"
    assert plans["way:H7"]["boarding"] == "no"
    assert "way:H5" not in plans  # an enemy ship is not passed
    assert clicked(state, "cell:H5") == "something-between"
    view = game.view(state, 0)
    watched = {cell for card in view.cards if card.seat == 1 and card.gun for cell in card.reach}
    for args in plans.values():
        assert (int(args["guns"]) > 0) == (args["cell"] in watched)


@pytest.mark.rule("sail:L34", "sail:A25")
def test_ways_end_before_own_ships_fortresses_and_the_edge() -> None:
    offered = ways(play(sea("0F H4 N", "0B F4 W", "1L M14 S"), "H4"))
    assert "way:G4" in offered
    assert "way:F4" not in offered
    assert "way:H1" in offered
    assert all(target.removeprefix("way:")[1:] != "0" for target in offered)
    assert max(len(texts) for target, texts in offered.items() if target.startswith("way:H")) == 4  # three cells to H1


def test_a_line_goes_in_the_track_of_its_leader() -> None:
    state = sea("0F H8 N", "0B H9 N", "1L M14 S")
    link(state, state.ship_at(state.chart.cell(7, 7)), state.ship_at(state.chart.cell(7, 8)))
    state = play(state, "H8")
    plan = next(plan for plan in game.plans(state) if plan.target == "way:H6")
    assert plan.pieces == (("H8", "H6", "N"), ("H9", "H7", "N"))


def test_between_activations_a_cell_asks_for_a_ship() -> None:
    state = sea("0F H8 N", "1L M14 S")
    assert clicked(state, "cell:H5") == "choose-first"
    assert clicked(state, "cell:M14") == "not-your-ship"
    assert clicked(state, "cell:H5", "tool:form") == "no-ship-there"
    assert game.plans(state) == ()
