"""Solo against Captain Ruth (rules F9.1 to F9.9, rulings Q20 to Q23, Q42 to Q49)."""

import pytest

from fleet.moves import legal, play, refusal, said, told
from fleet.sheets import built, coins, crossed, fresh, heads, marked, player, position, sheet, task, view
from quarterdeck.engine.chance import Chance
from quarterdeck.games.fleet.facts import game
from quarterdeck.games.fleet.rules.game import FleetState

CLOSED_SHIPS = {"crab": 5, "club": 6, "research": 3, "barge": 2, "kayak": 2}
CLOSED_COLUMNS = dict.fromkeys(("shrimp", "cod", "lobster", "swordfish", "oyster"), 9)


def ruth_answers(pool: str, take: str, own: list[str] | None = None, **kwargs: object) -> FleetState:
    """You take and use a die as a coin in an odd round; then she takes one."""
    state = position(own or sheet(), pool=pool, **kwargs)  # type: ignore[arg-type]
    return play(state, f"take {take}", "coin")


def takes(state: FleetState) -> list[object]:
    return [face for (face,) in said(state, "ruth-takes", "face")]


@pytest.mark.rule("fleet:F9.1", "fleet:F2.4")
def test_pools_are_those_of_two_for_eight_rounds_and_she_is_first_in_even_ones() -> None:
    state = fresh(1, "lobster cod shrimp oyster")
    assert len(view(state).pool) == 3
    assert len(view(state).sheets) == 1
    player_chance = Chance(2)
    while not state.is_over():
        state.apply(state.random_action(player_chance))
    rounds = said(state, "round", "round", "ruth")
    assert rounds == [(number, "yes" if number % 2 == 0 else "no") for number in range(1, 9)]
    assert len(told(state, "rolled")) == 8 * 6
    assert len(told(state, "ruth-takes")) == len(told(state, "ruth-shares")) == 16


@pytest.mark.rule("fleet:F9.2")
def test_her_tokens_start_on_shrimp_crab_and_casino_and_the_start_bonus_is_rolled() -> None:
    state = fresh(1, "coins lobster cod cod cod")
    ruth = view(state).ruth
    assert ruth is not None
    assert (ruth.boat, ruth.harbor, ruth.wharf, ruth.first) == ("shrimp", "crab", "casino", False)
    assert marked(state, "lobster") == 3


@pytest.mark.rule("fleet:F9.3", "fleet:Q43")
def test_her_chosen_die_crosses_the_two_lowest_open_boxes_and_the_shared_die_one() -> None:
    after = ruth_answers("cod lobster oyster", "lobster")
    assert crossed(after, "cod") == 2
    assert said(after, "crossed", "section", "box") == [("@section-cod", 9), ("@section-cod", 8)]
    assert task(after) == "use", "in an odd round the shared die is first yours"
    after = play(after, "mark oyster")
    assert crossed(after, "oyster") == 1
    assert marked(after, "oyster") == 1


@pytest.mark.rule("fleet:F9.3", "fleet:F9.1")
def test_in_even_rounds_she_takes_and_shares_first() -> None:
    state = position(sheet(), round=1, step="town", shared="market", dice="cod cod oyster")
    after = play(state, "coin")
    assert said(after, "round", "ruth") == [("yes",)]
    assert takes(after) == ["@face-cod"]
    after = play(after, "take oyster", "mark oyster")
    assert [line.key for line in told(after, "ruth-shares")] == ["ruth-shares"]
    assert crossed(after, "cod") == 3


@pytest.mark.rule("fleet:F9.3", "fleet:Q42")
@pytest.mark.parametrize(("number", "mine"), [(1, True), (2, False)])
def test_the_last_box_goes_to_whoever_is_first(number: int, mine: bool) -> None:
    one_left = sheet({"oyster": 3}, crosses={"oyster": 5})
    if mine:
        after = play(position(one_left, round=1, shared="oyster"), "mark oyster")
        assert (marked(after, "oyster"), crossed(after, "oyster")) == (4, 5)
        assert told(after, "nothing-crossed") != [], "with a boat face she crosses out nothing then"
        return
    state = position(one_left, round=number, turn=1, pool="cod oyster", dice="market market cod")
    after = play(state, "take cod", "coin")
    assert crossed(after, "oyster") == 6
    assert said(after, "as-coin", "face")[-1] == ("@face-oyster",), "you fall back on a coin"


