"""Odds before the dice: the table of spec 2.8, A47, A101, and that random throws agree with it."""

import pytest

from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.odds import beats, boarding, storming

from .island import assault
from .moves import play
from .sea import sea

rule = pytest.mark.rule


@rule("sail:L41", "sail:L51", "sail:A44")
@pytest.mark.parametrize(
    ("bonus", "defence", "table"),
    [(0, 0, ("50.0", "90.0", "98.8")), (1, 0, ("67.7", "98.1", "100.0")), (0, 1, ("32.3", "82.1", "97.2"))],
)
def test_the_table_of_hit_chances_is_reproduced(bonus: int, defence: int, table: tuple[str, ...]) -> None:
    found = tuple(f"{100 * beats(dice, bonus * dice, 1, defence):.1f}" for dice in (1, 2, 3))
    assert found == table


@rule("sail:A47", "sail:L55")
def test_boarding_chances_by_masts() -> None:
    def win(own: int, enemy: int) -> float:
        return 1 - boarding(own, enemy, 0.5)[0]

    assert (win(3, 1), win(2, 1), win(3, 2)) == (0.875, 0.75, 0.6875)
    assert [win(n, n) for n in (1, 2, 3)] == [0.5, 0.5, 0.5]
    assert f"{100 * beats(1, 1, 1, 0):.1f}" == "67.7", "a round with the order"


@rule("sail:L49")
def test_expected_masts_of_a_line_ship_a_side() -> None:
    single, double, triple = (beats(dice, 0, 1, 0) for dice in (1, 2, 3))
    assert (3 * single, round(double + single, 2), round(triple, 2)) == (1.5, 1.4, 0.99)


@rule("sail:A101", "sail:L112")
def test_chances_to_take_a_gun() -> None:
    assert [f"{100 * (1 - storming(masts, 0, 0, 0)[0]):.0f}" for masts in (1, 2, 3)] == ["10", "55", "93"]


def test_odds_of_an_action_add_up_and_are_told_before_the_dice() -> None:
    state = play(sea("0L H8 N", "1B I8 N", "1L H7 N", "1F A16 N"), "H8", "head N")
    for move, first in (("fire starboard 1", "odds-sinks"), ("ahead", "odds-boards")):
        odds = game.odds(state, game.parse(state, move))
        assert odds is not None
        assert sum(chance for _, chance in odds.outcomes) == pytest.approx(1.0)
        assert odds.outcomes[0][0].key == first
    assert game.odds(state, game.parse(state, "stop")) is None


def test_odds_count_the_cards_and_the_order() -> None:
    state = play(sea("0L H8 N", "1L I8 N", card="S10", order_holder=2), "H8", "head N")
    odds = game.odds(state, game.parse(state, "fire starboard 2"))
    assert odds is not None
    assert odds.expected["masts"] == pytest.approx(beats(2, 1, 1, 1))


def test_odds_of_a_party_and_of_a_fortress_card() -> None:
    storm = assault("1B P1 S", flipped="F8", ashore="F8:1:3")
    odds = game.odds(storm, game.parse(storm, "party F8 G8 3"))
    assert odds is not None
    assert odds.outcomes[-1][1] == pytest.approx(1 - 0.93, abs=0.005)
    flipped = assault("1B P1 S", flipped="F8 G8", ashore="F8:1:3")
    assert game.odds(flipped, game.parse(flipped, "party F8 G8 1")) is None
    card = play(sea("0F O14 E", "0B A16 N", "1L H1 S"), "O14", "head E")
    found = game.odds(card, game.parse(card, "fire starboard 2"))
    assert found is not None
    assert found.outcomes[0][0].key == "odds-flips"
