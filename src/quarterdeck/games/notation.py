"""Actions as people write them, made from a game's table of actions: notation there and back, and all there could be.

The generator (`python -m quarterdeck.derive`) reads the same table for the reasons against an action and its dispatch.
"""

import re
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from math import prod
from typing import Any

import msgspec

from ..engine.actions import act_on, act_on_three, act_on_two, first_of, kind_of, second_of, third_of
from ..errors import BadNotation, Param
from .base import Action
from .spelling import Spelling, fold, latin

CODES = (lambda kind: kind, act_on, act_on_two, act_on_three)
MOST_STILL = 20_000  # descriptions kept, about 10 MB: the cells of some fifty boards
READERS = (first_of, second_of, third_of)


class Operand(msgspec.Struct, frozen=True):
    """What an action is about: a cell, a ship, a direction. Its functions are asked with the position."""

    name: str  # in notations and in the arguments of sentences
    type: object  # what the rules take it as: a NewType, or int
    values: range  # all that the rules are asked about; of a position there may be fewer
    text: Callable[[Any, Any], Param]  # the second: of its type
    read: Callable[[Any, str], int]  # BadNotation where it is none
    beyond: int  # the reason against what lies outside the values
    like: str = r"\S+"  # what its text looks like
    here: Callable[[Any], Sequence[int]] | None = None  # the values that this position could mean
    ever: Callable[[Any], Sequence[int]] | None = None  # those that any position of its game could; else all values
    called: str = ""  # in the arguments of sentences, where it is another word than in notations
    cell: bool = False  # whether it is written as a cell, whose letters may be typed in Cyrillic

    def possible(self, s: object) -> Sequence[int]:
        return self.values if self.here is None else self.here(s)


class Kind(msgspec.Struct, frozen=True, dict=True):
    """A kind of action: a row of the table."""

    number: int
    notation: str  # `mine {cell}`: words, and operands by their name; `mark|star {section}` is read either way
    phases: tuple[int, ...]  # where it is asked for; empty: anywhere
    do: Callable[..., None]
    may: Callable[..., int] | None = None  # the reason against it; None: always allowed in its phases
    then: Callable[..., None] | None = None  # what follows
    rules: tuple[str, ...] = ()  # the rules that allow it
    key: str | Callable[..., str] = ""  # of its sentence, `action-<key>`; else the first word
    more: Callable[..., dict[str, Param]] | None = None  # arguments of its sentence beside the operands
    still: Callable[[Any], Hashable] | None = None  # what its sentence depends on, where that is not the whole position
    written: Callable[[Any], str] | None = None  # which of several first words this position's notation has

    @cached_property
    def names(self) -> list[str]:
        return re.findall(r"{(\w+)}", self.notation)

    @cached_property
    def usual(self) -> tuple[str, ...]:
        """The words of its notation as they are written unless a position has others."""
        first, *rest = self.notation.split()
        return (first.partition("|")[0], *rest)

    @cached_property
    def template(self) -> str:
        """The same as one text."""
        return " ".join(self.usual)

    @property
    def fixed(self) -> str:
        """What is left of a notation without its operands."""
        return re.sub(r"{\w+}", "", self.notation)

    def first(self, s: object) -> str:
        """The first word of its notation, as it is written here."""
        return self.usual[0] if self.written is None else self.written(s)

    def text(self, s: object, texts: Mapping[str, Param]) -> str:
        """Its notation, as it is written here."""
        written = self.template if self.written is None else " ".join((self.written(s), *self.usual[1:]))
        return written.format(**texts) if texts else written

    def sentence(self, s: object, values: Iterable[int]) -> str:
        """The key of its sentence here."""
        return self.key(s, *values) if callable(self.key) else self.key or self.first(s)


