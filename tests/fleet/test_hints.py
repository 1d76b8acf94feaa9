"""Hints in Fleet say what an action gains, in both languages."""

from fleet.sheets import position, sheet
from quarterdeck.bots import hints
from quarterdeck.games.fleet.facts import game
from quarterdeck.games.fleet.rules.game import FleetState

LIMITLESS = 1e6  # seconds


def best(state: FleetState) -> hints.Hint:
    state.act_as(0)
    return hints.advise(game, state, 0, 1, LIMITLESS, level="captain")[0]


def said(hint: hints.Hint) -> tuple[str, str]:
    return hints.why("en", game, hint), hints.why("ru", game, hint)


def test_points_and_what_is_built_are_told() -> None:
    state = position(sheet({"pub": 3}), sheet({"pub": 2}), round=9, step="town", shared="wharf")
    hint = best(state)
    assert hint.action.text == "mark pub"
    assert hint.gained["points"] == 10
    assert hint.gained["building"] == 1
    english, russian = said(hint)
    assert english.startswith("Gains 10 points")
    assert "1 building" in english
    assert russian.startswith("Даёт: 10 очков")
    assert "1 здание" in russian


def test_alone_a_hint_looks_no_farther_than_the_dice_that_are_thrown() -> None:
    state = position(sheet({"cod": 1}), round=1, pool="cod cod coins")
    hint = best(state)
    throws = [action.text for action in hint.line if action.kind == "take"]
    assert throws == [], "the next dice are not thrown yet"
    assert hint.gained.get("fish", 0) == 0


def test_a_boat_is_told_before_it_has_caught_anything() -> None:
    state = position(sheet({"cod": 2}), sheet({"cod": 1}), round=1, shared="cod")
    hint = best(state)
    assert hint.action.text == "mark cod"
    assert hint.gained["boat"] == 1
    assert "1 boat" in said(hint)[0]
    assert "1 лодка" in said(hint)[1]
