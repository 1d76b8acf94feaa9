"""Mines, the fake one among them (rules 42 to 44, rulings D1 to D13)."""

import pytest

from lords.moves import keys, legal, play, refusal, told
from lords.sea import NAMES, mined, phase, player, position, score, ship, view
from quarterdeck.engine.chance import Chance
from quarterdeck.games.base import WATCHER
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules.game import LordsState

LINES = """
    .  .  .  D4 .  .  .
    .  .  .  .  .  .  .
    .  .  .  d6 .  .  .
    .  .  .  .  .  .  .
    .  l2 .  .  *  .  .
    L8 .  .  *  .  .  .
"""


@pytest.mark.rule("lords:42", "lords:D1", "lords:D2")
def test_a_mine_may_be_put_only_on_a_cell_without_ships_and_without_a_mine() -> None:
    asked = play(position(LINES, hands=("9", ""), effects={"G6": "M"}), "9 G6")
    taken = {"D1", "D3", "B5", "A6", "G6", "E5", "D6"}
    assert legal(asked) == {f"mine {cell}" for cell in NAMES if cell not in taken}
    assert refusal(asked, "mine D1") == "ship-on-cell"
    assert refusal(asked, "mine D3") == "ship-on-cell", "a burning ship is a ship too"
    assert refusal(asked, "mine E5") == "mine-on-cell"


@pytest.mark.rule("lords:43")
def test_whoever_lays_a_ship_on_a_mine_takes_it_and_the_ship_stays_battle_side_up() -> None:
    after = play(position(LINES, hands=("2", "")), "2 D6")
    assert ship(after, "D6") == "L2"
    assert player(after, 0).mines == 1
    assert mined(after) == {"E5"}
    assert score(after) == -2


@pytest.mark.rule("lords:43", "lords:D3")
def test_a_mine_also_costs_the_one_who_laid_it() -> None:
    laid = play(position(hands=("28", "4"), effects={"A6": "M"}), "2 A6", "mine B6")
    back = play(laid, "4 A1", "8 B6")
    assert (player(back, 0).mines, player(back, 1).mines) == (1, 0)
    assert score(back) == -2


@pytest.mark.rule("lords:44")
def test_the_fake_mine_costs_nothing() -> None:
    after = play(position(LINES.replace("L8 .  .  *", "L8 .  .  f"), hands=("2", "")), "2 D6")
    assert (player(after, 0).mines, player(after, 0).fakes) == (0, 1)
    assert score(after) == 0


@pytest.mark.rule("lords:D4")
def test_a_shield_does_not_help_against_a_mine() -> None:
    after = play(position(LINES, hands=("2", ""), shield_due=True), "2 D6")
    assert ship(after, "D6") == "L2+1"
    assert player(after, 0).mines == 1


@pytest.mark.rule("lords:D4")
def test_a_mercenary_takes_the_mine_it_is_laid_on() -> None:
    after = play(position(LINES, coins=(4, 0), market="twin_d"), "hire twin_d D6")
    assert player(after, 0).mines == 1
    assert mined(after) == {"E5"}


@pytest.mark.rule("lords:D5")
def test_a_mine_does_not_cancel_the_cells_effect() -> None:
    after = play(position(LINES, hands=("2", ""), effects={"D6": "V"}), "2 D6")
    assert (player(after, 0).points, player(after, 0).mines) == (1, 1)


@pytest.mark.rule("lords:D6")
def test_a_7_or_the_minesweeper_takes_the_mine_under_it_if_it_clears_others_instead() -> None:
    after = play(position(LINES, hands=("7", "")), "7 D6", "sweep E5")
    assert player(after, 0).mines == 1
    assert mined(after) == set()
    four = LINES.replace(".  .  .  D4", "*  *  *  D4")
    state = position(four, coins=(3, 0), market="minesweeper")
    swept = play(state, "hire minesweeper D6", "sweep A1", "sweep B1", "sweep C1")
    assert player(swept, 0).mines == 1
    assert mined(swept) == {"E5"}


@pytest.mark.rule("lords:D6")
def test_the_minesweeper_may_clear_the_mine_it_is_laid_on() -> None:
    state = position(LINES, coins=(3, 0), market="minesweeper")
    after = play(state, "hire minesweeper D6", "sweep D6", "sweep E5")
    assert player(after, 0).mines == 0
    assert mined(after) == set()


