"""Tactics: captains and admirals play the line that wins this turn nearly for certain, and leave the enemy none.

The wind, unless said otherwise, is strong to the north: N 5, NE 6, E 5, SE 2, S 0, SW 2, W 5, NW 6. A double salvo
hits 90.0 %, a triple one 98.8 % (spec 2.8); a line is counted as played where it wins as often as it should.
"""

import pytest

from quarterdeck.bots.levels import RANKS
from quarterdeck.bots.thinker import Thinker
from quarterdeck.engine.chance import Chance
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules import codes
from quarterdeck.games.sail.rules.compass import abeam
from quarterdeck.games.sail.rules.game import SailState
from quarterdeck.games.sail.rules.wind import range_of

from .island import assault
from .sea import WINDS, sea

STRONG = RANKS[3:]
DICE = range(12)  # turns of a position, each with dice of its own
LEAST = 10  # of them must win: a line of 90 % or more gives fewer once in nine times, and these dice are fixed
RANDOM_TURNS = 60
LIMITLESS = 1e6  # seconds: a busy machine must not change what is tested
CERTAIN = 0.9  # what the enemy must not be left


def fugitive(*ships: str, active: int = 0, **options: object) -> SailState:
    return sea(*ships, scenario="hunt", active=active, **options)


def treasure(*ships: str, active: int = 0, **options: object) -> SailState:
    return sea(*ships, scenario="pirates", active=active, **options)


WINS = {
    "a triple broadside at the end of a run": sea("0L H13 E", "1B I9 S"),
    "a double salvo after a diagonal run": sea("0F D12 S", "1B I9 N"),
    "a triple broadside on the way, not at its end": sea("0L H13 S", "1F I11 N 1"),
    "a turn in place is enough": sea("0L H8 N", "0F A16 N", "1B H9 E"),
    "a brig on either side of one course": sea("0L H13 E", "1B G10 S", "1F I10 S 1"),
    "two captains, a target each": sea("0L H13 E", "1L:0 C13 E", "1B I9 S", "1F D9 N 1"),
    "the second salvo where the first may fail": sea("0F G13 E", "0L I13 E", "1F H9 W 1"),
    "past an own ship that is in the way": sea("0L H13 N", "0B H11 N", "1B I9 S"),
    "guns of the own fortress": sea("0B P1 S", "0F P8 S", "0L P15 N", "1B E1 S"),
    "guns of the own fortress take both masts": sea("0B P1 S", "0F P8 S", "0L P15 N", "1F C3 E"),
    "guns take one mast, the ship the last": sea("0L H3 W", "1F D1 W"),
    "the merchantman's last cells": treasure("0L G7 E", "1B P1 S", "1B A16 N"),
    "the merchantman round a pirate": treasure("0L F3 E", "1B E3 S", "1B A16 N"),
    "the fugitive's last cells": fugitive("0F G3 E", "1F P16 N", "1F A16 N"),
    "a hunter's broadside": fugitive("0F I9 S 1", "1F H13 E", "1F P1 N", active=1),
    "the last gun is silent: one mast ashore": assault("1F B8 N", "1B A16 N", flipped="F8 G8 H8 I8 J8 F9 G9 H9 I9 J9"),
    "the last gun is stormed by three": assault("1B A16 N", flipped="F8 G8 H8 I8 F9 G9 H9 I9 J9", ashore="I8:1:3"),
}

# seat 1's turn; seat 0's line ship has a turn to come under any wind
THREATS = {
    "a brig beside a ship of the line": sea("1B H8 N", "0L I8 N", active=1),
    "a brig before a ship of the line, upwind of it": sea("1B H8 S", "0L H7 N", "0B A16 N", active=1),
    "a frigate with one mast between two": sea("1F H8 E 1", "0L I9 N", "0F A1 N", active=1),
}


def turn_of(state: SailState, level: str, seed: int) -> SailState:
    """The position after the actor's whole turn as a bot plays it; whoever answers him plays at random."""
    after = state.clone()
    after.chance = Chance(seed)
    seat = int(after.active)
    bot = Thinker(game, seat, level, seed)
    others = Chance(seed + 1)
    while not after.is_over() and after.active == seat:
        options = after.count_actions()
        code = bot.choose(after, LIMITLESS).code if after.actor == seat else after.random_action(others)
        after.apply(code)
        if options > 1:
            bot.see(code)
    return after


def random_turn(state: SailState, seed: int) -> SailState:
    """The position after a turn of random actions."""
    after = state.clone()
    after.chance = Chance(seed)
    player = Chance(seed + 1)
    while not after.is_over() and after.active == state.active:
        after.apply(after.random_action(player))
    return after


def won_by(state: SailState, seat: int) -> bool:
    return bool(state.is_over()) and state.returns(seat) == 1.0


def reply_chance(state: SailState) -> float:
    """How likely seat 0 sinks the last ship of seat 1 next turn: winds that bring one abeam of it, and the salvo."""
    if state.is_over():
        return float(state.returns(0))
    (prey,) = [ship for ship in range(state.ships) if state.is_afloat(ship) and state.owner[ship] == 1]
    hits = {1: 0.5, 2: 0.9, 3: 0.988}
    total = 0.0
    for wind in range(len(WINDS)):
        after = state.clone()
        after.wind, after.wind_turn, after.calm = wind, 0, False
        total += max(
            hits[after.holes[ship]] if comes_abeam(after, ship, prey) else 0.0
            for ship in range(after.ships)
            if after.is_afloat(ship) and after.owner[ship] == 0
        )
    return total / len(WINDS)


def comes_abeam(state: SailState, ship: int, prey: int) -> bool:
    """Whether a ship can bring its guns to bear under the wind that blows."""
    for heading in range(8):
        cell = state.where[ship]
        for step in range(range_of(state, ship, heading) + 1):
            if step:
                cell += state.chart.steps[heading]
                if not state.is_free(cell):
                    break
            if any(cell + state.chart.steps[abeam(heading, side)] == state.where[prey] for side in (0, 1)):
                return True
    return False


@pytest.mark.parametrize("state", WINS.values(), ids=WINS)
def test_each_position_is_rarely_won_at_random(state: SailState) -> None:
    won = sum(won_by(random_turn(state, seed), int(state.active)) for seed in range(RANDOM_TURNS))
    assert won <= RANDOM_TURNS / 2


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("state", WINS.values(), ids=WINS)
def test_the_line_that_wins_this_turn_is_played(state: SailState, level: str) -> None:
    assert sum(won_by(turn_of(state, level, seed), int(state.active)) for seed in DICE) >= LEAST


@pytest.mark.parametrize("state", THREATS.values(), ids=THREATS)
def test_each_threat_is_real_and_can_be_met(state: SailState) -> None:
    idle = state.clone()
    idle.apply(codes.END)
    assert idle.active == 0
    assert reply_chance(state) >= CERTAIN
    ends = [random_turn(state, seed) for seed in range(RANDOM_TURNS)]
    assert any(reply_chance(end) < CERTAIN for end in ends)


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("state", THREATS.values(), ids=THREATS)
def test_a_reply_that_wins_is_not_allowed_where_it_can_be_avoided(state: SailState, level: str) -> None:
    for seed in range(3):
        assert reply_chance(turn_of(state, level, seed)) < CERTAIN, seed
