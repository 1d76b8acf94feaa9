"""What captains do out of habit when they look ahead is always allowed, and brings every turn to its end."""

import pytest

from play import walk_by_habit
from quarterdeck.bots.levels import RANKS
from quarterdeck.bots.thinker import Thinker
from quarterdeck.engine.actions import kind_of, second_of
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.evaluator import Evaluator
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules import codes
from quarterdeck.games.sail.rules.game import SailState
from quarterdeck.games.sail.rules.telling import tag
from quarterdeck.games.sail.rules.wind import has_step
from quarterdeck.games.weights import weighed

from .sea import sea

SETUPS = [
    (2, {}),
    (4, {}),
    (2, {"scenario": "pirates"}),
    (3, {"scenario": "hunt"}),
    (2, {"scenario": "assault"}),
]


def judge() -> Evaluator:
    return weighed(game, game.evaluator())


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_habits_are_legal_and_end_every_turn(seats: int, options: dict[str, object]) -> None:
    s = game.new(game.setup(seats, options), Chance(seats))
    assert walk_by_habit(s, judge()) > 20 or s.scenario != codes.BATTLE


def test_battles_of_habits_find_a_winner() -> None:
    evaluator = judge()
    for seed in range(10):
        s = game.new(game.setup(2, {}), Chance(seed))
        while not s.is_over():
            s.apply(evaluator.habit(s))
        assert sorted(s.returns(seat) for seat in (0, 1)) == [0.0, 1.0]


def test_a_triple_broadside_is_sailed_to_and_fired_at_a_last_mast() -> None:
    s = sea("0L H13 E", "1B I9 S")
    evaluator = judge()
    kinds: list[int] = []
    while not s.is_over() and s.active == 0 and len(kinds) < 20:
        action = evaluator.habit(s)
        kinds.append(kind_of(action))
        if kinds[-1] == codes.FIRE:
            assert second_of(action) == 3, "all guns: one hit is enough"
            break
        s.apply(action)
    assert kinds[-1] == codes.FIRE


def test_a_brig_leaves_the_reach_of_a_ship_of_the_line() -> None:
    s = sea("1B H8 N", "0L I8 N", active=1)
    play_turn(s)
    assert s.chart.distance(cell_of(s, 1), cell_of(s, 0)) > 2


def play_turn(s: SailState) -> None:
    evaluator = judge()
    seat = s.active
    while not s.is_over() and s.active == seat:
        s.apply(evaluator.habit(s))


def cell_of(s: SailState, seat: int) -> int:
    (cell,) = [int(s.where[ship]) for ship in range(s.ships) if s.owner[ship] == seat and s.where[ship] != 0]
    return cell


DECISIONS = 300


@pytest.mark.rule("sail:A63")
@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.usefixtures("brief_thought")
def test_no_rank_lets_a_ship_sink_idle_while_it_can_do_anything_else(rank: str) -> None:
    seen = 0
    for seed in range(40):
        s = game.new(game.setup(2, {"situations": False}), Chance(seed))
        bots = [Thinker(game, seat, rank, seed) for seat in (0, 1)]
        while s.round < 3 and not s.is_over():
            seat, before = s.decider, s.clone()
            s.events = []
            play_one(s, bots[seat], bots)
            sunk = [event for event in s.events if event.code == codes.E_IDLE and condemned(before, event.a)]
            assert not sunk, (before.position(), rank)
            seen += 1
        if seen >= DECISIONS:
            return
    pytest.fail(f"only {seen} decisions")


def play_one(s: SailState, chooser: Thinker, bots: list[Thinker]) -> None:
    """A decision, which all bots see as they do at a table."""
    code, several = chooser.choose(s).code, s.count_actions() > 1
    s.apply(code)
    for bot in bots:
        if several:
            bot.see(code)


def condemned(before: SailState, ship: int) -> bool:
    """Whether a ship with a last mast sank that could have moved."""
    number = next(n for n in range(before.ships) if before.where[n] and tag(before, n) == ship)
    return before.masts[number] == 1 and has_step(before, number)


@pytest.mark.rule("sail:A63")
@pytest.mark.parametrize("rank", RANKS)
def test_a_brig_at_its_fortress_is_not_left_there_by_any_rank(rank: str) -> None:
    s = sea("0B D1 N", "1L M14 N", "1F N13 N")  # nothing is in sight for the brig to gain
    assert judge().shuns(s, codes.END)
    bot = Thinker(game, 0, rank, 1)
    while s.active == 0 and not s.is_over():
        play_one(s, bot, [bot])
    assert any(s.owner[ship] == 0 and s.where[ship] for ship in range(s.ships))
