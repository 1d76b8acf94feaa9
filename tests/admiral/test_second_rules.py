"""What number 2 of the rules put right: each fix as it is now, and as tables of number 1 still play it."""

from typing import cast

import msgspec
import pytest

from quarterdeck.bots import hints
from quarterdeck.bots.driver import choose
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.fleet import ruin
from quarterdeck.games.admiral.rules.game import AdmiralState
from quarterdeck.games.admiral.rules.turn import begin_turn
from quarterdeck.server.desk import Desk
from quarterdeck.server.jobs import Advise, Answer, Job

from .battle import battle, end_round, legal, mini, orders, pairs, pearl_shoals, play, put, refused, ship, told, where

NUMBERS = pytest.mark.parametrize("rules", [1, 2])
TWO_MINES = "mines_each = 2"


def by(rules: int, s: AdmiralState) -> AdmiralState:
    """The position, played by the rules of this number."""
    s.rules = rules
    s.menu_size = -1
    return s


def do(s: AdmiralState, *texts: str) -> AdmiralState:
    """Plays on whatever the audit says."""
    for text in texts:
        s.apply(game.parse(s, text))
    return s


def won_by(s: AdmiralState) -> list[float]:
    return [s.returns(seat) for seat in range(s.seats)]


# A fort under repair that is held without damage


def held(rules: int) -> AdmiralState:
    """Two ships repair fort A1; a storm on it fails by so much that it has its whole hull back."""
    s = battle(
        blue="line A2, galleon B1", red="brig B2, galleon K9", forts=("A1 1 damage=2", "L10 2"), dice=[1, 6], wind="N"
    )
    put(s, "1B", DAMAGE=2)
    return do(by(rules, s), "work A1 1L 1G", "end", "1B storm A1", "defended")


@pytest.mark.rule("admiral:Q125", "admiral:R9.5")
def test_a_fort_held_without_damage_lets_its_working_pair_go() -> None:
    s = held(2)
    assert (s.fort(0, codes.F_DAMAGE), ship(s, "1L", codes.WORK), ship(s, "1G", codes.WORK)) == (0, 0, 0)
    assert "work-ended" in told(s)
    end_round(s)
    assert s.fort(0, codes.F_DAMAGE) == 0
    assert game.load(s.position(), Chance(0), s_files(s)).position() == s.position()


def s_files(s: AdmiralState) -> dict[str, str]:
    return {"scenario": s.scenario.content}


def test_the_audit_finds_a_pair_that_works_at_a_whole_fort() -> None:
    s = held(1)
    assert ship(s, "1L", codes.WORK) == 1
    assert s.audit() == "work at a fort that needs none"
    do(s, "end", "end")
    assert s.fort(0, codes.F_DAMAGE) == -1
    assert "damage" in s.audit()
    with pytest.raises(BadInput, match="position"):
        game.load(s.position(), Chance(0), s_files(s))


@pytest.mark.parametrize("level", ["random", "greedy", "cabin-boy", "captain"])
def test_bots_play_on_at_an_old_table_that_fails_the_audit(level: str) -> None:
    s = do(held(1), "end", "end")
    state = game.load_own(s.position(), Chance(3), s_files(s))
    assert state.position() == s.position()
    seat = state.to_move()
    assert choose(game, state, seat, level, 1).code in legal(state)


def test_hints_are_given_at_an_old_table_that_fails_the_audit() -> None:
    s = do(held(1), "end", "end")
    task = Advise("admiral", s_files(s), s.position(), s.to_move(), level="sailor", seed=1)
    slices = Desk(None)._slices(Job(task=task, owner="", seconds=1e9))  # type: ignore[arg-type]
    answer = Answer()
    try:
        while True:
            next(slices)
    except StopIteration as end:
        answer = end.value
    assert 1 <= len(answer.candidates) <= hints.MOST


# Who is the last afloat


@pytest.mark.rule("admiral:P1.2", "admiral:Q94")
@pytest.mark.parametrize(("rules", "ended"), [(1, codes.BY_LOSING_TOGETHER), (2, codes.BY_LAST_AFLOAT)])
def test_who_sinks_the_last_enemy_ship_has_won_whatever_his_fort_clock_says(rules: int, ended: int) -> None:
    s = by(rules, battle(blue="line C3", red="brig C6", dice=[6]))
    ruin(s, 0)
    s.put_player(0, codes.S_CLOCK, 2)
    do(s, "1L x 1B 3")
    if rules == 1:
        assert not s.is_over()
        do(s, "end")
    assert (s.ended, won_by(s)[0] == 1.0) == (ended, rules == 2)


