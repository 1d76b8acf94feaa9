"""Box, goal, set-up and turn: L1 to L27, A1 to A15, A106 to A108, A111, A112."""

import pytest

from quarterdeck import Table
from quarterdeck.engine.chance import Chance
from quarterdeck.games.sail.cards import deck_of, standard
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules.dice import SIDES
from quarterdeck.games.sail.rules.fleet import put_out
from quarterdeck.games.sail.rules.fleet import test_victory as decide
from quarterdeck.games.sail.rules.preparation import next_unplaced
from quarterdeck.games.sail.scenario import scenario_of
from quarterdeck.games.sail.scenario import standard as standard_scenario
from quarterdeck.table import Seat

from .moves import keys, legal, play, refusal, told
from .sea import at, card, ended, new, phase, player, sea, ships, view, winners

rule = pytest.mark.rule


# The box


@rule("sail:L1", "sail:A1")
def test_the_board_is_four_square_modules_of_eight_by_eight() -> None:
    assert (view(new()).width, view(new()).height) == (16, 16)
    assert scenario_of(standard_scenario("battle")).board[0].modules == 4
    assert (view(new(module_size=12)).width, view(new(module_size=6)).height) == (24, 12)


@rule("sail:L2", "sail:L3", "sail:L19")
def test_each_player_has_one_three_master_two_two_masters_and_one_one_master_fully_masted() -> None:
    state = new(4)
    assert state.ships == 16
    for seat in range(4):
        fleet = [ship for ship in view(state).ships if ship.seat == seat]
        assert sorted((ship.holes, ship.masts) for ship in fleet) == [(1, 1), (2, 2), (2, 2), (3, 3)]
        assert (player(state, seat).masts, player(state, seat).lost) == (8, 0)
    assert {player(state, seat).colour for seat in range(4)} == {"black", "blue", "white", "red"}


@rule("sail:L4", "sail:L5", "sail:L18", "sail:A2")
def test_a_fortress_is_five_guns_and_a_crest_one_cell_each_in_a_stepped_triangle() -> None:
    state = new(4)
    for seat in range(4):
        works = [one for one in view(state).cards if one.seat == seat]
        assert [one.gun for one in works].count(True) == 5
        assert [one.gun for one in works].count(False) == 1
    assert {one.cell for one in view(state).cards if one.seat == 0} == {"A1", "B1", "C1", "A2", "B2", "A3"}
    assert not card(state, "A1").gun


@rule("sail:L6", "sail:L13")
def test_there_is_one_order_and_one_seat_may_hold_it() -> None:
    held = [player(new(3, order_holder=2), seat).order for seat in range(3)]
    assert held == [False, True, False]


@rule("sail:L7", "sail:L8")
def test_each_deck_has_24_cards() -> None:
    deck = deck_of(standard())
    assert sum(one.count for one in deck.wind) == 24
    assert sum(one.count for one in deck.situation) == 24
    assert len(deck.situation) == 21
    kinds = [one.kind for one in deck.situation for _ in range(one.count)]
    assert (kinds.count("good"), kinds.count("bad"), kinds.count("neutral")) == (11, 8, 5)


@rule("sail:L7", "sail:L31", "sail:L32")
def test_wind_numbers_are_0_to_6_and_0_only_dead_against_the_wind() -> None:
    patterns = {"light": (3, 3, 2, 1, 0), "fresh": (4, 5, 4, 2, 0), "strong": (5, 6, 5, 2, 0)}
    names = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    for one in deck_of(standard()).wind:
        arrow = (names.index(one.blows_from) + 4) % 8
        for turn, name in enumerate(names):
            off = min((turn - arrow) % 8, (arrow - turn) % 8)
            assert one.range[name] == patterns[one.force][off], one.id


@rule("sail:L9")
def test_the_die_has_six_sides() -> None:
    assert SIDES == 6


@rule("sail:L11", "sail:A130")
def test_two_to_four_players_in_every_scenario_and_up_to_sixteen_in_the_battle() -> None:
    assert game.facts.seats == tuple(range(2, 17))
    for rules in ("pirates", "hunt", "assault"):
        for seats in (2, 3, 4):
            assert new(seats, scenario=rules).seats == seats
    for seats in range(2, 17):
        assert new(seats).seats == seats


