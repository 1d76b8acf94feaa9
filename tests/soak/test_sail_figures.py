"""What Age of Sail claims: 2,000 random games of each scenario and number of players, masts conserved, no last mast
lost to a card, 16 players run.

A uniformly random captain ends most of his turns at once. So half of the games are played by brisk ones, who end a turn
or a course only now and then: their ships meet.

`make soak` plays them in full; `make test` plays a sample of each.
"""

import pytest

from quarterdeck.engine.chance import Chance
from quarterdeck.games.sail.facts import game
from quarterdeck.games.sail.rules import codes
from quarterdeck.games.sail.rules.game import SailState

GAMES = 2_000  # of each, by the issue
LARGE_GAMES = 40  # on more than one set: the issue asks that they run
SAMPLE = 100  # `make test` plays one in so many
ROUNDS = 60  # the cap; a random battle of two takes about 200 rounds, most of them late and empty
SCENARIOS = [(rules, seats) for rules in ("battle", "pirates", "hunt", "assault") for seats in (2, 3, 4)]
LARGE = [(5, 12), (8, 8), (12, 6), (16, 4)]  # seats, rounds
CARD_ENDS = {codes.E_IDLE, codes.E_TURN, codes.E_ACTIVATED}  # after these a loss is no card's doing
LINGER = {codes.END: 12, codes.STOP: 4}  # a brisk captain does these once in so many times
CARD_PHASES = {codes.CHOOSE_SHIP, codes.CHOOSE_CELL, codes.CHOOSE_COURSE, codes.CHOOSE_WORK}


def card_sank_a_ship(state: SailState, by_card: bool) -> bool:
    """Whether a ship sank between the drawing of a situation card and the next thing that a player did."""
    for event in state.events or ():
        if event.code == codes.E_SITUATION:
            by_card = True
        elif event.code in CARD_ENDS:
            by_card = False
        elif event.code == codes.E_SUNK and by_card:
            return True
    return False


def brisk_action(state: SailState, chance: Chance) -> int:
    """A random action; endings rarely."""
    action = int(state.random_action(chance))
    if chance.below(LINGER.get(action, 1)) == 0:
        return action
    return int(state.nth_action(chance.below(state.count_actions() - 1)))  # an ending stands last on the list


def run(rules: str, seats: int, rounds: int, seed: int) -> None:
    """One random game with every step looked at."""
    setup = game.setup(seats, {"scenario": rules, "round_limit": rounds})
    state = game.new(setup, Chance(seed))
    player = Chance(seed + 1)
    began = [state.began[seat] for seat in range(seats)]
    while not state.is_over():
        state.events = []
        by_card = state.phase in CARD_PHASES
        state.apply(brisk_action(state, player) if seed % 2 else state.random_action(player))
        assert state.audit() == "", (rules, seats, seed, state.position())
        assert state.is_over() or state.count_actions() > 1, (rules, seats, seed, state.position())
        assert not card_sank_a_ship(state, by_card), (rules, seats, seed, state.position())
        for seat in range(seats):
            assert state.masts_in_play(seat) + state.pool(seat) == began[seat]
            assert 0 <= state.masts_in_play(seat) <= began[seat]
    assert game.result(state).ended in game.facts.ends


@pytest.mark.parametrize(("rules", "seats"), SCENARIOS, ids=[f"{rules}-{seats}" for rules, seats in SCENARIOS])
def test_random_games_of_every_scenario_and_number_of_players(
    rules: str, seats: int, pytestconfig: pytest.Config
) -> None:
    for seed in range(GAMES // (1 if pytestconfig.getoption("soak") else SAMPLE)):
        run(rules, seats, ROUNDS, seed)


@pytest.mark.parametrize(("seats", "rounds"), LARGE)
def test_random_battles_on_more_than_one_set(seats: int, rounds: int, pytestconfig: pytest.Config) -> None:
    for seed in range(LARGE_GAMES if pytestconfig.getoption("soak") else 1):
        run("battle", seats, rounds, seed)
