"""Pirate hunt: L93 to L101, A92 to A94, A134."""

import pytest

from quarterdeck.games.sail.rules.game import SailState

from .moves import keys, legal, play, starting
from .sea import at, ended, new, phase, player, sea, view, winners

rule = pytest.mark.rule


def hunt(*pieces: str, seats: int = 3, active: int = 0, **options: object) -> SailState:
    return sea(*pieces, seats=seats, active=active, scenario="hunt", **options)


@rule("sail:L93", "sail:L94", "sail:L96", "sail:L97", "sail:A92")
def test_ships_of_the_hunt_start_in_different_corners_and_the_third_on_the_forts_diagonal() -> None:
    four = new(4, scenario="hunt")
    assert {name: at(four, name) for name in ("P16", "A16", "E5", "P1")} == {
        "P16": "0F NW 2",
        "A16": "1F NE 2",
        "E5": "2F SE 2",
        "P1": "3F SW 2",
    }
    assert player(four, 0).colour == "black"
    assert {one.seat for one in view(four).cards} == {0}
    assert not any("E5" in one.reach for one in view(four).cards)
    three = new(3, scenario="hunt")
    assert {ship.cell: ship.seat for ship in view(three).ships} == {"P16": 0, "A16": 1, "P1": 2}
    two = new(2, scenario="hunt")
    assert player(two, 1).ships == 3


@rule("sail:A93")
def test_option_hunt_fort_active_off_silences_the_fort_and_the_third_frigate_starts_next_to_it() -> None:
    state = new(4, scenario="hunt", hunt_fort_active=False)
    assert at(state, "C3") == "2F SE 2"
    silent = hunt("0F P16 N", "1F D1 S", "2F P1 S", active=1, hunt_fort_active=False)
    assert starting(play(silent, "D1", "head S"), "fire") == set()


@rule("sail:A93")
def test_the_black_fortress_fires_for_the_pirate_and_may_be_shot_at() -> None:
    state = hunt("0F P16 N", "1F D1 S", "2F P1 S")
    assert {"C1 D1", "B1 D1"} == starting(state, "gun")
    hunter = hunt("0F P16 N", "1F D3 N", "2F P1 S", active=1)
    entered = play(hunter, "D3", "head N", "ahead")
    assert (entered.decider, phase(entered)) == (0, "react")
    shooting = hunt("0F P16 N", "1F D1 S", "2F P1 S", active=1)
    assert starting(play(shooting, "D1", "head S"), "fire") == {"starboard 1", "starboard 2"}


@rule("sail:L98", "sail:A134")
def test_the_pirate_wins_on_reaching_the_fort() -> None:
    after = play(hunt("0F E5 NW", "1F A16 N", "2F P1 S"), "E5", "head NW", "ahead", "ahead")
    assert (ended(after), winners(after)) == ("escape", [0])


@rule("sail:A134", "sail:L101")
def test_a_boarding_won_at_the_fort_wins_in_whichever_hull_he_kept() -> None:
    state = hunt("0F D4 NW", "1F C3 N 1", "2F P1 S")
    won = play(state, "D4", "head NW", "ahead", dice="61")
    assert legal(won) == {"scuttle prize", "scuttle own"}
    for choice in ("scuttle prize", "scuttle own"):
        assert winners(play(won, choice)) == [0]


@rule("sail:L99", "sail:A134")
def test_the_captain_whose_throw_took_the_last_mast_wins() -> None:
    shot = play(hunt("0F I8 N 1", "1F H8 N", "2F P1 S", active=1), "H8", "head N", "fire starboard 1", dice="61")
    assert (ended(shot), winners(shot)) == ("hunter", [1])
    reply = play(hunt("0F H8 N 1", "1F A16 N", "2F I8 N"), "H8", "head N", "fire starboard 1", "reply 1", dice="16 61")
    assert winners(reply) == [2]
    boarded = play(hunt("0F H7 N 1", "1F H8 N", "2F P1 S", active=1), "H8", "head N", "ahead", dice="61")
    assert winners(boarded) == [1]
    beaten_back = play(hunt("0F H8 N 1", "1F H7 N", "2F P1 S"), "H8", "head N", "ahead", dice="16")
    assert winners(beaten_back) == [1]


@rule("sail:L100", "sail:A134")
def test_frigates_block_each_other_but_never_shoot_or_board_each_other() -> None:
    state = hunt("0F A16 N", "1F H8 N", "2F I8 N", "3F H7 N", seats=4, active=1)
    begun = play(state, "H8", "head N")
    assert at(begun, "H8") == "1F N 2"
    assert not {"fired", "stepped"} & set(keys(begun)), "no shot, no step was possible"


@rule("sail:A94")
def test_if_all_frigates_are_lost_the_pirate_wins() -> None:
    after = play(hunt("0F H8 N", "1F I8 N 1", seats=2), "H8", "head N", "fire starboard 1", dice="61")
    assert (ended(after), winners(after)) == ("no-hunter", [0])
