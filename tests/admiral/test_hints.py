"""Hints in Admiral say what an action gains and takes, in both languages."""

from quarterdeck.bots import hints
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules.game import AdmiralState

from .battle import battle

LIMITLESS = 1e6  # seconds


def best(s: AdmiralState) -> hints.Hint:
    return hints.advise(game, s, 0, 1, LIMITLESS, level="captain")[0]


def said(hint: hints.Hint) -> tuple[str, str]:
    return hints.why("en", game, hint), hints.why("ru", game, hint)


def test_what_a_shot_takes_is_told() -> None:
    hint = best(battle("line C5", "brig F5, frigate K8", wind="E"))
    assert hint.taken == {"ship": 1, "hull": 3}, "three shots sink a brig"
    english, russian = said(hint)
    assert "costs the opponent 1 ship, 3 points of hull" in english
    assert "соперник теряет: 1 корабль, 3 единицы прочности" in russian


def test_a_pearl_that_is_loaded_is_told() -> None:
    hint = best(battle("frigate F5", "line L8", treasure=("F5", "H8"), layout="deliver = 2"))
    assert hint.gained["aboard"] == 1
    english, russian = said(hint)
    assert "1 piece of cargo aboard" in english
    assert "груз на борту: 1" in russian