@pytest.mark.rule("admiral:P1.2", "admiral:Q94")
@pytest.mark.parametrize(
    ("blue", "red", "dice", "texts"),
    [
        ("line C3", "brig C6", [6], ["1L x 1B 3"]),
        ("brig J8", "brig C3", [6, 6], ["A1 x 2B 1", "A1 x 2B 1"]),
        ("line C3", "brig C4", [6, 1], ["1L board 1B", "share 4"]),
        ("line K9, brig C3", "brig K10", [6, 1, 4], ["1L storm L10", "defend 2B"]),
    ],
    ids=["gun", "fort", "boarding", "tied storm"],
)
def test_the_last_afloat_wins_at_once_by_guns_boarding_and_storm(
    blue: str, red: str, dice: list[int], texts: list[str]
) -> None:
    s = battle(blue=blue, red=red, dice=dice)
    if texts[0].startswith("A1"):
        put(s, "2B", DAMAGE=1)
    play(s, *texts)
    assert (s.ended, won_by(s)) == (codes.BY_LAST_AFLOAT, [1.0, 0.0])


@pytest.mark.rule("admiral:P1.2", "admiral:Q94", "admiral:R10.6a")
def test_a_mine_that_sinks_the_last_ship_wins_in_the_opponents_turn() -> None:
    s = battle(
        blue="brig J5", red="brig B9", layout="mines_each = 1", mines=("1 lay B3 auto", "2 lay J8 auto"), wind="N"
    )
    play(s, "1B N4")
    assert (where(s, "1B"), s.ended, won_by(s)) == ("", codes.BY_LAST_AFLOAT, [0.0, 1.0])


@pytest.mark.rule("admiral:P1.2", "admiral:Q94", "admiral:Q105")
@NUMBERS
def test_the_first_of_two_blasts_may_end_the_game_and_the_second_does_not_come(rules: int) -> None:
    s = by(rules, battle(blue="brig C3, brig H8, line H7", red="brig C4"))
    put(s, "1B", DUE=1)
    put(s, "2B", DUE=1)
    do(s, "end", "1B explode")
    assert (s.ended, won_by(s)) == (codes.BY_LAST_AFLOAT, [1.0, 0.0])
    assert (where(s, "2B"), ship(s, "1L", codes.DAMAGE)) == (("H8", 0) if rules == 2 else ("", 3))


@pytest.mark.rule("admiral:P2.2a", "admiral:Q94")
def test_in_teams_the_last_side_afloat_wins_at_once() -> None:
    s = pairs("line C3", "brig C6", "brig D3", "brig L9", dice=[6, 6])
    play(s, "1L x 1B 2", "1L x 2B 1")
    assert not s.is_over()
    put(s, "1B", DAMAGE=2)
    put(s, "2B", DAMAGE=2)
    put(s, "1L", SHOTS=2)
    play(s, "1L x 1B 1", "1L x 2B 1")
    assert (s.ended, won_by(s)) == (codes.BY_LAST_AFLOAT, [1.0, 0.0, 0.0, 1.0])


@pytest.mark.rule("admiral:Q92", "admiral:Q139")
@pytest.mark.parametrize(("rules", "shares"), [(1, [1 / 3] * 3), (2, [0.5, 0.5, 0.0])])
def test_of_those_lost_together_only_the_equal_ones_share_the_game(rules: int, shares: list[float]) -> None:
    s = by(rules, battle("brig C3", "brig C4", "brig D3", forts=("A1 1 treasure=1", "L10 2 treasure=1", "A10 3")))
    put(s, "1B", DUE=1)
    do(s, "1B explode")
    assert (s.ended, won_by(s)) == (codes.BY_LOSING_TOGETHER, shares)


@pytest.mark.rule("admiral:Q139", "admiral:Q93")
@pytest.mark.parametrize(("rules", "shares"), [(1, [0.5, 0.5, 0.5, 0.0]), (2, [0.5] * 4)])
def test_a_partner_who_is_out_shares_his_sides_draw(rules: int, shares: list[float]) -> None:
    s = by(rules, pairs("brig C3", "brig B9", "brig K2", "brig L9", round_limit=1))
    s.concede(3)
    end_round(s)
    assert (s.ended, won_by(s)) == (codes.BY_DRAW, shares)


