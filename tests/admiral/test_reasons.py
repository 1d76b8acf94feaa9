"""Refusals that name their true reason and its rule, and advise nothing that would not help."""

import pytest

from quarterdeck import i18n
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules.game import AdmiralState

from .battle import battle, load_pearls, play, put, put_fort, refused
from .test_clicks import clicked
from .test_mini_games import race


def why(s: AdmiralState, order: str, lang: str = "en") -> tuple[str, tuple[str, ...]]:
    """The sentence and the rules that refuse an order."""
    line = game.refusal(s, game.parse(s, order))
    assert line is not None
    return i18n.line(lang, game, line), line.rules


@pytest.mark.rule("admiral:R7.6")
def test_a_ship_whose_repair_was_ended_is_not_said_to_have_moved() -> None:
    s = battle(blue="line B2, brig H2", red="line J3")
    put(s, "1L", DAMAGE=2)
    play(s, "1L repair", "1L ready")
    assert refused(s, "1L N1") == "fresh-from-repair"
    assert why(s, "1L N1") == (
        "The repair of 1L was ended this turn: it may fire, but not move before your next turn.",
        ("R7.6",),
    )
    play(s, "1B N1")
    assert refused(s, "1B N1") == "moved-already"


@pytest.mark.rule("admiral:R7.5", "admiral:R7.6")
def test_nobody_is_told_to_end_a_repair_in_order_to_move() -> None:
    s = battle(blue="line B2, brig H2", red="line J3")
    put(s, "1L", DAMAGE=2)
    play(s, "1L repair")
    for order in ("1L N1", "1L drift 1"):
        sentence, rules = why(s, order)
        assert "first" not in sentence, order
        assert rules == ("R7.5", "R7.6")
    assert refused(s, "1L x 2L 1") == "ship-in-repair"


@pytest.mark.rule("admiral:P4.3", "admiral:Q12", "admiral:R4.7", "admiral:R4.10")
def test_in_a_calm_the_load_the_card_and_the_distance_are_three_reasons() -> None:
    s = battle(blue="brig C3, frigate H2", red="line J3", strength="calm", treasure=("F5", "F6"))
    assert (refused(s, "1B N2"), why(s, "1B N2")[1]) == ("too-far-in-calm", ("R4.7",))
    assert (refused(s, "1B NE1"), why(s, "1B NE1")[1]) == ("becalmed", ("R4.9", "R4.10"))
    assert refused(s, "1F N1") == "becalmed"
    load_pearls(s, "1B")
    assert (refused(s, "1B N1"), why(s, "1B N1")[1]) == ("slowed-to-nothing", ("P4.3", "Q12"))


@pytest.mark.rule("admiral:Q79", "admiral:Q80")
def test_nothing_is_unloaded_at_an_enemys_or_nobodys_fort() -> None:
    s = battle(blue="brig K9, brig B2", red="brig C9", treasure=("F5", "F6"), forts=("A1 1", "L10 2", "L1 0"))
    load_pearls(s, "1B")
    assert (refused(s, "1B unload L10"), why(s, "1B unload L10")[1]) == ("enemy-store", ("P4.1b", "Q79"))
    assert (refused(s, "1B unload L1"), why(s, "1B unload L1")[1]) == ("nobodys-store", ("Q80",))
    put_fort(s, 1, F_RUINED=1, F_DAMAGE=5, F_OWNER=-1)
    assert refused(s, "1B load L10") == "nobodys-store"


@pytest.mark.rule("admiral:R5.3a", "admiral:R5.3b", "admiral:R5.11")
def test_no_shots_left_and_none_in_a_storm_are_two_reasons() -> None:
    s = battle(blue="line C3, galleon B2", red="brig C4, brig C2", strength="storm", wind="E", dice=[2])
    assert (refused(s, "1G x 2B 1"), why(s, "1G x 2B 1")[1]) == ("no-storm-shots", ("R5.3b",))
    play(s, "1L x 1B 1")
    assert (refused(s, "1L x 1B 1"), why(s, "1L x 1B 1")[1]) == ("no-shots", ("R5.3a", "R5.11"))
    assert "storm" not in why(s, "1L x 1B 1")[0]


@pytest.mark.rule("admiral:M1.6", "admiral:Q96")
def test_where_no_course_is_long_enough_every_way_says_so_by_word_and_by_click() -> None:
    s = race(1, "B2", wind="SW")
    assert isinstance(s, AdmiralState)
    for order in ("1B N1", "1B N2", "1B NE3", "1B SW1", "1B W1", "1B S4"):
        assert refused(s, order) == "no-long-course", order
    assert why(s, "1B N1") == (
        "A move must be at least 3 cells here, and in this wind no course takes 1B so far. End the turn.",
        ("M1.6", "M2.1", "Q96"),
    )
    assert "не короче 3 клеток" in why(s, "1B N1", "ru")[0]
    for target in ("unit:1B", "unit:A1", "cell:A1", "cell:C5", "cell:B1", "cell:C3", "cell:B4"):
        assert clicked(s, target) == "no-long-course", target
        assert clicked(s, target, "unit:1B") == "no-long-course", target
    free = race(1, "B2", wind="N")
    assert refused(free, "1B N2") == "too-short"  # type: ignore[arg-type]
    assert clicked(free, "unit:A1", "unit:1B") == "way-fort"