@pytest.mark.rule("fleet:Q42", "fleet:Q45")
def test_beaten_to_the_last_box_she_goes_on_to_the_next_harbor_ship() -> None:
    near = sheet({"kayak": 1})
    state = position(near, step="town", shared="harbor", tokens=("cod", "kayak", "bank"), dice="cod cod cod")
    after = play(state, "mark kayak")
    assert (crossed(after, "kayak"), crossed(after, "crab")) == (0, 1)


@pytest.mark.rule("fleet:F9.4")
def test_a_crossed_activation_is_lost() -> None:
    short = sheet({"lobster": 8}, either={"lobster": "LB"})
    after = ruth_answers("lobster cod cod", "cod", short, tokens=("lobster", "crab", "casino"))
    assert crossed(after, "lobster") == 1
    assert "mark lobster" not in legal(after)


@pytest.mark.rule("fleet:F9.4", "fleet:Q20")
def test_a_building_you_have_begun_is_finished_when_no_box_is_open() -> None:
    begun = sheet({"pub": 2}, crosses={"pub": 1})
    state = position(begun, step="town", pool="wharf harbor wharf", tokens=("cod", "crab", "pub"))
    yours = play(state, "take wharf", "mark pub")
    assert built(yours, "pub"), "your last mark finishes it, beside her cross"
    hers = play(state, "take harbor", "coin")
    assert crossed(hers, "pub") == 2
    assert built(hers, "pub"), "so does her cross, for one box is yours"
    assert heads(hers) == {"building": 10}


@pytest.mark.rule("fleet:Q20", "fleet:Q48")
def test_a_building_without_a_mark_of_yours_is_lost_and_the_bank_counts_your_boxes() -> None:
    state = position(sheet(), step="town", pool="wharf harbor wharf")
    lost = play(state, "take harbor", "coin")
    assert crossed(lost, "casino") == 2
    assert not built(lost, "casino")
    bank = sheet({"bank": 2}, crosses={"bank": 1})
    after = play(
        position(bank, step="town", pool="wharf harbor wharf", tokens=("cod", "crab", "bank")), "take harbor", "coin"
    )
    assert heads(after) == {"building": 4}


@pytest.mark.rule("fleet:Q20")
def test_as_an_option_the_last_box_must_be_yours() -> None:
    begun = sheet({"pub": 2}, crosses={"pub": 1})
    state = position(begun, step="town", pool="wharf harbor wharf", tokens=("cod", "crab", "pub"), strict=True)
    assert not built(play(state, "take harbor", "coin"), "pub")
    assert built(play(state, "take wharf", "mark pub"), "pub")


@pytest.mark.rule("fleet:Q48")
def test_crossed_boxes_count_for_no_bonus() -> None:
    own = sheet({"crab": 3, "bank": 2}, crosses={"bank": 2, "pub": 4}, bonus="wharf")
    state = position(own, pool="cod cod shrimp")
    assert heads(state)["bonus"] == 1
    assert player(state).points.buildings == 4


@pytest.mark.rule("fleet:Q48")
def test_she_takes_no_crab_bonus() -> None:
    state = position(sheet({"crab": 2}), step="town", pool="harbor harbor wharf")
    after = play(state, "take harbor", "mark crab")
    assert len(legal(after)) == 5
    assert [bonus.holder for bonus in view(after).bonuses] == [-1] * 5


@pytest.mark.rule("fleet:F9.5", "fleet:Q23")
def test_tokens_move_one_section_on_and_skip_sections_without_an_open_box() -> None:
    own = sheet({"cod": 9, "club": 6, "bank": 4}, either={"cod": "LLB"}, crosses={"salvage": 2})
    after = play(position(own, step="town", shared="market", dice="cod cod cod"), "coin")
    assert said(after, "tokens", "boat", "harbor", "wharf") == [
        ("@section-lobster", "@section-research", "@section-tackle")
    ]


