"""State: the one contract between a game's rules and everything that reads them. docs/contract.md walks through it."""

from typing import Final, NewType

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from .bits import bit, first
from .chance import Chance
from .events import EVERYONE, Event
from .positions import with_rules

Seat = NewType("Seat", i64)  # 0 is the first; -1 where nobody is meant
NOT_YOUR_DECISION: Final[i64] = 1  # reason code 1 of every game: this seat owes no such decision now
FIRST_RULES: Final[i64] = 1  # what a table or a text without a number was made with
HASH_MASK: Final[i64] = 0x3FFFFFFF  # 30 bits, so that hash times factor stays below 2**62 in both builds


def mix(hashed: i64, value: i64) -> i64:
    """Folds a value into a checksum; the same compiled and interpreted."""
    low: i64 = (hashed ^ value) & HASH_MASK
    high: i64 = (value >> 30) & HASH_MASK
    mixed: i64 = (low * 0x2545F491 + high + 0x1B873593) & 0xFFFFFFFFFFF
    return (mixed ^ (mixed >> 15)) & HASH_MASK


def mix_bytes(hashed: i64, figures: "vec[u8]") -> i64:
    """Folds small figures into a checksum, seven at a time."""
    h: i64 = hashed
    packed: i64 = 0
    many: i64 = len(figures)
    whole: i64 = many - many % 7
    for start in range(0, whole, 7):
        packed = 0
        for at in range(start, start + 7):
            packed = packed << 8 | i64(figures[at])
        h = mix(h, packed)
    packed = 0
    for last in range(whole, many):
        packed = packed << 8 | i64(figures[last])
    return mix(h, packed)


def mix_numbers(hashed: i64, figures: "vec[i64]") -> i64:
    """Folds numbers into a checksum."""
    h: i64 = hashed
    for at in range(len(figures)):
        h = mix(h, figures[at])
    return h


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of one game: who owes a decision, what he may do, and what it leads to.

    Actions are ints inside the engine. All questions about actions (`count_actions`, `nth_action`, `why_not`,
    `apply`) concern the decision of `actor`, one of the pending seats; `act_as` changes which.
    Pending decisions commute: whichever seat answers first, the outcome is the same, or else the later seat is
    not pending yet.
    """

    def __init__(self, seats: i64, chance: Chance) -> None:
        self.seats: i64 = seats
        self.rules: i64 = FIRST_RULES  # the number of the rules it is played by: a fix asks for it (docs/contract.md)
        self.actor: i64 = 0
        self.barrier: i64 = 0  # counts what revealed chance or hidden information; undo never crosses a change of it
        self.chance: Chance = chance
        self.events: list[Event] | None = None  # attach a list and apply() writes events into it

    # Who decides

    def pending(self) -> i64:
        """The set of seats (bits) that owe a decision; 0 when the game is over."""
        raise NotImplementedError

    def act_as(self, seat: i64) -> None:
        """Chooses whose decision the questions below are about; the seat must be pending."""
        self.actor = seat

    def to_move(self) -> i64:
        """The lowest pending seat, -1 when the game is over."""
        waiting: i64 = self.pending()
        if waiting == 0:
            return -1
        return first(waiting)

    # What he may do

    def count_actions(self) -> i64:
        """How many legal actions the actor has; at least one while he is pending."""
        raise NotImplementedError

    def nth_action(self, k: i64) -> i64:
        """The k-th legal action, k from 0; the order is fixed for a position."""
        raise NotImplementedError

    def random_action(self, chance: Chance) -> i64:
        """A legal action, all equally likely."""
        return self.nth_action(chance.below(self.count_actions()))

    def why_not(self, action: i64) -> i64:
        """0 for a legal action of the actor, else the reason code. Legality and explanation are one thing."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Carries out a legal action of the actor; then the actor is the lowest pending seat."""
        raise NotImplementedError

    def why_not_order(self, seat: i64, what: i64, value: i64) -> i64:
        """0 where the seat may give this standing order, else the reason code."""
        return NOT_YOUR_DECISION

    def give_order(self, seat: i64, what: i64, value: i64) -> None:
        """Sets a standing order: allowed at any time, pending or not; draws no chance and ends no decision."""
        raise NotImplementedError

    def concede(self, seat: i64) -> None:
        """The seat gives up: the rules take it out of the game, whoever's turn it is."""
        raise NotImplementedError

    # How it ends

    def is_over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return self.pending() == 0

    def returns(self, seat: i64) -> float:
        """What the game brought a seat: 1 won, 0 lost, between them for draws and shared wins."""
        raise NotImplementedError

    # Copies, texts, checks

    def clone(self) -> "State":
        """A flat copy that shares nothing mutable; no event list attached."""
        raise NotImplementedError

    def determinize(self, seat: i64, chance: Chance) -> None:
        """Replaces all that the seat (-1: a watcher) cannot know by a fair sample, and the chance by the one given."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole position as one line of text, with the number of its rules; `Game.load` reads it."""
        return with_rules(self.position_text(), self.rules)

    def position_text(self) -> str:
        """The game's part of it: `toy 1 …`, where 1 is the version of the text."""
        raise NotImplementedError

    def checksum(self) -> i64:
        """A number that differs where positions differ."""
        raise NotImplementedError

    def audit(self) -> str:
        """The first broken invariant, or nothing."""
        raise NotImplementedError

    # For the rules

    def throw(self, n: i64, what: i64) -> i64:
        """A random number below n; `what` is the game's label for it, shown in replays and asked of real dice."""
        if self.events is not None:
            self.chance.label = what
        return self.chance.below(n)

    def tell(
        self, code: i64, seat: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1, seen: i64 = EVERYONE
    ) -> None:
        """Writes an event where a list is attached. Hot rules test `self.events is not None` first."""
        events = self.events
        if events is not None:
            events.append(Event(code, seat, a, b, c, d, seen))

    def tell_apart(self, code: i64, seat: i64, a: i64 = -1, b: i64 = -1, c: i64 = -1, d: i64 = -1) -> None:
        """Tells a seat something with its figures, and everybody else that it happened, without them."""
        self.tell(code, seat, a, b, c, d, bit(seat))
        self.tell(code, seat, -1, -1, -1, -1, EVERYONE ^ bit(seat))

    def is_pending(self, seat: i64) -> bool:
        """Whether this seat owes a decision."""
        return self.pending() & bit(seat) != 0
