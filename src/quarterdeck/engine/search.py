"""Players that look ahead, for any game: information-set Monte Carlo tree search, and the one-ply greedy choice.

Each iteration deals anew what the searching seat cannot know, walks down the tree of actions with fresh chance
(open loop: a node is a history of choices, whatever the dice said), adds one node, plays a few steps on, and
lets the evaluator judge. Every seat maximises its own value, so more than two seats and teams need nothing special.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .chance import Chance
from .evaluator import Evaluator
from .state import State

MOST_DEPTH: Final[i64] = 128  # choices on one walk; longer turns than any game has
NONE: Final[i64] = -1
LEAST_WALKS: Final[i64] = 8  # with a horizon: what every root action that is considered gets before they are compared
DOUBT: Final[float] = 0.1  # of a single walk, in win chance; a few dice differ by that much
MOST_LUCK: Final[i64] = 0x3FFFFFFF  # seeds of luck; walks are counted up from there
ROOT_WIDER: Final[float] = 6.0  # with a horizon: so many times as many actions are considered for now as for later
MOST_SCANNED: Final[i64] = 256  # actions judged one by one when a node widens; of more, a few random ones


class Search:
    """A search tree of one seat; the same seed and the same iterations give the same choice everywhere.

    Nodes live in parallel vecs: the action that leads to a node, how often it was taken and could have been taken,
    the sum of what its chooser got, and its children as a linked list.
    """

    def __init__(
        self,
        evaluator: Evaluator,
        seed: i64,
        explore: float,
        widen: float,
        rollout: i64,
        candidates: i64,
        care: i64 = 1,
        thorough: i64 = 16,
        horizon: i64 = 0,
    ) -> None:
        self.evaluator: Evaluator = evaluator
        self.chance: Chance = Chance(seed)
        self.explore: float = explore  # weight of curiosity against value
        self.widen: float = widen  # a node visited n times has at most 2 + widen * sqrt(n) children
        self.rollout: i64 = rollout  # steps before the evaluator judges
        self.candidates: i64 = candidates  # of so many random new actions the evaluator's favourite is added
        self.care: i64 = care  # each step of a rollout is the evaluator's favourite of so many random actions
        self.thorough: i64 = thorough  # after so many visits a node takes the favourite of all its actions instead
        self.horizon: i64 = horizon  # a walk ends after so many turns, as the evaluator counts them; 0: where it grows
        self.actions: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()
        self.sums: vec[float] = vec[float]()
        self.first_child: vec[i64] = vec[i64]()
        self.next_child: vec[i64] = vec[i64]()
        self.children: vec[i64] = vec[i64]()
        self.root: i64 = self.add_node(NONE)
        self.path: vec[i64] = vec[i64]([i64(0)] * 128)
        self.choosers: vec[i64] = vec[i64]([i64(0)] * 128)
        self.values: vec[float] = vec[float]([0.0] * 64)
        self.judgements: i64 = 0  # on this walk
        self.turns: i64 = 0  # that have ended on this walk
        # With a horizon the n-th walk of every root action has the same luck, so that like is compared with like.
        self.luck: i64 = self.chance.below(MOST_LUCK)

    def add_node(self, action: i64) -> i64:
        node: i64 = i64(len(self.actions))
        self.actions = append(self.actions, action)
        self.visits = append(self.visits, i64(0))
        self.chances = append(self.chances, i64(0))
        self.sums = append(self.sums, 0.0)
        self.first_child = append(self.first_child, NONE)
        self.next_child = append(self.next_child, NONE)
        self.children = append(self.children, i64(0))
        return node

    # Searching

    def think(self, state: State, iterations: i64) -> None:
        """Runs so many iterations from the decision of the state's actor. Call it in slices to stay in control."""
        for _ in range(iterations):
            self.iterate(state)

    def iterate(self, start: State) -> None:
        """One walk down, one new node, one judgement, and back up."""
        seat: i64 = start.actor
        state = start.clone()
        state.determinize(seat, Chance(self.chance.below(0x7FFFFFFF)))
        state.act_as(seat)
        node: i64 = self.root
        depth: i64 = 0
        grown: bool = False
        self.judgements = 0
        self.turns = 0
        while not grown and depth < MOST_DEPTH and state.pending() != 0 and not self.beyond():
            options: i64 = state.count_actions()
            if options == 1:
                self.go(start, state, state.nth_action(0))  # no choice, no node
                continue
            child: i64 = self.choose(state, node, options)
            grown = self.visits[child] == 0
            if depth == 0 and self.horizon > 0:
                state.chance = Chance(self.luck + self.visits[child])
            self.path[depth] = child
            self.choosers[depth] = state.actor
            depth += 1
            self.go(start, state, self.actions[child])
            node = child
        self.play_on(start, state)
        if not self.beyond() or state.pending() == 0:
            self.judge(state)
        self.visits[self.root] += 1
        while depth > 0:
            depth -= 1
            taken: i64 = self.path[depth]
            self.visits[taken] += 1
            self.sums[taken] += self.values[self.choosers[depth]] / float(self.judgements)

    def go(self, start: State, state: State, action: i64) -> None:
        """Takes an action on a walk; with a horizon the position is judged at the end of every turn.

        The mean of these judgements counts: the first is surest, the last has seen the answer.
        """
        state.apply(action)
        if self.horizon > 0:
            turns: i64 = self.evaluator.turns_between(start, state)
            if turns > self.turns:
                self.turns = turns
                self.judge(state)

    def beyond(self) -> bool:
        """Whether a walk has come to the search's horizon."""
        return self.horizon > 0 and self.turns >= self.horizon

    def choose(self, state: State, node: i64, options: i64) -> i64:
        """A new child while the node may still widen, else the best of those that are legal this time."""
        if self.children[node] < options and float(self.children[node]) < self.room(node):
            fresh: i64 = self.grow(state, node, options)
            if fresh != NONE:
                return fresh
        best: i64 = NONE
        best_score: float = -1.0
        child: i64 = self.first_child[node]
        while child != NONE:
            if state.why_not(self.actions[child]) == 0:
                self.chances[child] += 1
                score: float = self.score(child)
                if self.horizon > 0 and node == self.root and self.visits[child] < LEAST_WALKS:
                    score = 1000.0 - float(self.visits[child])
                if score > best_score:
                    best = child
                    best_score = score
            child = self.next_child[child]
        if best != NONE:
            return best
        return self.child_for(node, state.nth_action(self.chance.below(options)))

    def room(self, node: i64) -> float:
        """How many children a node may have now. With a horizon, lines below the root stay close to habit."""
        wider: float = self.widen * sqrt(float(self.visits[node]))
        if self.horizon == 0:
            return 2.0 + wider
        if node == self.root:
            return 2.0 + ROOT_WIDER * wider
        return wider if wider > 1.0 else 1.0

    def score(self, child: i64) -> float:
        """The upper confidence bound, counting only the times the action could have been chosen."""
        visits: float = float(self.visits[child])
        if visits == 0.0:
            return 1000.0
        return self.sums[child] / visits + self.explore * sqrt(log(float(self.chances[child]) + 1.0) / visits)

    def grow(self, state: State, node: i64, options: i64) -> i64:
        """Adds an action that is no child yet: the evaluator's favourite, at nodes seen rarely of a few random ones."""
        if self.horizon > 0 and self.first_child[node] == NONE:
            usual: i64 = self.evaluator.habit(state)
            if usual != NONE:
                return self.child_for(node, usual)
        best: i64 = NONE
        best_value: float = -1.0
        every: bool = options <= MOST_SCANNED and (node == self.root or self.visits[node] >= self.thorough)
        tries: i64 = options if every else self.candidates
        while tries > 0:
            tries -= 1
            action: i64 = state.nth_action(tries if every else self.chance.below(options))
            if self.find(node, action) != NONE:
                continue
            if tries == 0 and best == NONE:
                return self.child_for(node, action)
            value: float = self.prospect(state, action)
            if value > best_value:
                best = action
                best_value = value
        return NONE if best == NONE else self.child_for(node, best)

    def prospect(self, state: State, action: i64) -> float:
        """What the evaluator says right after an action."""
        seat: i64 = state.actor
        after = state.clone()
        after.apply(action)
        return self.evaluator.value(after, seat)

    def find(self, node: i64, action: i64) -> i64:
        child: i64 = self.first_child[node]
        while child != NONE and self.actions[child] != action:
            child = self.next_child[child]
        return child

    def child_for(self, node: i64, action: i64) -> i64:
        """The child that an action leads to, made if need be."""
        child: i64 = self.find(node, action)
        if child != NONE:
            return child
        child = self.add_node(action)
        self.next_child[child] = self.first_child[node]
        self.first_child[node] = child
        self.children[node] += 1
        self.chances[child] = 1
        return child

    def play_on(self, start: State, state: State) -> None:
        """A few steps, random or with some care; with a horizon up to it out of habit, so that all lines compare."""
        steps: i64 = MOST_DEPTH if self.horizon > 0 else self.rollout
        while steps > 0 and state.pending() != 0 and not self.beyond():
            action: i64 = self.evaluator.habit(state) if self.horizon > 0 else NONE
            self.go(start, state, self.careful_action(state) if action == NONE else action)
            steps -= 1

    def careful_action(self, state: State) -> i64:
        """The evaluator's favourite of a few random actions."""
        options: i64 = state.count_actions()
        best: i64 = state.nth_action(self.chance.below(options))
        tries: i64 = self.care - 1 if self.care <= options else options - 1
        if tries <= 0:
            return best
        best_value: float = self.prospect(state, best)
        while tries > 0:
            tries -= 1
            action: i64 = state.nth_action(self.chance.below(options))
            if action != best:
                value: float = self.prospect(state, action)
                if value > best_value:
                    best = action
                    best_value = value
        return best

    def judge(self, state: State) -> None:
        """What the position is worth to each seat, on top of earlier judgements of this walk."""
        for seat in range(state.seats):
            value: float = self.evaluator.value(state, seat)
            self.values[seat] = value if self.judgements == 0 else self.values[seat] + value
        self.judgements += 1

    # Answers

    def advance(self, action: i64) -> bool:
        """Moves the root along an action that was really taken; False where the tree does not know it."""
        self.luck = self.chance.below(MOST_LUCK)
        child: i64 = self.find(self.root, action)
        if child == NONE:
            self.root = self.add_node(NONE)
            return False
        self.root = child
        return True

    def favourite(self, node: i64, state: State) -> i64:
        """The child of a node that is trusted most, of those whose action is legal in the state; -1 for none."""
        best: i64 = NONE
        best_trust: float = -1000.0
        child: i64 = self.first_child[node]
        while child != NONE:
            trust: float = self.trust(child)
            if trust > best_trust and state.why_not(self.actions[child]) == 0:
                best = child
                best_trust = trust
            child = self.next_child[child]
        return best

    def trust(self, child: i64) -> float:
        """How often an action was taken; with a horizon, where walks are few and alike, what it brought at least."""
        visits: float = float(self.visits[child])
        if self.horizon == 0:
            return visits
        return self.sums[child] / visits - DOUBT / sqrt(visits) if visits > 0.0 else -1.0

    def best_action(self, state: State) -> i64:
        """The legal action at the root that is trusted most, -1 before any thought."""
        best: i64 = self.favourite(self.root, state)
        return NONE if best == NONE else self.actions[best]

    def candidates_found(self) -> list[tuple[int, int, float]]:
        """The root's actions with their visits and mean value, most visited first."""
        found: list[tuple[int, int, float]] = []
        child: i64 = self.first_child[self.root]
        while child != NONE:
            visits: i64 = self.visits[child]
            if visits > 0:
                found.append((int(self.actions[child]), int(visits), self.sums[child] / float(visits)))
            child = self.next_child[child]
        found.sort(key=lambda entry: (-entry[1], entry[0]))
        return found

    def root_visits(self) -> i64:
        """How many iterations the decision at the root has had, those before it was reached included."""
        return self.visits[self.root]

    def size(self) -> i64:
        return i64(len(self.actions))


NOISE_STEPS: Final[i64] = 1024


def greedy_action(state: State, evaluator: Evaluator, chance: Chance, noise: float = 0.0) -> i64:
    """The actor's action after which the evaluator likes the position best; of equals a random one.

    The state must be a determinized copy: what the search sees, the player knows. `noise` blurs the judgement.
    """
    seat: i64 = state.actor
    best: i64 = -1
    best_value: float = -1.0
    ties: i64 = 0
    for k in range(state.count_actions()):
        action: i64 = state.nth_action(k)
        after = state.clone()
        after.act_as(seat)
        after.apply(action)
        value = evaluator.value(after, seat)
        if noise > 0.0:
            value += noise * float(chance.below(NOISE_STEPS)) / float(NOISE_STEPS)
        if value > best_value:
            best, best_value, ties = action, value, 1
        elif value == best_value:
            ties += 1
            if chance.below(ties) == 0:
                best = action
    return best
