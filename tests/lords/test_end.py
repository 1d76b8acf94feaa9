"""The end of the game, the order of a turn and what is drawn (rules 53, 54; rulings G1 to G8)."""

import pytest

from lords.moves import keys, legal, pass_turn, play, refusal, told
from lords.sea import fresh, hand, phase, player, position, score, ship, view
from quarterdeck.engine.chance import Chance
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules.game import LordsState

BLOCKED = ". " * 35 + "D1 D2 D3 D4 D5 D6 D7"  # dark holds all of light's bottom row


def finished(state: LordsState) -> LordsState:
    """The position after everybody has taken the first choice everywhere."""
    while not state.is_over():
        state = pass_turn(state)
    return state


@pytest.mark.rule("lords:53", "lords:G6")
def test_each_player_has_sixteen_turns_and_the_game_ends_with_that_round() -> None:
    state, turns = fresh(3), [0, 0]
    while not state.is_over():
        turns[state.mover.seat] += 1
        assert phase(state) == "turn"
        state = pass_turn(state)
    assert turns == [16, 16]
    assert game.result(state).ended in ("points", "coins", "draw")


@pytest.mark.rule("lords:53", "lords:G2")
def test_who_draws_the_last_ship_of_his_main_pile_has_one_turn_left() -> None:
    last_draw = position(turn=15, first=0)
    assert player(last_draw, 0).main_pile == 1
    drawn = pass_turn(last_draw)
    assert player(drawn, 0).main_pile == 0
    last_turn = pass_turn(drawn)
    assert (last_turn.mover.seat, phase(last_turn)) == (0, "turn")
    after = pass_turn(last_turn)
    assert "drew" not in [line.key for line in told(after)], "the pile is empty"
    assert phase(after) == "turn", "the round is played out"
    assert pass_turn(after).is_over()


@pytest.mark.rule("lords:G2")
def test_on_turn_16_a_mercenary_may_still_be_bought() -> None:
    state = position(turn=16, hands=("2", ""), coins=(3, 0), market="shield_a", first=0)
    after = play(state, "2 A6")
    assert phase(after) == "after"
    assert ship(play(after, "hire shield_a B6", "shield A6"), "A6") == "L2+1"


@pytest.mark.rule("lords:G1")
def test_the_ships_left_in_hand_at_the_end_are_two_and_the_extra_ones_and_count_nothing() -> None:
    state = position(turn=16, mover=1, first=0, hands=("12345", "222"), extra=(3, 0))
    assert len(hand(state, 0)) == 2 + 3
    after = play(state, "2 A1")
    assert after.is_over()
    assert (hand(after, 0), hand(after, 1)) == ("12345", "22")
    result = game.result(after)
    assert (result.totals, result.ended, result.returns) == ((0, 0), "coins", (0.0, 1.0)), "dark's 2 brought a coin"


@pytest.mark.rule("lords:54")
def test_a_player_who_cannot_lay_any_ship_on_his_turn_loses_at_once_without_scoring() -> None:
    state = position(BLOCKED.replace("D1", ". "), hands=("", "2"), points=(30, 0), mover=1)
    after = play(state, "2 A6")
    assert after.is_over()
    result = game.result(after)
    assert (result.ended, result.returns, result.totals) == ("lock-out", (0.0, 1.0), ())
    assert keys(after)[-1] == "locked-out"
    assert "scored" not in keys(after)


@pytest.mark.rule("lords:54")
def test_the_lock_out_holds_for_dark_as_well() -> None:
    board = ". L2 L3 L4 L5 L6 L7 " + ". " * 35
    after = play(position(board, hands=("8", "")), "8 A1")
    assert game.result(after).returns == (1.0, 0.0)


@pytest.mark.rule("lords:G4", "lords:54")
@pytest.mark.parametrize("way_out", ["*", "d1", "l1"])
def test_a_mined_cell_or_one_with_a_burning_ship_is_no_lock_out(way_out: str) -> None:
    state = position(BLOCKED.replace("D1", way_out).replace("D2", ". "), hands=("6", "2"), mover=1)
    after = play(state, "2 B6")
    assert not after.is_over()
    assert "6 A6" in legal(after)