@pytest.mark.rule("admiral:Q142", "admiral:P1.2")
@pytest.mark.parametrize(
    ("rules", "ended"), [(1, (codes.BY_LOSING_TOGETHER, codes.BY_WRECK)), (2, (codes.BY_LAST_AFLOAT,) * 2)]
)
def test_who_resigns_before_all_ships_are_placed_leaves_the_other_the_last(rules: int, ended: tuple[int, int]) -> None:
    for s, how in zip((pearl_shoals(2), mini(1)), ended, strict=True):
        by(rules, s).concede(0)
        assert (s.ended, won_by(s)) == (how, [0.0, 1.0])


# Storm, mines, gifts


@pytest.mark.rule("admiral:R6.6b", "admiral:Q15")
@NUMBERS
def test_a_sheltered_fireship_that_is_due_leaves_before_all_others_or_not_at_all(rules: int) -> None:
    s = by(rules, battle(blue="frigate D4, brig B2", red="brig J8", wind="E", strength="storm"))
    put(s, "1B", DUE=1)
    brig = "B1" if rules == 1 else "1B"
    assert orders(s, f"{brig} drift") == [f"{brig} drift 2"]
    do(s, "1F drift 2")
    assert orders(s, f"{brig} drift") == (["B1 drift 2"] if rules == 1 else [])
    if rules == 2:
        assert refused(s, "1B drift 2") == "drift-late"


@pytest.mark.rule("admiral:R10.7b", "admiral:Q72", "admiral:Q109")
@NUMBERS
def test_a_drift_of_no_cells_gives_a_mines_owner_no_new_chance(rules: int) -> None:
    s = battle(
        blue="brig L4", red="brig B9", layout="mines_each = 1", mines=("1 lay B3 auto", "2 lay L8 hold"), wind="N"
    )
    by(rules, s)
    do(s, "1B N4", "end", "end")
    s.wind, s.strength = 2, codes.STORM
    do(s, "1B drift 0", "end")
    assert orders(s, "mine") == (["mine B1"] if rules == 1 else [])


@pytest.mark.rule("admiral:R10.5", "admiral:Q128")
def test_mines_may_be_laid_and_need_not() -> None:
    s = pearl_shoals(2, mines=True)
    while s.phase < codes.LAY_MINES:
        s.apply(s.nth_action(0))
    s.events = []
    play(s, "lay B3 auto", "end")
    assert told(s)[-1] == "no-more-mines"
    assert (s.player(0, codes.S_MINES), s.player(0, codes.S_MINES_HIDDEN)) == (0, 1)
    assert [player.mines_hidden for player in game.view(s, 1).players] == [1, 0]
    play(s, "end")
    assert (s.phase, s.round, len(game.view(s, 0).mines)) == (codes.TURN, 1, 1)
    s.determinize(1, Chance(1))
    assert s.audit() == ""


def test_at_an_old_table_all_mines_have_to_be_laid() -> None:
    old = msgspec.structs.replace(game.setup(2, {"mines": True}), rules=1)
    s = cast(AdmiralState, game.new(old, Chance(1)))
    while s.phase < codes.LAY_MINES:
        s.apply(s.nth_action(0))
    assert refused(s, "end") == "wrong-phase"
    assert game.prompt(s, 0).args["optional"] == 0
    assert game.prompt(by(2, s), 0).args["optional"] == 1


@pytest.mark.rule("admiral:Q133", "admiral:Q129")
@NUMBERS
def test_two_mines_in_a_cell_get_one_new_order_a_turn(rules: int) -> None:
    laid = ("1 lay C3 ask", "1 lay C3 hold", "2 lay J8 hold", "2 lay J8 hold")
    s = by(rules, battle(layout=TWO_MINES, mines=laid))
    cell = next(order.what for order in game.orders(s, 0))
    s.give_order(0, cell, codes.ASK)
    texts = [order.text for order in game.orders(s, 0)]
    assert texts == (["C3 auto", "C3 hold", "C3 ask"] if rules == 1 else ["C3 ask"])
    assert s.why_not_order(0, cell, codes.HOLD) == (0 if rules == 1 else codes.ORDER_CHANGED)


