"""Who knows what: hands, piles, the recruiter's look, boards being laid out, the fake mine (rulings H4, H7, D12)."""

import pytest

import quarterdeck
from lords.moves import keys, legal, pass_turn, play, told
from lords.sea import fresh, hand, phase, player, position, view
from quarterdeck.engine.chance import Chance
from quarterdeck.games.base import WATCHER
from quarterdeck.games.lords.rules.game import LordsState
from quarterdeck.table import Refused, Table

RECRUITING = {"coins": (3, 0), "market": "recruit", "hands": ("246", "135")}
TOKENS = ". " * 35 + "L8 t t f . . ."


def table(state: LordsState) -> Table:
    """A table that begins at a position."""
    return quarterdeck.game("lords").position(state.position(), seed=7)


def numbers(state: LordsState, seat: int, key: str) -> list[object]:
    """The ship numbers that a seat heard in events of a key; 0 where it was not told."""
    return [line.args["number"] for line in told(state, seat) if line.key == key]


@pytest.mark.rule("lords:H7")
def test_a_hand_is_seen_by_its_owner_only_but_its_size_by_all() -> None:
    state = fresh(8)
    assert len(view(state, 0).players[0].hand or ()) == 3
    for other in (1, WATCHER):
        assert view(state, other).players[0].hand is None
        assert view(state, other).players[0].hand_size == 3


@pytest.mark.rule("lords:H7")
def test_sizes_of_piles_tokens_discards_and_burning_numbers_are_open_to_all() -> None:
    state = position("d5 " + ". " * 41, coins=(2, 1), points=(3, 0), mines=(1, 2), discarded=("99", ""), extra=(2, 0))
    for viewer in (0, 1, WATCHER):
        seen = view(state, viewer)
        light = seen.players[0]
        assert (light.main_pile, light.reserve) == (player(state, 0).main_pile, 7)
        assert (light.coins, light.points, light.mines, light.extra_ships) == (2, 3, 1, 2)
        assert light.discarded[-2:] == (9, 9)
        assert [(found.number, found.burning) for found in seen.ships] == [(5, True)]


@pytest.mark.rule("lords:H7")
def test_what_is_drawn_is_told_to_its_owner_only() -> None:
    after = pass_turn(position(hands=("2", "")))
    assert numbers(after, 0, "drew")[0] in range(1, 10)
    assert numbers(after, 1, "drew") == numbers(after, WATCHER, "drew") == [0]


@pytest.mark.rule("lords:H7")
def test_a_ship_from_the_reserve_is_unseen_by_the_opponent_and_tells_nobody_what_is_left_of_it() -> None:
    after = play(position(hands=("3", ""), effects={"A6": "E"}), "3 A6")
    assert numbers(after, 0, "extra")[0] in range(1, 10)
    assert numbers(after, 1, "extra") == [0]
    assert [view(after, seat).players[0].reserve_known for seat in (0, 1, WATCHER)] == [None] * 3


@pytest.mark.rule("lords:H4", "lords:H7")
def test_the_recruiters_look_and_choice_are_his_alone() -> None:
    asked = play(position(**RECRUITING), "hire recruit A6")
    assert phase(asked) == "recruit"
    assert view(asked, 0).recruits
    assert len(view(asked, 0).players[0].reserve_known or ()) == 9
    for other in (1, WATCHER):
        assert view(asked, other).recruits == ()
        assert view(asked, other).players[0].reserve_known is None
        assert "looked" in [line.key for line in told(asked, other)]
    taken = int(sorted(legal(asked))[0].split()[1])
    after = play(asked, f"recruit {taken}")
    assert numbers(after, 0, "recruited") == [taken]
    assert numbers(after, 1, "recruited") == numbers(after, WATCHER, "recruited") == [0]
    assert view(after, 1).players[0].hand_size == 4
    assert view(after, 1).players[0].reserve == 8


@pytest.mark.rule("lords:H7")
def test_after_the_recruiter_his_owner_knows_what_the_reserve_holds_and_so_his_main_pile() -> None:
    asked = play(position(**RECRUITING), "hire recruit A6")
    after = play(asked, sorted(legal(asked))[0])
    known = view(after, 0).players[0].reserve_known
    drawn = set()
    for seed in range(60):
        sample = after.clone()
        sample.determinize(0, Chance(seed * 101))
        assert view(sample, 0).players[0].reserve_known == known
        laid = play(sample, "2 B6")
        drawn |= set(numbers(laid, 0, "drew"))
    full = [number for number in range(1, 10) for _ in range(3)]
    for number in [*(known or ()), *map(int, hand(after, 0))]:
        full.remove(number)
    assert drawn <= set(full), "the final draw comes from what is not in the reserve"


@pytest.mark.rule("lords:H7")
def test_to_the_opponent_any_unseen_ship_may_be_in_the_hand_or_the_reserve() -> None:
    asked = play(position(**RECRUITING), "hire recruit A6")
    after = play(asked, sorted(legal(asked))[0])
    hands, reserves = set(), set()
    for seed in range(30):
        sample = after.clone()
        sample.determinize(1, Chance(seed * 101))
        assert sample.audit() == ""
        hands.add(hand(sample, 0))
        reserves.add(player(sample, 0).reserve_known)
        assert hand(sample, 1) == hand(after, 1), "his own hand he knows"
    assert len(hands) > 20
    assert len(reserves) > 20


