"""Situation cards as data with operations: L24, A10, A11, A129, spec 4."""

from typing import cast

import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.games.base import Setup
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules import codes
from quarterdeck.games.sail.rules.game import SailState

from .moves import keys, legal, play, refusal, starting, told
from .sea import SITUATIONS, Loaded, at, card, new, phase, player, sea, ships, view

rule = pytest.mark.rule
TWO = ("0F H8 N", "0L C9 N", "1L L8 N")


@rule("sail:L24", "sail:A10")
def test_a_card_that_cannot_be_carried_out_has_no_effect_and_never_holds_up_the_turn() -> None:
    for impossible in ("S02", "S05", "S18"):
        ships_left = (
            ("0B H8 N", "1L L8 N") if impossible == "S05" else ("0L H8 N", "0F C9 N", "0F E9 N", "0B G9 N", "1L L8 N")
        )
        state = sea(*ships_left, card=impossible)
        assert phase(state) == "command"
        assert [line.key for line in told(state)].count("no-effect") == 1


def test_s01_fair_wind_adds_a_cell() -> None:
    assert view(play(sea(*TWO, card="S01"), "H8", "head N")).left == 6


def test_s02_carpenters_restore_a_mast_and_flip_no_card() -> None:
    state = sea("0F H8 N 1", "0L C9 N 2", "1L L8 N", card="S02")
    assert starting(state, "choose") == {"H8", "C9"}
    after = play(state, "choose C9")
    assert at(after, "C9") == "0L N 3"
    assert player(after, 0).cards == 6
    assert "C9" in legal(after), "it may still act"


def test_s03_the_channel_takes_a_ship_far_from_enemies_and_it_may_fire_but_not_sail() -> None:
    state = sea("0F H8 N", "0B C9 N", "1L L8 N", card="S03")
    assert "decline" in legal(state)
    chosen = play(state, "choose H8")
    cells = starting(chosen, "to")
    assert "K8" not in cells
    assert "O11" in cells
    assert "N14" not in cells, "within reach of enemy guns"
    assert refusal(chosen, "to K8") == "not-a-haven"
    moved = play(chosen, "to O11", "course E")
    assert at(moved, "O11") == "0F E 2"
    assert view(play(moved, "O11", "head E")).left == 0
    assert phase(play(state, "decline")) == "command"


def test_s04_the_storm_drifts_ships_downwind_and_a_one_takes_a_mast_but_never_the_last() -> None:
    state = sea("0F H8 N", "0L H7 S", "0B H9 E", "0F C2 N 1", "1L L8 N", situations=True).clone()
    state.chance, state.events = Loaded("1 5"), []
    state.card, state.op, state.phase, state.menu_size = SITUATIONS.index("S04"), 0, codes.SITUATION, 0
    state.proceed()
    assert (at(state, "H6"), at(state, "H7"), at(state, "H8")) == ("0L S 2", "0F N 2", "0B E 1")
    assert at(state, "C2") == "0F N 1", "at its fortress it is safe"


def test_s05_a_sprung_mast_is_the_players_choice_among_ships_with_two() -> None:
    state = sea("0F H8 N", "0L C9 N", "0B P8 N", "1L L8 N", card="S05")
    assert starting(state, "choose") == {"H8", "C9"}
    assert refusal(state, "choose P8") == "last-mast"
    assert refusal(state, "decline") == "compulsory"
    assert at(play(state, "choose C9"), "C9") == "0L N 2"


def test_s06_in_a_calm_nobody_sails_but_ships_turn_fire_and_repair() -> None:
    state = sea("0L H8 N", "0F C2 N 1", "1L I8 N", card="S06")
    fighting = play(state, "H8", "head N")
    assert starting(fighting, "fire")
    assert refusal(fighting, "ahead") == "becalmed"
    assert starting(play(state, "C2"), "repair")


@pytest.mark.parametrize(("name", "arrow", "north"), [("S07", "NW", 6), ("S08", "NE", 6)])
def test_s07_and_s08_turn_arrow_and_numbers(name: str, arrow: str, north: int) -> None:
    wind = view(sea(*TWO, card=name)).wind
    assert wind is not None
    assert (wind.arrow, wind.numbers[0]) == (arrow, north)


def test_s09_another_wind_card_is_drawn() -> None:
    state = sea(*TWO, card="S09")
    assert state.wind_stack == 22


def test_s10_steady_gunners_add_one_to_each_total() -> None:
    state = sea("0F H8 N", "1L I8 N", card="S10")
    assert at(play(state, "H8", "head N", "fire starboard 1", dice="33"), "I8") == "1L N 2"


def test_s11_loading_gives_a_shot_more_a_side_but_no_larger_salvo() -> None:
    state = play(sea("0F H8 N", "1L I8 N", card="S11"), "H8", "head N")
    assert starting(state, "fire") == {"starboard 1", "starboard 2"}
    assert ships(state)["H8"].starboard == 3


def test_s12_damp_powder_silences_one_ship_of_chances_choice() -> None:
    state = play(sea("0F H8 N", "1L I8 N", card="S12"), "H8", "head N")
    assert refusal(state, "fire starboard 1") == "guns-silent"


