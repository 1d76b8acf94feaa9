"""A game that is written as tables, for games that are not compiled: what follows from its declarations.

`docs/adding-a-game.md` writes one. Any of it may be overridden, method by method; a game of the package needs none.
"""

import sys
from collections.abc import Mapping
from typing import Any, ClassVar, Self, TypeVar

from msgspec import Struct

from ..derive.live import made
from ..engine.chance import Chance
from ..engine.evaluator import Evaluator
from ..engine.events import Event
from ..engine.positions import number_from
from ..engine.state import NOT_YOUR_DECISION, State
from ..errors import Param
from . import plain_text, plain_view
from .base import Drawing, EventLine, Game, Line, OptionValue, Result, ScoreItem, Setup, StandingOrder
from .notation import Actions

SEATS = "seats="  # the part of the text that says how many there are


class Named(int):
    """A number of the rules with the key of its message, and the rules behind it."""

    key: str
    rules: tuple[str, ...]

    def __new__(cls, number: int, key: str, *rules: str) -> Self:
        named = super().__new__(cls, number)
        named.key, named.rules = key, rules
        return named


N = TypeVar("N", bound=Named)


class Phase(Named):
    """What is to be decided: `prompt-<key>` says it."""


class Reason(Named):
    """Why not: `reason-<key>`, with the arguments of the action."""


class Told(Named):
    """Something that happens: `event-<key>`; `names` are its arguments: of the seat, and then of its figures.

    `ship#` is a seat, counted from 1 for people.
    """

    names: tuple[str, ...]

    def __new__(cls, number: int, key: str, names: str, *rules: str) -> Self:
        told = super().__new__(cls, number, key, *rules)
        told.names = tuple(names.split())
        return told


class Label(Named):
    """What a random number is for: `chance-<key>`."""


class End(Named):
    """How a game ended: `end-<key>`."""


class PlainState(State):
    """A position that declares its fields in its constructor, which takes seats and chance and nothing else.

    Its numbers (phases, reasons, events, labels, ends) are named in its module.
    """

    derived: ClassVar[Any]  # these three are set by the game
    actions: ClassVar[Actions]
    head: ClassVar[str]
    phase: int
    end: int  # how it ended; 0 while it goes on

    def prepare(self, options: Mapping[str, OptionValue]) -> None:
        """Lays out a new game."""
        raise NotImplementedError

    def hidden(self) -> tuple[str, ...]:
        """The fields of a seat's record that nobody else may see now."""
        return ()

    def standing(self) -> tuple[tuple[ScoreItem, ...], ...]:
        """The points of each seat (`Game.standing`), of a finished game all of them."""
        return ()

    def orders(self, seat: int) -> tuple[StandingOrder, ...]:
        """The standing orders that a seat may give (`Game.orders`)."""
        return ()

    def worth(self, seat: int) -> float:
        """How well a seat stands, from 0 to 1, for bots that look ahead."""
        return self.returns(seat)

    def broken(self) -> str:
        """What cannot be, beside figures out of their bounds; nothing where all is well."""
        return ""

    # Who decides

    def owes(self, seat: int) -> bool:
        """Whether the phase asks something of this seat."""
        raise NotImplementedError

    def go_on(self) -> None:
        """What happens where nobody owes a decision, and it is not over."""
        raise NotImplementedError

    def pending(self) -> int:
        return 0 if self.end else sum(1 << seat for seat in range(self.seats) if self.owes(seat))

    def carry_on(self) -> None:
        """Goes on until a seat owes a decision or it is over; the last thing that a concession does."""
        while not self.end and self.pending() == 0:
            self.go_on()
        self.actor = max(self.to_move(), 0)

    # What he may do

    def legal(self) -> list[int]:
        return [action for action in self.actions.universe(self) if self.why_not(action) == 0]

    def count_actions(self) -> int:
        return len(self.legal())

    def nth_action(self, k: int) -> int:
        return self.legal()[k]

    def why_not(self, action: int) -> int:
        return int(self.derived.why_not(self, action)) if self.is_pending(self.actor) else int(NOT_YOUR_DECISION)

    def apply(self, action: int) -> None:
        self.derived.apply(self, action)
        self.carry_on()

    # Copies, texts, checks

    def clone(self) -> Self:
        copy = type(self)(self.seats, self.chance.clone())
        self.derived.copy_fields(self, copy)
        return copy

    def position_text(self) -> str:
        return f"{self.head}{SEATS}{self.seats} {self.derived.parts_text(self)}"

    def checksum(self) -> int:
        return int(self.derived.checksum(self))

    def audit(self) -> str:
        return self.derived.frame(self) or self.broken() or self.stuck()

    def stuck(self) -> str:
        return "" if self.end or self.pending() else "nobody owes a decision, yet it is not over"


