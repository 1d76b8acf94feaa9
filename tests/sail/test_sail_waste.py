"""No passive or dominated choice, from a lieutenant up, in any scenario; and what habits do in cases that are known."""

from collections.abc import Iterator
from functools import cache

import pytest

from quarterdeck.bots.thinker import Thinker
from quarterdeck.engine.actions import first_of, kind_of, second_of
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.evaluator import Evaluator
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules import codes
from quarterdeck.games.sail.rules.game import SailState
from quarterdeck.games.sail.rules.repair import why_no_repair
from quarterdeck.games.weights import weighed

from .island import assault
from .sea import sea

LIMITLESS = 1e6  # seconds: a busy machine must not change what is tested
SETUPS = [(2, "battle"), (3, "battle"), (2, "pirates"), (3, "hunt"), (2, "assault")]
DECISIONS = {"habits": 4000, "lieutenant": 1500, "captain": 500, "flag": 500}
SOAK = {"habits": 40_000, "lieutenant": 10_000, "captain": 10_000, "flag": 10_000}


@cache
def judge() -> Evaluator:
    return weighed(game, game.evaluator())


def kinds(s: SailState) -> set[int]:
    return {kind_of(s.nth_action(k)) for k in range(s.count_actions())}


def waste(s: SailState, action: int) -> str:
    """What is thrown away for nothing by an action; empty where nothing is."""
    kind, offered = kind_of(action), kinds(s)
    if kind == codes.PASS and codes.REACT_GUN in offered:
        return "a fortress gun that may fire as often as anybody comes near"
    if kind == codes.HOLD and codes.REPLY in offered and s.scenario != codes.PIRATES:
        return "an answer"
    if kind == codes.END and codes.GUN in offered:
        return "a fortress gun's salvo of this turn"
    if kind == codes.END and any(could_mend(s, ship) for ship in range(s.ships)):
        return "a mast at home that costs no gun"
    return ""


def could_mend(s: SailState, ship: int) -> bool:
    """Whether a ship that has not acted lies at home, damaged, far from any enemy, and the crest can pay."""
    if s.where[ship] == 0 or s.owner[ship] != s.active or s.marks[ship] & codes.ACTIVATED or s.ahead[ship] >= 0:
        return False
    if s.marks[ship] & (codes.FROZEN | codes.NO_ACT) or why_no_repair(s, ship) != 0:
        return False
    crests = [card for card in range(s.chart.cards) if s.chart.card_gun[card] == 0]
    if not any(s.chart.card_owner[card] == s.active and s.works[card] & codes.UP for card in crests):
        return False
    enemies = [other for other in range(s.ships) if s.where[other] and s.is_enemy(s.owner[other], s.active)]
    return all(s.chart.distance(s.where[ship], s.where[other]) > 8 for other in enemies)


def decisions(rank: str, most: int) -> Iterator[tuple[SailState, int]]:
    """Decisions of a rank in games of every kind: where it had to choose, and what it chose."""
    made = 0
    for seed in range(10**6):
        seats, scenario = SETUPS[seed % len(SETUPS)]
        s = game.new(game.setup(seats, {"scenario": scenario}), Chance(seed))
        bots = [Thinker(game, seat, rank, seed + seat) for seat in range(seats)]
        begun = made
        while not s.is_over() and made - begun < most / len(SETUPS):  # of every kind as many
            options = s.count_actions()
            code = bots[s.decider].choose(s, LIMITLESS).code
            if options > 1:
                yield s, code
                made += 1
            s.apply(code)
            for bot in bots if options > 1 else ():
                bot.see(code)
            if made == most:
                return


@pytest.mark.parametrize("rank", DECISIONS)
@pytest.mark.usefixtures("brief_thought")
def test_no_rank_wastes_anything(rank: str, pytestconfig: pytest.Config) -> None:
    many = (SOAK if pytestconfig.getoption("soak") else DECISIONS)[rank]
    for s, code in decisions(rank, many):
        assert waste(s, code) == "", (s.position(), game.action(s, code).text)


