"""Licences (rules F6.1 to F6.8, rulings Q5, Q6, Q35, Q37); lobster, swordfish and oyster also in income and fishing."""

import pytest

from fleet.moves import legal, pending, play, refusal, said
from fleet.sheets import boats, coins, heads, licence, marked, player, position, sheet, task

COLUMNS = {"mark shrimp", "mark cod", "mark lobster", "mark swordfish", "mark oyster"}
LEVEL = {  # shrimp licences held
    1: sheet({"shrimp": 3}),
    2: sheet({"shrimp": 5}),
    3: sheet({"shrimp": 7}),
}


@pytest.mark.rule("fleet:F6.1", "fleet:Q37")
def test_without_a_licence_a_shrimp_die_marks_its_own_column_only() -> None:
    assert legal(play(position(sheet(), sheet(), pool="shrimp cod cod"), "take shrimp")) == {"mark shrimp", "coin"}


@pytest.mark.rule("fleet:F6.1")
def test_level_1_counts_as_any_type() -> None:
    state = play(position(LEVEL[1], sheet(), pool="shrimp cod cod"), "take shrimp")
    assert legal(state) == COLUMNS | {"coin"}
    assert pending(play(state, "mark oyster")) == [2], "one mark and no star"


@pytest.mark.rule("fleet:F6.1", "fleet:Q37")
def test_level_2_gives_a_star_after_the_mark() -> None:
    after = play(position(LEVEL[2], sheet(), pool="shrimp cod cod"), "take shrimp", "mark oyster")
    assert task(after) == "star"
    assert pending(play(after, "star kayak")) == [2]


@pytest.mark.rule("fleet:F6.1", "fleet:Q6", "fleet:Q37")
def test_level_3_gives_two_marks_of_any_columns_and_a_star() -> None:
    after = play(position(LEVEL[3], sheet(), pool="shrimp cod cod"), "take shrimp", "mark oyster")
    assert task(after) == "second"
    assert legal(after) == COLUMNS | {"decline"}
    assert refusal(after, "mark kayak") == "wrong-section"
    after = play(after, "mark oyster")
    assert licence(after, "oyster") == 1, "the same column twice, one after the other"
    assert task(after) == "star"
    assert pending(play(after, "star bank")) == [2]


@pytest.mark.rule("fleet:Q24", "fleet:Q37")
def test_the_first_mark_is_finished_with_all_it_sets_off_before_the_second() -> None:
    busy = sheet({"shrimp": 7, "cod": 4}, coins=2)
    after = play(position(busy, sheet(), pool="shrimp cod cod"), "take shrimp", "mark cod", "licence")
    assert coins(after) == 4
    assert task(after) == "star", "the star of the second licence's coins comes first"
    assert task(play(after, "star bank")) == "second"


@pytest.mark.rule("fleet:Q27", "fleet:Q37")
def test_the_second_mark_may_be_declined_and_the_star_still_comes() -> None:
    after = play(position(LEVEL[3], sheet(), pool="shrimp cod cod"), "take shrimp", "mark oyster", "decline")
    assert said(after, "declined", "second") == [("yes",)]
    assert task(after) == "star"


@pytest.mark.rule("fleet:Q37")
def test_a_second_mark_without_an_open_column_is_lost() -> None:
    marks = dict.fromkeys(("shrimp", "lobster", "swordfish", "oyster"), 9) | {"cod": 8}
    either = dict.fromkeys(("shrimp", "lobster", "swordfish", "oyster"), "LLB") | {"cod": "LL"}
    after = play(position(sheet(marks, either=either), sheet(), pool="shrimp lobster cod"), "take shrimp", "mark cod")
    assert said(after, "lost", "second") == [("yes",)], "the last cod box could only be a boat"
    assert task(after) == "star"


@pytest.mark.rule("fleet:Q37")
def test_the_level_counts_as_it_is_when_the_use_begins() -> None:
    near = sheet({"shrimp": 4})
    after = play(position(near, sheet(), pool="shrimp cod cod"), "take shrimp", "mark shrimp", "licence")
    assert licence(after, "shrimp") == 2
    assert pending(after) == [2], "no star: the die was begun with level 1"


