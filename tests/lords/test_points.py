"""Points of mercenaries, invaders and tokens, and the winner (rules 59 to 62, A8, A9)."""

import pytest

from lords.moves import play
from lords.sea import EMPTY, items, position, random_game, score
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules.game import LordsState


@pytest.mark.rule("lords:59")
def test_the_flagship_brings_a_point_for_each_own_battle_ship_next_to_it() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  L1 L5 .  .  .  .
        .  D4 Lflagship L9 . . .
        .  L7 Lshield_a .  .  .  .
    """
    assert [(item.points, item.cells) for item in items(position(picture)) if item.head == "flagship"] == [(3, ("C5",))]
    burning = picture.replace("L9", "l9")
    assert [item.points for item in items(position(burning)) if item.head == "flagship"] == [2]


@pytest.mark.rule("lords:59")
def test_the_bulwark_brings_a_point_for_each_shield_on_own_ships_permanent_ones_included() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  D8+1 . .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  L1+2 .  L9+1 .  .  .
        Lbulwark . Lshield_a+1 . . . .
    """
    assert [item.points for item in items(position(picture)) if item.head == "bulwark"] == [6]


@pytest.mark.rule("lords:59")
def test_the_commodore_brings_a_point_for_each_own_set() -> None:
    picture = """
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        L2 L2 L2 .  .  .  Lcommodore
        .  .  .  .  .  .  .
        L7 L7 L7 .  L4 L5 L6
    """
    assert [item.points for item in items(position(picture)) if item.head == "commodore"] == [2]


@pytest.mark.rule("lords:59")
def test_a_mercenary_brings_points_only_to_who_hired_it() -> None:
    state = position(EMPTY.rsplit("\n", 1)[0] + "\nL2 L2 L2 . Dcommodore Dflagship D4")
    assert [item.head for item in items(state, 0)] == ["set"]
    assert score(state, 0) == 3


@pytest.mark.rule("lords:60")
def test_each_own_battle_ship_on_the_opponents_half_brings_a_point() -> None:
    picture = """
        L2 .  .  .  .  .  .
        .  .  .  l6 .  .  .
        .  L5 .  .  Lbulwark . D9
        D1 .  .  .  .  D7 d5
        .  .  .  .  .  .  .
        .  .  .  L8 .  .  D3
    """
    state = position(picture)
    invading = [
        [(item.points, item.cells) for item in items(state, seat) if item.head == "invaders"] for seat in (0, 1)
    ]
    assert invading == [[(3, ("A1", "B3", "E3"))], [(3, ("A4", "F4", "G6"))]]


@pytest.mark.rule("lords:61")
def test_victory_point_tokens_add_and_mine_tokens_subtract() -> None:
    state = position(points=(7, 2), mines=(2, 0), fakes=(0, 1))
    assert (score(state, 0), score(state, 1)) == (3, 2)


@pytest.mark.rule("lords:A9", "lords:61")
def test_a_total_may_be_negative() -> None:
    assert score(position(points=(1, 0), mines=(3, 0))) == -5


# The winner


def last_move(**more: object) -> LordsState:
    """The end of a game, after dark's sixteenth turn with a 7 that does nothing."""
    state = position(turn=16, mover=1, first=0, hands=("", "77"), **more)  # type: ignore[arg-type]
    return play(state, "7 A1")


@pytest.mark.rule("lords:62")
def test_most_points_win() -> None:
    light = game.result(last_move(points=(5, 4), coins=(0, 9)))
    assert (light.ended, light.returns, light.totals) == ("points", (1.0, 0.0), (5, 4))
    dark = game.result(last_move(points=(4, 5), coins=(9, 0)))
    assert (dark.ended, dark.returns, dark.totals) == ("points", (0.0, 1.0), (4, 5))


@pytest.mark.rule("lords:62")
def test_of_equal_points_most_coins_win() -> None:
    light = game.result(last_move(points=(4, 4), coins=(3, 2)))
    assert (light.ended, light.returns) == ("coins", (1.0, 0.0))
    dark = game.result(last_move(points=(4, 4), coins=(2, 3)))
    assert (dark.ended, dark.returns) == ("coins", (0.0, 1.0))


@pytest.mark.rule("lords:A8")
def test_equal_points_and_coins_are_a_draw() -> None:
    result = game.result(last_move(points=(4, 4), coins=(3, 3)))
    assert (result.ended, result.returns) == ("draw", (0.5, 0.5))


@pytest.mark.rule("lords:A8")
def test_coins_are_compared_by_value_not_by_tokens() -> None:
    result = game.result(last_move(points=(4, 4), coins=(6, 5)))  # two 3-coins against a 3-coin and two 1-coins
    assert (result.ended, result.returns) == ("coins", (1.0, 0.0))


@pytest.mark.rule("lords:62")
def test_the_result_names_every_point() -> None:
    for seed in range(20):
        *_, state = random_game(seed)
        result = game.result(state)
        if result.ended == "lock-out":
            continue
        assert result.totals == tuple(sum(item.points for item in of_seat) for of_seat in result.items)
        best = max(result.totals)
        assert all(total == best for total, part in zip(result.totals, result.returns, strict=True) if part == 1.0)
