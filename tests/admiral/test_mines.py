"""R10: mines, their orders, and that they stay secret."""

import msgspec
import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.chart import cell_from

from .battle import (
    Dice,
    battle,
    blow,
    damage,
    end_round,
    load_pearls,
    orders,
    pairs,
    pearl_shoals,
    play,
    put,
    refused,
    ship,
    told,
    where,
)

ONE = "mines_each = 1"
RED_MINE = ("1 lay B3 auto", "2 lay J8 {}")


def mined(order: str = "auto", blue: str = "frigate J3", red: str = "brig B9", **more: object) -> object:
    """Red has a mine on J8, with an order; blue one of his own far away."""
    mines = ("1 lay B3 auto", f"2 lay J8 {order}")
    return battle(blue=blue, red=red, layout=ONE, mines=mines, **more)  # type: ignore[arg-type]


@pytest.mark.rule("admiral:R10.1", "admiral:R10.6a", "admiral:Q69", "admiral:R1.5")
def test_a_ship_that_enters_a_mined_cell_takes_three_damage_and_goes_on() -> None:
    s = mined()
    play(s, "1F N6")
    assert (where(s, "1F"), damage(s, "1F")) == ("J9", 3)
    assert told(s)[:2] == ["mine", "moved"]


@pytest.mark.rule("admiral:Q69", "admiral:P4.4c")
def test_a_ship_sunk_by_a_mine_sinks_in_the_mined_cell() -> None:
    s = mined(blue="frigate J3, brig B9", red="brig C9", treasure=("E5",))
    put(s, "1F", DAMAGE=1)
    load_pearls(s, "1F")
    play(s, "1F N5")
    assert (where(s, "1F"), s.adrift) == ("", 0)


@pytest.mark.rule(
    "admiral:R10.2", "admiral:R10.3", "admiral:R10.5", "admiral:Q128", "admiral:S6", "admiral:Q101", "admiral:C3"
)
def test_mines_are_laid_before_play_by_all_at_once_in_secret_one_a_card() -> None:
    s = pearl_shoals(2, mines=True)
    chance = Chance(1)
    while s.phase < codes.LAY_MINES:
        s.apply(s.random_action(chance))
    assert s.pending() == 0b11
    for order in ("auto", "hold"):
        s.act_as(1)
        play(s, f"lay W12 {order}")  # the same cell is allowed
    assert s.pending() == 0b11
    others = [game.event(event) for event in s.events or [] if event.code == codes.E_MINE_LAID and event.visible_to(0)]
    assert {line.args["cell"] for line in others} == {"hidden"}
    s.act_as(1)
    play(s, "lay X11 ask")
    assert s.pending() == 0b01
    play(s, "lay A4 auto", "lay B4 auto", "lay C4 auto")
    assert (s.phase, s.round) == (codes.TURN, 1)
    assert game.parse(s, "lay C3 auto")
    assert refused(s, "lay C3 auto") == "wrong-phase"


@pytest.mark.rule("admiral:R10.4", "admiral:Q68")
def test_mines_lie_within_three_cells_of_the_fort_wherever_ships_can_go() -> None:
    fresh = game.new(game.setup(2, {}, {"scenario": _content(reefs=("D4",), treasure=("C4",))}), Dice())
    fresh.act_as(0)
    legal = {game.action(fresh, fresh.nth_action(k)).text for k in range(fresh.count_actions())}
    assert {"lay D3 auto", "lay C4 hold", "lay B2 ask"} <= legal  # a knight's jump, a pearl cell, a port cell
    assert refused(fresh, "lay E1 auto") == "too-far-from-fort"
    assert refused(fresh, "lay D4 auto") == "not-navigable"
    assert refused(fresh, "lay A1 auto") == "not-navigable"


def _content(**more: object) -> str:
    from .battle import scenario

    args = {"reefs": (), "treasure": ()} | more
    return scenario(
        2, 12, 10, ("A1 1", "L10 2"), ("brig C3", "brig J8"), (), args["reefs"], args["treasure"], "", ONE, "", "", ""
    )


@pytest.mark.rule("admiral:R10.6b", "admiral:Q71")
def test_the_cell_is_spent_for_good_and_for_all() -> None:
    s = battle(
        blue="frigate J3, frigate I3",
        red="brig B9",
        layout="mines_each = 2",
        mines=("1 lay B3 auto", "1 lay B3 auto", "2 lay J8 auto", "2 lay J8 auto"),
    )
    play(s, "1F N6")
    assert damage(s, "1F") == 3
    assert [mine.shown for mine in game.view(s, 0).mines if mine.seat == 1] == [True]
    end_round(s)
    play(s, "1F S1")
    assert damage(s, "1F") == 3
    three = battle(
        "frigate F3",
        "brig B9",
        "brig K1",
        forts=("A1 1", "D7 2", "H7 3"),
        layout=ONE,
        mines=("1 lay B3 auto", "2 lay F6 auto", "3 lay F6 auto"),
    )
    play(three, "1F N4")
    assert [event.seat for event in three.events or [] if event.code == codes.E_MINE] == [1]  # next after the mover
    assert damage(three, "1F") == 3


