"""P2, P3.8 and the rulings on seats and teams: pearls together, forts given, inherited and restored together."""

import pytest

from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.fleet import change_owner, ruin
from quarterdeck.games.admiral.rules.victory import team_of

from .battle import (
    Dice,
    end_round,
    load_pearls,
    orders,
    pairs,
    pearl_shoals,
    play,
    put,
    put_fort,
    refused,
    set_up,
    ship,
    store_pearls,
    where,
)
from .test_victory import won_by


@pytest.mark.rule("admiral:P2.1", "admiral:Q139", "admiral:P0")
def test_a_team_wins_with_the_pearls_of_all_its_forts_those_already_out_too() -> None:
    assert int(pearl_shoals(4, teams="2v2").scenario.deliver) == 5
    assert int(pearl_shoals(6, teams="3v3").scenario.deliver) == 5
    assert int(pearl_shoals(6, teams="2v2v2").scenario.deliver) == 4
    s = pairs("galleon B2", "brig B8", "brig K2", "brig K8", treasure=("F5",) * 6)
    store_pearls(s, 0, 2)
    store_pearls(s, 3, 2)
    load_pearls(s, "1G")
    s.concede(3)
    play(s, "1G unload A1")
    assert (s.ended, won_by(s)) == (codes.BY_DELIVERY, [1.0, 0.0, 0.0, 1.0])


@pytest.mark.rule("admiral:P2.2a", "admiral:Q139")
def test_the_only_team_with_ships_wins_together() -> None:
    s = pairs("line C3", "brig C6", "brig F3", "brig K8", dice=[6, 6])
    play(s, "1L x 1B 3", "end")
    assert not s.is_over()
    s.concede(2)
    assert (s.ended, won_by(s)) == (codes.BY_LAST_AFLOAT, [1.0, 0.0, 0.0, 1.0])


@pytest.mark.rule("admiral:P2.2b", "admiral:Q84", "admiral:Q85")
def test_in_teams_the_clock_runs_until_a_fort_is_owned_unless_a_start_is_enough() -> None:
    s = pairs("brig B2, brig A2", "brig B8", "brig K2", "brig K8")
    ruin(s, 0)
    play(s, "work A1 1B 2B", "end")
    assert s.player(0, codes.S_CLOCK) == 1
    end_round(s)
    end_round(s)
    play(s, "end")
    assert (s.out(0), s.fort(0, codes.F_OWNER)) == (False, 0)  # announced in the first turn: just in time
    late = pairs("brig B2, brig A2", "brig B8", "brig K2", "brig K8")
    ruin(late, 0)
    end_round(late)
    play(late, "work A1 1B 2B")
    end_round(late)
    play(late, "end")
    assert late.out(0)
    enough = pairs("brig B2, brig A2", "brig B8", "brig K2", "brig K8", start_is_enough=True)
    ruin(enough, 0)
    play(enough, "work A1 1B 2B", "end")
    assert enough.player(0, codes.S_CLOCK) == 0


@pytest.mark.rule("admiral:P2.2b", "admiral:Q87", "admiral:Q127", "admiral:Q35")
def test_a_fort_is_given_in_ones_own_turn_to_a_partner_without_one() -> None:
    s = pairs("brig B2, brig H3, brig A9", "brig B8", "brig K2", "brig K8", treasure=("F5", "F6"))
    store_pearls(s, 0)
    put_fort(s, 0, F_DAMAGE=2)
    put(s, "1B", DAMAGE=1, REPAIR=1)
    assert refused(s, "give A1 4") == "has-fort"
    assert refused(s, "give A1 2") == "no-partner"
    assert refused(s, "give A10 4") == "not-your-fort"
    ruin(s, 3)
    change_owner(s, 1, 0)
    put_fort(s, 1, F_FROZEN=0)
    play(s, "give A1 4")
    assert (s.fort(0, codes.F_OWNER), s.fort(0, codes.F_DAMAGE), s.fort(0, codes.F_PEARLS)) == (3, 2, 1)
    assert s.fort(0, codes.F_FROZEN) == 1
    assert ship(s, "1B", codes.REPAIR) == 0
    assert (s.player(3, codes.S_LOST_FORT), s.out(0)) == (0, False)


