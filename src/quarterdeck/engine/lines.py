"""Lines: a plan carried out to the end of everybody's answers, with luck that belongs to the actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .actions import first_of, kind_of
from .chance import MASK32, Chance
from .evaluator import Evaluator
from .state import State, mix

NONE: Final[i64] = -1
MOST_STEPS: Final[i64] = 400  # choices in one line: more than a round of any game has
CARE: Final[i64] = 3  # where nobody has habits: the favourite of so many random actions


class Lines:
    """Follows plans from the decisions of one seat, and remembers what the seat did in the last one."""

    def __init__(self, evaluator: Evaluator, luck: i64, horizon: i64, soon: float) -> None:
        self.evaluator: Evaluator = evaluator
        self.luck: i64 = luck
        self.horizon: i64 = horizon  # turns that a line is followed, as the evaluator counts them; 0: one a seat
        self.soon: float = soon  # how much the end of the planner's own turn counts, of what the end of the line does
        self.first_end: float = 0.0  # what the planner's turn had come to when it ended
        self.trail: vec[i64] = vec[i64]([i64(0)] * 400)  # decisions of the planner's turn
        self.trail_size: i64 = 0
        self.settled: i64 = 0  # so many of them before anything was revealed
        self.recent: vec[i64] = vec[i64]([i64(0)] * 400)  # all actions of the turn that the line is in

    def worth(self, start: State, plan: "vec[i64]", manner: i64, luck: i64) -> float:
        """What a plan is worth with this luck: when everybody has answered, and before, which is surer."""
        seat: i64 = start.actor
        state: State = self.follow(start, plan, manner, luck, NONE)
        value: float = self.evaluator.value(state, seat)
        if self.first_end < 0.0 or state.pending() == 0:
            return value
        return (value + self.soon * self.first_end) / (1.0 + self.soon)

    def follow(self, start: State, plan: "vec[i64]", manner: i64, luck: i64, until: i64) -> State:
        """Carries a plan out, and lets everybody answer out of habit; or only up to a decision of the plan's turn."""
        seat: i64 = start.actor
        seed: i64 = mix(self.luck, luck)
        state: State = start.clone()
        state.determinize(seat, Chance(seed))
        state.act_as(seat)
        last: i64 = self.horizon if self.horizon > 0 else start.seats
        planned: i64 = i64(len(plan))
        at: i64 = 0
        turns: i64 = 0
        steps: i64 = 0
        acted: i64 = 0  # actions of this turn
        self.trail_size = 0
        self.settled = 0
        self.first_end = -1.0
        while steps < MOST_STEPS and state.pending() != 0 and turns < last:
            action: i64 = NONE
            if turns > 0 or state.actor != seat:
                action = self.usual(state, 0, mix(seed, steps))
            elif state.count_actions() == 1:
                action = state.nth_action(0)
            else:
                if self.trail_size == until:
                    return state
                while at < planned and action == NONE:
                    action = self.as_planned(state, plan[at], manner)
                    at += 1
                if action == NONE:
                    action = self.usual(state, manner, mix(seed, steps))
                self.trail[self.trail_size] = action
                self.trail_size += 1
                if state.barrier == start.barrier:
                    self.settled = self.trail_size
            self.cast(state, action, seed, turns, acted)
            acted += 1
            steps += 1
            state.apply(action)
            over: i64 = self.evaluator.turns_between(start, state)
            if over > turns:
                if turns == 0 and self.soon > 0.0:
                    self.first_end = self.evaluator.value(state, seat)
                turns = over
                acted = 0
        return state

    def as_planned(self, state: State, action: i64, manner: i64) -> i64:
        """What a plan says, or what the same unit does of the same sort out of habit; NONE where neither can be."""
        if state.why_not(action) == 0 and not self.evaluator.shuns(state, action):
            return action
        usual: i64 = self.evaluator.in_manner(state, manner)
        if usual != NONE and kind_of(usual) == kind_of(action) and first_of(usual) == first_of(action):
            return usual
        return NONE

    def usual(self, state: State, manner: i64, seed: i64) -> i64:
        """What the actor does out of habit; where nobody has habits, the favourite of a few random actions."""
        action: i64 = self.evaluator.in_manner(state, manner)
        if action != NONE:
            return action
        options: i64 = state.count_actions()
        chance = Chance(seed)
        best: i64 = state.nth_action(chance.below(options))
        if options == 1:
            return best
        best_value: float = self.prospect(state, best)
        for _ in range(CARE - 1):
            other: i64 = state.nth_action(chance.below(options))
            value: float = self.prospect(state, other)
            if value > best_value:
                best = other
                best_value = value
        return best

    def cast(self, state: State, action: i64, seed: i64, turns: i64, acted: i64) -> None:
        """Gives an action its luck: always the same in this turn, but another where it is done again."""
        again: i64 = 0
        for k in range(acted):
            if self.recent[k] == action:
                again += 1
        self.recent[acted] = action
        state.chance.state = mix(mix(seed, action), turns << 8 | again) & MASK32

    def prospect(self, state: State, action: i64) -> float:
        """What the evaluator says right after an action."""
        seat: i64 = state.actor
        after = state.clone()
        after.apply(action)
        return self.evaluator.value(after, seat)