@pytest.mark.rule("admiral:R10.7a", "admiral:R10.7b", "admiral:Q72", "admiral:Q129")
def test_on_hold_nothing_happens_but_the_owner_may_blow_it_up_in_his_own_turn() -> None:
    s = mined("hold")
    play(s, "1F N5")
    assert (where(s, "1F"), damage(s, "1F")) == ("J8", 0)
    assert told(s) == ["moved"]
    play(s, "end", "mine 1F")
    assert damage(s, "1F") == 3
    acted = mined("hold", red="brig B9, brig J9")
    play(acted, "1F N5", "1F x 2B 1", "end")
    assert refused(acted, "mine 1F") == "chance-gone"
    assert refused(acted, "mine 1B") == "not-opponent"


@pytest.mark.rule("admiral:Q129", "admiral:Q107", "admiral:R10.7a")
def test_ask_opens_the_same_window_at_every_step_near_the_fort_mine_or_not() -> None:
    s = mined("ask")
    play(s, "1F N5")
    steps = []
    while s.phase == codes.WINDOW:
        assert s.to_move() == 1
        steps.append((where(s, "1F"), orders(s)))
        play(s, "pass")
    assert steps == [("J7", ["pass"]), ("J8", ["detonate", "pass"])]
    assert (where(s, "1F"), damage(s, "1F")) == ("J8", 0)
    blown = mined("ask")
    play(blown, "1F N6", "pass", "detonate")
    assert (where(blown, "1F"), damage(blown, "1F")) == ("J9", 3)


@pytest.mark.rule("admiral:Q129", "admiral:Q133", "admiral:Q70")
def test_orders_are_changed_in_ones_own_turn_once_each() -> None:
    s = mined("hold")
    cell = int(cell_from(s.chart, "J8"))
    assert game.orders(s, 1) == ()
    assert s.why_not_order(1, cell, codes.AUTO) == codes.NOT_YOUR_TURN
    play(s, "end")
    assert {order.text for order in game.orders(s, 1)} == {"J8 auto", "J8 hold", "J8 ask"}
    s.give_order(1, cell, codes.AUTO)
    assert s.why_not_order(1, cell, codes.ASK) == codes.ORDER_CHANGED
    assert s.why_not_order(1, int(cell_from(s.chart, "K8")), codes.ASK) == codes.NO_MINE
    play(s, "end", "1F N5")
    assert damage(s, "1F") == 3


@pytest.mark.rule("admiral:Q70", "admiral:Q138")
def test_a_partners_ship_sets_nothing_off() -> None:
    s = pairs(
        "frigate J3",
        "brig B9",
        "brig K2",
        "brig L9",
        layout=ONE,
        mines=("1 lay B3 auto", "2 lay B9 auto", "3 lay K2 auto", "4 lay J8 auto"),
    )
    play(s, "1F N5")
    assert damage(s, "1F") == 0


@pytest.mark.rule("admiral:Q130")
def test_the_mines_of_a_player_who_is_out_are_void() -> None:
    s = battle(
        "frigate J3",
        "brig B9",
        "brig C6",
        forts=("A1 1", "L10 2", "A10 3"),
        layout=ONE,
        mines=("1 lay B3 auto", "2 lay J8 auto", "3 lay A8 auto"),
    )
    s.concede(1)
    play(s, "1F N5")
    assert damage(s, "1F") == 0


@pytest.mark.rule("admiral:Q67")
def test_pearl_shoals_has_mines_only_by_option() -> None:
    assert [pearl_shoals(seats).scenario.mines_of[0] for seats in (2, 3, 4, 6)] == [0, 0, 0, 0]
    assert [pearl_shoals(seats, mines=True).scenario.mines_of[0] for seats in (2, 3, 4, 6)] == [3, 2, 1, 1]


@pytest.mark.rule("admiral:R10.3", "admiral:Q70", "admiral:Q128")
@pytest.mark.parametrize("order", ["auto", "hold", "ask"])
def test_whatever_lies_there_the_mover_sees_hears_and_may_do_the_same(order: str) -> None:
    """A mine on J8 or on K7, far from the ship's way: nothing differs for blue before and, on hold, after the move."""
    here = battle(blue="frigate J3", red="brig B9", layout=ONE, mines=("1 lay B3 auto", f"2 lay J8 {order}"))
    there = battle(blue="frigate J3", red="brig B9", layout=ONE, mines=("1 lay B3 auto", f"2 lay L7 {order}"))
    for moves in ((), ("1F N5",)):
        for s in (here, there):
            play(s, *moves)
        if order == "auto" and moves:
            assert damage(here, "1F") != damage(there, "1F")
            continue
        shown = [
            (
                msgspec.json.encode(game.view(s, 0)),
                game.prompt(s, 0),
                s.pending(),
                s.barrier,
                [game.event(event) for event in s.events or [] if event.visible_to(0)],
                orders(s) if s.is_pending(0) else [],
                game.orders(s, 0),
            )
            for s in (here, there)
        ]
        assert shown[0] == shown[1]


@pytest.mark.rule("admiral:Q129")
def test_every_step_where_a_mine_may_lie_is_a_barrier_for_undo() -> None:
    s = mined("hold")
    before = s.barrier
    play(s, "1F N3")  # up to J6: out of reach of red's mines
    assert s.barrier == before
    near = mined("hold", blue="frigate H3")
    play(near, "1F N5")  # H8 is four cells from L10
    assert near.barrier == before
    close = mined("hold", blue="frigate I3")
    play(close, "1F N5")
    assert close.barrier > before


def test_a_drifting_ship_sets_mines_off_too() -> None:
    s = mined(blue="line J6")
    blow(s, "N", "storm")
    play(s, "1L drift 3")
    assert (where(s, "1L"), damage(s, "1L")) == ("J9", 3)
    assert ship(s, "1L", codes.MOVED) == 1