@pytest.mark.rule("admiral:Q87")
def test_without_work_at_forts_no_fort_is_given_away() -> None:
    rules = 'actions = ["fire", "board", "storm", "fireships", "repair", "treasure"]'
    s = pairs(
        "brig C3", "brig B9", "brig K2", "brig L9", forts=("A1 1", "A10 2", "L1 3", "L10 4 damage=5"), rules=rules
    )
    assert refused(s, "give A1 4") == "switched-off"
    assert by(1, s).why_not(game.parse(s, "give A1 4")) == 0
    assert orders(s, "give") == []  # listed it was never


# What is said before it is too late


@pytest.mark.rule("admiral:P2.2c", "admiral:P1.3c", "admiral:R10.5")
def test_what_puts_a_player_out_or_wastes_his_mines_is_said_before() -> None:
    def warned(s: AdmiralState, order: str) -> str:
        line = game.warning(s, game.parse(s, order))
        return line.key if line else ""

    giving = pairs("brig C3", "brig B9", "brig K2", "brig L9", forts=("A1 1", "A10 2", "L1 3", "L10 4 damage=5"))
    assert (warned(giving, "give A1 4"), warned(giving, "end")) == ("warning-out", "")
    late = battle("brig C3", "brig J8", "brig C8", forts=("A1 1", "L10 2", "A10 3"))
    ruin(late, 0)
    assert warned(late, "end") == ""
    late.put_player(0, codes.S_CLOCK, 2)
    assert warned(late, "end") == "warning-out"
    blast = battle(blue="brig C3", red="brig C4, brig J8")
    put(blast, "1B", DUE=1)
    assert warned(blast, "1B explode") == "warning-out"
    laying = pearl_shoals(2, mines=True)
    while laying.phase < codes.LAY_MINES:
        laying.apply(laying.nth_action(0))
    assert (warned(laying, "end"), warned(laying, "lay B3 auto")) == ("warning-no-more-mines", "")


@pytest.mark.rule("admiral:Q140", "admiral:P2.2d")
@NUMBERS
def test_a_partner_who_is_lost_in_the_same_blast_inherits_no_fort(rules: int) -> None:
    s = by(rules, pairs("brig C4", "brig B9", "brig D4, brig K2", "brig D5", forts=("A1 1", "A10 2", "L1 3", "L10 4")))
    for name in ("1B", "5B"):
        put(s, name, DAMAGE=2)
    put(s, "3B", DUE=1)
    begin_turn(s, 2)
    do(s, "3B explode")
    heirs = [event.seat for event in s.events or [] if event.code == codes.E_FORT_INHERITED]
    assert heirs == ([3, -1, -1] if rules == 1 else [-1, -1])
    assert [s.out(seat) for seat in range(4)] == [True, False, False, True]


@pytest.mark.rule("admiral:P2.2b", "admiral:Q84", "admiral:Q52")
@NUMBERS
def test_whoever_helps_a_partner_restore_a_fort_has_started_too_where_that_is_enough(rules: int) -> None:
    s = pairs(
        "brig B2", "brig B9", "brig K2", "brig A2", start_is_enough=True,
        forts=("A1 1 damage=5", "A10 2", "L1 3", "L10 4"),
    )  # fmt: skip
    by(rules, s).put_player(0, codes.S_LOST_FORT, 1)
    do(s, "1B offer A1", "end")
    begin_turn(s, 3)
    do(s, "work A1 1B 4B")
    begin_turn(s, 0)
    clock = s.player(0, codes.S_CLOCK)
    do(s, "end")
    assert s.player(0, codes.S_CLOCK) == (clock + 1 if rules == 1 else clock)


@NUMBERS
def test_no_ship_is_called_like_a_cell_and_old_names_are_read_for_ever(rules: int) -> None:
    s = by(rules, battle(blue="line C3", red="brig C6", forts=("A1 1", "L10 2", "B1 2")))
    named = {1: ("L1", "B1", "*B1"), 2: ("1L", "1B", "B1")}[rules]
    line, brig, fort = (view.name for view in (*game.view(s, 0).ships, game.view(s, 0).forts[2]))
    assert (line, brig, fort) == named
    assert game.parse(s, "L1 N1") == game.parse(s, "1L N1")
    assert game.parse(s, f"1L x {fort} 1") != game.parse(s, "1L x 1B 1")
    assert game.parse(s, f"1L x {brig} 1") == game.parse(s, "1L x 1B 1")
    do(s, "1L N1")
    assert line in [game.event_at(s, event).args.get("ship") for event in s.events or []]
