"""Dice: taking, sharing, faces, a die as a coin (rules F3.1 to F3.7, rulings Q7, Q15, Q28, Q33, Q36)."""

import pytest

from fleet.moves import legal, pending, play, refusal, said
from fleet.sheets import boats, coins, licence, marked, player, position, sheet, task


@pytest.mark.rule("fleet:F3.1")
def test_players_take_a_die_each_in_turn_order_and_a_taken_die_is_gone() -> None:
    state = position(sheet(), sheet(), sheet(), pool="cod lobster oyster oyster", first=2)
    assert pending(state) == [3]
    after = play(state, "take cod", "mark cod")
    assert pending(after) == [1]
    assert legal(after) == {"take lobster", "take oyster"}
    assert refusal(after, "take cod") == "not-in-pool"
    assert refusal(after, "mark cod") == "take-first"
    assert refusal(after, "take oyster", seat=2) == "not-your-decision"


@pytest.mark.rule("fleet:F3.1")
def test_a_die_is_used_before_the_next_player_takes_one() -> None:
    after = play(position(sheet(), sheet(), pool="cod lobster oyster"), "take cod")
    assert pending(after) == [1]
    assert legal(after) == {"mark cod", "coin"}


@pytest.mark.rule("fleet:F3.2")
def test_the_die_that_is_left_is_used_by_everybody() -> None:
    state = position(sheet(), sheet(), pool="cod lobster oyster")
    after = play(state, "take cod", "mark cod", "take lobster", "mark lobster")
    assert said(after, "shared", "face") == [("@face-oyster",)]
    assert pending(after) == [1, 2]
    assert legal(after, 2) == {"mark oyster", "coin"}


@pytest.mark.rule("fleet:F3.3", "fleet:F3.4")
def test_round_boxes_give_a_licence_a_boat_or_the_choice() -> None:
    state = position(sheet({"cod": 1}), sheet(), pool="cod shrimp shrimp")
    first = play(state, "take cod", "mark cod")
    assert (licence(first, "cod"), boats(first, "cod")) == (1, [])
    second = play(position(sheet({"lobster": 2}), sheet(), pool="lobster cod cod"), "take lobster", "mark lobster")
    assert boats(second, "lobster") == [0]
    either = play(position(sheet({"lobster": 4}), sheet(), pool="lobster cod cod"), "take lobster", "mark lobster")
    assert legal(either) == {"licence", "boat"}
    assert licence(play(either, "licence"), "lobster") == 2
    assert boats(play(either, "boat"), "lobster") == [0, 0]
    assert refusal(either, "decline") == "compulsory"


@pytest.mark.rule("fleet:F3.3")
def test_a_plain_box_does_nothing_more() -> None:
    after = play(position(sheet({"cod": 3}), sheet(), pool="cod shrimp coins"), "take cod", "mark cod")
    assert (licence(after, "cod"), boats(after, "cod"), coins(after)) == (1, [0], 0)
    assert pending(after) == [2]


@pytest.mark.rule("fleet:F3.4", "fleet:F4.2")
def test_a_boat_fishes_from_its_launch_on() -> None:
    state = position(sheet({"lobster": 2}), sheet(), round=2, shared="lobster", dice="market market shrimp")
    assert boats(play(state, "1: mark lobster", "2: coin"), "lobster") == [1]


@pytest.mark.rule("fleet:F3.5")
def test_three_coins_mark_three_coins() -> None:
    after = play(position(sheet(), sheet(), pool="coins cod shrimp"), "take coins", "coins")
    assert coins(after) == 3


@pytest.mark.rule("fleet:F3.6")
def test_harbor_marks_any_one_ship_and_wharf_any_one_building() -> None:
    state = position(sheet(), sheet(), step="town", pool="harbor wharf cod")
    ships = {f"mark {ship}" for ship in ("crab", "club", "research", "barge", "kayak")}
    assert legal(play(state, "take harbor")) == ships | {"coin"}
    names = ("casino", "bank", "salvage", "tackle", "cannery", "smokehouse", "pub", "buffet")
    assert legal(play(state, "take wharf")) == {f"mark {name}" for name in names} | {"coin"}
    assert legal(play(state, "take cod")) == {"mark cod", "coin"}


@pytest.mark.rule("fleet:F3.6", "fleet:Q33")
@pytest.mark.parametrize(("fish", "pays"), [(0, 2), (7, 2), (8, 3), (15, 3), (16, 4), (23, 4), (24, 5), (30, 5)])
def test_the_market_pays_by_all_fish_caught(fish: int, pays: int) -> None:
    hold, left = [], fish
    for _ in range(3):
        hold.append(min(left, 6))
        left -= hold[-1]
    kayaks = [min(left, 3), max(0, min(left - 3, 3))]
    left -= sum(kayaks)
    barge = min(left, 10)
    marks = {"oyster": 7, "kayak": 2, "barge": 2}
    state = position(
        sheet(marks, either={"oyster": "BB"}, fish={"oyster": hold, "kayak": kayaks, "barge": [barge]}),
        sheet(),
        step="town",
        pool="market harbor cod",
    )
    assert player(state).fish == fish
    assert coins(play(state, "take market", "market")) == pays


