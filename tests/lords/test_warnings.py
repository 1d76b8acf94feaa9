"""What is said before a ship is laid or a shot fired: mines, own ships lost, a 9 or a shot that comes to nothing."""

import pytest

from lords.moves import play
from lords.sea import position
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules.game import LordsState

rule = pytest.mark.rule
SEA = """
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
"""


def warned(state: LordsState, move: str) -> str:
    """The key of what is said before an action is done, with its arguments; "" where nothing is."""
    warning = game.warning(state, game.parse(state, move))
    return " ".join([warning.key, *map(str, warning.args.values())]) if warning else ""


@rule("lords:43")
def test_a_mine_is_warned_of_unless_the_ship_clears_it() -> None:
    state = position(SEA + "* . . . . . .", hands=("267", ""), coins=(5, 0), market="minesweeper shield_a")
    assert warned(state, "2 A6") == "warning-mine 2 no"
    assert warned(state, "2 B6") == ""
    assert warned(state, "7 A6") == ""
    assert warned(state, "hire shield_a A6") == "warning-mine 2 no"
    assert warned(state, "hire minesweeper A6") == ""


@rule("lords:44", "lords:D12")
@pytest.mark.parametrize("layer", [0, 1])
def test_only_who_laid_the_fake_mine_or_knows_it_by_now_is_not_warned_of_it(layer: int) -> None:
    state = position(SEA + "f t . . . . .", hands=("2", ""), layer=layer)
    assert warned(state, "2 A6") == ("" if layer == 0 else "warning-mine 2 yes")
    assert warned(state, "2 B6") == ("warning-mine 2 no" if layer == 0 else "warning-mine 2 yes")
    known = position(SEA + "f . . . . . .", hands=("2", ""), layer=layer)
    assert warned(known, "2 A6") == "", "the last token, and the others were real"


@rule("lords:B1")
def test_an_own_burning_ship_is_warned_of_while_it_could_be_repaired() -> None:
    board = SEA + "l8 . . . . . ."
    assert warned(position(board, hands=("222", "")), "2 A6") == "", "nothing could repair it"
    assert warned(position(board, hands=("252", "")), "2 A6") == "warning-own-ship 8"
    assert warned(position(board, hands=("222", ""), effects={"C6": "R"}), "2 A6") == "warning-own-ship 8"
    assert warned(position(board, hands=("222", ""), effects={"A6": "R"}), "2 A6") == "", "that cell gives no effect"
    assert warned(position(board.replace("l8", "d8"), hands=("252", "")), "2 A6") == "", "an enemy ship"


@rule("lords:38", "lords:21")
def test_a_9_that_repeats_nothing_is_warned_of() -> None:
    effects = {"A6": "V", "B6": "R", "C6": "E", "D6": "V"}
    state = position(SEA + ". . . d8 . . .", hands=("982", ""), effects=effects)
    assert warned(state, "9 A6") == "", "two points"
    assert warned(state, "9 B6") == "warning-nothing-twice 9", "nothing burns"
    assert warned(state, "9 C6") == "", "two ships"
    assert warned(state, "9 D6") == "warning-nothing-twice 9", "built over"
    assert warned(state, "2 B6") == "", "only the 9 lives by its cell"


@rule("lords:50", "lords:27")
def test_a_shot_that_only_a_mercenary_can_stop_is_warned_of_before_the_ship_is_laid() -> None:
    rows = ". . . . . . . " * 4
    stopped = position(rows + "Dflagship D8 . . . . . . . . . . . .", hands=("333", ""))
    assert warned(stopped, "3 A6") == "warning-shot"
    assert warned(stopped, "3 B6") == ""
    both = play(position(rows + "Dflagship . . . . . . . D8 . . . . .", hands=("333", "")), "3 A6")
    assert warned(both, "shot N") == "warning-shot"
    assert warned(both, "shot E") == ""
    assert warned(play(stopped, "3 A6"), "shot N") == "", "there is no other shot any more"
