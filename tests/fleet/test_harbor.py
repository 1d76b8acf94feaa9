"""Harbor (rules F7.1 to F7.6, rulings Q2, Q4, Q8, Q9, Q16, Q39, Q41)."""

import pytest

from fleet.moves import legal, pending, play, refusal, said, told
from fleet.sheets import boats, coins, heads, player, position, sheet, task
from quarterdeck.games.fleet.edition import standard
from quarterdeck.games.fleet.rules.game import FleetState


def harbor(own: list[str], *others: list[str], **kwargs: object) -> FleetState:
    """A player who has taken a Harbor die."""
    dice = " ".join(["harbor", *["wharf"] * (1 + len(others or ["x"]))])
    state = position(own, *(others or [sheet()]), step="town", pool=dice, **kwargs)  # type: ignore[arg-type]
    return play(state, "take harbor")


@pytest.mark.rule("fleet:F7.1", "fleet:Q41")
def test_the_first_crab_activation_chooses_a_bonus_and_the_second_launches_a_boat() -> None:
    after = play(harbor(sheet({"crab": 2})), "mark crab")
    assert legal(after) == {f"bonus {kind}" for kind in ("fish", "boats", "licences", "wharf", "full")}
    assert refusal(after, "decline") == "compulsory"
    after = play(after, "bonus licences")
    assert player(after).bonus == "licences"
    assert heads(after)["licence"] == 5
    after = play(harbor(sheet({"crab": 4}, bonus="fish")), "mark crab")
    assert boats(after, "crab") == [0]
    assert heads(after)["boats"] == 3


@pytest.mark.rule("fleet:F7.1")
def test_the_crab_boat_fishes() -> None:
    state = position(sheet({"crab": 5}, bonus="fish"), sheet(), shared="coins", round=2, dice="market market cod")
    assert boats(play(state, "1: coin", "2: coin"), "crab") == [1]


@pytest.mark.rule("fleet:F7.1")
def test_a_bonus_belongs_to_one_player() -> None:
    after = play(harbor(sheet({"crab": 2}), sheet({"crab": 3}, bonus="full")), "mark crab")
    assert "bonus full" not in legal(after)
    assert refusal(after, "bonus full") == "bonus-taken"
    assert refusal(after, "bonus 8") == "no-such-bonus"


@pytest.mark.rule("fleet:Q16")
def test_where_every_bonus_is_taken_the_licence_stays() -> None:
    two = standard().replace('"fish/6", "boats/2", "licences/1", "wharf/2", "full/1"', '"fish/6"')
    own, other = sheet({"crab": 2}, content=two), sheet({"crab": 3}, bonus="fish", content=two)
    after = play(harbor(own, other, content=two), "mark crab")
    assert said(after, "bonus", "bonus") == [("none",)]
    assert heads(after) == {"licence": 5}


@pytest.mark.rule("fleet:Q16", "fleet:Q17")
def test_a_last_bonus_is_taken_unasked() -> None:
    one = standard().replace('"fish/6", "boats/2", "licences/1", "wharf/2", "full/1"', '"fish/6"')
    after = play(harbor(sheet({"crab": 2}, content=one), sheet(content=one), content=one), "mark crab")
    assert player(after).bonus == "fish"
    assert pending(after) == [2]


BONUS_SHEET = {"lobster": 7, "cod": 5, "oyster": 3, "kayak": 2, "research": 3, "bank": 4, "pub": 1, "crab": 3}
BONUS_FISH = {"lobster": [4, 4], "cod": [4, 4], "oyster": [6], "kayak": [3, 3]}


