"""What is told and refused names the rule that is nearest to it."""

import pytest

from lords.moves import legal, play, told
from lords.sea import NAMES, fresh, position
from quarterdeck import i18n
from quarterdeck.games.base import EventLine, Line
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules.game import LordsState
from quarterdeck.table import Table

BURNING = " ".join({"D1": "d4", "B6": "l6", "C6": "L2"}.get(name, ".") for name in NAMES)


def event(state: LordsState, key: str) -> EventLine:
    """The last event of this key."""
    return [line for line in told(state) if line.key == key][-1]


def said(line: EventLine) -> str:
    return i18n.say("en", game, f"event-{line.key}", line.args)


def refused(state: LordsState, move: str) -> Line:
    line = game.refusal(state, game.parse(state, move))
    assert line is not None
    return line


@pytest.mark.rule("lords:E1")
def test_a_shield_that_is_not_there_is_the_reason_and_the_loser_is_named() -> None:
    picture = " ".join("D4+7" if name == "A1" else "." for name in NAMES)
    lost = event(play(position(picture, hands=("1", "")), "1 A6"), "lost-effect")
    assert said(lost) == "Blue loses the effect “shield”: no shield is left in the supply."
    assert lost.rules == ("E1",)


@pytest.mark.rule("lords:G3")
@pytest.mark.parametrize("move", ["3 A6", "hire recruit A6"])
def test_an_empty_reserve_is_the_reason(move: str) -> None:
    state = position(hands=("3", ""), extra=(9, 0), coins=(3, 0), market="recruit", effects={"A6": "E"})
    lost = next(line for line in told(play(state, move)) if line.key == "lost-effect")
    assert said(lost).endswith("the reserve pile is empty.")
    assert lost.rules == ("G3",)


@pytest.mark.rule("lords:C1")
def test_a_missing_target_is_the_reason() -> None:
    lost = event(play(position(hands=("", "3"), mover=1), "3 A1"), "lost-effect")
    assert said(lost) == "Red loses the effect “straight shot”: it has no target."
    assert lost.rules == ("C1",)


@pytest.mark.rule("lords:9", "lords:E8")
def test_the_first_players_shield_is_told_by_its_own_rules() -> None:
    state = fresh()
    first = play(state, next(move for move in sorted(legal(state)) if move[0].isdigit()))
    assert next(line for line in told(first) if line.key == "shielded").rules == ("9", "E8")
    assert event(play(position(hands=("1", "")), "1 A6", "shield A6"), "shielded").rules == ("34", "39")


@pytest.mark.rule("lords:36")
def test_a_repair_by_a_five_is_told_asked_and_refused_by_its_rule() -> None:
    state = play(position(BURNING, hands=("5", "")), "5 D6")
    assert game.prompt(state, 0).rules == ("36", "30")
    assert refused(state, "repair A1").rules == ("36", "30")
    assert event(play(state, "repair B6"), "repaired").rules == ("36", "30")
    by_cell = play(position(BURNING, hands=("2", ""), effects={"D6": "R"}), "2 D6")
    assert game.prompt(by_cell, 0).rules == ("30",)
    assert event(play(by_cell, "repair B6"), "repaired").rules == ("30",)
    twice = " ".join({"B6": "l6", "F6": "l4", "C6": "L2"}.get(name, ".") for name in NAMES)
    both = play(position(twice, hands=("5", ""), effects={"D6": "R"}), "5 D6")
    assert game.prompt(both, 0).rules == ("30",), "the cell's comes first"
    assert game.prompt(play(both, "repair B6"), 0).rules == ("36", "30")


@pytest.mark.rule("lords:19")
def test_a_burning_ship_out_of_reach_is_refused_by_the_rule_about_building_over() -> None:
    line = refused(position(BURNING, hands=("8", "")), "8 D1")
    assert (line.key, line.rules) == ("reason-wreck-not-adjacent", ("19", "17", "18"))
    assert refused(position(BURNING, hands=("8", "")), "8 D2").key == "reason-not-adjacent"


@pytest.mark.rule("lords:11")
def test_acting_out_of_turn_is_refused_by_the_rule_about_turns() -> None:
    table = Table.open(game, game.setup(2, {"first_player": "light"}), seed=1)
    why = table.explain_click(1, "cell:A1")
    assert why is not None
    assert (why.key, why.rules) == ("reason-table-not-pending", ("11",))