# Setting up


@rule("sail:L16", "sail:L17", "sail:A4", "sail:A6")
@pytest.mark.parametrize(
    ("seats", "crests"), [(2, ["A1", "P16"]), (3, ["A1", "P1", "P16"]), (4, ["A1", "P1", "P16", "A16"])]
)
def test_fortresses_lie_in_corners_one_a_player_seated_clockwise(seats: int, crests: list[str]) -> None:
    works = view(new(seats)).cards
    assert len(works) == 6 * seats
    assert [one.cell for seat in range(seats) for one in works if one.seat == seat and not one.gun] == crests


@rule("sail:A3", "sail:L19")
def test_the_preset_squadron_lies_on_cells_bordering_the_fort_heading_for_the_centre() -> None:
    state = new(4)
    first = {name: at(state, name) for name in ("C2", "D1", "B3", "A4")}
    assert first == {"C2": "0L SE 3", "D1": "0F SE 2", "B3": "0F SE 2", "A4": "0B SE 1"}
    assert at(state, "N2").startswith("1L SW")
    assert at(state, "N15").startswith("2L NW")
    assert at(state, "C15").startswith("3L NE")
    for ship in range(state.ships):
        assert state.chart.borders(state.where[ship], state.owner[ship])


@rule("sail:A106", "sail:A3")
def test_free_placement_goes_clockwise_from_the_first_player_line_ship_frigates_brig() -> None:
    state = new(3, seed=4, placement="free")
    seen = []
    while phase(state) == "place":
        ship = next_unplaced(state)
        seen.append((state.owner[ship], state.holes[ship]))
        assert state.owner[ship] == state.decider
        assert len(legal(state)) % 8 == 0
        state.apply(state.nth_action(0))
    order = [(state.opening + turn) % 3 for turn in range(3)]
    assert seen == [(seat, hull) for seat in order for hull in (3, 2, 2, 1)]
    placing = new(2, seed=4, placement="free")
    assert refusal(placing, "place H8 N") == "not-at-fort"
    assert refusal(placing, "place A1 N") == "cell-taken"


@rule("sail:L20", "sail:L25", "sail:A8")
def test_each_deck_is_drawn_card_by_card_and_shuffled_whole_when_it_is_empty() -> None:
    state = sea("0F H8 N", "1F J8 N", wind="W01", quiet_limit=0)
    drawn, reshuffled = [state.wind], []
    for _ in range(47):
        state = play(state, "end")
        drawn.append(state.wind)
        reshuffled += [line.args["reshuffled"] for line in told(state) if line.key == "wind"]
    assert sorted(drawn[:24]) == sorted(drawn[24:]) == list(range(24))
    assert reshuffled == ["no"] * 23 + ["yes"] + ["no"] * 23


# The turn


@rule("sail:L21", "sail:A5")
def test_the_highest_die_begins_and_ties_throw_again_without_the_order() -> None:
    for seed in range(30):
        state = new(4, seed=seed, order_holder=1)
        throws = [(line.seat, line.args["die"]) for line in told(state) if line.key == "first-throw"]
        rivals, rest = [0, 1, 2, 3], list(throws)
        while len(rivals) > 1:
            now, rest = rest[: len(rivals)], rest[len(rivals) :]
            assert [seat for seat, _ in now] == rivals
            best = max(int(die) for _, die in now)
            rivals = [seat for seat, die in now if die == best]
        assert rest == []
        assert state.opening == rivals[0]
        assert all(1 <= int(die) <= 6 for _, die in throws)


@rule("sail:A91")
def test_in_scenarios_merchant_and_fugitive_begin_unless_you_throw_for_it() -> None:
    assert new(3, scenario="hunt").opening == 0
    assert new(3, scenario="pirates").opening == 0
    openings = {new(3, seed=seed, scenario="hunt", roll_for_first=True).opening for seed in range(20)}
    assert openings == {0, 1, 2}


@rule("sail:L21", "sail:A6")
def test_turns_go_clockwise() -> None:
    state = sea("0F H8 N", "1F J8 N", "2F L8 N", "3F N8 N", seats=4, active=2)
    order = []
    for _ in range(4):
        state = play(state, "end")
        order.append(view(state).active)
    assert order == [3, 0, 1, 2]


