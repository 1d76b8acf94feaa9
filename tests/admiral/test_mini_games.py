"""M1 to M3: the book's own tutorial."""

import pytest

from quarterdeck.engine.actions import first_of
from quarterdeck.engine.chance import Chance
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.chart import cell_from
from quarterdeck.games.admiral.rules.turn import begin_turn

from .battle import Dice, blow, damage, mini, orders, play, put, refused, where


def race(number: int, *cells: str, wind: str = "N", strength: str = "fresh", **options: object) -> object:
    """A mini-game with ships placed, wind set, the first seat to move."""
    s = mini(number, len(cells), **options)
    for seat, cell in enumerate(cells):
        if number == 3:
            play(s, f"F{seat + 1} at {cell}")
        play(s, f"B{seat + 1} at {cell}")
    s.chance = Dice()
    blow(s, wind, strength)
    begin_turn(s, 0)
    s.menu_size = -1
    return s


def put_at(s: object, name: str, cell: str) -> None:
    """Puts a ship elsewhere."""
    ship = first_of(game.parse(s, f"{name} fireship"))  # type: ignore[arg-type]
    s.lift(ship)  # type: ignore[attr-defined]
    s.put_at(ship, int(cell_from(s.chart, cell)))  # type: ignore[attr-defined]
    s.menu_size = -1  # type: ignore[attr-defined]


@pytest.mark.rule("admiral:M1.1", "admiral:M1.2", "admiral:Q149", "admiral:S1")
def test_one_to_four_players_with_nobodys_forts_on_the_corners_of_half_a_board() -> None:
    for seats in (1, 2, 3, 4):
        s = mini(1, seats)
        assert [s.fort(fort, codes.F_OWNER) for fort in range(4)] == [-1] * 4
        assert s.ship_count == seats
    thrown = game.new(game.setup(2, {"scenario": "mini-1"}), Dice([2, 5]))
    assert thrown.in_order(0) == 1
    view = game.view(mini(1), 0)
    assert view.scenario.briefing["en"]
    assert view.scenario.goal["ru"]


@pytest.mark.rule("admiral:M1.3", "admiral:Q145")
def test_each_puts_a_brig_into_a_free_port() -> None:
    s = mini(1, 3)
    assert refused(s, "1B at C5") == "not-own-port"
    play(s, "1B at B2")
    assert refused(s, "2B at A2") == "port-taken"
    play(s, "2B at K14", "3B at L2")
    assert s.phase == codes.TURN
    both = mini(3, 2)
    play(both, "1F at B2")
    assert refused(both, "1B at K14") == "port-taken"  # brig and frigate start from the same port
    play(both, "1B at B2")
    assert refused(both, "2B at B1") == "port-taken"


@pytest.mark.rule("admiral:M1.4", "admiral:M1.7", "admiral:Q147", "admiral:C6")
def test_the_first_brig_whose_move_ends_in_the_opposite_port_wins() -> None:
    s = race(1, "B2", "K13", wind="E")
    assert game.view(s, 0).players[0].goal == "L14"
    put_at(s, "1B", "H13")
    play(s, "1B E3")
    assert (s.ended, where(s, "1B"), [s.returns(seat) for seat in (0, 1)]) == (codes.BY_ARRIVAL, "K13", [1.0, 0.0])
    through = race(1, "B2", "A13", wind="S")
    put_at(through, "1B", "K14")
    play(through, "1B S4")  # out of the port again: no arrival
    assert not through.is_over()


@pytest.mark.rule("admiral:M1.5")
def test_in_mini_game_1_only_the_direction_is_spun() -> None:
    s = mini(1, 1)
    s.chance = Chance(2)
    chance = Chance(1)
    while not s.is_over():
        s.apply(s.random_action(chance))
        assert s.round == 0 or s.strength == codes.FRESH


@pytest.mark.rule("admiral:M1.6", "admiral:Q96", "admiral:Q97")
def test_a_move_is_at_least_three_cells_and_must_be_made_if_there_is_one() -> None:
    s = race(1, "B2", "K13", wind="N")
    assert {text.split()[1] for text in orders(s, "1B ")} == {"N3", "N4", "N5", "NE3", "E3"}
    assert refused(s, "1B N2") == "too-short"
    assert refused(s, "end") == "must-move"
    play(s, "1B N3", "end")
    stuck = race(1, "B2", "K13", wind="S")
    put_at(stuck, "1B", "B1")
    assert orders(stuck) == ["1B E3"]
    put_at(stuck, "1B", "K2")
    assert orders(stuck) == ["1B W3"]
    nowhere = race(1, "B2", "K13", wind="N")
    put_at(nowhere, "1B", "B12")
    put_at(nowhere, "2B", "C12")
    assert orders(nowhere) == ["end"]  # nothing of three cells: pass
    near = race(1, "B2", "A13", wind="E")
    put_at(near, "1B", "I14")
    assert refused(near, "1B E2") == "too-short"  # the last move, too
    option = race(1, "B2", "A13", wind="E", short_arrival=True)
    put_at(option, "1B", "I14")
    assert refused(option, "1B E1") == "too-short"
    play(option, "1B E2")
    assert option.ended == codes.BY_ARRIVAL


