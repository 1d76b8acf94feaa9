"""Tactics: captains and admirals play the line that wins this turn, and do not leave the opponent one.

Blue is to move. Dice that are not told fall as 4, a hit; the bots do not know how any will fall.
"""

import pytest

from quarterdeck.bots.levels import RANKS
from quarterdeck.bots.thinker import Thinker
from quarterdeck.engine.actions import first_of, kind_of, second_of, third_of
from quarterdeck.games.admiral.facts import game
from quarterdeck.games.admiral.rules import codes
from quarterdeck.games.admiral.rules.game import AdmiralState

from .battle import battle, load_pearls, mini, owner, play, put, put_fort, set_up, store_pearls, where

STRONG = RANKS[3:]
SEEDS = range(5)
LIMITLESS = 1e6  # seconds: a busy machine must not change what is tested
SHOALS = ("F5", "F6", "G5", "G6")


def sea(blue: str, red: str, deliver: int, stored: tuple[int, int], **more: object) -> AdmiralState:
    """Pearls in the middle, some of them in the forts already."""
    s = battle(blue, red, treasure=SHOALS, layout=f"deliver = {deliver}", **more)  # type: ignore[arg-type]
    store_pearls(s, 0, stored[0])
    store_pearls(s, 1, stored[1])
    return s


def unloading() -> AdmiralState:
    s = sea("frigate B2, brig H2", "line J8, brig K8", 2, (1, 0))
    load_pearls(s, "1F")
    return s


def homecoming() -> AdmiralState:
    s = sea("frigate E2, brig H2", "line J8, brig K8", 2, (1, 0), wind="W")
    load_pearls(s, "1F")
    return s


def homecoming_across_the_wind() -> AdmiralState:
    s = sea("line D4, brig H2", "line J8, brig K8", 2, (1, 0), wind="NW")
    load_pearls(s, "1L")
    return s


def two_carriers() -> AdmiralState:
    s = sea("frigate D2, brig B4", "line J8", 3, (1, 0), wind="SW")
    load_pearls(s, "1F")
    load_pearls(s, "1B")
    return s


def both_of_two_pearls() -> AdmiralState:
    s = sea("galleon C2, frigate H2", "line J8, brig K8", 3, (1, 0), wind="W")
    load_pearls(s, "1G", 2)
    return s


def a_pearl_on_the_way() -> AdmiralState:
    s = battle("line C3, brig H2", "line J8", treasure=("C3", "F6", "F5"), layout="deliver = 2", wind="SW")
    store_pearls_of(s, "F6")
    return s


def a_pearl_before_the_port() -> AdmiralState:
    s = battle("frigate E2, brig H2", "line J8", treasure=("B2", "F6", "F5"), layout="deliver = 2", wind="W")
    store_pearls_of(s, "F6")
    return s


def store_pearls_of(s: AdmiralState, *cells: str) -> None:
    """Takes the pearls of some cells into blue's fort."""
    for cell in cells:
        at = next(k for k in range(s.chart.size) if s.pearls[k] and name_of(s, k) == cell)
        s.pearls[at] = 0
        s.adrift -= 1
        s.put_fort(0, codes.F_PEARLS, s.fort(0, codes.F_PEARLS) + 1)
    s.menu_size = -1


def name_of(s: AdmiralState, cell: int) -> str:
    from quarterdeck.games.admiral.rules.chart import cell_name

    return cell_name(s.chart, cell)


def storming_for_its_pearls() -> AdmiralState:
    s = sea("line K9, brig H2", "line C7, brig D8", 3, (1, 2))
    put_fort(s, 1, F_DAMAGE=4)
    return s


def storming_after_a_move() -> AdmiralState:
    s = sea("line H9, brig H2", "line C7, brig D8", 3, (1, 2), wind="E")
    put_fort(s, 1, F_DAMAGE=4)
    return s


def boarding_the_last_ship() -> AdmiralState:
    s = sea("line E5, brig H2", "brig E6", 4, (0, 1))
    put(s, "2B", DAMAGE=1)
    return s


def boarding_after_a_move() -> AdmiralState:
    s = sea("line E3, brig H2", "frigate E7", 4, (0, 1))
    put(s, "1F", DAMAGE=2)
    put(s, "1L", SHOTS=0)
    return s


def shot_by_shot() -> AdmiralState:
    s = sea("line E3, brig H2", "brig E7", 4, (0, 1), dice=[1, 6], strength="calm")
    put(s, "2B", DAMAGE=2)
    return s


def a_fireship_alongside() -> AdmiralState:
    s = sea("brig E5, frigate C2", "frigate E6", 4, (0, 1), strength="calm")
    put(s, "1B", DUE=1, SHOTS=0)
    put(s, "2F", DAMAGE=1)
    put(s, "1F", SHOTS=0)
    return s


