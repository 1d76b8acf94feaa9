"""What a rank does: habits, judgement, a look ahead; and nothing that everybody shuns."""

from typing import Final

from mypy_extensions import i64

from .chance import MASK32, Chance
from .evaluator import Evaluator
from .plans import Plans
from .search import Search, greedy_action
from .state import State

APART: Final[i64] = 0x9E3779B9  # 2**32 over the golden ratio: seeds of both chances never coincide for small seeds
HABIT_STEPS: Final[i64] = 1000  # of a level's share of habits


def known_to(state: State, seat: i64, seed: i64) -> State:
    """A copy in which all that the seat cannot know is resampled, with the seat to act."""
    known = state.clone()
    known.determinize(seat, Chance(seed & MASK32))
    known.act_as(seat)
    return known


def habit_of(known: State, evaluator: Evaluator, share: float, taste: Chance) -> i64:
    """What any captain does here; -1 where nobody has habits, or for once this one follows his own judgement."""
    if float(taste.below(HABIT_STEPS)) >= share * float(HABIT_STEPS):
        return -1
    usual: i64 = evaluator.habit(known)
    return usual if usual >= 0 and known.why_not(usual) == 0 else -1


def worth_of(known: State, evaluator: Evaluator, code: i64) -> float:
    """What the actor's evaluator makes of the position after an action."""
    after = known.clone()
    after.act_as(known.actor)
    after.apply(code)
    return evaluator.value(after, known.actor)


def sane_action(known: State, evaluator: Evaluator, code: i64) -> i64:
    """The action; where it is shunned what any captain does, or the best that is not; itself where everything is."""
    if not evaluator.shuns(known, code):
        return code
    usual: i64 = evaluator.habit(known)
    if usual >= 0 and known.why_not(usual) == 0 and not evaluator.shuns(known, usual):
        return usual
    best: i64 = code
    best_value: float = -1.0
    for k in range(known.count_actions()):
        other: i64 = known.nth_action(k)
        if evaluator.shuns(known, other):
            continue
        value: float = worth_of(known, evaluator, other)
        if value > best_value:
            best, best_value = other, value
    return best


class Opponent:
    """A rank that plays seats of a batch; each decision by a seed of its own, a tree begun anew each time."""

    def __init__(self, evaluator: Evaluator | None, iterations: i64, noise: float, habit: float) -> None:
        self.evaluator: Evaluator | None = evaluator  # None: plays at random
        self.iterations: i64 = iterations
        self.noise: float = noise
        self.habit: float = habit
        self.explore: float = 0.3
        self.widen: float = 1.0
        self.rollout: i64 = 12
        self.candidates: i64 = 4
        self.care: i64 = 1
        self.horizon: i64 = 0
        self.plans: bool = False
        self.soon: float = 0.0

    def choose(self, state: State, seat: i64, seed: i64) -> i64:
        """What it does as this seat, from what the seat may know."""
        evaluator = self.evaluator
        taste = Chance(seed)
        if evaluator is None:  # what is legal depends on nothing hidden
            return state.random_action(taste)
        known = known_to(state, seat, seed + APART)
        if known.count_actions() == 1:
            return known.nth_action(0)
        code: i64 = -1
        if self.iterations == 0:
            code = habit_of(known, evaluator, self.habit, taste)
            if code < 0:
                code = greedy_action(known, evaluator, taste, self.noise)
        elif self.plans:
            plans = Plans(evaluator, taste.below(MASK32 >> 1), self.horizon, self.soon)
            plans.think(known, self.iterations)
            code = plans.best_action(known)
        else:
            search = Search(
                evaluator,
                taste.below(MASK32 >> 1),
                self.explore,
                self.widen,
                self.rollout,
                self.candidates,
                self.care,
                horizon=self.horizon,
            )
            search.think(known, self.iterations)
            code = search.best_action(known)
        return sane_action(known, evaluator, code)
