"""The rules and a referee that shares no code with them play the same games; after each decision both say what is.

A referee is a slow, plain model of a game, written from its rulebook. It is told what was chosen and how the dice fell,
and must say by itself who owes a decision, all that he may do, what the table looks like, and how it ends.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import msgspec

from quarterdeck.engine.chance import Chance
from quarterdeck.engine.state import State
from quarterdeck.games.base import TRUTH, Action, EventLine, Game


class Throw(NamedTuple):
    """A die that fell or a card that was drawn: what for, as the game's chance label, out of how many, and which."""

    what: str
    of: int
    fell: int  # from 0


class Witness(Chance):
    """Chance that remembers what it gave."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.given: list[tuple[int, int, int]] = []

    def below(self, n: int) -> int:
        fell = super().below(n)
        self.given.append((self.label, n, fell))
        return fell

    def throws(self, game: Game) -> list[Throw]:
        """What it gave since it was last asked."""
        given, self.given = self.given, []
        return [Throw(game.chance_label(label), n, fell) for label, n, fell in given]


class Referee(Protocol):
    """What a model of a game says."""

    unsaid: frozenset[str]  # fields of the view, at any depth, that it has no opinion of
    known: Mapping[str, object]  # rules that are known to be played otherwise
    disputed: set[str]  # those of them that matter just now

    def waiting(self) -> Mapping[int, Collection[str]]:
        """The seats that owe a decision, with all that each may do, in notation; empty when the game is over."""

    def apply(self, seat: int, text: str, throws: list[Throw], told: list[EventLine]) -> None:
        """Does what a seat has chosen; every throw must be used, and every card is named in what was told."""

    def concede(self, seat: int, throws: list[Throw], told: list[EventLine]) -> None:
        """A seat gives up."""

    def playing(self) -> Collection[int]:
        """The seats that could still give up."""

    def seen(self) -> Mapping[str, object]:
        """The table, as the view of the truth has it."""

    def result(self) -> tuple[str, tuple[float, ...]]:
        """How it ended, and what it brought each seat."""


class Deviation(AssertionError):
    """The rules and the referee say different things."""


@dataclass
class Tally:
    """What a run has seen."""

    decisions: int = 0
    games: int = 0
    kinds: Counter[str] = field(default_factory=Counter)  # of actions chosen
    offered: Counter[str] = field(default_factory=Counter)  # decisions at which a kind was legal
    ends: Counter[str] = field(default_factory=Counter)
    disputes: Counter[str] = field(default_factory=Counter)  # games left because of a known deviation


Weigh = Callable[[str], int]  # how likely a player is to choose an action, by its notation


def evenly(text: str) -> int:
    return 1


class Pair:
    """One game, played by the rules and by a referee."""

    def __init__(self, game: Game, state: State, referee: Referee, player: Chance) -> None:
        self.game, self.state, self.referee, self.player = game, state, referee, player
        self.before = ""  # the position before the last choice
        self.choice = "(the start)"
        self.legal: dict[int, list[Action]] = {}

    def play(self, tally: Tally, most: int, weigh: Weigh = evenly, giving_up: int = 0) -> None:
        """Until the end, or so many decisions; one decision in `giving_up` is somebody's to give up (0: none)."""
        tally.games += 1
        try:
            for _ in range(most):
                self.compare()
                if self.state.is_over():
                    tally.ends[self.game.result(self.state).ended] += 1
                    return
                tally.decisions += 1
                if giving_up and self.player.below(giving_up) == 0 and self.referee.playing():
                    self.give_up(tally)
                else:
                    self.choose(tally, weigh)
            self.compare()
        except Deviation:
            if not self.referee.disputed & self.referee.known.keys():
                raise
            tally.disputes.update(self.referee.disputed & self.referee.known.keys())

    def choose(self, tally: Tally, weigh: Weigh) -> None:
        """A random seat that owes a decision makes a random choice."""
        seats = sorted(self.legal)
        seat = seats[self.player.below(len(seats))]
        actions = self.legal[seat]
        tally.offered.update({action.kind for action in actions})
        self.carry_out(tally, seat, self.pick(actions, [weigh(action.text) for action in actions]))

    def carry_out(self, tally: Tally, seat: int, chosen: Action) -> None:
        tally.kinds[chosen.kind] += 1
        self.before, self.choice = self.state.position(), f"seat {seat}: {chosen.text}"
        self.state.act_as(seat)
        self.state.events = []
        self.state.apply(chosen.code)
        self.tell(lambda throws, told: self.referee.apply(seat, chosen.text, throws, told))

    def pick(self, actions: list[Action], weights: list[int]) -> Action:
        place = self.player.below(sum(weights))
        for action, weight in zip(actions, weights, strict=True):
            place -= weight
            if place < 0:
                return action
        raise AssertionError("unreachable")

    def give_up(self, tally: Tally) -> None:
        """A random seat gives up."""
        seats = sorted(self.referee.playing())
        self.concede(tally, seats[self.player.below(len(seats))])

    def concede(self, tally: Tally, seat: int) -> None:
        tally.kinds["(gives up)"] += 1
        self.before, self.choice = self.state.position(), f"seat {seat} gives up"
        self.state.events = []
        self.state.concede(seat)
        self.tell(lambda throws, told: self.referee.concede(seat, throws, told))

    def tell(self, referee: Callable[[list[Throw], list[EventLine]], None]) -> None:
        chance = self.state.chance
        assert isinstance(chance, Witness)
        told = [self.game.event(event) for event in self.state.events or ()]
        throws = chance.throws(self.game)
        try:
            referee(throws, told)
        except Exception as error:
            raise Deviation(self.report(f"the referee cannot follow: {error!r}", f"{throws}\n  {told}")) from error

    def compare(self) -> None:
        """Decisions, table and end."""
        self.legal = self.list_legal()
        rules = {seat: {action.text for action in actions} for seat, actions in self.legal.items()}
        referee = {seat: set(options) for seat, options in self.referee.waiting().items()}
        if rules != referee:
            raise Deviation(self.report(*_apart(rules, referee)))
        if found := differences(self.view(), self.referee.seen(), self.referee.unsaid):
            raise Deviation(self.report("the table, rules first:", "\n  ".join(found)))
        if self.state.is_over():
            result = self.game.result(self.state)
            if (result.ended, tuple(result.returns)) != self.referee.result():
                raise Deviation(self.report(f"rules: {result.ended} {result.returns}", f"{self.referee.result()}"))
        self.referee.disputed.clear()

    def view(self) -> Mapping[str, object]:
        """The table, as the rules have it."""
        return dict(msgspec.to_builtins(self.game.view(self.state, TRUTH)))

    def list_legal(self) -> dict[int, list[Action]]:
        """The seats that owe a decision, with what each may do, as the rules have it."""
        found = {}
        for seat in range(self.state.seats):
            if self.state.is_pending(seat):
                self.state.act_as(seat)
                numbers = [self.state.nth_action(k) for k in range(self.state.count_actions())]
                actions = [self.game.action(self.state, number) for number in numbers]
                found[seat] = sorted(actions, key=lambda action: action.text)  # however the rules list them
        return found

    def report(self, rules: str, referee: str) -> str:
        told = [self.game.event(event) for event in self.state.events or ()]
        story = "\n  ".join(f"{line.key} {line.args}" for line in told)
        return (
            f"\nbefore: {self.before}\n{self.choice}\n  {story}\nafter: {self.state.position()}\n{rules}\n  {referee}"
        )


def _apart(rules: dict[int, set[str]], referee: dict[int, set[str]]) -> tuple[str, str]:
    """What only one of them allows."""
    if rules.keys() != referee.keys():
        return f"who decides: the rules say {rules}", f"the referee says {referee}"
    more = {seat: sorted(rules[seat] - referee[seat]) for seat in rules}
    less = {seat: sorted(referee[seat] - rules[seat]) for seat in rules}
    return f"legal by the rules only: {more}", f"by the referee only: {less}"


def differences(one: object, other: object, unsaid: frozenset[str], path: str = "") -> list[str]:
    """Where two trees of plain values differ; both must have the same fields, but for those that are unsaid."""
    if one == other:
        return []
    if isinstance(one, dict) and isinstance(other, Mapping):
        if apart := (one.keys() - unsaid) ^ other.keys():
            return [f"{path}: only one has {sorted(apart)}"]
        return [line for key in other for line in differences(one[key], other[key], unsaid, f"{path}.{key}")]
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [line for at, (a, b) in pairs for line in differences(a, b, unsaid, f"{path}[{at}]")]
    return [f"{path}: {one!r} or {other!r}"]
