"""What rules 2 of Age of Sail put right, and that tables of rules 1 play on as they began (docs/contract.md)."""

import msgspec
import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules.game import SailState

from .island import assault
from .moves import keys, legal, play, refusal, starting, with_wind
from .sea import Loaded, at, phase, sea, ships

rule = pytest.mark.rule


def by(number: int, state: SailState) -> SailState:
    """The same position at a table of this number."""
    copy = state.clone()
    copy.rules = number
    return copy


@rule("sail:A67", "sail:A79", "sail:A120", "sail:A127")
def test_guns_react_to_a_follower_for_the_cell_of_its_step_and_not_for_the_one_it_closes_up_to() -> None:
    state = sea("0B H1 N", "1L C4 W", "1F D4 W 1", "1F E4 W", active=1, lines=["C4 D4 E4"])
    moves = ("C4", "head W", "ahead", "pass", "gun A2")  # the second ship sinks on C4, the third moves up from D4
    after = play(state, *moves, dice="661")
    assert at(after, "C4") == "1F W 2"
    assert starting(after, "gun") == {"B2"}, "which reaches D4, where its step ended"
    loaded = game.load(after.position(), Chance(1), {})
    assert (loaded.position(), loaded.checksum()) == (after.position(), after.checksum())
    assert starting(play(by(1, state), *moves, dice="661"), "gun") == {"A2"}, "which reaches C4"
    assert "entered=" not in play(after, "pass").position()


@rule("sail:A126", "sail:A82", "sail:L79")
def test_whoever_leaves_its_line_steps_before_it_lands_anybody() -> None:
    state = with_wind(assault("1L E8 N", "1F E9 N", flipped="F8", lines=["E8 E9"]), "W17")
    left = play(state, "leave E9", "head S")
    assert legal(left) == {"ahead", "fire port 1", "fire port 2"}
    assert refusal(left, "land F8 1") == "must-step"
    assert "land F8 1" in legal(play(by(1, state), "leave E9", "head S"))


@rule("sail:A62", "sail:A63")
def test_whoever_had_no_step_when_step_3_ended_is_excused_whoever_sinks_idle_after_that() -> None:
    state = sea("0L A5 N", "0F B3 N 1", "0F B5 N", "0B B4 N", "1B:0 A4 N", "1L H8 N")
    after = play(state, "end")
    assert keys(after).count("idle") == 1
    assert set(ships(after)) == {"A5", "B3", "B5", "A4", "H8"}, "the brig on B4 has sunk and made room"
    assert "A4" not in ships(play(by(1, state), "end"))


@rule("sail:A62")
def test_oars_are_a_way_to_move() -> None:
    blocked = ("0B C1 N", "0F D1 N 1", "0L D2 N 2", "0F C2 N 1", "1L H8 N")
    excused = play(play(sea(*blocked), "D2", "head N"), "end")
    assert "idle" not in keys(excused)


@rule("sail:L104", "sail:A95")
def test_the_usual_island_is_offered_only_where_it_has_three_cells_to_every_edge() -> None:
    content = (
        'game = "sail"\nrules = "assault"\nmodule = 10\nname = { en = "x" }\n[shape.edge]\ncards = []\n'
        'ships = [[3, 0, 0]]\n[sets]\n1 = [1]\n[[board]]\nseats = [2]\nlayout = ["#"]\n'
    )
    setup = game.setup(2, {"scenario": "assault"}, {"scenario": content})
    assert "island default" not in legal(game.new(setup, Chance(1)))
    assert refusal(game.new(setup, Chance(1)), "island default") == "too-near-edge"
    assert "island default" in legal(game.new(msgspec.structs.replace(setup, rules=1), Chance(1)))
    small = game.check_file("scenario", content.replace("module = 10", "module = 9"))
    assert [line.key for line in small] == ["error-scenario-island"]


@rule("sail:A112", "sail:L57", "sail:A48")
def test_a_winning_defender_settles_his_prize_though_the_loser_gives_up() -> None:
    state = sea("0B H8 N", "0F A16 N", "1L H7 N", "2L P8 N", seats=3)
    boarded = play(state, "H8", "head N", "ahead", dice="16")
    assert (phase(boarded), boarded.decider) == ("prize", 1)
    after, before = by(2, boarded), by(1, boarded)
    for each in (after, before):
        each.concede(0)
        assert each.audit() == ""
    assert (phase(after), after.decider) == ("prize", 1)
    kept = play(after, "keep 1", "shift prize N")
    assert at(kept, "H6") == "1B N 1"
    assert kept.active != 0
    assert phase(before) != "prize"


@rule("sail:A118", "sail:A112")
def test_whoever_gave_up_while_guns_reacted_is_not_boarded() -> None:
    state = sea("0F M14 E", "0B A16 N", "1F N14 N", "2L P8 N", seats=3)
    entered = play(state, "M14", "head E", "ahead")
    assert (phase(entered), entered.decider) == ("react", 2)
    after = by(2, entered)
    after.concede(1)
    assert game.load(after.position(), Chance(1), {}).checksum() == after.checksum()
    sailed = play(after, "pass")
    assert at(sailed, "N14") == "0F E 2"
    assert "boarded" not in keys(sailed)
    assert {"ahead", "stop"} <= legal(sailed), "it has made a step, and goes on"
    before = by(1, entered)
    before.concede(1)
    before.chance, before.events = Loaded("61" * 2), []
    before.apply(game.parse(before, "pass"))
    assert "boarded" in keys(before)
