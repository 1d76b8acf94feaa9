"""Wharf (rules F8.1 to F8.8 and F8.11, rulings Q13, Q14, Q38, Q40); Tackle Shop and Smokehouse also in test_dice."""

import pytest

from fleet.moves import legal, pending, play, refusal, said
from fleet.sheets import built, coins, heads, marked, player, position, sheet, task

BUILDINGS = {"casino": (2, 2), "salvage": (2, 2), "tackle": (2, 2), "cannery": (1, 1), "smokehouse": (2, 3)}
GAMBLER = sheet({"casino": 2})


@pytest.mark.rule("fleet:F8.11", "fleet:F8.1", "fleet:F8.3", "fleet:F8.4", "fleet:F8.5", "fleet:F8.6")
@pytest.mark.parametrize("name", BUILDINGS)
def test_a_building_scores_only_when_it_is_complete(name: str) -> None:
    boxes, points = BUILDINGS[name]
    begun = position(sheet({name: boxes - 1}), sheet(), step="town", pool="wharf harbor cod")
    assert heads(begun) == {}
    assert not built(begun, name)
    after = play(begun, "take wharf", f"mark {name}")
    assert heads(after) == {"building": points}
    assert built(after, name)
    assert said(after, "built", "section") == [(f"@section-{name}",)]


@pytest.mark.rule("fleet:F8.2", "fleet:F8.11")
def test_the_bank_scores_two_points_for_each_box() -> None:
    for boxes in range(1, 5):
        state = position(sheet({"bank": boxes}), sheet(), pool="cod cod shrimp")
        assert heads(state) == {"building": 2 * boxes}


@pytest.mark.rule("fleet:F8.7")
def test_the_pub_scores_ten_if_every_box_is_marked() -> None:
    assert heads(position(sheet({"pub": 3}), sheet(), pool="cod cod shrimp")) == {}
    assert heads(position(sheet({"pub": 4}), sheet(), pool="cod cod shrimp")) == {"building": 10}


@pytest.mark.rule("fleet:F8.1", "fleet:Q13")
def test_the_casino_rerolls_the_chosen_die_once_before_its_use() -> None:
    state = play(position(GAMBLER, sheet(), pool="cod shrimp lobster", dice="oyster"), "take cod")
    assert legal(state) == {"mark cod", "coin", "reroll"}
    after = play(state, "reroll")
    assert said(after, "rerolled", "old", "face") == [("@face-cod", "@face-oyster")]
    assert legal(after) == {"mark oyster", "coin"}
    assert refusal(after, "reroll") == "rerolled-already"
    assert refusal(after, "mark cod") == "wrong-section", "it cannot go back"
    assert after.barrier > state.barrier


@pytest.mark.rule("fleet:Q13")
def test_a_reroll_leaves_the_pool_alone_and_the_shared_die_is_never_rolled_again() -> None:
    state = position(GAMBLER, sheet(), pool="cod shrimp lobster", dice="cod")
    after = play(state, "take shrimp", "reroll", "mark cod", "take lobster", "mark lobster")
    assert said(after, "shared", "face") == [("@face-cod",)]
    assert legal(after, 1) == {"mark cod", "coin"}
    assert refusal(after, "reroll", 1) == "not-your-die"


@pytest.mark.rule("fleet:Q13", "fleet:F8.1")
def test_a_town_die_is_rerolled_as_a_town_die_and_may_be_used_in_every_way() -> None:
    able = sheet({"casino": 2, "salvage": 2})
    state = position(able, sheet(), step="town", pool="harbor wharf cod", dice="market")
    after = play(state, "take harbor", "reroll")
    assert legal(after) == {"market", "coin", "salvage"}
    able = sheet({"casino": 2, "buffet": 1})
    after = play(position(able, sheet(), step="town", pool="harbor wharf cod", dice="oyster"), "take cod", "reroll")
    assert legal(after) == {"mark oyster", "coin", "hex"}


@pytest.mark.rule("fleet:F8.1")
def test_an_unfinished_casino_rerolls_nothing() -> None:
    state = play(position(sheet({"casino": 1}), sheet(), pool="cod shrimp lobster"), "take cod")
    assert refusal(state, "reroll") == "no-casino"


