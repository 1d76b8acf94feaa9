"""Set-up: boards, piles, mercenaries, tokens, the first player's shield (rules 2 to 10)."""

from collections import Counter

import pytest

from lords.moves import keys, legal, pass_turn, play, refusal
from lords.sea import NAMES, STANDARD, fresh, hand, player, position, random_game, ship, view
from quarterdeck.engine.chance import Chance
from quarterdeck.errors import BadInput
from quarterdeck.games.lords.edition import edition_of, standard
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules.game import LordsState

BOX = edition_of(standard())
COSTS = {mercenary.id: mercenary.cost for mercenary in BOX.mercenary}
LETTER = {"point": "V", "straight": "O", "diagonal": "D", "repair": "R", "mine": "M", "extra": "E"}


def rows(state: LordsState) -> list[str]:
    """The sea as six rows of letters."""
    letters = [LETTER[effect] for effect in view(state).effects]
    return ["".join(letters[row * 7 : row * 7 + 7]) for row in range(6)]


def half(boards: str, seat: int) -> list[str]:
    """The three rows of a half laid as told, as its owner sees them, the other half left as it is."""
    state = fresh(boards="chosen")
    first, second = (boards, "1a0 sa0 2a0") if seat == 0 else ("1a0 sa0 2a0", boards)
    sea = rows(play(state, f"boards {first}", f"boards {second}"))
    return sea[3:] if seat == 0 else [row[::-1] for row in sea[2::-1]]


@pytest.mark.rule("lords:2")
def test_the_two_halves_are_joined_edge_to_edge_into_a_sea_of_six_by_seven() -> None:
    state = fresh(boards="chosen")
    sea = rows(play(state, "boards 1a0 sa0 2a0", "boards 1b0 2b0 sb0"))
    assert sea[3:] == ["OVROMDE", "MEDROVR", "ROVDEMD"]
    assert [row[::-1] for row in sea[2::-1]] == ["VRDMEDD", "MVOORMO", "OEREDVR"]  # dark looks from the other side


@pytest.mark.rule("lords:2")
def test_the_strips_and_squares_of_one_colour_make_three_rows_of_seven_whatever_the_order() -> None:
    printed = Counter("".join(BOX.boards.light.square1.a + BOX.boards.light.square2.a + BOX.boards.light.strip.a))
    for seed in range(40):
        sea = rows(fresh(seed, boards="random"))
        assert Counter("".join(sea[3:])) == Counter("".join(sea[:3])) == printed


@pytest.mark.rule("lords:3")
@pytest.mark.parametrize(
    ("boards", "expected"),
    [
        ("sa0 1a0 2a0", ["OOVRMDE", "RMEDOVR", "DROVEMD"]),
        ("1a0 2a0 sa0", ["OVRMDEO", "MEDOVRR", "ROVEMDD"]),
        ("1a0 sa0 2a0", ["OVROMDE", "MEDROVR", "ROVDEMD"]),
        ("2a0 sa0 1a0", ["MDEOOVR", "OVRRMED", "EMDDROV"]),
    ],
)
def test_the_strip_may_stand_left_of_right_of_or_between_the_squares(boards: str, expected: list[str]) -> None:
    assert half(boards, 0) == expected


@pytest.mark.rule("lords:3")
def test_boards_are_two_sided() -> None:
    assert half("1b0 sb0 2b0", 0) == ["DRVDDEM", "OVMOMRO", "REORVDE"]
    assert half("1b0 sb0 2b0", 1) == ["VRDDMED", "MVOOORM", "OERREDV"]


@pytest.mark.rule("lords:3")
def test_boards_may_be_turned() -> None:
    assert [row[:3] for row in half("1a90 sa0 2a0", 0)] == ["RMO", "OEV", "VDR"]
    assert [row[:3] for row in half("1a180 sa0 2a0", 0)] == ["VOR", "DEM", "RVO"]
    assert [row[:3] for row in half("1a270 sa0 2a0", 0)] == ["RDV", "VEO", "OMR"]
    assert [row[3] for row in half("1a0 sa180 2a0", 0)] == ["D", "R", "O"]


