"""Setting: how a table of a game is set up, by its options, its owner's files and the number of its rules."""

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from importlib import resources
from typing import Literal

import msgspec

from ..errors import BadInput, Param

OptionValue = bool | int | str


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """A switch of the rules. Texts: `option-<key>`, its attribute `.help`, and `option-<key>-<choice>`.

    For what players' opinions differ about; a mistake in the rules is put right by their number (docs/contract.md).
    """

    key: str
    default: OptionValue
    choices: tuple[str, ...] = ()  # for text options: what may be chosen; empty = free text the game checks itself
    low: int = 0  # for whole numbers
    high: int = 0
    rules: tuple[str, ...] = ()  # ids, without the game's name in front
    since: int = 1  # the number of the rules that brought it
    before: OptionValue | None = None  # what the rules did before it existed; None: it was there from the first number
    formerly: tuple[str, ...] = ()  # keys it had in earlier numbers
    several: tuple[str, ...] = ()  # for free text: what it may list, separated by commas, instead of its default
    of_seats: bool = False  # its numbers are seats, counted from 1: none that the table lacks is offered

    @property
    def unsaid(self) -> OptionValue:
        """Its value where a text from any time says nothing of it."""
        return self.default if self.before is None else self.before

    def check(self, value: object) -> OptionValue:
        """The value in its right type, from itself or from text; BadInput names what was expected."""
        if isinstance(self.default, bool):
            named = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in named:
                return named[value.lower()]
            raise BadInput("option-bool", {"option": self.key, "given": str(value)})
        if isinstance(self.default, int):
            try:
                number = int(str(value))
            except ValueError:
                number = self.low - 1
            if isinstance(value, bool) or not self.low <= number <= self.high:
                params: dict[str, Param] = {"option": self.key, "given": str(value), "low": self.low, "high": self.high}
                raise BadInput("option-number", params)
            return number
        if not isinstance(value, str) or (self.choices and value not in self.choices):
            raise BadInput(
                "option-choice", {"option": self.key, "given": str(value), "choices": ", ".join(self.choices)}
            )
        return value


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """What players like to have counted over their games: events of a seat's own doing. Texts: `tally-<key>`."""

    key: str
    event: str  # key of the event that counts
    by: str = ""  # the argument whose values are counted apart: a ship's number, a building
    only: str = ""  # counts where the argument `outcome` has this value


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What the lobby needs to know of a game. Names and blurb: `game-name`, `game-blurb` in its locale."""

    id: str
    seats: tuple[int, ...]  # possible numbers of seats
    default_seats: int
    minutes: tuple[int, int]
    age: int
    designers: str
    publisher: str
    year: str
    options: tuple[Option, ...]
    rules: int = 1  # the number of the rules: grows with every fix and every new option
    retired: tuple[Option, ...] = ()  # options that only old tables have; new ones play as by their `default`
    files: tuple[str, ...] = ()  # kinds of files of the owner's it takes: "edition", "scenario", "deck"
    seat_names: tuple[str, ...] = ()  # `seat-<name>` in its locale; empty: seats are only numbered
    named: bool = False  # its sentences fit the names of players in place of `seat-<name>`
    hidden: bool = True  # whether seats know different things
    closing: tuple[str, ...] = ()  # kinds of actions that only close a turn: nobody has to ask for them
    curtain: bool = True  # whether people at one screen must not look over each other's shoulder, if they do
    secret_words: tuple[str, ...] = ()  # notations that begin so are not shown to other seats before the end
    ends: tuple[str, ...] = ()  # every way a game can end: `end-<key>`; each has a finished replay in tests/replays
    tallies: tuple[Tally, ...] = ()  # what is counted for profiles when a game is over
    place: int = 100  # among the games on the home page, the lowest first
    peers: tuple[str, ...] = ()  # OpenSpiel games of about the same length, for `quarterdeck bench`


class Setup(msgspec.Struct, frozen=True):
    """How a table starts: with the log and the chance, all there is to know of it."""

    seats: int
    options: dict[str, OptionValue]
    files: dict[str, str] = {}  # kind -> content
    rules: int = 1  # the number of the rules it was made with; those from before there were numbers have none


class Line(msgspec.Struct, frozen=True):
    """A sentence to be said: a message id with its arguments and the rules behind it.

    String arguments that begin with `@` are message ids themselves, translated before they are put in.
    """

    key: str
    args: dict[str, Param] = {}
    rules: tuple[str, ...] = ()


class RuleFacts(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a game's data/rules.toml; its text is `rule-<id>` (dots as dashes) in locale/<lang>/rules.ftl."""

    id: str
    chapter: str
    kind: Literal["behaviour", "component", "advice"]
    source: str
    see: tuple[str, ...] = ()
    reason: str = ""  # advice only: why no test can hold it

    @property
    def message(self) -> str:
        return "rule-" + self.id.replace(".", "-")