@pytest.mark.rule("fleet:Q41", "fleet:F7.1")
@pytest.mark.parametrize(
    ("bonus", "worth"),
    [("fish", 28 // 6), ("boats", 10 // 2), ("licences", 2 + 1 + 1), ("wharf", 5 // 2), ("full", 7)],
)
def test_the_bonus_is_counted_and_rounded_down(bonus: str, worth: int) -> None:
    rich = sheet(BONUS_SHEET, either={"lobster": "LB", "cod": "B"}, fish=BONUS_FISH, bonus=bonus)
    state = position(rich, sheet(), pool="cod cod shrimp")
    assert len(player(state).boats) == 10
    assert heads(state)["bonus"] == worth


@pytest.mark.rule("fleet:Q41", "fleet:F7.1")
def test_the_bonus_is_at_most_ten() -> None:
    licences = dict.fromkeys(("shrimp", "cod", "lobster", "swordfish"), 7)
    state = position(sheet(licences | {"crab": 3}, bonus="licences"), sheet(), pool="cod cod shrimp")
    assert sum(player(state).licences) == 12
    assert heads(state)["bonus"] == 10


@pytest.mark.rule("fleet:F7.2", "fleet:Q2", "fleet:Q39")
def test_the_club_fishes_privately_with_oysters_and_barge_but_without_swordfish() -> None:
    marks = {"club": 1, "oyster": 3, "swordfish": 3, "lobster": 3, "barge": 2}
    own = sheet(marks, fish={"lobster": [4]})
    after = play(harbor(own, sheet({"cod": 3})), "mark club")
    assert legal(after) == {"catch", "sell"}
    after = play(after, "sell")
    assert (boats(after, "oyster"), boats(after, "swordfish"), boats(after, "barge")) == ([1], [1], [1])
    assert coins(after) == 1
    assert boats(after, "cod", 2) == [0], "nobody else fishes"
    assert told(after, "swordfish") == []
    assert pending(after) == [2]


@pytest.mark.rule("fleet:Q39")
def test_a_star_of_a_club_fishing_may_open_the_next_one() -> None:
    own = sheet({"club": 3, "oyster": 3}, coins=3)
    after = play(harbor(own), "mark club", "sell")
    assert task(after) == "star"
    assert boats(after, "oyster") == [1]
    again = play(after, "star club")
    assert boats(again, "oyster") == [1], "box 5 is plain"
    ready = play(harbor(sheet({"club": 2, "oyster": 3}, coins=3)), "mark club")
    assert pending(ready) == [2], "box 3 is plain"
    chained = play(harbor(sheet({"club": 5, "oyster": 3, "kayak": 2}, coins=3)), "mark club", "sell", "star bank")
    assert (boats(chained, "oyster"), boats(chained, "kayak")) == ([1], [1, 1])


@pytest.mark.rule("fleet:Q39", "fleet:F7.2")
def test_a_private_fishing_may_follow_the_public_one() -> None:
    own = sheet({"club": 1, "swordfish": 3})
    state = position(own, sheet(), shared="coins", round=2, dice="market market cod")
    after = play(state, "1: coin", "2: coin", "star club")
    assert boats(after, "swordfish") == [2]
    assert said(after, "caught", "private")[-1:] == [("yes",)]


@pytest.mark.rule("fleet:F7.3", "fleet:Q8", "fleet:Q4", "fleet:F7.6")
def test_a_research_vessel_is_a_boat_of_one_point_that_catches_nothing() -> None:
    after = play(harbor(sheet({"cod": 3, "research": 1})), "mark research")
    assert heads(after)["boats"] == 1 + 2
    assert coins(after) == 1, "the cod licence pays for it"
    state = position(sheet({"research": 3}), sheet(), shared="coins", round=2, dice="market market cod")
    assert told(play(state, "1: coin", "2: coin"), "caught")[0].args["fish"] == 0


@pytest.mark.rule("fleet:F7.4", "fleet:Q9")
def test_the_barge_catches_one_fish_for_each_boat_that_was_full_before() -> None:
    own = sheet({"barge": 2, "cod": 7, "kayak": 2}, either={"cod": "BB"}, fish={"cod": [4, 4, 3], "kayak": [3, 0]})
    state = position(own, sheet(), shared="coins", round=2, dice="market market cod")
    after = play(state, "1: coin", "2: coin")
    assert boats(after, "barge") == [3], "the cod boat that fills up now did not count, nor an ordinary catch"
    assert boats(after, "cod") == [4, 4, 4]


@pytest.mark.rule("fleet:Q9")
@pytest.mark.parametrize(("before", "then"), [(8, 10), (9, 10), (10, 10)])
def test_the_barge_stops_at_its_room_and_never_counts_itself(before: int, then: int) -> None:
    own = sheet({"barge": 2, "kayak": 2}, fish={"barge": [before], "kayak": [3, 3]})
    state = position(own, sheet(), shared="coins", round=2, dice="market market cod")
    assert boats(play(state, "1: coin", "2: coin"), "barge") == [then]


@pytest.mark.rule("fleet:F7.4")
def test_the_barge_also_catches_in_private_fishings() -> None:
    own = sheet({"barge": 2, "kayak": 1, "club": 1}, fish={"kayak": [3]})
    assert boats(play(harbor(own), "mark club"), "barge") == [1]


@pytest.mark.rule("fleet:F7.5", "fleet:Q4", "fleet:F7.6")
def test_each_kayak_box_launches_one_that_fishes_and_counts_as_a_boat() -> None:
    after = play(harbor(sheet({"cod": 3})), "mark kayak")
    assert boats(after, "kayak") == [0]
    assert coins(after) == 1


@pytest.mark.rule("fleet:F7.6", "fleet:Q4")
def test_barge_and_crab_boat_pay_the_cod_licence_the_club_does_not() -> None:
    assert coins(play(harbor(sheet({"cod": 3, "barge": 1})), "mark barge")) == 1
    assert coins(play(harbor(sheet({"cod": 3, "crab": 4}, bonus="fish")), "mark crab")) == 1
    assert coins(play(harbor(sheet({"cod": 3, "club": 1})), "mark club")) == 0
    assert len(player(play(harbor(sheet({"club": 1})), "mark club")).boats) == 0
