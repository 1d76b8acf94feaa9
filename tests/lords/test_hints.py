"""Hints in Lords of the Seas say what an action gains and what it risks, in both languages."""

import pytest

from quarterdeck.bots import hints
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules.game import LordsState

from .sea import position

LIMITLESS = 1e6  # seconds
EMPTY_ROW = ". . . . . . ."


def best(state: LordsState) -> hints.Hint:
    return hints.advise(game, state, int(state.actor), 1, LIMITLESS, level="captain")[0]


def said(hint: hints.Hint) -> tuple[str, str]:
    return hints.why("en", game, hint), hints.why("ru", game, hint)


def test_a_winning_action_is_said_to_win() -> None:
    state = position(
        "\n".join([EMPTY_ROW] * 5 + ["L4 . L4 . . L8 ."]), hands=("467", ""), points=(0, 2), turn=16, mover=0, first=1
    )
    hint = best(state)
    assert hint.action.text == "4 B6"
    assert hint.wins
    assert said(hint) == ("Wins the game this turn.", "Выигрывает партию этим ходом.")


def test_points_are_told_with_what_they_are_for() -> None:
    state = position("\n".join([EMPTY_ROW] * 5 + ["L4 . L4 . . L8 ."]), hands=("467", ""), turn=14)
    hint = best(state)
    english, russian = said(hint)
    assert hint.action.text == "4 B6"
    assert hint.gained["points"] == 3
    assert "Gains 3 points (Set 4-4-4, A6–C6)" in english
    assert "Даёт: 3 очка (Группа 4-4-4, A6–C6)" in russian


def test_what_the_opponent_loses_is_told() -> None:
    rows = ["D4 D4 D4 . . . .", *[EMPTY_ROW] * 4, ". L8 . . . . ."]
    hint = best(position("\n".join(rows), hands=("136", ""), turn=15))
    assert hint.taken["points"] == 3
    assert hint.taken["ship"] == 1
    assert "costs the opponent 3 points, 1 battle ship" in said(hint)[0]
    assert "соперник теряет: 3 очка, 1 боевой корабль" in said(hint)[1]


def test_a_risk_is_told_with_the_answer_that_is_feared() -> None:
    """Whatever light does, dark may hire the broadside and lay it among light's ships."""
    rows = [EMPTY_ROW, EMPTY_ROW, ". . D2 . . . .", ". . . . . . .", ". L4 . L4 . . .", "L2 L6 L8 L9 . . ."]
    state = position("\n".join(rows), hands=("578", "333"), coins=(0, 9), market="broadside", turn=12)
    advice = hints.advise(game, state, 0, 1, LIMITLESS, level="captain")
    risky = [hint for hint in advice if hint.risked]
    assert risky, [said(hint)[0] for hint in advice]
    english, russian = said(risky[0])
    assert "risks" in english
    assert "answer: " in english
    assert "риск: " in russian
    assert "ответ: " in russian


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_quiet_action_is_said_to_build_for_later(lang: str) -> None:
    state = position(hands=("578", ""), turn=2)
    hint = best(state)
    assert hint.points is not None
    assert hints.why(lang, game, hint)[-1] == "."
