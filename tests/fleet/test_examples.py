"""The rulebook's examples A to G."""

import pytest

from fleet.moves import legal, pending, play, said
from fleet.sheets import boats, coins, crossed, heads, marked, player, position, sheet, task, view
from quarterdeck.games.fleet.facts import game


@pytest.mark.rule("fleet:F3.1", "fleet:F3.2", "fleet:F2.3")
def test_example_a_the_last_player_takes_lobster_and_all_use_the_shrimp_that_is_left() -> None:
    """The last of three chooses between shrimp and lobster."""
    state = position(sheet(), sheet(), sheet({"lobster": 1}), pool="shrimp lobster", turn=2)
    assert legal(state) == {"take shrimp", "take lobster"}
    after = play(state, "take lobster", "mark lobster")
    assert marked(after, "lobster", 3) == 2
    assert view(after).shared == "shrimp"
    assert pending(after) == [1, 2, 3]
    for seat in (3, 1, 2):
        after = play(after, f"{seat}: mark shrimp")
    assert [marked(after, "shrimp", seat) for seat in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("fleet:F4.2")
def test_example_b_five_boats_catch_one_fish_each_on_cod_and_shrimp_two_on_oyster_none_on_the_full_lobster_boat() -> (
    None
):
    marks = {"cod": 5, "shrimp": 3, "oyster": 3, "lobster": 3}
    own = sheet(marks, either={"cod": "B"}, fish={"lobster": [4], "cod": [1, 0]})
    state = position(own, sheet(), round=8, shared="coins", dice="market market cod")
    assert len(player(state).boats) == 5
    after = play(state, "1: coin", "2: coin", "catch")
    assert boats(after, "cod") == [2, 1]
    assert boats(after, "shrimp") == [1]
    assert boats(after, "oyster") == [2]
    assert boats(after, "lobster") == [4]


@pytest.mark.rule("fleet:F7.5", "fleet:F3.6")
def test_example_c_a_harbor_die_launches_a_kayak_with_its_first_box() -> None:
    state = position(sheet(), sheet(), step="town", pool="harbor wharf cod")
    after = play(state, "take harbor", "mark kayak")
    assert boats(after, "kayak") == [0]
    assert "mark club" in legal(play(state, "take harbor"))


@pytest.mark.rule("fleet:F8.9", "fleet:F7.1", "fleet:F6.8")
def test_example_d_scores_73_from_its_five_heads() -> None:
    """32 for fish, 11 for boats, 15 for licences, 10 for buildings, 5 for the bonus of a point for every 6 fish."""
    own = sheet(
        {"oyster": 9, "swordfish": 9, "shrimp": 3, "cod": 3, "crab": 5, "research": 2, "pub": 4},
        either={"oyster": "LLB", "swordfish": "LLB"},
        fish={"oyster": [10, 6], "swordfish": [4, 3], "shrimp": [3], "cod": [3], "crab": [3]},
        bonus="fish",
        coins=1,
    )
    state = position(own, sheet(coins=1), round=10, step="town", shared="market")
    after = play(state, "1: coin", "2: coin")
    assert heads(after) == {"fish": 32, "boats": 11, "licence": 15, "building": 10, "bonus": 5}
    assert game.result(after).totals[0] == 73
    assert player(after).points.total == 73


@pytest.mark.rule("fleet:F5.1", "fleet:F3.5")
def test_example_e_three_coins_with_a_star_among_them_mark_the_tackle_shop() -> None:
    state = position(sheet(coins=2), sheet(), pool="coins cod shrimp")
    after = play(state, "take coins", "coins")
    assert coins(after) == 5
    assert task(after) == "star"
    after = play(after, "star tackle")
    assert marked(after, "tackle") == 1
    assert pending(after) == [2]


@pytest.mark.rule("fleet:Q49", "fleet:F9.3", "fleet:F9.6")
def test_example_f_round_3_with_her_boat_token_on_cod() -> None:
    own = sheet({"cod": 3})
    state = position(own, round=3, pool="shrimp shrimp cod", tokens=("cod", "research", "salvage"))
    after = play(state, "take shrimp", "mark shrimp")
    assert marked(after, "shrimp") == 1
    assert said(after, "ruth-takes", "face") == [("@face-cod",)]
    assert crossed(after, "cod") == 2
    after = play(after, "mark shrimp")
    assert (marked(after, "shrimp"), crossed(after, "shrimp")) == (2, 1)


@pytest.mark.rule("fleet:Q49", "fleet:F9.5", "fleet:F9.6")
def test_by_the_tokens_own_rules_she_would_have_taken_the_shrimp() -> None:
    state = position(sheet({"cod": 3}), round=3, pool="shrimp shrimp cod", tokens=("lobster", "research", "salvage"))
    assert said(play(state, "take shrimp", "mark shrimp"), "ruth-takes", "face") == [("@face-shrimp",)]


@pytest.mark.rule("fleet:F9.5")
def test_example_g_the_tokens_after_round_5() -> None:
    tokens = ("oyster", "kayak", "cannery")
    state = position(sheet(), round=5, step="town", shared="market", tokens=tokens, dice="cod cod cod")
    after = play(state, "coin")
    ruth = view(after).ruth
    assert ruth is not None
    assert (ruth.boat, ruth.harbor, ruth.wharf) == ("shrimp", "crab", "smokehouse")