@pytest.mark.rule("fleet:F8.3", "fleet:Q14")
@pytest.mark.parametrize("face", ["cod", "coins", "harbor", "wharf", "market"])
def test_salvage_turns_any_die_into_a_star(face: str) -> None:
    step = "boat" if face in ("cod", "coins") else "town"
    shared = position(sheet({"salvage": 2}), sheet(), step=step, shared=face)
    after = play(shared, "1: salvage")
    assert task(after) == "star"
    assert player(after).salvage_used == 1
    pool = {"boat": f"{face} shrimp lobster", "town": f"{face} shrimp {'wharf' if face != 'wharf' else 'harbor'}"}[step]
    own = position(sheet({"salvage": 2}), sheet(), step=step, pool=pool)
    assert marked(play(own, f"take {face}", "salvage", "star pub"), "pub") == 1


@pytest.mark.rule("fleet:F8.3", "fleet:Q14")
def test_salvage_works_three_times() -> None:
    state = play(position(sheet({"salvage": 2}, salvaged=2), sheet(), pool="cod shrimp lobster"), "take cod")
    after = play(state, "salvage", "star bank")
    assert said(after, "salvage", "left") == [(0,)]
    used_up = play(position(sheet({"salvage": 2}, salvaged=3), sheet(), pool="cod shrimp lobster"), "take cod")
    assert refusal(used_up, "salvage") == "salvage-used-up"
    begun = play(position(sheet({"salvage": 1}), sheet(), pool="cod shrimp lobster"), "take cod")
    assert refusal(begun, "salvage") == "no-salvage"


@pytest.mark.rule("fleet:F8.8", "fleet:Q38")
def test_a_boat_die_may_mark_the_hex_of_its_face_once() -> None:
    diner = sheet({"buffet": 1}, hexes=("cod",))
    state = position(diner, sheet(), pool="cod lobster coins")
    after = play(state, "take lobster", "hex")
    assert player(after).hexes == ("cod", "lobster")
    assert marked(after, "lobster") == 0
    assert refusal(play(state, "take cod"), "hex") == "hex-taken"
    assert refusal(play(state, "take coins"), "hex") == "no-hex-face"
    town = position(diner, sheet(), step="town", shared="oyster")
    assert player(play(town, "1: hex")).hexes == ("cod", "oyster"), "shared, in the town phase"
    wharf = play(position(diner, sheet(), step="town", pool="wharf harbor cod"), "take wharf")
    assert refusal(wharf, "hex") == "no-hex-face"
    assert refusal(play(position(sheet(), sheet(), pool="cod lobster coins"), "take cod"), "hex") == "no-buffet"


@pytest.mark.rule("fleet:F8.8")
@pytest.mark.parametrize(("many", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_hexes_score_the_more_the_more_there_are(many: int, points: int) -> None:
    kinds = ("shrimp", "cod", "lobster", "swordfish", "oyster")[:many]
    state = position(sheet({"buffet": 1}, hexes=kinds), sheet(), pool="cod cod shrimp")
    assert heads(state).get("building", 0) == points


@pytest.mark.rule("fleet:Q38", "fleet:Q5")
def test_a_shrimp_die_marks_only_the_shrimp_hex() -> None:
    diner = sheet({"buffet": 1, "shrimp": 7}, hexes=("shrimp",))
    state = play(position(diner, sheet(), pool="shrimp lobster coins"), "take shrimp")
    assert refusal(state, "hex") == "hex-taken"


@pytest.mark.rule("fleet:Q40")
def test_a_building_finished_by_the_chosen_die_serves_the_shared_one() -> None:
    state = position(sheet({"tackle": 1}), sheet(), step="town", pool="wharf harbor market")
    after = play(state, "take wharf", "mark tackle")
    assert coins(after) == 0, "not for the die that marked it"
    after = play(after, "take harbor", "coin", "1: coin")
    assert coins(after) == 2
    smoke = position(sheet({"smokehouse": 1}), sheet(), step="town", pool="wharf harbor market")
    after = play(smoke, "take wharf", "mark smokehouse", "take harbor", "coin", "1: market")
    assert coins(after) == 4
    assert pending(after) == [1, 2]
