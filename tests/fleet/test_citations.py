"""What is refused names the rule that is nearest to it, and a click on anything of the sheet is explained."""

import pytest

from fleet.moves import play
from fleet.sheets import position, sheet
from quarterdeck.games.base import Line
from quarterdeck.games.fleet.facts import game
from quarterdeck.games.fleet.rules.game import FleetState
from quarterdeck.table import Table


def refused(state: FleetState, move: str) -> Line:
    line = game.refusal(state, game.parse(state, move))
    assert line is not None
    return line


def clicked(state: FleetState, target: str) -> Line:
    line = game.explain_click(state, target, frozenset())
    assert line is not None
    return line


@pytest.mark.rule("fleet:F3.1")
@pytest.mark.parametrize("move", ["mark cod", "coin", "reroll", "hex"])
def test_nothing_is_marked_before_a_die_is_taken(move: str) -> None:
    line = refused(position(sheet(), sheet(), pool="cod cod lobster"), move)
    assert (line.key, line.rules) == ("reason-take-first", ("F3.1",))


@pytest.mark.rule("fleet:Q27", "fleet:Q12")
@pytest.mark.parametrize("move", ["coin", "take cod", "reroll", "salvage"])
def test_a_star_is_no_die(move: str) -> None:
    starred = play(position(sheet(coins=3), sheet(), pool="cod cod lobster"), "take cod", "coin")
    line = refused(starred, move)
    assert (line.key, line.rules) == ("reason-star-is-no-die", ("Q27", "Q12"))


@pytest.mark.rule("fleet:Q41", "fleet:F7.1")
def test_the_crab_bonus_comes_first_and_cannot_be_passed() -> None:
    owed = play(position(sheet({"crab": 2}), sheet(), step="town", pool="harbor cod wharf"), "take harbor", "mark crab")
    assert refused(owed, "mark cod").key == "reason-bonus-first"
    assert refused(owed, "pass").rules == ("Q41",)
    early = position(sheet({"crab": 2}), sheet(), pool="cod cod lobster")
    line = clicked(early, "bonus:fish")
    assert (line.key, line.rules) == ("reason-bonus-later", ("F7.1", "Q41"))


@pytest.mark.rule("fleet:Q17")
def test_who_waits_for_his_crab_bonus_is_told_by_its_rule() -> None:
    start = position(sheet(), sheet({"crab": 2}), step="town", shared="harbor")
    table = Table.open(game, game.setup(2, {}), position=start.position(), seed=1)
    table.play("mark crab", 1)
    assert table.pending == (0,)
    why = table.explain_click(1, "bonus:fish")
    assert why is not None
    assert why.rules == ("Q17",)


@pytest.mark.rule("fleet:F9.4")
def test_a_section_that_captain_ruth_closed_says_so() -> None:
    crossed = sheet({"barge": 1}, crosses={"barge": 1})
    state = play(position(crossed, step="town", pool="harbor cod wharf"), "take harbor")
    line = refused(state, "mark barge")
    assert (line.key, line.rules) == ("reason-section-crossed", ("F9.4", "F2.3"))
    full = play(position(sheet({"barge": 2}), sheet(), step="town", pool="harbor cod wharf"), "take harbor")
    assert refused(full, "mark barge").key == "reason-section-full"


@pytest.mark.rule("fleet:Q28")
def test_a_die_cannot_be_passed() -> None:
    state = play(position(sheet(), sheet(), pool="cod cod lobster"), "take cod")
    line = refused(state, "pass")
    assert (line.key, line.rules) == ("reason-compulsory", ("Q28", "Q27"))
