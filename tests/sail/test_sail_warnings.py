"""What is said before an action is done: idleness (A61, A63), a line of all (A125), a last shot, who may answer it."""

import pytest

from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules.game import SailState

from .moves import play
from .sea import sea

rule = pytest.mark.rule


def warned(state: SailState, move: str) -> str:
    """The key of what is said before an action is done, with its arguments; "" where nothing is."""
    warning = game.warning(state, game.parse(state, move))
    return f"{warning.key} {' '.join(str(arg) for arg in warning.args.values())}".strip() if warning else ""


@rule("sail:A61", "sail:A63")
def test_idleness_is_warned_of_before_the_turn_ends_or_the_ship_has_acted() -> None:
    state = sea("0L C2 S", "0B A4 S", "0F P1 S", "1B P8 N")
    assert warned(state, "end") == "warning-idle @hull-line-ship C2 2 yes"
    opened = play(state, "A4")
    assert warned(opened, "head S") == "warning-idle @hull-brig A4 1 yes", "no step against the wind: that was all"
    assert warned(opened, "head E") == ""
    assert warned(play(opened, "head E"), "stop") == "warning-idle @hull-brig A4 1 yes"
    moved = play(opened, "head E", "ahead")
    assert warned(moved, "stop") == ""
    assert warned(play(moved, "stop"), "end") == "warning-idle @hull-line-ship C2 1 no"


@rule("sail:A125")
def test_a_line_that_uses_up_the_whole_fleet_is_warned_of() -> None:
    assert warned(sea("0L H8 S", "0F H7 S", "1B P8 N"), "form H8 H7") == "warning-line-of-all"
    assert warned(sea("0L H8 S", "0F H7 S", "0B P1 S", "1B P8 N"), "form H8 H7") == ""


@rule("sail:A33")
def test_a_last_shot_is_warned_of_where_no_answer_is_left_until_the_own_turn() -> None:
    ships = ("0F H8 N", "1L I8 N")
    firing = play(sea(*ships, reset_per_round=True), "H8", "head N")
    assert warned(firing, "fire starboard 2") == "warning-last-shot @hull-frigate H8"
    assert warned(firing, "fire starboard 1") == ""
    assert warned(play(sea(*ships), "H8", "head N"), "fire starboard 2") == "", "shots are fresh with every turn"


@rule("sail:A35")
def test_a_last_shot_is_warned_of_where_the_attacked_ship_would_fire_on() -> None:
    facing = play(sea("0F H8 N", "1L I8 N", defender_empties_broadside=True), "H8", "head N")
    assert warned(facing, "fire starboard 2") == "warning-last-shot-unanswered @hull-frigate H8"
    across = play(sea("0F H8 N", "1L I8 E", defender_empties_broadside=True), "H8", "head N")
    assert warned(across, "fire starboard 2") == "", "its guns do not bear"


def answer(state: SailState, move: str) -> str:
    """Who may answer a shot, as it is said before."""
    (threat,) = game.threats(state, game.parse(state, move))
    return f"{threat.line.key} {' '.join(str(arg) for arg in threat.line.args.values())}".strip()


@rule("sail:L45", "sail:L46", "sail:A34", "sail:A115")
def test_who_may_answer_a_shot_is_said_before_it_is_fired() -> None:
    firing = play(sea("0F H8 N", "1L I8 N", "1B G8 E"), "H8", "head N")
    assert answer(firing, "fire starboard 1") == "threat-reply @hull-line-ship I8 3 99 no"
    assert answer(firing, "fire port 1") == "threat-turn @hull-brig G8"
    assert game.threats(firing, game.parse(firing, "stop")) == ()
