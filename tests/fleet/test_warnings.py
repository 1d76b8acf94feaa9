"""What is said before something is wasted though it need not be: stars, dice, coins, buildings."""

import pytest

from fleet.moves import legal, play
from fleet.sheets import position, sheet
from quarterdeck.games.fleet.facts import game
from quarterdeck.games.fleet.rules.game import FleetState

rule = pytest.mark.rule


def warned(state: FleetState, move: str) -> str:
    """The key of what is said before an action is done, with its arguments; "" where nothing is."""
    warning = game.warning(state, game.parse(state, move))
    return " ".join([warning.key, *map(str, warning.args.values())]) if warning else ""


@rule("fleet:Q27")
def test_a_star_is_not_declined_without_a_word() -> None:
    starred = play(position(sheet(coins=3), sheet(), pool="coins cod shrimp"), "take cod", "coin")
    assert warned(starred, "decline") == "warning-star"
    assert warned(starred, "star cod") == ""
    expert = sheet({"shrimp": 7}, either={"shrimp": "LL"})
    second = play(position(expert, sheet(), pool="coins cod shrimp"), "take shrimp", "mark cod")
    assert "decline" in legal(second)
    assert warned(second, "decline") == "", "no star"


@rule("fleet:Q28")
def test_a_die_that_marks_nothing_is_warned_of_where_another_does() -> None:
    full = {"lobster": 9}
    state = position(sheet(full, either={"lobster": "LLB"}), sheet(), pool="lobster cod shrimp")
    assert warned(state, "take lobster") == "warning-die 1"
    assert warned(state, "take cod") == ""
    tackle = sheet(full | {"tackle": 2}, either={"lobster": "LLB"})
    assert warned(position(tackle, sheet(), pool="lobster cod shrimp"), "take lobster") == "warning-die 2"
    saving = sheet(full | {"salvage": 2}, either={"lobster": "LLB"})
    assert warned(position(saving, sheet(), pool="lobster cod shrimp"), "take lobster") == "", "Salvage can use it"
    only = sheet(dict.fromkeys(("lobster", "cod"), 9), either=dict.fromkeys(("lobster", "cod"), "LLB"))
    assert warned(position(only, sheet(), pool="lobster cod cod"), "take lobster") == "", "no better one"


@rule("fleet:Q26")
def test_coins_on_a_full_track_are_warned_of_where_something_else_can_be_done() -> None:
    state = position(sheet(coins=60), sheet(), pool="coins cod shrimp")
    assert warned(state, "take coins") == "warning-coins"
    assert warned(state, "take cod") == ""
    using = play(state, "take cod")
    assert warned(using, "coin") == "warning-coins"
    assert warned(using, "mark cod") == ""
    assert warned(play(position(sheet(coins=59), sheet(), pool="coins cod shrimp"), "take cod"), "coin") == ""


@rule("fleet:F8.11")
def test_a_building_that_cannot_be_finished_is_warned_of_in_the_last_town_phase() -> None:
    def last(marks: dict[str, int], coins: int = 60, round: int = 10) -> FleetState:
        state = position(sheet(marks, coins=coins), sheet(), round=round, step="town", pool="wharf wharf market")
        return play(state, "take wharf")

    assert warned(last({}), "mark smokehouse") == "", "two boxes: the shared die may finish it"
    assert warned(last({}), "mark pub").startswith("warning-unfinished")
    assert warned(last({}, coins=0), "mark pub") == "", "stars may still come"
    assert warned(last({}, round=9), "mark pub") == ""
    assert warned(last({}), "mark bank") == "", "it scores box by box"