TOKENS = """
    .  .  .  D4 .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  .
    .  .  .  .  .  .  *
    L8 t  t  f  .  .  .
"""


def kinds(state: LordsState, seat: int) -> dict[str, str]:
    """What a seat knows of each mine on the sea."""
    return {mine.cell: mine.kind for mine in view(state, seat).mines}


@pytest.mark.rule("lords:D7", "lords:D12")
def test_the_minelayers_three_tokens_look_alike_to_his_opponent_and_only_he_knows_the_fake() -> None:
    state = position(TOKENS, layer=1)
    hidden = {"B6": "unknown", "C6": "unknown", "D6": "unknown", "G5": "real"}
    assert kinds(state, 0) == hidden
    assert kinds(state, WATCHER) == hidden
    assert kinds(state, 1) == {"B6": "real", "C6": "real", "D6": "fake", "G5": "real"}


@pytest.mark.rule("lords:D7")
def test_a_fake_mine_that_is_taken_stays_with_its_taker_and_is_revealed_to_both() -> None:
    after = play(position(TOKENS, hands=("2", "")), "2 D6")
    for seat in (0, 1, WATCHER):
        taken = [line for line in told(after, seat) if line.key == "mine-taken"]
        assert [line.args["fake"] for line in taken] == ["yes"]
        assert view(after, seat).players[0].fakes == 1
    assert score(after) == 0


@pytest.mark.rule("lords:D7")
def test_a_fake_mine_that_is_removed_leaves_the_game() -> None:
    state = position(TOKENS, hands=("7", ""))
    after = play(state, "7 G6", "sweep D6")
    assert view(after).mine_supply == view(state).mine_supply == 11
    assert (player(after, 0).fakes, player(after, 1).fakes) == (0, 0)
    swept = [line.args["fake"] for line in told(after, 1) if line.key == "swept"]
    assert swept == ["yes"]


@pytest.mark.rule("lords:D8")
def test_a_real_mine_that_is_removed_goes_back_to_the_supply() -> None:
    state = position(LINES, hands=("7", ""))
    after = play(state, "7 G6", "sweep E5")
    assert view(state).mine_supply == 12
    assert view(after).mine_supply == 13


@pytest.mark.rule("lords:D9")
def test_a_boarder_on_a_ship_meets_no_mine_for_none_can_lie_there() -> None:
    board = TOKENS.replace("L8 t", "L8 D6")
    laying = play(position(board, hands=("2", ""), effects={"G6": "M"}), "2 G6")
    assert refusal(laying, "mine B6") == "ship-on-cell"
    after = play(position(board, coins=(4, 0), market="boarder"), "hire boarder B6")
    assert "mine-taken" not in keys(after)
    assert player(after, 0).mines == 0


@pytest.mark.rule("lords:D10")
def test_a_mine_is_taken_as_the_ship_is_laid_before_any_effect() -> None:
    asked = play(position(LINES, hands=("3", "")), "3 D6")
    assert phase(asked) == "shot"
    assert player(asked, 0).mines == 1
    hired = play(position(LINES, coins=(4, 0), market="twin_h twin_d"), "hire twin_d D6")
    assert keys(hired)[:2] == ["hired", "mine-taken"]


@pytest.mark.rule("lords:D10")
def test_under_a_7_a_mine_waits_until_the_removal_is_done() -> None:
    asked = play(position(LINES, hands=("7", "")), "7 D6")
    assert (phase(asked), player(asked, 0).mines) == ("sweep", 0)
    assert mined(asked) == {"E5", "D6"}
    after = play(asked, "sweep E5")
    assert keys(after)[:2] == ["swept", "mine-taken"]


@pytest.mark.rule("lords:D10")
def test_under_the_minesweeper_a_mine_waits_until_all_removals_are_done() -> None:
    state = position(LINES.replace("*  .  .  .\n", "*  *  *  .\n"), coins=(3, 0), market="minesweeper")
    asked = play(state, "hire minesweeper D6", "sweep E5", "sweep E6")
    assert (phase(asked), player(asked, 0).mines) == ("sweep", 0)
    assert player(play(asked, "sweep F6"), 0).mines == 1


