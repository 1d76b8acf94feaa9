"""What is said before an action that costs something beyond recall: idleness (A61, A63), a line of all ships (A125)."""

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
