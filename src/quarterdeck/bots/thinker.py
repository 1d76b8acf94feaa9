"""A bot at work: it gets copies of what its seat can see, and says what it would do and why it thinks so.

Law: two states that its seat cannot tell apart, the same seed, the same choice. It thinks in slices, between which
anything may happen (it may be stopped, or put aside for something more urgent) without changing what comes of it; its
time is what it thinks, not what it waits.
"""

from collections.abc import Callable, Generator
from time import thread_time
from typing import TypeVar

import msgspec

from ..engine.chance import MASK32, Chance
from ..engine.evaluator import Evaluator
from ..engine.judgement import APART, habit_of, sane_action
from ..engine.judgement import known_to as known_to
from ..engine.plans import Plans
from ..engine.search import Search, greedy_action
from ..engine.state import State
from ..games.base import Game
from ..games.weights import weighed
from . import levels

MOST_A_SLICE = 64  # iterations: under 1 ms in the fastest game, under 20 ms in the slowest
SLICE_SECONDS = 0.02  # a slice that took longer is followed by one of half as many: without a compiler all are slow
MOST_NODES = 400_000  # a tree of a long game is begun anew beyond this, about 22 MB
Stop = Callable[[int, int], bool]  # asked now and then with the iterations done and wanted: whether to stop
Came = TypeVar("Came")
Slices = Generator[tuple[int, int], bool | None, Came]  # yields iterations done and wanted, is sent whether to stop


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
    complaint: str = ""  # of a program that did not play: what it did instead (bots/external.py)


class Thinker:
    """One bot in one seat of one game. `see` tells it what was really played, so that it can go on thinking there."""

    def __init__(self, game: Game, seat: int, level: str, seed: int, evaluator: Evaluator | None = None) -> None:
        self.game = game
        self.seat = seat
        self.level = levels.find(game, level)
        self.seed = seed & MASK32
        self.evaluator = evaluator or self._own_evaluator()
        self.search: Search | None = None
        self.plans: Plans | None = None  # of the decision that is due
        self.plan: list[int] = []  # what is left of the plan that is being carried out
        self.settled = 0  # so many of its actions come before anything is revealed
        self.barrier = 0  # of the state that the search is about
        self.spent = 0.0  # seconds of thinking in the last decision

    def _own_evaluator(self) -> Evaluator:
        if self.level is None:
            return weighed(self.game, self.game.evaluator())
        evaluator = weighed(self.game, self.game.evaluator(), self.level.style)
        evaluator.set_weights(self.level.weights)
        return evaluator

    def see(self, code: int) -> None:
        """An action was taken at the table, by whomever, out of at least two (the tree has no others)."""
        self.plans = None
        if self.plan and self.plan[0] == code:
            del self.plan[0]
            self.settled = max(0, self.settled - 1)
        else:
            self.plan, self.settled = [], 0
        if self.search is not None and (not self.search.advance(code) or self.search.size() > MOST_NODES):
            self.search = None

    def close(self) -> None:
        """The game is over for this bot."""
        self.search = self.plans = None

    def choose(self, state: State, seconds: float = levels.DECISION_SECONDS, stop: Stop | None = None) -> Choice:
        """What to do as this seat, which has to owe a decision; all slices in a row."""
        return run(self.slices(state, seconds), stop)

    def slices(self, state: State, seconds: float = levels.DECISION_SECONDS) -> Slices[Choice]:
        """The same, slice by slice.

        Only a copy is thought about in which all that the seat cannot know is resampled: a bot cannot cheat.
        """
        self.spent = 0.0
        known = known_to(state, self.seat, self.seed + APART)
        if known.count_actions() == 1:
            return Choice(known.nth_action(0))
        taste = Chance(self.seed)
        self.seed = (self.seed * 747796405 + 1) & MASK32  # every decision has a taste of its own
        if self.level is None:
            return Choice(known.random_action(taste))
        if self.level.iterations == 0:
            usual = habit_of(known, self.evaluator, self.level.habit, taste)
            code = greedy_action(known, self.evaluator, taste, self.level.noise) if usual < 0 else usual
            return self._but_sane(known, Choice(code))
        think = self._plan if self.level.plans else self._look_ahead
        return self._but_sane(known, (yield from think(known, self.level, taste, seconds)))

    def _but_sane(self, known: State, choice: Choice) -> Choice:
        """The choice, or the best that is not shunned in its place, one that was considered rather than another."""
        if not self.evaluator.shuns(known, choice.code):
            return choice
        considered = (one.code for one in choice.candidates)
        sane = next((code for code in considered if not self.evaluator.shuns(known, code)), choice.code)
        return msgspec.structs.replace(choice, code=sane_action(known, self.evaluator, sane))

    def _look_ahead(self, known: State, level: levels.Level, taste: Chance, seconds: float) -> Slices[Choice]:
        search = self.search
        if self.barrier != known.barrier:  # a die fell or a card was seen: the tree is about all that could have come
            search = None
        self.barrier = known.barrier
        if search is None:
            search = self.search = new_search(self.evaluator, level, taste.below(MASK32 >> 1))
        yield from self._work(search.think, search.root_visits, known, level.iterations, seconds, search.best_action)
        found = tuple(Candidate(code, visits, value) for code, visits, value in search.candidates_found())
        return Choice(search.best_action(known), found, search.root_visits())

    def _plan(self, known: State, level: levels.Level, taste: Chance, seconds: float) -> Slices[Choice]:
        """What the plan says; where something was revealed, or nothing is planned, a new plan."""
        if self.plans is None and self.settled > 0 and known.why_not(self.plan[0]) == 0:
            return Choice(self.plan[0])
        plans = self.plans
        if plans is None:
            plans = self.plans = Plans(self.evaluator, taste.below(MASK32 >> 1), level.horizon, level.soon)
            plans.suggest(self.plan)
        yield from self._work(plans.think, plans.followed, known, level.iterations, seconds, plans.best_action)
        self.plan, self.settled = plans.whole_plan(), plans.settled
        found = tuple(Candidate(code, visits, value) for code, visits, value in plans.candidates_found())
        return Choice(plans.best_action(known), found, plans.lines)

    def _work(
        self,
        think: Callable[[State, int], None],
        done: Callable[[], int],
        known: State,
        wanted: int,
        seconds: float,
        best: Callable[[State], int],
    ) -> Slices[None]:
        """Thinks in slices until so many iterations are done, the time is up or somebody says stop."""
        size = 1
        while done() < wanted or best(known) < 0:  # a kept tree may know nothing legal
            took = -thread_time()
            think(known, min(size, max(1, wanted - done())))
            took += thread_time()
            self.spent += took
            size = max(1, size // 2) if took > SLICE_SECONDS else min(MOST_A_SLICE, size * 2)
            stopped = yield int(done()), wanted
            if stopped or self.spent > seconds:
                break


def run(slices: Slices[Came], stop: Stop | None = None) -> Came:
    """What comes of slices done in a row; `stop` is asked between them."""
    try:
        done, wanted = next(slices)
        while True:
            done, wanted = slices.send(stop is not None and stop(done, wanted))
    except StopIteration as end:
        came: Came = end.value
        return came


def new_search(evaluator: Evaluator, level: levels.Level, seed: int) -> Search:
    """An empty tree with a level's settings."""
    return Search(
        evaluator,
        seed,
        level.explore,
        level.widen,
        level.rollout,
        level.candidates,
        level.care,
        horizon=level.horizon,
    )
