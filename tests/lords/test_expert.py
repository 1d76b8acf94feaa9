"""Laying out the boards, and the variant for experts (rules 63 to 65, rulings H1 to H3, H5, H6)."""

from collections import Counter

import pytest

from lords.moves import keys, legal, play, refusal, told
from lords.sea import fresh, phase, player, ship, view
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.games.base import TRUTH, WATCHER
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules.game import LordsState
from quarterdeck.games.lords.view import HalfView

PLAIN = "boards 1a0 sa0 2a0"


def arranged(first: str = PLAIN, second: str = PLAIN, **options: object) -> LordsState:
    """A game after both have laid out their boards, light first to answer."""
    state = fresh(4, **{"boards": "expert", **options})
    state.act_as(0)
    state = play(state, first)
    state.act_as(1)
    return play(state, second)


@pytest.mark.rule("lords:63", "lords:H3")
@pytest.mark.parametrize("boards", ["expert", "chosen"])
def test_both_arrange_their_boards_at_the_same_time_in_any_order(boards: str) -> None:
    state = fresh(4, boards=boards)
    assert phase(state) == "arrange"
    assert state.pending() == 0b11
    assert state.count_actions() == 1536
    seas = []
    for order in ((0, 1), (1, 0)):
        after = state
        for seat in order:
            after.act_as(seat)
            after = play(after, "boards 2b90 1a180 sb180" if seat else PLAIN)
        seas.append((view(after).effects, after.checksum()))
    assert seas[0] == seas[1]


@pytest.mark.rule("lords:63", "lords:H3")
def test_a_choice_of_boards_stays_hidden_until_both_are_shown_together() -> None:
    state = fresh(4, boards="expert")
    state.act_as(1)
    half = play(state, "boards 2b90 1a180 sb180")
    assert half.pending() == 0b01
    assert refusal_for(half, 1) == "not-your-decision"
    for seat in (0, WATCHER):
        assert view(half, seat).halves == (None, None)
        assert view(half, seat).players[1].arranged, "that he has chosen is known"
    assert view(half, 1).halves[1] is not None
    assert {line.key for line in told(half, 0)} == {"boards-chosen"}
    assert [line.args for line in told(half, 0)] == [{"player": "@seat-dark"}]
    half.act_as(0)
    shown = play(half, PLAIN)
    expected = HalfView(boards=("square2", "square1", "strip"), sides=("b", "a", "b"), rotations=(90, 180, 180))
    assert [view(shown, seat).halves[1] for seat in (0, 1, WATCHER)] == [expected] * 3


def refusal_for(state: LordsState, seat: int) -> str:
    """Why a seat may not lay out boards now."""
    asked = state.clone()
    asked.act_as(seat)
    return refusal(asked, PLAIN)


@pytest.mark.rule("lords:64", "lords:H2")
def test_then_the_first_player_may_turn_or_move_one_of_his_boards() -> None:
    state = arranged()
    assert (phase(state), state.pending()) == ("change", 0b01)
    turned = play(state, "change 1a90 sa0 2a0")
    assert view(turned).effects[21:24] == ("repair", "mine", "straight"), "square 1 of light, a quarter turned"
    assert view(turned).effects[:21] == view(state).effects[:21], "dark's half stays"
    moved = play(state, "change sa0 1a0 2a0")
    assert view(moved).halves[0] == HalfView(
        boards=("strip", "square1", "square2"), sides=("a", "a", "a"), rotations=(0, 0, 0)
    )
    flipped = play(state, "change 2b180 1a0 sa0")
    assert view(flipped).halves[0] is not None


@pytest.mark.rule("lords:64", "lords:H2")
def test_only_one_board_may_be_taken_up_and_the_others_keep_side_rotation_and_order() -> None:
    state = arranged()
    assert refusal(state, "change 1a90 sa0 2a90") == "not-one-board"
    assert refusal(state, "change 1b0 sb0 2a0") == "not-one-board"
    assert refusal(state, "change 2a0 sa0 1a0") == "not-one-board", "swapping the squares about the strip moves two"
    assert refusal(state, "change 2a0 1a0 sa0") == ""
    assert refusal(state, "change sb180 1a0 2a0") == ""
    changes = {move for move in legal(state) if move.startswith("change")}
    squares, strip = 2 * (2 * 4 * 3 - 1), 2 * 2 * 3 - 1
    twice = 2  # the strip left or right of both: it was moved, or the square next to it was
    assert len(changes) == squares + strip - twice


@pytest.mark.rule("lords:H2")
def test_the_very_same_sea_is_no_change_and_is_refused() -> None:
    assert refusal(arranged(), "change 1a0 sa0 2a0") == "same-sea"


@pytest.mark.rule("lords:H2")
def test_the_sea_stays_six_by_seven_so_the_strip_turns_only_by_180_degrees() -> None:
    with pytest.raises(Exception, match="lords-boards"):
        game.parse(arranged(), "change 1a0 sa90 2a0")
    for move in sorted(legal(arranged()))[:60]:
        assert "" not in view(play(arranged(), move)).effects