@pytest.mark.rule("admiral:P2.2c")
def test_who_gives_his_last_fort_away_is_out_at_once() -> None:
    s = pairs("brig B2", "brig B8", "brig K2", "brig K8")
    ruin(s, 3)
    play(s, "give A1 4")
    assert (s.out(0), where(s, "1B"), s.fort(0, codes.F_OWNER)) == (True, "", 3)
    assert s.mover == 1


@pytest.mark.rule("admiral:P2.2d", "admiral:Q140", "admiral:Q127", "admiral:Q35")
def test_the_forts_of_a_member_without_ships_go_to_the_next_partner_else_they_are_neutral() -> None:
    s = pairs("brig B2", "line B5", "brig K2", "brig K8", dice=[6], treasure=("F5", "F6"))
    store_pearls(s, 0)
    play(s, "end", "1L x 1B 3")
    assert (s.out(0), s.fort(0, codes.F_OWNER), s.fort(0, codes.F_PEARLS), s.fort(0, codes.F_FROZEN)) == (True, 3, 1, 1)
    s.concede(3)
    assert s.is_over()
    six = set_up(pearl_shoals(6, teams="3v3", turn_order="seats"))
    six.concede(0)
    assert six.fort(0, codes.F_OWNER) == 3  # seat 4 (M14) is the next partner in turn order


@pytest.mark.rule("admiral:Q52", "admiral:Q133", "admiral:Q125")
def test_partners_restore_a_ruin_together_and_it_goes_to_the_one_without_a_fort() -> None:
    s = pairs("brig A9", "brig D8", "brig K2", "brig B9")
    ruin(s, 1)
    ruin(s, 0)
    play(s, "1B offer A10")
    assert refused(s, "1B offer A10") == "offered-already"
    play(s, "1B withdraw")
    assert refused(s, "1B offer A10") == "offered-already"  # once a turn each
    end_round(s)
    play(s, "1B offer A10", "end", "end", "end")
    assert s.mover == 3
    play(s, "work A10 1B 4B")
    assert (s.fort(1, codes.F_STARTER), ship(s, "1B", codes.WORK)) == (3, 2)
    play(s, "end")
    assert s.fort(1, codes.F_DAMAGE) == 4
    assert "break A10" in orders(s)  # either may withdraw his ship
    s.put_player(0, codes.S_CLOCK, 0)
    end_round(s)
    s.put_player(0, codes.S_CLOCK, 0)
    play(s, "end", "end", "end", "end")
    assert s.fort(1, codes.F_OWNER) == 0  # blue had no fort, violet has his own
    assert ship(s, "1B", codes.WORK) == ship(s, "4B", codes.WORK) == 0


@pytest.mark.rule("admiral:Q52")
def test_an_offer_lapses_when_the_ship_moves() -> None:
    s = pairs("brig A9", "brig D8", "brig K2", "brig B9")
    ruin(s, 1)
    play(s, "1B offer A10", "1B E1")
    assert ship(s, "1B", codes.OFFERED) == 0
    standing = pairs("brig B2", "brig D8", "brig K2", "brig B9")
    put_fort(standing, 0, F_DAMAGE=1)
    assert refused(standing, "1B offer A1") == "not-ruined"


@pytest.mark.rule("admiral:Q52", "admiral:R9.3")
def test_an_offered_ship_that_is_bound_to_another_fort_is_not_taken() -> None:
    forts = ("A8 1 damage=2", "A10 2", "L1 3", "L10 4")
    s = pairs("brig A9, frigate B8", "brig D8", "brig K2", "brig B9", forts=forts)
    ruin(s, 1)
    play(s, "1B offer A10", orders(s, "work A8")[0], "end", "end", "end")
    assert s.mover == 3
    assert orders(s, "work") == []
    assert s.audit() == ""


