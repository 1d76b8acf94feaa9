"""Game: what a game gives to tables, terminal, server and client, beside its compiled rules.

A game is a folder here with a `facts.py`; `quarterdeck.games` finds it. Nothing outside the folder names a game.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ..engine.chance import Chance
from ..engine.evaluator import Evaluator
from ..engine.events import Event
from ..engine.planes import Planes
from ..engine.positions import head_of
from ..engine.state import State
from ..errors import BadInput, BadNotation, Param
from . import targets
from .outcomes import Odds as Odds
from .outcomes import Result as Result
from .outcomes import ScoreItem as ScoreItem
from .outcomes import Threat as Threat
from .setting import Facts as Facts
from .setting import Line as Line
from .setting import Option as Option
from .setting import OptionValue as OptionValue
from .setting import RuleFacts as RuleFacts
from .setting import Setting
from .setting import Setup as Setup
from .setting import Tally as Tally
from .workshop import Workshop

if TYPE_CHECKING:
    from ..table.dice import Drawn
    from .notation import Actions

WATCHER = -1  # the seat number of somebody who only looks on
UNREADABLE = (ValueError, IndexError, OverflowError, KeyError)  # what a text that is no position makes of its reader
MOST_MEANT = 2_000  # actions looked through for what a click meant: below 10 ms
TRUTH = -2  # the "seat" that sees everything: finished games and replays only


class Action(msgspec.Struct, frozen=True):
    """A legal action as people and clients see it. `text` is its notation; `kind` and `args` are for boards to light.

    Its sentence is the message `action-<kind>` with the args.
    """

    text: str
    kind: str
    args: dict[str, Param] = {}
    code: int = 0  # the engine's int


class StandingOrder(msgspec.Struct, frozen=True):
    """What a seat wants done when the moment comes (`State.give_order`); its sentence is `order-<kind>` with args."""

    text: str
    kind: str
    what: int
    value: int
    args: dict[str, Param] = {}
    given: bool = False  # whether it is the one in force


class Pointing(msgspec.Struct, frozen=True):
    """What actions point at on a board, as targets like `cell:D4`; `targets.of` fills them in, and so does any client.

    By kind of action, in any order of choosing: `hand:{number}` with the action's argument, of which a message
    `@number-x` counts as x; `{text}` is the notation. Without its argument a target is left out.
    """

    targets: Mapping[str, tuple[str, ...]] = {}
    ways: tuple[str, ...] = ()  # parts before the colon that are ways to act, not places: `shots`, `do`
    first: tuple[str, ...] = ()  # parts to be chosen before the others of their action are offered
    usual: tuple[str, ...] = ()  # what to choose unasked where the way to act is open: a target, or a part's largest
    minor: tuple[str, ...] = ()  # kinds of actions that alone make nothing worth lighting: giving a ship up
    ending: tuple[str, ...] = ()  # kinds that end the turn


class Plan(msgspec.Struct, frozen=True):
    """Several actions that one click on a target means, and what `args` tell of it before it is done."""

    target: str
    texts: tuple[str, ...]
    args: dict[str, Param] = {}
    pieces: tuple[tuple[str, str, str], ...] = ()  # what goes along: from which cell, to which, heading where


class Blocked(msgspec.Struct, frozen=True):
    """Something near what was picked to which the way is blocked: from where, at which cell, to where, and why."""

    target: str
    start: str
    at: str
    end: str
    why: Line


class EventLine(msgspec.Struct, frozen=True):
    """An event as a seat may see it; its sentence is `event-<key>`. `args` also drive the board's animation."""

    key: str
    seat: int
    args: dict[str, Param] = {}
    rules: tuple[str, ...] = ()


class Foreseen(msgspec.Struct, frozen=True):
    """What actions surely lead to, before chance or anything hidden has its say."""

    events: tuple[EventLine, ...]
    gains: tuple[int, ...]  # points a seat


class Piece(msgspec.Struct, frozen=True):
    """Something of the box and what it does; people ask for it by its name, or by its mark on the board."""

    name: Line
    does: Line
    mark: str = ""
    rules: tuple[str, ...] = ()


