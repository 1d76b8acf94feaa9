"""P1, P2, Q81 to Q94 and the rulings on seats and teams: winning, losing, forts lost, given, inherited."""

import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.fleet import ruin
from quarterdeck.table.table import Table

from .battle import (
    Dice,
    battle,
    end_round,
    load_pearls,
    owner,
    pearl_shoals,
    play,
    put,
    refused,
    set_up,
    store_pearls,
    where,
)

THREE = ("A1 1", "L10 2", "A10 3")


def won_by(s: object) -> list[float]:
    return [s.returns(seat) for seat in range(s.seats)]  # type: ignore[attr-defined]


@pytest.mark.rule("admiral:P1.1", "admiral:Q78", "admiral:Q94")
def test_the_first_with_enough_pearls_in_his_forts_wins_at_once() -> None:
    assert [int(pearl_shoals(seats).scenario.deliver) for seats in (2, 3, 4, 6)] == [4, 3, 3, 2]
    s = battle(blue="galleon B2", red="brig J8", treasure=("F5",) * 3, layout="deliver = 2")
    store_pearls(s, 0)
    load_pearls(s, "1G")
    play(s, "1G unload A1")
    assert (s.is_over(), s.ended, won_by(s)) == (True, codes.BY_DELIVERY, [1.0, 0.0])
    assert game.result(s).totals == (2, 0)


@pytest.mark.rule("admiral:Q78", "admiral:P4.5")
def test_a_captured_forts_pearls_may_win_at_once() -> None:
    s = battle(blue="line K9", red="brig C6", dice=[6, 1], treasure=("F5",) * 3, layout="deliver = 2")
    store_pearls(s, 1, 2)
    play(s, "1L storm L10", "share 2")
    assert (s.ended, won_by(s)) == (codes.BY_DELIVERY, [1.0, 0.0])


@pytest.mark.rule("admiral:P1.3a", "admiral:Q143", "admiral:Q82")
def test_once_all_pearls_are_stored_the_most_win_and_neutral_ones_count_as_stored() -> None:
    s = battle(
        blue="galleon B2", red="brig J8", treasure=("F5",) * 4, layout="deliver = 4", forts=("A1 1", "L10 2", "L1 0")
    )
    store_pearls(s, 1)
    store_pearls(s, 2)
    store_pearls(s, 0)
    load_pearls(s, "1G")
    play(s, "1G unload A1", "end")
    assert (s.ended, won_by(s)) == (codes.BY_MOST_PEARLS, [1.0, 0.0])
    none = battle(
        blue="galleon B2", red="brig J8", treasure=("F5",), layout="deliver = 1", forts=("A1 1", "L10 2", "L1 0")
    )
    store_pearls(none, 2)
    play(none, "end")
    assert not none.is_over()  # in a neutral fort they are nobody's
    lost = battle(blue="galleon B2", red="brig J8", treasure=("F5",), layout="deliver = 1")
    lost.pearls[next(cell for cell in range(lost.chart.size) if lost.pearls[cell])] = 0
    lost.adrift = 0
    end_round(lost)
    assert not lost.is_over()


@pytest.mark.rule("admiral:P1.3b", "admiral:Q81")
def test_of_equals_whoever_gained_his_last_pearl_first_wins() -> None:
    s = battle(blue="galleon B2", red="galleon K9, brig J3", treasure=("F5",) * 2, layout="deliver = 2")
    load_pearls(s, "1G")
    load_pearls(s, "2G")
    play(s, "1G unload A1", "end", "2G unload L10", "end")
    assert (s.ended, won_by(s)) == (codes.BY_MOST_PEARLS, [1.0, 0.0])


@pytest.mark.rule("admiral:P1.3c", "admiral:Q84", "admiral:Q85", "admiral:Q106")
def test_three_finished_turns_without_a_fort_and_a_player_is_out() -> None:
    s = battle("brig C3", "brig J8", "brig C8", forts=THREE)
    ruin(s, 0)
    for turns in (1, 2):
        end_round(s)
        assert s.player(0, codes.S_CLOCK) == turns
    play(s, "end")
    assert (s.out(0), where(s, "1B")) == (True, "")
    assert s.mover == 1


@pytest.mark.rule("admiral:P1.3c", "admiral:Q84", "admiral:Q85")
def test_solo_a_running_restoration_of_the_lost_fort_stops_the_clock_but_does_not_reset_it() -> None:
    s = battle("brig B2, brig A2", "brig J8", "brig C8", forts=THREE)
    ruin(s, 0)
    end_round(s)
    end_round(s)
    play(s, "work A1 1B 2B")  # announced in the third turn: still in time
    end_round(s)
    assert (s.player(0, codes.S_CLOCK), s.out(0)) == (2, False)
    play(s, "break A1", "end")
    assert s.out(0)
    other = battle("brig B9, brig A9", "brig J8", "brig C5", forts=THREE)
    ruin(other, 0)
    ruin(other, 2)
    play(other, "work A10 1B 2B", "end")
    assert other.player(0, codes.S_CLOCK) == 1  # not his own: it runs on until he owns it
    end_round(other)
    end_round(other)
    play(other, "end")
    assert (other.fort(2, codes.F_OWNER), other.player(0, codes.S_CLOCK)) == (0, 0)


@pytest.mark.rule("admiral:P1.3c")
def test_capturing_another_fort_ends_the_clock() -> None:
    s = battle(blue="line K9", red="brig C6", dice=[6, 1])
    ruin(s, 0)
    play(s, "1L storm L10", "share 2", "end")
    assert (s.player(0, codes.S_LOST_FORT), s.player(0, codes.S_CLOCK)) == (0, 0)
    assert s.player(1, codes.S_LOST_FORT) == 2


