"""Odds before the dice, against the figures of the spec and against all dice counted out."""

from itertools import product

import pytest

from quarterdeck.games.admiral.facts import game
from quarterdeck.games.base import Odds
from words import faults

from .battle import battle, play, put


def odds(s: object, order: str) -> Odds:
    found = game.odds(s, game.parse(s, order))  # type: ignore[arg-type]
    assert found is not None
    assert sum(chance for _, chance in found.outcomes) == pytest.approx(1)
    for line, _ in found.outcomes:
        assert faults(game, line.key, line.args) == []
    for name in found.expected:
        assert faults(game, f"odds-{name}") == []
    return found


def chances(found: Odds) -> dict[str, float]:
    return {line.key.removeprefix("odds-"): round(chance, 3) for line, chance in found.outcomes}


@pytest.mark.rule("admiral:R5.7a", "admiral:R5.7b")
def test_a_shot_hits_in_two_of_three_and_point_blank_in_five_of_six() -> None:
    far = odds(battle(blue="frigate C3", red="line C6"), "1F x 1L 1")
    assert chances(far) == {"hit": 0.667, "miss": 0.333}
    near = odds(battle(blue="frigate C3", red="line C4"), "1F x 1L 1")
    assert chances(near) == {"hit": 0.833, "miss": 0.167}


@pytest.mark.rule("admiral:Q29", "admiral:R5.9b")
def test_a_mixed_salvo() -> None:
    s = battle(blue="line C1, frigate C5", red="line C4, brig L8")
    play(s, "1L x 2L 2 +")
    found = odds(s, "1F x 2L 1")
    assert {(line.args["damage"], round(chance, 3)) for line, chance in found.outcomes} == {
        (3, 0.667),
        (1, 0.167),
        (0, 0.167),
    }
    assert found.expected["damage"] == pytest.approx(3 * 4 / 6 + 1 / 6)


@pytest.mark.rule("admiral:R8.3b", "admiral:R8.5a", "admiral:R8.5b")
def test_boarding_odds_of_the_spec() -> None:
    equal = odds(battle(blue="brig C3", red="brig C4"), "1B board 2B")
    assert chances(equal) == {"win": 0.333, "tie": 0.333, "lose": 0.333}
    frigate = odds(battle(blue="frigate C3", red="brig C4"), "1F board 1B")
    assert chances(frigate) == {"win": 0.667, "tie": 0.222, "lose": 0.111}
    s = battle(blue="frigate C4, brig D3", red="line D4")
    play(s, "1F board 1L +")
    assert chances(odds(s, "1B board 1L")) == {"win": 0.63, "tie": 0.222, "lose": 0.148}
    fort = odds(battle(blue="line K9", red="brig C3"), "1L storm L10")
    assert chances(fort) == {"win": 0.889, "tie": 0.111, "lose": 0.0}


def test_boarding_odds_are_all_dice_counted_out() -> None:
    s = battle(blue="line C4, brig D3, brig E4", red="line D4")
    put(s, "1L", DAMAGE=3)
    play(s, "1L board 2L +", "1B board 2L +")
    found = odds(s, "2B board 2L")
    counted = {"win": 0, "tie": 0, "lose": 0}
    hull = 0
    for dice in product(range(6), repeat=4):
        attack = 4 + 3 + 3 + sum(die // 2 for die in dice[:3])
        defence = 7 + dice[3] // 2
        key = "win" if attack > defence else "tie" if attack == defence else "lose"
        counted[key] += 1
        hull += max(0, attack - defence)
    assert chances(found) == {key: round(number / 6**4, 3) for key, number in counted.items()}
    assert found.expected["hull-won"] == pytest.approx(hull / 6**4)


@pytest.mark.rule("admiral:R8.9c")
def test_a_storm_shows_what_every_defender_would_change() -> None:
    s = battle(blue="line K9", red="line L9, brig C3")
    found = odds(s, "1L storm L10")
    assert found.expected["win-all"] == 0
    play(s, "1L storm L10")
    with_help, alone = odds(s, "defend 2L"), odds(s, "defended")
    assert chances(with_help)["win"] == 1.0
    assert chances(alone)["win"] == 0


def test_nothing_is_said_where_no_die_falls() -> None:
    s = battle(blue="frigate C3", red="line C6")
    assert game.odds(s, game.parse(s, "1F N1")) is None
    assert game.odds(s, game.parse(s, "end")) is None
