"""The games of the lockstep: as they come out of the box, on crowded boards, and from strewn positions."""

from play import configurations
from quarterdeck.games import find
from quarterdeck.games.base import Setup

from ..lockstep import Pair, Tally, Witness
from .crowds import crowd, eagerly
from .referee import SailReferee
from .strewn import player, strewn

GAME = find("sail")
BIG = (5, 8, 9, 12, 13, 16)  # players on two, three and four sets
# Decisions of a game: on the full board fleets need long to meet, so that its turns are seen and not its end; strewn
# ships are close together only for a while.
FROM_THE_BOX, CROWDED, STREWN = 150, 400, 80
GIVING_UP = 150  # one decision in so many is somebody's to give up


def start(setup: Setup, seed: int) -> Pair:
    """A game from its set-up."""
    chance = Witness(seed)
    state = GAME.new(setup, chance)
    told = [GAME.event(event) for event in state.events or ()]
    return Pair(GAME, state, SailReferee(setup, chance.throws(GAME), told), player(seed))


def from_the_box(seed: int) -> Setup:
    """Every scenario, every number of seats, every value of every option, one after the other."""
    setups = configurations(GAME) + [GAME.setup(seats, {}) for seats in BIG]
    return setups[seed % len(setups)]


def play_strewn(tally: Tally, seed: int, giving_up: int = 0) -> None:
    state, referee = strewn(GAME, crowd(GAME, seed), seed)
    Pair(GAME, state, referee, player(seed)).play(tally, STREWN, eagerly, giving_up)


def play(tally: Tally, seed: int) -> None:
    """The game of a seed."""
    kind, number = seed % 8, seed // 8
    if kind == 0:
        start(from_the_box(number), seed).play(tally, FROM_THE_BOX)
    elif kind < 4:
        start(crowd(GAME, seed), seed).play(tally, CROWDED, eagerly, GIVING_UP if kind == 1 else 0)
    else:
        play_strewn(tally, seed, GIVING_UP // 5 if kind == 4 else 0)