@rule("sail:L22", "sail:L24", "sail:A9")
def test_every_turn_draws_a_wind_card_then_a_situation_card() -> None:
    state = play(sea("0F H8 N", "1F J8 N", situations=True), "end")
    lines = [key for key in keys(state) if key in ("turn", "wind", "situation")]
    assert lines[:3] == ["turn", "wind", "situation"]


@rule("sail:L23", "sail:A7")
def test_north_is_the_top_of_the_board_for_the_whole_game() -> None:
    state = sea("0F H8 N", "1F J8 N", wind="W13")
    assert view(state).wind is not None
    assert view(state).wind.numbers[0] == 4  # type: ignore[union-attr]
    assert at(play(state, "H8", "head N", "ahead"), "H7").startswith("0F N")


@rule("sail:L24", "sail:A11", "sail:L84", "sail:L95", "sail:L103")
def test_situations_can_be_left_out_and_scenarios_never_use_them() -> None:
    assert view(new(2)).situation is not None
    assert view(new(2, situations=False)).situation is None
    for rules in ("pirates", "hunt", "assault"):
        assert not new(2, scenario=rules).with_situations


@rule("sail:L26", "sail:L27", "sail:A12")
def test_ships_act_one_at_a_time_in_any_order_and_any_may_be_left_out() -> None:
    state = sea("0F H8 N", "0L C9 N", "0B P8 N", "1F J8 N")
    assert {"H8", "C9", "P8", "end"} <= legal(state)
    begun = play(state, "C9", "head N", "ahead")
    assert refusal(begun, "H8") == "one-at-a-time"
    closed = play(begun, "stop", "H8", "head N", "stop")
    assert refusal(closed, "C8") == "already-acted"
    assert view(play(closed, "end")).active == 1


@rule("sail:A13", "sail:A111")
def test_a_player_without_ships_is_out_at_once_and_his_fort_is_silent_rock() -> None:
    state = sea("0F H8 N", "0B P1 S", "1B I8 N", "2F A16 N", seats=3)
    after = play(state, "H8", "head N", "fire starboard 1", dice="61")
    assert not player(after, 1).alive
    assert not after.is_over()
    skipped = play(after, "stop", "end")
    assert view(skipped).active == 2
    silent = sea("0F N5 N", "0B A16 S", "2F H1 S", seats=3)
    entered = play(silent, "N5", "head N", "ahead", "ahead")
    assert entered.decider == 0, "no reaction"
    rock = play(sea("0F M1 N", "0B A16 S", "2F H1 S", seats=3), "M1", "head E")
    assert at(rock, "M1") == "0F E 2", "the card on N1 is impassable"


@rule("sail:A13")
def test_a_turn_under_way_ends_with_the_players_last_ship() -> None:
    state = sea("0B H8 N", "1L I8 N", "2F A16 N", seats=3)
    after = play(state, "H8", "head N", "fire starboard 1", "reply 3", dice="16 666 1")
    assert view(after).active == 1


@rule("sail:L12", "sail:A111")
def test_the_last_fleet_wins_at_once() -> None:
    after = play(sea("0F H8 N", "1B I8 N"), "H8", "head N", "fire starboard 1", dice="61")
    assert after.is_over()
    assert (ended(after), winners(after), after.returns(0), after.returns(1)) == ("fleets", [0], 1.0, 0.0)


@rule("sail:A14")
def test_if_all_last_ships_vanish_together_it_is_a_draw_and_no_card_takes_a_last_mast() -> None:
    state = sea("0B H8 N", "1B A16 N")
    put_out(state, 0)
    put_out(state, 1)
    decide(state, 0, -1)
    state.finish()
    assert (ended(state), winners(state)) == ("nobody", [])
    assert (state.returns(0), state.returns(1)) == (0.5, 0.5)
    sprung = sea("0B H8 N", "0F P8 N 1", "1F J8 N", card="S05")
    assert phase(sprung) == "command", "nobody has two masts: nothing happens"