class Actions:
    """The table of a game's actions."""

    def __init__(
        self,
        game: str,
        operands: tuple[Operand, ...],
        kinds: tuple[Kind, ...],
        spelled: Callable[[str], str] = lambda text: text,  # puts other ways to write a notation right
        about: str = "",  # the method of a position that finds what every function of a row is given beside it
        spellings: Mapping[str, Spelling] | None = None,  # by language
    ) -> None:
        self.game = game
        self.spellings = spellings or {}
        self.operands = {operand.name: operand for operand in operands}
        self.kinds = {kind.number: kind for kind in kinds}
        wordy = sorted(kinds, key=lambda kind: len(kind.fixed), reverse=True)  # `reef {cell}` before `{ship} {course}`
        self.patterns = [(self._pattern(kind), kind) for kind in wordy]
        self.spelled = spelled
        self._still: dict[tuple[Hashable, int], Action] = {}

    def _pattern(self, kind: Kind) -> re.Pattern[str]:
        """What a notation looks like in any language; an operand matches what its texts look like."""
        parts = []
        for number, word in enumerate(kind.notation.split()):
            if "{" not in word:
                parts.append(f"(?P<word{number}>{'|'.join(self._ways('words', word.split('|')))})")
                continue
            parts.append(re.sub(r"{(\w+)}", lambda name: self._operand_pattern(kind, name[1]), word))
        return re.compile(" ".join(parts), re.IGNORECASE)

    def _operand_pattern(self, kind: Kind, name: str) -> str:
        if name not in self.operands:
            raise ValueError(f"'{kind.notation}' is about '{name}', which is none of its table's operands")
        typed = [re.escape(way) for spelling in self.spellings.values() for way in spelling.read.get(name, ())]
        ways = sorted(typed, key=len, reverse=True)  # `юв` before `ю`
        return f"(?P<{name}>{'|'.join([*ways, self.operands[name].like])})"

    def _ways(self, about: str, words: Sequence[str]) -> list[str]:
        """What may be typed for these words, longer ones first."""
        typed = [way for spelling in self.spellings.values() for word in words for way in spelling.ways(about, word)]
        return [re.escape(way) for way in sorted([*words, *typed], key=len, reverse=True)]

    def spelled_in(self, text: str, lang: str) -> str:
        """A notation in the words of a language; what it has none for stays."""
        spelling = self.spellings.get(lang)
        found = spelling and next(((m, kind) for p, kind in self.patterns if (m := p.fullmatch(text))), None)
        if not spelling or not found:
            return text
        match, kind = found
        words = []
        for number, word in enumerate(kind.notation.split()):
            if "{" in word:
                words.append(re.sub(r"{(\w+)}", lambda name: spelling.show(name[1], match[name[1]]), word))
            else:
                words.append(spelling.show("words", match[f"word{number}"]))
        return " ".join(words)

    def operand_in(self, name: str, text: str, lang: str) -> str:
        """One operand's text in the words of a language."""
        return self.spellings[lang].show(name, text) if lang in self.spellings else text

    def words_in(self, text: str, lang: str) -> str:
        """A list of words of any operand in the words of a language."""
        shown: dict[str, str] = {}
        if spelling := self.spellings.get(lang):
            for table in spelling.shown.values():
                shown |= table
        return re.sub(r"[\w-]+", lambda word: shown.get(word[0], word[0]), text)

    def values(self, action: int) -> dict[str, int]:
        """The operands of an action by their names."""
        kind = self.kinds[kind_of(action)]
        return {name: reader(action) for name, reader in zip(kind.names, READERS, strict=False)}

    def describe(self, s: object, action: int) -> Action:
        """The structured form of an engine action."""
        kind = self.kinds[kind_of(action)]
        if kind.still is None:
            return self._described(kind, s, action)
        key = (kind.still(s), action)
        if key not in self._still:
            if len(self._still) >= MOST_STILL:
                self._still.clear()
            self._still[key] = self._described(kind, s, action)
        return self._still[key]

    def _described(self, kind: Kind, s: object, action: int) -> Action:
        values = []
        texts: dict[str, Param] = {}
        args: dict[str, Param] = {}
        for name, reader in zip(kind.names, READERS, strict=False):
            operand, value = self.operands[name], reader(action)
            values.append(value)
            texts[name] = args[operand.called or name] = operand.text(s, value)
        if kind.more is not None:
            args |= kind.more(s, *values)
        return Action(kind.text(s, texts), kind.sentence(s, values), args, action)

    def parse(self, s: Any, text: str) -> int:
        """The engine action that a text means."""
        given = self.spelled(" ".join(text.split()).replace("ё", "е").replace("Ё", "Е"))
        if not given:
            raise BadNotation("notation-empty")
        for pattern, kind in self.patterns:
            if match := pattern.fullmatch(given):
                values = [self.operands[name].read(s, self._canonical(name, match[name])) for name in kind.names]
                return self.code(self.due(kind, s.phase), values)
        raise BadNotation(f"{self.game}-notation", {"given": text[:40]})

    def _canonical(self, name: str, given: str) -> str:
        """An operand's text as notation has it, whatever language it was typed in."""
        for spelling in self.spellings.values():
            if meant := spelling.read.get(name, {}).get(fold(given)):
                return meant
        return latin(given) if self.operands[name].cell else given

    def due(self, kind: Kind, phase: int) -> Kind:
        """Of kinds that are written alike the one that this phase asks for."""
        alike = (other for other in self.kinds.values() if other.notation == kind.notation)
        return next((other for other in alike if phase in other.phases), kind)

    def code(self, kind: Kind, values: Iterable[int]) -> int:
        """The engine action of a kind with these operands."""
        given = list(values)
        return int(CODES[len(given)](kind.number, *given))

    def universe(self, s: Any, most: int = 0, start: int = 0) -> Iterable[int]:
        """Every action of this phase that could be named, legal or not; of other phases' kinds one each.

        Where a kind has more than `most`, so many of them, evenly spread, others from another start.
        """
        for kind in self.kinds.values():
            ranges = [self.operands[name].possible(s) for name in kind.names]
            if not kind.phases or s.phase in kind.phases:
                count = prod(map(len, ranges))
                step = max(1, count // most) if most else 1
                yield from (self.code(kind, _nth(ranges, at)) for at in range(start % step, count, step))
            else:
                yield self.code(kind, [self.operands[name].values[0] for name in kind.names])


def _nth(ranges: list[Sequence[int]], at: int) -> list[int]:
    """The at-th of all combinations of values."""
    found = []
    for values in reversed(ranges):
        at, place = divmod(at, len(values))
        found.append(values[place])
    return found[::-1]
