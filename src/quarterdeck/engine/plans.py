"""Players for games whose turn is many actions: a whole turn is a plan, and plans are changed and compared.

A plan says what is done for the rest of the turn, and what it does not say is done out of habit. The first plan is
habit alone. Rivals change one decision of the best plan so far: another action, one more, one less, another order.
Both are carried out to the end of the opponents' replies with the same luck, which belongs to the action: the same
shot has the same dice whatever came before, and the same turn's end the same wind. What counts is the difference.
Most rivals are seen off after a line or two; one that holds has to win again on luck it was not chosen by.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .actions import first_of, kind_of
from .chance import MASK32, Chance
from .evaluator import Evaluator
from .state import State, mix

NONE: Final[i64] = -1
MOST_STEPS: Final[i64] = 400  # choices in one line: more than a round of any game has
MOST_LUCK: Final[i64] = 0x3FFFFFFF
KINDS: Final[i64] = 64  # of actions, by their six lowest bits
TRIALS: Final[i64] = 6  # lines in which a rival is tried; those that confirm it come after them
MOST_PROOFS: Final[i64] = 24  # lines that confirm it at most, and when time has been plenty four times as many
SURE: Final[float] = 2.0  # deviations by which a rival that leads wins at once
ENOUGH: Final[float] = 0.7  # and when all proofs are in
DOUBT: Final[float] = 0.01  # what two lines may differ by for no reason, in win chance
TRIES: Final[i64] = 8  # rivals drawn before one that has been tried already is accepted
FAVOURITES: Final[i64] = 6  # of so many random actions the evaluator's favourite is tried
CARE: Final[i64] = 3  # where nobody has habits: the favourite of so many random actions


class Plans:
    """The plans of one seat for the rest of a turn; the same seed and the same lines give the same choice."""

    def __init__(self, evaluator: Evaluator, seed: i64, horizon: i64 = 0) -> None:
        self.evaluator: Evaluator = evaluator
        self.chance: Chance = Chance(seed)
        self.luck: i64 = self.chance.below(MOST_LUCK)
        self.horizon: i64 = horizon  # turns that a line is followed, as the evaluator counts them; 0: one a seat
        self.lines: i64 = 0
        self.doubt: float = DOUBT
        self.sure: float = SURE
        self.enough: float = ENOUGH
        self.retreat: float = 1.0
        self.soon: float = 0.0
        self.early: float = 0.0
        self.best: vec[i64] = vec[i64]()
        self.manner: i64 = 0  # of the habits that complete the best plan
        self.worth: vec[float] = vec[float]()  # of the best plan by luck, as far as it was needed
        self.worth_from: i64 = 0  # the first of this luck
        self.turn: vec[i64] = vec[i64]()  # the best plan as it came out with the first luck
        self.settled: i64 = 0  # its decisions before anything is revealed
        self.rival: vec[i64] = vec[i64]()
        self.rival_manner: i64 = 0
        self.met: i64 = NONE  # lines of the present rival; NONE: there is none
        self.rival_from: i64 = 0  # the first luck it had
        self.rival_worth: vec[float] = vec[float]()
        self.rival_turn: vec[i64] = vec[i64]()
        self.rival_settled: i64 = 0
        self.leads: float = 0.0
        self.count: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0
        self.waiting: list[list[int]] = []  # plans to be tried first
        self.manners_tried: i64 = 1
        self.tried: set[int] = set()
        self.actions: vec[i64] = vec[i64]()  # first actions that were considered, their lines and what they gain
        self.visits: vec[i64] = vec[i64]()
        self.gains: vec[float] = vec[float]()
        self.trail: vec[i64] = vec[i64]([i64(0)] * 400)  # the planner's decisions of the line that was last followed
        self.trail_size: i64 = 0
        self.trail_settled: i64 = 0
        self.recent: vec[i64] = vec[i64]([i64(0)] * 400)  # all actions of the turn that a line is in
        self.picks: vec[i64] = vec[i64]([i64(0)] * 64)
        self.seen: vec[i64] = vec[i64]([i64(0)] * 64)

    def suggest(self, plan: list[int]) -> None:
        """A plan to be tried before any other: what is left of an earlier one."""
        if len(plan) > 0:
            self.waiting.append(plan)

    # Comparing

    def think(self, state: State, lines: i64) -> None:
        """Follows so many lines from the decision of the state's actor. Call it in slices to stay in control."""
        for _ in range(lines):
            self.lines += 1
            self.step(state)

    def step(self, start: State) -> None:
        """One line, of the best plan or of its rival."""
        if len(self.worth) == 0:
            self.measure(start)
            return
        if self.met == NONE:
            self.challenge(start)
        luck: i64 = self.rival_from + self.met
        if luck >= self.worth_from + i64(len(self.worth)):
            self.measure(start)
            return
        value: float = self.line(start, self.rival, self.rival_manner, luck)
        if self.met == 0:
            self.rival_turn = self.followed_turn()
            self.rival_settled = self.trail_settled
        self.rival_worth = append(self.rival_worth, value)
        lead: float = value - self.worth[luck - self.worth_from]
        self.met += 1
        self.count += 1
        self.total += lead
        self.squares += lead * lead
        self.leads += lead
        self.decide()

    def measure(self, start: State) -> None:
        """The best plan with luck it has not had yet."""
        first: bool = len(self.worth) == 0
        luck: i64 = self.worth_from + i64(len(self.worth))
        self.worth = append(self.worth, self.line(start, self.best, self.manner, luck))
        if first:
            self.turn = self.followed_turn()
            self.settled = self.trail_settled

    def followed_turn(self) -> "vec[i64]":
        """What the planner did in the line that was last followed."""
        turn = vec[i64]()
        for k in range(self.trail_size):
            turn = append(turn, self.trail[k])
        return turn

    def decide(self) -> None:
        """Whether the rival has lost, goes on or wins."""
        n: float = float(self.count)
        mean: float = self.total / n
        spread: float = (self.squares - n * mean * mean + self.doubt * self.doubt) / n
        error: float = sqrt(spread / n)
        if self.met <= TRIALS:
            if mean + self.retreat * error < 0.0 or (self.met >= 2 and self.squares == 0.0):
                self.dismiss()
            elif self.met == TRIALS:
                if mean <= 0.0:
                    self.dismiss()
                self.count = 0
                self.total = 0.0
                self.squares = 0.0
            return
        if self.count >= 4 and mean + 0.5 * error < 0.0:
            self.dismiss()
        elif (self.count >= 4 and mean > 2.0 * self.sure * error) or (self.count >= 8 and mean > self.sure * error):
            self.accept()
        elif self.count >= self.proofs():
            if mean > self.enough * error:
                self.accept()
            else:
                self.dismiss()

    def proofs(self) -> i64:
        """How many lines a narrow lead has to hold: the more, the longer the search has been going on."""
        more: i64 = self.lines // 64
        return MOST_PROOFS + (more if more < 3 * MOST_PROOFS else 3 * MOST_PROOFS)

    def dismiss(self) -> None:
        """The rival has lost."""
        self.note(self.rival_turn[0], self.met, self.leads / float(self.met))
        self.met = NONE

    def accept(self) -> None:
        """The rival is the best plan now; what others gain is counted from it."""
        ahead: float = self.leads / float(self.met)
        self.note(self.turn[0], i64(len(self.worth)), 0.0)
        for k in range(len(self.gains)):
            self.gains[k] -= ahead
        self.note(self.rival_turn[0], 0, 0.0)
        self.best = self.rival
        self.manner = self.rival_manner
        self.worth = self.rival_worth
        self.worth_from = self.rival_from
        self.turn = self.rival_turn
        self.settled = self.rival_settled
        self.met = NONE

    def note(self, action: i64, lines: i64, gain: float) -> None:
        """What the best plan that begins with an action gains on the best of all."""
        for k in range(len(self.actions)):
            if self.actions[k] == action:
                self.visits[k] += lines
                if gain > self.gains[k]:
                    self.gains[k] = gain
                return
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, lines)
        self.gains = append(self.gains, gain)

    # Rivals

    def challenge(self, start: State) -> None:
        """A rival for the best plan: those that wait, every manner of the game's habits, and then changes."""
        self.met = 0
        self.count = 0
        self.total = 0.0
        self.squares = 0.0
        self.leads = 0.0
        self.rival_worth = vec[float]()
        known: i64 = i64(len(self.worth))
        self.rival_from = self.worth_from + self.chance.below(known - TRIALS + 2 if known > TRIALS else 1)
        self.rival_manner = self.manner
        if len(self.waiting) > 0:
            plan = vec[i64]()
            for action in self.waiting.pop():
                plan = append(plan, i64(action))
            self.rival = plan
            return
        if self.manners_tried < self.evaluator.manners():
            self.rival = vec[i64]()
            self.rival_manner = self.manners_tried
            self.manners_tried += 1
            return
        for _ in range(TRIES):
            self.vary(start)
            shape: i64 = self.rival_manner
            for k in range(len(self.rival)):
                shape = mix(shape, self.rival[k])
            if int(shape) not in self.tried:
                self.tried.add(int(shape))
                return

    def vary(self, start: State) -> None:
        """The best plan with one decision changed, most often one that comes before anything is revealed."""
        size: i64 = i64(len(self.turn))
        self.rival = vec[i64]()
        if size == 0:
            return
        within: i64 = self.settled if self.settled > 0 and self.chance.below(4) > 0 else size
        at: i64 = self.chance.below(within)
        way: i64 = self.chance.below(20)
        rival = vec[i64]()
        for k in range(at):
            rival = append(rival, self.turn[k])
        if way < 3:  # one action less
            for rest in range(at + 1, size):
                rival = append(rival, self.turn[rest])
        elif way < 6 and at + 1 < size:  # one comes sooner
            sooner: i64 = at + 1 + self.chance.below(size - at - 1)
            rival = append(rival, self.turn[sooner])
            for late in range(at, size):
                if late != sooner:
                    rival = append(rival, self.turn[late])
        elif way == 6:  # the turn ends here
            rival = append(rival, self.turn[size - 1])
        else:
            action: i64 = self.another(start, at)
            if action != NONE:
                rival = append(rival, action)
            if way < 12:  # and then as before; else out of habit
                for after in range(at, size):
                    rival = append(rival, self.turn[after])
        self.rival = rival

    def another(self, start: State, at: i64) -> i64:
        """Some other action for a decision of the best plan; NONE where there is none."""
        state: State = self.follow(start, self.turn, self.manner, self.worth_from, at)
        options: i64 = state.count_actions() if state.pending() != 0 else 0
        if options < 2:
            return NONE
        present: i64 = self.turn[at]
        way: i64 = self.chance.below(3)
        if way == 0:
            return self.favourite(state, options, present, FAVOURITES)
        if way == 1:
            return self.one_of_a_kind(state, options, present)
        found: i64 = self.same_again(state, options, present)
        return found if found != NONE else self.one_of_a_kind(state, options, present)

    def one_of_a_kind(self, state: State, options: i64, present: i64) -> i64:
        """A random action of a random kind: what can be done in few ways is thought of as often as moves."""
        for kind in range(KINDS):
            self.seen[kind] = 0
        kinds: i64 = 0
        for k in range(options):
            action: i64 = state.nth_action(k)
            if action == present:
                continue
            kind_here: i64 = kind_of(action)
            self.seen[kind_here] += 1
            if self.seen[kind_here] == 1:
                kinds += 1
            if self.chance.below(self.seen[kind_here]) == 0:
                self.picks[kind_here] = action
        left: i64 = self.chance.below(kinds)
        for one in range(KINDS):
            if self.seen[one] > 0:
                if left == 0:
                    return self.picks[one]
                left -= 1
        return NONE

    def same_again(self, state: State, options: i64, present: i64) -> i64:
        """The same sort of action by the same unit: another course, another target."""
        found: i64 = NONE
        many: i64 = 0
        for k in range(options):
            action: i64 = state.nth_action(k)
            if action == present or kind_of(action) != kind_of(present) or first_of(action) != first_of(present):
                continue
            many += 1
            if self.chance.below(many) == 0:
                found = action
        return found

    def favourite(self, state: State, options: i64, present: i64, tries: i64) -> i64:
        """The evaluator's favourite of a few random actions."""
        best: i64 = NONE
        best_value: float = -1.0
        for _ in range(tries):
            action: i64 = state.nth_action(self.chance.below(options))
            if action == present or action == best:
                continue
            value: float = self.prospect(state, action)
            if value > best_value:
                best = action
                best_value = value
        return best

    def prospect(self, state: State, action: i64) -> float:
        """What the evaluator says right after an action."""
        seat: i64 = state.actor
        after = state.clone()
        after.apply(action)
        return self.evaluator.value(after, seat)

    # Lines

    def line(self, start: State, plan: "vec[i64]", manner: i64, luck: i64) -> float:
        """What a plan is worth with this luck: the mean over the ends of the turns that it was followed."""
        seat: i64 = start.actor
        state: State = self.follow(start, plan, manner, luck, NONE)
        value: float = self.evaluator.value(state, seat)
        if self.soon > 0.0:
            value = (value + self.soon * self.early) / (1.0 + self.soon)
        return value

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
        self.trail_settled = 0
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
                    self.trail_settled = self.trail_size
            self.cast(state, action, seed, turns, acted)
            acted += 1
            steps += 1
            state.apply(action)
            over: i64 = self.evaluator.turns_between(start, state)
            if over > turns:
                if turns == 0 and self.soon > 0.0:
                    self.early = self.evaluator.value(state, seat)
                turns = over
                acted = 0
        if turns == 0 and self.soon > 0.0:
            self.early = self.evaluator.value(state, seat)
        return state

    def as_planned(self, state: State, action: i64, manner: i64) -> i64:
        """What a plan says, or what the same unit does of the same sort out of habit; NONE where neither can be."""
        if state.why_not(action) == 0:
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

    # Answers

    def best_action(self, state: State) -> i64:
        """The next action of the best plan, NONE before any thought."""
        if len(self.turn) == 0 or state.why_not(self.turn[0]) != 0:
            return NONE
        return self.turn[0]

    def followed(self) -> i64:
        """How many lines the decision has had."""
        return self.lines

    def whole_plan(self) -> list[int]:
        """The best plan to the end of the turn, as it comes out with some luck."""
        return [int(self.turn[k]) for k in range(len(self.turn))]

    def candidates_found(self) -> list[tuple[int, int, float]]:
        """First actions with the lines of their plans and what the best of these is worth, the best plan's first."""
        if len(self.turn) == 0:
            return []
        total: float = 0.0
        for luck in range(len(self.worth)):
            total += self.worth[luck]
        mean: float = total / float(len(self.worth))
        found: list[tuple[int, int, float]] = []
        lines: i64 = i64(len(self.worth))
        for k in range(len(self.actions)):
            if self.actions[k] == self.turn[0]:
                lines += self.visits[k]
            elif self.actions[k] != NONE:
                gain: float = self.gains[k] if self.gains[k] < 0.0 else 0.0
                found.append((int(self.actions[k]), int(self.visits[k]), max(0.0, mean + gain)))
        found.sort(key=lambda entry: (-entry[2], -entry[1], entry[0]))
        return [(int(self.turn[0]), int(lines), mean), *found]