@pytest.mark.rule("lords:3")
def test_there_are_1536_ways_to_lay_out_a_half_and_no_other() -> None:
    assert len(legal(fresh(boards="chosen"))) == 2 * 3 * (2 * 4) * (2 * 4) * (2 * 2) == 1536


@pytest.mark.rule("lords:4", "lords:8")
def test_eighteen_ships_make_the_main_pile_nine_the_reserve_and_three_of_the_main_pile_the_hand() -> None:
    for seat in (0, 1):
        has = player(fresh(), seat)
        assert (has.hand_size, has.main_pile, has.reserve) == (3, 15, 9)
        assert (has.hand_size + has.main_pile, has.reserve) == (18, 9)


@pytest.mark.rule("lords:4")
def test_the_piles_are_divided_blind_nobody_knows_what_the_reserve_holds() -> None:
    state = fresh()
    for viewer in (0, 1):
        assert [seen.reserve_known for seen in view(state, viewer).players] == [None, None]


@pytest.mark.rule("lords:4", "lords:8")
def test_the_ships_are_shuffled_any_number_is_as_likely_in_the_first_hand() -> None:
    dealt = Counter("".join(hand(fresh(seed), seat) for seed in range(600) for seat in (0, 1)))
    assert set(dealt) == set("123456789")
    assert all(330 <= many <= 470 for many in dealt.values())  # 400 expected, about four deviations each way


@pytest.mark.rule("lords:4")
def test_the_reserve_is_an_even_share_of_what_is_unseen() -> None:
    found: Counter[int] = Counter()
    for seed in range(300):
        state = position(market="recruit", coins=(3, 0), hands=("999", ""), chance=Chance(seed))
        found.update(player(play(state, "hire recruit A6"), 0).reserve_known or ())
    assert found[9] == 0  # all in hand
    assert sum(found.values()) == 300 * 9
    assert all(250 <= found[number] <= 425 for number in range(1, 9))  # 337 expected


@pytest.mark.rule("lords:5")
def test_ships_leave_the_reserve_only_by_extra_ship_cells_and_the_recruiter() -> None:
    ways: Counter[str] = Counter()
    for seed in range(60):
        before = [9, 9]
        for state in random_game(seed, mercenaries="recruit,shield_a,minesweeper,twin_h,bulwark"):
            lines = [game.event(event) for event in state.events or () if event.visible_to(event.seat)]
            opened = Counter((line.seat, line.key) for line in lines if line.key in ("extra", "recruited"))
            for seat in (0, 1):
                now = player(state, seat).reserve
                assert before[seat] - now == opened[seat, "extra"] + opened[seat, "recruited"]
                before[seat] = now
            ways.update(key for _, key in opened.elements())
            state.events = []
    assert ways["extra"] > 0
    assert ways["recruited"] > 0


@pytest.mark.rule("lords:5")
def test_the_final_action_never_touches_the_reserve() -> None:
    state = position(hands=("448", ""), reserves=("111222333", ""))
    after = play(state, "4 A6")
    assert player(after, 0).reserve == 9
    assert player(after, 0).reserve_known == (1, 1, 1, 2, 2, 2, 3, 3, 3)
    assert player(after, 0).main_pile == 14


@pytest.mark.rule("lords:6")
def test_five_mercenaries_are_laid_out_three_for_3_one_for_4_and_one_for_5() -> None:
    seen: set[str] = set()
    for seed in range(60):
        offered = view(fresh(seed)).mercenaries
        assert [mercenary.cost for mercenary in offered] == [3, 3, 3, 4, 5]
        assert len({mercenary.id for mercenary in offered}) == 5
        seen |= {mercenary.id for mercenary in offered}
    assert seen == set(COSTS)


@pytest.mark.rule("lords:6")
def test_the_table_may_pick_the_five_but_only_in_these_tiers() -> None:
    picked = "broadside,recruit,minelayer,boarder,commodore"
    assert [mercenary.id for mercenary in view(fresh(mercenaries=picked)).mercenaries] == picked.split(",")
    for wrong in ("broadside,recruit,twin_h,boarder,commodore", "broadside,recruit,boarder,commodore"):
        with pytest.raises(BadInput):
            fresh(mercenaries=wrong)