@pytest.mark.rule("fleet:F3.7", "fleet:Q15")
@pytest.mark.parametrize("face", ["cod", "coins", "harbor", "wharf", "market"])
def test_any_die_chosen_or_shared_may_be_a_coin(face: str) -> None:
    others = "shrimp oyster" if face in ("cod", "coins") else "harbor wharf shrimp".replace(face, "").strip()
    step = "boat" if face in ("cod", "coins") else "town"
    pool = " ".join([face, *others.split()][:3])
    assert coins(play(position(sheet(), sheet(), step=step, pool=pool), f"take {face}", "coin")) == 1
    shared = position(sheet(), sheet(), step=step, shared=face)
    assert coins(play(shared, "2: coin"), 2) == 1


@pytest.mark.rule("fleet:Q15")
def test_each_player_decides_alone_what_the_shared_die_is() -> None:
    diner = sheet({"buffet": 1})
    wrecker = sheet({"salvage": 2})
    state = position(diner, wrecker, sheet(), shared="lobster")
    after = play(state, "1: hex", "3: coin", "2: salvage", "star bank")
    assert player(after, 1).hexes == ("lobster",)
    assert marked(after, "bank", 2) == 1
    assert said(after, "as-coin", "player") == [("@seat-player3",)]


@pytest.mark.rule("fleet:Q7")
def test_an_exhausted_side_of_a_choice_leaves_the_other_unasked() -> None:
    three_boats = sheet({"lobster": 8}, either={"lobster": "BB"})
    after = play(position(three_boats, sheet(), pool="lobster cod cod"), "take lobster", "mark lobster")
    assert (licence(after, "lobster"), len(boats(after, "lobster"))) == (2, 3)
    three_licences = sheet({"lobster": 8}, either={"lobster": "LL"})
    after = play(position(three_licences, sheet(), pool="lobster cod cod"), "take lobster", "mark lobster")
    assert (licence(after, "lobster"), len(boats(after, "lobster"))) == (3, 2)


@pytest.mark.rule("fleet:Q28")
def test_a_die_without_an_open_box_may_be_taken_and_is_a_coin() -> None:
    full = sheet({"cod": 9}, either={"cod": "LBB"})
    after = play(position(full, sheet(), pool="cod shrimp lobster"), "take cod")
    assert coins(after) == 1, "nothing else can be done with it, so nobody is asked"
    assert pending(after) == [2]
    useful = sheet({"cod": 9, "salvage": 2, "buffet": 1}, either={"cod": "LBB"})
    state = play(position(useful, sheet(), pool="cod shrimp lobster"), "take cod")
    assert legal(state) == {"coin", "salvage", "hex"}
    assert refusal(state, "mark cod") == "section-full"
    assert refusal(state, "decline") == "compulsory", "nobody can pass"


@pytest.mark.rule("fleet:Q28", "fleet:Q26")
def test_on_a_full_track_the_coin_is_lost() -> None:
    full = sheet({"cod": 9}, either={"cod": "LBB"}, coins=60)
    after = play(position(full, sheet(), pool="cod shrimp lobster"), "take cod")
    assert coins(after) == 60
    assert said(after, "coins", "coins", "lost", "stars") == [(0, 1, 0)]


@pytest.mark.rule("fleet:F8.4", "fleet:Q36", "fleet:F3.7")
def test_the_tackle_shop_doubles_a_die_as_coin_and_nothing_else() -> None:
    shop = sheet({"tackle": 2})
    state = position(shop, sheet(), pool="coins cod shrimp")
    assert coins(play(state, "take cod", "coin")) == 2
    assert coins(play(state, "take coins", "coins")) == 3
    assert coins(play(state, "take coins", "coin")) == 2
    assert coins(play(position(shop, sheet(), step="town", pool="market wharf cod"), "take market", "market")) == 2


@pytest.mark.rule("fleet:F8.6", "fleet:Q36")
def test_the_smokehouse_adds_to_the_market_chosen_or_shared() -> None:
    smoke = sheet({"smokehouse": 2})
    state = position(smoke, sheet(), step="town", pool="market wharf coins")
    assert coins(play(state, "take market", "coin")) == 1
    assert coins(play(state, "take coins", "coins")) == 3
    assert task(play(state, "take market", "market")) == "star", "2 and 2 reach the first star"
    assert coins(play(position(smoke, sheet(), step="town", shared="market"), "market")) == 4
