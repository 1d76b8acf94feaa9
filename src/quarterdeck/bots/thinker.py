"""A bot at work: it gets copies of what its seat can see, and says what it would do and why it thinks so.

Law: two states that its seat cannot tell apart, the same seed, the same choice.
"""

from collections.abc import Callable
from time import monotonic

import msgspec

from ..engine.chance import MASK32, Chance
from ..engine.search import Search, greedy_action
from ..engine.state import State
from ..games.base import Game
from . import levels

APART = 0x9E3779B9  # 2**32 over the golden ratio: seeds of both chances never coincide for small seeds
SLICE = 64  # iterations between two looks at the clock: under 1 ms in the fastest game, under 20 ms in the slowest
MOST_NODES = 400_000  # a tree of a long game is begun anew beyond this, about 22 MB


class Candidate(msgspec.Struct, frozen=True):
    """An action that was considered: how often, and the win chance it was given."""

    code: int
    visits: int
    value: float


class Choice(msgspec.Struct, frozen=True):
    """What a bot does, and what else it considered, best first; `iterations` is how far it got."""

    code: int
    candidates: tuple[Candidate, ...] = ()
    iterations: int = 0


class Thinker:
    """One bot in one seat of one game. `see` tells it what was really played, so that it can go on thinking there."""

    def __init__(self, game: Game, seat: int, level: str, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.level = levels.find(game, level)
        self.seed = seed & MASK32
        self._search: Search | None = None

    def see(self, code: int) -> None:
        """An action was taken at the table, by whomever."""
        if self._search is not None and (not self._search.advance(code) or self._search.size() > MOST_NODES):
            self._search = None

    def choose(
        self,
        state: State,
        seconds: float = levels.DECISION_SECONDS,
        stop: Callable[[int, int], bool] | None = None,
    ) -> Choice:
        """What to do as this seat, which has to owe a decision. `stop(done, all)` is asked now and then.

        Only a copy is thought about in which all that the seat cannot know is resampled: a bot cannot cheat.
        """
        known = state.clone()
        known.determinize(self.seat, Chance((self.seed + APART) & MASK32))
        known.act_as(self.seat)
        if known.count_actions() == 1:
            return Choice(known.nth_action(0))
        taste = Chance(self.seed)
        self.seed = (self.seed * 747796405 + 1) & MASK32  # every decision has a taste of its own
        if self.level is None:
            return Choice(known.random_action(taste))
        if self.level.iterations == 0:
            return Choice(greedy_action(known, self.game.evaluator(), taste, self.level.noise))
        return self._look_ahead(known, taste, seconds, stop)

    def _look_ahead(
        self, known: State, taste: Chance, seconds: float, stop: Callable[[int, int], bool] | None
    ) -> Choice:
        assert self.level is not None
        search = self._search
        if search is None:
            settings = self.level
            search = self._search = Search(
                self.game.evaluator(),
                taste.below(MASK32 >> 1),
                settings.explore,
                settings.widen,
                settings.rollout,
                settings.candidates,
            )
        deadline = monotonic() + seconds
        wanted = self.level.iterations
        while search.root_visits() < wanted:
            search.think(known, min(SLICE, wanted - search.root_visits()))
            if monotonic() > deadline or (stop is not None and stop(search.root_visits(), wanted)):
                break
        found = tuple(Candidate(code, visits, value) for code, visits, value in search.candidates_found())
        return Choice(search.best_action(), found, search.root_visits())