@pytest.mark.rule("admiral:Q92")
def test_when_all_last_ships_go_together_most_pearls_win() -> None:
    s = battle(blue="brig C3", red="brig C4", treasure=("F5", "F6"))
    store_pearls(s, 1)
    put(s, "1B", DUE=1)
    play(s, "1B explode")
    assert (s.ended, won_by(s)) == (codes.BY_LOSING_TOGETHER, [0.0, 1.0])


@pytest.mark.rule("admiral:Q93")
def test_quiet_rounds_end_the_game_by_the_ranking_or_in_a_draw() -> None:
    s = pearl_shoals(2, quiet="5")
    set_up(s)
    s.chance = Dice()
    for _ in range(10):
        play(s, "end")
    assert (s.ended, won_by(s)) == (codes.BY_DRAW, [0.5, 0.5])
    ahead = set_up(pearl_shoals(2, quiet="5"))
    ahead.chance = Dice()
    store_pearls(ahead, 1)
    for _ in range(10):
        play(ahead, "end")
    assert (ahead.ended, won_by(ahead)) == (codes.BY_QUIET, [0.0, 1.0])
    never = set_up(pearl_shoals(2, quiet="never"))
    never.chance = Dice()
    for _ in range(60):
        play(never, "end")
    assert not never.is_over()


@pytest.mark.rule("admiral:Q93")
def test_a_pearl_that_goes_to_and_fro_does_not_keep_a_game_alive() -> None:
    s = battle(blue="brig B2", red="brig J8", treasure=("F5", "F6", "F7"))
    load_pearls(s, "1B")
    play(s, "1B unload A1", "end", "end")
    assert s.quiet == 0, "a pearl from the sea"
    play(s, "1B load A1", "end", "end")
    assert s.quiet == 1
    play(s, "1B unload A1", "end", "end")
    assert s.quiet == 2
    load_pearls(s, "1B")
    play(s, "1B unload A1", "end", "end")
    assert s.quiet == 0, "one more than ever before"


@pytest.mark.rule("admiral:Q93")
def test_a_limit_of_rounds_ends_the_game_too() -> None:
    s = set_up(pearl_shoals(2, round_limit=2))
    s.chance = Dice()
    store_pearls(s, 0)
    for _ in range(4):
        play(s, "end")
    assert (s.ended, won_by(s)) == (codes.BY_ROUNDS, [1.0, 0.0])


@pytest.mark.rule("admiral:Q64", "admiral:Q86", "admiral:Q142", "admiral:P1.2")
def test_who_resigns_loses_his_ships_and_his_forts_are_neutral_with_their_pearls() -> None:
    s = battle("brig C3", "brig A6", "brig C8", forts=THREE, treasure=("F5", "F6"))
    load_pearls(s, "2B")
    store_pearls(s, 1)
    s.concede(1)
    assert s.out(1)
    assert where(s, "2B") == ""
    assert int(s.pearls[s.chart.cell(0, 5)]) == 1  # on the coast they stay
    assert (s.fort(1, codes.F_OWNER), s.fort(1, codes.F_PEARLS), s.fort(1, codes.F_RUINED)) == (-1, 1, 0)
    assert s.mover == 0
    s.concede(0)
    assert (s.ended, won_by(s)) == (codes.BY_LAST_AFLOAT, [0.0, 0.0, 1.0])


@pytest.mark.rule("admiral:Q86", "admiral:Q106")
def test_a_fight_is_fought_out_before_a_player_who_resigned_leaves() -> None:
    s = battle("line C3, brig H3", "line C4, brig J8", "brig C8", forts=THREE, dice=[6, 1])
    play(s, "1L board 2L")
    s.concede(1)
    assert not s.out(1)
    play(s, "share 1")
    assert s.out(1)
    assert owner(s, "2L") == 0  # captured before it could be removed
    mine = battle("line C3, brig H3", "line C4, brig J8", "brig C8", forts=THREE, dice=[6, 1])
    play(mine, "1L board 2L")
    mine.concede(0)
    assert mine.out(0)
    assert mine.mover == 1


@pytest.mark.rule("admiral:Q141")
def test_a_draw_offered_and_accepted_by_all_ends_the_game() -> None:
    table = Table.open(game, game.setup(2, {"scenario": "powder-keys"}), seed=3)
    table.offer_draw(0)
    assert not table.over
    table.accept_draw(1)
    assert table.over


@pytest.mark.rule("admiral:R1.1", "admiral:R1.2", "admiral:R1.3", "admiral:Q102", "admiral:Q106")
def test_a_round_is_one_turn_of_every_survivor() -> None:
    s = battle("brig C3", "brig J8", "brig C8", forts=THREE)
    play(s, "end", "end", "end")
    assert (s.round, s.mover) == (2, 0)
    s.concede(1)
    play(s, "end")
    assert s.mover == 2
    play(s, "end")
    assert (s.round, s.mover) == (3, 0)
    assert refused(s, "3B N1") == "not-your-ship"


def test_random_games_of_all_team_forms_share_out_one_win() -> None:
    for seats, teams in ((4, "2v2"), (6, "3v3"), (6, "2v2v2")):
        s = pearl_shoals(seats, teams=teams, quiet="20")
        chance = Chance(4)
        while not s.is_over():
            s.apply(s.random_action(chance))
        assert max(won_by(s)) > 0