@pytest.mark.rule("lords:D12")
def test_to_the_opponent_each_token_left_may_be_the_fake_and_the_layer_knows_which() -> None:
    state = position(TOKENS, hands=("2", ""), layer=1)
    after_one = play(state, "2 B6")
    for here, open_cells in ((state, {"B6", "C6", "D6"}), (after_one, {"C6", "D6"})):
        for seat, cells in ((0, open_cells), (WATCHER, open_cells), (1, {"D6"})):
            found = set()
            for seed in range(40):
                sample = here.clone()
                sample.determinize(seat, Chance(seed * 101))
                found |= {mine.cell for mine in view(sample).mines if mine.kind == "fake"}
            assert found == cells


@pytest.mark.rule("lords:H3", "lords:H7")
def test_boards_that_are_not_shown_yet_may_lie_in_any_way_to_the_other_seat() -> None:
    state = fresh(4, boards="chosen")
    state.act_as(1)
    half = play(state, "boards 2b90 1a180 sb180")
    arrangements = set()
    for seed in range(30):
        sample = half.clone()
        sample.determinize(0, Chance(seed * 101))
        arrangements.add(sample.dark.arrangement)
    assert len(arrangements) > 20
    own = half.clone()
    own.determinize(1, Chance(5))
    assert own.dark.arrangement == half.dark.arrangement


# At a table: legal lists, stories and notation of the other seat


@pytest.mark.rule("lords:H4")
def test_a_table_gives_the_other_seat_no_list_no_number_and_no_notation_of_a_secret_choice() -> None:
    board = table(position(**RECRUITING))
    board.play("hire recruit A6", 0)
    assert board.legal_actions(1) == []
    choice = board.legal_actions(0)[0].text
    board.play(choice, 0)
    assert board.texts_for(1, 1) == ("hire recruit A6",)
    assert board.texts_for(2, 0) == (choice,)
    assert board.texts_for(2, 1) is None
    assert board.texts_for(2, WATCHER) is None
    heard = [line.args["number"] for line in board.events_for(1) if line.key == "recruited"]
    assert heard == [0]


@pytest.mark.rule("lords:D11", "lords:D12")
def test_a_table_keeps_the_choice_of_the_fake_from_the_opponent() -> None:
    board = table(position(coins=(3, 0), market="minelayer"))
    board.play("hire minelayer A6; mine A1; mine B1; mine C1", 0)
    board.play("fake C1", 0)
    assert board.texts_for(2, 1) is None
    assert [line.args["cell"] for line in board.events_for(1) if line.key == "fake-chosen"] == ["hidden"]
    assert "C1" not in str([line for line in board.events_for(1) if line.key != "token-laid"])


@pytest.mark.rule("lords:63", "lords:H3")
def test_a_table_keeps_the_boards_of_the_first_to_choose_from_the_other() -> None:
    board = quarterdeck.game("lords").new(seed=3, options={"boards": "expert"})
    assert len(board.legal_actions(0)) == len(board.legal_actions(1)) == 1536
    board.play("boards 2b90 1a180 sb180", 1)
    assert board.texts_for(1, 0) is None
    assert board.legal_actions(1) == []
    assert len(board.legal_actions(0)) == 1536, "the same list as before"
    assert "2b90" not in str(board.events_for(0)) + str(board.view(0))


# No undo past what was learnt


@pytest.mark.rule("lords:H7")
@pytest.mark.parametrize(
    ("state", "move"),
    [
        (position(hands=("2", "")), "2 A6"),  # a draw
        (position(hands=("3", ""), effects={"A6": "E"}, coins=(3, 0), market="recruit"), "3 A6"),
        (position(**RECRUITING), "hire recruit A6"),
        (position(TOKENS, hands=("2", ""), coins=(3, 0), market="recruit"), "2 B6"),  # a token shown to its enemy
        (position(TOKENS, hands=("2", ""), coins=(3, 0), market="recruit", layer=0), "2 B6"),  # by the layer himself
    ],
    ids=["draw", "extra ship", "recruiter", "token of the enemy's", "own token"],
)
def test_information_that_was_gained_cannot_be_taken_back(state: LordsState, move: str) -> None:
    board = table(state)
    board.play(move, 0)
    with pytest.raises(Refused, match="undo-barrier"):
        board.undo(0)


@pytest.mark.rule("lords:H7")
@pytest.mark.parametrize(
    ("state", "move"),
    [
        (position(hands=("2", ""), coins=(3, 0), market="recruit"), "2 A6"),
        (position(TOKENS.replace("t t f", "* * *"), hands=("2", ""), coins=(3, 0), market="recruit"), "2 B6"),
        (position(TOKENS.replace("t t f", "t . ."), hands=("2", ""), coins=(3, 0), market="recruit"), "2 B6"),
        (position(coins=(3, 0), market="minelayer"), "hire minelayer A6; mine A1; mine B1; mine C1; fake A1"),
    ],
    ids=["ship laid", "mine of a cell", "token known to be real", "minelayer"],
)
def test_what_reveals_nothing_can_be_taken_back(state: LordsState, move: str) -> None:
    board = table(state)
    before = board.position()
    board.play(move, 0)
    board.undo(0)
    assert board.position() == before


@pytest.mark.rule("lords:H4")
def test_the_choice_of_the_recruiter_may_be_taken_back_but_not_the_look() -> None:
    board = table(position(**RECRUITING))
    board.play("hire recruit A6", 0)
    looked = board.position()
    board.play(board.legal_actions(0)[0].text, 0)
    board.undo(0)
    assert board.position() == looked
    with pytest.raises(Refused, match="undo-barrier"):
        board.undo(0)


def test_at_the_end_hands_stay_with_their_owners() -> None:
    state = play(position(turn=16, mover=1, first=0, hands=("", "2")), "2 A1")
    assert "scored" in keys(state)
    assert view(state, 1).players[0].hand is None
