"""Tactics: captains and admirals use the last dice of the game so that they win, and leave nobody a winning die.

Both sheets are full but for what a position opens, so that the last dice of the tenth round are all that counts; how
much the rival's boats have caught decides how far seat 1 is behind.
"""

import pytest

from fleet.sheets import position, sheet
from quarterdeck.bots.levels import RANKS
from quarterdeck.bots.thinker import Thinker
from quarterdeck.games.fleet.facts import game
from quarterdeck.games.fleet.rules.game import FleetState

STRONG = RANKS[3:]
SEEDS = range(3)
LIMITLESS = 1e6  # seconds: a busy machine must not change what is tested
US, RIVAL = 0, 1
TYPES = ("shrimp", "cod", "lobster", "swordfish", "oyster")
HARBOR = {"crab": 5, "club": 6, "research": 3, "barge": 2, "kayak": 2}
WHARF = {"casino": 2, "bank": 4, "salvage": 2, "tackle": 2, "cannery": 1, "smokehouse": 2, "pub": 4, "buffet": 1}
FULL = dict.fromkeys(TYPES, 9) | HARBOR | WHARF
HOLDS = {**{kind: [4, 4] for kind in TYPES[:4]}, "oyster": [10, 10], "kayak": [3, 3], "barge": [10], "crab": [4]}
ALL_FISH = 72
LAST_STAR = 60  # coins: none is left to be paid for
SPENT = 3  # uses of Salvage: none is left
IDLE_USE = {"wharf": {"buffet": 0}, "harbor": {"kayak": 1}, "market": {}}  # of a die, for the rival: worth nothing now


def ship(
    catch: int = 55,
    bonus: str = "licences",
    coins: int = LAST_STAR,
    salvaged: int = SPENT,
    **opened: int,
) -> list[str]:
    """A sheet that is full but for some sections, its boats too as far as the catch goes."""
    marks = FULL | opened
    either = {kind: "LLB"[: max(0, (marks[kind] - 3) // 2)] for kind in TYPES}
    fish: dict[str, list[int]] = {}
    for kind, holds in HOLDS.items():
        for hold in holds:
            fish.setdefault(kind, []).append(min(catch, hold))
            catch -= fish[kind][-1]
    held = bonus if marks["crab"] > 2 else ""
    return sheet(marks, either=either, fish=fish, coins=coins, salvaged=salvaged, bonus=held)


def points(state: FleetState, seat: int) -> int:
    return sum(item.points for item in game.standing(state)[seat])


def behind(by: int, ours: list[str], die: str) -> FleetState:
    """The last die of the game, for both; it is worth nothing to the rival, who is so many points ahead."""
    for catch in range(ALL_FISH + 1):
        state = position(ours, ship(catch, "boats", **IDLE_USE[die]), round=10, step="town", shared=die)
        if points(state, RIVAL) - points(state, US) == by:
            return state
    raise AssertionError(f"no catch puts the rival {by} ahead")


def last_pick(ours: list[str], hers: list[str], pool: str) -> FleetState:
    """The last town dice: we take one of the two that are left, the other is for both."""
    return position(ours, hers, round=10, step="town", pool=pool, first=1, turn=1)


WINS = {
    "the Pub rather than the Bank": behind(9, ship(pub=3, bank=3), "wharf"),
    "the Smokehouse rather than three others": behind(3, ship(smokehouse=1, casino=1, tackle=1, bank=3), "wharf"),
    "the Bank rather than the Cannery": behind(2, ship(cannery=0, bank=2, pub=2), "wharf"),
    "King Crab's boat rather than a Research Vessel": behind(2, ship(crab=4, research=2, kayak=1), "harbor"),
    "King Crab's licence with the bonus that pays most": behind(13, ship(40, crab=2, research=2, barge=1), "harbor"),
    "the Club where many boats have room": behind(4, ship(20, club=5, research=2, crab=4), "harbor"),
    "a coin that pays for a star, and the third licence by it": behind(4, ship(coins=59, lobster=6, bank=3), "wharf"),
    "a coin that pays for a star, and the Pub by it": behind(9, ship(coins=59, pub=3, club=0), "harbor"),
    "the Market for two stars and half a Pub": behind(9, ship(coins=55, pub=2, bank=2), "market"),
    "Salvage for a die that is worth little": behind(4, ship(salvaged=2, lobster=6, cannery=0), "wharf"),
    "a licence rather than a boat at a [?]": behind(4, ship(coins=59, cod=6, club=0), "harbor"),
    "Salvage and the Pub instead of the Harbor": behind(9, ship(salvaged=2, pub=3, crab=4), "harbor"),
    "the Wharf die that the rival would win by": last_pick(
        ship(60, casino=1, crab=4), ship(63, "boats", pub=3), "wharf harbor"
    ),
    "the Harbor die, and both for us": last_pick(
        ship(60, casino=1, crab=4, pub=3), ship(61, "boats", crab=4), "wharf harbor"
    ),
}


def forced(state: FleetState) -> bool:
    """Whether we win from here whatever the rival does."""
    if state.is_over():
        return bool(state.returns(US) == 1.0)
    seat = US if state.is_pending(US) else RIVAL
    state.act_as(seat)
    tried = (after(state, state.nth_action(k)) for k in range(state.count_actions()))
    return any(map(forced, tried)) if seat == US else all(map(forced, tried))


def after(state: FleetState, action: int) -> FleetState:
    copy = state.clone()
    copy.act_as(state.actor)
    copy.apply(action)
    return copy


@pytest.mark.parametrize("state", WINS.values(), ids=WINS)
def test_each_position_is_won_by_some_first_action_and_lost_by_another(state: FleetState) -> None:
    state.act_as(US)
    winning = [forced(after(state, state.nth_action(k))) for k in range(state.count_actions())]
    assert any(winning)
    assert not all(winning)


@pytest.mark.parametrize("level", STRONG)
@pytest.mark.parametrize("state", WINS.values(), ids=WINS)
def test_the_line_that_wins_is_played(state: FleetState, level: str) -> None:
    for seed in SEEDS:
        played = state.clone()
        bot = Thinker(game, US, level, seed)
        while played.is_pending(US):
            played.act_as(US)
            options = played.count_actions()
            code = bot.choose(played, LIMITLESS).code
            played.apply(code)
            if options > 1:
                bot.see(code)
        assert forced(played), seed
