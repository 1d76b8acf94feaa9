"""The turn: the main action, its two effects in either order, a purchase, the draw (rules 11 to 15, C14)."""

import pytest

from lords.moves import keys, lays, legal, play, refusal
from lords.sea import hand, mined, phase, player, position, random_game, ship, view
from quarterdeck.games.lords.facts import game

BURNING = """
    .  .  .  D4 .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  l6 .  .  .  .  .
"""


@pytest.mark.rule("lords:11")
def test_players_alternate_and_each_has_exactly_16_turns() -> None:
    played_out = 0
    for seed in range(40):
        laid: list[int] = []
        for state in random_game(seed):
            laid += [event.seat for event in state.events or () if game.event(event).key == "laid"]
            state.events = []
        first = view(state).first_player
        assert laid == [(first + turn) % 2 for turn in range(len(laid))]
        if game.result(state).ended != "lock-out":
            played_out += 1
            assert len(laid) == 32
    assert played_out > 30


@pytest.mark.rule("lords:11")
def test_the_other_player_may_not_act_in_ones_turn() -> None:
    state = position(hands=("222", "222"))
    state.act_as(1)
    assert refusal(state, "2 A1") == "not-your-decision"


@pytest.mark.rule("lords:12")
def test_the_main_action_is_compulsory() -> None:
    state = position(hands=("246", ""), market="shield_a", coins=(3, 0))
    assert refusal(state, "done") == "lay-first"
    assert "done" not in legal(state)
    bought_first = play(state, "hire shield_a A6", "shield A6")
    assert phase(bought_first) == "turn"
    assert refusal(bought_first, "done") == "lay-first"


@pytest.mark.rule("lords:12")
def test_the_ship_laid_comes_from_the_hand() -> None:
    state = position(hands=("224", ""))
    assert {move.split()[0] for move in legal(state)} == {"2", "4"}
    assert refusal(state, "5 A6") == "not-in-hand"
    after = play(state, "2 A6")
    assert ship(after, "A6") == "L2"
    assert sorted(hand(after, 0)) != sorted("224")
    assert player(after, 0).hand_size == 3
    assert "2" in hand(after, 0)  # only one of the two went


@pytest.mark.rule("lords:12")
def test_one_ship_is_laid_each_turn() -> None:
    after = play(position(hands=("224", "")), "2 A6")
    assert view(after).mover == 1
    assert len(view(after).ships) == 1


@pytest.mark.rule("lords:13")
def test_the_effects_of_cell_and_ship_are_both_applied() -> None:
    after = play(position(hands=("222", ""), effects={"A6": "V"}), "2 A6")
    assert (player(after, 0).points, player(after, 0).coins) == (1, 1)


@pytest.mark.rule("lords:13", "lords:C14")
def test_the_player_chooses_which_effect_comes_first() -> None:
    state = play(position(hands=("777", ""), effects={"A6": "M"}), "7 A6")
    assert phase(state) == "order"
    assert legal(state) == {"cell first", "ship first"}
    mine_gone = play(state, "cell first", "mine D3", "sweep D3")
    assert mined(mine_gone) == set()
    mine_stays = play(state, "ship first", "mine D3")
    assert mined(mine_stays) == {"D3"}
    assert "lost-effect" in keys(mine_stays)


@pytest.mark.rule("lords:C14")
def test_repair_then_shield_lets_the_repaired_ship_be_shielded() -> None:
    state = play(position(BURNING, hands=("111", ""), effects={"A6": "R"}), "1 A6")
    assert phase(state) == "repair", "shielding first could not do more"
    assert refusal(state, "shield B6") == "wrong-phase"
    assert ship(play(state, "repair B6", "shield B6"), "B6") == "L6+1"


