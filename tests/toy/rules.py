"""The rules of the toy: a duel of two ships, or of two against two, in the engine's contract.

In each round all ships secretly load light or heavy shot at the same time; then they fire one after the other, a die
for each shot, and a ship that is hit may put its spare planks in the way. Cargo is secret until the end.
"""

from quarterdeck.engine.bits import bit
from quarterdeck.engine.chance import Chance
from quarterdeck.engine.evaluator import Evaluator
from quarterdeck.engine.state import NOT_YOUR_DECISION, State, mix

LOAD, FIRE, BRACE, OVER = range(4)  # phases
SUNK, STRUCK, LAST_ROUND = range(1, 4)  # how it ended
LIGHT, HEAVY, ENDURE, PLANKS, AIM = 1, 2, 3, 4, 10  # actions; AIM + seat fires at that seat
ASK, ALWAYS = range(2)  # standing orders for the planks
NO_HEAVY_LEFT, OWN_SIDE, ALREADY_SUNK, NO_SUCH_ORDER = range(NOT_YOUR_DECISION + 1, NOT_YOUR_DECISION + 5)  # reasons
LOADED, REVEALED, FIRED, HIT, BRACED, STRIKES, CARGO_SHOWN, ENDED, ORDERED, DEALT = range(10)  # events
DIE, CARGO = range(2)  # chance labels

RULES = 2  # the number of the rules; 2: the shot of a ship that strikes while it is braced against is lost (T7)
HULL, HEAVY_LOADS, SPARE_PLANKS = 3, 2, 1  # T1
TOKENS = (1, 2, 3, 4, 5, 6)  # T2
HITS_FROM = {LIGHT: 3, HEAVY: 5}  # T5; an action LIGHT or HEAVY is also the damage that shot does
EMPTY = NOBODY = 0


