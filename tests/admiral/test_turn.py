"""R1, R2, Q101 to Q107 and tables T1, T2: the turn machine; undo; who decides when."""

import pytest

from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.table.table import Table

from .battle import battle, blow, end_round, play, put, put_fort, refused, set_up, ship, told


@pytest.mark.rule("admiral:R1.3", "admiral:R1.4", "admiral:R1.5", "admiral:Q104")
def test_in_his_turn_a_player_acts_with_all_his_ships_and_forts() -> None:
    s = battle(
        blue="line B3, brig K8, frigate B2, galleon F5",
        red="brig K7, brig A4, line J9",
        treasure=("F5",),
        dice=[6, 6, 6],
    )
    put(s, "1F", DAMAGE=1)
    kinds = {game.action(s, s.nth_action(k)).kind for k in range(s.count_actions())}
    assert {"move", "fire", "board", "convert", "begin-repair", "load", "end"} <= kinds
    play(s, "A1 x 3B 1", "1L N1", "1G load", "1F repair", "1B board 2B")


@pytest.mark.rule("admiral:R2.1", "admiral:Q103", "admiral:R1.6b")
def test_tokens_come_back_at_the_start_of_the_owners_turn_and_nothing_else_changes() -> None:
    s = battle(blue="line C3, brig B2", red="line C8")
    play(s, "1L N1", "1L x 2L 3")
    put(s, "1B", DAMAGE=2)
    play(s, "1B repair", "end")
    assert ship(s, "1L", codes.SHOTS) == 0
    play(s, "end")
    assert (ship(s, "1L", codes.SHOTS), ship(s, "1L", codes.MOVED), ship(s, "1L", codes.FIRED)) == (3, 0, 0)
    assert (ship(s, "1B", codes.REPAIR), ship(s, "1B", codes.DAMAGE)) == (1, 2)


@pytest.mark.rule("admiral:Q105", "admiral:R7.4", "admiral:R9.5")
def test_a_turn_ends_with_explosions_then_ship_tokens_then_fort_tokens() -> None:
    s = battle(blue="brig B2, brig A2, brig B1, brig H8, line B2", red="line C8")
    put(s, "1L", DAMAGE=1)
    put_fort(s, 0, F_DAMAGE=3)
    play(s, "1L repair", "work A1 2B 3B", "4B fireship")
    end_round(s)
    s.events = []
    play(s, "end")
    happened = [key for key in told(s) if key in ("exploded", "repaired", "fort-repaired", "turn")]
    assert happened == ["exploded", "repaired", "fort-repaired", "turn"]


@pytest.mark.rule("admiral:Q107")
def test_decisions_out_of_turn_are_the_defenders_the_winners_and_the_mine_owners() -> None:
    s = battle(blue="line K9", red="brig L9, brig C6", dice=[1, 6, 6])
    play(s, "1L storm L10")
    assert (s.phase, s.to_move()) == (codes.DEFEND, 1)
    play(s, "defend 1B")
    assert (s.phase, s.to_move()) == (codes.SHARE, 1)
    assert refused(s, "1L N1") == "wrong-phase"


@pytest.mark.rule("admiral:R1.7a", "admiral:Q104")
def test_undo_goes_back_order_by_order_to_the_last_die() -> None:
    table = Table.open(game, game.setup(2, {"turn_order": "seats"}), seed=11)
    while table.state.phase < codes.TURN:
        table.play(table.legal_actions(table.pending[0])[0], table.pending[0])
    moves = [action for action in table.legal_actions(table.pending[0]) if action.kind == "move"]
    seat = table.pending[0]
    if not moves:
        moves = [action for action in table.legal_actions(seat) if action.kind in ("drift", "convert")]
    before = table.position()
    table.play(moves[0], seat)
    assert table.position() != before
    table.undo(seat)
    assert table.position() == before


@pytest.mark.rule("admiral:S8", "admiral:Q101")
def test_set_up_runs_from_order_to_reefs_ships_and_the_first_round() -> None:
    s = game.new(game.setup(2, {}), _chance())
    assert told(s)[-2:] == ["order", "order"] if told(s) else True
    phases = [s.phase]
    while s.phase < codes.TURN:
        s.apply(s.nth_action(0))
        if s.phase != phases[-1]:
            phases.append(s.phase)
    assert phases == [codes.PLACE_REEFS, codes.PLACE_SHIPS, codes.TURN]
    assert s.round == 1


def _chance() -> object:
    from quarterdeck.engine.chance import Chance

    return Chance(4)


@pytest.mark.rule("admiral:Q105")
def test_end_is_refused_only_while_something_compulsory_is_open() -> None:
    s = battle(blue="brig C3")
    play(s, "end")
    storm = battle(blue="brig C3")
    blow(storm, "N", "storm")
    assert refused(storm, "end") == "drifts-open"


def test_whoever_is_out_owes_nothing() -> None:
    s = set_up(game.new(game.setup(3, {}), _chance()))  # type: ignore[arg-type]
    s.concede(1)
    assert not s.is_pending(1)