class Component(msgspec.Struct, frozen=True):
    """A part of the box and where its values come from: `component-<key>` with the args, `source-<source>`."""

    key: str
    source: str
    args: dict[str, Param] = {}
    rules: tuple[str, ...] = ()


class Course(msgspec.Struct, frozen=True):
    """How a game went, for whoever checks whether it is fair."""

    length: int = 0  # in rounds, or whatever the game counts
    goal: int = 0  # which goal of its scenario decided, from 1; 0: none
    dead: bool = False  # it came to no end of its own


class Drawing(NamedTuple):
    """How a game writes its view out in a language."""

    whole: Callable[["Game", Any, str], str]
    small: Callable[["Game", Any, str], str]


class Game(Setting):
    """A registered game. One object a game, without state of its own."""

    text_version: int = 1  # of the position texts that it writes; it reads older ones, too
    reasons: Mapping[int, tuple[str, tuple[str, ...]]]  # of each reason code of `why_not`: its key and its rules
    pointing = Pointing()  # without targets every action is a button
    actions: "Actions"  # the table behind its notation
    drawing: "Drawing"
    workshop: Workshop | None = None  # how its files are drawn in an editor; None: nobody can

    # Positions

    @abstractmethod
    def new(self, setup: Setup, chance: Chance) -> State:
        """The start of a game; random set-up draws from `chance`. `setup` is what `self.setup` returned.

        Attaches an event list before it draws and leaves it on: set-up is told, and its draws are labelled, too.
        """

    def load(self, position: str, chance: Chance, files: Mapping[str, str]) -> State:
        """The position of a text that `State.position` wrote, today or ever; BadInput where it is none."""
        version, rules, text = head_of(position) if position.startswith(self.facts.id + " ") else (0, 1, position)
        if version > self.text_version:
            params: dict[str, Param] = {"game": self.facts.id, "given": int(version), "known": self.text_version}
            raise BadInput("position-newer", params)
        self.check_rules(int(rules))
        try:
            return self.load_text(text, int(rules), chance, files)
        except UNREADABLE as error:
            raise self.unreadable(str(error)) from None

    def load_own(self, position: str, chance: Chance, files: Mapping[str, str]) -> State:
        """The same for a text that this program wrote a moment ago, for whoever thinks about it elsewhere.

        A game that leaves the audit out here lets bots and hints go on where a mistake of its rules has broken it.
        """
        return self.load(position, chance, files)

    @abstractmethod
    def load_text(self, text: str, rules: int, chance: Chance, files: Mapping[str, str]) -> State:
        """The position of a text that `State.position_text` wrote, by rules of this number; else one of UNREADABLE.

        Sets `State.rules` before it asks the rules anything.
        """

    def unreadable(self, why: str) -> BadInput:
        """What is said of a text that is no position."""
        return BadInput("position", {"game": self.facts.id, "why": why})

    def file_warnings(self, kind: str, content: str) -> list[Line]:
        """What is unusual about an owner's file that may be used."""
        return []

    def schema(self, kind: str) -> dict[str, object] | None:
        """The JSON Schema of an owner's file, for editors; None where there is none."""
        return None

    def upgraded(self, kind: str, content: str) -> str | None:
        """A file without mistakes in the newest format of its kind; None where it is in that already."""
        return None

    @abstractmethod
    def evaluator(self) -> Evaluator:
        """The judge for opponents that look ahead, with its standard weights where it has some (`weights.weighed`)."""

    def planes(self, state: State) -> Planes | None:
        """What observations of a game that begins so look like; None: programs that learn get the view's figures."""
        return None

    # Actions

    def action(self, state: State, action: int) -> Action:
        """The structured form of an engine action."""
        return self.actions.describe(state, action)

    def parse(self, state: State, text: str) -> int:
        """The engine action a notation text means for the state's actor, legal or not; BadNotation, AmbiguousNotation.

        `action(state, a).text` parses back to `a`.
        """
        return self.actions.parse(state, text)

    def spelled(self, text: str, lang: str) -> str:
        """A notation as people of a language type it; it parses to the same action."""
        return self.actions.spelled_in(text, lang)

    def refusal(self, state: State, action: int) -> Line | None:
        """Why the actor may not do this (`reason-<key>` with args and rules), None where he may."""
        code = state.why_not(action)
        if code == 0:
            return None
        key, rules = self.reasons[code]
        return self.nearer(state, action, Line(f"reason-{key}", self.refusal_args(state, action), rules))

    def nearer(self, state: State, action: int, reason: Line) -> Line:
        """A reason by the rule that is nearest to what was tried, in place of the one for all such cases."""
        return reason

    def refusal_args(self, state: State, action: int) -> dict[str, Param]:
        """What the text of a refusal needs to know about the action."""
        return {}

    def explain_click(self, state: State, target: str, picked: frozenset[str]) -> Line | None:
        """What is wrong with choosing a target after others were picked; None where nothing is.

        `target` and `picked` come from a client and may be anything; BadNotation where they name nothing.
        """
        meant = self.meant(state, target, picked)
        return self.refusal(state, meant) if isinstance(meant, int) else meant or Line("reason-table-no-use")

    def meant(self, state: State, target: str, picked: frozenset[str]) -> int | Line | None:
        """The action of the actor that a click would have been part of, or what is wrong where none can be composed.

        Any game may leave this as it is: the first action of its universe that points at all of them.
        """
        wanted = picked | {target}
        for action in islice(self.universe(state), MOST_MEANT):
            if wanted.issubset(targets.of(self.pointing, self.action(state, action))):
                return action
        return None

    def plans(self, state: State) -> tuple[Plan, ...]:
        """The compound orders that the actor may give by one click; most games have none."""
        return ()

    def together(self, state: State, texts: Sequence[str]) -> tuple[str, ...]:
        """Legal actions of the actor as they are written to be done together, all or none; most games as they are."""
        return tuple(texts)

    def blocked(self, state: State, picked: frozenset[str]) -> tuple[Blocked, ...]:
        """What is near the picked thing of the actor's and blocked, for boards that draw it; few, the nearest first."""
        return ()

    def odds(self, state: State, action: int) -> Odds | None:
        """The chances behind a legal action of the actor, from what he may know; None where there are none."""
        return None

    def threats(self, state: State, action: int) -> tuple[Threat, ...]:
        """What a legal action of the actor would reach and who may answer it, as far as he may know."""
        return ()

    def why_wait(self, state: State, seat: int) -> Line | None:
        """Why a seat that owes no decision has to wait, where the rules say it; most games just name who decides."""
        return None

    def progress(self, state: State) -> Line | None:
        """How far it is, for lists of tables: `progress` in name.ftl, of what everybody may know; None: unsaid."""
        return None

    def warning(self, state: State, action: int) -> Line | None:
        """What a legal action of the actor would cost him beyond recall, as far as he may know; None: nothing.

        A sentence `warning-<key>`. Whoever asks a person for actions says it and asks again before it is done.
        """
        return None

    def universe(self, state: State) -> Iterable[int]:
        """Every encodable action of the actor's decision, legal or not; the laws hold `why_not` against it."""
        return self.actions.universe(state)

    def orders(self, state: State, seat: int) -> tuple[StandingOrder, ...]:
        """Every standing order that this seat may give now, those in force among them; most games have none."""
        return ()

    # What a seat may know

    @abstractmethod
    def view(self, state: State, seat: int) -> msgspec.Struct:
        """All a seat may see (WATCHER, TRUTH: see above); the only thing of a state that leaves the server."""

    def view_beside(self, state: State, seat: int, other: msgspec.Struct) -> msgspec.Struct:
        """The same, where another seat's view of this very position is there: what both see alike is taken from it."""
        return self.view(state, seat)

    @abstractmethod
    def event(self, event: Event) -> EventLine:
        """An event with its sentence; the caller has asked `visible_to` first."""

    def event_at(self, state: State, event: Event) -> EventLine:
        """The same at a table in some state; games whose files have words of their own say it in these."""
        return self.event(event)

    @abstractmethod
    def prompt(self, state: State, seat: int) -> Line:
        """What this seat should do now, or whom it waits for, in one sentence."""

    def render(self, state: State, seat: int, lang: str) -> str:
        """The position as text with rich markup: terminal, playthroughs and screen readers all use it."""
        return self.drawing.whole(self, self.view(state, seat), lang)

    def render_small(self, state: State, seat: int, lang: str) -> str:
        """The same for a small terminal, 80 by 24; blocks that blank lines separate stand beside the tallest one."""
        return self.drawing.small(self, self.view(state, seat), lang)

    def introduction(self, state: State, lang: str) -> str:
        """What the game at this table is about, to be read before the first turn; empty where its name says it all."""
        return ""

    def pieces(self, state: State) -> tuple[Piece, ...]:
        """What the parts of the box do: ships, cards, figures on the board."""
        return ()

    @abstractmethod
    def result(self, state: State) -> Result:
        """How the game ended; only for finished states."""

    def course(self, state: State) -> Course:
        """How the game went."""
        return Course()

    def sides(self, state: State) -> tuple[int, ...]:
        """The side of each seat; everybody is his own where the game has no teams."""
        return tuple(range(state.seats))

    def standing(self, state: State) -> tuple[tuple[ScoreItem, ...], ...]:
        """The points each seat has now from open information, itemised; empty where the game keeps none."""
        return ()

    def assets(self, state: State) -> tuple[dict[str, int], ...]:
        """What each seat has to play with, from open information; hints say what an action gains and risks of it.

        Keys are texts, `asset-<key>` with `count`; empty where points say it all.
        """
        return ()

    @abstractmethod
    def chance_label(self, label: int) -> str:
        """The message id that names a random number (`chance-<key>`): a die to throw, a ship to draw."""

    def chance_outcome(self, label: int, n: int, outcome: int) -> str:
        """An outcome in notation, for replays and for people with real dice: "4", "4/6", "lobster"."""
        return str(outcome + 1)

    def parse_outcome(self, label: int, n: int, text: str) -> int:
        """The outcome a text means; BadNotation names what was expected."""
        number, _, of = text.strip().partition("/")
        if number.isascii() and number.isdigit() and of in ("", str(n)) and 1 <= int(number[:6]) <= n:
            return int(number) - 1
        raise BadNotation("outcome", {"given": text[:20], "most": n})

    def chance_words(
        self, setup: Setup, state: State | None, label: int, n: int, drawn: Sequence["Drawn"]
    ) -> tuple[str, ...]:
        """What the outcomes are called on real pieces where no event tells it; `drawn` came before in the same entry.

        `state` is the position before that entry, None in the set-up; texts that begin with `@` are messages.
        """
        return ()

    def chance_seat(self, setup: Setup, label: int, drawn: Sequence["Drawn"]) -> int:
        """Who throws or draws, where no event tells it; -1: nobody in particular."""
        return -1

    def provenance(self, files: Mapping[str, str]) -> tuple[Component, ...]:
        """The parts of the box that these files make, each with its source; empty where all is in the rulebook."""
        return ()

    def next_options(
        self, options: Mapping[str, OptionValue], returns: tuple[float, ...], shift: int = 0
    ) -> dict[str, OptionValue]:
        """The options of the next game at the same table, where seat s sits at s - shift; most games change none."""
        return dict(options)

    def next_position(self, position: str, files: Mapping[str, str], returns: tuple[float, ...], shift: int = 0) -> str:
        """The same for a table that began at a position: the one that the next game begins at."""
        return position


@lru_cache(maxsize=64)  # games from outside are few; one that is let go is the same object again
def load_game(package: str) -> Game:
    """The game object of a package with a `game` in its facts.py."""
    from importlib import import_module

    found = import_module(f"{package}.facts").game
    assert isinstance(found, Game)
    return found