@pytest.mark.rule("lords:65", "lords:E8")
def test_who_changes_a_board_gets_no_shield_and_all_seven_stay_in_the_supply() -> None:
    changed = play(arranged(), "change 1a90 sa0 2a0")
    assert not player(changed, 0).shield_due
    laid = play(changed, next(move for move in sorted(legal(changed)) if move[0] in "24683"))
    assert "+" not in ship(laid, sorted(view(laid).ships, key=lambda found: found.cell)[0].cell)
    assert view(laid).shield_supply == 7


@pytest.mark.rule("lords:65", "lords:64")
def test_who_keeps_his_boards_keeps_the_shield() -> None:
    kept = play(arranged(), "keep")
    assert player(kept, 0).shield_due
    assert not player(kept, 1).shield_due
    assert "boards-kept" in keys(kept)


@pytest.mark.rule("lords:64", "lords:H6")
def test_the_change_belongs_to_the_first_player_and_the_second_has_no_answer() -> None:
    state = arranged(first_player="dark")
    assert state.pending() == 0b10
    state.act_as(1)
    after = play(state, "change 1a90 sa0 2a0")
    assert (phase(after), after.pending()) == ("turn", 0b10)
    assert view(after).effects[21:] == view(state).effects[21:]


@pytest.mark.rule("lords:H6")
def test_the_first_player_is_known_before_the_boards_and_ships_are_dealt_after_them() -> None:
    state = fresh(4, boards="expert", first_player="random")
    assert "first-player" in keys(state)
    for step in (state, arranged()):
        assert [len(player(step, seat).hand or ()) for seat in (0, 1)] == [0, 0]
        assert view(step).mercenaries == ()
    dealt = play(arranged(), "keep")
    assert [len(player(dealt, seat).hand or ()) for seat in (0, 1)] == [3, 3]
    assert len(view(dealt).mercenaries) == 5


@pytest.mark.rule("lords:H1")
def test_by_default_each_half_lies_at_random_evenly_among_all_arrangements() -> None:
    asked = []

    class Noted(Chance):
        def below(self, n: int) -> int:
            asked.append(int(n))
            return super().below(n)

    setup = game.setup(2, {})
    assert setup.options["boards"] == "random"
    game.new(setup, Noted(9))
    assert asked.count(1536) == 2
    places: Counter[str] = Counter()
    sides: Counter[str] = Counter()
    for seed in range(300):
        half = view(game.new(setup, Chance(seed * 7919 + 1))).halves[1]
        assert half is not None
        places[" ".join(half.boards)] += 1
        sides["".join(half.sides)] += 1
    assert len(places) == 6
    assert min(places.values()) > 25, "50 expected of each"
    assert len(sides) == 8


@pytest.mark.rule("lords:H1")
def test_boards_may_be_chosen_freely_without_the_experts_change() -> None:
    state = arranged(boards="chosen")
    assert phase(state) == "turn"
    assert player(state, 0).shield_due


@pytest.mark.rule("lords:H5")
def test_the_five_mercenaries_come_at_random_within_their_tiers() -> None:
    seen: Counter[str] = Counter()
    for seed in range(200):
        market = view(fresh(seed * 31 + 7)).mercenaries
        assert [mercenary.cost for mercenary in market] == [3, 3, 3, 4, 5]
        assert len({mercenary.id for mercenary in market}) == 5
        seen.update(mercenary.id for mercenary in market)
    assert len(seen) == 12
    assert min(seen.values()) > 40, "100 expected of the cheap ones, 67 of the others"


@pytest.mark.rule("lords:H5")
def test_the_table_may_pick_the_five_mercenaries() -> None:
    state = fresh(1, mercenaries="minelayer, broadside,recruit,boarder,bulwark")
    assert {m.id for m in view(state).mercenaries} == {"minelayer", "broadside", "recruit", "boarder", "bulwark"}


@pytest.mark.rule("lords:H5")
@pytest.mark.parametrize(
    ("wanted", "mistake"),
    [
        ("minelayer,broadside,recruit,boarder,kraken", "lords-market-name"),
        ("minelayer,minelayer,recruit,boarder,bulwark", "lords-market-name"),
        ("minelayer,broadside,twin_h,boarder,bulwark", "lords-market-tier"),
        ("minelayer,broadside,recruit,boarder", "lords-market-tier"),
    ],
)
def test_a_wrong_pick_is_named(wanted: str, mistake: str) -> None:
    with pytest.raises(BadInput) as caught:
        game.setup(2, {"mercenaries": wanted})
    assert caught.value.code == mistake


def test_the_truth_sees_both_halves_even_while_they_are_hidden() -> None:
    state = fresh(4, boards="expert")
    state.act_as(1)
    assert view(play(state, PLAIN), TRUTH).halves[1] is not None