@pytest.mark.rule("lords:D10")
def test_a_minesweeper_bought_after_the_main_action_cannot_save_that_actions_ship() -> None:
    after = play(position(LINES, hands=("2", ""), coins=(3, 0), market="minesweeper"), "2 D6")
    assert phase(after) == "after"
    swept = play(after, "hire minesweeper C6", "sweep E5")
    assert player(swept, 0).mines == 1


# The minelayer lays his tokens


@pytest.mark.rule("lords:D11", "lords:51")
def test_the_minelayer_lays_three_tokens_openly_and_then_says_in_secret_which_is_the_fake() -> None:
    state = position(coins=(3, 0), market="minelayer")
    laid = play(state, "hire minelayer A6", "mine A1", "mine B1", "mine C1")
    assert [line.args["cell"] for line in told(laid, 1) if line.key == "token-laid"] == ["A1", "B1", "C1"]
    assert legal(laid) == {"fake A1", "fake B1", "fake C1"}
    assert refusal(laid, "fake D1") == "not-a-new-token"
    after = play(laid, "fake B1")
    assert kinds(after, 0) == {"A1": "real", "B1": "fake", "C1": "real"}
    assert kinds(after, 1) == {"A1": "unknown", "B1": "unknown", "C1": "unknown"}
    assert view(after).mine_supply == 12
    assert [line.args["cell"] for line in told(after, 0) if line.key == "fake-chosen"] == ["B1"]
    assert [line.args["cell"] for line in told(after, 1) if line.key == "fake-chosen"] == ["hidden"]


@pytest.mark.rule("lords:D11")
@pytest.mark.parametrize("taken", [(0, 0), (7, 5), (7, 6), (7, 7)])
def test_the_minelayers_work_is_kept_in_the_position_at_every_step(taken: tuple[int, int]) -> None:
    state = play(position(coins=(3, 0), market="minelayer", mines=taken), "hire minelayer A6")
    while phase(state) in ("mine", "fake"):
        again = game.load(state.position(), Chance(0), {})
        assert (again.position(), again.checksum()) == (state.position(), state.checksum())
        given_up = state.clone()
        given_up.concede(1)
        assert view(game.load(given_up.position(), Chance(0), {})) == view(given_up), "mines not laid yet are back"
        state = play(state, sorted(legal(state))[0])


@pytest.mark.rule("lords:D11", "lords:42", "lords:D2")
def test_the_minelayers_tokens_obey_the_rules_for_mines() -> None:
    asked = play(position(LINES, coins=(3, 0), market="minelayer"), "hire minelayer G6")
    assert refusal(asked, "mine D1") == "ship-on-cell"
    assert refusal(asked, "mine E5") == "mine-on-cell"
    assert refusal(play(asked, "mine A1"), "mine A1") == "mine-on-cell"


def crowded(free: str, mines: str = "") -> str:
    """A sea where only these cells have no ship, some of them mined; row 6 is light's but for its free cells."""
    ships = iter("12345678912345678912345678")
    others = iter("12345678912345678912345678")
    tokens = []
    for cell in NAMES:
        if cell in free.split():
            tokens.append(".")
        elif cell in mines.split():
            tokens.append("*")
        elif cell[1] in "456":
            tokens.append("L" + next(ships))
        else:
            tokens.append("D" + next(others))
    return " ".join(tokens)


MINED = "A1 B1 C1 D1 E1 F1 A4 B4 C4 D4 E4 F4"  # 12 of the 14 mines, so that 28 ships cover the rest


@pytest.mark.rule("lords:D11")
def test_with_too_few_cells_the_real_mines_go_first_and_the_fake_finds_no_place() -> None:
    two = position(crowded("G6 A6 B6", MINED), coins=(3, 0), market="minelayer")
    after = play(two, "hire minelayer G6", "mine A6", "mine B6")
    assert phase(after) == "turn", "no question about the fake"
    assert keys(after) == ["hired", "token-laid", "token-laid"]
    assert view(after).mine_supply == 0
    assert {kinds(after, 1)[cell] for cell in ("A6", "B6")} == {"real"}, "D12: known to be real to all"
    one = position(crowded("G6 A6", MINED), coins=(3, 0), market="minelayer")
    after = play(one, "hire minelayer G6", "mine A6")
    assert view(after).mine_supply == 1
    assert kinds(after, 1)["A6"] == "real"


