"""What is said and drawn before an order is given: the blast of a fireship, and what cannot be undone."""

import pytest

from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules.game import AdmiralState
from quarterdeck.games.base import Threat

from .battle import battle, put


def threat(s: AdmiralState, order: str) -> Threat:
    (found,) = game.threats(s, game.parse(s, order))
    return found


@pytest.mark.rule("admiral:R6.5", "admiral:R6.8")
def test_the_blast_is_shown_before_a_fireship_is_lit_and_before_it_explodes() -> None:
    s = battle(blue="brig C3, frigate A6", red="line C4, brig J8")
    later = threat(s, "1B fireship")
    assert sorted(later.targets) == sorted(f"cell:{column}{row}" for column in "BCD" for row in (2, 3, 4))
    assert later.line.args == {"damage": 3, "when": "later", "count": 1, "ships": "1L"}
    put(s, "1B", DUE=1)
    assert threat(s, "1B explode").line.args["when"] == "now"
    assert game.threats(s, game.parse(s, "end")) == ()


@pytest.mark.rule("admiral:R6.8")
def test_a_blast_at_the_edge_of_the_board_ends_there() -> None:
    found = threat(battle(blue="brig A4"), "1B fireship").targets
    assert set(found) == {f"cell:{column}{row}" for column in "AB" for row in (3, 4, 5)}


@pytest.mark.rule("admiral:R6.2a")
def test_a_conversion_is_warned_of() -> None:
    s = battle(blue="brig C3")
    warning = game.warning(s, game.parse(s, "1B fireship"))
    assert warning is not None
    assert (warning.key, warning.args) == ("warning-convert", {"ship": "1B"})
