"""What a click means in Admiral, and what is said where it is not possible."""

import pytest

from quarterdeck.games.admiral.facts import game
from quarterdeck.games.base import Line

from .battle import battle
from .test_attack_by_several import at_sea
from .test_mini_games import race


def clicked(s: object, target: str, *picked: str) -> str:
    line = game.explain_click(s, target, frozenset(picked))  # type: ignore[arg-type]
    return "" if line is None else line.key.removeprefix("reason-")


@pytest.mark.rule("admiral:M1.6", "admiral:Q97")
def test_a_ship_that_cannot_make_the_least_distance_says_so_and_not_that_a_fort_is_in_the_way() -> None:
    s = race(1, "B2", wind="SW")
    assert clicked(s, "unit:1B") == "no-long-course"
    assert clicked(s, "cell:B1") == "no-long-course"  # the only ship is meant though it cannot be chosen
    assert clicked(s, "cell:C5") == clicked(s, "cell:B9") == "no-long-course"  # neither is it that this is too far
    assert clicked(s, "cell:A1") == clicked(s, "unit:A1") == "no-long-course"  # a fort is meant as a place in a race


def test_a_cell_without_a_ship_chosen_asks_for_one() -> None:
    s = battle(blue="line C3, brig D4", red="frigate C6")
    assert clicked(s, "cell:H8") == "choose-first"
    assert clicked(s, "unit:1F") == "choose-first"
    assert clicked(s, "cell:H7", "unit:1L") == "off-course"
    assert clicked(s, "cell:C9", "unit:1L") == "too-far"
    assert clicked(s, "cell:C4", "unit:A1") == "forts-stay"


def test_a_click_on_an_enemy_is_a_shot_and_on_an_own_fort_a_cargo_ashore() -> None:
    s = battle(blue="line C3, galleon B2", red="frigate H9, brig C4")
    assert clicked(s, "unit:1F", "unit:1L") == "not-in-line"
    assert clicked(s, "unit:A1", "unit:1G") == "no-cargo"


def test_what_blocks_a_line_of_fire_is_told_with_the_cell_where_it_ends() -> None:
    s = battle(blue="line C3, brig C4", red="frigate C6")
    (line,) = game.blocked(s, frozenset({"unit:1L"}))
    assert (line.target, line.start, line.at, line.end) == ("unit:1F", "C3", "C4", "C6")
    assert line.why == game.refusal(s, game.parse(s, "1L x 1F 1"))
    assert line.why is not None
    assert line.why.key == "reason-line-ship"
    assert game.blocked(s, frozenset({"unit:1F"})) == ()  # not his own
    assert game.blocked(s, frozenset()) == ()


def test_an_attack_by_several_is_written_in_the_order_of_the_ships() -> None:
    table = at_sea()
    shots = table.together(0, ["1F x 1G 1", "1L x 1G 2"])
    assert shots == ("1L x 1G 2 +", "1F x 1G 1")
    assert table.together(0, ["1L board 1G"]) == ("1L board 1G",)
    odds, _ = table.ahead(0, shots)
    assert odds is not None
    assert odds.success == pytest.approx(sum(chance for line, chance in odds.outcomes if line.key != "odds-miss"))
    assert table.why_not("; ".join(shots), 0) is None


def test_a_seat_that_has_nothing_to_decide_is_told_so() -> None:
    line = at_sea().explain_click(1, "unit:1G")
    assert isinstance(line, Line)
    assert line.key == "reason-table-not-pending"