class ToyState(State):
    """A position of the toy. Even seats are one side, odd seats the other."""

    def __init__(self, seats: int, rounds: int, planks: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.rules = RULES
        self.rounds, self.round, self.phase, self.turn, self.target, self.end = rounds, 0, LOAD, 0, NOBODY, 0
        self.hull = [HULL] * seats
        self.planks = [planks] * seats
        self.order = [ASK] * seats
        self.heavy = [HEAVY_LOADS] * seats
        self.shot = [EMPTY] * seats
        self.cargo = [EMPTY] * seats

    def deal(self) -> None:
        """Every ship draws one cargo token, unseen by the others (T2)."""
        bag = list(TOKENS)
        for seat in range(self.seats):
            self.cargo[seat] = bag.pop(self.throw(len(bag), CARGO))
            self.tell(DEALT, seat, self.cargo[seat], seen=bit(seat))

    # Who decides

    def pending(self) -> int:
        return sum(bit(seat) for seat in range(self.seats) if self.hull[seat] > 0 and self.owes(seat))

    def owes(self, seat: int) -> bool:
        """Whether the phase asks something of this ship."""
        if self.phase == LOAD:
            return self.shot[seat] == EMPTY
        if self.phase == FIRE:
            return seat == self.gunner()
        return self.phase == BRACE and seat == self.target

    def gunner(self) -> int:
        """Whose turn it is to fire; each round begins one seat later (T4)."""
        return (self.round + self.turn) % self.seats

    # What he may do

    def universe(self) -> list[int]:
        """Every action of the phase, legal or not."""
        if self.phase == LOAD:
            return [LIGHT, HEAVY]
        if self.phase == FIRE:
            return [AIM + seat for seat in range(self.seats)]
        return [ENDURE, PLANKS] if self.phase == BRACE else []

    def legal(self) -> list[int]:
        return [action for action in self.universe() if self.why_not(action) == 0]

    def count_actions(self) -> int:
        return len(self.legal())

    def nth_action(self, k: int) -> int:
        return self.legal()[k]

    def why_not(self, action: int) -> int:
        if action not in self.universe() or not self.is_pending(self.actor):
            return NOT_YOUR_DECISION
        if action == HEAVY and self.heavy[self.actor] == 0:
            return NO_HEAVY_LEFT
        if action >= AIM and (action - AIM) % 2 == self.actor % 2:
            return OWN_SIDE
        if action >= AIM and self.hull[action - AIM] == 0:
            return ALREADY_SUNK
        return 0

    def apply(self, action: int) -> None:
        if self.phase == LOAD:
            self.shot[self.actor] = action
            self.tell(LOADED, self.actor, action, seen=bit(self.actor))
        elif self.phase == FIRE:
            self.fire(action - AIM)
        else:
            self.brace(action)
        self.carry_on()

    def why_not_order(self, seat: int, what: int, value: int) -> int:
        possible = self.hull[seat] > 0 and self.planks[seat] > 0 and self.phase != OVER
        return 0 if possible and what == PLANKS and value in (ASK, ALWAYS) else NO_SUCH_ORDER

    def give_order(self, seat: int, what: int, value: int) -> None:
        self.order[seat] = value
        self.tell(ORDERED, seat, value, seen=bit(seat))

    def concede(self, seat: int) -> None:
        self.hull[seat] = 0
        self.tell(STRIKES, seat)
        if self.beaten():
            self.finish(STRUCK)
        elif self.rules >= 2 and self.phase == BRACE and seat == self.gunner():
            self.next_turn()
        self.carry_on()

    # The round

    def carry_on(self) -> None:
        """Moves on until some ship owes a decision or the duel is over."""
        while self.phase != OVER and self.pending() == 0:
            if self.phase == LOAD:
                self.reveal()
            else:
                self.next_turn()
        self.actor = max(self.to_move(), 0)

    def reveal(self) -> None:
        """All shots are shown at once, and heavy ones leave the stock (T3)."""
        for seat in range(self.seats):
            if self.hull[seat] > 0:
                self.heavy[seat] -= self.shot[seat] == HEAVY
                self.tell(REVEALED, seat, self.shot[seat])
        self.barrier += 1
        self.phase = FIRE

    def fire(self, target: int) -> None:
        """One die decides (T5); planks to spare give the target a say, out of its turn or beforehand (T6)."""
        gunner = self.gunner()
        die = self.throw(6, DIE) + 1
        self.barrier += 1
        self.tell(FIRED, gunner, target, self.shot[gunner], die)
        if die < HITS_FROM[self.shot[gunner]]:
            self.next_turn()
        elif self.planks[target] == 0:
            self.damage(target)
        else:
            self.phase, self.target = BRACE, target
            if self.order[target] == ALWAYS:
                self.brace(PLANKS)

    def brace(self, action: int) -> None:
        if action == ENDURE:
            return self.damage(self.target)
        self.planks[self.target] -= 1
        self.order[self.target] = ASK
        self.tell(BRACED, self.target)
        return self.next_turn()

    def damage(self, target: int) -> None:
        self.hull[target] = max(0, self.hull[target] - self.shot[self.gunner()])
        self.tell(HIT, target, self.hull[target])
        if self.beaten():
            self.finish(SUNK)
        else:
            self.next_turn()

    def next_turn(self) -> None:
        self.phase, self.target, self.turn = FIRE, NOBODY, self.turn + 1
        if self.turn < self.seats:
            return
        self.phase, self.turn, self.round = LOAD, 0, self.round + 1
        self.shot = [EMPTY] * self.seats
        if self.round == self.rounds:
            self.finish(LAST_ROUND)

    # How it ends

    def beaten(self) -> bool:
        """Whether a side has no ship afloat (T7)."""
        return self.points(0) == 0 or self.points(1) == 0

    def finish(self, how: int) -> None:
        """The duel is over, and every cargo is shown."""
        self.phase, self.end = OVER, how
        self.barrier += 1
        for seat in range(self.seats):
            self.tell(CARGO_SHOWN, seat, self.cargo[seat])
        self.tell(ENDED, 0, how)

    def points(self, side: int) -> int:
        """Hull and cargo of the ships afloat (T8)."""
        return sum(self.hull[s] + self.cargo[s] for s in range(side, self.seats, 2) if self.hull[s] > 0)

    def returns(self, seat: int) -> float:
        ours, theirs = self.points(seat % 2), self.points(1 - seat % 2)
        return 0.5 if ours == theirs else float(ours > theirs)

    # Copies, texts, checks

    def clone(self) -> "ToyState":
        copy = ToyState(self.seats, self.rounds, 0, self.chance.clone())
        copy.restore(self.numbers())
        copy.actor, copy.barrier, copy.rules = self.actor, self.barrier, self.rules
        return copy

    def determinize(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        if self.phase == OVER:
            return
        bag = [token for token in TOKENS if seat < 0 or token != self.cargo[seat]]
        for other in range(self.seats):
            if other == seat:
                continue
            self.cargo[other] = bag.pop(chance.below(len(bag)))
            if self.phase == LOAD and self.shot[other] != EMPTY:
                self.shot[other] = HEAVY if self.heavy[other] > 0 and chance.below(2) == 1 else LIGHT
            if self.why_not_order(other, PLANKS, ALWAYS) == 0:
                self.order[other] = chance.below(2)

    def numbers(self) -> list[int]:
        """All there is to know of the position; `restore` is the way back."""
        table = [self.seats, self.rounds, self.round, self.phase, self.turn, self.target, self.end]
        return table + self.hull + self.planks + self.heavy + self.shot + self.cargo + self.order

    def restore(self, numbers: list[int]) -> None:
        self.rounds, self.round, self.phase, self.turn, self.target, self.end = numbers[1:7]
        ships = [numbers[k : k + self.seats] for k in range(7, len(numbers), self.seats)]
        self.hull, self.planks, self.heavy, self.shot, self.cargo, self.order = ships
        self.actor = max(self.to_move(), 0)

    def position_text(self) -> str:
        return " ".join(["toy", "1", *map(str, self.numbers())])

    def checksum(self) -> int:
        hashed = 0
        for number in self.numbers():
            hashed = mix(hashed, number)
        return hashed

    def audit(self) -> str:
        """Holds for every position, so a position text that fails it is none."""
        if not (0 <= self.round <= self.rounds and 0 <= self.turn < self.seats and 0 <= self.target < self.seats):
            return "round, turn or target out of range"
        if len({*self.cargo}) < self.seats or not {*self.cargo} <= {*TOKENS}:
            return "a cargo token twice or unknown"
        stocks = ((self.hull, HULL), (self.planks, SPARE_PLANKS), (self.heavy, HEAVY_LOADS))
        choices = ((self.shot, HEAVY), (self.order, ALWAYS))
        if not all(0 <= number <= most for numbers, most in stocks + choices for number in numbers):
            return "hull, planks, heavy loads, shot or order out of range"
        if (self.phase == OVER) != (self.pending() == 0) or (self.phase == OVER) != (self.end > 0):
            return "nobody owes a decision, yet it is not over"
        return ""


class ToyEvaluator(Evaluator):
    """Counts hulls, ours against theirs."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, ToyState)
        if state.is_over():
            return state.returns(seat)
        ours = sum(state.hull[seat % 2 :: 2])
        return ours / sum(state.hull)