class Setting(ABC):
    """The part of a game that is the same for every one, from its facts and its data folder."""

    facts: Facts

    @abstractmethod
    def check_file(self, kind: str, content: str) -> list[Line]:
        """Every mistake in an owner's file, each as a line of text; empty where it may be used."""

    @property
    def package(self) -> str:
        return type(self).__module__.rpartition(".")[0]

    def data(self, name: str) -> str:
        """A file of the game's data folder."""
        return (resources.files(self.package) / "data" / name).read_text("utf-8")

    def package_has(self, path: str) -> bool:
        """Whether the game's folder holds a file."""
        return resources.files(self.package).joinpath(*path.split("/")).is_file()

    @cached_property
    def rules(self) -> dict[str, RuleFacts]:
        """Every rule and ruling id with its facts, in the book's order."""
        entries = msgspec.convert(tomllib.loads(self.data("rules.toml"))["rule"], list[RuleFacts])
        return {entry.id: entry for entry in entries}

    def setup(self, seats: int | None, options: Mapping[str, object], files: Mapping[str, str] | None = None) -> Setup:
        """A checked set-up with defaults filled in; BadInput names the first mistake."""
        number = self.facts.default_seats if seats is None else seats
        if number not in self.facts.seats:
            expected = ", ".join(map(str, self.facts.seats))
            raise BadInput("seats", {"game": self.facts.id, "given": number, "expected": expected})
        known = {option.key: option for option in self.facts.options}
        for key in options:
            if key not in known:
                expected = ", ".join(known)
                raise BadInput("option-unknown", {"option": str(key), "game": self.facts.id, "expected": expected})
        for kind, content in (files or {}).items():
            if kind not in self.facts.files:
                expected = ", ".join(self.facts.files)
                raise BadInput("file-kind", {"kind": kind, "game": self.facts.id, "expected": expected or "-"})
            self._take(kind, content)
        checked = {key: option.check(options.get(key, option.default)) for key, option in known.items()}
        return Setup(number, checked, dict(files or {}), self.facts.rules)

    def _take(self, kind: str, content: str) -> None:
        """BadInput where an owner's file has a mistake."""
        for mistake in self.check_file(kind, content):
            raise BadInput(mistake.key.removeprefix("error-"), mistake.args, mistake.rules)

    def setup_for_bots(
        self, seats: int | None, options: Mapping[str, object], files: Mapping[str, str] | None = None
    ) -> Setup:
        """The same for a game that bots play alone; a game overrides it where nobody would ever stop them."""
        return self.setup(seats, options, files)

    def up_to_date(self, stored: Setup) -> Setup:
        """A stored set-up of any age with all options that the rules ask for today; it keeps its number.

        What came after it is as the rules were `before`. BadInput where it is newer than this program, or damaged.
        """
        self.check_rules(stored.rules)
        given = {option.key: option.check(value) for option, value in self._named(stored)}
        for option in self.facts.options:
            if option.key in given:
                continue
            if option.before is None or option.since <= stored.rules:
                raise BadInput("option-missing", {"option": option.key, "game": self.facts.id, "rules": stored.rules})
            given[option.key] = option.before
        return msgspec.structs.replace(stored, options=given)

    def renewed(self, stored: Setup) -> Setup:
        """The set-up of a new table like an old one: the same options, by the rules of today.

        BadInput where today's rules would not take its files.
        """
        for kind, content in stored.files.items():
            self._take(kind, content)
        options = self.up_to_date(stored).options
        offered = {option.key: options[option.key] for option in self.facts.options}
        return msgspec.structs.replace(stored, options=offered, rules=self.facts.rules)

    def _named(self, stored: Setup) -> list[tuple[Option, OptionValue]]:
        return [(self.option_named(key), value) for key, value in stored.options.items()]

    def option_named(self, key: str) -> Option:
        """The option of a stored set-up, whatever it is called today and whether new tables have it or not."""
        for option in (*self.facts.options, *self.facts.retired):
            if key == option.key or key in option.formerly:
                return option
        expected = ", ".join(option.key for option in self.facts.options)
        raise BadInput("option-unknown", {"option": key, "game": self.facts.id, "expected": expected})

    def check_rules(self, number: int) -> None:
        """BadInput where a table or text was made with newer rules than this program has."""
        if number > self.facts.rules:
            raise BadInput("rules-newer", {"game": self.facts.id, "given": number, "known": self.facts.rules})