@pytest.mark.rule("lords:D11")
def test_with_one_mine_in_the_supply_it_is_laid_with_the_fake() -> None:
    state = position(mines=(7, 6), coins=(3, 0), market="minelayer")
    laid = play(state, "hire minelayer A6", "mine A1", "mine B1")
    assert legal(laid) == {"fake A1", "fake B1"}
    assert view(play(laid, "fake A1")).mine_supply == 0


@pytest.mark.rule("lords:D11")
def test_with_no_mine_in_the_supply_the_fake_is_laid_alone() -> None:
    state = position(mines=(7, 7), coins=(3, 0), market="minelayer")
    after = play(state, "hire minelayer A6", "mine A1")
    assert kinds(after, 0) == {"A1": "fake"}
    assert phase(after) == "turn"


# Who knows what


@pytest.mark.rule("lords:D12")
def test_mines_of_cells_are_real_to_all() -> None:
    after = play(position(hands=("2", ""), effects={"A6": "M"}), "2 A6", "mine D3")
    assert [kinds(after, seat) for seat in (0, 1, WATCHER)] == [{"D3": "real"}] * 3


@pytest.mark.rule("lords:D12")
def test_once_the_fake_is_seen_the_others_are_known_to_be_real() -> None:
    after = play(position(TOKENS, hands=("7", "")), "7 G6", "sweep D6")
    assert kinds(after, 0) == {"B6": "real", "C6": "real", "G5": "real"}


@pytest.mark.rule("lords:D12")
def test_after_one_real_token_the_other_two_stay_unknown() -> None:
    after = play(position(TOKENS, hands=("2", "")), "2 B6")
    assert kinds(after, 0) == {"C6": "unknown", "D6": "unknown", "G5": "real"}
    assert kinds(after, 1) == {"C6": "real", "D6": "fake", "G5": "real"}


@pytest.mark.rule("lords:D12")
def test_once_all_real_tokens_are_seen_the_last_is_known_to_be_the_fake() -> None:
    state = position(TOKENS, coins=(3, 0), market="minesweeper")
    asked = play(state, "hire minesweeper G6", "sweep B6", "sweep C6")
    assert kinds(asked, 0) == {"D6": "fake", "G5": "real"}
    assert kinds(asked, WATCHER) == {"D6": "fake", "G5": "real"}


@pytest.mark.rule("lords:D12")
def test_nobody_peeks_at_a_mine_before_deciding_to_clear_it() -> None:
    asked = play(position(TOKENS, hands=("7", "")), "7 B6")
    assert kinds(asked, 0) == {"B6": "unknown", "C6": "unknown", "D6": "unknown", "G5": "real"}


@pytest.mark.rule("lords:D12")
def test_while_the_tokens_are_being_laid_nobody_is_told_which_is_real() -> None:
    laid = play(position(coins=(3, 0), market="minelayer"), "hire minelayer A6", "mine A1", "mine B1")
    assert kinds(laid, 0) == kinds(laid, 1) == {"A1": "unknown", "B1": "unknown"}


@pytest.mark.rule("lords:D13")
def test_several_mines_are_removed_one_after_another_and_each_is_shown_before_the_next_choice() -> None:
    state = position(TOKENS, coins=(3, 0), market="minesweeper")
    once = play(state, "hire minesweeper G6", "sweep D6")
    assert phase(once) == "sweep"
    assert [line.args["fake"] for line in told(once, 0) if line.key == "swept"] == ["yes"]
    assert kinds(once, 0)["B6"] == "real"
    after = play(once, "sweep B6", "sweep C6")
    assert mined(after) == {"G5"}, "the fake one was one of the three"
    assert phase(after) == "turn"


@pytest.mark.rule("lords:D13")
def test_with_fewer_than_three_mines_all_go() -> None:
    state = position(LINES, coins=(3, 0), market="minesweeper")
    after = play(state, "hire minesweeper G6", "sweep D6", "sweep E5")
    assert mined(after) == set()
    assert phase(after) == "turn"