@rule("sail:A15")
def test_there_is_no_round_limit_unless_you_choose_one() -> None:
    assert new(2).round_limit == 0
    state = sea("0F H8 N", "1F J8 N", round_limit=2)
    state = play(state, "end", "end", "end")
    assert not state.is_over()
    assert ended(play(state, "end")) == "rounds"


@rule("sail:A107")
def test_standstill_is_a_draw_after_quiet_rounds_in_a_row() -> None:
    state = sea("0F H8 N", "1F J8 N", quiet_limit=2)
    assert new(2).quiet_limit == 40
    quiet = play(state, "end", "end")
    assert view(quiet).quiet == 1
    assert ended(play(quiet, "end", "end")) == "standstill"
    assert not play(sea("0F H8 N", "1F J8 N", quiet_limit=0), *["end"] * 12).is_over()


@rule("sail:A107")
def test_a_lost_mast_begins_the_count_anew_and_a_round_ends_when_the_opening_seat_is_passed_over() -> None:
    state = sea("0F H8 N", "0B P1 S", "1L I8 N", quiet_limit=9)
    quiet = play(state, "end", "end")
    hit = play(quiet, "H8", "head N", "fire starboard 2", "hold", "stop", "end", "end", dice="66 1")
    assert (view(quiet).quiet, view(hit).quiet) == (1, 0)
    three = sea("0B H8 N", "1L I8 N", "2F A16 N", seats=3, quiet_limit=9)
    gone = play(three, "H8", "head N", "fire starboard 1", "reply 3", dice="16 666 1")
    passed = play(gone, "end", "end")
    assert (view(passed).round, view(passed).active) == (2, 1)


@rule("sail:A108", "sail:L13", "sail:A104")
def test_the_order_goes_to_the_sole_winner_for_the_very_next_game() -> None:
    won = play(sea("0F H8 N", "1B I8 N"), "H8", "head N", "fire starboard 1", dice="61")
    assert game.next_options({"order_holder": 2}, game.result(won).returns)["order_holder"] == 1
    assert game.next_options({}, game.result(won).returns, shift=1)["order_holder"] == 2, "he sits one seat further"
    drawn = play(sea("0F H8 N", "1F J8 N", quiet_limit=1), "end", "end")
    assert game.next_options({"order_holder": 2}, game.result(drawn).returns)["order_holder"] == 0
    coalition = (0.0, 1.0, 1.0)
    assert game.next_options({}, coalition)["order_holder"] == 0


@rule("sail:A108")
def test_a_holder_who_is_not_seated_does_not_use_the_order() -> None:
    state = new(2, order_holder=5)
    assert not any(player(state, seat).order for seat in range(2))


@rule("sail:A112")
def test_who_gives_up_loses_his_ships_as_sunk_and_the_last_left_wins() -> None:
    state = sea("0F H8 N", "1F J8 N", "2F L8 N", seats=3)
    state.concede(1)
    assert not player(state, 1).alive
    assert "J8" not in ships(state)
    assert not state.is_over()
    state.concede(2)
    assert (ended(state), winners(state)) == ("concession", [0])


@rule("sail:A112", "sail:A13")
def test_giving_up_in_the_own_turn_hands_it_on() -> None:
    state = play(sea("0F H8 N", "1F J8 N", "2F L8 N", seats=3), "H8", "head N", "ahead")
    state.concede(0)
    assert (view(state).active, phase(state)) == (1, "command")


def test_a_new_game_writes_its_position_with_the_version() -> None:
    assert new().position().startswith("sail 1 rules=2 battle 2 8 ")
    assert game.load(new().position(), Chance(1), {}).checksum() == new().checksum()


@rule("sail:L13", "sail:L14", "sail:L15", "sail:A108")
def test_a_rematch_from_a_position_begins_there_again_with_what_the_last_game_decided() -> None:
    position = new().position()
    anna, boris = Seat("here", "Anna"), Seat("here", "Boris")
    table = Table.open(game, game.setup(2, {}), (anna, boris), seed=1, position=position)
    table.resign(0)
    again = table.rematch()
    assert again.seats == (boris, anna)
    assert [player.order for player in again.view(0).players] == [True, False], "Boris has won it, and sits first now"
