"""What no captain leaves undone: free loading, unloading and repair; and habits in port, in storms and with fire."""

import pytest

from quarterdeck.bots.levels import RANKS
from quarterdeck.bots.thinker import Thinker
from quarterdeck.engine.actions import first_of, kind_of
from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.bots.upkeep import leaves_undone
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.game import AdmiralState

from .battle import battle, damage, load_pearls, pearl_shoals, put, put_fort, ship, store_pearls, where

SHREWD = RANKS[2:]  # from lieutenant up nothing is left undone
LIMITLESS = 1e6
SHOALS = ("F5", "F6", "G5", "G6")


def galleon_on_a_pearl() -> AdmiralState:
    return battle("galleon F5, brig H2", "line J8", treasure=SHOALS, wind="E")


def laden_at_home() -> AdmiralState:
    s = battle("frigate B2, brig C3", "line K9", treasure=SHOALS, wind="E")
    load_pearls(s, "1F")
    return s


def battered_at_home() -> AdmiralState:
    """In a calm the ship could not do anything else."""
    s = battle("line B2, brig C4", "brig K9", treasure=SHOALS, strength="calm")
    put(s, "1L", DAMAGE=5)
    return s


UNDONE = {
    "loading that slows nobody": (galleon_on_a_pearl, "load"),
    "unloading at home": (laden_at_home, "unload"),
    "repair at home with nobody near": (battered_at_home, "repair"),
}


@pytest.mark.parametrize(("position", "deed"), UNDONE.values(), ids=UNDONE)
def test_to_end_the_turn_would_leave_it_undone(position: object, deed: str) -> None:
    s = position()  # type: ignore[operator]
    assert leaves_undone(s, codes.END)
    kinds = {"load": codes.TAKE, "unload": codes.UNLOAD, "repair": codes.BEGIN_REPAIR}
    s.apply(next(s.nth_action(k) for k in range(s.count_actions()) if kind_of(s.nth_action(k)) == kinds[deed]))
    assert not leaves_undone(s, codes.END)


@pytest.mark.parametrize("rank", SHREWD)
@pytest.mark.parametrize(("position", "deed"), UNDONE.values(), ids=UNDONE)
def test_nobody_from_lieutenant_up_leaves_it_undone(position: object, deed: str, rank: str) -> None:
    for seed in range(3):
        s = position()  # type: ignore[operator]
        bot = Thinker(game, 0, rank, seed)
        done = []
        while not s.is_over() and s.mover == 0 and s.round == 1:
            if s.actor != 0 or s.count_actions() == 1:
                s.apply(s.nth_action(0))
                continue
            code = bot.choose(s, LIMITLESS).code
            assert not leaves_undone(s, code)
            done.append(game.action(s, code).text)
            s.apply(code)
            bot.see(code)
        assert any(deed in text for text in done), done


def test_an_enemy_near_by_is_reason_enough_to_leave_repair_alone() -> None:
    s = battered_at_home()
    put(s, "2B", CELL=int(ship(s, "1B", codes.CELL)) + 2)
    assert not leaves_undone(s, codes.END)


def test_the_last_pearls_may_be_kept_aboard() -> None:
    """With them all pearls would be home, and whoever has fewest has lost."""
    s = battle("frigate B2, brig C3", "line K9", treasure=("F5", "F6"), wind="E")
    load_pearls(s, "1F")
    store_pearls(s, 1, 1)
    assert not leaves_undone(s, codes.END)


def habits(s: AdmiralState, seat: int = 0) -> list[str]:
    """The rest of a seat's turn as anybody would play it."""
    judge, done = game.evaluator(), []
    while s.mover == seat and not s.is_over():
        code = judge.habit(s)
        assert s.why_not(code) == 0
        if s.count_actions() > 1 or kind_of(code) != codes.END:
            done.append(game.action(s, code).text)
        s.apply(code)
    return done


def test_a_ship_whose_repair_is_done_goes_out_again() -> None:
    s = battle("line B2, brig C4", "brig K9", treasure=SHOALS, wind="E")
    put(s, "1L", REPAIR=1)
    habits(s)
    assert ship(s, "1L", codes.REPAIR) == 0


def test_a_battered_ship_goes_home_and_stays() -> None:
    s = battle("line E5, brig C4", "brig K9", treasure=SHOALS, wind="SW")
    put(s, "1L", DAMAGE=5)
    habits(s)
    assert where(s, "1L") == "B2"
    assert ship(s, "1L", codes.REPAIR) != 0, "it may begin in the turn of arrival (R7.1)"


def test_a_drift_ends_in_the_first_port_on_the_way() -> None:
    s = battle("line C4, brig H2", "brig K9", wind="SW", strength="storm")
    habits(s)
    assert s.chart.ports[ship(s, "1L", codes.CELL)] != 0


def test_a_sheltered_ship_stays_in_a_storm() -> None:
    s = battle("line B2, brig A2", "brig K9", reefs=("D4",), wind="NE", strength="storm")
    put(s, "1L", DAMAGE=4)
    habits(s)
    assert where(s, "1L") == "B2"
    assert damage(s, "1L") == 4


def test_a_wreck_among_enemies_becomes_a_fireship_and_burns_them() -> None:
    s = battle("line E5, frigate A2, brig B2", "line E6, galleon F5", strength="calm")
    put(s, "1L", DAMAGE=6)
    habits(s)
    assert ship(s, "1L", codes.DUE) == 2


def test_a_fireship_is_lit_where_it_hurts_most() -> None:
    s = battle("brig E5, frigate A2", "line H5, galleon H6, frigate E4", wind="E")
    put(s, "1B", DUE=1, SHOTS=0)
    habits(s)
    assert where(s, "1B") == ""
    assert damage(s, "1L") == 3
    assert where(s, "1G") == "", "three points of hull, three of damage"


def test_a_ruin_is_worked_at_by_whoever_has_no_other_fort() -> None:
    s = battle("line B2, galleon A2, brig H5", "brig K9", treasure=SHOALS)
    put_fort(s, 0, F_DAMAGE=5, F_RUINED=1, F_OWNER=-1)
    s.put_player(0, codes.S_LOST_FORT, 1)
    assert habits(s)[0] == "work A1 1L 1G"


def test_reefs_are_laid_into_the_others_way_and_not_into_ones_own() -> None:
    s = pearl_shoals(2)
    judge = game.evaluator()
    lanes = judge.lanes_of(s)
    while s.phase == codes.PLACE_REEFS:
        seat = int(s.mover)
        code = judge.habit(s)
        assert s.why_not(code) == 0
        cell = first_of(code)
        own = next(fort for fort in range(s.fort_count) if s.fort_owner(fort) == seat)
        other = next(fort for fort in range(s.fort_count) if s.fort_owner(fort) not in (seat, -1))
        assert lanes.to_port(other, cell) < lanes.to_port(own, cell)
        s.apply(code)


def test_nothing_is_left_undone_in_whole_games_of_habits() -> None:
    """A short form of what the soak looks at in 10,000 decisions of every rank."""
    judge = game.evaluator()
    for seed in range(4):
        s = pearl_shoals(2, seed)
        for _ in range(600):
            if s.is_over():
                break
            code = judge.habit(s)
            assert not leaves_undone(s, code)
            s.apply(code if code >= 0 else s.random_action(Chance(seed)))
