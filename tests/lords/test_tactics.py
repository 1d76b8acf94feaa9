"""Tactics: captains and admirals play the line that wins this turn, and do not leave the opponent one.

Unless said otherwise it is the last turn of the game, and light's, so that what he makes of it is the result.
"""

import pytest

from quarterdeck.bots.levels import RANKS
from quarterdeck.bots.thinker import Thinker
from quarterdeck.games.lords.facts import game
from quarterdeck.games.lords.rules.game import LordsState

from .sea import position

STRONG = RANKS[3:]
SEEDS = range(3)
LIMITLESS = 1e6  # seconds: a busy machine must not change what is tested


def sea(*rows: str, **more: object) -> LordsState:
    """Light's last turn of the game; rows that are left out above are empty."""
    picture = "\n".join([". . . . . . ."] * (6 - len(rows)) + list(rows))
    return position(picture, **({"turn": 16, "mover": 0, "first": 1} | more))  # type: ignore[arg-type]


WINS = {
    "a set of three closed in its middle": sea("L4 . L4 . . L8 .", hands=("467", ""), points=(0, 2)),
    "a run closed by the one number that fits": sea("L2 . L4 L5 . . .", hands=("368", ""), points=(0, 2)),
    "a run down a column": sea(". . . L6 . . .", ". . . . . . .", ". . . L8 . . .", hands=("724", ""), points=(0, 1)),
    "a set and a run that cross in one cell": sea(
        ". L6 . . . . .", ". L5 . . . . .", "L4 . L4 . . . .", hands=("428", ""), points=(0, 4)
    ),
    "a mercenary as the fourth of a kind": sea(
        "L2 L2 . L2 . . .", hands=("168", ""), market="recruit", coins=(3, 0), points=(0, 4)
    ),
    "a straight shot that breaks a set": sea(
        "D4 D4 D4 . . . .", *[". . . . . . ."] * 4, ". L8 . . . . .", hands=("136", ""), points=(1, 0)
    ),
    "a diagonal shot from the cell that has it": sea(
        ". . . D6 . . .",
        ". . . D6 . . .",
        ". . . D6 . . .",
        ". . . . . . .",
        ". . . . . . .",
        ". L8 . . . . .",
        effects={"B5": "D"},
        hands=("127", ""),
        points=(1, 0),
    ),
    "an invader": sea("L8 . . . . . .", ". . . . . . .", ". . . . . . .", hands=("157", ""), coins=(0, 3)),
    "a victory point printed on a cell": sea(". L1 . . . . .", effects={"C6": "V"}, hands=("157", ""), coins=(0, 3)),
    "a victory point taken twice": sea(
        ". L1 . . . . .", effects={"C6": "V"}, hands=("579", ""), points=(0, 1), coins=(0, 3)
    ),
    "a repair that restores a set": sea("L4 l4 L4 . . . .", hands=("571", ""), points=(0, 2)),
    "a flagship among three ships": sea(
        ". L4 . . . . .", "L2 . L6 . . . .", hands=("818", ""), market="flagship", coins=(5, 0), points=(0, 2)
    ),
    "boarding the middle of a set": sea(
        "D5 D5 D5 . . . .",
        ". L8 . . . . .",
        ". L2 . . . . .",
        ". L4 . . . . .",
        hands=("178", ""),
        market="boarder",
        coins=(4, 0),
    ),
    "the last free cell of the opponent's row, long before the end": sea(
        "L1 L2 L8 L6 L4 L9 .", *[". . . . . . ."] * 5, hands=("357", ""), turn=8, first=0, points=(0, 9)
    ),
}

# dark's last turn, light's to follow; light's threat is open to all
THREATS = {
    "a flagship that either may hire": sea(
        "D2 . . . . . .",
        *[". . . . . . ."] * 3,
        ". L4 . . . . .",
        "L2 . L6 . . . .",
        hands=("", "178"),
        market="flagship",
        coins=(5, 5),
        points=(0, 2),
        mover=1,
    ),
    "a victory point that only a step ahead outweighs": sea(
        "D8 . . . . . .",
        ". . . . . . .",
        "D2 . . . . . .",
        ". . . . . . .",
        ". . . . . . .",
        ". . L1 . . . .",
        effects={"D6": "V"},
        hands=("157", "157"),
        coins=(0, 3),
        points=(1, 1),
        mover=1,
    ),
}


def turn_of(state: LordsState, level: str, seed: int) -> LordsState:
    """The position after the actor's whole turn as a bot plays it."""
    after = state.clone()
    seat = int(after.actor)
    bot = Thinker(game, seat, level, seed)
    while not after.is_over() and after.actor == seat:
        options = after.count_actions()
        code = bot.choose(after, LIMITLESS).code
        after.apply(code)
        if options > 1:
            bot.see(code)
    return after


def turns(state: LordsState) -> list[LordsState]:
    """Every position to which the actor's turn can lead."""
    seat = int(state.actor)
    ends, open_lines = [], [state]
    while open_lines:
        line = open_lines.pop()
        for k in range(line.count_actions()):
            after = line.clone()
            after.apply(after.nth_action(k))
            (ends if after.is_over() or after.actor != seat else open_lines).append(after)
    return ends


def won_by(state: LordsState, seat: int) -> bool:
    return bool(state.is_over()) and state.returns(seat) == 1.0


@pytest.mark.parametrize("state", WINS.values(), ids=WINS)
def test_each_position_is_won_by_few_of_its_lines(state: LordsState) -> None:
    ends = turns(state)
    winning = sum(won_by(end, 0) for end in ends)
    assert 0 < winning <= len(ends) / 2, f"{winning} of {len(ends)}"


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("state", WINS.values(), ids=WINS)
def test_the_line_that_wins_this_turn_is_played(state: LordsState, level: str) -> None:
    for seed in SEEDS:
        assert won_by(turn_of(state, level, seed), 0), seed


@pytest.mark.parametrize("state", THREATS.values(), ids=THREATS)
def test_each_threat_is_real_and_can_be_met(state: LordsState) -> None:
    lost = [any(won_by(reply, 0) for reply in turns(end)) for end in turns(state)]
    assert any(lost)
    assert not all(lost)


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("state", THREATS.values(), ids=THREATS)
def test_a_reply_that_wins_is_not_allowed_where_it_can_be_avoided(state: LordsState, level: str) -> None:
    for seed in SEEDS:
        after = turn_of(state, level, seed)
        assert not any(won_by(reply, 0) for reply in turns(after)), seed