@pytest.mark.rule("fleet:F9.5")
@pytest.mark.parametrize(
    ("tokens", "then"),
    [
        (("oyster", "kayak", "buffet"), ("shrimp", "crab", "casino")),
        (("swordfish", "barge", "pub"), ("oyster", "kayak", "buffet")),
        (("cod", "club", "tackle"), ("lobster", "research", "cannery")),
    ],
)
def test_each_order_is_a_ring(tokens: tuple[str, str, str], then: tuple[str, str, str]) -> None:
    after = play(position(sheet(), step="town", shared="market", tokens=tokens, dice="cod cod cod"), "coin")
    assert said(after, "tokens", "boat", "harbor", "wharf") == [tuple(f"@section-{name}" for name in then)]


@pytest.mark.rule("fleet:Q45", "fleet:Q23")
def test_a_token_stays_where_all_others_are_closed() -> None:
    own = sheet({"crab": 2, **{k: v for k, v in CLOSED_SHIPS.items() if k != "crab"}})
    after = play(position(own, step="town", shared="market", dice="cod cod cod"), "coin")
    assert said(after, "tokens", "harbor") == [("@section-crab",)]


@pytest.mark.rule("fleet:Q45")
def test_a_token_on_a_closed_section_aims_at_the_next_open_one_and_stays_until_the_round_ends() -> None:
    own = sheet({"crab": 5, "club": 6}, bonus="fish")
    after = play(position(own, step="town", pool="harbor wharf wharf"), "take wharf", "coin")
    assert crossed(after, "research") == 2
    ruth = view(after).ruth
    assert ruth is not None
    assert ruth.harbor == "crab"


@pytest.mark.rule("fleet:F9.6", "fleet:Q46")
@pytest.mark.parametrize(
    ("token", "pool", "wanted"),
    [
        ("shrimp", "shrimp cod coins", "shrimp"),
        ("lobster", "shrimp cod coins", "shrimp"),
        ("cod", "shrimp cod coins", "cod"),
        ("lobster", "lobster cod coins", "lobster"),
        ("swordfish", "lobster cod coins", "cod"),
    ],
)
def test_she_takes_her_tokens_type_or_the_next_in_the_ring(token: str, pool: str, wanted: str) -> None:
    after = ruth_answers(pool, "coins", tokens=(token, "crab", "casino"))
    assert takes(after) == [f"@face-{wanted}"]


@pytest.mark.rule("fleet:F9.6", "fleet:Q46")
def test_she_never_takes_a_die_with_nothing_to_cross_unless_there_is_no_other() -> None:
    full = sheet({"cod": 9}, either={"cod": "LLB"})
    assert takes(ruth_answers("cod lobster shrimp", "shrimp", full, tokens=("cod", "crab", "casino"))) == [
        "@face-lobster"
    ]
    assert takes(ruth_answers("cod coins shrimp", "shrimp", full, tokens=("cod", "crab", "casino"))) == ["@face-coins"]
    forced = play(position(full, pool="cod shrimp cod", tokens=("cod", "crab", "casino")), "take shrimp", "coin")
    assert takes(forced) == ["@face-cod"]
    assert told(forced, "nothing-crossed") != []


@pytest.mark.rule("fleet:F9.7", "fleet:Q21")
def test_three_coins_are_taken_last_and_cross_one_box_at_her_token() -> None:
    state = position(sheet(), pool="coins coins cod", tokens=("oyster", "crab", "casino"))
    after = play(state, "take cod", "coin")
    assert takes(after) == ["@face-coins"]
    assert crossed(after, "oyster") == 1, "one box, though it is her own die"
    assert crossed(play(after, "coin"), "oyster") == 2, "and one for the shared die"


@pytest.mark.rule("fleet:F9.7", "fleet:Q45")
def test_three_coins_go_on_to_the_next_section_with_an_open_box() -> None:
    full = sheet({"oyster": 9}, either={"oyster": "LLB"})
    state = position(full, pool="coins coins cod", tokens=("oyster", "crab", "casino"))
    assert crossed(play(state, "take cod", "coin"), "shrimp") == 1


@pytest.mark.rule("fleet:F9.8", "fleet:Q47")
@pytest.mark.parametrize(
    ("pool", "take", "wanted"),
    [
        ("harbor wharf cod", "cod", "harbor"),
        ("wharf market cod", "market", "wharf"),
        ("market market cod", "market", "cod"),
        ("market market coins", "market", "coins"),
        ("market market cod", "cod", "market"),
    ],
)
def test_in_town_she_prefers_harbor_wharf_boat_die_market(pool: str, take: str, wanted: str) -> None:
    assert takes(ruth_answers(pool, take, step="town")) == [f"@face-{wanted}"]