@pytest.mark.rule("lords:6")
def test_the_other_seven_are_out_of_the_game_and_a_hired_one_is_not_replaced() -> None:
    state = position(market="shield_a shield_b minesweeper twin_h flagship", coins=(6, 0), hands=("222", ""))
    after = play(state, "hire minesweeper A6", "2 B6")
    assert [m.id for m in view(after).mercenaries if m.seat < 0] == ["shield_a", "shield_b", "twin_h", "flagship"]
    later = pass_turn(after)
    assert refusal(later, "hire minesweeper C6") == "already-hired"
    assert not any("minesweeper" in move for move in legal(later))


@pytest.mark.rule("lords:7")
def test_all_shields_and_mines_begin_in_one_common_supply() -> None:
    state = fresh()
    assert (view(state).shield_supply, view(state).mine_supply) == (7 - 1, 14), "one shield is the first player's (9)"
    taken = position(hands=("1", "1"), effects={"A6": "M", "A1": "M"})
    light = play(taken, "1 A6", "mine D4", "shield A6")
    both = play(light, "1 A1", "mine D3", "shield A1")
    assert (view(both).shield_supply, view(both).mine_supply) == (5, 12)


@pytest.mark.rule("lords:7")
def test_the_fake_mine_is_in_play_with_the_minelayer() -> None:
    state = position(market="minelayer", coins=(3, 0))
    after = play(state, "hire minelayer A6", "mine A4", "mine B4", "mine C4", "fake B4")
    assert [mine.kind for mine in view(after).mines] == ["real", "fake", "real"]


@pytest.mark.rule("lords:7")
def test_without_the_minelayer_there_is_no_fake_mine() -> None:
    mined = 0
    for seed in range(40):
        for state in random_game(seed, mercenaries="recruit,shield_a,minesweeper,twin_h,bulwark"):
            seen = view(state)
            assert all(mine.kind == "real" for mine in seen.mines)
            assert [has.fakes for has in seen.players] == [0, 0]
            mined += len(seen.mines)
    assert mined > 0


@pytest.mark.rule("lords:8")
def test_a_hand_of_three_is_known_to_its_owner_alone() -> None:
    state = fresh()
    assert len(view(state, 0).players[0].hand or ()) == 3
    assert view(state, 1).players[0].hand is None


@pytest.mark.rule("lords:9")
@pytest.mark.parametrize(("first", "mover"), [("light", 0), ("dark", 1)])
def test_the_first_player_is_chosen_by_any_method(first: str, mover: int) -> None:
    state = fresh(first_player=first)
    assert (view(state).mover, view(state).first_player) == (mover, mover)


@pytest.mark.rule("lords:9")
def test_left_to_chance_either_player_may_be_first() -> None:
    assert {view(fresh(seed, first_player="random")).first_player for seed in range(20)} == {0, 1}


@pytest.mark.rule("lords:9")
@pytest.mark.parametrize(("first", "cell"), [("light", "C6"), ("dark", "C1")])
def test_the_first_player_must_put_his_shield_on_the_first_ship_he_lays(first: str, cell: str) -> None:
    state = fresh(first_player=first)
    mover = view(state).mover
    number = next(number for number in hand(state, mover) if number != "1")
    after = play(state, f"{number} {cell}")
    assert ship(after, cell) == f"{'LD'[mover]}{number}+1"
    assert view(after).shield_supply == 6
    assert keys(after)[:2] == ["laid", "shielded"]


@pytest.mark.rule("lords:9")
def test_the_second_player_and_later_ships_get_no_such_shield() -> None:
    state = position(hands=("222", "444"), shield_due=True)
    after = play(state, "2 A6", "4 A1", "2 B6")
    assert [ship(after, cell) for cell in ("A6", "A1", "B6")] == ["L2+1", "D4", "L2"]


@pytest.mark.rule("lords:10")
def test_players_start_without_coins_and_points() -> None:
    for seat in (0, 1):
        has = player(fresh(), seat)
        assert (has.coins, has.points, has.mines, has.fakes, has.extra_ships) == (0, 0, 0, 0, 0)


def test_a_new_sea_is_empty() -> None:
    seen = view(fresh())
    assert (seen.ships, seen.mines) == ((), ())
    assert len(NAMES) == len(seen.effects) == len(STANDARD.replace("/", "")) == 42