@pytest.mark.rule("admiral:M2.1", "admiral:M2.2")
def test_mini_game_2_has_a_least_distance_only_in_a_fresh_wind() -> None:
    s = race(2, "B2", "K13")
    assert refused(s, "1B N2") == "too-short"
    calm = race(2, "B2", "K13", strength="calm")
    assert orders(calm) == ["1B E1", "1B N1", "1B S1", "1B W1", "end"]
    storm = race(2, "B2", "K13", strength="storm", wind="N")
    assert orders(storm) == ["1B drift 2", "end"]


@pytest.mark.rule("admiral:M2.3", "admiral:M2.4", "admiral:Q148")
def test_reefs_wreck_a_brig_and_the_last_one_afloat_wins_at_once() -> None:
    s = race(2, "B2", "K13", strength="storm", wind="N")
    put_at(s, "1B", "D4")
    put(s, "1B", DAMAGE=1)
    play(s, "1B drift 0")
    assert damage(s, "1B") == 3
    assert (s.ended, [s.returns(seat) for seat in (0, 1)]) == (codes.BY_LAST_AFLOAT, [0.0, 1.0])


@pytest.mark.rule("admiral:Q99", "admiral:Q148", "admiral:Q100")
def test_a_lost_brig_takes_its_frigate_along_and_alone_it_is_the_end() -> None:
    s = race(3, "B2", "K13", "A13", strength="storm", wind="N")
    put_at(s, "1B", "D4")
    put(s, "1B", DAMAGE=1)
    play(s, "1B drift 0")
    assert (s.out(0), where(s, "1F"), s.is_over()) == (True, "", False)
    alone = race(2, "B2", strength="storm", wind="N")
    put_at(alone, "1B", "D4")
    put(alone, "1B", DAMAGE=1)
    play(alone, "1B drift 0")
    assert (alone.ended, alone.returns(0)) == (codes.BY_WRECK, 0.0)
    solo = race(1, "B2", wind="E")
    put_at(solo, "1B", "H13")
    play(solo, "1B E3")
    assert (solo.returns(0), game.result(solo).args["rounds"]) == (1.0, 1)


@pytest.mark.rule("admiral:M3.1", "admiral:M3.2", "admiral:M3.3", "admiral:M3.4", "admiral:Q146")
def test_mini_game_3_only_the_brig_wins_any_distance_goes_and_frigates_block() -> None:
    s = race(3, "B2", "K13", wind="E")
    play(s, "1F E1")
    put_at(s, "2B", "D2")
    assert refused(s, "1B E1") == "way-ship"
    put_at(s, "1F", "K14")
    s.put(0, codes.MOVED, 0)
    s.menu_size = -1
    assert not s.is_over()
    play(s, "1F S1")  # the frigate in the destination port wins nothing
    assert not s.is_over()
    calm = race(3, "B2", "K13", strength="calm")
    assert refused(calm, "1F N1") == "becalmed"
    play(calm, "1B N1")


@pytest.mark.rule("admiral:Q98", "admiral:Q149")
def test_in_mini_games_there_is_nothing_but_sailing() -> None:
    s = race(3, "B2", "K13")
    put_at(s, "2B", "B3")
    put(s, "1B", DAMAGE=1)
    for order in ("1B x 2B 1", "1B board 2B", "1B storm A1", "1B fireship", "1B repair"):
        assert refused(s, order) == "switched-off"
    kinds = {game.action(s, s.nth_action(k)).kind for k in range(s.count_actions())}
    assert kinds <= {"move", "end"}


@pytest.mark.rule("admiral:Q149", "admiral:R4.18a")
def test_every_port_shelters_in_mini_games() -> None:
    s = race(2, "B2", "K13", strength="storm", wind="N")
    put_at(s, "1B", "K2")
    play(s, "end")
    assert where(s, "1B") == "K2"