@pytest.mark.rule("admiral:Q136", "admiral:Q137", "admiral:Q138")
def test_allies_block_and_are_hurt_by_fireships_but_are_not_attacked() -> None:
    s = pairs("frigate C3, brig B2", "brig C8", "brig A4", "brig C5, brig D3")
    assert refused(s, "1F N2") == "way-ship"
    assert refused(s, "1F x 2B 1") == "line-ship"
    assert refused(s, "1F x 4B 1") == "not-opponent"
    ally = pairs("brig C3, line H3", "brig C8", "brig H8", "line C4")
    put(ally, "1B", DUE=1)
    play(ally, "1B explode")
    assert ship(ally, "2L", codes.DAMAGE) == 3
    port = pairs("brig K9, frigate K7", "brig C8", "brig H8", "brig L9", strength="storm", wind="N")
    put(port, "1B", DAMAGE=1)
    assert refused(port, "1B repair") == "not-own-port"  # shelter, yes; repair, no
    assert refused(port, "1B storm L10") == "not-opponent"


@pytest.mark.rule("admiral:P3.8", "admiral:Q89")
def test_partners_forts_lie_far_apart() -> None:
    two = pearl_shoals(4, teams="2v2")
    assert [sorted(_names(two, seat)) for seat in (0, 1)] == [["A1", "X14"], ["A14", "X1"]]
    three = pearl_shoals(6, teams="3v3")
    assert sorted(_names(three, 0)) == ["A1", "M14", "X2"]
    pairs_of_six = pearl_shoals(6, teams="2v2v2")
    assert [sorted(_names(pairs_of_six, seat)) for seat in (0, 1, 2)] == [["A1", "X14"], ["A13", "X2"], ["L1", "M14"]]


def _names(s: object, seat: int) -> list[str]:
    members = team_of(s, seat)  # type: ignore[arg-type]
    return [fort.cell for fort in game.view(s, 0).forts if members >> fort.seat & 1]  # type: ignore[arg-type]


@pytest.mark.rule("admiral:Q83")
def test_most_pearls_is_counted_for_teams_together() -> None:
    s = pairs("galleon B2", "brig B8", "brig K2", "brig K8", treasure=("F5",) * 3)
    store_pearls(s, 1)
    store_pearls(s, 3)
    load_pearls(s, "1G")
    play(s, "1G unload A1", "end")
    assert (s.ended, won_by(s)) == (codes.BY_MOST_PEARLS, [1.0, 0.0, 0.0, 1.0])


@pytest.mark.rule("admiral:Q88", "admiral:Q135", "admiral:S3")
def test_the_order_is_thrown_high_to_low_equals_again_or_teams_take_turns() -> None:
    dice = Dice([3, 6, 3, 1, 2, 5])
    s = game.new(game.setup(4, {}), dice)
    assert [s.in_order(place) for place in range(4)] == [1, 2, 0, 3]  # 6; then 3 and 3 throw again: 2 and 5; then 1
    assert [event.a for event in s.events or [] if event.code == codes.E_ORDER_DIE] == [3, 6, 3, 1, 2, 5]
    teams = game.new(game.setup(4, {"teams": "2v2", "turn_order": "alternate"}), Dice([6, 2, 1, 5]))
    assert [teams.in_order(place) for place in range(4)] == [0, 1, 3, 2]
    plain = game.new(game.setup(4, {"turn_order": "seats"}), Dice())
    assert [plain.in_order(place) for place in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule("admiral:P1.1")
def test_the_option_for_six_holds_the_near_forts_back() -> None:
    s = pearl_shoals(6, balance=True)
    assert {int(s.in_order(4)), int(s.in_order(5))} == {2, 3}
    wanted = {player.seat: player.wanted for player in game.view(s, 0).players}
    assert wanted == {0: 2, 1: 2, 2: 3, 3: 3, 4: 2, 5: 2}