def found(module: str, kind: type[N]) -> dict[int, N]:
    """The numbers of a kind that a module names."""
    return {int(number): number for number in vars(sys.modules[module]).values() if isinstance(number, kind)}


class PlainEvaluator(Evaluator):
    """Asks the position."""

    def value(self, state: State, seat: int) -> float:
        return state.returns(seat) if state.is_over() else plain(state).worth(seat)


class PlainGame(Game):
    """A game of tables: its facts, its position and its actions."""

    position: type[PlainState]
    drawing = Drawing(plain_text.render, plain_text.render)
    words: Mapping[str, Mapping[int, str]] = {}  # by field or argument: `<name>-<word>` says what its number means

    def __init__(self) -> None:
        """Makes what follows from the declarations; ImportError where they are none."""
        declared: type[Any] = next(kind for kind in self.position.__mro__ if kind.__name__ == "Position")
        module = declared.__module__
        self.phases, self.events = found(module, Phase), found(module, Told)
        self.labels, self.ends = found(module, Label), found(module, End)
        self.reasons = {int(NOT_YOUR_DECISION): ("not-your-decision", ())}
        self.reasons |= {number: (reason.key, reason.rules) for number, reason in found(module, Reason).items()}
        if "derived" not in vars(declared):  # a variant of a game shares its position
            declared.derived = made(module.rpartition(".")[0])
            declared.actions = self.actions
            declared.head = f"{self.facts.id} {self.text_version} "

    # Positions

    def new(self, setup: Setup, chance: Chance) -> PlainState:
        state = self.position(setup.seats, chance)
        state.rules = setup.rules
        state.events = []
        state.prepare(setup.options)
        state.carry_on()
        return state

    def load_text(self, text: str, rules: int, chance: Chance, files: Mapping[str, str]) -> PlainState:
        head, _, rest = text.partition(SEATS)
        seats, *parts = rest.split(" ")
        if head != self.position.head or number_from(seats) not in self.facts.seats:
            raise ValueError(f"it should begin with '{self.position.head}{SEATS}{self.facts.seats[0]}'")
        state = self.position(number_from(seats), chance)
        state.rules = rules
        state.derived.read_parts(state, parts)
        if state.audit():
            raise ValueError(state.audit())
        state.carry_on()
        return state

    def check_file(self, kind: str, content: str) -> list[Line]:
        return []

    def evaluator(self) -> Evaluator:
        return PlainEvaluator()

    # Actions

    def refusal_args(self, state: State, action: int) -> dict[str, Param]:
        return self.action(state, action).args

    def orders(self, state: State, seat: int) -> tuple[StandingOrder, ...]:
        return plain(state).orders(seat)

    # What a seat may know

    def view(self, state: State, seat: int) -> Struct:
        return plain_view.view(plain(state), seat, self.words)

    def event(self, event: Event) -> EventLine:
        told = self.events[event.code]
        figures = zip(told.names, (event.seat, event.a, event.b, event.c, event.d), strict=False)
        args = {name.removesuffix("#"): self.figure(name, figure) for name, figure in figures}
        return EventLine(told.key, event.seat, args, told.rules)

    def figure(self, name: str, figure: int) -> Param:
        """A figure of an event as an argument of its sentence."""
        if name == "end":
            return f"@end-{self.ends[figure].key}"
        if name in self.words:
            return f"@{name}-{self.words[name][figure]}"
        return int(figure) + name.endswith("#")

    def prompt(self, state: State, seat: int) -> Line:
        waiting = [str(other + 1) for other in range(state.seats) if state.is_pending(other)]
        if waiting and str(seat + 1) not in waiting:
            return Line("prompt-waiting", {"seats": ", ".join(waiting), "count": len(waiting)})
        if not waiting:
            return Line("prompt-over")
        phase = self.phases[plain(state).phase]
        return Line(f"prompt-{phase.key}", rules=phase.rules)

    def standing(self, state: State) -> tuple[tuple[ScoreItem, ...], ...]:
        return plain(state).standing()

    def result(self, state: State) -> Result:
        end, items = self.ends[plain(state).end], self.standing(state)
        totals = tuple(sum(item.points for item in line) for line in items)
        returns = tuple(state.returns(seat) for seat in range(state.seats))
        return Result(end.key, returns, totals, items, rules=end.rules)

    def chance_label(self, label: int) -> str:
        return f"chance-{self.labels[label].key}"


def plain(state: State) -> PlainState:
    """The state of a plain game as what it is."""
    assert isinstance(state, PlainState)
    return state