def test_the_cases_are_met_in_play() -> None:
    """What random players waste, the test above would see."""
    met, player = set(), Chance(1)
    for seed in range(30):
        seats, scenario = SETUPS[seed % len(SETUPS)]
        s = game.new(game.setup(seats, {"scenario": scenario}), Chance(seed))
        for _ in range(3000):
            if s.is_over():
                break
            code = s.random_action(player)
            wasted = waste(s, code)
            met.add(wasted)
            assert judge().shuns(s, code) or not wasted, s.position()
            s.apply(code)
    assert len(met) >= 4, met


def played(s: SailState, most: int = 60) -> list[int]:
    """The actions of the turn as habit has it."""
    actions: list[int] = []
    seat, s.chance = s.active, Chance(1)
    while not s.is_over() and s.active == seat and len(actions) < most:
        action = judge().habit(s)
        if s.decider == seat:
            actions.append(action)
        s.apply(action)
    return actions


@pytest.mark.parametrize(("seats", "scenario"), [*SETUPS, (4, "pirates"), (4, "hunt"), (3, "assault"), (4, "assault")])
def test_habits_know_what_to_do_in_every_decision(seats: int, scenario: str) -> None:
    s = game.new(game.setup(seats, {"scenario": scenario}), Chance(seats))
    for _ in range(3000):
        if s.is_over():
            break
        action = judge().habit(s)
        assert s.why_not(action) == 0, s.position()
        s.apply(action)


@pytest.mark.rule("sail:L89")
def test_pirates_board_a_merchantman_with_one_mast_and_do_not_sink_it() -> None:
    s = sea("0L I9 E 1", "1B I12 N", "1B H8 E", "1B P1 S", scenario="pirates", active=1)
    s.events = []
    actions = played(s)
    assert not [action for action in actions if kind_of(action) == codes.FIRE]
    assert [event for event in s.events if event.code == codes.E_BOARDED]


def test_pirates_begin_as_near_to_the_merchantman_as_they_may() -> None:
    s = game.new(game.setup(2, {"scenario": "pirates"}), Chance(3))
    while s.phase == codes.PLACE:
        s.apply(judge().habit(s))
    cells = [int(s.where[ship]) for ship in range(1, s.ships)]
    assert {int(s.chart.distance(s.where[0], cell)) for cell in cells} <= {10, 11}


def test_men_go_ashore_where_a_gun_is_out() -> None:
    s = assault("1F E8 N", "1B A16 N", flipped="F8")
    kinds_done = {kind_of(action) for action in played(s)}
    assert codes.LAND_MASTS in kinds_done


def test_three_men_storm_a_gun_and_one_waits() -> None:
    storm = played(assault("1B A16 N", flipped="F8 G8", ashore="F8:1:3"))
    assert codes.PARTY in {kind_of(action) for action in storm}
    alone = played(assault("1B A16 N", flipped="F8 G8", ashore="F8:1:1"))
    assert codes.PARTY not in {kind_of(action) for action in alone}


def test_attackers_take_the_edge_from_which_fewest_guns_bear() -> None:
    s = game.new(game.setup(2, {"scenario": "assault"}), Chance(1))
    while s.phase != codes.EDGE:
        s.apply(judge().habit(s))
    assert first_of(judge().habit(s)) in (1, 3), "the short sides of the island"


def test_a_line_of_old_is_dissolved_by_habit() -> None:
    s = sea("0F H8 N", "0F H9 N", "1L H2 N")
    form = next(
        s.nth_action(k)
        for k in range(s.count_actions())
        if kind_of(s.nth_action(k)) == codes.FORM and second_of(s.nth_action(k)) == 1
    )
    s.apply(form)
    s.apply(codes.END)
    while s.active != 0:
        s.apply(judge().habit(s))
    if s.behind[0] >= 0:
        assert kind_of(judge().habit(s)) == codes.DISSOLVE


def test_who_is_far_ahead_still_tells_better_from_worse() -> None:
    ahead = sea("0L H8 N", "0F H10 N", "0F J10 N", "0B J12 N", "1B A1 N")
    more = sea("0L H8 N", "0F H10 N", "0F J10 N 1", "0B J12 N", "1B A1 N")
    assert 0.5 < judge().value(more, 0) < judge().value(ahead, 0) < 1.0
    assert 0.0 < judge().value(ahead, 1) < judge().value(more, 1) < 0.5
