"""Batch: many games stepped by one call, with observations and masks written where NumPy reads them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from .bits import bit, first
from .chance import MASK32, Chance
from .judgement import Opponent
from .planes import Planes
from .space import Space
from .state import State

RUNNING: Final[i64] = 0
ENDED: Final[i64] = 1  # by the rules
CUT_OFF: Final[i64] = 2  # after the most steps that were allowed
GOLDEN: Final[i64] = 0x9E3779B9
WATCHER: Final[i64] = -1


class Slot:
    """One of the games of a batch."""

    def __init__(self, state: State, luck: Chance) -> None:
        self.state: State = state
        self.luck: Chance = luck  # of this slot alone: what it plays does not depend on how many there are
        self.steps: i64 = 0
        self.marked: vec[i64] = vec[i64]([i64(0)] * 64)  # numbers that its mask has set
        self.many: i64 = 0


class Batch:
    """Games of one set-up, each stopped at a decision of a learner's.

    A game begins at one of the `starts`, with everything that nobody knows dealt anew; a finished one is followed by
    the next within the same step. Opponents, and decisions that leave no choice, are played in between.
    """

    def __init__(
        self,
        starts: list[State],
        planes: Planes,
        space: Space,
        opponents: list[Opponent | None],
        many: i64,
        seed: i64,
        most_steps: i64,
    ) -> None:
        self.starts: list[State] = starts
        self.planes: Planes = planes
        self.space: Space = space
        self.opponents: list[Opponent | None] = opponents
        self.most_steps: i64 = most_steps
        self.rows: i64 = planes.rows()
        self.seats: i64 = starts[0].seats
        self.learners: i64 = 0
        for seat in range(self.seats):
            if opponents[seat] is None:
                self.learners |= bit(seat)
        self.observations: vec[i64] = vec[i64]([i64(0)] * (many * self.rows))
        self.masks: vec[u8] = vec[u8]([u8(0)] * (many * space.size))
        self.players: vec[u8] = vec[u8]([u8(0)] * many)
        self.ended: vec[u8] = vec[u8]([u8(0)] * many)
        self.returns: vec[float] = vec[float]([0.0] * (many * self.seats))
        self.lengths: vec[i64] = vec[i64]([i64(0)] * many)  # of the game that has ended: decisions of learners
        self.slots: list[Slot] = []
        for place in range(many):
            luck = Chance((seed * GOLDEN + place * 747796405) & MASK32)
            luck.below(2)
            self.slots.append(Slot(starts[0], luck))
        self.reset_all()

    def reset_all(self) -> None:
        """Begins every game anew, going on with the luck of its slot."""
        for place in range(len(self.slots)):
            slot = self.slots[place]
            self.begin(slot)
            self.ended[place] = u8(RUNNING)
            self.observe(place, slot)

    def step(self, actions: bytes) -> i64:
        """One decision in every game: four bytes each, the number of an action, low byte first. How many games ended.

        ValueError names the first game whose action is illegal; nothing has been done then.
        """
        many: i64 = len(self.slots)
        size: i64 = self.space.size
        if len(actions) != many * 4:
            raise ValueError("a step takes one action a game, four bytes each")
        for place in range(many):
            number: i64 = read(actions, place)
            if number < 0 or number >= size or i64(self.masks[place * size + number]) == 0:
                raise ValueError("game " + str(place) + ": action " + str(number) + " is not legal")
        finished: i64 = 0
        codes: vec[i64] = self.space.codes
        for place in range(many):
            slot = self.slots[place]
            slot.state.apply(codes[read(actions, place)])
            finished += self.settle(place, slot)
        return finished

    def step_random(self, chance: Chance) -> i64:
        """The same with a random legal action in every game; what the bench measures."""
        finished: i64 = 0
        codes: vec[i64] = self.space.codes
        for place in range(len(self.slots)):
            slot = self.slots[place]
            slot.state.apply(codes[slot.marked[chance.below(slot.many)]])
            finished += self.settle(place, slot)
        return finished

    def settle(self, place: i64, slot: Slot) -> i64:
        """After a learner's action: on to the next decision, in the next game where this one has ended."""
        slot.steps += 1
        over: bool = self.go_on(slot)
        cut: bool = not over and slot.steps == self.most_steps
        if not over and not cut:
            self.ended[place] = u8(RUNNING)
            self.observe(place, slot)
            return 0
        for seat in range(self.seats):
            self.returns[place * self.seats + seat] = slot.state.returns(seat) if over else 0.0
        self.lengths[place] = slot.steps
        self.ended[place] = u8(ENDED) if over else u8(CUT_OFF)
        self.begin(slot)
        self.observe(place, slot)
        return 1

    def begin(self, slot: Slot) -> None:
        """The next game of a slot."""
        while True:
            state = self.starts[slot.luck.below(len(self.starts))].clone()
            state.determinize(WATCHER, Chance(slot.luck.below(MASK32 >> 1)))
            slot.state = state
            slot.steps = 0
            if not self.go_on(slot):
                return

    def go_on(self, slot: Slot) -> bool:
        """Plays on until a learner has a choice; whether the game is over."""
        state = slot.state
        while True:
            waiting: i64 = state.pending()
            if waiting == 0:
                return True
            seat: i64 = first(waiting & self.learners if waiting & self.learners != 0 else waiting)
            if state.actor != seat:
                state.act_as(seat)
            opponent = self.opponents[seat]
            if opponent is not None:
                state.apply(opponent.choose(state, seat, slot.luck.below(MASK32 >> 1)))
            elif state.count_actions() > 1:
                return False
            else:
                state.apply(state.nth_action(0))

    def observe(self, place: i64, slot: Slot) -> None:
        """Writes what the deciding seat may know, and what it may do."""
        state = slot.state
        base: i64 = place * self.space.size
        marked: vec[i64] = slot.marked
        masks: vec[u8] = self.masks
        for k in range(slot.many):
            masks[base + marked[k]] = u8(0)
        wanted: i64 = state.count_actions()
        if wanted > len(marked):
            marked = vec[i64]([i64(0)] * (wanted * 2))
            slot.marked = marked
        many: i64 = self.planes.legal(state, self.space, marked)
        slot.many = many
        for k in range(many):
            masks[base + marked[k]] = u8(1)
        self.players[place] = u8(state.actor)
        self.planes.write(state, state.actor, self.observations, place * self.rows)


def read(actions: bytes, place: i64) -> i64:
    """The place-th number of four bytes, low byte first."""
    at: i64 = place * 4
    low: i64 = i64(actions[at]) | i64(actions[at + 1]) << 8
    return low | i64(actions[at + 2]) << 16 | i64(actions[at + 3]) << 24