@pytest.mark.rule("lords:G4")
def test_without_a_cell_a_boarder_that_can_be_paid_and_laid_is_the_only_thing_offered() -> None:
    state = position(BLOCKED.replace("D1", ". ").replace("D2", "D2+1"), hands=("9", "8"), coins=(4, 0), mover=1,
                     market="boarder flagship shield_a")  # fmt: skip
    locked = play(state, "8 A6")
    assert not locked.is_over()
    assert legal(locked) == {f"hire boarder {cell}6" for cell in "ACDEFG"}, "not the shielded one"
    assert refusal(locked, "9 A6") == "must-board"
    after = play(locked, "hire boarder A6")
    assert phase(after) == "turn", "A5 is free beside the boarder"
    assert ship(play(after, "9 A5"), "A5") == "L9"


@pytest.mark.rule("lords:G4")
@pytest.mark.parametrize(("coins", "market"), [(3, "boarder"), (9, "flagship shield_a")])
def test_without_a_boarder_that_can_be_paid_the_game_is_lost_at_once(coins: int, market: str) -> None:
    state = position(BLOCKED.replace("D1", ". "), hands=("", "8"), coins=(coins, 0), mover=1, market=market)
    assert game.result(play(state, "8 A6")).ended == "lock-out"


WALLED = ". " * 21 + ". . . . . . . D9 . . . . . . . D2 D3 D4 D5 D6 D7"


@pytest.mark.rule("lords:G4", "lords:G5")
def test_still_no_cell_after_the_boarder_is_lost_at_once() -> None:
    state = position(WALLED, hands=("", "8"), coins=(4, 0), mover=1, market="boarder")
    locked = play(state, "8 A6")
    after = play(locked, "hire boarder A6")
    assert game.result(after).ended == "lock-out", "A5 and B6 are dark's"
    assert game.result(after).returns == (0.0, 1.0)


@pytest.mark.rule("lords:G5")
def test_a_mercenary_laid_first_on_the_own_last_cell_loses() -> None:
    state = position(WALLED, hands=("8", ""), coins=(3, 0), market="minesweeper")
    assert {move.split()[-1] for move in legal(state)} == {"A6"}
    after = play(state, "hire minesweeper A6")
    assert game.result(after).ended == "lock-out"
    assert not play(state, "8 A6").is_over(), "laying the ship there is safe"


def warned(state: LordsState, move: str) -> str:
    """The key of what is said before an action is done; "" where nothing is."""
    warning = game.warning(state, game.parse(state, move))
    return warning.key if warning else ""


@pytest.mark.rule("lords:G5")
def test_a_purchase_that_leaves_no_cell_for_the_main_action_is_warned_of_before_it_is_made() -> None:
    state = position(WALLED, hands=("8", ""), coins=(3, 0), market="minesweeper")
    assert warned(state, "hire minesweeper A6") == "warning-lock-out"
    assert warned(state, "8 A6") == ""
    roomy = position(WALLED.replace("D7", ". "), hands=("8", ""), coins=(3, 0), market="minesweeper")
    assert warned(roomy, "hire minesweeper A6") == "", "G6 is still free"
    paid_later = play(position(WALLED.replace("D9", ". "), hands=("8", ""), coins=(3, 0), market="minesweeper"), "8 A6")
    assert warned(paid_later, "hire minesweeper A5") == "", "the main action is done"


@pytest.mark.rule("lords:G5")
def test_a_purchase_whose_shots_open_a_cell_is_safe_and_the_shot_that_opens_none_is_warned_of() -> None:
    state = position(WALLED, hands=("8", ""), coins=(4, 0), market="twin_h broadside")
    assert warned(state, "hire broadside A6") == "", "it burns A5 and B6, which can be built over"
    sealed = position(WALLED.replace("D2", "D2+1"), hands=("8", ""), coins=(4, 0), market="twin_h", twin_straight=True)
    assert warned(sealed, "hire twin_h A6") == "", "its two shots may burn A5"
    shooting = play(sealed, "hire twin_h A6", "shot E")
    assert (warned(shooting, "shot N"), warned(shooting, "shot E")) == ("", ""), "either burns a neighbour"
    walls = WALLED.replace("D2", "D2+2").replace("D9", "D9+1")
    sealed_twice = position(walls, hands=("8", ""), coins=(4, 0), market="twin_h", twin_straight=True)
    assert warned(sealed_twice, "hire twin_h A6") == ""
    shooting = play(sealed_twice, "hire twin_h A6", "shot N")
    assert (warned(shooting, "shot N"), warned(shooting, "shot E")) == ("", "warning-lock-out")