def test_s13_in_fog_nobody_fires_but_boarding_is_allowed() -> None:
    state = sea("0L H8 N", "1F H7 N", "1L I8 N", card="S13")
    fogged = play(state, "H8", "head N")
    assert refusal(fogged, "fire starboard 1") == "fogged"
    assert phase(play(fogged, "ahead", dice="61 61")) == "prize"
    fort = sea("0B P1 S", "1L C3 N", card="S13")
    assert refusal(fort, "gun A3 C3") == "fogged"


def test_s14_boarders_add_one() -> None:
    state = sea("0B H8 N", "0F P8 N", "1B H7 N", "1L A16 N", card="S14")
    assert phase(play(state, "H8", "head N", "ahead", dice="33")) == "prize"


def test_s15_fever_keeps_a_ship_from_everything_and_from_the_idle_test() -> None:
    state = sea("0L C2 N", "1L L8 N", card="S15")
    assert at(state, "C2") == "0L N 3"
    assert view(state).active == 1, "nothing was left to do, and no mast was lost"


def test_s16_a_shoal_caps_the_range_after_all_bonuses() -> None:
    assert view(play(sea("0F H8 N", "1L L8 N", card="S16", order_holder=1), "H8", "head N")).left == 1


def test_s17_sweeps_row_one_cell_against_the_wind_too() -> None:
    state = play(sea("0F H8 N", "1L L8 N", card="S17", order_holder=1), "H8")
    assert starting(state, "row") == {"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
    rowed = play(state, "row S")
    assert (view(rowed).left, at(play(rowed, "ahead"), "H9")) == (1, "0F S 2")
    assert refusal(play(sea("0F H8 N", "1L L8 N"), "H8"), "row S") == "no-oars"


@rule("sail:A70b")
def test_s18_masons_turn_a_card_up_again() -> None:
    state = sea("0F H8 N", "1L L8 N", card="S18", flipped=["A1", "B2"])
    assert starting(state, "card") == {"A1", "B2"}
    assert refusal(state, "card A2") == "wrong-card"
    assert card(play(state, "card B2"), "B2").up


def test_s19_a_magazine_fire_flips_a_card_of_the_players_choice() -> None:
    state = sea("0F H8 N", "1L L8 N", card="S19")
    assert len(starting(state, "card")) == 6
    assert not card(play(state, "card A3"), "A3").up


def test_s20_nothing_happens() -> None:
    assert phase(sea(*TWO, card="S20")) == "command"


def test_s21_a_muted_ship_neither_replies_nor_turns() -> None:
    state = sea("0F H8 N", "1L I8 N", "1B P8 N", card="S21")
    assert starting(state, "choose") == {"I8", "P8"}
    after = play(state, "choose I8", "H8", "head N", "fire starboard 1", dice="16")
    assert after.decider == 0


# Decks of the owner's


HAND = """
game = "sail"
[[situation]]
id = "X1"
count = 24
title = { ru = "Своя карточка" }
text = { ru = "Переставьте любой корабль." }
"""
UNKNOWN_OP = """
game = "sail"
[[situation]]
id = "X2"
title = { en = "Kraken" }
text = { en = "A kraken takes a ship for a turn." }
ops = [{ op = "kraken", arms = 8 }, { op = "rangeDelta", value = 2 }]
"""


@rule("sail:A11")
def test_a_card_of_free_text_is_shown_and_resolved_by_hand() -> None:
    state = new(2, files={"deck": HAND})
    assert phase(state) == "manual"
    situation = view(state).situation
    assert situation is not None
    assert (situation.by_hand, situation.title.ru, situation.reconstructed) == (True, "Своя карточка", False)
    seat, own = state.active, next(ship for ship in view(state).ships if ship.seat == state.active and ship.holes == 3)
    taken = play(state, f"choose {own.cell}")
    assert {"mast-", "bar fire", "bar all", "back"} <= legal(taken)
    moved = play(taken, "to H8")
    assert at(moved, "H8").startswith(f"{seat}L")
    hit = play(moved, "choose H8", "mast-")
    assert at(hit, "H8").endswith("2")
    assert phase(play(hit, "card A1", "done")) == "command"
    assert not card(play(hit, "card A1"), "A1").up


@rule("sail:A11")
def test_an_unknown_operation_is_resolved_by_hand_and_the_known_ones_are_carried_out() -> None:
    said = [line.key for line in game.check_file("deck", UNKNOWN_OP)]
    assert said == ["error-file-key", "error-file-choice"], "new tables take only what can be carried out"
    setup = Setup(2, game.setup(2, {}).options, {"deck": UNKNOWN_OP}, rules=1)
    state = cast(SailState, game.new(setup, Chance(1)))
    assert phase(state) == "manual"
    assert "by-hand" in [game.event(event).key for event in state.events or ()]
    done = play(state, "done")
    assert view(done).wind is not None
    assert view(done).wind.bonus == 2  # type: ignore[union-attr]


def test_by_hand_no_card_takes_a_last_mast_and_acts_are_limited() -> None:
    state = new(2, files={"deck": HAND})
    brig = next(ship for ship in view(state).ships if ship.holes == 1)
    taken = play(state, f"choose {brig.cell}")
    assert refusal(taken, "mast-") == "last-mast"
    assert refusal(taken, "mast+") == "no-lost-mast"
    for _ in range(12):
        state = play(state, "card A1") if phase(state) == "manual" else state
    assert phase(state) == "command"
    assert keys(state)