def a_race() -> AdmiralState:
    s = set_up(mini(1))
    while not s.is_over():
        goal = s.scenario.fort_goal[s.player(s.mover, codes.S_HOME) - 1] - 1
        if any(in_port_after(s, s.nth_action(k), goal) for k in range(s.count_actions())):
            return s
        s.apply(nearest_move(s, goal))
    raise AssertionError("nobody came near")


def in_port_after(s: AdmiralState, action: int, goal: int) -> bool:
    return kind_of(action) == codes.MOVE and bool(s.chart.ports[end_of(s, action)] >> goal & 1)


def end_of(s: AdmiralState, action: int) -> int:
    return int(s.of(first_of(action), codes.CELL) + third_of(action) * s.chart.delta[second_of(action)])


def nearest_move(s: AdmiralState, goal: int) -> int:
    moves = [s.nth_action(k) for k in range(s.count_actions())]
    sailing = [move for move in moves if kind_of(move) == codes.MOVE]
    return min(sailing, key=lambda move: s.chart.distance(end_of(s, move), s.chart.fort_cell[goal]), default=moves[0])


WINS = {
    "unloading the last pearl": unloading,
    "coming home before the wind": homecoming,
    "coming home across the wind": homecoming_across_the_wind,
    "two carriers, both of them needed": two_carriers,
    "both pearls of one galleon": both_of_two_pearls,
    "a pearl taken aboard on the way": a_pearl_on_the_way,
    "a pearl that lies in the own port": a_pearl_before_the_port,
    "storming a battered fort for its pearls": storming_for_its_pearls,
    "sailing into its port first": storming_after_a_move,
    "boarding the last ship": boarding_the_last_ship,
    "sailing alongside and boarding the last ship": boarding_after_a_move,
    "three shots, but not all in one salvo": shot_by_shot,
    "a fireship beside the last ship": a_fireship_alongside,
    "the last move of a race": a_race,
}


def carrier_under_guns() -> AdmiralState:
    """Red's brig brings the last pearl home next turn; two shots reach it, a pearl of one's own does not help."""
    s = sea("line H6, frigate G4", "brig H9, line C9", 2, (0, 1), wind="E", dice=[1, 6])
    load_pearls(s, "1B")
    put(s, "1B", DAMAGE=2)
    put(s, "1F", SHOTS=0)
    return s


def carrier_alongside() -> AdmiralState:
    """Red's galleon has the last pearl and its port before it; blue's guns are empty, but his crew is not."""
    s = sea("line H8, frigate C4", "galleon H9, brig C9", 2, (0, 1), wind="E")
    load_pearls(s, "1G")
    put(s, "1G", DAMAGE=2)
    put(s, "1L", SHOTS=0)
    put(s, "1F", SHOTS=0)
    return s


THREATS = {"a carrier under one's guns": (carrier_under_guns, "1B"), "a carrier alongside": (carrier_alongside, "1G")}


def turn_of(s: AdmiralState, level: str, seed: int) -> AdmiralState:
    """The position after the mover's whole turn as a bot plays it."""
    seat = int(s.mover)
    bot = Thinker(game, seat, level, seed)
    while not s.is_over() and s.mover == seat:
        if s.actor != seat or s.count_actions() == 1:
            s.apply(s.nth_action(0))
            continue
        code = bot.choose(s, LIMITLESS).code
        s.apply(code)
        bot.see(code)
    return s


@pytest.mark.parametrize("position", WINS.values(), ids=WINS)
def test_no_position_is_won_by_itself(position: object) -> None:
    s = position()  # type: ignore[operator]
    assert s.audit() == ""
    if s.why_not(codes.END) == 0 and position is not a_fireship_alongside:
        assert not play(s, "end").is_over()


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("position", WINS.values(), ids=WINS)
def test_the_line_that_wins_this_turn_is_played(position: object, level: str) -> None:
    for seed in SEEDS:
        s = position()  # type: ignore[operator]
        seat = int(s.mover)
        after = turn_of(s, level, seed)
        assert after.is_over(), (seed, after.position())
        assert after.returns(seat) == 1.0


@pytest.mark.parametrize(("position", "carrier"), THREATS.values(), ids=THREATS)
def test_each_threat_is_real(position: object, carrier: str) -> None:
    s = play(position(), "end")  # type: ignore[operator]
    for order in (f"{carrier} E3", f"{carrier} unload L10"):
        play(s, order)
    assert s.is_over()
    assert s.returns(1) == 1.0


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize(("position", "carrier"), THREATS.values(), ids=THREATS)
def test_a_reply_that_wins_is_not_allowed_where_it_can_be_avoided(position: object, carrier: str, level: str) -> None:
    for seed in SEEDS:
        after = turn_of(position(), level, seed)  # type: ignore[operator]
        gone = where(after, carrier) == "" or owner(after, carrier) == 0
        assert gone or after.fort(1, codes.F_OWNER) != 1, seed  # without a fort of his own red cannot unload