@pytest.mark.rule("lords:G3")
def test_an_empty_reserve_gives_no_ship_and_no_token() -> None:
    state = position(hands=("3", ""), extra=(9, 0), coins=(3, 0), market="recruit", effects={"A6": "E"})
    assert player(state, 0).reserve == 0
    after = play(state, "3 A6")
    assert "extra" not in keys(after)
    assert player(after, 0).extra_ships == 9
    hired = play(state, "hire recruit B6")
    assert (phase(hired), player(hired, 0).extra_ships) == ("turn", 9)
    assert "lost-effect" in keys(hired)


@pytest.mark.rule("lords:G6")
@pytest.mark.parametrize("seed", range(4))
def test_only_the_final_draw_takes_from_the_main_pile_so_both_piles_end_together(seed: int) -> None:
    state = fresh(seed, boards="random")
    assert [player(state, seat).main_pile for seat in (0, 1)] == [15, 15]
    while not state.is_over():
        mover = state.mover.seat
        before = player(state, mover).main_pile
        turns = state.mover.turns
        state = pass_turn(state)
        assert player(state, mover).main_pile == max(before - 1, 0)
        assert player(state, mover).main_pile == 15 - min(turns + 1, 15)


@pytest.mark.rule("lords:G7")
def test_a_whole_turn_has_its_order() -> None:
    board = """
        .  .  .  D4 .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  d6 *  *  .  .  .
    """
    state = position(board, hands=("33", ""), coins=(4, 0), market="twin_d", shield_due=True, effects={"D6": "V"})
    bought_first = play(state, "hire twin_d C6", "3 D6", "shot N")
    assert keys(bought_first) == [
        *("hired", "mine-taken", "lost-effect"),
        *("laid", "shielded", "mine-taken", "point", "shot"),
        "drew",
    ]
    bought_last = play(state, "3 D6", "shot N", "hire twin_d C6")
    assert keys(bought_last) == [
        *("laid", "shielded", "mine-taken", "point", "shot"),
        *("hired", "mine-taken", "lost-effect"),
        "drew",
    ]
    assert bought_last.mover.seat == 1, "no purchase after the draw"
    over = play(state, "3 B6")
    assert keys(over)[:3] == ["laid", "built-over", "shielded"]


@pytest.mark.rule("lords:G7")
def test_after_the_main_action_without_a_purchase_the_turn_ends_with_the_draw() -> None:
    state = position(hands=("2", ""), coins=(3, 0), market="shield_a")
    after = play(state, "2 A6", "done")
    assert keys(after)[-1] == "drew"
    assert after.mover.seat == 1
    assert refusal(position(hands=("2", ""), coins=(3, 0), market="shield_a"), "done") == "lay-first"


@pytest.mark.rule("lords:G8")
def test_a_reserve_ship_comes_at_once_and_the_final_draw_is_always_one_ship() -> None:
    state = position(hands=("9", ""), effects={"A6": "E"})
    after = play(state, "9 A6")
    assert keys(after) == ["laid", "extra", "extra", "drew"]
    assert len(hand(after, 0)) == 3 - 1 + 2 + 1
    assert player(after, 0).main_pile == player(state, 0).main_pile - 1


@pytest.mark.rule("lords:G8")
def test_a_hand_is_never_refilled_further_nor_discarded_from() -> None:
    chance = Chance(77)
    state = game.new(game.setup(2, {}), Chance(5))
    state.events = []
    while not state.is_over():
        if view(state).phase == "turn" and not state.bought:
            for seat in (0, 1):
                mine = player(state, seat)
                rested = 1 if state.side(seat).turns == 16 else 0
                assert mine.hand_size == 3 + mine.extra_ships - rested
        state.apply(state.random_action(chance))


@pytest.mark.rule("lords:53", "lords:54")
def test_a_game_that_is_played_out_is_scored() -> None:
    over = finished(fresh(3))
    result = game.result(over)
    assert result.totals == (score(over, 0), score(over, 1))
    assert over.pending() == 0