@pytest.mark.rule("fleet:Q37", "fleet:F8.8", "fleet:Q38", "fleet:Q5")
def test_as_coin_salvage_or_hex_a_shrimp_die_brings_no_bonus() -> None:
    able = sheet({"shrimp": 7, "salvage": 2, "buffet": 1})
    state = play(position(able, sheet(), pool="shrimp cod cod"), "take shrimp")
    assert pending(play(state, "coin")) == [2]
    assert pending(play(state, "salvage", "star bank")) == [2]
    after = play(state, "hex")
    assert player(after).hexes == ("shrimp",)
    assert pending(after) == [2]


@pytest.mark.rule("fleet:Q5", "fleet:F6.1")
def test_shrimp_licences_never_help_the_shared_die() -> None:
    state = position(LEVEL[3], sheet(), shared="shrimp")
    assert legal(state, 1) == {"mark shrimp", "coin"}


@pytest.mark.rule("fleet:Q5")
def test_shrimp_licences_help_the_boat_die_of_the_town_pool_and_a_reroll() -> None:
    gambler = sheet({"shrimp": 5, "casino": 2})
    state = position(gambler, sheet(), step="town", pool="cod harbor wharf", dice="shrimp")
    after = play(state, "take cod", "reroll")
    assert legal(after) >= COLUMNS
    assert task(play(after, "mark lobster")) == "star"


@pytest.mark.rule("fleet:F6.2", "fleet:F6.6")
@pytest.mark.parametrize(("choices", "pays"), [("", 1), ("L", 2), ("LL", 3)])
def test_cod_licences_pay_for_each_launch_by_the_highest_level(choices: str, pays: int) -> None:
    fisher = sheet({"cod": 3 + 2 * len(choices), "lobster": 2}, either={"cod": choices})
    after = play(position(fisher, sheet(), pool="lobster cod cod"), "take lobster", "mark lobster")
    assert boats(after, "lobster") == [0]
    assert coins(after) == pays


@pytest.mark.rule("fleet:F6.7", "fleet:Q35")
@pytest.mark.parametrize("kind", ["shrimp", "cod", "lobster", "swordfish", "oyster"])
def test_the_second_licence_of_a_type_gives_two_coins_the_third_none(kind: str) -> None:
    second = position(sheet({kind: 4}), sheet(), pool=f"{kind} coins coins")
    after = play(second, f"take {kind}", f"mark {kind}", "licence")
    assert coins(after) == 2
    third = position(sheet({kind: 6}, either={kind: "L"}), sheet(), pool=f"{kind} coins coins")
    after = play(third, f"take {kind}", f"mark {kind}", "licence")
    assert coins(after) == 0


@pytest.mark.rule("fleet:Q35")
def test_the_second_licence_pays_by_whatever_means_it_came() -> None:
    by_star = position(sheet({"lobster": 4}, coins=3), sheet(), pool="coins cod cod")
    assert coins(play(by_star, "take cod", "coin", "star lobster", "licence")) == 6


@pytest.mark.rule("fleet:Q35")
def test_king_crab_is_no_second_licence() -> None:
    state = position(sheet({"crab": 2, "cod": 3}), sheet(), step="town", pool="harbor wharf cod")
    after = play(state, "take harbor", "mark crab", "bonus fish")
    assert coins(after) == 0


@pytest.mark.rule("fleet:F6.6")
def test_levels_replace_one_another() -> None:
    state = play(position(LEVEL[2], sheet(), pool="shrimp cod cod"), "take shrimp", "mark oyster")
    assert player(state).stars == 1, "level 2 has one star, not one for each level"


@pytest.mark.rule("fleet:F6.8")
def test_third_licences_score() -> None:
    state = position(sheet({"cod": 7, "oyster": 7, "lobster": 5}), sheet(), pool="cod cod shrimp")
    assert heads(state)["licence"] == 10
    assert marked(state, "cod") == 7