@pytest.mark.rule("fleet:Q47")
def test_in_town_she_passes_over_dice_with_nothing_to_cross() -> None:
    closed = sheet(CLOSED_SHIPS, bonus="fish")
    assert takes(ruth_answers("harbor wharf cod", "cod", closed, step="town"))[0] == "@face-wharf"
    nothing = sheet(CLOSED_SHIPS | CLOSED_COLUMNS, either=dict.fromkeys(CLOSED_COLUMNS, "LLB"), bonus="fish")
    state = position(nothing, step="town", pool="harbor cod market")
    assert takes(play(state, "take harbor"))[0] == "@face-market"


@pytest.mark.rule("fleet:F9.8", "fleet:Q22")
def test_the_market_crosses_out_the_next_star_and_you_skip_its_box() -> None:
    state = position(sheet(coins=2), step="town", pool="market market cod")
    after = play(state, "take cod", "mark cod")
    assert player(after).crossed_stars == (4,)
    after = play(after, "market")
    assert coins(after) == 5, "coin 3, then box 5: box 4 is skipped without paying"
    assert player(after).crossed_stars == (4, 8), "the shared die takes the next one"
    assert player(after).stars == 0


@pytest.mark.rule("fleet:Q22")
def test_without_a_star_ahead_the_market_crosses_nothing() -> None:
    state = position(sheet(coins=60), step="town", shared="market", dice="cod cod cod")
    after = play(state, "market")
    assert told(after, "nothing-crossed") != []
    assert player(after).crossed_stars == ()


@pytest.mark.rule("fleet:Q43")
def test_crosses_grow_from_the_bottom_until_they_meet_the_marks() -> None:
    own = sheet({"lobster": 3}, crosses={"lobster": 4})
    after = ruth_answers("lobster cod shrimp", "cod", own, tokens=("lobster", "crab", "casino"))
    assert (marked(after, "lobster"), crossed(after, "lobster")) == (3, 6)
    town = position(sheet({"lobster": 3}, crosses={"lobster": 6}), step="town", pool="lobster harbor wharf")
    assert said(play(town, "take lobster"), "as-coin", "face") == [("@face-lobster",)], "closed for both"


@pytest.mark.rule("fleet:Q43")
def test_licences_boats_fish_hexes_and_use_stars_are_never_crossed() -> None:
    own = sheet({"lobster": 3, "buffet": 1, "salvage": 2}, fish={"lobster": [2]}, hexes=("cod",), salvaged=1)
    before = position(own, pool="lobster cod shrimp", tokens=("lobster", "crab", "casino"))
    after = play(before, "take cod", "coin")
    one, other = player(before), player(after)
    assert (one.licences, one.boats, one.hexes, one.salvage_used) == (
        other.licences,
        other.boats,
        other.hexes,
        other.salvage_used,
    )


@pytest.mark.rule("fleet:Q44")
def test_fewer_boxes_than_two_are_all_she_crosses() -> None:
    state = position(sheet(), step="town", pool="wharf market cod", tokens=("cod", "crab", "cannery"))
    after = play(state, "take cod", "coin")
    assert crossed(after, "cannery") == 1
    assert crossed(after, "smokehouse") == 0, "the rest does not pass on"


@pytest.mark.rule("fleet:Q42", "fleet:F9.1")
def test_stars_are_taken_before_she_takes_her_die() -> None:
    state = position(sheet(coins=3), pool="cod lobster shrimp")
    after = play(state, "take shrimp", "coin")
    assert takes(after) == []
    assert task(after) == "star"
    assert takes(play(after, "star bank")) == ["@face-cod"]


@pytest.mark.rule("fleet:Q46", "fleet:F9.6")
def test_equal_faces_make_no_difference() -> None:
    after = ruth_answers("cod cod shrimp", "shrimp", tokens=("cod", "crab", "casino"))
    assert view(after).shared == "cod"
    assert refusal(after, "take cod") == "wrong-task"


def test_a_solo_game_given_up_is_lost() -> None:
    state = fresh(1)
    state.concede(0)
    assert game.result(state).ended == "concession"
    assert game.result(state).returns == (0.0,)