@pytest.mark.rule("lords:C14")
@pytest.mark.parametrize(("effect", "direction"), [("O", "N"), ("D", "NE")])
def test_a_shot_then_shield_refills_an_empty_supply(effect: str, direction: str) -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        D4+4 D6+3 . . .  .  .
        .  .  .  .  .  .  .
    """
    state = play(position(picture, hands=("111", ""), effects={"A6": effect}), "1 A6")
    assert view(state).shield_supply == 0
    assert phase(state) == "order"
    after = play(state, "cell first", f"shot {direction}", "shield A6")
    assert ship(after, "A6") == "L1+1"
    lost = play(state, "ship first", f"shot {direction}")
    assert ship(lost, "A6") == "L1"
    assert view(lost).shield_supply == 1


@pytest.mark.rule("lords:C14")
@pytest.mark.parametrize(
    ("number", "effect", "events"),
    [
        ("2", "V", ["laid", "point", "coin"]),
        ("2", "R", ["laid", "coin"]),
        ("2", "O", ["laid", "coin"]),
        ("5", "V", ["laid", "point"]),
        ("5", "E", ["laid", "extra"]),
        ("3", "E", ["laid", "extra"]),
    ],
)
def test_without_two_choices_nothing_is_asked_and_the_automatic_effect_goes_first(
    number: str, effect: str, events: list[str]
) -> None:
    after = play(position(BURNING, hands=(number * 3, ""), effects={"D6": effect}), f"{number} D6")
    assert phase(after) in ("shot", "repair", "turn")
    assert keys(after)[: len(events)] == events


@pytest.mark.rule("lords:C14")
@pytest.mark.parametrize(("number", "effect", "asked"), [("3", "O", "shot"), ("5", "R", "repair")])
def test_equal_effects_have_no_order(number: str, effect: str, asked: str) -> None:
    after = play(position(BURNING, hands=(number * 3, ""), effects={"D6": effect}), f"{number} D6")
    assert phase(after) == asked


@pytest.mark.rule("lords:C14")
def test_one_effect_is_finished_before_the_other_begins() -> None:
    two = BURNING.replace("D4 .", "D4 D8").replace("l6 .", "l6 L2")
    shooting = play(position(two, hands=("555", ""), effects={"D6": "O"}), "5 D6")
    assert legal(shooting) == {"shot N"}
    assert refusal(shooting, "repair B6") == "wrong-phase"
    repairing = play(shooting, "shot N")
    assert legal(repairing) == {"repair B6"}
    assert refusal(repairing, "shot N") == "wrong-phase"


@pytest.mark.rule("lords:14")
def test_a_mercenary_may_be_bought_before_the_main_action() -> None:
    state = position(hands=("246", ""), market="shield_a bulwark", coins=(8, 0))
    after = play(state, "hire bulwark A6")
    assert (phase(after), view(after).mover, player(after, 0).coins) == ("turn", 0, 3)
    assert "B6" in lays(after)


@pytest.mark.rule("lords:14")
def test_a_mercenary_may_be_bought_after_the_main_action() -> None:
    state = play(position(hands=("246", ""), market="shield_a bulwark", coins=(5, 0)), "2 A6")
    assert (phase(state), view(state).mover) == ("after", 0)
    assert "done" in legal(state)
    after = play(state, "hire bulwark B6")
    assert (ship(after, "A6"), ship(after, "B6"), view(after).mover) == ("L2", "Lbulwark", 1)


@pytest.mark.rule("lords:14")
def test_the_purchase_is_optional() -> None:
    state = play(position(hands=("246", ""), market="bulwark", coins=(5, 0)), "2 A6")
    after = play(state, "done")
    assert view(after).mover == 1
    assert player(after, 0).coins == 6


@pytest.mark.rule("lords:14")
def test_at_most_one_mercenary_is_bought_a_turn() -> None:
    state = position(hands=("246", ""), market="flagship bulwark", coins=(12, 0))
    bought = play(state, "hire bulwark A6")
    assert refusal(bought, "hire flagship B6") == "bought-already"
    assert not any(move.startswith("hire") for move in legal(bought))
    after = play(bought, "2 B6")
    assert view(after).mover == 1  # no second offer after the main action
    next_turn = play(after, "8 A1")
    assert refusal(next_turn, "hire flagship C6") == ""


@pytest.mark.rule("lords:15")
def test_the_turn_ends_with_one_ship_from_the_main_pile() -> None:
    state = position(hands=("246", ""))
    after = play(state, "2 A6")
    assert (player(after, 0).hand_size, player(after, 0).main_pile) == (3, 14)
    assert keys(after)[-1] == "drew"
    assert player(after, 1).main_pile == 15


@pytest.mark.rule("lords:15")
def test_the_draw_comes_after_the_purchase() -> None:
    state = play(position(hands=("246", ""), market="bulwark", coins=(5, 0)), "2 A6")
    assert hand(state, 0) == "46"
    assert "drew" not in keys(state)
    assert keys(play(state, "hire bulwark B6")) == ["hired", "drew"]
