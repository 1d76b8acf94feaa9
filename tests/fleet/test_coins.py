"""Coins and stars (rule F5.1, rulings Q12, Q24 to Q27)."""

import pytest

from fleet.moves import legal, pending, play, refusal, said
from fleet.sheets import boats, coins, licence, marked, player, position, sheet, task
from quarterdeck.games.fleet.edition_file import SECTIONS

STARRED = sheet(coins=3)


@pytest.mark.rule("fleet:F5.1", "fleet:Q12")
def test_a_star_marks_the_next_box_of_any_section() -> None:
    after = play(position(STARRED, sheet(), pool="coins cod shrimp"), "take cod", "coin")
    assert task(after) == "star"
    assert legal(after) == {f"star {section}" for section in SECTIONS} | {"decline"}
    assert len(SECTIONS) == 18
    assert marked(play(after, "star pub"), "pub") == 1


@pytest.mark.rule("fleet:F5.1")
def test_a_stars_mark_acts_at_once() -> None:
    state = position(sheet({"cod": 2}, coins=3), sheet(), pool="coins cod shrimp")
    after = play(state, "take shrimp", "coin", "star cod")
    assert boats(after, "cod") == [0]
    assert coins(after) == 5, "the cod licence paid the launch"


@pytest.mark.rule("fleet:Q12")
def test_full_sections_are_no_target_of_a_star() -> None:
    after = play(position(sheet({"kayak": 2}, coins=3), sheet(), pool="coins cod shrimp"), "take cod", "coin")
    assert "star kayak" not in legal(after)
    assert refusal(after, "star kayak") == "section-full"
    assert refusal(after, "hex") == "star-is-no-die"


@pytest.mark.rule("fleet:Q24")
def test_a_star_that_brings_coins_that_reach_a_star_goes_on_before_anything_else() -> None:
    chained = sheet({"cod": 4}, coins=3)
    state = position(chained, sheet(), pool="coins cod shrimp")
    after = play(state, "take shrimp", "coin", "star cod", "licence")
    assert (licence(after, "cod"), coins(after)) == (2, 6)
    after = play(state, "take coins", "coins", "star cod", "licence")
    assert coins(after) == 8, "six coins, and two for the second licence"
    assert task(after) == "star"
    after = play(after, "star kayak")
    assert coins(after) == 10, "two for the launch"
    assert pending(after) == [2]


@pytest.mark.rule("fleet:Q25")
def test_all_coins_of_a_gain_are_marked_before_its_stars() -> None:
    rich = sheet({"smokehouse": 2}, coins=2)
    after = play(position(rich, sheet(), step="town", pool="market wharf cod"), "take market", "market")
    assert coins(after) == 6
    assert player(after).stars == 1
    seven = sheet({"smokehouse": 2, "oyster": 7}, either={"oyster": "BB"}, fish={"oyster": [6, 6, 6]}, coins=3)
    after = play(position(seven, sheet(), step="town", pool="market wharf cod"), "take market", "market")
    assert (coins(after), player(after).stars) == (9, 2)
    assert player(play(after, "star bank")).stars == 1


@pytest.mark.rule("fleet:Q26")
def test_coins_beyond_the_track_are_lost_without_a_star() -> None:
    after = play(position(sheet(coins=58), sheet(), pool="coins cod shrimp"), "take coins", "coins")
    assert coins(after) == 60
    assert said(after, "coins", "coins", "lost", "stars") == [(2, 1, 1)]


@pytest.mark.rule("fleet:Q27")
def test_a_star_may_be_declined_and_is_lost() -> None:
    after = play(position(STARRED, sheet(), pool="coins cod shrimp"), "take cod", "coin", "decline")
    assert player(after).stars == 0
    assert said(after, "declined", "second") == [("no",)]
    assert pending(after) == [2]


@pytest.mark.rule("fleet:Q27")
def test_a_star_is_no_die() -> None:
    expert = sheet({"shrimp": 7, "casino": 2, "salvage": 2, "buffet": 1}, either={"shrimp": "LL"}, coins=3)
    after = play(position(expert, sheet(), pool="coins cod shrimp"), "take cod", "coin")
    for use in ("coin", "reroll", "salvage", "hex"):
        assert refusal(after, use) == "star-is-no-die"
    assert pending(play(after, "star shrimp")) == [2], "no shrimp bonus for a star in the shrimp column"


@pytest.mark.rule("fleet:Q27")
def test_without_an_open_box_a_star_is_lost() -> None:
    every = dict.fromkeys(SECTIONS[:5], 9)
    every |= {"crab": 5, "club": 6, "research": 3, "barge": 2, "kayak": 2, "casino": 2, "bank": 4, "salvage": 2}
    every |= {"tackle": 2, "cannery": 1, "smokehouse": 2, "pub": 4, "buffet": 1}
    full = sheet(every, either=dict.fromkeys(SECTIONS[:5], "LLB"), coins=3, bonus="fish")
    state = play(position(full, sheet(), pool="coins cod lobster"), "take coins")
    assert refusal(state, "salvage") == "nothing-open"
    after = play(state, "coins")
    assert said(after, "lost", "second", "count") == [("no", 1)]
    assert pending(after) == [2]
