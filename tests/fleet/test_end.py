"""The end: five heads, the winner, ties, giving up (rules F8.9, F8.10, ruling Q19)."""

import pytest

from fleet.moves import pending, play
from fleet.sheets import heads, player, position, sheet, view
from quarterdeck import i18n
from quarterdeck.games.base import Result
from quarterdeck.games.fleet.edition import components, standard
from quarterdeck.games.fleet.facts import game
from quarterdeck.games.fleet.rules.game import FleetState
from quarterdeck.games.fleet.rules.scoring import title as rank
from quarterdeck.games.fleet.words import TITLES


def last(*sheets: list[str], **kwargs: object) -> FleetState:
    """The last shared die of a game, used as a coin by everybody."""
    state = position(*sheets, round=10, step="town", shared="market", **kwargs)  # type: ignore[arg-type]
    return play(state, *(f"{seat + 1}: coin" for seat in range(len(sheets))))


def result(state: FleetState) -> Result:
    return game.result(state)


@pytest.mark.rule("fleet:F8.9")
def test_fish_boats_licences_buildings_and_bonus_are_added_up() -> None:
    marks = {"oyster": 7, "kayak": 2, "barge": 2, "crab": 5, "bank": 2, "pub": 4, "research": 1}
    fish = {"oyster": [5], "kayak": [1, 3], "barge": [2], "crab": [2]}
    state = last(sheet(marks, fish=fish, bonus="fish", coins=1), sheet(coins=1))
    assert heads(state) == {"fish": 13, "boats": 1 + 1 + 3 + 1, "licence": 10, "building": 14, "bonus": 2}
    assert result(state).totals == (45, 0)


@pytest.mark.rule("fleet:F8.10")
def test_most_points_win() -> None:
    state = last(sheet({"bank": 1}, coins=1), sheet({"bank": 3}, coins=1), sheet(coins=1))
    assert result(state).ended == "points"
    assert result(state).returns == (0.0, 1.0, 0.0)
    assert result(state).args["winner"] == "@seat-player2"


@pytest.mark.rule("fleet:F8.10", "fleet:Q19")
def test_of_equals_the_richer_catch_wins() -> None:
    fisher = sheet({"kayak": 2}, fish={"kayak": [2, 2]}, coins=1)
    state = last(sheet({"bank": 2}, coins=9), fisher)
    assert result(state).totals == (4, 4)
    assert result(state).ended == "fish"
    assert result(state).returns == (0.0, 1.0)


@pytest.mark.rule("fleet:F8.10", "fleet:Q19")
def test_equal_points_and_fish_share_the_win_whatever_the_coins() -> None:
    state = last(sheet({"bank": 2}, coins=9), sheet({"bank": 2}, coins=1), sheet({"bank": 1}, coins=1))
    assert result(state).ended == "shared"
    assert result(state).returns == (0.5, 0.5, 0.0)


def test_who_gives_up_leaves_the_others_a_smaller_pool() -> None:
    state = position(sheet(), sheet(), sheet(), shared="coins", dice="market harbor cod")
    state.concede(2)
    assert pending(state) == [1, 2]
    after = play(state, "1: coin", "2: coin")
    assert view(after).pool == ("cod", "harbor", "market")
    assert player(after, 3).gone


def test_the_last_one_left_wins() -> None:
    state = position(sheet({"pub": 4}), sheet(), pool="cod cod shrimp")
    state.concede(0)
    assert result(state).ended == "concession"
    assert result(state).returns == (0.0, 1.0)


@pytest.mark.rule("fleet:F9.9")
@pytest.mark.parametrize(
    ("points", "title"),
    [
        (85, "wolf"),
        (84, "captain"),
        (75, "captain"),
        (74, "mate"),
        (65, "mate"),
        (64, "sailor"),
        (50, "sailor"),
        (49, "novice"),
    ],
)
def test_solo_points_earn_a_title(points: int, title: str) -> None:
    assert TITLES[rank(components(standard()), points)] == title
    for lang in i18n.LANGUAGES:
        assert str(points) in i18n.say(lang, game, "end-solo", {"points": points, "title": title})
